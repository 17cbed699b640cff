"""The office page warns the director if someone seems to be guessing PINs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.support.browser.axe import axe
from tests.support.browser.office import NAMES, MakeTournament, OfficePage, tournament_factory


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def test_wrong_pins_are_shown_until_the_director_dismisses_them(
    desktop: Page, visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow("status of 401")
    tournament, guesser = make_tournament(NAMES[:3]), visit(PHONE)
    guesser.goto(tournament.path)
    guesser.get_by_role("button", name="Office and lists").tap()
    for _ in range(3):
        guesser.get_by_label("PIN (6 or 8 digits)").fill("0000 0000")
        with guesser.expect_response("**/enter"):
            guesser.get_by_role("button", name="Open", exact=True).tap()
    expect(guesser.get_by_role("alert")).to_contain_text("Wrong PIN")
    office = OfficePage(desktop, tournament)
    warned = office.part("Someone may be guessing PINs")
    expect(warned).to_contain_text("3 wrong PINs have been typed for the office")
    axe(desktop)
    office.press("Dismiss")
    expect(warned).to_have_count(0)
    assert tournament.get("/pins") == []
