"""Two people with the same name at one table: every page tells them apart and shows their seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from romme.tournament.commands import BeginSeries, EnterPeople, SeatByHand
from romme.tournament.list_commands import CheckPack
from romme.tournament.values import EntryDetails, Namesakes, Presence
from tests.browser.conftest import PHONE, Visit
from tests.support.browser.list_keeper import OPENED, Keeper
from tests.support.browser.office import (
    GAMES,
    MakeTournament,
    OfficePage,
    TournamentClient,
    tournament_factory,
)

ONE: Final = "Jos Weber (Esch)"
OTHER: Final = "Jos Weber (Wiltz)"
LONG_NAME: Final = "Anna " + "Schneider-Hoffmann " * 3
PEOPLE: Final = (
    *(
        EntryDetails("Jos Weber", "Esch"),
        EntryDetails(LONG_NAME),
        EntryDetails("Jos Weber", "Wiltz"),
    ),
    *(EntryDetails("Paul"), EntryDetails(LONG_NAME), EntryDetails("Léa")),
)


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def seat_namesakes(make_tournament: MakeTournament, **terms: str) -> TournamentClient:
    """Seat two namesakes at table 1, and a third player whose namesake sits at table 2."""
    tournament = make_tournament(terms=terms)
    enter = EnterPeople(PEOPLE, Presence.PRESENT, Namesakes.MEANT)
    tournament.do(enter, SeatByHand(((1, 2, 3), (4, 5, 6))))
    return tournament


def begin_series(make_tournament: MakeTournament, **terms: str) -> TournamentClient:
    tournament = seat_namesakes(make_tournament, **terms)
    tournament.do(BeginSeries(), CheckPack(1, 1))
    return tournament


def visible_lines(found: Locator) -> list[str]:
    """Return the visible texts of the elements, without line breaks."""
    expect(found.first).to_be_visible()
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def test_the_phone_shows_seat_and_club_wherever_people_are_chosen(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    tournament = begin_series(make_tournament, second_count="asked")
    page = visit(PHONE)
    keeper = Keeper(page, tournament).open()
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
        keeper.type_points(points, OPENED)
    expect(keeper.button(re.compile(rf"^Seat 1 {re.escape(ONE)} 12 card points"))).to_be_visible()
    keeper.press("Save game 1")
    keeper.press(f"Seat 3 {OTHER}: it’s right")
    keeper.expect_all_sent()
    assert [
        one["line"]["winner"] for one in tournament.get("/lists/1/1")["games"] if one["line"]
    ] == [3]
    keeper.show("List")
    for seat, name in ((1, ONE), (3, OTHER)):
        column = page.get_by_role("columnheader", name=f"Seat {seat} {name}")
        expect(column).to_be_visible()


def test_signing_tells_namesakes_apart_on_the_phone_and_in_the_office(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    tournament = begin_series(make_tournament)
    tournament.play(1, GAMES)
    page = visit(PHONE)
    keeper = Keeper(page, tournament).open()
    expect(keeper.button(re.compile("tap to sign")).first).to_be_visible()
    badge = page.locator(".choices .badge").first.bounding_box()
    assert badge is not None
    assert badge["width"] < 1.5 * badge["height"]  # a badge before the name, not a bar above it
    keeper.press(re.compile(rf"^Seat 3 {re.escape(OTHER)}.*tap to sign"))
    expect(page.get_by_role("heading", level=2)).to_have_accessible_name(f"Seat 3 {OTHER}")
    keeper.press("Sign")
    keeper.expect_all_sent()
    assert [one["seat"] for one in tournament.get("/lists/1/1")["signatures"]] == [3]

    desktop = visit()
    office = OfficePage(desktop, tournament)
    office.go("lists")
    board = desktop.get_by_role("link", name=re.compile(r"^Table 1\b"))
    expect(board).to_contain_text(
        f"1 {ONE} · 2 {LONG_NAME.strip()} (No.\N{NO-BREAK SPACE}2) · 3 {OTHER}"
    )
    office.open_list(1)
    assert visible_lines(desktop.locator("thead .name"))[::2] == [f"1 {ONE}", f"3 {OTHER}"]
    signing = desktop.get_by_role("region", name="Signatures").get_by_role("listitem")
    expect(signing.first).to_contain_text(f"3 {OTHER}")
    expect(signing.nth(1)).to_contain_text(f"1 {ONE}")
    office.press("Record an incident")
    desktop.get_by_role("button", name=re.compile("^Wrong number of cards during play")).click()
    offered = desktop.get_by_role("dialog").locator("option").all_inner_texts()
    assert {f"1 {ONE}", f"3 {OTHER}"} <= set(offered)


def test_the_hall_and_the_wall_tell_namesakes_apart(
    visit: Visit, make_tournament: MakeTournament
) -> None:
    """The distinguishing mark is never clipped, even after a long name."""
    tournament = seat_namesakes(make_tournament)
    phone = visit(PHONE)
    phone.goto(f"{tournament.path}?see=seats&by=table")
    table = phone.locator(".tables > li").first.get_by_role("listitem")
    number = "No.\N{NO-BREAK SPACE}2"
    expect(table).to_have_text([ONE, f"{LONG_NAME.strip()} ({number})", OTHER])
    phone.goto(f"{tournament.path}?me=3")
    expect(phone.locator(".mates li")).to_have_text([ONE, f"{LONG_NAME.strip()} ({number})", OTHER])

    wall = visit()
    wall.goto(f"{tournament.path}/wall")
    for room in (".lines", ".tiles"):  # by name, then by table
        marks = wall.locator(f"{room} .mark")
        expect(marks).to_have_count(4)
        assert set(visible_lines(marks)) >= {"Esch", "Wiltz"}
        assert no_mark_clipped(wall)
        wall.keyboard.press("ArrowRight")


def no_mark_clipped(page: Page) -> bool:
    """Whether every distinguishing mark is fully visible inside its list item."""
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
