"""The code of a table leads a phone to the list that the table has now, all day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from romme.tournament.commands import BeginSeries, CloseSeries, SeatByHand
from tests.browser.conftest import PageErrors
from tests.support.browser.axe import axe
from tests.support.browser.list_keeper import Keeper
from tests.support.browser.office import GAMES, TournamentClient

SIX: Final = ("Anna", "Jos", "Léa", "Marc", "Nico", "Pia")


@pytest.fixture
def tournament(address: str) -> Iterator[TournamentClient]:
    """A tournament of six people at two tables, whose first series is running."""
    made = TournamentClient(address, SIX, terms={"rounds": 1, "signatures": "not-asked"})
    made.begin()
    yield made
    made.close()


def scan(page: Page, tournament: TournamentClient, table: int, day: int = 1) -> None:
    """Open the link of a table's code, in a tab that was not open before."""
    found = tournament.get("/table-codes")
    path = next(one["path"] for one in found if (one["day"], one["table"]) == (day, table))
    page.goto("about:blank")
    page.goto(path)


def finish_series(tournament: TournamentClient) -> None:
    for table in (1, 2):
        tournament.play(table, GAMES)
    tournament.do(CloseSeries())


def test_one_code_leads_to_the_list_of_each_series(
    phone: Page, tournament: TournamentClient
) -> None:
    """The phone that kept the list of the first series is told what the table has now."""
    scan(phone, tournament, 1)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 1 · Series 1")
    assert phone.evaluate("sessionStorage.length") == 0, "the code is not kept"
    Keeper(phone, tournament).count_pack()
    finish_series(tournament)
    tournament.do(SeatByHand(((4, 5, 6), (1, 2, 3))))
    expect(phone.get_by_text("This series is over")).to_be_visible()
    expect(phone.get_by_text("Table 1 now plays series 2: Marc · Nico · Pia.")).to_be_visible()
    scan(phone, tournament, 1)
    expect(phone.get_by_text("Series 2 hasn’t started yet. At table 1: Marc")).to_be_visible()
    axe(phone)
    phone.reload()
    expect(phone.get_by_text("Series 2 hasn’t started yet")).to_be_visible()
    tournament.do(BeginSeries())
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 1 · Series 2")
    expect(phone.get_by_text("Marc counts them")).to_be_visible()


def test_yesterdays_code_says_what_the_table_has_now(
    phone: Page, tournament: TournamentClient, page_errors: PageErrors
) -> None:
    """It does not open the list of today."""
    page_errors.allow("status of 403")
    finish_series(tournament)
    tournament.do(SeatByHand(((4, 5, 6), (1, 2, 3)), day=2), BeginSeries())
    scan(phone, tournament, 2, day=1)
    said = "This code was for day 1. Table 2 now plays series 2: Anna · Jos · Léa."
    expect(phone.get_by_text(said)).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="To the list of table 2").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 2 · Series 2")
    expect(phone.get_by_text("This list can’t be opened")).to_be_visible()
    found = tournament.get("/table-codes")
    pin = next(one["pin"] for one in found if (one["day"], one["table"]) == (2, 2))
    phone.get_by_label("PIN for this list").fill(pin)
    phone.get_by_role("button", name="Open").tap()
    expect(phone.get_by_text("Anna counts them")).to_be_visible()


def test_another_tables_code_leads_back_to_the_list_of_this_phone(
    phone: Page, tournament: TournamentClient
) -> None:
    """The user may also decide to keep the other list."""
    scan(phone, tournament, 1)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 1 · Series 1")
    scan(phone, tournament, 2)
    said = "This is the code of table 2 (series 1: Marc · Nico · Pia), but this phone keeps"
    expect(phone.get_by_text(said)).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="Back to the list of table 1").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 1 · Series 1")
    scan(phone, tournament, 2)
    phone.get_by_role("button", name="Keep the list of table 2 on this phone").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 2 · Series 1")
    expect(phone.get_by_text("Marc counts them")).to_be_visible()
    scan(phone, tournament, 1)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 1 · Series 1")


def test_a_revoked_code_is_explained(
    phone: Page, tournament: TournamentClient, page_errors: PageErrors
) -> None:
    page_errors.allow("status of 401")
    old = tournament.get("/table-codes")[0]["path"]
    tournament.post("/links/renew", {"role": "keeper"})
    phone.goto(old)
    expect(phone.get_by_text("Scan the code that lies on your table now")).to_be_visible()
    scan(phone, tournament, 1)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Table 1 · Series 1")
