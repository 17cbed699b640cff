"""What is asked and answered over HTTP about tournaments.

The people, terms and lines of a tournament are shown as `romme.tournament` has them. A command is a
JSON object whose ``do`` names it, as `romme.tournament.storage.codec` writes it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from romme.engine.state import Ending
from romme.rules.stored_rules import Rules
from romme.tournament.entries.duplicates import Likeness
from romme.tournament.lists.sheet import (
    ListCorrection,
    ListIncident,
    Signature,
    StruckGame,
    ThrownInHand,
)
from romme.tournament.model import Entrant, Lot, Penalty, SeriesPhase
from romme.tournament.office.rating_table import Origin
from romme.tournament.ranking import RankingResult, SeriesResult
from romme.tournament.rights import Role
from romme.tournament.values import Line, Parties, Party, Placing, Scope, TournamentTerms
from romme.wire.commands import Id

Name = Annotated[str, msgspec.Meta(max_length=120)]
Pin = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,12}$")]
Numbered = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


# --- making and finding --------------------------------------------------------------------------


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be made."""

    name: Name
    rules: Annotated[str, msgspec.Meta(max_length=40)] = "turnier"
    options: dict[str, object] = {}
    terms: TournamentTerms | None = None
    """Nothing: as the rules suggest."""
    listed: bool = False
    """Whether everybody who comes to this server can find it."""
    rehearsal: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    """So many invented people have entered: a tournament to practise with."""
    id: Id | None = None
    """The maker's own id: the same request makes one tournament, however often it is sent."""


class TournamentKey(msgspec.Struct, frozen=True):
    """A way in: the role that a key has, and the key, which is sent as ``X-Romme-Key``."""

    tournament: str
    role: Role
    key: str
    series: int = 0
    table: int = 0


class PinEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A PIN that somebody types; a list's with its series and table."""

    pin: Pin
    series: Numbered = 0
    table: Numbered = 0


class ListedTournament(msgspec.Struct, frozen=True):
    """A tournament that everybody can find, or that one has made."""

    tournament: str
    code: str
    name: str
    made: int
    """Milliseconds since 1970."""
    rehearsal: bool
    own: bool


class FoundTournament(msgspec.Struct, frozen=True):
    """The tournament of a code."""

    tournament: str


class Link(msgspec.Struct, frozen=True):
    """What opens something: on paper as QR code and PIN."""

    role: Role
    path: str
    """Behind the address of the server; what follows ``#`` never leaves the browser."""
    pin: str
    series: int = 0
    table: int = 0


class RenewalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose links and PINs are to be made anew: those that are about are worth nothing then."""

    role: Role


# --- commands ------------------------------------------------------------------------------------


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who enters for a tournament on the server says beside the name."""

    club: Annotated[str, msgspec.Meta(max_length=80)] = ""
    team: Annotated[str, msgspec.Meta(max_length=80)] = ""
    tandem: Annotated[str, msgspec.Meta(max_length=80)] = ""


class CommandRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, with the id under which it is taken once however often it is sent."""

    id: Id
    command: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """Who gives it, as it is to stand on the record; else the name of the role."""
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The version that was looked at: what has happened since refuses it. 0: whatever has."""


class CommandAccepted(msgspec.Struct, frozen=True):
    """The command is kept, and everything up to this version with it."""

    version: int


class RehearsalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many games every table is to play by itself."""

    games: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class PreviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command that is only thought of."""

    command: dict[str, Any]


# --- what is shown -------------------------------------------------------------------------------


class You(msgspec.Struct, frozen=True):
    """What whoever asks is here: director, helper, keeper of a list, or public."""

    role: Literal["director", "helper", "keeper", "public"]
    series: int = 0
    table: int = 0
    number: int = 0
    """The start number of the signed-in person where tables are played on the server."""
    own: bool = False
    """Whether the signed-in person has made the tournament, and may have the director's key."""


class TableSeen(msgspec.Struct, frozen=True):
    """A table of a series, and how far its list is."""

    seats: tuple[int, ...]
    games: int
    entered: int
    finished: bool
    signed: int = 0
    incidents: int = 0
    corrections: int = 0
    differences: int = 0
    """Where the control list says something else."""
    played_at: str = ""
    """The table of this server where it is played."""


