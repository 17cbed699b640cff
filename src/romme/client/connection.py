"""The connection: HTTP for coming in, a socket for everything at tables."""

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
"""Seconds after which a command that was not answered is sent again."""
RETRY_SECONDS: Final = 0.1
LONGEST_RETRY_SECONDS: Final = 3.0
NOBODY: Final = "sign-in"
"""The server's word for a token that it does not know: trying again would not help."""

_encode: Final = msgspec.json.Encoder().encode


_decoder: Final[msgspec.json.Decoder[messages.Message]] = msgspec.json.Decoder(messages.Message)
_KNOWN: Final = {kind.__struct_config__.tag for kind in get_args(messages.Message)}


class _Kind(msgspec.Struct):
    """As much of a message as says what it is."""

    kind: str = msgspec.field(name="is")


class RequestFailed(Exception):  # noqa: N818 - named as the server names it
    """A request that the server could not fulfil."""

    def __init__(self, code: str, message: str) -> None:
        """Keep what the server said."""
        super().__init__(code, message)
        self.code = code


class CommandRefused(Exception):  # noqa: N818 - a refusal, not an error of the program
    """A command that was not carried out."""

    def __init__(self, refused: messages.Refused) -> None:
        """Keep what the server said."""
        super().__init__(refused.code, refused.message)
        self.refused = refused


class Watched:
    """A table that a client looks at."""

    def __init__(self, name: str) -> None:
        """Begin with nothing seen."""
        self.name = name
        self.version = 0
        self.told: list[msgspec.Raw] = []
        """What has happened, as it came; whoever reads it may clear it."""
        self._picture: Picture | None = None
        self._changed = asyncio.Event()

    @property
    def picture(self) -> Picture:
        """The table as the client sees it."""
        if self._picture is None:
            raise LookupError("nothing was seen yet")
        return self._picture

    async def until(self, holds: Callable[[Picture], bool], within: float = 30.0) -> Picture:
        """Wait until a picture is as wanted."""
        async with asyncio.timeout(within):
            while self._picture is None or not holds(self._picture):
                self._changed.clear()
                await self._changed.wait()
        return self._picture

    async def reaches(self, version: int, within: float = 30.0) -> Picture:
        """Wait until the picture is of a version, or of a later one."""
        return await self.until(lambda _: self.version >= version, within)

    async def news(self) -> Picture:
        """Wait for something to happen."""
        self._changed.clear()
        await self._changed.wait()
        return self.picture

    def see(self, seen: messages.Seen) -> None:
        """Take a whole picture."""
        self.version, self._picture = seen.version, seen.picture
        self.told += seen.missed
        self._changed.set()

    def follow(self, happened: messages.Happened) -> bool:
        """Take a change; False if one before it is missing."""
        if self._picture is None or happened.version > self.version + 1:
            return False
        if happened.version <= self.version:
            return True
        self.version = happened.version
        self._picture = changed(self._picture, happened.change)
        self.told += happened.events
        self._changed.set()
        return True


def changed(picture: Picture, change: Change) -> Picture:
    """The picture after a change."""
    new = {
        name: value
        for name in change.__struct_fields__
        if (value := getattr(change, name)) is not msgspec.UNSET
    }
    return msgspec.structs.replace(picture, **new)


@cache
def trusted() -> SSLContext:
    """The authorities that all clients trust; reading them takes longer than all else at first."""
    return httpx.create_ssl_context()


class _Waiting(NamedTuple):
    command: wire.TableCommand
    answer: asyncio.Future[messages.Message]


