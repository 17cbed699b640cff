"""Run a server until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from romme.server.http.app import Server
from romme.server.ops.configuration import Configuration
from romme.server.ops.connection_limits import (
    ConnectionLimits,
    http_protocol,
    max_connections,
)
from romme.server.ops.local_name import LocalName
from romme.server.ops.logs import configure_logging
from romme.server.people import Origins
from romme.server.play.connection.open_sockets import WRITE
from romme.server.workers.confinement import close_all

LARGEST_FRAME: Final = 64 * 1024
"""Maximum size of a message in bytes. A larger one closes the connection.

Messages over 4 KiB are read but refused.
"""
WAITING_BYTES: Final = 8 * 1024
"""Size of a socket's write buffer. Further messages wait in the connection's bounded queue."""
_HOST_NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?")
MOST_ADDRESSES: Final = 8
"""Maximum number of addresses of this machine that are offered to other devices."""
ALL_INTERFACES: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, not bound to
BACKLOG: Final = 2048
GC_THRESHOLD: Final = 20_000
"""Number of new objects after which the garbage collector runs."""
SWITCH_SECONDS: Final = 0.001 if sys.platform == "win32" else 0.0005
"""Interval after which a computing thread yields the interpreter to the event loop.

The default is ten times as long, and one request may have to wait for several intervals. Windows
counts whole milliseconds: with less than one, a waiting thread would spin.
"""
CLOSE_SECONDS: Final = 0.5
"""Time for a socket to read its last messages when the server stops."""

GRACE_SECONDS: Final = 2.0
"""Time for running requests to finish when the server stops."""
CANCEL_AFTER_SECONDS: Final = 0.2
"""Time for a request to notice that its connection was aborted, before it is cancelled."""
LAST_RESORT_SECONDS: Final = 10
"""Time after which the web server stops waiting for requests that cannot be cancelled."""


class NoPort(OSError):  # noqa: N818 - named for what is missing
    """The port cannot be opened: it is in use, or this machine does not have the address."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with small buffers, so that slow readers cost little memory."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection is lost, see `romme.server.ops.connection_limits`."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - the library casts it itself
        """Limit the write buffer."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAITING_BYTES)

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 - see above
        """Offer `write` to the application as an ASGI extension."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {
                **(self.scope["extensions"] or {}),
                WRITE: {WRITE: self.write},
            }

    def write(self, text: bytes) -> bool:
        """Send a text message without blocking, or return False if the reader is slow or gone.

        A task per message would cost more than sending it. Messages are written at the end of
        the loop iteration, so all messages for one reader are sent together.
        """
        is_open = self.conn.state is State.OPEN and not self.disconnected
        if not is_open or not self.writable.is_set():
            return False
        if not self.conn.writes:
            self.loop.call_soon(self._write_out)
        self.conn.send_text(text)
        return True

    def _write_out(self) -> None:
        text = b"".join(self.conn.data_to_send())
        if not self.transport.is_closing():  # it may have been aborted since `write`
            self.transport.write(text)

    def send_receive_event_to_app(self) -> None:
        """Pass messages on as bytes: the application refuses invalid UTF-8 without logging it."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - the library's own type is private
        """Send an ASGI message. Instead of closing, abort if the client has stopped reading."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """Abort the connection at once, because the client has not answered a ping in time."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Call `on_lost`, and break reference cycles, because garbage collection is rare."""
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
            self.on_lost = None
        self.conn.parser.close()
        if hasattr(self, "scope"):  # not before the handshake
            self.scope["extensions"] = {}

    def shutdown(self) -> None:
        """Close the connection, and abort it if it is still open after `CLOSE_SECONDS`."""
        super().shutdown()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


class _WebServer(uvicorn.Server):
    """The web server. Before it closes connections, it notifies the clients."""

    def __init__(
        self, config: uvicorn.Config, server: Server, ready: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Not earlier: only from now on does a signal stop the server gracefully.
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.announce_shutdown()
        loop = asyncio.get_running_loop()
        # After all connections stopped accepting requests, because phones poll again at once.
        loop.call_soon(self._server.release_long_polls)
        abort_later = loop.call_later(GRACE_SECONDS, self._abort_connections)
        try:
            await super().shutdown(sockets)
        finally:
            abort_later.cancel()
        if self.force_exit:  # a second signal: Uvicorn did not wait for connections to close
            self._abort_connections()

    def _abort_connections(self) -> None:
        """Abort the remaining connections, then cancel requests that are still running."""
        # Uvicorn logs a traceback for every request that it cancels.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        asyncio.get_running_loop().call_later(CANCEL_AFTER_SECONDS, self._cancel)

    def _cancel(self) -> None:
        for task in list(self.server_state.tasks):
            task.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        # The library raises the signal again after the server has stopped. That would end the
        # process before the log is closed and the leases are released.
        self._captured_signals.clear()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a port, or on any free port if `port` is 0.

    Raise `NoPort` if the port cannot be opened.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":  # where SO_REUSEADDR lets two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # "::" accepts IPv4 too, which Windows would refuse
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, ValueError, TypeError) as error:  # the last two for an invalid host name
        listener.close()
        raise NoPort(getattr(error, "errno", None), getattr(error, "strerror", None)) from error
    listener.setblocking(False)  # noqa: FBT003 - the library's signature
    return listener


