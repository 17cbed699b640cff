"""Request and response bodies of the tournament routes.

Some bodies contain types of `romme.tournament`, such as entrants, terms and lines. A command is a
JSON object whose field ``do`` names it, in the format of `romme.tournament.storage.codec`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from romme.engine.state import Ending
from romme.rules.options import CrossPoints, ThrownInAgain
from romme.rules.stored_rules import Rules
from romme.server.organise.http.call_messages import CallSeen
from romme.server.organise.http.table_messages import TableNow
from romme.tournament.entries.duplicates import Likeness
from romme.tournament.lists.sheet import (
    EarlyEnding,
    ListCorrection,
    ListIncident,
    Signature,
    StruckGame,
    ThrownInHand,
)
from romme.tournament.model import DirectorRuling, Entrant, Lot, Penalty, SeriesPhase
from romme.tournament.office.rating_table import Origin
from romme.tournament.ranking import RankingResult, SeriesResult
from romme.tournament.rights import Role
from romme.tournament.seating.moves import SeatMove
from romme.tournament.values import (
    Line,
    Parties,
    Party,
    Placing,
    Scope,
    ShownUntil,
    TournamentTerms,
)
from romme.wire.commands import Id

Name = Annotated[str, msgspec.Meta(max_length=120)]
Pin = Annotated[str, msgspec.Meta(pattern="^[0-9]{1,12}$")]
Numbered = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


# --- creating and finding ------------------------------------------------------------------------


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to create."""

    name: Name
    rules: Annotated[str, msgspec.Meta(max_length=40)] = "turnier"
    options: dict[str, object] = {}
    terms: TournamentTerms | None = None
    """Null: the defaults of the rule set."""
    listed: bool = False
    """Whether everybody on this server can find it."""
    rehearsal: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    """Number of invented entrants of a dress rehearsal. 0: a real tournament."""
    id: Id | None = None
    """An id chosen by the client. Repeating the request returns the same tournament."""


class TournamentKey(msgspec.Struct, frozen=True):
    """A key, to be sent in the header ``X-Romme-Key``, and the role that it gives."""

    tournament: str
    role: Role
    key: str
    series: int = 0
    table: int = 0


class PinEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A typed PIN. If it is for a list, `series` and `table` identify the list."""

    pin: Pin
    series: Numbered = 0
    table: Numbered = 0


class ListedTournament(msgspec.Struct, frozen=True):
    """A tournament that is public, or that the signed-in person created."""

    tournament: str
    code: str
    name: str
    made: int
    """Time of creation, in milliseconds since 1970."""
    rehearsal: bool
    own: bool


class FoundTournament(msgspec.Struct, frozen=True):
    """A tournament found by its code."""

    tournament: str


class Link(msgspec.Struct, frozen=True):
    """A link that contains a key. Papers show it as a QR code, together with the PIN."""

    role: Role
    path: str
    """The path on the server. The part after ``#`` never leaves the browser."""
    pin: str
    series: int = 0
    table: int = 0


class RenewalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to renew the links and PINs of a role, so that the old ones become invalid."""

    role: Role


# --- commands ------------------------------------------------------------------------------------


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Details that a signed-in person adds to their name when entering an online tournament."""

    club: Annotated[str, msgspec.Meta(max_length=80)] = ""
    team: Annotated[str, msgspec.Meta(max_length=80)] = ""
    tandem: Annotated[str, msgspec.Meta(max_length=80)] = ""


class CommandRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, and an id that makes it idempotent."""

    id: Id
    command: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """Name of the person for the record. Empty: the name of the role."""
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The version that the client has seen, to refuse an outdated command. 0: no check."""


class CommandAccepted(msgspec.Struct, frozen=True):
    """Confirms that a command is stored. `version` is the tournament's version after it."""

    version: int


class RehearsalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play a number of invented games at every table."""

    games: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class PreviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command to preview."""

    command: dict[str, Any]


# --- views ---------------------------------------------------------------------------------------


class You(msgspec.Struct, frozen=True):
    """The role of the client: director, helper, keeper of a list, or public."""

    role: Literal["director", "helper", "keeper", "public"]
    series: int = 0
    table: int = 0
    number: int = 0
    """The start number of the signed-in person. 0: not entered with an account."""
    own: bool = False
    """Whether the signed-in person created the tournament, and may get the director's key."""


class TableSeen(msgspec.Struct, frozen=True):
    """A table of a series, and the progress of its list."""

    seats: tuple[int, ...]
    games: int
    entered: int
    finished: bool
    signed: int = 0
    incidents: int = 0
    can_go_on: bool = False
    """Whether the others may play on if one more player leaves."""
    corrections: int = 0
    differences: int = 0
    """Number of differences from the control list."""
    ended_early: bool = False
    """Whether the office ended the list early, for instance because time was up."""
    played_at: str = ""
    """The id of the server table where the list is played, or empty."""


class SeatMoveInfo(msgspec.Struct, frozen=True):
    """A person whose table or seat changes, and who must be told. 0: no table or seat."""

    number: int
    old_table: int
    old_seat: int
    table: int
    seat: int

    @classmethod
    def of(cls, move: SeatMove) -> SeatMoveInfo:
        """Convert a `SeatMove`."""
        return cls(move.number, *(move.before or (0, 0)), *(move.after or (0, 0)))


