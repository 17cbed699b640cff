"""Names on the page: typed and split, namesakes at one table, a hall full of imported people."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Final

import pytest
from openpyxl import Workbook  # type: ignore[import-untyped]
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.support.browser.list_keeper import OPENED, Keeper
from tests.support.browser.office import REFUSED, MakeTournament, OfficePage, tournament_factory

ONE: Final = "Jos Weber (No.\N{NO-BREAK SPACE}1)"
OTHER: Final = "Jos Weber (No.\N{NO-BREAK SPACE}2)"
MOST_CLICKS: Final = 26
FIRST: Final = ("Anna", "Jos", "Léa", "Marc-André", "Nicole", "Søren", "Zoé")
LAST: Final = (
    *("Weber", "van der Berg", "De Waha", "McDonald"),
    *("Ötzi", "Øster", "Müller-Klein", "O’Brien"),
)


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def test_namesakes_are_told_apart_from_entry_to_signed_list(
    visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """A typed name is split, and the split can be changed. Everything is sorted by family name."""
    page_errors.allow(REFUSED)
    tournament = make_tournament()
    desktop = visit()
    office = OfficePage(desktop, tournament)
    office.go("people")
    name = desktop.get_by_label("Name", exact=True)
    name.fill("Weber, Jos")
    office.type("Enter")
    expect(desktop.get_by_text("Added: Jos Weber")).to_be_visible()
    name.fill("Jos Weber")
    office.type("Enter")
    expect(desktop.get_by_role("alert")).to_contain_text("Jos Weber has already entered")
    office.press("It’s someone else: add anyway")
    expect(desktop.get_by_text("2 entered")).to_be_visible()
    name.fill("Anna Maria Klein")
    expect(desktop.get_by_role("radio", name="Klein", exact=True)).to_be_checked()
    desktop.get_by_text("Maria Klein", exact=True).click()
    office.press("Add")
    expect(desktop.get_by_text("Added: Anna Maria Klein")).to_be_visible()
    expect(name).to_have_value("")
    people = [(one["name"], one["family"]) for one in tournament.get()["people"]]
    assert people == [
        ("Jos Weber", "Weber"),
        ("Jos Weber", "Weber"),
        ("Anna Maria Klein", "Maria Klein"),
    ]

    office.seat()
    seats = tournament.get()["series"][0]["tables"][0]["seats"]
    label = {1: ONE, 2: OTHER, 3: "Anna Maria Klein"}
    wall = visit()
    wall.goto(f"{tournament.path}/wall")
    expect(wall.locator(".mark").first).to_be_visible()
    keeper = Keeper(visit(PHONE), tournament).open()
    keeper.count_pack()
    for game in (1, 2, 3):
        keeper.press(re.compile(rf"^Seat {seats.index(1) + 1} {spoken(ONE)}$"))
        keeper.press(re.compile("^Rommé"))
        for points in (12, 40):
            keeper.type_points(points, OPENED)
        keeper.press(f"Save game {game}")
    for seat, number in enumerate(seats, start=1):
        keeper.press(re.compile(rf"^Seat {seat} {spoken(label[number])}.*tap to sign"))
        keeper.press("Sign")
    keeper.expect_all_sent()

    office.open_list(1)
    signing = desktop.get_by_role("region", name="Signatures").get_by_role("listitem")
    for seat, number in enumerate(seats, start=1):
        expect(signing.filter(has_text=f"{seat} {label[number]}")).to_have_count(1)
    ranked = visit(PHONE)
    ranked.goto(tournament.path)
    ranked.get_by_role("button", name="Standings").tap()
    expect(ranked.locator("tbody tr").first).to_contain_text(ONE)
    record = tournament.get("/record")
    signed = [one["text"] for one in record if one["event"]["is"] == "signed"]
    assert sorted(re.findall(r"\d Jos Weber", " ".join(signed))) == ["1 Jos Weber", "2 Jos Weber"]


def spoken(label: str) -> str:
    """Return a pattern for a label in an accessible name, where all spaces are equal."""
    return re.escape(label).replace("\N{NO-BREAK SPACE}", r"\s")


def names(number: int, first: int = 0) -> list[tuple[str, str]]:
    """Return distinct first names and family names."""
    return [
        (FIRST[at % len(FIRST)], LAST[(at // len(FIRST)) % len(LAST)] + "-X" * (at // 56))
        for at in range(first, first + number)
    ]


def messy_csv(number: int) -> FilePayload:
    """Return a CSV file from Excel: a title, names in one column, empty lines, a total."""
    file = io.StringIO(newline="")
    rows = csv.writer(file, delimiter=";", lineterminator="\r\n")
    rows.writerow(["Fréijoersturnéier", "", ""])
    rows.writerow(["", "", ""])
    rows.writerow(["Nom, Prénom", "Veräin", "Bemierkung"])
    for at, (given, family) in enumerate(names(number)):
        rows.writerow(
            [f"{family}, {given}" if at % 2 else f" {family.upper()}  {given}", "Esch", ""]
        )
    rows.writerow(["4711", "", ""])
    rows.writerow(["Total", str(number), ""])
    data = file.getvalue().encode("cp1252")
    return {"name": "esch.csv", "mimeType": "text/csv", "buffer": data}


def messy_workbook(number: int, first: int) -> FilePayload:
    """Return an Excel file with names in two columns, and a number as a name."""
    book = Workbook()
    sheet = book.active
    sheet.append(["Vorname", "Nachname", "Verein", "Telefon"])
    for given, family in names(number, first):
        sheet.append([given, family, "Wiltz", "621 000 000"])
    sheet.append([None, 4711, None, None])
    file = io.BytesIO()
    book.save(file)
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    return {"name": "wiltz.xlsx", "mimeType": kind, "buffer": file.getvalue()}


def test_74_people_from_two_files_sit_in_at_most_26_clicks(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament()
    office = OfficePage(desktop, tournament)
    desktop.evaluate(
        """() => {
          window.clicks = 0;
          addEventListener("click", (event) => (window.clicks += Number(event.isTrusted)), true);
        }"""
    )
    desktop.get_by_role("link", name="Add players").click()
    desktop.get_by_text("Paste a list or import a file").click()
    for file, number in ((messy_csv(40), 40), (messy_workbook(34, 40), 34)):
        desktop.get_by_label("Choose a file").set_input_files(file)
        expect(desktop.get_by_text(f"{number} players can be added.")).to_be_visible()
        doubtful = desktop.locator("li").filter(has_text="4711")
        expect(doubtful.get_by_role("checkbox")).not_to_be_checked()
        desktop.get_by_label("Mark as present").set_checked(True)
        office.press(f"Add {number} players")
        expect(desktop.get_by_text(f"{number} players added.")).to_be_visible()
    people = {(one["name"], one["family"]) for one in tournament.get()["people"]}
    listed = [
        *(
            (given, family if at % 2 else family.upper())
            for at, (given, family) in enumerate(names(40))
        ),
        *names(34, 40),
    ]
    assert people == {(f"{given} {family}", family) for given, family in listed}
    office.seat()
    clicks = desktop.evaluate("window.clicks") + 2  # a click chooses each file
    assert clicks <= MOST_CLICKS, clicks
    assert len(tournament.get()["series"][0]["tables"]) == 19
