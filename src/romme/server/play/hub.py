"""The tables of a node: create them, load them on demand, synchronise and evict them."""

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
from romme.server.cluster.node import Node
from romme.server.cluster.timers import ServerClock, Timers
from romme.server.person_id import PersonId
from romme.server.play.live_table import BACK_WITHIN_MS, RECENT, LiveTable, Service
from romme.server.play.presence import PresenceTracker
from romme.server.play.running_tables import RunningTables, TableCaps
from romme.server.play.scheduler import Scheduler
from romme.server.play.table_creation import check_terms, new_code, new_table, table_name
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
"""Time in which the creator of a table must connect to it. A page takes a while to load."""
SWEEP_EVERY_SECONDS: Final = 2.0
"""Interval of the sweep that fetches changes whose notice was lost, and evicts idle tables."""
IDLE_SWEEPS: Final = 15

PLAYING: Final = streams.c.phase == StreamPhase.PLAYING.value
LISTED: Final = and_(streams.c.listed, streams.c.phase == StreamPhase.OPEN.value)

log: Final = structlog.get_logger()
NamesOf = Callable[[Iterable[PersonId]], Awaitable[Names]]


class NoTable(LookupError):  # noqa: N818 - named for what is missing
    """No table has this name."""


class Hub:
    """Creates and finds tables, and holds the loaded ones of this node."""

    def __init__(
        self,
        database: Database,
        *,
        node: str,
        names: NamesOf,
        chance: Chance,
        bot_workers: BotWorkers,
        bot_pause_ms: int,
        clock: ServerClock | None = None,
        caps: TableCaps = TableCaps(),  # noqa: B008 - frozen
    ) -> None:
        """Prepare a hub with no table loaded. Call `start` to begin the background tasks."""
        self.node = Node(node, is_alone=database.pool is None)
        self.names = names
        self.bot_workers = bot_workers
        self.timers = Timers(clock or ServerClock())
        self.running = RunningTables(caps)
        self.on_chat: Callable[[Notice], None] = lambda _: None
        """Called with a notice from another node that contains a chat message."""
        self.on_sign_out: Callable[[PersonId], None] = lambda _person: None
        self.on_rename: Callable[[PersonId], None] = lambda _person: None
        self.on_stream_changed: Callable[[str, int], None] = lambda _stream, _version: None
        """Called when another node has appended to a stream that is not a table in memory."""
        self._database = database
        self._registry = Registry(self._load, idle_sweeps=IDLE_SWEEPS)
        self.scheduler = Scheduler(
            self.timers, self.node, self.running, chance=chance, bot_workers=bot_workers
        )
        self.presence = PresenceTracker(self._registry, self.scheduler, self.node, self.running)
        self._tasks = self.scheduler.tasks
        self._service = Service(
            log=database.log,
            timers=self.timers,
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
        """Start the background tasks, resume running matches and load publicly listed tables."""
        self._tasks.start(self.timers.run())
        pool = self._database.pool
        if pool is None:
            self._tasks.start(self._for_each(await self._names(PLAYING), self._take_over))
        else:
            self.node.join(pool, self._handle_notice, self._take_over)
        # The players of listed tables may be gone. Loading a table makes absent ones count as away.
        self._tasks.start(self._for_each(await self._names(LISTED), self.live))
        self._tasks.start(self._sweep())

    async def close(self) -> None:
        """Stop all background tasks. No data is pending: every change is already in the log."""
        await self.node.leases.close()
        await self._tasks.close()
        await self.node.bus.close()
        self.bot_workers.close()

    # --- tables ----------------------------------------------------------------------------------

    async def make(
        self, person: PersonId, wanted: lobby.NewTable, *, address: str = ""
    ) -> lobby.TableCreated:
        """Create a table and seat its creator and bots.

        Raise `BadRules` for invalid rules, and `TableRefused` for an invalid seat or bot, or if too
        many tables are running. A request with an id is idempotent: a retry returns the table made
        before.
        """
        check_terms(wanted.terms)
        name = table_name(person, wanted.id)
        if wanted.id is not None and (known := await self._existing(name)) is not None:
            return known
        code = new_code()
        decided = new_table(person, wanted, code, self._service.chance)
        room = self.running.reserve_slot(person, name, address=address)
        with nullcontext() if wanted.seat is None else room:
            live = await self.place(name, decided)
        if live is None:  # another request has just created it
            return await self._existing(name) or lobby.TableCreated(name, code, 1)
        if wanted.bots:
            self._tasks.start(self.bot_workers.warm_up())
        return lobby.TableCreated(name, code, live.version)

    async def place(self, name: str, decided: TableDecided) -> LiveTable | None:
        """Store a new table and give its players time to connect. Return None if `name` exists."""
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
        """Return a table, loaded if necessary. Raise `NoTable` if there is none."""
        return await self._registry.get(name)

    async def _existing(self, name: str) -> lobby.TableCreated | None:
        try:
            live = await self.live(name)
        except NoTable:
            return None
        return lobby.TableCreated(name, live.table.code, live.version)

    async def _load(self, name: str) -> LiveTable:
        records = await self._database.log.recall(name, RECENT) if is_table_id(name) else []
        if not records:
            raise NoTable(name)
        live = LiveTable.loaded(name, self._service, records)
        await live.learn_names()
        self.running.note(name, live.table)
        self.presence.expect_players(live)
        return live

    async def _names(self, which: ColumnElement[bool]) -> list[str]:
        query = select(streams.c.stream).where(which)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def _for_each(
        self, names: Iterable[str], work: Callable[[str], Awaitable[object]]
    ) -> None:
        """Call `work` for each name. A failure is logged and does not stop the others."""
        for name in names:
            try:
                await work(name)
            except Exception:
                log.exception("cannot load table", table=name)

    async def _take_over(self, name: str) -> None:
        """Run a table that no other node is running, and give its players time to reconnect."""
        known = self.tables.get(name)
        live = await self.live(name)
        async with live.lock:
            await live.catch_up()
        if live is known:  # a table that was just loaded already waits
            live.wait_for_players()
        self.presence.expect_players(live)
        self.scheduler.wake(live)

    # --- other nodes -----------------------------------------------------------------------------

    def _handle_notice(self, notice: Notice) -> None:
        self.node.peers.record(notice.node, self.timers.clock.now)
        if notice.signed_out:
            self.on_sign_out(PersonId(notice.signed_out))
            return
        if notice.renamed:
            self.on_rename(PersonId(notice.renamed))
            return
        if notice.message:
            self.on_chat(notice)
            return
        if notice.seeks or notice.here:
            self.presence.handle(notice)
            return
        live = self.tables.get(notice.table)
        if live is None:
            self.on_stream_changed(notice.table, notice.version)
        elif live.version < notice.version:
            self._tasks.start(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        async with live.lock:
            await live.catch_up()
            await self.presence.bring_back_watchers(live)

    async def _sweep(self) -> None:
        """Periodically fetch changes whose notice was lost, and evict idle tables."""
        while True:
            await asyncio.sleep(SWEEP_EVERY_SECONDS)
            try:
                await self._sweep_once()
            except Exception as error:  # noqa: BLE001 - the next sweep tries again
                report("sweep of tables failed", error)

    async def _sweep_once(self) -> None:
        self.node.notify()  # heartbeat
        if silent := self.node.peers.forget_silent(self.timers.clock.now):
            log.warning("nodes stopped responding", nodes=silent)
            self.presence.expect_reconnects(self.tables.values())
        if not self.node.is_alone:
            for live in await self._registry.behind(self._database.log):
                await self._follow(live)
        for name in self._registry.evict_idle():
            self.running.forget(name)
