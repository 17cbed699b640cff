"""Whatever comes over a socket: a clear answer, nothing changed, and the connection lives on."""

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
from tests.databases import NewDatabase
from tests.server.play.sockets import Room, Socket, room
from tests.server.table.table_driver import TableDriver, with_ids

DEEP: Final = 1_300


@dataclass
class Line:
    """A connection of somebody who sits at a table and is to draw."""

    runner: asyncio.Runner
    live: LiveTable
    socket: Socket

    def told(self, text: str | bytes) -> list[Any]:
        """Everything that comes back for a message, up to the next sign of life."""
        return self.runner.run(self._told(text))

    async def _told(self, text: str | bytes) -> list[Any]:
        await self.socket.send(text)
        await self.socket.send('{"do":"ping"}')
        heard: list[Any] = []
        while not isinstance(message := await self.socket.next(), Pong):
            heard.append(message)
        return heard

    def refused(self, text: str | bytes) -> Refused:
        """What is said about a message that must change nothing."""
        before, version = self.live.table, self.live.version
        (answer,) = self.told(text)
        assert isinstance(answer, Refused), answer
        assert self.live.table is before
        assert self.live.version == version
        assert answer.message
        return answer


@pytest.fixture
def line(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    monkeypatch.setattr(module, "AT_ONCE", 1e12)  # as fast as we can
    with asyncio.Runner() as runner:
        manager = room(new_database("sqlite"))
        place = runner.run(manager.__aenter__())
        try:
            yield runner.run(connected(runner, place))
        finally:
            runner.run(manager.__aexit__(None, None, None))


async def connected(runner: asyncio.Runner, place: Room) -> Line:
    driver = TableDriver.playing()
    person = driver.until_draw()
    live = await place.table("t", driver.events)
    live.service.bot_pause_ms = 60_000  # no bot bridges in between, should a message be `stand-up`
    socket = place.connect(person)
    await socket.ask(wire.Watch(**with_ids()))
    return Line(runner, live, socket)


def written(**fields: object) -> str:
    return msgspec.json.encode(fields).decode()


def command(**fields: object) -> str:
    return written(id="a", table="t", **fields)


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
    "no command": written(id="a", table="t"),
    "unknown command": command(do="fly"),
    "command of another type": command(do=7),
    "unknown field": command(do="watch", colour="red"),
    "hidden field": command(do="say", preset="hello", person="somebody"),
    "no table": written(do="watch", id="a"),
    "no id": written(do="watch", table="t"),
    "empty id": written(do="watch", table="t", id=""),
    "long id": written(do="watch", table="t", id="a" * 65),
    "id with a space": written(do="watch", table="t", id="a b"),
    "id of a number": written(do="watch", table="t", id=7),
    "table with a slash": written(do="watch", table="../t", id="a"),
    "long table": written(do="watch", table="t" * 65, id="a"),
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
    "half a character": '{"do":"say","id":"a","table":"t","text":"\\ud800"}',
    "half a character in the id": '{"do":"watch","id":"\\ud800","table":"t"}',
    "NaN": '{"do":"draw","id":"a","table":"t","at":NaN,"pile":"stock"}',
}


def test_what_makes_no_sense_is_unreadable(line: Line) -> None:
    assert {name: line.refused(text).code for name, text in UNREADABLE.items()} == dict.fromkeys(
        UNREADABLE, "unreadable"
    )


@pytest.mark.parametrize(
    "message",
    [b"\xff\xfe", b'{"do":"ping"\xff}', b'{"do":"say","id":"a","table":"t","text":"\xc3\x28"}'],
)
def test_what_is_no_text_is_unreadable(line: Line, message: bytes) -> None:
    assert line.refused(message).code == "unreadable"


def test_an_answer_names_the_command_where_that_can_be_read(line: Line) -> None:
    assert line.refused(command(do="fly")).id == "a"
    assert line.refused(command(do="sit", seat=0)).id == "a"
    assert line.refused('{"id":"a"').id is None
    assert line.refused(written(id=7)).id is None


