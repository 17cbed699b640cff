"""Type paper lists in the office with real key presses and check what the server stores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from romme.tournament.list_commands import CheckPack
from tests.browser.conftest import Visit
from tests.support.browser.office import (
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
    """Create a tournament with one table of three and an empty list."""
    tournament = make_tournament(NAMES[:3])
    tournament.begin()
    tournament.do(CheckPack(1, 1))
    return tournament


def open_paper_list(page: Page, tournament: TournamentClient) -> OfficePage:
    office = OfficePage(page, tournament)
    office.open_list(1)
    office.press("Type who finished, and the points")
    expect(page.locator('tr[data-game="1"] [data-field="winner"]')).to_be_focused()
    return office


def press(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(KEYS.get(key, key))


def stored(tournament: TournamentClient) -> list[Json]:
    """Return the winner, the ending and the card points by seat for each stored game."""
    lines = [game["line"] for game in tournament.get("/lists/1/1")["games"] if game["line"]]
    return [
        (line["winner"], line["ending"], [one and one["card_points"] for one in line["counts"]])
        for line in lines
    ]


def test_a_superfluous_enter_changes_nothing(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    press(desktop, "1⏎R⏎20⏎50⏎")  # only Enter
    press(desktop, "2⇥H⇥7⇥⇤8⇥35⇥")  # Tab, and Shift+Tab once
    press(desktop, "3⌫⌫2⌫3⏎H⏎⏎12⏎9⏎")  # corrections, and an extra Enter
    expect(desktop.get_by_text("Complete: the table can sign.")).to_be_visible()
    assert stored(tournament) == [
        (1, "romme", [None, 20, 50]),
        (2, "hand", [8, None, 35]),
        (3, "hand", [12, 9, None]),
    ]


def test_a_list_is_typed_as_it_is_printed_and_checked_against_its_figures(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """Rating points that do not fit the cards are shown at once, and so are wrong column sums."""
    tournament = begin_list(make_tournament)
    office = OfficePage(desktop, tournament)
    office.open_list(1)
    office.press("Enter from paper")
    expect(desktop.locator('tr[data-game="1"] [data-field="r1"]')).to_be_focused()
    alert = desktop.locator(".notice [role=alert]")
    press(desktop, "50⏎")  # the extra Enter changes nothing
    press(desktop, "312⏎")  # opened and left with 12: two rating points, not three
    expect(alert).to_contain_text("Seat 2: the paper says 3 rating points, 1 too many.")
    press(desktop, "x104⏎")
    assert stored(tournament) == []
    office.press("Opened: 2")
    expect(alert).to_have_count(0)
    desktop.locator('tr[data-game="1"] [data-field="p3"]').press("Enter")
    expect(desktop.locator('tr[data-game="2"] [data-field="r1"]')).to_be_focused()
    press(desktop, "⏎20⏎80⏎⏎99u⏎")  # rating points can be left out; 8 is a Hand-Rommé
    press(desktop, "35⏎38⏎x101⏎")
    expect(desktop.get_by_text("Complete: the table can sign.")).to_be_visible()
    assert stored(tournament) == [
        (1, "romme", [None, 12, 104]),
        (2, "hand", [20, None, 99]),
        (None, "stock_used_up", [5, 8, 101]),
    ]
    desktop.get_by_label("Sum on the paper for seat 2: rating points").fill("12")
    sums = desktop.locator("tr.sums [role=status]")
    expect(sums).to_have_text(
        "Seat 2: 12 rating points on the paper, 13 in the list: 1 too few on the paper."
    )
    desktop.get_by_label("Sum on the paper for seat 2: rating points").fill("13")
    expect(sums).to_have_text("")


def test_text_inserted_without_key_events_is_accepted(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """On-screen keyboards, dictation and the clipboard insert text without key events."""
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    for text in ("1", "r", " 104u "):
        desktop.keyboard.insert_text(text)
    press(desktop, "⏎")
    desktop.keyboard.insert_text("50")
    press(desktop, "⏎")
    expect(desktop.locator('tr[data-game="2"] [data-field="winner"]')).to_be_focused()
    desktop.keyboard.insert_text("12")  # too long for a seat: refused, not truncated
    press(desktop, "⏎")
    expect(desktop.get_by_role("alert")).to_contain_text(
        "“12” isn’t a seat that plays in this game"
    )
    expect(desktop.locator("tr", has_text="104u")).to_be_visible()
    assert stored(tournament) == [(1, "romme", [None, 104, 50])]


def test_an_invalid_field_keeps_the_focus(desktop: Page, make_tournament: MakeTournament) -> None:
    """A field that the user leaves with the mouse stays marked until it is valid."""
    tournament = begin_list(make_tournament)
    open_paper_list(desktop, tournament)
    row = desktop.locator('tr[data-game="1"]')
    seat_2, seat_3 = (row.get_by_label(f"Card points of seat {seat}") for seat in (2, 3))
    alert = desktop.get_by_role("alert")
    press(desktop, "1R2o⏎")
    expect(alert).to_contain_text("Seat 2: “2o” isn’t a number of card points")
    expect(seat_2).to_be_focused()
    expect(seat_2).to_have_accessible_description(alert.inner_text())
    press(desktop, "20")  # replaces the invalid text
    expect(alert).to_have_count(0)
    press(desktop, "⏎⏎")
    expect(alert).to_contain_text("The card points of seat 3 are missing")
    press(desktop, "x")
    row.get_by_label("Seat of the player who finished").click()
    expect(alert).to_contain_text("Seat 3: “x” isn’t a number of card points")
    expect(seat_3).to_have_attribute("aria-invalid", "true")
    assert stored(tournament) == []
    seat_3.click(click_count=3)
    press(desktop, "50⏎")
    expect(alert).to_have_count(0)
    expect(desktop.locator('tr[data-game="2"] [data-field="winner"]')).to_be_focused()
    expect(desktop.locator("tbody tr").first).to_contain_text("✎")
    assert stored(tournament) == [(1, "romme", [None, 20, 50])]


def test_a_superfluous_enter_does_not_confirm_a_doubtful_row(
    desktop: Page, make_tournament: MakeTournament
) -> None:
    """Seat 1 has not opened and cannot have so few points, so the user has to confirm the row."""
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


def test_a_correction_is_typed_with_the_same_keys(
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
    page.get_by_label("Seat of the player who finished").click()
    press(page, "3⏎⏎⏎30⏎")  # change it again, after a click
    expect(page.locator("tr.correcting")).to_have_count(0)
    assert stored(tournament)[1] == (3, "hand", [20, 30, None])
