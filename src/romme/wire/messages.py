"""What the server says over a socket: JSON with ``is``."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from romme.wire.picture import Change, Picture


class _Message(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """What all messages have in common: ``is`` names them."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The first message: who one is, and what the server takes."""

    person: str
    name: str
    most_bytes: int
    """The longest message that a client may send."""
    node: str = ""


class Seen(_Message, frozen=True, tag="seen"):
    """A whole table as one sees it: forget what you had."""

    table: str
    version: int
    picture: Picture
    missed: list[msgspec.Raw] = []
    """What has happened since the version that the client had, as far back as it is known."""


class Happened(_Message, frozen=True, tag="happened"):
    """What has happened, and how the picture has changed by it: fields that are named are new."""

    table: str
    version: int
    """The picture is now that of this version; it was that of the one before."""
    events: list[msgspec.Raw]
    """For telling and showing; nothing else is needed to know what the table looks like."""
    change: Change


class Done(_Message, frozen=True, tag="done"):
    """A command was carried out, or had been before; all that it did has happened by a version."""

    id: str
    version: int


class Refused(_Message, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    id: str | None
    """Null where the message could not be read so far."""
    code: str
    message: str
    """In the language of the connection."""
    clause: str | None = None
    """The clause that forbids it, or `H.<option>` for a rule of the table itself."""
    rule: str | None = None
    """What the clause or the rule says."""
    facts: dict[str, object] = {}


class Unknown(_Message, frozen=True, tag="unknown"):
    """Nobody knows whether a command was carried out: send it again under the same id."""

    id: str
    message: str


class Duty(msgspec.Struct, frozen=True):
    """Something that the turn still owes."""

    code: Literal["reach-opening", "open-with-taken", "use-taken", "place-joker", "finish"]
    message: str


class Drafted(_Message, frozen=True, tag="drafted"):
    """What a plan comes to."""

    id: str
    points: int
    """What the melds of this turn count."""
    need: int
    """What they must count for an opening; 0 if nothing is needed any more."""
    left: list[str]
    """Cards that are still to be laid or kept."""
    duties: list[Duty]
    melds: list[list[str]]
    """The table as it would be; melds are counted from 1."""
    steps: list[str]
    """What may be laid next, written as steps."""
    places: dict[str, list[str]]
    """For each card by itself, the steps that lay it onto the table."""
    ends: list[str]
    """How the turn may end as the plan is."""
    finished: bool
    """Whether the last card is laid, so that the turn needs no other end."""
    wrong: list[list[str]] = []
    """At a strict table, cards that were laid as melds and are none; they have no number."""


class HintReason(msgspec.Struct, frozen=True):
    """Something true that speaks for a move, or against it."""

    why: str
    """Which reason it is."""
    side: Literal["for", "against", "neither"]
    facts: dict[str, str | int | list[str]]
    """What the sentence was made with; cards and melds are written as in game files."""
    text: str
    """The sentence, in the language of the connection."""


class HintAdvice(msgspec.Struct, frozen=True):
    """A move, what it is worth, and why."""

    moves: list[str]
    """As a game file writes them."""
    text: str
    worth: float
    """Points more than the others get on average in the end, in the coin of the rules."""
    error: float
    """Standard error of the worth."""
    behind: float
    """How much less than the best."""
    unsure: float
    """Standard error of how far it is behind."""
    worlds: int
    """How many games were played out to find that."""
    reasons: list[HintReason]
    sentences: list[str]
    """One for each move."""


class Hinted(_Message, frozen=True, tag="hinted"):
    """The best moves, the best first, each with its reasons."""

    id: str
    advice: list[HintAdvice]


class Arranged(_Message, frozen=True, tag="arranged"):
    """The melds in one's own cards that leave least beside them."""

    id: str
    melds: list[list[str]]
    left: list[str]
    """Cards that are in none of them."""


class Said(_Message, frozen=True, tag="said"):
    """Somebody wrote to the table."""

    table: str
    message: str
    person: str
    name: str
    at: int
    preset: str | None = None
    text: str | None = None


class Pong(_Message, frozen=True, tag="pong"):
    """The connection is alive."""


class Leaving(_Message, frozen=True, tag="leaving"):
    """Connect again, here or elsewhere: this server stops, or its database does not answer."""


Message: TypeAlias = (
    Welcome
    | Seen
    | Happened
    | Done
    | Refused
    | Unknown
    | Drafted
    | Hinted
    | Arranged
    | Said
    | Pong
    | Leaving
)
