"""Simple test bots that lay no cards unless they must. Other test bots extend them."""

from __future__ import annotations

from random import Random

from romme.bots import Budget, Legal, Move
from romme.engine.commands import Discard, Draw, GiveBack
from romme.engine.state import Pile
from romme.view import View


class Drawer:
    """Draws from the stock and discards the drawn card if possible."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - simple
        if legal.draws:
            return Draw(Pile.STOCK)
        drawn = None if view.drawn is None else Discard(view.drawn.card)
        plays = legal.plays
        return next((play for play in plays if play.end == drawn), plays[0])


class Taker:
    """Takes the open card and returns it whenever the rules allow."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - simple
        if legal.draws:
            return legal.draws[-1]
        plays = legal.plays
        return next((play for play in plays if play.end == GiveBack()), rng.choice(plays))


class Waverer:
    """Takes the open card most of the time, so that the stock lasts longer."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - simple
        if legal.draws:
            return legal.draws[-1] if rng.random() < 0.9 else legal.draws[0]
        return rng.choice(legal.plays)
