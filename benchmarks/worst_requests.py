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

from romme.server.http.route_costs import COMMANDS, LOOP_MS, MOST_GROWTH
from romme.server.ops.serving import collect_seldom
from tests.server.http.worst.commands import connected, ready_for, situation, worst_commands
from tests.server.http.worst.loop_cost import Measured, counted, timed
from tests.server.http.worst.requests import worst_requests
from tests.server.http.worst.world import FULL, SMALL, Ask, World, world


async def measured(only: str, *, small: bool) -> list[dict[str, Any]]:
    """One row for each request."""
    rows: list[dict[str, Any]] = []

    async def measure(
        place: World, name: str, prepare: Callable[[], Awaitable[Callable[[], Awaitable[object]]]]
    ) -> None:
        if only not in name:
            return
        seen: list[Measured] = []
        watches: list[Callable[[], AbstractContextManager[Measured]]] = [timed, counted]
        began = time.monotonic()
        for watch in watches:
            await place.forget()
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
        async with world(url, SMALL if small else FULL) as place:
            for route, asks in worst_requests(place).items():
                for number, ask in enumerate(asks, start=1):
                    prepare = partial(_request, place, route.split(" ")[0], ask)
                    await measure(place, f"{route} #{number}", prepare)
            async with connected(place) as say:
                for do in COMMANDS:
                    for number in range(len(worst_commands(do, await situation(place, do)))):
                        prepare = partial(_command, place, say, do, number)
                        await measure(place, f"{do} #{number + 1}", prepare)
    return rows


async def _request(place: World, method: str, ask: Ask) -> Callable[[], Awaitable[object]]:
    return partial(place.send, await place.request(method, ask))


async def _command(
    place: World, say: Callable[[bytes], Awaitable[object]], do: str, number: int
) -> Callable[[], Awaitable[object]]:
    return partial(say, worst_commands(do, await ready_for(place, do, say))[number])


async def _done(work: Callable[[], Awaitable[object]]) -> None:
    await work()


def _line(row: dict[str, Any]) -> str:
    over = row["ms"] > LOOP_MS or row["mib"] * 1024**2 > MOST_GROWTH
    mark = "  <-- over" if over else ""
    return f"{row['request']:62} {row['ms']:8.1f} ms {row['calls']:9} {row['mib']:7.1f} MiB{mark}"


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    collect_seldom()  # as the server does
    rows = asyncio.run(measured(given.only, small=given.small))
    if given.json:
        print(json.dumps(rows, indent=1))
    worst_row = max(rows, key=lambda row: row["ms"])
    print(f"the longest step of the loop: {worst_row['ms']} ms, {worst_row['request']}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
