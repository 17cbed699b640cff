"""The command-line program: its commands, its language and its exit statuses."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from romme.cli.terminal.arguments import UsageProblem, bind
from romme.cli.terminal.commands import CommandGroup
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.extras import missing_module
from romme.cli.terminal.help import print_help
from romme.locales import guess_language, words

HELP: Final = frozenset({"--help", "-h"})
VERSION: Final = "--version"


def overview(*, lang: Language | None = None) -> int:
    """Print an overview of the commands."""
    print_help(words(guess_language(os.environ, lang)), app, ())
    return Status.DONE


app: Final = CommandGroup(
    overview,
    {
        "serve": "romme.cli.server.serve:serve",
        "replay": "romme.cli.game_files.replay:replay",
        "verify": "romme.cli.game_files.verify:verify",
        "rules": "romme.cli.rules:rules",
        "solve": "romme.cli.solve:solve",
        "advise": "romme.cli.game_files.advise:advise",
        "arena": "romme.cli.arena.command:arena",
        "backup": "romme.cli.server.maintenance:backup",
        "restore": "romme.cli.server.maintenance:restore",
        "audit": "romme.cli.server.audit:audit",
        "reports": "romme.cli.server.maintenance:reports",
        "tournament": "romme.cli.tournament:tournament",
    },
)


def main(tokens: Sequence[str] | None = None) -> None:
    """Run the command given by the arguments, and exit with its status."""
    given = list(sys.argv[1:] if tokens is None else tokens)
    if sys.stdout is None:  # closed by the parent process
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - stays open until exit
    try:
        status = _run(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = Status.INTERRUPTED
    except OSError as error:
        # The reader has closed the pipe, for which Windows has another error, or the disk is full.
        closed = sys.platform == "win32" and error.errno == errno.EINVAL
        if closed or isinstance(error, BrokenPipeError):
            status = Status.PIPE_CLOSED
        else:
            status = _fail(f"romme: {error.strerror}")
        _drop_output()
    sys.exit(int(status))


def _drop_output() -> None:
    """Discard buffered output, so that the interpreter does not report an error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(tokens: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal may lack the suit characters
    spoken = words(guess_language(os.environ, _asked(tokens)))
    end = tokens.index("--") if "--" in tokens else len(tokens)
    try:
        if HELP.intersection(tokens[:end]):
            print_help(spoken, app, app.path_among(tokens[:end]))
            return Status.DONE
        if tokens[:1] == [VERSION]:
            sys.stdout.write(f"{_version()}\n")
            return Status.DONE
        return _call(tokens)
    except UsageProblem as problem:
        told = spoken.say(problem.key, **problem.facts)
        return _fail(f"romme: {told} {spoken.say('usage-help')}")
    except Stop as stop:
        return _fail(stop.line, stop.status)
    except ImportError as error:
        missing = missing_module(spoken, error, next(iter(tokens), ""))
        if missing is None:
            raise
        return _fail(missing.line, missing.status)


def _call(tokens: list[str]) -> int:
    path, command = app.find(tokens)
    rest = tokens[len(path) :]
    if isinstance(command, CommandGroup):
        args, options = bind(command.overview, rest, unexpected="usage-unknown-command")
        return command.overview(*args, **options)
    args, options = bind(command, rest)
    return command(*args, **options)


def _version() -> str:
    """Return the version, and whether the modules are compiled."""
    import platform  # noqa: PLC0415 - slow, and rarely needed
    from importlib.metadata import version  # noqa: PLC0415 - same

    from romme.compiled import chosen_build  # noqa: PLC0415 - same

    return f"romme {version('romme')} ({chosen_build().value}, Python {platform.python_version()})"


def _fail(line: str, status: Status = Status.UNREADABLE) -> int:
    sys.stderr.write(f"{line}\n")
    return status


def _asked(tokens: Sequence[str]) -> str | None:
    """Return the value of `--lang`. It is read first, so that usage errors are in that language."""
    for place, word in enumerate(tokens):
        if word == "--lang":
            return next(iter(tokens[place + 1 : place + 2]), None)
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None
