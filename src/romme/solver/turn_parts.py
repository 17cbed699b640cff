"""What is done in a turn, and how much of what is limited each part of it uses.

The search for a turn is compiled; `tools/constants.py` writes the layout of a `Use` for Cython.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

Use: TypeAlias = int
"""How much of what is limited a part of a turn uses: several small numbers in one, so that two uses
are joined by one addition.

    spent 0-5      jokers laid
    gained 6-11    jokers swapped out of melds on the table
    early 12-17    jokers laid to open with, before any can have been swapped out
    melds 18-22    new melds, where their number is limited
    aside 23-24    natural cards kept to be discarded
    touched 25-26  1 if a meld that lay there before is used
    late 27-28     1 if an own meld is laid only after a joker was swapped out
    points 29-     points towards the opening, counted no further than it
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
    """Jokers laid."""
    return use & JOKERS_MASK


def gained_of(use: Use) -> int:
    """Jokers swapped out of melds on the table."""
    return use >> GAINED_SHIFT & JOKERS_MASK


def is_aside(use: Use) -> bool:
    """Whether a natural card is kept to be discarded."""
    return bool(use >> ASIDE_SHIFT & FLAG_MASK)


def is_touched(use: Use) -> bool:
    """Whether a meld that lay there before is used."""
    return bool(use >> TOUCHED_SHIFT & FLAG_MASK)


def is_sound(use: Use) -> bool:
    """Whether the jokers swapped out are laid again, and melds that wait for one get it.

    What was laid to open with cannot be a joker swapped out after that.
    """
    gained, after_opening = gained_of(use), spent_of(use) - (use >> EARLY_SHIFT & JOKERS_MASK)
    waits = bool(use >> LATE_SHIFT & FLAG_MASK)
    return gained <= after_opening and (gained > 0 or not waits)


def points_of(use: Use) -> int:
    """Points towards the opening."""
    return use >> POINTS_SHIFT


class Part(NamedTuple):
    """One thing done in a turn, on packed melds."""

    before: int
    """The meld as it lay on the table, or as it was laid to open with; 0 = a new meld."""
    after: int
    """The meld as it lies at the end."""
    onto: int
    """The place of the meld on the table, from 0; -1 = an own meld."""
    late: bool = False
    """Whether an own meld is laid only after jokers were swapped out."""


Link: TypeAlias = "tuple[Link, Link] | Part | int | None"
"""What was done, as a tree; a number is the card kept to be discarded."""
Frontier: TypeAlias = dict[Use, tuple[int, Link]]
"""For each use of what is limited the greatest value, and how it is reached."""


@dataclass(frozen=True)
class Limits:
    """What is limited, in one search."""

    jokers: int
    """In hand."""
    opening: int = 0
    """Points that count; 0 = they do not matter."""
    melds: int = 0
    """Most new melds; 0 = any number."""
    discard: bool = False
    """Whether a natural card may be kept to be discarded, at its full value."""
    everything: bool = False
    """Whether every natural card must be laid or discarded."""
    closed: bool = False
    """Whether no joker may fit any meld in the end."""


def done(link: Link) -> tuple[list[Part], int | None]:
    """What was done, in a fixed order, and the card kept to be discarded."""
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
