"""Play a scene: the engine checks the learner's moves, and a script moves the other players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from romme.engine.commands import Command, Discard, Draw, End, GiveBack, Pass, Play, Shuffle, Step
from romme.engine.decide import carry_out
from romme.engine.errors import Illegal
from romme.engine.state import Phase, Seat, State
from romme.locales import Words
from romme.notation.card_text import BadText
from romme.notation.text import NotedMove
from romme.server.lessons.script import LEARNER, SEATS, LastLaid, Scene, Task, tasks_met
from romme.server.person_id import PersonId
from romme.server.play.connection.drafts import drafted
from romme.server.play.connection.error_messages import refused_by
from romme.server.play.connection.hand_arrangement import arranged
from romme.server.table.checking import check
from romme.server.table.decide import draft
from romme.server.table.events import Moved, Mover
from romme.server.table.picture import Named, TableSight, picture
from romme.server.table.redaction import redacted_for
from romme.server.table.state import Chair, Table, TablePhase
from romme.wire.game import read_end, read_plan
from romme.wire.lessons import (
    LearnerDraw,
    LearnerMove,
    LearnerPlay,
    LessonFrame,
    LessonRequest,
    LessonResponse,
)
from romme.wire.messages import Refused
from romme.wire.terms import Permission, TableTerms

SCRIPTED: Final = "lesson"
"""Shown as the bot level of the scripted players."""
NOT_NOW: Final = "lesson-not-now"
"""Refusal code of a legal move that the lesson does not ask for."""
_PERSON: Final = PersonId("learner")


class NotNow(Exception):  # noqa: N818 - the learner did nothing wrong
    """The move is legal, but the scene expects a different one."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of the game, and the move that led to it."""

    state: State
    moved: Moved | None = None


def answer(words: Words, scene: Scene, request: LessonRequest) -> LessonResponse:
    """Return the table after the learner's moves, or the reason why one of them is refused."""
    try:
        return _answer(words, scene, request)
    except (Illegal, BadText) as error:
        return LessonResponse([], 0, refused=refused_by(words, None, error))
    except NotNow:
        message = words.say("page-lesson-not-now")
        return LessonResponse([], 0, refused=Refused(None, NOT_NOW, message))


def _answer(words: Words, scene: Scene, request: LessonRequest) -> LessonResponse:
    now, done = [Moment(scene.start)], list[Task]()
    for move in request.moves:
        command, acts = _read(move)
        done += acts
        after = [_moment(now[-1].state, LEARNER, command, Mover.PLAYER)]
        _check_wanted(scene, done, after[-1].state)
        if isinstance(move, LearnerPlay) and after[-1].state.phase is not Phase.OVER:
            after += _scripted_moves(after[-1].state, scene.then)
        now = after
    state, plan = now[-1].state, request.plan
    judged = held = None
    if request.act is not None:
        check(_table(scene, state), LEARNER, steps=plan or [], act=request.act)
    if plan is not None and state.phase is not Phase.OVER:
        at_table = _table(scene, state)
        held = arranged(at_table, LEARNER, command="plan", plan=plan)
        if state.phase is Phase.PLAY:
            done += draft(at_table, LEARNER, plan).steps
            judged = drafted(words, at_table, LEARNER, command="plan", plan=plan)
    met = tasks_met(scene.tasks, done)
    frames = [_frame(scene, moment) for moment in now]
    return LessonResponse(frames, met, drafted=judged, arranged=held)


def _read(move: LearnerMove) -> tuple[Command, tuple[Task, ...]]:
    """Return a move as an engine command, and as parts that can be compared with the tasks."""
    match move:
        case LearnerDraw(pile):
            draw = Draw(pile)
            return draw, (draw,)
        case LearnerPlay(steps, end):
            play = Play(read_plan(steps), read_end(end))
            return play, (*play.steps, LastLaid() if play.end is None else play.end)
        case _:
            assert_never(move)


def _check_wanted(scene: Scene, done: Sequence[Task], state: State) -> None:
    """Raise `NotNow` if the moves do not fulfil the tasks, or do not end the game as required."""
    ended = state.outcome is None or state.outcome.ending is scene.ending
    whole = state.phase is not Phase.PLAY  # the turn is over
    need = len(scene.tasks) if whole else 1
    if tasks_met(scene.tasks, done) < need or not ended:
        raise NotNow
    if whole and scene.ending is not None and state.outcome is None:
        raise NotNow


def _moment(state: State, seat: Seat, command: Command, by: Mover) -> Moment:
    events, after = carry_out(state, seat, command)
    return Moment(after, Moved(by, events))


def _scripted_moves(state: State, moves: Iterable[NotedMove]) -> Iterator[Moment]:
    """Play the scripted moves. Yield the moment after each draw or shuffle, and after each turn."""
    steps: list[Step] = []
    for move in moves:
        match move.act:
            case Draw() | Shuffle():
                command: Command = move.act
            case Discard() | GiveBack() | Pass() as end:
                command, steps = _rest(steps, end), []
            case step:
                steps.append(step)
                continue
        moment = _moment(state, move.seat, command, Mover.BOT)
        state = moment.state
        yield moment


def _rest(steps: Sequence[Step], end: End) -> Play:
    return Play(tuple(steps), end)


def _table(scene: Scene, state: State) -> Table:
    """Return a server table at which this game is played and the learner has seat 1."""
    rules = scene.start.rules
    others = (Chair(level=SCRIPTED, ready=True),) * (SEATS - 1)
    return Table(
        terms=TableTerms(rules=rules.name, seats=SEATS, hints=Permission.FORBIDDEN),
        rules=rules,
        host=_PERSON,
        code="",
        chairs=(Chair(person=_PERSON), *others),
        phase=TablePhase.PLAYING,
        game=state,
    )


def _frame(scene: Scene, moment: Moment) -> LessonFrame:
    sight = TableSight.of(_table(scene, moment.state), LEARNER)
    shown = picture(sight, {_PERSON: Named("")}, None)
    if moment.moved is not None and shown.turn is not None:
        # A scene is one turn. When the learner's turn comes again, the scene is over.
        shown = replace(shown, turn=replace(shown.turn, may_draw=[]))
    visible = [] if moment.moved is None else redacted_for([moment.moved], LEARNER)
    return LessonFrame(shown, [msgspec.Raw(msgspec.json.encode(event)) for event in visible])
