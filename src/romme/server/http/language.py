"""The language of an answer, as the browser asks for it."""

from __future__ import annotations

import re
from typing import Final

from romme.locales import FALLBACK, LANGUAGES

_WISH: Final = re.compile(
    r"([a-z]{1,8})(?:-[a-z0-9-]*)?(?:;q=([01](?:\.\d{0,3})?))?", re.IGNORECASE
)
_MOST_WISHES: Final = 32


def language_of(accept: str | None) -> str:
    """Choose among our languages by an `Accept-Language` header; what makes no sense is skipped.

    >>> language_of("nl;q=0.9, fr-LU;q=0.5, de;q=0.7"), language_of("lb"), language_of(None)
    ('de', 'lb', 'en')
    >>> language_of("de;q=0, *"), language_of(";;;")
    ('en', 'en')
    """
    best, weight = FALLBACK, 0.0
    for wish in (accept or "").split(",")[:_MOST_WISHES]:
        found = _WISH.fullmatch(wish.replace(" ", ""))
        if found is None or found[1].lower() not in LANGUAGES:
            continue
        wanted = float(found[2] or 1)
        if wanted > weight:
            best, weight = found[1].lower(), wanted
    return best
