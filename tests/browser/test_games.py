"""Whole games against bots, by mouse, by touch and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit
from tests.support.browser.fixed_deals import SetDeal
from tests.support.browser.player import InputMethod, Player

SEATS = {"klassik": 4, "turnier": 3, "verband": 3, "haus": 4}


@pytest.fixture
def deal_short_game(set_deal: SetDeal, pytestconfig: pytest.Config) -> Callable[[], None]:
    """A function that sets the deal of a short klassik game. With `--full` it does nothing.

    The player lays a meld in the first turn and finishes with a run of four in the second.
    The bots take up to three cards before each turn. Whichever they take, the player can draw a
    card that completes the run.
    """

    def deal() -> None:
        if not pytestconfig.getoption("--full"):
            mine = "4C 5C 6C 8H 9H JH 2S"
            set_deal("", "", mine, "", open="3D", stock="QD KS QS TH * TH *", dealer=2)

    return deal


@pytest.mark.parametrize("rules", SEATS)
def test_playing_a_game_by_mouse(
    desktop: Page, deal_short_game: Callable[[], None], rules: str
) -> None:
    deal_short_game()
    player = Player(desktop)
    player.sit_down(rules, seats=SEATS[rules])
    player.play_game()


def test_playing_a_game_by_touch_on_a_phone(
    phone: Page, deal_short_game: Callable[[], None]
) -> None:
    deal_short_game()
    player = Player(phone, input_method=InputMethod.TOUCH)
    player.sit_down("klassik", seats=4)
    player.play_game()


def test_playing_a_game_by_keyboard_alone(
    desktop: Page, deal_short_game: Callable[[], None]
) -> None:
    deal_short_game()
    player = Player(desktop, input_method=InputMethod.KEYS)
    player.sit_down("klassik", seats=4)
    player.play_game()


def test_the_browser_adds_its_nonce_to_the_deal(desktop: Page) -> None:
    """After the game, the check of the deal confirms that the nonce was used."""
    player = Player(desktop)
    desktop.goto("/")
    player.button("page-play-bots").click()
    player.until(lambda: player.can_act)
    deal = player.picture["deal"]
    assert [bool(nonce) for nonce in deal["nonces"]] == [True, False, False, False]
    player.play_game()
    table = desktop.url.rpartition("/")[2]
    desktop.goto(f"/games/{table}/1")
    player.button("page-check-deal").click()
    for key in ("verify-proven", "page-check-noted", "page-check-own-nonce"):
        expect(desktop.get_by_text(player.say(key))).to_be_visible()
    expect(desktop.get_by_text(player.say("verify-fits-nonces", n=1))).to_be_visible()


def test_the_page_proposes_a_random_cut(visit: Visit, set_deal: SetDeal) -> None:
    """If the cut were predictable, the operator could choose a secret that gives a wanted deal."""
    set_deal("", dealer=2)  # the player cuts
    page = visit(DESKTOP)
    player, offered = Player(page), set[str]()
    while len(offered) < 3:
        player.sit_down("klassik", seats=2, options={"cut_at_least": 4})
        assert player.turn["must_cut"]
        player.press(player.button("page-cut-choose"))
        offered.add(page.get_by_role("slider").input_value())
        assert all(4 <= int(lifted) <= 48 for lifted in offered)
