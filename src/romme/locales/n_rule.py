"""The n-rule of Luxembourgish: a final n is dropped before most consonants.

The n of words such as *vun*, *den*, *an*, *wann* stays before vowels and before h, d, t, z and n:
*vun 30* (drësseg), *vu 40* (véierzeg). The next word is often a variable, so the Luxembourgish
catalogues compute the n: ``vu{ NRULE($n) } { $n }``, ``si{ NRULE($n, "nn") } { $n }``. The browser
client has the same function in `web/src/lib/n-rule.ts`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_FIRST: Final = re.compile(r"-(?=\d)|\d+|[^\W\d_]|[♣♠♥♦★]")
"""The part of a text that is spoken first: a minus sign, digits, a letter, a suit or a joker."""
_KEEPS: Final = frozenset("aeiouyhdtzn♥")
"""Initial letters before which the n stays. The suits are read as Kräiz, Pik, Häerz and Karo."""
_DROPS: Final = frozenset({4, 5, 6, 7})
"""Digits before which the n is dropped: véier, fënnef, sechs, siwen."""


def n_rule(follows: object, n: str = "n") -> str:
    """Return `n` if a word keeps it before `follows`, else an empty string.

    >>> n_rule(30), n_rule(40), n_rule("Anna", "nn"), n_rule("Marc", "nn")
    ('n', '', 'nn', '')
    """
    first = _FIRST.search(str(follows).replace("\N{MINUS SIGN}", "-"))
    if first is None:
        return n
    if first[0].isdecimal():
        return "" if _spoken_digit(first[0]) in _DROPS else n
    letter = unicodedata.normalize("NFD", first[0].lower())[0]
    return n if letter in _KEEPS else ""


def _spoken_digit(digits: str) -> int:
    """Return the digit that is spoken first: the 4 of 436, the 6 of 36, the 4 of 40."""
    number = int(digits[: (len(digits) - 1) % 3 + 1])  # 36,000 is spoken like 36 at its start
    return number // 100 or number % 10 or number // 10
