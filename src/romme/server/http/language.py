"""Choose the language of a response from the browser's preferences."""

from __future__ import annotations

import re
from typing import Final

from romme.locales import FALLBACK, LANGUAGES

_LANGUAGE_RANGE: Final = re.compile(
    r"([a-z]{1,8})(?:-[a-z0-9-]*)?(?:;q=([01](?:\.\d{0,3})?))?", re.IGNORECASE
)
_MAX_LANGUAGES: Final = 32


def language_of(accept: str | None) -> str:
    """Return the supported language that an `Accept-Language` header prefers, or else English.

    Invalid entries are skipped.

    >>> language_of("nl;q=0.9, fr-LU;q=0.5, de;q=0.7"), language_of("lb"), language_of(None)
    ('de', 'lb', 'en')
    >>> language_of("de;q=0, *"), language_of(";;;")
    ('en', 'en')
    """
    best, weight = FALLBACK, 0.0
    for wish in (accept or "").split(",")[:_MAX_LANGUAGES]:
        found = _LANGUAGE_RANGE.fullmatch(wish.replace(" ", ""))
        if found is None or found[1].lower() not in LANGUAGES:
            continue
        wanted = float(found[2] or 1)
        if wanted > weight:
            best, weight = found[1].lower(), wanted
    return best
