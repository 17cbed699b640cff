"""The plain values that commands, events and the state of a tournament are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from romme.engine.state import Ending

WON_ENDINGS: Final = (Ending.ROMME, Ending.HAND, Ending.HAND_LAID_OFF, Ending.SUPER)
"""Endings with a winner (T10, V6.1)."""
UNDECIDED_ENDINGS: Final = (Ending.STOCK_USED_UP, Ending.BLOCKED)
"""Endings without a winner: the hands of all players are counted (T5, V6.3)."""

MOST_CARD_POINTS: Final = 999


class Demand(Enum):
    """Whether a tournament requires an optional step, such as signatures."""

    ASKED = "asked"
    NOT_ASKED = "not-asked"


class Unfinished(Enum):
    """Whether players who withdrew stay ranked with their results so far.

    The rule documents do not say. By default they stay ranked.
    """

    RANKED = "ranked"
    LEFT_OUT = "left-out"


class LastRound(Enum):
    """When the last round of a series is finished (V4.10). The default is an assumption."""

    ENTERED = "entered"
    """The round is finished once its last game is properly entered, or once all have signed."""
    SIGNED = "signed"
    """The round is finished once all players have signed, as in tournaments from older versions."""


class VoidHands(Enum):
    """Whether a thrown-in hand that became void makes a later one the second (T15).

    It is void if its game is void, or if a correction leaves its player nothing to count. The rule
    documents do not say. By default it no longer counts.
    """

    UNCOUNTED = "uncounted"
    COUNTED = "counted"
    """It counts, as in tournaments from older versions."""


class EarlyEnd(Enum):
    """Which games count on a list that is ended early, for instance because time is up.

    The rule documents do not say. A series is a whole number of rounds (V4.1), but a club may value
    every game that was played. The default is an assumption.
    """

    ENTERED_GAMES = "entered-games"
    """All games on the list count."""
    WHOLE_ROUNDS = "whole-rounds"
    """The games of the last round are void unless the round is complete."""


class ShownUntil(Enum):
    """When an announcement disappears by itself. It can be removed at any time."""

    REMOVED = "removed"
    """Never: it stays until it is removed or replaced."""
    SERIES_ENDS = "series-ends"
    """When the running series is closed, or else the next one."""
    SERIES_BEGINS = "series-begins"
    """When the next series begins."""
    TIME = "time"
    """At a given time."""


class Presence(Enum):
    """Whether an entrant is still expected, is present or has withdrawn."""

    EXPECTED = "expected"
    PRESENT = "present"
    WITHDRAWN = "withdrawn"


class Membership(Enum):
    """Whether people belong to a class."""

    MEMBER = "member"
    NOT_MEMBER = "not-member"


class Namesakes(Enum):
    """Treatment of an entry that looks like a duplicate."""

    REFUSED = "refused"
    MEANT = "meant"
    """The user has confirmed that the two entries are different people."""


class Placing(Enum):
    """How the seats of a series were assigned (V3.1)."""

    DRAWN = "drawn"
    BY_RESULT = "by-result"
    """By the standings, but teams, earlier meetings and clubs are kept apart where possible."""
    STRICT = "strict"
    """By the standings, straight down: the best at table 1."""
    BY_HAND = "by-hand"
    ADJUSTED = "adjusted"
    """An earlier plan, fitted to the people present with the fewest moves."""


class Partners(Enum):
    """Whether members of one tandem or team may share a table."""

    APART = "apart"
    """They are separated where possible, as in tournaments from older versions."""
    NEVER = "never"
    """They never share a table; a plan in which they would is refused."""


class TeamSeating(Enum):
    """Whether whole teams play against each other."""

    MIXED = "mixed"
    """Everybody is seated by themselves, as in tournaments from older versions."""
    AGAINST = "against"
    """Three or four teams meet, with one member of each at every table."""


class WayToLeave(Enum):
    """How a table continues when a player leaves during a series.

    The rule documents leave the choice to the referee (V4.5).
    """

    BETWEEN_SERIES = "between-series"
    """The player has no games left in a running series."""
    OTHERS_GO_ON = "others-go-on"
    """The other three of a table of four continue; from now on the dealer plays too."""
    LIST_ENDS = "list-ends"
    """The list ends; the games played so far count."""
    SUBSTITUTE = "substitute"
    """A substitute plays on; the points go to the player who left."""


class Hand(Enum):
    """Whether a player who is left with cards had opened (T12)."""

    OPENED = "opened"
    UNOPENED = "unopened"


class Span(Enum):
    """Part of a tournament that a ranking covers."""

    SERIES = "series"
    DAY = "day"
    TOTAL = "total"


class Parties(Enum):
    """The kind of party that a ranking compares: people, tandems or teams."""

    SINGLE = "single"
    TANDEM = "tandem"
    TEAM = "team"


class Venue(Enum):
    """Where the games are played."""

    HALL = "hall"
    """A hall with real cards. The tables write their lists."""
    SERVER = "server"
    """Online tables. The server fills in their lists."""


Party: TypeAlias = int | str
"""A start number, or the name of a tandem or team."""


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """Settings that a club chooses for its tournament."""

    rounds: int = 5
    """Rounds per series: 5 are 20 games at a table of four and 15 at a table of three (V4.1)."""
    dropped: int = 0
    """Number of each entrant's worst series that do not count towards the total."""
    team_size: int = 4
    tandem_size: int = 2
    pack_check: Demand = Demand.ASKED
    second_count: Demand = Demand.NOT_ASKED
    """Whether another seat confirms the counts of each game."""
    control_list: Demand = Demand.NOT_ASKED
    signatures: Demand = Demand.ASKED
    unfinished: Unfinished = Unfinished.RANKED
    venue: Venue = Venue.HALL
    last_round: LastRound = LastRound.ENTERED
    partners: Partners = Partners.APART
    team_seating: TeamSeating = TeamSeating.MIXED
    void_hands: VoidHands = VoidHands.UNCOUNTED
    series_minutes: int = 120
    """Planned length of a series; 0 = a series has no planned end."""
    early_end: EarlyEnd = EarlyEnd.ENTERED_GAMES
    place: str = ""
    """Where the tournament is held. This and the next three are shown on every paper and page."""
    organiser: str = ""
    date: str = ""
    """The first day, as in ``2026-11-21``; empty if it is not stated."""
    colour: str = ""
    """The organiser's colour, as in ``#1b5e20``; empty for none."""


