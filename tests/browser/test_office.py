"""The office: a whole tournament run by its page alone, the rights of a helper, a bad network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeAlias

import httpx
import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from romme.locales import LANGUAGES, words
from romme.tournament.codec import COMMANDS, write_command
from romme.tournament.commands import (
    BeginSeries,
    CheckPack,
    CloseSeries,
    Command,
    EnterControl,
    EnterLine,
    EnterPeople,
    SeatByHand,
    Sign,
)
from romme.tournament.rights import RIGHTS, Role
from romme.tournament.values import Count, Ending, Hand, Line, Person, Presence
from tests.browser.axe import axe
from tests.browser.conftest import DESKTOP, PHONE, Device, Troubles, Visit

Json: TypeAlias = Any
ROOT: Final = Path(__file__).parents[2]
SECTIONS: Final = ("now", "people", "seats", "lists", "ranking", "papers", "settings")
TABLET: Final = Device(820, 1180, touch=True)
NAMES: Final = ("Anna", "Jos", "Léa", "Marcel", "Nicole", "Paul", "Sylvie", "Romain", "Monique")
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
FITS: Final = "document.documentElement.scrollWidth <= innerWidth"
REFUSED: Final = "status of 409"
CUT_OFF: Final = "ERR_FAILED|ERR_INTERNET_DISCONNECTED"


def line(winner: int, *points: int) -> Line:
    """A Rommé at a table of three; more than 100 card points are those of somebody unopened."""
    left = list(points)
    counts = [
        None
        if seat == winner
        else Count(left[0], Hand.UNOPENED if left.pop(0) > 100 else Hand.OPENED)  # noqa: PLR2004 - T12
        for seat in (1, 2, 3)
    ]
    return Line(Ending.ROMME, winner, tuple(counts))


GAMES: Final = (line(1, 12, 104), line(2, 20, 35), line(1, 5, 8))
"""A round at a table of three."""


class Club:
    """A tournament, and what happens at its tables, over HTTP."""

    def __init__(self, address: str, people: Sequence[str] = (), **wanted: Json) -> None:
        self._http = httpx.Client(base_url=address, headers={"origin": address}, timeout=60)
        self._ids = count(1)
        self._post("/api/guests", {"name": "Director"})
        made = self._post("/api/tournaments", {"name": "Spring cup", **wanted})
        self.path = f"/t/{made['tournament']}"
        self.key = made["key"]
        self._base = f"/api/tournaments/{made['tournament']}"
        self._http.headers["x-romme-key"] = self.key
        if people:
            entries = tuple(Person(name) for name in people)
            self.do(EnterPeople(entries, Presence.PRESENT))

    def _post(self, path: str, json: Json) -> Json:
        answer = self._http.post(path, json=json)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str = "") -> Json:
        answer = self._http.get(f"{self._base}{path}")
        assert answer.is_success, answer.text
        return answer.json()

    def do(self, *commands: Command) -> None:
        for command in commands:
            body = {"id": f"club-{next(self._ids)}", "command": write_command(command)}
            self._post(f"{self._base}/commands", body)

    def play(self, table: int, games: Sequence[Line] = GAMES) -> None:
        """Have a table of series 1 fill in its list."""
        self.do(CheckPack(1, table))
        self.do(*(EnterLine(1, table, at, one) for at, one in enumerate(games, start=1)))

    def sign(self, table: int) -> None:
        self.do(*(Sign(1, table, seat) for seat in (1, 2, 3)))

    def begin(self) -> None:
        """Seat the first series by start numbers, three to a table, and begin it."""
        numbers = sorted(one["number"] for one in self.get()["people"])
        tables = tuple(tuple(numbers[at : at + 3]) for at in range(0, len(numbers), 3))
        self.do(SeatByHand(tables), BeginSeries())

    def key_of(self, role: str) -> str:
        link = next(one for one in self.get("/links") if one["role"] == role)
        return str(link["path"].partition("#key=")[2])

    def close(self) -> None:
        self._http.close()


MakeClub = Callable[..., Club]


@pytest.fixture
def club(address: str) -> Iterator[MakeClub]:
    """Make a tournament; a series is one round unless something else is said."""
    made: list[Club] = []

    def make(people: Sequence[str] = (), *, terms: Json = None, **wanted: Json) -> Club:
        made.append(Club(address, people, terms={"rounds": 1, **(terms or {})}, **wanted))
        return made[-1]

    yield make
    for one in made:
        one.close()


class Desk:
    """Somebody of the office at the page, in English."""

    def __init__(self, page: Page, club: Club, key: str | None = None) -> None:
        self.page = page
        self.club = club
        page.goto(f"{club.path}#key={key or club.key}")
        expect(page.get_by_role("heading", name="Spring cup")).to_be_visible()

    def go(self, section: str) -> None:
        link = self.page.locator(f'.sections a[href="#{section}"]')
        link.click()
        expect(link).to_have_attribute("aria-current", "page")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        self.button(name).click()

    def sure(self, name: str) -> None:
        """Press a button, and say that it is meant."""
        self.press(name)
        self.press("Yes")

    def part(self, heading: str) -> Locator:
        """A part of the page, by its heading."""
        inside = self.page.get_by_role("heading", name=heading, exact=True)
        return self.page.locator(".sheet, .next").filter(has=inside)

    def open_list(self, table: int) -> None:
        self.go("lists")
        self.page.get_by_role("link", name=re.compile(rf"^Table {table}\b")).click()
        expect(self.page.get_by_role("heading", name=f"Series 1, table {table}")).to_be_visible()

    def type(self, *keys: str) -> None:
        """Type texts; names of keys are pressed."""
        for key in keys:
            if key in {"Enter", "Tab"}:
                self.page.keyboard.press(key)
            else:
                self.page.keyboard.type(key)

    def rows(self) -> list[str]:
        """The games of the open list, as they are read."""
        rows = self.page.locator("tbody tr")
        return [re.sub(r"\s+", " ", text).strip() for text in rows.all_inner_texts()]


# --- a whole tournament --------------------------------------------------------------------------


def test_a_whole_tournament_of_nine(desktop: Page, club: MakeClub, troubles: Troubles) -> None:
    """From the pasted list of entries to the end, with a slip and an incident on the way."""
    troubles.tolerate(REFUSED)
    desk = Desk(desktop, club())
    enter_people(desk)
    seat(desk)
    play(desk)
    rule_and_correct(desk)
    finish(desk)


def enter_people(desk: Desk) -> None:
    """Eight from a list, one at the door; one who was late is tapped in."""
    page = desk.page
    page.get_by_role("link", name="Enter people").click()
    page.get_by_text("Paste a list, or read a file").click()
    page.get_by_label("List", exact=True).fill(PASTED)
    desk.press("Look at it")
    expect(page.get_by_text("8 people can be entered.")).to_be_visible()
    row = page.locator("li").filter(has=page.get_by_label("Take line 6"))
    expect(row.get_by_role("checkbox")).not_to_be_checked()
    expect(row).to_contain_text("nobody")
    desk.press("Enter 8 people")
    expect(page.get_by_text("8 people have been entered.")).to_be_visible()

    page.get_by_label("Name", exact=True).fill("Monique")
    desk.type("Enter")
    expect(page.get_by_text("Entered: Monique")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    desk.type("Anna", "Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Anna has entered already")
    expect(desk.button("It is somebody else: enter anyway")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("")

    expect(page.get_by_role("status").first).to_contain_text("9 entered · 1 there")
    desk.press("Anna is there")
    expect(page.get_by_role("status").first).to_contain_text("2 there")
    desk.sure("All 7 shown are there")
    expect(page.get_by_role("status").first).to_contain_text("9 there")
    assert {one["name"] for one in desk.club.get()["people"]} == set(NAMES)


def seat(desk: Desk) -> None:
    """Drawn from a seed; then two change places by hand, and what that breaks is seen first."""
    page = desk.page
    desk.go("now")
    page.get_by_role("link", name="Seat series 1").click()
    page.get_by_label("Seed").fill("spring")
    desk.press("Show a plan")
    expect(page.get_by_text("The plan breaks nothing.")).to_be_visible()
    assert desk.club.get()["series"] == []
    desk.press("Take this plan")
    expect(desk.button("Begin series 1")).to_be_visible()
    drawn = [table["seats"] for table in desk.club.get()["series"][0]["tables"]]

    clubs = {one["number"]: one["club"] for one in desk.club.get()["people"]}
    one = drawn[0][0]
    other = next(
        number
        for number in drawn[1]
        if any(clubs[number] == clubs[left] != "" for left in drawn[0][1:])
    )
    for number in (one, other):
        page.locator(".tables .person").filter(has_text=re.compile(rf"\d\s*{number} ")).click()
    expect(page.get_by_text(re.compile("Table 1: of the same club are"))).to_be_visible()
    assert [table["seats"] for table in desk.club.get()["series"][0]["tables"]] == drawn
    desk.press("Take the change")
    expect(desk.button("Take the change")).to_have_count(0)
    swapped = {one: other, other: one}
    expected = [[swapped.get(number, number) for number in table] for table in drawn]
    assert [table["seats"] for table in desk.club.get()["series"][0]["tables"]] == expected

    desk.go("now")
    expect(desk.part("Take back")).to_contain_text("Last step")
    desk.go("seats")
    desk.press("Begin series 1")
    expect(page.get_by_text("Running")).to_be_visible()


def play(desk: Desk) -> None:
    """One list comes on paper and is typed in; the others come from the tables."""
    page = desk.page
    desk.go("now")
    desk.press("75 minutes")
    expect(desk.part("Clock")).to_contain_text("1:1")
    page.get_by_label("Shown on the wall and on all phones").fill("Coffee is ready")
    desk.press("Show")
    expect(page.get_by_text("Coffee is ready")).to_be_visible()

    desk.open_list(1)
    desk.press("The pack is complete: 110 cards")
    desk.press("Type in from paper")
    desk.type("1", "Enter", "12", "Enter", "104u", "Enter")
    desk.type("2r", "3u", "Enter", "35", "Enter")  # seat 1 cannot have so few
    desk.type("0", "Enter", "5", "Tab", "8", "Tab", "101n", "Tab")
    doubt = page.get_by_text(re.compile("Seat 1 has not opened and holds all cards"))
    expect(doubt).to_be_visible()
    assert len([game for game in desk.club.get("/lists/1/1")["games"] if game["line"]]) == 1
    row = page.locator('tr[data-game="2"]')
    row.get_by_label("Card points of seat 1").fill("20")
    desk.type("Enter", "Enter")
    expect(page.get_by_text("Complete: the table can sign.")).to_be_visible()
    assert desk.rows()[:3] == ["1 1 R 0 5 12 2 104u ✗ ✎", "2 2 R 20 2 0 5 35 1 ✎", "3 – E 5 3 8 3 101u ✗ ✎"]
    desk.press("All have signed on paper")
    expect(page.get_by_text("Finished")).to_be_visible()
    for table in (2, 3):
        desk.club.play(table)


def rule_and_correct(desk: Desk) -> None:
    """A hand was thrown in at table 3; at table 1 a figure was read wrongly."""
    page = desk.page
    desk.open_list(3)
    desk.press("Record an incident")
    page.get_by_role("button", name=re.compile("^Cards thrown in uncounted")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option("1")
    dialog.get_by_label("Whose doing").select_option("2")
    expect(dialog).to_contain_text("the next worse class: one rating point less")
    expect(dialog).to_contain_text("T15")
    expect(dialog).to_contain_text(words("en").say("clause-T15"))
    desk.press("Apply this")
    expect(page.get_by_role("heading", name="Incidents")).to_be_visible()
    for table in (2, 3):
        desk.club.sign(table)

    desk.open_list(1)
    desk.press("Correct game 1")
    page.get_by_label("Card points of seat 2").fill("21")
    correct = page.locator("tr.correcting").get_by_role("button", name="Correct game 1")
    expect(correct).to_be_disabled()  # it is signed: a reason is needed
    page.get_by_label("Reason").fill("misread")
    correct.click()
    expect(page.get_by_text("misread")).to_be_visible()
    assert desk.club.get("/lists/1/1")["games"][0]["line"]["counts"][1]["card_points"] == 21


def finish(desk: Desk) -> None:
    """Equal ones are told apart by lot, once from a seed and once by hand; then it is over."""
    page = desk.page
    desk.go("now")
    desk.press("Close series 1")
    page.get_by_role("link", name="Ranking and end").click()
    desk.sure("Finish the tournament")
    expect(page.get_by_role("alert")).to_contain_text("Draw the lot first")

    lots = page.get_by_role("region", name="Lot")
    expect(lots).to_have_count(2)
    lots.first.get_by_role("button", name="Draw the lot").click()
    lots.first.get_by_label("Seed").fill("spring")
    lots.first.get_by_role("button", name="Draw the lot").click()
    expect(lots).to_have_count(1)
    lots.get_by_role("button", name="Drawn by hand").click()
    tied = lots.locator("[aria-pressed]")
    second = tied.nth(1).inner_text()
    tied.nth(1).click()
    tied.nth(0).click()
    lots.get_by_role("button", name="Record the lot").click()
    expect(lots).to_have_count(0)
    by_hand = desk.club.get()["lots"][1]
    assert (second, by_hand["seed"]) == (named(desk, by_hand["order"][0]), "")

    desk.sure("Finish the tournament")
    expect(page.get_by_text("The tournament is over. To correct")).to_be_visible()
    shown = page.locator("tbody tr th").all_inner_texts()
    ranked = desk.club.get("/standing")["lines"]
    assert [text.split("\n")[0].strip() for text in shown] == [
        named(desk, one["party"]) for one in ranked
    ]
    assert [one["place"] for one in ranked] == list(range(1, 10))
    desk.go("now")
    expect(page.get_by_role("heading", name="The tournament is over")).to_be_visible()


def named(desk: Desk, number: int) -> str:
    people = {one["number"]: one["name"] for one in desk.club.get()["people"]}
    return f"{number} {people[number]}"
