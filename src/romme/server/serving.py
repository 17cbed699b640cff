"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from romme.server.app import Server
from romme.server.configuration import Configuration
from romme.server.logs import write_logs
from romme.server.people import Origins

LARGEST_FRAME = 64 * 1024
"""Beyond this a message is not even read; from 4 KiB on it is refused."""
WAITING_BYTES = 32 * 1024
"""So much waits in the process for a slow reader; the rest waits in our bounded queue."""


class Sockets(WebSocketsSansIOProtocol):
    """Sockets whose buffers stay small, so that slow readers cost little memory."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - the library casts it itself
        """Keep the buffer small from the beginning."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAITING_BYTES)


def own_origins(configuration: Configuration, port: int) -> Origins:
    """Where the page may come from: as set, else this machine under its usual names."""
    if configuration.origin:
        return Origins.of(*configuration.origin)
    hosts = {"127.0.0.1", "localhost"}
    if configuration.host not in {"0.0.0.0", "::", ""}:  # noqa: S104 - all addresses are no name
        hosts.add(
            configuration.host if ":" not in configuration.host else f"[{configuration.host}]"
        )
    return Origins.of(*(f"http://{host}:{port}" for host in hosts))


def uvicorn_server(server: Server) -> uvicorn.Server:
    """The web server around an application."""
    settings = server.configuration
    config = uvicorn.Config(
        server,
        host=settings.host,
        port=settings.port,
        ws=Sockets,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=list(settings.trusted_proxy),
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return uvicorn.Server(config)


async def serve(configuration: Configuration, *, port: int) -> None:
    """Serve until somebody says stop."""
    write_logs(configuration.log)
    server = Server(configuration, origins=own_origins(configuration, port))
    await uvicorn_server(server).serve()


def run(configuration: Configuration) -> None:
    """Serve in this process, on the fastest loop that there is."""
    config = uvicorn.Config("", loop="auto")
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve(configuration, port=configuration.port))
