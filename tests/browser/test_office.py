"""The office page: a whole tournament, a helper's rights, an unreliable network, all devices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Request, Route, expect

from romme.locales import LANGUAGES, words
from romme.tournament.commands import BeginSeries, SeatByHand
from romme.tournament.list_commands import CheckPack, EnterLine
from romme.tournament.rights import RIGHTS, Role
from romme.tournament.storage.command_codec import COMMANDS
from tests.browser.conftest import DESKTOP, PHONE, Device, PageErrors, Visit
from tests.support.browser.axe import axe
from tests.support.browser.office import (
    GAMES,
    NAMES,
    REFUSED,
    Json,
    MakeTournament,
    OfficePage,
    tournament_factory,
)

ROOT: Final = Path(__file__).parents[2]
SECTIONS: Final = ("now", "people", "seats", "lists", "ranking", "papers", "settings")
TABLET: Final = Device(820, 1180, touch=True)
PASTED: Final = """Name;Verein;Klassen
Anna;Esch;Damen
Jos;Esch;
Léa;Wiltz;Damen
Marcel;Wiltz;
;Remich;
Nicole;Remich;Damen
Paul;Remich;
Sylvie;Mersch;Damen
Romain;Mersch;
"""
FITS: Final = "document.documentElement.scrollWidth <= screen.width"
"""Whether the page fits the screen. `innerWidth` is no use: it grows when a phone zooms out."""
NETWORK_ERRORS: Final = "ERR_FAILED|ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


# --- a whole tournament --------------------------------------------------------------------------


def test_running_a_whole_tournament(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """The tournament includes an incident, a correction and ties."""
    page_errors.allow(REFUSED)
    office = OfficePage(desktop, make_tournament())
    enter_people(office)
    seat(office)
    play(office)
    rule_and_correct(office)
    finish(office)


def enter_people(office: OfficePage) -> None:
    """Paste eight entries, type a ninth, and mark everyone as present."""
    page = office.page
    page.get_by_role("link", name="Add players").click()
    page.get_by_text("Paste a list or import a file").click()
    page.get_by_label("List", exact=True).fill(PASTED)
    office.press("Preview")
    expect(page.get_by_text("8 players can be added.")).to_be_visible()
    row = page.locator("li").filter(has=page.get_by_label("Include row 6"))
    expect(row.get_by_role("checkbox")).not_to_be_checked()
    expect(row).to_contain_text("no name")
    office.press("Add 8 players")
    expect(page.get_by_text("8 players added.")).to_be_visible()

    page.get_by_label("Name", exact=True).fill("Monique")
    office.type("Enter")
    expect(page.get_by_text("Added: Monique")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    office.type("Anna", "Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Anna has already entered")
    expect(office.button("It’s someone else: add anyway")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("")

    expect(page.get_by_role("status").first).to_contain_text("9 entered · 1 present")
    office.press("Anna is present")
    expect(page.get_by_role("status").first).to_contain_text("2 present")
    office.confirm("Mark these 7 as present")
    expect(page.get_by_role("status").first).to_contain_text("9 present")
    assert {one["name"] for one in office.tournament.get()["people"]} == set(NAMES)


def seat(office: OfficePage) -> None:
    """Draw the seats from a seed, then swap two players.

    The page warns that clubmates would share a table, and saves the swap only on request.
    """
    page = office.page
    office.go("now")
    page.get_by_role("link", name="Seat series 1").click()
    page.get_by_label("Seed").fill("spring")
    office.press("Make a plan")
    expect(page.get_by_text("The plan has no conflicts.")).to_be_visible()
    assert office.tournament.get()["series"] == []
    office.press("Use this plan")
    expect(office.button("Start series 1")).to_be_visible()
    drawn = [table["seats"] for table in office.tournament.get()["series"][0]["tables"]]

    club_of = {one["number"]: one["club"] for one in office.tournament.get()["people"]}
    one = drawn[0][0]
    other = next(
        number
        for number in drawn[1]
        if any(club_of[number] == club_of[left] != "" for left in drawn[0][1:])
    )
    for number in (one, other):
        page.locator(".tables .person").filter(has_text=re.compile(rf"\d\s*{number} ")).click()
    expect(page.get_by_text(re.compile("Table 1: .* in the same club"))).to_be_visible()
    assert [table["seats"] for table in office.tournament.get()["series"][0]["tables"]] == drawn
    office.press("Use the changed plan")
    expect(office.button("Use the changed plan")).to_have_count(0)
    swapped = {one: other, other: one}
    expected = [[swapped.get(number, number) for number in table] for table in drawn]
    assert [table["seats"] for table in office.tournament.get()["series"][0]["tables"]] == expected

    office.go("now")
    expect(office.part("Undo")).to_contain_text("Last step")
    office.go("seats")
    office.press("Start series 1")
    expect(page.get_by_text("Under way")).to_be_visible()


def play(office: OfficePage) -> None:
    """Start the clock, enter the paper list of table 1, and play the other tables via the API."""
    page = office.page
    office.go("now")
    office.press("75 minutes")
    expect(office.part("Planned end")).to_contain_text("1:1")
    page.get_by_label("Shown on the wall display and on all phones").fill("Coffee is ready")
    office.press("Show")
    expect(page.get_by_text("Coffee is ready")).to_be_visible()

    office.open_list(1)
    office.press("Pack complete: 110 cards")
    office.press("Enter from paper")
    office.type("5", "0", "2", "12", "Enter", "x", "104", "Enter")  # as on the printed list
    office.type("Enter", "3u", "Enter", "5", "0", "1", "35", "Enter")  # too few points for seat 1
    office.type("3", "5", "Tab", "3", "8", "Tab", "x", "101", "Tab")
    doubt = page.get_by_text(re.compile("Seat 1 hasn’t opened and still has a full hand"))
    expect(doubt).to_be_visible()
    assert len([game for game in office.tournament.get("/lists/1/1")["games"] if game["line"]]) == 1
    row = page.locator('tr[data-game="2"]')
    row.get_by_label("Card points of seat 1").fill("20")
    office.type("Enter", "Enter", "Enter", "Enter", "Enter")
    expect(page.get_by_text("Complete: the table can sign.")).to_be_visible()
    assert office.rows()[:3] == [
        "1 1 R 5 0 2 12 ✗ 104u ✎",
        "2 2 R 2 20 5 0 1 35 ✎",
        "3 – E 3 5 3 8 ✗ 101u ✎",
    ]
    office.press("Mark all as signed on paper")
    expect(page.get_by_text("Finished")).to_be_visible()
    for table in (2, 3):
        office.tournament.play(table)


def rule_and_correct(office: OfficePage) -> None:
    """Record an incident at table 3 and correct a misread number at table 1."""
    page = office.page
    office.open_list(3)
    office.press("Record an incident")
    page.get_by_role("button", name=re.compile("^Hand thrown in uncounted")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option("1")
    dialog.get_by_label("Player concerned").select_option("2")
    expect(dialog).to_contain_text("one class lower: one rating point less")
    expect(dialog).to_contain_text("T15")
    expect(dialog).to_contain_text(words("en").say("clause-T15"))
    changes = dialog.get_by_role("row")
    expect(changes.nth(1)).to_contain_text("Game 1")
    expect(changes.nth(1).get_by_role("cell").nth(1)).to_have_text("2 (12)")
    expect(changes.nth(1).get_by_role("cell").nth(2)).to_have_text("1 (31)")
    office.press("Apply")
    expect(page.get_by_role("heading", name="Incidents")).to_be_visible()
    office.press("Write down a ruling")
    page.get_by_label("What you decided").fill("May sit at the window")
    office.press("Put it on the record")
    expect(page.get_by_role("heading", name="Rulings")).to_be_visible()
    page.get_by_role("link", name="All lists").click()
    page.get_by_role("link", name="Referee’s log").click()
    decisions = page.locator("main ol > li")
    expect(decisions).to_have_count(2)
    expect(decisions.first).to_contain_text("May sit at the window")
    expect(decisions.last).to_contain_text(words("en").say("clause-T15"))
    expect(decisions.last.get_by_role("cell").nth(2)).to_have_text("1 (31)")
    for table in (2, 3):
        office.tournament.sign(table)

    office.open_list(1)
    office.press("Correct game 1")
    page.get_by_label("Card points of seat 2").fill("21")
    correct = page.locator("tr.correcting").get_by_role("button", name="Correct game 1")
    expect(correct).to_be_disabled()  # a signed list needs a reason
    page.get_by_label("Reason").fill("misread")
    correct.click()
    expect(page.get_by_text("misread")).to_be_visible()
    assert office.tournament.get("/lists/1/1")["games"][0]["line"]["counts"][1]["card_points"] == 21


def finish(office: OfficePage) -> None:
    """Break two ties by lot, one drawn from a seed and one by hand, and finish the tournament."""
    page = office.page
    office.go("now")
    office.press("Close series 1")
    page.get_by_role("link", name="Standings and end of tournament").click()
    office.confirm("Finish tournament")
    expect(page.get_by_role("alert")).to_contain_text("Draw lots first")

    lots = page.get_by_role("region", name="Drawing lots")
    expect(lots).to_have_count(2)
    lots.first.get_by_role("button", name="Draw lots").click()
    lots.first.get_by_label("Seed").fill("spring")
    lots.first.get_by_role("button", name="Draw lots").click()
    expect(lots).to_have_count(1)
    lots.get_by_role("button", name="Enter a draw by hand").click()
    tied = lots.locator("[aria-pressed]")
    second = tied.nth(1).inner_text()
    tied.nth(1).click()
    tied.nth(0).click()
    lots.get_by_role("button", name="Save the draw").click()
    expect(lots).to_have_count(0)
    by_hand = office.tournament.get()["lots"][1]
    assert (second, by_hand["seed"]) == (entry_label(office, by_hand["order"][0]), "")

    office.confirm("Finish tournament")
    expect(page.get_by_text("The tournament is over. To correct")).to_be_visible()
    shown = page.locator("tbody tr th").all_inner_texts()
    ranked = office.tournament.get("/standing")["lines"]
    assert [text.split("\n")[0].strip() for text in shown] == [
        entry_label(office, one["party"]) for one in ranked
    ]
    assert [one["place"] for one in ranked] == list(range(1, 10))
    office.go("now")
    expect(page.get_by_role("heading", name="The tournament is over")).to_be_visible()


def entry_label(office: OfficePage, number: int) -> str:
    people = {one["number"]: one["name"] for one in office.tournament.get()["people"]}
    return f"{number} {people[number]}"


# --- rights --------------------------------------------------------------------------------------


def test_helpers_see_only_what_they_may_do(visit: Visit, make_tournament: MakeTournament) -> None:
    """Helpers see the buttons for entries and lists, but not those for the director's decisions."""
    tournament = make_tournament(NAMES[:6])
    office = OfficePage(visit(TABLET), tournament, tournament.key_of("helper"))
    page = office.page
    expect(page.get_by_text("Only the tournament director can do this.")).to_be_visible()
    expect(page.get_by_role("link", name="Seat series 1")).to_have_count(0)
    office.go("people")
    page.get_by_label("Name", exact=True).fill("Monique")
    office.press("Add")
    expect(page.get_by_text("Added: Monique")).to_be_visible()
    page.get_by_role("button", name=re.compile("Anna$")).click()
    expect(office.button("Remove entry")).to_be_visible()
    expect(office.button("Withdraw")).to_have_count(0)
    office.press("Close")
    office.go("seats")
    expect(office.button("Make a plan")).to_have_count(0)

    tournament.do(SeatByHand(((1, 2, 3, 4), (5, 6, 7))), BeginSeries())
    tournament.do(CheckPack(1, 2), EnterLine(1, 2, 1, GAMES[0]))
    office.open_list(2)
    expect(office.button("Enter from paper")).to_be_visible()
    expect(office.button("Correct game 1")).to_be_visible()
    expect(office.button("Record an incident")).to_have_count(0)
    office.go("ranking")
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(office.button("Give a penalty")).to_have_count(0)
    office.go("settings")
    expect(page.get_by_role("heading", name="Terms")).to_be_visible()
    expect(office.button("Change figures")).to_have_count(0)
    expect(page.get_by_role("heading", name="New links and PINs")).to_have_count(0)
    office.go("now")
    page.get_by_text("Links, QR codes and PINs").click()
    expect(page.get_by_text("Helpers", exact=True)).to_be_visible()
    expect(page.get_by_text("Tournament director", exact=True)).to_have_count(0)
    expect(office.button("60 minutes")).to_have_count(0)