def test_bytes_are_as_good_as_text(line: Line) -> None:
    (done,) = line.told(command(do="mute", person="somebody").encode())
    assert done.id == "a"


def test_a_message_has_at_most_4_kib(line: Line) -> None:
    """In bytes, not in characters; the longest possible one is read."""
    ping = command(do="mute", person="somebody")
    fits = ping + " " * (MOST_BYTES - len(ping))
    (done,) = line.told(fits)
    assert done.id == "a"
    for text in (fits + " ", "[" * 100_000, command(do="say", text="ä" * MOST_BYTES)):
        answer = line.refused(text)
        assert (answer.code, answer.facts) == ("too-long", {"most": MOST_BYTES})
    assert line.refused('"' + "ä" * (MOST_BYTES // 2) + '"').code == "too-long"


def test_another_table_is_not_found(line: Line) -> None:
    for kind, fields in VALID.items():
        if kind in {"unwatch", "mute", "unmute"}:  # nothing is asked of the table
            continue
        answer = line.refused(written(id="a", table="elsewhere", do=kind, **fields))
        assert answer.code == "no-table"


def test_commands_out_of_order_are_refused(line: Line) -> None:
    """The cut is made, a card is to be drawn: everything else is too early or too late."""
    at = line.live.version
    hand = line.live.table.game.hands[0] if line.live.table.game else ()
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
        answer = line.refused(text)
        assert answer.code == code, text
        assert (answer.clause is None) == (code != "illegal")


def test_a_refusal_does_not_keep_a_closed_connection(line: Line) -> None:
    """A table remembers whom it refused what, and a connection is much more than that."""
    line.refused(command(do="ready"))
    (known,) = [one for one in line.live._answers.values() if isinstance(one, Exception)]  # noqa: SLF001 - what is remembered
    assert known.__traceback__ is None


# --- anything ------------------------------------------------------------------------------------

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
    "close": {},
    "commit-nonce": {"commitment": "0" * 64},
    "reveal-nonce": {"nonce": "0" * 64},
    "cut": {"at": 1, "lifted": 30},
    "draw": {"at": 1, "pile": Pile.STOCK},
    "play": {"at": 1, "steps": ["meld 4C 5C 6C"], "end": "discard KH"},
    "stage": {"at": 1, "steps": []},
    "draft": {"at": 1, "steps": []},
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


def test_all_commands_are_tried() -> None:
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


def jsonable(value: object) -> bytes | None:
    """As it would be sent; a few numbers are too long for that."""
    try:
        return msgspec.json.encode(value)
    except (OverflowError, msgspec.MsgspecError):
        return None


@given(message=values | named)
def test_any_json_is_answered(line_of_module: Line, message: object) -> None:
    """Once, and the connection lives on; a refusal changes nothing."""
    if (text := jsonable(message)) is None:
        return
    check_answer(line_of_module, text)


@given(message=st.binary(max_size=60) | texts.map(str.encode))
def test_any_bytes_are_answered(line_of_module: Line, message: bytes) -> None:
    check_answer(line_of_module, message)


def check_answer(line: Line, text: bytes) -> None:
    before, version = line.live.table, line.live.version
    heard = line.told(text)
    answers = [one for one in heard if hasattr(one, "id")]
    assert len(answers) == 1
    (answer,) = answers
    if isinstance(answer, Refused):
        assert answer.code != "server-error", text
        assert line.live.table is before
        assert line.live.version == version


@pytest.fixture(scope="module")
def line_of_module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Line]:
    """One connection for all that is made up; what it changes is what it may change."""
    url = f"sqlite:///{tmp_path_factory.mktemp('any') / 'any.db'}"
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        patch.setattr(module, "AT_ONCE", 1e12)
        manager = room(url)
        place = runner.run(manager.__aenter__())
        try:
            yield runner.run(connected(runner, place))
        finally:
            runner.run(manager.__aexit__(None, None, None))