@dataclass(frozen=True, slots=True)
class EntryDetails:
    """An entry as typed or imported."""

    name: str
    """The whole name as it is printed: the given name, then the family name."""
    club: str = ""
    team: str = ""
    tandem: str = ""
    classes: tuple[str, ...] = ()
    """Classes of the entrant, such as Damen, Senioren or Jugend."""
    number: int = 0
    """The start number; 0 = assign the next free one."""
    account: str = ""
    """Account on the server, for tournaments played there; otherwise empty."""
    family: str = ""
    """The family name, with which `name` ends; empty if nobody has said which part it is."""


@dataclass(frozen=True, slots=True)
class Count:
    """The card points that a player was left with, and whether the player had opened (T11)."""

    card_points: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class Line:
    """One game as entered: ending, winner, and card points of the others."""

    ending: Ending
    winner: int | None
    """The seat of the winner; None if nobody won."""
    counts: tuple[Count | None, ...]
    """The count of each seat; None for the winner and for seats that did not play."""


@dataclass(frozen=True, slots=True)
class EndedList:
    """A list that was ended early, and the number of games that count on it."""

    table: int
    games: int


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of a tournament to rank: a series, a day or the total.

    >>> Scope.total(), Scope.series(2)
    (Scope(span=<Span.TOTAL: 'total'>, number=0), Scope(span=<Span.SERIES: 'series'>, number=2))
    """

    span: Span
    number: int = 0
    """Number of the series or day; 0 for the total."""

    @classmethod
    def series(cls, number: int) -> Scope:
        """The scope of a single series."""
        return cls(Span.SERIES, number)

    @classmethod
    def day(cls, number: int) -> Scope:
        """The scope of all series of one day."""
        return cls(Span.DAY, number)

    @classmethod
    def total(cls) -> Scope:
        """The scope of the whole tournament, without dropped series."""
        return cls(Span.TOTAL)
