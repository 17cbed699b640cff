"""Watch tables from a separate process, and measure the time until all watch commands succeed.

Two hundred players reconnect at the same moment and keep the test's own process busy, so that
times measured there would be wrong.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from romme.client import Client

TABLES_PER_CONNECTION: Final = 20
"""Number of tables that one connection may watch."""


class WatchRequest(msgspec.Struct):
    """The tables to watch, and the tokens to use."""

    url: str
    tokens: list[str]
    """One token for each connection."""
    tables: list[str]


class SpectatorProcess:
    """The test's handle on a process that watches tables."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[SpectatorProcess]:
        """Yield a handle on a new process. On exit, close its input, so that the process ends."""
        with subprocess.Popen(
            [sys.executable, str(Path(__file__))], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            yield cls(process)
            assert process.stdin is not None
            process.stdin.close()

    async def watch(self, request: WatchRequest) -> float:
        """Watch the tables of a request. Return the seconds until all watch commands succeeded."""
        return await asyncio.to_thread(self._watch, request)

    def _watch(self, request: WatchRequest) -> float:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        process.stdin.flush()
        return float(process.stdout.readline())


async def watch_all(request: WatchRequest) -> float:
    """Connect and watch all tables. Return the seconds until all watch commands succeeded."""
    begun = time.monotonic()
    shares = [
        request.tables[at : at + TABLES_PER_CONNECTION]
        for at in range(0, len(request.tables), TABLES_PER_CONNECTION)
    ]
    await asyncio.gather(
        *(
            watch_tables(request.url, token, share)
            for token, share in zip(request.tokens, shares, strict=True)
        )
    )
    return time.monotonic() - begun


async def watch_tables(url: str, token: str, tables: Sequence[str]) -> None:
    """Watch some tables over one connection."""
    async with Client(url, token=token) as client:
        await asyncio.gather(*(client.watch(table) for table in tables))


def main() -> None:
    """Carry out the request in each line of input, and print how many seconds it took."""
    for line in sys.stdin.buffer:
        print(asyncio.run(watch_all(msgspec.json.decode(line, type=WatchRequest))), flush=True)  # noqa: T201 - read by the test


if __name__ == "__main__":
    main()
