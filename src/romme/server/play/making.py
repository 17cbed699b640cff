"""New tables: their names, their codes, and what they begin with."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Final

from romme.bots.registry import bot_names
from romme.engine.match import Match
from romme.server.person_id import PersonId
from romme.server.table.decide import Chance, IssuedCommand, TableDecided, decide
from romme.server.table.events import TableMade
from romme.server.table.evolve import fold
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.terms import TableTerms

CODE_LETTERS: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""No vowels, no letters that look like digits: codes are read out and typed in."""
CODE_LENGTH: Final = 6


def check_terms(terms: TableTerms) -> None:
    """Refuse what nobody could play; raises `BadRules`, `TableRefused`."""
    Match(terms.ruleset, terms.seats, terms.match_length)
    if terms.bridge not in bot_names():
        known_bots = ", ".join(bot_names())
        raise TableRefused(TableRefusal.UNKNOWN_BOT, level=terms.bridge, known=known_bots)


def table_name(person: PersonId, given: str | None) -> str:
    """A name that nobody guesses; the same for the same request."""
    if given is None:
        return token_urlsafe(12)
    return sha256(f"{person}\0{given}".encode()).hexdigest()[:24]


def new_code() -> str:
    """A code by which a table is found."""
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def made(person: PersonId, wanted: lobby.NewTable, code: str, chance: Chance) -> TableDecided:
    """All that a new table begins with: the maker and the bots may sit there already."""
    first = TableMade(wanted.terms, person, code)
    decided = TableDecided((first,), fold((first,)))
    for command in _commands(wanted):
        events, table = decide(decided.table, IssuedCommand(person, command), chance)
        decided = TableDecided((*decided.events, *events), table)
    return decided


def _commands(wanted: lobby.NewTable) -> list[wire.Sitting | wire.Playing]:
    asked: list[wire.Sitting | wire.Playing] = [
        wire.AddBot(id="-", table="-", seat=bot.seat, level=bot.level) for bot in wanted.bots
    ]
    if wanted.seat is None:
        return asked
    asked.append(wire.Sit(id="-", table="-", seat=wanted.seat))
    if wanted.nonce_commitment is not None:
        committed = wanted.nonce_commitment
        asked.append(wire.CommitNonce(id="-", table="-", commitment=committed))
    if wanted.ready:
        asked.append(wire.Ready(id="-", table="-"))
    return asked
