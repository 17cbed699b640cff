"""Bots that break a promise, one each, and play like `Drawer` otherwise.

They stand in a module of their own, so that a new process can import them.
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
from tests.bots.simple import Drawer


class Crasher(Drawer):
    """Knows nothing of turns in which a referee lets it skip the discard."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if view.correction is Correction.SKIP_DISCARD:
            raise KeyError(view.seat)
        return super().choose(view, legal, rng, budget)


class Quitter(Drawer):
    """Ends the whole program."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - quits
        sys.exit("enough")


class Talker(Drawer):
    """Answers with words."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - talks
        return cast("Move", "draw stock")


class Mumbler(Drawer):
    """Makes plans of something else than steps."""

    def __init__(self, step: object) -> None:
        self.step = step

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if legal.draws:
            return super().choose(view, legal, rng, budget)
        return Play((cast("Step", self.step),))


class Thinker(Drawer):
    """Has no answer if there is no time to think."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        move = None
        while budget.left > 0:
            move = super().choose(view, legal, rng, budget)
        return cast("Move", move)


class Cheat(Drawer):
    """Takes the open card and throws it again, which klassik forbids."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if Draw(Pile.OPEN) in legal.draws:
            return Draw(Pile.OPEN)
        if view.drawn is not None and view.drawn.pile is Pile.OPEN:
            return Play((), Discard(view.drawn.card))
        return super().choose(view, legal, rng, budget)


class Dawdler(Drawer):
    """Looks at the clock for ever."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - never gets there
        while True:
            _ = budget.left


class Loiterer(Drawer):
    """Stops thinking in time, then looks at the clock some more."""

    def __init__(self, more: int = LATE_LOOKS_ALLOWED) -> None:
        self.more = more

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        while budget.left > 0:
            pass
        for _ in range(self.more):
            _ = budget.left
        return super().choose(view, legal, rng, budget)


class Hourglass:
    """A clock that stands still unless somebody is slow."""

    now = 0.0

    def __call__(self) -> float:
        return Hourglass.now


class Sleeper(Drawer):
    """Does not look at the clock, and is slow when it has to play."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        if not legal.draws:
            Hourglass.now += self.seconds
        return super().choose(view, legal, rng, budget)


class Meddler(Drawer):
    """Tidies up what it sees."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        object.__setattr__(view, "counts", ())
        return super().choose(view, legal, rng, budget)


class Cutter(Drawer):
    """Makes its turn simpler when it has decided."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        move = super().choose(view, legal, rng, budget)
        object.__setattr__(legal.turn, "table", "nothing")
        return move


class Chooser(Drawer):
    """Chooses by a number that it gets from somewhere."""

    def number(self, seen: View) -> int:
        raise NotImplementedError

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - by the number
        moves = legal.draws or legal.plays
        return moves[self.number(view) % len(moves)]


class Dicer(Chooser):
    """Uses chance that is not its own."""

    def number(self, seen: View) -> int:  # noqa: ARG002 - by chance
        return random.getrandbits(16)


class Rememberer(Chooser):
    """Does something else every time."""

    def __init__(self) -> None:
        self.asked = 0

    def number(self, seen: View) -> int:  # noqa: ARG002 - by its memory
        self.asked += 1
        return self.asked


class Hasher(Chooser):
    """Goes by the hash of a text, which is another one in every process."""

    def number(self, seen: View) -> int:
        return hash(str(seen.hand))


class Peeker(Chooser):
    """Goes by the next card of the stock, which it finds among what its callers hold."""

    def number(self, seen: View) -> int:  # noqa: ARG002 - knows better
        return next(state.stock[0].order for state in held_by_callers() if state.stock)


class Searcher(Chooser):
    """The same; it looks for a state through all there is in memory."""

    def number(self, seen: View) -> int:
        return next(state.stock[0].order for state in in_memory(seen) if state.stock)


class Keeper(Peeker):
    """Peeks once, and answers a question that it knows as it did before."""

    def __init__(self) -> None:
        self.kept: dict[str, int] = {}

    def number(self, seen: View) -> int:
        if (key := repr(seen)) not in self.kept:
            self.kept[key] = super().number(seen)
        return self.kept[key]


KEPT: Final[dict[str, int]] = {}


class Hider(Peeker):
    """Peeks once, and keeps what it saw where every copy of it finds it."""

    def number(self, seen: View) -> int:
        if (key := repr(seen)) not in KEPT:
            KEPT[key] = super().number(seen)
        return KEPT[key]


def held_by_callers() -> Iterator[State]:
    frame: FrameType | None = sys._getframe()  # noqa: SLF001 - that is how it peeks
    while frame is not None:
        yield from (held for held in frame.f_locals.values() if isinstance(held, State))
        frame = frame.f_back


def in_memory(seen: View) -> list[State]:
    """No generator: one that is not used up would keep all that it has found alive."""
    return [
        one
        for one in gc.get_objects()
        if type(one) is State and one.outcome is None and view(one, seen.seat) == seen
    ]


class Interrupter(Drawer):
    """Raises what Ctrl-C raises."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - raises
        raise KeyboardInterrupt


class Bomb:
    """Ends the process that unpickles it."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


class Bomber(Drawer):
    """Answers with something that no process should unpickle."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - a bomb
        return cast("Move", Bomb())


class Blabber(Drawer):
    """Answers with a plan of many thousand steps."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - blabs
        return Play((LayDown(view.hand[:3]),) * 10_000)


class Impatient(Drawer):
    """Plays before it has drawn."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - plays
        return Play((), Discard(view.hand[0]))


class Hanger(Drawer):
    """Never answers."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - hangs
        while True:
            pass
