"""What is odd in a list of people that somebody brings along: codes and facts, no prose.

CannotRead          nothing can be made of the file at all
ImportProblem       something about a row, a column or the whole, told in the preview
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Final

from romme.locales import Said, Words

_SHOWN: Final = 40
"""So much of a cell is repeated in a sentence."""


class Obstacle(Enum):
    """Why nothing can be read."""

    EMPTY = "empty"
    TOO_LARGE = "too-large"
    TOO_MANY_ROWS = "too-many-rows"
    TOO_MANY_COLUMNS = "too-many-columns"
    NO_TABLE = "no-table"
    """A picture, a letter, a program: whatever it is, no table."""
    OPEN_DOCUMENT = "open-document"
    OLD_EXCEL = "old-excel"
    """Of before 2007, or locked by a password: from outside the two look the same."""
    DAMAGED = "damaged"
    SWOLLEN = "swollen"
    """It would fill the memory when it is unpacked."""


class Trouble(Enum):
    """What is odd about a row, a column or the whole."""

    # a row
    NO_NAME = "no-name"
    NO_LETTERS = "no-letters"
    """A figure or a date stands where the name should be."""
    BAD_NUMBER = "bad-number"
    BAD_MARK = "bad-mark"
    """Neither yes nor no, in the column of a class."""
    SAME_ROW = "same-row"
    TOO_LONG = "too-long"
    TOO_MANY_CLASSES = "too-many-classes"
    FORMULA = "formula"
    """Its result is not in the file."""
    ERROR_CELL = "error-cell"
    DATE_CELL = "date-cell"
    MERGED = "merged"
    """A cell that reaches over several rows: it was taken for each of them."""
    DASH = "dash"
    """A lone dash: it was taken as nothing."""
    EMPTY_ROW = "empty-row"
    ABOVE_HEADING = "above-heading"

    # a column, or the whole
    UNKNOWN_COLUMN = "unknown-column"
    SAME_COLUMN = "same-column"
    NO_HEADING = "no-heading"
    QUOTES = "quotes"
    OTHER_SHEETS = "other-sheets"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class ImportProblem:
    """Something that people should know before they enter what was read.

    >>> ImportProblem.about(Trouble.BAD_NUMBER, value="12a").key
    'exchange-trouble-bad-number'
    """

    trouble: Trouble
    facts: dict[str, Said] = field(default_factory=dict)

    @classmethod
    def about(cls, trouble: Trouble, **facts: Said) -> ImportProblem:
        """With as much of each text as a sentence bears."""
        return cls(trouble, {name: _short(fact) for name, fact in facts.items()})

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"exchange-trouble-{self.trouble.value}"

    def told(self, words: Words) -> str:
        """In a sentence."""
        return words.say(self.key, **self.facts)


class CannotRead(ValueError):  # noqa: N818 - named for what is wrong
    """A file that no people can be read from."""

    def __init__(self, obstacle: Obstacle, **facts: Said) -> None:
        super().__init__(obstacle, facts)
        self.obstacle = obstacle
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the facts on the way from one process to another."""
        return partial(CannotRead, self.obstacle, **self.facts), ()

    @property
    def key(self) -> str:
        """The key of its message.

        >>> CannotRead(Obstacle.OPEN_DOCUMENT).key
        'exchange-obstacle-open-document'
        """
        return f"exchange-obstacle-{self.obstacle.value}"

    def told(self, words: Words) -> str:
        """In a sentence, with what to do instead."""
        return words.say(self.key, **self.facts)


class NoExcel(RuntimeError):  # noqa: N818 - named for what is missing
    """What reads and makes Excel files is not installed."""

    def __init__(self) -> None:
        super().__init__("Excel files need the package openpyxl: the extra 'tournament'")

    def __reduce__(self) -> tuple[object, ...]:
        """Come as it is from another process."""
        return NoExcel, ()


def _short(fact: Said) -> Said:
    if isinstance(fact, int) or len(fact) <= _SHOWN:
        return fact
    return f"{fact[:_SHOWN]}…"
