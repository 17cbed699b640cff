"""Creation of tables: names, codes and first events."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

from romme.bots.registry import bot_names
from romme.engine.match import Match
from romme.rules.conflicts import check_playable
from romme.server.person_id import PersonId
from romme.server.table.decide import Chance, IssuedCommand, TableDecided, decide
from romme.server.table.events import TableMade
from romme.server.table.evolve import fold
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.terms import TableTerms

CODE_LETTERS: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""The characters of table codes, which people read out and type in.

Vowels are left out, and characters that are easily confused with others, such as 0, 1 and L.
"""
CODE_LENGTH: Final = 6


def check_terms(terms: TableTerms) -> None:
    """Raise `BadRules` or `TableRefused` if no match can be played on these terms."""
    Match(terms.ruleset, terms.seats, terms.match_length)
    check_playable(terms.ruleset)
    if terms.bridge not in bot_names():
        known_bots = ", ".join(bot_names())
        raise TableRefused(TableRefusal.UNKNOWN_BOT, level=terms.bridge, known=known_bots)


def table_name(person: PersonId, request_id: str | None) -> str:
    """Return a table id: random, or derived from the request id so that a retry gets the same."""
    if request_id is None:
        return token_urlsafe(12)
    return sha256(f"{person}\0{request_id}".encode()).hexdigest()[:24]


def new_code() -> str:
    """Return a random code that players type in to find a table."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table(person: PersonId, wanted: lobby.NewTable, code: str, chance: Chance) -> TableDecided:
    """Return a new table, and its first events: who created it and which seats are taken."""
    first = TableMade(wanted.terms, person, code)
    decided = TableDecided((first,), fold((first,)))
    for command in _commands(wanted):
        events, table = decide(decided.table, IssuedCommand(person, command), chance)
        decided = TableDecided((*decided.events, *events), table)
    return decided


def _commands(wanted: lobby.NewTable) -> list[wire.SeatCommand | wire.GameCommand]:
    commands: list[wire.SeatCommand | wire.GameCommand] = [
        wire.AddBot(id="-", table="-", seat=bot.seat, level=bot.level) for bot in wanted.bots
    ]
    if wanted.seat is None:
        return commands
    commands.append(wire.Sit(id="-", table="-", seat=wanted.seat))
    if wanted.nonce_commitment is not None:
        committed = wanted.nonce_commitment
        commands.append(wire.CommitNonce(id="-", table="-", commitment=committed))
    if wanted.ready:
        commands.append(wire.Ready(id="-", table="-"))
    return commands
