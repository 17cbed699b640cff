"""Flaws and other timeouts for servers in tests.

They are defined here and not in the program, so that only a test can start a server with them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Final

import asyncpg
import msgspec

from romme.locales import Words
from romme.server.cluster import bus, node, peers, timers
from romme.server.http import app
from romme.server.people import Origins, tickets
from romme.server.person_id import PersonId
from romme.server.play import hub, live_table, presence
from romme.server.play.connection import open_sockets, outbox, socket
from romme.server.streams.stream import Answer
from romme.store.database import Database, open_database
from romme.store.log.records import Appended, Entry, Log, LogClosed, Record, Version
from romme.wire import commands as wire

CLOCK_SPEEDUP: Final = 20
"""Factor by which a patched clock is faster or slower than real time."""
MOST_LEAKED: Final = 30
"""Number of messages after which `leak_memory` stops leaking, to leave memory for others."""
MOST_NONSENSE: Final = 10
"""Number of malformed messages after which a server disconnects everybody."""
ANSWER_DELAY_SECONDS: Final = 0.02
"""Seconds for which `answer_slowly` blocks the event loop at each malformed message."""
COMMIT_DELAY_SECONDS: Final = 0.3
"""Seconds that `EarlyLog` waits between acknowledging a record and storing it."""


class EarlyLog:
    """A log that acknowledges a record before storing it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._pending: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()

    async def append(self, entry: Entry) -> Appended:
        task = asyncio.create_task(self._store_later(entry))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        return Appended.DONE

    async def _store_later(self, entry: Entry) -> None:
        await asyncio.sleep(COMMIT_DELAY_SECONDS)
        async with self._lock:
            with suppress(LogClosed):  # the server has stopped, and the record is lost
                await self._log.append(entry)

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        return await self._log.read(stream, after)

    async def recall(self, stream: str, recent: int) -> Sequence[Record]:
        return await self._log.recall(stream, recent)

    async def find(self, stream: str, command: str) -> Record | None:
        return await self._log.find(stream, command)

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        return await self._log.heads(streams)

    async def close(self) -> None:
        await asyncio.gather(*self._pending)


def answer_early() -> None:
    """Make the log acknowledge records before it commits them."""

    async def opened(url: str, *, backups: Path | None = None, witness: str = "") -> Database:
        database = await open_database(url, backups=backups, witness=witness)
        database.log = EarlyLog(database.log)
        return database

    vars(app)["open_database"] = opened


def shut_down_silently() -> None:
    """Make the server stop without telling its clients."""

    def leave(self: socket.Connection) -> None:
        pass

    socket.Connection.leave = leave  # type: ignore[method-assign]  # patched on purpose


def show_incomplete_pictures() -> None:
    """Leave the table's code out of the picture that a returning client gets."""
    original_show, original_picture = live_table.LiveTable.show, vars(live_table)["picture"]

    def show(
        self: live_table.LiveTable, watcher: live_table.Watcher, since: int | None = None
    ) -> None:
        if since is not None:
            vars(live_table)["picture"] = lambda *seen: msgspec.structs.replace(
                original_picture(*seen), code=""
            )
        try:
            original_show(self, watcher, since)
        finally:
            vars(live_table)["picture"] = original_picture

    live_table.LiveTable.show = show  # type: ignore[method-assign]  # patched on purpose


def leak_memory() -> None:
    """Leak four megabytes for every malformed message, up to `MOST_LEAKED` messages."""
    leaked: list[bytearray] = []
    original = vars(socket)["refused"]

    def refused(out: Words, command: str | None, code: str, **facts: int | str) -> object:
        if len(leaked) < MOST_LEAKED:
            leaked.append(bytearray(b"x") * 2**22)
        return original(out, command, code, **facts)

    vars(socket)["refused"] = refused


