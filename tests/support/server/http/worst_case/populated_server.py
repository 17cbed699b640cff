"""A server full of people, games and tournaments, and requests to it."""

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
from romme.server.organise.rehearsal import play_games
from romme.server.person_id import PersonId
from romme.tournament.commands import BeginSeries, ChangeLogo, DrawSeats, EnterPeople
from romme.tournament.rehearsal import invented_people
from romme.tournament.rights import DIRECTOR
from romme.tournament.values import Namesakes, Presence
from romme.wire.terms import Games, Permission, TableTerms, Visibility
from tests.support.server.live_tables import live_table_from, table_dependencies
from tests.support.server.table.table_driver import TableDriver
from tests.support.servers.running_server import running_server
from tests.support.tournament.logos import largest_png, logo

ORIGIN: Final = "https://romme.example"
GAME: Final = "t"
MOST_ENTERED: Final = 4_000
"""Number of additional people that the benchmark's requests may enter."""


@dataclass(frozen=True, slots=True)
class Size:
    """Amounts of data on the server and in requests."""

    entrants: int
    games: int
    """Number of games at each table of the tournament."""
    moves: int
    """Number of moves in an uploaded game file."""
    rows: int
    """Number of rows in an uploaded list of people."""


SMALL: Final = Size(entrants=40, games=2, moves=60, rows=200)
FULL: Final = Size(entrants=1_000, games=12, moves=MAX_MOVES, rows=1_999)


class Sender(Enum):
    """The sender of a request."""

    ANNA = "Anna"
    """A player who has finished a game and directs the tournaments."""
    GUEST = "Ben"
    """A new guest, who signs out or is erased."""


class Key(Enum):
    """The tournament key that a request carries."""

    HALL = "hall"
    """The key of the tournament in progress."""
    ONLINE = "online"
    """The key of the online tournament that has not begun."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class WorstRequest:
    """A request to measure, and whether it must succeed."""

    path: str
    body: object = None
    """The body, sent as JSON unless it is bytes. A function builds the body from a new number."""
    refused: int | None = 0
    """Expected status of a refusal: 0 if the request must succeed, None if it may do either."""
    opens: Key = Key.HALL
    who: Sender = Sender.ANNA


LOGO: Final = logo(largest_png())


@dataclass
class PopulatedServer:
    """A server that stores two tournaments, a finished game and people."""

    app: Server
    http: httpx.AsyncClient
    size: Size
    token: str
    person: PersonId
    other: PersonId
    """Another player at Anna's tables."""
    tournament: str
    online: str
    keys: Mapping[Key, str]
    code: str
    numbers: Iterator[int] = field(default_factory=count)

    async def clear_caches(self) -> None:
        """Drop everything cached for earlier requests."""
        desk = await self.app.organiser.desk(self.tournament)
        desk._made.clear()  # noqa: SLF001 - no request does it
        desk._memoised.clear()  # noqa: SLF001 - see above
        desk._results = None  # noqa: SLF001 - see above
        self.app.games = RenderedGames(self.app.archive, self.app.names_of)

    async def request(self, method: str, ask: WorstRequest) -> httpx.Request:
        """Build a request in advance, so that building it is not measured."""
        token = (
            self.token if ask.who is Sender.ANNA else (await _guest(self.http, ask.who.value))[0]
        )
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
        """Send a request and check its status: an early refusal would not be the worst case."""
        answer = await self.http.send(request)
        refused = request.extensions["refused"]
        status = 0 if answer.is_success else answer.status_code
        assert refused is None or status == refused, (
            f"{request.method} {request.url}: {answer.text}"
        )


@asynccontextmanager
async def populated_server(url: str, size: Size) -> AsyncIterator[PopulatedServer]:
    """Run a server filled with the given amounts of data."""
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
            yield await _populated(server, http, size)


async def _guest(http: httpx.AsyncClient, name: str) -> tuple[str, PersonId]:
    answer = await http.post("/api/guests", json={"name": name, "keep": "token"})
    return answer.json()["token"], PersonId(answer.json()["person"]["id"])


async def _populated(server: Server, http: httpx.AsyncClient, size: Size) -> PopulatedServer:
    token, anna = await _guest(http, "Anna")
    _, ben = await _guest(http, "Ben")
    headers = {"authorization": f"Bearer {token}"}

    async def make_tournament(**wanted: object) -> tuple[str, str]:
        rules = {"rules": "verband", "rehearsal": 8, "listed": True, **wanted}
        answer = await http.post("/api/tournaments", json=rules, headers=headers)
        return answer.json()["tournament"], answer.json()["key"]

    online, its_key = await make_tournament(name="Online", terms={"venue": "server"})
    hall, key = await make_tournament(name="Hall")
    await _enter(await server.organiser.desk(online), size)
    await _play(await server.organiser.desk(hall), size)
    await _finished_game(server, anna)
    listed = (await http.get("/api/tournaments")).json()
    return PopulatedServer(
        server,
        http,
        size,
        token=token,
        person=anna,
        other=ben,
        tournament=hall,
        online=online,
        keys={Key.HALL: key, Key.ONLINE: its_key},
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
    await desk.ask(ChangeLogo(LOGO), DIRECTOR, "logo")
    await play_games(desk, size.games, Random(1))  # noqa: S311 - invented games


async def _finished_game(server: Server, person: PersonId) -> None:
    terms = TableTerms(spectators=Permission.ALLOWED, length=Games(1), visibility=Visibility.LISTED)
    driver = TableDriver.new(terms, host=person)
    driver.fill([person], bots=1)
    driver.all_ready()
    driver.finish_match()
    await live_table_from(table_dependencies(server.database.log), driver.events, name=GAME)
