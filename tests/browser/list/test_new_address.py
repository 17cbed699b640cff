"""A laptop gets a new address: phones find it there, and send what they have kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.support.browser.list_keeper import OPENED, Keeper, OneTableTournament
from tests.support.servers import calm_at, free_port, serving

NETWORK_ERRORS = r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED"


@pytest.mark.usefixtures("address")  # builds the page
def test_a_phone_finds_the_laptop_at_its_new_address(
    visit: Visit, page_errors: PageErrors, tmp_path: Path
) -> None:
    """The page is not loaded again, and each entry arrives once."""
    port = free_port()
    old, new = (f"http://127.0.0.{number}:{port}" for number in (2, 3))
    page_errors.allow(NETWORK_ERRORS)
    page_errors.allow(f"request to another host: ({old}|{new})")
    database = f"sqlite:///{tmp_path}/romme.db"
    flags = (*calm_at(port), "--origin", old, "--origin", new, "--database", database)
    phone = visit(PHONE)
    with serving(tmp_path, *flags, "--host", "127.0.0.2"):
        tournament = OneTableTournament(old, ("Anna", "Jos", "Léa"), rounds=1)
        link: str = tournament.link["path"]
        policy = httpx.get(old).headers["content-security-policy"]
        assert f"connect-src 'self' {old} {new};" in policy
        phone.goto(old + link)
        keeper = Keeper(phone, tournament)
        keeper.count_pack()
        keeper.enter(1, "Jos", (12, OPENED), (40, OPENED))
        keeper.expect_all_sent()
        key = tournament.key
        tournament.close()
    keeper.enter(2, "Anna", (25, OPENED), (60, OPENED))
    expect(keeper.state).to_contain_text("1 entry is saved on this phone")

    with serving(tmp_path, *flags, "--host", "127.0.0.3"):
        keeper.expect_all_sent()
        keeper.enter(3, "Léa", (7, OPENED), (60, OPENED))
        keeper.expect_all_sent()
        assert phone.url.startswith(old)
        path = f"{new}/api/tournaments/{link.split('/')[2]}/lists/1/1"
        found: Any = httpx.get(path, headers={"x-romme-key": key}).json()
        assert [game["line"]["winner"] for game in found["games"]] == [2, 1, 3]
