"""What phones and walls show of a tournament."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from romme.locales import Words
from tests.browser.conftest import Device

MAX_SLIDES: Final = 60
WALLS: Final = (Device(1280, 720, False), Device(1920, 1080, False), Device(1024, 768, False))  # noqa: FBT003 - not touched
FITS: Final = "document.documentElement.scrollWidth <= screen.width"
"""A phone would make the whole page smaller, and `innerWidth` with it."""
CLIPPED: Final = """() => [...document.querySelectorAll(".room, .wall")]
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => one.className)"""


def seat_text(texts: Words, table: int, seat: int) -> re.Pattern[str]:
    """How somebody reads their seat, with the space of a layout between."""
    return re.compile(
        re.escape(texts.say("hall-table", table=table))
        + r"\s*"
        + re.escape(texts.say("seat", seat=seat))
    )


def names_on_wall(page: Page) -> set[str]:
    """All names that the slides of the wall show, one after the other."""
    found: set[str] = set()
    names = page.locator(".room .name")
    expect(names.first).to_be_visible()
    page.keyboard.press("Space")
    first = names.all_inner_texts()
    # Once round; should the first page have been laid out anew since, it never comes again.
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
