"""A table as somebody sees it: what a client has to know, and how it changes.

A client keeps one `Picture` for each table that it watches. `Change` has the same fields, all of
them optional: those that are there replace the old ones whole. So a client needs to know no rules.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from romme.engine.state import Pile
from romme.rules.written import Rules
from romme.wire.game import Result
from romme.wire.terms import TableTerms

TablePhase: TypeAlias = Literal["open", "playing", "counted", "over", "closed"]
TurnPhase: TypeAlias = Literal["cut", "draw", "shuffle", "play", "over"]


class ChairSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who has it."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The level of a bot of the house, or ``program`` for somebody's own bot."""
    ready: bool = False
    away: bool = False
    bridged: str | None = None
    """The level of the bot that plays for the person."""
    bank: int = 0
    """Milliseconds left in this game beside the time for turns."""
    nonce_commitment: str = ""
    """The seat's commitment to its nonce for the next deal."""


class ClockSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """For whom the table waits, and how long."""

    seat: int | None
    """Null: it goes on by itself, with the next game for example."""
    left: int
    """Milliseconds until something happens without anybody: a bot bridges, the next game begins."""
    bank: int = 0
    """How much of it is the player's bank."""


class DealSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of the deal."""

    number: int
    commitment: str
    """The check number: it fixes the secret and the nonces."""
    lifted: int | None = None
    secret: str | None = None
    """When the game is over."""
    secret_commitment: str = ""
    """The table's own part of the check number, where seats have committed to nonces."""
    nonce_commitments: list[str] = []
    """By seat; an empty text for a seat without a nonce."""
    nonces: list[str] = []
    """By seat, as far as they are revealed."""


class MeldSeen(msgspec.Struct, frozen=True):
    """A meld on the table; jokers in runs say what they stand for."""

    owner: int
    cards: list[str]


class TurnSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose turn it is, and how far it has come."""

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
    """For the player to move: the piles to draw from."""
    must_cut: bool = False
    """Whether the viewer is to cut."""
    staged: list[str] = []
    """At a strict table: what was laid in this turn for good."""
    correction: str | None = None
    """How the referee puts a wrong number of cards right in this turn."""
    turnings: int = 0
    """Turnings of the pile since a card was last laid (K16)."""
    idle: int = 0
    """Turns since something was last laid or drawn from the stock."""


class LineSeen(msgspec.Struct, frozen=True):
    """A game on the list."""

    dealer: int
    outcome: Result


class ColumnSeen(msgspec.Struct, frozen=True):
    """The foot of a player's column, and the place."""

    seat: int
    place: int
    total: int
    plus: int
    minus: int
    crosses: int
    card_points: int


class ScoreList(msgspec.Struct, frozen=True):
    """The list of the match, as on paper."""

    lines: list[LineSeen]
    standing: list[ColumnSeen]
    games_left: int | None


class TableGame(msgspec.Struct, frozen=True):
    """What stays the same for a whole game."""

    dealer: int
    playing: list[int]
    hand_size: int
    pack: int
    """How many cards the pack has."""


class Picture(msgspec.Struct, frozen=True):
    """A table as somebody sees it."""

    code: str
    host: str
    terms: TableTerms
    rules: Rules
    seat: int | None
    """The viewer's own seat."""
    phase: TablePhase
    chairs: list[ChairSeen]
    scores: ScoreList | None
    deal: DealSeen | None
    game: TableGame | None
    turn: TurnSeen | None
    hand: list[str]
    """The viewer's own cards."""
    hands: list[list[str]] | None
    """Everybody's, when the game is over and counted."""
    counts: list[int]
    stock: int
    stock_order: list[str] | None
    """The stock, top card first, where everybody has seen its order (K12)."""
    open: list[str]
    """The open pile, top card last."""
    melds: list[MeldSeen]
    opened: list[int]
    known: list[list[str]]
    """By seat, cards in hand that everybody has seen go there."""
    outcome: Result | None
    clock: ClockSeen | None
    tournament: str = ""
    """The tournament that it is a table of."""
    silenced: list[str] = []
    """Persons whom the host lets write nothing."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a picture that are new."""

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
