"""Make untrusted text safe to show on one line."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 60


def plain(text: str, longest: int = LONGEST) -> str:
    r"""Replace characters that could confuse a terminal, and truncate a long text.

    >>> plain("Anna"), plain("a\nb\x1b[31m"), plain("a\xa0b"), plain("x" * 100, 5)
    ('Anna', 'a�b�[31m', 'a b', 'xxxx…')
    """
    shown = "".join(map(_shown, text[: longest + 1]))
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def _shown(sign: str) -> str:
    if sign.isprintable():
        return sign
    return " " if unicodedata.category(sign) == "Zs" else "�"
