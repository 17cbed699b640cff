"""Entries that may be one person, written twice."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations

from romme.tournament.model import Entrant, Tournament
from romme.tournament.values import Person


class Likeness(Enum):
    """How much two entries look like one person."""

    SAME = "same"
    """The same name, and no club that tells them apart."""
    NAMESAKE = "namesake"
    """The same name in two clubs."""
    ALIKE = "alike"
    """Names that differ by one letter, in one club."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Two entries that may be one person."""

    likeness: Likeness
    numbers: tuple[int, int]


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """A name without what people write in different ways.

    >>> folded("Müller, Anna-Maria") == folded("anna maria mueller")
    True
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign if sign.isalnum() else " " for sign in plain if not _is_accent(sign))
    for long, short in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        letters = letters.replace(long, short)
    return " ".join(sorted(letters.split()))


def _is_accent(sign: str) -> bool:
    return unicodedata.combining(sign) > 0


def likeness(one: Entrant | Person, other: Entrant | Person) -> Likeness | None:
    """How much two entries look like one person, if at all."""
    clubs = {folded(one.club), folded(other.club)} - {""}
    first, second = folded(one.name), folded(other.name)
    if first == second:
        return Likeness.SAME if len(clubs) < 2 else Likeness.NAMESAKE  # noqa: PLR2004 - two clubs
    if len(clubs) == 1 and folded(one.club) == folded(other.club) and _one_apart(first, second):
        return Likeness.ALIKE
    return None


def duplicates(tournament: Tournament) -> tuple[Duplicate, ...]:
    """Entries that may be one person, to be looked at by somebody."""
    return tuple(
        Duplicate(found, (one.number, other.number))
        for one, other in combinations(tournament.entrants.values(), 2)
        if (found := likeness(one, other)) is not None
    )


def _one_apart(one: str, other: str) -> bool:
    """Whether one letter changed, added or left out makes one text of the other."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    at = next((i for i, sign in enumerate(short) if sign != long[i]), len(short))
    rest = short[at + 1 :] if len(short) == len(long) else short[at:]
    return rest == long[at + 1 :]
