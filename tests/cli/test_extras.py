"""With any set of extras, every command works or prints one line that says what to install.

The commands come from the program's own registry, so a new one is checked too.
"""

from __future__ import annotations

import io
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

import pytest

from romme.cli.app import app
from romme.cli.terminal.arguments import Argument, arguments_of
from romme.cli.terminal.commands import CommandGroup
from romme.cli.terminal.extras import PACKAGES, Extra, missing_module
from romme.locales import words
from tests.cli.conftest import RunResult
from tests.cli.hidden_packages import ROOT, run_hiding

Command: TypeAlias = tuple[str, ...]
Extras: TypeAlias = frozenset[Extra]

FILE: Final = "cup"
ALL_EXTRAS: Final = frozenset(Extra)
OPTIONAL: Final = frozenset(chain.from_iterable(PACKAGES.values()))
LINE: Final = re.compile(r'romme: [^\n]+: pip install "romme\[([a-z,]+)\]"\n')
NO_DATABASE: Final = ("--database", "sqlite:////no/such/folder/romme.db")
FULL_ARGUMENTS: Final[Mapping[Command, Command]] = MappingProxyType(
    {
        ("serve",): NO_DATABASE,  # loads everything, then exits
        ("audit",): NO_DATABASE,
        ("reports",): NO_DATABASE,
        ("arena",): ("zufall", "zufall", "--deals", "1", "--workers", "2", "--plot", "x.svg"),
        ("tournament", "rehearse"): (FILE, FILE, "--people", "3", "--rounds", "1"),
        ("tournament", "add"): (FILE, "--from", "people.xlsx"),
        ("tournament", "export"): (FILE, "entries", "--to", "entries.xlsx"),
    }
)
"""Arguments with which a command imports all of its packages and ends quickly."""
FIRST: Final = ("tournament", "rehearse")
"""The command that creates the file for the others."""
SERVER_COMMANDS: Final = (("serve",), ("backup",), ("restore",), ("audit",), ("reports",))


def commands(within: CommandGroup = app, path: Command = ()) -> Iterator[Command]:
    """Yield all commands of the program, including those in groups."""
    for name in within.commands:
        yield (*path, name)
        found = within[name]
        if isinstance(found, CommandGroup):
            yield from commands(found, (*path, name))


def tokens(command: Command) -> Command:
    """Return a command followed by its `FULL_ARGUMENTS`, or else by its required arguments."""
    if command in FULL_ARGUMENTS:
        return (*command, *FULL_ARGUMENTS[command])
    _, found = app.find(command)
    called = found.overview if isinstance(found, CommandGroup) else found
    required = (one for one in arguments_of(called) if one.required)
    return (*command, *chain.from_iterable(map(_token, required)))


def _token(argument: Argument) -> Command:
    usual = "1" if argument.kind is int else FILE
    value = argument.choices[-1] if argument.choices else usual
    return (value,) if argument.positional else (argument.name, value)


COMMANDS: Final = (FIRST, *(one for one in commands() if one != FIRST))
TOURNAMENT_COMMANDS: Final = [one for one in COMMANDS if one[0] == "tournament" and one[1:]]


def run_with(extras: Iterable[Extra], folder: Path) -> dict[Command, RunResult]:
    """Run every command as if only these extras were installed, and return the results.

    Also assert that the help of every command works.
    """
    hidden = OPTIONAL.difference(*(PACKAGES[extra] for extra in extras))
    (folder / "people.xlsx").write_bytes(workbook())
    complete = [tokens(one) for one in COMMANDS]
    helps = [(*one, "--help") for one in COMMANDS]
    results = run_hiding(hidden, [*complete, *helps], folder)
    for command, shown in zip(helps, results[len(complete) :], strict=True):
        assert (shown.status, shown.err) == (0, ""), command
        assert shown.out.startswith(f"romme {' '.join(command[:-1])}\n"), command
    return dict(zip(COMMANDS, results, strict=False))


def named_extras(result: RunResult) -> Extras:
    """Return the extras that a refused command names in its error line, or an empty set."""
    if "pip" not in result.err + result.out:
        return frozenset()
    line = LINE.fullmatch(result.err)
    assert line, result
    assert (result.status, result.out) == (2, "")
    return frozenset(map(Extra, line[1].split(",")))


def check(results: Mapping[Command, RunResult]) -> dict[Command, Extras]:
    """Assert that each command works or prints a single error line.

    Return the extras that the error lines name, by command.
    """
    for command, one in results.items():
        assert one.status in {0, 1, 2}, (command, one)
        assert "Traceback" not in one.err, (command, one)
        if one.status == 2:
            assert (one.out, one.err.count("\n")) == ("", 1), (command, one)
    return {command: extras for command, one in results.items() if (extras := named_extras(one))}


