"""Bots at tables: each question of a table is put to its bot once, and a legal move is made."""

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
"""Asked once more in the end: chance has it play something else each time."""


@dataclass(slots=True)
class BotMoves:
    """Has bots decide, and carries it out."""

    thinking: BotWorkers
    chance: Chance
    wake: Callable[[LiveTable], None]
    """Looks again at what is due at a table."""
    commit: Callable[[LiveTable, TableDecided], Awaitable[None]]
    """Keeps what was decided; the table's lock is held."""
    _pondered: dict[str, PendingDecision] = field(default_factory=dict)
    """What bots think about, by table."""

    def claim(self, live: LiveTable) -> PendingDecision | None:
        """The question to answer now; None if a bot thinks about it already."""
        asked = live.question
        if self._pondered.get(live.name) == asked:
            return None
        self._pondered[live.name] = asked
        return asked

    async def answer(
        self, live: LiveTable, bot: AskBot, *, seen: View, asked: PendingDecision
    ) -> None:
        """Let a bot decide on a claimed question, and make its move unless all has changed."""
        try:
            await self._answer(live, bot, seen=seen, asked=asked)
        finally:
            if self._pondered.get(live.name) == asked:
                del self._pondered[live.name]

    async def _answer(
        self, live: LiveTable, bot: AskBot, *, seen: View, asked: PendingDecision
    ) -> None:
        by = Mover.BRIDGE if bot.bridging else Mover.BOT
        ways: list[Play | str] = [bot.level, *levels_below(bot.level), WEAKEST]
        if live.table.staged:
            ways.insert(0, finish_staged(live.table, bot.seat))
        for way in ways:
            command = way if isinstance(way, Play) else await self._choose(way, live, seen)
            async with live.lock:
                if live.question != asked:  # somebody was quicker, or is back
                    self.wake(live)
                    return
                try:
                    decided = act(live.table, bot.seat, command, by, self.chance)
                except Illegal as refusal:
                    # Not what else the refusal says: its facts are cards of the hand.
                    if isinstance(way, str):
                        self.thinking.found_wanting(way, f"illegal: {refusal.ground.value}")
                    continue
                await self.commit(live, decided)
                return
        raise RuntimeError(f"no bot can move at table {live.name}")

    async def _choose(self, level: str, live: LiveTable, seen: View) -> Move:
        return await self.thinking.choose(level, seen, party=party_of(live.name, live.table))
