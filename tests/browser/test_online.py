"""A tournament played on the server: a player enters, plays and returns to the tournament page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from romme.locales import words
from tests.browser.conftest import PHONE, Visit
from tests.conftest import Size
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deals import SetDeal
from tests.support.browser.office import MakeTournament, OfficePage, tournament_factory
from tests.support.browser.player import InputMethod, Player

TEXTS: Final = words("en")
FINISHES_AT_ONCE: Final = "2S 3S 4S 5H 6H 7H 9C TC JC 8D 9D TD JD"
"""A hand that the player can lay down completely in the first turn."""


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def test_the_server_writes_the_list_of_a_series(
    visit: Visit, desktop: Page, make_tournament: MakeTournament, size: Size, set_deal: SetDeal
) -> None:
    """Claire enters and plays on her phone. Bots play for entrants without an account.

    With `--full` she plays all three games, with random deals.
    """
    games = size(1, 3)
    if games == 1:
        set_deal("", FINISHES_AT_ONCE)  # seat 1 deals first, and Claire draws seat 3
    tournament = make_tournament(("Jos", "Léa"), terms={"venue": "server"})
    player = Player(visit(PHONE), input_method=InputMethod.TOUCH)
    phone = player.page
    phone.goto(tournament.path)
    phone.get_by_label("Your name").fill("Claire")
    phone.get_by_role("button", name="Take part").tap()
    expect(phone.get_by_role("heading", name="Claire")).to_be_visible()
    expect(phone.get_by_role("heading", name="Take part")).to_have_count(0)

    office = OfficePage(desktop, tournament)
    office.seat()
    phone.get_by_role("link", name="Go to your table").tap()
    expect(phone.get_by_text("Léa", exact=True).first).to_be_visible()
    call_the_director(phone, office)
    for game in range(1, games + 1):
        player.play_game()
        assert games > 1 or player.picture["hand"] == []
        if game == 1:
            axe(phone)
        if game < 3:
            phone.get_by_role("button", name=re.compile("^Next game")).tap()
            player.until(lambda: player.phase == "playing")
    if games < 3:
        phone.get_by_role("button", name="Menu", exact=True).tap()
        phone.get_by_role("button", name="Leave table").tap()
        phone.get_by_role("button", name="Leave table").tap()
    else:
        phone.get_by_role("link").filter(has_text="Back to the tournament").tap()
    expect(phone.get_by_role("heading", name="Claire")).to_be_visible()

    office.go("now")
    office.press("Close series 1")
    written = tournament.get("/lists/1/1")
    sums = {
        seat["name"]: foot["rating"]
        for seat, foot in zip(written["seats"], written["feet"], strict=True)
    }
    ranked = tournament.get("/standing")["lines"]
    assert {one["name"]: one["result"]["rating"] for one in ranked} == sums
    assert [len(game["line"]["counts"]) for game in written["games"]] == [3, 3, 3]
    own = phone.get_by_role("region", name="Claire")
    expect(own.get_by_role("listitem").filter(has_text="Series 1")).to_contain_text(
        str(sums["Claire"])
    )


def call_the_director(phone: Page, office: OfficePage) -> None:
    """Call from the menu of the table and get an answer, then call again and take it back."""
    call = TEXTS.say("call-director")
    phone.get_by_role("button", name="Menu", exact=True).tap()
    phone.get_by_role("button", name=call).tap()
    phone.get_by_role("button", name=call).tap()
    alert = office.page.get_by_role("alert")
    expect(alert).to_contain_text("Table 1 · " + TEXTS.say("call-other"))
    expect(phone.get_by_text(TEXTS.say("call-open", minutes=0))).to_be_visible()
    axe(phone)
    office.press(f"{TEXTS.say('office-call-answer')} Table 1")
    expect(phone.get_by_text(TEXTS.say("call-somebody-coming"))).to_be_visible()
    phone.get_by_role("button", name=TEXTS.say("call-again")).tap()
    expect(alert).to_contain_text("Table 1")
    phone.get_by_role("button", name=TEXTS.say("call-take-back")).tap()
    expect(alert).to_have_count(0)
    phone.get_by_role("button", name="Close", exact=True).tap()