def page_urls(host: str, port: int) -> tuple[str, ...]:
    """Return the URLs at which browsers on this machine or its network can reach the server."""
    found = [f"http://{name}:{port}" for name in ("127.0.0.1", "localhost")]
    if host in ALL_INTERFACES:
        found += [f"http://{name}:{port}" for name in _own_addresses()]
    else:
        name = f"[{host}]" if ":" in host else host
        found.insert(0, f"http://{name}:{port}")
    return tuple(dict.fromkeys(found))


def _own_addresses() -> list[str]:
    """Return the IP address and the host names that this machine has on its network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only looks up the route
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass  # no network
    name = socket.gethostname().lower()
    names = [name] if name.endswith(".local") else [name, f"{name}.local"]
    return [*found, *names] if _HOST_NAME.fullmatch(name) else found


def current_origins(configuration: Configuration, port: int) -> Origins:
    """Return the origins that this machine has now, at each of its networks.

    May take seconds, because the name of the machine is looked up.
    """
    found = origins(configuration, port)
    with suppress(OSError, UnicodeError):  # the name is not known here
        addresses = sorted(socket.gethostbyname_ex(socket.gethostname())[2])[:MOST_ADDRESSES]
        others = [f"http://{one}:{port}" for one in addresses if not one.startswith("127.")]
        return Origins.of(*found.allowed, *others)
    return found


def origins(configuration: Configuration, port: int) -> Origins:
    """Return the origins of this server's own pages: those configured, or else its URLs."""
    return Origins.of(*(configuration.origin or page_urls(configuration.host, port)))


async def serve(
    configuration: Configuration, listener: socket.socket, ready: Callable[[], None] | None = None
) -> None:
    """Serve on an open port until stopped. Call `ready` once the server accepts connections.

    Raise `StoreError` if the database cannot be opened.
    """
    configure_logging(configuration.log)
    port = listener.getsockname()[1]
    name = LocalName()
    in_hall = configuration.host in ALL_INTERFACES and not configuration.origin
    server = Server(
        configuration,
        origins=origins(configuration, port),
        find_origins=partial(current_origins, configuration, port) if in_hall else None,
        local_name=name,
    )
    await server.start()
    try:
        await _WebServer(_settings(server, _connection_limits(server)), server, ready).serve(
            sockets=[listener]
        )
    finally:
        name.close()
        await server.stop()
        close_all()


def _connection_limits(server: Server) -> ConnectionLimits:
    """Create the connection limits from the settings and the available file descriptors."""
    settings = server.configuration
    room = max_connections()
    limits = ConnectionLimits(
        per_address=settings.connections, total=room, proxies=settings.trusted_proxy
    )
    watch = server.metrics.watch
    watch("romme_connections", "Open connections, sockets included", lambda: len(limits))
    watch("romme_refused_connections", "Connections turned away", lambda: limits.refused)
    return limits


def _settings(server: Server, limits: ConnectionLimits) -> uvicorn.Config:
    proxies = list(server.configuration.trusted_proxy)
    return uvicorn.Config(
        server,
        http=http_protocol(limits),
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=LAST_RESORT_SECONDS,
        lifespan="off",
    )


def run(configuration: Configuration, ready: Callable[[int], None] | None = None) -> None:
    """Open the configured port and serve in this process until stopped.

    `ready` is called with the port once the server accepts connections. Raise `NoPort` if the port
    cannot be opened, and `StoreError` if the database cannot.
    """
    listener = listen(configuration.host, configuration.port)
    port = listener.getsockname()[1]
    tune_garbage_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(configuration, listener, ready and (lambda: ready(port))))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return a factory for the fastest suitable event loop, or None for the default one.

    The default loop on Windows closes the listening socket if a phone disconnects while its
    connection is being accepted (python/cpython#93821). Then nobody could reach the server.
    """
    if sys.platform == "win32":
        return asyncio.SelectorEventLoop
    return uvicorn.Config("", loop="auto").get_loop_factory()


def tune_garbage_collector() -> None:
    """Make the garbage collector run rarely.

    Tables consist of frozen values, which reference counting frees. Traversing thousands of them
    again and again finds no garbage and blocks the event loop.
    """
    gc.freeze()  # exempt everything imported so far
    gc.set_threshold(GC_THRESHOLD)
    gc.enable()  # the caller may have disabled it during the imports
