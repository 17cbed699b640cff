"""Bots that each break one rule of the protocol and otherwise play like `Drawer`.

They are in their own module so that a new process can import them.
"""

from __future__ import annotations

import gc
import os
import random
import sys
from collections.abc import Callable, Iterator
from random import Random
from types import FrameType
from typing import Final, cast

from romme.bots import Budget, Legal, Move
from romme.bots.conformance.asking import LATE_LOOKS_ALLOWED
from romme.engine.commands import Discard, Draw, LayDown, Play, Step
from romme.engine.state import Correction, Pile, State
from romme.view import View, view
from tests.support.bots.simple import Drawer


class Crasher(Drawer):
    """Crashes in turns in which the referee tells it to skip the discard."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if view.correction is Correction.SKIP_DISCARD:
            raise KeyError(view.seat)
        return super().choose(view, legal, rng, budget)


class Quitter(Drawer):
    """Exits the program."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - quits
        sys.exit("enough")


class Talker(Drawer):
    """Returns a string instead of a move."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - talks
        return cast("Move", "draw stock")


class Mumbler(Drawer):
    """Returns a plan of objects that are not steps."""

    def __init__(self, step: object) -> None:
        self.step = step

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if legal.draws:
            return super().choose(view, legal, rng, budget)
        return Play((cast("Step", self.step),))


class Thinker(Drawer):
    """Returns no move if the time is up before it starts."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        move = None
        while budget.left > 0:
            move = super().choose(view, legal, rng, budget)
        return cast("Move", move)


class Cheat(Drawer):
    """Takes the open card and discards it again, which klassik forbids."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if Draw(Pile.OPEN) in legal.draws:
            return Draw(Pile.OPEN)
        if view.drawn is not None and view.drawn.pile is Pile.OPEN:
            return Play((), Discard(view.drawn.card))
        return super().choose(view, legal, rng, budget)


class Dawdler(Drawer):
    """Checks the clock forever."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - never answers
        while True:
            _ = budget.left


class Loiterer(Drawer):
    """Stops thinking in time, but then keeps checking the clock."""

    def __init__(self, more: int = LATE_LOOKS_ALLOWED) -> None:
        self.more = more

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        while budget.left > 0:
            pass
        for _ in range(self.more):
            _ = budget.left
        return super().choose(view, legal, rng, budget)


class Hourglass:
    """A clock that only `Sleeper` advances."""

    now = 0.0

    def __call__(self) -> float:
        return Hourglass.now


class Sleeper(Drawer):
    """Never checks the clock, and is slow when it has to play."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if not legal.draws:
            Hourglass.now += self.seconds
        return super().choose(view, legal, rng, budget)


class Meddler(Drawer):
    """Modifies the view it is given."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        object.__setattr__(view, "counts", ())
        return super().choose(view, legal, rng, budget)


class Cutter(Drawer):
    """Modifies `legal.turn` after choosing its move."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        move = super().choose(view, legal, rng, budget)
        object.__setattr__(legal.turn, "table", "nothing")
        return move


class Chooser(Drawer):
    """A bot that picks a legal move by an index, which subclasses compute in `number`."""

    def number(self, seen: View) -> int:
        raise NotImplementedError

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - by the number
        moves = legal.draws or legal.plays
        return moves[self.number(view) % len(moves)]


class Dicer(Chooser):
    """Uses a global random generator instead of the given one."""

    def number(self, seen: View) -> int:  # noqa: ARG002 - random
        return random.getrandbits(16)


class Rememberer(Chooser):
    """Picks a different index at every call, even for the same view."""

    def __init__(self) -> None:
        self.calls = 0

    def number(self, seen: View) -> int:  # noqa: ARG002 - by its own count
        self.calls += 1
        return self.calls


class Hasher(Chooser):
    """Chooses by the hash of a string, which differs between processes."""

    def number(self, seen: View) -> int:
        return hash(str(seen.hand))


class Peeker(Chooser):
    """Chooses by the next stock card, which it finds in the local variables of its callers."""

    def number(self, seen: View) -> int:  # noqa: ARG002 - peeks
        return next(state.stock[0].order for state in held_by_callers() if state.stock)


class Searcher(Chooser):
    """Chooses by the next stock card, which it finds by searching all of memory."""

    def number(self, seen: View) -> int:
        return next(state.stock[0].order for state in in_memory(seen) if state.stock)


class Keeper(Peeker):
    """Peeks once for each view, and makes the same choice when it sees the view again."""

    def __init__(self) -> None:
        self.kept: dict[str, int] = {}

    def number(self, seen: View) -> int:
        if (key := repr(seen)) not in self.kept:
            self.kept[key] = super().number(seen)
        return self.kept[key]


KEPT: Final[dict[str, int]] = {}


class Hider(Peeker):
    """Peeks once for each view and stores the result in a global, shared by all copies."""

    def number(self, seen: View) -> int:
        if (key := repr(seen)) not in KEPT:
            KEPT[key] = super().number(seen)
        return KEPT[key]


def held_by_callers() -> Iterator[State]:
    frame: FrameType | None = sys._getframe()  # noqa: SLF001 - to peek
    while frame is not None:
        yield from (held for held in frame.f_locals.values() if isinstance(held, State))
        frame = frame.f_back


def in_memory(seen: View) -> list[State]:
    """Return all unfinished games in memory that look like this view from its seat.

    This is not a generator, because a suspended generator would keep its results alive.
    """
    return [
        one
        for one in gc.get_objects()
        if type(one) is State and one.outcome is None and view(one, seen.seat) == seen
    ]


class Interrupter(Drawer):
    """Raises KeyboardInterrupt."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - raises
        raise KeyboardInterrupt


class Bomb:
    """Ends the process that unpickles it."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


class Bomber(Drawer):
    """Returns an object that is dangerous to unpickle."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - a bomb
        return cast("Move", Bomb())


class Blabber(Drawer):
    """Returns a plan of 10,000 steps."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - blabs
        return Play((LayDown(view.hand[:3]),) * 10_000)


class Impatient(Drawer):
    """Plays before it has drawn."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - plays
        return Play((), Discard(view.hand[0]))


class Hanger(Drawer):
    """Never returns a move."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - hangs
        while True:
            pass
