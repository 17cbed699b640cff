"""Finds the weights in `romme.bots.weights` by self-play.

    .romme/venv/bin/python tools/tune.py turnier --players 3

An evolution strategy: in each generation some dozen ways to play are drawn around the present one,
in pairs that lie opposite each other, and all play the same deals, some against the greedy player
and more against the present way. The new way is a mean of the best third. What is counted in steps
(when to wait, when to keep a joker) is then tried value by value, each against each: the one is
taken that loses least to any other, for what beats weak players most may lose to strong ones. Wins
count beside points: who is tuned for one of them alone loses the other.

With `--wins` it looks for one more number: what level 3 should let a win count while it thinks.

Deals for tuning, for trying values and for the last figures come from seeds far apart, so what is
printed at the end was never tuned on.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from random import Random
from typing import Final, NamedTuple

from romme.bots import Bot, Player, play_out
from romme.bots.stammtisch import Stammtisch
from romme.bots.verein import Verein
from romme.bots.weights import HOLD_NEVER, NEVER, Weights, WeightSet, verein_weights, win_worth
from romme.engine.evolve import fold
from romme.engine.setup import shuffled_game
from romme.engine.state import Seat
from romme.rules import Mode, RuleSet, find_preset
from romme.rules.options import OpenCard, Scoring
from romme.simulator.policies.heuristic_policy import HeuristicGame

GREEDY: Final[tuple[int, ...]] = ()
STEPS: Final = WeightSet(6, 4, 20, 20, 20, 4, 15, 20, 6, 15, 60, 4)
"""How far a weight is moved at first, one standard deviation."""
LEAST: Final = WeightSet(0, 0, 0, 0, 0, -20, -300, -300, -300, -300, -NEVER, 0)
CHOICES: Final = {
    "wait_loose": (0, 3, 5, 7, 9, 14),
    "wait_cards": (4, 6, 8, 10, 12),
    "wait_stock": (2, 4, 6, 8, 10),
    "joker_left": (0, 2, 3, 4, 99),
    "joker_cards": (0, 2, 3, 4, 6),
    "hold_cards": (4, 6, 8, 10, HOLD_NEVER),
}
WIN_WORTHS: Final = (0, 12, 24, 36)
RATED_WIN: Final = 2.5
"""What a win counts extra where rating points have most of it in them already."""
SECONDS: Final = 1.0
"""More than any level takes, counted in looks at the clock."""
TUNING, TRYING, CONFIRMING = 1 << 40, 2 << 40, 3 << 40
"""Where the seeds of the deals begin."""


class Result(NamedTuple):
    """How one way to play has done in the seats of others."""

    wins: float
    points: float
    """More than the mean of the others, a game."""
    error: float
    """The standard error of the points, deals being independent and games of one deal not."""


def match(
    rules: RuleSet,
    game: HeuristicGame,
    one: Sequence[int],
    others: Sequence[int],
    seeds: Sequence[int],
) -> Result:
    """Play deals, each with `one` in every seat in turn."""
    wins, differences = 0, []
    sign = -1 if rules.scoring is Scoring.OWN_HAND else 1
    for seed in seeds:
        difference = 0.0
        for seat in range(game.players):
            for player in range(game.players):
                game.set_weights(player, one if player == seat else others)
            game.shuffle_and_deal(seed)
            game.play_greedy(seed)
            scores = game.scores()
            rest = (sum(scores) - scores[seat]) / (game.players - 1)
            difference += sign * (scores[seat] - rest)
            wins += game.winner == seat
        differences.append(difference / game.players)
    return _result(wins, game.players, differences)


class Tuner:
    """Looks for better weights for one rule set and number of players."""

    def __init__(self, rules: RuleSet, players: int, *, deals: int, seed: int) -> None:
        """Sit down to games that nobody else sees."""
        self.rules = rules
        self.game = HeuristicGame(rules, players)
        self.deals = deals
        self.rng = Random(seed)  # noqa: S311 - to be repeatable, not unforeseeable
        self.win_worth = win_worth(rules) or RATED_WIN

    def fitness(self, one: Weights, present: Weights, seeds: Sequence[int]) -> float:
        """Points and wins, a third of them against the greedy player."""
        third = len(seeds) // 3
        easy = match(self.rules, self.game, one.numbers(), GREEDY, seeds[:third])
        hard = match(self.rules, self.game, one.numbers(), present.numbers(), seeds[third:])
        points = (easy.points + 2 * hard.points) / 3
        return points + self.win_worth * (easy.wins + 2 * hard.wins) / 3

    def evolve(
        self, weights: Weights, generations: int, population: int
    ) -> Iterator[tuple[int, Weights]]:
        """Let weights get better, generation by generation."""
        steps, least = _spread(self.rules, STEPS), _row(LEAST, LEAST)
        middle = [float(weight) for weight in _row(weights.closed, weights.free)]
        for generation in range(generations):
            present = _with_row(weights, middle)
            begin = TUNING + generation * self.deals
            seeds = range(begin, begin + self.deals)
            drawn = []
            for _ in range(population // 2):
                way = [self.rng.gauss(0, step * 0.97**generation) for step in steps]
                for sign in (1, -1):
                    row = [
                        max(low, weight + sign * move)
                        for low, weight, move in zip(least, middle, way, strict=True)
                    ]
                    drawn.append((self.fitness(_with_row(weights, row), present, seeds), row))
            drawn.sort(reverse=True)
            best = [row for _, row in drawn[: population // 3]]
            shares = [math.log(len(best) + 0.5) - math.log(place + 1) for place in range(len(best))]
            middle = [
                sum(share * row[place] for share, row in zip(shares, best, strict=True))
                / sum(shares)
                for place in range(len(middle))
            ]
            yield generation, _with_row(weights, middle)

    def choose(self, weights: Weights) -> Weights:
        """Try what is counted in steps, one question after the other."""
        begin = TRYING
        for name, values in CHOICES.items():
            seeds = range(begin, begin + self.deals)
            begin += len(seeds)
            ways = {value: _changed(weights, name, value).numbers() for value in values}
            now = getattr(weights, name)
            ways.setdefault(now, weights.numbers())
            worst = {}
            for value, way in ways.items():
                met = {
                    other: match(self.rules, self.game, way, numbers, seeds)
                    for other, numbers in ways.items()
                    if other != value
                }
                worst[value] = min(met.values(), key=lambda result: result.points)
                easy = match(self.rules, self.game, way, GREEDY, seeds)
                against = " ".join(f"{other}: {met[other].points:+.3f}" for other in met)
                print(f"{name} {value} against {against} greedy: {easy.points:+.3f}", flush=True)
            best = max(worst, key=lambda value: worst[value].points)
            if worst[best].points - worst[now].points > 2 * worst[best].error:
                weights = _changed(weights, name, best)
        return weights

    def confirm(self, weights: Weights, others: Weights | None, deals: int) -> Result:
        """Play deals that were never tuned on."""
        numbers = others.numbers() if others else GREEDY
        return match(
            self.rules, self.game, weights.numbers(), numbers, range(CONFIRMING, CONFIRMING + deals)
        )


def think_for_wins(rules: RuleSet, players: int, *, deals: int) -> Iterator[tuple[int, Result]]:
    """What level 3 gets against level 2 with each worth of a win; minutes for 100 deals of each."""
    for worth in WIN_WORTHS:
        yield worth, bot_match(rules, players, Verein(win=worth), range(TRYING, TRYING + deals))


def bot_match(rules: RuleSet, players: int, one: Bot, seeds: Sequence[int]) -> Result:
    """Play deals with a bot in every seat in turn, the others being of level 2."""
    wins, differences = 0, []
    sign = -1 if rules.scoring is Scoring.OWN_HAND else 1
    for seed in seeds:
        difference = 0.0
        for own in range(1, players + 1):
            chance = Random(seed)  # noqa: S311 - to be repeatable, not unforeseeable
            pack = tuple(chance.sample(rules.pack, len(rules.pack)))
            table = {
                Seat(seat): Player(
                    one if seat == own else Stammtisch(),
                    Random(seed * players + seat),  # noqa: S311
                    SECONDS,
                    counted=True,
                )
                for seat in range(1, players + 1)
            }
            start = shuffled_game(rules, Mode.ASSIST, seats=players, dealer=Seat(1), pack=pack)
            end = play_out(fold(start), table, chance)
            scores = [score or 0 for score in end.outcome.scores] if end.outcome else []
            rest = (sum(scores) - scores[own - 1]) / (players - 1)
            difference += sign * (scores[own - 1] - rest)
            wins += end.outcome is not None and end.outcome.winner == own
        differences.append(difference / players)
    return _result(wins, players, differences)


def _result(wins: int, players: int, differences: Sequence[float]) -> Result:
    deals = len(differences)
    mean = sum(differences) / deals
    spread = sum((difference - mean) ** 2 for difference in differences) / deals
    return Result(wins / deals / players, mean, math.sqrt(spread / deals))


def _changed(weights: Weights, name: str, value: int) -> Weights:
    return Weights(
        **(asdict(weights) | {"closed": weights.closed, "free": weights.free, name: value})
    )


def _row(closed: WeightSet, free: WeightSet) -> list[int]:
    return list(Weights(closed, free, 0, 0, 0, 0, 0, 0).numbers()[:-6])


def _with_row(weights: Weights, row: Sequence[float]) -> Weights:
    whole = [round(weight) for weight in row]
    half = len(whole) // 2
    return replace(weights, closed=WeightSet(*whole[:half]), free=WeightSet(*whole[half:]))


def _spread(rules: RuleSet, steps: WeightSet) -> list[int]:
    """How far each weight is moved; what a rule set never asks for is left alone."""
    if rules.open_card is OpenCard.USED:
        steps = replace(steps, take=0, next_known=0)
    still = WeightSet(*(0 for _ in _row(steps, steps)[: len(_row(steps, steps)) // 2]))
    return _row(steps if rules.opening_points else still, steps)


def main() -> None:
    """Tune, telling of each generation, then print the weights and figures from other deals."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rules")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=18)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wins", action="store_true", help="tune the worth of a win")
    given = parser.parse_args()
    rules = find_preset(given.rules).rules
    if given.wins:
        for worth, result in think_for_wins(rules, given.players, deals=given.deals):
            spread = f"{result.points:+.3f} ± {1.96 * result.error:.3f}"
            print(f"a win counts {worth}: {100 * result.wins:.1f} % {spread}", flush=True)
        return
    tuner = Tuner(rules, given.players, deals=given.deals, seed=given.seed)
    first = weights = verein_weights(rules)
    for generation, weights in tuner.evolve(first, given.generations, given.population):
        against = tuner.fitness(weights, first, range(TRYING, TRYING + 300))
        print(f"{generation + 1} of {given.generations}: {against:+.3f}", file=sys.stderr)
    weights = tuner.choose(weights)
    print(weights)
    for name, others in (("greedy", None), ("those before", first)):
        result = tuner.confirm(weights, others, 10_000)
        spread = f"{result.points:+.3f} ± {1.96 * result.error:.3f}"
        print(f"against {name}: {100 * result.wins:.1f} % {spread}")


if __name__ == "__main__":
    main()
