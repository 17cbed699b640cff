"""R1 and R2 for the log in SQLite: what was answered survives a kill and a power cut."""

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
from tests.store.disk import Answered, Disk, NoLibrary, Note, Sync, noted

ROOT = Path(__file__).parents[2]


def start(*arguments: str) -> subprocess.Popen[str]:
    """Start the process that writes."""
    command = [sys.executable, "-m", "tests.store.writing", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def take_notes(folder: Path, synchronous: str) -> list[Note]:
    """Let a process write, and note all that it does to its files."""
    try:
        with noted([]):
            pass
    except NoLibrary:
        pytest.skip("nothing can be put between this Python's SQLite and its files")
    url, notes = f"sqlite:///{folder / 'log.db'}", folder / "notes"
    with start(url, synchronous, str(notes)) as process:
        assert process.wait() == 0
    found: list[Note] = pickle.loads(notes.read_bytes())  # noqa: S301 - our own, just written
    return found


def wrong_with(database: Path, answered: dict[str, int]) -> str | None:
    """Say what is missing or broken in a database that was found after a cut."""
    try:
        with closing(sqlite3.connect(database)) as opened:
            if opened.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return "damaged"
            for stream, version in answered.items():
                asked = opened.execute(
                    "SELECT version, at, command, data, hash, lasts FROM events"
                    " WHERE stream = ? ORDER BY version",
                    (stream,),
                )
                records = [Record(*row) for row in asked]
                if len(records) < version:
                    return f"{stream} has {len(records)} of {version}"
                if first_break(stream, records) is not None:
                    return f"{stream} is broken"
    except sqlite3.DatabaseError as error:
        return str(error)
    return None


def losses(notes: Sequence[Note], folder: Path, cuts: int) -> list[str]:
    """Cut the power again and again; returns what was wrong each time.

    Half of the moments are right behind an answer, when it would hurt most, half are any.
    """
    chance = random.Random(2)  # noqa: S311 - the same cuts every time
    answers = [place + 1 for place, note in enumerate(notes) if isinstance(note, Answered)]
    later = range(answers[0], len(notes) + 1)
    moments = sorted(chance.choices(answers, k=cuts // 2) + chance.choices(later, k=cuts // 2))
    disk, found, come = Disk(), [], 0
    for number, moment in enumerate(moments):
        for note in notes[come:moment]:
            disk.note(note)
        come = moment
        place = folder / str(number)
        place.mkdir(parents=True)
        for name, content in disk.after_a_power_cut(chance).items():
            (place / name).write_bytes(content)
        wrong = wrong_with(place / "log.db", disk.answered)
        if wrong is not None:
            found.append(wrong)
        for file in place.iterdir():
            file.unlink()
    return found


def test_what_was_answered_survives_a_power_cut(tmp_path: Path, size: Size) -> None:
    """R2: un-synced writes dropped, torn and out of order; 1,000 moments at full size."""
    notes = take_notes(tmp_path, "FULL")
    assert losses(notes, tmp_path / "cuts", size(40, 1_000)) == []


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_with_weaker_settings_it_would_not(tmp_path: Path, synchronous: str) -> None:
    """Control: with these, the same check finds losses at most moments."""
    notes = take_notes(tmp_path, synchronous)
    assert len(losses(notes, tmp_path / "cuts", 20)) > 10


def test_an_answer_before_the_disk_has_it_would_be_caught(tmp_path: Path) -> None:
    """Control: were each answered one sync too early, the check would find it."""
    notes: list[Note] = []
    for note in take_notes(tmp_path, "FULL"):
        syncs = (place for place in reversed(range(len(notes))) if isinstance(notes[place], Sync))
        notes.insert(next(syncs) if isinstance(note, Answered) else len(notes), note)
    assert losses(notes, tmp_path / "cuts", 40)


def test_what_was_answered_survives_a_kill(tmp_path: Path, size: Size) -> None:
    """R1 at this level: killed in the middle of writing, each time a little later."""
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
            for line in process.stdout:  # said, but not yet heard when it was killed
                stream, separator, version = line.rstrip("\n").partition("\t")
                if separator and line.endswith("\n"):
                    answered[stream] = int(version)
        assert wrong_with(path, answered) is None
