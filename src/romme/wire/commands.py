"""Commands from clients over a socket: JSON with ``do``, the table, and an id chosen by the client.

A command that changes a table is idempotent: resending it with the same id has no further effect.
Game commands contain the version on which the player decided (``at``). They are refused if the
table has changed since, so that no player makes a move in a position they have not seen.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from romme.engine.state import Pile
from romme.wire.terms import MOST_SEATS, Level, Pace

MOST_BYTES: Final = 4096
"""Maximum size of a message in bytes. Longer messages are refused."""
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
    """Whether a string has the form of a table id. Other strings need no database lookup.

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
    """Base of all commands about a table."""

    id: Id
    """Chosen by the client, unique for each command; the answer repeats it."""
    table: TableId


# --- watching ------------------------------------------------------------------------------------


class Watch(Command, frozen=True, tag="watch"):
    """Subscribe to a table: get its picture, or the changes since a version, then every change."""

    since: At | None = None
    """The version that the client has; null if it has none."""


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Unsubscribe from a table."""

    leaves: bool = False
    """Whether the player closes the table on purpose. During a match, a bot then plays on unless
    they are back within three seconds, for example after a reload. Without `leaves`, they count as
    disconnected.
    """


# --- seats ---------------------------------------------------------------------------------------


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat. Without `seat`, the server chooses a free seat."""

    seat: SeatNumber | None = None


class StandUp(Command, frozen=True, tag="stand-up"):
    """Leave the seat. During a match, a bot plays on at once, until the player comes back."""


class AddBot(Command, frozen=True, tag="add-bot"):
    """Seat a built-in bot."""

    seat: SeatNumber
    level: Level = "stammtisch"


class RemoveBot(Command, frozen=True, tag="remove-bot"):
    """Free a bot's seat."""

    seat: SeatNumber


class FreeSeat(Command, frozen=True, tag="free-seat"):
    """Free a seat between two matches, even if its player is present. Only the host may do this."""

    seat: SeatNumber


class Ready(Command, frozen=True, tag="ready"):
    """Confirm that the player is ready for the match to begin, or for the next game."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play another match at the same table after the last one has ended."""


class ComeBack(Command, frozen=True, tag="come-back"):
    """Take over again from the bot that bridges for the player."""


class SetPace(Command, frozen=True, tag="set-pace"):
    """Choose how fast bots move. The host may do this, and a player whose opponents are all bots.

    The pace of a tournament table cannot be changed.
    """

    pace: Pace


class FastForward(Command, frozen=True, tag="fast-forward"):
    """Let bots move without pauses until the next game.

    The server refuses this if a connected player takes part in the game.
    """


class Close(Command, frozen=True, tag="close"):
    """Close the table. The server refuses this during a match."""


# --- the deal ------------------------------------------------------------------------------------


class CommitNonce(Command, frozen=True, tag="commit-nonce"):
    """Commit to a nonce for the next deal."""

    commitment: Hash
    """``SHA-256("romme/nonce/1" + NUL + nonce)`` in hexadecimal digits."""


class RevealNonce(Command, frozen=True, tag="reveal-nonce"):
    """Reveal the nonce of the deal that is about to be made."""

    nonce: Hash


# --- the game ------------------------------------------------------------------------------------


class Cut(Command, frozen=True, tag="cut"):
    """Lift `lifted` cards off the shuffled pack."""

    at: At
    lifted: Annotated[int, msgspec.Meta(ge=0, le=200)]


class Draw(Command, frozen=True, tag="draw"):
    """Begin a turn by taking the top card of a pile."""

    at: At
    pile: Pile


class Play(Command, frozen=True, tag="play"):
    """Play the rest of a turn: its steps and its end, written as in game files."""

    at: At
    steps: Steps = []
    """``meld 4C 5C *6C``, ``add 7C to 1``, ``swap 5H in 2``."""
    end: StepText | None = None
    """``discard KH``, ``return``, ``pass``; null if the last step laid the last card."""


class Stage(Command, frozen=True, tag="stage"):
    """Carry out steps of a turn at a strict table, where they are public and final."""

    at: At
    steps: Steps
    """All steps of the turn so far, beginning with those already staged."""


# --- help ----------------------------------------------------------------------------------------


class Draft(Command, frozen=True, tag="draft"):
    """Ask what a plan would lead to, without carrying it out."""

    at: At
    steps: Steps = []


class Check(Command, frozen=True, tag="check"):
    """Ask whether an act would be legal now, without carrying it out.

    The answer is `done` if it would be, otherwise `refused`, with the reason.
    """

    act: StepText
    """``draw open``, a step, an end, or ``finish`` for an end without a discard.

    In a run, jokers need not be named."""
    steps: Steps = []
    """The steps of a plan, after which the act would follow."""


class Hint(Command, frozen=True, tag="hint"):
    """Ask for the best moves and their reasons."""

    at: At


class Arrange(Command, frozen=True, tag="arrange"):
    """Ask for the melds in the player's hand, so that the client can sort the hand by them."""

    steps: Steps = []
    """The steps of a plan; cards that they lay do not count as part of the hand."""


# --- chat ----------------------------------------------------------------------------------------


class Say(Command, frozen=True, tag="say"):
    """Send a chat message to the table: a preset or a free text."""

    preset: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=MOST_TEXT)] | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Hide a person's chat messages on this connection."""

    person: PersonId


class Unmute(Command, frozen=True, tag="unmute"):
    """Show a person's chat messages again."""

    person: PersonId


class Silence(Command, frozen=True, tag="silence"):
    """Block a person from the chat of this table. Only the host may do this."""

    person: PersonId


class Unsilence(Command, frozen=True, tag="unsilence"):
    """Allow a person to use the chat of this table again. Only the host may do this."""

    person: PersonId


class Report(Command, frozen=True, tag="report"):
    """Report a person's chat messages to the operator."""

    person: PersonId
    text: Annotated[str, msgspec.Meta(max_length=MOST_TEXT)] = ""


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Check whether the connection is alive."""


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
    | SetPace
    | FastForward
    | Close
    | Silence
    | Unsilence
)
GameCommand: TypeAlias = CommitNonce | RevealNonce | Cut | Draw | Play | Stage
HelpCommand: TypeAlias = Draft | Check | Hint | Arrange
ChatCommand: TypeAlias = Say | Mute | Unmute | Report
TableCommand: TypeAlias = WatchCommand | SeatCommand | GameCommand | HelpCommand | ChatCommand
AnyCommand: TypeAlias = TableCommand | Ping
