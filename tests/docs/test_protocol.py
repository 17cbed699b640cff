"""docs/protocol.md: a server behaves as shown, and the reference is up to date."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import jsonschema_rs
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from romme.server.http.app import SOCKET
from romme.server.http.schema import socket_schema
from romme.server.ops.serving import LARGEST_FRAME
from romme.server.people.tickets import TICKET_SECONDS
from romme.server.play.connection.outbox import STUCK_AFTER_SECONDS
from romme.server.play.connection.socket import (
    AT_ONCE,
    MAX_TABLES,
    PER_SECOND,
)
from romme.server.play.presence import GONE_AFTER_MS
from romme.server.play.recent_records import RING_SIZE
from romme.server.table.codec import WrittenEvent
from romme.server.table.due import (
    COMMIT_WITHIN_MS,
    CUT_WITHIN_MS,
    RESULT_PAUSE_MS,
    REVEAL_WITHIN_MS,
)
from romme.wire.commands import MOST_BYTES, MOST_TEXT, AnyCommand
from romme.wire.game import GameEvent
from romme.wire.messages import Message
from tests.support.servers import CALM, TIMEOUT_SECONDS, Served, serving
from tools import protocol

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("no docs in this copy", allow_module_level=True)
PAGE: Final = (ROOT / "docs" / "protocol.md").read_text("utf-8")
ANYTHING: Final = "…"
PLACEHOLDER: Final = re.compile(r"\b[A-Z]{4,}\b")
"""Placeholder for a value chosen by the server. Later occurrences must have the same value."""
DEFAULT_ADDRESS: Final = "http://127.0.0.1:8270"


def code_blocks(info: str) -> list[str]:
    """Return the code blocks of the page with this info string."""
    return re.findall(rf"^```{info}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    with serving(folder, *CALM, "--database", f"sqlite:///{folder / 'romme.db'}") as found:
        yield found


# --- reference -----------------------------------------------------------------------------------


def test_the_reference_is_up_to_date() -> None:
    """If this fails, run tools/protocol.py."""
    assert protocol.updated(PAGE) == PAGE


def test_an_outdated_page_is_detected_and_updated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "protocol.md"
    old.write_text(PAGE.replace("### `stand-up`", "### `stand`"), "utf-8")
    monkeypatch.setattr(protocol, "PAGE", old)
    monkeypatch.setattr(sys, "argv", ["protocol.py", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        protocol.main()
    monkeypatch.setattr(sys, "argv", ["protocol.py"])
    protocol.main()
    assert old.read_text("utf-8") == PAGE


@pytest.mark.parametrize("union", [AnyCommand, Message, WrittenEvent, GameEvent])
def test_every_message_kind_is_described(union: Any) -> None:  # noqa: ANN401 - a union is not a type
    for kind in get_args(union):
        assert f"\n### `{kind.__struct_config__.tag}`\n" in PAGE


def test_headings_have_distinct_anchors() -> None:
    headings = re.findall(
        r"^#+ (.+)$", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL), re.MULTILINE
    )
    names = [re.sub(r"[^\w -]", "", heading).lower() for heading in headings]
    assert len(set(names)) == len(names)


def test_the_numbers_in_the_text_match_the_code() -> None:
    assert f"{MOST_BYTES} bytes" in PAGE
    assert f"{MOST_TEXT} characters" in PAGE
    assert f"{RING_SIZE} versions back" in PAGE
    assert f'"seconds": {TICKET_SECONDS}}}' in PAGE
    assert f"SOCKET {SOCKET}?" in PAGE
    assert f"{PER_SECOND:.0f} a second, {AT_ONCE:.0f} at once" in PAGE
    assert f"nothing was read for {STUCK_AFTER_SECONDS:.0f} seconds" in PAGE
    assert f"| tables that a connection watches | {MAX_TABLES} |" in PAGE
    assert f"beyond {LARGEST_FRAME // 1024} KiB" in PAGE
    assert f"| a cut | {CUT_WITHIN_MS // 1000} seconds |" in PAGE
    assert f"| nonces that were committed to | {REVEAL_WITHIN_MS // 1000} seconds |" in PAGE
    assert f"tournament | {COMMIT_WITHIN_MS // 1000} seconds |" in PAGE
    assert f"| the next game | {RESULT_PAUSE_MS // 1000} seconds," in PAGE
    assert GONE_AFTER_MS == 3000
    assert "away* three seconds after" in PAGE


# --- example session -----------------------------------------------------------------------------


class Session:
    """A client that runs the example session line by line."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.known: dict[str, str] = {}
        self.http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT_SECONDS)
        self.socket: ClientConnection | None = None
        self.answer: httpx.Response | None = None
        self.schema = jsonschema_rs.validator_for(socket_schema())

    async def run_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "POST" | "GET":
                path, _, body = self.fill_in(rest).partition(" ")
                await self.request(word, path, body)
            case "SOCKET":
                await self.connect(self.fill_in(rest))
            case ">":
                await self.send(json.loads(self.fill_in(rest)))
            case "<":
                await self.expect(json.loads(rest))
            case _:
                assert self.answer is not None
                assert self.answer.status_code == int(word)
                assert self.matches(json.loads(rest), self.answer.json()), self.answer.text

    async def request(self, method: str, path: str, body: str) -> None:
        headers = {"Content-Type": "application/json"} if body else {}
        if "TOKEN" in self.known:
            headers["Authorization"] = f"Bearer {self.known['TOKEN']}"
        self.answer = await self.http.request(method, path, content=body, headers=headers)

    async def connect(self, path: str) -> None:
        if self.socket is not None:
            await self.socket.close()
        address = self.address.replace("http", "ws", 1) + path
        self.socket = await connect(address, origin=self.address)  # type: ignore[arg-type]  # a text

    async def send(self, command: object) -> None:
        assert self.socket is not None
        self.schema.validate(command)
        await self.socket.send(json.dumps(command))

    async def expect(self, shown: object) -> None:
        """Read messages until one matches `shown`, and fail unless all others are `happened`."""
        assert self.socket is not None
        while True:
            got = json.loads(await asyncio.wait_for(self.socket.recv(), TIMEOUT_SECONDS))
            self.schema.validate(got)
            if self.matches(shown, got):
                return
            assert got["is"] == "happened", f"expected {shown}, got {got}"

    def fill_in(self, text: str) -> str:
        return PLACEHOLDER.sub(lambda name: self.known.get(name[0], name[0]), text)

    def matches(self, shown: object, got: object) -> bool:
        """Whether a received value agrees with the page, where "…" stands for anything."""
        match shown, got:
            case str(), _ if shown == ANYTHING:
                return True
            case dict(), dict():
                named = {key for key in shown if key != ANYTHING}
                whole = named == got.keys() or (ANYTHING in shown and named <= got.keys())
                return whole and all(self.matches(shown[key], got[key]) for key in named)
            case list(), list():
                more = shown[-1:] == [ANYTHING] and len(got) >= len(shown) - 1
                pairs = zip(shown, got, strict=False)
                same = more or len(shown) == len(got)
                return same and all(self.matches(one, other) for one, other in pairs)
            case str(), str() if PLACEHOLDER.search(shown):
                return self.remember(shown, got)
            case _:
                return shown == got

    def remember(self, shown: str, got: str) -> bool:
        """Whether `got` matches `shown`. The value of a placeholder is stored on its first use."""
        name = PLACEHOLDER.findall(shown)[0]
        found = re.fullmatch(re.escape(shown).replace(name, "(.+)"), got)
        return found is not None and self.known.setdefault(name, found[1]) == found[1]


