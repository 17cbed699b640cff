"""Cards and table to choose from, and the settings dialog in which people choose."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, expect

from romme.locales import LANGUAGES, words
from tests.browser.conftest import PHONE, Visit
from tests.conftest import Size
from tests.support.browser.axe import axe
from tests.support.browser.player import EMPTY_PAGE, Player

FELTS: Final = ("green", "blue", "burgundy", "grey")
BACKS: Final = ("lattice", "diamonds", "waves", "rays", "plain")
FACES: Final = ("auto", "french", "german", "large")
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
MIN_TEXT_CONTRAST: Final = 4.5
"""By WCAG 2.2 AA, as the next one."""
MIN_BORDER_CONTRAST: Final = 3.0
WHITE: Final = (255.0, 255.0, 255.0)
VISIBLE: Final = 0.46
"""The part of a card's width that the next card leaves visible."""
HIGHLIGHT: Final = 0.12
"""The opacity of the white over a pile that can be used."""

_RECORD_FRAMES: Final = """
  window.frames_seen = [];
  const record = () => {
    const { theme, felt } = document.documentElement?.dataset ?? {};
    window.frames_seen.push([theme, felt]);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
"""
_TEXT_WIDTH: Final = """(one) => {
  const style = getComputedStyle(one);
  const context = document.createElement("canvas").getContext("2d");
  context.font = style.font;
  context.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  const stretched = style.transform === "none" ? 1 : new DOMMatrix(style.transform).a;
  return context.measureText(one.dataset.letter).width * stretched;
}"""
_IS_FOCUS_SHOWN: Final = """() => {
  const label = document.activeElement.closest("label");
  const { left, right, top, bottom } = label.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 4, bottom - 4].every((y) => label.contains(document.elementFromPoint(middle, y)));
}"""
_COLOURS: Final = """() => ["--felt", "--gold"].map(
  (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim())"""


STORE: Final = "(chosen) => localStorage.setItem('romme-taste', chosen)"

Colour = tuple[float, float, float]


