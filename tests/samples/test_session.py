"""What an older page sent is answered byte for byte as the server of its time answered it.

Chance is as it was: the secret and the pack of the deal, the moves of the bot and the advice of the
hint come from the recording. What a server invents by itself cannot be fixed from outside, so it is
replaced by today's value wherever it occurs (`Renamed`): the ids of people, table and chat
messages, the table's code, tickets and the node. Times are not compared (`TIMES`).
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from romme import deal
from romme.bots.protocol import Move
from romme.cards import parse_card
from romme.engine.commands import Discard, Draw, Play
from romme.engine.state import Cards, Pile, Seat
from romme.notation.text import parse_cards
from romme.rules.ruleset import RuleSet
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.http import app
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.people import Origins
from romme.server.play.chance import SystemChance
from romme.server.workers.fair_queue import NO_PARTY, Party
from romme.view.knowledge import View
from romme.wire.messages import HintAdvice

ORIGIN: Final = "https://romme.example"
WITHIN: Final = 60.0
"""Seconds after which a frame counts as missing."""
TIMES: Final = re.compile(r'"(left|at)":\d+')
"""How long the table waits, and when a message was written; commands say a version with `at`."""
SENTENCES: Final = re.compile(r'(?<="duties":)\[[^]]*\]')
"""The duties of a draft: their sentences come from the catalogues, which may be reworded."""
BOTS: Final = '"by":"bot"'
RECORDED: Final = sorted(Path(__file__).parent.glob("*/session.json"))


class Entry(msgspec.Struct, tag_field="is"):
    """Something that happened in a session."""


class Posted(Entry, tag="posted"):
    """A request over HTTP, and its answer."""

    who: str
    path: str
    body: str
    status: int
    text: str


class Opened(Entry, tag="opened"):
    """A socket opens."""

    who: str
    socket: int
    query: str


class Sent(Entry, tag="sent"):
    """The page says something."""

    socket: int
    text: str


class Got(Entry, tag="got"):
    """The server says something."""

    socket: int
    text: str


class Closed(Entry, tag="closed"):
    """A socket closes."""

    socket: int


class Drawn(msgspec.Struct):
    """What the server drew by chance."""

    secrets: list[str]
    packs: list[list[str]]
    dealer: int


class Session(msgspec.Struct):
    """A recorded session, in the order of time."""

    chance: Drawn
    entries: list[Posted | Opened | Sent | Got | Closed]

    def frames(self) -> list[Any]:
        """Everything that the server said over sockets."""
        return [json.loads(entry.text) for entry in self.entries if isinstance(entry, Got)]


# --- chance as it was ----------------------------------------------------------------------------


class RecordedChance(SystemChance):
    """Draws what was drawn."""

    def __init__(self, drawn: Drawn) -> None:
        self._secrets = iter(drawn.secrets)
        self._packs = iter(drawn.packs)
        self._dealer = drawn.dealer

    def secret(self) -> tuple[str, str]:
        secret = next(self._secrets)
        return secret, deal.commitment(deal.Secret(bytes.fromhex(secret)))

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:  # noqa: ARG002 - it is known
        return parse_cards(" ".join(next(self._packs)))

    def dealer(self, seats: int, seed: str) -> Seat:  # noqa: ARG002 - it is known
        return Seat(self._dealer)


class RecordedThinking(BotWorkers):
    """Chooses and advises what was chosen and advised."""

    def __init__(self, frames: list[Any]) -> None:
        super().__init__(1)
        self.turns = asyncio.Semaphore(0)
        """Lets a bot move: it must not be quicker than it was."""
        self._moves = iter(_moves(frames))
        advice = [frame["advice"] for frame in frames if frame["is"] == "hinted"]
        self._advice = iter(msgspec.convert(advice, list[list[HintAdvice]]))

    async def warm_up(self) -> None:
        pass

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:  # noqa: ARG002 - it is known
        await self.turns.acquire()
        return next(self._moves)

    async def hint(
        self,
        lang: str,  # noqa: ARG002 - it is known
        view: View,  # noqa: ARG002 - same
        names: tuple[str, ...],  # noqa: ARG002 - same
        *,
        party: Party = NO_PARTY,  # noqa: ARG002 - same
    ) -> list[HintAdvice]:
        return next(self._advice)


def _moves(frames: Iterable[Any]) -> list[Move]:
    """What the bots did; they drew and discarded."""
    versions = {
        frame["version"]: frame
        for frame in frames
        if BOTS in json.dumps(frame, separators=(",", ":"))
    }
    found: list[Move] = []
    for _, frame in sorted(versions.items()):
        event = frame["events"][0]["events"][0]
        if event["is"] == "drew":
            found.append(Draw(Pile(event["pile"])))
        else:
            assert event["is"] == "discarded"
            found.append(Play((), Discard(parse_card(event["card"]))))
    return found


# --- replaying -----------------------------------------------------------------------------------


class Renamed:
    """Today's values for those that a server invents."""

    def __init__(self) -> None:
        self._today: dict[str, str] = {}

    def learn(self, recorded: Any, today: Any) -> None:  # noqa: ANN401 - as JSON has it
        """Learn invented values where they occur first."""
        for path in (("person", "id"), ("table",), ("code",), ("ticket",), ("node",), ("message",)):
            old, new = _at(recorded, path), _at(today, path)
            if isinstance(old, str) and isinstance(new, str):
                assert self._today.setdefault(old, new) == new

    def __call__(self, text: str) -> str:
        """A recorded text as it would be today."""
        for old, new in self._today.items():
            text = text.replace(old, new)
        return text


def _at(value: Any, path: tuple[str, ...]) -> Any:  # noqa: ANN401 - as JSON has it
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def timeless(text: str) -> str:
    """A text without what depends on the moment."""
    return SENTENCES.sub("[]", TIMES.sub(r'"\1":0', text))


