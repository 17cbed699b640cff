"""The command-line program: its commands, its language and its exit statuses."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.extras import missing_module
from romme.cli.terminal.help import command_path, print_help, usage_error
from romme.locales import guess_language, words

STANDARD_INPUT: Final = "-"
HELP: Final = frozenset({"--help", "-h"})


def _version() -> str:
    """The version, and whether the modules are compiled."""
    import platform  # noqa: PLC0415 - slow, and rarely needed
    from importlib.metadata import version  # noqa: PLC0415 - same

    from romme.compiled import current_build  # noqa: PLC0415 - same

    return f"romme {version('romme')} ({current_build().value}, Python {platform.python_version()})"


app = App(
    name="romme",
    version=_version,
    version_flags=["--version"],
    help_flags=[],  # our own help is in the user's language
    default_parameter=Parameter(negative=()),
    result_action="return_value",
)
# Registered by import path, so that one command does not load the imports of the others.
for command in (
    "server.serve:serve",
    "game_files.replay:replay",
    "game_files.verify:verify",
    "rules:rules",
    "solve:solve",
    "game_files.advise:advise",
    "arena.command:arena",
    "server.maintenance:backup",
    "server.maintenance:restore",
    "server.audit:audit",
    "server.maintenance:reports",
    "tournament:tournament",
):
    app.command(f"romme.cli.{command}")


@app.default
def overview(*, lang: Language | None = None) -> int:
    """Print an overview of the commands."""
    print_help(words(guess_language(os.environ, lang)), app, ())
    return Status.DONE


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
            print_help(spoken, app, command_path(app, tokens[:end]))
            return Status.DONE
        status = app(_with_dash_as_file(tokens, end), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _fail(f"romme: {usage_error(spoken, app, error)}")
    except Stop as stop:
        return _fail(stop.line, stop.status)
    except ImportError as error:
        missing = missing_module(spoken, error, next(iter(tokens), ""))
        if missing is None:
            raise
        return _fail(missing.line, missing.status)
    return status if isinstance(status, int) else Status.DONE


def _with_dash_as_file(tokens: list[str], end: int) -> list[str]:
    """Move a lone ``-`` after ``--``, because the parser would take it for an option."""
    if STANDARD_INPUT not in tokens[:end]:
        return tokens
    others = [word for word in tokens[:end] if word != STANDARD_INPUT]
    dashes = [STANDARD_INPUT] * (end - len(others))
    return [*others, "--", *dashes, *tokens[end + 1 :]]


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
