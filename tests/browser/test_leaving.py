"""Leaving a running match on purpose: a bot plays on at once, and the others read why."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.support.browser.fixed_deals import OPENING, SetDeal
from tests.support.browser.player import InputMethod, Player


class TwoPlayers:
    """Anna, who waits on a laptop, and Ben on a phone, in a match with a bot."""

    def __init__(self, visit: Visit, set_deal: SetDeal) -> None:
        set_deal("", OPENING, open="TH", dealer=1)
        self.anna = Player(visit(DESKTOP))
        table = self.anna.sit_down("haus", seats=3, bots=1)
        self.page = visit(PHONE)
        self.ben = Player(self.page, input_method=InputMethod.TOUCH)
        self.page.goto("/")
        self.page.goto(f"/t/{table}")
        self.address = self.page.url
        self.page.get_by_role("button", name=self.ben.say("page-sit")).tap()
        for one in (self.ben, self.anna):
            one.press(one.button("page-ready-to-play"))
        self.ben.until(lambda: self.ben.phase == "playing")
        chairs = self.anna.picture["chairs"][1:]
        self.name = next(chair["name"] for chair in chairs if "person" in chair)
        self.news = self.anna.page.get_by_role("tabpanel")

    def news_of(self, what: str) -> str:
        return self.anna.say(f"page-told-{what}", who="other", name=self.name)

    def expect_left(self) -> None:
        """Expect that Anna reads that Ben has left, and that a bot plays for him."""
        expect(self.news.get_by_text(self.news_of("left"))).to_be_visible()
        expect(self.news.get_by_text(self.news_of("bridge"))).to_be_visible()
        expect(self.news.get_by_text(self.news_of("away"))).to_have_count(0)
        seats = self.anna.page.locator("[data-seat]")
        expect(seats.get_by_text(self.anna.say("page-bridged"))).to_be_visible()
        expect(seats.get_by_text(self.anna.say("page-away"))).to_have_count(0)

    def expect_back(self) -> None:
        expect(self.news.get_by_text(self.news_of("back"))).to_be_visible()
        seats = self.anna.page.locator("[data-seat]")
        expect(seats.get_by_text(self.anna.say("page-bridged"))).to_have_count(0)


@pytest.fixture
def two(visit: Visit, set_deal: SetDeal) -> TwoPlayers:
    return TwoPlayers(visit, set_deal)


def test_the_others_read_that_a_player_left_and_a_bot_plays_on(two: TwoPlayers) -> None:
    """The player may come back while the match lasts."""
    page, ben = two.page, two.ben
    page.get_by_role("button", name=ben.say("page-menu")).tap()
    page.get_by_role("button", name=ben.say("page-leave")).tap()
    expect(page.get_by_text(ben.say("page-leave-runs"))).to_be_visible()
    page.get_by_role("button", name=ben.say("page-leave")).tap()
    expect(page).to_have_url(re.compile("/$"))
    two.expect_left()
    page.goto(two.address)
    two.expect_back()


def go_back(page: Page) -> None:
    page.go_back()


def go_home(page: Page) -> None:
    page.locator(".table > header a").tap()
    expect(page).to_have_url(re.compile("/$"))


def go_elsewhere(page: Page) -> None:
    page.goto("about:blank")


def close_tab(page: Page) -> None:
    page.context.new_page()  # so that the browser stays open
    page.close()


GOING: Final = (close_tab, go_back, go_home, go_elsewhere)


@pytest.mark.parametrize("go", GOING)
def test_closing_the_table_is_leaving_and_a_reload_is_not(
    two: TwoPlayers, go: Callable[[Page], None]
) -> None:
    page, ben = two.page, two.ben
    page.evaluate("""() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    for _ in range(2):
        ben.picture = {}
        page.reload()
        ben.until(lambda: bool(ben.picture))
    go(page)
    two.expect_left()
    expect(two.news.get_by_text(two.news_of("back"))).to_have_count(0)
    again = next(one for one in page.context.pages if not one.is_closed())
    again.goto(two.address)
    two.expect_back()
