"""The data for the templates of papers: lists, QR codes, results, the emergency kit."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import segno

from romme.engine.state import Ending
from romme.locales import LANGUAGES, words
from romme.papers import Paper, PaperChoice, make, prepare
from romme.papers.codes import qr_code
from romme.papers.contents.incidents import all_incidents
from romme.papers.contents.scoring import rating_table
from romme.rules import find_preset
from romme.tournament import (
    AdjustSeats,
    BeginSeries,
    CheckPack,
    Count,
    EnterLine,
    EntryDetails,
    Hand,
    IncidentKind,
    Line,
    RecordIncident,
    SeatByHand,
    SeriesPhase,
    Sheet,
    Tournament,
    TournamentRefused,
)
from romme.tournament.incidents.rulings import ruling
from romme.tournament.lists.points import check_of_foot, score_entries, sums
from tests.conftest import Size
from tests.support.papers.pdf_text import whole_text
from tests.support.papers.sample_tournaments import (
    ADDRESS,
    DAY,
    OFFICE,
    after,
    crowd,
    list_link,
    new_tournament,
    phases,
    with_people,
)

EVERYTHING = PaperChoice()


def template_data(
    paper: Paper, tournament: Tournament, choice: PaperChoice = EVERYTHING
) -> dict[str, Any]:
    """Return the data for the template of a paper, in English."""
    job = prepare(
        paper,
        tournament,
        words=words("en"),
        date=DAY,
        choice=choice,
        address=ADDRESS,
        other_addresses=("http://hall.local:8000/t/K7",),
        links=list_link,
        office=OFFICE,
    )
    data = json.loads(job.data)
    assert isinstance(data, dict)
    return data


def number(figure: str) -> int:
    """Parse a printed number. A cross alone counts as -1, a dash or an empty string as 0."""
    known = {"×": -1, "–": 0, "": 0}
    return known[figure] if figure in known else int(figure.removeprefix("×").replace("−", "-"))


# --- filled lists --------------------------------------------------------------------------------


def test_filled_lists_show_all_entries(size: Size) -> None:
    """Void games are included, and the columns add up to the totals."""
    for seed in range(size(12, 400)):
        tournament = phases(seed)["finished"]
        for series in tournament.series:
            lists = template_data(
                Paper.FILLED_LISTS, tournament, PaperChoice(series=series.number)
            )["lists"]
            assert len(lists) == len(series.sheets)
            for paper, sheet in zip(lists, series.sheets, strict=True):
                check_list(tournament, paper, sheet)


def check_list(tournament: Tournament, paper: dict[str, Any], sheet: Sheet) -> None:
    """Assert that a printed list agrees with the list stored in the tournament."""
    rules = tournament.rules
    played = [row for row in paper["rows"] if row["check"]["rating"]]
    assert [row["game"] for row in played] == list(range(1, len(sheet.lines) + 1))
    for row, written in zip(played, sheet.lines, strict=True):
        won = [seat for seat, cell in enumerate(row["cells"], start=1) if cell["won"]]
        assert won == ([] if written.line.winner is None else [written.line.winner])
        for cell, entry in zip(row["cells"], score_entries(rules, written), strict=True):
            assert cell["out"] == (entry is None)
            if entry is not None:
                assert (number(cell["rating"]), int(cell["cards"] or 0)) == (
                    entry.score,
                    entry.card_points,
                )
                assert cell["cards"] or entry.is_cross, "only a cross may stand alone (T13)"
    struck = [(row["game"], row["struck"]) for row in paper["rows"] if row["struck"]]
    void = sorted(((one.game, one.clause.value) for one in sheet.struck), key=lambda one: one[0])
    assert struck == void
    for at, (foot, column) in enumerate(zip(paper["feet"], sums(rules, sheet), strict=True)):
        assert sum(number(row["cells"][at]["rating"]) for row in played) == column.total
        assert number(foot["total"]) == column.total
        assert number(foot["plus"]) + number(foot["minus"]) == column.total
        assert int(foot["cards"]) == column.card_points
    check = check_of_foot(rules, sheet)
    assert number(paper["check"]["total"]) == check.rating
    assert int(paper["check"]["cards"]) == check.card_points
    assert len(paper["notes"]) >= len(sheet.incidents) + len(sheet.corrections)
    signed = [seat for seat, one in enumerate(paper["columns"], start=1) if one["signature"]]
    assert signed == sorted(one.seat for one in sheet.signatures)


def test_a_correction_shows_both_versions() -> None:
    tournament = phases(3)["finished"]
    series, table, correction = next(
        (series, table, sheet.corrections[0])
        for series, table, sheet in tournament.sheets()
        if sheet.corrections
    )
    data = template_data(
        Paper.FILLED_LISTS, tournament, PaperChoice(series=series.number, tables=(table,))
    )
    note = next(text for text in data["lists"][0]["notes"] if text.startswith("*"))
    assert f"Game {correction.game} corrected" in note
    assert correction.reason in note
    for line in (correction.before, correction.after):
        counted = [str(count.card_points) for count in line.counts if count is not None]
        assert all(f"/{points}" in note for points in counted)


def test_blank_lists_mark_seats_that_sit_out() -> None:
    """At a table of four the dealer sits out (T2). At a table of three nobody sits out (V1.3)."""
    four, *_, three = template_data(Paper.BLANK_LISTS, crowd(7))["lists"]
    assert [[cell["out"] for cell in row["cells"]].index(True) + 1 for row in four["rows"]] == [
        row["dealer"] for row in four["rows"]
    ]
    assert len(four["rows"]) == 20
    assert len(three["rows"]) == 15
    assert not any(cell["out"] for row in three["rows"] for cell in row["cells"])
    assert [row["game"] for row in four["rows"] if row["ends_round"]] == [4, 8, 12, 16]


# --- QR codes and PINs ---------------------------------------------------------------------------


def drawn(svg: str) -> list[list[int]]:
    """Return the modules of a QR code as rows of 0 and 1, parsed from its SVG."""
    found = re.search(r'width="(\d+)" height="(\d+)".* d="([^"]+)"', svg)
    assert found is not None
    width, height, path = int(found[1]), int(found[2]), found[3]
    squares = [[0] * width for _ in range(height)]
    x, y = 0.0, 0.0
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        dx, *dy = (float(one) for one in numbers.split())
        if step == "h":
            for column in range(int(x), int(x + dx)):
                squares[int(y)][column] = 1
            x += dx
        else:
            x, y = (dx, dy[0]) if step == "M" else (x + dx, y + dy[0])
    return squares


def test_a_qr_code_is_drawn_correctly() -> None:
    address = list_link(2, 13).address
    plain = [list(row) for row in segno.make_qr(address, error="m").matrix]
    assert drawn(qr_code(address)) == plain


def test_each_list_has_its_own_code_and_pin() -> None:
    lists = template_data(Paper.BLANK_LISTS, crowd(11))["lists"]
    expected = [list_link(1, table) for table in (1, 2, 3)]
    assert [one["code"] for one in lists] == [qr_code(link.address) for link in expected]
    assert [one["pin"] for one in lists] == [link.pin for link in expected]


def test_slips_link_to_the_lists() -> None:
    data = template_data(Paper.LINKS, crowd(11), PaperChoice(tables=(3,)))
    assert [one["code"] for one in data["slips"]] == [qr_code(list_link(1, 3).address)]
    assert {one["typed"] for one in data["slips"]} == {"hall.example:8000/t/K7"}
    assert [one["others"] for one in data["slips"]] == [["hall.local:8000/t/K7"]]


def test_office_keys_have_a_page_for_each_role() -> None:
    data = template_data(Paper.OFFICE_KEYS, crowd(11))
    assert [one["pin"] for one in data["pages"]] == [link.pin for link in OFFICE.values()]
    codes = [qr_code(link.address) for link in OFFICE.values()]
    assert [one["code"] for one in data["pages"]] == codes


@pytest.mark.parametrize("paper", [paper for paper in Paper if paper is not Paper.OFFICE_KEYS])
def test_keys_of_the_office_are_on_no_other_paper(paper: Paper) -> None:
    data = json.dumps(template_data(paper, crowd(11)))
    for link in OFFICE.values():
        assert link.pin not in data
        assert json.dumps(qr_code(link.address)) not in data


def test_a_start_card_links_to_the_page_of_its_owner() -> None:
    job = prepare(
        Paper.START_CARDS,
        crowd(3),
        words=words("en"),
        date=DAY,
        address=ADDRESS,
        phone=lambda start: f"{ADDRESS}?me={start}",
    )
    cards = json.loads(job.data)["cards"]
    assert [one["code"] for one in cards] == [
        qr_code(f"{ADDRESS}?me={start}") for start in (1, 2, 3)
    ]
    assert {one["code"] for one in template_data(Paper.START_CARDS, crowd(3))["cards"]} == {
        qr_code(ADDRESS)
    }


def test_without_links_codes_and_pins_stay_empty() -> None:
    job = prepare(Paper.BLANK_LISTS, crowd(3), words=words("en"), date=DAY)
    assert {(one["code"], one["pin"]) for one in json.loads(job.data)["lists"]} == {("", "")}


def test_a_start_card_shows_table_and_seat() -> None:
    seats = template_data(Paper.START_CARDS, crowd(7))["cards"][5]["seats"]
    assert seats[0] == {"series": 1, "table": "2", "seat": "2"}
    assert seats[1:] == [{"series": later, "table": "", "seat": ""} for later in (2, 3, 4)]


def test_names_are_in_alphabetical_order() -> None:
    people = [EntryDetails(name) for name in ("Zoé", "emile", "Élise", "Anna")]
    seated = after(with_people(new_tournament(), people), SeatByHand(((1, 2, 3, 4),)))
    found = template_data(Paper.SEATING_BY_NAME, seated)["people"]
    assert [one["name"] for one in found] == ["Anna", "Élise", "emile", "Zoé"]
    assert [(one["table"], one["seat"]) for one in found] == [(1, 4), (1, 3), (1, 2), (1, 1)]


def test_an_adjusted_plan_says_who_changed_seats() -> None:
    people = [EntryDetails(name) for name in ("Anna", "Jos", "Léa")]
    seated = after(with_people(new_tournament(), people), SeatByHand(((1, 2, 3),)))
    now = after(with_people(seated, [EntryDetails("Zoé")]), AdjustSeats())
    for paper in (Paper.SEATING_BY_NAME, Paper.SEATING_BY_TABLE):
        how = template_data(paper, now)["how"]
        assert how == (
            "Seats adjusted to the players present. Changed: 4 Zoé: table 1, seat 4 (new)."
        )


# --- results -------------------------------------------------------------------------------------


def test_results_show_the_state_of_the_tournament() -> None:
    states = {
        name: template_data(Paper.RESULTS, tournament)["rankings"]
        for name, tournament in phases(18).items()
    }
    assert states["empty"] == states["seated"] == []
    assert states["running"][0]["state"].startswith("Provisional: series ")
    assert states["finished"][0]["state"] == "Final result"


def test_dropped_series_and_penalties_are_marked(size: Size) -> None:
    dropped = penalties = 0
    for seed in range(size(25, 400)):
        tournament = phases(seed)["finished"]
        (ranking, *_) = template_data(Paper.RESULTS, tournament)["rankings"]
        begun = [one for one in tournament.series if one.phase is not SeriesPhase.SEATED]
        expected = min(tournament.terms.dropped, len(begun) - 1)
        for line in ranking["lines"]:
            assert sum(one["dropped"] for one in line["series"]) == expected
            counted = [number(one["rating"]) for one in line["series"] if not one["dropped"]]
            penalty = number(line["penalty"])
            dropped += expected
            penalties += penalty != 0
            assert number(line["rating"]) in {sum(counted), sum(counted) + penalty}
    assert dropped
    assert penalties


# --- the emergency kit ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kit_agrees_with_the_rulings_of_the_program(lang: str) -> None:
    """The kit states the clauses and consequences of `romme.tournament.incidents.rulings`."""
    advices = dict(
        zip(IncidentKind, all_incidents(words(lang), new_tournament().rules), strict=True)
    )
    seen: set[IncidentKind] = set()
    tournament = phases(18)["running"]
    series = tournament.series[-1]
    for table, sheet in enumerate(series.sheets, start=1):
        for kind in IncidentKind:
            for game in range(len(sheet.lines) + 2):
                for seat in range(1, len(sheet.seats) + 1):
                    asked = RecordIncident(series.number, table, kind, game, seat, "seen")
                    try:
                        found = ruling(tournament, asked)
                    except TournamentRefused:
                        continue
                    seen.add(kind)
                    assert found.clause.value in advices[kind].clauses.split()
                    key = f"consequence-{found.consequence.value}"
                    text = words(lang).say(key, game="#", time="#")
                    if "#" not in text and kind is not IncidentKind.WRONG_DEALER:
                        assert text in advices[kind].follows
    assert seen == set(IncidentKind)


def test_the_kit_has_the_rating_table_of_the_rule_set() -> None:
    turnier, verband = (find_preset(name).rules for name in ("turnier", "verband"))
    assert [(one.what, one.points) for one in rating_table(words("en"), turnier)] == [
        ("Hand-Rommé", "8"),
        ("Hand-Rommé with lay-offs", "6"),
        ("Rommé", "5"),
        ("Opened, up to 10 points", "3"),
        ("Opened, 11 to 30 points", "2"),
        ("Opened, 31 points or more", "1"),
        ("Not opened, up to 100 points", "0"),
        ("Not opened, 101 points or more", "−1"),
    ]
    assert not any(one.assumed for one in rating_table(words("en"), turnier))
    assert rating_table(words("en"), verband)[0].what == "Superrommé"
    assert all(one.assumed for one in rating_table(words("en"), verband))
    other = turnier.with_options({"rating_opened": [[5, 4]], "rating_opened_above": 2})
    changed = rating_table(words("en"), other)
    assert [(one.points, one.assumed) for one in changed[3:5]] == [("4", True), ("2", True)]


@pytest.mark.parametrize(("people", "lots"), [(0, 32), (2, 32), (5, 32), (11, 11), (200, 200)])
def test_the_kit_has_a_lot_for_each_seat(people: int, lots: int) -> None:
    everybody = [EntryDetails(f"Person {one}") for one in range(people)]
    hall = with_people(new_tournament(), everybody) if people else new_tournament()
    printed = template_data(Paper.EMERGENCY_KIT, hall)["lots"]
    assert len({(one["table"], one["seat"]) for one in printed}) == lots


def test_the_kit_lists_valid_table_sizes() -> None:
    sizes = template_data(Paper.EMERGENCY_KIT, new_tournament())["sizes"]
    assert all(4 * one["fours"] + 3 * one["threes"] == one["people"] for one in sizes)
    assert all(one["threes"] == -one["people"] % 4 for one in sizes)
    assert {3, 4, 6, 7} <= {one["people"] for one in sizes}
    assert not {1, 2, 5} & {one["people"] for one in sizes}


def namesakes() -> Tournament:
    """Return a tournament with two tables, each with a pair of namesakes.

    At one table neither has a club, and at the other they are from different clubs.
    """
    people = [
        *(
            EntryDetails("Jos Weber"),
            EntryDetails("Anna Reding", "Esch"),
            EntryDetails("Jos Weber"),
        ),
        *(
            EntryDetails("Léa Klein", "Esch"),
            EntryDetails("Paul Thill"),
            EntryDetails("Lea Klein", "Wiltz"),
        ),
    ]
    return after(with_people(new_tournament(), people), SeatByHand(((1, 2, 3), (4, 5, 6))))


def test_slips_are_for_a_day_and_name_nobody() -> None:
    """They stay on the tables for all series of the day."""
    slips = template_data(Paper.LINKS, namesakes())["slips"]
    assert [(one["heading"], one["below"]) for one in slips] == [
        ("Table 1", "Day 1"),
        ("Table 2", "Day 1"),
    ]
    assert "Weber" not in str([{**one, "code": ""} for one in slips])


@pytest.mark.parametrize("paper", [Paper.SEATING_BY_NAME, Paper.SEATING_BY_TABLE])
def test_marks_of_namesakes_are_printed_after_long_names(paper: Paper) -> None:
    """If a name is too long for its space, the name is truncated, but not the club after it."""
    long = "Jos " + 4 * "Weber-Schneider "
    people = [EntryDetails(name, club) for name in (long, "Anna") for club in ("Esch", "Wiltz")]
    tournament = after(with_people(new_tournament(), people), SeatByHand(((1, 2, 3, 4),)))
    pdf = make(paper, tournament, words=words("en"), date=DAY, links=list_link)
    text = whole_text(pdf).replace("\n", "")
    assert [text.count(f"({club})") for club in ("Esch", "Wiltz")] == [2, 2]


def test_teams_and_certificates_distinguish_namesakes() -> None:
    people = [EntryDetails("Jos Weber", "Esch", team="Foxes") for _ in range(4)]
    seated = after(with_people(new_tournament(rounds=1), people), SeatByHand(((1, 2, 3, 4),)))
    line = Line(Ending.ROMME, 2, (None, None, *(Count(20, Hand.OPENED) for _ in range(2))))
    played = after(seated, BeginSeries(), CheckPack(1, 1), EnterLine(1, 1, 1, line))
    teams = next(
        one for one in template_data(Paper.RESULTS, played)["rankings"] if not one["singles"]
    )
    assert re.findall(r"Jos Weber \(No\.\W(\d)\)", teams["lines"][0]["members"]) == list("1234")
    given = template_data(Paper.CERTIFICATES, played)["certificates"]
    singles = [one["club"] for one in given if not one["members"]]
    assert singles[0] == "Esch · No. 2"
    assert len(set(singles)) == len(singles)
