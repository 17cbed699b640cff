"""Exported tables: values that agree with the tournament, and files that spreadsheets can open."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from openpyxl import load_workbook  # type: ignore[import-untyped]

from romme.exchange import (
    DataTable,
    FileKind,
    RankingChoice,
    all_lists,
    as_file,
    entries,
    ranking,
    seating,
)
from romme.exchange.export import sheet_name
from romme.exchange.tables import Value
from romme.locales import LANGUAGES, words
from romme.tournament import (
    ChangeEntry,
    EntryDetails,
    IncidentKind,
    Namesakes,
    Parties,
    RecordIncident,
    Scope,
    Tournament,
    TournamentRefusal,
    TournamentRefused,
    TournamentTerms,
    results,
    standing,
)
from romme.tournament.values import Span
from tests.conftest import Size
from tests.support.tournament.proof.generator import generate
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    seated,
    signed,
    with_games,
)

ENGLISH = words("en")


def tournaments(number: int) -> Iterator[Tournament]:
    return (generate(seed).tournament for seed in range(number))


def column(table: DataTable, heading: str) -> list[Any]:
    at = table.headings.index(heading)
    return [row[at] for row in table.rows]


def by_heading(table: DataTable, row: tuple[Value, ...]) -> dict[str, Any]:
    return dict(zip(table.headings, row, strict=True))


def scopes(tournament: Tournament) -> list[Scope]:
    days = {series.day for series in tournament.series}
    return [
        Scope.total(),
        *(Scope.series(series.number) for series in tournament.series),
        *(Scope.day(day) for day in sorted(days)),
    ]


def test_exported_rankings_agree_with_the_standing(size: Size) -> None:
    for tournament in tournaments(size(10, 300)):
        for scope in scopes(tournament):
            for parties in Parties:
                table = ranking(ENGLISH, tournament, RankingChoice(scope, parties))
                placed = standing(tournament, scope, parties)
                assert column(table, "Place") == [one.place for one in placed]
                assert column(table, "Rating points") == [one.result.rating for one in placed]
                assert column(table, "Card points") == [one.result.card_points for one in placed]
                assert all(len(row) == len(table.headings) for row in table.rows)


def test_a_total_shows_each_series_and_the_dropped_ones() -> None:
    tournament = next(one for one in tournaments(100) if one.terms.dropped and len(one.series) > 1)
    table = ranking(ENGLISH, tournament, RankingChoice(Scope.total()))
    for row, placed in zip(table.rows, standing(tournament, Scope.total()), strict=True):
        shown = by_heading(table, row)
        kept = [one for one in placed.by_series if one.counts and one.result]
        off = placed.result.penalty - sum(one.result.penalty for one in kept if one.result)
        total = sum(shown[f"Series {one.series}"] for one in kept) - off
        assert total == shown["Rating points"]
        left_out = [str(one.series) for one in placed.by_series if not one.counts]
        assert (shown["Dropped"] or "") == ", ".join(left_out)


def test_lists_add_up_to_the_results(size: Size) -> None:
    """Each entrant's points in the exported lists add up to their result before penalties."""
    void = 0
    for tournament in tournaments(size(20, 300)):
        summed: Counter[tuple[int, int]] = Counter()
        points: Counter[tuple[int, int]] = Counter()
        table = all_lists(ENGLISH, tournament)
        for row in table.rows:
            shown = by_heading(table, row)
            void += str(shown["Remark"] or "").startswith("Void")
            for seat in range(1, 5):
                entrant = shown["Series"], shown[f"Seat {seat}, no."]
                if shown[f"Seat {seat}, rating points"] is not None:
                    summed[entrant] += shown[f"Seat {seat}, rating points"]
                    points[entrant] += shown[f"Seat {seat}, card points"]
        for series, reached in results(tournament).by_series.items():
            for number, result in reached.items():
                assert summed[series, number] == result.rating + result.penalty
                assert points[series, number] == result.card_points
    assert void


def test_a_thrown_in_hand_is_exported_as_scored() -> None:
    """The hand counts in the next worse class, with the lowest card points of that class (T15)."""
    tournament = with_games(seated(4), 1, points=20)
    thrown = RecordIncident(1, 1, IncidentKind.HAND_THROWN_IN, game=1, seat=3)
    table = all_lists(ENGLISH, after(tournament, thrown))
    shown = by_heading(table, table.rows[0])
    assert (shown["Seat 3, card points"], shown["Seat 3, rating points"]) == (31, 1)
    assert (shown["Seat 4, card points"], shown["Seat 4, rating points"]) == (20, 2)
    assert shown["Remark"] == "Hand thrown in uncounted: seat 3 (T15)"


