"""Given names and family names: split a whole name, and sort people by family name.

``web/src/tournament/person-names.ts`` implements the same rules;
``tests/tournament/entries/person_names.json`` has examples for both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, Protocol, TypeAlias


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PARTICLES: Final = _words("""
    af al am auf av bin da dal dalla das de degli dei del dell della dem den der des di do dos du e
    el ibn im in la las le les lo los mac mc of op st st. te ten ter tho thoe van vande vanden
    vander vom von y z ze zu zum zur""")
"""Words that belong to the family name after them if they are written in lower case."""
_CAPITAL_PARTICLES: Final = _words("""
    da dal dalla de degli dei del della den der des di dos du la le les mac mc saint st st. ten ter
    van vanden vander von zu zum zur""")
"""The same for words with a capital letter; the others might be given names, such as Al."""
_SUFFIXES: Final = _words("jr jr. jun jun. junior sr sr. sen sen. senior ii iii iv")
"""Words after a family name that belong to it."""
_APOSTROPHES: Final = re.compile("['\u2018\u2019\u02bc`\u00b4]")
_NO_WORD: Final = re.compile(r"[\W_]+")
_DIGITS: Final = re.compile(r"\d+")
_LETTERS: Final = str.maketrans("øđðħıĸłŋŧ", "oddhiklnt") | str.maketrans(
    {"æ": "ae", "œ": "oe", "þ": "th"}
)
"""Letters that Unicode does not decompose into a plain letter and an accent."""
_DIGIT_WIDTH: Final = 12

NameKey: TypeAlias = tuple[str, str, str, str]


class NameOrder(Enum):
    """Which part of a whole name without a comma comes first."""

    GIVEN_FIRST = "given-first"
    FAMILY_FIRST = "family-first"


class NamedPerson(Protocol):
    """A person with a whole name, the last words of which may be known as the family name."""

    @property
    def name(self) -> str: ...  # noqa: D102 - described by the protocol

    @property
    def family(self) -> str: ...  # noqa: D102 - described by the protocol


@dataclass(frozen=True, slots=True)
class NameParts:
    """The parts of a name, and whether there is no other sensible way to split it."""

    given: str
    family: str
    """The family name; empty for a name of one word."""
    is_clear: bool = True

    @property
    def whole(self) -> str:
        """The name as it is printed: the given name, then the family name."""
        return whole_name(self.given, self.family)


def whole_name(given: str, family: str) -> str:
    """Join the parts of a name as they are printed.

    >>> whole_name("Anna Maria", "Weber"), whole_name("", "Weber")
    ('Anna Maria Weber', 'Weber')
    """
    return " ".join(part for part in (given, family) if part)


def join_names(names: Iterable[str]) -> str:
    """Join names for a sentence or a list. Names may contain commas, so these do not separate them.

    >>> join_names(["Weber, Anna", "Jos Klein"])
    'Weber, Anna · Jos Klein'
    """
    return " · ".join(names)


def given_name(person: NamedPerson) -> str:
    """The name without the family name, or all of it if the family name is not known."""
    return person.name.removesuffix(person.family).rstrip() if person.family else person.name


# --- splitting -----------------------------------------------------------------------------------


def split_name(text: str, order: NameOrder = NameOrder.GIVEN_FIRST) -> NameParts:
    """Split a whole name.

    The family name is what stands before a comma, else the words in capitals, else the last word
    with the particles before it. With `FAMILY_FIRST` it is the first word instead of the last one.

    >>> split_name("Weber, Anna Maria")
    NameParts(given='Anna Maria', family='Weber', is_clear=True)
    >>> split_name("Jan van der Berg")
    NameParts(given='Jan', family='van der Berg', is_clear=True)
    >>> split_name("Anna Maria Weber")
    NameParts(given='Anna Maria', family='Weber', is_clear=False)
    """
    before, comma, after = (part.strip() for part in text.partition(","))
    if comma:
        return _split_at_comma(before, after)
    words = text.split()
    if len(words) < 2:  # noqa: PLR2004 - nothing to split
        return NameParts(text.strip(), "")
    return _split_by_capitals(words) or _split_by_order(words, order)


def _split_at_comma(before: str, after: str) -> NameParts:
    """Split ``Weber, Anna``. With more commas, the split is unclear."""
    given = " ".join(after.replace(",", " ").split())
    family = " ".join(before.split())
    if not given or not family:
        return split_name(given or family)
    return NameParts(given, family, is_clear="," not in after)


def _split_by_capitals(words: Sequence[str]) -> NameParts | None:
    """Split ``WEBER Anna`` or ``Anna WEBER``. Return None if not some of the words are capitals."""
    capital = [at for at, word in enumerate(words) if _is_in_capitals(word)]
    if not capital or len(capital) == len(words):
        return None
    first, last = capital[0], capital[-1] + 1
    if len(capital) != last - first:
        return None
    while first and words[first - 1].casefold() in PARTICLES:
        first -= 1
    if first and last < len(words):
        return None
    given = " ".join([*words[:first], *words[last:]])
    return NameParts(given, " ".join(words[first:last])) if given else None


def _is_in_capitals(word: str) -> bool:
    letters = [char for char in word if char.isalpha()]
    is_suffix = word.casefold() in _SUFFIXES
    return len(letters) > 1 and not is_suffix and all(char.isupper() for char in letters)


def _split_by_order(words: Sequence[str], order: NameOrder) -> NameParts:
    if words[0] in PARTICLES and order is NameOrder.GIVEN_FIRST:
        order = NameOrder.FAMILY_FIRST  # a particle never begins a given name
    if order is NameOrder.FAMILY_FIRST:
        end = 0
        while end < len(words) - 1 and _is_particle(words[end]):
            end += 1
        family, given = words[: end + 1], words[end + 1 :]
    else:
        begin = len(words) - 1
        while begin > 1 and words[begin].casefold() in _SUFFIXES:
            begin -= 1
        while begin > 1 and _is_particle(words[begin - 1]):
            begin -= 1
        given, family = words[:begin], words[begin:]
    if not any(char.isalpha() for word in family for char in word):
        return NameParts(" ".join(words), "")
    names = [word for word in given if word[0].isalpha() and word[-1] != "."]  # not Dr., M., (Mim)
    return NameParts(" ".join(given), " ".join(family), is_clear=len(names) <= 1)


def _is_particle(word: str) -> bool:
    if word == word.lower():
        return word in PARTICLES
    return word.casefold() in _CAPITAL_PARTICLES


# --- sorting -------------------------------------------------------------------------------------


def name_key(person: NamedPerson) -> NameKey:
    """Return a key that sorts people by family name, then by given name (DIN 5007-1).

    Accents, umlauts and case only decide between names that are otherwise equal, and digits come
    after letters. Particles in lower case at the beginning of a family name do not count, others
    do: van der Berg is under B, Van der Berg and McDonald are under V and M. If the family name is
    not known, it is what `split_name` finds.
    """
    return _name_key(person.name, person.family)


@lru_cache(maxsize=4096)
def _name_key(name: str, family: str) -> NameKey:
    if family:
        given = name.removesuffix(family).rstrip()
    else:
        parts = split_name(name)
        given, family = parts.given, parts.family
    words = family.split()
    leading = 0
    while leading < len(words) - 1 and words[leading] in PARTICLES:
        leading += 1
    main, particles = " ".join(words[leading:]), " ".join(words[:leading])
    if not main:
        main, given = given, ""
    return _sortable(main), _sortable(given), _sortable(particles), name


def _sortable(text: str) -> str:
    """Return a text in the form in which it is compared.

    >>> _sortable("Ödön O’Brien-Søby"), _sortable("Nº 7") < _sortable("Nº 12")
    ('odon obrien soby', True)
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in plain if not unicodedata.combining(char))
    words = _NO_WORD.sub(" ", _APOSTROPHES.sub("", bare.translate(_LETTERS))).strip()
    return _DIGITS.sub(lambda found: "~" + found[0].rjust(_DIGIT_WIDTH, "0"), words)
