"""Every page, in every language, on every kind of device: readable for all, and quiet."""

from __future__ import annotations

from typing import Final, Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from romme.locales import LANGUAGES
from tests.browser.axe import axe
from tests.browser.conftest import DESKTOP, PHONE, Device, Visit
from tests.browser.player import Player

PAGES: Final = (
    "/",
    "/new",
    "/learn",
    "/learn/klassik",
    "/rules",
    "/games",
    "/replay",
    "/watch",
    "/me",
    "/tournaments",
    "/tournaments?new",
    "/nowhere/at/all",
)
LOOKS: Final[dict[str, tuple[Device, Literal["light", "dark"]]]] = {
    "lb": (PHONE, "light"),
    "de": (DESKTOP, "dark"),
    "fr": (PHONE, "dark"),
    "en": (DESKTOP, "light"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_read_every_page(visit: Visit, language: str) -> None:
    device, scheme = LOOKS[language]
    page = visit(device, language=language, scheme=scheme)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_read_the_table(visit: Visit, language: str) -> None:
    device, scheme = LOOKS[language]
    player = Player(visit(device, language=language, scheme=scheme), language)
    player.sit_down("turnier", seats=4, bots=2)
    axe(player.page)
    player.sit_down("turnier", seats=3)
    axe(player.page)
    player.move()
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_large_print_fits_a_phone(visit: Visit) -> None:
    page = visit(PHONE, language="fr")
    page.add_init_script("""localStorage.setItem("romme-taste", '{"large": true}')""")
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_buttons_are_as_large_as_a_finger(phone: Page) -> None:
    small = """() => [...document.querySelectorAll("button, a.button, select, summary")]
      .filter((one) => one.checkVisibility())
      .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 43.5)
      .map((one) => one.outerHTML)"""
    for path in PAGES:
        phone.goto(path)
        expect(phone.get_by_role("heading", level=1)).to_be_visible()
        assert phone.evaluate(small) == [], path


def test_no_script_of_others_could_run(address: str) -> None:
    policy = httpx.get(f"{address}/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert not {"script-src", "script-src-elem", "worker-src"} & rules.keys()