class SeriesSeen(msgspec.Struct, frozen=True):
    """A series with its plan of seats."""

    number: int
    day: int
    rounds: int
    placing: Placing
    seed: str
    phase: SeriesPhase
    tables: list[TableSeen]


class LikelyDuplicate(msgspec.Struct, frozen=True):
    """Two entries that may be one person."""

    one: int
    other: int
    likeness: Likeness


class FigureSeen(msgspec.Struct, frozen=True):
    """One line of the table of rating points, and where it comes from."""

    option: str
    value: object
    origin: Origin
    clause: str | None
    text: str


class Overview(msgspec.Struct, frozen=True):
    """A tournament as a whole."""

    tournament: str
    code: str
    address: str
    """Where phones in the hall find the server, however this page was opened."""
    version: int
    now: int
    """The server's clock, in milliseconds since 1970."""
    name: str
    rules: Rules
    rules_title: str
    terms: TournamentTerms
    figures: list[FigureSeen]
    you: You
    people: list[Entrant]
    series: list[SeriesSeen]
    classes: list[str]
    finished: bool
    rehearsal: bool
    clock: int
    announcement: str
    lots: list[Lot]
    penalties: list[Penalty]
    alike: list[LikelyDuplicate] = []
    """Only for the office."""
    more_alike: bool = False
    """Whether there may be more of them than are listed."""
    can_undo: bool = False


class News(msgspec.Struct, frozen=True):
    """How far the tournament has come."""

    version: int


class SeatSeen(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    number: int
    name: str
    club: str
    left: bool = False
    substituted: bool = False


class EntrySeen(msgspec.Struct, frozen=True):
    """What one game brought somebody."""

    rating: int
    card_points: int


class GameSeen(msgspec.Struct, frozen=True):
    """One game of a list: who deals and plays, and what was entered."""

    round: int
    dealer: int
    playing: tuple[int, ...]
    line: Line | None = None
    entries: list[EntrySeen | None] = []
    entered_by: int = 0
    confirmed_by: int | None = None
    thrown_in: tuple[ThrownInHand, ...] = ()
    control: Line | None = None
    check: EntrySeen | None = None
    """The check total."""
    differs: list[int] = []
    """Seats where the control list says something else; 0 = in who finished and how."""


class FootSeen(msgspec.Struct, frozen=True):
    """The foot of a column (T13)."""

    rating: int
    """Plus and minus together."""
    plus: int
    minus: int
    crosses: int
    card_points: int


class EndingSeen(msgspec.Struct, frozen=True):
    """A way in which a game can end, and what it brings the winner."""

    ending: Ending
    rating: int | None
    """Nothing where nobody has won."""


class ListSeen(msgspec.Struct, frozen=True):
    """A list, whole."""

    tournament: str
    version: int
    name: str
    series: int
    table: int
    phase: SeriesPhase
    you: You
    terms: TournamentTerms
    clock: int
    now: int
    announcement: str
    seats: list[SeatSeen]
    games: list[GameSeen]
    feet: list[FootSeen]
    check: EntrySeen
    pack: int
    """How many cards the pack has."""
    pack_checked: bool
    struck: tuple[StruckGame, ...]
    signatures: tuple[Signature, ...]
    corrections: tuple[ListCorrection, ...]
    incidents: tuple[ListIncident, ...]
    signers: tuple[int, ...]
    replays: int
    obstacle: str
    """Why it cannot be signed yet, in a sentence; empty if it can."""
    finished: bool
    can_undo: bool
    endings: list[EndingSeen]
    opened: list[tuple[int, int]]
    """Card points up to, rating points: of somebody who has opened (T12)."""
    opened_above: int
    unopened: list[tuple[int, int]]
    unopened_above: int


class PlacedSeen(msgspec.Struct, frozen=True):
    """A line of a ranking."""

    place: int
    party: Party
    name: str
    club: str
    result: RankingResult
    by_series: tuple[SeriesResult, ...]
    members: tuple[int, ...]
    by_lot: bool
    shared: bool
    """Others have the same place: the lot will decide."""


class Ranking(msgspec.Struct, frozen=True):
    """A ranking."""

    version: int
    scope: Scope
    parties: Parties
    only: str
    lines: list[PlacedSeen]


class RecordedEvent(msgspec.Struct, frozen=True):
    """Something on the record."""

    version: int
    at: int
    text: str
    event: dict[str, Any]
