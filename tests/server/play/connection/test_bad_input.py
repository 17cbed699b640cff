"""Bad input over a socket is refused, changes nothing and does not close the connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme.engine.state import Pile
from romme.server.play.connection import socket as module
from romme.server.play.live_table import LiveTable
from romme.wire import commands as wire
from romme.wire.commands import MOST_BYTES, TableCommand
from romme.wire.messages import Pong, Refused
from tests.support.databases import NewDatabase
from tests.support.server.play.in_process_node import InProcessNode, Socket, in_process_node
from tests.support.server.table.table_driver import TableDriver, with_ids

DEEP: Final = 1_300


@dataclass
class PlayerConnection:
    """The connection of a player who is to draw."""

    runner: asyncio.Runner
    live: LiveTable
    socket: Socket

    def replies(self, text: str | bytes) -> list[Any]:
        """Send a frame and return all messages received in reply."""
        return self.runner.run(self._replies(text))

    async def _replies(self, text: str | bytes) -> list[Any]:
        await self.socket.send(text)
        await self.socket.send('{"do":"ping"}')
        replies: list[Any] = []
        while not isinstance(message := await self.socket.next(), Pong):
            replies.append(message)
        return replies

    def refusal(self, text: str | bytes) -> Refused:
        """Send a frame that must be refused and change nothing, and return the refusal."""
        before, version = self.live.table, self.live.version
        (answer,) = self.replies(text)
        assert isinstance(answer, Refused), answer
        assert self.live.table is before
        assert self.live.version == version
        assert answer.message
        return answer


@pytest.fixture
def connection(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> Iterator[PlayerConnection]:
    monkeypatch.setattr(module, "AT_ONCE", 1e12)  # no rate limit
    with asyncio.Runner() as runner:
        manager = in_process_node(new_database("sqlite"))
        node = runner.run(manager.__aenter__())
        try:
            yield runner.run(connect_player(runner, node))
        finally:
            runner.run(manager.__aexit__(None, None, None))


async def connect_player(runner: asyncio.Runner, node: InProcessNode) -> PlayerConnection:
    driver = TableDriver.playing()
    person = driver.until_draw()
    live = await node.table("t", driver.events)
    live.service.bot_pause_ms = 60_000  # no bot stands in after a `stand-up`
    socket = node.connect(person)
    await socket.ask(wire.Watch(**with_ids()))
    return PlayerConnection(runner, live, socket)


def to_json(**fields: object) -> str:
    return msgspec.json.encode(fields).decode()


def command(**fields: object) -> str:
    return to_json(id="a", table="t", **fields)


UNREADABLE: Final = {
    "nothing": "",
    "no JSON": "hello",
    "half": '{"do":"watch","id":"a","tab',
    "two": '{"do":"ping"}{"do":"ping"}',
    "null": "null",
    "number": "42",
    "text": '"watch"',
    "list": "[]",
    "empty": "{}",
    "no command": to_json(id="a", table="t"),
    "unknown command": command(do="fly"),
    "command of another type": command(do=7),
    "unknown field": command(do="watch", colour="red"),
    "hidden field": command(do="say", preset="hello", person="somebody"),
    "no table": to_json(do="watch", id="a"),
    "no id": to_json(do="watch", table="t"),
    "empty id": to_json(do="watch", table="t", id=""),
    "long id": to_json(do="watch", table="t", id="a" * 65),
    "id with a space": to_json(do="watch", table="t", id="a b"),
    "id of a number": to_json(do="watch", table="t", id=7),
    "table with a slash": to_json(do="watch", table="../t", id="a"),
    "long table": to_json(do="watch", table="t" * 65, id="a"),
    "seat 0": command(do="sit", seat=0),
    "seat 7": command(do="sit", seat=7),
    "seat of text": command(do="sit", seat="1"),
    "half a seat": command(do="sit", seat=1.5),
    "no seat": command(do="add-bot"),
    "empty level": command(do="add-bot", seat=1, level=""),
    "version below 0": command(do="draw", at=-1, pile="stock"),
    "version too high": command(do="draw", at=2**31 + 1, pile="stock"),
    "version beyond all": '{"do":"draw","id":"a","table":"t","at":1e400,"pile":"stock"}',
    "no version": command(do="draw", pile="stock"),
    "unknown pile": command(do="draw", at=1, pile="sky"),
    "a commitment cut short": command(do="commit-nonce", commitment="0" * 63),
    "a commitment in capitals": command(do="commit-nonce", commitment="A" * 64),
    "a nonce with a line end": command(do="reveal-nonce", nonce="0" * 64 + "\n"),
    "cut below 0": command(do="cut", at=1, lifted=-1),
    "cut too deep": command(do="cut", at=1, lifted=201),
    "steps of another type": command(do="play", at=1, steps="meld 4C 5C 6C"),
    "step of another type": command(do="play", at=1, steps=[7]),
    "empty step": command(do="play", at=1, steps=[""]),
    "too many steps": command(do="play", at=1, steps=["meld"] * 41),
    "long step": command(do="play", at=1, steps=["m" * 121]),
    "long text": command(do="say", text="a" * 301),
    "deep list": "[" * DEEP + "]" * DEEP,
    "deep object": '{"a":' * 600 + "1" + "}" * 600,
    "deep beside a command": '{"x":' + "[" * DEEP + "]" * DEEP + ',"do":"watch","id":"a"}',
    "deep id": '{"do":"watch","id":' + "[" * DEEP + "]" * DEEP + "}",
    "lone surrogate": '{"do":"say","id":"a","table":"t","text":"\\ud800"}',
    "lone surrogate in the id": '{"do":"watch","id":"\\ud800","table":"t"}',
    "NaN": '{"do":"draw","id":"a","table":"t","at":NaN,"pile":"stock"}',
}


def test_malformed_messages_are_unreadable(connection: PlayerConnection) -> None:
    assert {
        name: connection.refusal(text).code for name, text in UNREADABLE.items()
    } == dict.fromkeys(UNREADABLE, "unreadable")


@pytest.mark.parametrize(
    "message",
    [b"\xff\xfe", b'{"do":"ping"\xff}', b'{"do":"say","id":"a","table":"t","text":"\xc3\x28"}'],
)
def test_invalid_utf8_is_unreadable(connection: PlayerConnection, message: bytes) -> None:
    assert connection.refusal(message).code == "unreadable"


def test_a_refusal_has_the_command_id_if_readable(connection: PlayerConnection) -> None:
    assert connection.refusal(command(do="fly")).id == "a"
    assert connection.refusal(command(do="sit", seat=0)).id == "a"
    assert connection.refusal('{"id":"a"').id is None
    assert connection.refusal(to_json(id=7)).id is None


def test_binary_frames_are_accepted(connection: PlayerConnection) -> None:
    (done,) = connection.replies(command(do="mute", person="somebody").encode())
    assert done.id == "a"


def test_a_message_has_at_most_4_kib(connection: PlayerConnection) -> None:
    """The limit counts bytes, not characters."""
    ping = command(do="mute", person="somebody")
    fits = ping + " " * (MOST_BYTES - len(ping))
    (done,) = connection.replies(fits)
    assert done.id == "a"
    for text in (fits + " ", "[" * 100_000, command(do="say", text="ä" * MOST_BYTES)):
        answer = connection.refusal(text)
        assert (answer.code, answer.facts) == ("too-long", {"most": MOST_BYTES})
    assert connection.refusal('"' + "ä" * (MOST_BYTES // 2) + '"').code == "too-long"


def test_commands_for_an_unknown_table_are_refused(connection: PlayerConnection) -> None:
    for kind, fields in VALID.items():
        if kind in {"unwatch", "mute", "unmute"}:  # these do not address the table
            continue
        answer = connection.refusal(to_json(id="a", table="elsewhere", do=kind, **fields))
        assert answer.code == "no-table"


def test_commands_out_of_order_are_refused(connection: PlayerConnection) -> None:
    """While a player has to draw a card, all other moves are refused."""
    at = connection.live.version
    hand = connection.live.table.game.hands[0] if connection.live.table.game else ()
    early = {
        command(do="cut", at=at, lifted=30): "illegal",
        command(do="play", at=at, end=f"discard {hand[0]}").replace('"a"', '"b"'): "illegal",
        command(do="draft", at=at): "illegal",
        command(do="play", at=at, end="sing").replace('"a"', '"c"'): "bad-move",
        command(do="play", at=at, steps=["discard KH"]).replace('"a"', '"d"'): "bad-move",
        command(do="stage", at=at, steps=[]).replace('"a"', '"e"'): "not-strict",
        command(do="ready").replace('"a"', '"f"'): "match-runs",
        command(do="draw", at=at - 1, pile="stock").replace('"a"', '"g"'): "stale",
        command(do="draw", at=at + 1, pile="stock").replace('"a"', '"h"'): "stale",
    }
    for text, code in early.items():
        answer = connection.refusal(text)
        assert answer.code == code, text
        assert (answer.clause is None) == (code != "illegal")


def test_a_refusal_does_not_keep_a_closed_connection(connection: PlayerConnection) -> None:
    """The table caches refusals. A traceback in the cache would keep the connection in memory."""
    connection.refusal(command(do="ready"))
    (known,) = [one for one in connection.live._answers.values() if isinstance(one, Exception)]  # noqa: SLF001 - the cache
    assert known.__traceback__ is None


# --- fuzzing -------------------------------------------------------------------------------------

VALID: Final[dict[str, dict[str, Any]]] = {
    "watch": {},
    "unwatch": {},
    "sit": {},
    "stand-up": {},
    "add-bot": {"seat": 1},
    "remove-bot": {"seat": 1},
    "free-seat": {"seat": 1},
    "ready": {},
    "rematch": {},
    "come-back": {},
    "set-pace": {"pace": "brisk"},
    "fast-forward": {},
    "close": {},
    "commit-nonce": {"commitment": "0" * 64},
    "reveal-nonce": {"nonce": "0" * 64},
    "cut": {"at": 1, "lifted": 30},
    "draw": {"at": 1, "pile": Pile.STOCK},
    "play": {"at": 1, "steps": ["meld 4C 5C 6C"], "end": "discard KH"},
    "stage": {"at": 1, "steps": []},
    "draft": {"at": 1, "steps": []},
    "check": {"act": "draw stock", "steps": []},
    "hint": {"at": 1},
    "arrange": {"steps": []},
    "say": {"preset": "hello"},
    "mute": {"person": "somebody"},
    "unmute": {"person": "somebody"},
    "silence": {"person": "somebody"},
    "unsilence": {"person": "somebody"},
    "report": {"person": "somebody"},
}
FIELDS: Final = sorted({name for fields in VALID.values() for name in fields} | {"do", "id"})


def test_all_commands_have_a_valid_example() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(TableCommand)} == VALID.keys()


texts = st.text(st.characters(codec="utf-8"), max_size=30)
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | texts, inner, max_size=4)
    ),
    max_leaves=12,
)
named = st.sampled_from(sorted(VALID)).flatmap(
    lambda kind: st.fixed_dictionaries(
        {"do": st.just(kind), "id": texts | st.just("x"), "table": st.just("t")},
        optional={name: values | st.just(value) for name, value in VALID[kind].items()},
    )
)


def encoded(value: object) -> bytes | None:
    """Encode a value, or return None if a number is too large for JSON."""
    try:
        return msgspec.json.encode(value)
    except (OverflowError, msgspec.MsgspecError):
        return None


@given(message=values | named)
def test_any_json_gets_one_answer(shared_connection: PlayerConnection, message: object) -> None:
    """The connection stays open, and a refusal changes nothing."""
    if (text := encoded(message)) is None:
        return
    check_answer(shared_connection, text)


@given(message=st.binary(max_size=60) | texts.map(str.encode))
def test_any_bytes_get_one_answer(shared_connection: PlayerConnection, message: bytes) -> None:
    check_answer(shared_connection, message)


def check_answer(connection: PlayerConnection, text: bytes) -> None:
    before, version = connection.live.table, connection.live.version
    answers = [one for one in connection.replies(text) if hasattr(one, "id")]
    assert len(answers) == 1
    (answer,) = answers
    if isinstance(answer, Refused):
        assert answer.code != "server-error", text
        assert connection.live.table is before
        assert connection.live.version == version


@pytest.fixture(scope="module")
def shared_connection(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayerConnection]:
    """One connection for all generated messages."""
    url = f"sqlite:///{tmp_path_factory.mktemp('any') / 'any.db'}"
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        patch.setattr(module, "AT_ONCE", 1e12)
        manager = in_process_node(url)
        node = runner.run(manager.__aenter__())
        try:
            yield runner.run(connect_player(runner, node))
        finally:
            runner.run(manager.__aexit__(None, None, None))
