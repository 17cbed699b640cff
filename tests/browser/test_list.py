"""The list of a table on a phone: filled in by taps, with and without a network, by one or by two.

The office's side of each story goes over HTTP, as the office's own page would do it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from romme.locales import words
from romme.tournament.commands import Announce, CorrectLine, EnterLine, RecordIncident
from romme.tournament.incidents.kinds import IncidentKind
from tests.browser.axe import axe
from tests.browser.conftest import PHONE, Troubles, Visit
from tests.browser.keeping import OPENED, UNOPENED, Keeper, Office, at_seat, ids_sent, line
from tests.browser.office import Json

THREE: Final = ("Anna", "Jos", "Léa")
FOUR: Final = (*THREE, "Marcel")
CUT_OFF: Final = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED"

Hall = Callable[..., Office]


@pytest.fixture
def hall(address: str) -> Iterator[Hall]:
    offices: list[Office] = []

    def open_(people: Sequence[str] = THREE, **terms: Json) -> Office:
        offices.append(Office(address, people, **{"rounds": 1, **terms}))
        return offices[-1]

    yield open_
    for office in offices:
        office.close()


def test_a_list_of_three_games_is_filled_in_and_signed(phone: Page, hall: Hall) -> None:
    """Pack, games, a slip that is corrected, signatures: the server has what was tapped."""
    office = hall()
    keeper = Keeper(phone, office).come()
    assert "key" not in phone.url
    axe(phone)
    keeper.count_pack()
    expect(phone.get_by_text("Anna deals.")).to_be_visible()

    keeper.press(at_seat("Jos$"))
    keeper.press(re.compile("^Hand-Rommé with laying off"))
    expect(keeper.button(re.compile(f"^{OPENED}"))).to_be_disabled()
    for digit in "12":
        keeper.press(digit)
    expect(keeper.button(re.compile(f"^{OPENED}"))).to_contain_text("2 points")
    axe(phone)
    keeper.press(re.compile(f"^{OPENED}"))
    keeper.type(104, UNOPENED)
    axe(phone)
    keeper.press("Write down game 1")

    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.press("Nobody finished")
    keeper.press("Stock used up")
    for points in (5, 20, 40):
        keeper.type(points, OPENED)
    keeper.press("Write down game 2")

    keeper.press(at_seat("Léa$"))
    keeper.press(re.compile("^Rommé"))
    keeper.type(0, OPENED)
    expect(phone.get_by_role("heading", name="Anna: 0?")).to_be_visible()
    keeper.press("Type it again")
    keeper.type(10, OPENED)
    keeper.type(35, OPENED)
    keeper.press("Write down game 3")

    keeper.see("List")
    axe(phone)
    keeper.press("1: see this game")
    axe(phone)
    keeper.press("Correct game 1")
    keeper.press(at_seat("Léa 12 card points"))
    for _ in range(2):
        keeper.press("Erase the last digit")
    keeper.type(13, OPENED)
    keeper.press("Correct game 1")

    keeper.expect_all_sent()
    for name in THREE:
        keeper.sign(name)
    expect(phone.get_by_role("heading", name="The list is finished")).to_be_visible()
    keeper.expect_all_sent()
    axe(phone)

    found = office.sheet
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


def test_without_a_network_nothing_is_lost_and_nothing_doubled(
    visit: Visit, hall: Hall, troubles: Troubles
) -> None:
    """Two games are entered offline, the page is opened again, and the server gets each once."""
    troubles.tolerate(CUT_OFF)
    office = hall(FOUR)
    phone = visit(PHONE, workers="allow")
    keeper = Keeper(phone, office).come()
    phone.evaluate("navigator.serviceWorker.ready.then(() => null)")
    phone.reload()  # from here on the worker has all that the page needs
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (104, UNOPENED))
    keeper.expect_all_sent()

    phone.context.set_offline(True)
    keeper.enter(2, "Léa", (31, OPENED), (8, OPENED))
    keeper.enter(3, "Anna", (101, UNOPENED), (30, OPENED))
    keeper.press(at_seat("Jos$"))
    expect(keeper.state).to_contain_text("2 entries are kept on this phone")
    assert len(office.lines) == 1

    phone.goto("about:blank")
    phone.goto(f"/tournaments/{office.link['path'].split('/')[2]}/list/1/1")
    expect(phone.get_by_role("heading", name="How did Jos finish?")).to_be_visible()
    expect(keeper.state).to_contain_text("2 entries are kept on this phone")
    shown = keeper.figures()
    assert len(office.lines) == 1

    phone.context.set_offline(False)
    keeper.expect_all_sent()
    assert len(office.lines) == 3
    assert [one["winner"] for one in office.lines] == [2, 3, 1]
    assert keeper.figures() == shown, "what the phone worked out is what the server works out"
    assert office.sheet["corrections"] == []


def test_an_answer_that_is_lost_does_not_double_an_entry(
    phone: Page, hall: Hall, troubles: Troubles
) -> None:
    """The server has taken it, and the phone does not know: it sends it again, and it is once."""
    troubles.tolerate(CUT_OFF)
    office = hall()
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.expect_all_sent()
    sent = ids_sent(phone.context)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    phone.route("**/commands", lose, times=1)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.expect_all_sent()
    assert len(office.lines) == 1
    assert len(sent) == 2
    assert len(set(sent)) == 1


def test_what_the_office_entered_meanwhile_is_compared_and_settled(
    phone: Page, hall: Hall, troubles: Troubles
) -> None:
    """Once mine is sent as a correction, once theirs is taken; until then both are kept."""
    troubles.tolerate(f"{CUT_OFF}|status of 409")
    office = hall()
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    office.do(EnterLine(1, 1, 1, line(2, 40, None, 21), seat=0))
    office.do(EnterLine(1, 1, 2, line(3, 9, 9, None), seat=0))
    phone.context.set_offline(False)

    first = phone.get_by_role("region", name="Game 1")
    expect(first).to_contain_text("21 card points")
    expect(first).to_contain_text("12 card points")
    axe(phone)
    phone.reload()  # nothing of it goes by itself
    first.get_by_role("button", name="Mine is right: correct the list").tap()
    expect(first).to_have_count(0)
    phone.get_by_role("region", name="Game 2").get_by_role(
        "button", name="Leave it as on the list"
    ).tap()
    expect(phone.get_by_text("Game 3 of 3")).to_be_visible()
    keeper.expect_all_sent()
    found = office.sheet
    assert [one["card_points"] for one in found["games"][0]["line"]["counts"] if one] == [40, 12]
    assert found["games"][1]["line"]["winner"] == 3
    assert [one["game"] for one in found["corrections"]] == [1]


def test_a_game_that_was_struck_meanwhile_is_not_entered_by_itself(
    phone: Page, hall: Hall, troubles: Troubles
) -> None:
    """The director struck games while the phone was away: its entry waits for a decision."""
    troubles.tolerate(f"{CUT_OFF}|status of 409")
    office = hall()
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    office.do(RecordIncident(1, 1, IncidentKind.WRONG_DEALER, game=1))
    office.do(EnterLine(1, 1, 1, line(1, None, 4, 6), seat=0, replays=1))
    phone.context.set_offline(False)

    kept = phone.get_by_role("region", name="Game 2")
    expect(kept).to_contain_text("25 card points")
    assert len(office.lines) == 1
    kept.get_by_role("button", name="Enter mine now").tap()
    expect(phone.get_by_text("Game 3 of 3")).to_be_visible()
    keeper.expect_all_sent()
    assert len(office.lines) == 2
    keeper.see("List")
    expect(phone.locator("tr.struck")).to_contain_text("struck, does not count")


def test_who_signed_offline_signs_again_when_the_list_was_changed(
    phone: Page, hall: Hall, troubles: Troubles
) -> None:
    """A signature is for the sums that were shown: on others it is not sent."""
    troubles.tolerate(f"{CUT_OFF}|status of 409")
    office = hall()
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(3, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    phone.context.set_offline(True)
    keeper.sign("Anna")
    expect(phone.get_by_text("signed, not sent yet")).to_be_visible()
    office.do(CorrectLine(1, 1, 1, line(2, 9, None, 12), reason="read wrongly"))
    phone.context.set_offline(False)
    refused = phone.get_by_role("region", name="Signature of Anna")
    expect(refused).to_contain_text("has been changed since it was signed")
    assert office.sheet["signatures"] == []
    refused.get_by_role("button", name="All right").tap()
    for name in THREE:
        keeper.sign(name)
    expect(phone.get_by_role("heading", name="The list is finished")).to_be_visible()
    keeper.expect_all_sent()
    assert office.sheet["finished"]


def test_two_tabs_of_one_list(phone: Page, hall: Hall, troubles: Troubles) -> None:
    """What one tab enters the other shows, and both together send it once."""
    troubles.tolerate(CUT_OFF)
    office = hall()
    sent = ids_sent(phone.context)
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.expect_all_sent()
    other = Keeper(phone.context.new_page(), office).come()
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
    assert [one["winner"] for one in office.lines] == [2, 1]
    other.page.close()
    phone.bring_to_front()
    keeper.enter(3, "Léa", (25, OPENED), (60, OPENED))
    keeper.expect_all_sent()
    assert len(office.lines) == 3
    assert len(set(sent)) == 3


def test_a_second_person_and_a_second_list(visit: Visit, hall: Hall) -> None:
    """Counts are confirmed by somebody else; two phones write, and what differs is shown."""
    office = hall(second_count="asked", control_list="asked", pack_check="not-asked")
    keeper = Keeper(visit(PHONE), office).come()
    keeper.press("I keep the list")
    control = Keeper(visit(PHONE), office).come()
    control.press("I keep the control list")
    axe(control.page)

    for game in (1, 2, 3):
        keeper.enter(game, "Jos", (12, OPENED), (40, OPENED))
        expect(keeper.button(at_seat("Anna: it is right"))).to_have_count(0)
        keeper.press(at_seat("Léa: it is right"))
        control.enter(game, "Jos", (21 if game == 2 else 12, OPENED), (40, OPENED))
    expect(control.page.get_by_role("heading", name="The two lists differ")).to_be_visible()
    expect(keeper.page.get_by_text("List and control list differ in game 2")).to_be_visible()
    axe(keeper.page)
    expect(keeper.button(at_seat("Anna"))).to_be_disabled()

    control.see("List")
    control.press("2: see this game")
    control.press("Correct game 2")
    control.press(at_seat("Léa 21 card points"))
    for _ in range(2):
        control.press("Erase the last digit")
    control.type(12, OPENED)
    control.press("Correct game 2")
    control.expect_all_sent()
    expect(keeper.button(at_seat("Anna"))).to_be_enabled()
    keeper.sign("Anna")
    keeper.expect_all_sent()
    assert [one["seat"] for one in office.sheet["signatures"]] == [1]


def test_the_last_step_is_taken_back_with_and_without_a_network(
    phone: Page, hall: Hall, troubles: Troubles
) -> None:
    """What was never sent is dropped; what was sent the server takes back."""
    troubles.tolerate(CUT_OFF)
    office = hall()
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.expect_all_sent()
    keeper.see("Help")
    axe(phone)
    keeper.press("Take back the last step")
    keeper.press("Yes, take it back")
    expect(phone.get_by_text("Game 1 of 3")).to_be_visible()
    assert office.lines == []
    assert office.sheet["pack_checked"]

    phone.context.set_offline(True)
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.see("Help")
    keeper.press("Take back the last step")
    expect(phone.get_by_text("Game 2", exact=True)).to_be_visible()
    keeper.press("Yes, take it back")
    expect(phone.get_by_text("Game 2 of 3")).to_be_visible()
    phone.context.set_offline(False)
    keeper.expect_all_sent()
    assert len(office.lines) == 1


def test_a_link_that_was_renewed_keeps_the_entries_for_the_new_one(
    phone: Page, hall: Hall, troubles: Troubles
) -> None:
    """The old key opens nothing: entries wait until the PIN or the new code is there."""
    troubles.tolerate("status of 401")
    office = hall()
    keeper = Keeper(phone, office).come()
    keeper.count_pack()
    keeper.expect_all_sent()
    office.renew()
    keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
    expect(phone.get_by_role("heading", name="The list does not open")).to_be_visible()
    expect(phone.get_by_text("One entry is kept on this phone")).to_be_visible()
    keeper.enter(2, "Jos", (12, OPENED), (40, OPENED))
    keeper.press(at_seat("Jos$"))
    keeper.press(re.compile("^Rommé"))
    axe(phone)
    assert office.lines == []
    phone.get_by_label("PIN of this list").press_sequentially(office.link["pin"])
    expect(phone.get_by_text("– card points")).to_be_visible()  # the digits went where they belong
    keeper.press("Open")
    keeper.expect_all_sent()
    assert len(office.lines) == 2


def test_the_keyboard_alone_fills_in_a_game(desktop: Page, hall: Hall) -> None:
    """Tab, Enter and the digits: no pointer is needed, and the focus is where the question is."""
    office = hall()
    keeper = Keeper(desktop, office).come()
    press = desktop.keyboard.press

    def choose(name: str | re.Pattern[str]) -> None:
        """Go to a button by Tab alone, and press it."""
        expect(keeper.button(name)).to_be_visible()
        for _ in range(30):
            press("Tab")
            if keeper.button(name).evaluate("one => one === document.activeElement"):
                return press("Enter")
        raise AssertionError(f"not reached: {name}")

    choose("Yes, 110 cards")
    choose(at_seat("Jos$"))
    expect(desktop.get_by_role("heading", name="How did Jos finish?")).to_be_focused()
    choose(re.compile("^Rommé"))
    for figure in ("12", "40"):
        for digit in figure:
            press(digit)
        choose(re.compile(f"^{OPENED}"))
    expect(desktop.get_by_role("heading", name="Is this right?")).to_be_focused()
    choose("Write down game 1")
    expect(desktop.get_by_text("Game 2 of 3")).to_be_visible()
    keeper.expect_all_sent()
    assert len(office.lines) == 1


@pytest.mark.parametrize("lang", ["lb", "de", "fr", "en"])
def test_it_fits_a_small_phone_in_large_print(visit: Visit, hall: Hall, lang: str) -> None:
    """In each language, upright, on 360 px: nothing is wider, and targets are large."""
    said = words(lang)
    office = hall(("Christiane Diederich-Wagner", *FOUR[1:]))
    office.do(Announce("Moien!"))
    page = visit(PHONE, language=lang, scheme="dark")
    page.goto("/")
    page.evaluate("localStorage.setItem('romme-taste', JSON.stringify({ large: true }))")
    page.goto(office.link["path"])

    def check() -> None:
        wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert wider <= 0, f"{wider} px too wide"
        sizes = page.locator("button:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert all(min(size) >= 43.9 for size in sizes), sizes
        axe(page)

    page.get_by_role("button", name=said.say("list-pack-right", n=110)).tap()
    expect(page.get_by_text(said.say("list-who"))).to_be_visible()
    check()
    page.get_by_role("button", name="Jos").tap()
    page.get_by_role("button", name=re.compile("^Rommé")).tap()
    check()
    page.get_by_role("button", name="7", exact=True).tap()
    page.get_by_role("button", name=re.compile(f"^{said.say('hand-opened')}")).tap()
    for key in ("list-pane-paper", "list-pane-more"):
        page.get_by_role("button", name=said.say(key), exact=True).tap()
        check()
