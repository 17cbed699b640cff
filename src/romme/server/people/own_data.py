"""All data stored about a person: export and erasure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from romme.server.people.factors.webauthn_messages import Passkey
from romme.server.people.person import Person
from romme.server.people.sessions import Session
from romme.server.person_id import PersonId
from romme.store.connection.engines import AUTOCOMMIT_READS
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
    """A finished game that the person played."""

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
    """A chat message that the person wrote: free text or a preset."""

    table: str
    at: int
    """Milliseconds since 1970."""
    name: str
    preset: str | None
    text: str | None


class ReportMade(msgspec.Struct, frozen=True):
    """An abuse report made by the person."""

    table: str
    at: int
    """Milliseconds since 1970."""
    text: str


class OwnTournament(msgspec.Struct, frozen=True):
    """A tournament created by the person."""

    tournament: str
    name: str
    made: int
    """Milliseconds since 1970."""


class TournamentEntered(msgspec.Struct, frozen=True):
    """A tournament that the person entered, and the name shown there."""

    tournament: str
    title: str
    name: str
    club: str
    at: int
    """Milliseconds since 1970."""


class OwnData(msgspec.Struct, frozen=True):
    """All data stored about a person, except tokens, keys and codes, which grant access."""

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


def read_only(engine: AsyncEngine) -> AsyncEngine:
    """Return the database engine in read-only mode, which does not block writers."""
    return engine.execution_options(**{AUTOCOMMIT_READS: True})


async def _rows(
    engine: AsyncEngine, query: Select[*tuple[Any, ...]]
) -> Sequence[Row[*tuple[Any, ...]]]:
    async with read_only(engine).connect() as connection:
        return (await connection.execute(query)).all()


async def finished_games(engine: AsyncEngine, person: PersonId) -> Sequence[GamePlayed]:
    """The finished games of a person, the oldest first."""
    query = (
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
    return [GamePlayed(*row) for row in await _rows(engine, query)]


async def chat_messages(engine: AsyncEngine, person: PersonId) -> Sequence[MessageSaid]:
    """The chat messages of a person, the oldest first."""
    query = (
        select(chat.c.stream, chat.c.at, chat.c.name, chat.c.preset, chat.c.text)
        .where(chat.c.person == person)
        .order_by(chat.c.at, chat.c.message)
    )
    return [MessageSaid(*row) for row in await _rows(engine, query)]


async def reports_by(engine: AsyncEngine, person: PersonId) -> Sequence[ReportMade]:
    """The abuse reports made by a person, the oldest first."""
    query = (
        select(reports.c.stream, reports.c.at, reports.c.text)
        .where(reports.c.person == person)
        .order_by(reports.c.at, reports.c.report)
    )
    return [ReportMade(*row) for row in await _rows(engine, query)]


async def tournaments_of(engine: AsyncEngine, person: PersonId) -> Sequence[OwnTournament]:
    """The tournaments created by a person, the oldest first."""
    query = (
        select(tournaments.c.tournament, tournaments.c.name, tournaments.c.made)
        .where(tournaments.c.person == person)
        .order_by(tournaments.c.made, tournaments.c.tournament)
    )
    return [OwnTournament(*row) for row in await _rows(engine, query)]


async def entries_of(engine: AsyncEngine, person: PersonId) -> Sequence[TournamentEntered]:
    """The tournament entries of a person, the oldest first."""
    query = (
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
    return [TournamentEntered(*row) for row in await _rows(engine, query)]


async def created_at(engine: AsyncEngine, person: PersonId) -> int:
    """The time when a person was created as a guest, in milliseconds since 1970."""
    query = select(people.c.made).where(people.c.person == person)
    async with read_only(engine).connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def anonymise(database: Database, person: PersonId) -> None:
    """Delete or anonymise everything that identifies a person, in one transaction.

    The person's row is kept without the name, because the immutable logs of tables refer to its id.
    Chat messages are kept without an author. Tournaments keep only the person's start number.
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
        await _anonymise_reports(connection, person)
        await connection.execute(
            update(chat).where(chat.c.person == person).values(person="", name="")
        )
        await connection.execute(
            update(reports).where(reports.c.person == person).values(person="")
        )
        await connection.execute(update(reports).where(reports.c.about == person).values(about=""))


async def _anonymise_reports(connection: AsyncConnection, person: PersonId) -> None:
    """Remove a person's id and name from the chat messages in abuse reports."""
    tables = select(chat.c.stream).where(chat.c.person == person)
    found = select(reports.c.report, reports.c.said).where(reports.c.stream.in_(tables))
    for report, said in (await connection.execute(found)).all():
        kept = [
            msgspec.structs.replace(one, person="", name="") if one.person == person else one
            for one in msgspec.json.decode(said, type=list[Said])
        ]
        await connection.execute(
            update(reports).where(reports.c.report == report).values(said=msgspec.json.encode(kept))
        )
