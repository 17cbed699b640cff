"""Replays of finished games: positions that a client can draw without knowing the rules.

Step 0 is the deal, and step *n* the position after the *n*-th move of the game file. A step holds
only what has changed, as in a `Change` of a picture: a field that is present replaces the old
value.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from romme.rules.options import Mode
from romme.wire.game import Result
from romme.wire.picture import MeldSeen


class PositionChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changed fields of a position in which all cards are visible."""

    turn: int | UnsetType | None = UNSET
    """The seat to move; null when the game is over."""
    hands: list[list[str]] | UnsetType = UNSET
    points: list[int | None] | UnsetType = UNSET
    """By seat, the points of the cards in hand; null for a seat that sits out."""
    melds: list[MeldSeen] | UnsetType = UNSET
    wrong: list[list[str]] | UnsetType = UNSET
    """At a strict table: cards that the player to move laid as melds and that are not valid."""
    opened: list[int] | UnsetType = UNSET
    stock: int | UnsetType = UNSET
    open: int | UnsetType = UNSET
    """Number of cards in the open pile."""
    top: str | UnsetType | None = UNSET
    """The top card of the open pile."""
    taken: str | UnsetType | None = UNSET
    """The open card that lies on the table and must be used."""
    pending: int | UnsetType = UNSET
    """Jokers swapped out and not yet placed."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, and the position after it."""

    position: PositionChange
    seat: int | None = None
    """The seat that moved; null for the deal."""
    move: str = ""
    """In game file notation, without the seat."""
    by: Literal["player", "bot", "bridge", "table"] = "player"
    """The kind of player who made the move."""
    events: list[msgspec.Raw] = []
    """The events, complete."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves that a player decides on together: the draw, or the rest of a turn."""

    first: int
    """The number of the step with the first of these moves."""
    last: int
    seat: int
    only: bool = False
    """Whether the rules allowed only these moves."""


class Reshuffle(msgspec.Struct, frozen=True):
    """A shuffle of the open pile during the game."""

    step: int
    stock: list[str]
    """The new stock, top card first."""


class DealDetails(msgspec.Struct, frozen=True):
    """Everything that is needed to recompute the deal, as described in deal.md."""

    commitment: str
    secret: str
    lifted: int
    packs: int
    jokers: int
    cut_at_least: int
    deck: list[str]
    """Top card first, after the cut."""
    reshuffles: list[Reshuffle]
    nonce_commitments: list[str] = []
    """By seat; an empty string for a seat without a nonce. An empty list if no seat had one."""
    nonces: list[str] = []
    """By seat; an empty string for a nonce that was not revealed."""
    drawn_dealer: int | None = None
    """The dealer, if the seed decided who deals."""


class MoveRefused(msgspec.Struct, frozen=True):
    """The first move of a file that the rules forbid. Later moves are left out."""

    move: int
    line: int | None
    """The line of the move in the uploaded file."""
    text: str
    message: str
    clause: str
    """The clause that forbids the move, or `H.<option>` for a rule of the table."""
    rule: str
    """The text of the clause or the rule."""


class Replay(msgspec.Struct, frozen=True):
    """A game with all cards visible."""

    rules: str
    mode: Mode
    scoring: Literal["winner_takes_all", "winner_and_losers", "rating", "own_hand"]
    """The scoring of the rules."""
    opening: int
    """Points needed to open; 0 if the rules require none."""
    names: list[str]
    bots: list[str | None]
    """By seat, the level of a built-in bot, or ``program`` for a person's own bot."""
    seat: int | None
    """The seat of the person who asked."""
    dealer: int
    playing: list[int]
    steps: list[Step]
    turns: list[int]
    """The steps that ended a turn; the first is the deal."""
    decisions: list[Decision]
    outcome: Result | None
    refused: MoveRefused | None
    deal: DealDetails | None
    """Null if the file has no proof."""
    file: str
    """The game file."""


File = Annotated[str, msgspec.Meta(description="The text of a game file.")]


class GameFileUpload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game file to replay. The server does not store the file."""

    file: File


class OpinionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the bots' opinion of a decision."""

    file: File
    step: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    """The first step of the decision."""
    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=8)
    ] = []
    """By seat, the names to use in the response; if empty, those in the file."""


class Verdict(Enum):
    """Rating of a move against the best one that the bots found."""

    BEST = "best"
    GOOD = "good"
    """Not measurably worse than the best move, or only a little."""
    INACCURATE = "inaccurate"
    POOR = "poor"
    ONLY = "only"
    """The rules allowed nothing else."""
    NONE = "none"
    """The bots have no opinion."""


class MoveReason(msgspec.Struct, frozen=True):
    """A fact that speaks for or against a move."""

    why: str
    side: Literal["for", "against", "neither"]
    text: str


class MoveAdvice(msgspec.Struct, frozen=True):
    """A move with its estimated value and the reasons."""

    moves: list[str]
    """In game file notation."""
    text: str
    worth: float
    """Expected score at the end of the game, minus the average of the other players' scores."""
    behind: float
    """Points by which the move is worse than the best one."""
    worlds: int
    """Number of games played out for the estimate."""
    reasons: list[MoveReason]


class Opinion(msgspec.Struct, frozen=True):
    """The bots' opinion of a decision, based on what the player could see."""

    step: int
    verdict: Verdict
    played: MoveAdvice | None
    best: list[MoveAdvice]
    """The best moves, best first."""
