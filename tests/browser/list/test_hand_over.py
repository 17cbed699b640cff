"""A phone that cannot send its entries shows them as a QR code, and the office takes them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from romme.tournament.list_commands import EnterLine
from tests.browser.conftest import DESKTOP, PHONE, PageErrors, Visit
from tests.browser.list.conftest import MakeTournament
from tests.support.browser.axe import axe
from tests.support.browser.list_keeper import OPENED, Keeper, line, record_sent_ids
from tests.support.browser.office import OfficePage

NETWORK_ERRORS = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED"


def show_code(phone: Page) -> str:
    """Open the dialog with the QR code, and return the text below the code."""
    phone.get_by_role("button", name="Show the entries as a QR code").tap()
    dialog = phone.get_by_role("dialog", name="Hand over the entries")
    expect(dialog.get_by_role("img", name="QR code with the entries")).to_be_visible()
    dialog.get_by_text("For typing").tap()
    return dialog.locator(".text").inner_text()


def confirm(phone: Page, receipt: str) -> None:
    phone.get_by_label("Number from the office").fill(receipt)
    phone.get_by_role("button", name="The office has the entries").tap()


def test_typed_entries_are_entered_once_and_confirmed_by_a_number(
    visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """Only the number marks them as sent on the phone, which does not send them again."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament()
    phone = visit(PHONE)
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    text = show_code(phone)
    axe(phone)

    office = OfficePage(visit(DESKTOP), tournament)
    office.go("lists")
    part = office.part("Entries from a phone")
    part.get_by_label("Text below the code").fill(text.replace("1", "2", 1))
    part.get_by_role("button", name="Show the entries").click()
    expect(part.get_by_role("alert")).to_contain_text("This text isn’t complete")
    part.get_by_label("Text below the code").fill(text.upper())
    part.get_by_role("button", name="Show the entries").click()
    expect(part).to_contain_text("Table 1 · Series 1")
    expect(part).to_contain_text("40 card points")
    axe(office.page)
    assert tournament.lines == []
    part.get_by_role("button", name="Enter these 2 on the list").click()
    receipt = part.locator(".receipt").inner_text()
    assert [one["winner"] for one in tournament.lines] == [2, 1]
    assert tournament.sheet["games"][0]["entered_by"] == 1

    confirm(phone, "0000" if receipt != "0000" else "0001")
    expect(phone.get_by_text("The entries stay on this phone")).to_be_visible()
    confirm(phone, receipt)
    expect(phone.get_by_text("There is nothing left to hand over.")).to_be_visible()
    phone.get_by_role("dialog").get_by_role("button", name="Close").last.tap()
    expect(keeper.state).to_have_text("No network. Just carry on: entries are saved on this phone.")
    sent = record_sent_ids(phone.context)
    phone.context.set_offline(False)
    keeper.expect_all_sent()
    expect(phone.get_by_text("Game 3 of 3")).to_be_visible()
    assert sent == []
    assert len(tournament.lines) == 2


def test_a_helper_opens_the_code_and_refused_entries_stay_on_the_phone(
    visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The office and the phone name the same entries as refused."""
    page_errors.allow(f"{NETWORK_ERRORS}|status of 409")
    tournament = make_tournament()
    phone = visit(PHONE)
    keeper = Keeper(phone, tournament).open()
    keeper.count_pack()
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    tournament.do(EnterLine(1, 1, 1, line(2, 40, None, 21), seat=0))
    text = show_code(phone)

    helper = visit(PHONE)
    path = tournament.link["path"].partition("/list/")[0]
    helper.goto(f"{path}/hand-over#{text}")
    pins = {one["role"]: one["pin"] for one in tournament.get("/links")}
    helper.get_by_label("PIN").fill(pins["helper"])
    axe(helper)
    helper.get_by_role("button", name="Open").tap()
    helper.get_by_role("button", name="Enter these 2 on the list").tap()
    expect(helper.get_by_text("on the list")).to_have_count(1)
    receipt = helper.locator(".receipt").inner_text()
    assert receipt.endswith("-1")
    axe(helper)
    assert [one["winner"] for one in tournament.lines] == [2, 1]

    confirm(phone, receipt)
    phone.get_by_role("dialog").get_by_role("button", name="Close").last.tap()
    expect(keeper.state).to_contain_text("1 entry has not been accepted")
    expect(phone.get_by_role("region", name="Game 1")).to_contain_text(
        "The office could not accept this entry."
    )
    phone.context.set_offline(False)
    phone.get_by_role("button", name="Keep what’s on the list").tap()
    keeper.expect_all_sent()
    assert len(tournament.lines) == 2
