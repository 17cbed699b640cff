"""A tournament that is played on the server: one enters by the link, plays, and comes back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import PHONE, Visit
from tests.browser.office import Desk, MakeClub, clubs
from tests.browser.playing import Means, Player


@pytest.fixture
def club(address: str) -> Iterator[MakeClub]:
    with clubs(address) as make:
        yield make


def test_a_series_is_played_and_its_list_writes_itself(
    visit: Visit, desktop: Page, club: MakeClub
) -> None:
    """Claire has entered herself; for two whom only the director knows, bots play."""
    cup = club(("Jos", "Léa"), terms={"venue": "server"})
    player = Player(visit(PHONE), means=Means.TOUCH)
    phone = player.page
    phone.goto(cup.path)
    phone.get_by_label("Your name").fill("Claire")
    phone.get_by_role("button", name="Take part").tap()
    expect(phone.get_by_role("heading", name="Claire")).to_be_visible()
    expect(phone.get_by_role("heading", name="Take part")).to_have_count(0)

    desk = Desk(desktop, cup)
    desk.seat()
    phone.get_by_role("link", name="To your table").tap()
    expect(phone.get_by_text("Léa", exact=True).first).to_be_visible()
    for game in (1, 2, 3):
        player.play_game()
        if game < 3:
            phone.get_by_role("button", name=re.compile("^Next game")).tap()
            player.until(lambda: player.phase == "playing")
    assert player.phase == "over"
    seats = [seat["name"] for seat in cup.get("/lists/1/1")["seats"]]
    columns = player.picture["scores"]["standing"]
    scores = {seats[column["seat"] - 1]: column["total"] for column in columns}
    axe(phone)
    phone.get_by_role("link", name=player.say("page-to-tournament")).tap()
    expect(phone.get_by_role("heading", name="Claire")).to_be_visible()
    expect(phone.get_by_text(str(scores["Claire"]), exact=True).first).to_be_visible()

    desk.go("now")
    desk.press("Close series 1")
    ranked = cup.get("/standing")["lines"]
    assert {one["name"]: one["result"]["rating"] for one in ranked} == scores
