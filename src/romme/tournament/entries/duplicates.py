"""Find pairs of entries that may be the same person."""

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
"""Maximum number of pairs listed. A malicious list of names can contain millions of pairs."""
MOST_LETTERS: Final = 200
"""Maximum length of a normalised name. One character can be normalised to 18 letters."""


class Likeness(Enum):
    """The degree of similarity between two entries."""

    SAME = "same"
    """The same name, and no club that distinguishes them."""
    NAMESAKE = "namesake"
    """The same name in different clubs."""
    ALIKE = "alike"
    """Names that differ by one letter, in the same club."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Two entries that may be the same person."""

    likeness: Likeness
    numbers: tuple[int, int]


_Pair: TypeAlias = tuple[int, int, Likeness]
"""Two entries, as indexes in order of entry, and their likeness."""


@lru_cache(maxsize=4096)
def normalised_name(name: str) -> str:
    """Return a name in the form used for comparison, truncated to `MOST_LETTERS` characters.

    Case, accents, umlauts, punctuation and the order of words make no difference.

    >>> normalised_name("Müller, Anna-Maria") == normalised_name("anna maria mueller")
    True
    """
    plain = unicodedata.normalize("NFKD", name.casefold())[:MOST_LETTERS]
    letters = "".join(char if char.isalnum() else " " for char in plain if not _is_accent(char))
    for long, short in (("ae", "a"), ("oe", "o"), ("ue", "u")):
        letters = letters.replace(long, short)
    return " ".join(sorted(letters.split()))


def _is_accent(char: str) -> bool:
    return unicodedata.combining(char) > 0


def duplicates(tournament: Tournament) -> tuple[Duplicate, ...]:
    """Return up to `MOST_PAIRS` pairs of entries that may be the same person, for manual review.

    Entries are looked up by name and club instead of compared pairwise, so that the cost grows
    with the total length of the names. Pairs are in order of entry.
    """
    people = list(tournament.entrants.values())
    found = islice(chain(_of_one_name(people), _alike(people)), MOST_PAIRS)
    return tuple(
        Duplicate(like, (people[one].number, people[other].number))
        for one, other, like in sorted(found, key=lambda pair: pair[:2])
    )


def _of_one_name(people: Sequence[Entrant]) -> Iterator[_Pair]:
    """Yield all pairs with the same name, lazily: a common name gives very many pairs."""
    named: dict[str, list[int]] = defaultdict(list)
    for at, entrant in enumerate(people):
        named[normalised_name(entrant.name)].append(at)
    for group in named.values():
        for one, other in combinations(group, 2):
            clubs = {normalised_name(people[one].club), normalised_name(people[other].club)} - {""}
            yield one, other, Likeness.NAMESAKE if len(clubs) > 1 else Likeness.SAME


def _alike(people: Sequence[Entrant]) -> Iterator[_Pair]:
    """Yield all pairs in one club whose names differ by one letter, lazily.

    The letter is either different (names of equal length) or missing in one of the names.
    """
    clubs: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for at, entrant in enumerate(people):
        name, club = normalised_name(entrant.name), normalised_name(entrant.club)
        if club and len(name) < MOST_LETTERS:  # longer names were truncated
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
    """Yield pairs of equally long names that differ by one letter."""
    for place in range(length if len(names) > 1 else 0):
        without_letter: dict[str, list[str]] = defaultdict(list)
        for name in names:
            without_letter[name[:place] + name[place + 1 :]].append(name)
        for group in without_letter.values():
            yield from combinations(group, 2)


def _left_out(names: Iterable[str], known: Container[str]) -> Iterator[tuple[str, str]]:
    """Yield pairs of a name and a known name that lacks one of its letters."""
    for name in names:
        without = {name[:place] + name[place + 1 :] for place in range(len(name))}
        yield from ((name, one) for one in sorted(without) if one in known)
