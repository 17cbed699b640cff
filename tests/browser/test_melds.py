"""The melds on the table, the chips that say where a card fits, the sorted hand, and the cut."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from romme.wire import messages, terms
from tests.browser.conftest import DESKTOP, PHONE, Device, Visit
from tests.support.browser.axe import axe
from tests.support.browser.crafted_table import CraftedTable, Moment, Position, steps_laid

SMALL_PHONE = Device(360, 640, touch=True)
FITS = ("add 8D to 1", "add 8D to 11")


def open_position(page: Page, position: Position, **preferences: object) -> CraftedTable:
    stored = json.dumps(preferences)
    page.add_init_script(f"localStorage.setItem('romme-taste', '{stored}')")
    table = CraftedTable(page)
    table.open(position)
    table.until_drafted()
    return table


def pick(page: Page, card: str) -> None:
    held = page.locator("[data-zone=hand] button")
    held.filter(has=page.locator(f"[data-card='{card}']")).first.click()


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_a_chip_names_each_meld_that_the_picked_card_fits(visit: Visit, device: Device) -> None:
    page = visit(device)
    table = open_position(page, Position(melds=12, moment=Moment.PLAY, steps=FITS))
    pick(page, "8D")
    first, second = page.locator("[data-fits]").all()
    expect(first).to_have_accessible_name("♦5–♦7 Marie-Antoinette Schmit-Weber Fits: lay off")
    expect(second).to_have_accessible_name("♦9–♦K Bot 4 Fits: lay off")
    axe(page)
    second.click()
    table.until(lambda: table.asked[-1].get("steps") == ["add 8D to 11"])


def test_a_card_has_the_letter_of_its_corner_in_every_text(visit: Visit) -> None:
    """With German corners, an English page says ♦D where it would say ♦Q."""
    page = visit(PHONE)
    table = open_position(page, Position(melds=12), face="german")
    open_card = page.locator("[data-zone=open] [data-letter]").last
    expect(open_card).to_have_attribute("data-letter", "D")
    expect(page.get_by_role("button", name="Take ♦D")).to_be_visible()
    table.show(Position(melds=12, moment=Moment.PLAY, steps=("add 8D to 2",)))
    pick(page, "8D")
    expect(page.locator('[data-fits="2"]')).to_contain_text("♣K ♠K ♥K ♦K")
    table.refusal = messages.Refused(id=None, code="no", message="♣Q ♠J, not ♦10.", clause="T5")
    page.locator('[data-fits="2"]').tap()
    expect(page.get_by_role("alert")).to_contain_text("♣D ♠B, not ♦10.")


def test_a_key_leads_to_the_meld_that_the_picked_card_fits(visit: Visit) -> None:
    page = visit(DESKTOP)
    table = open_position(page, Position(melds=12, moment=Moment.PLAY, steps=FITS))
    pick(page, "8D")
    expect(page.locator("[data-fits]")).to_have_count(2)
    page.keyboard.press("g")
    expect(page.locator('[data-drop="meld-1"]')).to_be_focused()
    page.keyboard.press("Enter")
    table.until(lambda: table.asked[-1].get("steps") == ["add 8D to 1"])


def test_the_open_pile_is_calm_while_the_picked_card_fits_a_meld(visit: Visit) -> None:
    page = visit(PHONE)
    open_position(page, Position(melds=9, moment=Moment.PLAY, steps=FITS))
    pile = page.locator("[data-pile=open]")
    pick(page, "QC")
    brightest = pile.evaluate("one => getComputedStyle(one).backgroundColor")
    pick(page, "QC")
    pick(page, "8D")
    expect(page.locator("[data-fits]").first).to_be_visible()
    assert pile.evaluate("one => getComputedStyle(one).backgroundColor") != brightest


def test_a_collapsed_meld_opens_on_a_tap_and_takes_cards(visit: Visit) -> None:
    """Tiles show ranks and suits. A tap shows the whole meld, or lays off if the card fits."""
    page = visit(SMALL_PHONE)
    table = open_position(page, Position(melds=15, seats=6, moment=Moment.PLAY, steps=FITS))
    tile = page.locator('[data-drop="meld-3"]')
    tile.tap()
    peek = page.locator("[data-peek]")
    expect(peek.locator("[data-card]")).to_have_count(6)
    tile_box, peek_box = tile.bounding_box(), peek.bounding_box()
    assert tile_box is not None
    assert peek_box is not None
    assert peek_box["y"] >= tile_box["y"] + tile_box["height"] - 1  # it does not cover its tile
    axe(page)
    tile.tap()
    expect(peek).to_have_count(0)
    tile.press("Enter")
    expect(peek).to_be_visible()
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)

    pick(page, "8D")
    page.locator('[data-drop="meld-1"]').tap()
    table.until(lambda: table.asked[-1].get("steps") == ["add 8D to 1"])


def test_the_keyboard_focus_opens_a_collapsed_meld(visit: Visit) -> None:
    """It names the owner. A meld of this turn has a button that takes it back."""
    page = visit(SMALL_PHONE)
    position = Position(melds=15, seats=6, moment=Moment.PLAY, staged=2)
    table = open_position(page, position)
    expect(page.locator("li.staged")).to_have_count(2)
    owners = page.locator(".tile .owner")
    expect(owners).to_have_count(15)
    expect(owners.first).to_have_attribute("title", "Marie-Antoinette Schmit-Weber")

    peek = page.locator("[data-peek]")
    tile = page.locator('[data-drop="meld-14"]')
    tile.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tile).to_be_focused()
    expect(peek.locator("[data-card]")).to_have_count(3)
    page.keyboard.press("Tab")
    undo = peek.get_by_role("button")
    expect(undo).to_be_focused()
    box = undo.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.keyboard.press("Escape")
    expect(peek).to_have_count(0)
    expect(tile).to_be_focused()
    page.keyboard.press("Enter")
    undo.press("Enter")
    table.until(lambda: table.asked[-1].get("steps") == steps_laid(position)[1:])


def test_a_drag_over_a_collapsed_meld_opens_it(visit: Visit) -> None:
    page = visit(Device(360, 640, touch=False))
    open_position(page, Position(melds=15, seats=6, moment=Moment.PLAY, steps=FITS))
    card = page.locator("[data-zone=hand] [data-card='8D']").bounding_box()
    tile = page.locator('[data-drop="meld-11"]').bounding_box()
    assert card is not None
    assert tile is not None
    page.mouse.move(card["x"] + 12, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(tile["x"] + 20, tile["y"] + 40, steps=3)
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    expect(page.locator("[data-peek] [data-card]")).to_have_count(5)
    page.mouse.up()


def test_melds_out_of_sight_are_pointed_at(visit: Visit) -> None:
    """If not even tiles fit, the field scrolls to a meld that fits; an arrow points to others."""
    page = visit(SMALL_PHONE)
    steps = ("add 8D to 1", "add 8D to 28", "add KD to 28")
    open_position(page, Position(melds=28, seats=4, moment=Moment.PLAY, steps=steps))
    low, high = page.locator('[data-drop="meld-28"]'), page.locator('[data-drop="meld-1"]')
    expect(low).not_to_be_in_viewport(ratio=0.9)
    pick(page, "KD")
    expect(low).to_be_in_viewport(ratio=0.9)
    pick(page, "KD")
    pick(page, "8D")
    expect(high).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".arrow.below")).to_be_visible()
    page.locator(".melds").evaluate("field => field.scrollTo(0, 10_000)")
    expect(page.locator(".arrow.above")).to_be_visible()


# --- the hand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
def test_the_hand_by_melds_shows_the_points_of_each(visit: Visit, device: Device) -> None:
    page = visit(device)
    open_position(page, Position(moment=Moment.PLAY), sort="melds")
    hand = page.locator("[data-zone=hand]")
    expect(hand.locator(".worth")).to_have_text(["33", "12"])
    cards = "all => all.map(one => one.dataset.card)"
    expect(hand.locator("[data-card]").nth(5)).to_have_attribute("data-card", "5D")
    shown = hand.locator("[data-card]").evaluate_all(cards)
    assert shown[:6] == ["AC", "AH", "AD", "3D", "4D", "5D"]


def test_of_two_equal_cards_only_the_taken_one_is_marked(visit: Visit) -> None:
    page = visit(PHONE)
    table = open_position(page, Position())
    table.show(Position(moment=Moment.PLAY, taken="8C"))
    hand = page.locator("[data-zone=hand]")
    expect(hand.locator("[data-card='8C']")).to_have_count(2)
    expect(hand.locator(".taken")).to_have_count(1)


# --- the cut and the bar -------------------------------------------------------------------------


def test_a_tap_on_the_pack_cuts_it(visit: Visit) -> None:
    """A random number of cards is lifted. The player can also choose the place."""
    page = visit(PHONE)
    table = open_position(page, Position(moment=Moment.CUT, clock=True))
    pack = page.locator("[data-pile=stock]")
    clock = page.get_by_role("region", name="Table").get_by_text(re.compile(r"^1:\d\d$"))
    expect(clock).to_be_visible()
    axe(page)
    pack.tap()
    table.until(lambda: table.asked[-1]["do"] == "cut")
    assert 4 <= table.asked[-1]["lifted"] <= 106
    page.get_by_role("button", name="Choose where to cut").tap()
    page.get_by_role("slider").fill("57")
    page.get_by_role("button", name="Cut", exact=True).tap()
    table.until(lambda: table.asked[-1].get("lifted") == 57)


@pytest.mark.parametrize(
    ("length", "title"),
    [
        (terms.Games(5), "Game 1 of 5"),
        (terms.Target(100), "Game 1 · to 100"),
        (terms.Series(2), "Game 1 of 8"),
    ],
)
def test_the_title_says_how_long_the_match_is(
    visit: Visit, length: terms.Length, title: str
) -> None:
    page = visit(PHONE)
    open_position(page, Position(length=length))
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def test_nobody_chats_with_bots(visit: Visit) -> None:
    for device in (PHONE, DESKTOP):
        page = visit(device)
        table = open_position(page, Position(bots_only=True))
        chat = page.get_by_role("button", name="Chat").or_(page.get_by_role("tab", name="Chat"))
        expect(chat).to_have_count(0)
        table.show(Position())
        expect(chat).to_be_visible()
