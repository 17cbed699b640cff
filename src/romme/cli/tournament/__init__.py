"""``romme tournament``: run a tournament that is stored in a file."""

from __future__ import annotations

import os
from typing import Final

from cyclopts import App

from romme.cli.terminal.exits import Language, Status
from romme.cli.terminal.help import print_help
from romme.locales import guess_language, words

tournament = App(name="tournament", help_flags=[], version_flags=[])

COMMANDS: Final = (
    ("new", "setup:new"),
    ("show", "setup:show"),
    ("terms", "setup:terms"),
    ("scoring", "setup:scoring"),
    ("add", "people:add"),
    ("people", "people:people"),
    ("change", "people:change"),
    ("present", "people:present"),
    ("withdraw", "people:withdraw"),
    ("remove", "people:remove"),
    ("seat", "series:seat"),
    ("begin", "series:begin"),
    ("join", "series:join"),
    ("pack", "lists.commands:pack"),
    ("enter", "lists.commands:enter"),
    ("list", "lists.shown:show_list"),
    ("confirm", "lists.commands:confirm"),
    ("correct", "lists.commands:correct"),
    ("control", "lists.commands:control"),
    ("sign", "lists.commands:sign"),
    ("incident", "incidents:incident"),
    ("close", "series:close"),
    ("rank", "results:rank"),
    ("lot", "results:lot"),
    ("penalise", "results:penalise"),
    ("lift", "results:lift"),
    ("finish", "series:finish"),
    ("reopen", "series:reopen"),
    ("undo", "series:undo"),
    ("record", "proof:record"),
    ("check", "proof:check"),
    ("print", "papers:print_paper"),
    ("export", "papers:export"),
    ("rehearse", "rehearsal:rehearse"),
)
"""The commands in the order a director needs them, with the paths of their functions."""

# Registered by import path, so that one command does not load the imports of the others.
for _name, _place in COMMANDS:
    tournament.command(f"romme.cli.tournament.{_place}", name=_name)


@tournament.default
def overview(*, lang: Language | None = None) -> int:
    """Print an overview of the tournament commands."""
    from romme.cli.app import app  # noqa: PLC0415 - circular import

    print_help(words(guess_language(os.environ, lang)), app, ("tournament",))
    return Status.DONE
