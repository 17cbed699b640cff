"""A server in the test's own process, without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar

from romme.server.http.app import Server
from romme.server.http.application import make_application
from romme.server.ops.configuration import Configuration
from romme.server.people import Origins
from tests.support.servers.reused_applications import ReusedApplications

LOCAL_ORIGIN: Final = "http://127.0.0.1"
APPLICATIONS: Final = ReusedApplications[Server](make_application)


class ServerWithReusedApplication(Server):
    """A server that does not make an application of its own."""

    reused: Litestar

    def application(self) -> Litestar:
        return self.reused


@asynccontextmanager
async def running_server(
    configuration: Configuration, origin: str = LOCAL_ORIGIN
) -> AsyncIterator[Server]:
    """Yield a server that accepts requests from pages of one origin. Stop it afterwards."""
    server = ServerWithReusedApplication(configuration, origins=Origins.of(origin))
    with APPLICATIONS.lent_to(server) as server.reused:
        await server.start()
        try:
            yield server
        finally:
            await server.stop()
