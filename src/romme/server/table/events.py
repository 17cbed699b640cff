"""What happens at a table; `romme.server.table.codec` writes it for the log and the sockets."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec

from romme.engine import events as engine
from romme.wire.terms import TableTerms


class WrittenAsIs(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """What events have in common that are written just as they are: ``is`` names them."""


class Mover(Enum):
    """Who made a move."""

    PLAYER = "player"
    BOT = "bot"
    BRIDGE = "bridge"
    """A bot in the place of somebody who is not there."""
    TABLE = "table"
    """Nobody: a cut that nobody made in time, a shuffle."""


class TableMade(WrittenAsIs, frozen=True, tag="table-made"):
    """Somebody made a table."""

    terms: TableTerms
    host: str
    code: str
    tournament: str = ""
    """The tournament that it is a table of."""


class SatDown(WrittenAsIs, frozen=True, tag="sat-down"):
    """Somebody took a seat."""

    seat: int
    person: str


class BotSatDown(WrittenAsIs, frozen=True, tag="bot-sat-down"):
    """A bot of the house took a seat."""

    seat: int
    level: str
    name: str = ""
    """Whom it plays for: somebody of a tournament who is not known here."""


class StoodUp(WrittenAsIs, frozen=True, tag="stood-up"):
    """A seat became free."""

    seat: int


class HostChanged(WrittenAsIs, frozen=True, tag="host-changed"):
    """Another one looks after the table."""

    host: str


class BecameReady(WrittenAsIs, frozen=True, tag="became-ready"):
    """Somebody is ready to begin, or to go on."""

    seat: int


class MatchBegan(WrittenAsIs, frozen=True, tag="match-began"):
    """All are ready; the first dealer was drawn, or is seat 1.

    It follows the deal that draws the dealer. Before nonces existed it came first, with a dealer
    drawn by the table alone.
    """

    dealer: int


class NonceCommitted(WrittenAsIs, frozen=True, tag="nonce-committed"):
    """A seat has committed to its nonce for the next deal."""

    seat: int
    commitment: str


class DealMade(WrittenAsIs, frozen=True, tag="deal-made"):
    """The table has drawn a secret; the check number is shown before the first card.

    The secret itself is not shown. The pack is shuffled when the nonces are revealed, and at once
    if no seat has committed to one.
    """

    number: int
    commitment: str
    """The check number, see `romme.deal.check_number`."""
    secret: str | None = None
    secret_commitment: str = ""
    nonce_commitments: list[str] = []
    """By seat, or nothing if no seat has committed to a nonce."""


class NonceRevealed(WrittenAsIs, frozen=True, tag="nonce-revealed"):
    """A seat has revealed the nonce that it had committed to."""

    seat: int
    nonce: str


class Moved(msgspec.Struct, frozen=True):
    """Something was done in the game; it holds the cards that not everybody may see."""

    by: Mover
    events: tuple[engine.Event, ...]
    bank: int = 0
    """Milliseconds that it took from the player's bank."""


class Staged(WrittenAsIs, frozen=True, tag="staged"):
    """At a strict table: what somebody has laid in the running turn stays (T6, V5.3)."""

    seat: int
    steps: list[str]


class SecretRevealed(WrittenAsIs, frozen=True, tag="secret-revealed"):
    """The game was over, and everybody can check the deal."""

    number: int
    secret: str


class LotDrawn(WrittenAsIs, frozen=True, tag="lot-drawn"):
    """Equal players were told apart by lot (T14)."""

    order: list[int]


class MatchEnded(WrittenAsIs, frozen=True, tag="match-ended"):
    """The agreed length was reached."""


class WentAway(WrittenAsIs, frozen=True, tag="went-away"):
    """Somebody's connection was lost, or somebody left in the middle of a match."""

    seat: int
    left: bool = False
    """On purpose: then a connection that is still there does not mean being back."""


class CameBack(WrittenAsIs, frozen=True, tag="came-back"):
    """Somebody is there again; a bot that bridged stops."""

    seat: int


class BridgeBegan(WrittenAsIs, frozen=True, tag="bridge-began"):
    """A bot plays for somebody who was away, or slow, for too long."""

    seat: int
    bank: int = 0
    """Milliseconds that were left in the bank and are gone."""


class Silenced(WrittenAsIs, frozen=True, tag="silenced"):
    """The host does not let somebody write at this table."""

    person: str


class Unsilenced(WrittenAsIs, frozen=True, tag="unsilenced"):
    """The host lets somebody write again."""

    person: str


class TableClosed(WrittenAsIs, frozen=True, tag="table-closed"):
    """Nobody plays here any more."""


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
    | Silenced
    | Unsilenced
    | TableClosed
)

TableEvent: TypeAlias = PlainEvent | Moved
