"""A table of all games on a tournament's score lists, so that people can check the results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from romme.engine.match import ScoreEntry
from romme.exchange.tables import DataTable, Value, headings
from romme.locales import Words
from romme.tournament.entries.labels import entrant_labels
from romme.tournament.lists.points import score_entries
from romme.tournament.lists.sheet import ScheduledGame, Sheet, WrittenLine, deals
from romme.tournament.model import Tournament
from romme.tournament.values import Count

SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class _Game:
    """A game on a score list, valid or void."""

    number: int
    written: WrittenLine
    deal: ScheduledGame | None
    """Round, dealer and players; None for a void game, because its dealer is uncertain."""
    entries: tuple[ScoreEntry | None, ...]
    remark: str


def all_lists(words: Words, tournament: Tournament) -> DataTable:
    """Return a table with a row for each game on each list, the void games of a list last."""
    labels = entrant_labels(words, tournament.entrants.values())
    return DataTable(
        words.say("exchange-table-lists"),
        (
            *headings(words, "series", "day", "table", "game", "round", "dealer"),
            *headings(words, "ending", "winner", "remark"),
            *(text for seat in range(1, SEATS + 1) for text in _seat_headings(words, seat)),
        ),
        tuple(
            (series.number, series.day, table, *_row(words, tournament, sheet, game, labels))
            for series, table, sheet in tournament.sheets()
            for game in _games(words, tournament, sheet)
        ),
    )


def _seat_headings(words: Words, seat: int) -> Iterator[str]:
    for column in ("number", "name", "hand", "card-points", "rating"):
        yield words.say(f"exchange-seat-{column}", seat=seat)


def _games(words: Words, tournament: Tournament, sheet: Sheet) -> Iterator[_Game]:
    order = deals(tournament.rules, sheet)
    for number, written in enumerate(sheet.lines, start=1):
        found = score_entries(tournament.rules, written)
        yield _Game(number, written, order[number - 1], found, _thrown_in(words, written))
    for struck in sheet.struck:
        unscored = (None,) * len(sheet.seats)
        remark = words.say("exchange-void", clause=struck.clause.value)
        yield _Game(struck.game, struck.written, None, unscored, remark)


def _thrown_in(words: Words, written: WrittenLine) -> str:
    seats = ", ".join(str(one.seat) for one in written.thrown_in)
    return words.say("exchange-thrown-in", seats=seats) if seats else ""


def _row(
    words: Words, tournament: Tournament, sheet: Sheet, game: _Game, names: Mapping[int, str]
) -> Iterator[Value]:
    line, deal = game.written.line, game.deal
    yield game.number
    yield None if deal is None else deal.round
    yield None if deal is None else names[sheet.seats[deal.dealer - 1]]
    yield words.say(f"tournament-ending-{line.ending.value}")
    yield None if line.winner is None else names[sheet.seats[line.winner - 1]]
    yield game.remark or None
    for seat in range(1, SEATS + 1):
        if not sheet.has_seat(seat):
            yield from (None,) * 5
            continue
        count, entry = line.counts[seat - 1], game.entries[seat - 1]
        yield sheet.seats[seat - 1]
        yield _name(tournament, sheet, seat)
        yield None if count is None else words.say(f"hand-{count.hand.value}")
        yield _card_points(count, entry)
        yield None if entry is None else entry.score


def _card_points(count: Count | None, entry: ScoreEntry | None) -> int | None:
    """Return the card points to show: those of the score entry if there is one, else the count.

    The score entry of a hand that was thrown in differs from the count (T15).
    """
    if entry is not None:
        return entry.card_points
    return None if count is None else count.card_points


def _name(tournament: Tournament, sheet: Sheet, seat: int) -> str:
    return tournament.entrants[sheet.seats[seat - 1]].name
