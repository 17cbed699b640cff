"""The list (Spielliste): what may be entered, and what is computed from it (T11-T13).

Who keeps the list enters who finished, how, and the card points of the others. Rating points,
crosses, sums and check totals follow; none of them is stored.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import assert_never

from romme.engine import match as engine
from romme.engine.match import Entry, Match, Sum
from romme.engine.scoring import rating_of_hand, rating_of_winner
from romme.engine.state import Ending, Outcome, Seat
from romme.melds import Points
from romme.rules.citing import Cited
from romme.rules.clauses import Clause
from romme.rules.options import Superromme
from romme.rules.ruleset import RuleSet
from romme.tournament.refusals import Refusal, Refused, cited, quoted
from romme.tournament.sheet import Deal, Sheet, ThrownIn, Written, deals
from romme.tournament.values import MOST_CARD_POINTS, UNDECIDED, WON, Count, Hand, Line

# --- scoring -------------------------------------------------------------------------------------


def rated(rules: RuleSet, count: Count) -> Entry:
    """Both figures of somebody who was left with cards (T12, T13)."""
    opened = count.hand is Hand.OPENED
    points = Points(count.card_points)
    return Entry(rating_of_hand(rules, points, opened=opened), points)


def thrown_in(rules: RuleSet, count: Count, time: int) -> Entry:
    """Both figures of a hand that was thrown in before it was counted (T15).

    It counts as the next worse class: one rating point less, and as card points the fewest of that
    class, where there is one. A second time and ever after one more rating point comes off.
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
    off = 1 if time <= 1 else 2
    return Entry(rated(rules, count).score - off, card_points)


def entries(rules: RuleSet, written: Written) -> tuple[Entry | None, ...]:
    """What stands under each seat; nothing for whoever did not play (T12)."""
    line = written.line
    thrown = {one.seat: one for one in written.thrown_in}
    return tuple(
        _entry(rules, line, seat, thrown.get(seat)) for seat in range(1, len(line.counts) + 1)
    )


def _entry(rules: RuleSet, line: Line, seat: int, thrown: ThrownIn | None) -> Entry | None:
    if seat == line.winner:
        return Entry(rating_of_winner(rules, line.ending), 0)
    count = line.counts[seat - 1]
    if count is None:
        return None
    return rated(rules, count) if thrown is None else thrown_in(rules, count, thrown.time)


def as_match(rules: RuleSet, sheet: Sheet) -> Match:
    """The list as the engine keeps one: it adds up the columns (T13)."""
    lines = tuple(
        engine.Line(Seat(deal.dealer), _outcome(rules, written))
        for deal, written in zip(deals(rules, sheet), sheet.lines, strict=False)
    )
    return Match(rules, len(sheet.seats), engine.Series(sheet.rounds), lines=lines)


def _outcome(rules: RuleSet, written: Written) -> Outcome:
    found = entries(rules, written)
    return Outcome(
        ending=written.line.ending,
        winner=None if written.line.winner is None else Seat(written.line.winner),
        card_points=tuple(Points(0 if one is None else one.card_points) for one in found),
        scores=tuple(None if one is None else one.score for one in found),
    )


def sums(rules: RuleSet, sheet: Sheet) -> tuple[Sum, ...]:
    """The foot of the list, by seat (T13)."""
    return as_match(rules, sheet).sums


def games_played(sheet: Sheet, seat: int) -> int:
    """In how many games a seat has played, not counting those it sat out."""
    return sum(
        written.line.winner == seat or written.line.counts[seat - 1] is not None
        for written in sheet.lines
    )


@dataclass(frozen=True, slots=True)
class CheckTotal:
    """Rating points (minus points taken off) and card points of all seats together."""

    rating: int
    card_points: int


def check_by_line(rules: RuleSet, sheet: Sheet) -> tuple[CheckTotal, ...]:
    """The check total of each game: added up, they must be that of the foot."""
    found: list[CheckTotal] = []
    for written in sheet.lines:
        there = [one for one in entries(rules, written) if one is not None]
        rating = sum(one.score for one in there)
        found.append(CheckTotal(rating, sum(one.card_points for one in there)))
    return tuple(found)


def check_of_foot(rules: RuleSet, sheet: Sheet) -> CheckTotal:
    """The check total of the sums."""
    foot = sums(rules, sheet)
    return CheckTotal(sum(one.total for one in foot), sum(one.card_points for one in foot))


def line_of(outcome: Outcome, opened: Collection[int]) -> Line:
    """The line of a game that was played at a table of the house."""
    counts = tuple(
        None
        if score is None or seat == outcome.winner
        else Count(points, Hand.OPENED if seat in opened else Hand.UNOPENED)
        for seat, (score, points) in enumerate(
            zip(outcome.scores, outcome.card_points, strict=True), start=1
        )
    )
    return Line(outcome.ending, outcome.winner, counts)


# --- what may be entered -------------------------------------------------------------------------


def check_line(rules: RuleSet, sheet: Sheet, game: int, line: Line) -> None:
    """Refuse a line that this game cannot have had: who played is known beforehand (T2, V4.1)."""
    order = deals(rules, sheet)
    if not 1 <= game <= len(order):
        raise Refused(Refusal.NO_GAME, game=game, games=len(order))
    deal = order[game - 1]
    if len(line.counts) != len(sheet.seats):
        raise Refused(Refusal.SEATS_OF_LINE, seats=len(sheet.seats), have=len(line.counts))
    _check_ending(rules, deal, line)
    for seat in range(1, len(sheet.seats) + 1):
        _check_count(rules, deal, line, seat)


