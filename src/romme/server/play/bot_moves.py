"""Bot moves at tables: ask the bot once per pending decision, and make a legal move."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from romme.bots.protocol import Move
from romme.bots.registry import LEVELS, levels_below
from romme.engine.commands import Play
from romme.engine.errors import Illegal
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.play.live_table import LiveTable, PendingDecision
from romme.server.play.running_tables import party_of
from romme.server.table.automatic_acts import finish_staged
from romme.server.table.decide import Chance, TableDecided, act
from romme.server.table.due import AskBot
from romme.server.table.events import Mover
from romme.view.knowledge import View

WEAKEST: Final = next(iter(LEVELS))
"""The last resort: the weakest level, asked again after every level has failed.

It plays at random, so its second move may be a different one.
"""


@dataclass(slots=True)
class BotMoves:
    """Lets bots decide, and carries out their moves."""

    bot_workers: BotWorkers
    chance: Chance
    wake: Callable[[LiveTable], None]
    """Reschedules the next automatic action of a table."""
    commit: Callable[[LiveTable, TableDecided], Awaitable[None]]
    """Commits a decision. The caller holds the table's lock."""
    _in_progress: dict[str, PendingDecision] = field(default_factory=dict)
    """The decisions that bots are working on, by table."""

    def claim(self, live: LiveTable) -> PendingDecision | None:
        """Claim the pending decision and return it, or None if a bot is already working on it."""
        pending = live.pending_decision
        if self._in_progress.get(live.name) == pending:
            return None
        self._in_progress[live.name] = pending
        return pending

    async def answer(
        self, live: LiveTable, bot: AskBot, *, seen: View, pending: PendingDecision
    ) -> None:
        """Have a bot make a claimed decision, and play its move unless the position has changed."""
        try:
            await self._answer(live, bot, seen=seen, pending=pending)
        finally:
            if self._in_progress.get(live.name) == pending:
                del self._in_progress[live.name]

    async def _answer(
        self, live: LiveTable, bot: AskBot, *, seen: View, pending: PendingDecision
    ) -> None:
        by = Mover.BRIDGE if bot.bridging else Mover.BOT
        candidates: list[Play | str] = [bot.level, *levels_below(bot.level), WEAKEST]
        if live.table.staged:
            candidates.insert(0, finish_staged(live.table, bot.seat))
        for candidate in candidates:
            command = (
                candidate
                if isinstance(candidate, Play)
                else await self._choose(candidate, live, seen)
            )
            async with live.lock:
                if live.pending_decision != pending:  # another node moved, or the player is back
                    self.wake(live)
                    return
                try:
                    decided = act(live.table, bot.seat, command, by, self.chance)
                except Illegal as refusal:
                    # Log only the ground: the facts of the refusal contain cards of the hand.
                    if isinstance(candidate, str):
                        self.bot_workers.record_failure(
                            candidate, f"illegal: {refusal.ground.value}"
                        )
                    continue
                await self.commit(live, decided)
                return
        raise RuntimeError(f"no bot found a legal move at table {live.name}")

    async def _choose(self, level: str, live: LiveTable, seen: View) -> Move:
        return await self.bot_workers.choose(level, seen, party=party_of(live.name, live.table))
