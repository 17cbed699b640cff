"""Definition of a contest: the bots, the rules, the table and the seed.

A contest consists of pairings: one bot, the candidate, plays against another that takes all other
seats. In each pairing, every deal is played once with the candidate in each seat, always with the
same pack. Random numbers depend only on the seed, the number of the deal and the seat. They do not
depend on which bot sits where, nor on which machine computes the game or when.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple, TypeAlias

from romme.engine.state import Cards, Seat
from romme.rules.bad_rules import BadRules, RuleSetProblem
from romme.rules.options import Scoring
from romme.rules.ruleset import RuleSet

PAIR: Final = 2
"""Number of bots in a pairing, and of players at the smallest table."""


class ClockKind(Enum):
    """How the time for a decision is measured."""

    COUNTED = "counted"
    """Time is measured in clock reads, so the bots make the same moves on every machine."""
    REAL = "real"
    """Time is measured in seconds: bots search further on a faster machine, and runs differ."""


class Pairing(NamedTuple):
    """A candidate and the bot in all other seats; both are indices into the list of bots."""

    candidate: int
    opponent: int


class GameResult(NamedTuple):
    """The result of one game, as a worker returns it."""

    winner: int
    """The seat of the winner; 0 if nobody won."""
    scores: tuple[int, ...]
    """Scores by seat, as the rules count them."""


DealResults: TypeAlias = tuple[GameResult, ...]
"""The results of a deal: for each pairing, one game with the candidate in each of the seats."""


class TooFewBots(ValueError):  # noqa: N818 - named for what is wrong
    """A contest needs at least two bots."""


@dataclass(frozen=True)  # not slotted: derived values are cached
class Contest:
    """The settings that determine the results of a contest.

    >>> from romme.rules import find_preset
    >>> Contest(("a", "b", "c"), find_preset("turnier").rules, players=3).games
    18
    """

    bots: tuple[str, ...]
    rules: RuleSet
    players: int
    seed: int = 1
    seconds: float = 1.0
    """The time for one decision."""
    clock: ClockKind = ClockKind.COUNTED

    def __post_init__(self) -> None:
        """Raise `TooFewBots` for fewer than two bots, `BadRules` if `players` is out of range."""
        if len(self.bots) < PAIR:
            raise TooFewBots(self.bots)
        least, most = player_range(self.rules)
        if not least <= self.players <= most:
            raise BadRules(RuleSetProblem.PLAYERS, have=self.players, least=least, most=most)

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """The pairings of the contest.

        With two bots, the first is the candidate. With more bots at a table of two, every pair of
        bots forms one pairing. At a larger table the opponent plays all seats but one, so every
        pair forms two pairings: each bot is the candidate once.
        """
        numbers = range(len(self.bots))
        if len(self.bots) == PAIR or self.players == PAIR:
            return tuple(Pairing(*pair) for pair in combinations(numbers, 2))
        return tuple(Pairing(*pair) for pair in permutations(numbers, 2))

    @property
    def games(self) -> int:
        """Number of games per deal."""
        return len(self.pairings) * self.players

    @property
    def chance(self) -> float:
        """The share of wins to expect if all bots are equally strong."""
        return 1 / self.players

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the order in which they play; the last one deals."""
        return tuple(Seat(number) for number in range(1, self.players + 1))

    def seatings(self) -> Iterator[tuple[str, ...]]:
        """Yield the names of the bots in seat order, once for each game of a deal."""
        for candidate, opponent in self.pairings:
            for seat in self.seats:
                yield tuple(
                    self.bots[candidate if other == seat else opponent] for other in self.seats
                )

    def pack(self, deal: int) -> Cards:
        """The shuffled pack of a deal, the same in all of its games."""
        return tuple(self._chance(deal, "pack").sample(self.rules.pack, len(self.rules.pack)))

    def shuffles(self, deal: int) -> Random:
        """Return a new random generator for the shuffles during a game of this deal."""
        return self._chance(deal, "shuffles")

    def thoughts(self, deal: int, seat: Seat) -> Random:
        """Return a new random generator for the bot in a seat.

        The generator belongs to the seat, not to the bot. So two bots that decide alike play the
        same game in that seat, and only different decisions lead to different games.
        """
        return self._chance(deal, f"seat {seat}")

    def _chance(self, deal: int, what: str) -> Random:
        # Random hashes a text seed, so the streams are independent.
        return Random(f"{self.seed}/{deal}/{what}")  # noqa: S311 - no secret


def player_range(rules: RuleSet) -> tuple[int, int]:
    """Return the fewest and the most players of one game.

    Tables where the dealer sits out do not count.

    >>> from romme.rules import find_preset
    >>> player_range(find_preset("klassik").rules), player_range(find_preset("turnier").rules)
    ((2, 6), (3, 3))
    """
    possible = [
        seats for seats in range(2, rules.most_players + 1) if _everyone_plays(rules, seats)
    ]
    return possible[0], possible[-1]


def _everyone_plays(rules: RuleSet, seats: int) -> bool:
    try:
        rules.check_seats(seats)
    except BadRules:
        return False
    return not rules.sits_out(seats)


def points(contest: Contest, result: GameResult) -> tuple[int, ...]:
    """Return each seat's points, negated if the rules count points against, so more is better."""
    if contest.rules.scoring is Scoring.OWN_HAND:
        return tuple(-score for score in result.scores)
    return result.scores
