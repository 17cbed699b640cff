"""Replaying the recorded session of an older page gives the same responses, byte for byte.

Random values come from the recording: the secret and the pack of the deal, the moves of the bot and
the advice in the hint. Values that only the server can generate are replaced by the current ones
wherever they occur (`IdMapping`): the ids of people, table and chat messages, the table's code,
tickets and the node. Times are not compared (`TIMES`).
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from romme import deal
from romme.bots.protocol import Move
from romme.cards import parse_card
from romme.engine import setup
from romme.engine.commands import Discard, Draw, Play
from romme.engine.events import Shuffled
from romme.engine.state import Cards, Pile, Seat
from romme.notation.card_text import parse_cards
from romme.rules.ruleset import RuleSet
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.http import app
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.play.chance import SystemChance
from romme.server.workers.fair_queue import NO_PARTY, Party
from romme.view.knowledge import View
from romme.wire.messages import HintAdvice
from tests.support.servers.running_server import running_server

ORIGIN: Final = "https://romme.example"
TIMEOUT_SECONDS: Final = 60.0
"""Seconds after which a frame counts as missing."""
TIMES: Final = re.compile(r'"(left|at)":\d+')
"""Times in the server's frames: until the table acts (`left`), and of a chat message (`at`)."""
SENTENCES: Final = re.compile(r'(?<="duties":)\[[^]]*\]')
"""The duties in the answer to a draft. Their sentences may be reworded in the catalogues."""
ADDED: Final = re.compile(r',"points":\[[\d,]*\](?=\}$)')
"""Fields that the server has gained since the session was recorded: the points of an arrangement.

Older pages ignore a field that they do not know.
"""
NEW_OPTIONS: Final = re.compile(
    r'"(?:own_lay_offs|failed_with_taken|only_jokers|ace_in_hand|winner_bonus|unopened_factor'
    r'|cross_points|thrown_in_again)":'
    r'(?:"[a-z_]+"|\d+),'
)
"""Options that rule sets have gained since the session was recorded; older pages ignore them."""
BOTS: Final = '"by":"bot"'
SESSIONS: Final = sorted(Path(__file__).parent.glob("*/session.json"))


class Entry(msgspec.Struct, tag_field="is"):
    """An entry of a recorded session: a POST request, or an event of a socket."""


class Posted(Entry, tag="posted"):
    """A POST request with its `body`, and the response: its `status` and `text`."""

    who: str
    path: str
    body: str
    status: int
    text: str


class Opened(Entry, tag="opened"):
    """The opening of a socket by a page."""

    who: str
    socket: int
    query: str


class Sent(Entry, tag="sent"):
    """A frame that the page sent."""

    socket: int
    text: str


class Got(Entry, tag="got"):
    """A frame that the server sent."""

    socket: int
    text: str


class Closed(Entry, tag="closed"):
    """The closing of a socket."""

    socket: int


class RandomValues(msgspec.Struct):
    """The random values drawn by the server."""

    secrets: list[str]
    packs: list[list[str]]
    dealer: int


class Session(msgspec.Struct):
    """A recorded session in chronological order."""

    chance: RandomValues
    entries: list[Posted | Opened | Sent | Got | Closed]

    def frames(self) -> list[Any]:
        """Return all frames that the server sent."""
        return [json.loads(entry.text) for entry in self.entries if isinstance(entry, Got)]


# --- recorded random values ----------------------------------------------------------------------


class RecordedChance(SystemChance):
    """A source of random values that returns the recorded ones."""

    def __init__(self, drawn: RandomValues) -> None:
        self._secrets = iter(drawn.secrets)
        self._packs = iter(drawn.packs)
        self._dealer = drawn.dealer

    def secret(self) -> tuple[str, str]:
        secret = next(self._secrets)
        return secret, deal.commitment(deal.Secret(bytes.fromhex(secret)))

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:  # noqa: ARG002 - recorded
        return parse_cards(" ".join(next(self._packs)))

    def dealer(self, seats: int, seed: str) -> Seat:  # noqa: ARG002 - recorded
        return Seat(self._dealer)


class RecordedThinking(BotWorkers):
    """Bot workers that return the recorded moves and advice."""

    def __init__(self, frames: list[Any]) -> None:
        super().__init__(1)
        self.turns = asyncio.Semaphore(0)
        """Released at each recorded bot move, so that the bot does not move earlier."""
        self._moves = iter(_moves(frames))
        advice = [frame["advice"] for frame in frames if frame["is"] == "hinted"]
        self._advice = iter(msgspec.convert(advice, list[list[HintAdvice]]))

    async def warm_up(self) -> None:
        pass

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:  # noqa: ARG002 - recorded
        await self.turns.acquire()
        return next(self._moves)

    async def hint(
        self,
        lang: str,  # noqa: ARG002 - recorded
        view: View,  # noqa: ARG002 - same
        names: tuple[str, ...],  # noqa: ARG002 - same
        *,
        party: Party = NO_PARTY,  # noqa: ARG002 - same
    ) -> list[HintAdvice]:
        return next(self._advice)


def _moves(frames: Iterable[Any]) -> list[Move]:
    """Return the recorded moves of the bots. Each must be a draw or a discard."""
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


class IdMapping:
    """Maps recorded ids to the ids that the current server generates in their place."""

    def __init__(self) -> None:
        self._today: dict[str, str] = {}

    def learn(self, recorded: Any, today: Any) -> None:  # noqa: ANN401 - parsed JSON
        """Map the ids in a recorded message to those in its current counterpart."""
        for path in (("person", "id"), ("table",), ("code",), ("ticket",), ("node",), ("message",)):
            old, new = _at(recorded, path), _at(today, path)
            if isinstance(old, str) and isinstance(new, str):
                assert self._today.setdefault(old, new) == new

    def __call__(self, text: str) -> str:
        """Replace the recorded ids in a message with the current ones."""
        for old, new in self._today.items():
            text = text.replace(old, new)
        return text