def colour(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours by WCAG 2.2, from 1 to 21."""

    def luminance(values: Colour) -> float:
        parts = [value / 255 for value in values]
        linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def store(page: Page, **preferences: Any) -> None:  # noqa: ANN401 - JSON
    """Store preferences, as if they had been chosen on an earlier visit."""
    text = json.dumps(preferences)
    page.add_init_script(f"localStorage.setItem('romme-taste', {json.dumps(text)})")


def open_settings(page: Page, language: str = "en") -> Locator:
    page.goto("/")
    page.get_by_role("button", name=words(language).say("page-settings")).click()
    return page.get_by_role("dialog")


def choose(dialog: Locator, group: str, option: str) -> None:
    """Choose an option by the name that a screen reader says."""
    radio = dialog.get_by_role("group", name=group).get_by_role("radio", name=option, exact=True)
    radio.focus()
    radio.press(" ")
    expect(radio).to_be_checked()


def preview(page: Page) -> Locator:
    return page.get_by_role("img", name="Preview of the table")


def test_each_table_colour_is_applied_and_kept(desktop: Page) -> None:
    dialog = open_settings(desktop)
    seen = set()
    for felt in FELTS:
        choose(dialog, "Table colour", felt)
        seen.add(preview(desktop).evaluate("one => getComputedStyle(one).backgroundImage"))
    assert len(seen - {"none"}) == len(FELTS)
    desktop.reload()
    expect(desktop.locator("html")).to_have_attribute("data-felt", FELTS[-1])
    bar = desktop.locator("meta[name=theme-color]")  # of the browser
    expect(bar).to_have_attribute("content", re.compile("^#(?!14532d)"))
    expect(open_settings(desktop).get_by_role("radio", name=FELTS[-1])).to_be_checked()


def test_each_card_back_is_applied_and_kept(desktop: Page) -> None:
    dialog = open_settings(desktop)
    stock = preview(desktop).locator(".card").first
    seen = set()
    for back in ("red lattice", "blue diamonds", "green waves", "purple rays", "plain dark blue"):
        choose(dialog, "Card backs", back)
        seen.add(stock.evaluate("one => getComputedStyle(one).backgroundImage"))
    assert len(seen - {"none"}) == len(BACKS)
    open_settings(desktop)
    assert stock.evaluate("one => getComputedStyle(one).backgroundImage") in seen
    expect(desktop.get_by_role("radio", name="plain dark blue")).to_be_checked()


def test_each_card_face_is_applied_and_kept(desktop: Page) -> None:
    dialog = open_settings(desktop)
    cards = preview(desktop)
    queen = cards.locator("[data-card=QH]")
    jack = cards.locator('[data-card="*JH"] [data-letter]')
    for face, pictures, letters in (
        ("automatic", 1, "J"),
        ("German letters", 1, "B"),
        ("French", 1, "J"),
        ("extra large", 0, "J"),
    ):
        choose(dialog, "Card faces", face)
        expect(queen.locator("img")).to_have_count(pictures)
        expect(jack).to_have_attribute("data-letter", letters)
    Player(desktop).sit_down("klassik", seats=2)
    expect(desktop.locator(".card").first).to_be_visible()
    expect(desktop.locator(".card img")).to_have_count(0)
    expect(open_settings(desktop).get_by_role("radio", name="extra large")).to_be_checked()


def test_large_print_has_large_cards_unless_another_face_is_chosen(desktop: Page) -> None:
    dialog = open_settings(desktop)
    pictures = preview(desktop).locator("[data-card=QH] img")
    expect(pictures).to_have_count(1)
    dialog.get_by_role("switch", name="Large print").check()
    expect(pictures).to_have_count(0)
    choose(dialog, "Card faces", "French")
    expect(pictures).to_have_count(1)


def test_large_ranks_stay_visible_when_cards_overlap(desktop: Page) -> None:
    """Rank and suit lie in the part of a card that the next card leaves visible."""
    store(desktop, face="large")
    dialog = open_settings(desktop)
    for card in dialog.locator(".meld .card").all():
        box = card.bounding_box()
        suit = card.locator("svg [class*=suit-] path").first.bounding_box()
        assert box
        assert suit
        assert box["x"] <= suit["x"]
        assert suit["x"] + suit["width"] <= box["x"] + VISIBLE * box["width"]
        assert suit["y"] + suit["height"] <= box["y"] + 0.7 * box["height"]
        rank = card.locator("[data-letter]").evaluate(_TEXT_WIDTH)
        assert 0.15 * box["width"] < rank <= VISIBLE * box["width"]


def test_the_first_frame_has_the_chosen_colours(desktop: Page) -> None:
    desktop.add_init_script(_RECORD_FRAMES)
    store(desktop, felt="burgundy", theme="dark")
    desktop.goto("/")
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    seen = desktop.evaluate("window.frames_seen")
    assert seen
    assert all(frame == ["dark", "burgundy"] for frame in seen), seen[:5]
    # On a slow network, frames would come before the script otherwise.
    expect(desktop.locator("head script[type=module][blocking=render]")).to_have_count(1)


def test_unknown_stored_values_fall_back(desktop: Page) -> None:
    store(desktop, felt="tartan", back=7, face="cubist", theme="dark")
    dialog = open_settings(desktop)
    for chosen in ("green", "red lattice", "automatic", "dark"):
        expect(dialog.get_by_role("radio", name=chosen, exact=True)).to_be_checked()


def test_text_and_borders_on_the_table_have_enough_contrast(visit: Visit) -> None:
    page = visit()
    page.goto(EMPTY_PAGE)
    for felt, scheme in product(FELTS, SCHEMES):
        page.evaluate(STORE, json.dumps({"felt": felt}))
        page.emulate_media(color_scheme=scheme)
        page.goto("/nowhere")
        expect(page.locator("html")).to_have_attribute("data-felt", felt)
        lightest, gold = map(colour, page.evaluate(_COLOURS))
        red, green, blue = ((1 - HIGHLIGHT) * part + HIGHLIGHT * 255 for part in lightest)
        assert contrast((red, green, blue), WHITE) >= MIN_TEXT_CONTRAST, (felt, scheme)
        assert contrast(lightest, gold) >= MIN_BORDER_CONTRAST, (felt, scheme)


def test_the_table_is_accessible_in_each_colour(visit: Visit, size: Size) -> None:
    looks = [(felt, scheme) for scheme in SCHEMES for felt in FELTS]
    few = [looks[1], looks[6], looks[3]]
    for place, (felt, scheme) in enumerate(looks if size(0, 1) else few):
        player = Player(visit(PHONE, scheme=scheme))
        page = player.page
        face = FACES[place % len(FACES)]
        store(
            page, felt=felt, face=face, back=BACKS[place % len(BACKS)], fourColours=place % 2 == 0
        )
        player.sit_down("turnier", seats=3)
        expect(page.get_by_role("button", name="Stock").first).to_be_visible()
        axe(page)


def test_the_settings_fit_a_phone_and_are_accessible(visit: Visit, size: Size) -> None:
    small = """() => [...document.querySelectorAll("dialog :is(button, label)")]
      .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 43.5)
      .map((one) => one.outerHTML)"""
    wide = """() => [...document.querySelectorAll("dialog, dialog :not(.card *)")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .map((one) => one.outerHTML)"""
    for language in LANGUAGES[: size(2, len(LANGUAGES))]:
        page = visit(PHONE, language=language)
        page.goto(EMPTY_PAGE)
        for large in (False, True):
            page.evaluate(STORE, json.dumps({"large": large}))
            page.emulate_media(color_scheme="dark" if large else "light")
            open_settings(page, language)
            axe(page)
            assert page.evaluate(small) == [], language
            assert page.evaluate(wide) == [], language


def test_the_settings_work_by_keyboard(desktop: Page) -> None:
    desktop.goto("/")
    opener = desktop.get_by_role("button", name="Settings")
    opener.focus()
    desktop.keyboard.press("Enter")
    dialog = desktop.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("region", name="Cards and table")).to_be_visible()
    for name in ("Large print", "Four colours"):
        desktop.keyboard.press("Tab")
        expect(dialog.get_by_role("switch", name=name)).to_be_focused()
    desktop.keyboard.press("Tab")
    expect(dialog.get_by_role("radio", name="system")).to_be_focused()
    desktop.keyboard.press("ArrowRight")
    expect(desktop.locator("html")).to_have_attribute("data-theme", "light")
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("ArrowDown")
    desktop.keyboard.press("ArrowDown")
    expect(preview(desktop).locator("[data-card=QH] [data-letter]")).to_have_attribute(
        "data-letter", "D"
    )
    desktop.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


def test_the_preview_never_hides_the_focus(visit: Visit) -> None:
    page = visit(PHONE)
    dialog = open_settings(page)
    for group in ("Table colour", "Card backs", "Card faces"):
        radios = dialog.get_by_role("group", name=group).get_by_role("radio")
        for place in reversed(range(radios.count())):
            radios.nth(place).focus()
            page.keyboard.press("ArrowUp")
            assert page.evaluate(_IS_FOCUS_SHOWN), (group, place)
