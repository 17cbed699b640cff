"""A match: a sequence of games, with its dealers, its length, its score list and its standings.

A match ends after an agreed number of games, when a player reaches a target score (K1, K15), or
after a series of whole rounds (V4.1). Its score list has a row for each game, as on paper (T13).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from romme.engine.state import Cards, Ending, Outcome, Seat
from romme.rules.bad_rules import BadRules, RuleSetProblem
from romme.rules.options import CrossPoints, Mode, Scoring
from romme.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from romme.engine.events import Event

SEAT_ONE: Final = Seat(1)
MOST_GAMES: Final = 1000
MOST_POINTS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Games:
    """The length of a match that consists of `number` games (K1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Target:
    """The length of a match that ends when a player reaches `points` points (K1)."""

    points: int


@dataclass(frozen=True, slots=True)
class Series:
    """The length of a match of `rounds` rounds, in each of which every seat deals once (V4.1)."""

    rounds: int


Length: TypeAlias = Games | Target | Series


class MatchOver(ValueError):  # noqa: N818 - named for what is wrong
    """The match is over, so no more games can be started or added to its score list (K15, V4.1)."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One game on the score list of a match."""

    dealer: Seat
    outcome: Outcome

    def entry(self, seat: Seat) -> ScoreEntry | None:
        """Return a seat's entry, or None for a dealer who sat out (T12)."""
        score = self.outcome.scores[seat - 1]
        if score is None:
            return None
        return ScoreEntry(score, self.outcome.card_points[seat - 1])


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """A player's score and card points in one game, as entered on the score list (T13)."""

    score: int
    card_points: int

    @property
    def is_cross(self) -> bool:
        """Whether the score is negative: it is entered as a cross (T13)."""
        return self.score < 0


@dataclass(frozen=True, slots=True)
class Sum:
    """The totals of a player's column on the score list (T13, T14)."""

    seat: Seat
    plus: int
    minus: int
    crosses: int
    card_points: int

    @property
    def total(self) -> int:
        """The plus points less the minus points (T14)."""
        return self.plus - self.minus


@dataclass(frozen=True, slots=True)
class StandingPlace:
    """A player's place in the standings. Tied players share a place."""

    place: int
    sum: Sum


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the games played so far, and the agreed length."""

    rules: RuleSet
    seats: int
    length: Length
    first_dealer: Seat = SEAT_ONE
    """Seat 1 in a series (V4.1); in a family match the caller draws it at random (K3)."""
    lines: tuple[ScoreRow, ...] = ()
    lot: tuple[Seat, ...] = ()
    """The seats in the order drawn by lot to break ties (T14); empty if none was drawn."""

    def __post_init__(self) -> None:
        """Raise `BadRules` if the length or the number of seats is out of range."""
        self.rules.check_seats(self.seats)
        match self.length:
            case Games(number):
                _check("games", number, MOST_GAMES)
            case Target(points):
                _check("target", points, MOST_POINTS)
            case Series(rounds):
                _check("rounds", rounds, MOST_GAMES // self.seats)
            case _:
                assert_never(self.length)

    @classmethod
    def series(cls, rules: RuleSet, seats: int) -> Match:
        """Return a series of the default length: 20 games for four seats, 15 for three (V4.1)."""
        return cls(rules, seats, Series(rules.rounds))

    @property
    def dealer(self) -> Seat:
        """The dealer of the next game. The deal passes to the left (K3, V4.1)."""
        return Seat((self.first_dealer - 1 + len(self.lines)) % self.seats + 1)

    @property
    def games_left(self) -> int | None:
        """The number of games still to be played, or None in a match to a target score."""
        match self.length:
            case Games(number):
                return number - len(self.lines)
            case Series(rounds):
                return rounds * self.seats - len(self.lines)
            case Target():
                return None
            case _:
                assert_never(self.length)

    @property
    def is_over(self) -> bool:
        """Whether all games are played or a player has reached the target score (K15, V4.1)."""
        if isinstance(self.length, Target):
            return any(column.total >= self.length.points for column in self.sums)
        return self.games_left == 0

    @property
    def sums(self) -> tuple[Sum, ...]:
        """The totals of all players, by seat."""
        return tuple(self._sum(Seat(seat)) for seat in range(1, self.seats + 1))

    @property
    def standing(self) -> tuple[StandingPlace, ...]:
        """The players with their places, best first.

        With rating points, ties are broken by fewer card points, then by lot (T14). Otherwise only
        the points count, and tied players share a place (K15).
        """
        ranked = sorted(self.sums, key=self._rank)
        keys = [self._rank(column) for column in ranked]
        return tuple(
            StandingPlace(keys.index(key) + 1, column)
            for key, column in zip(keys, ranked, strict=True)
        )

    def next_game(self, mode: Mode, pack: Cards) -> tuple[Event, ...]:
        """Return the first events of the next game. Raise `MatchOver` if the match has ended."""
        from romme.engine.setup import shuffled_game  # noqa: PLC0415 - score lists need no cards

        self._check_open()
        return shuffled_game(self.rules, mode, seats=self.seats, dealer=self.dealer, pack=pack)

    def enter(self, outcome: Outcome) -> Match:
        """Return the match with a game added. A void game is not added but dealt again (V4.10).

        Raise `MatchOver` if the match has ended.
        """
        self._check_open()
        if outcome.ending is Ending.VOID:
            return self
        return replace(self, lines=(*self.lines, ScoreRow(self.dealer, outcome)))

    def draw_lot(self, order: tuple[Seat, ...]) -> Match:
        """Return the match with a lot to break ties; `order` has all seats, best place first (T14).

        Raise `ValueError` unless `order` has every seat once.
        """
        if sorted(order) != list(range(1, self.seats + 1)):
            msg = f"a lot must name every seat once, not {order}"
            raise ValueError(msg)
        return replace(self, lot=order)

    def _check_open(self) -> None:
        if self.is_over:
            raise MatchOver(f"all games of {self.length} are played")

    def _sum(self, seat: Seat) -> Sum:
        entries = [entry for line in self.lines if (entry := line.entry(seat)) is not None]
        rated = self.rules.scoring is Scoring.RATING
        only_crosses = rated and self.rules.cross_points is CrossPoints.LEFT_OUT
        left_out = [entry for entry in entries if entry.is_cross and only_crosses]
        return Sum(
            seat=seat,
            plus=sum(entry.score for entry in entries if not entry.is_cross),
            minus=-sum(entry.score for entry in entries if entry.is_cross),
            crosses=sum(entry.is_cross for entry in entries) if rated else 0,
            card_points=sum(entry.card_points for entry in entries if entry not in left_out),
        )

    def _rank(self, column: Sum) -> tuple[int, ...]:
        match self.rules.scoring:
            case Scoring.WINNER_TAKES_ALL | Scoring.WINNER_AND_LOSERS:
                return (-column.total,)
            case Scoring.OWN_HAND:
                return (column.total,)
            case Scoring.RATING:
                drawn = self.lot.index(column.seat) if self.lot else 0
                return (-column.total, column.card_points, drawn)
            case _:
                assert_never(self.rules.scoring)


def _check(what: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise BadRules(RuleSetProblem.OUT_OF_RANGE, option=what, value=value, least=1, most=most)
