"""Starts any number of servers.

It reads from its input what to start, a line for each, and forks: so the many starts of a test cost
what loading the program costs once.

Plants are flaws, or a clock that runs quicker. They live here, so that no server can have them that
was not started by a test.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Final, NoReturn

import asyncpg
import msgspec

from romme.locales import Words
from romme.server.cluster import bus, node, peers, timers
from romme.server.http import app
from romme.server.ops import serving
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.people import Origins, tickets
from romme.server.person_id import PersonId
from romme.server.play import hub, live_table, presence
from romme.server.play.connection import open_sockets, socket
from romme.server.streams.stream import Answer
from romme.store.database import Database, open_database
from romme.store.log.records import Appended, Entry, Log, LogClosed, Record, Version
from romme.wire import commands as wire

QUICK: Final = 20
"""How many times quicker a quick clock runs."""
MOST_HOARDED: Final = 30
"""For so many messages a hoarding server keeps too much: there are other tests on the machine."""
MOST_NONSENSE: Final = 10
"""After so many messages a server panics that does."""
DAWDLED: Final = 0.02
"""Seconds that a dawdling server takes for an answer."""
LATE: Final = 0.3
"""Seconds by which a hasty log answers too early."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be started."""

    port: int
    database: str
    node: str
    log: str
    """The file for what it writes about itself."""
    plants: list[str] = []


class HastyLog:
    """Says that a record is kept, and keeps it a little later."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._late: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def append(self, entry: Entry) -> Appended:
        task = asyncio.create_task(self._keep(entry))
        self._late.add(task)
        task.add_done_callback(self._late.discard)
        return Appended.DONE

    async def _keep(self, entry: Entry) -> None:
        await asyncio.sleep(LATE)
        async with self._turn:
            with suppress(LogClosed):  # the server has stopped: it is lost
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
        await asyncio.gather(*self._late)


def answer_early() -> None:
    """Let the log answer before it commits."""

    async def opened(url: str, *, backups: Path | None = None, witness: str = "") -> Database:
        database = await open_database(url, backups=backups, witness=witness)
        database.log = HastyLog(database.log)
        return database

    vars(app)["open_database"] = opened


def go_without_a_word() -> None:
    """Tell nobody that the server is about to stop."""

    def leave(self: socket.Connection) -> None:
        pass

    socket.Connection.leave = leave  # type: ignore[method-assign]  # planted on purpose


def show_less() -> None:
    """Leave something out of the picture that somebody gets who comes back."""
    whole, painted = live_table.LiveTable.show, vars(live_table)["picture"]

    def show(
        self: live_table.LiveTable, watcher: live_table.Watcher, since: int | None = None
    ) -> None:
        if since is not None:
            vars(live_table)["picture"] = lambda *seen: msgspec.structs.replace(
                painted(*seen), code=""
            )
        try:
            whole(self, watcher, since)
        finally:
            vars(live_table)["picture"] = painted

    live_table.LiveTable.show = show  # type: ignore[method-assign]  # planted on purpose


def hoard() -> None:
    """Keep four megabytes for every message that makes no sense."""
    kept: list[bytearray] = []
    said = vars(socket)["refused"]

    def refused(out: Words, command: str | None, code: str, **facts: int | str) -> object:
        if len(kept) < MOST_HOARDED:
            kept.append(bytearray(b"x") * 2**22)
        return said(out, command, code, **facts)

    vars(socket)["refused"] = refused


def panic() -> None:
    """Cut everybody off, once, when too much has come that makes no sense."""
    there: set[socket.Connection] = set()
    closing: set[asyncio.Task[None]] = set()
    nonsense = count(1)
    served, said = socket.Connection.run, vars(socket)["refused"]

    async def run(self: socket.Connection, receive: socket.Receive) -> None:
        there.add(self)
        try:
            await served(self, receive)
        finally:
            there.discard(self)

    def refused(out: Words, command: str | None, code: str, **facts: int | str) -> object:
        if next(nonsense) == MOST_NONSENSE:
            closing.update(asyncio.create_task(one.close(open_sockets.TOO_SLOW)) for one in there)
        return said(out, command, code, **facts)

    socket.Connection.run = run  # type: ignore[method-assign]  # planted on purpose
    vars(socket)["refused"] = refused


def dawdle() -> None:
    """Let everybody wait while an answer to nonsense is thought of."""
    said = vars(socket)["refused"]

    def refused(out: Words, command: str | None, code: str, **facts: int | str) -> object:
        time.sleep(DAWDLED)
        return said(out, command, code, **facts)

    vars(socket)["refused"] = refused


def welcome_everybody() -> None:
    """Let every page in, whatever it says where it comes from."""

    def allows(self: Origins, header: str | None) -> bool:  # noqa: ARG001 - it looks at nothing
        return True

    Origins.allows = allows  # type: ignore[method-assign]  # planted on purpose


def run_quickly() -> None:
    """Let the server's time run quicker than ours."""
    vars(timers)["LONGEST_STEP_SECONDS"] = QUICK * 10
    _run_at(QUICK)


