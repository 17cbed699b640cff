"""Evaluate one decision: try its best moves in many worlds consistent with the view.

This is flat Monte Carlo with sequential halving: all moves are tried in the same worlds, and each
round drops the worse half of them, until the time is used up.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, log2, sqrt
from random import Random
from threading import get_ident
from typing import Final

from romme.bots.bridge import codes_of, draw_of, kind, load, numbers, play_of
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.weights import BELIEF, HOLD_NEVER, Belief, verein_weights
from romme.engine.state import Phase, Pile
from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.playouts import Playouts
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.view.knowledge import View
from romme.view.sampling import sample

_MANY: Final = 4
"""Maximum number of turn endings tried for the policy's own plan."""
_FEW: Final = 2
"""Maximum number of turn endings tried for each other plan."""
_OWN: Final = 0
"""Index of the policy's own move."""
_DOUBT: Final = 0.7
"""Number of standard errors by which another move must be better than the policy's own."""
_CLEAR: Final = 3.5
"""A move that is this many standard errors behind is dropped, even from the better half."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move with the results of its playouts."""

    move: Move
    worlds: int
    """Number of worlds in which it was tried; smaller if the move was dropped."""
    worth: float
    """Expected points at the end, minus the average of the other players."""
    error: float
    """The standard error of `worth`."""
    behind: float
    """Points lost against the best move in the same worlds."""
    unsure: float
    """The standard error of `behind`; usually below `error`, because both share the worlds."""


class Thinking:
    """The search for one decision.

    The searches of one thread share state: finish one before creating the next.
    """

    def __init__(
        self,
        view: View,
        legal: Legal,
        rng: Random,
        *,
        win: int = 0,
        also: Sequence[Move] = (),
        belief: Belief = BELIEF,
    ) -> None:
        """Collect the candidate moves: the policy's own move first, and those in `also`.

        A win counts `win` points in addition to the score.
        """
        self._legal = legal
        self._others = len(view.playing) - 1
        self._weights = verein_weights(view.rules)
        self._playouts = _playouts(view.rules, len(view.playing), get_ident())
        self._playouts.set_weights(self._weights.numbers(), belief=belief.numbers(), win=win)
        root = self._playouts.root
        load(root, sample(view, rng))
        for player, seat in enumerate(view.playing):
            root.add_known(player, numbers(view.known[seat - 1]))
        self._playouts.begin(
            rng.getrandbits(64),
            ordered=view.stock_order is not None,
            passed=_declined_discards(view),
        )
        self._moves = self._draws(root) if view.phase is Phase.DRAW else self._plans(root)
        self._asked: dict[int, Move] = {}
        for move in also:
            self._add_candidate(move)
        self._worlds = [0] * len(self._moves)
        self._worths = [array("q") for _ in self._moves]
        for moves in self._moves:
            self._playouts.add(moves)

    def think(self, budget: Budget) -> None:
        """Try the moves until the time is used up or one is left."""
        alive = list(range(len(self._moves)))
        whole = budget.left
        while len(alive) > 1:
            rounds = ceil(log2(len(alive)))  # rounds left, including this one
            until = whole * (rounds - 1) / ceil(log2(len(self._moves)))
            self._try(alive, budget, until)
            if not self._worlds[alive[0]]:
                return
            alive.sort(key=self._playouts.total, reverse=True)
            left = [place for place in alive if not self._is_clearly_worse(place, alive[0])]
            del left[ceil(len(alive) / 2) :]
            for place in alive:
                if place not in left:
                    self._playouts.drop(place)
            alive = left

    def _is_clearly_worse(self, place: int, best: int) -> bool:
        tried = self._tried(place, best)
        return tried.behind > _CLEAR * tried.unsure

    @property
    def only(self) -> Move | None:
        """The only candidate, or None if there are several."""
        return self._move(_OWN) if len(self._moves) == 1 else None

    @property
    def own(self) -> Move:
        """The policy's own move."""
        return self._move(_OWN)

    def imagined(self, count: int) -> list[list[list[int]]]:
        """Return all players' hands in `count` random worlds: card numbers by world and player."""
        worlds, players = self._playouts.worlds, range(self._others + 1)
        hands = []
        for _ in range(count):
            worlds.next()
            hands.append([worlds.world.hand(player) for player in players])
        return hands

    def go_on(self, budget: Budget) -> None:
        """Keep trying the best move in new worlds until the time is used up."""
        self._try(self._ranking()[:1], budget, 0)

    def tried(self) -> list[Tried]:
        """The evaluated moves: first the best, then the others by increasing loss."""
        best, *others = self._ranking()
        rest = sorted((self._tried(place, best) for place in others), key=lambda it: it.behind)
        return [self._tried(best, best), *rest]

    def best(self) -> Move | None:
        """Return the best move, or the policy's own move unless the best one is clearly better.

        Return None if no move has been tried.
        """
        if not any(self._worlds):
            return None
        best = self._ranking()[0]
        own = self._tried(_OWN, best)
        return self._move(_OWN if own.behind < _DOUBT * own.unsure else best)

    def _try(self, alive: Sequence[int], budget: Budget, until: float) -> None:
        """Try the moves in further worlds while more than `until` seconds are left."""
        total, before = self._playouts.total, [*map(self._playouts.total, alive)]
        while budget.left > until:
            self._playouts.run()
            for rank, place in enumerate(alive):
                now = total(place)
                self._worths[place].append(now - before[rank])
                before[rank] = now
                self._worlds[place] += 1

    def _ranking(self) -> list[int]:
        """Indices of the moves: those tried in the most worlds first, then by total score."""
        total, worlds = self._playouts.total, self._worlds
        return sorted(range(len(self._moves)), key=lambda place: (-worlds[place], -total(place)))

    def _tried(self, place: int, best: int) -> Tried:
        worlds = self._worlds[place]
        mean = self._playouts.total(place) / max(worlds, 1)
        spread = self._playouts.squared(place) / max(worlds, 1) - mean * mean
        error = sqrt(max(spread, 0) / max(worlds, 1))
        less = [a - b for a, b in zip(self._worths[best], self._worths[place], strict=False)]
        behind = sum(less) / max(len(less), 1)
        spread = sum(one * one for one in less) / max(len(less), 1) - behind * behind
        unsure = sqrt(max(spread, 0) / max(len(less), 1))
        found = (mean, error, behind, unsure)
        return Tried(self._move(place), worlds, *(one / self._others for one in found))

    def _move(self, place: int) -> Move:
        if place in self._asked:
            return self._asked[place]
        moves = self._moves[place]
        if kind(moves[0]) == codes.DRAW:
            return draw_of(moves[0])
        return play_of(moves, self._legal.draft)

    def _add_candidate(self, move: Move) -> None:
        """Add `move` to the candidates, or let it replace the candidate with the same steps."""
        moves = codes_of(move, self._legal.draft)
        known = [*map(_order_free_key, self._moves), _order_free_key(moves)].index(
            _order_free_key(moves)
        )
        if known == len(self._moves):
            self._moves.append(moves)
        self._asked[known] = move

    # --- candidates ------------------------------------------------------------------------------

    def _draws(self, root: HeuristicGame) -> list[list[int]]:
        stock, opened = [codes.DRAW | codes.STOCK], [codes.DRAW | codes.OPEN]
        if len(self._legal.draws) == 1 or not root.could_use():
            return [stock]
        own = self._playouts.policy_move()[:1]
        return [opened, stock] if own == opened else [stock, opened]

    def _plans(self, root: HeuristicGame) -> list[list[int]]:
        """Return distinct plans, as lists of move codes: the policy's own, then variants.

        The variants end the turn differently, lay everything at once, play greedily, or lay
        nothing.
        """
        usual = self._weights.numbers()
        at_once = replace(self._weights, wait_loose=0, hold_cards=HOLD_NEVER).numbers()
        plans = [own] if (own := self._playouts.policy_move()) else []
        plans += _plans_by(root, usual, usual, _MANY)
        plans += _plans_by(root, usual, at_once, _FEW)
        plans += _plans_by(root, usual, (), _FEW)  # greedy
        plans += _plans_by(root, usual, None, _FEW)
        different: dict[tuple[int, ...], list[int]] = {}
        for plan in plans:
            different.setdefault(_order_free_key(plan), plan)
        return list(different.values())