def test_the_example_session_runs_as_shown(served: Served) -> None:
    """Every socket message is also validated against the schema."""
    lines = "".join(code_blocks("session")).splitlines()
    assert sum(line.startswith(">") for line in lines) > 8

    async def run() -> None:
        session = Session(served.address)
        async with session.http:
            for line in lines:
                await session.run_line(line)
            assert session.socket is not None
            await session.socket.close()

    asyncio.run(run())


def test_differences_from_the_example_are_detected() -> None:
    """A matcher that accepts everything would make the session test useless."""
    session = Session("http://127.0.0.1")
    assert session.matches({"a": [1, "…"], "…": "…"}, {"a": [1, 2, 3], "b": 4})
    assert not session.matches({"a": 1}, {"a": 1, "b": 2})
    assert not session.matches({"a": [1, 2]}, {"a": [1]})
    assert session.matches({"end": ["discard CARD"]}, {"end": ["discard 7C"]})
    assert session.fill_in("discard CARD") == "discard 7C"
    assert not session.matches("CARD", "8C")


def test_the_example_bot_plays(served: Served) -> None:
    """The program in the documentation runs without errors against the test server."""
    (code,) = code_blocks("python server")
    assert DEFAULT_ADDRESS in code
    ran = subprocess.run(
        [
            sys.executable,
            "-W",
            "error",
            "-c",
            code.replace(DEFAULT_ADDRESS, served.address),
        ],
        capture_output=True,
        check=False,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert "ScoreList" in ran.stdout


# --- closed sockets ------------------------------------------------------------------------------


async def guest_ticket(http: httpx.AsyncClient) -> str:
    """Return a socket ticket for a new guest."""
    guest = await http.post("/api/guests", json={"name": "Ben", "keep": "token"})
    headers = {"Authorization": f"Bearer {guest.json()['token']}"}
    return str((await http.post("/api/socket-ticket", headers=headers)).json()["ticket"])


@pytest.mark.parametrize("wrong", ["origin", "ticket"])
def test_a_wrong_origin_or_ticket_gets_403(served: Served, wrong: str) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
            good = await guest_ticket(http)
        shown = good if wrong == "origin" else "x" * len(good)
        origin: Any = "http://evil.example" if wrong == "origin" else served.address
        address = f"{served.address.replace('http', 'ws', 1)}{SOCKET}?ticket={shown}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin=origin)
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_a_much_too_long_message_closes_the_socket(served: Served) -> None:
    """A message slightly over the limit is refused, but the socket stays open."""

    async def run() -> None:
        async with httpx.AsyncClient(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
            good = await guest_ticket(http)
        origin: Any = served.address
        address = f"{served.address.replace('http', 'ws', 1)}{SOCKET}?ticket={good}"
        async with connect(address, origin=origin) as socket:
            assert json.loads(await socket.recv())["is"] == "welcome"
            for letter in ("x", "é"):
                await socket.send(letter * (MOST_BYTES // len(letter.encode()) + 1))
                refused = json.loads(await socket.recv())
                assert (refused["code"], refused["id"]) == ("too-long", None)
            await socket.send("x" * (64 * 1024 + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(run())


def test_a_stopping_server_announces_it_and_closes_with_1012(tmp_path: Path) -> None:
    with serving(tmp_path, *CALM, "--database", f"sqlite:///{tmp_path / 'romme.db'}") as served:

        async def run() -> None:
            async with httpx.AsyncClient(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
                good = await guest_ticket(http)
            origin: Any = served.address
            address = f"{served.address.replace('http', 'ws', 1)}{SOCKET}?ticket={good}"
            async with connect(address, origin=origin) as socket:
                assert json.loads(await socket.recv())["is"] == "welcome"
                served.process.terminate()
                assert json.loads(await socket.recv()) == {"is": "leaving"}
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012

        asyncio.run(run())