class Client:
    """Somebody, or a program, at a server."""

    def __init__(self, url: str, *, lang: str = "en", token: str | None = None) -> None:
        """Name the server; a token of an earlier visit makes one the same person."""
        self.url = url.rstrip("/")
        self.token = token
        self.person: str | None = None
        self.tables: dict[str, Watched] = {}
        self.heard: list[messages.Said] = []
        self._lang = lang
        self._http = httpx.AsyncClient(
            base_url=self.url, headers={"Accept-Language": lang}, verify=trusted()
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
        """Nothing is sent before it is needed."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        await self.close()

    async def close(self) -> None:
        """Go; the server notices."""
        self._closed = True
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError, RequestFailed):  # who was signed out may go too
                await self._reading
        if self._socket is not None:
            await self._socket.close()
        await self._http.aclose()

    # --- over HTTP -------------------------------------------------------------------------------

    async def arrive(self, name: str, *, kind: str = "person") -> None:
        """Come in as a guest; a program says that it is a bot."""
        body = {"name": name, "kind": kind, "keep": "token"}
        answer = await self.post("/api/guests", body, dict[str, object])
        self.token = str(answer["token"])

    async def make_table(self, wanted: lobby.NewTable) -> lobby.TableCreated:
        """Make a table; a match that begins at once is dealt with a nonce of this client."""
        if wanted.ready and wanted.seat is not None and wanted.nonce_commitment is None:
            committed = self._nonces.new_commitment()
            wanted = msgspec.structs.replace(wanted, nonce_commitment=committed)
        return await self.post("/api/tables", wanted, lobby.TableCreated)

    async def find_table(self, code: str) -> str:
        """The table of a code."""
        return (await self.get(f"/api/codes/{code}", lobby.FoundTable)).table

    async def socket_address(self) -> str:
        """Where a socket of this person opens, once and soon."""
        ticket = await self.post("/api/socket-ticket", {}, dict[str, object])
        place = self.url.replace("http", "ws", 1)
        return f"{place}/api/socket?ticket={ticket['ticket']}&lang={self._lang}"

    async def get(self, path: str, kind: type[T]) -> T:
        """Ask for something."""
        return _read(await self._http.get(path, headers=self._bearer()), kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        """Send something."""
        headers = self._bearer() | {"Content-Type": "application/json"}
        return _read(await self._http.post(path, content=_encode(body), headers=headers), kind)

    def _bearer(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    # --- over the socket -------------------------------------------------------------------------

    async def watch(self, table: str) -> Watched:
        """Look at a table from now on."""
        watched = self.tables.setdefault(table, Watched(table))
        await self.ask(wire.Watch(id=self.new_id(), table=table))
        return watched

    def new_id(self) -> str:
        """An id that no other command of this client has."""
        return f"{self._prefix}-{next(self._numbers)}"

    async def ask(self, command: wire.TableCommand) -> messages.Message:
        """Have a command carried out; sent again until it is answered. Raises `CommandRefused`."""
        answer: asyncio.Future[messages.Message] = asyncio.get_running_loop().create_future()
        socket = await self._connection()
        self._answers[command.id] = _Waiting(command, answer)
        try:
            while not answer.done():
                try:
                    await socket.send(_encode(command), text=True)
                    await asyncio.wait({answer}, timeout=ANSWER_TIMEOUT_SECONDS)
                except (WebSocketException, OSError):
                    await asyncio.sleep(0)  # whoever reads has yet to see that it is broken
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

    async def cut_off(self) -> None:
        """Break the connection, as a bad network does."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _connection(self) -> ClientConnection:
        if self._reading is None:
            self._reading = asyncio.create_task(self._run())
        while not self._connected.is_set():
            if self._reading.done():
                await self._reading  # raises what ended it
                raise ConnectionError("closed")
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY_SECONDS):
                    await self._connected.wait()
        if self._socket is None:
            raise ConnectionError("closed")
        return self._socket

    async def _run(self) -> None:
        """Stay connected; what was missed comes with the tables."""
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
                if isinstance(no, RequestFailed) and no.code == NOBODY:
                    raise
                await asyncio.sleep(wait * uniform(0.5, 1))  # noqa: S311 - not all at the same moment
                wait = min(2 * wait, LONGEST_RETRY_SECONDS)
            finally:
                self._connected.clear()

    async def _read(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._nonces.reconnected()
        for table in self.tables.values():
            watch = wire.Watch(id=self.new_id(), table=table.name, since=table.version or None)
            await socket.send(_encode(watch), text=True)
        for waiting in list(self._answers.values()):  # perhaps carried out, certainly not answered
            await socket.send(_encode(waiting.command), text=True)
        self._connected.set()
        with suppress(WebSocketException):
            async for text in socket:
                if (message := read(text)) is not None:
                    self._take(message)

    def _take(self, message: messages.Message) -> None:
        match message:
            case messages.Seen(table=name):
                watched = self.tables.setdefault(name, Watched(name))
                watched.see(message)
                self._mix(watched)
            case messages.Happened(table=name):
                found = self.tables.get(name)
                if found is not None and not found.follow(message):
                    self._look_again(found)
                elif found is not None:
                    self._mix(found)
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
                self.heard.append(message)
            case messages.Welcome(person=person):
                self.person = person
            case _:
                pass

    def _mix(self, watched: Watched) -> None:
        """Add this client's part to the next deal."""
        command = self._nonces.due(watched.name, watched.picture, self.new_id())
        if command is not None:
            self._send_unanswered(command)

    def _look_again(self, watched: Watched) -> None:
        """Something was missed: ask for the whole table."""
        watch = wire.Watch(id=self.new_id(), table=watched.name, since=watched.version)
        self._send_unanswered(watch)

    def _send_unanswered(self, command: wire.TableCommand) -> None:
        """Send a command whose answer nobody waits for; after a reconnect it is repeated."""
        if self._socket is not None:
            task = asyncio.ensure_future(_send(self._socket, _encode(command)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)


async def _send(socket: ClientConnection, message: bytes) -> None:
    with suppress(WebSocketException, OSError):  # the reader notices that the socket is broken
        await socket.send(message, text=True)


def read(text: str | bytes) -> messages.Message | None:
    """A message, or None for one of a kind that only newer clients know.

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
