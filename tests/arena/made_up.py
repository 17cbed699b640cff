"""Contests and crews that need no real games, and bots that misbehave."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from romme.arena.contest import Contest, DealResults, GameResult
from romme.arena.crews import PlayedDeals
from romme.arena.entrants import code_of
from romme.arena.games import PlayedDeal
from romme.bots import Bot, Budget, Legal, Move, make_bot
from romme.engine.commands import Play
from romme.rules import find_preset
from romme.view.knowledge import View
from tests.arena.simulated import dice


def contest(*bots: str, rules: str = "klassik", players: int = 2, seed: int = 1) -> Contest:
    """A contest, between beginners if nobody is named."""
    return Contest(bots or ("anfaenger", "zufall"), find_preset(rules).rules, players, seed=seed)


def invented(asked: Contest, deal: int) -> DealResults:
    """Results of a deal out of thin air, always the same; the first bot wins more than its share.

    One game in ten has no winner.
    """
    rng = dice(f"invented {asked.seed} {deal}")
    found = []
    for seating in asked.seatings():
        weights = [3 if bot == asked.bots[0] else 2 for bot in seating]
        winner = rng.choices(asked.seats, weights)[0] if rng.random() < 0.9 else 0
        scores = [rng.randrange(5, 60) if seat == winner else 0 for seat in asked.seats]
        found.append(GameResult(winner, tuple(scores)))
    return tuple(found)


def inventing(asked: Contest, deals: Iterable[int]) -> PlayedDeals:
    """A crew that does not play at all."""
    for deal in deals:
        yield PlayedDeal(deal, code_of(asked.bots), invented(asked, deal))


def muddled(asked: Contest, deals: Iterable[int]) -> PlayedDeals:
    """The same, with its deals in disorder."""
    mixed = [*deals]
    dice("muddle").shuffle(mixed)
    yield from inventing(asked, mixed)


class Raises:
    """A bot that breaks down."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - as all bots
        raise ZeroDivisionError("oops")


class Cheats:
    """A bot that plays before it draws."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - as all bots
        return Play()


class Dumb:
    """A bot that gives no move."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - as all bots
        return None  # type: ignore[return-value]  # that is what it does wrong


class NoBot:
    """Nothing that plays."""


class Needy:
    """A bot that cannot be made without being told more."""

    def __init__(self, more: str) -> None:
        self.more = more


def leave() -> Bot:
    """End the process instead of making a bot."""
    sys.exit(3)


@dataclass
class Curious:
    """Plays like a beginner, and notes what it is given."""

    seen: ClassVar[list[tuple[int, float, float]]] = []
    bot: Bot = field(default_factory=lambda: make_bot("anfaenger"))
    moves: int = 0

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if self.moves == 0:
            self.seen.append((view.turn, budget.left, rng.random()))
        self.moves += 1
        return self.bot.choose(view, legal, rng, budget)
