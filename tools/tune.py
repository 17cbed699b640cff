"""Find the weights in `romme.bots.weights` by self-play.

    .romme/venv/bin/python tools/tune.py turnier --players 3

This is an evolution strategy. Each generation draws some variants around the current weights, in
mirrored pairs. All play the same deals, a third of them against the greedy player and the others
against the current weights. The new weights are a weighted mean of the best third. Discrete weights
(when to wait, when to keep a joker) are then chosen by a round robin of their values: the value
that loses least to any other wins, because a value that beats weak players most may lose to strong
ones. Both points and wins count, because tuning for one alone worsens the other.

`--wins` measures something else: how many points a win should be worth in the search of level 3.

The seeds for tuning, choosing and confirming are far apart, so the final results come from deals
that were not used for tuning.
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
"""Initial standard deviation of each weight's variation."""
MINIMUM: Final = WeightSet(0, 0, 0, 0, 0, -20, -300, -300, -300, -300, -NEVER, 0)
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
"""Extra points for a win under rules whose rating points already contain most of its value."""
BUDGET_SECONDS: Final = 1.0
"""Time budget per move, more than any level needs.

Players count clock readings instead of measuring time, so runs are repeatable.
"""
TUNING, TRYING, CONFIRMING = 1 << 40, 2 << 40, 3 << 40
"""First seeds of the deals for tuning, for choosing discrete weights, and for confirming."""


class Result(NamedTuple):
    """The result of one player against opponents who all play alike."""

    wins: float
    points: float
    """Mean points per game above the average of the opponents."""
    error: float
    """The standard error of the points. Only games of different deals count as independent."""


