"""A server says whether it can serve, as its description says that it would."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from litestar.testing import AsyncTestClient
from sqlalchemy.exc import DBAPIError, OperationalError

from romme.server.analysis.bot_health import MAX_FAILURES
from romme.server.http import app
from romme.server.http.app import SOCKET, Server
from romme.server.ops import operating_routes
from romme.server.ops.configuration import Configuration
from romme.server.people import Origins, People, PersonKind
from romme.server.play.connection.open_sockets import FORBIDDEN
from tests.server.running_server import running_server


@asynccontextmanager
async def no_answer() -> AsyncIterator[Any]:
    """A database whose machine is gone."""
    raise OSError
    yield  # it is a generator all the same


@asynccontextmanager
async def silence() -> AsyncIterator[Any]:
    """A database whose machine hangs."""
    await asyncio.Event().wait()
    yield


@pytest.mark.parametrize(("reading", "status"), [(None, 200), (no_answer, 503), (silence, 503)])
def test_ready_means_that_the_database_answers(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, reading: object, status: int
) -> None:
    """The process is alive in all cases."""
    monkeypatch.setattr(operating_routes, "READY_TIMEOUT_SECONDS", 0.2)

    async def scene() -> None:
        settings = Configuration(database=sqlite_url, node="one")
        server = Server(settings, origins=Origins.of("http://127.0.0.1"))
        await server.start()
        database = server.database
        try:
            async with AsyncTestClient(server._http) as http:  # noqa: SLF001 - the routes alone
                if reading is not None:
                    server.database = SimpleNamespace(reading=reading)  # type: ignore[assignment]
                answer = await http.get("/api/ready")
                assert answer.status_code == status
                assert answer.json()["node"] == "one"
                described = (await http.get("/api/schema/openapi.json")).json()
                assert str(status) in described["paths"]["/api/ready"]["get"]["responses"]
                assert (await http.get("/api/health")).status_code == 200
        finally:
            server.database = database
            await server.stop()

    asyncio.run(scene())


def test_ready_names_bots_that_cannot_play_and_the_figures_count_them(sqlite_url: str) -> None:
    """The server is ready all the same: the level below plays for them."""

    async def scene() -> None:
        settings = Configuration(database=sqlite_url)
        async with (
            running_server(settings) as server,
            AsyncTestClient(server._http) as http,  # noqa: SLF001 - the routes alone
        ):
            assert (await http.get("/api/ready")).json()["failing_bots"] == {}
            for _ in range(MAX_FAILURES):
                server.hub.bot_workers.record_failure("wirt", "timed out")
            server.metrics.bot_killed("foreign", "timed out")
            answer = await http.get("/api/ready")
            figures = (await http.get("/metrics")).text
        assert answer.status_code == 200
        assert answer.json()["failing_bots"] == {"wirt": "timed out"}
        assert f'romme_bot_fallbacks_total{{bot="wirt"}} {MAX_FAILURES}.0' in figures
        assert 'romme_bot_kills_total{pool="foreign",reason="timed out"} 1.0' in figures
        assert "romme_bots_failing 1.0" in figures
        assert "romme_bot_queue 0.0" in figures

    asyncio.run(scene())


@pytest.mark.parametrize(
    "failure",
    [
        OperationalError("INSERT", {"name": "Anna"}, Exception("the disk is full")),
        sqlite3.OperationalError("database or disk is full"),
        asyncpg.CannotConnectNowError("the database system is starting up"),
        DBAPIError("SELECT", {}, Exception("terminating"), connection_invalidated=True),
    ],
    ids=lambda failure: type(failure).__name__,
)
def test_a_database_that_is_away_or_full_is_no_mistake_of_ours(
    failure: Exception,
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whoever asks may try again; the log says so in a line, without what was to be kept."""

    async def fail(*_: object, **__: object) -> None:
        raise failure

    async def scene() -> None:
        settings = Configuration(database=sqlite_url)
        async with running_server(settings) as server:
            monkeypatch.setattr(server.people, "arrive", fail)
            async with AsyncTestClient(server._http) as http:  # noqa: SLF001 - the routes alone
                answer = await http.post("/api/guests", json={"name": "Anna", "keep": "token"})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")

    asyncio.run(scene())
    written = "".join(capsys.readouterr())
    assert type(failure).__name__ in written
    assert "Anna" not in written
    assert "Traceback" not in written


def test_what_is_out_of_date_is_removed_now_and_then(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a time at which the database was away."""
    swept = 0

    async def sweep(_: People) -> None:
        nonlocal swept
        swept += 1
        if swept == 1:
            raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(People, "sweep", sweep)
    monkeypatch.setattr(app, "FIRST_TIDY_AFTER_SECONDS", 0.0)
    monkeypatch.setattr(app, "TIDY_EVERY_SECONDS", 0.001)

    async def scene() -> None:
        settings = Configuration(database=sqlite_url)
        async with running_server(settings), asyncio.timeout(30):
            while swept < 3:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.002)

    asyncio.run(scene())


def test_a_server_that_stops_lets_nobody_in(sqlite_url: str) -> None:
    """Whoever knocks goes elsewhere, or comes again when it is back, with a ticket still good."""
    own = "http://127.0.0.1"
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def scene() -> None:
        async with running_server(Configuration(database=sqlite_url), own) as server:
            anna = (await server.people.arrive("Anna", PersonKind.PERSON, device="")).person
            ticket = await server.people.tickets.issue(anna)
            page = (b"origin", own.encode())
            scope: dict[str, Any] = {"type": "websocket", "path": SOCKET, "headers": [page, page]}
            scope["query_string"] = f"ticket={ticket}".encode()
            await server(scope, receive, send)  # who says it twice may have put one of them there
            await server.announce_shutdown()
            await server(scope | {"headers": [page]}, receive, send)
            assert sent == [{"type": "websocket.close", "code": FORBIDDEN}] * 2
            assert await server.people.redeem(ticket) is not None

    asyncio.run(scene())
