"""The worst request of every route and the worst command of every kind, sent to a real server."""

from __future__ import annotations

import asyncio
import sys
import time
import tracemalloc
from asyncio import events
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, cast, get_args

import httpx
import msgspec

from romme.engine.commands import Discard, Draw, Shuffle
from romme.engine.state import Phase, Pile
from romme.notation.gamefile import read
from romme.notation.replaying import Replay, advance
from romme.notation.text import Move, write_cards, write_move
from romme.rules import find_preset
from romme.server.app import Server
from romme.server.configuration import Configuration, Limiting
from romme.server.lessons.script import lessons
from romme.server.organise.desk import Desk
from romme.server.organise.rehearsal import play
from romme.server.people import Origins
from romme.server.people.person import Kind, Person
from romme.server.replays import MOST_MOVES
from romme.server.route_costs import COMMANDS, ROUTES
from romme.server.shown_games import ShownGames
from romme.server.socket import Connection
from romme.server.table.state import PersonId
from romme.tournament.codec import write_command
from romme.tournament.commands import BeginSeries, DrawSeats, EnterPeople
from romme.tournament.invented import invented_people
from romme.tournament.rights import DIRECTOR
from romme.tournament.values import Namesakes, Presence
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.terms import Games, Permission, Terms, Visibility
from tests.server.lives import service, with_events
from tests.server.table.driving import Driven

ORIGIN: Final = "https://romme.example"
GAME: Final = "t"
KIB: Final = 1024


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
FULL: Final = Size(entrants=1_000, games=12, moves=MOST_MOVES, rows=1_999)


@dataclass(frozen=True, slots=True)
class Ask:
    """One request."""

    path: str
    body: object = None
    """Bytes as they are, anything else as JSON."""
    key: str | None = None
    token: str | None = None


@dataclass
class World:
    """A server with a tournament, a finished game and people."""

    server: Server
    http: httpx.AsyncClient
    size: Size
    token: str
    person: PersonId
    other: str
    """The token of somebody who is going to be forgotten."""
    tournament: str
    key: str
    code: str

    async def forget(self) -> None:
        """Keep nothing that was made for an earlier request."""
        desk = await self.server.organiser.desk(self.tournament)
        desk._made.clear()  # noqa: SLF001 - no request does that
        desk._lasting.clear()  # noqa: SLF001 - see above
        desk._results = None  # noqa: SLF001 - see above
        self.server.games = ShownGames(self.server.archive, self.server.names_of)

    def request(self, method: str, ask: Ask) -> httpx.Request:
        """A request that is ready to be sent, so that making it counts for nothing."""
        headers = {"authorization": f"Bearer {ask.token or self.token}"}
        if ask.key is not None:
            headers["x-romme-key"] = ask.key
        body = ask.body if isinstance(ask.body, bytes | None) else msgspec.json.encode(ask.body)
        if body is not None and "/preview" not in ask.path:
            headers["content-type"] = "application/json"
        return self.http.build_request(method, ask.path, headers=headers, content=body)

    async def send(self, request: httpx.Request) -> None:
        """Send a request; every answer but a breakdown will do."""
        answer = await self.http.send(request)
        assert answer.status_code < 500 or answer.status_code == 501, answer.text


@asynccontextmanager
async def world(url: str, size: Size) -> AsyncIterator[World]:
    """Open a server on which there is as much as the size says."""
    server = Server(
        Configuration(database=url, limits=Limiting.OFF, bot_pause=60_000),
        origins=Origins.of(ORIGIN),
    )
    await server.start()
    await server.warm_up()
    transport = httpx.ASGITransport(cast("Any", server))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, timeout=600) as http:
        try:
            yield await _filled(server, http, size)
        finally:
            await server.stop()


