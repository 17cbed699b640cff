"""A finished game to look at again: positions that can be drawn without knowing a rule.

Step 0 is the deal, and step *n* what the *n*-th move of the game file led to. Of each step only
what has become different is told, as in a `Change` of a picture: what is there replaces what was
there before, whole.
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
    """What has become different; every card is open."""

    turn: int | UnsetType | None = UNSET
    """Who is to move; null when the game is over."""
    hands: list[list[str]] | UnsetType = UNSET
    points: list[int | None] | UnsetType = UNSET
    """By seat, what the cards in hand count; null for a seat that sits out."""
    melds: list[MeldSeen] | UnsetType = UNSET
    wrong: list[list[str]] | UnsetType = UNSET
    """Cards that the player to move has laid as melds and that are none: at a strict table."""
    opened: list[int] | UnsetType = UNSET
    stock: int | UnsetType = UNSET
    open: int | UnsetType = UNSET
    """How many cards the open pile has."""
    top: str | UnsetType | None = UNSET
    """The top card of the open pile."""
    taken: str | UnsetType | None = UNSET
    """The open card that lies on the table and must be used."""
    pending: int | UnsetType = UNSET
    """Jokers swapped out and not yet placed."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, and what it led to."""

    position: PositionChange
    seat: int | None = None
    """Who moved; null for the deal."""
    move: str = ""
    """As the game file writes it, without the seat."""
    by: Literal["player", "bot", "bridge", "table"] = "player"
    """Who did it."""
    events: list[msgspec.Raw] = []
    """What happened, whole."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves that a player decides on in one go: where to draw, or the rest of a turn."""

    first: int
    """The step of its first move."""
    last: int
    seat: int
    only: bool = False
    """Whether the rules allowed nothing else."""


class Reshuffle(msgspec.Struct, frozen=True):
    """A later shuffle of the open pile."""

    step: int
    stock: list[str]
    """The new stock, top card first."""


class DealDetails(msgspec.Struct, frozen=True):
    """All that is needed to work the deal out again; see deal.md."""

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
    """By seat; an empty text for a seat without a nonce, nothing if no seat had one."""
    nonces: list[str] = []
    """By seat, as far as they were revealed."""
    drawn_dealer: int | None = None
    """The dealer, if the seed decided who deals."""


class MoveRefused(msgspec.Struct, frozen=True):
    """The first move of a file that the rules forbid; all that comes after it is left out."""

    move: int
    line: int | None
    """Where it stands in the file that was sent."""
    text: str
    message: str
    clause: str
    """The clause that forbids it, or `H.<option>` for a rule of the table itself."""
    rule: str
    """What the clause or the rule says."""


class Replay(msgspec.Struct, frozen=True):
    """A game, every card open."""

    rules: str
    mode: Mode
    scoring: Literal["winner_takes_all", "rating", "own_hand"]
    """The coin of the rules."""
    opening: int
    """Points that are needed to open; 0 where the rules ask for none."""
    names: list[str]
    bots: list[str | None]
    """By seat, the level of a bot of the house, or ``program`` for somebody's own bot."""
    seat: int | None
    """Where the asker sat."""
    dealer: int
    playing: list[int]
    steps: list[Step]
    turns: list[int]
    """The steps after which a turn was over; the first is the deal."""
    decisions: list[Decision]
    outcome: Result | None
    refused: MoveRefused | None
    deal: DealDetails | None
    """Null where the file has no proof."""
    file: str
    """The game file."""


File = Annotated[str, msgspec.Meta(description="The text of a game file.")]


class GameFileUpload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game file to look at; nothing of it is kept."""

    file: File


class OpinionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a decision in a game."""

    file: File
    step: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    """The first step of the decision."""
    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=8)
    ] = []
    """By seat, what the players are called in the answer; else as in the file."""


class Verdict(Enum):
    """What the bots think of a move, beside the best one that they found."""

    BEST = "best"
    GOOD = "good"
    """Hardly worse, or not to be told from it."""
    INACCURATE = "inaccurate"
    POOR = "poor"
    ONLY = "only"
    """The rules allowed nothing else."""
    NONE = "none"
    """They have no opinion here."""


class MoveReason(msgspec.Struct, frozen=True):
    """Something true that speaks for a move, or against it."""

    why: str
    side: Literal["for", "against", "neither"]
    text: str


class MoveAdvice(msgspec.Struct, frozen=True):
    """A move, what it is worth, and why."""

    moves: list[str]
    """As a game file writes them."""
    text: str
    worth: float
    """Points more than the others get on average in the end, in the coin of the rules."""
    behind: float
    """How much less than the best."""
    worlds: int
    """How many games were played out to find that."""
    reasons: list[MoveReason]


class Opinion(msgspec.Struct, frozen=True):
    """What the bots think of a decision, from what the player could see."""

    step: int
    verdict: Verdict
    played: MoveAdvice | None
    best: list[MoveAdvice]
    """The best moves, the best first."""
