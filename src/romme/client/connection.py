"""The connection to a server: HTTP for signing in and finding tables, a socket for play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import count
from random import uniform
from secrets import token_hex
from ssl import SSLContext
from typing import Final, NamedTuple, Self, TypeVar, get_args

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from romme.client.nonces import Nonces
from romme.wire import commands as wire
from romme.wire import lobby, messages
from romme.wire.picture import Change, Picture

T = TypeVar("T")
ANSWER_TIMEOUT_SECONDS: Final = 10.0
"""Time after which an unanswered command is sent again."""
RETRY_SECONDS: Final = 0.1
LONGEST_RETRY_SECONDS: Final = 3.0
SIGNED_OUT: Final = "sign-in"
"""The server's code for an unknown token. Retrying would not help."""

_encode: Final = msgspec.json.Encoder().encode


_decoder: Final[msgspec.json.Decoder[messages.Message]] = msgspec.json.Decoder(messages.Message)
_KNOWN: Final = {kind.__struct_config__.tag for kind in get_args(messages.Message)}


class _Kind(msgspec.Struct):
    """The tag of a message, without its other fields."""

    kind: str = msgspec.field(name="is")


class RequestFailed(Exception):  # noqa: N818 - named for what happened
    """The server has answered an HTTP request with an error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code


class CommandRefused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """The server has refused a command that was sent over the socket."""

    def __init__(self, refused: messages.Refused) -> None:
        super().__init__(refused.code, refused.message)
        self.refused = refused


class WatchedTable:
    """A table that a client watches, with its latest picture and version."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.events: list[msgspec.Raw] = []
        """All received events, still encoded. The reader may clear the list."""
        self._picture: Picture | None = None
        self._changed = asyncio.Event()

    @property
    def picture(self) -> Picture:
        """The latest picture. Raises `LookupError` if none has been received yet."""
        if self._picture is None:
            raise LookupError("no picture received yet")
        return self._picture

    async def until(self, holds: Callable[[Picture], bool], within: float = 30.0) -> Picture:
        """Wait for a picture that satisfies `holds`, and return it.

        Raise `TimeoutError` after `within` seconds.
        """
        async with asyncio.timeout(within):
            while self._picture is None or not holds(self._picture):
                self._changed.clear()
                await self._changed.wait()
        return self._picture

    async def until_version(self, version: int, within: float = 30.0) -> Picture:
        """Wait for a picture with at least this version, and return it.

        Raise `TimeoutError` after `within` seconds.
        """
        return await self.until(lambda _: self.version >= version, within)

    async def next_change(self) -> Picture:
        """Wait for the next change, and return the new picture."""
        self._changed.clear()
        await self._changed.wait()
        return self.picture

    def apply_picture(self, seen: messages.Seen) -> None:
        """Replace the picture with the one in a message, and add the missed events."""
        self.version, self._picture = seen.version, seen.picture
        self.events += seen.missed
        self._changed.set()

    def apply_change(self, happened: messages.Happened) -> bool:
        """Apply a change, or ignore a known one. Return False if an earlier change is missing."""
        if self._picture is None or happened.version > self.version + 1:
            return False
        if happened.version <= self.version:
            return True
        self.version = happened.version
        self._picture = with_change(self._picture, happened.change)
        self.events += happened.events
        self._changed.set()
        return True


def with_change(picture: Picture, change: Change) -> Picture:
    """Return the picture after a change."""
    new = {
        name: value
        for name in change.__struct_fields__
        if (value := getattr(change, name)) is not msgspec.UNSET
    }
    return msgspec.structs.replace(picture, **new)


@cache
def ssl_context() -> SSLContext:
    """The TLS context shared by all clients, because loading the certificates is slow."""
    return httpx.create_ssl_context()


class _Waiting(NamedTuple):
    command: wire.TableCommand
    answer: asyncio.Future[messages.Message]