def test_dealer_and_winner_are_distinguished_from_namesakes() -> None:
    """All players have the same name, so the columns for dealer and winner add the start number."""
    rename = [
        ChangeEntry(number, EntryDetails("Jos Weber", number=number), Namesakes.MEANT)
        for number in (1, 2, 3, 4)
    ]
    tournament = with_games(after(seated(4), *rename), 1)
    table = all_lists(ENGLISH, tournament)
    shown = by_heading(table, table.rows[0])
    number = "No.\N{NO-BREAK SPACE}"
    names = [shown["Dealer"], shown["Winner"], shown["Seat 3, name"]]
    assert names == [f"Jos Weber ({number}1)", f"Jos Weber ({number}2)", "Jos Weber"]


def test_the_seating_lists_every_seat() -> None:
    table = seating(ENGLISH, seated(7))
    assert table.headings == ("Table", "Seat", "No.", "Name", "Club")
    assert table.rows[0] == (1, 1, 1, "Anna", "")
    assert [row[0] for row in table.rows] == [1, 1, 1, 1, 2, 2, 2]
    for missing in (new_tournament(), seated(4)):
        with pytest.raises(TournamentRefused) as caught:
            seating(ENGLISH, missing, 0 if missing.last is None else 2)
        assert caught.value.refusal is TournamentRefusal.NO_SERIES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", FileKind)
def test_every_table_is_exported_in_every_language(lang: str, kind: FileKind) -> None:
    """CSV files have the separator and encoding that spreadsheets in that language expect."""
    tournament = signed(full(seated(4)))
    spoken = words(lang)
    tables = [
        entries(spoken, tournament),
        seating(spoken, tournament),
        all_lists(spoken, tournament),
        *(
            ranking(spoken, tournament, RankingChoice(Scope(span, 1), Parties.SINGLE))
            for span in Span
        ),
        ranking(spoken, tournament, RankingChoice(Scope.total(), Parties.TEAM, "Damen")),
    ]
    for table in tables:
        data = as_file(table, kind, lang)
        written = [
            ["" if value is None else str(value) for value in row]
            for row in (table.headings, *table.rows)
        ]
        assert _cells(data, kind, "," if lang == "en" else ";") == written
    assert len({table.name for table in tables}) == len(tables)


def _cells(data: bytes, kind: FileKind, separator: str) -> list[list[str]]:
    if kind is FileKind.CSV:
        assert data.startswith(b"\xef\xbb\xbf")
        text = data.decode("utf-8-sig")
        assert "\r\n" in text
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    sheet = load_workbook(io.BytesIO(data)).active
    return [["" if one is None else str(one) for one in row] for row in sheet.values]


def test_an_excel_file_has_a_frozen_heading_and_real_numbers() -> None:
    table = DataTable(
        "Standing: total/2025?", ("Place", "A long heading"), ((1, "=1+1"), (-3, "#N/A"))
    )
    sheet = load_workbook(io.BytesIO(as_file(table, FileKind.XLSX, "en"))).active
    assert sheet.title == "Standing total 2025"
    assert sheet.freeze_panes == "A2"
    assert [cell.font.bold for cell in sheet[1]] == [True, True]
    assert sheet.column_dimensions["B"].width > len("A long heading")
    assert [cell.data_type for row in sheet["A2:B3"] for cell in row] == ["n", "s", "n", "s"]
    assert (sheet["A3"].value, sheet["B2"].value) == (-3, "=1+1")
    assert sheet["B2"].quotePrefix


def test_characters_that_excel_cannot_store_are_replaced() -> None:
    table = DataTable("\x00", ("a",), (("Jos\x0bé\ud800",),))
    sheet = load_workbook(io.BytesIO(as_file(table, FileKind.XLSX, "en"))).active
    assert sheet["A2"].value == "Jos\N{REPLACEMENT CHARACTER}é\N{REPLACEMENT CHARACTER}"
    assert sheet.title == "Rommé"
    assert as_file(table, FileKind.CSV, "en").decode("utf-8-sig").endswith("?\r\n")


@pytest.mark.parametrize("name", ["", "'", "a" * 40, "[x]:*?/\\", "Ranking 'A'"])
def test_sheet_names_are_valid_in_excel(name: str) -> None:
    found = sheet_name(name)
    assert 0 < len(found) <= 31
    assert not set(found) & set("[]:*?/\\")
    assert found == found.strip("' ")


def test_a_ranking_can_be_limited_to_one_class() -> None:
    tournament = full(seated(4, terms=TournamentTerms(rounds=1)))
    one = replace(tournament.entrants[2], classes=("Damen",))
    tournament = replace(tournament, entrants={**tournament.entrants, 2: one})
    table = ranking(ENGLISH, tournament, RankingChoice(Scope.total(), only="Damen"))
    assert column(table, "No.") == [2]
    assert table.name == "Standings, Whole tournament, Damen"
