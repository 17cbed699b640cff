"""The parts of a turn, and the limited resources that each of them uses.

The search for a turn is compiled; `tools/constants.py` writes the layout of a `Use` for Cython.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

Use: TypeAlias = int
"""The limited resources that a part of a turn uses.

Several small numbers are packed in one integer, so that one addition combines two uses:

    spent 0-5      jokers laid
    gained 6-11    jokers swapped out of melds on the table
    early 12-17    jokers laid for the opening, before any swap
    melds 18-22    new melds, if their number is limited
    aside 23-24    natural cards kept for the discard
    touched 25-26  1 if an earlier meld is used
    late 27-28     1 if a new meld is laid only after a swap
    points 29-     points towards the opening, capped at the points needed
"""
NOTHING: Final[Use] = 0

GAINED_SHIFT: Final = 6
EARLY_SHIFT: Final = 12
MELDS_SHIFT: Final = 18
ASIDE_SHIFT: Final = 23
TOUCHED_SHIFT: Final = 25
LATE_SHIFT: Final = 27
POINTS_SHIFT: Final = 29
JOKERS_MASK: Final = 63
MELDS_MASK: Final = 31
FLAG_MASK: Final = 3
BELOW_POINTS: Final = (1 << POINTS_SHIFT) - 1


def spent_of(use: Use) -> int:
    """Return the number of jokers laid."""
    return use & JOKERS_MASK


def gained_of(use: Use) -> int:
    """Return the number of jokers swapped out of melds on the table."""
    return use >> GAINED_SHIFT & JOKERS_MASK


def has_discard(use: Use) -> bool:
    """Whether a natural card is kept for the discard."""
    return bool(use >> ASIDE_SHIFT & FLAG_MASK)


def is_touched(use: Use) -> bool:
    """Whether a meld laid before this turn is changed."""
    return bool(use >> TOUCHED_SHIFT & FLAG_MASK)


def is_sound(use: Use) -> bool:
    """Whether all swapped jokers are laid again, and melds that need a swapped joker get one.

    A joker laid for the opening cannot be a swapped one, because swaps come after the opening.
    """
    gained, after_opening = gained_of(use), spent_of(use) - (use >> EARLY_SHIFT & JOKERS_MASK)
    waits = bool(use >> LATE_SHIFT & FLAG_MASK)
    return gained <= after_opening and (gained > 0 or not waits)


def points_of(use: Use) -> int:
    """Return the points towards the opening."""
    return use >> POINTS_SHIFT


class Part(NamedTuple):
    """A new meld, or a change to a meld on the table. The melds are packed."""

    before: int
    """The meld on the table before, or the part of a new meld laid for the opening; 0 = neither."""
    after: int
    """The meld at the end of the turn."""
    onto: int
    """The index of the meld on the table; -1 = a new meld."""
    late: bool = False
    """Whether a new meld is laid only after a swap."""


Link: TypeAlias = "tuple[Link, Link] | Part | int | None"
"""The actions of a turn, as a tree; a number is the card kept for the discard."""
Frontier: TypeAlias = dict[Use, tuple[int, Link]]
"""Maps each use of the limited resources to the greatest value and the actions that reach it."""


@dataclass(frozen=True)
class Limits:
    """The cards and melds that turns in a search may use, and what they must achieve."""

    jokers: int
    """Jokers in hand."""
    opening: int = 0
    """Points needed to open; 0 = points are not tracked."""
    melds: int = 0
    """Maximum number of new melds; 0 = any number."""
    discard: bool = False
    """Whether a natural card may be kept for the discard; it counts as laid."""
    everything: bool = False
    """Whether every natural card must be laid or discarded."""
    closed: bool = False
    """Whether, at the end of the turn, there must be no meld that another joker fits."""
    fixed: frozenset[int] = frozenset()
    """The indices of melds on the table onto which nothing may be laid off (V5.7)."""


def parts_of(link: Link) -> tuple[list[Part], int | None]:
    """Return the parts in a tree of links, in order, and the card kept for the discard.

    The card is a number, or None if no card is kept.
    """
    parts: list[Part] = []
    card: int | None = None
    stack = [link]
    while stack:
        now = stack.pop()
        match now:
            case Part():
                parts.append(now)
            case int():
                card = now
            case tuple():
                stack.extend(reversed(now))
            case None:
                pass
    return parts, card
