"""HTTP messages of lessons: the learner's moves and their results."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from romme.engine.state import Pile
from romme.wire.commands import Steps, StepText
from romme.wire.messages import Arranged, Drafted, Refused
from romme.wire.picture import Picture

MOST_MOVES = 2
"""Maximum number of moves in a scene, which is one turn: the draw, and the rest of the turn."""


class SuggestedMistake(msgspec.Struct, frozen=True):
    """A mistake that the learner is invited to try."""

    after: int
    """Number of tasks before the mistake."""
    act: str
    """The mistake, in game file notation."""
    clause: str
    """The clause that forbids the mistake, or `H.<option>` for a rule of the table."""


class LessonScene(msgspec.Struct, frozen=True):
    """A scene of a lesson. The texts are in the message catalogues."""

    name: str
    tasks: list[str]
    """The actions to perform, in game file notation; `finish` for laying the last card."""
    tries: list[SuggestedMistake]


class Lesson(msgspec.Struct, frozen=True):
    """The lesson that teaches a rule set."""

    rules: str
    scenes: list[LessonScene]


class LearnerDraw(
    msgspec.Struct, frozen=True, tag_field="do", tag="draw", forbid_unknown_fields=True
):
    """The learner draws a card from a pile."""

    pile: Pile


class LearnerPlay(
    msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True
):
    """The learner plays the rest of a turn."""

    steps: Steps = []
    end: StepText | None = None


LearnerMove: TypeAlias = LearnerDraw | LearnerPlay


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves in a scene so far, and optionally a plan for the rest of the turn."""

    moves: Annotated[list[LearnerMove], msgspec.Meta(max_length=MOST_MOVES)] = []
    plan: Steps | None = None
    """Steps to check without carrying them out; null for none."""
    act: StepText | None = None
    """An act to check after the plan, as in the command `check`; null for none."""


class LessonFrame(msgspec.Struct, frozen=True):
    """The table at one moment, and the events that led to it."""

    picture: Picture
    events: list[msgspec.Raw]


class LessonResponse(msgspec.Struct, frozen=True):
    """The result of the learner's moves."""

    frames: list[LessonFrame]
    """The table after the learner's last move and after each reply; the last one is current."""
    met: int
    """Number of tasks done, including those done by the plan."""
    drafted: Drafted | None = None
    """The result of the plan if it were played."""
    arranged: Arranged | None = None
    """The melds among the cards that the plan leaves in hand."""
    refused: Refused | None = None
    """Why the last move or the plan is refused; then there are no frames."""