def _at(value: Any, path: tuple[str, ...]) -> Any:  # noqa: ANN401 - parsed JSON
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def without_times_and_duties(text: str) -> str:
    """Blank out times, which are not compared, and duties, of which only the codes are compared."""
    return SENTENCES.sub("[]", TIMES.sub(r'"\1":0', text))


def _duties(text: str) -> list[str]:
    """Return the codes of the duties in a frame, and assert that each duty has a message."""
    duties = json.loads(text).get("duties", [])
    assert all(one["message"] for one in duties)
    return [one["code"] for one in duties]


class PageSocket:
    """The page's end of a socket, without a network."""

    def __init__(self, server: app.Server, query: str) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._received: list[str] = []
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
        self._serving = asyncio.create_task(server(scope, self._in.get, self._receive))

    async def _receive(self, message: dict[str, Any]) -> None:
        async with self._news:
            if message["type"] == "websocket.send":
                self._received.append(message["text"])
            self._news.notify_all()

    async def send(self, text: str, *, until: str | None) -> None:
        """Send a frame. Unless `until` is None, wait until a frame that contains it is received."""
        await self._in.put({"type": "websocket.receive", "text": text})
        if until is not None:
            async with asyncio.timeout(TIMEOUT_SECONDS), self._news:
                await self._news.wait_for(lambda: any(until in one for one in self._received))

    async def next_frame(self) -> str:
        """Wait for the next frame and return it."""
        async with asyncio.timeout(TIMEOUT_SECONDS), self._news:
            await self._news.wait_for(lambda: len(self._received) > self._taken)
        self._taken += 1
        return self._received[self._taken - 1]

    @property
    def unread(self) -> list[str]:
        """The received frames that `next_frame` has not returned."""
        return self._received[self._taken :]

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect"})
        await self._serving


class Replay:
    """A session replayed against the current version of the server."""

    def __init__(self, server: app.Server, session: Session, turns: asyncio.Semaphore) -> None:
        self._server = server
        self._session = session
        self._turns = turns
        self._moved: set[int] = set()
        self._people: dict[str, httpx.AsyncClient] = {}
        self._ids = IdMapping()
        self.sockets: dict[int, PageSocket] = {}

    async def run(self) -> None:
        """Send the page's recorded requests and frames, and compare everything that comes back."""
        async with AsyncExitStack() as stack:
            for entry in self._session.entries:
                match entry:
                    case Posted(who=who):
                        if who not in self._people:
                            self._people[who] = await stack.enter_async_context(self._browser())
                        await self._post(entry)
                    case Opened(socket=socket, query=query):
                        self.sockets[socket] = PageSocket(self._server, self._ids(query))
                    case Sent(socket=socket, text=text):
                        await self.sockets[socket].send(self._ids(text), until=self._answer(entry))
                    case Got():
                        await self._compare(entry)
                    case Closed(socket=socket):
                        await self.sockets[socket].close()

    def _browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self._server)
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})

    async def _post(self, entry: Posted) -> None:
        headers = {"content-type": "application/json"}
        http = self._people[entry.who]
        answer = await http.post(entry.path, content=self._ids(entry.body), headers=headers)
        self._ids.learn(json.loads(entry.text), answer.json())
        shown = NEW_OPTIONS.sub("", answer.text)
        assert (answer.status_code, shown) == (entry.status, self._ids(entry.text))

    def _answer(self, sent: Sent) -> str | None:
        """Return the JSON text by which the answer to a command is recognised.

        Return None if the session has no answer to it.
        """
        named = json.loads(sent.text).get("id")
        wanted = f'"id":"{named}"'
        frames = (one for one in self._session.entries if isinstance(one, Got))
        answered = any(one.socket == sent.socket and wanted in one.text for one in frames)
        return wanted if answered else None

    async def _compare(self, entry: Got) -> None:
        recorded = json.loads(entry.text)
        if BOTS in entry.text and recorded["version"] not in self._moved:
            self._moved.add(recorded["version"])
            self._turns.release()
        frame = await self.sockets[entry.socket].next_frame()
        if recorded["is"] in ("welcome", "said"):
            self._ids.learn(recorded, json.loads(frame))
        shown = ADDED.sub("", frame) if recorded["is"] == "arranged" else NEW_OPTIONS.sub("", frame)
        assert without_times_and_duties(shown) == without_times_and_duties(self._ids(entry.text))
        assert _duties(frame) == _duties(entry.text)


@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: file.parent.name)
def test_an_older_page_gets_the_same_answers(
    file: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = msgspec.json.decode(file.read_bytes(), type=Session)

    async def scene() -> None:
        thinking = RecordedThinking(session.frames())
        monkeypatch.setattr(app, "BotWorkers", lambda *_, **__: thinking)
        monkeypatch.setattr(app, "SystemChance", lambda: RecordedChance(session.chance))
        # When the session was recorded, every table waited for a cut (ADR 29).
        monkeypatch.setattr(setup, "deal", lambda _rules, _seats, _playing, pack: Shuffled(pack))
        settings = Configuration(database=sqlite_url, limits=Limiting.OFF, bot_pause=0)
        async with running_server(settings, ORIGIN) as server:
            replay = Replay(server, session, thinking.turns)
            await replay.run()
            assert [socket.unread for socket in replay.sockets.values() if socket.unread] == []

    asyncio.run(scene())


def test_the_session_contains_every_command_of_the_page() -> None:
    """A command that is missing from the recording would not be replayed by these tests."""
    assert SESSIONS
    for file in SESSIONS:
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
