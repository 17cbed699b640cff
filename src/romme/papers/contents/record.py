"""The printed list of all events of a tournament, for the director."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from babel.dates import format_date, format_time

from romme.locales import Words
from romme.papers.choice import RecordEntry
from romme.papers.texts import labels, plain


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    day: str
    """The date; empty if it is the same as that of the event above."""
    time: str
    text: str


def whole_record(words: Words, record: Iterable[RecordEntry]) -> dict[str, object]:
    """Return the events in order, numbered and with their dates and times."""
    lines: list[_Line] = []
    today = ""
    for number, entry in enumerate(record, start=1):
        day = "" if entry.at is None else format_date(entry.at, "long", locale=words.date_locale)
        time = "" if entry.at is None else format_time(entry.at, "HH:mm:ss", locale=words.lang)
        lines.append(_Line(number, "" if day == today else day, time, plain(entry.text)))
        today = day
    return {"lines": lines, "words": labels(words, "record-empty", "time", "happened")}
