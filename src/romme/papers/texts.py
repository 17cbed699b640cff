"""Texts and figures as they are printed."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import Final

from babel.dates import format_date

from romme.locales import Words
from romme.tournament.model import Tournament

_TURNS_WRITING: Final = {"Cc", "Cf", "Co", "Cs"}
"""Control and format signs, those among them that turn the writing around; private ones, halves."""
_JOINERS: Final = {"\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}"}
"""Format signs without which some scripts cannot be written."""
_UNBROKEN: Final = re.compile(r"[^\s-]{16}(?=[^\s-]{16})")
_BREAK: Final = "\N{ZERO WIDTH SPACE}"
_MINUS: Final = "\N{MINUS SIGN}"


def plain(text: str) -> str:
    r"""One line of text that any column can break, without signs that change what is beside it.

    >>> plain("Anna\t \u202eReding"), len(plain("a" * 40))
    ('Anna Reding', 41)
    """
    kept = (
        sign if sign in _JOINERS or unicodedata.category(sign) not in _TURNS_WRITING else " "
        for sign in text
    )
    return _UNBROKEN.sub(rf"\g<0>{_BREAK}", " ".join("".join(kept).split()))


def figure(number: int) -> str:
    """A number with a minus sign that is as wide as a figure.

    >>> figure(-3)
    '−3'
    """
    return f"{_MINUS}{-number}" if number < 0 else str(number)


def by_alphabet(name: str) -> tuple[str, str]:
    """The order of a list of names: accents and capitals make no difference.

    >>> sorted(["Zoé", "emile", "Élise", "Anna"], key=by_alphabet)
    ['Anna', 'Élise', 'emile', 'Zoé']
    """
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign)), name


def long_date(words: Words, day: date) -> str:
    """A date in full."""
    return format_date(day, "long", locale=words.lang)


def without_scheme(address: str) -> str:
    """An address as people type it.

    >>> without_scheme("http://laptop.local:8000/t/K7")
    'laptop.local:8000/t/K7'
    """
    return re.sub(r"^https?://", "", address).rstrip("/")


def labels(words: Words, *names: str) -> dict[str, str]:
    """The words that a template asks for, by their names without ``paper-``."""
    return {name: words.say(f"paper-{name}") for name in names}


def frame(tournament: Tournament, words: Words, day: date, *, title: str) -> dict[str, object]:
    """What every paper shows around its contents."""
    return {
        "lang": words.lang,
        "tournament": plain(tournament.name),
        "title": title,
        "date": long_date(words, day),
        # The numbers of pages are known only to typst, which puts them into their places.
        "page": words.say("paper-page", page="{page}", pages="{pages}"),
    }
