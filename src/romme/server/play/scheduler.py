"""What happens at tables by itself: clocks run out, bots move, the next game begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from romme.server.analysis.bot_workers import BotWorkers
from romme.server.cluster.background_tasks import BackgroundTasks, report
from romme.server.cluster.clockwork import Clockwork
from romme.server.cluster.node import Node
from romme.server.play.bot_moves import BotMoves
from romme.server.play.live_table import LiveTable
from romme.server.play.running_tables import RunningTables
from romme.server.table import due
from romme.server.table.automatic_acts import game_of, perform_due
from romme.server.table.decide import Chance, TableDecided
from romme.store.connection.engines import is_away
from romme.store.log.records import Appended
from romme.view.project import view

RETRY_AFTER_MS: Final = 1_000
"""How long something waits that did not work, before it is tried again."""
RETRY_AT_MOST_MS: Final = 60_000
"""The longest such wait: it doubles while something fails for a reason of our own."""

log: Final = structlog.get_logger()


class Scheduler:
    """Does what is due at the tables of which this node has the lease."""

    def __init__(
        self,
        clockwork: Clockwork,
        node: Node,
        running: RunningTables,
        *,
        chance: Chance,
        thinking: BotWorkers,
    ) -> None:
        """Begin with nothing due."""
        self.clockwork = clockwork
        self.tasks = BackgroundTasks()
        self.chance = chance
        self._node = node
        self._running = running
        self._bots = BotMoves(thinking, chance, self.wake, self.commit)

    def wake(self, live: LiveTable) -> None:
        """See that what is due at a table is done, here or where its lease is."""
        self._running.note(live.name, live.table)
        coming = live.due()
        if coming is None:
            self.clockwork.cancel(live.name)
            return
        if not self._node.leases.holds(live.name):
            self.tasks.begin(self._claim(live))
            return
        self.at(live.name, coming[1], lambda: self._go_on(live))

    def at(
        self,
        key: str,
        at: int,
        work: Callable[[], Awaitable[None]],
        retry_after_ms: int = RETRY_AFTER_MS,
    ) -> None:
        """Do something when its time by the steady clock has come."""
        self.clockwork.set(
            key, at, lambda: self.tasks.begin(self._insist(key, work, retry_after_ms))
        )

    def cancel(self, key: str) -> None:
        """Do not do it after all."""
        self.clockwork.cancel(key)

    async def commit(self, live: LiveTable, decided: TableDecided) -> None:
        """Keep and tell; if another node was quicker, follow it. The lock is held."""
        if await live.commit(decided) is not Appended.DONE:
            await live.catch_up()
            self.wake(live)

    async def _insist(
        self, key: str, work: Callable[[], Awaitable[None]], retry_after_ms: int
    ) -> None:
        """Try again what breaks down, else the table would stand still: the disk was full, say.

        A mistake of ours is logged in full once, then in a line, ever more seldom.
        """
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - whatever it was
            if retry_after_ms == RETRY_AFTER_MS:
                report("what was due is tried again", error)
            else:
                log.warning("what was due fails again", reason=type(error).__name__)
            doubled = min(retry_after_ms * 2, RETRY_AT_MOST_MS)
            next_wait = retry_after_ms if is_away(error) else doubled
            self.at(key, self.clockwork.steady.now + retry_after_ms, work, next_wait)

    async def _claim(self, live: LiveTable) -> None:
        if await self._node.leases.claim(live.name):
            self.wake(live)

    async def _go_on(self, live: LiveTable) -> None:
        """Do what is due, if it still is."""
        async with live.lock:
            coming = live.due()
            if coming is None or not self._node.leases.holds(live.name):
                return
            next_act, at = coming
            if at > self.clockwork.steady.now:
                self.wake(live)
                return
            if not isinstance(next_act.act, due.AskBot):
                await self.commit(live, perform_due(live.table, next_act, self.chance))
                return
            asked = self._bots.claim(live)
            if asked is None:
                return
            bot, seen = next_act.act, view(game_of(live.table), next_act.act.seat)
        await self._bots.answer(live, bot, seen=seen, asked=asked)