async def _filled(server: Server, http: httpx.AsyncClient, size: Size) -> World:
    tokens, ids = [], []
    for name in ("Anna", "Ben"):
        answer = await http.post("/api/guests", json={"name": name, "keep": "token"})
        tokens.append(answer.json()["token"])
        ids.append(PersonId(answer.json()["person"]["id"]))
    headers = {"authorization": f"Bearer {tokens[0]}"}
    rules: dict[str, Any] = {"name": "Hall", "rules": "verband", "rehearsal": 8, "listed": True}
    made = (await http.post("/api/tournaments", json=rules, headers=headers)).json()
    desk = await server.organiser.desk(made["tournament"])
    await _play(desk, size)
    await _finished_game(server, ids[0])
    listed = (await http.get("/api/tournaments")).json()
    return World(
        server,
        http,
        size,
        token=tokens[0],
        person=ids[0],
        other=tokens[1],
        tournament=made["tournament"],
        key=made["key"],
        code=listed[0]["code"],
    )


async def _play(desk: Desk, size: Size) -> None:
    people = invented_people(size.entrants)[8:]
    entering = EnterPeople(people, Presence.PRESENT, Namesakes.MEANT)
    await desk.ask(entering, DIRECTOR, "people")
    await desk.ask(DrawSeats("seed"), DIRECTOR, "seats")
    await desk.ask(BeginSeries(), DIRECTOR, "begin")
    await play(desk, size.games, Random(1))  # noqa: S311 - invented games


async def _finished_game(server: Server, person: PersonId) -> None:
    terms = Terms(spectators=Permission.ALLOWED, length=Games(1), visibility=Visibility.LISTED)
    driven = Driven.made(terms, host=person)
    driven.fill([person], bots=1)
    driven.all_ready()
    driven.finish_match()
    await with_events(service(server.database.log), driven.events, name=GAME)


def game_file(moves: int) -> str:
    """A legal game that does not end: everybody draws and throws away what they drew."""
    deck = write_cards(find_preset("haus").rules.pack)
    names = ", ".join(f'"P{seat}"' for seat in range(1, 7))
    options = "{ stalled_after = 0, blocked_after = 0 }"
    head = f'format = "romme/1"\nrules = "haus"\nplayers = [{names}]\ndealer = 1\n'
    head += f'options = {options}\ndeck = "{deck}"\n'
    game = read(head)
    now, made = Replay(game, game.state), []
    for _ in range(moves):
        state = now.state
        act: Any
        match state.phase:
            case Phase.DRAW:
                act = Draw(Pile.STOCK)
            case Phase.PLAY:
                act = Discard(
                    [card for card in state.hands[state.turn - 1] if str(card) != "*"][-1]
                )
            case _:
                act = Shuffle(state.open_pile)
        move = Move(state.turn, act)
        after = advance(now, move)
        now = Replay(game, after.state, after.draft)  # what was told would only grow
        made.append(f'"{write_move(move)}",\n')
    return f"{head}moves = [\n{''.join(made)}]\n"


