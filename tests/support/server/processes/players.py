"""Clients that play at tables of real servers and record the answers they get."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, Self, TypeVar

import msgspec

from romme.bots.registry import make_bot
from romme.client import Client, WatchedTable, play
from romme.wire import commands as wire
from romme.wire import lobby, messages
from romme.wire.picture import Picture
from romme.wire.terms import Games, TableTerms
from tests.support.server.processes.stored_log import Acknowledged

T = TypeVar("T")
LONG: Final = TableTerms(length=Games(60))
"""A match that does not end within a test."""


class RecordingClient(Client):
    """A client that records acknowledged commands, and pictures that arrive out of order."""

    def __init__(
        self, url: str, *, token: str | None = None, secrets: set[str] | None = None
    ) -> None:
        super().__init__(url, token=token)
        self._http.timeout = 60.0  # the machine may be busy
        self.acknowledged: list[Acknowledged] = []
        self.received: Counter[type[messages.Message]] = Counter()
        """Number of messages received, by type."""
        self.answered_at: list[float] = []
        self.latencies: list[float] = []
        """Seconds between each command and its answer."""
        self.pending = 0
        """Number of commands that were sent and not answered yet."""
        self.may_send = asyncio.Event()
        self.may_send.set()
        self.regressions: list[tuple[str, int, int]] = []
        """The table, the version seen before, and the older version received later."""
        self.secrets: set[str] = set() if secrets is None else secrets
        self.pause = 0.0
        """Seconds to wait before each command."""

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        answer = await super().post(path, body, kind)
        if isinstance(answer, dict):
            self.secrets |= {str(answer[key]) for key in ("token", "ticket") if answer.get(key)}
        return answer

    async def ask(self, command: wire.TableCommand) -> messages.Message:
        """Send a command once `may_send` is set. Record its answer and return it."""
        if self.pause:
            await asyncio.sleep(self.pause)
        await self.may_send.wait()
        self.pending += 1
        began = time.monotonic()
        try:
            answer = await super().ask(command)
        finally:
            self.pending -= 1
        if isinstance(answer, messages.Done) and not isinstance(command, wire.Watch):
            answered = Acknowledged(command.table, f"{self.person}:{command.id}", answer.version)
            self.acknowledged.append(answered)
            self.answered_at.append(time.monotonic())
            self.latencies.append(self.answered_at[-1] - began)
        return answer

    async def move_to(self, url: str) -> None:
        """Reconnect to another node, as a load balancer might do."""
        self.url = url
        self._http.base_url = url
        await self.abort_connection()

    def _handle(self, message: messages.Message) -> None:
        if isinstance(message, messages.Seen):
            known = self.tables.get(message.table)
            if known is not None and message.version < known.version:
                self.regressions.append((message.table, known.version, message.version))
        self.received[type(message)] += 1
        super()._handle(message)


@dataclass
class PlayerGroup:
    """The players at one table, and the tasks that play for them."""

    name: str
    code: str
    clients: Sequence[RecordingClient]
    tasks: list[asyncio.Task[Picture]] = field(default_factory=list)

    def watched(self, client: Client) -> WatchedTable:
        return client.tables[self.name]


class Players:
    """All players in a test, at one server or spread over several."""

    def __init__(self, urls: Sequence[str], secrets: set[str], pause: float) -> None:
        self.urls = urls
        self.secrets = secrets
        self.pause = pause
        self.groups: list[PlayerGroup] = []
        self.clients: list[RecordingClient] = []

    @classmethod
    @asynccontextmanager
    async def at(cls, *urls: str, secrets: set[str], pause: float = 0.0) -> AsyncIterator[Self]:
        """Yield a `Players` for these servers. On exit, stop playing and close all connections."""
        players = cls(urls, secrets, pause)
        try:
            yield players
        finally:
            await players.stop()

    async def arrive(self, number: int = 0, *, kind: str = "person") -> RecordingClient:
        """Sign in a new guest at the server with this number, and return the guest's client."""
        client = RecordingClient(self.urls[number % len(self.urls)], secrets=self.secrets)
        self.clients.append(client)
        await client.enter_as_guest(f"Gast {len(self.clients)}", kind=kind)
        return client

    async def second_device(self, of: Client, url: str | None = None) -> RecordingClient:
        """Return a second client that is signed in as the same person."""
        client = RecordingClient(url or of.url, token=of.token, secrets=self.secrets)
        self.clients.append(client)
        return client

    async def seat_group(
        self, people: int = 2, *, terms: TableTerms = LONG, bots: Sequence[lobby.BotRequest] = ()
    ) -> PlayerGroup:
        """Sign in some people, spread over the servers in turn, and create a table for them."""
        clients = [await self.arrive(number) for number in range(people)]
        wanted = lobby.NewTable(
            terms=msgspec.structs.replace(terms, seats=people + len(bots)), bots=list(bots)
        )
        made = await clients[0].make_table(wanted)
        group = PlayerGroup(made.table, made.code, clients)
        self.groups.append(group)
        return group

    def play(self, group: PlayerGroup, level: str = "anfaenger") -> None:
        """Start tasks that play for everybody at a table until the match is over."""
        group.tasks += [
            asyncio.create_task(play(client, group.name, make_bot(level)))
            for client in group.clients
        ]

    async def start_tables(self, tables: int, *, people: int = 2) -> None:
        """Create tables, start all players, and wait until the first commands are acknowledged."""
        for _ in range(tables):
            self.play(await self.seat_group(people))
        for client in self.clients:
            client.pause = self.pause
        await self.wait_for_answers(tables)

    @property
    def acknowledged(self) -> list[Acknowledged]:
        """The acknowledged commands of all clients."""
        return [one for client in self.clients for one in client.acknowledged]

    @property
    def answered_at(self) -> list[float]:
        """The sorted times (`time.monotonic`) at which servers acknowledged commands."""
        return sorted(at for client in self.clients for at in client.answered_at)

    async def wait_for_answers(self, number: int, within: float = 60.0) -> None:
        """Wait until `number` more commands are acknowledged.

        Raise the exception of a player whose task failed, or `TimeoutError` after `within` seconds.
        """
        wanted = self._answer_count + number
        async with asyncio.timeout(within):
            while self._answer_count < wanted:
                self.check_players()
                await asyncio.sleep(0.01)

    @property
    def _answer_count(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    def check_players(self) -> None:
        """Raise the exception of a player whose task failed, if there is one."""
        for group in self.groups:
            for task in group.tasks:
                if task.done():
                    task.result()

    def pause_all(self) -> None:
        """Keep everybody from sending further commands."""
        for client in self.clients:
            client.may_send.clear()

    def resume_all(self) -> None:
        """Allow all clients to send commands again."""
        for client in self.clients:
            client.may_send.set()

    async def wait_until_idle(self, within: float = 60.0) -> None:
        """Wait until no command is pending."""
        async with asyncio.timeout(within):
            while any(client.pending for client in self.clients):  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop playing and close every connection."""
        tasks = [task for group in self.groups for task in group.tasks]
        for task in tasks:
            task.cancel()
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=10)
            assert not left
        for client in self.clients:
            with suppress(Exception):
                await client.close()
