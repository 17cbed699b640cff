r"""Reject a text that would be expensive to parse as TOML, before it is parsed.

A parser's time and memory are not bounded by the length of its input. A dotted key of *n* parts
makes `tomllib` build *n* tuples of up to *n* parts: 240 KB of ``a.a.a…`` take 24 GB. Tables cost a
kilobyte each. A game file needs few of these, so its tokens are counted first, in one pass and
without building anything.

>>> first_excess('format = "romme/1"') is None
True
>>> first_excess("# fine\n" + ".".join("a" * 10)).line
2
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

MOST_DOTS: Final = 8
"""Maximum number of dots in a key; keys of game files have one."""
MOST_NESTED: Final = 16
MOST_KEYS: Final = 2_000
MOST_TABLES: Final = 2_000
"""Maximum number of tables, lists and inline tables together."""
MOST_ITEMS: Final = 50_000
"""Maximum number of items in all lists together; no game has this many moves."""
LONGEST_WORD: Final = 10_000
"""Maximum number of characters between two tokens: a key, a number, whitespace."""

_TOKEN: Final = re.compile(r"""#|\"{3}|'{3}|["'\[\]{}=,.]""")
_STRING_OR_COMMENT: Final = frozenset({"#", "'", '"', "'''", '"""'})
_LITERAL_END: Final = re.compile(r"['\n]")
_IN_LINE: Final = re.compile(r'["\\\n]')
_IN_BLOCK: Final = re.compile(r'\\|"""')


class Excess(Enum):
    """Kinds of limits that the tokens of a TOML text can exceed."""

    DOTS = "dots"
    NESTED = "nested"
    KEYS = "keys"
    TABLES = "tables"
    ITEMS = "items"
    WORD = "word"


MOST: Final[Mapping[Excess, int]] = MappingProxyType(
    {
        Excess.DOTS: MOST_DOTS,
        Excess.NESTED: MOST_NESTED,
        Excess.KEYS: MOST_KEYS,
        Excess.TABLES: MOST_TABLES,
        Excess.ITEMS: MOST_ITEMS,
    }
)


@dataclass(frozen=True, slots=True)
class Excessive:
    """The first line that exceeds a limit, and which limit it exceeds."""

    line: int
    """Line number, from 1."""
    excess: Excess


def first_excess(text: str) -> Excessive | None:
    """Return the first line that exceeds a limit, or None if the text is cheap to parse.

    The scan agrees with a TOML parser on where strings and comments begin and end, up to the
    parser's first error. The text after that error does not matter, because it is not parsed.
    """
    counts = dict.fromkeys(MOST, 0)
    at = 0
    while (token := _TOKEN.search(text, at)) is not None:
        if token.start() - at > LONGEST_WORD:
            return _excessive(text, at, Excess.WORD)
        sign, at = token[0], token.end()
        if sign in _STRING_OR_COMMENT:
            at = _end(text, at, sign)
            continue
        counted = _count_token(counts, sign)
        if counts[counted] > MOST[counted]:
            return _excessive(text, token.start(), counted)
    return _excessive(text, at, Excess.WORD) if len(text) - at > LONGEST_WORD else None


def _count_token(counts: dict[Excess, int], sign: str) -> Excess:
    """Update the counts for a token, and return the kind whose limit is to be checked."""
    if sign == ".":
        counts[Excess.DOTS] += 1
        return Excess.DOTS
    counts[Excess.DOTS] = 0
    if sign in "]}":
        counts[Excess.NESTED] -= 1
        return Excess.NESTED
    if sign in "[{":
        counts[Excess.NESTED] += 1
        counts[Excess.TABLES] += 1
        nested = counts[Excess.NESTED] > MOST_NESTED
        return Excess.NESTED if nested else Excess.TABLES
    counted = Excess.KEYS if sign == "=" else Excess.ITEMS
    counts[counted] += 1
    return counted


def _excessive(text: str, at: int, excess: Excess) -> Excessive:
    return Excessive(text.count("\n", 0, at) + 1, excess)


def _end(text: str, at: int, quote: str) -> int:
    """Return the end of the string or comment that began just before `at` with this `quote`."""
    match quote:
        case "#":
            return _behind(text.find("\n", at), text)
        case "'":
            found = _LITERAL_END.search(text, at)
            return len(text) if found is None or found[0] == "\n" else found.end()
        case "'''":
            return _with_quotes(text, _behind(text.find(quote, at), text, len(quote)), "'")
        case '"':
            return _escaped_end(text, at, _IN_LINE)
        case _:
            return _with_quotes(text, _escaped_end(text, at, _IN_BLOCK), '"')


def _escaped_end(text: str, at: int, sign: re.Pattern[str]) -> int:
    while (found := sign.search(text, at)) is not None:
        if found[0] == "\n":  # a parser stops here: a single-line string cannot continue
            return len(text)
        if found[0] != "\\":
            return found.end()
        at = found.end() + 1
    return len(text)


def _with_quotes(text: str, end: int, quote: str) -> int:
    """Return `end` after up to two more quotes: a multi-line string may end in four or five."""
    for _ in range(2):
        end += text.startswith(quote, end)
    return end


def _behind(found: int, text: str, length: int = 1) -> int:
    return len(text) if found < 0 else found + length
