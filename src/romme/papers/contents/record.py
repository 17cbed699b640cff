"""The record: all that happened, for the director."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from babel.dates import format_date, format_time

from romme.locales import Words
from romme.papers.choice import Told
from romme.papers.texts import labels, plain


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    day: str
    """Only where it is another one than above."""
    time: str
    text: str


def whole_record(words: Words, record: Iterable[Told]) -> dict[str, object]:
    """Everything in its order, numbered."""
    lines: list[_Line] = []
    today = ""
    for number, told in enumerate(record, start=1):
        day = "" if told.at is None else format_date(told.at, "long", locale=words.lang)
        time = "" if told.at is None else format_time(told.at, "HH:mm:ss", locale=words.lang)
        lines.append(_Line(number, "" if day == today else day, time, plain(told.text)))
        today = day
    return {"lines": lines, "words": labels(words, "record-empty", "time", "happened")}
