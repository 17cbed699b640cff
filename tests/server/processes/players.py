"""Clients that note what they were told, and tables full of them."""

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
from romme.client import Client, Watched, play
from romme.wire import commands as wire
from romme.wire import lobby, messages
from romme.wire.picture import Picture
from romme.wire.terms import Games, TableTerms
from tests.server.processes.kept import Told

T = TypeVar("T")
LONG: Final = TableTerms(length=Games(60))
"""A match that does not end within a test."""


class Noting(Client):
    """A client that keeps what it was told, and says when what it sees goes back."""

    def __init__(
        self, url: str, *, token: str | None = None, secrets: set[str] | None = None
    ) -> None:
        super().__init__(url, token=token)
        self._http.timeout = 60.0  # a busy machine is no fault of the server
        self.told: list[Told] = []
        self.came: Counter[type[messages.Message]] = Counter()
        """How many messages of each type have come."""
        self.answered_at: list[float] = []
        self.waited: list[float] = []
        """Seconds between each command and its answer."""
        self.under_way = 0
        """Commands that were sent and not answered yet."""
        self.may_ask = asyncio.Event()
        self.may_ask.set()
        self.went_back: list[tuple[str, int, int]] = []
        """Table, the version that was seen, the one that came after it."""
        self.secrets: set[str] = set() if secrets is None else secrets
        self.pause = 0.0
        """Seconds before each command; without one, as many are sent as the machine can."""

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        answer = await super().post(path, body, kind)
        if isinstance(answer, dict):
            self.secrets |= {str(answer[key]) for key in ("token", "ticket") if answer.get(key)}
        return answer

    async def ask(self, command: wire.TableCommand) -> messages.Message:
        """Have a command carried out, when it is time for that, and note the answer."""
        if self.pause:
            await asyncio.sleep(self.pause)
        await self.may_ask.wait()
        self.under_way += 1
        began = time.monotonic()
        try:
            answer = await super().ask(command)
        finally:
            self.under_way -= 1
        if isinstance(answer, messages.Done) and not isinstance(command, wire.Watch):
            told = Told(command.table, f"{self.person}:{command.id}", answer.version)
            self.told.append(told)
            self.answered_at.append(time.monotonic())
            self.waited.append(self.answered_at[-1] - began)
        return answer

    async def move_to(self, url: str) -> None:
        """Go to another server of the same house, as a balancer does that finds one gone."""
        self.url = url
        self._http.base_url = url
        await self.cut_off()

    def _take(self, message: messages.Message) -> None:
        if isinstance(message, messages.Seen):
            known = self.tables.get(message.table)
            if known is not None and message.version < known.version:
                self.went_back.append((message.table, known.version, message.version))
        self.came[type(message)] += 1
        super()._take(message)


@dataclass
class Sitting:
    """Some people at one table, and what they do."""

    name: str
    code: str
    clients: Sequence[Noting]
    tasks: list[asyncio.Task[Picture]] = field(default_factory=list)

    def watched(self, client: Client) -> Watched:
        return client.tables[self.name]


class Company:
    """All the tables of a test; people are at one server, or spread over several."""

    def __init__(self, urls: Sequence[str], secrets: set[str], pause: float) -> None:
        self.urls = urls
        self.secrets = secrets
        self.pause = pause
        self.sittings: list[Sitting] = []
        self.clients: list[Noting] = []

    @classmethod
    @asynccontextmanager
    async def at(cls, *urls: str, secrets: set[str], pause: float = 0.0) -> AsyncIterator[Self]:
        """Be there, and leave nothing running."""
        company = cls(urls, secrets, pause)
        try:
            yield company
        finally:
            await company.leave()

    async def arrive(self, number: int = 0, *, kind: str = "person") -> Noting:
        """Somebody comes in, at the server with this number."""
        client = Noting(self.urls[number % len(self.urls)], secrets=self.secrets)
        self.clients.append(client)
        await client.arrive(f"Gast {len(self.clients)}", kind=kind)
        return client

    async def second_device(self, of: Client, url: str | None = None) -> Noting:
        """The same person, once more."""
        client = Noting(url or of.url, token=of.token, secrets=self.secrets)
        self.clients.append(client)
        return client

    async def sit_down(
        self, people: int = 2, *, terms: TableTerms = LONG, bots: Sequence[lobby.BotRequest] = ()
    ) -> Sitting:
        """Some people make a table and sit at it; each one's device is at the next server."""
        clients = [await self.arrive(number) for number in range(people)]
        wanted = lobby.NewTable(
            terms=msgspec.structs.replace(terms, seats=people + len(bots)), bots=list(bots)
        )
        made = await clients[0].make_table(wanted)
        sitting = Sitting(made.table, made.code, clients)
        self.sittings.append(sitting)
        return sitting

    def play(self, sitting: Sitting, level: str = "anfaenger") -> None:
        """Let everybody at a table play until the match is over."""
        sitting.tasks += [
            asyncio.create_task(play(client, sitting.name, make_bot(level)))
            for client in sitting.clients
        ]

    async def begin(self, tables: int, *, people: int = 2) -> None:
        """Fill tables, and let everybody play."""
        for _ in range(tables):
            self.play(await self.sit_down(people))
        for client in self.clients:
            client.pause = self.pause
        await self.more_told(tables)

    @property
    def told(self) -> list[Told]:
        """All that the servers have answered."""
        return [one for client in self.clients for one in client.told]

    @property
    def answered_at(self) -> list[float]:
        """When the servers answered, in order."""
        return sorted(at for client in self.clients for at in client.answered_at)

    async def more_told(self, number: int, within: float = 60.0) -> None:
        """Wait until so many more commands were answered; raises what ended a player's game."""
        wanted = self._number_told + number
        async with asyncio.timeout(within):
            while self._number_told < wanted:
                self.check_players()
                await asyncio.sleep(0.01)

    @property
    def _number_told(self) -> int:
        return sum(len(client.told) for client in self.clients)

    def check_players(self) -> None:
        """See that nobody has had to give up."""
        for sitting in self.sittings:
            for task in sitting.tasks:
                if task.done():
                    task.result()

    def hold(self) -> None:
        """Let nobody begin anything."""
        for client in self.clients:
            client.may_ask.clear()

    def go_on(self) -> None:
        """Let everybody go on."""
        for client in self.clients:
            client.may_ask.set()

    async def answered(self, within: float = 60.0) -> None:
        """Wait until no command is under way."""
        async with asyncio.timeout(within):
            while any(client.under_way for client in self.clients):  # noqa: ASYNC110 - of many
                await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Stop playing, close every connection."""
        tasks = [task for sitting in self.sittings for task in sitting.tasks]
        for task in tasks:
            task.cancel()
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=10)
            assert not left
        for client in self.clients:
            with suppress(Exception):
                await client.close()
