"""A whole tournament of nine: the director's page, three phones that keep lists, and the public."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Troubles, Visit
from tests.browser.keeping import OPENED, UNOPENED, Keeper
from tests.browser.office import NAMES, Club, Desk, MakeClub, clubs

CUT_OFF: Final = r"ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED"
LEFT: Final = {1: (12, 45), 2: (7, 31), 3: (9, 22)}
"""By table, the card points of the two who did not finish, in every game: nobody is equal."""


@pytest.fixture
def club(address: str) -> Iterator[MakeClub]:
    with clubs(address) as make:
        yield make


def test_nine_people_three_phones_one_of_them_offline_for_a_while(
    desktop: Page, visit: Visit, club: MakeClub, troubles: Troubles
) -> None:
    troubles.tolerate(CUT_OFF)
    cup = club(NAMES)
    desk = Desk(desktop, cup)
    desk.seat()
    keepers = [Keeper(visit(PHONE), cup, table).come() for table in (1, 2, 3)]
    for keeper in keepers:
        keeper.count_pack()
        enter(keeper, 1)
    away, *others = keepers
    away.expect_all_sent()
    away.page.context.set_offline(True)
    for keeper in keepers:
        enter(keeper, 2)
        enter(keeper, 3)
    for keeper in others:
        sign(keeper)
    assert entered(cup) == [1, 3, 3]
    desk.go("now")
    expect(desk.button("Close series 1")).to_have_count(0)

    away.page.context.set_offline(False)
    away.expect_all_sent()
    assert entered(cup) == [3, 3, 3]
    sign(away)

    desk.press("Close series 1")
    desk.page.get_by_role("link", name="Standings and finish").click()
    desk.sure("Finish tournament")
    expect(desk.page.get_by_text("The tournament is over. To correct")).to_be_visible()
    check_standing(cup, visit(PHONE))


def names_at(keeper: Keeper) -> list[str]:
    seen = keeper.office.get(f"/lists/1/{keeper.table}")
    return [seat["name"] for seat in seen["seats"]]


def enter(keeper: Keeper, game: int) -> None:
    """Seat 1 wins the first game, then seat 2 twice."""
    winner = names_at(keeper)[0 if game == 1 else 1]
    first, second = LEFT[keeper.table]
    keeper.enter(game, winner, (first, OPENED), (100 + second, UNOPENED))


def sign(keeper: Keeper) -> None:
    for name in names_at(keeper):
        keeper.sign(name)
    keeper.expect_all_sent()


def entered(cup: Club) -> list[int]:
    return [table["entered"] for table in cup.get()["series"][0]["tables"]]


def check_standing(cup: Club, phone: Page) -> None:
    """All nine are ranked, and anybody's phone says so."""
    ranked = cup.get("/standing")["lines"]
    assert [one["place"] for one in ranked] == list(range(1, 10))
    assert {one["result"]["games"] for one in ranked} == {3}
    phone.goto(cup.path)
    phone.get_by_role("button", name="Standings").click()
    shown = phone.locator("table tbody tr, ol li")
    expect(shown.filter(has_text=ranked[0]["name"]).first).to_be_visible()