class SeriesSeen(msgspec.Struct, frozen=True):
    """A series with its seating plan."""

    number: int
    day: int
    rounds: int
    placing: Placing
    seed: str
    phase: SeriesPhase
    tables: list[TableSeen]
    moves: list[SeatMoveInfo] = []
    """The people to tell, if an earlier plan was adjusted to the people present."""


class LikelyDuplicate(msgspec.Struct, frozen=True):
    """Two entries that may be the same person."""

    one: int
    other: int
    likeness: Likeness


class FigureSeen(msgspec.Struct, frozen=True):
    """A rating value, such as the points for a Rommé, and where it comes from."""

    option: str
    value: object
    origin: Origin
    clause: str | None
    text: str


class Overview(msgspec.Struct, frozen=True):
    """The state of a tournament, without its rankings and the contents of its lists."""

    tournament: str
    code: str
    address: str
    """The URL at which phones in the hall can reach the server."""
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
    """The scheduled end of the running series, in milliseconds since 1970. 0: none."""
    announcement: str
    lots: list[Lot]
    penalties: list[Penalty]
    alike: list[LikelyDuplicate] = []
    """Likely duplicates among the entrants. Always empty except for the office."""
    more_alike: bool = False
    """Whether there may be more likely duplicates than listed."""
    can_undo: bool = False
    clock_began: int = 0
    """When the running series began, in milliseconds since 1970. 0 if it is not known."""
    announcement_until: ShownUntil = ShownUntil.REMOVED
    announcement_ends: int = 0
    """When the announcement disappears, in milliseconds since 1970. 0: at no fixed time."""
    calls: list[CallSeen] = []
    """The last call of each table in the running series, unless it was taken back."""
    addresses: list[str] = []
    """All URLs at which phones in the hall may reach the server."""
    logo: str = ""
    """The version of the logo, as in its path; empty if the tournament has none."""


class News(msgspec.Struct, frozen=True):
    """The current version of the tournament."""

    version: int


class SeatSeen(msgspec.Struct, frozen=True):
    """An entrant at a table."""

    number: int
    name: str
    club: str
    left: bool = False
    substituted: bool = False
    thrown_before: int = 0
    """The number of hands that the player threw in during earlier series (T15)."""
    mark: str = ""
    """Club or start number, if the tournament has another entrant of the same name."""


class EntrySeen(msgspec.Struct, frozen=True):
    """The points of an entrant in one game."""

    rating: int
    card_points: int


class GameSeen(msgspec.Struct, frozen=True):
    """One game of a list: dealer, players and entered line."""

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
    """The sums of the players' rating points and card points in this game."""
    differs: list[int] = []
    """Seats whose entries differ from the control list. 0: the winner or the ending differs."""


class FootSeen(msgspec.Struct, frozen=True):
    """The totals at the foot of a player's column on a list (T13)."""

    rating: int
    """Sum of plus and minus."""
    plus: int
    minus: int
    crosses: int
    card_points: int


class EndingSeen(msgspec.Struct, frozen=True):
    """A possible ending of a game, and the winner's rating points."""

    ending: Ending
    rating: int | None
    """Null for an ending without a winner."""


class ListSeen(msgspec.Struct, frozen=True):
    """A list: its games and totals, signatures, corrections and incidents."""

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
    """Number of cards in the pack."""
    pack_checked: bool
    struck: tuple[StruckGame, ...]
    signatures: tuple[Signature, ...]
    corrections: tuple[ListCorrection, ...]
    incidents: tuple[ListIncident, ...]
    rulings: tuple[DirectorRuling, ...]
    signers: tuple[int, ...]
    replays: int
    obstacle: str
    """The reason why the list cannot be signed yet, as a sentence, or empty."""
    finished: bool
    can_undo: bool
    endings: list[EndingSeen]
    opened: list[tuple[int, int]]
    """Pairs of maximum card points and rating points, for players who have opened (T12)."""
    opened_above: int
    unopened: list[tuple[int, int]]
    unopened_above: int
    announcement_ends: int = 0
    """When the announcement disappears, in milliseconds since 1970. 0: at no fixed time."""
    early_ending: EarlyEnding | None = None
    """Set if the office ended the list early, for instance because time was up."""
    table_now: TableNow | None = None
    """Set if the table has a later series by now."""
    call: CallSeen | None = None
    """The table's last call for the director, unless it was taken back."""
    cross_points: CrossPoints = CrossPoints.ENTERED
    thrown_in_again: ThrownInAgain = ThrownInAgain.ONE_MORE
    addresses: list[str] = []
    """All URLs at which phones in the hall may reach the server, in case its address changes."""
    logo: str = ""
    """The version of the logo, as in its path; empty if the tournament has none."""


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
    """Whether others have the same place, so that lots must be drawn."""


class Ranking(msgspec.Struct, frozen=True):
    """A ranking of single players, tandems or teams, or of one class of them."""

    version: int
    scope: Scope
    parties: Parties
    only: str
    lines: list[PlacedSeen]


class RecordedEvent(msgspec.Struct, frozen=True):
    """An event in the record of a tournament."""

    version: int
    at: int
    text: str
    event: dict[str, Any]
