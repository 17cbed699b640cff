"""The route that opens the list of a table by its code, which is the same for a whole day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.organise.access.keys import TablePlace
from romme.server.organise.access.tournament_access import (
    FORBIDDEN,
    UNKNOWN,
    WRONG_KEY,
    access_tournament,
)
from romme.server.organise.http.table_messages import (
    TableCodeEntry,
    TableLink,
    TableOpened,
)
from romme.server.organise.offloading import run_in_thread
from romme.server.organise.organiser import Organiser
from romme.server.organise.picture import table_now
from romme.server.organise.tournament_rows import TournamentInfo
from romme.server.people import People, rate_limit_key_of
from romme.server.people.http.route_parts import BODY, RATE_LIMITED, UNREADABLE
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.rights import By, Role


class TableCodeRoutes(Controller):
    """The route for the codes of tables."""

    path = "/api/tournaments/{tournament:str}/table-codes"
    tags: Sequence[str] | None = ("tournaments",)

    @get(responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN))
    async def list_codes(
        self,
        request: Request[Any, Any, Any],
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
    ) -> list[TableLink]:
        """List the codes of all tables for each day. Only the office may see them."""
        access = await access_tournament(request, organiser, tournament)
        access.require_office()
        places = list(table_places(access.desk.tournament))
        # In a thread: each link takes two hashes, and there may be hundreds of tables.
        return await run_in_thread(
            lambda: [table_link(tournament, access.about, one) for one in places]
        )

    @post(responses=problem_specs(*BODY, UNKNOWN, WRONG_KEY, RATE_LIMITED))
    async def open_table(
        self,
        request: Request[Any, Any, Any],
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        tournament: FromPath[str],
        data: JSONBody[TableCodeEntry],
    ) -> TableOpened:
        """Exchange the code of a table for the key of the list that the table has now.

        A code of another day gives no key, and a renewal of the lists' links invalidates all codes.
        """
        people.limits.commands.take(rate_limit_key_of(request))
        access = await access_tournament(request, organiser, tournament)
        place = access.about.keys.read_table_code(data.code)
        if place is None:
            raise HttpProblem(HTTPStatus.UNAUTHORIZED, "wrong-key")
        now = table_now(access.words, access.desk, place.table)
        has_list = now is not None and now.phase is not SeriesPhase.SEATED
        key = ""
        if now is not None and has_list and now.day == place.day:
            keeper = By(Role.KEEPER, series=now.series, table=place.table)
            key = access.about.keys.key(keeper)
        return TableOpened(tournament, access.desk.version, place.table, place.day, now, key)


def table_link(tournament: str, about: TournamentInfo, place: TablePlace) -> TableLink:
    """Return the link and the PIN that lead to the list that a table has on a day."""
    path = f"/tournaments/{tournament}/table/{place.day}/{place.table}"
    return TableLink(
        day=place.day,
        table=place.table,
        path=f"{path}#key={about.keys.table_code(place)}",
        pin=about.keys.table_pin(place),
    )


def table_places(tournament: Tournament) -> Iterator[TablePlace]:
    """Yield the tables of each day on which a series has been seated."""
    tables: dict[int, int] = {}
    for series in tournament.series:
        tables[series.day] = max(tables.get(series.day, 0), len(series.seated))
    for day, most in tables.items():
        yield from (TablePlace(day, table) for table in range(1, most + 1))