def disconnect_everybody() -> None:
    """Disconnect everybody once, when `MOST_NONSENSE` malformed messages have arrived."""
    connections: set[socket.Connection] = set()
    closing: set[asyncio.Task[None]] = set()
    nonsense = count(1)
    original_run, original = socket.Connection.run, vars(socket)["refused"]

    async def run(self: socket.Connection, receive: socket.Receive) -> None:
        connections.add(self)
        try:
            await original_run(self, receive)
        finally:
            connections.discard(self)

    def refused(out: Words, command: str | None, code: str, **facts: int | str) -> object:
        if next(nonsense) == MOST_NONSENSE:
            closing.update(
                asyncio.create_task(one.close(open_sockets.TOO_SLOW)) for one in connections
            )
        return original(out, command, code, **facts)

    socket.Connection.run = run  # type: ignore[method-assign]  # patched on purpose
    vars(socket)["refused"] = refused


def answer_slowly() -> None:
    """Block the event loop for a moment at each malformed message."""
    original = vars(socket)["refused"]

    def refused(out: Words, command: str | None, code: str, **facts: int | str) -> object:
        time.sleep(ANSWER_DELAY_SECONDS)
        return original(out, command, code, **facts)

    vars(socket)["refused"] = refused


def allow_any_origin() -> None:
    """Accept connections from pages of any origin."""

    def allows(self: Origins, header: str | None) -> bool:  # noqa: ARG001 - ignored
        return True

    Origins.allows = allows  # type: ignore[method-assign]  # patched on purpose


def speed_up_clock() -> None:
    """Run the server's clock at `CLOCK_SPEEDUP` times its normal speed."""
    vars(timers)["LONGEST_STEP_SECONDS"] = CLOCK_SPEEDUP * 10
    _set_clock_speed(CLOCK_SPEEDUP)


def slow_down_clock() -> None:
    """Run the server's clock slowly, so that no timeout expires on a busy machine."""
    _set_clock_speed(1 / CLOCK_SPEEDUP)


def _set_clock_speed(speed: float) -> None:
    vars(hub)["ServerClock"] = lambda: timers.ServerClock(lambda: speed * time.monotonic())


def lose_notices() -> None:
    """Drop all notices to and from other nodes."""

    def local_bus(_pool: asyncpg.Pool, _node: str, _listener: bus.Listener) -> bus.LocalBus:
        return bus.LocalBus()

    vars(node)["PostgresBus"] = local_bus


def poll_often() -> None:
    """Poll for missed changes ten times as often."""
    vars(hub)["SWEEP_EVERY_SECONDS"] = hub.SWEEP_EVERY_SECONDS / 10


def shorten_read_timeout() -> None:
    """Disconnect clients that read nothing for half a second."""
    vars(outbox)["STUCK_AFTER_SECONDS"] = 0.5
    vars(open_sockets)["SWEEP_EVERY_SECONDS"] = 0.1


def shorten_absence_timeouts() -> None:
    """Consider a node dead after a second of silence, and its players absent after another."""
    vars(peers)["SILENT_AFTER_MS"] = 1_000
    vars(hub)["BACK_WITHIN_MS"] = vars(presence)["BACK_WITHIN_MS"] = 1_000


def issue_expired_tickets() -> None:
    """Issue tickets that have already expired."""
    vars(tickets)["TICKET_SECONDS"] = 0


def forget_commands() -> None:
    """Treat every command as new, even a repeated one."""
    original_ask = live_table.LiveTable.ask

    async def ask(
        self: live_table.LiveTable,
        person: PersonId,
        command: wire.SeatCommand | wire.GameCommand,
        answer: Answer,
    ) -> None:
        await original_ask(self, person, msgspec.structs.replace(command, id=token_hex(8)), answer)

    live_table.LiveTable.ask = ask  # type: ignore[method-assign]  # patched on purpose


PATCHES: Final[dict[str, Callable[[], None]]] = {
    "early-answers": answer_early,
    "silent-shutdown": shut_down_silently,
    "incomplete-pictures": show_incomplete_pictures,
    "memory-leak": leak_memory,
    "disconnects-all": disconnect_everybody,
    "slow-answers": answer_slowly,
    "any-origin": allow_any_origin,
    "fast-clock": speed_up_clock,
    "slow-clock": slow_down_clock,
    "no-notices": lose_notices,
    "frequent-polling": poll_often,
    "short-read-timeout": shorten_read_timeout,
    "short-absence-timeout": shorten_absence_timeouts,
    "forgotten-commands": forget_commands,
    "expired-tickets": issue_expired_tickets,
}
