"""The file of finished deals: an interrupted contest can be resumed with the same result."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

from romme.arena.contest_report import as_json
from romme.arena.record import usual_place
from romme.arena.running import run
from tests.cli.arena.conftest import DUEL
from tests.cli.conftest import Run
from tests.support.arena.fake_contests import contest
from tests.support.servers import TIMEOUT_SECONDS

ROOT = Path(__file__).parents[3]


def cached(tmp_path: Path) -> list[Path]:
    return [*(tmp_path / "cache").rglob("*.jsonl")]


@pytest.mark.usefixtures("_invented_results")
def test_a_named_record_stays_and_can_be_resumed(romme: Run, tmp_path: Path) -> None:
    whole = romme(*DUEL, "--deals", "9", "--json")
    first = romme(*DUEL, "--deals", "4", "--resume", "x")
    assert (first.status, first.err) == (0, "")
    again = romme(*DUEL, "--deals", "9", "--resume", "x", "--json")
    assert (again.status, again.out) == (0, whole.out)
    assert again.err == ("romme: 4 deals are already in x. To start over, delete that file.\n")
    assert (tmp_path / "x").read_bytes().count(b"\n") == 10
    assert cached(tmp_path) == []


@pytest.mark.usefixtures("_invented_results")
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda file: file.write_text("Dear diary\n"), "x isn’t an arena record."),
        (
            lambda file: file.write_text(file.read_text().replace('"seed":1', '"seed":2')),
            "x belongs to another contest; these differ: seed.",
        ),
        (
            lambda file: file.write_text(re.sub('"code":"[^"]*"', '"code":"0"', file.read_text())),
            "x comes from another version of the program or of a bot,",
        ),
        (lambda file: file.write_text(file.read_text() + "rubbish\n"), "x is damaged in line 4."),
    ],
)
def test_an_unsuitable_record_is_refused(
    romme: Run,
    tmp_path: Path,
    spoil: Callable[[Path], object],
    reason: str,
) -> None:
    romme(*DUEL, "--deals", "2", "--resume", "x")
    spoil(tmp_path / "x")
    before = (tmp_path / "x").read_bytes()
    result = romme(*DUEL, "--deals", "2", "--resume", "x")
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert reason in result.err
    assert (tmp_path / "x").read_bytes() == before


@pytest.mark.usefixtures("_invented_results")
def test_the_default_record_is_deleted_at_the_end(romme: Run, tmp_path: Path) -> None:
    assert romme(*DUEL, "--deals", "3").status == 0
    assert (tmp_path / "cache" / "romme" / "arena").is_dir()
    assert cached(tmp_path) == []


@pytest.mark.usefixtures("_invented_results")
def test_the_arena_works_without_a_default_record(romme: Run, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    assert romme(*DUEL, "--deals", "3").status == 0


def start(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "romme", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def wait_for_lines(file: Path, lines: int, running: subprocess.Popen[bytes]) -> None:
    """Wait until `file` has at least `lines` lines. Fail if the running arena ends first."""
    while running.poll() is None:
        if file.is_file() and file.read_bytes().count(b"\n") >= lines:
            return
        sleep(0.01)
    raise AssertionError("the arena ended too soon", running.communicate())


def wait_for_the_end(group: int) -> None:
    """Wait until all processes in a process group have ended, usually a second or two."""
    for _ in range(300):
        shown = subprocess.run(
            ["ps", "-A", "-o", "pgid=,stat="],  # noqa: S607 - found in PATH
            capture_output=True,
            check=True,
            text=True,
        )
        processes = [line.split() for line in shown.stdout.splitlines()]
        if not [stat for number, stat in processes if int(number) == group and stat[0] != "Z"]:
            return
        sleep(0.1)
    raise AssertionError("a worker is still running")


@pytest.fixture(scope="module")
def uninterrupted() -> str:
    """The JSON output of an uninterrupted run of 20 deals."""
    report = as_json(run(contest("anfaenger", "zufall"), 20))
    return json.dumps(report, ensure_ascii=False, indent=2) + "\n"


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "kill"])
def test_an_interrupted_run_resumes_to_the_same_result(
    romme: Run, uninterrupted: str, workers: str, end: signal.Signals
) -> None:
    """A real process is interrupted together with its children, or killed without them."""
    arguments = ("arena", "anfaenger", "zufall", "--deals", "20", "--json", "--workers")
    file = usual_place(contest("anfaenger", "zufall"))
    with start(*arguments, workers) as running:
        wait_for_lines(file, 3, running)
        if end is signal.SIGKILL:
            running.kill()
        else:
            os.killpg(running.pid, end)
        out, err = running.communicate()
    assert out == b""
    if end is signal.SIGINT:
        message = (
            r"romme: Interrupted after \d+ of 20 deals\. Run the same command again to continue\.\n"
        )
        assert running.returncode == 130
        assert re.fullmatch(message, err.decode())
    else:
        assert running.returncode == -signal.SIGKILL
        with file.open("ab") as torn:  # simulates a torn last line
            torn.write(b'{"deal":19,"games":[[1,')
    done = file.read_bytes().count(b"\n") - 1
    assert 2 <= done < 20
    wait_for_the_end(running.pid)
    again = romme(*arguments, "1")
    assert (again.status, again.out) == (0, uninterrupted)
    assert again.err.startswith(f"romme: {done} deals are already in ")
    assert not file.exists()


ONE_DEAL_FOR_TWO_WORKERS = """
import os, signal
from romme.arena import crews
from tests.support.arena.fake_contests import contest

with crews.processes(2) as crew:
    next(crew(contest("anfaenger", "zufall"), range(1)))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_worker_without_a_deal_ends_with_its_parent() -> None:
    """The workers inherit the output of their parent, so its end is read when all have ended."""
    with subprocess.Popen(
        [sys.executable, "-c", ONE_DEAL_FOR_TWO_WORKERS],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # joblib's clean-up after the kill is reported there
        start_new_session=True,
    ) as parent:
        try:
            out, _ = parent.communicate(timeout=TIMEOUT_SECONDS)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(parent.pid, signal.SIGKILL)
    assert (parent.returncode, out) == (-signal.SIGKILL, b"")
