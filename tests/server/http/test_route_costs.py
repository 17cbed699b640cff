"""No request can starve the others: every route, command and job declares its cost.

The most expensive requests to each route and the most expensive commands are sent to a real server.
Their duration depends on the machine, so the test counts function calls instead: no step of the
event loop may make more calls than fit into 50 ms with a large margin.
`benchmarks/worst_requests.py` measures the time.
"""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest

import romme.server
from romme.server.http.app import Server
from romme.server.http.application import LARGEST_BODY
from romme.server.http.route_costs import BODY, COMMANDS, JOBS, MAX_GROWTH, ROUTES
from romme.server.ops.configuration import Configuration
from romme.wire import commands as wire
from tests.conftest import Size as Sizes
from tests.support.server.http.worst_case.commands import (
    connection_of_anna,
    prepare_for,
    worst_commands,
)
from tests.support.server.http.worst_case.loop_cost import counted
from tests.support.server.http.worst_case.populated_server import (
    FULL,
    ORIGIN,
    SMALL,
    populated_server,
)
from tests.support.server.http.worst_case.requests import worst_requests
from tests.support.servers.running_server import running_server

MOST_CALLS: Final = 60_000
"""Limit of function calls in one step of the loop. A current machine makes two million a second."""
SLOW_TO_START: Final = frozenset(
    {
        "POST /api/replays/opinion",
        "GET /api/tournaments/{tournament}/papers/{paper}",
    }
)
"""Slow routes that start a process. At the small size they are left to other tests."""
SOURCE: Final = Path(romme.server.__file__).parent


def routes_of(server: Server) -> dict[str, int]:
    """Return the largest body that each route accepts, in bytes."""
    found: dict[str, int] = {}
    for route in server._http.routes:  # noqa: SLF001 - the list of routes
        for method, handler in getattr(route, "route_handler_map", {}).items():
            if method not in {"OPTIONS", "HEAD"}:
                one: Any = handler[0] if isinstance(handler, tuple) else handler
                found[f"{method} {route.path_format}"] = one.resolve_request_max_body_size()
    return found


def jobs() -> Iterator[str]:
    """Yield every background task that the server's source code starts, as `module.function`."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Attribute(attr="_tasks" | "tasks"), attr="start"),
                    args=[ast.Call(func=ast.Attribute(attr=work))],
                ):
                    yield f"{path.stem}.{work}"
                case _:
                    pass


def test_every_route_declares_its_largest_body(sqlite_url: str) -> None:
    async def scene() -> dict[str, int]:
        async with running_server(Configuration(database=sqlite_url), ORIGIN) as server:
            return routes_of(server)

    assert {route: cost.largest for route, cost in ROUTES.items()} == asyncio.run(scene())
    assert BODY == LARGEST_BODY


def test_every_command_declares_its_cost() -> None:
    kinds = (*get_args(wire.TableCommand), wire.Ping)
    assert COMMANDS.keys() == {str(kind.__struct_config__.tag) for kind in kinds}
    assert {cost.largest for cost in COMMANDS.values()} == {wire.MOST_BYTES}


def test_every_job_declares_its_cost() -> None:
    assert JOBS.keys() == set(jobs())


def test_the_worst_requests_do_not_block_the_loop(sqlite_url: str, size: Sizes) -> None:
    """`MOST_CALLS` limits the calls in one step of the loop, `MAX_GROWTH` the growth of memory."""
    full = size(0, 1) == 1

    async def scene() -> dict[str, tuple[int, int]]:
        found: dict[str, tuple[int, int]] = {}
        async with populated_server(sqlite_url, FULL if full else SMALL) as server:
            for route, asks in worst_requests(server).items():
                if route in SLOW_TO_START and not full:
                    found[route] = 0, 0
                    continue
                for number, ask in enumerate(asks, start=1):
                    await server.clear_caches()
                    request = await server.request(route.split(" ")[0], ask)
                    with counted() as measured:
                        await asyncio.create_task(server.send(request))
                    found[f"{route} #{number}"] = measured.calls, measured.grown
            async with connection_of_anna(server) as say:
                for do in COMMANDS:
                    given = await prepare_for(server, do, say)
                    for number, text in enumerate(worst_commands(do, given), start=1):
                        with counted() as measured:
                            answer = await asyncio.create_task(say(text))
                        found[f"{do} #{number}"] = measured.calls, measured.grown
                        assert number > 1 or answer["is"] != "refused", answer
        return found

    costs = asyncio.run(scene())
    assert {name.split(" #")[0] for name in costs} == {*ROUTES, *COMMANDS}
    assert {
        name: cost for name, cost in costs.items() if cost[1] > MAX_GROWTH or cost[0] > MOST_CALLS
    } == {}


@pytest.mark.parametrize("blocking", [False, True])
def test_blocking_work_is_detected(*, blocking: bool) -> None:
    """Control: the calls are counted if they are made on the event loop, but not in a thread."""

    def work() -> None:
        for number in range(2 * MOST_CALLS):
            str.__len__(str(number))
            _nothing()

    async def scene() -> int:
        async def ask() -> None:
            if blocking:
                work()
            else:
                await asyncio.to_thread(work)

        with counted() as measured:
            await asyncio.create_task(ask())
        return measured.calls

    assert (asyncio.run(scene()) > MOST_CALLS) is blocking


def _nothing() -> None:
    pass
