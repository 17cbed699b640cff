"""The office, one thing at a time: entries, seats, lists, penalties, figures, keys, papers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from romme.tournament.commands import (
    CheckPack,
    CloseSeries,
    EnterControl,
    EnterLine,
    Penalise,
    SeatByHand,
)
from tests.browser.conftest import Troubles, Visit
from tests.browser.office import GAMES, NAMES, REFUSED, Desk, MakeClub, clubs, line


@pytest.fixture
def club(address: str) -> Iterator[MakeClub]:
    with clubs(address) as make:
        yield make


def test_the_last_step_is_named_and_taken_back(desktop: Page, club: MakeClub) -> None:
    made = club(NAMES[:3])
    made.do(SeatByHand(((1, 2, 3),)))
    desk = Desk(desktop, made)
    box = desk.part("Undo")
    expect(box).to_contain_text("Last step: Series 1")
    desk.press("Undo the last step")
    expect(box).to_contain_text("Undo this step? Series 1")
    desk.press("Yes")
    expect(desktop.get_by_role("link", name="Seat series 1")).to_be_visible()
    assert made.get()["series"] == []
    expect(box).to_contain_text("Anna")


def test_two_change_places_by_dragging(desktop: Page, club: MakeClub) -> None:
    """And back again: then there is nothing to be taken."""
    made = club(NAMES[:6])
    made.do(SeatByHand(((1, 2, 3), (4, 5, 6))))
    desk = Desk(desktop, made)
    desk.go("seats")
    anna, nicole = (desktop.get_by_role("button", name=name) for name in ("1 Anna", "5 Nicole"))
    anna.drag_to(nicole)
    expect(desk.button("Use the changed plan")).to_be_enabled()
    nicole.drag_to(anna)
    expect(desk.button("Use the changed plan")).to_have_count(0)
    anna.drag_to(nicole)
    desk.press("Use the changed plan")
    expect(desk.button("Start series 1")).to_be_visible()
    assert [table["seats"] for table in made.get()["series"][0]["tables"]] == [[5, 2, 3], [4, 1, 6]]
    desktop.get_by_text("by name", exact=True).click()
    row = desktop.get_by_role("row").filter(has_text="Anna")
    expect(row).to_have_text(re.compile(r"Anna\s*1\s*2\s*2"))


def test_a_plan_by_result_says_where_it_departs_from_the_standing(
    desktop: Page, club: MakeClub
) -> None:
    """All of table 1 lead and have met: some of them change places, and both tables are named.

    Of three people at two tables, two meet again whatever is done.
    """
    made = club(NAMES[:6])
    made.begin()
    for table in (1, 2):
        made.play(table)
        made.sign(table)
    made.do(CloseSeries(), *(Penalise(number, 50, "late") for number in (4, 5, 6)))
    desk = Desk(desktop, made)
    desk.go("seats")
    desktop.get_by_text("By result", exact=True).click()
    desk.press("Make a plan")
    expect(desktop.get_by_text(re.compile("2 tables depart from the standings"))).to_be_visible()
    expect(
        desktop.get_by_text(re.compile("Table 1 departs from the standings: ranks 1, "))
    ).to_be_visible()
    breaches = desktop.get_by_role("status").get_by_role("listitem")
    expect(breaches.filter(has_text="have sat together before")).to_have_count(2)
    expect(desktop.get_by_text("This can’t be avoided.")).to_be_visible()


def test_a_list_in_a_file_is_read_and_put_right(
    desktop: Page, club: MakeClub, tmp_path: Path
) -> None:
    """A file as Excel writes one here: semicolons and letters of Windows; one is there already."""
    file = tmp_path / "leit.csv"
    file.write_bytes("Name;Veräin\nAnna;\nJosée Müller;Esch\n;Wiltz\n".encode("cp1252"))
    desk = Desk(desktop, club(["Anna"]))
    desk.go("people")
    desktop.get_by_text("Paste a list or import a file").click()
    desktop.get_by_label("Choose a file").set_input_files(file)
    expect(desktop.get_by_text("1 player can be added.")).to_be_visible()
    expect(desktop.get_by_text("Anna has already entered")).to_be_visible()
    desk.press("It’s someone else")
    desk.press("Edit line 4")
    changed = desktop.locator("li").filter(has=desktop.get_by_label("Include line 4"))
    changed.get_by_label("Name", exact=True).fill("Guy")
    expect(desktop.get_by_text("3 players can be added.")).to_be_visible()
    desktop.get_by_label("Mark as present").check()
    desk.press("Add 3 players")
    expect(desktop.get_by_text("3 players added.")).to_be_visible()
    people = {(one["name"], one["club"], one["presence"]) for one in desk.club.get()["people"]}
    assert people == {
        ("Anna", "", "present"),
        ("Josée Müller", "Esch", "present"),
        ("Guy", "", "present"),
    }
    assert len(desk.club.get()["people"]) == 4


def test_one_comes_late_and_one_leaves(desktop: Page, club: MakeClub, troubles: Troubles) -> None:
    """The latecomer is the fourth at a table that has not begun; then somebody leaves another."""
    troubles.tolerate(REFUSED)
    made = club(NAMES[:6])
    made.begin()
    made.do(CheckPack(1, 2), EnterLine(1, 2, 1, GAMES[0]))
    desk = Desk(desktop, made)
    desk.go("people")
    desktop.get_by_label("Name", exact=True).fill("Monique")
    desk.type("Enter")
    late = desk.part("Latecomers")
    expect(late).to_contain_text("7 Monique")
    expect(desk.button("Seat at table 2")).to_have_count(0)
    desk.press("Seat at table 1")
    expect(late).to_have_count(0)
    assert made.get()["series"][0]["tables"][0]["seats"] == [1, 2, 3, 7]

    desktop.get_by_role("button", name=re.compile("Nicole$")).click()
    desk.press("Withdraw")
    expect(desktop.get_by_text("Table 2 is playing. How does it continue?")).to_be_visible()
    desktop.get_by_label("The others play on").check()
    desk.press("Withdraw")
    dialog = desktop.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("left with fewer than three players")
    desktop.get_by_label("The list ends").check()
    dialog.get_by_label("Reason").fill("the last train")
    desk.press("Withdraw")
    expect(dialog).to_have_count(0)
    assert made.get()["series"][0]["tables"][1]["games"] == 1


def test_two_lists_are_compared(desktop: Page, club: MakeClub) -> None:
    """The second list differs in one figure: it is marked, and put right by keyboard."""
    made = club(NAMES[:3], terms={"control_list": "asked"})
    made.begin()
    made.play(1)
    control = (GAMES[0], line(2, 21, 35), GAMES[2])
    made.do(*(EnterControl(1, 1, at, one) for at, one in enumerate(control, start=1)))
    desk = Desk(desktop, made)
    desk.open_list(1)
    expect(desktop.locator("p.problem")).to_have_text(
        "The list and the control list differ in 1 place"
    )
    expect(desktop.locator("td.differs")).to_have_text(["20"])
    desktop.get_by_text("Control list", exact=True).click()
    expect(desktop.locator("td.differs")).to_have_text(["21"])
    desk.press("Correct game 2")
    desktop.get_by_label("Card points of seat 1").fill("20")
    desktop.locator("tr.correcting").get_by_role("button", name="Correct game 2").click()
    expect(desktop.get_by_text("Complete: the table can sign.")).to_be_visible()
    expect(desktop.locator("td.differs")).to_have_count(0)


def test_a_signature_in_somebodys_place_needs_a_reason(desktop: Page, club: MakeClub) -> None:
    """And before it, the second person at the counts: whoever may is offered, seat 1 wrote them."""
    made = club(NAMES[:3], terms={"second_count": "asked"})
    made.begin()
    made.play(1)
    desk = Desk(desktop, made)
    desk.open_list(1)
    desk.press("Confirm 3 games")
    desktop.get_by_role("button", name="Sign on their behalf").first.click()
    form = desktop.get_by_role("form", name="Sign on their behalf")
    expect(form.get_by_role("button", name="Sign on their behalf")).to_be_disabled()
    form.get_by_label("Why isn’t Anna signing?").fill("has gone home")
    form.get_by_role("button", name="Sign on their behalf").click()
    expect(desktop.get_by_text("signed by director: has gone home")).to_be_visible()
    desk.press("Mark all as signed on paper")
    expect(desktop.get_by_text("Finished")).to_be_visible()


def test_penalties_are_given_and_lifted(desktop: Page, club: MakeClub) -> None:
    made = club(NAMES[:3])
    made.begin()
    made.play(1)
    made.sign(1)
    made.do(CloseSeries())
    desk = Desk(desktop, made)
    desk.go("ranking")
    first = desktop.locator("tbody tr").first
    expect(first).to_contain_text("1 Anna")
    before = made.get("/standing")["lines"][0]["result"]["rating"]
    desk.press("Give a penalty")
    desktop.get_by_label("Player").select_option("1")
    desktop.get_by_label("Rating points deducted", exact=True).fill("3")
    desktop.get_by_label("Reason").fill("looked into another hand")
    desktop.get_by_role("form").get_by_role("button", name="Give a penalty").click()
    expect(desktop.get_by_text("looked into another hand")).to_be_visible()
    after = {one["party"]: one["result"] for one in made.get("/standing")["lines"]}[1]
    assert (after["rating"], after["penalty"]) == (before - 3, 3)
    desk.press("Lift the penalty")
    desktop.get_by_label("Reason").fill("it was a mistake")
    desktop.get_by_role("form").get_by_role("button", name="Lift the penalty").click()
    expect(desktop.get_by_text("lifted")).to_be_visible()
    assert made.get("/standing")["lines"][0]["result"]["rating"] == before


def test_the_club_changes_terms_and_figures(desktop: Page, club: MakeClub) -> None:
    """A figure of the club's own is marked as such, and stands on the record with its reason."""
    desk = Desk(desktop, club(NAMES[:3], rules="verband"))
    desk.go("settings")
    desktop.get_by_label("Your name", exact=True).fill("Guy")
    desktop.get_by_role("form", name="Your name on the record").get_by_role("button").click()
    terms = desktop.get_by_role("form", name="Terms")
    terms.get_by_label("Rounds per series: more").click()
    terms.get_by_role("button", name="Save").click()
    expect(terms.get_by_text("Saved")).to_be_visible()
    assert desk.club.get()["terms"]["rounds"] == 2

    desk.press("Change figures")
    desktop.get_by_label("Superrommé", exact=True).fill("12")
    desktop.get_by_role("spinbutton", name="Up to this many card points").first.fill("15")
    desktop.get_by_label("Reason").fill("as our association plays")
    desk.part("Rating points").get_by_role("button", name="Save").click()
    expect(desktop.get_by_text("Changed by the club")).to_have_count(2)
    expect(desktop.get_by_text("Superrommé: 12 rating points.")).to_be_visible()
    desktop.get_by_text("Record: everything that happened").click()
    newest = desktop.locator("ol li").first
    expect(newest).to_contain_text("as our association plays")
    expect(newest).to_contain_text("Guy")


