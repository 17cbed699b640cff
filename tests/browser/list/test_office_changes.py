"""The list on a phone shows what the office has changed, until its keeper has confirmed it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.list_commands import CorrectLine, RecordIncident
from tests.browser.conftest import PageErrors
from tests.browser.list.conftest import MakeTournament
from tests.support.browser.axe import axe
from tests.support.browser.list_keeper import OPENED, Keeper, line

NETWORK_ERRORS: Final = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED"
CHANGED: Final = "The tournament office has changed this list"


def test_struck_games_are_shown_until_the_keeper_confirms(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """A phone that was offline shows them when it returns, and still after a reload."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    changes = phone.get_by_role("region", name=CHANGED)
    expect(changes).to_have_count(0)
    phone.context.set_offline(True)
    tournament.do(RecordIncident(1, 1, IncidentKind.WRONG_DEALER, game=1))
    phone.context.set_offline(False)

    expect(changes).to_contain_text("Wrong dealer (V4.11)")
    expect(changes.get_by_role("heading", name="Game 1")).to_be_visible()
    expect(changes.get_by_role("heading", name="Game 2")).to_be_visible()
    expect(changes).to_contain_text("40 card points")
    expect(changes).to_contain_text("Void: please play this game again.")
    axe(phone)
    phone.reload()
    keeper.show("List")
    expect(changes).to_contain_text("Wrong dealer (V4.11)")
    changes.get_by_role("button", name="I have read this").tap()
    expect(changes).to_have_count(0)
    phone.reload()
    expect(phone.get_by_text("Game 1 of 3")).to_be_visible()
    expect(changes).to_have_count(0)


def test_a_correction_by_the_director_is_shown_and_an_undo_by_the_table_is_not(
    phone: Page, make_tournament: MakeTournament
) -> None:
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    keeper.show("Help")
    keeper.press("Undo the last step")
    keeper.press("Yes, undo it")
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    changes = phone.get_by_role("region", name=CHANGED)
    expect(changes).to_have_count(0)
    tournament.do(CorrectLine(1, 1, 1, line(2, 9, None, 12), reason="read wrongly"))
    expect(changes).to_contain_text("read wrongly")
    expect(changes).to_contain_text("40 card points")
    expect(changes).to_contain_text("9 card points")
