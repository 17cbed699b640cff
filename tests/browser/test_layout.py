"""The layout of the table, measured: all melds are visible, and nothing moves during a turn.

The pictures are made up (`tests.support.browser.crafted_table`), so that any position is shown at
once. With ``--full``, every size, language, number of seats and number of melds is measured.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from romme.wire import messages
from tests.browser.conftest import Device, PageErrors, Visit
from tests.support.browser import layout
from tests.support.browser.axe import axe
from tests.support.browser.crafted_table import HAND, CraftedTable, Moment, Position
from tests.support.browser.player import EMPTY_PAGE

SIZES: Final = ((360, 640), (360, 740), (740, 360), (768, 1024), (1366, 768), (1920, 1080))
LANGUAGES: Final = ("lb", "de", "fr", "en")
SPREAD: Final = (
    (360, 640, True, "de"),
    (360, 640, False, "fr"),
    (360, 740, True, "lb"),
    (740, 360, True, "fr"),
    (740, 360, False, "de"),
    (768, 1024, True, "en"),
    (1366, 768, False, "lb"),
    (1920, 1080, True, "fr"),
)
"""Width, height, large print and language of the screens measured without `--full`."""
TOUCH_BELOW: Final = 1000
"""Screens of a smaller width in pixels have touch."""
_PREFER: Final = """([preferences, language]) => {
  localStorage.setItem("romme-taste", preferences);
  localStorage.setItem("romme-language", language);
}"""
MELDS: Final = (0, 6, 9, 12, 15)
SEATS: Final = (2, 3, 4, 5, 6)
FITS: Final = ("add 8D to 1", "add 8D to 4")
REFUSAL: Final = messages.Refused(
    id=None,
    code="not-a-meld",
    message="♣A ♦8 ♣8 is not a meld. A run has three or more cards of one suit in a row.",
    clause="T5",
    rule="A set is three or four cards of one rank in different suits. A run is three or more "
    "consecutive cards of one suit.",
)


def screens(full: bool) -> Iterator[tuple[int, int, bool, str]]:  # noqa: FBT001 - an option
    """Yield width, height, large print and language."""
    if not full:
        yield from SPREAD
        return
    for (width, height), large, language in product(SIZES, (False, True), LANGUAGES):
        yield width, height, large, language


def positions(full: bool) -> list[Position]:  # noqa: FBT001 - an option
    """Return positions to measure, most with 14 cards after the draw.

    On a phone, the eighth card makes a second row in the hand. With 15, the cards are smaller.
    """
    few = Position(melds=0, seats=2, hand=HAND[:6])
    if full:
        spread = product(MELDS, SEATS)
        most = Position(melds=12, seats=4, staged=2)
        usual = (Position(melds=melds, seats=seats, hand=HAND[:13]) for melds, seats in spread)
        return [few, most, *usual]
    laying = Position(melds=15, seats=6, staged=1)
    return [few, laying, Position(melds=9, seats=4, hand=HAND[:13])]


def open_table(
    visit: Visit,
    width: int,
    height: int,
    *,
    large: bool = False,
    language: str = "en",
    sort: str = "suit",
) -> CraftedTable:
    table = CraftedTable(visit(Device(width, height, touch=width < TOUCH_BELOW)))
    table.page.goto(EMPTY_PAGE)
    reopen(table, width, height, large=large, language=language, sort=sort)
    return table


def reopen(
    table: CraftedTable, width: int, height: int, *, large: bool, language: str, sort: str
) -> None:
    """Load the table again on another screen, which costs less than a new page."""
    preferences = json.dumps({"large": large, "sort": sort})
    table.page.set_viewport_size({"width": width, "height": height})
    table.page.evaluate(_PREFER, [preferences, language])
    table.open(Position())
    html = table.page.locator("html")
    expect(html).to_have_attribute("lang", language)
    assert html.evaluate("one => one.classList.contains('large')") == large


def pick(page: Page, *cards: str) -> None:
    for card in cards:
        held = page.locator("[data-zone=hand] button:not([aria-pressed=true])")
        held.filter(has=page.locator(f"[data-card='{card}']")).first.click()


def box_of(element: Locator) -> list[float]:
    box = element.bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]


def shown_faults(table: CraftedTable, about: object) -> list[str]:
    position = table.position
    lying = position.melds - (0 if position.moment is Moment.PLAY else position.staged)
    found = layout.faults(table.page, melds=lying)
    return [f"{about} {position.moment.value}: {one}" for one in found]


def test_everything_is_visible_and_nothing_moves(
    visit: Visit, request: pytest.FixtureRequest
) -> None:
    """Piles, seats and hand stay where they are from one phase of a turn to the next."""
    full = bool(request.config.getoption("--full"))
    found: list[str] = []
    tables: dict[bool, CraftedTable] = {}
    for width, height, large, language in screens(full):
        sort = "melds" if language in {"de", "fr"} else "suit"
        touch = width < TOUCH_BELOW
        if touch not in tables:
            tables[touch] = open_table(visit, width, height)
        table = tables[touch]
        reopen(table, width, height, large=large, language=language, sort=sort)
        for position in positions(full):
            screen = (width, height, "large" if large else "", language)
            about = (*screen, position.melds, f"{position.seats} seats")
            before: layout.Boxes = {}
            for moment in (Moment.WAIT, Moment.DRAW, Moment.PLAY):
                table.show(position.with_(moment=moment, steps=FITS if position.melds > 4 else ()))
                found += shown_faults(table, about)
                now = layout.boxes(table.page)
                before = before or now
                found += [
                    f"{about} {moment.value}: {one}" for one in layout.moved(before, now).items()
                ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("width", "height", "large"),
    [(360, 640, True), (360, 740, False), (740, 360, False), (1366, 768, False)],
)
def test_an_answer_and_picked_cards_move_nothing(
    visit: Visit,
    width: int,
    height: int,
    large: bool,  # noqa: FBT001 - a parameter
) -> None:
    """An answer has one row. When opened, it covers neither melds nor piles nor the hand."""
    table = open_table(visit, width, height, large=large, language="de")
    table.refusal = REFUSAL
    page = table.page
    table.show(Position(melds=9, seats=5, moment=Moment.PLAY, steps=FITS))
    before = layout.boxes(page)

    pick(page, "8D")
    chips = page.locator("[data-fits]")
    expect(chips).to_have_count(2)
    assert layout.moved(before, layout.boxes(page)) == {}
    assert shown_faults(table, "picked") == []
    axe(page)

    pick(page, "8C", "AC")
    page.locator("[data-drop=new] button").click()
    answer = page.get_by_role("alert")
    expect(answer).to_contain_text("not a meld")
    assert layout.moved(before, layout.boxes(page)) == {}
    assert layout.moved(before, {"voice": box_of(answer)}) == {}
    answer.locator("[aria-expanded=false]").click()
    quote = answer.locator("q")
    quote.scroll_into_view_if_needed()
    expect(quote).to_be_in_viewport()
    assert layout.moved(before, layout.boxes(page)) == {}
    opened = box_of(answer)
    for part in ("field", "stock", "open pile", "new meld", "hand"):
        assert not layout.overlap(opened, before[part]), part


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("width", "height"), [(740, 360), (360, 640)])
def test_the_notice_about_a_lost_connection_moves_and_covers_nothing(
    visit: Visit,
    page_errors: PageErrors,
    width: int,
    height: int,
    large: bool,  # noqa: FBT001 - a parameter
) -> None:
    page_errors.allow(r"socket-ticket|ERR_FAILED")
    for language in LANGUAGES:
        table = open_table(visit, width, height, large=large, language=language)
        table.show(Position(melds=9, seats=6))
        before = layout.boxes(table.page)
        table.cut_connection()
        after = layout.boxes(table.page)
        assert after.pop("notice")
        notice = table.page.locator("[data-connection] > span")
        assert notice.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert layout.moved(before, after) == {}
        assert shown_faults(table, language) == []
        if language == LANGUAGES[0]:
            axe(table.page)
        table.page.context.close()


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        (".melds li { width: 320px !important }", "outside the field"),
        (".meld [data-card] { margin-right: 12px }", "cut off"),
        (".table > .seats { margin-bottom: -30px }", "seats and"),
        (".own > .foot button { min-height: 30px; height: 30px }", "a target of"),
        (".own .what { font-size: 60px; white-space: nowrap }", "screen"),
        (".held { width: 40px !important }", "in the hand"),
        (".own .sort { transform: translate(-130px, 7px) }", "lies over"),
        (".table { min-height: 110vh !important }", "the page scrolls"),
    ],
)
def test_a_planted_fault_is_found(visit: Visit, style: str, fault: str) -> None:
    table = open_table(visit, 360, 740)
    table.show(Position(melds=9, moment=Moment.PLAY))
    assert shown_faults(table, "") == []
    table.page.add_style_tag(content=style)
    assert any(fault in one for one in shown_faults(table, ""))


def test_a_part_that_moves_is_found(visit: Visit) -> None:
    table = open_table(visit, 360, 740)
    before = layout.boxes(table.page)
    table.page.add_style_tag(content="[aria-current] ~ li { margin-left: 3px }")
    table.show(Position(moment=Moment.WAIT))
    assert "seat 3" in layout.moved(before, layout.boxes(table.page))
