"""House rules: changing, saving, sharing and playing them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from romme.locales import words
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.support.browser.axe import axe
from tests.support.browser.player import Player


def press(page: Page, key: str, **facts: int | str) -> None:
    page.get_by_role("button", name=words("en").say(key, **facts), exact=True).click()


def unfold(page: Page, key: str) -> None:
    """Expand a group of options."""
    page.locator("summary").get_by_text(words("en").say(key), exact=True).click()


def test_house_rules_can_be_saved_shared_and_played(visit: Visit) -> None:
    """Anna creates the rules on a laptop. Ben opens them on a phone in another language."""
    texts = words("en")
    anna = visit(DESKTOP)
    anna.goto("/rules")
    axe(anna)
    anna.get_by_role(
        "link", name=f"{texts.say('page-rules-read')}: {texts.say('ruleset-haus')}"
    ).click()
    expect(anna.get_by_role("heading", name=texts.say("heading-opening"))).to_be_visible()
    axe(anna)
    press(anna, "page-rules-change")
    unfold(anna, "heading-opening")
    field = anna.get_by_role("spinbutton", name=texts.say("option-opening_points"))
    field.fill("30")
    field.blur()
    expect(anna.get_by_text(texts.say("option-opening_points.value", n=30))).to_be_visible()
    unfold(anna, "heading-open-card")
    anna.get_by_label(texts.say("option-open_card.free")).check()
    expect(anna.get_by_text(texts.say("page-rules-differences", n=2)).first).to_be_visible()
    axe(anna)
    anna.get_by_label(texts.say("page-rules-name")).fill("Sundays at Granny’s")
    press(anna, "page-rules-save")
    expect(anna.get_by_text(texts.say("page-rules-saved"))).to_be_visible()
    link = anna.url

    ben = visit(PHONE, language="lb")
    theirs = words("lb")
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Sundays at Granny’s")).to_be_visible()
    expect(ben.get_by_text(theirs.say("page-rules-shared"))).to_be_visible()
    expect(ben.get_by_text(theirs.say("option-opening_points.value", n=30))).to_be_visible()
    usual = theirs.say("option-opening_points.value", n=40)
    expect(ben.get_by_text(theirs.say("page-instead", text=usual))).to_be_visible()
    axe(ben)
    player = Player(ben, "lb")
    ben.get_by_role("link", name=theirs.say("page-rules-play")).click()
    chosen = ben.get_by_label(theirs.say("page-which-rules"))
    expect(chosen.locator("option:checked")).to_have_text("Sundays at Granny’s")
    axe(ben)
    player.button("page-make-table").click()
    player.until(lambda: player.phase == "open")
    assert player.picture["terms"]["options"] == {"opening_points": 30, "open_card": "free"}

    anna.goto("/rules")
    expect(anna.get_by_role("heading", name="Sundays at Granny’s")).to_be_visible()
    for key in ("page-rules-delete", "page-rules-delete-sure"):
        anna.get_by_role("button", name=f"{texts.say(key)}: Sundays at Granny’s").click()
    expect(anna.get_by_text(texts.say("page-rules-none"))).to_be_visible()


def test_contradictory_options_are_explained_and_can_be_resolved(desktop: Page) -> None:
    """Opening points contradict the klassik rule that players may lay off at any time."""
    texts = words("en")
    desktop.goto("/rules/klassik")
    press(desktop, "page-rules-change")
    unfold(desktop, "heading-opening")
    title = texts.say("option-opening_points")
    press(desktop, "page-rules-more", what=title)
    alert = desktop.get_by_role("alert")
    expect(alert).to_contain_text(texts.say("page-senseless-lay-offs-before-opening"))
    play = desktop.get_by_role("link", name=texts.say("page-rules-play"))
    expect(play).to_have_count(0)
    axe(desktop)
    alert.get_by_role("button", name=texts.say("option-lay_offs")).click()
    expect(alert).to_have_count(0)
    expect(play).to_be_visible()
    expect(desktop.get_by_label(texts.say("option-lay_offs.after_opening"))).to_be_checked()
    press(desktop, "page-rules-undo-all")
    expect(desktop).to_have_url("/rules/klassik")


def test_an_invalid_rules_link_shows_an_error(desktop: Page) -> None:
    desktop.goto("/rules/nothing-of-ours")
    expect(desktop.get_by_role("alert")).to_have_text(words("en").say("page-rules-bad-link"))
    axe(desktop)


def test_a_table_shows_how_its_rules_differ(desktop: Page) -> None:
    player = Player(desktop)
    player.sit_down("haus", options={"opening_points": 51})
    texts = words("en")
    player.button("page-rules").click()
    dialog = desktop.get_by_role("dialog", name=texts.say("page-rules"))
    expect(dialog.get_by_text(texts.say("option-opening_points.value", n=51))).to_be_visible()
    usual = texts.say("option-opening_points.value", n=40)
    expect(dialog.get_by_text(texts.say("page-instead", text=usual))).to_be_visible()
    axe(desktop)
