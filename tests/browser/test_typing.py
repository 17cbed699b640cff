"""Paper lists typed at the office with real keys; what counts is what the server has stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from romme.tournament.commands import CheckPack
from tests.browser.conftest import Visit
from tests.browser.office import (
    NAMES,
    Json,
    MakeTournament,
    OfficePage,
    TournamentClient,
    tournament_factory,
)

KEYS: Final = {"⏎": "Enter", "⇥": "Tab", "⇤": "Shift+Tab", "⌫": "Backspace"}


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def begin_list(make_tournament: MakeTournament) -> TournamentClient:
    """A table of three whose list is empty."""
    tournament = make_tournament(NAMES[:3])
    tournament.begin()
    tournament.do(CheckPack(1, 1))
    return tournament


def open_paper_list(page: Page, tournament: TournamentClient) -> OfficePage:
    office = OfficePage(page, tournament)
    office.open_list(1)
    office.press("Enter from paper")
    expect(page.locator('tr[data-game="1"] [data-field="winner"]')).to_be_focused()
    return office


def press(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(KEYS.get(key, key))


def stored(tournament: TournamentClient) -> list[Json]:
    """Winner, ending and card points by seat of each game that the server has."""
    lines = [game["line"] for game in tournament.get("/lists/1/1")["games"] if game["line"]]
    return [
        (line["winner"], line["ending"], [one and one["card_points"] for one in line["counts"]])
        for line in lines
    ]


def test_enter_after_an_automatic_jump_changes_nothing(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    press(desktop, "1⏎R⏎20⏎50⏎")  # by Enter alone
    press(desktop, "2⇥H⇥7⇥⇤8⇥35⇥")  # by Tab, and once back
    press(desktop, "3⌫⌫2⌫3⏎H⏎⏎12⏎9⏎")  # with second thoughts, and an Enter too many
    expect(desktop.get_by_text("Complete: the table can sign.")).to_be_visible()
    assert stored(tournament) == [
        (1, "romme", [None, 20, 50]),
        (2, "hand", [8, None, 35]),
        (3, "hand", [12, 9, None]),
    ]


def test_text_that_is_not_typed_by_keys_is_taken_as_well(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """A phone's keyboard, dictation and the clipboard send text without any key."""
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    for text in ("1", "r", " 104u "):
        desktop.keyboard.insert_text(text)
    press(desktop, "⏎")
    desktop.keyboard.insert_text("50")
    press(desktop, "⏎")
    expect(desktop.locator('tr[data-game="2"] [data-field="winner"]')).to_be_focused()
    desktop.keyboard.insert_text("12")  # too long for a seat: not cut off, and not taken
    press(desktop, "⏎")
    expect(desktop.get_by_role("alert")).to_contain_text("“12” isn’t a seat that plays this game")
    expect(desktop.locator("tr", has_text="104u")).to_be_visible()
    assert stored(tournament) == [(1, "romme", [None, 104, 50])]


def test_a_field_that_makes_no_sense_keeps_the_cursor(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """And one that was left by mouse stays marked, until it is put right."""
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    row = desktop.locator('tr[data-game="1"]')
    seat_2, seat_3 = (row.get_by_label(f"Card points of seat {seat}") for seat in (2, 3))
    alert = desktop.get_by_role("alert")
    press(desktop, "1R2o⏎")
    expect(alert).to_contain_text("Seat 2: “2o” isn’t a number of card points")
    expect(seat_2).to_be_focused()
    expect(seat_2).to_have_accessible_description(alert.inner_text())
    press(desktop, "20")  # instead of it
    expect(alert).to_have_count(0)
    press(desktop, "⏎⏎")
    expect(alert).to_contain_text("The card points of seat 3 are missing")
    press(desktop, "x")
    row.get_by_label("Seat that finished").click()
    expect(alert).to_contain_text("Seat 3: “x” isn’t a number of card points")
    expect(seat_3).to_have_attribute("aria-invalid", "true")
    assert stored(tournament) == []
    seat_3.click(click_count=3)
    press(desktop, "50⏎")
    expect(alert).to_have_count(0)
    expect(desktop.locator('tr[data-game="2"] [data-field="winner"]')).to_be_focused()
    expect(desktop.locator("tbody tr").first).to_contain_text("✎")
    assert stored(tournament) == [(1, "romme", [None, 20, 50])]


def test_enter_too_many_does_not_confirm_a_doubtful_row(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """Seat 1 cannot be left with so few: somebody has to look at it."""
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    press(desktop, "2R3u⏎35⏎")
    doubt = desktop.get_by_text("hasn’t opened and still has a full hand")
    expect(doubt).to_be_visible()
    press(desktop, "3R5⏎8⏎1R5⏎8⏎")
    expect(desktop.locator(".notice [role=alert]")).to_be_focused()
    press(desktop, "⏎⏎")
    expect(doubt).to_be_visible()
    assert stored(tournament) == []
    desktop.keyboard.press("Tab")
    expect(desktop.get_by_role("button", name="It’s right: save it")).to_be_focused()


def test_a_correction_is_typed_by_the_same_keys(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    tournament = begin_list(make_tournament)
    tournament.play(1)
    page = visit()
    office = OfficePage(page, tournament)
    office.open_list(1)
    office.press("Correct game 2")
    expect(page.locator('tr.correcting [data-field="winner"]')).to_be_focused()
    press(page, "3⏎H⏎2o⏎")
    expect(page.get_by_role("alert")).to_contain_text("Seat 1: “2o” isn’t a number")
    press(page, "20⏎")
    page.get_by_label("Seat that finished").click()
    press(page, "3⏎⏎⏎30⏎")  # once more, by mouse
    expect(page.locator("tr.correcting")).to_have_count(0)
    assert stored(tournament)[1] == (3, "hand", [20, 30, None])
