"""The program as a whole: help, usage errors, signals, pipes, colours."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from romme.cli.app import app
from romme.cli.terminal.arguments import arguments_of
from romme.cli.terminal.commands import CommandGroup
from romme.cli.tournament import tournament
from romme.locales import LANGUAGES
from tests.cli.conftest import Run, Write
from tests.cli.game_texts import WON

PROGRAM = (sys.executable, "-m", "romme")


def start(*arguments: str, **settings: object) -> subprocess.Popen[bytes]:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([*PROGRAM, *arguments], **(pipes | settings))  # type: ignore[call-overload, no-any-return]


def test_without_arguments_it_prints_an_overview(romme: Run) -> None:
    result = romme()
    assert (result.status, result.err) == (0, "")
    for command in app.commands:
        assert f"\n  romme {command} " in result.out
    assert romme("--help") == result
    assert romme("-h") == result


@pytest.mark.parametrize("command", app.commands)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_in_every_language(romme: Run, command: str, lang: str) -> None:
    result = romme(command, "--help", "--lang", lang)
    assert (result.status, result.err) == (0, "")
    assert f"  romme {command} " in result.out
    assert "--lang lb|de|fr|en  " in result.out


def test_the_overview_differs_in_every_language(romme: Run) -> None:
    assert len({romme("--lang", lang).out for lang in LANGUAGES}) == len(LANGUAGES)
    assert romme("--lang", "de").out.startswith("Rommé, wie man es in Luxemburg")


def test_options_with_a_value_show_a_placeholder(romme: Run) -> None:
    commands: list[tuple[str, ...]] = [(name,) for name in app.commands if name != "tournament"]
    commands += [("tournament", name) for name in tournament.commands]
    for command in commands:
        _, found = app.find(command)
        assert not isinstance(found, CommandGroup)
        out = romme(*command, "--help", "--lang", "en").out
        for argument in arguments_of(found):
            if not argument.positional and argument.length != 0:
                assert re.search(rf"^  {argument.name} \S", out, re.MULTILINE), argument.name


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("repaly",), "There is no command “repaly”."),
        (("--speed",), "There is no option “--speed”."),
        (("-x",), "There is no option “-x”."),
        (("replay",), "FILE is missing."),
        (("replay", "--json"), "FILE is missing."),
        (("replay", "a", "b"), "Unexpected argument: “b”."),
        (("replay", "a", "--jsn"), "There is no option “--jsn”."),
        (("replay", "--jsn", "a"), "There is no option “--jsn”."),
        (("replay", "a", "--lang"), "--lang needs a value."),
        (("replay", "a", "--lang", "nl"), "“nl” is not a valid value for --lang."),
        (("replay", "a", "--lang", "nl"), "Choose one of these: lb, de, fr, en."),
        (("replay", "a", "--json", "--json"), "--json may be given only once."),
        (("rules", "klassik", "turnier"), "Unexpected argument: “turnier”."),
        (("rules", "klassik", "--option"), "--option needs a value."),
        (("a\x1b[31m\nb",), "There is no command “a�[31m�b”."),
    ],
)
def test_usage_errors_are_one_line(romme: Run, arguments: tuple[str, ...], reason: str) -> None:
    result = romme(*arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith("romme: ")
    assert reason in result.err
    assert result.err.endswith(" Help: romme --help\n")


def test_usage_errors_use_the_requested_language(romme: Run) -> None:
    assert romme("repaly", "--lang", "fr").err.startswith("romme: Il n’y a pas de ")
    assert romme("replay", "--lang=de").err == "romme: FILE fehlt. Hilfe: romme --help\n"


def test_colour_is_used_only_on_a_terminal(romme: Run, write: Write) -> None:
    assert "\x1b" not in romme("replay", write(WON)).out


def test_no_color_switches_colours_off(
    romme: Run, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(WON)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[31m♥K" in romme("replay", file).out
    assert "\x1b" not in romme("replay", file, "--json").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in romme("replay", file).out


def test_json_is_utf_8_on_every_terminal(write: Write) -> None:
    file = write(WON.replace("Anna", "Änni ♥"))
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    run = start("replay", file, "--json", env=environment)
    out, err = run.communicate()
    assert (run.returncode, err) == (0, b"")
    assert '"name": "Änni ♥"' in out.decode("utf-8")


def test_suits_become_question_marks_where_the_encoding_lacks_them(write: Write) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
    run = start("replay", write(WON), "--lang", "de", env=environment)
    out, err = run.communicate()
    assert (run.returncode, err) == (0, b"")
    assert "Anna zieht ?K vom verdeckten Stapel." in out.decode("latin-1")


@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_a_closed_pipe_is_no_error(write: Write, arguments: tuple[str, ...]) -> None:
    with start("replay", write(WON), *arguments, stdin=subprocess.DEVNULL) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert (run.stderr.read(), run.wait()) == (b"", 141)


def test_an_interrupt_prints_nothing() -> None:
    run = start("replay", "-")
    assert run.stdin is not None
    run.stdin.write(b"#" * 100_000)  # more than a pipe holds, so the program is reading
    run.stdin.flush()
    run.send_signal(signal.SIGINT)
    out, err = run.communicate()
    assert (out, err, run.returncode) == (b"", b"", 130)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="/dev/full does not exist")
@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_a_full_disk_is_reported_in_one_line(write: Write, arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        run = start("replay", write(WON), *arguments, stdout=full)
        _, err = run.communicate()
    assert run.returncode == 2
    assert re.fullmatch(rb"romme: [^\n]+\n", err)


def test_a_closed_standard_output_is_no_error(write: Write) -> None:
    shell = f"exec {sys.executable} -m romme replay {write(WON)} --json >&-"
    run = subprocess.run(["/bin/sh", "-c", shell], capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (0, b"")
