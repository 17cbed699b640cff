"""Time runs out in a series of nine people: what every screen says, and how it is closed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from romme.locales import words
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deal_server import MINUTES_FILE
from tests.support.browser.hall.screens import CLIPPED, FITS, WALLS
from tests.support.browser.list_keeper import Keeper
from tests.support.browser.office import (
    GAMES,
    NAMES,
    MakeTournament,
    OfficePage,
    tournament_factory,
)

TEXTS = words("en")
LetPass = Callable[..., None]


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


@pytest.fixture
def let_pass(deal_file: Path) -> Iterator[LetPass]:
    """A function that sets the server's clock ahead and wakes the pages, as after a sleep."""
    file = deal_file.with_name(MINUTES_FILE)
    passed = 0

    def advance(minutes: int, *pages: Page) -> None:
        nonlocal passed
        passed += minutes
        file.write_text(str(passed), "utf-8")
        for page in pages:
            page.evaluate("window.dispatchEvent(new Event('online'))")

    yield advance
    file.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Screens:
    """The screens of a hall: office, the phone of table 2, the phone of a guest, and the wall."""

    office: OfficePage
    keeper: Keeper
    guest: Page
    wall: Page

    @property
    def pages(self) -> tuple[Page, ...]:
        return self.office.page, self.keeper.page, self.guest, self.wall

    def expect_everywhere(self, *texts: str) -> None:
        """Expect a text on each screen, in the order of `pages`."""
        for page, text in zip(self.pages, texts, strict=True):
            expect(page.get_by_text(text).first).to_be_visible()


TEN = ("office-alarm-ten", "list-alarm-ten", "hall-warning-ten", "hall-warning-ten")
OVER = ("office-alarm-over", "list-alarm-over", "hall-warning-over", "hall-warning-over")


def test_nine_people_run_out_of_time(
    visit: Visit, make_tournament: MakeTournament, let_pass: LetPass
) -> None:
    tournament = make_tournament(NAMES, terms={"rounds": 2})
    tournament.begin()
    screens = Screens(
        OfficePage(visit(DESKTOP), tournament),
        Keeper(visit(PHONE), tournament, table=2),
        visit(PHONE),
        visit(WALLS[0]),
    )
    tournament.play(1, GAMES)
    tournament.play(2, GAMES[:2])
    tournament.play(3, (*GAMES, *GAMES))
    tournament.sign(3)
    screens.keeper.open()
    screens.guest.goto(tournament.path)
    screens.wall.goto(f"{tournament.path}/wall")
    see_the_time_run_out(screens, let_pass)
    end_and_close(screens)
    record = [one["text"] for one in tournament.get("/record")]
    assert any("table 1 after game 3 · table 2 after game 3." in text for text in record)


def see_the_time_run_out(screens: Screens, let_pass: LetPass) -> None:
    """Prolong the series in its last ten minutes, and enter a last game after the end."""
    office, keeper, wall = screens.office, screens.keeper, screens.wall
    expect(office.button("120 minutes")).to_have_attribute("aria-pressed", "true")
    expect(office.part("Planned end")).to_contain_text(re.compile(r"[12]:\d\d:\d\d"))
    office.page.get_by_label("Shown on the wall display and on all phones").fill("Soup is served")
    office.press("Show")
    screens.expect_everywhere(*["Soup is served"] * 4)

    let_pass(111, *screens.pages)
    screens.expect_everywhere(*map(TEXTS.say, TEN))
    office.press("135 minutes")
    expect(wall.get_by_text(TEXTS.say("hall-warning-ten"))).to_have_count(0)
    expect(keeper.page.get_by_text(TEXTS.say("list-alarm-ten"))).to_have_count(0)

    let_pass(25, *screens.pages)
    screens.expect_everywhere(*map(TEXTS.say, OVER))
    assert wall.evaluate(CLIPPED) == []
    for page in (keeper.page, screens.guest):
        assert page.evaluate(FITS)
        axe(page)
    axe(office.page)
    keeper.enter(3, "Marcel", (5, "Opened"), (8, "Opened"))
    keeper.expect_all_sent()


def end_and_close(screens: Screens) -> None:
    """End the two open lists in one step, let them be signed, and close the series."""
    office, keeper, guest = screens.office, screens.keeper, screens.guest
    office.confirm("End all open lists (2)")
    expect(keeper.page.get_by_role("heading", name=TEXTS.say("list-ended"))).to_be_visible()
    expect(keeper.page.get_by_text("Ended after game 3. Reason: time.").first).to_be_visible()
    expect(office.page.get_by_text("End all open lists")).to_have_count(0)
    assert {one["presence"] for one in office.tournament.get()["people"]} == {"present"}
    for name in ("Marcel", "Nicole", "Paul"):
        keeper.sign(name)
    keeper.expect_all_sent()
    office.open_list(1)
    expect(office.page.get_by_text("Ended after game 3. Reason: time.")).to_be_visible()
    office.press("Mark all as signed on paper")
    office.go("now")
    office.press("Close series 1")
    for page in (guest, screens.wall):
        expect(page.get_by_text("Soup is served")).to_have_count(0)
    guest.get_by_role("button", name=TEXTS.say("hall-see-standing")).click()
    expect(guest.get_by_text(TEXTS.say("hall-ended-early"))).to_have_count(6)
    office.go("ranking")
    expect(office.page.get_by_text(TEXTS.say("office-ended-early"))).to_have_count(6)


def test_a_helper_ends_a_single_list_and_the_referees_log_says_so(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament(NAMES, terms={"rounds": 2})
    tournament.begin()
    tournament.play(2, GAMES)
    helper = OfficePage(visit(PHONE), tournament, tournament.key_of("helper"))
    helper.open_list(2)
    helper.press(TEXTS.say("office-end-list"))
    helper.page.get_by_label(TEXTS.say("office-end-reason")).fill("power cut")
    axe(helper.page)
    helper.press(TEXTS.say("office-end-list"))
    expect(helper.page.get_by_text("Ended after game 3. Reason: power cut.")).to_be_visible()
    expect(helper.button(TEXTS.say("office-end-list"))).to_have_count(0)
    helper.page.goto(f"{tournament.path}#lists/referee")
    entry = helper.page.get_by_role("listitem").filter(has_text="power cut")
    expect(entry).to_contain_text("table 2 after game 3")
    assert helper.page.evaluate(FITS)
