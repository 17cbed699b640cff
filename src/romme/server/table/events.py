"""The events of a table. `romme.server.table.codec` encodes them for the log and the sockets."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec

from romme.engine import events as engine
from romme.wire.terms import Pace, TableTerms


class StoredEvent(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Base class of all events that are stored and sent unconverted. ``is`` holds the tag."""


class Mover(Enum):
    """The maker of a move: a player, a bot or the table."""

    PLAYER = "player"
    BOT = "bot"
    BRIDGE = "bridge"
    """A bot that stands in for an absent player."""
    TABLE = "table"
    """The table itself: a shuffle, or a cut that the player did not make in time."""


class TableMade(StoredEvent, frozen=True, tag="table-made"):
    """A table was created."""

    terms: TableTerms
    host: str
    code: str
    tournament: str = ""
    """Id of the tournament that the table belongs to, or empty."""


class SatDown(StoredEvent, frozen=True, tag="sat-down"):
    """A person took a seat."""

    seat: int
    person: str


class BotSatDown(StoredEvent, frozen=True, tag="bot-sat-down"):
    """One of the server's bots took a seat."""

    seat: int
    level: str
    name: str = ""
    """Name of the tournament entrant without an account for whom it plays, or empty."""


class StoodUp(StoredEvent, frozen=True, tag="stood-up"):
    """A seat became free."""

    seat: int


class HostChanged(StoredEvent, frozen=True, tag="host-changed"):
    """Another player became the host."""

    host: str


class BecameReady(StoredEvent, frozen=True, tag="became-ready"):
    """A player is ready for the match or the next game."""

    seat: int


class MatchBegan(StoredEvent, frozen=True, tag="match-began"):
    """A match began, because all players are ready. Its first dealer was drawn, or is seat 1.

    The event follows the deal whose seed determines the dealer. In records that are older than
    nonces, it precedes the deal, and the table drew the dealer without nonces.
    """

    dealer: int


class NonceCommitted(StoredEvent, frozen=True, tag="nonce-committed"):
    """A seat has committed to its nonce for the next deal."""

    seat: int
    commitment: str


class DealMade(StoredEvent, frozen=True, tag="deal-made"):
    """The table has drawn a secret, and shows the check number before the first card.

    The secret itself stays hidden. The pack is shuffled once the nonces are revealed, or at once if
    no seat has committed to one.
    """

    number: int
    commitment: str
    """The check number, see `romme.deal.check_number`."""
    secret: str | None = None
    secret_commitment: str = ""
    nonce_commitments: list[str] = []
    """One per seat, or empty if no seat has committed to a nonce."""


class NonceRevealed(StoredEvent, frozen=True, tag="nonce-revealed"):
    """A seat has revealed the nonce it had committed to."""

    seat: int
    nonce: str


class Moved(msgspec.Struct, frozen=True):
    """A move in the game. It contains hidden cards, see `romme.server.table.redaction`."""

    by: Mover
    events: tuple[engine.Event, ...]
    bank: int = 0
    """Milliseconds that the move took from the player's bank."""


class Staged(StoredEvent, frozen=True, tag="staged"):
    """The cards laid so far in a turn at a strict table. They can't be taken back (T6, V5.3)."""

    seat: int
    steps: list[str]


class SecretRevealed(StoredEvent, frozen=True, tag="secret-revealed"):
    """The table revealed its secret after a game, so that every player can check the deal."""

    number: int
    secret: str


class LotDrawn(StoredEvent, frozen=True, tag="lot-drawn"):
    """A tie was broken by lot (T14)."""

    order: list[int]


class MatchEnded(StoredEvent, frozen=True, tag="match-ended"):
    """The match has reached its agreed length."""


class WentAway(StoredEvent, frozen=True, tag="went-away"):
    """A player lost their connection or left in the middle of a match."""

    seat: int
    left: bool = False
    """The player left on purpose. An open connection alone does not bring them back."""


class CameBack(StoredEvent, frozen=True, tag="came-back"):
    """A player is back. A bot that stood in for them stops."""

    seat: int


class BridgeBegan(StoredEvent, frozen=True, tag="bridge-began"):
    """A bot stands in for a player who has left, or who was away or slow for too long."""

    seat: int
    bank: int = 0
    """Milliseconds that were left in the bank and are now forfeited."""


class PaceSet(StoredEvent, frozen=True, tag="pace-set"):
    """The pace of the table's bots was changed. It is normal at first."""

    pace: Pace


class FastForwarded(StoredEvent, frozen=True, tag="fast-forwarded"):
    """Bots move without pauses until the next game, because only bots play in this one."""


class Silenced(StoredEvent, frozen=True, tag="silenced"):
    """The host muted a person in this table's chat."""

    person: str


class Unsilenced(StoredEvent, frozen=True, tag="unsilenced"):
    """The host unmuted a person in this table's chat."""

    person: str


class TableClosed(StoredEvent, frozen=True, tag="table-closed"):
    """The table was closed for good."""


PlainEvent: TypeAlias = (
    TableMade
    | SatDown
    | BotSatDown
    | StoodUp
    | HostChanged
    | BecameReady
    | MatchBegan
    | NonceCommitted
    | DealMade
    | NonceRevealed
    | Staged
    | SecretRevealed
    | LotDrawn
    | MatchEnded
    | WentAway
    | CameBack
    | BridgeBegan
    | PaceSet
    | FastForwarded
    | Silenced
    | Unsilenced
    | TableClosed
)

TableEvent: TypeAlias = PlainEvent | Moved
