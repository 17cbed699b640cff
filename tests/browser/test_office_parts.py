"""The office page, one feature at a time: entries, seats, lists, penalties, links, papers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from romme.engine.state import Ending
from romme.tournament.commands import (
    BeginSeries,
    CloseSeries,
    EnterPeople,
    Penalise,
    SeatByHand,
    SetPresence,
)
from romme.tournament.list_commands import CheckPack, EnterControl, EnterLine, Sign
from romme.tournament.values import Count, EntryDetails, Hand, Line, Presence
from tests.browser.conftest import PageErrors, Visit
from tests.support.browser.office import (
    GAMES,
    NAMES,
    REFUSED,
    MakeTournament,
    OfficePage,
    line,
    tournament_factory,
)
from tests.support.tournament.logos import png


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def test_undo_names_the_last_step(desktop: Page, make_tournament: MakeTournament) -> None:
    tournament = make_tournament(NAMES[:3])
    tournament.do(SeatByHand(((1, 2, 3),)))
    office = OfficePage(desktop, tournament)
    box = office.part("Undo")
    expect(box).to_contain_text("Last step: Series 1")
    office.press("Undo the last step")
    expect(box).to_contain_text("Undo this step? Series 1")
    office.press("Yes")
    expect(desktop.get_by_role("link", name="Seat series 1")).to_be_visible()
    assert tournament.get()["series"] == []
    expect(box).to_contain_text("Anna")


def test_the_imprint_is_shown_to_everybody_and_a_faint_colour_is_refused(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow(REFUSED)
    tournament = make_tournament(NAMES[:3])
    office = OfficePage(desktop, tournament)
    office.go("settings")
    form = office.part("Organiser, place and date")
    form.get_by_label("Organiser").fill("Club Minett")
    form.get_by_label("Place").fill("Esch")
    form.get_by_label("Date").fill("2026-11-21")
    form.get_by_label("Colour", exact=True).fill("#ffee58")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("too light to be read")).to_be_visible()
    form.get_by_label("Colour", exact=True).fill("#7b1fa2")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved")
    desktop.goto(f"{tournament.path}?public")
    band = desktop.get_by_text("Club Minett · Esch · 21 November 2026")
    expect(band).to_have_css("background-color", "rgb(123, 31, 162)")


def test_a_logo_is_scaled_down_and_shown_until_it_is_removed(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(NAMES[:3])
    office = OfficePage(desktop, tournament)
    office.go("settings")
    form = office.part("Logo")
    choose = form.get_by_label("Choose a logo")
    choose.set_input_files({"name": "a.png", "mimeType": "image/png", "buffer": b"nothing"})
    expect(form.get_by_role("alert")).to_contain_text("can’t be read as a picture")
    choose.set_input_files({"name": "b.png", "mimeType": "image/png", "buffer": png(1500, 500)})
    expect(form.get_by_role("status")).to_have_text("Saved")
    expect(form.get_by_role("alert")).to_have_count(0)
    tournament.begin()
    pages = (f"{tournament.path}?public", f"{tournament.path}/wall", tournament.link_of(1)["path"])
    for path in (*pages, f"{tournament.path}#key={tournament.key}"):
        desktop.goto(path)
        shown = desktop.get_by_role("img", name="Spring cup").first
        expect(shown).to_be_visible()
        assert shown.evaluate("async it => (await it.decode(), it.naturalWidth)") == 512
    office.go("settings")
    form.get_by_role("button", name="Remove the logo").click()
    expect(desktop.get_by_role("img", name="Spring cup")).to_have_count(0)


def test_dragging_swaps_two_players(desktop: Page, make_tournament: MakeTournament) -> None:
    """Swapping the players back removes the button that saves the changed plan."""
    tournament = make_tournament(NAMES[:6])
    tournament.do(SeatByHand(((1, 2, 3), (4, 5, 6))))
    office = OfficePage(desktop, tournament)
    office.go("seats")
    anna, nicole = (desktop.get_by_role("button", name=name) for name in ("1 Anna", "5 Nicole"))
    anna.drag_to(nicole)
    expect(office.button("Use the changed plan")).to_be_enabled()
    nicole.drag_to(anna)
    expect(office.button("Use the changed plan")).to_have_count(0)
    anna.drag_to(nicole)
    office.press("Use the changed plan")
    expect(office.button("Start series 1")).to_be_visible()
    assert [table["seats"] for table in tournament.get()["series"][0]["tables"]] == [
        [5, 2, 3],
        [4, 1, 6],
    ]
    desktop.get_by_text("by name", exact=True).click()
    row = desktop.get_by_role("row").filter(has_text="Anna")
    expect(row).to_have_text(re.compile(r"Anna\s*1\s*2\s*2"))


def test_a_plan_by_result_names_tables_that_depart_from_the_standings(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """The three leaders have met, so the plan moves one of them. The page names both tables.

    With two tables, two of the three leaders meet again in every plan.
    """
    tournament = make_tournament(NAMES[:6])
    tournament.begin()
    for table in (1, 2):
        tournament.play(table)
        tournament.sign(table)
    tournament.do(CloseSeries(), *(Penalise(number, 50, "late") for number in (4, 5, 6)))
    office = OfficePage(desktop, tournament)
    office.go("seats")
    desktop.get_by_text("By result, clubs kept apart", exact=True).click()
    office.press("Make a plan")
    expect(desktop.get_by_text(re.compile("2 tables depart from the standings"))).to_be_visible()
    expect(
        desktop.get_by_text(re.compile("Table 1 departs from the standings: it has ranks 1, "))
    ).to_be_visible()
    expect(desktop.get_by_text(re.compile("Otherwise .* would meet again at table"))).to_have_count(
        2
    )
    breaches = desktop.get_by_role("status").get_by_role("listitem")
    expect(breaches.filter(has_text="have sat together before")).to_have_count(2)
    expect(desktop.get_by_text("This can’t be avoided.")).to_be_visible()


def test_a_latecomer_is_inserted_between_two_series(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """The section Now names people without a seat. The plan names those who must be told."""
    tournament = make_tournament(NAMES[:7])
    tournament.do(SeatByHand(((1, 2, 3, 4), (5, 6, 7))), BeginSeries())
    for table, seats in ((1, 4), (2, 3)):
        tournament.do(CheckPack(1, table))
        for game in range(1, seats + 1):
            playing = [seat for seat in range(1, seats + 1) if seats == 3 or seat != game]
            counts = tuple(
                Count(20, Hand.OPENED) if seat in playing[1:] else None
                for seat in range(1, seats + 1)
            )
            tournament.do(EnterLine(1, table, game, Line(Ending.ROMME, playing[0], counts)))
        tournament.do(*(Sign(1, table, seat) for seat in range(1, seats + 1)))
    tournament.do(CloseSeries(), SeatByHand(((1, 5, 2, 6), (3, 7, 4))))
    tournament.do(EnterPeople((EntryDetails("Romain"),), Presence.PRESENT))
    tournament.do(SetPresence((5,), Presence.EXPECTED))
    tournament.do(EnterPeople((EntryDetails("Sylvie K."),), Presence.PRESENT))
    office = OfficePage(desktop, tournament)
    office.go("now")
    step = office.part("The seating no longer fits")
    expect(step).to_contain_text("Without a seat: 8 Romain · 9 Sylvie K.")
    expect(step).to_contain_text("Seated, but not present: 5 Nicole")
    desktop.get_by_role("link", name="Adjust the seating").click()
    office.press("Keep the plan, move as few as possible")
    told = desktop.locator("details").filter(has_text="Tell these 3 players")
    expect(told).to_be_visible()
    expect(told.get_by_role("listitem")).to_have_text(
        [
            "8 Romain: table 1, seat 2 (new)",
            "9 Sylvie K.: table 2, seat 4 (new)",
            "5 Nicole: no longer seated (before: table 1, seat 2)",
        ]
    )
    office.press("Use this plan")
    expect(office.button("Start series 2")).to_be_visible()
    expect(told.get_by_role("listitem")).to_have_count(3)
    office.go("now")
    expect(told.get_by_role("listitem")).to_have_count(3)
    assert [table["seats"] for table in tournament.get()["series"][1]["tables"]] == [
        [1, 8, 2, 6],
        [3, 7, 4, 9],
    ]
    office.press("Start series 2")
    tournament.do(EnterPeople((EntryDetails("Tun"),), Presence.PRESENT))
    expect(office.part("Latecomers")).to_contain_text("10 Tun")


def test_entries_are_imported_from_a_file_and_edited(
    desktop: Page, make_tournament: MakeTournament, tmp_path: Path
) -> None:
    """A duplicate name and a missing name are reported and can be resolved before the import.

    The CSV file has semicolons and the encoding cp1252, as Excel writes it.
    """
    file = tmp_path / "leit.csv"
    file.write_bytes("Name;Veräin\nAnna;\nJosée Müller;Esch\n;Wiltz\n".encode("cp1252"))
    office = OfficePage(desktop, make_tournament(["Anna"]))
    office.go("people")
    desktop.get_by_text("Paste a list or import a file").click()
    desktop.get_by_label("Choose a file").set_input_files(file)
    expect(desktop.get_by_text("1 player can be added.")).to_be_visible()
    expect(desktop.get_by_text("Anna has already entered")).to_be_visible()
    office.press("It’s someone else")
    office.press("Edit row 4")
    changed = desktop.locator("li").filter(has=desktop.get_by_label("Include row 4"))
    changed.get_by_label("Name", exact=True).fill("Guy")
    expect(desktop.get_by_text("3 players can be added.")).to_be_visible()
    desktop.get_by_label("Mark as present").check()
    office.press("Add 3 players")
    expect(desktop.get_by_text("3 players added.")).to_be_visible()
    people = {
        (one["name"], one["club"], one["presence"]) for one in office.tournament.get()["people"]
    }
    assert people == {
        ("Anna", "", "present"),
        ("Josée Müller", "Esch", "present"),
        ("Guy", "", "present"),
    }
    assert len(office.tournament.get()["people"]) == 4


def test_a_latecomer_is_seated_and_a_player_withdraws(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The latecomer can join only a table that has not begun."""
    page_errors.allow(REFUSED)
    tournament = make_tournament(NAMES[:6])
    tournament.begin()
    tournament.do(CheckPack(1, 2), EnterLine(1, 2, 1, GAMES[0]))
    office = OfficePage(desktop, tournament)
    office.go("people")
    desktop.get_by_label("Name", exact=True).fill("Monique")
    office.type("Enter")
    late = office.part("Latecomers")
    expect(late).to_contain_text("7 Monique")
    expect(office.button("Seat at table 2")).to_have_count(0)
    office.press("Seat at table 1")
    expect(late).to_have_count(0)
    assert tournament.get()["series"][0]["tables"][0]["seats"] == [1, 2, 3, 7]

    desktop.get_by_role("button", name=re.compile("Nicole$")).click()
    office.press("Withdraw")
    expect(desktop.get_by_text("Table 2 is playing. How does it continue?")).to_be_visible()
    dialog = desktop.get_by_role("dialog")
    expect(dialog.get_by_label("The others play on")).to_have_count(0)  # two cannot play
    desktop.get_by_label("The list ends").check()
    dialog.get_by_label("Reason").fill("the last train")
    office.press("Withdraw")
    expect(dialog).to_have_count(0)
    assert tournament.get()["series"][0]["tables"][1]["games"] == 1


