"""What the witness costs: records appended in a second, with it and without, side by side.

    .romme/venv/bin/python benchmarks/witness.py [--streams 100] [--seconds 6] [--rounds 7] [--json]

Both logs are SQLite files in one folder, as durable as the server's. They take turns in one
process, so that a machine that becomes slower does so for both; the ratio is that of each round,
and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from romme.store.database import open_database
from romme.store.integrity.witness import WRITE_EVERY_SECONDS, Witness, WitnessedLog
from romme.store.log.chain import BEGINNING, link
from romme.store.log.records import Entry, Heading, Log, StreamPhase, Version
from romme.store.log.sqlite import SqliteLog

DATA: Final = b'{"form":1,"events":[{"is":"discarded","seat":1,"card":"7H"}]}'
HEADING: Final = Heading(StreamPhase.PLAYING, summary=b"{}")


class Stream:
    """A table at which one move follows the other."""

    def __init__(self, name: str) -> None:
        """Begin with nothing."""
        self._name = name
        self._version = 0
        self._hash = BEGINNING

    async def append(self, log: Log, until: float) -> int:
        """Append one record after the other until a moment; returns how many."""
        done = 0
        while time.perf_counter() < until:
            self._version += 1
            at, version = time.time_ns() // 1_000_000, Version(self._version)
            self._hash = link(self._hash, self._name, version, at=at, command=None, data=DATA)
            entry = Entry(self._name, version, at, None, DATA, self._hash, HEADING)
            await log.append(entry)
            done += 1
        return done


async def measure(folder: Path, *, streams: int, seconds: float, rounds: int) -> dict[str, object]:
    """Records in a second of each round, without the witness and with it."""
    async with AsyncExitStack() as stack:
        logs: list[SqliteLog] = []
        for name in ("plain", "noted"):
            await (await open_database(f"sqlite:///{folder / name}.db")).close()
            logs.append(SqliteLog(folder / f"{name}.db"))
            stack.push_async_callback(logs[-1].close)
        witness = Witness(folder / "noted.witness")
        stack.callback(witness.close)
        writing = asyncio.create_task(witness.run())
        stack.callback(writing.cancel)
        sides: dict[str, tuple[Log, list[Stream]]] = {
            "without": (logs[0], [Stream(f"table-{number}") for number in range(streams)]),
            "with": (WitnessedLog(logs[1], witness), [Stream(f"t-{n}") for n in range(streams)]),
        }
        found: dict[str, list[float]] = {"without": [], "with": []}
        for number in range(rounds):
            for side in sorted(sides, reverse=number % 2 == 0):
                log, tables = sides[side]
                until = time.perf_counter() + seconds
                done = await asyncio.gather(*(one.append(log, until) for one in tables))
                found[side].append(sum(done) / seconds)
    ratios = [noted / plain for noted, plain in zip(found["with"], found["without"], strict=True)]
    return {
        "streams": streams,
        "without": statistics.median(found["without"]),
        "with": statistics.median(found["with"]),
        "ratio": statistics.median(ratios),
        "least": min(ratios),
        "most": max(ratios),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--streams", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=WRITE_EVERY_SECONDS + 1)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="romme-witness-") as folder:
        found = asyncio.run(
            measure(Path(folder), streams=given.streams, seconds=given.seconds, rounds=given.rounds)
        )
    if given.json:
        print(json.dumps(found))
        return
    print(f"records a second, {given.streams} tables, medians of {given.rounds} rounds")
    print(f"without the witness {found['without']:,.0f}")
    print(f"with the witness    {found['with']:,.0f}")
    print(f"ratio {found['ratio']:.2f} (from {found['least']:.2f} to {found['most']:.2f})")


if __name__ == "__main__":
    main()
