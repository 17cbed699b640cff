"""Figures as they stand on a printed list: rating points and card points, seat by seat (T13).

Who finished and who had opened follows from the two figures. Figures that contradict each other, or
the sums of the list, are reported with the seat and both values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from romme.engine.scoring import rating_of_winner
from romme.engine.state import Ending
from romme.rules.options import Superromme
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.checks import undecided_endings
from romme.tournament.lists.points import rate_hand, sums
from romme.tournament.lists.sheet import Sheet
from romme.tournament.values import WON_ENDINGS, Count, Hand, Line, Venue


@dataclass(frozen=True, slots=True)
class PrintedCell:
    """The figures of one seat in one game."""

    seat: int
    rating: int | None
    """The rating points; None if they are left out."""
    card_points: int
    """The card points; 0 for the player who finished."""
    unopened: bool = False
    """Whether it is said that the player had not opened."""


class PrintedMismatch(ValueError):  # noqa: N818 - named for what is wrong
    """Rating points that do not fit the card points of a seat."""

    def __init__(self, seat: int, typed: int, computed: tuple[int, ...]) -> None:
        super().__init__(seat, typed, computed)
        self.seat = seat
        self.typed = typed
        self.computed = computed
        """The rating points that are possible with these card points."""


def read_printed(rules: RuleSet, seats: int, cells: Sequence[PrintedCell]) -> Line:
    """Return the line that these figures mean. `seats` is the number of seats at the table.

    Raise `PrintedMismatch` if rating points do not fit the cards, or if two seats finished.

    >>> from romme.rules import find_preset
    >>> cells = (PrintedCell(1, 5, 0), PrintedCell(2, 2, 12), PrintedCell(3, -1, 104))
    >>> read_printed(find_preset("turnier").rules, 3, cells).counts[2]
    Count(card_points=104, hand=<Hand.UNOPENED: 'unopened'>)
    """
    counts: list[Count | None] = [None] * seats
    winner: int | None = None
    ending = undecided_endings(rules, Venue.HALL)[0]
    for cell in cells:
        if cell.card_points:
            counts[cell.seat - 1] = _count(rules, cell)
            continue
        won = _ending(rules, cell)
        if won is None or winner is not None:
            raise PrintedMismatch(cell.seat, cell.rating or 0, ())
        winner, ending = cell.seat, won
    return Line(ending, winner, tuple(counts))


def _ending(rules: RuleSet, cell: PrintedCell) -> Ending | None:
    """Return the ending with the rating points of the player who finished, or None."""
    if cell.rating is None:
        return Ending.ROMME
    return next(
        (
            one
            for one in WON_ENDINGS
            if rating_of_winner(rules, one) == cell.rating
            and (one is not Ending.SUPER or rules.superromme is not Superromme.NO)
        ),
        None,
    )


def _count(rules: RuleSet, cell: PrintedCell) -> Count:
    hands = (Hand.UNOPENED,) if cell.unopened else (Hand.OPENED, Hand.UNOPENED)
    possible = [Count(cell.card_points, hand) for hand in hands]
    rated = [rate_hand(rules, one).score for one in possible]
    if cell.rating is None:
        return possible[0]
    if cell.rating not in rated:
        raise PrintedMismatch(cell.seat, cell.rating, tuple(rated))
    return possible[rated.index(cell.rating)]


@dataclass(frozen=True, slots=True)
class WrongSum:
    """A column sum on the paper that differs from the list."""

    seat: int
    is_rating: bool
    """Whether it is the sum of the rating points, or else of the card points."""
    typed: int
    computed: int


def wrong_sums(
    rules: RuleSet, sheet: Sheet, typed: Sequence[tuple[int, int | None]]
) -> Iterator[WrongSum]:
    """Yield the sums that differ: rating points and, unless None, card points of each seat."""
    for foot, (rating, cards) in zip(sums(rules, sheet), typed, strict=False):
        if rating != foot.total:
            yield WrongSum(foot.seat, is_rating=True, typed=rating, computed=foot.total)
        if cards is not None and cards != foot.card_points:
            yield WrongSum(foot.seat, is_rating=False, typed=cards, computed=foot.card_points)