def test_list_and_control_list_are_compared(desktop: Page, make_tournament: MakeTournament) -> None:
    """The one number that differs is marked until it is corrected."""
    tournament = make_tournament(NAMES[:3], terms={"control_list": "asked"})
    tournament.begin()
    tournament.play(1)
    control = (GAMES[0], line(2, 21, 35), GAMES[2])
    tournament.do(*(EnterControl(1, 1, at, one) for at, one in enumerate(control, start=1)))
    office = OfficePage(desktop, tournament)
    office.open_list(1)
    expect(desktop.locator("p.problem")).to_have_text(
        "The list and the control list differ in 1 place"
    )
    expect(desktop.locator("td.differs")).to_have_text(["20"])
    desktop.get_by_text("Control list", exact=True).click()
    expect(desktop.locator("td.differs")).to_have_text(["21"])
    office.press("Correct game 2")
    desktop.get_by_label("Card points of seat 1").fill("20")
    desktop.locator("tr.correcting").get_by_role("button", name="Correct game 2").click()
    expect(desktop.get_by_text("Complete: the table can sign.")).to_be_visible()
    expect(desktop.locator("td.differs")).to_have_count(0)


def test_signing_on_behalf_of_a_player_needs_a_reason(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(NAMES[:3], terms={"second_count": "asked"})
    tournament.begin()
    tournament.play(1)
    office = OfficePage(desktop, tournament)
    office.open_list(1)
    office.press("Confirm 3 games")
    desktop.get_by_role("button", name="Sign on their behalf").first.click()
    form = desktop.get_by_role("form", name="Sign on their behalf")
    expect(form.get_by_role("button", name="Sign on their behalf")).to_be_disabled()
    form.get_by_label("Why isn’t Anna signing?").fill("has gone home")
    form.get_by_role("button", name="Sign on their behalf").click()
    expect(desktop.get_by_text("signed by the tournament director: has gone home")).to_be_visible()
    office.press("Mark all as signed on paper")
    expect(desktop.get_by_text("Finished")).to_be_visible()


def test_penalties_are_given_and_lifted(desktop: Page, make_tournament: MakeTournament) -> None:
    tournament = make_tournament(NAMES[:3])
    tournament.begin()
    tournament.play(1)
    tournament.sign(1)
    tournament.do(CloseSeries())
    office = OfficePage(desktop, tournament)
    office.go("ranking")
    first = desktop.locator("tbody tr").first
    expect(first).to_contain_text("1 Anna")
    before = tournament.get("/standing")["lines"][0]["result"]["rating"]
    office.press("Give a penalty")
    desktop.get_by_label("Player").select_option("1")
    desktop.get_by_label("Rating points to deduct", exact=True).fill("3")
    desktop.get_by_label("Reason").fill("looked into another hand")
    desktop.get_by_role("form").get_by_role("button", name="Give a penalty").click()
    expect(desktop.get_by_text("looked into another hand")).to_be_visible()
    after = {one["party"]: one["result"] for one in tournament.get("/standing")["lines"]}[1]
    assert (after["rating"], after["penalty"]) == (before - 3, 3)
    office.press("Lift the penalty")
    desktop.get_by_label("Reason").fill("it was a mistake")
    desktop.get_by_role("form").get_by_role("button", name="Lift the penalty").click()
    expect(desktop.get_by_text("lifted")).to_be_visible()
    assert tournament.get("/standing")["lines"][0]["result"]["rating"] == before


def test_terms_and_rating_points_can_be_changed(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """Changed numbers are marked, and the record shows who changed them and why."""
    office = OfficePage(desktop, make_tournament(NAMES[:3], rules="verband"))
    office.go("settings")
    desktop.get_by_label("Your name", exact=True).fill("Guy")
    desktop.get_by_role("form", name="Your name in the record").get_by_role("button").click()
    terms = desktop.get_by_role("form", name="Terms")
    terms.get_by_label("Rounds per series: increase").click()
    terms.get_by_role("button", name="Save").click()
    expect(terms.get_by_text("Saved")).to_be_visible()
    assert office.tournament.get()["terms"]["rounds"] == 2

    office.press("Change figures")
    desktop.get_by_label("Superrommé", exact=True).fill("12")
    desktop.get_by_role("spinbutton", name="Maximum card points").first.fill("15")
    desktop.get_by_label("Reason").fill("as our association plays")
    office.part("Rating points").get_by_role("button", name="Save").click()
    expect(desktop.get_by_text("Changed by the club")).to_have_count(2)
    expect(desktop.get_by_text("Superrommé: 12 rating points.")).to_be_visible()
    desktop.get_by_text("Record: everything that happened").click()
    newest = desktop.locator("ol li").first
    expect(newest).to_contain_text("as our association plays")
    expect(newest).to_contain_text("Guy")


def test_a_new_link_invalidates_the_old_one(visit: Visit, make_tournament: MakeTournament) -> None:
    tournament = make_tournament()
    old = tournament.key_of("helper")
    office = OfficePage(visit(), tournament)
    office.go("settings")
    office.confirm("New link for helpers")
    expect(office.page.get_by_text("Done")).to_be_visible()
    assert tournament.key_of("helper") != old
    office.confirm("New link for the tournament director")
    expect(office.page.get_by_text("Done")).to_be_visible()
    office.page.reload()
    expect(office.page.get_by_role("heading", name="New links and PINs")).to_be_visible()


def test_papers_and_spreadsheets_are_downloaded(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(NAMES[:3])
    tournament.begin()
    office = OfficePage(desktop, tournament)
    office.go("papers")
    with desktop.expect_download() as paper:
        office.press("Save: Start cards")
    assert Path(paper.value.path()).read_bytes().startswith(b"%PDF-")
    with desktop.expect_download() as table:
        office.press("Entries: CSV")
    assert "Anna" in Path(table.value.path()).read_text("utf-8-sig")
    with desktop.expect_download() as book:
        office.press("Results: Excel")
    assert Path(book.value.path()).read_bytes().startswith(b"PK")


def test_only_the_director_is_offered_the_office_links(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(NAMES[:3])
    title = "Links for director and helpers"
    for key, offered in ((tournament.key, 1), (tournament.key_of("helper"), 0)):
        office = OfficePage(visit(), tournament, key)
        office.go("papers")
        expect(office.page.get_by_text("Slips for the tables")).to_be_visible()
        expect(office.page.get_by_text(title)).to_have_count(offered)


def test_a_rehearsal_plays_games_at_every_table(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(rehearsal=7)
    office = OfficePage(desktop, tournament)
    desktop.get_by_role("link", name="Seat series 1").click()
    office.press("Make a plan")
    office.press("Use this plan")
    office.press("Start series 1")
    office.go("now")
    office.press("Play 4 games at every table")
    expect(
        desktop.get_by_role("heading", name="All lists of series 1 are finished")
    ).to_be_visible()
    office.press("Close series 1")
    expect(desktop.get_by_role("heading", name="Series 1 is closed")).to_be_visible()


def test_sections_have_their_own_addresses(desktop: Page, make_tournament: MakeTournament) -> None:
    tournament = make_tournament(NAMES[:3])
    tournament.begin()
    office = OfficePage(desktop, tournament)
    office.go("people")
    office.open_list(1)
    assert desktop.url.endswith("#lists/1/1")
    desktop.go_back()
    desktop.go_back()
    expect(desktop.get_by_role("heading", name="New entry")).to_be_visible()
    desktop.go_forward()
    desktop.go_forward()
    desktop.reload()
    expect(desktop.get_by_role("heading", name="Series 1, table 1")).to_be_visible()
