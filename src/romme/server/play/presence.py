"""Presence of players at tables: arriving, losing the connection, reconnecting.

A player who has had no connection to any node for a few seconds counts as away.
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
from romme.server.table.decide import IssuedCommand, decide, go_away
from romme.server.table.refusals import TableRefused
from romme.server.table.state import TablePhase
from romme.wire import commands as wire

GONE_AFTER_MS: Final = 3_000
"""Time without a connection after which a player counts as away. Reloading the page is faster."""
ANSWER_WITHIN_MS: Final = 1_000
"""Time for other nodes to answer that a missing player is connected to them."""


class PresenceTracker:
    """Tracks which players are present at the tables of this node."""

    def __init__(
        self, tables: Registry[LiveTable], scheduler: Scheduler, node: Node, running: RunningTables
    ) -> None:
        """Track the players at the loaded `tables`.

        `scheduler` runs delayed checks, `node` asks other nodes about missing players, and
        `running` limits the number of tables per person.
        """
        self._tables = tables
        self._scheduler = scheduler
        self._node = node
        self._running = running

    async def watch(
        self, watcher: Watcher, name: str, since: int | None, *, address: str = ""
    ) -> LiveTable:
        """Subscribe a watcher to a table and return the table.

        A player who was away counts as back, unless they have too many running tables.
        """
        live = await self._tables.get(name)
        async with live.lock:
            if since is not None and since > live.version:
                await live.catch_up()  # another node has already shown a later version
            live.set_name(watcher.person, watcher.named)
            live.watch(watcher, since)
            seat = live.table.seat_of(watcher.person)
            if seat is not None and live.table.chair(seat).away:
                await self._bring_back(live, watcher.person, address=address)
        self._scheduler.cancel(_key(live, watcher.person))
        return live

    def unwatch(self, watcher: Watcher, name: str, *, leaves: bool = False) -> None:
        """Unsubscribe a watcher. A player without another connection will count as away.

        With `leaves`, the page says that it is closing the table. It may also be a reload.
        """
        live = self._tables.loaded.get(name)
        if live is None:
            return
        live.unwatch(watcher)
        self.expect(live, watcher.person, GONE_AFTER_MS, leaves=leaves)

    def reserve_slot(
        self, person: PersonId, live: LiveTable, *, address: str
    ) -> AbstractContextManager[None]:
        """Count a table towards a person's limits while they sit down, except in a tournament.

        Raise `TableRefused` if a limit is reached.
        """
        if live.table.tournament:
            return nullcontext()
        return self._running.reserve_slot(person, live.name, address=address)

    def sat_down(self, live: LiveTable, person: PersonId) -> None:
        """Mark a seated person as away unless they are connected within `GONE_AFTER_MS`."""
        self.expect(live, person, GONE_AFTER_MS)

    def expect(
        self, live: LiveTable, person: PersonId, within_ms: int, *, leaves: bool = False
    ) -> None:
        """Mark a player as away, or as gone on purpose, unless connected within `within_ms`."""
        if live.table.seat_of(person) is None or _is_here(live, person):
            return
        at = self._scheduler.timers.clock.now + within_ms
        self._scheduler.at(
            _key(live, person),
            at,
            lambda: self._check_other_nodes(live.name, person, leaves=leaves),
        )

    def expect_players(self, live: LiveTable) -> None:
        """Give all players of a table time to connect."""
        for person in live.table.people:
            self.expect(live, person, BACK_WITHIN_MS)

    def expect_reconnects(self, tables: Iterable[LiveTable]) -> None:
        """Mark players without a connection here as away, unless they reconnect in time.

        The node that they were connected to may have died. A table with a running game is skipped
        unless this node holds its lease. If a player is connected to a third node, that node
        answers. If the answer is lost, that node marks the player as present again later
        (`bring_back_watchers`).
        """
        for live in tables:
            if live.table.phase is not TablePhase.PLAYING or self._node.leases.holds(live.name):
                self.expect_players(live)

    async def bring_back_watchers(self, live: LiveTable) -> None:
        """Bring back players who are connected here but were marked as away by another node.

        The caller holds the lock.
        """
        for watcher in list(live.watchers):
            seat = live.table.seat_of(watcher.person)
            if seat is None or not live.table.chair(seat).away or live.table.chair(seat).left:
                continue
            await self._come_back(live, watcher.person)

    def handle(self, notice: Notice) -> None:
        """Handle a notice from another node about a missing player.

        `notice.seeks` is a player whom the node is looking for. Answer if they are connected here.
        `notice.here` is a player who is connected to that node. Cancel the pending check on them.
        """
        live = self._tables.loaded.get(notice.table)
        if live is None:
            return
        if notice.here:
            self._scheduler.cancel(_key(live, PersonId(notice.here)))
        elif _is_here(live, PersonId(notice.seeks)):
            self._node.notify(notice.table, here=notice.seeks)

    async def _bring_back(self, live: LiveTable, person: PersonId, *, address: str) -> None:
        """Mark a player as present again, unless they have too many tables."""
        with ExitStack() as stack:
            try:
                stack.enter_context(self.reserve_slot(person, live, address=address))
            except TableRefused:
                return  # they get the refusal when they ask for their seat
            await self._come_back(live, person)

    async def _come_back(self, live: LiveTable, person: PersonId) -> None:
        back = wire.ComeBack(id="-", table=live.name)
        decided = decide(live.table, IssuedCommand(person, back), self._scheduler.chance)
        await self._scheduler.commit(live, decided)

    async def _check_other_nodes(self, name: str, person: PersonId, *, leaves: bool) -> None:
        """Mark a player as away, unless another node answers that they are connected there."""
        if self._node.is_alone:
            await self._lose(name, person, leaves=leaves)
            return
        live = await self._tables.get(name)
        self._node.notify(name, seeks=person)
        at = self._scheduler.timers.clock.now + ANSWER_WITHIN_MS
        self._scheduler.at(_key(live, person), at, lambda: self._lose(name, person, leaves=leaves))

    async def _lose(self, name: str, person: PersonId, *, leaves: bool) -> None:
        live = await self._tables.get(name)  # it may have been evicted meanwhile
        async with live.lock:
            seat = live.table.seat_of(person)
            if seat is None or _is_here(live, person) or live.table.chair(seat).away:
                return
            if live.table.phase is not TablePhase.CLOSED:
                await self._scheduler.commit(live, go_away(live.table, seat, left=leaves))


def _key(live: LiveTable, person: PersonId) -> str:
    """Return the key under which the check on a player is scheduled."""
    return f"{live.name} {person}"


def _is_here(live: LiveTable, person: PersonId) -> bool:
    return any(watcher.person == person for watcher in live.watchers)
