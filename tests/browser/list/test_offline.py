"""A list on a phone that is offline, or edited elsewhere too: no entry is lost or duplicated."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, Route, expect

from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.list_commands import CorrectLine, EnterLine, RecordIncident
from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.browser.list.conftest import FOUR, THREE, MakeTournament
from tests.support.browser.axe import axe
from tests.support.browser.list_keeper import (
    OPENED,
    UNOPENED,
    Keeper,
    line,
    record_sent_ids,
    seat_label,
)

NETWORK_ERRORS: Final = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED"


def test_games_entered_offline_are_sent_once(
    visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The entries survive closing the page."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament(FOUR)
    phone = visit(PHONE, workers="allow")
    keeper = Keeper(phone, tournament).open()
    phone.evaluate("navigator.serviceWorker.ready.then(() => null)")
    phone.reload()  # now the service worker has cached everything
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (104, UNOPENED))
    keeper.expect_all_sent()

    phone.context.set_offline(True)
    keeper.enter(2, "Léa", (31, OPENED), (8, OPENED))
    keeper.enter(3, "Anna", (101, UNOPENED), (30, OPENED))
    keeper.press(seat_label("Jos$"))
    expect(keeper.state).to_contain_text("2 entries are saved on this phone")
    assert len(tournament.lines) == 1

    phone.goto("about:blank")
    phone.goto(f"/tournaments/{tournament.link['path'].split('/')[2]}/list/1/1")
    expect(phone.get_by_role("heading", name="How did Jos finish?")).to_be_visible()
    expect(keeper.state).to_contain_text("2 entries are saved on this phone")
    shown = keeper.shown_rows()
    assert len(tournament.lines) == 1

    phone.context.set_offline(False)
    keeper.expect_all_sent()
    assert len(tournament.lines) == 3
    assert [one["winner"] for one in tournament.lines] == [2, 3, 1]
    assert keeper.shown_rows() == shown, "phone and server calculate the same ratings"
    assert tournament.sheet["corrections"] == []


def test_a_lost_response_does_not_duplicate_an_entry(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The phone retries with the same id, and the server ignores the duplicate."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.expect_all_sent()
    sent = record_sent_ids(phone.context)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    phone.route("**/commands", lose, times=1)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.expect_all_sent()
    assert len(tournament.lines) == 1
    assert len(sent) == 2
    assert len(set(sent)) == 1


def test_conflicts_with_entries_of_the_office_are_resolved(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The user can keep the phone's entry in one conflict and the office's entry in another."""
    page_errors.allow(f"{NETWORK_ERRORS}|status of 409")
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    tournament.do(EnterLine(1, 1, 1, line(2, 40, None, 21), seat=0))
    tournament.do(EnterLine(1, 1, 2, line(3, 9, 9, None), seat=0))
    phone.context.set_offline(False)

    first = phone.get_by_role("region", name="Game 1")
    expect(first).to_contain_text("21 card points")
    expect(first).to_contain_text("12 card points")
    axe(phone)
    phone.reload()  # does not resolve the conflict
    first.get_by_role("button", name="My entry is right: correct the list").tap()
    expect(first).to_have_count(0)
    phone.get_by_role("region", name="Game 2").get_by_role(
        "button", name="Keep what’s on the list"
    ).tap()
    expect(phone.get_by_text("Game 3 of 3")).to_be_visible()
    keeper.expect_all_sent()
    found = tournament.sheet
    assert [one["card_points"] for one in found["games"][0]["line"]["counts"] if one] == [40, 12]
    assert found["games"][1]["line"]["winner"] == 3
    assert [one["game"] for one in found["corrections"]] == [1]


