"""Find the best few moves for a seat, with expected scores and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from romme.bots.advice.draws import Drawing
from romme.bots.advice.plans import Planned, drawbacks, plan_reasons
from romme.bots.advice.reasons import Reason, Side, Why, remark
from romme.bots.advice.sight import Sight
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.thinking import Thinking, Tried
from romme.engine.commands import Draw
from romme.view.knowledge import View

MOST: Final = 3
"""Default number of moves to advise."""
MOST_REASONS: Final = 4
"""Maximum number of reasons per move."""
SURE: Final = 2
"""A move counts as worse if it is more than this many standard errors behind the best move."""
ENOUGH: Final = 20
"""Number of deals of the hidden cards in which a move must be tried before it counts as worse."""

_OF_THE_GAME: Final = frozenset(
    {Why.ONLY_MOVE, Why.FEW_CARDS, Why.STOCK_LOW, Why.LAST_TURN, Why.LEAVES}
)
"""Reasons that hold for every move, or that say nothing when compared with the best move."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move with its expected score, and the reasons for and against it."""

    move: Move
    worth: float
    """Expected score at the end of the game, minus the average of the other players."""
    error: float
    """The standard error of `worth`."""
    behind: float
    """Points lost compared with the best move; 0 for the best move."""
    unsure: float
    """The standard error of `behind`."""
    worlds: int
    """Number of possible deals of the hidden cards in which the move was tried."""
    reasons: tuple[Reason, ...]
    """The reasons for the move, the most important first, then the reasons against it."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """A move that was played, compared with the moves that would have been advised."""

    played: Advice
    advised: tuple[Advice, ...]
    place: int | None
    """Rank of the played move among the advised ones, from 1; None if it is not among them."""


def advise(view: View, *, rng: Random, budget: Budget, most: int = MOST) -> tuple[Advice, ...]:
    """Return at most `most` moves, best first, or none if it is not this seat's turn.

    The budget limits the playouts. Finding the reasons takes a few hundredths of a second more. The
    result is also empty in a turn that corrects a wrong number of cards, because such a turn leaves
    little choice.
    """
    if not view.is_to_move or view.correction is not None:
        return ()
    decision = _Decision(view, rng, budget)
    return tuple(map(decision.advice, decision.different[:most]))


def assess(
    view: View, move: Move, *, rng: Random, budget: Budget, most: int = MOST
) -> Assessment | None:
    """Compare a move with the moves that `advise` would return, or return None if there are none.

    Raise `Illegal` if the rules forbid the move. For a failed opening at a strict table, the
    playouts start from the position after it, but ignore that the other players have seen some of
    the cards.
    """
    if not view.is_to_move or view.correction is not None:
        return None
    decision = _Decision(view, rng, budget, move)
    same = decision.same_as(move)
    places = decision.different[:most]
    played = replace(decision.advice(same), move=move)
    place = places.index(same) + 1 if same in places else None
    return Assessment(played, tuple(map(decision.advice, places)), place)


class _Decision:
    """The candidate moves of one decision, evaluated and compared."""

    def __init__(self, view: View, rng: Random, budget: Budget, *also: Move) -> None:
        legal = Legal(view.to_move())
        thinking = Thinking(view, legal, rng, also=(*legal.draws, *also))  # always try both piles
        thinking.think(budget)
        thinking.go_on(budget)
        self.tried = thinking.tried()
        sight = Sight(view)
        self.drawing = Drawing(sight)
        self.options = [
            one.move if isinstance(one.move, Draw) else Planned(sight, one.move)
            for one in self.tried
        ]
        thrown = [option.discard for option in self.options if isinstance(option, Planned)]
        self.thrown = tuple(card for card in thrown if card is not None)
        self.said: dict[int, list[Reason]] = {}

    @property
    def different(self) -> list[int]:
        """Indices of the moves, without those that have the same result as a better move."""
        return [place for place in range(len(self.tried)) if self._first_like(place) == place]

    def same_as(self, move: Move) -> int:
        """The index of the best move with the same result as this one."""
        return self._first_like([one.move for one in self.tried].index(move))

    def _first_like(self, place: int) -> int:
        outcomes = [one if isinstance(one, Draw) else one.result_key for one in self.options]
        return outcomes.index(outcomes[place])

    def advice(self, place: int) -> Advice:
        """Return the advice for the move at this index."""
        tried = self.tried[place]
        rival = next(iter(self.different[1:2]), None) if place == 0 else place
        close = [remark(Why.CLOSE)] if rival and _is_close(self.tried[rival]) else []
        told = self._beside_the_best(place) if place else self._of_the_best()
        against = [one for one in told if one.side is Side.AGAINST]
        others = [one for one in told if one.side is not Side.AGAINST]
        room = MOST_REASONS - len(against) - len(close)
        return Advice(
            move=tried.move,
            worth=tried.worth,
            error=tried.error,
            behind=max(tried.behind, 0.0),
            unsure=tried.unsure,
            worlds=tried.worlds,
            reasons=(*others[:room], *against, *close),
        )

    def _reasons(self, place: int) -> list[Reason]:
        """Return all reasons for and against a move, even those that other moves share."""
        if place not in self.said:
            option = self.options[place]
            self.said[place] = [
                *(
                    self.drawing.reasons(option)
                    if isinstance(option, Draw)
                    else plan_reasons(option, self.thrown)
                )
            ]
        return self.said[place]

    def _of_the_best(self) -> list[Reason]:
        """Return the reasons for the best move and the remarks on it, then its main drawback."""
        reasons = self._reasons(0)
        worst = [one for one in reasons if one.side is Side.AGAINST][:1]
        return [*(one for one in reasons if one.side is not Side.AGAINST), *worst]

    def _beside_the_best(self, place: int) -> list[Reason]:
        """Return the reasons that a move does not share with the best, then its main drawback."""
        reasons, of_best = self._reasons(place), self._reasons(0)
        shared = {one.why for one in of_best if one.side is Side.AGAINST}
        worst = self._main_drawback(place, [one for one in reasons if one.why not in shared])
        unsaid = _OF_THE_GAME.union(*({one.why} | _INSTEAD.get(one.why, set()) for one in worst))
        others = [
            one
            for one in reasons
            if one.side is not Side.AGAINST and one not in of_best and one.why not in unsaid
        ]
        return [*others, *worst]

    def _main_drawback(self, place: int, reasons: Sequence[Reason]) -> list[Reason]:
        option, best = self.options[place], self.options[0]
        own = [one for one in reasons if one.side is Side.AGAINST]
        if isinstance(option, Draw) or isinstance(best, Draw):
            return own[:1]
        lacking = [*drawbacks(option, best)]
        grave = [one for one in lacking if one.why in _GRAVE]
        return [*grave, *own, *lacking][:1]


_GRAVE: Final = frozenset({Why.COULD_FINISH, Why.COULD_OPEN, Why.COULD_MELD})
"""Drawbacks that outweigh the danger of a discard."""
_INSTEAD: Final = {
    Why.FEWER_OUTS: {Why.OUTS},
    Why.COULD_FINISH: {Why.COULD_OPEN, Why.COULD_MELD},
}
"""Reasons made redundant by another reason."""


def _is_close(tried: Tried) -> bool:
    """Whether the move was tried too rarely, or is too close to the best one, to count as worse."""
    return tried.worlds < ENOUGH or tried.behind <= SURE * tried.unsure
