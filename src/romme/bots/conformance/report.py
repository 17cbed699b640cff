"""The report of a conformance check, for programs and for the bot's author."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from romme.bots.conformance.asking import (
    Answer,
    Crashed,
    IllegalMove,
    Late,
    Meddled,
    NoMove,
    Question,
)
from romme.bots.conformance.tables import GameSetup
from romme.bots.protocol import Move
from romme.engine.commands import Draw, Play
from romme.engine.state import Seat, State
from romme.notation.card_text import write_cards
from romme.notation.text import Act, NotedMove, write_move


@dataclass(frozen=True, slots=True)
class Wavered:
    """A copy of the bot, asked the questions in another order, gave a different answer."""

    move: Move
    other: Answer


@dataclass(frozen=True, slots=True)
class Peeked:
    """The answer depends on cards that the bot's seat cannot see."""

    move: Move
    world: Question
    """The same question in a world that looks the same from the seat."""
    other: Answer


Fault: TypeAlias = Crashed | NoMove | IllegalMove | Late | Meddled | Wavered | Peeked


@dataclass(frozen=True, slots=True)
class Failure:
    """A fault of a bot, and the question that reproduces it."""

    table: GameSetup
    question: Question
    fault: Fault

    def __str__(self) -> str:
        state, asked = self.question.state, self.question
        return "\n  ".join(
            (
                f"{type(self.fault).__name__} at {self.table}",
                *_position(state),
                f"seed {asked.seed}, {asked.seconds:g} s",
                _told(self.fault, state.turn).rstrip().replace("\n", "\n  "),
            )
        )


class DoesNotConform(Exception):  # noqa: N818 - named for what is wrong
    """The bot breaks a promise of the `Bot` protocol."""

    def __init__(self, report: ConformanceReport) -> None:
        self.report = report
        super().__init__(report)


@dataclass(frozen=True, slots=True)
class ConformanceReport:
    """The result of a conformance check."""

    games: int
    questions: int
    """Decisions that the bot was asked for."""
    asked_again: int
    """Number of questions asked a second time, unchanged and in another world."""
    failures: tuple[Failure, ...]
    """The first fault of each kind at each table."""

    @property
    def conforms(self) -> bool:
        """Whether no fault was found."""
        return not self.failures

    def raise_if_failed(self) -> None:
        """Raise `DoesNotConform` if a fault was found."""
        if self.failures:
            raise DoesNotConform(self)

    def __str__(self) -> str:
        asked = f"{self.games} games, {self.questions} decisions, {self.asked_again} asked again"
        if self.conforms:
            return f"{asked}: nothing wrong"
        kinds = Counter(type(failure.fault).__name__ for failure in self.failures)
        firsts = {type(failure.fault): failure for failure in reversed(self.failures)}
        counted = ", ".join(f"{name} at {count} tables" for name, count in kinds.items())
        return "\n\n".join((f"{asked}: {counted}", *map(str, firsts.values())))


def _position(state: State) -> Iterator[str]:
    yield f"seat {state.turn} is to {state.phase.value}: {write_cards(state.hand(state.turn))}"
    if state.drawn is not None:
        yield f"drawn from the {state.drawn.pile.value} pile: {state.drawn.card}"
    if state.correction is not None:
        yield f"a wrong number of cards is put right: {state.correction.value}"
    yield f"open pile: {write_cards(state.open_pile) or 'empty'}"
    yield f"cards in the stock: {len(state.stock)}"
    for number, lying in enumerate(state.table, start=1):
        yield f"meld {number}: {lying.meld}"


def _told(answer: Answer | Fault, seat: Seat) -> str:
    """Write a move as in a game file, or describe the fault."""
    match answer:
        case Draw() | Play():
            return "; ".join(write_move(NotedMove(seat, act)) for act in _acts(answer))
        case Crashed(error):
            return f"it crashed: {error}"
        case NoMove(said, error):
            return f"it answered {said}, which is no move: {error}"
        case IllegalMove(move, illegal):
            return f"it answered {_told(move, seat)}, which is refused: {illegal}"
        case Late(seconds, took):
            return f"it was given {seconds:g} s and took {took:g} s"
        case Meddled():
            return "it changed the view or the turn that it was given"
        case Wavered(move, other):
            return f"it answered {_told(move, seat)}\nasked again: {_told(other, seat)}"
        case Peeked(move, _, other):
            return (
                f"it answered {_told(move, seat)}\n"
                f"with other cards where it cannot see them: {_told(other, seat)}"
            )
        case _:
            assert_never(answer)


def _acts(move: Move) -> tuple[Act, ...]:
    if isinstance(move, Draw):
        return (move,)
    return move.steps if move.end is None else (*move.steps, move.end)
