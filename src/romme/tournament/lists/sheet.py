"""The state of a list (Spielliste), and the order in which its games are dealt.

A list stores only its entries; `romme.tournament.lists.points` computes the points.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from romme.rules.clauses import Clause
from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.values import Line

FEWEST_PLAYERS: Final = 3
"""The smallest number of players for a game (V1.1)."""


@dataclass(frozen=True, slots=True)
class ThrownInHand:
    """A hand that was thrown in before it was counted."""

    seat: int
    time: int
    """Number of hands that the player has thrown in so far, including this one."""


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A line on a list, with the seats that entered and confirmed it."""

    line: Line
    entered_by: int
    """The seat that entered the line; 0 = the office, which entered it from paper."""
    confirmed_by: int | None = None
    """The seat that confirmed the count; 0 = the office; None = not confirmed."""
    thrown_in: tuple[ThrownInHand, ...] = ()


@dataclass(frozen=True, slots=True)
class StruckGame:
    """A game that is void: it stays on the list, crossed out."""

    game: int
    written: WrittenLine
    clause: Clause


@dataclass(frozen=True, slots=True)
class Departure:
    """A player who left the table."""

    seat: int
    after: int
    """Number of games that were entered when the player left."""


@dataclass(frozen=True, slots=True)
class Signature:
    """A signature for a seat, given by its player or by the director."""

    seat: int
    reason: str = ""
    """Why the director signed; empty if the player did."""
    by: str = ""


@dataclass(frozen=True, slots=True)
class ListCorrection:
    """A correction of a line of a list, with the line before and after it."""

    game: int
    before: Line
    after: Line
    reason: str
    by: str
    after_signing: bool


@dataclass(frozen=True, slots=True)
class ListIncident:
    """An incident recorded on a list."""

    kind: IncidentKind
    clause: Clause
    consequence: Consequence
    game: int
    seat: int
    struck_from: int
    """The first game that this incident makes void; 0 = none."""
    note: str
    by: str
    time: int = 0
    """Number of hands that the player has thrown in so far (T15); 0 for other incidents."""
    stands: bool = True
    """Whether it still has its consequence. A thrown-in hand may become void or be corrected."""


@dataclass(frozen=True, slots=True)
class EarlyEnding:
    """Why a list was ended before all its games were played, and by whom."""

    reason: str
    """Empty if time was up."""
    by: str


class StepOwner(Enum):
    """The role that may undo a step on a list."""

    TABLE = "table"
    OFFICE = "office"
    DIRECTOR = "director"


@dataclass(frozen=True, slots=True)
class ListStep:
    """The data needed to undo a step: the list before it, and who may undo it."""

    before: Sheet
    owner: StepOwner


@dataclass(frozen=True, slots=True)
class Sheet:
    """The list of one table in one series."""

    seats: tuple[int, ...]
    """Start numbers in seat order; seat 1 keeps the list."""
    rounds: int
    pack_checked: bool = False
    lines: tuple[WrittenLine, ...] = ()
    struck: tuple[StruckGame, ...] = ()
    control: tuple[Line, ...] = ()
    """Lines entered on the control list so far."""
    left: tuple[Departure, ...] = ()
    substituted: tuple[int, ...] = ()
    """Seats taken over by a substitute."""
    ends_after: int | None = None
    """Number of games after which the list ended early; None if it did not."""
    early_ending: EarlyEnding | None = None
    """Set if the office ended the list early, for instance because time was up."""
    signatures: tuple[Signature, ...] = ()
    corrections: tuple[ListCorrection, ...] = ()
    incidents: tuple[ListIncident, ...] = ()
    replays: int = 0
    """Number of times that games were struck. An `EnterLine` with a lower number is refused."""
    past: tuple[ListStep, ...] = field(default=(), repr=False)
    """Steps that can be undone, latest last: see `romme.tournament.office.undo`."""

    def has_seat(self, seat: int) -> bool:
        """Whether the table has a seat with this number."""
        return 1 <= seat <= len(self.seats)

    @property
    def gone(self) -> frozenset[int]:
        """Start numbers of players who left during the series, with or without a substitute."""
        seats = (*(one.seat for one in self.left), *self.substituted)
        return frozenset(self.seats[seat - 1] for seat in seats)

    @property
    def signers(self) -> tuple[int, ...]:
        """Seats that have to sign: those whose player or substitute is still at the table."""
        gone = {one.seat for one in self.left}
        return tuple(seat for seat in range(1, len(self.seats) + 1) if seat not in gone)

    @property
    def is_signed(self) -> bool:
        """Whether every seat that has to sign has signed."""
        return {one.seat for one in self.signatures} >= set(self.signers)


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One game of the schedule: its round, dealer and playing seats."""

    round: int
    dealer: int
    playing: tuple[int, ...]


def deals(rules: RuleSet, sheet: Sheet) -> tuple[ScheduledGame, ...]:
    """Return all games of a list in order (V4.1, T2, V1.2, V1.3).

    Seat 1 deals first, then clockwise; the right neighbour of seat 1 deals the last game. At a
    table of four the dealer sits out, if the rules say so. Players who have left are skipped.

    >>> from romme.rules import find_preset
    >>> games = deals(find_preset("turnier").rules, Sheet(seats=(7, 8, 9, 4), rounds=5))
    >>> len(games), games[-1]
    (20, ScheduledGame(round=5, dealer=4, playing=(1, 2, 3)))
    """
    left = {one.seat: one.after for one in sheet.left}
    found: list[ScheduledGame] = []
    for number in range(1, sheet.rounds + 1):
        for dealer in range(1, len(sheet.seats) + 1):
            present = [
                seat
                for seat in range(1, len(sheet.seats) + 1)
                if seat not in left or len(found) < left[seat]
            ]
            if dealer in present:
                playing = _playing(rules, present, dealer)
                found.append(ScheduledGame(number, dealer, playing))
    return tuple(found[: sheet.ends_after])


def _playing(rules: RuleSet, present: list[int], dealer: int) -> tuple[int, ...]:
    """Return the seats that play: all in `present`, or all but the dealer's (T2, V1.2, V1.3)."""
    out = rules.sits_out(len(present))
    return tuple(seat for seat in present if not (out and seat == dealer))


def is_complete(rules: RuleSet, sheet: Sheet) -> bool:
    """Whether all games are entered."""
    return len(sheet.lines) >= len(deals(rules, sheet))


def games_in_whole_rounds(rules: RuleSet, sheet: Sheet) -> int:
    """Count the entered games without those of a round that is not over."""
    entered, order = len(sheet.lines), deals(rules, sheet)
    if entered in (0, len(order)):
        return entered
    last = order[entered - 1].round
    return entered if order[entered].round > last else sum(deal.round < last for deal in order)


def can_go_on(sheet: Sheet) -> bool:
    """Whether enough players remain for a game if one more leaves the table (V1.1)."""
    return len(sheet.signers) > FEWEST_PLAYERS
