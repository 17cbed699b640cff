"""Every page in every language, on phone and desktop: accessible and no wider than the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import httpx
import pytest
from playwright.sync_api import Page, Request, expect

from romme.locales import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Device, Visit
from tests.support.browser.axe import axe
from tests.support.browser.player import Player

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
FOLLOW_LINK: Final = """(path) => {
  document.activeElement.blur();
  const link = document.createElement("a");
  link.href = path;
  document.querySelector("main").append(link);
  link.click();
  link.remove();
}"""
LOOKS: Final[dict[str, tuple[Device, Literal["light", "dark"]]]] = {
    "lb": (PHONE, "light"),
    "de": (DESKTOP, "dark"),
    "fr": (PHONE, "dark"),
    "en": (DESKTOP, "light"),
}


def walk(page: Page) -> Iterator[str]:
    """Load the first page and follow a link to each other one, which costs less than loading it.

    Yield each path once its page has focused its heading and its requests have been answered.
    """
    waiting = set[Request]()
    page.on("request", lambda one: waiting.add(one))  # noqa: PLW0108 - Playwright sets attributes on it
    page.on("requestfinished", lambda one: waiting.discard(one))  # noqa: PLW0108
    page.on("requestfailed", lambda one: waiting.discard(one))  # noqa: PLW0108
    heading = page.get_by_role("heading", level=1)
    for path in PAGES:
        if path == PAGES[0]:
            page.goto(path)
        else:
            page.evaluate(FOLLOW_LINK, path)
            expect(heading).to_be_focused()
        expect(heading).to_be_visible()
        while waiting:
            page.wait_for_timeout(10)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        yield path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_accessible(visit: Visit, language: str) -> None:
    device, scheme = LOOKS[language]
    page = visit(device, language=language, scheme=scheme)
    for path in walk(page):
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), path
        axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_accessible(visit: Visit, language: str) -> None:
    device, scheme = LOOKS[language]
    player = Player(visit(device, language=language, scheme=scheme), language)
    player.sit_down("turnier", seats=4, bots=2)
    axe(player.page)
    player.sit_down("turnier", seats=3)
    axe(player.page)
    player.move()
    assert player.page.evaluate("document.documentElement.scrollWidth <= screen.width")


def test_large_print_fits_a_phone(visit: Visit) -> None:
    page = visit(PHONE, language="fr")
    page.add_init_script("""localStorage.setItem("romme-taste", '{"large": true}')""")
    for path in walk(page):
        assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), path


def test_touch_targets_are_large_enough(phone: Page) -> None:
    small = """() => [...document.querySelectorAll("button, a.button, select, summary")]
      .filter((one) => one.checkVisibility())
      .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 43.5)
      .map((one) => one.outerHTML)"""
    for path in PAGES:
        phone.goto(path)
        expect(phone.get_by_role("heading", level=1)).to_be_visible()
        assert phone.evaluate(small) == [], path


def test_the_security_policy_allows_only_our_scripts(address: str) -> None:
    policy = httpx.get(f"{address}/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert not {"script-src", "script-src-elem", "worker-src"} & rules.keys()
