"""The printed list of all events of a tournament, and of the director's decisions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from babel.dates import format_date, format_time

from romme.locales import Words
from romme.papers.choice import PrintedDecision, RecordEntry
from romme.papers.texts import labels, plain


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    day: str
    """The date; empty if it is the same as that of the event above."""
    time: str
    text: str


@dataclass(frozen=True, slots=True)
class _Change:
    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class _Decision:
    day: str
    """The date; empty if it is the same as that of the entry above."""
    time: str
    text: str
    clause: str
    rule: str
    changes: tuple[_Change, ...]
    undone: bool


def printed_referee_log(words: Words, decisions: Iterable[PrintedDecision]) -> dict[str, object]:
    """Return the director's decisions in order, with clauses and changed points."""
    found: list[_Decision] = []
    today = ""
    for one in decisions:
        entry = one.entry
        day = "" if one.at is None else format_date(one.at, "long", locale=words.lang)
        found.append(
            _Decision(
                day="" if day == today else day,
                time="" if one.at is None else format_time(one.at, "HH:mm", locale=words.lang),
                text=plain(entry.text),
                clause=entry.clause,
                rule=entry.rule,
                changes=tuple(
                    _Change(plain(each.what), each.before, each.after) for each in entry.effects
                ),
                undone=entry.undone,
            )
        )
        today = day
    names = ("referee-empty", "referee-about", "time", "happened", "before", "after", "undone")
    return {"decisions": found, "words": labels(words, *names)}


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
