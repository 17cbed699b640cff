"""Measure the value of beliefs about hidden hands (`romme.bots.weights.Belief`).

    .romme/venv/bin/python tools/belief.py klassik --players 2
    .romme/venv/bin/python tools/belief.py klassik --players 2 --try thrown=28,most_thrown=3 ...

Positions come from games between bots of level 2. At each position two values are measured: the
share of sampled cards that are really in the other hands, and the gain of the search over the
policy alone when both moves are played out with the real hands. Each belief to try is compared with
the current one at the same positions.

A position takes about a tenth of a second per belief. With 1,500 of them, beliefs can be told apart
if they differ by a third of the search's gain.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from romme.bots import Budget, Legal, Move, Player, make_bot
from romme.bots.bridge import codes_of, load, numbers
from romme.bots.playing import play
from romme.bots.thinking import Thinking
from romme.bots.weights import BELIEF, Belief, verein_weights, win_worth
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Phase, Seat, State
from romme.rules import Mode, RuleSet, find_preset
from romme.simulator.playouts import Playouts
from romme.view.project import view

SAMPLED_SHARE: Final = 0.2
"""Share of a game's positions to use. More would add little, because they are similar."""
SEARCH_SECONDS: Final = 0.048
REAL_PLAYOUTS: Final = 200
SAMPLED_WORLDS: Final = 20


class BeliefQuality(NamedTuple):
    """The quality of a belief at one position: its guesses, and the gain of the search with it."""

    right: float
    """Share of sampled cards that are really in the other hands."""
    points: float
    wins: float


def positions(rules: RuleSet, players: int, seed: int) -> Iterator[State]:
    """Yield an endless sequence of positions from games between bots of level 2."""
    rng = Random(seed)  # noqa: S311 - no secret
    while True:
        pack = tuple(rng.sample(rules.pack, len(rules.pack)))
        state = fold(dealt_game(rules, Mode.ASSIST, seats=players, dealer=Seat(1), pack=pack))
        seats = {Seat(seat): Player(make_bot("stammtisch"), rng) for seat in range(1, players + 1)}
        for act in play(state, seats, rng):
            if act.before.phase in (Phase.DRAW, Phase.PLAY) and rng.random() < SAMPLED_SHARE:
                yield act.before


def gain(state: State, belief: Belief, seed: int) -> BeliefQuality | None:
    """Return the quality of a belief at a position, or None if there is only one legal move."""
    own_view, win = view(state, state.turn), win_worth(state.rules)
    legal = Legal(own_view.to_move())
    rng = Random(seed)  # noqa: S311 - no secret
    thinking = Thinking(own_view, legal, rng, win=win, belief=belief)
    if thinking.only is not None:
        return None
    right = share_right(thinking.imagined(SAMPLED_WORLDS), state)
    thinking.think(Budget(SEARCH_SECONDS, time.process_time))
    best = thinking.best() or thinking.own
    points = 0.0 if best == thinking.own else worth(state, legal, best, thinking.own, win=0)
    points_and_win = 0.0 if best == thinking.own else worth(state, legal, best, thinking.own, win=1)
    return BeliefQuality(right, points, points_and_win - points)


def share_right(worlds: list[list[list[int]]], state: State) -> float:
    """Return the share of the cards sampled for the other hands that those hands really contain."""
    real = [Counter(numbers(state.hand(seat))) for seat in state.playing]
    me = state.playing.index(state.turn)
    hands = [(hand, real[at]) for world in worlds for at, hand in enumerate(world) if at != me]
    correct = sum((Counter(hand) & cards).total() for hand, cards in hands)
    return correct / max(sum(len(hand) for hand, _ in hands), 1)


def worth(state: State, legal: Legal, move: Move, other: Move, *, win: int) -> float:
    """Return the mean points per opponent that a move gains over another.

    Both are played out with the real hands. A win counts `win` extra points.
    """
    real = Playouts(state.rules, len(state.playing))
    real.set_weights(verein_weights(state.rules).numbers(), win=win)
    load(real.root, state)
    for player, seat in enumerate(state.playing):
        if seat != state.turn:
            real.root.add_known(player, numbers(state.hand(seat)))
    real.begin(1, ordered=state.stock_known)
    for one in (move, other):
        real.add(codes_of(one, legal.draft))
    for _ in range(REAL_PLAYOUTS):
        real.run()
    return (real.total(0) - real.total(1)) / REAL_PLAYOUTS / (len(state.playing) - 1)


def changed(text: str) -> Belief:
    """Return the current belief with the changes in `text`, such as `thrown=28,fit=0`."""
    pairs = (part.split("=") for part in text.split(","))
    return replace(BELIEF, **{name: int(number) for name, number in pairs})


def row(gains: list[BeliefQuality], current: list[BeliefQuality]) -> str:
    """Return a line with a belief's results and their differences from the current belief's."""
    right = 100 * fmean(one.right for one in gains)
    points, wins = figure([one.points for one in gains]), figure([100 * one.wins for one in gains])
    pairs = list(zip(gains, current, strict=True))
    more_points = figure([new.points - old.points for new, old in pairs])
    more_wins = figure([100 * (new.wins - old.wins) for new, old in pairs])
    return f"{right:5.1f} %   {points}   {wins}   {more_points}   {more_wins}"


def figure(values: list[float]) -> str:
    """Format the mean of some values and its standard error."""
    return f"{fmean(values):+.3f} ± {pstdev(values) / math.sqrt(len(values)):.3f}"


def main() -> None:
    """Measure the current belief and those given as arguments, and print a line for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rules")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=1_500)
    parser.add_argument("--seed", type=int, default=1 << 41)
    parser.add_argument("--try", dest="tried", nargs="*", default=[], metavar="NAME=NUMBER,...")
    args = parser.parse_args()
    rules = find_preset(args.rules).rules
    beliefs = {"current": BELIEF} | {text: changed(text) for text in args.tried}
    gains: dict[str, list[BeliefQuality]] = {name: [] for name in beliefs}
    for number, state in enumerate(positions(rules, args.players, args.seed)):
        if len(gains["current"]) >= args.positions:
            break
        for name, belief in beliefs.items():
            one = gain(state, belief, number)
            if one is not None:
                gains[name].append(one)
        sys.stderr.write(f"\r{len(gains['current'])} of {args.positions}")
    sys.stderr.write("\n")
    print("cards right   points per decision   wins in %   more points   more wins in %")
    for name in beliefs:
        print(f"{row(gains[name], gains['current'])}   {name}")


if __name__ == "__main__":
    main()
