r"""Import people from a file or pasted text, with a preview before anybody is entered.

Nothing is guessed silently. The preview shows the meaning of each column, and for each line the
person found or why there is none.

>>> preview = read_text("12 Anna Schmit (Esch)\nJos Weber (Wiltz)")
>>> [(person.number, person.name, person.club) for person in preview.people]
[(12, 'Anna Schmit', 'Esch'), (0, 'Jos Weber', 'Wiltz')]
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Final

from romme.exchange.archive import is_archive, is_old_excel
from romme.exchange.columns import (
    Column,
    Meaning,
    count_known_titles,
    order_of,
    titled_columns,
    untitled_columns,
)
from romme.exchange.grid import LARGEST, Encoding, Form, Grid, SourceLine
from romme.exchange.problems import CannotRead, ImportProblem, Obstacle, Trouble
from romme.exchange.rows import ImportedRow, read_row
from romme.exchange.texts import HEADING_WITHIN_LINES, decode_text, grid_of_text
from romme.exchange.workbook import grids_of_workbook
from romme.tournament.commands import EnterPeople
from romme.tournament.entries.person_names import NameOrder
from romme.tournament.entries.registration import entry_flaws
from romme.tournament.model import Tournament
from romme.tournament.values import EntryDetails

_OPEN_DOCUMENTS: Final = frozenset({".ods", ".odt", ".fods"})


@dataclass(frozen=True, slots=True)
class Preview:
    """The people and problems found in a source, to be reviewed before anybody is entered."""

    form: Form
    encoding: Encoding | None
    separator: str
    """Separator of cells; empty for an Excel file, or if each line is one cell."""
    sheet: str
    heading: int
    """Line number of the heading; 0 = none."""
    columns: tuple[Column, ...]
    rows: tuple[ImportedRow, ...]
    problems: tuple[ImportProblem, ...]
    """Problems of columns and of the whole source."""

    @property
    def order(self) -> NameOrder:
        """Which part of whole names was taken to come first."""
        return order_of(self.columns)

    @property
    def people(self) -> tuple[EntryDetails, ...]:
        """All people found in the source."""
        return tuple(row.person for row in self.rows if row.person is not None)

    @property
    def enterable(self) -> tuple[EntryDetails, ...]:
        """All people whom the tournament would accept, without doubtful rows.

        Only `with_refusals` fills in refusals. In a preview without them, nobody is refused.
        """
        return tuple(
            row.person
            for row in self.rows
            if row.person is not None and row.refused is None and not row.doubtful
        )


def read_people(data: bytes, filename: str, *, classes: Collection[str] = ()) -> Preview:
    """Read a CSV or Excel file, and return a preview of the people in it.

    Raise `CannotRead` if the file is unusable, and `NoExcel` if the package for Excel is missing.

    The first bytes decide the format; the file name only improves the error message. `classes` are
    the tournament's classes, because a column may be named after one of them.
    """
    if len(data) > LARGEST:
        raise CannotRead(Obstacle.TOO_LARGE, most=LARGEST // 1024**2)
    if not data.strip():
        raise CannotRead(Obstacle.EMPTY)
    if is_old_excel(data):
        raise CannotRead(Obstacle.OLD_EXCEL)
    if is_archive(data):
        return _best_sheet(grids_of_workbook(data), classes)
    if PurePath(filename).suffix.lower() in _OPEN_DOCUMENTS:
        raise CannotRead(Obstacle.OPEN_DOCUMENT)
    return _interpret(grid_of_text(*decode_text(data)), classes)


def read_text(text: str, *, classes: Collection[str] = ()) -> Preview:
    """Read pasted or typed text, and return a preview of the people in it.

    The text is a table or has one person per line. Raise `CannotRead` if it is unusable.
    """
    if len(text) > LARGEST:
        raise CannotRead(Obstacle.TOO_LARGE, most=LARGEST // 1024**2)
    if not text.strip():
        raise CannotRead(Obstacle.EMPTY)
    return _interpret(grid_of_text(text.replace("\0", " ")), classes)


def with_refusals(preview: Preview, tournament: Tournament) -> Preview:
    """Return the preview with the refusal of each person whom the tournament would not accept."""
    found = entry_flaws(tournament, EnterPeople(preview.people))
    refused = {flaw.row: flaw.refused for flaw in found}
    rows: list[ImportedRow] = []
    person = 0
    for row in preview.rows:
        person += row.person is not None
        refusal = refused.get(person) if row.person is not None else None
        rows.append(replace(row, refused=refusal))
    return replace(preview, rows=tuple(rows))


# --- which sheet ---------------------------------------------------------------------------------


def _best_sheet(grids: Iterable[Grid], classes: Collection[str]) -> Preview:
    """Return a preview of the most suitable sheet, with a problem that names the other sheets.

    The first sheet with a heading and people is preferred, then the first with people, then the
    first of all. Raise `CannotRead` if there are no sheets.
    """
    found = [_interpret(grid, classes) for grid in grids]
    if not found:
        raise CannotRead(Obstacle.EMPTY)
    with_people = [one for one in found if one.people]
    chosen = next((one for one in with_people if one.heading), None)
    if chosen is None:
        chosen = with_people[0] if with_people else found[0]
    others = ", ".join(one.sheet for one in found if one is not chosen)
    if not others:
        return chosen
    problem = ImportProblem.about(Trouble.OTHER_SHEETS, sheet=chosen.sheet, names=others)
    return replace(chosen, problems=(problem, *chosen.problems))


# --- interpretation ------------------------------------------------------------------------------


def _interpret(grid: Grid, classes: Collection[str]) -> Preview:
    at = _heading(grid.lines)
    heading = None if at is None else grid.lines[at]
    lines = grid.lines if at is None else grid.lines[at + 1 :]
    above = () if at is None else grid.lines[:at]
    columns = (
        untitled_columns(lines, classes, grid.separator)
        if heading is None
        else titled_columns(heading, lines, classes)
    )
    read = (read_row(line, columns) for line in lines)
    skipped = (_above_heading(line) for line in above if not line.is_empty)
    rows = (*skipped, *_without_duplicates(read))
    problems = [*grid.problems, *_of_columns(columns, lines)]
    if all(row.person is None for row in rows):
        problems.append(ImportProblem(Trouble.NOBODY))
    return Preview(
        form=grid.form,
        encoding=grid.encoding,
        separator=grid.separator,
        sheet=grid.sheet,
        heading=0 if heading is None else heading.number,
        columns=columns,
        rows=rows,
        problems=tuple(problems),
    )


def _heading(lines: Sequence[SourceLine]) -> int | None:
    """Return the index of the heading, or None if no line at the beginning has known titles.

    The heading is the first of the lines with the most known titles.
    """
    full = [at for at, line in enumerate(lines) if not line.is_empty][:HEADING_WITHIN_LINES]
    known = {at: count_known_titles(cell.text for cell in lines[at].cells) for at in full}
    best = max(known, key=lambda at: known[at], default=None)
    return best if best is not None and known[best] else None


def _above_heading(line: SourceLine) -> ImportedRow:
    text = " ".join(cell.text for cell in line.cells if cell.text)
    return ImportedRow(line.number, None, (ImportProblem.about(Trouble.ABOVE_HEADING, value=text),))


def _without_duplicates(rows: Iterable[ImportedRow]) -> list[ImportedRow]:
    """Return the rows. A duplicate row gets a problem in place of its person."""
    first: dict[EntryDetails, int] = {}
    found: list[ImportedRow] = []
    for row in rows:
        person = row.person
        if person is not None and person in first:
            same = ImportProblem.about(Trouble.SAME_ROW, line=first[person], name=person.name)
            found.append(replace(row, person=None, problems=(*row.problems, same)))
            continue
        if person is not None:
            first[person] = row.line
        found.append(row)
    return found


def _of_columns(columns: Sequence[Column], lines: Sequence[SourceLine]) -> Iterator[ImportProblem]:
    if not any(column.title for column in columns):
        places = {column.meaning: column.at for column in columns}
        name, club = places.get(Meaning.NAME, 0), places.get(Meaning.CLUB, 0)
        if Meaning.LAST_NAME in places:
            last, first = places[Meaning.LAST_NAME], places[Meaning.FIRST_NAME]
            trouble = Trouble.NO_HEADING_TWO_NAMES
            yield ImportProblem.about(trouble, last=last, first=first, club=club)
        else:
            yield ImportProblem.about(Trouble.NO_HEADING, name=name, club=club)
    for column in columns:
        if column.meaning is not Meaning.IGNORED or not _is_used(column, lines):
            continue
        trouble = Trouble.SAME_COLUMN if column.same_as else Trouble.UNKNOWN_COLUMN
        yield ImportProblem.about(trouble, column=column.label, other=column.same_as)


def _is_used(column: Column, lines: Sequence[SourceLine]) -> bool:
    return any(line.cell(column.at - 1).text for line in lines)
