"""Entries that may be one person, written twice."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import chain, combinations, islice, product
from typing import Final, TypeAlias

from romme.tournament.model import Entrant, Tournament

MOST_PAIRS: Final = 200
"""Pairs that are listed; nobody looks at more, and a hostile list of names has millions."""
MOST_LETTERS: Final = 200
"""One sign can stand for eighteen letters, so that 80 signs are up to 1,440 of them."""


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


_Pair: TypeAlias = tuple[int, int, Likeness]
"""Two entries by their places in the order of entry."""


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """A name without what people write in different ways, cut off at `MOST_LETTERS`.

    >>> folded("Müller, Anna-Maria") == folded("anna maria mueller")
    True
    """
    plain = unicodedata.normalize("NFKD", name.casefold())[:MOST_LETTERS]
    letters = "".join(sign if sign.isalnum() else " " for sign in plain if not _is_accent(sign))
    for long, short in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        letters = letters.replace(long, short)
    return " ".join(sorted(letters.split()))


def _is_accent(sign: str) -> bool:
    return unicodedata.combining(sign) > 0


def duplicates(tournament: Tournament) -> tuple[Duplicate, ...]:
    """Entries that may be one person, to be looked at by somebody; at most `MOST_PAIRS` of them.

    Entries are not compared with each other but looked up by name and club, so that the work grows
    with the letters of all names, whatever the names are. Pairs come in the order of entry.
    """
    people = list(tournament.entrants.values())
    found = islice(chain(_of_one_name(people), _alike(people)), MOST_PAIRS)
    return tuple(
        Duplicate(like, (people[one].number, people[other].number))
        for one, other, like in sorted(found, key=lambda pair: pair[:2])
    )


def _of_one_name(people: Sequence[Entrant]) -> Iterator[_Pair]:
    """All pairs of one name, lazily: a name that everybody has makes very many."""
    named: dict[str, list[int]] = defaultdict(list)
    for at, entrant in enumerate(people):
        named[folded(entrant.name)].append(at)
    for group in named.values():
        for one, other in combinations(group, 2):
            clubs = {folded(people[one].club), folded(people[other].club)} - {""}
            yield one, other, Likeness.NAMESAKE if len(clubs) > 1 else Likeness.SAME


def _alike(people: Sequence[Entrant]) -> Iterator[_Pair]:
    """All pairs of one club whose names differ by a letter, lazily.

    A letter was changed where two names are equal but for the letter at one place. It was added or
    left out where one name without a letter is the other.
    """
    clubs: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for at, entrant in enumerate(people):
        name, club = folded(entrant.name), folded(entrant.club)
        if club and len(name) < MOST_LETTERS:  # a longer one was cut off
            clubs[club][name].append(at)
    for named in clubs.values():
        lengths: dict[int, list[str]] = defaultdict(list)
        for name in named:
            lengths[len(name)].append(name)
        for length, names in lengths.items():
            longer = names if length - 1 in lengths else []
            for one, other in chain(_changed(names, length), _left_out(longer, named)):
                for pair in product(named[one], named[other]):
                    yield min(pair), max(pair), Likeness.ALIKE


def _changed(names: Sequence[str], length: int) -> Iterator[tuple[str, str]]:
    """Pairs of names of one length that differ by one letter."""
    for place in range(length if len(names) > 1 else 0):
        but_for_one: dict[str, list[str]] = defaultdict(list)
        for name in names:
            but_for_one[name[:place] + name[place + 1 :]].append(name)
        for group in but_for_one.values():
            yield from combinations(group, 2)


def _left_out(names: Iterable[str], known: Container[str]) -> Iterator[tuple[str, str]]:
    """Pairs of a name and a known shorter one, which is the name without one letter."""
    for name in names:
        without = {name[:place] + name[place + 1 :] for place in range(len(name))}
        yield from ((name, one) for one in sorted(without) if one in known)
