"""Parse one row of a list of people into a person, and collect the problems with its cells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from romme.exchange.columns import (
    Column,
    Meaning,
    looks_like_a_name,
    order_of,
    parse_mark,
    parse_number,
    split_classes,
)
from romme.exchange.grid import SourceLine
from romme.exchange.problems import ImportProblem, Trouble
from romme.tournament.entries.person_names import NameOrder, NameParts, split_name
from romme.tournament.entries.registration import MOST_CLASSES, MOST_NUMBER, MOST_TEXT
from romme.tournament.refusals import TournamentRefused
from romme.tournament.values import EntryDetails

_NAMES: Final = frozenset({Meaning.NAME, Meaning.FIRST_NAME, Meaning.LAST_NAME})
DASHES: Final = frozenset({"-", "–", "—", "--", "/", ".", "./."})
_NUMBER_BEFORE: Final = re.compile(r"#?(\d{1,4})(?:[.):]\s*|\s+)(.+)")
"""A start number before a name, as in ``12 Anna Schmit``."""
_CLUB_AFTER: Final = re.compile(r"(.+?)(?:\s*[(\[]([^()\[\]]+)[)\]]|\s+[-–—]\s+(.+))")
"""A club after a name, as in ``Anna Schmit (Esch)`` or ``Anna Schmit – Esch``."""


@dataclass(frozen=True, slots=True)
class ImportedRow:
    """A parsed line of the source: the person, and the problems with the line."""

    line: int
    """Line number as editors and spreadsheets show it, from 1."""
    person: EntryDetails | None
    """None if the row is skipped; the problems say why."""
    problems: tuple[ImportProblem, ...] = ()
    refused: TournamentRefused | None = None
    """Why the tournament would refuse the person. Only `with_refusals` sets this."""
    doubtful: bool = False
    """Whether somebody has to check the row: it might not be a person, or only part of a name."""
    whole: str = ""
    """The name as it is in the source, if its order decided how to split it; otherwise empty."""
    unclear: bool = False
    """Whether the name could be split in another way."""


@dataclass
class _Reading:
    """A row that is being parsed, with the problems found in it so far."""

    line: SourceLine
    columns: Sequence[Column]
    problems: list[ImportProblem] = field(default_factory=list)
    doubtful: bool = False
    whole: str = ""
    unclear: bool = False

    def report(self, trouble: Trouble, column: Column | None = None, value: str = "") -> None:
        label = "" if column is None else column.label
        problem = ImportProblem.about(trouble, column=label, value=value, most=MOST_TEXT)
        if all(
            (one.trouble, one.facts["value"]) != (trouble, problem.facts["value"])
            for one in self.problems
        ):
            self.problems.append(problem)

    def each(self, meaning: Meaning) -> Iterator[tuple[Column, str]]:
        """Yield the columns with this meaning and the text of their cells.

        The problem of a bad cell is added to `problems`.
        """
        for column in self.columns:
            if column.meaning is meaning:
                cell = self.line.cell(column.at - 1)
                if cell.trouble is not None:
                    self.report(cell.trouble, column, cell.text)
                    self.doubtful |= meaning in _NAMES and cell.text != ""
                yield column, cell.text

    def has(self, meaning: Meaning) -> bool:
        return any(column.meaning is meaning for column in self.columns)

    def joined(self, meaning: Meaning) -> str:
        return " ".join(text for _, text in self.each(meaning))

    def split(self, whole: str) -> NameParts:
        """Split a whole name, and note whether its order decided how."""
        order = order_of(self.columns)
        parts = split_name(whole, order)
        other = NameOrder.FAMILY_FIRST if order is NameOrder.GIVEN_FIRST else NameOrder.GIVEN_FIRST
        self.whole = "" if split_name(whole, other) == parts else whole
        self.unclear = not parts.is_clear
        return parts

    def two_names(self, first: str, last: str) -> NameParts:
        """Return the parts from two cells. A single filled cell may contain the whole name."""
        if first and last:
            whole = self.truncate(f"{first} {last}", None)
            family = last if whole.endswith(f" {last}") else ""
            return NameParts(whole.removesuffix(family).rstrip(), family)
        return self.split(first or last)

    def one(self, meaning: Meaning) -> str:
        """Return the text of the first cell with this meaning, truncated if too long.

        Return an empty string if there is no such cell, or if it contains only a dash.
        """
        for column, text in self.each(meaning):
            if text in DASHES:
                self.report(Trouble.DASH, column, text)
                return ""
            return self.truncate(text, column)
        return ""

    def truncate(self, text: str, column: Column | None) -> str:
        if len(text) <= MOST_TEXT:
            return text
        self.report(Trouble.TOO_LONG, column, text)
        self.doubtful |= column is None or column.meaning in _NAMES
        return text[:MOST_TEXT].rstrip()

    def number(self) -> int:
        for column, text in self.each(Meaning.NUMBER):
            if not text:
                return 0
            found = parse_number(text)
            if found is None or not 1 <= found <= MOST_NUMBER:
                self.report(Trouble.BAD_NUMBER, column, text)
                return 0
            return found
        return 0

    def classes(self) -> tuple[str, ...]:
        """Return a person's classes: those listed in a cell, and those whose column is ticked."""
        found: list[str] = []
        for column, text in self.each(Meaning.CLASSES):
            if text in DASHES:
                self.report(Trouble.DASH, column, text)
                continue
            found += [self.truncate(name, column) for name in split_classes(text)]
        for column, text in self.each(Meaning.CLASS):
            marked = parse_mark(text, column.title)
            if marked is None:
                self.report(Trouble.BAD_MARK, column, text)
            elif marked:
                found.append(self.truncate(column.title, column))
        kept = sorted(set(found))
        if len(kept) > MOST_CLASSES:
            self.report(Trouble.TOO_MANY_CLASSES, value=", ".join(kept))
        return tuple(kept[:MOST_CLASSES])


