"""A server full of people, games and a tournament, and requests to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum
from itertools import count
from random import Random
from typing import Any, Final, cast

import httpx
import msgspec

from romme.server.analysis.rendered_games import RenderedGames
from romme.server.analysis.replays import MAX_MOVES
from romme.server.http.app import Server
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.organise.desk import Desk
from romme.server.organise.rehearsal import play
from romme.server.person_id import PersonId
from romme.tournament.commands import BeginSeries, DrawSeats, EnterPeople
from romme.tournament.rehearsal import invented_people
from romme.tournament.rights import DIRECTOR
from romme.tournament.values import Namesakes, Presence
from romme.wire.terms import Games, Permission, TableTerms, Visibility
from tests.server.live_tables import live_table_from, service
from tests.server.running_server import running_server
from tests.server.table.table_driver import TableDriver

ORIGIN: Final = "https://romme.example"
GAME: Final = "t"
MOST_ENTERED: Final = 4_000
"""People that requests of the benchmark enter beside those who are there."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much there is on the server."""

    entrants: int
    games: int
    """Of each table of the tournament."""
    moves: int
    """Of a game file that is sent."""
    rows: int
    """Of a list of people that is sent."""


SMALL: Final = Size(entrants=40, games=2, moves=60, rows=200)
FULL: Final = Size(entrants=1_000, games=12, moves=MAX_MOVES, rows=1_999)


class Who(Enum):
    """Who sends a request."""

    ANNA = "Anna"
    """Has played, and directs the tournaments."""
    GUEST = "Ben"
    """Has just come in: signs out, or is forgotten."""


class Opens(Enum):
    """The key that a request brings."""

    HALL = "hall"
    """Of the tournament that is being played, in a hall."""
    ONLINE = "online"
    """Of the one that nobody has begun, on the server."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Ask:
    """One request."""

    path: str
    body: object = None
    """Bytes as they are, anything else as JSON; a function makes it of a number that is new."""
    refused: int | None = 0
    """The status of its refusal. 0: it must be done, else it costs nothing; None: either."""
    opens: Opens = Opens.HALL
    who: Who = Who.ANNA


@dataclass
class World:
    """A server with a tournament, a finished game and people."""

    server: Server
    http: httpx.AsyncClient
    size: Size
    token: str
    person: PersonId
    other: PersonId
    """Sits at tables with Anna."""
    tournament: str
    online: str
    keys: Mapping[Opens, str]
    code: str
    numbers: Iterator[int] = field(default_factory=count)

    async def forget(self) -> None:
        """Keep nothing that was made for an earlier request."""
        desk = await self.server.organiser.desk(self.tournament)
        desk._made.clear()  # noqa: SLF001 - no request does that
        desk._lasting.clear()  # noqa: SLF001 - see above
        desk._results = None  # noqa: SLF001 - see above
        self.server.games = RenderedGames(self.server.archive, self.server.names_of)

    async def request(self, method: str, ask: Ask) -> httpx.Request:
        """A request that is ready to be sent, so that making it counts for nothing."""
        token = self.token if ask.who is Who.ANNA else (await _guest(self.http, ask.who.value))[0]
        headers = {"authorization": f"Bearer {token}", "origin": ORIGIN}
        if ask.opens in self.keys:
            headers["x-romme-key"] = self.keys[ask.opens]
        body: Any = ask.body(next(self.numbers)) if callable(ask.body) else ask.body
        content = body if isinstance(body, bytes | None) else msgspec.json.encode(body)
        if content is not None and "/preview" not in ask.path:
            headers["content-type"] = "application/json"
        return self.http.build_request(
            method, ask.path, headers=headers, content=content, extensions={"refused": ask.refused}
        )

    async def send(self, request: httpx.Request) -> None:
        """Send a request, and see that it was not refused before it had cost anything."""
        answer = await self.http.send(request)
        refused = request.extensions["refused"]
        status = 0 if answer.is_success else answer.status_code
        assert refused is None or status == refused, (
            f"{request.method} {request.url}: {answer.text}"
        )


@asynccontextmanager
async def world(url: str, size: Size) -> AsyncIterator[World]:
    """Open a server on which there is as much as the size says."""
    settings = Configuration(
        database=url,
        limits=Limiting.OFF,
        bot_pause=60_000,
        entrants=size.entrants + MOST_ENTERED,
    )
    async with running_server(settings, ORIGIN) as server:
        await server.warm_up()
        transport = httpx.ASGITransport(cast("Any", server))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, timeout=600) as http:
            yield await _filled(server, http, size)


async def _guest(http: httpx.AsyncClient, name: str) -> tuple[str, PersonId]:
    answer = await http.post("/api/guests", json={"name": name, "keep": "token"})
    return answer.json()["token"], PersonId(answer.json()["person"]["id"])


async def _filled(server: Server, http: httpx.AsyncClient, size: Size) -> World:
    token, anna = await _guest(http, "Anna")
    _, ben = await _guest(http, "Ben")
    headers = {"authorization": f"Bearer {token}"}

    async def made(**wanted: object) -> tuple[str, str]:
        rules = {"rules": "verband", "rehearsal": 8, "listed": True, **wanted}
        answer = await http.post("/api/tournaments", json=rules, headers=headers)
        return answer.json()["tournament"], answer.json()["key"]

    online, its_key = await made(name="Online", terms={"venue": "server"})
    hall, key = await made(name="Hall")
    await _enter(await server.organiser.desk(online), size)
    await _play(await server.organiser.desk(hall), size)
    await _finished_game(server, anna)
    listed = (await http.get("/api/tournaments")).json()
    return World(
        server,
        http,
        size,
        token=token,
        person=anna,
        other=ben,
        tournament=hall,
        online=online,
        keys={Opens.HALL: key, Opens.ONLINE: its_key},
        code=listed[0]["code"],
    )


async def _enter(desk: Desk, size: Size) -> None:
    people = invented_people(size.entrants)[8:]
    entering = EnterPeople(people, Presence.PRESENT, Namesakes.MEANT)
    await desk.ask(entering, DIRECTOR, "people")


async def _play(desk: Desk, size: Size) -> None:
    await _enter(desk, size)
    await desk.ask(DrawSeats("seed"), DIRECTOR, "seats")
    await desk.ask(BeginSeries(), DIRECTOR, "begin")
    await play(desk, size.games, Random(1))  # noqa: S311 - invented games


async def _finished_game(server: Server, person: PersonId) -> None:
    terms = TableTerms(spectators=Permission.ALLOWED, length=Games(1), visibility=Visibility.LISTED)
    driver = TableDriver.new(terms, host=person)
    driver.fill([person], bots=1)
    driver.all_ready()
    driver.finish_match()
    await live_table_from(service(server.database.log), driver.events, name=GAME)
