"""A list (Spielliste) as it stands, and the order in which its games are dealt.

Nothing here is scored: the list keeps what was entered, `romme.tournament.lists.points` computes
the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from romme.rules.clauses import Clause
from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.values import Line

FEWEST: Final = 3
"""Who play a game (V1.1)."""


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """A hand that was thrown in before it was counted, and how often its owner did so by then."""

    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class Written:
    """A line with what belongs to it."""

    line: Line
    entered_by: int
    """The seat; 0 = the office, from paper."""
    confirmed_by: int | None = None
    """The seat of the second person; 0 = the office."""
    thrown_in: tuple[ThrownIn, ...] = ()


@dataclass(frozen=True, slots=True)
class Struck:
    """A game that is void: it stays on the list, crossed out."""

    game: int
    written: Written
    clause: Clause


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left after so many games."""

    seat: int
    after: int


@dataclass(frozen=True, slots=True)
class Signature:
    """A seat's signature, or the director's in its place."""

    seat: int
    reason: str = ""
    """Why somebody else signed."""
    by: str = ""


@dataclass(frozen=True, slots=True)
class ListCorrection:
    """A line that was changed: both forms stay on the record."""

    game: int
    before: Line
    after: Line
    reason: str
    by: str
    after_signing: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """An incident on the record of a list."""

    kind: IncidentKind
    clause: Clause
    consequence: Consequence
    game: int
    seat: int
    struck_from: int
    """The first game that is void because of it; 0 = none."""
    note: str
    by: str
    time: int = 0
    """How often the player had thrown in a hand by then; 0 where that is not the matter (T15)."""


class Whose(Enum):
    """Who may take a step on a list back."""

    TABLE = "table"
    DIRECTOR = "director"


@dataclass(frozen=True, slots=True)
class ListStep:
    """What a list was before something happened on it."""

    before: Sheet
    whose: Whose


@dataclass(frozen=True, slots=True)
class Sheet:
    """The list of one table in one series."""

    seats: tuple[int, ...]
    """Start numbers; seat 1, who keeps the list, first."""
    rounds: int
    pack_checked: bool = False
    lines: tuple[Written, ...] = ()
    struck: tuple[Struck, ...] = ()
    control: tuple[Line, ...] = ()
    """What the second list says, as far as it goes."""
    left: tuple[Left, ...] = ()
    substituted: tuple[int, ...] = ()
    """Seats where somebody else plays on."""
    ends_after: int | None = None
    """Broken off after so many games."""
    signatures: tuple[Signature, ...] = ()
    corrections: tuple[ListCorrection, ...] = ()
    incidents: tuple[Noted, ...] = ()
    replays: int = 0
    """How often games were struck: an entry made before the last time is out of date."""
    past: tuple[ListStep, ...] = field(default=(), repr=False)
    """What can be taken back, the last step last: see `romme.tournament.office.undo`."""

    def is_seat(self, seat: int) -> bool:
        """Whether the table has such a seat."""
        return 1 <= seat <= len(self.seats)

    @property
    def gone(self) -> frozenset[int]:
        """The start numbers of those who left in the middle of it, or let somebody else play."""
        seats = (*(one.seat for one in self.left), *self.substituted)
        return frozenset(self.seats[seat - 1] for seat in seats)

    @property
    def signers(self) -> tuple[int, ...]:
        """The seats that have to sign: all that are still there."""
        gone = {one.seat for one in self.left}
        return tuple(seat for seat in range(1, len(self.seats) + 1) if seat not in gone)

    @property
    def is_signed(self) -> bool:
        """Whether every seat has signed."""
        return {one.seat for one in self.signatures} >= set(self.signers)


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One game that is to be played: in which round, who deals, who plays."""

    round: int
    dealer: int
    playing: tuple[int, ...]


def deals(rules: RuleSet, sheet: Sheet) -> tuple[ScheduledGame, ...]:
    """All games of a list in their order (V4.1, T2, V1.2, V1.3).

    Seat 1 deals first, then clockwise; the right neighbour of seat 1 deals the last game. At a
    table of four the dealer does not play. Who has left is passed over.

    >>> from romme.rules import find_preset
    >>> games = deals(find_preset("turnier").rules, Sheet(seats=(7, 8, 9, 4), rounds=5))
    >>> len(games), games[-1]
    (20, ScheduledGame(round=5, dealer=4, playing=(1, 2, 3)))
    """
    left = {one.seat: one.after for one in sheet.left}
    found: list[ScheduledGame] = []
    for number in range(1, sheet.rounds + 1):
        for dealer in range(1, len(sheet.seats) + 1):
            there = [
                seat
                for seat in range(1, len(sheet.seats) + 1)
                if seat not in left or len(found) < left[seat]
            ]
            if dealer in there:
                playing = _playing(rules, there, dealer)
                found.append(ScheduledGame(number, dealer, playing))
    return tuple(found[: sheet.ends_after])


def _playing(rules: RuleSet, there: list[int], dealer: int) -> tuple[int, ...]:
    """Four at a table: the dealer sits out (T2, V1.2); three: the dealer plays (V1.3)."""
    out = rules.sits_out(len(there))
    return tuple(seat for seat in there if not (out and seat == dealer))


def is_complete(rules: RuleSet, sheet: Sheet) -> bool:
    """Whether all games are entered."""
    return len(sheet.lines) >= len(deals(rules, sheet))


def can_go_on(sheet: Sheet) -> bool:
    """Whether enough are left for a game when one more leaves the table (V1.1)."""
    return len(sheet.signers) > FEWEST
