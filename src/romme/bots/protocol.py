"""What a bot is: something that plays from what its seat can see, and from nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from romme.engine import legal
from romme.engine.commands import Draw, Play
from romme.engine.draft import Draft
from romme.engine.turn import Turn
from romme.view.knowledge import View

Move: TypeAlias = Draw | Play
"""What a bot decides in one go: which pile to draw from, or the rest of its turn."""

Clock: TypeAlias = Callable[[], float]
"""Tells the time in seconds, from whenever."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The time for one decision, counted from when the budget is made."""

    seconds: float
    clock: Clock = time.monotonic
    begun: float = field(init=False)

    def __post_init__(self) -> None:
        """Start counting."""
        object.__setattr__(self, "begun", self.clock())

    @classmethod
    def counted(cls, seconds: float, tick: float = 0.0001) -> Budget:
        """A budget that each look at the clock uses up a little of, however fast the machine is.

        So that the same seed gives the same move everywhere.
        """
        ticks = count()
        return cls(seconds, lambda: tick * next(ticks))

    @property
    def left(self) -> float:
        """Seconds that may still be spent; below 0 when there are none."""
        return self.seconds - (self.clock() - self.begun)


@dataclass(frozen=True, slots=True)
class Legal:
    """What the rules allow in the decision at hand."""

    turn: Turn

    @property
    def draws(self) -> tuple[Draw, ...]:
        """The piles to choose from; none when the card is drawn already."""
        return legal.draws(self.turn)

    @property
    def draft(self) -> Draft:
        """The empty plan of the turn, to be filled with `Draft.step`."""
        return Draft.begin(self.turn)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plans that lay the least: one for each way to end, mostly with nothing laid."""
        drafts = [self.draft]
        while True:
            plays = [Play(draft.steps, end) for draft in drafts for end in legal.ends(draft)]
            plays += [Play(draft.steps) for draft in drafts if draft.finished]
            if plays:
                return tuple(plays)
            # some joker must be laid first
            drafts = [draft.step(step) for draft in drafts for step in legal.steps(draft)]
            if not drafts:
                raise ValueError("this turn has no end")


@runtime_checkable
class Bot(Protocol):
    """Plays a seat."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        """Decide, in the time given. Chance comes from `rng` alone."""
        ...
