"""Tables over HTTP: creating, finding and listing. Play itself goes over the socket."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from romme.locales import words
from romme.notation.wording import rules_problem
from romme.rules import BadRules
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.people import People, Person, rate_limit_key_of
from romme.server.people.http.route_parts import (
    BODY,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    UNREADABLE,
    WRONG_ORIGIN,
)
from romme.server.person_id import PersonId
from romme.server.play.hub import Hub, NoTable
from romme.server.play.table_creation import CODE_LENGTH, CODE_LETTERS
from romme.server.table.picture import Named, Names
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.store.database import Database
from romme.store.log.records import StreamPhase, now_ms
from romme.store.schema.tables import streams
from romme.wire import lobby

MAX_LISTED: Final = 200
LONGEST_CODE: Final = 40
"""Maximum length of an entered code, including spaces and hyphens; the rest is ignored."""
LISTED_FOR_MS: Final = 24 * 3600 * 1000
"""Time without a change after which a table is no longer listed."""
UNKNOWN: Final = (HTTPStatus.NOT_FOUND, "There is no such table (`no-table`).")
FULL: Final = (
    HTTPStatus.CONFLICT,
    "Too many running tables of the person or address (`own-tables`, `address-tables`).",
)
IMPOSSIBLE: Final = (HTTPStatus.BAD_REQUEST, "The terms are invalid (`bad-rules` ...).")


class TableRoutes(Controller):
    """The routes for creating, finding and listing tables."""

    path = "/api"
    tags: Sequence[str] | None = ("tables",)

    @post(
        "/tables",
        security=SECURITY,
        responses=problem_specs(*BODY, IMPOSSIBLE, SIGNED_OUT, WRONG_ORIGIN, FULL, RATE_LIMITED),
    )
    async def make(
        self,
        request: Request[Any, Any, Any],
        hub: NamedDependency[Hub],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        data: JSONBody[lobby.NewTable],
    ) -> lobby.TableCreated:
        """Create a table, optionally with the creator and bots seated and ready to begin."""
        people.limits.tables.take(person.id)
        try:
            return await hub.make(person.id, data, address=rate_limit_key_of(request))
        except BadRules as error:
            catalogue = words(language_of(request.headers.get("accept-language")))
            reason = rules_problem(catalogue, error)
            raise HttpProblem(HTTPStatus.BAD_REQUEST, "bad-rules", reason=reason) from error
        except TableRefused as error:
            full = error.refusal in (TableRefusal.OWN_TABLES, TableRefusal.ADDRESS_TABLES)
            status = HTTPStatus.CONFLICT if full else HTTPStatus.BAD_REQUEST
            raise HttpProblem(status, error.refusal.value, **error.facts) from error

    @get("/tables")
    async def listed(
        self, database: NamedDependency[Database], hub: NamedDependency[Hub]
    ) -> list[lobby.ListedTable]:
        """List the public tables, the most recently active first."""
        query = (
            select(streams.c.stream, streams.c.code, streams.c.summary)
            .where(
                streams.c.listed,
                streams.c.phase != StreamPhase.OVER.value,
                streams.c.touched > now_ms() - LISTED_FOR_MS,
            )
            .order_by(streams.c.touched.desc())
            .limit(MAX_LISTED)
        )
        async with database.reading() as connection:
            rows = (await connection.execute(query)).all()
        tables = [
            (row.stream, row.code, msgspec.json.decode(row.summary, type=lobby.TableSummary))
            for row in rows
        ]
        seated = {PersonId(one) for *_, table in tables for one in table.people if one is not None}
        names = await hub.names(seated)
        return [_listed(stream, code or "", one, names) for stream, code, one in tables]

    @get("/codes/{code:str}", responses=problem_specs(UNREADABLE, UNKNOWN, RATE_LIMITED))
    async def find(
        self,
        request: Request[Any, Any, Any],
        database: NamedDependency[Database],
        people: NamedDependency[People],
        code: FromPath[str],
    ) -> lobby.FoundTable:
        """Return the id of the table that has this code; case, spaces and hyphens are ignored."""
        people.limits.look_ups.take(rate_limit_key_of(request))
        short = code[:LONGEST_CODE].upper()
        wanted = "".join(sign for sign in short if not sign.isspace() and sign != "-")
        if len(wanted) != CODE_LENGTH or not set(CODE_LETTERS).issuperset(wanted):
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-table")
        query = (
            select(streams.c.stream)
            .where(streams.c.code == wanted)
            .order_by(streams.c.touched.desc())
            .limit(1)
        )
        async with database.reading() as connection:
            name = (await connection.execute(query)).scalar_one_or_none()
        if name is None:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-table")
        return lobby.FoundTable(name)

    @get("/tables/{table:str}", responses=problem_specs(UNREADABLE, UNKNOWN))
    async def about(self, hub: NamedDependency[Hub], table: FromPath[str]) -> lobby.ListedTable:
        """Return the terms and players of a table by its id, for clients that follow a link."""
        try:
            live = await hub.live(table)
        except NoTable:
            raise HttpProblem(HTTPStatus.NOT_FOUND, "no-table") from None
        now = live.table
        summary = lobby.TableSummary(
            terms=now.terms,
            phase=now.phase.value,
            host=now.host,
            people=[chair.person for chair in now.chairs],
            bots=[chair.level for chair in now.chairs],
        )
        return _listed(table, now.code, summary, await hub.names(now.people))


def _listed(table: str, code: str, one: lobby.TableSummary, names: Names) -> lobby.ListedTable:
    seats = zip(one.people, one.bots, strict=True)
    people = [names.get(PersonId(person), Named("")) for person in one.people if person is not None]
    return lobby.ListedTable(
        table=table,
        code=code,
        rules=one.terms.rules,
        seats=one.terms.seats,
        free=sum(person is None and bot is None for person, bot in seats),
        phase=one.phase,
        people=[named.name for named in people if not named.is_bot],
        bots=sum(bot is not None for bot in one.bots) + sum(named.is_bot for named in people),
        terms=one.terms,
    )
