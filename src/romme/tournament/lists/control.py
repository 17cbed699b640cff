"""Compare a table's list with its control list, a second list kept at the same table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from romme.tournament.lists.sheet import Sheet
from romme.tournament.values import Count


class ListPart(Enum):
    """Part of a line in which two lists can differ."""

    ENDING = "ending"
    WINNER = "winner"
    CARD_POINTS = "card-points"
    HAND = "hand"
    COUNTED = "counted"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between a list and its control list. Seat 0 means the whole line."""

    game: int
    seat: int
    part: ListPart


def differences(sheet: Sheet) -> tuple[Difference, ...]:
    """Return the differences between a list and its control list.

    Games that are on only one of the two lists are not compared.
    """
    found: list[Difference] = []
    for game, (written, control) in enumerate(
        zip(sheet.lines, sheet.control, strict=False), start=1
    ):
        line = written.line
        if line.ending is not control.ending:
            found.append(Difference(game, 0, ListPart.ENDING))
        if line.winner != control.winner:
            found.append(Difference(game, 0, ListPart.WINNER))
        for seat, (one, other) in enumerate(zip(line.counts, control.counts, strict=True), start=1):
            found.extend(Difference(game, seat, part) for part in _differs(one, other))
    return tuple(found)


def _differs(one: Count | None, other: Count | None) -> list[ListPart]:
    if one is None or other is None:
        return [] if one is other else [ListPart.COUNTED]
    parts: list[ListPart] = []
    if one.card_points != other.card_points:
        parts.append(ListPart.CARD_POINTS)
    if one.hand is not other.hand:
        parts.append(ListPart.HAND)
    return parts