def worst(world: World) -> Mapping[str, list[Ask]]:
    """For each route, what takes most: the largest body that it takes, or the largest answer."""
    hall = f"/api/tournaments/{world.tournament}"
    text = game_file(world.size.moves)
    long = "x" * (60 * KIB)
    deep = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
    many = {f"k{number}": number for number in range(3_000)}
    lists = b"[" + b"[]," * (20 * KIB) + b"[]]"
    person = {"name": "x" * 80, "club": "y" * 80}
    enter = {"do": "enter-people", "people": [person] * 300, "presence": "present"}
    crowd = EnterPeople(
        invented_people(min(world.size.entrants, 300)), Presence.PRESENT, Namesakes.MEANT
    )
    entering = write_command(crowd)
    csv = ";".join(["Name"] + [f"c{at}" for at in range(59)]) + "\n"
    csv += "".join(
        ";".join(f"A{row} {at}" for at in range(60)) + "\n" for row in range(world.size.rows)
    )
    found: dict[str, list[Ask]] = {
        "POST /api/guests": [Ask("", {"name": "x" * 30_000}), Ask("", deep)],
        "POST /api/sign-in": [Ask("", {"login": "a" * 15_000, "password": "b" * 15_000})],
        "POST /api/recover": [
            Ask("", {"login": "abc", "code": "c" * 15_000, "password": "b" * 15_000})
        ],
        "POST /api/accounts": [Ask("", {"login": "somebody", "password": "correct horse"})],
        "POST /api/accounts/recovery-codes": [Ask("", {"password": "b" * 30_000})],
        "PATCH /api/me": [Ask("", {"name": "x" * 30_000})],
        "DELETE /api/me": [Ask("", {"name": "Ben"}, token=world.other)],
        "DELETE /api/me/sessions/{session}": [Ask(f"/api/me/sessions/{long}")],
        "DELETE /api/me/sessions": [Ask("/api/me/sessions?which=others")],
        "POST /api/me/confirm": [Ask("", {"password": "b" * 30_000})],
        "POST /api/passkeys/register/finish": [Ask("", {"passkey": {"id": "x" * 30_000}})],
        "POST /api/passkeys/sign-in/finish": [Ask("", {"passkey": {"id": "x" * 30_000}})],
        "DELETE /api/passkeys/{passkey}": [Ask(f"/api/passkeys/{long}")],
        "POST /api/tables": [
            Ask("", {"terms": {"options": many}}),
            Ask("", {"terms": {"rules": "klassik", "seats": 4}}),
        ],
        "GET /api/tables/{table}": [Ask(f"/api/tables/{GAME}"), Ask(f"/api/tables/{long}")],
        "GET /api/codes/{code}": [Ask(f"/api/codes/{long}")],
        "GET /api/games/{table}/{number}": [
            Ask(f"/api/games/{GAME}/1"),
            Ask(f"/api/games/{long}/1"),
        ],
        "GET /api/games/{table}/{number}/replay": [Ask(f"/api/games/{GAME}/1/replay")],
        "POST /api/replays": [
            Ask("", {"file": text}),
            Ask("", {"file": "a" + ".a" * 120_000 + " = 1"}),
            Ask("", {"file": "[a]\n" * 60_000}),
            Ask("", {"file": '"1 pass",' * 28_000}),
        ],
        "POST /api/replays/opinion": [Ask("", {"file": text, "step": world.size.moves})],
        "GET /api/rules/{name}": [Ask("/api/rules/verband"), Ask(f"/api/rules/{long}")],
        "POST /api/rules/check": [
            Ask("", {"rules": "klassik", "options": many}),
            Ask("", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}"),
        ],
        "POST /api/rules/weigh": [
            Ask("", {"rules": "klassik", "options": many}),
            Ask("", {"rules": "klassik", "options": {"opening_points": 51, "jokers": 0}}),
        ],
        "GET /api/lessons/{rules}": [Ask("/api/lessons/klassik"), Ask(f"/api/lessons/{long}")],
        "POST /api/lessons/{rules}/{scene}": [
            Ask(f"/api/lessons/{rules}/{scene.name}", body) for rules, scene, body in _lessons()
        ],
        "POST /api/tournaments": [
            Ask("", {"name": "x" * 120, "rehearsal": 200}),
            Ask("", {"name": "Cup", "options": many}),
        ],
        "GET /api/tournaments/codes/{code}": [
            Ask(f"/api/tournaments/codes/{world.code}"),
            Ask(f"/api/tournaments/codes/{long}"),
        ],
        "POST /api/tournaments/{tournament}/enter": [
            Ask(f"{hall}/enter", {"pin": "123456"}),
            Ask(f"/api/tournaments/{long}/enter", {"pin": "123456"}),
        ],
        "POST /api/tournaments/{tournament}/links/renew": [
            Ask(f"{hall}/links/renew", {"role": "keeper"})
        ],
        "GET /api/tournaments/{tournament}/pins": [Ask(f"{hall}/pins")],
        "POST /api/tournaments/{tournament}/pins/seen": [Ask(f"{hall}/pins/seen")],
        "GET /api/tournaments/{tournament}": [Ask(hall), Ask(hall, key=None)],
        "GET /api/tournaments/{tournament}/lists/{series}/{table}": [Ask(f"{hall}/lists/1/1")],
        "GET /api/tournaments/{tournament}/standing": [
            Ask(f"{hall}/standing"),
            Ask(f"{hall}/standing?span=series&number=1"),
            Ask(f"{hall}/standing?only={'x' * 80}"),
        ],
        "POST /api/tournaments/{tournament}/commands": [
            Ask(f"{hall}/commands", {"id": "big", "command": entering}),
            Ask(f"{hall}/commands", {"id": "odd", "command": enter}),
            Ask(f"{hall}/commands", b'{"id":"deep","command":{"do":' + deep + b"}}"),
        ],
        "POST /api/tournaments/{tournament}/foresee": [
            Ask(f"{hall}/foresee", {"command": entering})
        ],
        "POST /api/tournaments/{tournament}/join": [Ask(f"{hall}/join", {"club": "x" * 80})],
        "POST /api/tournaments/{tournament}/rehearse": [Ask(f"{hall}/rehearse", {"games": 1})],
        "POST /api/tournaments/{tournament}/preview": [
            Ask(f"{hall}/preview?filename=a.csv", csv.encode()),
            Ask(f"{hall}/preview?filename=a.csv", b"\n" * (2 * KIB * KIB - 1) + b"a"),
        ],
        "GET /api/tournaments/{tournament}/exports/{file}": [
            Ask(f"{hall}/exports/{what}") for what in ("lists.csv", "entries.xlsx", "standing.xlsx")
        ],
        "GET /api/tournaments/{tournament}/papers/{paper}": [
            Ask(f"{hall}/papers/{what}") for what in ("results", "seating-by-name")
        ],
        "GET /api/tournaments/{tournament}/news": [Ask(f"{hall}/news?after=0")],
        "GET /{path}": [Ask("/index.html"), Ask(f"/{long}")],
        "GET /api/schema/{path}": [Ask("/api/schema/x")],
    }
    for route in ROUTES:
        method, path = route.split(" ")
        path = path.replace("{tournament}", world.tournament)
        default = [Ask(path, {} if method != "GET" else None)]
        asks = found.get(route, default)
        key = None if method == "GET" and path.endswith("/own") else world.key
        found[route] = [
            Ask(one.path or path, one.body, key if "tournaments/" in path else None, one.token)
            for one in asks
        ]
    return found


