"""A table calls the director: what the phone, the office, a helper's phone and the wall say."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from romme.locales import words
from tests.browser.conftest import DESKTOP, PHONE, PageErrors, Visit
from tests.support.browser.axe import axe
from tests.support.browser.hall.screens import CLIPPED, FITS, WALLS
from tests.support.browser.list_keeper import Keeper
from tests.support.browser.office import (
    NAMES,
    MakeTournament,
    OfficePage,
    tournament_factory,
)

TEXTS = words("en")
CALL, COMING = TEXTS.say("call-director"), TEXTS.say("office-call-answer")
TAKE_BACK, RAISE = TEXTS.say("call-take-back"), TEXTS.say("list-director-raise")
MORE = TEXTS.say("list-pane-more")


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def test_a_table_calls_and_a_helper_comes(visit: Visit, make_tournament: MakeTournament) -> None:
    tournament = make_tournament(NAMES)
    tournament.begin()
    keeper = Keeper(visit(PHONE), tournament, table=2).open()
    office, wall = OfficePage(visit(DESKTOP), tournament), visit(WALLS[0])
    phone = visit(PHONE)
    phone.add_init_script("localStorage.setItem('romme-office-name', 'Ada')")
    helper = OfficePage(phone, tournament, tournament.key_of("helper"))
    helper.go("people")
    wall.goto(f"{tournament.path}/wall")
    on_wall = wall.get_by_text(TEXTS.say("hall-call", table=2))

    keeper.show(MORE)
    keeper.press(CALL)
    axe(keeper.page)
    keeper.press(TEXTS.say("incident-wrong-dealer"))
    sign = keeper.page.get_by_role("dialog", name=RAISE)
    expect(sign.get_by_role("status")).to_have_text(TEXTS.say("call-open", minutes=0))
    assert keeper.page.evaluate(FITS)
    axe(keeper.page)
    for page in (office, helper):
        expect(page.page.get_by_role("alert")).to_contain_text("Table 2 · Wrong dealer")
    expect(on_wall).to_be_visible()
    assert wall.evaluate(CLIPPED) == []
    assert helper.page.evaluate(FITS)
    axe(helper.page)

    helper.press(f"{COMING} Table 2")
    expect(sign.get_by_role("status")).to_have_text(TEXTS.say("call-coming", by="Ada"))
    for page in (office, helper):
        expect(page.page.get_by_role("alert")).to_have_count(0)
    expect(on_wall).to_have_count(0)
    sign.get_by_role("button", name=TEXTS.say("page-close")).tap()
    referee = [one["text"] for one in tournament.get("/referee")]
    assert referee[0].startswith("Series 1, table 2 called the director: Wrong dealer.")
    assert "Answered by Ada" in referee[0]


def test_a_call_of_an_offline_phone_arrives_with_the_time_of_the_press(
    visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow("ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED")
    tournament = make_tournament(NAMES)
    tournament.begin()
    keeper = Keeper(visit(PHONE), tournament, table=3).open()
    office = OfficePage(visit(DESKTOP), tournament)
    alert = office.page.get_by_role("alert")
    keeper.show(MORE)
    keeper.page.context.set_offline(True)
    keeper.press(CALL)
    keeper.press(TEXTS.say("call-other"))
    sign = keeper.page.get_by_role("dialog", name=RAISE)
    expect(sign.get_by_role("status")).to_have_text(TEXTS.say("call-unsent"))
    sign.get_by_role("button", name=TAKE_BACK).tap()
    expect(keeper.button(CALL)).to_be_visible()
    keeper.press(CALL)
    keeper.press(TEXTS.say("incident-card-exposed"))
    pressed = time.time_ns() // 1_000_000
    keeper.page.context.set_offline(False)
    expect(alert).to_contain_text("Table 3 · " + TEXTS.say("incident-card-exposed"))
    (call,) = tournament.get()["calls"]
    assert call["at"] <= pressed
    expect(sign.get_by_role("status")).to_have_text(TEXTS.say("call-open", minutes=0))

    sign.get_by_role("button", name=TAKE_BACK).tap()
    expect(alert).to_have_count(0)
    expect(keeper.button(CALL)).to_be_visible()
    assert tournament.get()["calls"] == []