class Client:
    """A client of a server, signed in as one person or bot."""

    def __init__(self, url: str, *, lang: str = "en", token: str | None = None) -> None:
        """Create a client of the server at `url`.

        To act as the person of an earlier session, pass its token.
        """
        self.url = url.rstrip("/")
        self.token = token
        self.person: str | None = None
        self.tables: dict[str, WatchedTable] = {}
        self.chat_messages: list[messages.Said] = []
        self._lang = lang
        self._http = httpx.AsyncClient(
            base_url=self.url, headers={"Accept-Language": lang}, verify=ssl_context()
        )
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, _Waiting] = {}
        self._connected = asyncio.Event()
        self._sending: set[asyncio.Future[None]] = set()
        self._closed = False
        self._nonces = Nonces()
        self._prefix = token_hex(4)
        self._numbers = count(1)

    async def __aenter__(self) -> Self:
        """Return the client. The first request opens the connection."""
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        self._closed = True
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError, RequestFailed):  # the person was signed out
                await self._reading
        if self._socket is not None:
            await self._socket.close()
        await self._http.aclose()

    # --- over HTTP -------------------------------------------------------------------------------

    async def enter_as_guest(self, name: str, *, kind: str = "person") -> None:
        """Register as a new guest, and keep the guest's token. Programs must use the kind "bot"."""
        body = {"name": name, "kind": kind, "keep": "token"}
        answer = await self.post("/api/guests", body, dict[str, object])
        self.token = str(answer["token"])

    async def make_table(self, wanted: lobby.NewTable) -> lobby.TableCreated:
        """Create a table. If the match begins at once, add a nonce of this client to the deal."""
        if wanted.ready and wanted.seat is not None and wanted.nonce_commitment is None:
            committed = self._nonces.new_commitment()
            wanted = msgspec.structs.replace(wanted, nonce_commitment=committed)
        return await self.post("/api/tables", wanted, lobby.TableCreated)

    async def find_table(self, code: str) -> str:
        """Return the id of the table with this invitation code.

        Raise `RequestFailed` if there is no such table.
        """
        return (await self.get(f"/api/codes/{code}", lobby.FoundTable)).table

    async def socket_address(self) -> str:
        """Return a URL with a ticket that opens one socket for this person."""
        ticket = await self.post("/api/socket-ticket", {}, dict[str, object])
        place = self.url.replace("http", "ws", 1)
        return f"{place}/api/socket?ticket={ticket['ticket']}&lang={self._lang}"

    async def get(self, path: str, kind: type[T]) -> T:
        """Send a GET request and decode the response. Raise `RequestFailed` on an HTTP error."""
        return _read(await self._http.get(path, headers=self._bearer()), kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        """Send a POST request and decode the response. Raise `RequestFailed` on an HTTP error."""
        headers = self._bearer() | {"Content-Type": "application/json"}
        return _read(await self._http.post(path, content=_encode(body), headers=headers), kind)

    def _bearer(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    # --- over the socket -------------------------------------------------------------------------

    async def watch(self, table: str) -> WatchedTable:
        """Subscribe to a table, and return it with its first picture."""
        watched = self.tables.setdefault(table, WatchedTable(table))
        await self.ask(wire.Watch(id=self.new_id(), table=table))
        return watched

    def new_id(self) -> str:
        """Return a command id that is unique to this client."""
        return f"{self._prefix}-{next(self._numbers)}"

    async def ask(self, command: wire.TableCommand) -> messages.Message:
        """Send a command, with retries, and return the answer.

        Raise `CommandRefused` if the server refuses the command.
        """
        answer: asyncio.Future[messages.Message] = asyncio.get_running_loop().create_future()
        socket = await self._connection()
        self._answers[command.id] = _Waiting(command, answer)
        try:
            while not answer.done():
                try:
                    await socket.send(_encode(command), text=True)
                    await asyncio.wait({answer}, timeout=ANSWER_TIMEOUT_SECONDS)
                except (WebSocketException, OSError):
                    await asyncio.sleep(0)  # let the reading task notice the broken socket
                    socket = await self._connection()
        finally:
            self._answers.pop(command.id, None)
        found = answer.result()
        if isinstance(found, messages.Unknown):
            await asyncio.sleep(RETRY_SECONDS)
            return await self.ask(command)
        if isinstance(found, messages.Refused):
            raise CommandRefused(found)
        return found

    async def abort_connection(self) -> None:
        """Abort the socket, to simulate a bad network."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _connection(self) -> ClientConnection:
        if self._reading is None:
            self._reading = asyncio.create_task(self._run())
        while not self._connected.is_set():
            if self._reading.done():
                await self._reading  # raises the exception that ended it
                raise ConnectionError("closed")
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY_SECONDS):
                    await self._connected.wait()
        if self._socket is None:
            raise ConnectionError("closed")
        return self._socket

    async def _run(self) -> None:
        """Stay connected. After a reconnect, the server sends the missed events of each table."""
        wait = RETRY_SECONDS
        while not self._closed:
            try:
                address = await self.socket_address()
                origin = Origin(self.url)
                async with connect(
                    address, origin=origin, compression=None, max_size=2**22
                ) as socket:
                    await self._read(socket)
                wait = RETRY_SECONDS
            except (
                OSError,
                InvalidHandshake,
                WebSocketException,
                httpx.TransportError,
                RequestFailed,
            ) as no:
                if isinstance(no, RequestFailed) and no.code == SIGNED_OUT:
                    raise
                await asyncio.sleep(wait * uniform(0.5, 1))  # noqa: S311 - jitter
                wait = min(2 * wait, LONGEST_RETRY_SECONDS)
            finally:
                self._connected.clear()

    async def _read(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._nonces.reconnected()
        for table in self.tables.values():
            watch = wire.Watch(id=self.new_id(), table=table.name, since=table.version or None)
            await socket.send(_encode(watch), text=True)
        for waiting in list(self._answers.values()):  # unanswered, but perhaps carried out
            await socket.send(_encode(waiting.command), text=True)
        self._connected.set()
        with suppress(WebSocketException):
            async for text in socket:
                if (message := read(text)) is not None:
                    self._handle(message)

    def _handle(self, message: messages.Message) -> None:
        match message:
            case messages.Seen(table=name):
                watched = self.tables.setdefault(name, WatchedTable(name))
                watched.apply_picture(message)
                self._send_nonce(watched)
            case messages.Happened(table=name):
                found = self.tables.get(name)
                if found is not None and not found.apply_change(message):
                    self._resync(found)
                elif found is not None:
                    self._send_nonce(found)
            case (
                messages.Done()
                | messages.Refused()
                | messages.Unknown()
                | messages.Drafted()
                | messages.Hinted()
                | messages.Arranged()
            ):
                waiting = self._answers.get(message.id or "")
                if waiting is not None and not waiting.answer.done():
                    waiting.answer.set_result(message)
            case messages.Said():
                self.chat_messages.append(message)
            case messages.Welcome(person=person):
                self.person = person
            case _:
                pass

    def _send_nonce(self, watched: WatchedTable) -> None:
        """Commit to or reveal this client's nonce for the next deal, if it is due."""
        command = self._nonces.due(watched.name, watched.picture, self.new_id())
        if command is not None:
            self._send_unanswered(command)

    def _resync(self, watched: WatchedTable) -> None:
        """Request the current picture and the missed events after a missed change."""
        watch = wire.Watch(id=self.new_id(), table=watched.name, since=watched.version)
        self._send_unanswered(watch)

    def _send_unanswered(self, command: wire.TableCommand) -> None:
        """Send a command without waiting for its answer, and without a retry on reconnection."""
        if self._socket is not None:
            task = asyncio.ensure_future(_send(self._socket, _encode(command)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)


async def _send(socket: ClientConnection, message: bytes) -> None:
    with suppress(WebSocketException, OSError):  # the reading task handles a broken socket
        await socket.send(message, text=True)


def read(text: str | bytes) -> messages.Message | None:
    """Decode a message. Return None for an unknown kind, sent by a newer server.

    >>> read('{"is": "pong"}'), read('{"is": "firework", "colour": "red"}')
    (Pong(), None)
    """
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        if msgspec.json.decode(text, type=_Kind).kind in _KNOWN:
            raise
        return None


def _read(answer: httpx.Response, kind: type[T]) -> T:
    if answer.is_success:
        return msgspec.json.decode(answer.content, type=kind)
    try:
        problem = msgspec.json.decode(answer.content, type=dict[str, object])
    except msgspec.DecodeError:
        problem = {}
    raise RequestFailed(
        str(problem.get("code", answer.status_code)), str(problem.get("message", ""))
    )
