"""Start a server for a test. There are three ways; use the first that shows what you test.

**In the test's own process**, for routes, rights and what the server does with its tables. Requests
reach the application without a network, and the test can look into its objects and replace them.
A start is cheap, because the servers of a test process use the same applications, one after the
other (`reused_applications.py`):

    from tests.support.servers.running_server import running_server

    async with running_server(Configuration(database=sqlite_url)) as server:
        ...  # call it by an AsyncTestClient or an httpx.ASGITransport

**As users do**, for pages in a browser, clients, messages in a terminal, signals and settings. One
`romme serve` runs as a process, on a port that the system chooses. It takes a second or two, so
tests that do not harm it share one through a fixture of their module:

    from tests.support.servers import CALM, serving

    with serving(tmp_path, *CALM, "--database", sqlite_url) as served:
        ...  # at served.address; served.end() stops it and returns its exit status and output

`program` runs another program in its place, for example one with deals that the test chooses.
`serve_until_ended` is for a server that is expected to fail.

**As nodes**, for servers that are killed, restarted on their port, share a database, or have a
planted flaw or a faster clock (`server_patches.py`). They are forked from a process that has loaded
everything, so a start is fast, and their logs are checked after the test:

    from tests.support.servers.nodes import Nodes

    def test_something(nodes: Nodes, sqlite_url: str) -> None:
        async def scene() -> None:
            node = await nodes.start(sqlite_url)
            ...  # at node.url
            await node.kill()

        asyncio.run(scene())

`StartMode.COLD` starts a node with the command line of an operator instead. The fixtures are in
`nodes.py`, and `tests/server/processes/conftest.py` makes them available there.

Every process starts in `spawning.spawn_server`: with few environment variables, in a process group
of its own (so that its bots are killed with it), and with a log. `CALM` and `calm_at` are the flags
of servers in tests. No other module of the tests starts `romme serve`.
"""

from __future__ import annotations

from tests.support.servers.serve_command import Ended, Served, serve_until_ended, serving
from tests.support.servers.spawning import (
    CALM,
    SERVE,
    TIMEOUT_SECONDS,
    calm_at,
    environment,
    free_port,
)

__all__ = [
    "CALM",
    "SERVE",
    "TIMEOUT_SECONDS",
    "Ended",
    "Served",
    "calm_at",
    "environment",
    "free_port",
    "serve_until_ended",
    "serving",
]
