"""The program: its commands, its language, and its ways of ending."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from romme.cli.exits import Language, Status, Stop
from romme.cli.help import command_names, print_help, usage_error
from romme.cli.replay import replay
from romme.cli.rules import rules
from romme.locales import guess_language, words

HELP: Final = frozenset({"--help", "-h"})

app = App(
    name="romme",
    version=lambda: version("romme"),
    version_flags=["--version"],
    help_flags=[],  # ours speaks the user's language
    default_parameter=Parameter(negative=()),
    result_action="return_value",
)
app.command(replay)
app.command(rules)


@app.default
def overview(*, lang: Language | None = None) -> int:
    """Say what the program can do."""
    print_help(words(guess_language(os.environ, lang)), app, None)
    return Status.DONE


def main(tokens: Sequence[str] | None = None) -> None:
    """Run the command that the terminal gives, and end with its status."""
    given = list(sys.argv[1:] if tokens is None else tokens)
    try:
        status = _run(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = Status.INTERRUPTED
    except BrokenPipeError:
        # Whoever read has enough; what is still buffered must not complain on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = Status.PIPE_CLOSED
    sys.exit(int(status))


def _run(tokens: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal may lack the suits
    spoken = words(guess_language(os.environ, _asked(tokens)))
    plain_tokens = tokens[: tokens.index("--")] if "--" in tokens else tokens
    if HELP.intersection(plain_tokens):
        named = (word for word in plain_tokens if word in command_names(app))
        print_help(spoken, app, next(named, None))
        return Status.DONE
    try:
        status = app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _fail(f"romme: {usage_error(spoken, app, error)}")
    except Stop as stop:
        return _fail(stop.line)
    return status if isinstance(status, int) else Status.DONE


def _fail(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return Status.UNREADABLE


def _asked(tokens: Sequence[str]) -> str | None:
    """The language that the arguments ask for, before they are parsed: errors are in it too."""
    for place, word in enumerate(tokens):
        if word == "--lang":
            return next(iter(tokens[place + 1 : place + 2]), None)
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None
