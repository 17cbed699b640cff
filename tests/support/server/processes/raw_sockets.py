"""Raw connections to a server, for behaviour that a normal client does not have."""

from __future__ import annotations

import asyncio
import socket
from collections import defaultdict
from contextlib import suppress
from itertools import count, islice
from typing import Final, NamedTuple, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from romme.client import Client
from romme.wire import commands as wire
from romme.wire import messages

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(messages.Message)


class Outcome(NamedTuple):
    """The server's answer to a command: done, refused or unknown."""

    kind: str
    version: int = 0
    code: str = ""


class Answers:
    """All answers received to commands, by command id."""

    def __init__(self) -> None:
        self.by_id: defaultdict[str, list[Outcome]] = defaultdict(list)
        self._arrived = asyncio.Event()

    def take(self, message: messages.Message) -> None:
        match message:
            case messages.Done(id=command, version=version):
                self._add(command, Outcome("done", version))
            case messages.Refused(id=command, code=code) if command is not None:
                self._add(command, Outcome("refused", code=code))
            case messages.Unknown(id=command):
                self._add(command, Outcome("unknown"))
            case _:
                pass

    def _add(self, command: str, outcome: Outcome) -> None:
        self.by_id[command].append(outcome)
        self._arrived.set()

    async def first(self, command: str, within: float = 30.0) -> Outcome:
        """Return the first answer to a command. Raise `TimeoutError` after `within` seconds."""
        async with asyncio.timeout(within):
            while not self.by_id[command]:
                self._arrived.clear()
                await self._arrived.wait()
        return self.by_id[command][0]


async def ticket_for(client: Client) -> str:
    """Request a socket ticket for the client's person, and return it."""
    return str((await client.post("/api/socket-ticket", {}, dict[str, object]))["ticket"])


def address(url: str, query: str) -> str:
    """Return the WebSocket URL of a server with this query string."""
    return f"{url.replace('http', 'ws', 1)}/api/socket?{query}"


class StuckSocket:
    """A socket that reads only when told to, so that messages pile up at the server."""

    def __init__(self, bare: socket.socket) -> None:
        self._bare = bare
        self._numbers = count(1)

    @classmethod
    async def open(cls, owner: Client) -> Self:
        """Connect, and read no more than the HTTP status.

        Raise `ConnectionError` if the server refuses the upgrade.
        """
        host, _, port = owner.url.removeprefix("http://").partition(":")
        asked = (
            f"GET /api/socket?ticket={await ticket_for(owner)} HTTP/1.1\r\n"
            f"Host: {host}:{port}\r\nOrigin: {owner.url}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        bare = socket.socket()
        # Small buffers, because the kernel would otherwise keep megabytes for both ends.
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        bare.setblocking(False)  # noqa: FBT003 - the library's signature
        loop = asyncio.get_running_loop()
        await loop.sock_connect(bare, (host, int(port)))
        await loop.sock_sendall(bare, asked.encode())
        head = await loop.sock_recv(bare, 12)
        if head != b"HTTP/1.1 101":  # for example because the ticket has expired
            bare.close()
            raise ConnectionError(head)
        return cls(bare)

    async def send(self, command: wire.AnyCommand) -> None:
        await self.send_raw(_encode(command))

    async def send_raw(self, text: bytes) -> None:
        """Send a text frame, which need not be a valid command."""
        frame = Frame(Opcode.TEXT, text).serialize(mask=True)
        await asyncio.get_running_loop().sock_sendall(self._bare, frame)

    async def read(self, most: int) -> bytes:
        """Read up to `most` bytes. Raise `ConnectionError` if the server has disconnected."""
        taken = await asyncio.get_running_loop().sock_recv(self._bare, most)
        if not taken:
            raise ConnectionError
        return taken

    async def fill(self, table: str, *, times: int = 60) -> None:
        """Send `times` commands to watch a table. By default, the answers overflow the buffers."""
        for number in islice(self._numbers, times):
            await self.send(wire.Watch(id=f"w{number}", table=table))

    def close(self) -> None:
        """Close the connection without a closing handshake."""
        self._bare.close()


class CuttableSocket:
    """A socket that can be cut at any moment and is reopened when needed."""

    def __init__(self, owner: Client, answers: Answers) -> None:
        self._owner = owner
        self._answers = answers
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def send(self, command: wire.AnyCommand) -> None:
        """Connect if necessary, and send a command. Its answer is lost if the socket is cut."""
        socket = await self._open()
        with suppress(WebSocketException):
            await socket.send(_encode(command), text=True)

    async def _open(self) -> ClientConnection:
        if self._socket is None:
            url = self._owner.url
            self._socket = await connect(
                address(url, f"ticket={await ticket_for(self._owner)}"),
                origin=Origin(url),
                compression=None,
            )
            self._reading = asyncio.create_task(self._read(self._socket))
        return self._socket

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                self._answers.take(_decoder.decode(text))

    async def cut(self) -> None:
        """Abort the connection and lose all messages in transit."""
        if self._socket is not None and self._reading is not None:
            self._reading.cancel()
            self._socket.transport.abort()
            with suppress(asyncio.CancelledError):
                await self._reading
        self._socket = None
