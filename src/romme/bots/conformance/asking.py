"""Ask a bot one question, and classify the faults of its answer."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from random import Random
from traceback import format_exc
from typing import Final, TypeAlias

from romme.bots.protocol import Bot, Budget, Clock, Legal, Move
from romme.engine.commands import Discard, Draw, GiveBack, LayDown, LayOff, Pass, Play, Swap
from romme.engine.decide import carry_out
from romme.engine.errors import Illegal
from romme.engine.state import Pile, State
from romme.view.project import view

LATE_LOOKS_ALLOWED: Final = 10
"""Clock reads allowed after the deadline, because nested loops end one by one."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to make, with everything that the answer may depend on."""

    packed: bytes
    """The pickled state, so that a bot cannot find the hidden cards in memory."""
    seed: int
    seconds: float

    @classmethod
    def of(cls, state: State, *, seed: int, seconds: float) -> Question:
        """Create a question about the next move in a state, with a seed and a time limit."""
        return cls(pickle.dumps(state), seed, seconds)

    @property
    def state(self) -> State:
        """The state, hidden cards included."""
        state: State = pickle.loads(self.packed)  # noqa: S301 - packed by ourselves
        return state


@dataclass(frozen=True, slots=True)
class Crashed:
    """The bot raised an exception."""

    error: str
    """The exception with its traceback."""


@dataclass(frozen=True, slots=True)
class NoMove:
    """The answer is not a well-formed draw or plan."""

    answer: str
    error: str


@dataclass(frozen=True, slots=True)
class IllegalMove:
    """The bot's move breaks the rules."""

    move: Move
    illegal: Illegal


@dataclass(frozen=True, slots=True)
class Late:
    """The bot did not stop when its time was up."""

    seconds: float
    took: float
    """Seconds that the bot took, or a lower bound if it was interrupted."""


@dataclass(frozen=True, slots=True)
class Meddled:
    """The bot modified its arguments."""


Answer: TypeAlias = Move | Crashed | NoMove | IllegalMove | Late | Meddled


def ask(bot: Bot, question: Question) -> Answer:
    """Ask the bot for a move, and return the move or the bot's fault.

    Time is measured in clock reads, so that the answer is reproducible.
    """
    return ask_in(question.state, bot, seed=question.seed, seconds=question.seconds)


def ask_in(state: State, bot: Bot, *, seed: int, seconds: float) -> Answer:
    """Like `ask`, but for a state instead of a `Question`."""
    return _answer(state, bot, seed, Budget(seconds, _Watch(seconds)))


def ask_by(clock: Clock, bot: Bot, question: Question, *, grace: float) -> Answer:
    """Like `ask`, but with a real clock: `Late` if the bot takes over `grace` seconds too long."""
    state, seconds = question.state, question.seconds
    budget = Budget(seconds, clock)
    answer = _answer(state, bot, question.seed, budget)
    took = clock() - budget.begun
    return Late(seconds, took) if took > seconds + grace else answer


class _TimeIsUp(BaseException):
    """The bot is past its deadline. A `BaseException`, so that no bot catches it by accident."""


class _Watch:
    """A clock that advances with each read.

    It raises `_TimeIsUp` after `LATE_LOOKS_ALLOWED` reads past the deadline.
    """

    def __init__(self, seconds: float) -> None:
        self._counted = Budget.counted(seconds)
        self._begun: float | None = None
        self._beyond = 0

    def __call__(self) -> float:
        now = self._counted.clock()
        if self._begun is None:
            self._begun = now
        elif now - self._begun >= self._counted.seconds:
            self._beyond += 1
        if self._beyond > LATE_LOOKS_ALLOWED:
            raise _TimeIsUp(now)
        return now


def _answer(state: State, bot: Bot, seed: int, budget: Budget) -> Answer:
    seat = state.turn
    seen = view(state, seat)
    legal = Legal(seen.to_move())
    try:
        move = bot.choose(seen, legal, Random(seed), budget)  # noqa: S311 - must be reproducible
    except _TimeIsUp as up:
        return Late(budget.seconds, up.args[0] - budget.begun)
    except (Exception, SystemExit):  # noqa: BLE001 - any exception is a finding
        return Crashed(format_exc())
    if seen != view(state, seat) or legal != Legal(seen.to_move()):
        return Meddled()
    return _judged(state, move)


def _judged(state: State, move: Move) -> Answer:
    """Return the move if the engine accepts it, else the fault."""
    if not _is_move(move):
        return NoMove(repr(move), "a bot answers with a Draw, or a Play of steps and an end")
    try:
        carry_out(state, state.turn, move)
    except Illegal as illegal:
        return IllegalMove(move, illegal)
    except Exception as error:  # noqa: BLE001 - the engine trusts types that a bot may violate
        return NoMove(repr(move), repr(error))
    return move


def _is_move(answer: object) -> bool:
    """Whether an answer has the types of a move. The cards in it are not checked."""
    match answer:
        case Draw(Pile()):
            return True
        case Play(tuple(steps), Discard() | GiveBack() | Pass() | None):
            return all(map(_is_step, steps))
        case _:
            return False


def _is_step(step: object) -> bool:
    match step:
        case LayDown(tuple()) | LayOff(tuple(), int()) | Swap(_, int()):
            return True
        case _:
            return False
