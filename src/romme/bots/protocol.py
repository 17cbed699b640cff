"""The `Bot` protocol: a bot decides from the view of its seat and nothing else."""

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
"""One decision of a bot: the pile to draw from, or the rest of its turn."""

Clock: TypeAlias = Callable[[], float]
"""Returns the time in seconds since an arbitrary origin."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The time for one decision, starting when the budget is created."""

    seconds: float
    clock: Clock = time.monotonic
    begun: float = field(init=False)

    def __post_init__(self) -> None:
        """Start the clock."""
        object.__setattr__(self, "begun", self.clock())

    @classmethod
    def counted(cls, seconds: float, tick: float = 0.0001) -> Budget:
        """Return a budget whose clock advances by `tick` seconds with each read.

        The same seed then gives the same move on every machine.
        """
        ticks = count()
        return cls(seconds, lambda: tick * next(ticks))

    @property
    def left(self) -> float:
        """Seconds left; negative after the deadline."""
        return self.seconds - (self.clock() - self.begun)


@dataclass(frozen=True, slots=True)
class Legal:
    """The legal moves of the current decision."""

    turn: Turn

    @property
    def draws(self) -> tuple[Draw, ...]:
        """The legal draws, or none if the player has already drawn."""
        return legal.draws(self.turn)

    @property
    def draft(self) -> Draft:
        """An empty draft of the turn, to extend with `Draft.step`."""
        return Draft.begin(self.turn)

    @property
    def plays(self) -> tuple[Play, ...]:
        """All legal plans with the fewest steps. Usually they have no step, only an end."""
        drafts = [self.draft]
        while True:
            plays = [Play(draft.steps, end) for draft in drafts for end in legal.ends(draft)]
            plays += [Play(draft.steps) for draft in drafts if draft.finished]
            if plays:
                return tuple(plays)
            # a joker must be laid first
            drafts = [draft.step(step) for draft in drafts for step in legal.steps(draft)]
            if not drafts:
                raise ValueError("this turn has no end")


@runtime_checkable
class Bot(Protocol):
    """A computer player for one seat."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        """Return a move within the budget. `rng` must be the only source of randomness."""
        ...
