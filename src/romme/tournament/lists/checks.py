"""Check list entries for impossible lines and for counts that look mistyped."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from romme.engine.state import Ending
from romme.rules.citing import Cited
from romme.rules.clauses import Clause
from romme.rules.options import StockEnd, Superromme
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.sheet import ScheduledGame, Sheet, deals
from romme.tournament.model import Tournament
from romme.tournament.refusals import (
    TournamentRefusal,
    TournamentRefused,
    clause_in_play,
    clause_or_house_rule,
)
from romme.tournament.values import (
    MOST_CARD_POINTS,
    UNDECIDED_ENDINGS,
    WON_ENDINGS,
    Hand,
    Line,
    Venue,
)


def undecided_endings(rules: RuleSet, venue: Venue) -> tuple[Ending, ...]:
    """Return the endings without a winner that games can have under these rules (T5, V6.3).

    Where the game ends with the stock, people at a table cannot be blocked. Online, a game in which
    nobody makes progress is also stopped.

    >>> from romme.rules import find_preset
    >>> undecided_endings(find_preset("turnier").rules, Venue.HALL)
    (<Ending.STOCK_USED_UP: 'stock_used_up'>,)
    """
    if rules.stock_end is StockEnd.GAME_ENDS and venue is Venue.HALL:
        return (Ending.STOCK_USED_UP,)
    return UNDECIDED_ENDINGS


def check_line(tournament: Tournament, sheet: Sheet, game: int, line: Line) -> None:
    """Raise `TournamentRefused` for a line that is impossible in this game (T2, V4.1)."""
    rules = tournament.rules
    order = deals(rules, sheet)
    if not 1 <= game <= len(order):
        raise TournamentRefused(TournamentRefusal.NO_GAME, game=game, games=len(order))
    deal = order[game - 1]
    if len(line.counts) != len(sheet.seats):
        raise TournamentRefused(
            TournamentRefusal.SEATS_OF_LINE, seats=len(sheet.seats), have=len(line.counts)
        )
    _check_ending(rules, deal, line, tournament.terms.venue)
    for seat in range(1, len(sheet.seats) + 1):
        _check_count(rules, deal, line, seat)


def _check_ending(rules: RuleSet, deal: ScheduledGame, line: Line, venue: Venue) -> None:
    ending = line.ending
    finished = clause_in_play(rules, Clause.T10, Clause.V6_1)
    if ending is Ending.SUPER and rules.superromme is Superromme.NO:
        by = clause_or_house_rule(rules, "superromme", sheet=Clause.T10, association=Clause.V6_1)
        raise TournamentRefused(TournamentRefusal.NO_ENDING, clause=by, ending=ending.value)
    if ending not in WON_ENDINGS and ending not in UNDECIDED_ENDINGS:
        raise TournamentRefused(TournamentRefusal.NO_ENDING, clause=finished, ending=ending.value)
    if ending in UNDECIDED_ENDINGS and ending not in undecided_endings(rules, venue):
        by = clause_or_house_rule(rules, "stock_end", sheet=Clause.T5, association=Clause.V6_3)
        raise TournamentRefused(TournamentRefusal.NO_ENDING, clause=by, ending=ending.value)
    if ending in WON_ENDINGS and line.winner is None:
        raise TournamentRefused(
            TournamentRefusal.WINNER_MISSING, clause=finished, ending=ending.value
        )
    if ending in UNDECIDED_ENDINGS and line.winner is not None:
        used_up = clause_in_play(rules, Clause.T5, Clause.V6_3)
        raise TournamentRefused(
            TournamentRefusal.WINNER_TOO_MANY, clause=used_up, ending=ending.value
        )
    if line.winner is not None and line.winner not in deal.playing:
        raise _sits_out(rules, deal, line.winner)


def _sits_out(rules: RuleSet, deal: ScheduledGame, seat: int) -> TournamentRefused:
    """Return the refusal of a line whose winner or count belongs to a seat that did not play.

    The dealer at this seat sits out (T2, V1.2), or the player has left.
    """
    clause: Cited = clause_in_play(rules, Clause.T2, Clause.V1_2)
    if seat == deal.dealer:
        clause = clause_or_house_rule(rules, "seating", sheet=Clause.T2, association=Clause.V1_2)
    return TournamentRefused(TournamentRefusal.SITS_OUT, clause=clause, seat=seat)


def _check_count(rules: RuleSet, deal: ScheduledGame, line: Line, seat: int) -> None:
    """Raise `TournamentRefused` if a seat's count is missing, superfluous or out of range.

    Every seat that played needs a count, except the winner's (T11, V6.2, V6.3).
    """
    count = line.counts[seat - 1]
    counted = seat in deal.playing and seat != line.winner
    counting = clause_in_play(rules, Clause.T11, Clause.V6_2)
    if counted and count is None:
        raise TournamentRefused(TournamentRefusal.COUNT_MISSING, clause=counting, seat=seat)
    if count is None:
        return
    if seat not in deal.playing:
        raise _sits_out(rules, deal, seat)
    if not counted:
        raise TournamentRefused(TournamentRefusal.COUNT_TOO_MANY, clause=counting, seat=seat)
    if not 0 <= count.card_points <= MOST_CARD_POINTS:
        raise TournamentRefused(
            TournamentRefusal.CARD_POINTS,
            clause=counting,
            seat=seat,
            value=count.card_points,
            most=MOST_CARD_POINTS,
        )


class Doubt(Enum):
    """Reasons why a count looks mistyped: real cards hardly ever add up to it."""

    NO_CARDS = "no-cards"
    """Fewer points than a single card has, for a player left with cards."""
    TOO_FEW_UNOPENED = "too-few-unopened"
    """Fewer points than any full hand has, for a player who has not opened."""
    TOO_MANY = "too-many"
    """More points than any hand of the right size has."""


@dataclass(frozen=True, slots=True)
class DoubtfulFigure:
    """The seat of a count that looks mistyped, and the reason."""

    seat: int
    doubt: Doubt


def doubts(rules: RuleSet, line: Line) -> tuple[DoubtfulFigure, ...]:
    """Return the counts that look mistyped. They are not refused: T3 permits hands of any size."""
    least, unopened, most = _bounds(rules)
    found: list[DoubtfulFigure] = []
    for seat, count in enumerate(line.counts, start=1):
        if count is None:
            continue
        if count.card_points < least:
            found.append(DoubtfulFigure(seat, Doubt.NO_CARDS))
        elif count.hand is Hand.UNOPENED and count.card_points < unopened:
            found.append(DoubtfulFigure(seat, Doubt.TOO_FEW_UNOPENED))
        elif count.card_points > most:
            found.append(DoubtfulFigure(seat, Doubt.TOO_MANY))
    return tuple(found)


@cache
def _bounds(rules: RuleSet) -> tuple[int, int, int]:
    """Return the points of the lowest card, the lowest full hand and the highest full hand."""
    points = sorted(rules.card_points(card) for card in rules.pack)
    size = rules.hand_size(3)
    return points[0], sum(points[:size]), sum(points[-size:])
