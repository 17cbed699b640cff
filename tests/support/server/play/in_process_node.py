"""Sockets without a network: real connections, a real hub and a real database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from romme.bots.protocol import Budget, Legal, Move
from romme.bots.registry import make_bot
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.ops.metrics import Metrics
from romme.server.people.limits import unlimited
from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.server.play.connection.chat import Chat
from romme.server.play.connection.socket import Connection
from romme.server.play.hub import Hub
from romme.server.play.live_table import LiveTable
from romme.server.table.events import TableEvent
from romme.server.workers.fair_queue import NO_PARTY, Party
from romme.store.database import Database, open_database
from romme.view.knowledge import View
from romme.wire import commands as wire
from romme.wire import messages
from romme.wire.messages import HintAdvice
from tests.support.laws.tables import dice
from tests.support.server.live_tables import live_table_from, names, table_dependencies
from tests.support.server.table.table_driver import SeededChance

TIMEOUT_SECONDS: Final = 60.0
"""Timeout for an answer, more than ten times as long as any answer takes."""

_decoder = msgspec.json.Decoder(messages.Message)


class InProcessBots(BotWorkers):
    """Bots that run in this process and are deterministic."""

    def __init__(self) -> None:
        super().__init__(1)
        self._rng: Random = dice(1)

    async def warm_up(self) -> None:
        pass

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:  # noqa: ARG002 - one bot for all
        budget = Budget.counted(1.0)
        return make_bot("anfaenger").choose(view, Legal(view.to_move()), self._rng, budget)

    async def hint(
        self,
        lang: str,
        view: View,
        names: tuple[str, ...],
        *,
        party: Party = NO_PARTY,  # noqa: ARG002 - no queue here
    ) -> list[HintAdvice]:
        return [
            HintAdvice(
                moves=[str(view.seat)],
                text=lang,
                worth=0.0,
                error=0.0,
                behind=0.0,
                unsure=0.0,
                worlds=1,
                reasons=[],
                sentences=list(names),
            )
        ]


@dataclass
class Socket:
    """The client's end of a connection."""

    connection: Connection
    _in: asyncio.Queue[Mapping[str, Any]]
    _out: asyncio.Queue[Any]
    _task: asyncio.Task[None]
    received: list[Any] = field(default_factory=list)

    async def send(self, text: str | bytes) -> None:
        """Send a text or binary frame, valid or not."""
        kind = "text" if isinstance(text, str) else "bytes"
        await self._in.put({"type": "websocket.receive", kind: text})

    async def next(self) -> Any:  # noqa: ANN401 - any message
        """Return the next message of any kind.

        Raise `ConnectionError` if the connection is closed or no message comes in time.
        """
        getting = asyncio.ensure_future(self._out.get())
        await asyncio.wait(
            (getting, self._task), timeout=TIMEOUT_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        if not getting.done():
            getting.cancel()
            raise ConnectionError("closed or timed out")
        message = getting.result()
        self.received.append(message)
        return message

    async def ask(self, command: wire.AnyCommand) -> Any:  # noqa: ANN401 - any answer
        """Send a command and return its answer. Skip other messages that arrive first."""
        await self.send(msgspec.json.encode(command).decode())
        wanted = getattr(command, "id", None)
        while getattr(answer := await self.next(), "id", None) != wanted:
            pass
        return answer

    async def ping(self) -> bool:
        """Send a ping and wait for the pong, so that all earlier messages have arrived."""
        await self.send('{"do":"ping"}')
        while not isinstance(await self.next(), messages.Pong):
            pass
        return True

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect"})
        await self._task


@dataclass
class InProcessNode:
    """A node with its database, and sockets that need no network."""

    database: Database
    hub: Hub
    chat: Chat
    metrics: Metrics
    sockets: list[Socket] = field(default_factory=list)

    async def table(self, name: str, events: list[TableEvent]) -> LiveTable:
        """Store a table with these events, and return it as loaded from the log."""
        await live_table_from(table_dependencies(self.database.log), events, name=name)
        return await self.hub.live(name)

    def connect(self, person: str, *, lang: str = "en", address: str = "") -> Socket:
        """Open a connection for a person."""
        incoming: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        outgoing: asyncio.Queue[Any] = asyncio.Queue()

        async def send(message: Mapping[str, Any]) -> None:
            await outgoing.put(_decoder.decode(message["text"]))

        who = Person(PersonId(person), person.capitalize(), PersonKind.PERSON)
        connection = Connection(
            who,
            lang,
            send,
            hub=self.hub,
            chat=self.chat,
            metrics=self.metrics,
            address=address,
        )
        task = asyncio.create_task(connection.run(incoming.get))
        socket = Socket(connection, incoming, outgoing, task)
        self.sockets.append(socket)
        return socket


@asynccontextmanager
async def in_process_node(url: str, node: str = "here") -> AsyncIterator[InProcessNode]:
    """Open a node without background tasks, so that no table acts by itself."""
    database = await open_database(url, synchronous="OFF")  # durability does not matter here
    hub = Hub(
        database,
        node=node,
        names=names,
        chance=SeededChance(),
        bot_workers=InProcessBots(),
        bot_pause_ms=0,
    )
    chat = Chat(database, hub, unlimited(lambda: 0))
    opened = InProcessNode(database, hub, chat, Metrics())
    try:
        yield opened
    finally:
        for socket in opened.sockets:
            with suppress(Exception):
                await socket.close()
        await hub.close()
        await database.close()
