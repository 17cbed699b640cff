"""Measurements of the table in the browser: what is visible, large enough and in its place."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page

from tests.support.browser.crafted_table import NAMES

_SCRIPTS: Final = Path(__file__).with_name("layout_scripts")
Boxes: TypeAlias = dict[str, list[float]]
"""The parts of the table, each with left, top, width and height in pixels."""

PARTS: Final = {
    "bar": ".table > header",
    "notice": "[data-connection] > span",
    "seats": ".table > .seats",
    "stock": "[data-pile=stock]",
    "open pile": "[data-pile=open]",
    "new meld": "[data-drop=new]",
    "field": ".field",
    "voice": "[data-voice]",
    "actions": ".own > .actions",
    "hand": "[data-zone=hand]",
    "foot": ".own > .foot",
    "side panel": ".table > aside",
}


@cache
def _script(name: str) -> str:
    """Return a function that runs in the browser."""
    return (_SCRIPTS / f"{name}.js").read_text("utf-8")


def boxes(page: Page) -> Boxes:
    """Return the boxes of all parts of the table and of all seats."""
    found: Boxes = page.evaluate(_script("boxes"), PARTS)
    return found


def faults(page: Page, *, melds: int) -> list[str]:
    """Return what a player could not see or press: parts, melds, targets and texts.

    Only a text with a name may end in an ellipsis.
    """
    names = [*filter(None, NAMES), "Bot", "Robot"]
    asked = {"parts": PARTS, "melds": melds, "names": names}
    found: list[str] = page.evaluate(_script("faults"), asked)
    return found


def overlap(one: list[float], other: list[float]) -> bool:
    """Whether two boxes overlap by more than a pixel."""
    return all(
        one[at] + 1 < other[at] + other[at + 2] and other[at] + 1 < one[at] + one[at + 2]
        for at in (0, 1)
    )


def moved(before: Boxes, after: Boxes) -> dict[str, Any]:
    """Return the parts whose boxes differ by more than half a pixel."""
    return {
        name: (before.get(name), box)
        for name, box in after.items()
        if name not in before
        or any(abs(one - other) > 0.5 for one, other in zip(before[name], box, strict=True))
    }
