"""The office's page tells the director of PINs that somebody seems to guess."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import PHONE, Troubles, Visit
from tests.browser.office import NAMES, Desk, MakeClub, clubs


@pytest.fixture
def club(address: str) -> Iterator[MakeClub]:
    with clubs(address) as make:
        yield make


def test_wrong_pins_are_reported_until_the_director_has_seen_them(
    desktop: Page, visit: Visit, club: MakeClub, troubles: Troubles
) -> None:
    troubles.tolerate("status of 401")
    made, guesser = club(NAMES[:3]), visit(PHONE)
    guesser.goto(made.path)
    guesser.get_by_role("button", name="Office and lists").tap()
    for _ in range(3):
        guesser.get_by_label("PIN (6 or 8 digits)").fill("0000 0000")
        with guesser.expect_response("**/enter"):
            guesser.get_by_role("button", name="Open", exact=True).tap()
    expect(guesser.get_by_role("alert")).to_contain_text("Wrong PIN")
    desk = Desk(desktop, made)
    warned = desk.part("Someone may be guessing PINs")
    expect(warned).to_contain_text("3 wrong PINs were typed for the office")
    axe(desktop)
    desk.press("Dismiss")
    expect(warned).to_have_count(0)
    assert made.get("/pins") == []
