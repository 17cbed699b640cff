"""Schedules automatic actions of tables: expired clocks, bot moves, the next game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from romme.server.analysis.bot_workers import BotWorkers
from romme.server.cluster.background_tasks import BackgroundTasks, report
from romme.server.cluster.node import Node
from romme.server.cluster.timers import Timers
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
"""Delay before the first retry of failed work."""
RETRY_AT_MOST_MS: Final = 60_000
"""Maximum delay between retries. It doubles unless the database is unreachable, busy or full."""

log: Final = structlog.get_logger()


class Scheduler:
    """Performs the automatic actions of the tables whose lease this node holds."""

    def __init__(
        self,
        timers: Timers,
        node: Node,
        running: RunningTables,
        *,
        chance: Chance,
        bot_workers: BotWorkers,
    ) -> None:
        """Start with an empty schedule."""
        self.timers = timers
        self.tasks = BackgroundTasks()
        self.chance = chance
        self._node = node
        self._running = running
        self._bots = BotMoves(bot_workers, chance, self.wake, self.commit)

    def wake(self, live: LiveTable) -> None:
        """Reschedule a table's next automatic action.

        If this node does not hold the table's lease, claim the lease first.
        """
        self._running.note(live.name, live.table)
        upcoming = live.due()
        if upcoming is None:
            self.timers.cancel(live.name)
            return
        if not self._node.leases.holds(live.name):
            self.tasks.start(self._claim(live))
            return
        self.at(live.name, upcoming[1], lambda: self._run_due(live))

    def at(
        self,
        key: str,
        at: int,
        work: Callable[[], Awaitable[None]],
        retry_after_ms: int = RETRY_AFTER_MS,
    ) -> None:
        """Schedule `work` for the time `at` of the server clock (ms). It is retried if it fails.

        It replaces work already scheduled under the same key.
        """
        self.timers.set(
            key, at, lambda: self.tasks.start(self._run_with_retry(key, work, retry_after_ms))
        )

    def cancel(self, key: str) -> None:
        """Remove scheduled work."""
        self.timers.cancel(key)

    async def commit(self, live: LiveTable, decided: TableDecided) -> None:
        """Commit a decision, or catch up if another node was faster. The caller holds the lock."""
        if await live.commit(decided) is not Appended.DONE:
            await live.catch_up()
            self.wake(live)

    async def _run_with_retry(
        self, key: str, work: Callable[[], Awaitable[None]], retry_after_ms: int
    ) -> None:
        """Run `work`. If it fails, schedule it again, so that a full disk does not stop the table.

        The wait doubles after each failure, up to a limit, unless an unreachable, busy or full
        database caused it. Once the wait has grown, failures are logged in one line.
        """
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - any failure is retried
            if retry_after_ms == RETRY_AFTER_MS:
                report("scheduled work failed, retrying", error)
            else:
                log.warning("scheduled work failed again", reason=type(error).__name__)
            doubled = min(retry_after_ms * 2, RETRY_AT_MOST_MS)
            next_wait = retry_after_ms if is_away(error) else doubled
            self.at(key, self.timers.clock.now + retry_after_ms, work, next_wait)

    async def _claim(self, live: LiveTable) -> None:
        if await self._node.leases.claim(live.name):
            self.wake(live)

    async def _run_due(self, live: LiveTable) -> None:
        """Perform the next automatic action of a table if it is still due."""
        async with live.lock:
            upcoming = live.due()
            if upcoming is None or not self._node.leases.holds(live.name):
                return
            next_act, at = upcoming
            if at > self.timers.clock.now:
                self.wake(live)
                return
            if not isinstance(next_act.act, due.AskBot):
                await self.commit(live, perform_due(live.table, next_act, self.chance))
                return
            pending = self._bots.claim(live)
            if pending is None:
                return
            bot, seen = next_act.act, view(game_of(live.table), next_act.act.seat)
        await self._bots.answer(live, bot, seen=seen, pending=pending)
