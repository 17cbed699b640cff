"""Format strings, numbers and dates for print."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import Final

from babel.dates import format_date

from romme.locales import Words
from romme.tournament.model import Tournament
from romme.tournament.office.imprint import imprint_date
from romme.tournament.office.logo import logo_bytes

_REMOVED: Final = {"Cc", "Cf", "Co", "Cs"}
"""Unicode categories that are removed: control, format, private use and surrogate."""
_JOINERS: Final = {"\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}"}
"""Format characters that are kept, because some scripts need them."""
_UNBROKEN: Final = re.compile(r"[^\s-]{16}(?=[^\s-]{16})")
_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_MINUS: Final = "\N{MINUS SIGN}"


def plain(text: str) -> str:
    r"""Return a text as one line, without invisible characters. Long words get break points.

    >>> plain("Anna\t \u202eReding"), len(plain("a" * 40))
    ('Anna Reding', 41)
    """
    kept = (
        char if char in _JOINERS or unicodedata.category(char) not in _REMOVED else " "
        for char in text
    )
    return _UNBROKEN.sub(rf"\g<0>{_BREAK}", " ".join("".join(kept).split()))


def figure(number: int) -> str:
    """Return a number as text, with a typographic minus sign instead of a hyphen.

    >>> figure(-3)
    '−3'
    """
    return f"{_MINUS}{-number}" if number < 0 else str(number)


def long_date(words: Words, day: date) -> str:
    """Format a date in full, such as 21 November 2026."""
    return format_date(day, "long", locale=words.date_locale)


def without_scheme(address: str) -> str:
    """Return a URL without its scheme and final slash, so that people have less to type.

    >>> without_scheme("http://laptop.local:8000/t/K7")
    'laptop.local:8000/t/K7'
    """
    return re.sub(r"^https?://", "", address).rstrip("/")


def labels(words: Words, *names: str) -> dict[str, str]:
    """Return a template's labels by name. The message id of a label is ``paper-<name>``."""
    return {name: words.say(f"paper-{name}") for name in names}


def frame(tournament: Tournament, words: Words, day: date, *, title: str) -> dict[str, object]:
    """Return the data that every paper shows around its contents, such as title and date."""
    return {
        "lang": words.lang,
        "tournament": plain(tournament.name),
        "title": title,
        "date": long_date(words, day),
        "held": _held(tournament, words, day),
        "imprint": _imprint(tournament, words),
        "organiser": plain(tournament.terms.organiser),
        "colour": tournament.terms.colour,
        "logo": list(logo_bytes(tournament)),
        # Only typst knows the page numbers; it fills in these placeholders.
        "page": words.say("paper-page", page="{page}", pages="{pages}"),
    }


def _imprint(tournament: Tournament, words: Words) -> str:
    """Return organiser, place and date as one line; empty if none of them is stated."""
    terms = tournament.terms
    day = imprint_date(terms.date)
    held = "" if day is None else long_date(words, day)
    return " · ".join(text for text in (plain(terms.organiser), plain(terms.place), held) if text)


def _held(tournament: Tournament, words: Words, printed: date) -> str:
    """Return place and date for a certificate. Without a stated date, use the day of printing."""
    terms = tournament.terms
    held = long_date(words, imprint_date(terms.date) or printed)
    place = plain(terms.place)
    return words.say("paper-held", place=place, date=held) if place else held
