"""Whole games against bots, as people play them: by mouse, by touch, by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.playing import Means, Player

SEATS = {"klassik": 4, "turnier": 3, "verband": 3, "haus": 4}


@pytest.mark.parametrize("rules", SEATS)
def test_a_game_by_mouse(desktop: Page, rules: str) -> None:
    player = Player(desktop)
    player.sit_down(rules, seats=SEATS[rules])
    player.play_game()


def test_a_game_by_touch_on_a_phone(phone: Page) -> None:
    player = Player(phone, means=Means.TOUCH)
    player.sit_down("klassik", seats=4)
    player.play_game()


def test_a_game_by_keyboard_alone(desktop: Page) -> None:
    player = Player(desktop, means=Means.KEYS)
    player.sit_down("klassik", seats=4)
    player.play_game()
