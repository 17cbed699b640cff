"""Presence at the tables: people come, lose their connection, and come back.

A player counts as away when no node has a connection of theirs for some seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Final

from romme.server.cluster.bus import Notice
from romme.server.cluster.node import Node
from romme.server.person_id import PersonId
from romme.server.play.live_table import BACK_WITHIN_MS, LiveTable, Watcher
from romme.server.play.running_tables import RunningTables
from romme.server.play.scheduler import Scheduler
from romme.server.streams.registry import Registry
from romme.server.table.decide import IssuedCommand, decide, lose_connection
from romme.server.table.refusals import TableRefused
from romme.server.table.state import TablePhase
from romme.wire import commands as wire

GONE_AFTER_MS: Final = 3_000
"""How long somebody may be without a connection before they count as away: a reload is quicker."""
ANSWER_WITHIN_MS: Final = 1_000
"""How long another node has to say that it has somebody who is sought."""


class PresenceTracker:
    """Notes who comes to the tables of this node and who leaves them."""

    def __init__(
        self, tables: Registry[LiveTable], scheduler: Scheduler, node: Node, running: RunningTables
    ) -> None:
        """Keep what it works with."""
        self._tables = tables
        self._scheduler = scheduler
        self._node = node
        self._running = running

    async def watch(
        self, watcher: Watcher, name: str, since: int | None, *, address: str = ""
    ) -> LiveTable:
        """Let somebody watch; a player who was away is back, unless they have too many tables."""
        live = await self._tables.get(name)
        async with live.lock:
            if since is not None and since > live.version:
                await live.catch_up()  # another node has shown more than this one has heard of
            live.call(watcher.person, watcher.named)
            live.watch(watcher, since)
            seat = live.table.seat_of(watcher.person)
            if seat is not None and live.table.chair(seat).away:
                await self._bring_back(live, watcher.person, address=address)
        self._scheduler.cancel(_key(live, watcher.person))
        return live

    def unwatch(self, watcher: Watcher, name: str) -> None:
        """Somebody looks on no more: for a player, perhaps the connection was lost."""
        live = self._tables.loaded.get(name)
        if live is None:
            return
        live.unwatch(watcher)
        self.expect(live, watcher.person, GONE_AFTER_MS)

    def room_for(
        self, person: PersonId, live: LiveTable, *, address: str
    ) -> AbstractContextManager[None]:
        """Let somebody sit down meanwhile; raises `TableRefused` if they have too many tables."""
        if live.table.tournament:
            return nullcontext()
        return self._running.room_for(person, live.name, address=address)

    def sat_down(self, live: LiveTable, person: PersonId) -> None:
        """See that somebody who has a seat also looks at the table: else nobody is there."""
        self.expect(live, person, GONE_AFTER_MS)

    def expect(self, live: LiveTable, person: PersonId, within_ms: int) -> None:
        """Wait a little for a player to be there again."""
        if live.table.seat_of(person) is None or _is_here(live, person):
            return
        at = self._scheduler.clockwork.steady.now + within_ms
        self._scheduler.at(_key(live, person), at, lambda: self._miss(live.name, person))

    def expect_all(self, live: LiveTable) -> None:
        """Wait a little for every player of a table."""
        for person in live.table.people:
            self.expect(live, person, BACK_WITHIN_MS)

    def expect_everybody(self, tables: Iterable[LiveTable]) -> None:
        """Wait a little for all who are not at this node: they may have been at one that died.

        A third one that has them says so; should that get lost, it puts it right afterwards
        (`keep_here`).
        """
        for live in tables:
            if live.table.phase is not TablePhase.PLAYING or self._node.leases.holds(live.name):
                self.expect_all(live)

    async def keep_here(self, live: LiveTable) -> None:
        """Bring those back who look on: another node took a reconnect for a loss.

        The lock is held by the caller.
        """
        for watcher in list(live.watchers):
            seat = live.table.seat_of(watcher.person)
            if seat is None or not live.table.chair(seat).away or live.table.chair(seat).left:
                continue
            await self._come_back(live, watcher.person)

    def hear(self, notice: Notice) -> None:
        """Answer for somebody who is at this node, or hear that they are at another one."""
        live = self._tables.loaded.get(notice.table)
        if live is None:
            return
        if notice.here:
            self._scheduler.cancel(_key(live, PersonId(notice.here)))
        elif _is_here(live, PersonId(notice.seeks)):
            self._node.tell(notice.table, here=notice.seeks)

    async def _bring_back(self, live: LiveTable, person: PersonId, *, address: str) -> None:
        """Count a player as present again, unless they have too many tables."""
        with ExitStack() as stack:
            try:
                stack.enter_context(self.room_for(person, live, address=address))
            except TableRefused:
                return  # they are told when they ask for their seat
            await self._come_back(live, person)

    async def _come_back(self, live: LiveTable, person: PersonId) -> None:
        back = wire.ComeBack(id="-", table=live.name)
        decided = decide(live.table, IssuedCommand(person, back), self._scheduler.chance)
        await self._scheduler.commit(live, decided)

    async def _miss(self, name: str, person: PersonId) -> None:
        """Take somebody for gone, unless another node says that they are there."""
        if self._node.is_alone:
            await self._lose(name, person)
            return
        live = await self._tables.get(name)
        self._node.tell(name, seeks=person)
        at = self._scheduler.clockwork.steady.now + ANSWER_WITHIN_MS
        self._scheduler.at(_key(live, person), at, lambda: self._lose(name, person))

    async def _lose(self, name: str, person: PersonId) -> None:
        live = await self._tables.get(name)  # it may have been let go of meanwhile
        async with live.lock:
            seat = live.table.seat_of(person)
            if seat is None or _is_here(live, person) or live.table.chair(seat).away:
                return
            if live.table.phase is not TablePhase.CLOSED:
                await self._scheduler.commit(live, lose_connection(live.table, seat))


def _key(live: LiveTable, person: PersonId) -> str:
    """Under which the scheduler knows that somebody is waited for."""
    return f"{live.name} {person}"


def _is_here(live: LiveTable, person: PersonId) -> bool:
    return any(watcher.person == person for watcher in live.watchers)
