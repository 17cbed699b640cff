"""Help and usage errors in the user's language.

Names come from the commands themselves, descriptions from the catalogues: the command ``replay``
with its parameter ``--json`` is described by ``help-replay`` and ``help-replay.json``. In a group,
``tournament add`` is described by ``help-tournament-add``. A parameter that several commands of the
group share, such as ``--series``, is described by ``help-tournament.series``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, get_args, get_origin

from cyclopts import App, Argument, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from romme.cli.terminal.page import KEPT_TOGETHER, Page
from romme.locales import LANGUAGES, Words
from romme.notation.wording.untrusted_text import plain

VALUES = {
    "address": "URL",
    "against": "FILE",
    "alpha": "CHANCE",
    "backups": "FOLDER",
    "beta": "CHANCE",
    "bot_pause": "MILLISECONDS",
    "by_hand": "TABLES",
    "classes": "NAME",
    "club": "NAME",
    "config": "FILE",
    "connections": "NUMBER",
    "dask": "ADDRESS",
    "database": "URL",
    "day": "NUMBER",
    "deals": "NUMBER",
    "dropped": "NUMBER",
    "first": "NUMBER",
    "game": "NUMBER",
    "host": "ADDRESS",
    "most": "NUMBER",
    "move": "NUMBER",
    "name": "NAME",
    "node": "NAME",
    "note": "TEXT",
    "number": "NUMBER",
    "only": "NAME",
    "option": "NAME=VALUE",
    "origin": "ADDRESS",
    "out": "FILE",
    "people": "NUMBER",
    "players": "NUMBER",
    "plot": "FILE",
    "port": "NUMBER",
    "ray": "ADDRESS",
    "reason": "TEXT",
    "resume": "FILE",
    "rounds": "NUMBER",
    "rules": "NAME",
    "seal": "FILE",
    "seat": "NUMBER",
    "seconds": "SECONDS",
    "seed": "NUMBER",
    "seed_text": "TEXT",
    "series": "NUMBER",
    "source": "FILE",
    "sprt": "LOW HIGH",
    "swap": "NUMBER NUMBER",
    "table": "MELDS",
    "tables": "NUMBER",
    "tandem": "NAME",
    "tandem_size": "NUMBER",
    "team": "NAME",
    "team_size": "NUMBER",
    "thinkers": "NUMBER",
    "bot_memory": "NUMBER",
    "tables_per_person": "NUMBER",
    "tables_per_address": "NUMBER",
    "trusted_proxy": "ADDRESS",
    "who": "NUMBER",
    "witness": "FILE",
    "workers": "NUMBER",
}
"""Placeholders for option values, where the name is not enough."""


def print_help(words: Words, app: App, path: Sequence[str]) -> None:
    """Print the help of the program, a command or a group of commands."""
    page = Page()
    if not path:
        _program(words, app, page)
        return
    found = command_at(app, path)
    members = command_names(found)
    arguments = arguments_of(found)
    usage = ["romme", *path, *(["COMMAND"] if members else []), *map(_in_usage, arguments)]
    page.heading(" ".join(["romme", *path]))
    page.line(words.say(f"help-{'-'.join(path)}"))
    page.gap()
    page.heading(words.say("help-usage"))
    page.line(" ".join(usage), first="  ", rest="    ")
    if members:
        page.gap()
        page.heading(words.say("help-commands"))
        begin = "-".join(path)
        page.rows((name, words.say(f"help-{begin}-{name}")) for name in members)
    for heading, positional in (("help-arguments", True), ("help-options", False)):
        rows = [
            (_written(argument), words.say(argument_key(words, path, argument)))
            for argument in arguments
            if _positional(argument) is positional
        ]
        if rows:
            page.gap()
            page.heading(words.say(heading))
            page.rows(rows)


def command_names(app: App) -> tuple[str, ...]:
    """The names of the commands, without the flags that the parser treats as commands."""
    return tuple(name for name in app if not name.startswith("-"))


def command_at(app: App, path: Sequence[str]) -> App:
    """Return the command, or group of commands, with these names."""
    found = app
    for name in path:
        found = found[name]
    return found


def command_path(app: App, tokens: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the command in the arguments and of its group, the outermost first."""
    path: tuple[str, ...] = ()
    for word in tokens:
        if word in command_names(command_at(app, path)):
            path = (*path, word)
    return path