def _duties(text: str) -> list[str]:
    """The codes of the duties in a frame; a sentence comes with each."""
    duties = json.loads(text).get("duties", [])
    assert all(one["message"] for one in duties)
    return [one["code"] for one in duties]


class Line:
    """A socket without a network, seen from the page."""

    def __init__(self, server: app.Server, query: str) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: list[str] = []
        self._taken = 0
        self._news = asyncio.Condition()
        scope = {
            "type": "websocket",
            "path": app.SOCKET,
            "raw_path": app.SOCKET.encode(),
            "query_string": query.encode(),
            "headers": [(b"origin", ORIGIN.encode())],
            "client": ("127.0.0.1", 1),
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(server(scope, self._in.get, self._hear))

    async def _hear(self, message: dict[str, Any]) -> None:
        async with self._news:
            if message["type"] == "websocket.send":
                self._heard.append(message["text"])
            self._news.notify_all()

    async def say(self, text: str, *, until: str | None) -> None:
        """Send a frame, and wait until its answer is there."""
        await self._in.put({"type": "websocket.receive", "text": text})
        if until is not None:
            async with asyncio.timeout(WITHIN), self._news:
                await self._news.wait_for(lambda: any(until in one for one in self._heard))

    async def take(self) -> str:
        """The next frame."""
        async with asyncio.timeout(WITHIN), self._news:
            await self._news.wait_for(lambda: len(self._heard) > self._taken)
        self._taken += 1
        return self._heard[self._taken - 1]

    @property
    def rest(self) -> list[str]:
        """What came and was not taken."""
        return self._heard[self._taken :]

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect"})
        await self._serving


@asynccontextmanager
async def started(url: str) -> AsyncIterator[app.Server]:
    """Today's server."""
    settings = Configuration(database=url, limits=Limiting.OFF, bot_pause=0)
    server = app.Server(settings, origins=Origins.of(ORIGIN))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Replay:
    """A session that is spent again."""

    def __init__(self, server: app.Server, session: Session, turns: asyncio.Semaphore) -> None:
        self._server = server
        self._session = session
        self._turns = turns
        self._moved: set[int] = set()
        self._people: dict[str, httpx.AsyncClient] = {}
        self._renamed = Renamed()
        self.lines: dict[int, Line] = {}

    async def run(self) -> None:
        """Do what the page did, and compare all answers."""
        async with AsyncExitStack() as stack:
            for entry in self._session.entries:
                match entry:
                    case Posted(who=who):
                        if who not in self._people:
                            self._people[who] = await stack.enter_async_context(self._browser())
                        await self._post(entry)
                    case Opened(socket=socket, query=query):
                        self.lines[socket] = Line(self._server, self._renamed(query))
                    case Sent(socket=socket, text=text):
                        await self.lines[socket].say(self._renamed(text), until=self._answer(entry))
                    case Got():
                        await self._compare(entry)
                    case Closed(socket=socket):
                        await self.lines[socket].close()

    def _browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self._server)
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})

    async def _post(self, entry: Posted) -> None:
        headers = {"content-type": "application/json"}
        http = self._people[entry.who]
        answer = await http.post(entry.path, content=self._renamed(entry.body), headers=headers)
        self._renamed.learn(json.loads(entry.text), answer.json())
        assert (answer.status_code, answer.text) == (entry.status, self._renamed(entry.text))

    def _answer(self, sent: Sent) -> str | None:
        """How the answer to a command begins, if it had one."""
        named = json.loads(sent.text).get("id")
        wanted = f'"id":"{named}"'
        heard = (one for one in self._session.entries if isinstance(one, Got))
        answered = any(one.socket == sent.socket and wanted in one.text for one in heard)
        return wanted if answered else None

    async def _compare(self, entry: Got) -> None:
        recorded = json.loads(entry.text)
        if BOTS in entry.text and recorded["version"] not in self._moved:
            self._moved.add(recorded["version"])
            self._turns.release()
        heard = await self.lines[entry.socket].take()
        if recorded["is"] in ("welcome", "said"):
            self._renamed.learn(recorded, json.loads(heard))
        assert timeless(heard) == timeless(self._renamed(entry.text))
        assert _duties(heard) == _duties(entry.text)


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.parent.name)
def test_the_page_is_answered_as_it_was(
    file: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = msgspec.json.decode(file.read_bytes(), type=Session)

    async def scene() -> None:
        thinking = RecordedThinking(session.frames())
        monkeypatch.setattr(app, "BotWorkers", lambda *_, **__: thinking)
        monkeypatch.setattr(app, "SystemChance", lambda: RecordedChance(session.chance))
        async with started(sqlite_url) as server:
            replay = Replay(server, session, thinking.turns)
            await replay.run()
            assert [line.rest for line in replay.lines.values() if line.rest] == []

    asyncio.run(scene())


def test_the_session_has_all_that_a_page_sends() -> None:
    """What is not in the recording is not held by it."""
    assert RECORDED
    for file in RECORDED:
        session = msgspec.json.decode(file.read_bytes(), type=Session)
        sent = [json.loads(one.text) for one in session.entries if isinstance(one, Sent)]
        said = {one["do"] for one in sent}
        assert said >= {
            *("watch", "add-bot", "sit", "ready", "commit-nonce", "reveal-nonce", "cut", "draw"),
            *("draft", "arrange", "hint", "play", "say", "silence", "unsilence", "stand-up"),
            "unwatch",
        }
        steps = [step.split()[0] for one in sent if one["do"] == "play" for step in one["steps"]]
        assert {*steps} == {"meld", "add"}
        assert any(one.get("since") for one in sent)
