"""Answers of the table: how they go away, and the ways out that they offer. Hints."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answers.answered_player import AnsweredPlayer
from tests.browser.answers.refusal_cases import OPENING, RUN, Case
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.test_table import hand_card, meld
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deals import SetDeal


def started(page: Page, set_deal: SetDeal, visit: Visit, case: Case) -> AnsweredPlayer:
    player = AnsweredPlayer(page)
    player.start(case, set_deal, visit)
    return player


def test_an_answer_goes_away_by_itself(desktop: Page, visit: Visit, set_deal: SetDeal) -> None:
    """It stays as long as it takes to read it, and while it has the focus."""
    desktop.clock.install()
    player = started(desktop, set_deal, visit, Case("", OPENING, ""))
    player.by_keys("lay 4C 5C 9D")
    answer = desktop.get_by_role("alert")
    expect(answer).to_be_visible()
    assert desktop.locator("[data-voice] button[aria-expanded]").count() == 1
    desktop.clock.run_for(4_000)
    expect(answer).to_be_visible()
    close = answer.get_by_role("button", name=player.say("page-close"))
    close.focus()
    desktop.clock.run_for(120_000)
    expect(answer).to_be_visible()
    close.blur()
    desktop.clock.run_for(120_000)
    expect(answer).to_have_count(0)
    reason = player.say("refusal-meld-no-pattern").split(".")[0]
    expect(desktop.locator("[data-voice] .what")).to_contain_text(
        reason
    )  # the cards are still there


def test_an_unfinished_opening_can_be_taken_back_at_the_discard(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    case = Case("", OPENING, "", before=("draw stock", "lay KS KH KD"))
    player = started(desktop, set_deal, visit, case)
    player.by_keys("discard 2S")
    question = desktop.get_by_role("group", name=player.say("page-unfinished"))
    expect(question.get_by_role("button", name="Take back and discard ♠2")).to_be_focused()
    axe(desktop)
    player.press(question.get_by_role("button", name=player.say("page-way-go-on")))
    expect(question).to_have_count(0)
    expect(meld(player, 1)).to_be_visible()
    expect(hand_card(player, "2S")).to_be_focused()
    desktop.keyboard.press("d")
    player.press(question.get_by_role("button", name="Take back and discard ♠2"))
    player.until(lambda: player.picture["melds"] == [] and "2S" not in player.picture["hand"])
    player.until(lambda: "KS" in player.picture["hand"])


def test_a_legal_part_of_the_cards_set_aside_is_offered(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    case = Case("", OPENING, "", rules="klassik")
    player = started(desktop, set_deal, visit, case)
    player.by_keys("lay 4C 5C 6C 9D")
    expect(desktop.get_by_role("alert")).to_be_visible()
    player.by_keys("discard 2S")
    part = desktop.get_by_role("button", name="Lay only ♣4 ♣5 ♣6 and discard ♠2")
    player.press(part)
    player.until(lambda: len(player.picture["melds"]) == 1)
    assert player.picture["melds"][0]["cards"] == ["4C", "5C", "6C"]


def test_the_keyboard_is_at_the_new_card_after_a_draw(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    player = started(desktop, set_deal, visit, Case("", OPENING, "", before=()))
    player.button("page-draw-stock").focus()
    desktop.keyboard.press("Enter")
    expect(hand_card(player, "3S")).to_be_focused()


def test_the_open_card_says_what_taking_it_demands(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    case = Case("", "8D 7D 2S", "", before=())
    player = started(desktop, set_deal, visit, case)
    take = desktop.get_by_role("button", name=re.compile("^Take ♠9"))
    duty = player.say("page-take-duty", duty="open-with-taken")
    expect(take).to_contain_text(duty)
    expect(take).not_to_have_class(re.compile("main"))
    expect(player.button("page-draw-stock")).to_have_class(re.compile("main"))
    expect(desktop.locator("[data-pile=open]")).to_have_accessible_name(re.compile(duty))
    take.click()
    put_back = desktop.get_by_role("button", name=re.compile(player.say("page-return")))
    expect(put_back).to_contain_text(player.say("page-ends-turn"))
    before = player.turn
    put_back.click()
    player.until(lambda: player.turn != before)


def test_a_hint_is_one_line_and_marks_the_cards(
    desktop: Page, visit: Visit, set_deal: SetDeal
) -> None:
    player = started(desktop, set_deal, visit, Case("", OPENING, "", before=()))
    desktop.keyboard.press("h")
    player.until(lambda: player.hinted is not None)
    expect(desktop.locator("[data-pile].hinted")).to_have_count(1)
    advice = desktop.locator("[data-voice] .advice")
    player.expect_nothing_covered(advice)
    assert player.hinted is not None
    reason = desktop.get_by_text(player.hinted["advice"][0]["reasons"][0]["text"])
    expect(reason).to_have_count(0)
    why = advice.get_by_role("button", name=player.say("page-why"))
    player.press(why)
    beside = desktop.get_by_role("region", name=player.say("page-why"))
    expect(beside).to_contain_text(player.hinted["advice"][0]["reasons"][0]["text"])
    axe(desktop)
    for width, height in ((360, 740), (740, 360), (1024, 768)):
        desktop.set_viewport_size({"width": width, "height": height})
        expect(beside).to_have_count(0)
        expect(reason.first).to_be_visible()
        player.expect_nothing_covered(advice)
    axe(desktop)
    player.press(why)
    expect(reason).to_have_count(0)
    player.press(advice.get_by_role("button", name=player.say("page-close")))
    expect(advice).to_have_count(0)


_WATCH_SHAKES: Final = """() => {
  window.shaken = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames.translate) window.shaken.push(this.getAttribute("aria-label"));
    return animate.call(this, frames, options);
  };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_refused_card_shakes_unless_reduced_motion_is_set(
    visit: Visit, set_deal: SetDeal, motion: str
) -> None:
    page = visit(DESKTOP, motion=motion)
    player = started(page, set_deal, visit, Case("", "2S 8D 7D", "", table=RUN, opened=[1]))
    page.evaluate(_WATCH_SHAKES)
    player.by_drag("add 2S to 1")
    expect(page.get_by_role("alert")).to_be_visible()
    shaken = [player.card_name("2S")] if motion == "no-preference" else []
    assert page.evaluate("window.shaken") == shaken
