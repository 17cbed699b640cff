"""All tables of this node: made, loaded when somebody asks for them, followed, let go again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext
from typing import Final

import structlog
from sqlalchemy import ColumnElement, and_, select

from romme.server.analysis.bot_workers import BotWorkers
from romme.server.cluster.background_tasks import report
from romme.server.cluster.bus import Notice
from romme.server.cluster.clockwork import Clockwork, Steady
from romme.server.cluster.node import Node
from romme.server.person_id import PersonId
from romme.server.play.live_table import BACK_WITHIN_MS, RECENT, LiveTable, Service
from romme.server.play.making import check_terms, made, new_code, table_name
from romme.server.play.presence import PresenceTracker
from romme.server.play.running_tables import RunningTables, TableCaps
from romme.server.play.scheduler import Scheduler
from romme.server.streams.registry import Registry
from romme.server.table.decide import Chance, TableDecided
from romme.server.table.evolve import fold
from romme.server.table.picture import Names
from romme.store.database import Database
from romme.store.log.records import Appended, StreamPhase
from romme.store.schema.tables import streams
from romme.wire import lobby
from romme.wire.commands import is_table_id

COME_WITHIN_MS: Final = 20_000
"""How long the maker of a table has to come to it: a page takes a while to load."""
LOOK_EVERY_SECONDS: Final = 2.0
"""Between two looks for what a lost notice would have told."""
IDLE_LOOKS: Final = 15

PLAYING: Final = streams.c.phase == StreamPhase.PLAYING.value
LISTED: Final = and_(streams.c.listed, streams.c.phase == StreamPhase.OPEN.value)

log: Final = structlog.get_logger()
NamesOf = Callable[[Iterable[PersonId]], Awaitable[Names]]


class NoTable(LookupError):  # noqa: N818 - named for what is missing
    """There is no table of this name."""


class Hub:
    """The tables of one node."""

    def __init__(
        self,
        database: Database,
        *,
        node: str,
        names: NamesOf,
        chance: Chance,
        thinking: BotWorkers,
        bot_pause_ms: int,
        steady: Steady | None = None,
        caps: TableCaps = TableCaps(),  # noqa: B008 - frozen
    ) -> None:
        """Begin with no table in memory."""
        self.node = Node(node, is_alone=database.pool is None)
        self.names = names
        self.thinking = thinking
        self.clockwork = Clockwork(steady or Steady())
        self.running = RunningTables(caps)
        self.said: Callable[[Notice], None] = lambda _: None
        """Called with a chat message that another node sends."""
        self.signed_out: Callable[[PersonId], None] = lambda _person: None
        self.renamed: Callable[[PersonId], None] = lambda _person: None
        self.elsewhere: Callable[[str, int], None] = lambda _stream, _version: None
        """Called when another node has appended to a stream that is not a table in memory."""
        self._database = database
        self._registry = Registry(self._load, idle_looks=IDLE_LOOKS)
        self.scheduler = Scheduler(
            self.clockwork, self.node, self.running, chance=chance, thinking=thinking
        )
        self.presence = PresenceTracker(self._registry, self.scheduler, self.node, self.running)
        self._tasks = self.scheduler.tasks
        self._service = Service(
            log=database.log,
            clockwork=self.clockwork,
            chance=chance,
            names=names,
            announce=self.node.announce,
            wake=self.scheduler.wake,
            bot_pause_ms=bot_pause_ms,
        )

    @property
    def tables(self) -> dict[str, LiveTable]:
        """The tables in memory."""
        return self._registry.loaded

    async def start(self) -> None:
        """Begin to look after tables; those that were being played at go on."""
        self._tasks.begin(self.clockwork.run())
        pool = self._database.pool
        if pool is None:
            self._tasks.begin(self._for_each(await self._names(PLAYING), self._take_over))
        else:
            self.node.join(pool, self._heard, self._take_over)
        # At those that everybody finds nobody may be any more: to load them is to wait for people.
        self._tasks.begin(self._for_each(await self._names(LISTED), self.live))
        self._tasks.begin(self._look())

    async def close(self) -> None:
        """Let go of everything; nothing is waiting to be kept."""
        await self.node.leases.close()
        await self._tasks.close()
        await self.node.bus.close()
        self.thinking.close()

    # --- tables ----------------------------------------------------------------------------------

    async def make(
        self, person: PersonId, wanted: lobby.NewTable, *, address: str = ""
    ) -> lobby.NewTableMade:
        """Make a table, let the maker and bots sit down; raises `BadRules`, `TableRefused`."""
        check_terms(wanted.terms)
        name = table_name(person, wanted.id)
        if wanted.id is not None and (known := await self._known(name)) is not None:
            return known
        code = new_code()
        decided = made(person, wanted, code, self._service.chance)
        room = self.running.room_for(person, name, address=address)
        with nullcontext() if wanted.seat is None else room:
            live = await self.place(name, decided)
        if live is None:  # made in this moment, elsewhere
            return await self._known(name) or lobby.NewTableMade(name, code, 1)
        if wanted.bots:
            self._tasks.begin(self.thinking.warm_up())
        return lobby.NewTableMade(name, code, live.version)

    async def place(self, name: str, decided: TableDecided) -> LiveTable | None:
        """Keep a new table, and wait for those who sit there; None if it was there already."""
        live = LiveTable(name, self._service, fold(decided.events[:1]))
        async with live.lock:
            if await live.commit(decided) is not Appended.DONE:
                return None
        self.tables[name] = live
        within_ms = BACK_WITHIN_MS if decided.table.tournament else COME_WITHIN_MS
        for person in live.table.people:
            self.presence.expect(live, person, within_ms)
        return live

    async def live(self, name: str) -> LiveTable:
        """A table in memory, loaded if need be; raises `NoTable`."""
        return await self._registry.get(name)

    async def _known(self, name: str) -> lobby.NewTableMade | None:
        try:
            live = await self.live(name)
        except NoTable:
            return None
        return lobby.NewTableMade(name, live.table.code, live.version)

    async def _load(self, name: str) -> LiveTable:
        records = await self._database.log.recall(name, RECENT) if is_table_id(name) else []
        if not records:
            raise NoTable(name)
        live = LiveTable.loaded(name, self._service, records)
        await live.learn_names()
        self.running.note(name, live.table)
        self.presence.expect_all(live)
        return live

    async def _names(self, which: ColumnElement[bool]) -> list[str]:
        query = select(streams.c.stream).where(which)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def _for_each(
        self, names: Iterable[str], work: Callable[[str], Awaitable[object]]
    ) -> None:
        """Do something with the tables of a server that was away, while people come back."""
        for name in names:
            try:
                await work(name)
            except Exception:
                log.exception("a table cannot be loaded", table=name)  # the others can

    async def _take_over(self, name: str) -> None:
        """Look after a table that nobody looked after: its players get time to come back."""
        known = self.tables.get(name)
        live = await self.live(name)
        async with live.lock:
            await live.catch_up()
        if live is known:  # one that was just loaded waits already
            live.wait_for_players()
        self.presence.expect_all(live)
        self.scheduler.wake(live)

    # --- other nodes -----------------------------------------------------------------------------

    def _heard(self, notice: Notice) -> None:
        self.node.peers.hear(notice.node, self.clockwork.steady.now)
        if notice.signed_out:
            self.signed_out(PersonId(notice.signed_out))
            return
        if notice.renamed:
            self.renamed(PersonId(notice.renamed))
            return
        if notice.message:
            self.said(notice)
            return
        if notice.seeks or notice.here:
            self.presence.hear(notice)
            return
        live = self.tables.get(notice.table)
        if live is None:
            self.elsewhere(notice.table, notice.version)
        elif live.version < notice.version:
            self._tasks.begin(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        async with live.lock:
            await live.catch_up()
            await self.presence.keep_here(live)

    async def _look(self) -> None:
        """See what notices have not told, and let go of tables that nobody needs."""
        while True:
            await asyncio.sleep(LOOK_EVERY_SECONDS)
            try:
                await self._look_once()
            except Exception as error:  # noqa: BLE001 - whatever it was
                report("looking for news failed", error)

    async def _look_once(self) -> None:
        self.node.tell()  # a sign of life
        if silent := self.node.peers.forget_silent(self.clockwork.steady.now):
            log.warning("nodes fell silent", nodes=silent)
            self.presence.expect_everybody(self.tables.values())
        if not self.node.is_alone:
            for live in await self._registry.behind(self._database.log):
                await self._follow(live)
        for name in self._registry.let_go():
            self.running.forget(name)
