"""Routes for operators and proxies: health, readiness, metrics and the server's address."""

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
from romme.server.organise.access.addresses import reachable_url
from romme.server.people import Origins
from romme.server.play.hub import Hub
from romme.store.database import Database
from romme.wire import lobby

READY_TIMEOUT_SECONDS: Final = 2.0
"""Timeout of the database check in `ready`."""
OPERATING: Final = frozenset({"/api/health", "/api/ready"})
NOT_READY: Final = {
    int(HTTPStatus.SERVICE_UNAVAILABLE): ResponseSpec(
        lobby.Health, generate_examples=False, description="The database does not respond."
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
        """Whether the database has stopped responding."""


async def check_database(request: Request[Any, Any, Any]) -> None:
    """Raise 503 `no-database` while the database is stalled, so that a proxy tries another node.

    Health and readiness checks, and paths outside the API, are exempt.
    """
    path = request.scope["path"]
    needs_database = path.startswith("/api/") and path not in OPERATING
    if needs_database and request.app.state.server().is_stalled:
        raise HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, NO_DATABASE)


@get("/api/address", sync_to_thread=False, tags=["operating"])
def address(
    request: Request[Any, Any, Any], server: NamedDependency[OperatedServer]
) -> lobby.ServerAddress:
    """Return a URL at which other devices can reach the server.

    If the page uses localhost, this is another URL, provided that the server has one.
    """
    return lobby.ServerAddress(reachable_url(request.headers.get("host", ""), server.origins))


@get("/api/health", sync_to_thread=False, tags=["operating"])
def health(server: NamedDependency[OperatedServer]) -> lobby.Health:
    """Report that the process is alive."""
    return lobby.Health("alive", version("romme"), server.node)


@get("/api/ready", tags=["operating"], responses=NOT_READY)
async def ready(server: NamedDependency[OperatedServer]) -> Response[lobby.Health]:
    """Report whether the server is ready, that is, whether the database responds.

    Failing bots are listed. Weaker bots play in their place, so the server still counts as ready.
    """
    failing = dict(server.hub.bot_workers.failing)
    try:
        if server.is_stalled:
            raise TimeoutError  # noqa: TRY301 - as the query below would, two seconds later
        async with asyncio.timeout(READY_TIMEOUT_SECONDS), server.database.reading() as connection:
            await connection.execute(select(1))
    except Exception as error:  # noqa: BLE001 - any failure of the database
        log.warning("not ready", reason=type(error).__name__)
        body = lobby.Health("not-ready", version("romme"), server.node, failing)
        return Response(body, status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    return Response(lobby.Health("ready", version("romme"), server.node, failing))


@get("/metrics", sync_to_thread=False, media_type="text/plain", include_in_schema=False)
def metrics(server: NamedDependency[OperatedServer]) -> Response[bytes]:
    """Return the metrics for Prometheus."""
    return Response(server.metrics.render(), media_type="text/plain; version=0.0.4")
