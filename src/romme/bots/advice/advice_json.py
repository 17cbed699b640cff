"""Advice as JSON: moves, values and reasons, with sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from romme.bots.advice.advising import Advice
from romme.bots.advice.reasons import Fact, Reason
from romme.bots.advice.wording import describe_move, sentence
from romme.bots.protocol import Move
from romme.cards import Joker, Natural
from romme.engine.commands import Draw
from romme.engine.state import Ending
from romme.locales import Words
from romme.melds import Group, Run
from romme.notation.text import NotedMove
from romme.view.knowledge import View


class ReasonReport(TypedDict):
    """A reason as JSON: its code, whether it is for or against the move, its facts and sentence."""

    why: str
    side: Literal["for", "against", "neither"]
    facts: dict[str, str | int | list[str]]
    text: str


class AdviceReport(TypedDict):
    """A move with its expected score and the reasons for and against it, as JSON. See `Advice`."""

    moves: list[str]
    text: str
    worth: float
    error: float
    behind: float
    unsure: float
    worlds: int
    reasons: list[ReasonReport]


def advice_report(
    words: Words, advice: Advice, view: View, names: Sequence[str] = ()
) -> AdviceReport:
    """Return a piece of advice as JSON; moves are written as in a game file."""
    return {
        "moves": written(advice.move, view),
        "text": " ".join(describe_move(words, advice.move, view)),
        "worth": round(advice.worth, 3),
        "error": round(advice.error, 3),
        "behind": round(advice.behind, 3),
        "unsure": round(advice.unsure, 3),
        "worlds": advice.worlds,
        "reasons": [_reason(words, reason, names) for reason in advice.reasons],
    }


def written(move: Move, view: View) -> list[str]:
    """Return a draw or a play as a list of moves in the notation of game files."""
    if isinstance(move, Draw):
        return [str(NotedMove(view.turn, move))]
    end = () if move.end is None else (move.end,)
    return [str(NotedMove(view.turn, act)) for act in (*move.steps, *end)]


def _reason(words: Words, reason: Reason, names: Sequence[str]) -> ReasonReport:
    return {
        "why": reason.why.value,
        "side": reason.side.value,
        "facts": {name: _plain(fact) for name, fact in reason.facts.items()},
        "text": sentence(words, reason, names),
    }


def _plain(fact: Fact) -> str | int | list[str]:
    match fact:
        case Natural() | Joker():
            return str(fact)
        case Run() | Group():
            return [str(card) for card in fact.placed]
        case Ending():
            return fact.value
        case tuple():
            return [str(card) for card in fact]
        case int():
            return int(fact)
