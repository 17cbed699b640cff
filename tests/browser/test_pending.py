"""Moves made while the connection is lost or an earlier one is on its way.

The first one is shown as pending, and sent once. A second one waits for its answer.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Device, PageErrors, Visit
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deals import (
    OPENING,
    BreakableConnection,
    SetDeal,
    draw_first_card,
    start_first_turn,
)
from tests.support.browser.player import InputMethod, Player

PENDING = "[data-pending]"
NOTICE = "[data-connection]"


def offline_player(
    visit: Visit, device: Device, errors: PageErrors
) -> tuple[Player, BreakableConnection]:
    errors.allow(r"ERR_FAILED|socket-ticket")
    page = visit(device)
    connection = BreakableConnection(page)
    method = InputMethod.TOUCH if device.touch else InputMethod.MOUSE
    return Player(page, input_method=method), connection


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_discard_waits_for_the_connection(
    visit: Visit, set_deal: SetDeal, page_errors: PageErrors, device: Device
) -> None:
    """It is sent once, and nothing else is accepted in the meantime."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player, connection = offline_player(visit, device, page_errors)
    draw_first_card(player)
    page = player.page
    shown, notice = page.locator(PENDING), page.locator(NOTICE)
    expect(shown).to_have_count(0)

    connection.cut()
    expect(notice).to_have_text(player.say("page-reconnecting"))
    player.pick(["2S"])
    player.press(player.button("page-discard"))
    expect(shown).to_have_text(player.say("page-pending-discard", card="♠2"))
    expect(shown).to_have_attribute("role", "status")
    expect(page.get_by_text(player.say("page-offline"))).to_have_count(0)
    axe(page)

    player.pick(["7S"])
    player.button("page-discard").click(force=True)  # it looks disabled, but answers
    expect(shown).to_contain_text(player.say("page-pending-discard", card="♠2"))
    expect(shown).to_contain_text(player.say("page-pending-first"))
    expect(shown).to_have_attribute("role", "alert")

    connection.restore()
    expect(shown).to_have_count(0)
    expect(notice).to_have_text("")
    player.until(lambda: "2S" not in player.picture["hand"])
    assert "7S" in player.picture["hand"]
    player.until(lambda: player.can_act)
    discarded = [card for card in player.picture["hand"] if card in {"2S", "7S"}]
    assert discarded == ["7S"]


def test_a_draw_waits_for_the_connection(
    visit: Visit, set_deal: SetDeal, page_errors: PageErrors
) -> None:
    """So does leaving the table, which goes out after it."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player, connection = offline_player(visit, DESKTOP, page_errors)
    start_first_turn(player)
    page = player.page
    connection.cut()
    expect(page.locator(NOTICE)).to_have_text(player.say("page-reconnecting"))
    player.press(player.button("page-draw-stock"))
    expect(page.locator(PENDING)).to_have_text(player.say("page-pending-draw"))
    page.get_by_role("button", name=player.say("page-menu"), exact=True).click()
    player.button("page-leave").click()
    expect(page.get_by_text(player.say("page-leave-waits"))).to_be_visible()
    player.button("page-leave").click()
    expect(page.get_by_text(player.say("page-pending-leave"))).to_be_visible()
    connection.restore()
    page.wait_for_url("**/")
    assert player.turn["drawn"] == "AD"
    assert player.picture["chairs"][0]["left"] is True


def test_a_second_press_waits_for_the_answer_to_the_first(
    visit: Visit, set_deal: SetDeal, page_errors: PageErrors
) -> None:
    """A double click counts once. Other acts are carried out or refused, as if they came later."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player, connection = offline_player(visit, DESKTOP, page_errors)
    page = player.page
    page.clock.install()
    start_first_turn(player)
    page.clock.pause_at(page.evaluate("Date.now() + 100"))  # so that nothing takes long
    connection.hold()
    player.press(player.button("page-hint"))
    stock = page.locator("[data-pile=stock]")
    for pile in (stock, stock, page.locator("[data-pile=open]")):
        pile.click()
    expect(page.locator(PENDING)).to_have_count(0)
    connection.release()
    answer = page.get_by_role("alert")
    expect(answer).to_contain_text(re.compile("already drawn"))
    assert player.hinted is not None
    assert player.turn["drawn"] == "AD"
    assert [one for one in connection.sent if one in {"hint", "draw"}] == ["hint", "draw"]
