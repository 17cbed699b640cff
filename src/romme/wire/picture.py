"""A table as a viewer sees it, and the changes to it.

A client keeps one `Picture` for each table that it watches. `Change` has the same fields, all of
them optional: a field that is present replaces the old value. So a client does not need to know the
rules.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from romme.engine.state import Pile
from romme.rules.stored_rules import Rules
from romme.wire.game import Result
from romme.wire.terms import Pace, TableTerms

TablePhase: TypeAlias = Literal["open", "playing", "counted", "over", "closed"]
TurnPhase: TypeAlias = Literal["cut", "draw", "shuffle", "play", "over"]


class ChairSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and its occupant."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The level of a built-in bot, or ``program`` for a person's own bot."""
    ready: bool = False
    away: bool = False
    left: bool = False
    """Whether the player is away because they left the table on purpose."""
    bridged: str | None = None
    """The level of the bot that plays for the person."""
    bank: int = 0
    """Milliseconds left in the player's bank for this game."""
    nonce_commitment: str = ""
    """The seat's commitment to its nonce for the next deal."""


class ClockSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seat that the table waits for, and for how long."""

    seat: int | None
    """Null if the table waits for no player, for example before the next game."""
    left: int
    """Milliseconds until the table acts on its own: a bot bridges, or the next game begins."""
    bank: int = 0
    """The part of `left` that is the player's bank."""


class DealSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public facts about the deal."""

    number: int
    commitment: str
    """The check number: it fixes the secret and the nonces."""
    lifted: int | None = None
    secret: str | None = None
    """Null until the game is over."""
    secret_commitment: str = ""
    """The table's part of the check number, if seats have committed to nonces."""
    nonce_commitments: list[str] = []
    """By seat; an empty string for a seat without a nonce."""
    nonces: list[str] = []
    """By seat; an empty string for a nonce that is not revealed."""


class MeldSeen(msgspec.Struct, frozen=True):
    """A meld on the table. A joker in a run names the card it stands for."""

    owner: int
    cards: list[str]


class TurnSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The current turn."""

    phase: TurnPhase
    seat: int
    drawn_from: Pile | None = None
    drawn: str | None = None
    """The card drawn, if the viewer has seen it."""
    taken: str | None = None
    """The open card that lies on the table and must be used."""
    pending: int = 0
    """Jokers swapped out and not yet placed."""
    may_draw: list[Pile] = []
    """For the player to move: the piles that they may draw from."""
    take_duty: str | None = None
    """The code of the `Duty` that taking the open card now would lead to, if any."""
    must_cut: bool = False
    """Whether the viewer must cut."""
    staged: list[str] = []
    """At a strict table: the steps already laid in this turn, which are final."""
    correction: str | None = None
    """How the referee corrects a wrong number of cards in this turn."""
    turnings: int = 0
    """Number of times that the pile was turned over since a card was last laid (K16)."""
    idle: int = 0
    """Number of draws from the open pile since a card was last laid or drawn from the stock."""
    may_fast_forward: bool = False
    """Whether the viewer may let the bots move without pauses until the next game."""
    fast_forwarded: bool = False
    """Whether bots move without pauses until the next game."""


class LineSeen(msgspec.Struct, frozen=True):
    """A finished game in the match's score list."""

    dealer: int
    outcome: Result


class ColumnSeen(msgspec.Struct, frozen=True):
    """The totals of a player's column, and the player's rank in the standings."""

    seat: int
    place: int
    total: int
    plus: int
    minus: int
    crosses: int
    card_points: int


class ScoreList(msgspec.Struct, frozen=True):
    """The score list of the match."""

    lines: list[LineSeen]
    standing: list[ColumnSeen]
    games_left: int | None


class TableGame(msgspec.Struct, frozen=True):
    """The facts that stay the same for a whole game."""

    dealer: int
    playing: list[int]
    hand_size: int
    pack: int
    """Number of cards in the pack."""


class Picture(msgspec.Struct, frozen=True):
    """A table as a viewer sees it."""

    code: str
    host: str
    terms: TableTerms
    rules: Rules
    seat: int | None
    """The viewer's seat."""
    phase: TablePhase
    chairs: list[ChairSeen]
    scores: ScoreList | None
    deal: DealSeen | None
    game: TableGame | None
    turn: TurnSeen | None
    hand: list[str]
    """The viewer's cards."""
    hands: list[list[str]] | None
    """All hands, once the game is over and counted."""
    counts: list[int]
    stock: int
    stock_order: list[str] | None
    """The stock, top card first, if its order is public (K12)."""
    open: list[str]
    """The open pile, top card last."""
    melds: list[MeldSeen]
    opened: list[int]
    known: list[list[str]]
    """By seat, the cards in hand that everybody knows, such as those taken from the open pile."""
    outcome: Result | None
    clock: ClockSeen | None
    tournament: str = ""
    """The tournament that the table belongs to."""
    silenced: list[str] = []
    """The people whom the host has blocked from the chat."""
    pace: Pace | UnsetType = UNSET
    """How fast bots move. A picture without it means the normal pace."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changed fields of a picture."""

    host: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    phase: TablePhase | UnsetType = UNSET
    chairs: list[ChairSeen] | UnsetType = UNSET
    scores: ScoreList | UnsetType | None = UNSET
    deal: DealSeen | UnsetType | None = UNSET
    game: TableGame | UnsetType | None = UNSET
    turn: TurnSeen | UnsetType | None = UNSET
    hand: list[str] | UnsetType = UNSET
    hands: list[list[str]] | UnsetType | None = UNSET
    counts: list[int] | UnsetType = UNSET
    stock: int | UnsetType = UNSET
    stock_order: list[str] | UnsetType | None = UNSET
    open: list[str] | UnsetType = UNSET
    melds: list[MeldSeen] | UnsetType = UNSET
    opened: list[int] | UnsetType = UNSET
    known: list[list[str]] | UnsetType = UNSET
    outcome: Result | UnsetType | None = UNSET
    clock: ClockSeen | UnsetType | None = UNSET
    silenced: list[str] | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
