"""Leaving a running match on purpose: a bot plays on at once, and the others read why."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.support.browser.fixed_deals import OPENING, SetDeal
from tests.support.browser.player import InputMethod, Player


def test_the_others_read_that_a_player_left_and_a_bot_plays_on(
    visit: Visit, set_deal: SetDeal
) -> None:
    """The player may come back while the match lasts."""
    set_deal("", OPENING, open="TH", dealer=1)
    anna = Player(visit(DESKTOP))
    table = anna.sit_down("haus", seats=3, bots=1)
    page = visit(PHONE)
    ben = Player(page, input_method=InputMethod.TOUCH)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=ben.say("page-sit")).tap()
    for one in (ben, anna):
        one.press(one.button("page-ready-to-play"))
    ben.until(lambda: ben.phase == "playing")
    name = next(chair["name"] for chair in anna.picture["chairs"][1:] if "person" in chair)

    page.get_by_role("button", name=ben.say("page-menu")).tap()
    page.get_by_role("button", name=ben.say("page-leave")).tap()
    expect(page.get_by_text(ben.say("page-leave-runs"))).to_be_visible()
    page.get_by_role("button", name=ben.say("page-leave")).tap()
    expect(page).to_have_url(re.compile("/$"))

    news = anna.page.get_by_role("tabpanel")
    expect(news.get_by_text(anna.say("page-told-left", who="other", name=name))).to_be_visible()
    expect(news.get_by_text(anna.say("page-told-bridge", who="other", name=name))).to_be_visible()
    lost = anna.say("page-told-away", who="other", name=name)
    expect(news.get_by_text(lost)).to_have_count(0)
    expect(anna.page.locator("[data-seat]").get_by_text(anna.say("page-bridged"))).to_be_visible()

    expect(anna.page.locator("[data-seat]").get_by_text(anna.say("page-away"))).to_have_count(0)

    page.goto(f"/t/{table}")
    expect(news.get_by_text(anna.say("page-told-back", who="other", name=name))).to_be_visible()
    expect(anna.page.locator("[data-seat]").get_by_text(anna.say("page-bridged"))).to_have_count(0)