def test_an_offline_entry_waits_if_games_were_struck_meanwhile(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The user has to decide whether the entry is still correct."""
    page_errors.allow(f"{NETWORK_ERRORS}|status of 409")
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    tournament.do(RecordIncident(1, 1, IncidentKind.WRONG_DEALER, game=1))
    tournament.do(EnterLine(1, 1, 1, line(1, None, 4, 6), seat=0, replays=1))
    phone.context.set_offline(False)

    kept = phone.get_by_role("region", name="Game 2")
    expect(kept).to_contain_text("25 card points")
    assert len(tournament.lines) == 1
    kept.get_by_role("button", name="Send my entry now").tap()
    expect(phone.get_by_text("Game 3 of 3")).to_be_visible()
    keeper.expect_all_sent()
    assert len(tournament.lines) == 2
    keeper.show("List")
    expect(phone.locator("tr.struck")).to_contain_text("void, doesn’t count")


def test_an_offline_signature_is_refused_if_the_list_changed(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """A signature is valid only for the totals that the player saw."""
    page_errors.allow(f"{NETWORK_ERRORS}|status of 409")
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(3, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.sign("Anna")
    expect(phone.get_by_text("signed, not sent yet")).to_be_visible()
    tournament.do(CorrectLine(1, 1, 1, line(2, 9, None, 12), reason="read wrongly"))
    phone.context.set_offline(False)
    refused = phone.get_by_role("region", name="Signature of Anna")
    expect(refused).to_contain_text("has changed since it was signed")
    assert tournament.sheet["signatures"] == []
    refused.get_by_role("button", name="OK").tap()
    for name in THREE:
        keeper.sign(name)
    expect(phone.get_by_role("heading", name="The list is finished")).to_be_visible()
    keeper.expect_all_sent()
    assert tournament.sheet["finished"]


def test_two_tabs_of_one_list_stay_in_sync(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """Each tab shows the other's entries, and the server stores each entry once."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament()
    sent = record_sent_ids(phone.context)
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.expect_all_sent()
    other = Keeper(phone.context.new_page(), tournament).open()
    expect(other.page.get_by_text("Game 1 of 3")).to_be_visible()
    phone.context.set_offline(True)
    other.enter(1, "Jos", (12, OPENED), (40, OPENED))
    phone.bring_to_front()
    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    other.page.bring_to_front()
    expect(other.page.get_by_text("Game 3 of 3")).to_be_visible()
    sent.clear()
    phone.context.set_offline(False)
    for one in (keeper, other):
        one.page.bring_to_front()
        one.expect_all_sent()
    assert [one["winner"] for one in tournament.lines] == [2, 1]
    other.page.close()
    phone.bring_to_front()
    keeper.enter(3, "Léa", (25, OPENED), (60, OPENED))
    keeper.expect_all_sent()
    assert len(tournament.lines) == 3
    assert len(set(sent)) == 3


def test_undo_works_online_and_offline(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """Unsent steps are dropped. Sent steps are undone by the server."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    keeper.show("Help")
    axe(phone)
    keeper.press("Undo the last step")
    keeper.press("Yes, undo it")
    expect(phone.get_by_text("Game 1 of 3")).to_be_visible()
    assert tournament.lines == []
    assert tournament.sheet["pack_checked"]

    phone.context.set_offline(True)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.show("Help")
    keeper.press("Undo the last step")
    expect(phone.get_by_text("Game 2", exact=True)).to_be_visible()
    keeper.press("Yes, undo it")
    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    phone.context.set_offline(False)
    keeper.expect_all_sent()
    assert len(tournament.lines) == 1


def test_entries_are_kept_when_the_link_is_renewed(
    phone: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The entries are sent once the user has entered the new PIN."""
    page_errors.allow("status of 401")
    tournament = make_tournament()
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.expect_all_sent()
    tournament.renew_links()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    expect(phone.get_by_role("heading", name="This list can’t be opened")).to_be_visible()
    expect(phone.get_by_text("1 entry is saved on this phone")).to_be_visible()
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.press(seat_label("Jos$"))
    keeper.press(re.compile("^Rommé"))
    axe(phone)
    assert tournament.lines == []
    phone.get_by_label("PIN for this list").press_sequentially(tournament.link["pin"])
    expect(phone.get_by_text("– card points")).to_be_visible()  # the digits went to the PIN field
    keeper.press("Open")
    keeper.expect_all_sent()
    assert len(tournament.lines) == 2
