"""Everything that is kept about somebody: to take away, and to be rid of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from romme.server.people.factors.webauthn_messages import Passkey
from romme.server.people.person import Person
from romme.server.people.sessions import Session
from romme.server.person_id import PersonId
from romme.store.connection.engines import LOOKS
from romme.store.database import Database
from romme.store.schema.tables import (
    challenges,
    chat,
    entrants,
    games,
    passkeys,
    people,
    players,
    recovery_codes,
    reports,
    sessions,
    tickets,
    tournaments,
)
from romme.wire.messages import Said


class GamePlayed(msgspec.Struct, frozen=True):
    """A game that somebody finished."""

    table: str
    number: int
    seat: int
    score: int | None
    ended: int
    """Milliseconds since 1970."""
    rules: str
    ending: str
    winner: int | None


class MessageSaid(msgspec.Struct, frozen=True):
    """What somebody said at a table: a text, or a phrase from the list."""

    table: str
    at: int
    """Milliseconds since 1970."""
    name: str
    preset: str | None
    text: str | None


class ReportMade(msgspec.Struct, frozen=True):
    """What somebody complained of."""

    table: str
    at: int
    """Milliseconds since 1970."""
    text: str


class OwnTournament(msgspec.Struct, frozen=True):
    """A tournament that somebody made."""

    tournament: str
    name: str
    made: int
    """Milliseconds since 1970."""


class TournamentEntered(msgspec.Struct, frozen=True):
    """A tournament that somebody entered, and the name that it shows."""

    tournament: str
    title: str
    name: str
    club: str
    at: int
    """Milliseconds since 1970."""


class OwnData(msgspec.Struct, frozen=True):
    """All of it; tokens, keys and codes are left out, for they open doors."""

    person: Person
    made: int
    """Milliseconds since 1970."""
    sessions: Sequence[Session]
    passkeys: Sequence[Passkey]
    games: Sequence[GamePlayed]
    chat: Sequence[MessageSaid]
    reports: Sequence[ReportMade]
    tournaments: Sequence[OwnTournament]
    entries: Sequence[TournamentEntered]


def looking(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for reading only, which keeps no writer waiting."""
    return engine.execution_options(**{LOOKS: True})


async def played(engine: AsyncEngine, person: PersonId) -> Sequence[GamePlayed]:
    """The games that somebody finished, the oldest first."""
    asking = (
        select(
            players.c.stream,
            players.c.number,
            players.c.seat,
            players.c.score,
            games.c.ended,
            games.c.rules,
            games.c.ending,
            games.c.winner,
        )
        .join_from(
            players,
            games,
            (players.c.stream == games.c.stream) & (players.c.number == games.c.number),
        )
        .where(players.c.person == person)
        .order_by(games.c.ended, players.c.stream, players.c.number, players.c.seat)
    )
    async with looking(engine).connect() as connection:
        return [GamePlayed(*row) for row in await connection.execute(asking)]


async def said(engine: AsyncEngine, person: PersonId) -> Sequence[MessageSaid]:
    """What somebody said, the oldest first."""
    asking = (
        select(chat.c.stream, chat.c.at, chat.c.name, chat.c.preset, chat.c.text)
        .where(chat.c.person == person)
        .order_by(chat.c.at, chat.c.message)
    )
    async with looking(engine).connect() as connection:
        return [MessageSaid(*row) for row in await connection.execute(asking)]


async def reported(engine: AsyncEngine, person: PersonId) -> Sequence[ReportMade]:
    """What somebody complained of, the oldest first."""
    asking = (
        select(reports.c.stream, reports.c.at, reports.c.text)
        .where(reports.c.person == person)
        .order_by(reports.c.at, reports.c.report)
    )
    async with looking(engine).connect() as connection:
        return [ReportMade(*row) for row in await connection.execute(asking)]


async def organised(engine: AsyncEngine, person: PersonId) -> Sequence[OwnTournament]:
    """The tournaments that somebody made, the oldest first."""
    asking = (
        select(tournaments.c.tournament, tournaments.c.name, tournaments.c.made)
        .where(tournaments.c.person == person)
        .order_by(tournaments.c.made, tournaments.c.tournament)
    )
    async with looking(engine).connect() as connection:
        return [OwnTournament(*row) for row in await connection.execute(asking)]


async def entered(engine: AsyncEngine, person: PersonId) -> Sequence[TournamentEntered]:
    """The tournaments that somebody entered, the oldest entry first."""
    asking = (
        select(
            entrants.c.tournament,
            tournaments.c.name,
            entrants.c.name,
            entrants.c.club,
            entrants.c.at,
        )
        .join_from(entrants, tournaments, entrants.c.tournament == tournaments.c.tournament)
        .where(entrants.c.person == person)
        .order_by(entrants.c.at, entrants.c.ref)
    )
    async with looking(engine).connect() as connection:
        return [TournamentEntered(*row) for row in await connection.execute(asking)]


async def made(engine: AsyncEngine, person: PersonId) -> int:
    """When somebody first came."""
    asking = select(people.c.made).where(people.c.person == person)
    async with looking(engine).connect() as connection:
        return int((await connection.execute(asking)).scalar_one())


async def forget(database: Database, person: PersonId) -> None:
    """Keep nothing that leads to this person, in one step.

    The row stays, without a name: the log of a table names its seats by such rows, and cannot be
    changed. What was said at a table stays, said by nobody. In tournaments the start number stays.
    """
    async with database.writing() as connection:
        await connection.execute(
            update(people)
            .where(people.c.person == person)
            .values(name="", login=None, password=None, made=0)
        )
        for table in (sessions, passkeys, recovery_codes, tickets, challenges, entrants):
            await connection.execute(delete(table).where(table.c.person == person))
        for table in (players, tournaments):
            await connection.execute(
                update(table).where(table.c.person == person).values(person=None)
            )
        await _unsay(connection, person)
        await connection.execute(
            update(chat).where(chat.c.person == person).values(person="", name="")
        )
        await connection.execute(
            update(reports).where(reports.c.person == person).values(person="")
        )
        await connection.execute(update(reports).where(reports.c.about == person).values(about=""))


async def _unsay(connection: AsyncConnection, person: PersonId) -> None:
    """Leave what somebody said in the reports about it, but said by nobody."""
    tables = select(chat.c.stream).where(chat.c.person == person)
    told = select(reports.c.report, reports.c.said).where(reports.c.stream.in_(tables))
    for report, said in (await connection.execute(told)).all():
        kept = [
            msgspec.structs.replace(one, person="", name="") if one.person == person else one
            for one in msgspec.json.decode(said, type=list[Said])
        ]
        await connection.execute(
            update(reports).where(reports.c.report == report).values(said=msgspec.json.encode(kept))
        )
