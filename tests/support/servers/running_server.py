"""A server in the test's own process, without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from romme.server.http.app import Server
from romme.server.ops.configuration import Configuration
from romme.server.people import Origins

LOCAL_ORIGIN: Final = "http://127.0.0.1"


@asynccontextmanager
async def running_server(
    configuration: Configuration, origin: str = LOCAL_ORIGIN
) -> AsyncIterator[Server]:
    """Yield a server that accepts requests from pages of one origin. Stop it afterwards."""
    server = Server(configuration, origins=Origins.of(origin))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
