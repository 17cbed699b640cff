"""The worst request of every route and the worst command of every kind, sent to a real server."""

from __future__ import annotations

import asyncio
import sys
import time
import tracemalloc
from asyncio import events
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import count
from random import Random
from typing import Any, Final, cast, get_args

import httpx
import msgspec

from romme.deal import Nonce, nonce_commitment
from romme.engine.commands import Discard, Draw, Shuffle
from romme.engine.state import Phase, Pile, Seat
from romme.notation.gamefile import read
from romme.notation.replaying import Replay, advance
from romme.notation.text import Move, write_cards, write_move
from romme.rules import find_preset
from romme.rules.options import Mode
from romme.server.analysis.replays import MOST_MOVES
from romme.server.analysis.shown_games import ShownGames
from romme.server.http.app import Server
from romme.server.http.route_costs import ROUTES
from romme.server.lessons.script import lessons
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.organise.desk import Desk
from romme.server.organise.rehearsal import play
from romme.server.people import Origins
from romme.server.people.person import Kind, Person
from romme.server.play.socket import Connection
from romme.server.table.decide import cutter
from romme.server.table.state import PersonId
from romme.tournament.commands import BeginSeries, DrawSeats, EnterPeople
from romme.tournament.rehearsal import invented_people
from romme.tournament.rights import DIRECTOR
from romme.tournament.values import Namesakes, Presence
from romme.wire import commands as wire
from romme.wire.lessons import MOST_MOVES as MOST_LEARNED
from romme.wire.terms import Games, Permission, Terms, Visibility
from tests.server.lives import service, with_events
from tests.server.table.driving import Driven, ids

