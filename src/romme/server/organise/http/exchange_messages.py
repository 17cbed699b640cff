"""Request and response bodies for importing people."""

from __future__ import annotations

from typing import Annotated

import msgspec

from romme.exchange import LARGEST, Column, ImportedRow, ImportProblem, Meaning, Preview
from romme.exchange.grid import Form
from romme.locales import Words
from romme.tournament.entries.person_names import NameOrder
from romme.tournament.values import EntryDetails
from romme.tournament.wording.phrases import why_refused


class PastedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A typed or pasted list of people."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]


class ColumnRead(msgspec.Struct, frozen=True):
    """A column of an imported list, and its recognised meaning."""

    at: int
    """Number of the column in the source, from 1."""
    title: str
    meaning: Meaning
    text: str
    """The meaning in words."""


class ImportNotice(msgspec.Struct, frozen=True):
    """A problem in an imported list: its code and a sentence."""

    code: str
    text: str


class RowRead(msgspec.Struct, frozen=True):
    """A row of an imported list, and the person it describes."""

    line: int
    person: EntryDetails | None
    """Null if no person was recognised. The problems say why."""
    problems: list[ImportNotice]
    refused: ImportNotice | None
    """Why the tournament would refuse the person: `duplicate`, `number-taken`, `team-full` ..."""
    doubtful: bool = False
    """Whether this might not be a person, or only part of a name. Do not enter it unseen."""
    whole: str = ""
    """The name as it is in the source, if `order` decided how to split it; otherwise empty."""
    unclear: bool = False
    """Whether the name could be split in another way."""


class ImportPreview(msgspec.Struct, frozen=True):
    """The people found in a file or text, before they are entered."""

    form: Form
    encoding: str
    """The encoding of a file. Empty for Excel and pasted text."""
    separator: str
    sheet: str
    heading: int
    """Line number of the column headings. 0: there are none."""
    columns: list[ColumnRead]
    rows: list[RowRead]
    problems: list[ImportNotice]
    people: int
    """Number of people found."""
    enterable: int
    """Number of people that the tournament would accept, without doubtful rows."""
    order: NameOrder = NameOrder.GIVEN_FIRST
    """Which part of the names in `rows[].whole` was taken to come first."""


def previewed(words: Words, preview: Preview) -> ImportPreview:
    """Convert a preview to a response body in the client's language."""
    return ImportPreview(
        form=preview.form,
        encoding="" if preview.encoding is None else preview.encoding.value,
        separator=preview.separator,
        sheet=preview.sheet,
        heading=preview.heading,
        columns=[_column(words, column) for column in preview.columns],
        rows=[_row(words, row) for row in preview.rows],
        problems=[_noticed(words, problem) for problem in preview.problems],
        people=len(preview.people),
        enterable=len(preview.enterable),
        order=preview.order,
    )


def _column(words: Words, column: Column) -> ColumnRead:
    text = words.say(f"exchange-meaning-{column.meaning.value}", title=column.title)
    return ColumnRead(column.at, column.title, column.meaning, text)


def _row(words: Words, row: ImportedRow) -> RowRead:
    refused = row.refused
    return RowRead(
        line=row.line,
        person=row.person,
        problems=[_noticed(words, problem) for problem in row.problems],
        refused=None
        if refused is None
        else ImportNotice(refused.refusal.value, why_refused(words, refused)),
        doubtful=row.doubtful,
        whole=row.whole,
        unclear=row.unclear,
    )


def _noticed(words: Words, problem: ImportProblem) -> ImportNotice:
    return ImportNotice(problem.trouble.value, problem.text(words))
