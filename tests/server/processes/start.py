"""Starts one server, as its only argument says: with settings, and with what is planted in it.

Plants are flaws, or a clock that runs quicker. They live here, so that no server can have them that
was not started by a test.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import asyncpg
import msgspec

from romme.server import app, bus, clockwork, hub, serving
from romme.server.configuration import Configuration, Limiting
from romme.store.database import Database, open_database
from romme.store.log import Appended, Entry, Log, Record, Version

QUICK: Final = 20
"""How many times quicker a quick clock runs."""
LATE: Final = 0.3
"""Seconds by which a hasty log answers too early."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be started."""

    port: int
    database: str
    node: str
    plants: list[str] = []
    bot_pause: int = 0
    limits: Limiting = Limiting.OFF
    origin: list[str] = []


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
            await self._log.append(entry)

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        return await self._log.read(stream, after)

    async def find(self, stream: str, command: str) -> Record | None:
        return await self._log.find(stream, command)

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        return await self._log.heads(streams)

    async def close(self) -> None:
        await asyncio.gather(*self._late)


def answer_early() -> None:
    """Let the log answer before it commits."""

    async def opened(url: str, *, backups: Path | None = None) -> Database:
        database = await open_database(url, backups=backups)
        database.log = HastyLog(database.log)
        return database

    app.open_database = opened  # type: ignore[assignment]


def run_quickly() -> None:
    """Let the server's time run quicker than ours."""
    clockwork.LONGEST_STEP = QUICK * 10  # type: ignore[misc]

    def quick() -> clockwork.Steady:
        return clockwork.Steady(lambda: QUICK * time.monotonic())

    hub.Steady = quick  # type: ignore[misc, assignment]


def hear_nothing() -> None:
    """Lose every notice of other nodes, and every notice to them."""

    def deaf(_pool: asyncpg.Pool, _node: str, _heard: bus.Listener) -> bus.LocalBus:
        return bus.LocalBus()

    hub.PostgresBus = deaf  # type: ignore[misc, assignment]


PLANTS: Final[dict[str, Callable[[], None]]] = {
    "early-answers": answer_early,
    "quick-clock": run_quickly,
    "deaf": hear_nothing,
}


def main(asked: str) -> None:
    """Serve until told to stop."""
    wanted = msgspec.json.decode(asked, type=Wanted)
    for plant in wanted.plants:
        PLANTS[plant]()
    serving.run(
        Configuration(
            port=wanted.port,
            database=wanted.database,
            node=wanted.node,
            bot_pause=wanted.bot_pause,
            limits=wanted.limits,
            origin=tuple(wanted.origin),
            thinkers=1,
        )
    )


if __name__ == "__main__":  # bots think in processes that import this file anew
    main(sys.argv[1])
