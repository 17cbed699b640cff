"""``romme tournament``: run a tournament that is stored in a file."""

from __future__ import annotations

import os

from romme.cli.terminal.commands import CommandGroup
from romme.cli.terminal.exits import Language, Status
from romme.cli.terminal.help import print_help
from romme.locales import guess_language, words


def overview(*, lang: Language | None = None) -> int:
    """Print an overview of the tournament commands."""
    from romme.cli.app import app  # noqa: PLC0415 - circular import

    print_help(words(guess_language(os.environ, lang)), app, ("tournament",))
    return Status.DONE


tournament = CommandGroup(
    overview,
    {  # in the order in which a director needs them
        "new": "romme.cli.tournament.setup:new",
        "show": "romme.cli.tournament.setup:show",
        "terms": "romme.cli.tournament.setup:terms",
        "scoring": "romme.cli.tournament.setup:scoring",
        "add": "romme.cli.tournament.people:add",
        "people": "romme.cli.tournament.people:people",
        "change": "romme.cli.tournament.people:change",
        "class": "romme.cli.tournament.people:set_class",
        "present": "romme.cli.tournament.people:present",
        "withdraw": "romme.cli.tournament.people:withdraw",
        "remove": "romme.cli.tournament.people:remove",
        "fix": "romme.cli.tournament.people:fix",
        "seat": "romme.cli.tournament.series:seat",
        "begin": "romme.cli.tournament.series:begin",
        "clock": "romme.cli.tournament.time:clock",
        "join": "romme.cli.tournament.series:join",
        "pack": "romme.cli.tournament.lists.commands:pack",
        "enter": "romme.cli.tournament.lists.commands:enter",
        "list": "romme.cli.tournament.lists.shown:show_list",
        "confirm": "romme.cli.tournament.lists.commands:confirm",
        "correct": "romme.cli.tournament.lists.commands:correct",
        "control": "romme.cli.tournament.lists.commands:control",
        "sums": "romme.cli.tournament.lists.commands:check_sums",
        "sign": "romme.cli.tournament.lists.commands:sign",
        "end": "romme.cli.tournament.time:end",
        "incident": "romme.cli.tournament.incidents:incident",
        "ruling": "romme.cli.tournament.incidents:ruling",
        "call": "romme.cli.tournament.calls:call",
        "answer": "romme.cli.tournament.calls:answer",
        "close": "romme.cli.tournament.series:close",
        "rank": "romme.cli.tournament.ranking:rank",
        "lot": "romme.cli.tournament.results:lot",
        "penalise": "romme.cli.tournament.results:penalise",
        "lift": "romme.cli.tournament.results:lift",
        "finish": "romme.cli.tournament.series:finish",
        "reopen": "romme.cli.tournament.series:reopen",
        "undo": "romme.cli.tournament.series:undo",
        "record": "romme.cli.tournament.proof:record",
        "referee": "romme.cli.tournament.proof:referee",
        "check": "romme.cli.tournament.proof:check",
        "print": "romme.cli.tournament.papers:print_paper",
        "export": "romme.cli.tournament.papers:export",
        "rehearse": "romme.cli.tournament.rehearsal:rehearse",
    },
)
