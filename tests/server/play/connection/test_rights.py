"""The rights of every kind of user for every command, in every situation."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from enum import Enum
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple, get_args

import msgspec
import pytest

from romme.engine.state import Phase, Pile, Seat
from romme.rules.options import Mode
from romme.server.http.app import SOCKET
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.person_id import PersonId
from romme.server.play.connection.open_sockets import UNAUTHORISED
from romme.server.table import sitting
from romme.wire import commands as wire
from romme.wire import messages
from romme.wire.commands import TableCommand
from romme.wire.terms import Pace
from tests.support.server.play.in_process_node import InProcessNode, in_process_node
from tests.support.server.table.table_driver import ANNA, BEN, TableDriver, terms_with_cut, with_ids
from tests.support.servers.running_server import running_server

STRICT: Final = terms_with_cut(mode=Mode.STRICT)
SPECTATOR: Final = PersonId("spectator")
OTHER_HOST: Final = PersonId("other-host")


class Situation(Enum):
    """The sender of a command and the state of the table."""

    OWN = "own seat, to move, host"
    OTHER = "other seat"
    SPECTATOR = "only watching"
    ELSEWHERE = "at another table"
    OVER = "own seat, match over"
    CLOSED = "own seat, table closed"


class Row(NamedTuple):
    """The outcome of a command in each `Situation`: a message type or a refusal code."""

    own: str
    other: str
    spectator: str
    elsewhere: str
    finished_match: str
    closed_table: str


def only_host(own: str, finished_match: str) -> Row:
    return Row(own, "not-host", "not-host", "not-host", finished_match, "table-closed")


def only_seated(own: str, other: str, finished_match: str) -> Row:
    return Row(own, other, "not-seated", "not-seated", finished_match, "table-closed")


ANYBODY: Final = Row(*["done"] * 6)
CHAT: Final = Row("done", "done", "done", "no-table", "done", "done")
MOVES: Final = only_seated("done", "illegal", "no-game")
RIGHTS: Final[Mapping[type[wire.Command], Row]] = {
    wire.Watch: ANYBODY,
    wire.Unwatch: ANYBODY,
    wire.Sit: Row(
        *("seated-already", "seated-already", "no-seat", "no-seat"),
        *("seated-already", "table-closed"),
    ),
    wire.StandUp: only_seated("done", "done", "done"),
    wire.AddBot: only_host("match-runs", "seat-taken"),
    wire.RemoveBot: only_host("match-runs", "no-bot-here"),
    wire.FreeSeat: only_host("match-runs", "done"),
    wire.Ready: only_seated("match-runs", "match-runs", "match-over"),
    wire.Rematch: only_seated("match-not-over", "match-not-over", "done"),
    wire.ComeBack: only_seated("not-away", "not-away", "not-away"),
    wire.SetPace: Row("done", "not-host", "not-seated", "not-seated", "done", "table-closed"),
    wire.FastForward: only_seated("people-play", "people-play", "people-play"),
    wire.Close: only_host("match-runs", "done"),
    wire.Silence: only_host("done", "done"),
    wire.Unsilence: only_host("done", "done"),
    wire.CommitNonce: only_seated("done", "done", "done"),
    wire.RevealNonce: only_seated("no-nonce-due", "no-nonce-due", "no-nonce-due"),
    wire.Cut: MOVES,
    wire.Draw: MOVES,
    wire.Play: MOVES,
    wire.Stage: MOVES,
    wire.Draft: Row("drafted", "illegal", "not-seated", "not-seated", "no-game", "no-game"),
    wire.Check: Row("done", "illegal", "not-seated", "not-seated", "no-game", "no-game"),
    wire.Hint: Row(
        *("hinted", "not-your-turn", "not-seated", "not-seated"), *("not-your-turn", "no-game")
    ),
    wire.Arrange: Row(
        *("arranged", "arranged", "not-seated", "not-seated"), *("no-game", "no-game")
    ),
    wire.Say: CHAT,
    wire.Mute: ANYBODY,
    wire.Unmute: ANYBODY,
    wire.Report: CHAT,
}
ARGUMENTS: Final[Mapping[type[wire.Command], dict[str, Any]]] = {
    wire.AddBot: {"seat": 2},
    wire.RemoveBot: {"seat": 2},
    wire.FreeSeat: {"seat": 2},
    wire.SetPace: {"pace": Pace.BRISK},
    wire.Silence: {"person": BEN},
    wire.Unsilence: {"person": BEN},
    wire.CommitNonce: {"commitment": "0" * 64},
    wire.RevealNonce: {"nonce": "0" * 64},
    wire.Cut: {"lifted": 30},
    wire.Draw: {"pile": Pile.STOCK},
    wire.Stage: {"steps": []},
    wire.Say: {"preset": "hello"},
    wire.Mute: {"person": BEN},
    wire.Unmute: {"person": BEN},
    wire.Report: {"person": BEN},
}
PHASE_TO_TRY: Final = {wire.Cut: Phase.CUT, wire.Draw: Phase.DRAW}
"""The phase in which to try a command. All other commands are tried in `Phase.PLAY`."""


@cache
def game_at(phase: Phase) -> TableDriver:
    """Return a game in this phase. The host (`ANNA`) is to act, because the other player deals."""
    for seed in range(1, 50):
        driver = TableDriver.playing(STRICT, seed)
        if driver.game.dealer == 2:
            if phase is not Phase.CUT:
                driver.cut()
            if phase is Phase.PLAY:
                driver.ask(ANNA, wire.Draw(**with_ids(at=0, pile=Pile.STOCK)))
            return driver
    raise AssertionError("Ben never deals")


@cache
def finished_match() -> TableDriver:
    driver = TableDriver.playing(STRICT)
    driver.finish_match()
    return driver


@cache
def closed_table() -> TableDriver:
    driver = TableDriver.new(STRICT)
    driver.fill()
    driver.ask(ANNA, wire.Close(**with_ids()))
    return driver


def table_and_sender(
    situation: Situation, kind: type[wire.Command]
) -> tuple[TableDriver, PersonId]:
    """Return the table for a situation, and the sender."""
    match situation:
        case Situation.OVER:
            driver = finished_match()
        case Situation.CLOSED:
            driver = closed_table()
        case _:
            driver = game_at(PHASE_TO_TRY.get(kind, Phase.PLAY))
    persons = {
        Situation.OTHER: BEN,
        Situation.SPECTATOR: SPECTATOR,
        Situation.ELSEWHERE: OTHER_HOST,
    }
    return driver, persons.get(situation, ANNA)


def command_for(kind: type[wire.Command], driver: TableDriver, table: str, at: int) -> Any:  # noqa: ANN401 - any command
    given = dict(ARGUMENTS.get(kind, {}))
    if "at" in kind.__struct_fields__:
        given["at"] = at
    if kind in (wire.Play, wire.Check):
        seat = driver.table.seat_to_act
        discard = "pass" if seat is None else f"discard {driver.game.hand(seat)[0]}"
        given["end" if kind is wire.Play else "act"] = discard
    return kind(id=f"try-{table}", table=table, **given)


_tables = count(1)


async def outcome(node: InProcessNode, situation: Situation, kind: type[wire.Command]) -> str:
    """Send a command and return its outcome. A refusal must change nothing."""
    driver, person = table_and_sender(situation, kind)
    name = f"table{next(_tables)}"
    live = await node.table(name, driver.events)
    socket = node.connect(person)
    if situation is Situation.ELSEWHERE:
        other = TableDriver.new(host=OTHER_HOST)
        other.ask(OTHER_HOST, wire.Sit(**with_ids()))
        await node.table(f"{name}-other", other.events)
        await socket.ask(wire.Watch(id="look", table=f"{name}-other"))
    else:
        await socket.ask(wire.Watch(id="look", table=name))
    before_count = len(socket.received)
    before, version = live.table, live.version
    answer = await socket.ask(command_for(kind, driver, name, version))
    await socket.close()
    if not isinstance(answer, messages.Refused):
        return str(answer.__struct_config__.tag)
    assert live.table is before
    assert live.version == version
    assert len(socket.received) == before_count + 1, "more messages than the refusal"
    assert answer.message
    assert (answer.clause is not None) == (answer.code == "illegal")
    return answer.code


def test_every_command_has_declared_rights() -> None:
    """A new command needs an entry in `RIGHTS`."""
    assert set(RIGHTS) == set(get_args(TableCommand))
    assert len(Row._fields) == len(Situation)


@pytest.mark.parametrize("situation", Situation, ids=lambda one: one.name.lower())
def test_rights(situation: Situation, sqlite_url: str) -> None:
    async def try_all() -> dict[str, str]:
        async with in_process_node(sqlite_url) as node:
            return {kind.__name__: await outcome(node, situation, kind) for kind in RIGHTS}

    column = list(Situation).index(situation)
    assert asyncio.run(try_all()) == {kind.__name__: row[column] for kind, row in RIGHTS.items()}


@pytest.mark.parametrize(
    ("check", "situation", "found"),
    [
        (
            "_check_host",
            Situation.OTHER,
            {"AddBot", "RemoveBot", "FreeSeat", "Close", "Silence", "Unsilence"},
        ),
        ("own_seat", Situation.SPECTATOR, {"StandUp", "Ready", "Rematch", "ComeBack"}),
        ("_check_between_matches", Situation.OWN, {"AddBot", "RemoveBot", "Close"}),
    ],
)
def test_a_missing_check_is_detected(
    check: str,
    situation: Situation,
    found: set[str],
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Control: without one of its checks, the table allows commands that it should refuse."""
    monkeypatch.setattr(sitting, check, lambda *_: Seat(1))

    async def try_all() -> dict[str, str]:
        async with in_process_node(sqlite_url) as node:
            kinds = [kind for kind in RIGHTS if kind.__name__ in found]
            return {kind.__name__: await outcome(node, situation, kind) for kind in kinds}

    column = list(Situation).index(situation)
    right = {kind.__name__: row[column] for kind, row in RIGHTS.items()}
    assert {name for name, code in asyncio.run(try_all()).items() if code != right[name]} == found


@pytest.mark.parametrize("query", [b"", b"ticket=", b"ticket=made-up", b"lang=de&ticket=%00"])
def test_no_command_is_read_without_a_valid_ticket(query: bytes, sqlite_url: str) -> None:
    """The server closes the socket before it reads the first command."""
    origin = "https://romme.example"
    sent: list[dict[str, Any]] = []
    commands = [
        msgspec.json.encode(command_for(kind, game_at(Phase.PLAY), "table", 0)) for kind in RIGHTS
    ]
    waiting: list[dict[str, Any]] = [
        {"type": "websocket.connect"},
        *({"type": "websocket.receive", "text": text.decode()} for text in commands),
    ]

    async def receive() -> dict[str, Any]:
        return waiting.pop(0)

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def scene() -> None:
        settings = Configuration(database=sqlite_url, limits=Limiting.OFF)
        async with running_server(settings, origin) as server:
            scope = {
                "type": "websocket",
                "path": SOCKET,
                "headers": [(b"origin", origin.encode())],
                "query_string": query,
            }
            await server(scope, receive, send)

    asyncio.run(scene())
    assert sent == [{"type": "websocket.close", "code": UNAUTHORISED}]
    assert len(waiting) == len(commands)
