"""The imprint of a tournament: organiser, place, date and colour, for every paper and page."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from typing import Final

from romme.tournament.refusals import TournamentRefusal, TournamentRefused, check_range
from romme.tournament.texts import check_name
from romme.tournament.values import TournamentTerms

IMPRINT: Final = ("organiser", "place", "date", "colour")
"""The terms that make up the imprint."""
MOST_IMPRINT: Final = 80
LEAST_CONTRAST: Final = 4.5
"""Contrast with white that people with weak eyes need to read text (WCAG 2, level AA)."""
_LINEAR_BELOW: Final = 0.04045
_COLOUR: Final = re.compile("#[0-9a-f]{6}")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def checked_imprint(terms: TournamentTerms) -> TournamentTerms:
    """Return the terms with a tidy imprint.

    Raise `TournamentRefused` if a text is too long, the date does not exist, or the colour is too
    light to read on white paper.
    """
    place, organiser = (" ".join(text.split()) for text in (terms.place, terms.organiser))
    for text in (place, organiser):
        check_range("imprint", len(text), least=0, most=MOST_IMPRINT)
        check_name(text)
    day, colour = terms.date.strip(), terms.colour.strip().lower()
    if day and imprint_date(day) is None:
        raise TournamentRefused(TournamentRefusal.BAD_DATE)
    if colour and _COLOUR.fullmatch(colour) is None:
        raise TournamentRefused(TournamentRefusal.BAD_COLOUR)
    if colour and contrast_with_white(colour) < LEAST_CONTRAST:
        raise TournamentRefused(TournamentRefusal.FAINT_COLOUR)
    return replace(terms, place=place, organiser=organiser, date=day, colour=colour)


def imprint_date(text: str) -> date | None:
    """Read the date of an imprint. Return None if there is no such day.

    >>> imprint_date("2026-11-21"), imprint_date("2026-02-30"), imprint_date("")
    (datetime.date(2026, 11, 21), None, None)
    """
    try:
        return date.fromisoformat(text) if _DATE.fullmatch(text) else None
    except ValueError:
        return None


def contrast_with_white(colour: str) -> float:
    """Return the contrast ratio of a colour with white, from 1 to 21, as WCAG 2 defines it.

    >>> contrast_with_white("#ffffff"), contrast_with_white("#000000")
    (1.0, 21.0)
    """
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return round(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05), 2)


def _linear(part: float) -> float:
    return part / 12.92 if part <= _LINEAR_BELOW else float(((part + 0.055) / 1.055) ** 2.4)
