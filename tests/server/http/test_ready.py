"""The server reports whether it is ready, and refuses requests while it is not."""

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
from romme.server.http.app import SOCKET
from romme.server.ops import operating_routes
from romme.server.ops.configuration import Configuration
from romme.server.people import People, PersonKind
from romme.server.play.connection.open_sockets import FORBIDDEN
from tests.support.servers.running_server import running_server


@asynccontextmanager
async def unreachable() -> AsyncIterator[Any]:
    """Stand in for `Database.reading` with an unreachable host."""
    raise OSError
    yield  # makes this a generator


@asynccontextmanager
async def hanging() -> AsyncIterator[Any]:
    """Stand in for `Database.reading` with a database that never answers."""
    await asyncio.Event().wait()
    yield


@pytest.mark.parametrize(("reading", "status"), [(None, 200), (unreachable, 503), (hanging, 503)])
def test_ready_depends_on_the_database(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, reading: object, status: int
) -> None:
    """Without its database the server is not ready, but the process still counts as healthy."""
    monkeypatch.setattr(operating_routes, "READY_TIMEOUT_SECONDS", 0.2)

    async def scene() -> None:
        settings = Configuration(database=sqlite_url, node="one")
        async with (
            running_server(settings) as server,
            AsyncTestClient(server._http) as http,  # noqa: SLF001 - only the routes
        ):
            database = server.database
            try:
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

    asyncio.run(scene())


def test_ready_and_metrics_report_failing_bots(sqlite_url: str) -> None:
    """The server stays ready, because a bot of the next lower level plays instead."""

    async def scene() -> None:
        settings = Configuration(database=sqlite_url)
        async with (
            running_server(settings) as server,
            AsyncTestClient(server._http) as http,  # noqa: SLF001 - only the routes
        ):
            assert (await http.get("/api/ready")).json()["failing_bots"] == {}
            for _ in range(MAX_FAILURES):
                server.hub.bot_workers.record_failure("wirt", "timed out")
            server.metrics.bot_killed("foreign", "timed out")
            answer = await http.get("/api/ready")
            metrics = (await http.get("/metrics")).text
        assert answer.status_code == 200
        assert answer.json()["failing_bots"] == {"wirt": "timed out"}
        assert f'romme_bot_fallbacks_total{{bot="wirt"}} {MAX_FAILURES}.0' in metrics
        assert 'romme_bot_kills_total{pool="foreign",reason="timed out"} 1.0' in metrics
        assert "romme_bots_failing 1.0" in metrics
        assert "romme_bot_queue 0.0" in metrics

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
def test_an_unavailable_or_full_database_is_answered_with_503(
    failure: Exception,
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The client may retry. The log names the error, without a traceback or the request's data."""

    async def fail(*_: object, **__: object) -> None:
        raise failure

    async def scene() -> None:
        settings = Configuration(database=sqlite_url)
        async with running_server(settings) as server:
            monkeypatch.setattr(server.people, "create_guest", fail)
            async with AsyncTestClient(server._http) as http:  # noqa: SLF001 - only the routes
                answer = await http.post("/api/guests", json={"name": "Anna", "keep": "token"})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")

    asyncio.run(scene())
    written = "".join(capsys.readouterr())
    assert type(failure).__name__ in written
    assert "Anna" not in written
    assert "Traceback" not in written


def test_expired_data_is_removed_periodically(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failure of the database does not stop the periodic task."""
    swept = 0

    async def sweep(_: People) -> None:
        nonlocal swept
        swept += 1
        if swept == 1:
            raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(People, "sweep", sweep)
    monkeypatch.setattr(app, "FIRST_CLEAN_UP_SECONDS", 0.0)
    monkeypatch.setattr(app, "CLEAN_UP_EVERY_SECONDS", 0.001)

    async def scene() -> None:
        settings = Configuration(database=sqlite_url)
        async with running_server(settings), asyncio.timeout(30):
            while swept < 3:  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0.002)

    asyncio.run(scene())


def test_a_stopping_server_accepts_no_sockets(sqlite_url: str) -> None:
    """A refused socket does not use up its ticket. A second `Origin` header is refused as well."""
    own = "http://127.0.0.1"
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def scene() -> None:
        async with running_server(Configuration(database=sqlite_url), own) as server:
            anna = (await server.people.create_guest("Anna", PersonKind.PERSON, device="")).person
            ticket = await server.people.tickets.issue(anna)
            page = (b"origin", own.encode())
            scope: dict[str, Any] = {"type": "websocket", "path": SOCKET, "headers": [page, page]}
            scope["query_string"] = f"ticket={ticket}".encode()
            await server(scope, receive, send)  # two origin headers
            await server.announce_shutdown()
            await server(scope | {"headers": [page]}, receive, send)
            assert sent == [{"type": "websocket.close", "code": FORBIDDEN}] * 2
            assert await server.people.redeem(ticket) is not None

    asyncio.run(scene())