def _lessons() -> Iterator[tuple[str, Any, object]]:
    rules, scenes = next(iter(lessons().items()))
    step = "meld " + " ".join(["*"] * 50)
    turn = {"do": "play", "steps": [step] * 40}
    yield rules, scenes[0], {"moves": [{"do": "draw", "pile": "stock"}, turn] * 10}
    yield rules, scenes[0], {"moves": [{"do": "draw", "pile": "stock"}], "plan": [step] * 40}


# --- commands ------------------------------------------------------------------------------------


@asynccontextmanager
async def connected(world: World) -> AsyncIterator[Callable[[bytes], Coroutine[Any, Any, None]]]:
    """A connection of somebody who plays: sends a message, and waits until it was answered."""
    server = world.server
    incoming: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
    answered = asyncio.Event()

    async def send(message: Mapping[str, Any]) -> None:
        if '"pong"' in message.get("text", ""):
            answered.set()

    who = Person(cast("Any", world.person), "Anna", Kind.PERSON)
    connection = Connection(
        who, "en", send, hub=server.hub, chat=server.chat, figures=server.figures
    )
    task = asyncio.create_task(connection.run(incoming.get))

    async def ask(text: bytes) -> None:
        answered.clear()
        await incoming.put({"type": "websocket.receive", "bytes": text})
        await incoming.put({"type": "websocket.receive", "text": '{"do":"ping"}'})
        await answered.wait()

    try:
        yield ask
    finally:
        await incoming.put({"type": "websocket.disconnect"})
        await task