def run_slowly() -> None:
    """Let the server's time run slower than ours, so that a busy machine looks quick to it."""
    _run_at(1 / QUICK)


def _run_at(speed: float) -> None:
    vars(hub)["ServerClock"] = lambda: timers.ServerClock(lambda: speed * time.monotonic())


def hear_nothing() -> None:
    """Lose every notice of other nodes, and every notice to them."""

    def deaf(_pool: asyncpg.Pool, _node: str, _heard: bus.Listener) -> bus.LocalBus:
        return bus.LocalBus()

    vars(node)["PostgresBus"] = deaf


def look_often() -> None:
    """Look for what notices have not told ten times as often."""
    vars(hub)["SWEEP_EVERY_SECONDS"] = hub.SWEEP_EVERY_SECONDS / 10


def give_up_early() -> None:
    """Cut off who takes nothing after half a second."""
    vars(socket)["STUCK_AFTER_SECONDS"] = 0.5
    vars(open_sockets)["SWEEP_EVERY_SECONDS"] = 0.1


def worry_early() -> None:
    """Take a node for dead, and its people for gone, after a second each."""
    vars(peers)["SILENT_AFTER_MS"] = 1_000
    vars(hub)["BACK_WITHIN_MS"] = vars(presence)["BACK_WITHIN_MS"] = 1_000


def give_old_tickets() -> None:
    """Give out tickets that are too old already."""
    vars(tickets)["TICKET_SECONDS"] = 0


def forget_commands() -> None:
    """Take each command for a new one, also when it was answered before."""
    carried_out = live_table.LiveTable.ask

    async def ask(
        self: live_table.LiveTable,
        person: PersonId,
        command: wire.SeatCommand | wire.GameCommand,
        answer: Answer,
    ) -> None:
        await carried_out(self, person, msgspec.structs.replace(command, id=token_hex(8)), answer)

    live_table.LiveTable.ask = ask  # type: ignore[method-assign]  # planted on purpose


PLANTS: Final[dict[str, Callable[[], None]]] = {
    "early-answers": answer_early,
    "goes-without-a-word": go_without_a_word,
    "shows-less": show_less,
    "hoards": hoard,
    "panics": panic,
    "dawdles": dawdle,
    "any-page": welcome_everybody,
    "quick-clock": run_quickly,
    "slow-clock": run_slowly,
    "deaf": hear_nothing,
    "attentive": look_often,
    "impatient": give_up_early,
    "worried": worry_early,
    "forgetful": forget_commands,
    "old-tickets": give_old_tickets,
}


LOADED_LATER: Final = ("aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite", "uvloop")
"""What a server would load only while it starts."""


def main(wanted: Wanted) -> None:
    """Serve until told to stop."""
    for plant in wanted.plants:
        PLANTS[plant]()
    # Else each process that thinks for bots would load all of this again.
    vars(sys.modules["__main__"]).pop("__file__", None)
    serving.run(
        Configuration(
            port=wanted.port,
            database=wanted.database,
            node=wanted.node,
            bot_pause=0,
            limits=Limiting.OFF,
            thinkers=1,
        )
    )


def fork_all() -> None:
    """Start what each line asks for, and tell its process.

    When nobody asks any more, all of them end: whoever started this may have been killed.
    """
    begun = []
    for name in LOADED_LATER:
        importlib.import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries our children
    for line in sys.stdin.buffer:
        wanted = msgspec.json.decode(line, type=Wanted)
        pid = os.fork()
        if not pid:
            _become(wanted)
        begun.append(pid)
        print(pid, flush=True)  # noqa: T201 - the answer
    for pid in begun:
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def _become(wanted: Wanted) -> NoReturn:
    """Be a server, in a group of processes of its own, and nothing else any more."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    log = os.open(wanted.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    try:
        main(wanted)
    except BaseException:  # noqa: BLE001 - nothing may get back to whoever forked us
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    fork_all()
