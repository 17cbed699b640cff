"""The commands work on an emulated Windows, in its language and with its code page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from romme.cli import app as program
from romme.cli.terminal.exits import Status
from romme.locales import guess_language
from tests.support.servers import TIMEOUT_SECONDS, environment
from tests.support.windows.emulation import emulate_api

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "klassik.romme"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="emulated on Linux only")


def romme(folder: Path, *arguments: str) -> str:
    """Run a command on the emulated Windows with a Western code page, and return its output."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.support.windows.emulation", "romme", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(PYTHONPATH=str(ROOT), PYTHONIOENCODING="cp1252", PYTHONUTF8="0"),
        cwd=folder,
        check=False,
        timeout=TIMEOUT_SECONDS,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    return ran.stdout.decode("cp1252")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules", "turnier"), "Ausgabe"),
        (("solve", "7C", "8C", "9C", "*", "QS"), "?7 ?8 ?9"),
        (("replay", str(EXAMPLE)), "?"),
        (("--help",), "Rommé"),
    ],
)
def test_output_is_german_and_never_fails(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    """Windows reports German as its language. Suits that the code page lacks are shown as `?`."""
    assert said in romme(tmp_path, *arguments)


def test_a_tournament_is_stored_and_printed(tmp_path: Path) -> None:
    folder = tmp_path / "Müllers Cup"
    folder.mkdir()
    romme(folder, "tournament", "new", "Cup 1.romme", "Cup")
    romme(folder, "tournament", "add", "Cup 1.romme", "Léa Müller", "--club", "Esch")
    romme(folder, "tournament", "print", "Cup 1.romme", "start-cards")
    assert (folder / "Cup 1-start-cards.pdf").read_bytes().startswith(b"%PDF")
    assert b"\r" not in (folder / "Cup 1.romme").read_bytes()


@pytest.mark.parametrize(
    ("environment", "language"),
    [({}, "de"), ({"LANG": "fr_FR"}, "fr"), ({"ROMME_LANG": "lb"}, "lb")],
)
def test_the_display_language_is_used_unless_another_is_set(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    emulate_api(lambda owner, name, new: monkeypatch.setattr(owner, name, new, raising=False))
    assert guess_language(environment) == language


@pytest.mark.parametrize(
    ("platform", "status"), [("win32", Status.PIPE_CLOSED), ("linux", Status.UNREADABLE)]
)
def test_error_22_means_a_closed_pipe_only_on_windows(
    monkeypatch: pytest.MonkeyPatch, platform: str, status: Status
) -> None:
    """Windows reports a closed pipe as error 22, which is a real error on other systems."""

    def write(_: list[str]) -> int:
        raise OSError(22, "Invalid argument")

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(program, "_run", write)
    monkeypatch.setattr(program, "_drop_output", lambda: None)
    with pytest.raises(SystemExit) as ended:
        program.main([])
    assert ended.value.code == status
