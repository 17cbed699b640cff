"""The most expensive commands of every kind, and a connection that sends them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, cast, get_args

import msgspec

from romme.deal import Nonce, nonce_commitment
from romme.engine.state import Seat
from romme.rules.options import Mode
from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.server.play.connection.socket import Connection
from romme.server.play.recent_records import RING_SIZE
from romme.server.table.decide import TableDecided, cutter
from romme.store.log.records import Log
from romme.wire import commands as wire
from romme.wire.terms import Games, Permission, Series, TableTerms
from tests.support.laws.play import DRAWER
from tests.support.server.http.worst_case.populated_server import PopulatedServer
from tests.support.server.live_tables import new_live_table, table_dependencies
from tests.support.server.table.table_driver import TableDriver, with_ids


@asynccontextmanager
async def connection_of_anna(
    server: PopulatedServer,
) -> AsyncIterator[Callable[[bytes], Coroutine[Any, Any, Mapping[str, Any]]]]:
    """Connect as `server.person`. Yield a function that sends a message and returns the answer."""
    app = server.app
    incoming: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
    outgoing: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()

    async def send(message: Mapping[str, Any]) -> None:
        outgoing.put_nowait(
            msgspec.json.decode(message.get("text") or message.get("bytes") or b"{}")
        )

    def write(message: bytes) -> bool:
        outgoing.put_nowait(msgspec.json.decode(message))
        return True

    who = Person(cast("Any", server.person), "Anna", PersonKind.PERSON)
    connection = Connection(
        who, "en", send, hub=app.hub, chat=app.chat, metrics=app.metrics, write=write
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
class PreparedTable:
    """A table at which the server's `person` can send a command, and arguments for the command."""

    table: str
    at: int
    card: str
    """A card in the hand of the server's `person`."""
    other: PersonId
    """The other player."""


async def prepare_table(server: PopulatedServer, do: str) -> PreparedTable:
    """Store a table at which `server.person` may use the command `do`, and load it."""
    driver = _table_for(do, server.person, server.other)
    name = f"w{next(server.numbers)}"
    await _store(server.app.database.log, driver, name)
    live = await server.app.hub.live(name)
    hand = () if driver.table.game is None else driver.game.hand(Seat(1))
    card = next((str(one) for one in hand if str(one) != "*"), "")
    return PreparedTable(name, live.version, card, server.other)


async def _store(log: Log, driver: TableDriver, name: str) -> None:
    live = await new_live_table(
        table_dependencies(log), driver.table.terms, name=name, host=driver.table.host
    )
    for record in driver.records:
        await live.commit(TableDecided(record, driver.table))


def _table_for(do: str, anna: PersonId, ben: PersonId) -> TableDriver:
    terms = TableTerms(
        rules="haus",
        options={"cut_at_least": 4},
        seats=3,
        length=Games(1),
        hints=Permission.ALLOWED,
    )
    match do:
        case "watch":
            return _long_game(terms, anna, ben)
        case "rematch":
            return _finished(terms, anna, ben)
        case (
            "cut" | "draw" | "play" | "stage" | "draft" | "check" | "hint" | "arrange" | "come-back"
        ):
            return _begun(do, terms, anna, ben)
        case "fast-forward":
            return _sitting_out(anna)
        case "sit":
            return TableDriver.new(terms, host=anna)
        case _:
            driver = TableDriver.new(terms, host=anna)
            driver.ask(anna, wire.Sit(**with_ids()))
            driver.ask(ben, wire.Sit(**with_ids()))
            if do == "remove-bot":
                driver.ask(anna, wire.AddBot(**with_ids(seat=3, level="zufall")))
            if do == "unsilence":
                driver.ask(anna, wire.Silence(**with_ids(person=ben)))
            if do == "reveal-nonce":
                committed = nonce_commitment(Nonce(bytes.fromhex(NONCE)))
                driver.ask(anna, wire.CommitNonce(**with_ids(commitment=committed)))
                driver.ask(anna, wire.AddBot(**with_ids(seat=3, level="zufall")))
                driver.all_ready()
            return driver


def _sitting_out(anna: PersonId) -> TableDriver:
    """Return a game of three bots. `anna` is the dealer and sits out."""
    terms = TableTerms(rules="turnier", seats=4, length=Series(1))
    driver = TableDriver.new(terms, host=anna)
    driver.fill([anna], bots=3)
    driver.all_ready()
    return driver


def _long_game(terms: TableTerms, anna: PersonId, ben: PersonId) -> TableDriver:
    """Return a game with as many records as the server sends to a viewer who starts to watch."""
    driver = TableDriver.new(terms, host=anna)
    driver.fill([anna, ben], bots=1)
    driver.all_ready()
    for _ in range(RING_SIZE):
        driver.step(DRAWER)
    return driver


def _finished(terms: TableTerms, anna: PersonId, ben: PersonId) -> TableDriver:
    driver = TableDriver.new(terms, host=anna)
    driver.fill([anna, ben], bots=1)
    driver.all_ready()
    driver.finish_match()
    return driver


def _begun(do: str, terms: TableTerms, anna: PersonId, ben: PersonId) -> TableDriver:
    """Return a table at which `anna` may use the command `do`. Try seeds until there is one."""
    for seed in range(100):
        driver = TableDriver.new(msgspec.structs.replace(terms, mode=Mode.STRICT), seed, host=anna)
        driver.fill([anna, ben], bots=1)
        driver.all_ready()
        seat = cutter(driver.table)
        if do == "cut":
            if seat is not None and driver.table.chair(seat).person == anna:
                return driver
            continue
        if do == "come-back":
            driver.go_away(1, bridged=True)
            return driver
        if driver.until_draw() == anna:
            if do != "draw":
                driver.ask(anna, wire.Draw(**with_ids(at=0, pile="stock")))
            return driver
    raise AssertionError(do)


def worst_commands(do: str, given: PreparedTable) -> list[bytes]:
    """Return a command that succeeds, one of the largest allowed size, and a deeply nested one.

    For `ping`, return only one of the largest size.
    """
    if do == "ping":
        return [b'{"do":"ping"}' + b" " * (wire.MOST_BYTES - 13)]
    kind = next(one for one in get_args(wire.TableCommand) if one.__struct_config__.tag == do)
    arguments: dict[str, dict[str, Any]] = {
        "add-bot": {"seat": 3, "level": "zufall"},
        "remove-bot": {"seat": 3},
        "free-seat": {"seat": 2},
        "sit": {"seat": 1},
        "set-pace": {"pace": "brisk"},
        "commit-nonce": {"commitment": "a" * 64},
        "reveal-nonce": {"nonce": NONCE},
        "cut": {"lifted": 26},
        "draw": {"pile": "stock"},
        "play": {"end": f"discard {given.card}"},
        "stage": {"steps": []},
        "check": {"act": f"discard {given.card}"},
        "say": {"text": "x" * wire.MOST_TEXT},
        "report": {"text": "x" * wire.MOST_TEXT},
    }
    plain: dict[str, Any] = {
        "do": do,
        "id": f"{do}-1",
        "table": given.table,
        **arguments.get(do, {}),
    }
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


async def prepare_for(
    server: PopulatedServer, do: str, say: Callable[[bytes], Awaitable[object]]
) -> PreparedTable:
    """Prepare a table at which the first of `worst_commands` succeeds.

    `say` sends a message as `server.person`, who must watch the table to use some commands.
    """
    given = await prepare_table(server, do)
    if do in {"say", "report"}:  # only watchers may send these
        watching = {"do": "watch", "id": "first", "table": given.table}
        await say(msgspec.json.encode(watching))
    return given
