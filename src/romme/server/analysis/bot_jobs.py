"""The functions that worker processes run to compute bots' moves and hints.

A bot's move is returned as text, like a player's. The server parses it strictly and unpickles
nothing that a bot has produced.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from functools import reduce
from random import Random
from typing import Final

from romme.bots.advice import advise
from romme.bots.advice.advice_json import AdviceReport, advice_report
from romme.bots.advice.wording import describe_move
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.registry import make_bot
from romme.engine.commands import Discard, Draw, GiveBack, LayDown, LayOff, Pass, Play, Swap
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.turn_end import end_turn
from romme.locales import words
from romme.notation.card_text import BadText
from romme.notation.text import parse_act, write_act
from romme.server.workers.worker_process import JobRefused
from romme.view.knowledge import View
from romme.wire.messages import HintAdvice, HintReason

LONGEST_MOVE_BYTES: Final = 4096
"""Maximum size of an encoded move. The longest turn, about forty steps of a few cards, fits."""
MAX_STEPS: Final = 100
NO_MOVE: Final = "no move"
TOO_LONG: Final = "move too long"
_LINE: Final = "\n"


def load(level: str) -> bytes:
    """Import a bot's modules before its first decision, and return an empty result."""
    make_bot(level)
    return b""


def choose(level: str, view: bytes, seed: int, seconds: float) -> bytes:
    """Return a bot's move for a pickled view, as text. Raise `JobRefused` if it is not legal."""
    seen: View = pickle.loads(view)  # noqa: S301 - pickled by the server
    rng = Random(seed)  # noqa: S311 - the server drew the seed from the system
    move = make_bot(level).choose(seen, Legal(seen.to_move()), rng, Budget(seconds))
    written = write_choice(move)
    # Unpickled again, because the bot may have changed its copy.
    check_legal(pickle.loads(view), read_choice(written))  # noqa: S301 - pickled by the server
    return written


def write_choice(move: object) -> bytes:
    """Return a move as text, one step per line.

    Raise `JobRefused` if `move` is not a move or is too long.
    """
    match move:
        case Draw():
            acts = [write_act(move)]
        case Play(tuple(steps), None | Discard() | GiveBack() | Pass() as end):
            if len(steps) > MAX_STEPS:
                raise JobRefused(TOO_LONG)
            if not all(isinstance(step, LayDown | LayOff | Swap) for step in steps):
                raise JobRefused(NO_MOVE)
            acts = ["play", *map(write_act, steps), *([] if end is None else [write_act(end)])]
        case _:
            raise JobRefused(NO_MOVE)
    written = _LINE.join(acts).encode()
    if len(written) > LONGEST_MOVE_BYTES:
        raise JobRefused(TOO_LONG)
    return written


def read_choice(written: bytes) -> Move:
    """Return the move that `write_choice` wrote. Raise `JobRefused` if the text is not a move."""
    try:
        first, *rest = written.decode().split(_LINE)
        acts = tuple(map(parse_act, rest if first == "play" else [first]))
    except (BadText, UnicodeDecodeError):
        raise JobRefused(NO_MOVE) from None
    if first != "play":
        match acts:
            case (Draw() as draw,):
                return draw
            case _:
                raise JobRefused(NO_MOVE)
    end = acts[-1] if acts and isinstance(acts[-1], Discard | GiveBack | Pass) else None
    rest_of_turn = acts if end is None else acts[:-1]
    steps = tuple(step for step in rest_of_turn if isinstance(step, LayDown | LayOff | Swap))
    if len(steps) != len(rest_of_turn):
        raise JobRefused(NO_MOVE)
    return Play(steps, end)


def check_legal(view: View, move: Move) -> None:
    """Raise `JobRefused` if a move is illegal for the player who has this view."""
    turn = view.to_move()
    try:
        match move:
            case Draw():
                if move not in Legal(turn).draws:
                    raise JobRefused("illegal draw")
            case Play(steps, end):
                if Legal(turn).draws:
                    raise JobRefused("illegal play before a draw")
                end_turn(reduce(Draft.step, steps, Draft.begin(turn)), end)
    except Illegal as refusal:
        # Report only the ground, because the facts of the refusal contain cards of the hand.
        raise JobRefused(f"illegal: {refusal.ground.value}") from None


def hint(
    lang: str, view: View, names: tuple[str, ...], seed: int, seconds: float
) -> list[HintAdvice]:
    """Return the best moves for the player with this view, with reasons in language `lang`.

    `names` lists the players' names by seat.
    """
    rng = Random(seed)  # noqa: S311 - the server drew the seed from the system
    best = advise(view, rng=rng, budget=Budget(seconds))
    say = words(lang)
    return [
        hint_advice(advice_report(say, one, view, names), describe_move(say, one.move, view))
        for one in best
    ]


def hint_advice(report: AdviceReport, sentences: Iterable[str]) -> HintAdvice:
    """Return a piece of advice in its wire form, with sentences that describe the move."""
    return HintAdvice(
        moves=report["moves"],
        text=report["text"],
        worth=report["worth"],
        error=report["error"],
        behind=report["behind"],
        unsure=report["unsure"],
        worlds=report["worlds"],
        reasons=[HintReason(**reason) for reason in report["reasons"]],
        sentences=list(sentences),
    )
