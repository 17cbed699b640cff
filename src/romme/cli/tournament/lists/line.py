"""The one-line notation for a game of a score list: ``2 romme 12 - 104u``.

The line contains the seat that finished and the ending, then the card points of all seats in order.
``-`` stands for a player who finished or did not play. ``u`` after the points marks a hand that had
not opened. A game that nobody finished begins with its ending: ``stock 12 30u 8``.

A game can also be written as it stands on a printed list, with rating points and card points of the
seats that played: ``5/0 2/12 x/104``. A cross is ``x``. Figures that do not fit are refused.

Obvious parts can be left out: ``romme``, because most games end that way, and the dashes, because
the playing seats are known. Endings may be abbreviated: ``2 h 12 104u``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from romme.engine.state import Ending
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.printed import PrintedCell, PrintedMismatch, read_printed
from romme.tournament.values import UNDECIDED_ENDINGS, WON_ENDINGS, Count, Hand, Line

WAYS: Final = {
    "romme": Ending.ROMME,
    "hand": Ending.HAND,
    "laid": Ending.HAND_LAID_OFF,
    "super": Ending.SUPER,
    "stock": Ending.STOCK_USED_UP,
    "blocked": Ending.BLOCKED,
}
"""The words for endings; ``laid`` is a Hand-Rommé with cards laid off."""

NOBODY: Final = "-"
_FIGURE: Final = re.compile(r"(?P<points>[0-9]{1,4})(?P<unopened>[uU]?)")

_CELL: Final = re.compile(
    r"(?:(?P<rating>[0-9]{1,2})|(?P<cross>[xX×-])(?P<more>[0-9]?))?"
    r"/(?P<points>[0-9]{1,4}|-?)(?P<unopened>[uU]?)"
)
"""Rating points or a cross, a slash, and card points."""


class LineFlaw(Enum):
    """The problem with a line. The message id is `tournament-line-<value>`."""

    EMPTY = "empty"
    NO_WAY = "no-way"
    """Not a known ending."""
    NO_WINNER = "no-winner"
    NOT_PLAYING = "not-playing"
    """The seat that finished did not play."""
    NO_FIGURE = "no-figure"
    FIGURES = "figures"
    """Too many or too few card points."""
    MISMATCH = "mismatch"
    """Rating points that do not fit the card points."""


class BadLine(ValueError):  # noqa: N818 - named for what is wrong
    """The text cannot be parsed as a game."""

    def __init__(self, flaw: LineFlaw, **facts: int | str) -> None:
        super().__init__(flaw, facts)
        self.flaw = flaw
        self.facts = facts


def parse(text: str, *, seats: int, playing: Sequence[int]) -> Line:
    """Parse the line of a game. Raise `BadLine` if the line is invalid.

    The table has `seats` seats, of which `playing` take part in this game.

        >>> parse("2 romme 12 - 104u", seats=3, playing=(1, 2, 3)).winner
        2
        >>> parse("2 h 12 104u", seats=4, playing=(2, 3, 4)).counts[2:]
        (Count(card_points=12, hand=<Hand.OPENED: 'opened'>), \
Count(card_points=104, hand=<Hand.UNOPENED: 'unopened'>))
    """
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    if not words:
        raise BadLine(LineFlaw.EMPTY)
    winner, ending, figures = _read(words)
    if winner is not None and winner not in playing:
        raise BadLine(LineFlaw.NOT_PLAYING, seat=winner)
    counted = [seat for seat in playing if seat != winner]
    counts: list[Count | None] = [None] * seats
    if len(figures) == seats:
        counts = [_count(figure) for figure in figures]
    elif len(figures) == len(counted):
        for seat, figure in zip(counted, figures, strict=True):
            counts[seat - 1] = _count(figure)
    else:
        raise BadLine(LineFlaw.FIGURES, have=len(figures), need=len(counted), seats=seats)
    return Line(ending, winner, tuple(counts))


def parse_printed(text: str, rules: RuleSet, *, seats: int, playing: Sequence[int]) -> Line:
    """Parse a game as it stands on a printed list. Raise `BadLine` if it is invalid.

    >>> from romme.rules import find_preset
    >>> rules = find_preset("turnier").rules
    >>> write(parse_printed("5/0 2/12 x/104", rules, seats=3, playing=(1, 2, 3)))
    '1 romme - 12 104u'
    """
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    if len(words) != len(playing):
        raise BadLine(LineFlaw.FIGURES, have=len(words), need=len(playing), seats=seats)
    cells = [_cell(seat, word) for seat, word in zip(playing, words, strict=True)]
    try:
        return read_printed(rules, seats, cells)
    except PrintedMismatch as wrong:
        raise BadLine(
            LineFlaw.MISMATCH,
            seat=wrong.seat,
            typed=wrong.typed,
            computed=" / ".join(map(str, wrong.computed)) or NOBODY,
            by=min((abs(wrong.typed - one) for one in wrong.computed), default=0),
        ) from None


def _cell(seat: int, word: str) -> PrintedCell:
    read = _CELL.fullmatch(word)
    if read is None:
        raise BadLine(LineFlaw.NO_FIGURE, text=word)
    rating = read["rating"]
    if read["cross"]:
        rating = f"-{read['more'] or 1}"
    points = 0 if read["points"] in ("", NOBODY) else int(read["points"])
    return PrintedCell(seat, int(rating) if rating else None, points, bool(read["unopened"]))


def _read(words: Sequence[str]) -> tuple[int | None, Ending, Sequence[str]]:
    """Return the winner, the ending, and the remaining words."""
    first, *rest = words
    if not first.isascii() or not first.isdigit():
        ending = _way(first, UNDECIDED_ENDINGS)
        if ending in WON_ENDINGS:
            raise BadLine(LineFlaw.NO_WINNER, text=first)
        return None, ending, rest
    if rest and rest[0].isalpha():
        return int(first[:4]), _way(rest[0], WON_ENDINGS), rest[1:]
    return int(first[:4]), Ending.ROMME, rest


def _way(text: str, likely: Sequence[Ending]) -> Ending:
    """Return the ending with this abbreviation. If several match, prefer those in `likely`."""
    found = [ending for word, ending in WAYS.items() if word.startswith(text.lower())]
    fitting = [ending for ending in found if ending in likely]
    if not found:
        raise BadLine(LineFlaw.NO_WAY, text=text, possible=", ".join(WAYS))
    return (fitting or found)[0]


def _count(figure: str) -> Count | None:
    if figure == NOBODY:
        return None
    read = _FIGURE.fullmatch(figure)
    if read is None:
        raise BadLine(LineFlaw.NO_FIGURE, text=figure)
    hand = Hand.UNOPENED if read["unopened"] else Hand.OPENED
    return Count(int(read["points"]), hand)


def write(line: Line) -> str:
    """Return the line for a game in full, without abbreviations.

    >>> write(parse("b 8 12 30u", seats=3, playing=(1, 2, 3)))
    'blocked 8 12 30u'
    """
    way = next(word for word, ending in WAYS.items() if ending is line.ending)
    begin = [] if line.winner is None else [str(line.winner)]
    return " ".join([*begin, way, *map(figure, line.counts)])


def figure(count: Count | None) -> str:
    """Return a seat's card points as they are written in a line.

    >>> figure(Count(104, Hand.UNOPENED)), figure(None)
    ('104u', '-')
    """
    if count is None:
        return NOBODY
    return f"{count.card_points}{'u' if count.hand is Hand.UNOPENED else ''}"