def test_a_new_link_makes_the_old_one_worthless(visit: Visit, club: MakeClub) -> None:
    made = club()
    old = made.key_of("helper")
    desk = Desk(visit(), made)
    desk.go("settings")
    desk.sure("New link for helpers")
    expect(desk.page.get_by_text("Done")).to_be_visible()
    assert made.key_of("helper") != old
    desk.sure("New link for the tournament director")
    expect(desk.page.get_by_text("Done")).to_be_visible()
    desk.page.reload()
    expect(desk.page.get_by_role("heading", name="New links and PINs")).to_be_visible()


def test_papers_are_opened_and_tables_saved(desktop: Page, club: MakeClub) -> None:
    made = club(NAMES[:3])
    made.begin()
    desk = Desk(desktop, made)
    desk.go("papers")
    with desktop.expect_download() as paper:
        desk.press("Save: Start cards")
    assert Path(paper.value.path()).read_bytes().startswith(b"%PDF-")
    with desktop.expect_download() as table:
        desk.press("Entries: CSV")
    assert "Anna" in Path(table.value.path()).read_text("utf-8-sig")
    with desktop.expect_download() as book:
        desk.press("Results: Excel")
    assert Path(book.value.path()).read_bytes().startswith(b"PK")


def test_keys_of_the_office_are_offered_to_the_director_only(visit: Visit, club: MakeClub) -> None:
    made = club(NAMES[:3])
    title = "Links for director and helpers"
    for key, offered in ((made.key, 1), (made.key_of("helper"), 0)):
        desk = Desk(visit(), made, key)
        desk.go("papers")
        expect(desk.page.get_by_text("Slips for the tables")).to_be_visible()
        expect(desk.page.get_by_text(title)).to_have_count(offered)


def test_the_tables_of_a_rehearsal_play_by_themselves(desktop: Page, club: MakeClub) -> None:
    made = club(rehearsal=7)
    desk = Desk(desktop, made)
    desktop.get_by_role("link", name="Seat series 1").click()
    desk.press("Make a plan")
    desk.press("Use this plan")
    desk.press("Start series 1")
    desk.go("now")
    desk.press("Play 4 games at every table")
    expect(
        desktop.get_by_role("heading", name="All lists of series 1 are finished")
    ).to_be_visible()
    desk.press("Close series 1")
    expect(desktop.get_by_role("heading", name="Series 1 is closed")).to_be_visible()


def test_sections_have_addresses(desktop: Page, club: MakeClub) -> None:
    made = club(NAMES[:3])
    made.begin()
    desk = Desk(desktop, made)
    desk.go("people")
    desk.open_list(1)
    assert desktop.url.endswith("#lists/1/1")
    desktop.go_back()
    desktop.go_back()
    expect(desktop.get_by_role("heading", name="New entry")).to_be_visible()
    desktop.go_forward()
    desktop.go_forward()
    desktop.reload()
    expect(desktop.get_by_role("heading", name="Series 1, table 1")).to_be_visible()