def test_the_page_and_the_server_agree_on_the_rights() -> None:
    """`rights.ts` lists exactly the commands that only the director may give."""
    source = (ROOT / "web" / "src" / "office" / "rights.ts").read_text("utf-8")
    listed = set(re.findall(r'^  "([a-z-]+)",$', source, re.MULTILINE))
    names = {kind: name for name, kind in COMMANDS.items()}
    assert listed == {names[kind] for kind, may in RIGHTS.items() if may == {Role.DIRECTOR}}


# --- a bad network -------------------------------------------------------------------------------


class CommandRoute:
    """The command requests of a page. A test can drop them before or after the server gets them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.sent: list[str] = []

    def cut(self, *, delivered: bool) -> None:
        """Drop all responses from now on, and unless `delivered` also the requests."""

        def lose(route: Route, request: Request) -> None:
            self._keep(request)
            if delivered:
                route.fetch()
            route.abort()

        self._page.route("**/commands", lose)

    def restore(self) -> None:
        self._page.unroute("**/commands")
        self._page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.url.endswith("/commands"):
            self._keep(request)

    def _keep(self, request: Request) -> None:
        sent: Json = request.post_data_json
        self.sent.append(sent["id"])


@pytest.mark.parametrize("delivered", [True, False])
def test_an_unanswered_command_is_sent_again_and_done_once(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors, *, delivered: bool
) -> None:
    page_errors.allow(NETWORK_ERRORS)
    office = OfficePage(desktop, make_tournament())
    route = CommandRoute(desktop)
    office.go("people")
    route.cut(delivered=delivered)
    desktop.get_by_label("Name", exact=True).fill("Anna")
    office.type("Enter")
    expect(desktop.get_by_role("alert")).to_contain_text("No answer: the network is down")
    route.restore()
    office.press("Send again")
    expect(desktop.get_by_text("Added: Anna")).to_be_visible()
    expect(desktop.get_by_role("alert")).to_have_count(0)
    assert len(route.sent) == 2
    assert len(set(route.sent)) == 1
    assert [one["name"] for one in office.tournament.get()["people"]] == ["Anna"]


def test_unsent_rows_survive_a_reload(
    desktop: Page, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    """A list typed while offline is still in the input fields after the reload."""
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament(NAMES[:3])
    tournament.begin()
    tournament.do(CheckPack(1, 1))
    office = OfficePage(desktop, tournament)
    office.open_list(1)
    office.press("Type who finished, and the points")
    route = CommandRoute(desktop)
    route.cut(delivered=False)
    desktop.route("**/foresee", lambda route: route.abort())
    office.type(
        "1", "Enter", "12", "Enter", "104u", "Enter", "2r", "20", "Enter", "35", "Enter", "3"
    )
    expect(desktop.get_by_role("alert")).to_contain_text("No answer: the network is down")
    desktop.unroute("**/foresee")
    route.restore()
    desktop.reload()
    rows = [desktop.locator(f'tr[data-game="{game}"] input') for game in (1, 2, 3)]
    expect(rows[0].first).to_have_value("1")
    assert [[cell.input_value() for cell in row.all()] for row in rows] == [
        ["1", "", "12", "104u"],
        ["2", "r", "20", "35"],
        ["3", "", "", ""],
    ]
    for row in rows[:2]:
        row.last.press("Enter")
    expect(desktop.get_by_text("Only 2 games of this list have been entered.")).to_be_visible()


# --- devices and languages -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE])
def test_every_section_fits_and_is_accessible(
    visit: Visit, make_tournament: MakeTournament, device: Device, language: str
) -> None:
    """No section shows a message id in place of its text."""
    tournament = make_tournament(rehearsal=9)
    tournament.begin()
    tournament.play(1)
    page = visit(device, language=language)
    page.goto(f"{tournament.path}#key={tournament.key}")
    texts = words(language)
    for section in SECTIONS:
        page.locator(f'.sections a[href="#{section}"]').click()
        current = page.locator(".sections [aria-current=page]")
        expect(current).to_have_text(texts.say(f"office-section-{section}"))
        expect(page.locator("main .sheet, main .next").first).to_be_visible()
        axe(page)
        assert page.evaluate(FITS), section
        assert page.evaluate("scrollY") == 0, section
        assert not re.search(r"\b(office|page|role)-[a-z-]+", page.locator("main").inner_text())
    page.goto(f"{tournament.path}#lists/1/1")
    page.get_by_role("button", name=texts.say("office-incident"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    assert page.evaluate(FITS)
