"""The points of a list (Spielliste), computed from its entries (T11-T13).

The keeper of the list enters who finished and how, and the card points of the others. Rating
points, crosses, sums and check totals are computed from these entries; none of them is stored.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import assert_never

from romme.engine import match as engine
from romme.engine.match import Match, ScoreEntry, Sum
from romme.engine.scoring import rating_of_hand, rating_of_winner
from romme.engine.state import Outcome, Seat
from romme.melds import Points
from romme.rules.options import CrossPoints, ThrownInAgain
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.sheet import Sheet, ThrownInHand, WrittenLine, deals
from romme.tournament.values import Count, Hand, Line


def rate_hand(rules: RuleSet, count: Count) -> ScoreEntry:
    """Rating points and card points of a player left with cards (T12, T13)."""
    opened = count.hand is Hand.OPENED
    points = Points(count.card_points)
    return ScoreEntry(rating_of_hand(rules, points, opened=opened), points)


def rate_thrown_in(rules: RuleSet, count: Count, time: int) -> ScoreEntry:
    """Rating points and card points of a hand thrown in before it was counted (T15).

    The hand counts as the next worse class: it gets one rating point less and, if such a class
    exists, the fewest card points of that class. `time` is the number of hands that the player has
    thrown in so far. From the second one on, another rating point may be deducted.
    """
    match count.hand:
        case Hand.OPENED:
            bands = rules.rating_opened
        case Hand.UNOPENED:
            bands = rules.rating_unopened
        case _:
            assert_never(count.hand)
    limit = next((limit for limit, _ in bands if count.card_points <= limit), None)
    card_points = count.card_points if limit is None else limit + 1
    again = time > 1 and rules.thrown_in_again is ThrownInAgain.ONE_MORE
    off = 2 if again else 1
    return ScoreEntry(rate_hand(rules, count).score - off, card_points)


def score_entries(rules: RuleSet, written: WrittenLine) -> tuple[ScoreEntry | None, ...]:
    """The points of each seat for a game (T12), or None for a seat that did not play."""
    line = written.line
    thrown = {one.seat: one for one in written.thrown_in}
    return tuple(
        _entry(rules, line, seat, thrown.get(seat)) for seat in range(1, len(line.counts) + 1)
    )


def _entry(rules: RuleSet, line: Line, seat: int, thrown: ThrownInHand | None) -> ScoreEntry | None:
    if seat == line.winner:
        return ScoreEntry(rating_of_winner(rules, line.ending), 0)
    count = line.counts[seat - 1]
    if count is None:
        return None
    rated = rate_hand(rules, count) if thrown is None else rate_thrown_in(rules, count, thrown.time)
    if rated.is_cross and rules.cross_points is CrossPoints.LEFT_OUT:
        return replace(rated, card_points=0)
    return rated


def as_match(rules: RuleSet, sheet: Sheet) -> Match:
    """Convert the list to a match of the engine, which adds up the columns (T13)."""
    lines = tuple(
        engine.ScoreRow(Seat(deal.dealer), _outcome(rules, written))
        for deal, written in zip(deals(rules, sheet), sheet.lines, strict=False)
    )
    return Match(rules, len(sheet.seats), engine.Series(sheet.rounds), lines=lines)


def _outcome(rules: RuleSet, written: WrittenLine) -> Outcome:
    found = score_entries(rules, written)
    return Outcome(
        ending=written.line.ending,
        winner=None if written.line.winner is None else Seat(written.line.winner),
        card_points=tuple(Points(0 if one is None else one.card_points) for one in found),
        scores=tuple(None if one is None else one.score for one in found),
    )


def sums(rules: RuleSet, sheet: Sheet) -> tuple[Sum, ...]:
    """Totals at the foot of the list, by seat (T13)."""
    return as_match(rules, sheet).sums


def games_played(sheet: Sheet, seat: int) -> int:
    """Number of games a seat has played, not counting those it sat out."""
    return sum(
        written.line.winner == seat or written.line.counts[seat - 1] is not None
        for written in sheet.lines
    )


@dataclass(frozen=True, slots=True)
class CheckTotal:
    """Rating points (net of minus points) and card points, each summed over all seats."""

    rating: int
    card_points: int


def check_by_line(rules: RuleSet, sheet: Sheet) -> tuple[CheckTotal, ...]:
    """The check total of each game. The sum over all games must equal `check_of_foot`."""
    found: list[CheckTotal] = []
    for written in sheet.lines:
        there = [one for one in score_entries(rules, written) if one is not None]
        rating = sum(one.score for one in there)
        found.append(CheckTotal(rating, sum(one.card_points for one in there)))
    return tuple(found)


def check_of_foot(rules: RuleSet, sheet: Sheet) -> CheckTotal:
    """The check total computed from the column totals at the foot of the list."""
    foot = sums(rules, sheet)
    return CheckTotal(sum(one.total for one in foot), sum(one.card_points for one in foot))


def line_from_outcome(outcome: Outcome, opened: Collection[int]) -> Line:
    """Build the line of a game played on the server. `opened` lists the seats that had opened."""
    counts = tuple(
        None
        if score is None or seat == outcome.winner
        else Count(points, Hand.OPENED if seat in opened else Hand.UNOPENED)
        for seat, (score, points) in enumerate(
            zip(outcome.scores, outcome.card_points, strict=True), start=1
        )
    )
    return Line(outcome.ending, outcome.winner, counts)
