"""Replay a game file move by move, up to its end or to the first refused move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from romme.engine.commands import (
    Command,
    Discard,
    Draw,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Play,
    Shuffle,
    Swap,
)
from romme.engine.decide import begin_draft, carry_out, check_turn
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.events import Event
from romme.engine.state import Seat, State
from romme.notation.gamefile import GameFile
from romme.notation.text import NotedMove


@dataclass(frozen=True, slots=True)
class RefusedMove:
    """A move in a game file that the rules forbid."""

    number: int
    """The number of the move, from 1."""
    move: NotedMove
    illegal: Illegal


@dataclass(frozen=True, slots=True)
class Replay:
    """A game after some of its moves."""

    game: GameFile
    state: State
    """The state after the last complete command; `draft` holds the plan of an unfinished turn."""
    draft: Draft | None = None
    events_by_move: tuple[tuple[Event, ...], ...] = ()
    """The events of each move so far, for narration.

    The events of a step are listed with the step, even if a failed opening undoes them later. So
    this is not a log that can be folded.
    """
    refused: RefusedMove | None = None


def replay(game: GameFile) -> Replay:
    """Return the replay of a game file after its last move or at the first refused one."""
    now = Replay(game, game.state)
    for number, move in enumerate(game.moves, start=1):
        try:
            now = advance(now, move)
        except Illegal as illegal:
            return replace(now, refused=RefusedMove(number, move, illegal))
    return now


def advance(now: Replay, move: NotedMove) -> Replay:
    """Return the replay after one more move. Raise `Illegal` if the rules forbid the move."""
    act = move.act
    match act:
        case Draw() | Shuffle():
            return _carry_out(now, move.seat, act)
        case LayDown() | LayOff() | Swap():
            draft = _draft(now, move.seat).step(act)
            if draft.finished:
                return _carry_out(now, move.seat, Play(draft.steps))
            new_events = draft.events[len(now.draft.events) if now.draft else 0 :]
            return replace(now, draft=draft, events_by_move=(*now.events_by_move, new_events))
        case Discard() | GiveBack() | Pass():
            draft = _draft(now, move.seat)
            return _carry_out(now, move.seat, Play(draft.steps, act))
        case _:
            assert_never(act)


def _draft(now: Replay, seat: Seat) -> Draft:
    if now.draft is None:
        return begin_draft(now.state, seat)
    check_turn(now.state, seat, Play())
    return now.draft


def _carry_out(now: Replay, seat: Seat, command: Command) -> Replay:
    events, state = carry_out(now.state, seat, command)
    earlier = now.draft.events if now.draft else ()
    if events[: len(earlier)] == earlier:  # not so after a failed opening
        events = events[len(earlier) :]
    return replace(now, state=state, draft=None, events_by_move=(*now.events_by_move, events))
