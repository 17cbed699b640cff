"""Measure what the worst request of every route and command costs in loop time and memory.

    .romme/venv/bin/python benchmarks/worst_requests.py [--small] [--only TEXT] [--json]

The server runs on SQLite with a tournament of a thousand people, a finished game and a table in
play. Each route gets the largest input that it accepts and the request with the largest response.
Each command gets inputs up to the largest size allowed. Each line of the report shows the longest
step of the event loop in milliseconds of CPU time, the number of function calls in it, and the peak
growth of the process in MiB. Requests over the limits are marked. The garbage collector runs before
each request.
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
from tests.support.server.http.worst_case.commands import (
    connection_of_anna,
    prepare_for,
    prepare_table,
    worst_commands,
)
from tests.support.server.http.worst_case.loop_cost import LoopCost, counted, timed
from tests.support.server.http.worst_case.populated_server import (
    FULL,
    SMALL,
    PopulatedServer,
    WorstRequest,
    populated_server,
)
from tests.support.server.http.worst_case.requests import worst_requests


async def measure_requests(only: str, *, small: bool) -> list[dict[str, Any]]:
    """Return the costs of each request whose name contains `only`, one row per request."""
    rows: list[dict[str, Any]] = []

    async def measure(
        server: PopulatedServer,
        name: str,
        prepare: Callable[[], Awaitable[Callable[[], Awaitable[object]]]],
    ) -> None:
        if only not in name:
            return
        costs: list[LoopCost] = []
        meters: list[Callable[[], AbstractContextManager[LoopCost]]] = [timed, counted]
        start = time.monotonic()
        for meter in meters:
            await server.clear_caches()
            work = await prepare()
            gc.collect()  # so that this request does not pay for the garbage of earlier ones
            with meter() as cost:
                await asyncio.create_task(_await(work))  # starts a new step of the loop
            await asyncio.sleep(0)  # ends the step
            costs.append(cost)
        time_cost, call_cost = costs
        rows.append(
            {
                "request": name,
                "ms": round(time_cost.milliseconds, 1),
                "calls": call_cost.calls,
                "mib": round(call_cost.grown / 1024**2, 1),
                "seconds": round(time.monotonic() - start, 1),
            }
        )
        print(_line(rows[-1]), file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/worst.db"
        async with populated_server(url, SMALL if small else FULL) as server:
            for route, requests in worst_requests(server).items():
                for number, request in enumerate(requests, start=1):
                    prepare = partial(_request, server, route.split(" ")[0], request)
                    await measure(server, f"{route} #{number}", prepare)
            async with connection_of_anna(server) as send:
                for do in COMMANDS:
                    for number in range(len(worst_commands(do, await prepare_table(server, do)))):
                        prepare = partial(_command, server, send, do, number)
                        await measure(server, f"{do} #{number + 1}", prepare)
    return rows


async def _request(
    server: PopulatedServer, method: str, request: WorstRequest
) -> Callable[[], Awaitable[object]]:
    return partial(server.send, await server.request(method, request))


async def _command(
    server: PopulatedServer, send: Callable[[bytes], Awaitable[object]], do: str, number: int
) -> Callable[[], Awaitable[object]]:
    return partial(send, worst_commands(do, await prepare_for(server, do, send))[number])


async def _await(work: Callable[[], Awaitable[object]]) -> None:
    await work()


def _line(row: dict[str, Any]) -> str:
    over = row["ms"] > LOOP_MS or row["mib"] * 1024**2 > MAX_GROWTH
    mark = "  <-- over the limit" if over else ""
    return f"{row['request']:62} {row['ms']:8.1f} ms {row['calls']:9} {row['mib']:7.1f} MiB{mark}"


def main() -> int:
    """Measure the requests and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    tune_garbage_collector()  # as the server does
    rows = asyncio.run(measure_requests(args.only, small=args.small))
    if args.json:
        print(json.dumps(rows, indent=1))
    worst_row = max(rows, key=lambda row: row["ms"])
    print(f"longest step of the event loop: {worst_row['ms']} ms, {worst_row['request']}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
