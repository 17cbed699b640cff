"""The notation of moves in game files, such as ``1 meld 4C 5C *6C``.

Parsing is strict, and the inverse of writing: ``parse_move(write_move(move)) == move``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, TypeAlias, assert_never

from romme.engine.commands import (
    Discard,
    Draw,
    End,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Shuffle,
    Step,
    Swap,
)
from romme.engine.state import Pile, Seat
from romme.notation.card_text import (
    BadText,
    card_of,
    natural_of,
    placed_of,
    write_cards,
)

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")
Act: TypeAlias = Draw | Shuffle | Step | End


@dataclass(frozen=True, slots=True)
class NotedMove:
    """One action of one player, as written in a game file."""

    seat: Seat
    act: Act
    text: str = field(default="", compare=False)
    """The original text in the file."""

    def __str__(self) -> str:
        return write_move(self)


def parse_move(text: str) -> NotedMove:
    """Parse a move with its seat. Raise `BadText` if the text is not a move.

    >>> parse_move("2 add 7C 8C to 1").act.onto
    1
    >>> parse_move("2 fly 7C")
    Traceback (most recent call last):
    ...
    romme.notation.card_text.BadText: bad-move: '2 fly 7C'
    """
    match text.split():
        case [seat, *words] if (number := _number(seat)) is not None:
            act = _act(words)
            if act is not None:
                return NotedMove(Seat(number), act, text)
        case _:
            pass
    raise BadText("bad-move", text)


def write_move(move: NotedMove) -> str:
    """Return the text of a move, with its seat.

    >>> write_move(NotedMove(Seat(1), LayOff((placed_of("*9C"),), 2)))
    '1 add *9C to 2'
    """
    return f"{move.seat} {write_act(move.act)}"


def parse_act(text: str) -> Act:
    """Parse an action, without a seat. Raise `BadText` if the text is not an action.

    >>> parse_act("draw open").pile
    <Pile.OPEN: 'open'>
    """
    act = _act(text.split())
    if act is None:
        raise BadText("bad-move", text)
    return act


def _act(words: list[str]) -> Act | None:
    match words:
        case ["draw", ("stock" | "open") as pile]:
            return Draw(Pile(pile))
        case ["shuffle", _, *_]:
            return Shuffle(tuple(map(card_of, words[1:])))
        case ["meld", _, *_]:
            return LayDown(tuple(map(placed_of, words[1:])))
        case ["add", _, *_, "to", number] if (onto := _number(number)) is not None:
            return LayOff(tuple(map(placed_of, words[1:-2])), onto)
        case ["swap", card, "in", number] if (into := _number(number)) is not None:
            return Swap(natural_of(card), into)
        case ["discard", card]:
            return Discard(card_of(card))
        case ["return"]:
            return GiveBack()
        case ["pass"]:
            return Pass()
        case _:
            return None


def write_act(act: Act) -> str:
    """Return the text of an action, without a seat.

    >>> write_act(GiveBack())
    'return'
    """
    match act:
        case Draw(pile):
            return f"draw {pile.value}"
        case Shuffle(stock):
            return f"shuffle {write_cards(stock)}"
        case LayDown(cards):
            return f"meld {write_cards(cards)}"
        case LayOff(cards, onto):
            return f"add {write_cards(cards)} to {onto}"
        case Swap(card, into):
            return f"swap {card} in {into}"
        case Discard(card):
            return f"discard {card}"
        case GiveBack():
            return "return"
        case Pass():
            return "pass"
        case _:
            assert_never(act)


def _number(word: str) -> int | None:
    return int(word) if _NUMBER.fullmatch(word) else None
