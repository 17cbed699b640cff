"""The worst request of every route and command: what it costs the event loop and the memory.

    .romme/venv/bin/python benchmarks/worst_requests.py [--small] [--only TEXT] [--json]

A server on SQLite with a tournament of a thousand people, a finished game and a table in play gets
for each route the largest input that it takes, and whatever gives the largest answer. Shown are the
longest step of the event loop, in milliseconds of the processor's time, the calls of functions in
it, and by how many MiB the process grew at the peak. What is over the limits is marked. Each
request begins without garbage.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from romme.server.http.route_costs import COMMANDS, LOOP_MS, MAX_GROWTH
from romme.server.ops.serving import tune_garbage_collector
from tests.server.http.worst_case.commands import (
    connection_of_anna,
    prepare_for,
    prepare_table,
    worst_commands,
)
from tests.server.http.worst_case.loop_cost import LoopCost, counted, timed
from tests.server.http.worst_case.populated_server import (
    FULL,
    SMALL,
    PopulatedServer,
    WorstRequest,
    populated_server,
)
from tests.server.http.worst_case.requests import worst_requests


async def measured(only: str, *, small: bool) -> list[dict[str, Any]]:
    """One row for each request."""
    rows: list[dict[str, Any]] = []

    async def measure(
        server: PopulatedServer,
        name: str,
        prepare: Callable[[], Awaitable[Callable[[], Awaitable[object]]]],
    ) -> None:
        if only not in name:
            return
        seen: list[LoopCost] = []
        watches: list[Callable[[], AbstractContextManager[LoopCost]]] = [timed, counted]
        began = time.monotonic()
        for watch in watches:
            await server.clear_caches()
            work = await prepare()
            gc.collect()  # else garbage of earlier requests is collected in the midst of this one
            with watch() as found:
                await asyncio.create_task(_done(work))  # a step of its own from the beginning
            await asyncio.sleep(0)  # what follows is another step
            seen.append(found)
        quick, slow = seen
        rows.append(
            {
                "request": name,
                "ms": round(quick.milliseconds, 1),
                "calls": slow.calls,
                "mib": round(slow.grown / 1024**2, 1),
                "seconds": round(time.monotonic() - began, 1),
            }
        )
        print(_line(rows[-1]), file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/worst.db"
        async with populated_server(url, SMALL if small else FULL) as server:
            for route, asks in worst_requests(server).items():
                for number, ask in enumerate(asks, start=1):
                    prepare = partial(_request, server, route.split(" ")[0], ask)
                    await measure(server, f"{route} #{number}", prepare)
            async with connection_of_anna(server) as say:
                for do in COMMANDS:
                    for number in range(len(worst_commands(do, await prepare_table(server, do)))):
                        prepare = partial(_command, server, say, do, number)
                        await measure(server, f"{do} #{number + 1}", prepare)
    return rows


async def _request(
    server: PopulatedServer, method: str, ask: WorstRequest
) -> Callable[[], Awaitable[object]]:
    return partial(server.send, await server.request(method, ask))


async def _command(
    server: PopulatedServer, say: Callable[[bytes], Awaitable[object]], do: str, number: int
) -> Callable[[], Awaitable[object]]:
    return partial(say, worst_commands(do, await prepare_for(server, do, say))[number])


async def _done(work: Callable[[], Awaitable[object]]) -> None:
    await work()


def _line(row: dict[str, Any]) -> str:
    over = row["ms"] > LOOP_MS or row["mib"] * 1024**2 > MAX_GROWTH
    mark = "  <-- over" if over else ""
    return f"{row['request']:62} {row['ms']:8.1f} ms {row['calls']:9} {row['mib']:7.1f} MiB{mark}"


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    tune_garbage_collector()  # as the server does
    rows = asyncio.run(measured(given.only, small=given.small))
    if given.json:
        print(json.dumps(rows, indent=1))
    worst_row = max(rows, key=lambda row: row["ms"])
    print(f"the longest step of the loop: {worst_row['ms']} ms, {worst_row['request']}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
