"""The plain values that commands, events and the state of a tournament are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from romme.engine.state import Ending

WON: Final = (Ending.ROMME, Ending.HAND, Ending.HAND_LAID_OFF, Ending.SUPER)
"""Endings with a winner (T10, V6.1)."""
UNDECIDED: Final = (Ending.STOCK_USED_UP, Ending.BLOCKED)
"""Endings without: all who played are counted (T5, V6.3)."""

MOST_CARD_POINTS: Final = 999


class Demand(Enum):
    """Whether this tournament asks its tables for something."""

    ASKED = "asked"
    NOT_ASKED = "not-asked"


class Unfinished(Enum):
    """Whether somebody who withdrew is still ranked, with what was reached (assumed: yes)."""

    RANKED = "ranked"
    LEFT_OUT = "left-out"


class LastRound(Enum):
    """What finishes the last round of a series? (V4.10; assumed: the entry)."""

    ENTERED = "entered"
    """The proper entry of its last game. The signatures decide only if that entry is faulty."""
    SIGNED = "signed"
    """The signatures of all. Tournaments made before this was a choice are read so."""


class Presence(Enum):
    """Whether somebody who has entered is there."""

    EXPECTED = "expected"
    PRESENT = "present"
    WITHDRAWN = "withdrawn"


class Namesakes(Enum):
    """What is done with an entry that looks like one that is there already."""

    REFUSED = "refused"
    MEANT = "meant"
    """They are two people."""


class Placing(Enum):
    """How were the seats of a series found? (V3.1)."""

    DRAWN = "drawn"
    BY_RESULT = "by-result"
    BY_HAND = "by-hand"


class WayToLeave(Enum):
    """How a table goes on when somebody leaves in the middle of a series.

    The documents leave it to the referee (V4.5).
    """

    BETWEEN_SERIES = "between-series"
    """Nobody leaves a running list."""
    OTHERS_GO_ON = "others-go-on"
    """Three are left at a table of four: from now on the dealer plays."""
    LIST_ENDS = "list-ends"
    """What has been played counts."""
    SUBSTITUTE = "substitute"
    """Somebody plays on for the one who left and who keeps the points."""


class Hand(Enum):
    """Had somebody who is left with cards opened? (T12)."""

    OPENED = "opened"
    UNOPENED = "unopened"


class Span(Enum):
    """What part of a tournament is ranked."""

    SERIES = "series"
    DAY = "day"
    TOTAL = "total"


class Parties(Enum):
    """Who is ranked."""

    SINGLE = "single"
    TANDEM = "tandem"
    TEAM = "team"


class Venue(Enum):
    """Where the tables stand."""

    HALL = "hall"
    """Real cards; somebody writes the lists."""
    SERVER = "server"
    """The tables are played on the server, and the lists write themselves."""


Party: TypeAlias = int | str
"""A start number, or the name of a tandem or team."""


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """What a club decides about its tournament before it begins."""

    rounds: int = 5
    """Of a series: 5 are 20 games at a table of four and 15 at one of three (V4.1)."""
    dropped: int = 0
    """So many series are left out of everybody's total: those that it is best without."""
    team_size: int = 4
    tandem_size: int = 2
    pack_check: Demand = Demand.ASKED
    second_count: Demand = Demand.NOT_ASKED
    """Whether another seat confirms the figures of each game."""
    control_list: Demand = Demand.NOT_ASKED
    signatures: Demand = Demand.ASKED
    unfinished: Unfinished = Unfinished.RANKED
    venue: Venue = Venue.HALL
    last_round: LastRound = LastRound.ENTERED


@dataclass(frozen=True, slots=True)
class EntryDetails:
    """An entry as it is typed or read."""

    name: str
    club: str = ""
    team: str = ""
    tandem: str = ""
    classes: tuple[str, ...] = ()
    """Such as Damen, Senioren, Jugend."""
    number: int = 0
    """The start number; 0 takes the next one that is free."""
    account: str = ""
    """Who it is on the server where the tables are played; nothing in a hall."""


@dataclass(frozen=True, slots=True)
class Count:
    """The cards that somebody was left with (T11)."""

    card_points: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class Line:
    """One game as it is entered: who finished and how, and what the others were left with."""

    ending: Ending
    winner: int | None
    """The seat."""
    counts: tuple[Count | None, ...]
    """For each seat; nothing for the winner and for whoever did not play."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The part that is ranked.

    >>> Scope.total(), Scope.series(2)
    (Scope(span=<Span.TOTAL: 'total'>, number=0), Scope(span=<Span.SERIES: 'series'>, number=2))
    """

    span: Span
    number: int = 0
    """Of the series or of the day."""

    @classmethod
    def series(cls, number: int) -> Scope:
        """One series."""
        return cls(Span.SERIES, number)

    @classmethod
    def day(cls, number: int) -> Scope:
        """All series of one day."""
        return cls(Span.DAY, number)

    @classmethod
    def total(cls) -> Scope:
        """The whole tournament, without the series that are dropped."""
        return cls(Span.TOTAL)
