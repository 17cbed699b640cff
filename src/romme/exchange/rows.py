"""One row of a list of people: whom it gives, and what is odd about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from romme.exchange.columns import Column, Meaning, mark, number_of, split_classes
from romme.exchange.grid import SourceLine
from romme.exchange.problems import ImportProblem, Trouble
from romme.tournament.entries.registration import MOST_NUMBER, MOST_TEXT
from romme.tournament.refusals import TournamentRefused
from romme.tournament.values import EntryDetails

MOST_CLASSES: Final = 10
DASHES: Final = frozenset({"-", "–", "—", "--", "/", ".", "./."})
_NUMBER_BEFORE: Final = re.compile(r"#?(\d{1,4})(?:[.):]\s*|\s+)(.+)")
"""12 Anna Schmit."""
_CLUB_BEHIND: Final = re.compile(r"(.+?)(?:\s*[(\[]([^()\[\]]+)[)\]]|\s+[-–—]\s+(.+))")
"""Anna Schmit (Esch), or Anna Schmit – Esch."""


@dataclass(frozen=True, slots=True)
class ImportedRow:
    """A line, the person in it, and what people should know about it."""

    line: int
    """As editors and spreadsheets count, from 1."""
    person: EntryDetails | None
    """None: nobody is entered from it, and the problems say why."""
    problems: tuple[ImportProblem, ...] = ()
    refused: TournamentRefused | None = None
    """What the tournament has against it."""


@dataclass
class _Reading:
    """A row while it is read."""

    line: SourceLine
    columns: Sequence[Column]
    problems: list[ImportProblem] = field(default_factory=list)

    def tell(self, trouble: Trouble, column: Column | None = None, value: str = "") -> None:
        label = "" if column is None else column.label
        told = ImportProblem.about(trouble, column=label, value=value, most=MOST_TEXT)
        if all(
            (one.trouble, one.facts["value"]) != (trouble, told.facts["value"])
            for one in self.problems
        ):
            self.problems.append(told)

    def each(self, meaning: Meaning) -> Iterator[tuple[Column, str]]:
        """The cells of a meaning, with their columns; what is odd about them is told."""
        for column in self.columns:
            if column.meaning is meaning:
                cell = self.line.cell(column.at - 1)
                if cell.oddity is not None:
                    self.tell(cell.oddity, column, cell.text)
                yield column, cell.text

    def one(self, meaning: Meaning) -> str:
        """The text of a meaning, not too long."""
        for column, text in self.each(meaning):
            if text in DASHES:
                self.tell(Trouble.DASH, column, text)
                return ""
            return self.fitting(text, column)
        return ""

    def fitting(self, text: str, column: Column | None) -> str:
        if len(text) <= MOST_TEXT:
            return text
        self.tell(Trouble.TOO_LONG, column, text)
        return text[:MOST_TEXT].rstrip()

    def number(self) -> int:
        for column, text in self.each(Meaning.NUMBER):
            if not text:
                return 0
            found = number_of(text)
            if found is None or not 1 <= found <= MOST_NUMBER:
                self.tell(Trouble.BAD_NUMBER, column, text)
                return 0
            return found
        return 0

    def classes(self) -> tuple[str, ...]:
        """Classes by name and by mark, each once."""
        found: list[str] = []
        for column, text in self.each(Meaning.CLASSES):
            if text in DASHES:
                self.tell(Trouble.DASH, column, text)
                continue
            found += [self.fitting(name, column) for name in split_classes(text)]
        for column, text in self.each(Meaning.CLASS):
            said = mark(text, column.title)
            if said is None:
                self.tell(Trouble.BAD_MARK, column, text)
            elif said:
                found.append(self.fitting(column.title, column))
        kept = sorted(set(found))
        if len(kept) > MOST_CLASSES:
            self.tell(Trouble.TOO_MANY_CLASSES, value=", ".join(kept))
        return tuple(kept[:MOST_CLASSES])


def read_row(line: SourceLine, columns: Sequence[Column]) -> ImportedRow:
    """Whom a line gives."""
    if line.is_empty:
        return ImportedRow(line.number, None, (ImportProblem(Trouble.EMPTY_ROW),))
    reading = _Reading(line, columns)
    person = _titled(reading) if any(column.title for column in columns) else _untitled(reading)
    if not person.name:
        rest = " ".join(cell.text for cell in line.cells if cell.text)
        reading.tell(Trouble.NO_NAME, value=rest)
        return ImportedRow(line.number, None, tuple(reading.problems))
    if not any(sign.isalpha() for sign in person.name):
        reading.tell(Trouble.NO_LETTERS, value=person.name)
    return ImportedRow(line.number, person, tuple(reading.problems))


def _titled(reading: _Reading) -> EntryDetails:
    number = reading.number()
    whole = reading.one(Meaning.NAME)
    parts = (reading.one(Meaning.FIRST_NAME), reading.one(Meaning.LAST_NAME))
    together = reading.fitting(" ".join(part for part in parts if part), None)
    return EntryDetails(
        name=whole or together,
        club=reading.one(Meaning.CLUB),
        team=reading.one(Meaning.TEAM),
        tandem=reading.one(Meaning.TANDEM),
        classes=reading.classes(),
        number=number,
    )


def _untitled(reading: _Reading) -> EntryDetails:
    """Without a heading, number and club may stand beside the name in one cell."""
    number, club, classes = reading.number(), reading.one(Meaning.CLUB), reading.classes()
    name = " ".join(text for _, text in reading.each(Meaning.NAME))
    if not number and (found := _NUMBER_BEFORE.fullmatch(name)):
        number, name = int(found[1]), found[2]
    if not club and (found := _CLUB_BEHIND.fullmatch(name)):
        name, club = found[1], reading.fitting((found[2] or found[3]).strip(), None)
    return EntryDetails(reading.fitting(name, None), club, classes=classes, number=number)
