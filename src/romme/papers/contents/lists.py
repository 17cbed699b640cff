"""Lists (Spiellisten): blank ones to write on, and filled ones with all entries and notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from romme.locales import Words
from romme.papers.choice import PaperChoice, PaperLink, chosen_series, chosen_tables
from romme.papers.codes import qr_code
from romme.papers.contents.list_notes import (
    CORRECTED,
    THROWN_IN,
    entry_figures,
    notes_of,
    signature_text,
)
from romme.papers.contents.scoring import rating_table
from romme.papers.texts import figure, labels, plain
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.points import check_by_line, check_of_foot, score_entries, sums
from romme.tournament.lists.sheet import ScheduledGame, Sheet, WrittenLine, deals
from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.values import Demand

NO_ENTRANT: Final = 0
"""Start number on a list that is not for a specific table."""


@dataclass(frozen=True, slots=True)
class _Column:
    seat: str
    number: str
    name: str
    club: str
    note: str
    signature: str


@dataclass(frozen=True, slots=True)
class _Cell:
    rating: str = ""
    cards: str = ""
    out: bool = False
    """Whether the seat sits out or has left, so that nothing is entered."""
    won: bool = False
    deals: bool = False


@dataclass(frozen=True, slots=True)
class _Row:
    game: int
    dealer: int
    cells: tuple[_Cell, ...]
    check: _Cell = _Cell()
    sign: str = ""
    ends_round: bool = False
    struck: str = ""
    """The clause that makes the game void; empty if the game counts."""


@dataclass(frozen=True, slots=True)
class _Foot:
    plus: str = ""
    minus: str = ""
    total: str = ""
    cards: str = ""


@dataclass(frozen=True, slots=True)
class _List:
    series: str
    table: str
    columns: tuple[_Column, ...]
    rows: tuple[_Row, ...]
    feet: tuple[_Foot, ...]
    check: _Foot
    pack_checked: bool
    notes: tuple[str, ...] = ()
    code: str = ""
    pin: str = ""


# --- which lists ---------------------------------------------------------------------------------


def blank_lists(
    tournament: Tournament,
    words: Words,
    choice: PaperChoice,
    *,
    links: Callable[[int, int], PaperLink] | None,
) -> dict[str, object]:
    """Return blank lists for the tables of a series, or without names if no series is seated."""
    series = chosen_series(tournament, choice)
    if series is None:
        return nameless_lists(tournament, words)
    found: list[_List] = []
    for table, seats in chosen_tables(series, choice):
        blank = _blank(tournament, words, Sheet(seats, series.rounds))
        link = None if links is None else links(series.number, table)
        found.append(
            replace(
                blank,
                series=str(series.number),
                table=str(table),
                code="" if link is None else qr_code(link.address),
                pin="" if link is None else link.pin,
            )
        )
    return _paper(tournament, words, found)


def nameless_lists(
    tournament: Tournament, words: Words, sizes: Sequence[int] = ()
) -> dict[str, object]:
    """Return blank lists without names: one for a table of four, and one for a table of three.

    With `sizes`, there is also a list for each table, with its number.
    """
    rounds = tournament.terms.rounds
    by_size = {
        size: _blank(tournament, words, Sheet((NO_ENTRANT,) * size, rounds)) for size in (4, 3)
    }
    numbered = [replace(by_size[size], table=str(at)) for at, size in enumerate(sizes, start=1)]
    return _paper(tournament, words, [*numbered, *by_size.values()])


def filled_lists(tournament: Tournament, words: Words, choice: PaperChoice) -> dict[str, object]:
    """Return the current lists of a series, or blank lists if the series has not begun."""
    series = chosen_series(tournament, choice)
    if series is None or not series.sheets:
        return blank_lists(tournament, words, choice, links=None)
    found = [
        replace(
            _filled(tournament, words, series, table),
            series=str(series.number),
            table=str(table),
        )
        for table, _ in chosen_tables(series, choice)
    ]
    return _paper(tournament, words, found)


def _paper(tournament: Tournament, words: Words, lists: Sequence[_List]) -> dict[str, object]:
    rules, terms = tournament.rules, tournament.terms
    return {
        "lists": lists,
        "ratings": rating_table(words, rules),
        "pack": words.say("paper-pack-checked", cards=len(rules.pack)),
        "ask_pack": terms.pack_check is Demand.ASKED,
        "ask_signatures": terms.signatures is Demand.ASKED,
        "words": list_labels(words),
    }


def list_labels(words: Words) -> dict[str, str]:
    """Return the translated labels that are printed on a list, by key."""
    return labels(
        words,
        *("list", "series", "table", "game-short", "dealer-short", "rating", "cards"),
        *("check-total", "sum", "crosses", "result", "signature", "notes", "pin", "scan-list"),
        *("sits-out-mark", "cross-mark", "rating-points"),
    )


# --- one list ------------------------------------------------------------------------------------


def _blank(tournament: Tournament, words: Words, sheet: Sheet) -> _List:
    order = deals(tournament.rules, sheet)
    return _List(
        series="",
        table="",
        columns=_columns(tournament, words, sheet),
        rows=tuple(
            _Row(
                game=game,
                dealer=deal.dealer,
                cells=_empty_cells(deal, len(sheet.seats)),
                ends_round=_ends_round(order, game),
            )
            for game, deal in enumerate(order, start=1)
        ),
        feet=(_Foot(),) * len(sheet.seats),
        check=_Foot(),
        pack_checked=False,
    )


def _filled(tournament: Tournament, words: Words, series: TournamentSeries, table: int) -> _List:
    rules, sheet = tournament.rules, series.sheet(table)
    feet = sums(rules, sheet)
    check = check_of_foot(rules, sheet)
    return _List(
        series="",
        table="",
        columns=_columns(tournament, words, sheet),
        rows=_filled_rows(rules, sheet),
        feet=tuple(
            _Foot(
                plus=figure(one.plus),
                minus=figure(-one.minus) if one.minus else "",
                total=figure(one.total),
                cards=str(one.card_points),
            )
            for one in feet
        ),
        check=_Foot(
            plus=figure(sum(one.plus for one in feet)),
            minus=figure(-sum(one.minus for one in feet)) if any(one.minus for one in feet) else "",
            total=figure(check.rating),
            cards=str(check.card_points),
        ),
        pack_checked=sheet.pack_checked,
        notes=notes_of(words, rules, sheet, tournament.rulings_at(series.number, table)),
    )


def _columns(tournament: Tournament, words: Words, sheet: Sheet) -> tuple[_Column, ...]:
    left = {one.seat: one.after for one in sheet.left}
    signed = {one.seat: signature_text(words, one) for one in sheet.signatures}
    found: list[_Column] = []
    for seat, number in enumerate(sheet.seats, start=1):
        one = tournament.entrants.get(number)
        note = ""
        if seat in left:
            note = words.say("paper-left-after", game=left[seat])
        elif seat in sheet.substituted:
            note = words.say("paper-substituted")
        found.append(
            _Column(
                seat=words.say("seat", seat=seat),
                number=str(number or ""),
                name="" if one is None else plain(one.name),
                club="" if one is None else plain(one.club),
                note=note,
                signature=signed.get(seat, ""),
            )
        )
    return tuple(found)


def _ends_round(order: Sequence[ScheduledGame], game: int) -> bool:
    return game < len(order) and order[game].round > order[game - 1].round


def _empty_cells(deal: ScheduledGame, seats: int) -> tuple[_Cell, ...]:
    return tuple(
        _Cell(out=seat not in deal.playing, deals=seat == deal.dealer)
        for seat in range(1, seats + 1)
    )


def _filled_rows(rules: RuleSet, sheet: Sheet) -> tuple[_Row, ...]:
    """Return the rows of all games in order. A void game precedes the game that replaced it."""
    order = deals(rules, sheet)
    checks = check_by_line(rules, sheet)
    corrected = {one.game for one in sheet.corrections}
    last = max([len(order), *(one.game for one in sheet.struck)])
    found: list[_Row] = []
    for game in range(1, last + 1):
        deal = order[min(game, len(order)) - 1] if order else ScheduledGame(1, 1, ())
        for struck in sheet.struck:
            if struck.game == game:
                cells = _written_cells(rules, deal, struck.written)
                found.append(_Row(game, deal.dealer, cells, struck=struck.clause.value))
        if game > len(order):
            continue
        ends = _ends_round(order, game)
        if game > len(sheet.lines):
            cells = _empty_cells(deal, len(sheet.seats))
            found.append(_Row(game, deal.dealer, cells, ends_round=ends))
            continue
        written, check = sheet.lines[game - 1], checks[game - 1]
        found.append(
            _Row(
                game=game,
                dealer=deal.dealer,
                cells=_written_cells(rules, deal, written),
                check=_Cell(figure(check.rating), str(check.card_points)),
                sign=_reference_marks(written, corrected=game in corrected),
                ends_round=ends,
            )
        )
    return tuple(found)


def _written_cells(rules: RuleSet, deal: ScheduledGame, written: WrittenLine) -> tuple[_Cell, ...]:
    cells: list[_Cell] = []
    for seat, entry in enumerate(score_entries(rules, written), start=1):
        dealt = seat == deal.dealer
        if entry is None:
            cells.append(_Cell(out=True, deals=dealt))
            continue
        rating, cards = entry_figures(entry)
        cells.append(_Cell(rating, cards, won=seat == written.line.winner, deals=dealt))
    return tuple(cells)


def _reference_marks(written: WrittenLine, *, corrected: bool) -> str:
    """Return a game's reference marks, which point to notes on a correction or a thrown-in hand."""
    return (CORRECTED if corrected else "") + (THROWN_IN if written.thrown_in else "")
