"""Problems with an import of people: codes and facts, no prose.

CannotRead          the whole file is unusable
ImportProblem       a problem with a row, a column or the whole source, shown in the preview
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Final

from romme.locales import Said, Words

_SHOWN: Final = 40
"""Limit on the characters of a cell that a message quotes."""


class Obstacle(Enum):
    """Why a file cannot be read."""

    EMPTY = "empty"
    TOO_LARGE = "too-large"
    TOO_MANY_ROWS = "too-many-rows"
    TOO_MANY_COLUMNS = "too-many-columns"
    NO_TABLE = "no-table"
    """The file is a picture, a letter, a program or something else that is not a table."""
    OPEN_DOCUMENT = "open-document"
    OLD_EXCEL = "old-excel"
    """An Excel file from before 2007 or one that is protected by a password."""
    DAMAGED = "damaged"
    SWOLLEN = "swollen"
    """The file would exhaust the memory when unpacked."""


class Trouble(Enum):
    """Kinds of problems with a row, a column or the whole source."""

    # a row
    NO_NAME = "no-name"
    NO_LETTERS = "no-letters"
    """A number, a date, a heading or a total where the name should be."""
    BAD_NUMBER = "bad-number"
    BAD_MARK = "bad-mark"
    """A cell in the column of a class that means neither yes nor no."""
    SAME_ROW = "same-row"
    TOO_LONG = "too-long"
    TOO_MANY_CLASSES = "too-many-classes"
    FORMULA = "formula"
    """A formula whose result is not in the file."""
    ERROR_CELL = "error-cell"
    DATE_CELL = "date-cell"
    MERGED = "merged"
    """A merged cell over several rows: its text is used for each of them."""
    DASH = "dash"
    """A lone dash, read as an empty cell."""
    EMPTY_ROW = "empty-row"
    ABOVE_HEADING = "above-heading"

    # a column, or the whole source
    UNKNOWN_COLUMN = "unknown-column"
    SAME_COLUMN = "same-column"
    NO_HEADING = "no-heading"
    NO_HEADING_TWO_NAMES = "no-heading-two-names"
    """No headings, and family names and first names in two columns."""
    QUOTES = "quotes"
    OTHER_SHEETS = "other-sheets"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class ImportProblem:
    """A problem to be shown before the imported people are entered.

    >>> ImportProblem.about(Trouble.BAD_NUMBER, value="12a").key
    'exchange-trouble-bad-number'
    """

    trouble: Trouble
    facts: dict[str, Said] = field(default_factory=dict)

    @classmethod
    def about(cls, trouble: Trouble, **facts: Said) -> ImportProblem:
        """Create a problem, shortening long facts for the message."""
        return cls(trouble, {name: _short(fact) for name, fact in facts.items()})

    @property
    def key(self) -> str:
        """The key of the message in the catalogues."""
        return f"exchange-trouble-{self.trouble.value}"

    def text(self, words: Words) -> str:
        """Return the message in the language of `words`."""
        return words.say(self.key, **self.facts)


class CannotRead(ValueError):  # noqa: N818 - named for what is wrong
    """A file from which no people can be read."""

    def __init__(self, obstacle: Obstacle, **facts: Said) -> None:
        super().__init__(obstacle, facts)
        self.obstacle = obstacle
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the facts when the error is pickled for another process."""
        return partial(CannotRead, self.obstacle, **self.facts), ()

    @property
    def key(self) -> str:
        """The key of the message in the catalogues.

        >>> CannotRead(Obstacle.OPEN_DOCUMENT).key
        'exchange-obstacle-open-document'
        """
        return f"exchange-obstacle-{self.obstacle.value}"

    def text(self, words: Words) -> str:
        """Return the message in the language of `words`, with advice on what to do instead."""
        return words.say(self.key, **self.facts)


class NoExcel(RuntimeError):  # noqa: N818 - named for what is missing
    """The package for Excel files is not installed."""

    def __init__(self) -> None:
        super().__init__("Excel files need the package openpyxl: the extra 'tournament'")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error without arguments, because `__init__` takes none."""
        return NoExcel, ()


def _short(fact: Said) -> Said:
    if isinstance(fact, int) or len(fact) <= _SHOWN:
        return fact
    return f"{fact[:_SHOWN]}…"
