"""Filling in the list of a table on one or two phones. The office sends its commands over HTTP."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from romme.locales import words
from romme.tournament.commands import Announce
from tests.browser.conftest import PHONE, Visit
from tests.browser.list.conftest import FOUR, THREE, MakeTournament
from tests.support.browser.axe import axe
from tests.support.browser.list_keeper import OPENED, UNOPENED, Keeper, seat_label


def test_filling_in_and_signing_a_list_of_three_games(
    phone: Page, make_tournament: MakeTournament
) -> None:
    """The list includes a game in which the stock is used up, and a correction."""
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    assert "key" not in phone.url
    axe(phone)
    keeper.count_pack()
    expect(phone.get_by_text("Anna deals.")).to_be_visible()

    keeper.press(seat_label("Jos$"))
    keeper.press(re.compile("^Hand-Rommé with lay-offs"))
    expect(keeper.button(re.compile(f"^{OPENED}"))).to_be_disabled()
    for digit in "12":
        keeper.press(digit)
    expect(keeper.button(re.compile(f"^{OPENED}"))).to_contain_text("2 points")
    axe(phone)
    keeper.press(re.compile(f"^{OPENED}"))
    keeper.type_points(104, UNOPENED)
    axe(phone)
    keeper.press("Save game 1")

    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.press("Nobody finished")
    keeper.press("Stock used up")
    for points in (5, 20, 40):
        keeper.type_points(points, OPENED)
    keeper.press("Save game 2")

    keeper.press(seat_label("Léa$"))
    keeper.press(re.compile("^Rommé"))
    keeper.type_points(0, OPENED)
    expect(phone.get_by_role("heading", name="Anna: 0?")).to_be_visible()
    keeper.press("Type it again")
    keeper.type_points(10, OPENED)
    keeper.type_points(35, OPENED)
    keeper.press("Save game 3")

    keeper.show("List")
    axe(phone)
    keeper.press("Show game 1")
    axe(phone)
    keeper.press("Correct game 1")
    keeper.press(seat_label("Léa 12 card points"))
    for _ in range(2):
        keeper.press("Delete the last digit")
    keeper.type_points(13, OPENED)
    keeper.press("Correct game 1")

    keeper.expect_all_sent()
    for name in THREE:
        keeper.sign(name)
    expect(phone.get_by_role("heading", name="The list is finished")).to_be_visible()
    keeper.expect_all_sent()
    axe(phone)

    found = tournament.sheet
    assert found["finished"]
    assert [foot["rating"] for foot in found["feet"]] == [4, 8, 10]
    assert [(one["game"], one["by"]) for one in found["corrections"]] == [(1, "keeper")]
    assert found["games"][0]["line"] == {
        "ending": "hand_laid_off",
        "winner": 2,
        "counts": [
            {"card_points": 104, "hand": "unopened"},
            None,
            {"card_points": 13, "hand": "opened"},
        ],
    }


def test_counts_are_confirmed_and_the_control_list_is_compared(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    """Nobody can sign while the list and the control list, each kept on its own phone, differ."""
    tournament = make_tournament(second_count="asked", control_list="asked", pack_check="not-asked")
    keeper = Keeper(visit(PHONE), tournament).open()
    keeper.press("I’m keeping the list")
    control = Keeper(visit(PHONE), tournament).open()
    control.press("I’m keeping the control list")
    axe(control.page)

    for game in (1, 2, 3):
        keeper.enter(game, "Jos", (12, OPENED), (40, OPENED))
        expect(keeper.button(seat_label("Anna: it’s right"))).to_have_count(0)
        keeper.press(seat_label("Léa: it’s right"))
        control.enter(game, "Jos", (21 if game == 2 else 12, OPENED), (40, OPENED))
    expect(control.page.get_by_role("heading", name="The two lists differ")).to_be_visible()
    expect(
        keeper.page.get_by_text("The list and the control list differ in game 2")
    ).to_be_visible()
    axe(keeper.page)
    expect(keeper.button(seat_label("Anna"))).to_be_disabled()

    control.show("List")
    control.press("Show game 2")
    control.press("Correct game 2")
    control.press(seat_label("Léa 21 card points"))
    for _ in range(2):
        control.press("Delete the last digit")
    control.type_points(12, OPENED)
    control.press("Correct game 2")
    control.expect_all_sent()
    expect(keeper.button(seat_label("Anna"))).to_be_enabled()
    keeper.sign("Anna")
    keeper.expect_all_sent()
    assert [one["seat"] for one in tournament.sheet["signatures"]] == [1]


def test_the_keyboard_alone_fills_in_a_game(desktop: Page, make_tournament: MakeTournament) -> None:
    """Tab, Enter and digits are enough, and each question gets the focus."""
    tournament = make_tournament()
    keeper = Keeper(desktop, tournament).open()
    press = desktop.keyboard.press

    def choose(name: str | re.Pattern[str]) -> None:
        """Focus a button with Tab and press it."""
        expect(keeper.button(name)).to_be_visible()
        for _ in range(30):
            press("Tab")
            if keeper.button(name).evaluate("one => one === document.activeElement"):
                return press("Enter")
        raise AssertionError(f"not reached: {name}")

    choose("Yes, 110 cards")
    choose(seat_label("Jos$"))
    expect(desktop.get_by_role("heading", name="How did Jos finish?")).to_be_focused()
    choose(re.compile("^Rommé"))
    for figure in ("12", "40"):
        for digit in figure:
            press(digit)
        choose(re.compile(f"^{OPENED}"))
    expect(desktop.get_by_role("heading", name="Is this right?")).to_be_focused()
    choose("Save game 1")
    expect(desktop.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.expect_all_sent()
    assert len(tournament.lines) == 1


@pytest.mark.parametrize("lang", ["lb", "de", "fr", "en"])
def test_the_list_fits_a_small_phone_in_large_print(
    visit: Visit, make_tournament: MakeTournament, lang: str
) -> None:
    """On a 360 px screen nothing overflows, and every touch target is at least 44 px in size."""
    texts = words(lang)
    tournament = make_tournament(("Christiane Diederich-Wagner", *FOUR[1:]))
    tournament.do(Announce("Moien!"))
    page = visit(PHONE, language=lang, scheme="dark")
    page.add_init_script("localStorage.setItem('romme-taste', JSON.stringify({ large: true }))")
    page.goto(tournament.link["path"])

    def check() -> None:
        wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert wider <= 0, f"{wider} px too wide"
        sizes = page.locator("button:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert all(min(size) >= 43.9 for size in sizes), sizes
        axe(page)

    page.get_by_role("button", name=texts.say("list-pack-right", n=110)).tap()
    expect(page.get_by_text(texts.say("list-who"))).to_be_visible()
    check()
    page.get_by_role("button", name="Jos").tap()
    page.get_by_role("button", name=re.compile("^Rommé")).tap()
    check()
    page.get_by_role("button", name="7", exact=True).tap()
    page.get_by_role("button", name=re.compile(f"^{texts.say('hand-opened')}")).tap()
    for key in ("list-pane-paper", "list-pane-more"):
        page.get_by_role("button", name=texts.say(key), exact=True).tap()
        check()
