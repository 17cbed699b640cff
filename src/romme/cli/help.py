"""Help and usage errors in the user's language.

Names come from the commands themselves, descriptions from the catalogues: the command ``replay``
with its parameter ``--json`` is described by ``help-replay`` and ``help-replay.json``.
"""

from __future__ import annotations

from collections.abc import Iterator
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

from romme.cli.page import KEPT_TOGETHER, Page
from romme.locales import LANGUAGES, Words
from romme.notation.wording import plain

VALUES = {
    "alpha": "CHANCE",
    "backups": "FOLDER",
    "beta": "CHANCE",
    "bot_pause": "MILLISECONDS",
    "config": "FILE",
    "dask": "ADDRESS",
    "database": "URL",
    "deals": "NUMBER",
    "host": "ADDRESS",
    "most": "NUMBER",
    "move": "NUMBER",
    "node": "NAME",
    "option": "NAME=VALUE",
    "origin": "ADDRESS",
    "players": "NUMBER",
    "plot": "FILE",
    "port": "NUMBER",
    "ray": "ADDRESS",
    "resume": "FILE",
    "rules": "NAME",
    "seconds": "SECONDS",
    "seed": "NUMBER",
    "sprt": "LOW HIGH",
    "table": "MELDS",
    "thinkers": "NUMBER",
    "trusted_proxy": "ADDRESS",
    "workers": "NUMBER",
}
"""How the value of an option is written, where its name does not say it."""


def print_help(words: Words, app: App, command: str | None) -> None:
    """Say what the program can do, or what belongs to one command."""
    page = Page()
    if command is None:
        _program(words, app, page)
        return
    arguments = list(app[command].assemble_argument_collection())
    key = f"help-{command}"
    usage = " ".join(["romme", command, *map(_in_usage, arguments)])
    page.heading(f"romme {command}")
    page.line(words.say(key))
    page.gap()
    page.heading(words.say("help-usage"))
    page.line(usage, first="  ", rest="    ")
    for heading, positional in (("help-arguments", True), ("help-options", False)):
        rows = [
            (_written(argument), words.say(f"{key}.{argument_name(argument)}"))
            for argument in arguments
            if _positional(argument) is positional
        ]
        if rows:
            page.gap()
            page.heading(words.say(heading))
            page.rows(rows)


def command_names(app: App) -> tuple[str, ...]:
    """The commands, without the flags that are commands to the parser."""
    return tuple(name for name in app if not name.startswith("-"))


def argument_name(argument: Argument) -> str:
    """The name of a parameter in the catalogues."""
    return str(argument.field_info.name)


def usage_error(words: Words, app: App, error: CycloptsError) -> str:
    """Say in one line what is wrong with the arguments."""
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
            known = error.command_chain and error.command_chain[0] in command_names(app)
            key = "usage-too-many" if known else "usage-unknown-command"
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
