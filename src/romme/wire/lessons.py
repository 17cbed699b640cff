"""What is asked and answered over HTTP in a lesson: the learner's moves, and what comes of them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from romme.engine.state import Pile
from romme.wire.commands import Steps, StepText
from romme.wire.messages import Arranged, Drafted, Refused
from romme.wire.picture import Picture

MOST_MOVES = 2
"""A scene is one turn: a draw, and the rest."""


class SuggestedMistake(msgspec.Struct, frozen=True):
    """A mistake worth making."""

    after: int
    """So many tasks are done before."""
    act: str
    """As game files write it."""
    clause: str
    """The clause, or `H.<option>`, with which it will be refused."""


class LessonScene(msgspec.Struct, frozen=True):
    """A scene of a lesson; its words are in the catalogues."""

    name: str
    tasks: list[str]
    """The acts that are asked for, as game files write them; `finish` where a last card is laid."""
    tries: list[SuggestedMistake]


class Lesson(msgspec.Struct, frozen=True):
    """The lesson of a rule set."""

    rules: str
    scenes: list[LessonScene]


class LearnerDraw(
    msgspec.Struct, frozen=True, tag_field="do", tag="draw", forbid_unknown_fields=True
):
    """The learner draws."""

    pile: Pile


class LearnerPlay(
    msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True
):
    """The learner does the rest of a turn."""

    steps: Steps = []
    end: StepText | None = None


LearnerMove: TypeAlias = LearnerDraw | LearnerPlay


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a learner has done in a scene, and perhaps the plan of the rest."""

    moves: Annotated[list[LearnerMove], msgspec.Meta(max_length=MOST_MOVES)] = []
    plan: Steps | None = None
    """Steps that are only thought of; null to ask nothing about them."""


class LessonFrame(msgspec.Struct, frozen=True):
    """The table at one moment, and what has just happened at it."""

    picture: Picture
    events: list[msgspec.Raw]


class LessonResponse(msgspec.Struct, frozen=True):
    """What comes of the learner's moves."""

    frames: list[LessonFrame]
    """What the last move led to, one moment after the other; the last is how it stands."""
    met: int
    """So many tasks are done, the plan included."""
    drafted: Drafted | None = None
    """What the plan comes to."""
    arranged: Arranged | None = None
    """Which melds the cards make that are left in hand then."""
    refused: Refused | None = None
    """Why the last move, or the plan, is not possible; then there are no frames."""