ORIGIN: Final = "https://romme.example"
GAME: Final = "t"
KIB: Final = 1024
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
FULL: Final = Size(entrants=1_000, games=12, moves=MOST_MOVES, rows=1_999)


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
        self.server.games = ShownGames(self.server.archive, self.server.names_of)

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
    server = Server(
        Configuration(
            database=url,
            limits=Limiting.OFF,
            bot_pause=60_000,
            entrants=size.entrants + MOST_ENTERED,
        ),
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
    """For each route, what takes most: the largest body that it takes, or the largest answer.

    What is beyond a bound is there too, with the refusal that it must get.
    """
    found = {**_of_people(), **_of_games(world), **_of_rules(), **_of_tournaments(world)}
    for route in ROUTES:
        method, path = route.split(" ")
        path = path.replace("{tournament}", world.tournament)
        default = [Ask(path, None if method == "GET" else {})]
        found[route] = [replace(one, path=one.path or path) for one in found.get(route, default)]
    return found


LONG: Final = "x" * 1_000
DEEP: Final = b'{"a":' * 5_000 + b"1" + b"}" * 5_000
MANY: Final = {f"k{number}": number for number in range(3_000)}


def _of_people() -> dict[str, list[Ask]]:
    login, password = "a" * 1_000, "b" * 1_000
    passkey = {"passkey": {"id": "x" * 15_000}}
    return {
        "POST /api/guests": [
            Ask("", {"name": "x" * 24}),
            Ask("", {"name": "x" * 30_000}, refused=400),
            Ask("", DEEP, refused=400),
            Ask("", b'{"name":"\xff"}', refused=400),
        ],
        "POST /api/sign-in": [Ask("", {"login": login, "password": password}, refused=401)],
        "POST /api/recover": [
            Ask("", {"login": login, "code": "c" * 1_000, "password": password}, refused=401)
        ],
        "POST /api/sign-out": [Ask("", {}, who=Who.GUEST)],
        "POST /api/accounts": [
            Ask(
                "",
                lambda number: {"login": f"somebody{number}", "password": "correct horse"},
                who=Who.GUEST,
            )
        ],
        "POST /api/accounts/recovery-codes": [Ask("", {"password": password}, refused=403)],
        "PATCH /api/me": [Ask("", {"name": "Anna"}), Ask("", {"name": "x" * 30_000}, refused=400)],
        "DELETE /api/me": [Ask("", {"name": "Ben"}, who=Who.GUEST)],
        "DELETE /api/me/sessions/{session}": [Ask(f"/api/me/sessions/{LONG}", refused=404)],
        "DELETE /api/me/sessions": [Ask("/api/me/sessions?which=others")],
        "POST /api/me/confirm": [Ask("", {"password": password}, refused=403)],
        "POST /api/passkeys/register/finish": [Ask("", passkey, refused=400)],
        "POST /api/passkeys/sign-in/finish": [Ask("", passkey, refused=400)],
        "DELETE /api/passkeys/{passkey}": [Ask(f"/api/passkeys/{LONG}", refused=404)],
    }


def _of_games(world: World) -> dict[str, list[Ask]]:
    text = game_file(world.size.moves)
    return {
        "POST /api/tables": [
            Ask("", {"terms": {"rules": "klassik", "seats": 4}}),
            Ask("", {"terms": {"options": MANY}}, refused=400),
        ],
        "GET /api/tables/{table}": [
            Ask(f"/api/tables/{GAME}"),
            Ask(f"/api/tables/{LONG}", refused=404),
            Ask(f"/api/tables/{'x' * 60 * KIB}", refused=414),
        ],
        "GET /api/codes/{code}": [Ask(f"/api/codes/{LONG}", refused=404)],
        "GET /api/games/{table}/{number}": [
            Ask(f"/api/games/{GAME}/1"),
            Ask(f"/api/games/{LONG}/1", refused=404),
        ],
        "GET /api/games/{table}/{number}/replay": [Ask(f"/api/games/{GAME}/1/replay")],
        "POST /api/replays": [
            Ask("", {"file": text}),
            Ask("", {"file": "a" + ".a" * 120_000 + " = 1"}, refused=400),
            Ask("", {"file": "[a]\n" * 50_000}, refused=400),
            Ask("", {"file": "x = [" + "1," * 49_000 + "]"}, refused=400),
        ],
        "POST /api/replays/opinion": [Ask("", {"file": text, "step": world.size.moves})],
    }


def _of_rules() -> dict[str, list[Ask]]:
    lists = b"[" + b"[]," * (20 * KIB) + b"[]]"
    changed = {"opening_points": 51, "jokers": 0}
    return {
        "GET /api/rules/{name}": [
            Ask("/api/rules/verband"),
            Ask(f"/api/rules/{LONG}", refused=404),
        ],
        "POST /api/rules/check": [
            Ask("", {"rules": "haus", "options": changed}),
            Ask("", {"rules": "klassik", "options": MANY}, refused=400),
            Ask("", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}", refused=400),
        ],
        "POST /api/rules/weigh": [
            Ask("", {"rules": "klassik", "options": changed}),
            Ask("", {"rules": "klassik", "options": MANY}),
            Ask("", b'{"rules":"klassik","options":{"hand_sizes":' + lists + b"}}"),
        ],
        "GET /api/lessons/{rules}": [
            Ask("/api/lessons/klassik"),
            Ask(f"/api/lessons/{LONG}", refused=404),
        ],
        "POST /api/lessons/{rules}/{scene}": [
            Ask(f"/api/lessons/{rules}/{scene.name}", body) for rules, scene, body in _lessons()
        ],
    }


def _of_tournaments(world: World) -> dict[str, list[Ask]]:
    hall, online = (f"/api/tournaments/{one}" for one in (world.tournament, world.online))
    crowd = {
        "do": "enter-people",
        "people": [
            {"name": f"{number:03} {'x' * 40}", "club": "y" * 40}
            for number in range(min(world.size.entrants, 500))
        ],
        "presence": "present",
        "namesakes": "meant",
    }
    same = {**crowd, "people": [{"name": "x" * 80, "club": "y" * 80}] * 300}
    del same["namesakes"]
    draw = {"do": "draw-seats", "seed": "s" * 200}
    csv = ";".join(["Name"] + [f"c{at}" for at in range(59)]) + "\n"
    csv += "".join(
        ";".join(f"A{row} {at}" for at in range(60)) + "\n" for row in range(world.size.rows)
    )
    lists = "/api/tournaments/{tournament}/lists/{series}/{table}"
    return {
        "POST /api/tournaments": [
            Ask("", {"name": "x" * 120, "rehearsal": 200, "rules": "verband"}),
            Ask("", {"name": "Cup", "options": MANY}, refused=400),
        ],
        "GET /api/tournaments/codes/{code}": [
            Ask(f"/api/tournaments/codes/{world.code}"),
            Ask(f"/api/tournaments/codes/{LONG}", refused=404),
        ],
        "POST /api/tournaments/{tournament}/enter": [
            Ask(f"{hall}/enter", {"pin": "123456"}, refused=401),
            Ask(f"/api/tournaments/{LONG}/enter", {"pin": "123456"}, refused=404),
        ],
        "POST /api/tournaments/{tournament}/links/renew": [
            Ask(f"{hall}/links/renew", {"role": "keeper"})
        ],
        "GET /api/tournaments/{tournament}": [Ask(hall), Ask(hall, opens=Opens.NOTHING)],
        f"GET {lists}": [Ask(f"{hall}/lists/1/1")],
        "GET /api/tournaments/{tournament}/standing": [
            Ask(f"{hall}/standing"),
            Ask(f"{hall}/standing?span=series&number=1"),
            Ask(f"{hall}/standing?only={'x' * 80}"),
        ],
        "POST /api/tournaments/{tournament}/commands": [
            Ask(f"{hall}/commands", lambda number: {"id": f"big{number}", "command": crowd}),
            Ask(f"{hall}/commands", {"id": "same", "command": same}, refused=409),
            Ask(f"{hall}/commands", b'{"id":"deep","command":{"do":' + DEEP + b"}}", refused=400),
            Ask(
                f"{online}/commands",
                lambda number: {"id": f"draw{number}", "command": draw},
                opens=Opens.ONLINE,
            ),
        ],
        "POST /api/tournaments/{tournament}/foresee": [
            Ask(f"{hall}/foresee", {"command": crowd}),
            Ask(f"{online}/foresee", {"command": draw}, opens=Opens.ONLINE),
        ],
        "POST /api/tournaments/{tournament}/join": [
            Ask(f"{online}/join", {"club": "x" * 80}, opens=Opens.ONLINE, who=Who.GUEST)
        ],
        "POST /api/tournaments/{tournament}/rehearse": [Ask(f"{hall}/rehearse", {"games": 1})],
        "POST /api/tournaments/{tournament}/preview": [
            Ask(f"{hall}/preview?filename=a.csv", csv.encode()),
            Ask(f"{hall}/preview?filename=a.csv", b"\n" * (2 * KIB * KIB - 1) + b"a", refused=400),
        ],
        "GET /api/tournaments/{tournament}/exports/{file}": [
            Ask(f"{hall}/exports/{what}") for what in ("lists.csv", "entries.xlsx", "standing.xlsx")
        ],
        "GET /api/tournaments/{tournament}/papers/{paper}": [
            Ask(f"{hall}/papers/{what}") for what in ("results", "seating-by-name")
        ],
        "GET /api/tournaments/{tournament}/news": [Ask(f"{hall}/news?after=0")],
        "GET /": [Ask("/", refused=None)],  # there is a page only where one was built
        "GET /{path}": [
            Ask("/index.html", refused=None),
            Ask(f"/{LONG}", refused=None),
            Ask(f"/{'x' * 60 * KIB}", refused=414),
        ],
        "GET /api/schema/{path}": [Ask("/api/schema/x", refused=404)],
    }


def _lessons() -> Iterator[tuple[str, Any, object]]:
    rules, scenes = next(iter(lessons().items()))
    step = "meld " + " ".join(["*"] * 50)
    turn = {"do": "play", "steps": [step] * wire.MOST_STEPS}
    turns = [{"do": "draw", "pile": "stock"}, turn] * (MOST_LEARNED // 2)
    yield rules, scenes[0], {"moves": turns[:10]}
    yield rules, scenes[0], {"moves": [turns[0]], "plan": [step] * wire.MOST_STEPS}


# --- commands ------------------------------------------------------------------------------------


@asynccontextmanager
async def connected(
    world: World,
) -> AsyncIterator[Callable[[bytes], Coroutine[Any, Any, Mapping[str, Any]]]]:
    """A connection of Anna's: sends a message, and returns the answer when it has come."""
    server = world.server
    incoming: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
    outgoing: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()

    async def send(message: Mapping[str, Any]) -> None:
        outgoing.put_nowait(
            msgspec.json.decode(message.get("text") or message.get("bytes") or b"{}")
        )

    who = Person(cast("Any", world.person), "Anna", Kind.PERSON)
    connection = Connection(
        who, "en", send, hub=server.hub, chat=server.chat, metrics=server.metrics
    )
    task = asyncio.create_task(connection.run(incoming.get))

    async def ask(text: bytes) -> Mapping[str, Any]:
        await incoming.put({"type": "websocket.receive", "bytes": text})
        while True:
            answer = await outgoing.get()
            if answer.get("is") in ANSWERS:
                return answer

    try:
        yield ask
    finally:
        await incoming.put({"type": "websocket.disconnect"})
        await task


NONCE: Final = "ab" * 32
ANSWERS: Final = frozenset({"done", "refused", "drafted", "hinted", "arranged", "pong"})


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at which something is to be done."""

    table: str
    at: int
    card: str
    """One that Anna holds."""
    other: PersonId
    """Who else sits there."""


async def situation(world: World, do: str) -> Situation:
    """A table of Anna's at which a command makes sense."""
    driven = _driven(do, world.person, world.other)
    name = f"w{next(world.numbers)}"
    await with_events(service(world.server.database.log), driven.events, name=name)
    live = await world.server.hub.live(name)
    hand = () if driven.table.game is None else driven.game.hand(Seat(1))
    card = next((str(one) for one in hand if str(one) != "*"), "")
    return Situation(name, live.version, card, world.other)


def _driven(do: str, anna: PersonId, ben: PersonId) -> Driven:
    terms = Terms(rules="haus", seats=3, length=Games(1), hints=Permission.ALLOWED)
    match do:
        case "rematch":
            return _played(terms, anna, ben)
        case "cut" | "draw" | "play" | "stage" | "draft" | "hint" | "arrange" | "come-back":
            return _begun(do, terms, anna, ben)
        case "sit":
            return Driven.made(terms, host=anna)
        case _:
            driven = Driven.made(terms, host=anna)
            driven.ask(anna, wire.Sit(**ids()))
            driven.ask(ben, wire.Sit(**ids()))
            if do == "remove-bot":
                driven.ask(anna, wire.AddBot(**ids(seat=3, level="zufall")))
            if do == "unsilence":
                driven.ask(anna, wire.Silence(**ids(person=ben)))
            if do == "reveal-nonce":
                committed = nonce_commitment(Nonce(bytes.fromhex(NONCE)))
                driven.ask(anna, wire.CommitNonce(**ids(commitment=committed)))
                driven.ask(anna, wire.AddBot(**ids(seat=3, level="zufall")))
                driven.all_ready()
            return driven


def _played(terms: Terms, anna: PersonId, ben: PersonId) -> Driven:
    driven = Driven.made(terms, host=anna)
    driven.fill([anna, ben], bots=1)
    driven.all_ready()
    driven.finish_match()
    return driven


def _begun(do: str, terms: Terms, anna: PersonId, ben: PersonId) -> Driven:
    """A game in which Anna is to do it: of many shuffles one has her begin."""
    for seed in range(100):
        driven = Driven.made(msgspec.structs.replace(terms, mode=Mode.STRICT), seed, host=anna)
        driven.fill([anna, ben], bots=1)
        driven.all_ready()
        seat = cutter(driven.table)
        if do == "cut":
            if seat is not None and driven.table.chair(seat).person == anna:
                return driven
            continue
        if do == "come-back":
            driven.go_away(1, bridged=True)
            return driven
        if driven.until_draw() == anna:
            if do != "draw":
                driven.ask(anna, wire.Draw(**ids(at=0, pile="stock")))
            return driven
    raise AssertionError(do)


def worst_commands(do: str, given: Situation) -> list[bytes]:
    """One command that is carried out, the largest that is read, and one nested without end."""
    if do == "ping":
        return [b'{"do":"ping"}' + b" " * (wire.MOST_BYTES - 13)]
    kind = next(one for one in get_args(wire.TableCommand) if one.__struct_config__.tag == do)
    plainly: dict[str, dict[str, Any]] = {
        "add-bot": {"seat": 3, "level": "zufall"},
        "remove-bot": {"seat": 3},
        "free-seat": {"seat": 2},
        "sit": {"seat": 1},
        "commit-nonce": {"commitment": "a" * 64},
        "reveal-nonce": {"nonce": NONCE},
        "cut": {"lifted": 26},
        "draw": {"pile": "stock"},
        "play": {"end": f"discard {given.card}"},
        "stage": {"steps": []},
        "say": {"text": "x" * wire.MOST_TEXT},
        "report": {"text": "x" * wire.MOST_TEXT},
    }
    plain: dict[str, Any] = {"do": do, "id": f"{do}-1", "table": given.table, **plainly.get(do, {})}
    if "at" in kind.__struct_fields__:
        plain["at"] = given.at
    if "person" in kind.__struct_fields__:
        plain["person"] = given.other
    largest = {**plain, "id": f"{do}-2"}
    if "steps" in kind.__struct_fields__:
        largest["steps"] = ["meld " + " ".join(["*"] * 18)] * wire.MOST_STEPS
    text = msgspec.json.encode(largest)
    padded = text[:-1] + b" " * (wire.MOST_BYTES - len(text)) + b"}"
    assert len(padded) <= wire.MOST_BYTES, do
    deep = text[:-1] + b',"x":' + b"[" * 1_000 + b"]" * 1_000 + b"}"
    return [msgspec.json.encode(plain), padded, deep]


async def ready_for(world: World, do: str, say: Callable[[bytes], Awaitable[object]]) -> Situation:
    """A situation in which the first of a command's `worst_commands` is carried out."""
    given = await situation(world, do)
    if do in {"say", "report"}:  # by those who see what is written there
        watching = {"do": "watch", "id": "first", "table": given.table}
        await say(msgspec.json.encode(watching))
    return given


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