def _declined_discards(view: View) -> list[int]:
    """The discards that the next player did not take, the most recent one first.

    The view does not distinguish a discard from a returned card, nor who discarded which card after
    somebody took one. The belief model tolerates this.
    """
    drawn = view.drawn
    stock = view.stock + (drawn is not None and drawn.pile is Pile.STOCK)
    dealt = len(view.playing) * view.rules.hand_size(len(view.playing))
    if view.turn == view.playing[0] and stock + dealt + 1 >= len(view.pack):
        return []  # the dealer turned the open card up
    pile = numbers(view.open_pile)
    if drawn is not None and drawn.pile is Pile.OPEN:
        pile.append(drawn.card.order)
    return pile[::-1]


def _order_free_key(plan: Sequence[int]) -> tuple[int, ...]:
    """A key that is equal for plans with the same steps in another order."""
    return (*sorted(plan[:-1]), plan[-1])


def _plans_by(
    root: HeuristicGame, usual: Sequence[int], weights: Sequence[int] | None, most: int
) -> list[list[int]]:
    """Return plans, as lists of move codes, that lay the melds preferred by `weights`.

    If `weights` is None, they lay no melds. The plans differ only in how the turn ends: there is
    one for each of the best `most` ways.
    """
    root.log = []
    root.logging = True
    if weights is None:
        root.mark_melded_cards()
    else:
        root.set_weights(root.turn, weights)
        root.lay()
        root.set_weights(root.turn, usual)
    while not (ends := root.ends()) and root.laid:
        root.undo()
    steps = list(root.log)
    best = sorted(ends, key=lambda end: _speaks_for(root, end), reverse=True)[:most]
    while root.laid:
        root.undo()
    root.logging = False
    return [[*steps, end] for end in best]


def _speaks_for(root: HeuristicGame, end: int) -> int:
    return root.discard_score(end & codes.CARD_MASK) if kind(end) == codes.DISCARD else 0


@lru_cache(maxsize=16)
def _playouts(rules: RuleSet, players: int, thread: int) -> Playouts:  # noqa: ARG001 - part of the key
    """Return the playouts that the bots of this thread share, because creating them is slow."""
    return Playouts(rules, players)
