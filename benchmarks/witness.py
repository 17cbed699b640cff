"""Measure the cost of the witness file: records appended per second, with and without it.

    .romme/venv/bin/python benchmarks/witness.py [--streams 100] [--seconds 6] [--rounds 7] [--json]

In the witness file, the server notes the last record of every stream, to detect lost records. Both
logs are SQLite files in one folder, as durable as the server's. They take turns in one process, so
that load on the machine slows both. The result is the median of the ratios of all rounds.
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
    """A stream of records, like the one that the server writes for each table."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._version = 0
        self._hash = BEGINNING

    async def append(self, log: Log, until: float) -> int:
        """Append records until `perf_counter()` reaches `until`, and return their number."""
        count = 0
        while time.perf_counter() < until:
            self._version += 1
            at, version = time.time_ns() // 1_000_000, Version(self._version)
            self._hash = link(self._hash, self._name, version, at=at, command=None, data=DATA)
            entry = Entry(self._name, version, at, None, DATA, self._hash, HEADING)
            await log.append(entry)
            count += 1
        return count


async def measure(folder: Path, *, streams: int, seconds: float, rounds: int) -> dict[str, object]:
    """Return the median records per second without and with the witness file.

    The result also contains the median, least and greatest ratio of the rounds.
    """
    async with AsyncExitStack() as stack:
        logs: list[SqliteLog] = []
        for name in ("plain", "witnessed"):
            await (await open_database(f"sqlite:///{folder / name}.db")).close()
            logs.append(SqliteLog(folder / f"{name}.db"))
            stack.push_async_callback(logs[-1].close)
        witness = Witness(folder / "witnessed.witness")
        stack.callback(witness.close)
        writing = asyncio.create_task(witness.run())
        stack.callback(writing.cancel)
        sides: dict[str, tuple[Log, list[Stream]]] = {
            "without": (logs[0], [Stream(f"table-{number}") for number in range(streams)]),
            "with": (WitnessedLog(logs[1], witness), [Stream(f"t-{n}") for n in range(streams)]),
        }
        rates: dict[str, list[float]] = {"without": [], "with": []}
        for number in range(rounds):
            for side in sorted(sides, reverse=number % 2 == 0):
                log, tables = sides[side]
                until = time.perf_counter() + seconds
                counts = await asyncio.gather(*(one.append(log, until) for one in tables))
                rates[side].append(sum(counts) / seconds)
    ratios = [
        witnessed / plain for witnessed, plain in zip(rates["with"], rates["without"], strict=True)
    ]
    return {
        "streams": streams,
        "without": statistics.median(rates["without"]),
        "with": statistics.median(rates["with"]),
        "ratio": statistics.median(ratios),
        "least": min(ratios),
        "most": max(ratios),
    }


def main() -> None:
    """Measure, and print the medians or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--streams", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=WRITE_EVERY_SECONDS + 1)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="romme-witness-") as folder:
        results = asyncio.run(
            measure(Path(folder), streams=args.streams, seconds=args.seconds, rounds=args.rounds)
        )
    if args.json:
        print(json.dumps(results))
        return
    print(f"records a second, {args.streams} tables, medians of {args.rounds} rounds")
    print(f"without the witness {results['without']:,.0f}")
    print(f"with the witness    {results['with']:,.0f}")
    print(f"ratio {results['ratio']:.2f} (from {results['least']:.2f} to {results['most']:.2f})")


if __name__ == "__main__":
    main()
