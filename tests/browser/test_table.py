"""The table: dragging, melding, taking back, sorting, keyboard shortcuts, animations."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.support.browser.axe import axe
from tests.support.browser.crafted_table import CraftedTable, Moment, Position
from tests.support.browser.fixed_deals import (
    OPENING,
    SetDeal,
    draw_first_card,
    start_first_turn,
)
from tests.support.browser.player import InputMethod, Player


def meld(player: Player, number: int) -> Locator:
    return player.page.locator(f'[data-drop="meld-{number}"]')


def cards_in_zone(player: Player, zone: str) -> list[str]:
    """Return the cards in a zone of the table, in the order shown."""
    found = player.page.locator(f'[data-zone="{zone}"] [data-card]')
    return list(found.evaluate_all("all => all.map(one => one.dataset.card)"))


def meld_cards(player: Player, number: int) -> list[str]:
    return cards_in_zone(player, f"meld-{number}")


def hand_card(player: Player, name: str) -> Locator:
    return player.hand.and_(
        player.page.get_by_role("button", name=player.card_name(name), exact=True)
    ).first


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def corner(element: Locator) -> tuple[float, float]:
    """Return a point on a card that the next card in the hand does not cover."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + 18, box["y"] + 24


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def drag_by_touch(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    session = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    send("touchStart", start)
    for step in range(1, 9):
        part = step / 8
        send(
            "touchMove",
            (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part),
        )
    send("touchEnd")


# --- laying --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("device", "drag"), [(DESKTOP, drag_by_mouse), (PHONE, drag_by_touch)])
def test_cards_can_be_dragged_everywhere(
    visit: Visit,
    set_deal: SetDeal,
    device: Any,  # noqa: ANN401 - a Device
    drag: Callable[[Page, tuple[float, float], tuple[float, float]], None],
) -> None:
    """Cards can be dragged from the stock, into a new meld, onto a meld and onto the open pile."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = visit(device)
    input_method = InputMethod.TOUCH if device.touch else InputMethod.MOUSE
    player = Player(page, input_method=input_method)
    start_first_turn(player)
    stock = page.locator("[data-pile=stock]")
    expect(stock).to_be_enabled()
    drag(page, middle(stock), middle(page.locator("[data-zone=hand]")))
    player.until(lambda: player.drafted is not None)
    expect(hand_card(player, "AD")).to_be_visible()

    place = page.locator("[data-drop=new]")
    for name in ("KS", "KH", "KD"):
        drag(page, corner(hand_card(player, name)), middle(place))
    expect(meld(player, 1)).to_be_visible()
    assert meld_cards(player, 1) == ["KS", "KH", "KD"]
    expect(page.get_by_text("30 of 40", exact=True)).to_be_visible()
    for name in ("4C", "5C", "6C"):
        drag(page, corner(hand_card(player, name)), middle(place))
    expect(page.get_by_text("45 of 40", exact=True)).to_be_visible()
    player.until(lambda: player.drafted is not None and len(player.drafted["melds"]) == 2)

    drag(page, corner(hand_card(player, "*")), middle(meld(player, 1)))
    expect(meld(player, 1).locator("[data-card]")).to_have_count(4)
    before = player.turn
    drag(page, corner(hand_card(player, "2S")), middle(page.locator("[data-pile=open]")))
    player.until(lambda: player.turn != before)
    assert player.picture["melds"][0]["cards"][-1] == "*"


def test_a_card_dropped_where_it_does_not_fit_returns_to_the_hand(
    desktop: Page, set_deal: SetDeal
) -> None:
    """The plan of the turn does not change."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(desktop)
    draw_first_card(player)
    player.stage("meld KS KH KD")
    player.until(lambda: player.drafted is not None and len(player.drafted["melds"]) == 1)
    drafted = player.drafted
    drag_by_mouse(desktop, corner(hand_card(player, "2S")), middle(meld(player, 1)))
    expect(hand_card(player, "2S")).to_be_visible()
    assert player.drafted == drafted


def test_a_player_with_two_jokers_lays_off_one_and_discards_the_other(
    desktop: Page, set_deal: SetDeal
) -> None:
    """A joker may be discarded only as the last card."""
    set_deal("2S 3S 4S 5H 6H 7H 9C TC JC 8D 9D TD *", open="TH", stock="2H * * *", dealer=3)
    player = Player(desktop)
    start_first_turn(player)
    player.play_game()
    assert player.picture["hand"] == []
    assert sum(len(one["cards"]) for one in player.picture["melds"]) >= 13


def test_an_ambiguous_joker_is_asked_about_and_later_swapped(
    desktop: Page, set_deal: SetDeal
) -> None:
    """The page asks to which end of a run the joker belongs. A swapped joker must be laid again."""
    set_deal(OPENING.replace("6C", "3S"), open="TH", stock="AD 9C 2H 6C", dealer=3)
    player = Player(desktop)
    draw_first_card(player)
    player.pick(["4C", "5C", "*"])
    player.press(player.button("page-lay-meld"))
    ways = desktop.get_by_role("group", name=player.say("page-which-way"))
    expect(ways.get_by_role("button")).to_have_count(3)  # two ways and a cancel button
    axe(desktop)
    ways.get_by_role("button", name="Joker as 6 of clubs").click()
    expect(meld(player, 1)).to_be_visible()
    player.stage("meld KS KH KD")
    expect(desktop.get_by_text("45 of 40", exact=True)).to_be_visible()
    player.pick(["2S"])
    player.press(player.button("page-discard"))
    player.until(lambda: player.picture["melds"] != [] and bool(player.turn.get("may_draw")))
    player.move()
    player.until(lambda: player.drafted is not None)

    player.pick(["6C"])
    expect(meld(player, 1)).to_be_enabled()
    meld(player, 1).click()
    expect(desktop.get_by_text(player.say("duty-place-joker", jokers=1))).to_be_visible()
    assert meld_cards(player, 1) == ["4C", "5C", "6C"]
    expect(player.button("page-discard")).to_be_disabled()
    player.pick(["*"])
    meld(player, 2).click()
    expect(meld(player, 2).locator("[data-card]")).to_have_count(4)
    expect(desktop.get_by_text(player.say("page-do-play"))).to_be_visible()


def test_the_page_asks_whether_to_lay_off_or_to_swap(desktop: Page, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD 9C 2H 3H", dealer=3)
    player = Player(desktop)
    draw_first_card(player, options={"joker_swap": "all_melds"})
    player.stage("meld KS KH *")
    player.stage("meld 4C 5C 6C")
    player.pick(["2S"])
    player.press(player.button("page-discard"))
    player.until(lambda: player.picture["melds"] != [] and bool(player.turn.get("may_draw")))
    player.move()
    player.until(lambda: player.drafted is not None)

    player.pick(["KD"])
    meld(player, 1).click()
    ways = desktop.get_by_role("group", name="Lay off or swap?", exact=True)
    expect(ways).to_be_visible()
    axe(desktop)
    ways.get_by_role("button", name=player.say("page-way-swap")).click()
    expect(desktop.get_by_text(player.say("duty-place-joker", jokers=1))).to_be_visible()
    assert meld_cards(player, 1) == ["KS", "KH", "KD"]


def test_one_of_two_staged_melds_can_be_taken_back(desktop: Page, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(desktop)
    draw_first_card(player)
    player.stage("meld 4C 5C 6C")
    player.stage("meld KS KH KD")
    # A phone in landscape, or 200 % zoom: everything is visible without scrolling.
    desktop.set_viewport_size({"width": 740, "height": 360})
    for element in (desktop.locator("[data-pile=stock]"), meld(player, 2), player.hand.last):
        expect(element).to_be_in_viewport(ratio=0.4)
    desktop.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
    desktop.get_by_role("button", name=re.compile("^Take back: 4 of clubs")).click()
    expect(desktop.get_by_text("30 of 40", exact=True)).to_be_visible()
    assert meld_cards(player, 1) == ["KS", "KH", "KD"]
    expect(hand_card(player, "5C")).to_be_visible()


def test_a_refusal_links_to_its_clause(desktop: Page, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(desktop)
    draw_first_card(player)
    for name in ("4C", "5C", "9D"):
        drag_by_mouse(
            desktop, corner(hand_card(player, name)), middle(desktop.locator("[data-drop=new]"))
        )
    alert = desktop.get_by_role("alert")
    expect(alert).to_contain_text("meld")
    axe(desktop)
    alert.get_by_role("button", name=re.compile("^Clause")).click()
    expect(desktop.get_by_role("dialog")).to_be_visible()
    desktop.keyboard.press("Escape")
    player.press(player.button("page-take-back"))
    expect(hand_card(player, "9D")).to_be_visible()


def test_T6_a_failed_opening_is_undone_at_a_strict_table(desktop: Page, set_deal: SetDeal) -> None:  # noqa: N802 - a clause
    """An invalid meld is accepted at first and returns to the hand at the end of the turn."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(desktop)
    draw_first_card(player, mode="strict")
    player.pick(["4C", "5C", "9D"])
    player.press(player.button("page-lay-meld"))
    player.until(lambda: bool(player.turn.get("staged")))
    assert player.turn["staged"] == ["meld 4C 5C 9D"]
    expect(player.button("page-take-back")).to_have_count(0)
    player.pick(["2S"])
    player.press(player.button("page-discard"))
    expect(desktop.get_by_role("tabpanel")).to_contain_text("The opening fails")
    player.until(lambda: {"4C", "5C", "9D"} <= set(player.picture["hand"]))
    expect(hand_card(player, "9D")).to_be_visible()


# --- the hand ------------------------------------------------------------------------------------


def hand_order(player: Player) -> str:
    return " ".join(cards_in_zone(player, "hand"))


def test_the_hand_is_sorted_by_melds_by_dragging_and_by_rank(
    desktop: Page, set_deal: SetDeal
) -> None:
    """The server finds the melds. A dragged card stays where the player puts it."""
    set_deal("4C 5C 6C KH KD KS 9D TD 2S 8S 3H JS 7H", open="TH", stock="AD", dealer=3)
    player = Player(desktop)
    draw_first_card(player)
    player.press(player.button("page-sort-melds"))
    player.until(lambda: hand_order(player).startswith(("KS KH KD 4C 5C 6C", "4C 5C 6C KS KH KD")))
    first, last = cards_in_zone(player, "hand")[0], cards_in_zone(player, "hand")[-1]
    drag_by_mouse(desktop, corner(player.hand.last), corner(player.hand.first))
    assert hand_order(player).startswith(f"{last} {first}")
    player.press(player.button("page-sort-rank"))
    assert hand_order(player).startswith("AD 2S 3H")


def test_keyboard_shortcuts_play_a_turn(desktop: Page, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(desktop)
    start_first_turn(player)
    desktop.keyboard.press("?")
    help_ = desktop.get_by_role("dialog")
    expect(help_).to_contain_text("draw from the stock")
    axe(desktop)
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("n")
    player.until(lambda: player.drafted is not None)
    hand_card(player, "KS").focus()
    for key in ("Space", "ArrowRight"):
        desktop.keyboard.press(key)
    for name in ("KH", "KD"):
        hand_card(player, name).focus()
        desktop.keyboard.press("Space")
    desktop.keyboard.press("m")
    expect(desktop.get_by_text("30 of 40", exact=True)).to_be_visible()
    assert desktop.evaluate("document.activeElement.className").startswith("held")
    desktop.keyboard.press("z")
    expect(meld(player, 1)).to_have_count(0)
    hand_card(player, "2S").focus()
    desktop.keyboard.press("Space")
    before = player.turn
    desktop.keyboard.press("d")
    player.until(lambda: player.turn != before)


_WATCH_FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const one of addedNodes)
        if (one.style?.position === "fixed" && one.getAttribute("aria-hidden") === "true") {
          const [flight] = one.getAnimations();
          window.flights.push(flight ? flight.effect.getKeyframes()[0].transform : "not animated");
        }
  }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_are_animated_unless_reduced_motion_is_set(
    visit: Visit, set_deal: SetDeal, motion: str
) -> None:
    """Drawing, melding and taking back are animated. Animated elements are removed afterwards."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = visit(DESKTOP, motion=motion)
    player = Player(page)
    start_first_turn(player)
    page.evaluate(_WATCH_FLIGHTS)
    flown = []
    for act in (player.move, lambda: player.stage("meld KH KD KS"), player.take_back):
        page.evaluate("window.flights.length = 0")
        act()
        page.wait_for_timeout(100)
        flown.append(page.evaluate("window.flights"))
    if motion == "reduce":
        assert flown == [[], [], []]
        return
    drawn, laid, taken_up = flown
    assert len(drawn) == 1
    assert len(laid) == 6  # into the staging area, and from there to the table
    assert len(taken_up) == 3
    assert all(start.startswith("translate(") for start in drawn + laid + taken_up)
    expect(page.locator("body > [aria-hidden=true]")).to_have_count(0)


def test_spectators_see_no_hand(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(visit(DESKTOP))
    table = start_first_turn(player)
    watcher = visit(DESKTOP)
    watcher.goto(f"/t/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator("[data-zone=hand]")).to_have_count(0)
    expect(watcher.locator("[data-seat]")).to_have_count(3)
    axe(watcher)


def test_a_bot_can_replace_an_absent_player_in_a_rematch(visit: Visit, set_deal: SetDeal) -> None:
    """The host removes the absent player and adds a bot."""
    set_deal("2S 3S 4S 5H 6H 7H 9C TC JC 8D 9D TD JD", open="TH", stock="2H", dealer=3)
    anna, ben = Player(visit(DESKTOP)), Player(visit(DESKTOP))
    table = anna.sit_down("haus", seats=3, bots=1)
    ben.page.goto(f"/t/{table}")
    ben.press(ben.button("page-sit"))
    for one in (ben, anna):
        one.press(one.button("page-ready-to-play"))
    anna.until(lambda: anna.phase == "playing")
    anna.play_game()
    ben.page.close()
    anna.press(anna.button("page-rematch"))
    remove = anna.page.get_by_role("listitem").filter(has_text=anna.say("page-away"))
    anna.press(remove.get_by_role("button", name=anna.say("page-remove")))
    axe(anna.page)
    anna.press(anna.button("page-add-bot"))
    anna.until(lambda: anna.phase == "playing")


def test_only_people_have_a_clock(desktop: Page) -> None:
    """While a bot has the turn, the table waits for its pause, which is no clock."""
    table = CraftedTable(desktop)
    clocks = desktop.locator("[data-seat] time")
    table.open(Position(moment=Moment.WAIT, clock=True))
    expect(clocks).to_have_count(1)
    table.show(Position(moment=Moment.WAIT, clock=True, bots_only=True))
    expect(clocks).to_have_count(0)


def test_the_final_standings_fit_a_phone(phone: Page, set_deal: SetDeal) -> None:
    """The games are beside each other and can be scrolled; the standings are below each other."""
    set_deal("2S 3S 4S 5H 6H 7H 9C TC JC 8D 9D TD JD", open="TH", stock="2H", dealer=6)
    player = Player(phone, input_method=InputMethod.TOUCH)
    player.sit_down("haus", seats=6)
    player.play_game()
    standings = phone.get_by_role("list", name=player.say("page-standing")).get_by_role("listitem")
    expect(standings).to_have_count(6)
    for one in standings.all():
        one.scroll_into_view_if_needed()
        expect(one).to_be_in_viewport(ratio=1)
    expect(standings.first).to_contain_text("1st")
    axe(phone)
