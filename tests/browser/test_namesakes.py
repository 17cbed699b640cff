"""Two people of one name at one table: every page tells them apart, and shows their seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from romme.tournament.commands import BeginSeries, CheckPack, EnterPeople, SeatByHand
from romme.tournament.values import EntryDetails, Namesakes, Presence
from tests.browser.conftest import PHONE, Visit
from tests.browser.keeping import OPENED, Keeper
from tests.browser.office import GAMES, Club, Desk, MakeClub, clubs

ONE: Final = "Jos Weber (Esch)"
OTHER: Final = "Jos Weber (Wiltz)"
LONG: Final = "Anna " + "Schneider-Hoffmann " * 3
PEOPLE: Final = (
    *(EntryDetails("Jos Weber", "Esch"), EntryDetails(LONG), EntryDetails("Jos Weber", "Wiltz")),
    *(EntryDetails("Paul"), EntryDetails(LONG), EntryDetails("Léa")),
)


@pytest.fixture
def club(address: str) -> Iterator[MakeClub]:
    with clubs(address) as make:
        yield make


def seated(club: MakeClub, **terms: str) -> Club:
    """A table with two of one name, and a third whose namesake sits elsewhere; none has begun."""
    made = club(terms=terms)
    enter = EnterPeople(PEOPLE, Presence.PRESENT, Namesakes.MEANT)
    made.do(enter, SeatByHand(((1, 2, 3), (4, 5, 6))))
    return made


def hall(club: MakeClub, **terms: str) -> Club:
    made = seated(club, **terms)
    made.do(BeginSeries(), CheckPack(1, 1))
    return made


def lines(found: Locator) -> list[str]:
    """The visible texts, each on one line."""
    expect(found.first).to_be_visible()
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def test_the_phone_shows_seat_and_club_wherever_people_are_chosen(
    visit: Visit, club: MakeClub
) -> None:
    made = hall(club, second_count="asked")
    page = visit(PHONE)
    keeper = Keeper(page, made).come()
    expect(page.get_by_role("heading", name="Who finished?")).to_be_visible()
    assert (
        re.sub(r"\s+", " ", page.locator(".choices .big").first.inner_text()) == f"Seat 1 1 {ONE}"
    )
    keeper.press(f"Seat 3 {OTHER}")
    heading = page.get_by_role("heading", level=2)
    expect(heading).to_have_accessible_name(f"Seat 3 How did {OTHER} finish?")
    keeper.press(re.compile("^Rommé"))
    expect(heading).to_have_accessible_name(f"Seat 1 What is {ONE} left with?")
    for points in (12, 40):
        keeper.type(points, OPENED)
    expect(keeper.button(re.compile(rf"^Seat 1 {re.escape(ONE)} 12 card points"))).to_be_visible()
    keeper.press("Save game 1")
    keeper.press(f"Seat 3 {OTHER}: it’s right")
    keeper.expect_all_sent()
    assert [one["line"]["winner"] for one in made.get("/lists/1/1")["games"] if one["line"]] == [3]
    keeper.see("List")
    for seat, name in ((1, ONE), (3, OTHER)):
        column = page.get_by_role("columnheader", name=f"Seat {seat} {name}")
        expect(column).to_be_visible()


def test_signing_tells_namesakes_apart_on_the_phone_and_in_the_office(
    visit: Visit, club: MakeClub
) -> None:
    made = hall(club)
    made.play(1, GAMES)
    page = visit(PHONE)
    keeper = Keeper(page, made).come()
    expect(keeper.button(re.compile("tap to sign")).first).to_be_visible()
    badge = page.locator(".choices .badge").first.bounding_box()
    assert badge is not None
    assert badge["width"] < 1.5 * badge["height"]  # a badge before the name, no bar above it
    keeper.press(re.compile(rf"^Seat 3 {re.escape(OTHER)}.*tap to sign"))
    expect(page.get_by_role("heading", level=2)).to_have_accessible_name(f"Seat 3 {OTHER}")
    keeper.press("Sign")
    keeper.expect_all_sent()
    assert [one["seat"] for one in made.get("/lists/1/1")["signatures"]] == [3]

    office = visit()
    desk = Desk(office, made)
    desk.go("lists")
    board = office.get_by_role("link", name=re.compile(r"^Table 1\b"))
    expect(board).to_contain_text(f"1 {ONE}, 2 {LONG.strip()} (No.\N{NO-BREAK SPACE}2), 3 {OTHER}")
    desk.open_list(1)
    assert lines(office.locator("thead .name"))[::2] == [f"1 {ONE}", f"3 {OTHER}"]
    signing = office.get_by_role("region", name="Signatures").get_by_role("listitem")
    expect(signing.first).to_contain_text(f"3 {OTHER}")
    expect(signing.nth(1)).to_contain_text(f"1 {ONE}")
    desk.press("Record an incident")
    office.get_by_role("button", name=re.compile("^Hand thrown in uncounted")).click()
    offered = office.get_by_role("dialog").locator("option").all_inner_texts()
    assert {f"1 {ONE}", f"3 {OTHER}"} <= set(offered)


def test_the_hall_and_the_wall_tell_namesakes_apart(visit: Visit, club: MakeClub) -> None:
    """What tells them apart is never cut off, however long a name is."""
    made = seated(club)
    phone = visit(PHONE)
    phone.goto(f"{made.path}?see=seats&by=table")
    table = phone.locator(".tables > li").first.get_by_role("listitem")
    number = "No.\N{NO-BREAK SPACE}2"
    expect(table).to_have_text([ONE, f"{LONG.strip()} ({number})", OTHER])
    phone.goto(f"{made.path}?me=3")
    expect(phone.locator(".mates li")).to_have_text([ONE, f"{LONG.strip()} ({number})", OTHER])

    wall = visit()
    wall.goto(f"{made.path}/wall")
    for room in (".lines", ".tiles"):  # by name, then by table
        marks = wall.locator(f"{room} .mark")
        expect(marks).to_have_count(4)
        assert set(lines(marks)) >= {"Esch", "Wiltz"}
        assert all_in_sight(wall)
        wall.keyboard.press("ArrowRight")


def all_in_sight(page: Page) -> bool:
    """Whether no mark is cut off, by itself or by what it stands in."""
    return bool(
        page.evaluate(
            """() => [...document.querySelectorAll(".mark")].every((mark) => {
              const { left, right } = mark.getBoundingClientRect();
              const line = mark.closest("li").getBoundingClientRect();
              const isWhole = mark.scrollWidth <= mark.clientWidth;
              return isWhole && left >= line.left && right <= line.right;
            })"""
        )
    )
