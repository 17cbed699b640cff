"""Overlong paths, queries and cookies are refused or dropped before anything stores them."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import tracemalloc
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, cast

import httpx
import pytest

from romme.locales import words
from romme.server.http.app import Server
from romme.server.http.request_bounds import (
    LONGEST_COOKIE,
    LONGEST_PATH,
    LONGEST_QUERY,
    MAX_PARAMETERS,
    with_own_cookies,
)
from romme.server.ops import serving
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.play.connection.open_sockets import FORBIDDEN
from tests.support.servers.running_server import running_server

ORIGIN: Final = "https://romme.example"
KIB: Final = 1024


def run_scene(url: str, scene: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Start a server and run a test coroutine with an HTTP client for it."""

    async def run() -> None:
        settings = Configuration(database=url, limits=Limiting.OFF)
        async with running_server(settings, ORIGIN) as server:
            transport = httpx.ASGITransport(cast("Any", server))
            async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
                await scene(http)

    asyncio.run(run())


@pytest.mark.parametrize(
    "address",
    [
        "/" + "x" * LONGEST_PATH,
        "/api/tables/" + "x" * LONGEST_PATH,
        f"/api/tournaments/t/lists/{'9' * 5000}/1",
        "/api/rules?a=" + "x" * LONGEST_QUERY,
        "/api/rules?" + "&" * MAX_PARAMETERS,
    ],
    ids=["page", "table", "number", "query", "parameters"],
)
def test_an_overlong_url_is_refused(sqlite_url: str, address: str) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        answer = await http.get(address, headers={"accept-language": "de"})
        assert answer.status_code == 414
        assert answer.json() == {
            "code": "too-large",
            "message": words("de").say("problem-too-large"),
            "facts": {},
        }
        assert answer.headers["content-language"] == "de"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"

    run_scene(sqlite_url, scene)


def test_the_longest_allowed_url_is_answered(sqlite_url: str) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        path = "/api/rules/".ljust(LONGEST_PATH, "x")
        assert (await http.get(path)).json()["code"] == "bad-rules"
        query = "a=1&" * (MAX_PARAMETERS - 1) + "a=1"
        assert (await http.get(f"/api/rules?{query.ljust(LONGEST_QUERY, 'x')}")).status_code == 200

    run_scene(sqlite_url, scene)


def _scopes(number: int) -> Iterator[dict[str, Any]]:
    """Yield ASGI scopes with a long path, query or cookie, made unique by `number`.

    The scopes are passed to the server directly, because an HTTP client would cache their URLs.
    """
    endless, pairs = "x" * 60 * KIB, b"a=1&" * 15 * KIB
    foreign = ";".join(f"k{at}=" for at in range(7_000))
    for path, query, cookie in (
        (f"/api/tables/{number}{endless}", b"", ""),
        (f"/{number}{endless}", b"", ""),
        ("/api/tournaments/t/standing", b"n=%d&%s" % (number, pairs), ""),
        ("/api/tables", b"n=%d&%s" % (number, pairs), ""),
        ("/api/me", b"", f"n={number};{foreign}"),
        ("/api/me", b"", f"romme={number}{endless}"),
    ):
        yield {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "https",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query,
            "root_path": "",
            "headers": [(b"host", b"romme.example"), (b"cookie", cookie.encode())],
            "client": ("192.0.2.1", 1),
            "server": ("romme.example", 443),
        }


def test_no_part_of_a_long_request_head_is_kept_in_memory(sqlite_url: str) -> None:
    """Litestar would cache up to a thousand long paths, queries and cookies, about a gigabyte."""

    async def scene() -> int:
        statuses = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:  # noqa: ANN401 - an ASGI message
            statuses.append(message.get("status"))

        async def ask(server: Server, number: int) -> None:
            for scope in _scopes(number):
                await server(scope, receive, send)

        async with running_server(Configuration(database=sqlite_url), ORIGIN) as server:
            try:
                await ask(server, 0)
                tracemalloc.start()
                before = tracemalloc.get_traced_memory()[0]
                for number in range(1, 30):
                    await ask(server, number)
                gc.collect()  # requests and answers refer to each other
                grown = tracemalloc.get_traced_memory()[0] - before
            finally:
                tracemalloc.stop()
        assert {401, 414} == {one for one in statuses if one is not None}
        return grown

    assert asyncio.run(scene()) < 512 * KIB


def test_a_session_works_with_many_foreign_cookies(sqlite_url: str) -> None:
    async def scene(http: httpx.AsyncClient) -> None:
        headers = {"origin": ORIGIN}
        await http.post("/api/guests", json={"name": "Anna"}, headers=headers)
        token = http.cookies["romme"]
        http.cookies.clear()
        for sent in (
            f"romme={token}",
            f"a=1; romme={token};b=2",
            ";".join(f"k{at}=" for at in range(7_000)) + f"; romme={token}",
        ):
            answer = await http.get("/api/me", headers={"cookie": sent})
            assert answer.json()["name"] == "Anna", sent[:40]

    run_scene(sqlite_url, scene)


def test_only_our_cookie_reaches_the_framework() -> None:
    def kept(*cookies: bytes) -> list[tuple[bytes, bytes]]:
        scope = {"headers": [(b"cookie", one) for one in cookies]}
        return cast("list[tuple[bytes, bytes]]", with_own_cookies(scope)["headers"])

    assert kept(b"a=1", b"romme=x;b=2") == [(b"cookie", b"romme=x")]
    assert kept(b"romme=x; romme=y") == [(b"cookie", b"romme=y")]
    assert kept(b"a=1; rommee=x; xromme=y; romme") == []
    assert kept(b"romme=" + b"x" * LONGEST_COOKIE) == []


def test_a_socket_with_an_overlong_query_is_closed(sqlite_url: str) -> None:
    async def scene() -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "query_string": b"a=1&" * 15 * KIB,
            "headers": [(b"origin", ORIGIN.encode())],
        }
        async with running_server(Configuration(database=sqlite_url), ORIGIN) as server:
            await server(scope, receive, send)
        return sent

    assert asyncio.run(scene()) == [{"type": "websocket.close", "code": FORBIDDEN}]


def test_threads_yield_to_the_event_loop_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[float] = []

    async def serve(_settings: Configuration, taken: socket.socket, _ready: object) -> None:
        taken.close()
        seen.append(sys.getswitchinterval())

    before = sys.getswitchinterval()
    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(serving, "tune_garbage_collector", lambda: None)
    try:
        serving.run(Configuration(port=0))
    finally:
        sys.setswitchinterval(before)
    assert seen == [pytest.approx(serving.SWITCH_SECONDS)]
    assert before > serving.SWITCH_SECONDS
