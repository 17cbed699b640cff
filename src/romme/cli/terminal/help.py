"""Help and usage errors in the user's language.

Names come from the commands themselves, descriptions from the catalogues: the command ``replay``
with its parameter ``--json`` is described by ``help-replay`` and ``help-replay.json``. In a group,
``tournament add`` is described by ``help-tournament-add``. A parameter that several commands of the
group share, such as ``--series``, is described by ``help-tournament.series``.
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.cli.terminal.arguments import Argument, arguments_of
from romme.cli.terminal.commands import CommandGroup
from romme.cli.terminal.page import KEPT_TOGETHER, Page
from romme.locales import LANGUAGES, Words

VALUES = {
    "address": "URL",
    "against": "FILE",
    "alpha": "CHANCE",
    "backups": "FOLDER",
    "beta": "CHANCE",
    "bot_memory": "NUMBER",
    "bot_pause": "MILLISECONDS",
    "by_hand": "TABLES",
    "classes": "NAME",
    "club": "NAME",
    "colour": "COLOUR",
    "config": "FILE",
    "connections": "NUMBER",
    "dask": "ADDRESS",
    "copy_to": "FOLDER",
    "database": "URL",
    "date": "DATE",
    "day": "NUMBER",
    "deals": "NUMBER",
    "dropped": "NUMBER",
    "entrants": "NUMBER",
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
    "organiser": "NAME",
    "origin": "ADDRESS",
    "out": "FILE",
    "people": "NUMBER",
    "place": "TEXT",
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
    "series_minutes": "MINUTES",
    "shift": "MINUTES",
    "source": "FILE",
    "sprt": "LOW HIGH",
    "swap": "NUMBER NUMBER",
    "table": "MELDS",
    "table_number": "NUMBER",
    "tables": "NUMBER",
    "tables_per_address": "NUMBER",
    "tables_per_person": "NUMBER",
    "tandem": "NAME",
    "tandem_size": "NUMBER",
    "team": "NAME",
    "team_size": "NUMBER",
    "thinkers": "NUMBER",
    "trusted_proxy": "ADDRESS",
    "who": "NUMBER",
    "witness": "FILE",
    "workers": "NUMBER",
}
"""Placeholders in the help for the values of options, by parameter name."""


def print_help(words: Words, app: CommandGroup, path: Sequence[str]) -> None:
    """Print the help of the program, a command or a group of commands."""
    page = Page()
    if not path:
        _program(words, app, page)
        return
    _, found = app.find(path)
    members: tuple[str, ...] = ()
    if isinstance(found, CommandGroup):
        members, found = tuple(found.commands), found.overview
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
            if argument.positional is positional
        ]
        if rows:
            page.gap()
            page.heading(words.say(heading))
            page.rows(rows)


def argument_key(words: Words, path: Sequence[str], argument: Argument) -> str:
    """Return the key of an argument's description: the command's own, or else its group's."""
    own = f"help-{'-'.join(path)}.{argument.parameter}"
    return own if words.knows(own) or len(path) == 1 else f"help-{path[0]}.{argument.parameter}"


def _program(words: Words, app: CommandGroup, page: Page) -> None:
    page.heading(words.say("help-romme"))
    page.gap()
    page.heading(words.say("help-commands"))
    page.rows((f"romme {name}", words.say(f"help-{name}")) for name in app.commands)
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


def _written(argument: Argument) -> str:
    if argument.positional or argument.length == 0:
        return argument.name
    value = VALUES.get(argument.parameter) or "|".join(argument.choices)
    return f"{argument.name} {value}" if value else argument.name


def _in_usage(argument: Argument) -> str:
    written = _written(argument).replace(" ", KEPT_TOGETHER)
    return written if argument.required else f"[{written}]"
