"""What is played: which bots, by which rules, at which table, from which seed.

Every deal is played several times with the same pack, the candidate in each seat once. What chance
brings depends on the seed, the number of the deal and the seat, and on nothing else: not on who
plays where, nor on who computes it or when.
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
from romme.rules.options import Scoring
from romme.rules.ruleset import BadRules, RuleSet, RuleSetProblem

PAIR: Final = 2
"""Two bots are one pairing; two players sit at the smallest table."""


class ClockKind(Enum):
    """How the time for a decision is measured."""

    COUNTED = "counted"
    """In looks at the clock: the same moves on any machine."""
    REAL = "real"
    """In seconds: a faster machine thinks further, and no two runs are the same."""


class Pairing(NamedTuple):
    """One bot, the candidate, against a table full of another; both as places in the list."""

    candidate: int
    opponent: int


class GameResult(NamedTuple):
    """One game, as it comes back from whoever played it."""

    winner: int
    """The seat; 0 when nobody has won."""
    scores: tuple[int, ...]
    """By seat, as the rules count them."""


DealResults: TypeAlias = tuple[GameResult, ...]
"""The games of one deal, pairing by pairing, the candidate in seat 1, 2 and so on."""


class TooFewBots(ValueError):  # noqa: N818 - named for what is wrong
    """A contest takes two."""


@dataclass(frozen=True)  # not slotted: what is derived is kept
class Contest:
    """Everything on which the results depend.

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
        """Refuse a table that these rules do not know."""
        if len(self.bots) < PAIR:
            raise TooFewBots(self.bots)
        least, most = player_range(self.rules)
        if not least <= self.players <= most:
            raise BadRules(RuleSetProblem.PLAYERS, have=self.players, least=least, most=most)

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Who meets whom.

        Of two bots the first is the candidate. Of more, every bot meets every other: once where
        two play, else in both roles, for one against two is not two against one.
        """
        numbers = range(len(self.bots))
        if len(self.bots) == PAIR or self.players == PAIR:
            return tuple(Pairing(*pair) for pair in combinations(numbers, 2))
        return tuple(Pairing(*pair) for pair in permutations(numbers, 2))

    @property
    def games(self) -> int:
        """How many games belong to a deal."""
        return len(self.pairings) * self.players

    @property
    def chance(self) -> float:
        """The share of games that a bot among equals wins."""
        return 1 / self.players

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the order in which they play; the last one deals."""
        return tuple(Seat(number) for number in range(1, self.players + 1))

    def seatings(self) -> Iterator[tuple[str, ...]]:
        """Who sits where, by seat, for each game of a deal."""
        for candidate, opponent in self.pairings:
            for seat in self.seats:
                yield tuple(
                    self.bots[candidate if other == seat else opponent] for other in self.seats
                )

    def pack(self, deal: int) -> Cards:
        """The pack of a deal, shuffled and cut; the same in all of its games."""
        return tuple(self._chance(deal, "pack").sample(self.rules.pack, len(self.rules.pack)))

    def shuffles(self, deal: int) -> Random:
        """Whatever is shuffled in the course of a game."""
        return self._chance(deal, "shuffles")

    def thoughts(self, deal: int, seat: Seat) -> Random:
        """The chance that the bot in a seat may use.

        It goes with the seat, not with the bot: so two bots that decide alike play the same game
        whichever of them sits there, and what is left between them is what they do differently.
        """
        return self._chance(deal, f"seat {seat}")

    def _chance(self, deal: int, what: str) -> Random:
        # Seeded with a text, Random hashes it: no two streams have anything to do with each other.
        return Random(f"{self.seed}/{deal}/{what}")  # noqa: S311 - no secret


def player_range(rules: RuleSet) -> tuple[int, int]:
    """The fewest and the most who can play one game.

    Where the dealer of four sits out, three play, as at a table of three.

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
    """What a game was worth to each seat: more is better, also where points count against."""
    if contest.rules.scoring is Scoring.OWN_HAND:
        return tuple(-score for score in result.scores)
    return result.scores
