"""Pages of another local address may use the tournament API with a key, and no others may."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from tests.support.server.organise.tournament_server import tournament_server

OLD_ADDRESS = "http://192.168.1.20:8270"
ALLOWED = "access-control-allow-origin"


async def headers_of(
    url: str, origin: str, path: str, method: str = "GET", **more: str
) -> tuple[int, Mapping[str, str]]:
    """Return status and headers of the answer to a request of a page at `origin`."""
    async with tournament_server(url) as server:
        director = await server.make()
        asked = path.format(tournament=director.tournament)
        answer = await server.http.request(method, asked, headers={"origin": origin, **more})
        return answer.status_code, answer.headers


@pytest.mark.parametrize("origin", [OLD_ADDRESS, "http://romme.local:8270", "http://[fd00::1]"])
def test_a_page_of_a_local_address_may_read(origin: str, sqlite_url: str) -> None:
    """It gets no cookies."""
    path = "/api/tournaments/{tournament}/news"
    status, headers = asyncio.run(headers_of(sqlite_url, origin, path))
    assert (status, headers[ALLOWED]) == (200, origin)
    assert "Origin" in headers["vary"]
    assert "access-control-allow-credentials" not in headers


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://8.8.8.8",
        "null",
        "http://192.168.1.20.evil.example",
        "http://192.168.1.20:8270/",
        "http://evil.example#.local",
        "x" * 5000,
    ],
)
def test_other_pages_may_not(origin: str, sqlite_url: str) -> None:
    path = "/api/tournaments/{tournament}/news"
    _, headers = asyncio.run(headers_of(sqlite_url, origin, path))
    assert ALLOWED not in headers


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/health"])
def test_the_rest_of_the_api_is_closed(path: str, sqlite_url: str) -> None:
    _, headers = asyncio.run(headers_of(sqlite_url, OLD_ADDRESS, path))
    assert ALLOWED not in headers


def test_a_browser_may_ask_before_it_sends_a_key(sqlite_url: str) -> None:
    wanted = {"access-control-request-method": "POST"}
    path = "/api/tournaments/{tournament}/commands"
    status, headers = asyncio.run(headers_of(sqlite_url, OLD_ADDRESS, path, "OPTIONS", **wanted))
    assert (status, headers[ALLOWED]) == (204, OLD_ADDRESS)
    assert "x-romme-key" in headers["access-control-allow-headers"]
    assert headers["access-control-allow-methods"] == "GET, POST"


def test_refusals_can_be_read_too(sqlite_url: str) -> None:
    """Otherwise the phone would take them for a lost connection, and repeat the request."""
    path = "/api/tournaments/{tournament}/lists/1/1"
    status, headers = asyncio.run(headers_of(sqlite_url, OLD_ADDRESS, path))
    assert (status, headers[ALLOWED]) == (403, OLD_ADDRESS)
