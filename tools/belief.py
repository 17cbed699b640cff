"""Says what a belief about hidden hands is worth (`romme.bots.weights.Belief`).

    .romme/venv/bin/python tools/belief.py klassik --players 2
    .romme/venv/bin/python tools/belief.py klassik --players 2 --try thrown=28,most_thrown=3 ...

Positions are taken from games between bots of level 2. At each of them two things are asked: how
many of the cards that are imagined in other hands are really there, and what thinking gains over
the move of the weights alone, if both are played out with the hands as they really are. Each belief
that is to be tried is compared with the present one at the same positions.

One position takes about a tenth of a second for each belief; 1,500 of them tell beliefs apart that
differ by a third of what thinking brings.
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

SHARE: Final = 0.2
"""Of the decisions of a game: those of one game are alike."""
SECONDS: Final = 0.048
REAL_WORLDS: Final = 200
IMAGINED: Final = 20


class Gain(NamedTuple):
    """What thinking has gained at one position."""

    right: float
    """The share of imagined cards that are really there."""
    points: float
    wins: float


def positions(rules: RuleSet, players: int, seed: int) -> Iterator[State]:
    """Decisions in games between bots of level 2."""
    rng = Random(seed)  # noqa: S311 - no secret
    while True:
        pack = tuple(rng.sample(rules.pack, len(rules.pack)))
        state = fold(dealt_game(rules, Mode.ASSIST, seats=players, dealer=Seat(1), pack=pack))
        seats = {Seat(seat): Player(make_bot("stammtisch"), rng) for seat in range(1, players + 1)}
        for act in play(state, seats, rng):
            if act.before.phase in (Phase.DRAW, Phase.PLAY) and rng.random() < SHARE:
                yield act.before


def gain(state: State, belief: Belief, seed: int) -> Gain | None:
    """Think at a position; None if there is only one move."""
    seen, win = view(state, state.turn), win_worth(state.rules)
    legal = Legal(seen.to_move())
    rng = Random(seed)  # noqa: S311 - no secret
    thinking = Thinking(seen, legal, rng, win=win, belief=belief)
    if thinking.only is not None:
        return None
    right = share_right(thinking.imagined(IMAGINED), state)
    thinking.think(Budget(SECONDS, time.process_time))
    best = thinking.best() or thinking.own
    points = 0.0 if best == thinking.own else worth(state, legal, best, thinking.own, win=0)
    won = 0.0 if best == thinking.own else worth(state, legal, best, thinking.own, win=1)
    return Gain(right, points, won - points)


def share_right(worlds: list[list[list[int]]], state: State) -> float:
    """How many of the cards in other hands are really there."""
    real = [Counter(numbers(state.hand(seat))) for seat in state.playing]
    me = state.playing.index(state.turn)
    hands = [(hand, real[at]) for world in worlds for at, hand in enumerate(world) if at != me]
    there = sum((Counter(hand) & cards).total() for hand, cards in hands)
    return there / max(sum(len(hand) for hand, _ in hands), 1)


def worth(state: State, legal: Legal, move: Move, other: Move, *, win: int) -> float:
    """How much more a move brings than another one, with all hands as they really are."""
    real = Playouts(state.rules, len(state.playing))
    real.set_weights(verein_weights(state.rules).numbers(), win=win)
    load(real.root, state)
    for player, seat in enumerate(state.playing):
        if seat != state.turn:
            real.root.add_known(player, numbers(state.hand(seat)))
    real.begin(1, ordered=state.stock_known)
    for one in (move, other):
        real.add(codes_of(one, legal.draft))
    for _ in range(REAL_WORLDS):
        real.run()
    return (real.total(0) - real.total(1)) / REAL_WORLDS / (len(state.playing) - 1)


def changed(text: str) -> Belief:
    """The present belief with some numbers changed: `thrown=28,fit=0`."""
    pairs = (part.split("=") for part in text.split(","))
    return replace(BELIEF, **{name: int(number) for name, number in pairs})


def told(gains: list[Gain], before: list[Gain]) -> str:
    """The figures of one belief, and how they differ from those of the present one."""
    right = 100 * fmean(one.right for one in gains)
    points, wins = figure([one.points for one in gains]), figure([100 * one.wins for one in gains])
    more = figure([one.points - was.points for one, was in zip(gains, before, strict=True)])
    most = figure([100 * (one.wins - was.wins) for one, was in zip(gains, before, strict=True)])
    return f"{right:5.1f} %   {points}   {wins}   {more}   {most}"


def figure(values: list[float]) -> str:
    """A mean with its standard error."""
    return f"{fmean(values):+.3f} ± {pstdev(values) / math.sqrt(len(values)):.3f}"


def main() -> None:
    """Compare beliefs, and print a line for each."""
    reading = argparse.ArgumentParser(description="What a belief about hidden hands is worth.")
    reading.add_argument("rules")
    reading.add_argument("--players", type=int, default=2)
    reading.add_argument("--positions", type=int, default=1_500)
    reading.add_argument("--seed", type=int, default=1 << 41)
    reading.add_argument("--try", dest="tried", nargs="*", default=[], metavar="NAME=NUMBER,...")
    asked = reading.parse_args()
    rules = find_preset(asked.rules).rules
    beliefs = {"present": BELIEF} | {text: changed(text) for text in asked.tried}
    found: dict[str, list[Gain]] = {name: [] for name in beliefs}
    for number, state in enumerate(positions(rules, asked.players, asked.seed)):
        if len(found["present"]) >= asked.positions:
            break
        for name, belief in beliefs.items():
            gained = gain(state, belief, number)
            if gained is not None:
                found[name].append(gained)
        sys.stderr.write(f"\r{len(found['present'])} of {asked.positions}")
    sys.stderr.write("\n")
    print("cards right   points a decision   wins in %   more points   more wins in %")
    for name, gains in found.items():
        print(f"{told(gains, found['present'])}   {name}")


if __name__ == "__main__":
    main()