def read_row(line: SourceLine, columns: Sequence[Column]) -> ImportedRow:
    """Return the person that a line describes, if any, and the problems with the line."""
    if line.is_empty:
        return ImportedRow(line.number, None, (ImportProblem(Trouble.EMPTY_ROW),))
    reading = _Reading(line, columns)
    person = _titled(reading) if any(column.title for column in columns) else _untitled(reading)
    if not person.name:
        rest = " ".join(cell.text for cell in line.cells if cell.text)
        reading.report(Trouble.NO_NAME, value=rest)
        return ImportedRow(line.number, None, tuple(reading.problems))
    if not looks_like_a_name(person.name):
        reading.report(Trouble.NO_LETTERS, value=person.name)
        reading.doubtful = True
    return ImportedRow(
        line.number,
        person,
        tuple(reading.problems),
        doubtful=reading.doubtful,
        whole=reading.whole,
        unclear=reading.unclear,
    )


def _titled(reading: _Reading) -> EntryDetails:
    number = reading.number()
    whole = reading.one(Meaning.NAME)
    first, last = reading.one(Meaning.FIRST_NAME), reading.one(Meaning.LAST_NAME)
    if not whole:
        parts = reading.two_names(first, last)
    elif first or last or reading.has(Meaning.LAST_NAME):  # the name is meant as it is
        parts = NameParts(whole.removesuffix(last).rstrip(), last)
        parts = parts if parts.whole == whole else NameParts(whole, "")
    else:
        parts = reading.split(whole)
    return EntryDetails(
        name=parts.whole,
        club=reading.one(Meaning.CLUB),
        team=reading.one(Meaning.TEAM),
        tandem=reading.one(Meaning.TANDEM),
        classes=reading.classes(),
        number=number,
        family=parts.family,
    )


def _untitled(reading: _Reading) -> EntryDetails:
    """Return the person in a row of a table without a heading.

    One cell may contain the number, the name and the club.
    """
    number, club, classes = reading.number(), reading.one(Meaning.CLUB), reading.classes()
    two = reading.has(Meaning.LAST_NAME)
    name = reading.joined(Meaning.LAST_NAME if two else Meaning.NAME)
    first = reading.joined(Meaning.FIRST_NAME)
    if not number and (found := _NUMBER_BEFORE.fullmatch(name)):
        number, name = int(found[1]), found[2]
    last = first or name
    if not club and (found := _CLUB_AFTER.fullmatch(last)):
        last, club = found[1], reading.truncate((found[2] or found[3]).strip(), None)
    if first:
        parts = reading.two_names(last, name)
        reading.whole = f"{name} {last}"
    else:
        parts = reading.split(reading.truncate(last, None))
    return EntryDetails(parts.whole, club, classes=classes, number=number, family=parts.family)
