"""What clients ask for over a socket: JSON with ``do``, the table, and an id of their own choice.

A command that changes a table is answered once for each id, however often it is sent. Commands of
the game say at which version they were decided on (``at``): they are refused when more has happened
since, so that nobody plays in a position they have not seen.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from romme.engine.state import Pile
from romme.wire.terms import MOST_SEATS, Level

MOST_BYTES: Final = 4096
"""A longer message is refused."""
MOST_TEXT: Final = 300
MOST_STEPS: Final = 40

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Hash = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in lower-case hexadecimal digits."""
At = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
StepText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Steps = Annotated[list[StepText], msgspec.Meta(max_length=MOST_STEPS)]


def is_table_id(text: str) -> bool:
    """Whether a table could be called so; no database need be asked about other texts.

    >>> is_table_id("6a659fc80079dacde4c77b79"), is_table_id("a b")
    (True, False)
    """
    try:
        msgspec.convert(text, TableId)
    except msgspec.ValidationError:
        return False
    return True


class Command(
    msgspec.Struct,
    frozen=True,
    tag_field="do",
    forbid_unknown_fields=True,
    kw_only=True,
):
    """What all commands have in common."""

    id: Id
    """Chosen by the client, another one for each command; the answer repeats it."""
    table: TableId


# --- looking on ----------------------------------------------------------------------------------


class Watch(Command, frozen=True, tag="watch"):
    """Get the table as it is, or what has happened since a version, and then all that happens."""

    since: At | None = None
    """The version that the client has; null if it has none."""


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Get no more of this table."""


# --- sitting -------------------------------------------------------------------------------------


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or any that is free."""

    seat: SeatNumber | None = None


class StandUp(Command, frozen=True, tag="stand-up"):
    """Leave the seat; in the middle of a match a bot bridges until one comes back."""


class AddBot(Command, frozen=True, tag="add-bot"):
    """Let a bot of the house sit down."""

    seat: SeatNumber
    level: Level = "stammtisch"


class RemoveBot(Command, frozen=True, tag="remove-bot"):
    """Make a bot's seat free."""

    seat: SeatNumber


class FreeSeat(Command, frozen=True, tag="free-seat"):
    """As the host, between two matches: make somebody's seat free, gone or not."""

    seat: SeatNumber


class Ready(Command, frozen=True, tag="ready"):
    """Be ready for the match to begin, or for the next game."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After a match: play another one at the same table."""


class ComeBack(Command, frozen=True, tag="come-back"):
    """Play again oneself, after a bot has bridged."""


class Close(Command, frozen=True, tag="close"):
    """Close the table; as long as no match runs."""


# --- the deal ------------------------------------------------------------------------------------


class CommitNonce(Command, frozen=True, tag="commit-nonce"):
    """Commit to a nonce that the next deal is mixed with."""

    commitment: Hash
    """``SHA-256("romme/nonce/1" + NUL + nonce)`` in hexadecimal digits."""


class RevealNonce(Command, frozen=True, tag="reveal-nonce"):
    """Reveal the nonce of the deal that is about to be made."""

    nonce: Hash


# --- the game ------------------------------------------------------------------------------------


class Cut(Command, frozen=True, tag="cut"):
    """Lift so many cards off the shuffled pack."""

    at: At
    lifted: Annotated[int, msgspec.Meta(ge=0, le=200)]


class Draw(Command, frozen=True, tag="draw"):
    """Begin a turn with the top card of a pile."""

    at: At
    pile: Pile


class Play(Command, frozen=True, tag="play"):
    """The rest of a turn: steps and its end, written as in game files."""

    at: At
    steps: Steps = []
    """``meld 4C 5C *6C``, ``add 7C to 1``, ``swap 5H in 2``."""
    end: StepText | None = None
    """``discard KH``, ``return``, ``pass``; null where the last step got rid of the last card."""


class Stage(Command, frozen=True, tag="stage"):
    """At a strict table: lay for good what the turn has so far, for all to see."""

    at: At
    steps: Steps


# --- help ----------------------------------------------------------------------------------------


class Draft(Command, frozen=True, tag="draft"):
    """Ask what a plan comes to, without doing anything."""

    at: At
    steps: Steps = []


class Hint(Command, frozen=True, tag="hint"):
    """Ask for the best moves and their reasons."""

    at: At


class Arrange(Command, frozen=True, tag="arrange"):
    """Ask which melds one's own cards make, to hold them in that order."""

    steps: Steps = []
    """What a plan lays is not in the hand any more."""


# --- talking -------------------------------------------------------------------------------------


class Say(Command, frozen=True, tag="say"):
    """Write to the table: one of the presets, or a text of one's own."""

    preset: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=MOST_TEXT)] | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Not want to read what somebody writes, on this connection."""

    person: PersonId


class Unmute(Command, frozen=True, tag="unmute"):
    """Want to read again what somebody writes."""

    person: PersonId


class Silence(Command, frozen=True, tag="silence"):
    """As the host: let somebody write nothing at this table."""

    person: PersonId


class Unsilence(Command, frozen=True, tag="unsilence"):
    """As the host: let somebody write again at this table."""

    person: PersonId


class Report(Command, frozen=True, tag="report"):
    """Tell the operator about what somebody wrote."""

    person: PersonId
    text: Annotated[str, msgspec.Meta(max_length=MOST_TEXT)] = ""


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """See whether the connection is alive."""


WatchCommand: TypeAlias = Watch | Unwatch
SeatCommand: TypeAlias = (
    Sit
    | StandUp
    | AddBot
    | RemoveBot
    | FreeSeat
    | Ready
    | Rematch
    | ComeBack
    | Close
    | Silence
    | Unsilence
)
GameCommand: TypeAlias = CommitNonce | RevealNonce | Cut | Draw | Play | Stage
HelpCommand: TypeAlias = Draft | Hint | Arrange
ChatCommand: TypeAlias = Say | Mute | Unmute | Report
TableCommand: TypeAlias = WatchCommand | SeatCommand | GameCommand | HelpCommand | ChatCommand
AnyCommand: TypeAlias = TableCommand | Ping
