"""Labels that distinguish namesakes by club or start number.

``web/src/tournament/labels.ts`` implements the same rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from romme.locales import Words
from romme.tournament.entries.duplicates import normalised_name
from romme.tournament.model import Entrant

LONGEST_CLUB: Final = 14
"""Maximum length of a club used as a mark: a printed slip has no room for more next to a name."""


def entrant_marks(words: Words, entrants: Iterable[Entrant]) -> Mapping[int, str]:
    """Map start numbers to distinguishing marks, for entrants with a namesake in `entrants`.

    >>> from romme.locales import words
    >>> people = Entrant(4, "Jos Weber", "Esch"), Entrant(9, "Jos Weber", "Wiltz")
    >>> entrant_marks(words("en"), [*people, Entrant(5, "Anna")])
    {4: 'Esch', 9: 'Wiltz'}
    >>> for mark in entrant_marks(words("en"), [*people, Entrant(12, "WEBER, Jos")]).values():
    ...     print(mark)
    No. 4
    No. 9
    No. 12
    """
    by_name: dict[str, list[Entrant]] = {}
    for one in entrants:
        by_name.setdefault(normalised_name(one.name), []).append(one)
    found: dict[int, str] = {}
    for namesakes in by_name.values():
        if len(namesakes) > 1:
            by_club = _differ_by_club(namesakes)
            for one in namesakes:
                number = words.say("entrant-number", number=str(one.number))
                found[one.number] = one.club.strip() if by_club else number
    return found


def entrant_labels(words: Words, entrants: Iterable[Entrant]) -> Mapping[int, str]:
    """Map start numbers to names, with a distinguishing mark for namesakes.

    >>> from romme.locales import words
    >>> people = Entrant(4, "Jos Weber"), Entrant(9, "Jos Weber"), Entrant(5, "Anna")
    >>> print(", ".join(entrant_labels(words("de"), people).values()))
    Jos Weber (Nr. 4), Jos Weber (Nr. 9), Anna
    """
    people = tuple(entrants)
    marks = entrant_marks(words, people)
    return {one.number: label(one.name, marks.get(one.number, "")) for one in people}


def label(name: str, mark: str) -> str:
    """Return a name, followed by its distinguishing mark in brackets if the mark is not empty."""
    return f"{name} ({mark})" if mark else name


def _differ_by_club(namesakes: list[Entrant]) -> bool:
    clubs = {normalised_name(one.club) for one in namesakes}
    short = all(len(one.club.strip()) <= LONGEST_CLUB for one in namesakes)
    return short and "" not in clubs and len(clubs) == len(namesakes)