def match(
    rules: RuleSet,
    game: HeuristicGame,
    one: Sequence[int],
    others: Sequence[int],
    seeds: Sequence[int],
) -> Result:
    """Return the result of the weights `one` against the weights `others`.

    Each deal is played once per seat, with `one` in that seat and `others` in all other seats.
    """
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
    """Tunes the weights for one rule set and number of players."""

    def __init__(self, rules: RuleSet, players: int, *, deals: int, seed: int) -> None:
        """Tune for these rules and players, with `deals` deals per generation and per choice."""
        self.rules = rules
        self.game = HeuristicGame(rules, players)
        self.deals = deals
        self.rng = Random(seed)  # noqa: S311 - must be repeatable
        self.win_worth = win_worth(rules) or RATED_WIN

    def fitness(self, one: Weights, present: Weights, seeds: Sequence[int]) -> float:
        """Return the points of `one` plus its weighted wins.

        A third of the deals are played against the greedy player, the others against `present`.
        """
        third = len(seeds) // 3
        easy = match(self.rules, self.game, one.numbers(), GREEDY, seeds[:third])
        hard = match(self.rules, self.game, one.numbers(), present.numbers(), seeds[third:])
        points = (easy.points + 2 * hard.points) / 3
        return points + self.win_worth * (easy.wins + 2 * hard.wins) / 3

    def evolve(
        self, weights: Weights, generations: int, population: int
    ) -> Iterator[tuple[int, Weights]]:
        """Yield the number and the mean weights of each generation."""
        steps, least = _deviations(self.rules, STEPS), _row(MINIMUM, MINIMUM)
        mean = [float(weight) for weight in _row(weights.closed, weights.free)]
        for generation in range(generations):
            present = _with_row(weights, mean)
            begin = TUNING + generation * self.deals
            seeds = range(begin, begin + self.deals)
            variants = []
            for _ in range(population // 2):
                direction = [self.rng.gauss(0, step * 0.97**generation) for step in steps]
                for sign in (1, -1):
                    row = [
                        max(low, weight + sign * move)
                        for low, weight, move in zip(least, mean, direction, strict=True)
                    ]
                    variants.append((self.fitness(_with_row(weights, row), present, seeds), row))
            variants.sort(reverse=True)
            best = [row for _, row in variants[: population // 3]]
            shares = [math.log(len(best) + 0.5) - math.log(place + 1) for place in range(len(best))]
            mean = [
                sum(share * row[place] for share, row in zip(shares, best, strict=True))
                / sum(shares)
                for place in range(len(mean))
            ]
            yield generation, _with_row(weights, mean)

    def choose(self, weights: Weights) -> Weights:
        """Return the weights with each discrete weight chosen by a round robin of its values.

        The discrete weights are chosen one after the other. The current value is kept unless
        another is better by more than two standard errors.
        """
        begin = TRYING
        for name, values in CHOICES.items():
            seeds = range(begin, begin + self.deals)
            begin += len(seeds)
            candidates = {value: _changed(weights, name, value).numbers() for value in values}
            current = getattr(weights, name)
            candidates.setdefault(current, weights.numbers())
            worst = {}
            for value, candidate in candidates.items():
                results = {
                    other: match(self.rules, self.game, candidate, numbers, seeds)
                    for other, numbers in candidates.items()
                    if other != value
                }
                worst[value] = min(results.values(), key=lambda result: result.points)
                easy = match(self.rules, self.game, candidate, GREEDY, seeds)
                against = " ".join(f"{other}: {met.points:+.3f}" for other, met in results.items())
                print(f"{name} {value} against {against} greedy: {easy.points:+.3f}", flush=True)
            best = max(worst, key=lambda value: worst[value].points)
            if worst[best].points - worst[current].points > 2 * worst[best].error:
                weights = _changed(weights, name, best)
        return weights

    def confirm(self, weights: Weights, others: Weights | None, deals: int) -> Result:
        """Return the result of deals that were not used for tuning.

        The opponents have the weights `others`; None is the greedy player.
        """
        numbers = others.numbers() if others else GREEDY
        return match(
            self.rules, self.game, weights.numbers(), numbers, range(CONFIRMING, CONFIRMING + deals)
        )


def try_win_worths(rules: RuleSet, players: int, *, deals: int) -> Iterator[tuple[int, Result]]:
    """Yield each candidate value of a win, in points, with the result of level 3 against level 2.

    Each result takes minutes for 100 deals.
    """
    for worth in WIN_WORTHS:
        yield worth, bot_match(rules, players, Verein(win=worth), range(TRYING, TRYING + deals))


def bot_match(rules: RuleSet, players: int, one: Bot, seeds: Sequence[int]) -> Result:
    """Return the result of a bot against bots of level 2.

    Each deal is played once per seat, with the bot in that seat.
    """
    wins, differences = 0, []
    sign = -1 if rules.scoring is Scoring.OWN_HAND else 1
    for seed in seeds:
        difference = 0.0
        for own in range(1, players + 1):
            rng = Random(seed)  # noqa: S311 - must be repeatable
            pack = tuple(rng.sample(rules.pack, len(rules.pack)))
            table = {
                Seat(seat): Player(
                    one if seat == own else Stammtisch(),
                    Random(seed * players + seat),  # noqa: S311
                    BUDGET_SECONDS,
                    counted=True,
                )
                for seat in range(1, players + 1)
            }
            start = shuffled_game(rules, Mode.ASSIST, seats=players, dealer=Seat(1), pack=pack)
            end = play_out(fold(start), table, rng)
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


def _deviations(rules: RuleSet, steps: WeightSet) -> list[int]:
    """Return a standard deviation for each weight: 0 if the rules never use the weight."""
    if rules.open_card is OpenCard.USED:
        steps = replace(steps, take=0, next_known=0)
    unused = WeightSet(*(0 for _ in _row(steps, steps)[: len(_row(steps, steps)) // 2]))
    return _row(steps if rules.opening_points else unused, steps)


def main() -> None:
    """Tune and show the progress, then print the weights and their results on fresh deals."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rules")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=18)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wins", action="store_true", help="measure worths of a win instead")
    args = parser.parse_args()
    rules = find_preset(args.rules).rules
    if args.wins:
        for worth, result in try_win_worths(rules, args.players, deals=args.deals):
            spread = f"{result.points:+.3f} ± {1.96 * result.error:.3f}"
            print(f"a win counts {worth}: {100 * result.wins:.1f} % {spread}", flush=True)
        return
    tuner = Tuner(rules, args.players, deals=args.deals, seed=args.seed)
    first = weights = verein_weights(rules)
    for generation, weights in tuner.evolve(first, args.generations, args.population):
        against = tuner.fitness(weights, first, range(TRYING, TRYING + 300))
        print(f"{generation + 1} of {args.generations}: {against:+.3f}", file=sys.stderr)
    weights = tuner.choose(weights)
    print(weights)
    for name, others in (("greedy", None), ("the previous weights", first)):
        result = tuner.confirm(weights, others, 10_000)
        spread = f"{result.points:+.3f} ± {1.96 * result.error:.3f}"
        print(f"against {name}: {100 * result.wins:.1f} % {spread}")


if __name__ == "__main__":
    main()
