"""Labels that tell entrants of the same name apart: by club, or by start number.

The page has the same rule in ``web/src/tournament/labels.ts``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from romme.locales import Words
from romme.tournament.entries.duplicates import folded
from romme.tournament.model import Entrant

LONGEST_CLUB: Final = 14
"""Characters; on a slip there is no room for more beside a name."""


def entrant_marks(words: Words, entrants: Iterable[Entrant]) -> Mapping[int, str]:
    """By start number, what distinguishes each entrant who has a namesake among `entrants`.

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
        by_name.setdefault(folded(one.name), []).append(one)
    found: dict[int, str] = {}
    for namesakes in by_name.values():
        if len(namesakes) > 1:
            by_club = _differ_by_club(namesakes)
            for one in namesakes:
                number = words.say("entrant-number", number=str(one.number))
                found[one.number] = one.club.strip() if by_club else number
    return found


def entrant_labels(words: Words, entrants: Iterable[Entrant]) -> Mapping[int, str]:
    """By start number, the name of each entrant, with the mark behind it if there is a namesake.

    >>> from romme.locales import words
    >>> people = Entrant(4, "Jos Weber"), Entrant(9, "Jos Weber"), Entrant(5, "Anna")
    >>> print(", ".join(entrant_labels(words("de"), people).values()))
    Jos Weber (Nr. 4), Jos Weber (Nr. 9), Anna
    """
    people = tuple(entrants)
    marks = entrant_marks(words, people)
    return {one.number: label(one.name, marks.get(one.number, "")) for one in people}


def label(name: str, mark: str) -> str:
    """A name with its mark, if it needs one."""
    return f"{name} ({mark})" if mark else name


def _differ_by_club(namesakes: list[Entrant]) -> bool:
    clubs = {folded(one.club) for one in namesakes}
    short = all(len(one.club.strip()) <= LONGEST_CLUB for one in namesakes)
    return short and "" not in clubs and len(clubs) == len(namesakes)
