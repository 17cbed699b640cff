"""Routes for operators and proxies: whether the server lives, can serve, and where it is found."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, Final, Protocol, runtime_checkable

import structlog
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import select

from romme.server.http.problems import NO_DATABASE, HttpProblem
from romme.server.ops.metrics import Metrics
from romme.server.organise.access.addresses import reachable
from romme.server.people import Origins
from romme.server.play.hub import Hub
from romme.store.database import Database
from romme.wire import lobby

READY_TIMEOUT_SECONDS: Final = 2.0
"""Seconds after which a database that says nothing counts as away: whoever asks waits no longer."""
OPERATING: Final = frozenset({"/api/health", "/api/ready"})
NOT_READY: Final = {
    int(HTTPStatus.SERVICE_UNAVAILABLE): ResponseSpec(
        lobby.Health, generate_examples=False, description="The database does not answer."
    )
}

log: Final = structlog.get_logger()


@runtime_checkable  # Litestar checks what it injects
class OperatedServer(Protocol):
    """The part of the server that these routes use."""

    node: str
    origins: Origins
    metrics: Metrics
    hub: Hub
    database: Database

    @property
    def is_stalled(self) -> bool:
        """Whether the database has stopped answering."""


async def check_database(request: Request[Any, Any, Any]) -> None:
    """Refuse at once what would wait for a database that stalls: a proxy asks another node then."""
    path = request.scope["path"]
    needs_database = path.startswith("/api/") and path not in OPERATING
    if needs_database and request.app.state.server.is_stalled:
        raise HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, NO_DATABASE)


@get("/api/address", sync_to_thread=False, tags=["operating"])
def address(
    request: Request[Any, Any, Any], server: NamedDependency[OperatedServer]
) -> lobby.ServerAddress:
    """Where other devices find the server, for links from a page that was opened as localhost."""
    return lobby.ServerAddress(reachable(request.headers.get("host", ""), server.origins))


@get("/api/health", sync_to_thread=False, tags=["operating"])
def health(server: NamedDependency[OperatedServer]) -> lobby.Health:
    """Whether the process is alive."""
    return lobby.Health("alive", version("romme"), server.node)


@get("/api/ready", tags=["operating"], responses=NOT_READY)
async def ready(server: NamedDependency[OperatedServer]) -> Response[lobby.Health]:
    """Whether the server can serve: the database answers.

    Bots that cannot play are named; for them the level below plays, so the server is ready.
    """
    failing = dict(server.hub.bot_workers.failing)
    try:
        if server.is_stalled:
            raise TimeoutError  # noqa: TRY301 - as the look below would, but two seconds earlier
        async with asyncio.timeout(READY_TIMEOUT_SECONDS), server.database.reading() as connection:
            await connection.execute(select(1))
    except Exception as error:  # noqa: BLE001 - whatever keeps the database from answering
        log.warning("not ready", reason=type(error).__name__)
        body = lobby.Health("not-ready", version("romme"), server.node, failing)
        return Response(body, status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    return Response(lobby.Health("ready", version("romme"), server.node, failing))


@get("/metrics", sync_to_thread=False, media_type="text/plain", include_in_schema=False)
def metrics(server: NamedDependency[OperatedServer]) -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(server.metrics.written(), media_type="text/plain; version=0.0.4")
