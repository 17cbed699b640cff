"""The news show the game so far, also after a reload and to a spectator who has just come."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit
from tests.support.browser.fixed_deals import OPENING, SetDeal
from tests.support.browser.player import Player

NEWS = "[role=tabpanel] li"


def news(page: Page) -> list[tuple[str, bool]]:
    """Return the lines of the news, the newest first, and whether each is new."""
    lines: list[tuple[str, bool]] = page.eval_on_selector_all(
        NEWS, "all => all.map(one => [one.innerText, one.classList.contains('new')])"
    )
    return lines


def test_a_reload_keeps_the_news(visit: Visit, set_deal: SetDeal) -> None:
    """So does a spectator's. They are not announced, and nobody sees the cards that others draw."""
    set_deal(OPENING, open="TH", stock="AD 4C", dealer=3)
    player = Player(visit(DESKTOP))
    spectator = Player(visit(DESKTOP))
    table = player.sit_down("haus", seats=3)
    spectator.page.goto(f"/t/{table}")
    spectator.until(lambda: bool(spectator.picture))
    for _ in range(2):
        player.move()
        player.until(lambda: player.can_act)
    expect(player.page.locator(NEWS).first).to_have_text(player.say("page-told-your-turn"))
    drawn = re.compile("^You draw ")
    expect(player.page.locator(NEWS).get_by_text(drawn)).not_to_have_count(0)
    expect(spectator.page.locator(NEWS).get_by_text(drawn)).to_have_count(0)

    shown: list[tuple[str, bool]] = []
    for one in (player, spectator):
        page = one.page
        shown = news(page)
        assert len(shown) > 8
        one.picture = {}
        page.reload()
        one.until(lambda one=one: bool(one.picture))  # type: ignore[misc]  # binds the loop variable
        expect(page.locator(NEWS)).to_have_count(len(shown))
        assert news(page) == shown
        expect(page.locator("[data-told]")).to_have_text("")
    late = Player(visit(DESKTOP))
    late.page.goto(f"/t/{table}")
    late.until(lambda: bool(late.picture))
    expect(late.page.locator(NEWS)).to_have_count(len(shown))
    assert news(late.page) == shown