def workbook() -> bytes:
    """Return an Excel file with one person."""
    from openpyxl import Workbook  # type: ignore[import-untyped]  # noqa: PLC0415 - untyped

    book, file = Workbook(), io.BytesIO()
    book.active.append(["Name"])
    book.active.append(["Anna"])
    book.save(file)
    return file.getvalue()


def test_without_extras_each_command_names_its_extra(tmp_path: Path) -> None:
    expected: dict[Command, set[Extra]] = {("arena",): {Extra.ARENA}}
    expected |= {command: {Extra.SERVER} for command in SERVER_COMMANDS}
    expected |= {command: {Extra.TOURNAMENT} for command in TOURNAMENT_COMMANDS}
    assert check(run_with((), tmp_path)) == expected


@pytest.mark.parametrize(
    ("extra", "refused"),
    [
        (Extra.ARENA, {*SERVER_COMMANDS, *TOURNAMENT_COMMANDS}),
        (Extra.SERVER, {("arena",), *(("tournament", one) for one in ("add", "export", "print"))}),
        (Extra.TOURNAMENT, {("arena",), *SERVER_COMMANDS}),
    ],
)
def test_one_extra_is_enough_for_its_commands(
    extra: Extra, refused: set[Command], tmp_path: Path
) -> None:
    """The server's packages are also enough for tournaments, except for Excel and PDF files."""
    named = check(run_with({extra}, tmp_path))
    assert named.keys() == refused
    assert extra not in frozenset().union(*named.values())


@pytest.mark.full
@pytest.mark.parametrize("extra", Extra)
def test_only_commands_of_a_missing_extra_are_refused(extra: Extra, tmp_path: Path) -> None:
    for command, named in check(run_with(ALL_EXTRAS - {extra}, tmp_path)).items():
        assert named == {extra}, command


@pytest.mark.parametrize(
    ("cluster", "extras"), [("dask", "arena,dask"), ("ray", "arena,ray")], ids=["dask", "ray"]
)
def test_arena_names_all_extras_of_a_cluster(cluster: str, extras: str, tmp_path: Path) -> None:
    command = ("arena", "zufall", "zufall", f"--{cluster}", "local")
    (result,) = run_hiding(OPTIONAL, [command], tmp_path)
    assert (result.status, result.out) == (2, "")
    assert result.err.endswith(f': pip install "romme[{extras}]"\n')


def test_arena_of_one_process_needs_no_extra(tmp_path: Path) -> None:
    command = ("arena", "zufall", "zufall", "--deals", "1", "--workers", "1")
    (result,) = run_hiding(OPTIONAL, [command], tmp_path)
    assert (result.status, result.err) == (0, "")


def test_extras_are_those_of_the_distribution() -> None:
    """The packages that the program lists for each extra are those in `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {
        name: {re.split(r"[; ]", one)[0] for one in packages}
        for name, packages in project["optional-dependencies"].items()
        if name != "rl"  # no command needs it
    }
    distributions = {"ray": ["ray"], **packages_distributions()}  # ray is not installed everywhere
    used = {
        extra.value: {distributions[package][0].lower().replace("_", "-") for package in packages}
        for extra, packages in PACKAGES.items()
    }
    assert used == declared


def test_a_missing_module_of_no_extra_is_a_bug() -> None:
    error = ModuleNotFoundError("No module named 'romme.nowhere'", name="romme.nowhere")
    assert missing_module(words("en"), error, "serve") is None


def test_a_command_whose_module_imports_an_extra_names_it(tmp_path: Path) -> None:
    """The import is at module level, so even `--help` needs the extra."""
    name = "command-with-extra"
    path = "tests.cli.command_with_extra:command_with_extra"
    results = run_hiding(OPTIONAL, [(name,), (name, "--help")], tmp_path, more=[path])
    assert [named_extras(one) for one in results] == [{Extra.ARENA}] * 2


@pytest.mark.parametrize(("command", "extra"), [("tournament", "tournament"), ("audit", "server")])
def test_a_late_import_error_names_the_extra_of_its_command(command: str, extra: str) -> None:
    error = ModuleNotFoundError("No module named 'msgspec'", name="msgspec")
    stop = missing_module(words("en"), error, command)
    assert stop is not None
    assert stop.line.endswith(f': pip install "romme[{extra}]"')
