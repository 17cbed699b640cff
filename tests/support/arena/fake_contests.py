"""Contests, crews that invent results instead of playing deals, and bots that misbehave."""

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
from tests.support.arena.simulated_deals import dice


def contest(*bots: str, rules: str = "klassik", players: int = 2, seed: int = 1) -> Contest:
    """Return a contest, by default between two weak bots."""
    return Contest(bots or ("anfaenger", "zufall"), find_preset(rules).rules, players, seed=seed)


def fake_results(some_contest: Contest, deal: int) -> DealResults:
    """Return made-up but deterministic results of a deal.

    The first bot wins more often than the others, and about one game in ten has no winner.
    """
    rng = dice(f"invented {some_contest.seed} {deal}")
    found = []
    for seating in some_contest.seatings():
        weights = [3 if bot == some_contest.bots[0] else 2 for bot in seating]
        winner = rng.choices(some_contest.seats, weights)[0] if rng.random() < 0.9 else 0
        scores = [rng.randrange(5, 60) if seat == winner else 0 for seat in some_contest.seats]
        found.append(GameResult(winner, tuple(scores)))
    return tuple(found)


def fake_crew(some_contest: Contest, deals: Iterable[int]) -> PlayedDeals:
    """Yield the invented results of these deals, as a crew that plays them would."""
    for deal in deals:
        yield PlayedDeal(deal, code_of(some_contest.bots), fake_results(some_contest, deal))


def shuffled_crew(some_contest: Contest, deals: Iterable[int]) -> PlayedDeals:
    """Yield the results of `fake_crew` with the deals in random order."""
    mixed = [*deals]
    dice("muddle").shuffle(mixed)
    yield from fake_crew(some_contest, mixed)


class Raises:
    """A bot that raises an exception."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - the signature of a bot
        raise ZeroDivisionError("oops")


class Cheats:
    """A bot that plays before it draws."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - the signature of a bot
        return Play()


class Dumb:
    """A bot that returns no move."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - the signature of a bot
        return None  # type: ignore[return-value]  # its mistake


class NoBot:
    """A class that is not a bot."""


class Needy:
    """A bot that cannot be created without an argument."""

    def __init__(self, more: str) -> None:
        self.more = more


def exit_process() -> Bot:
    """End the process instead of creating a bot."""
    sys.exit(3)


@dataclass
class Curious:
    """A bot that plays like `anfaenger` and records its seat, budget and first random number."""

    seen: ClassVar[list[tuple[int, float, float]]] = []
    bot: Bot = field(default_factory=lambda: make_bot("anfaenger"))
    moves: int = 0

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if self.moves == 0:
            self.seen.append((view.turn, budget.left, rng.random()))
        self.moves += 1
        return self.bot.choose(view, legal, rng, budget)