async def seated(world: World) -> tuple[str, int]:
    """A table at which Anna is to play, with bots that take their time, and its version."""
    wanted = lobby.NewTable(
        terms=Terms(rules="klassik", seats=2, length=Games(1)),
        bots=[lobby.BotWanted(seat=2, level="zufall")],
        ready=True,
    )
    made = await world.server.hub.make(world.person, wanted)
    return made.table, made.version


def worst_commands(table: str, at: int) -> Mapping[str, list[bytes]]:
    """For each command, the largest that is read, and one that makes sense."""
    found: dict[str, list[bytes]] = {}
    for kind in get_args(wire.TableCommand):
        do = str(kind.__struct_config__.tag)
        plain: dict[str, Any] = {"do": do, "id": do, "table": table}
        plainly: dict[str, dict[str, Any]] = {
            "add-bot": {"seat": 2, "level": "zufall"},
            "remove-bot": {"seat": 2},
            "free-seat": {"seat": 2},
            "sit": {"seat": 1},
            "commit-nonce": {"commitment": "a" * 64},
            "reveal-nonce": {"nonce": "a" * 64},
            "cut": {"at": at, "lifted": 26},
            "draw": {"at": at, "pile": "stock"},
            "say": {"text": "x" * wire.MOST_TEXT},
            "report": {"text": "x" * wire.MOST_TEXT, "person": "p"},
        }
        extra = plainly.get(do, {})
        if "steps" in kind.__struct_fields__:
            step = "meld " + " ".join(["*"] * 18)
            extra = {"at": at, "steps": [step] * wire.MOST_STEPS}
        if "person" in kind.__struct_fields__:
            extra = {**extra, "person": "p" * 64}
        text = msgspec.json.encode({**plain, **extra})
        padded = text[:-1] + b" " * (wire.MOST_BYTES - len(text)) + b"}"
        assert len(padded) <= wire.MOST_BYTES, do
        found[do] = [padded, text[:-1] + b',"x":' + b"[" * 1_000 + b"]" * 1_000 + b"}"]
    found["ping"] = [b'{"do":"ping"}' + b" " * (wire.MOST_BYTES - 13)]
    assert found.keys() == COMMANDS.keys()
    return found


# --- what it costs -------------------------------------------------------------------------------


@dataclass
class Measured:
    """What the event loop did in the longest of its steps, and by how much the process grew."""

    milliseconds: float = 0.0
    """Of the processor's time, so that it is the same on a busy machine."""
    calls: int = 0
    """Of Python functions: the same on every machine."""
    grown: int = 0
    """Bytes, at the peak."""
    steps: list[float] = field(default_factory=list)


@contextmanager
def timed() -> Iterator[Measured]:
    """Watch how long each step of the event loop takes."""
    measured, run = Measured(), events.Handle._run  # noqa: SLF001 - there is no other way in

    def watched(handle: events.Handle) -> None:
        began = time.thread_time()
        run(handle)
        measured.milliseconds = max(measured.milliseconds, 1000 * (time.thread_time() - began))

    events.Handle._run = watched  # type: ignore[assignment,method-assign]  # noqa: SLF001 - see above
    try:
        yield measured
    finally:
        events.Handle._run = run  # type: ignore[method-assign]  # noqa: SLF001 - see above


@contextmanager
def counted() -> Iterator[Measured]:
    """Count what is called in each step of the event loop, and watch the memory."""
    measured, run = Measured(), events.Handle._run  # noqa: SLF001 - see above
    calls = 0

    def count(_frame: object, event: str, _given: object) -> None:
        nonlocal calls
        calls += event == "call"

    def watched(handle: events.Handle) -> None:
        nonlocal calls
        calls = 0
        sys.setprofile(count)
        try:
            run(handle)
        finally:
            sys.setprofile(None)
            measured.calls = max(measured.calls, calls)

    events.Handle._run = watched  # type: ignore[assignment,method-assign]  # noqa: SLF001 - see above
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    try:
        yield measured
    finally:
        measured.grown = tracemalloc.get_traced_memory()[1] - before
        tracemalloc.stop()
        events.Handle._run = run  # type: ignore[method-assign]  # noqa: SLF001 - see above
