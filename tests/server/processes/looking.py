"""Looks at tables from a process of its own, and says how soon all of them were shown.

Two hundred players come back at the same moment, and they keep the process of the test busy: in
there one would measure the players.
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

AT_ONCE: Final = 20
"""Tables that one connection may look at."""


class Asked(msgspec.Struct):
    """Who is to look at which tables."""

    url: str
    tokens: list[str]
    """One for each connection."""
    tables: list[str]


class Looker:
    """The process, seen from the test."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def ready(cls) -> Iterator[Looker]:
        """Start it, and let nothing be left of it."""
        with subprocess.Popen(
            [sys.executable, str(Path(__file__))], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            yield cls(process)
            assert process.stdin is not None
            process.stdin.close()

    async def look(self, asked: Asked) -> float:
        """The seconds until every table was shown."""
        return await asyncio.to_thread(self._look, asked)

    def _look(self, asked: Asked) -> float:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        process.stdin.flush()
        return float(process.stdout.readline())


async def look(asked: Asked) -> float:
    """Connect and look, as somebody does who was here before."""
    begun = time.monotonic()
    shares = [asked.tables[at : at + AT_ONCE] for at in range(0, len(asked.tables), AT_ONCE)]
    await asyncio.gather(
        *(
            look_at(asked.url, token, share)
            for token, share in zip(asked.tokens, shares, strict=True)
        )
    )
    return time.monotonic() - begun


async def look_at(url: str, token: str, tables: Sequence[str]) -> None:
    """Look at some tables over one connection."""
    async with Client(url, token=token) as client:
        await asyncio.gather(*(client.watch(table) for table in tables))


def main() -> None:
    """Look whenever the test asks for it."""
    for line in sys.stdin.buffer:
        print(asyncio.run(look(msgspec.json.decode(line, type=Asked))), flush=True)  # noqa: T201 - the answer


if __name__ == "__main__":
    main()
