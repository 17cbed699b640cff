"""Messages from the server over a socket: JSON objects in which ``is`` names the type."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from romme.wire.picture import Change, Picture


class _Message(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Base class of all messages, in which ``is`` names the type."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The first message: the client's identity and the limits of the server."""

    person: str
    name: str
    most_bytes: int
    """The maximum size of a message from the client."""
    node: str = ""


class Seen(_Message, frozen=True, tag="seen"):
    """The whole table as the client may see it. This picture replaces any earlier one."""

    table: str
    version: int
    picture: Picture
    missed: list[msgspec.Raw] = []
    """The events since the client's version, as far back as the server still knows them."""


class Happened(_Message, frozen=True, tag="happened"):
    """New events, and the fields of the picture that they changed."""

    table: str
    version: int
    """The version after the change. Apply the change to the picture of the version before it."""
    events: list[msgspec.Raw]
    """For narration and animation; `change` alone is enough to update the picture."""
    change: Change


class GameHistory(_Message, frozen=True, tag="history"):
    """The events since the last deal. The picture already contains their effects.

    Sent after `watch` to a client that has no version, or one too old for `missed` to be complete,
    unless the client reads slowly.
    """

    table: str
    version: int
    """The version that the events lead to."""
    events: list[msgspec.Raw]


class Done(_Message, frozen=True, tag="done"):
    """A command was carried out, now or earlier. `version` includes all effects of the command."""

    id: str
    version: int


class WayOut(msgspec.Struct, frozen=True):
    """A legal rest of a turn, offered instead of a refused one."""

    steps: list[str]
    """The steps of the plan that stay, in game file notation."""
    end: str


class Refused(_Message, frozen=True, tag="refused"):
    """A command was not carried out, and nothing has changed."""

    id: str | None
    """The id of the command; null if the message was so malformed that its id is unknown."""
    code: str
    message: str
    """In the language of the connection."""
    clause: str | None = None
    """The clause that forbids the command, or `H.<option>` for a rule of the table."""
    rule: str | None = None
    """The text of the clause or the rule."""
    facts: dict[str, object] = {}
    ways: list[WayOut] = []
    """Legal turns that play a part of the plan, largest first, if a `check` refuses its end."""


class Unknown(_Message, frozen=True, tag="unknown"):
    """It is unknown whether a command was carried out: send it again with the same id."""

    id: str
    message: str


class Duty(msgspec.Struct, frozen=True):
    """A duty that must be fulfilled before the turn can end."""

    code: Literal["reach-opening", "open-with-taken", "use-taken", "place-joker", "finish"]
    message: str


class Drafted(_Message, frozen=True, tag="drafted"):
    """The result of a plan: points, duties, the table, and the legal ways to go on."""

    id: str
    points: int
    """The points of this turn's melds."""
    need: int
    """The points needed to open; 0 for a player who has opened."""
    left: list[str]
    """The cards that the plan has not laid."""
    duties: list[Duty]
    melds: list[list[str]]
    """The melds on the table after the plan; steps number them from 1."""
    steps: list[str]
    """The legal next steps."""
    places: dict[str, list[str]]
    """For each card, the steps that lay off or swap just that card."""
    ends: list[str]
    """The ways to end the turn now."""
    finished: bool
    """Whether the last card is laid, which ends the turn."""
    wrong: list[list[str]] = []
    """At a strict table, cards laid as melds that are not valid. Steps cannot refer to them."""


class HintReason(msgspec.Struct, frozen=True):
    """A fact that speaks for or against a move."""

    why: str
    """The id of the reason."""
    side: Literal["for", "against", "neither"]
    facts: dict[str, str | int | list[str]]
    """The values in the sentence; cards and melds are in game file notation."""
    text: str
    """The sentence, in the language of the connection."""


class HintAdvice(msgspec.Struct, frozen=True):
    """A move with its estimated value and the reasons."""

    moves: list[str]
    """In game file notation."""
    text: str
    worth: float
    """Expected score at the end of the game, minus the average of the other players' scores."""
    error: float
    """Standard error of `worth`."""
    behind: float
    """Points by which the move is worse than the best one."""
    unsure: float
    """Standard error of `behind`."""
    worlds: int
    """Number of games played out for the estimate."""
    reasons: list[HintReason]
    sentences: list[str]
    """A sentence for each of `moves`."""


class Hinted(_Message, frozen=True, tag="hinted"):
    """The best moves, best first, each with its reasons."""

    id: str
    advice: list[HintAdvice]


class Arranged(_Message, frozen=True, tag="arranged"):
    """The melds that leave the fewest points in hand, and the cards that stay in it."""

    id: str
    melds: list[list[str]]
    left: list[str]
    """The cards that are in none of the melds."""
    points: list[int] = []
    """The points of each of the melds, in the same order."""


class Said(_Message, frozen=True, tag="said"):
    """A chat message at a table."""

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
    """The server is stopping, or its database does not respond: reconnect, here or elsewhere."""


Message: TypeAlias = (
    Welcome
    | Seen
    | Happened
    | GameHistory
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
