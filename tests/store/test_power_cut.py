"""Confirmed records in an SQLite log survive a kill and a power cut."""

from __future__ import annotations

import pickle
import random
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from romme.store.log.chain import first_break
from romme.store.log.records import Record
from tests.conftest import Size
from tests.support.store.simulated_disk import (
    Answered,
    Disk,
    DiskEvent,
    NoLibrary,
    Sync,
    recorded,
)

ROOT = Path(__file__).parents[2]


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start the writer process with these arguments, and return it."""
    command = [sys.executable, "-m", "tests.support.store.writer_process", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def record_events(folder: Path, synchronous: str) -> list[DiskEvent]:
    """Run the writer process and return the disk events of its database."""
    try:
        with recorded([]):
            pass
    except NoLibrary:
        pytest.skip("the SQLite of this Python cannot be instrumented")
    url, file = f"sqlite:///{folder / 'log.db'}", folder / "events"
    with start(url, synchronous, str(file)) as process:
        assert process.wait() == 0
    events: list[DiskEvent] = pickle.loads(file.read_bytes())  # noqa: S301 - our own file
    return events


def problem_in(database: Path, answered: dict[str, int]) -> str | None:
    """Return the first problem of a database after a power cut, such as "damaged", or None."""
    try:
        with closing(sqlite3.connect(database)) as opened:
            if opened.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return "damaged"
            for stream, version in answered.items():
                rows = opened.execute(
                    "SELECT version, at, command, data, hash, lasts FROM events"
                    " WHERE stream = ? ORDER BY version",
                    (stream,),
                )
                records = [Record(*row) for row in rows]
                if len(records) < version:
                    return f"{stream} has {len(records)} of {version}"
                if first_break(stream, records) is not None:
                    return f"{stream} is broken"
    except sqlite3.DatabaseError as error:
        return str(error)
    return None


def losses(events: Sequence[DiskEvent], folder: Path, cuts: int) -> list[str]:
    """Simulate power cuts and return the problems that they cause.

    Half of the cuts come right after a confirmation, where a loss is most likely, the others at any
    time.
    """
    rng = random.Random(2)  # noqa: S311 - the same cuts every time
    answers = [at + 1 for at, event in enumerate(events) if isinstance(event, Answered)]
    later = range(answers[0], len(events) + 1)
    moments = sorted(rng.choices(answers, k=cuts // 2) + rng.choices(later, k=cuts // 2))
    disk, problems, applied = Disk(), [], 0
    for number, moment in enumerate(moments):
        for event in events[applied:moment]:
            disk.apply(event)
        applied = moment
        copy = folder / str(number)
        copy.mkdir(parents=True)
        for name, content in disk.after_power_cut(rng).items():
            (copy / name).write_bytes(content)
        problem = problem_in(copy / "log.db", disk.answered)
        if problem is not None:
            problems.append(problem)
        for file in copy.iterdir():
            file.unlink()
    return problems


def test_confirmed_records_survive_a_power_cut(tmp_path: Path, size: Size) -> None:
    """Unsynced writes are dropped, torn and reordered, in 1,000 power cuts at full size."""
    events = record_events(tmp_path, "FULL")
    assert losses(events, tmp_path / "cuts", size(40, 1_000)) == []


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_weaker_settings_lose_confirmed_records(tmp_path: Path, synchronous: str) -> None:
    """Control: with a weaker `synchronous` setting, most power cuts lose confirmed records."""
    events = record_events(tmp_path, synchronous)
    assert len(losses(events, tmp_path / "cuts", 20)) > 10


def test_the_check_finds_confirmations_before_the_sync(tmp_path: Path) -> None:
    """Control: records are lost if each confirmation is moved ahead of the sync before it."""
    events: list[DiskEvent] = []
    for event in record_events(tmp_path, "FULL"):
        syncs = (at for at in reversed(range(len(events))) if isinstance(events[at], Sync))
        events.insert(next(syncs) if isinstance(event, Answered) else len(events), event)
    assert losses(events, tmp_path / "cuts", 40)


def test_confirmed_records_survive_a_kill(tmp_path: Path, size: Size) -> None:
    """The process is killed while writing, each time a little later."""
    for kill in range(size(3, 50)):
        answered: dict[str, int] = {}
        path = tmp_path / f"{kill}.db"
        with start(f"sqlite:///{path}", "FULL") as process:
            try:
                assert process.stdout is not None
                for _ in range(40 + 7 * kill):
                    stream, version = process.stdout.readline().split("\t")
                    answered[stream] = int(version)
            finally:
                process.kill()
            for line in process.stdout:  # printed before the kill but not read yet
                stream, separator, version = line.rstrip("\n").partition("\t")
                if separator and line.endswith("\n"):
                    answered[stream] = int(version)
        assert problem_in(path, answered) is None
