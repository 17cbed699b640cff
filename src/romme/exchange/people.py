r"""People from a file or from pasted text, shown before anybody is entered.

Nothing is guessed silently. The preview says which column is what, and about each line whom it
gives, or why nobody.

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
from romme.exchange.columns import Column, Meaning, known_in, titled, untitled
from romme.exchange.grid import LARGEST, Encoding, Form, Grid, SourceLine
from romme.exchange.problems import CannotRead, ImportProblem, Obstacle, Trouble
from romme.exchange.rows import ImportedRow, read_row
from romme.exchange.texts import HEADING_WITHIN, decoded, grid_of_text
from romme.exchange.workbook import grids_of_workbook
from romme.tournament.commands import EnterPeople
from romme.tournament.entries.registration import entry_flaws
from romme.tournament.model import Tournament
from romme.tournament.values import EntryDetails

_NO_TABLES: Final = frozenset({".ods", ".odt", ".fods"})


@dataclass(frozen=True, slots=True)
class Preview:
    """What was read, to be looked at before it is entered."""

    form: Form
    encoding: Encoding | None
    separator: str
    """Between cells; nothing where there is one to a line, and in Excel."""
    sheet: str
    heading: int
    """The line of the heading; 0 = there is none."""
    columns: tuple[Column, ...]
    rows: tuple[ImportedRow, ...]
    problems: tuple[ImportProblem, ...]
    """Of columns and of the whole."""

    @property
    def people(self) -> tuple[EntryDetails, ...]:
        """Everybody who was found."""
        return tuple(row.person for row in self.rows if row.person is not None)

    @property
    def enterable(self) -> tuple[EntryDetails, ...]:
        """Those whom the tournament would take: after `judged`."""
        return tuple(
            row.person for row in self.rows if row.person is not None and row.refused is None
        )


def read_people(data: bytes, filename: str, *, classes: Collection[str] = ()) -> Preview:
    """Read a file, whatever it is; raises `CannotRead`, and `NoExcel` where that is not installed.

    What a file is shows in its first bytes; its name only helps to say what to do instead.
    `classes` are those that the tournament has: a column may be called by one of them.
    """
    if len(data) > LARGEST:
        raise CannotRead(Obstacle.TOO_LARGE, most=LARGEST // 1024**2)
    if not data.strip():
        raise CannotRead(Obstacle.EMPTY)
    if is_old_excel(data):
        raise CannotRead(Obstacle.OLD_EXCEL)
    if is_archive(data):
        return _best(grids_of_workbook(data), classes)
    if PurePath(filename).suffix.lower() in _NO_TABLES:
        raise CannotRead(Obstacle.OPEN_DOCUMENT)
    return _understood(grid_of_text(*decoded(data)), classes)


def read_text(text: str, *, classes: Collection[str] = ()) -> Preview:
    """Read what somebody pasted or typed: a table, or a line for each; raises `CannotRead`."""
    if len(text) > LARGEST:
        raise CannotRead(Obstacle.TOO_LARGE, most=LARGEST // 1024**2)
    if not text.strip():
        raise CannotRead(Obstacle.EMPTY)
    return _understood(grid_of_text(text.replace("\0", " ")), classes)


def judged(preview: Preview, tournament: Tournament) -> Preview:
    """With what the tournament has against each: there already, number taken, team full ..."""
    found = entry_flaws(tournament, EnterPeople(preview.people))
    refused = {flaw.row: flaw.refused for flaw in found}
    rows: list[ImportedRow] = []
    person = 0
    for row in preview.rows:
        person += row.person is not None
        against = refused.get(person) if row.person is not None else None
        rows.append(replace(row, refused=against))
    return replace(preview, rows=tuple(rows))


# --- which sheet ---------------------------------------------------------------------------------


def _best(grids: Iterable[Grid], classes: Collection[str]) -> Preview:
    """The first sheet that has a heading and people below it, or else the first with people."""
    found = [_understood(grid, classes) for grid in grids]
    if not found:
        raise CannotRead(Obstacle.EMPTY)
    with_people = [one for one in found if one.people]
    chosen = next((one for one in with_people if one.heading), None)
    if chosen is None:
        chosen = with_people[0] if with_people else found[0]
    others = ", ".join(one.sheet for one in found if one is not chosen)
    if not others:
        return chosen
    told = ImportProblem.about(Trouble.OTHER_SHEETS, sheet=chosen.sheet, names=others)
    return replace(chosen, problems=(told, *chosen.problems))


# --- what it means -------------------------------------------------------------------------------


def _understood(grid: Grid, classes: Collection[str]) -> Preview:
    at = _heading(grid.lines)
    heading = None if at is None else grid.lines[at]
    lines = grid.lines if at is None else grid.lines[at + 1 :]
    above = () if at is None else grid.lines[:at]
    columns = untitled(lines, classes) if heading is None else titled(heading, lines, classes)
    read = (read_row(line, columns) for line in lines)
    rows = (*(_above(line) for line in above if not line.is_empty), *_once(read))
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
    """Where the heading stands: among the first lines, the one of which most is known."""
    full = [at for at, line in enumerate(lines) if not line.is_empty][:HEADING_WITHIN]
    known = {at: known_in(cell.text for cell in lines[at].cells) for at in full}
    best = max(known, key=lambda at: known[at], default=None)
    return best if best is not None and known[best] else None


def _above(line: SourceLine) -> ImportedRow:
    text = " ".join(cell.text for cell in line.cells if cell.text)
    return ImportedRow(line.number, None, (ImportProblem.about(Trouble.ABOVE_HEADING, value=text),))


def _once(rows: Iterable[ImportedRow]) -> list[ImportedRow]:
    """The rows, and nobody twice from two that say the same."""
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
        yield ImportProblem.about(Trouble.NO_HEADING, name=name, club=club)
    for column in columns:
        if column.meaning is not Meaning.IGNORED or not _is_used(column, lines):
            continue
        trouble = Trouble.SAME_COLUMN if column.same_as else Trouble.UNKNOWN_COLUMN
        yield ImportProblem.about(trouble, column=column.label, other=column.same_as)


def _is_used(column: Column, lines: Sequence[SourceLine]) -> bool:
    return any(line.cell(column.at - 1).text for line in lines)
