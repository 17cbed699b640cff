"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from http import HTTPStatus
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from romme.server.http.app import Server
from romme.server.ops.configuration import Configuration
from romme.server.ops.doorway import (
    Doorway,
    raise_descriptor_limit,
    requests_at,
    room_for_connections,
)
from romme.server.ops.logs import write_logs
from romme.server.people import Origins
from romme.server.play.connection.open_sockets import WRITE
from romme.server.workers.confinement import close_all

LARGEST_FRAME: Final = 64 * 1024
"""Beyond this a message is not even read; from 4 KiB on it is refused."""
WAITING_BYTES: Final = 8 * 1024
"""So much waits in the process for a slow reader; the rest waits in our bounded queue."""
EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, not bound to
BACKLOG: Final = 2048
NEW_OBJECTS: Final = 20_000
"""So many more objects than before, and cycles are looked for."""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread that computes may keep the event loop waiting for the interpreter, each time
that the loop has waited for something else. By default it is ten times that, and a request waits
several times."""
FAREWELL_SECONDS: Final = 0.5
"""Seconds in which a connection must take what it still has to get when the server ends."""

GRACE_SECONDS: Final = 2.0
"""How long requests may go on when the server ends."""
NOTICED_WITHIN_SECONDS: Final = 0.2
"""How long a request has to notice that its connection was dropped."""
LAST_RESORT_SECONDS: Final = 10
"""When the web server gives up on requests that cannot even be cancelled."""


class NoPort(OSError):  # noqa: N818 - named for what is missing
    """Nothing can be served there: the port is taken, or the address is not one of ours."""


class Sockets(WebSocketsSansIOProtocol):
    """Sockets whose buffers stay small, so that slow readers cost little memory."""

    left: Callable[[], None] | None = None
    """Called when the connection is lost: see `romme.server.ops.doorway`."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - the library casts it itself
        """Keep the buffer small from the beginning."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAITING_BYTES)

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 - see above
        """Let the application write at once."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {
                **(self.scope["extensions"] or {}),
                WRITE: {WRITE: self.write},
            }

    def write(self, text: bytes) -> bool:
        """Send a text if the reader keeps up; if not, `send` waits until it does.

        A task for each message would take longer than all the rest. It goes out when the loop has
        done what it is at: so a table's readers are woken together, and an answer travels with what
        has happened.
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
        if not self.transport.is_closing():  # cut off since the message was put down
            self.transport.write(text)

    def send_receive_event_to_app(self) -> None:
        """Hand over bytes as they came: what is no text is refused, not written into our log."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - the library's own type is private
        """Send a message; who takes nothing does not take a good-bye either, and is cut off."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """Cut off who does not answer: a close would wait for the buffer to be taken."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Go at once: what holds itself would stay until cycles are looked for, which is seldom."""
        super().connection_lost(exc)
        if self.left is not None:
            self.left()
            self.left = None
        self.conn.parser.close()
        if hasattr(self, "scope"):  # not before the handshake
            self.scope["extensions"] = {}

    def shutdown(self) -> None:
        """Close, and do not wait long for those who do not read."""
        super().shutdown()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)


class _Web(uvicorn.Server):
    """The web server; before it closes connections, people are told."""

    def __init__(
        self, config: uvicorn.Config, server: Server, ready: Callable[[], None] | None
    ) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Not earlier: from now on a signal stops the server, before it would end the process.
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.announce_shutdown()
        loop = asyncio.get_running_loop()
        # When no connection takes another request: phones ask for news again as soon as they can.
        loop.call_soon(self._server.answer_waiting)
        cut_off = loop.call_later(GRACE_SECONDS, self._cut_off)
        try:
            await super().shutdown(sockets)
        finally:
            cut_off.cancel()
        if self.force_exit:  # told twice: nothing was waited for
            self._cut_off()

    def _cut_off(self) -> None:
        """Drop the connections that are left; a request that does not notice is cancelled."""
        # The web server logs a traceback for every request that it gives up.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        asyncio.get_running_loop().call_later(NOTICED_WITHIN_SECONDS, self._cancel)

    def _cancel(self) -> None:
        for task in list(self.server_state.tasks):
            task.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        # When the server has ended, the library raises it again, which would end the process
        # before the log is closed and the leases are given back.
        self._captured_signals.clear()


def listen(host: str, port: int) -> socket.socket:
    """Take a port; raises `NoPort` when somebody else has it. Port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except (OSError, ValueError, TypeError) as error:  # the latter for what no host is called
        taken.close()
        raise NoPort(getattr(error, "errno", None), getattr(error, "strerror", None)) from error
    taken.setblocking(False)  # noqa: FBT003 - the library's own word
    return taken


def pages(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which browsers find a server; on this machine first, then around it."""
    found = [f"http://{name}:{port}" for name in ("127.0.0.1", "localhost")]
    if host in EVERYWHERE:
        found += [f"http://{name}:{port}" for name in _own_addresses()]
    else:
        name = f"[{host}]" if ":" in host else host
        found.insert(0, f"http://{name}:{port}")
    return tuple(dict.fromkeys(found))


def _own_addresses() -> list[str]:
    """What this machine is called in its network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks for the way out
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass  # no network
    name = socket.gethostname().lower()
    return [*found, name, f"{name}.local"] if name.isascii() else found


def origins(configuration: Configuration, port: int) -> Origins:
    """Where the page may come from: as set, else where browsers find this server."""
    return Origins.of(*(configuration.origin or pages(configuration.host, port)))


async def serve(
    configuration: Configuration, taken: socket.socket, ready: Callable[[], None] | None = None
) -> None:
    """Serve on a port until somebody says stop; raises `StoreError` before anything is served."""
    write_logs(configuration.log)
    server = Server(configuration, origins=origins(configuration, taken.getsockname()[1]))
    await server.start()
    try:
        await _Web(_settings(server, _doorway(server)), server, ready).serve(sockets=[taken])
    finally:
        await server.stop()
        close_all()


def _doorway(server: Server) -> Doorway:
    """The way in; what may be open at once depends on what the system gives."""
    settings = server.configuration
    room = room_for_connections(raise_descriptor_limit())
    doorway = Doorway(per_address=settings.connections, in_all=room, proxies=settings.trusted_proxy)
    watch = server.metrics.watch
    watch("romme_connections", "Open connections, sockets included", lambda: len(doorway))
    watch("romme_refused_connections", "Connections turned away", lambda: doorway.refused)
    return doorway


def _settings(server: Server, doorway: Doorway) -> uvicorn.Config:
    proxies = list(server.configuration.trusted_proxy)
    return uvicorn.Config(
        server,
        http=requests_at(doorway),
        ws=Sockets,
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
    """Serve in this process, on the fastest loop that there is."""
    taken = listen(configuration.host, configuration.port)
    port = taken.getsockname()[1]
    config = uvicorn.Config("", loop="auto")
    collect_seldom()
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve(configuration, taken, ready and (lambda: ready(port))))


def collect_seldom() -> None:
    """Look for cycles only when there are many more objects than before.

    A table is made of frozen values, which go when the next ones come. To look through thousands of
    them again and again finds nothing, and everybody waits meanwhile.
    """
    gc.freeze()  # what is imported stays
    gc.set_threshold(NEW_OBJECTS)
    gc.enable()  # whoever started us may have put it off while everything was loaded
