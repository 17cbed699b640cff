"""What is asked and answered over HTTP about lists of people that are read in."""

from __future__ import annotations

from typing import Annotated

import msgspec

from romme.exchange import LARGEST, Column, ImportedRow, ImportProblem, Meaning, Preview
from romme.exchange.grid import Form
from romme.locales import Words
from romme.tournament.values import EntryDetails
from romme.tournament.wording.phrases import why_refused


class PastedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People as somebody types or pastes them."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]


class ColumnRead(msgspec.Struct, frozen=True):
    """A column, and what it was taken as."""

    at: int
    """Counted from 1."""
    title: str
    meaning: Meaning
    text: str
    """The meaning, in words."""


class ImportNotice(msgspec.Struct, frozen=True):
    """Something odd: a code, and a sentence."""

    code: str
    text: str


class RowRead(msgspec.Struct, frozen=True):
    """A line, and whom it gives."""

    line: int
    person: EntryDetails | None
    """None: nobody, and the problems say why."""
    problems: list[ImportNotice]
    refused: ImportNotice | None
    """Why the tournament would not take this one: `duplicate`, `number-taken`, `team-full` ..."""


class ImportPreview(msgspec.Struct, frozen=True):
    """What was read from a file or a text; nothing has been done."""

    form: Form
    encoding: str
    """How the letters of a file were written; empty for Excel and for pasted text."""
    separator: str
    sheet: str
    heading: int
    """The line of the headings; 0 = there are none."""
    columns: list[ColumnRead]
    rows: list[RowRead]
    problems: list[ImportNotice]
    people: int
    """So many were found."""
    enterable: int
    """So many of them the tournament would take."""


def previewed(words: Words, preview: Preview) -> ImportPreview:
    """A preview in the words of who asks."""
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
    )


def _noticed(words: Words, problem: ImportProblem) -> ImportNotice:
    return ImportNotice(problem.trouble.value, problem.text(words))
