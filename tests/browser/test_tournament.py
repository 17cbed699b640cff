"""A tournament of nine players: office page, three phones with lists, public page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.support.browser.list_keeper import OPENED, UNOPENED, Keeper
from tests.support.browser.office import (
    NAMES,
    MakeTournament,
    OfficePage,
    TournamentClient,
    tournament_factory,
)

NETWORK_ERRORS: Final = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED"
CARD_POINTS: Final = {1: (12, 45), 2: (7, 31), 3: (9, 22)}
"""By table, the points of the two players who lose a game. They are chosen to avoid ties."""


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    with tournament_factory(address) as make:
        yield make


def test_a_phone_that_was_offline_delivers_its_list_later(
    desktop: Page, visit: Visit, make_tournament: MakeTournament, page_errors: PageErrors
) -> None:
    page_errors.allow(NETWORK_ERRORS)
    tournament = make_tournament(NAMES)
    office = OfficePage(desktop, tournament)
    office.seat()
    keepers = [Keeper(visit(PHONE), tournament, table).open() for table in (1, 2, 3)]
    for keeper in keepers:
        keeper.count_pack()
        enter(keeper, 1)
    offline, *others = keepers
    offline.expect_all_sent()
    offline.page.context.set_offline(True)
    for keeper in keepers:
        enter(keeper, 2)
        enter(keeper, 3)
    for keeper in others:
        sign(keeper)
    assert entered(tournament) == [1, 3, 3]
    office.go("now")
    expect(office.button("Close series 1")).to_have_count(0)

    offline.page.context.set_offline(False)
    offline.expect_all_sent()
    assert entered(tournament) == [3, 3, 3]
    sign(offline)

    office.press("Close series 1")
    office.page.get_by_role("link", name="Standings and end of tournament").click()
    office.confirm("Finish tournament")
    expect(office.page.get_by_text("The tournament is over. To correct")).to_be_visible()
    check_standing(tournament, visit(PHONE))


def names_at(keeper: Keeper) -> list[str]:
    seen = keeper.tournament.get(f"/lists/1/{keeper.table}")
    return [seat["name"] for seat in seen["seats"]]


def enter(keeper: Keeper, game: int) -> None:
    """Enter the result of a game. Seat 1 wins the first game, and seat 2 all others."""
    winner = names_at(keeper)[0 if game == 1 else 1]
    first, second = CARD_POINTS[keeper.table]
    keeper.enter(game, winner, (first, OPENED), (100 + second, UNOPENED))


def sign(keeper: Keeper) -> None:
    for name in names_at(keeper):
        keeper.sign(name)
    keeper.expect_all_sent()


def entered(tournament: TournamentClient) -> list[int]:
    return [table["entered"] for table in tournament.get()["series"][0]["tables"]]


def check_standing(tournament: TournamentClient, phone: Page) -> None:
    """Check that all nine players are ranked, and that the public page shows the ranking."""
    ranked = tournament.get("/standing")["lines"]
    assert [one["place"] for one in ranked] == list(range(1, 10))
    assert {one["result"]["games"] for one in ranked} == {3}
    phone.goto(tournament.path)
    phone.get_by_role("button", name="Standings").click()
    shown = phone.locator("table tbody tr, ol li")
    expect(shown.filter(has_text=ranked[0]["name"]).first).to_be_visible()
