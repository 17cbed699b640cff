"""Replaying a game file move by move, up to its end or to the first move that is refused."""

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
    """A move that a clause forbids."""

    number: int
    """Counted from 1."""
    move: NotedMove
    illegal: Illegal


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a game has come."""

    game: GameFile
    state: State
    """As of the last whole command; the plan of the running turn is in the draft."""
    draft: Draft | None = None
    events_by_move: tuple[tuple[Event, ...], ...] = ()
    """For each move so far, what was told at the time.

    A step's events come with the step. A failed opening takes back some of what was told, so this
    is an account to read and no log to fold.
    """
    refused: RefusedMove | None = None


def replay(game: GameFile) -> Replay:
    """Play the moves of a file; stop at the first that is refused."""
    now = Replay(game, game.state)
    for number, move in enumerate(game.moves, start=1):
        try:
            now = advance(now, move)
        except Illegal as illegal:
            return replace(now, refused=RefusedMove(number, move, illegal))
    return now


def advance(now: Replay, move: NotedMove) -> Replay:
    """Play one move, or refuse it; the replay given in stays as it is."""
    act = move.act
    match act:
        case Draw() | Shuffle():
            return _carried_out(now, move.seat, act)
        case LayDown() | LayOff() | Swap():
            draft = _draft(now, move.seat).step(act)
            if draft.finished:
                return _carried_out(now, move.seat, Play(draft.steps))
            news = draft.events[len(now.draft.events) if now.draft else 0 :]
            return replace(now, draft=draft, events_by_move=(*now.events_by_move, news))
        case Discard() | GiveBack() | Pass():
            draft = _draft(now, move.seat)
            return _carried_out(now, move.seat, Play(draft.steps, act))
        case _:
            assert_never(act)


def _draft(now: Replay, seat: Seat) -> Draft:
    if now.draft is None:
        return begin_draft(now.state, seat)
    check_turn(now.state, seat, Play())
    return now.draft


def _carried_out(now: Replay, seat: Seat, command: Command) -> Replay:
    events, state = carry_out(now.state, seat, command)
    told = now.draft.events if now.draft else ()
    news = events[len(told) :] if events[: len(told)] == told else events  # a failed opening
    return replace(now, state=state, draft=None, events_by_move=(*now.events_by_move, news))