def arguments_of(command: App) -> list[Argument]:
    """Return the parameters of a command, without dataclasses that only group parameters."""
    found = command.assemble_argument_collection()
    return [argument for argument in found if argument.name != "*"]


def argument_name(argument: Argument) -> str:
    """The name of a parameter in the catalogues."""
    return str(argument.field_info.name)


def argument_key(words: Words, path: Sequence[str], argument: Argument) -> str:
    """The message key of a parameter: its command's own, or its group's."""
    name = argument_name(argument)
    own = f"help-{'-'.join(path)}.{name}"
    return own if words.knows(own) or len(path) == 1 else f"help-{path[0]}.{name}"


def usage_error(words: Words, app: App, error: CycloptsError) -> str:
    """Return one line that says what is wrong with the arguments."""
    return f"{_usage_problem(words, app, error)} {words.say('usage-help')}"


def _program(words: Words, app: App, page: Page) -> None:
    page.heading(words.say("help-romme"))
    page.gap()
    page.heading(words.say("help-commands"))
    page.rows((f"romme {name}", words.say(f"help-{name}")) for name in command_names(app))
    page.gap()
    page.heading(words.say("help-options"))
    flags = (
        ("--help", "help"),
        ("--version", "version"),
        (f"--lang {'|'.join(LANGUAGES)}", "lang"),
    )
    page.rows((flag, words.say(f"help-romme.{name}")) for flag, name in flags)
    page.gap()
    page.line(words.say("help-more"))


def _positional(argument: Argument) -> bool:
    return not argument.name.startswith("-")


def _written(argument: Argument) -> str:
    name = argument.name.upper() if _positional(argument) else argument.name
    if _positional(argument) or argument.hint is bool:
        return name
    value = VALUES.get(argument_name(argument)) or "|".join(_choices(argument.hint))
    return f"{name} {value}" if value else name


def _in_usage(argument: Argument) -> str:
    written = _written(argument).replace(" ", KEPT_TOGETHER)
    return written if argument.required else f"[{written}]"


def _choices(hint: object) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from map(str, get_args(hint))
    else:
        for part in get_args(hint):
            yield from _choices(part)


def _usage_problem(words: Words, app: App, error: CycloptsError) -> str:
    match error:
        case UnknownCommandError(unused_tokens=[text, *_]):
            return words.say("usage-unknown-command", text=plain(text))
        case UnusedCliTokensError(unused_tokens=[text, *_]):
            at = command_at(app, error.command_chain or ())
            key = "usage-unknown-command" if command_names(at) else "usage-too-many"
            return words.say(key, text=plain(text))
        case UnknownOptionError(token=token):
            return words.say("usage-unknown-option", text=plain(token.keyword or token.value))
        case MissingArgumentError(argument=Argument() as argument):
            key = "usage-missing" if _positional(argument) else "usage-missing-value"
            name = argument.name.upper() if _positional(argument) else argument.name
            return words.say(key, name=name)
        case RepeatArgumentError(token=token):
            return words.say("usage-repeated", name=plain(token.keyword or ""))
        case CoercionError(token=token, argument=Argument() as argument) if token is not None:
            text, choices = plain(token.value), ", ".join(_choices(argument.hint))
            if choices:
                return words.say(
                    "usage-bad-choice", text=text, name=argument.name, possible=choices
                )
            return words.say("usage-bad-value", text=text, name=argument.name)
        case _:
            return words.say("usage-other")
