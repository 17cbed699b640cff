"""Helpers that read the tournament pages on phones and on the wall display."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from romme.locales import Words
from tests.browser.conftest import Device

MAX_SLIDES: Final = 60
WALLS: Final = (Device(1280, 720, False), Device(1920, 1080, False), Device(1024, 768, False))  # noqa: FBT003 - no touch
FITS: Final = "document.documentElement.scrollWidth <= screen.width"
"""JavaScript: whether the page fits the screen. `innerWidth` grows when a phone zooms out."""
CLIPPED: Final = """() => [...document.querySelectorAll(".room, .wall")]
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => one.className)"""


def seat_text(texts: Words, table: int, seat: int) -> re.Pattern[str]:
    """Return a pattern for "Table 2 Seat 3", with any whitespace between the two."""
    return re.compile(
        re.escape(texts.say("hall-table", table=table))
        + r"\s*"
        + re.escape(texts.say("seat", seat=seat))
    )


def names_on_wall(page: Page) -> set[str]:
    """Return all names on the slides of the wall display, and assert that no text is clipped."""
    found: set[str] = set()
    names = page.locator(".room .name")
    expect(names.first).to_be_visible()
    page.keyboard.press("Space")
    first = names.all_inner_texts()
    # Stop at the first slide. The limit matters if that slide was laid out differently meanwhile.
    for _ in range(MAX_SLIDES):
        if found and names.all_inner_texts() == first:
            break
        found.update(names.all_inner_texts())
        assert page.evaluate(CLIPPED) == []
        page.keyboard.press("ArrowRight")
        expect(page.locator(".room")).not_to_be_empty()
        if names.count() == 0:
            break
    return found