def _check_ending(rules: RuleSet, deal: Deal, line: Line) -> None:
    ending = line.ending
    finished = quoted(rules, Clause.T10, Clause.V6_1)
    if ending is Ending.SUPER and rules.superromme is Superromme.NO:
        by = cited(rules, "superromme", sheet=Clause.T10, association=Clause.V6_1)
        raise Refused(Refusal.NO_ENDING, clause=by, ending=ending.value)
    if ending not in WON and ending not in UNDECIDED:
        raise Refused(Refusal.NO_ENDING, clause=finished, ending=ending.value)
    if ending in WON and line.winner is None:
        raise Refused(Refusal.WINNER_MISSING, clause=finished, ending=ending.value)
    if ending in UNDECIDED and line.winner is not None:
        used_up = quoted(rules, Clause.T5, Clause.V6_3)
        raise Refused(Refusal.WINNER_TOO_MANY, clause=used_up, ending=ending.value)
    if line.winner is not None and line.winner not in deal.playing:
        raise _sits_out(rules, deal, line.winner)


def _sits_out(rules: RuleSet, deal: Deal, seat: int) -> Refused:
    """Say that somebody did not play: the dealer (T2, V1.2), or a player who has left."""
    clause: Cited = quoted(rules, Clause.T2, Clause.V1_2)
    if seat == deal.dealer:
        clause = cited(rules, "seating", sheet=Clause.T2, association=Clause.V1_2)
    return Refused(Refusal.SITS_OUT, clause=clause, seat=seat)


def _check_count(rules: RuleSet, deal: Deal, line: Line, seat: int) -> None:
    """All who played but the winner are counted, nobody else (T11, V6.2, V6.3)."""
    count = line.counts[seat - 1]
    counted = seat in deal.playing and seat != line.winner
    counting = quoted(rules, Clause.T11, Clause.V6_2)
    if counted and count is None:
        raise Refused(Refusal.COUNT_MISSING, clause=counting, seat=seat)
    if count is None:
        return
    if seat not in deal.playing:
        raise _sits_out(rules, deal, seat)
    if not counted:
        raise Refused(Refusal.COUNT_TOO_MANY, clause=counting, seat=seat)
    if not 0 <= count.card_points <= MOST_CARD_POINTS:
        raise Refused(
            Refusal.CARD_POINTS,
            clause=counting,
            seat=seat,
            value=count.card_points,
            most=MOST_CARD_POINTS,
        )


class Doubt(Enum):
    """What is hardly possible with real cards, and should be asked about before it is taken."""

    NO_CARDS = "no-cards"
    """Who is left with cards has more points than that."""
    TOO_FEW_UNOPENED = "too-few-unopened"
    """Who has not opened holds all cards, and they count more."""
    TOO_MANY = "too-many"
    """No hand of the right size counts so much."""


@dataclass(frozen=True, slots=True)
class Doubtful:
    """A doubt about the figure of a seat."""

    seat: int
    doubt: Doubt


def doubts(rules: RuleSet, line: Line) -> tuple[Doubtful, ...]:
    """What looks mistyped in a line; none of it is forbidden (T3 lets hands have any size)."""
    least, unopened, most = _bounds(rules)
    found: list[Doubtful] = []
    for seat, count in enumerate(line.counts, start=1):
        if count is None:
            continue
        if count.card_points < least:
            found.append(Doubtful(seat, Doubt.NO_CARDS))
        elif count.hand is Hand.UNOPENED and count.card_points < unopened:
            found.append(Doubtful(seat, Doubt.TOO_FEW_UNOPENED))
        elif count.card_points > most:
            found.append(Doubtful(seat, Doubt.TOO_MANY))
    return tuple(found)


@cache
def _bounds(rules: RuleSet) -> tuple[int, int, int]:
    """Fewest points of one card, fewest and most of a whole hand."""
    points = sorted(rules.card_points(card) for card in rules.pack)
    size = rules.hand_size(3)
    return points[0], sum(points[:size]), sum(points[-size:])


# --- two lists -----------------------------------------------------------------------------------


class Part(Enum):
    """Where two lists differ."""

    ENDING = "ending"
    WINNER = "winner"
    CARD_POINTS = "card-points"
    HAND = "hand"
    COUNTED = "counted"


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where the control list says something else; seat 0 = the whole line."""

    game: int
    seat: int
    part: Part


def differences(sheet: Sheet) -> tuple[Difference, ...]:
    """Compare list and control list line by line, as far as both go."""
    found: list[Difference] = []
    for game, (written, control) in enumerate(
        zip(sheet.lines, sheet.control, strict=False), start=1
    ):
        line = written.line
        if line.ending is not control.ending:
            found.append(Difference(game, 0, Part.ENDING))
        if line.winner != control.winner:
            found.append(Difference(game, 0, Part.WINNER))
        for seat, (one, other) in enumerate(zip(line.counts, control.counts, strict=True), start=1):
            found.extend(Difference(game, seat, part) for part in _differs(one, other))
    return tuple(found)


def _differs(one: Count | None, other: Count | None) -> list[Part]:
    if one is None or other is None:
        return [] if one is other else [Part.COUNTED]
    parts: list[Part] = []
    if one.card_points != other.card_points:
        parts.append(Part.CARD_POINTS)
    if one.hand is not other.hand:
        parts.append(Part.HAND)
    return parts
