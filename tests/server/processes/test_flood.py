"""Slow readers and floods use little server memory, and do not affect honest players."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from itertools import count, cycle

import httpx
import psutil  # type: ignore[import-untyped]  # untyped
import pytest

from romme.client import Client
from romme.wire import messages
from tests.conftest import Size
from tests.server.processes.test_restart import p99
from tests.support.server.processes.players import Players
from tests.support.server.processes.raw_sockets import StuckSocket
from tests.support.server.processes.stored_log import check_stored
from tests.support.servers import TIMEOUT_SECONDS
from tests.support.servers.nodes import Node, Nodes

MEBIBYTE = 2**20
MOST_GROWTH_BYTES = 64 * MEBIBYTE
SIP_BYTES = 1024
"""Bytes that a slow reader reads every two seconds, which is less than the server sends."""
FLOODS = 10
"""Number of flooding connections. The server reads each at a limited rate."""


def memory(node: Node) -> int:
    """Return the resident memory of the server process, in bytes."""
    return int(psutil.Process(node.pid).memory_info().rss)


async def open_sockets(node: Node) -> int:
    """Return the number of open sockets that the server's metrics report."""
    async with httpx.AsyncClient(base_url=node.url, timeout=TIMEOUT_SECONDS, verify=False) as http:  # noqa: S501 - no TLS
        figures = (await http.get("/metrics")).text
    line = next(line for line in figures.splitlines() if line.startswith("romme_sockets "))
    return int(float(line.split()[1]))


def bad_messages(table: str) -> list[bytes]:
    """Return malformed, oversized, unnecessary and illegal messages."""
    return [
        b'{"do":"ping"}',
        b"{",
        b"\xff\xfe",
        b"[" * 4000,
        b'{"do":"watch","id":"1","table":"%s"}' % table.encode(),
        b'{"do":"draw","id":"2","table":"%s","at":0,"pile":"stock"}' % table.encode(),
        b'{"do":"say","id":"3","table":"%s","text":"!"}' % table.encode(),
        b'{"do":"watch","id":"4","table":"nowhere"}',
        b'"' + b"x" * 5000 + b'"',
    ]


async def read_slowly(owner: Client, table: str) -> None:
    """Request a lot and read little, and reconnect whenever the server disconnects."""
    while True:
        with suppress(ConnectionError):
            stuck = await StuckSocket.open(owner)
            with closing(stuck):
                await stuck.fill(table, times=10)
                while True:
                    await asyncio.sleep(2)
                    await stuck.read(SIP_BYTES)


async def flood(owner: Client, table: str, sent: Iterator[int], *, per_second: float) -> None:
    """Send `per_second` bad messages a second, and advance `sent` for each.

    Reconnect whenever the server disconnects.
    """
    begun = time.monotonic()
    texts = enumerate(cycle(bad_messages(table)))
    while True:
        with suppress(ConnectionError):
            stuck = await StuckSocket.open(owner)
            with closing(stuck):
                for number, text in texts:
                    await stuck.send_raw(text)
                    next(sent)
                    ahead = number / per_second - (time.monotonic() - begun)
                    if ahead > 0:
                        await asyncio.sleep(ahead)


async def attack_server(nodes: Nodes, url: str, size: Size, patches: Sequence[str] = ()) -> None:
    """Have honest players play while others flood the server and read slowly.

    Check that the server's memory grows little, that no honest player is disconnected, and that all
    acknowledged commands are stored.
    """
    node = await nodes.start(url, patches=patches)
    # At full size every move takes a second, since the players would otherwise use up the
    # machine themselves.
    pause = float(size(0, 1))
    async with Players.at(node.url, secrets=nodes.secrets, pause=pause) as players:
        await players.start_tables(size(3, 100))
        await players.wait_for_answers(size(30, 1_000))
        honest = list(players.clients)
        stranger = await players.arrive()
        quiet = memory(node)
        tables = cycle(group.name for group in players.groups)
        rate = size(200, 10_000) / FLOODS
        readers = size(20, 1_000)
        sent = count()
        attack = [
            *(read_slowly(stranger, next(tables)) for _ in range(readers)),
            *(flood(stranger, next(tables), sent, per_second=rate) for _ in range(FLOODS)),
        ]
        attacking = [asyncio.create_task(one) for one in attack]
        try:
            async with asyncio.timeout(120):
                while await open_sockets(node) < len(honest) + readers:  # noqa: ASYNC110 - no event to wait for
                    await asyncio.sleep(0.1)
            await players.wait_for_answers(
                size(10, 2_000), within=300
            )  # by then the slow readers have requested their tables
            before = [len(client.latencies) for client in honest]
            begun, first = time.monotonic(), next(sent)
            await players.wait_for_answers(size(40, 5_000), within=300)
            accepted = (next(sent) - first) / (time.monotonic() - begun)
            latencies = [
                seconds
                for client, known in zip(honest, before, strict=True)
                for seconds in client.latencies[known:]
            ]
            growth = memory(node) - quiet
            assert not [task for task in attacking if task.done()]
        finally:
            for task in attacking:
                task.cancel()
            await asyncio.gather(*attacking, return_exceptions=True)
        players.pause_all()
        await players.wait_until_idle()
        await check_stored(url, players.acknowledged)
        assert {client.received[messages.Welcome] for client in honest} == {1}, "disconnected"
        figures = f"{growth / MEBIBYTE:.1f} MiB more, p99 {1000 * p99(latencies):.0f} ms"
        print(f"{figures}, {accepted:.0f} messages a second accepted")  # noqa: T201 - measurements
        assert growth < MOST_GROWTH_BYTES, "memory"
        assert size(0, 1) == 0 or p99(latencies) < 0.1, "late"


def test_slow_readers_and_floods_do_not_affect_honest_players(
    nodes: Nodes, sqlite_url: str, size: Size
) -> None:
    """All moves of honest players are answered and stored, and none of them is disconnected."""
    asyncio.run(attack_server(nodes, sqlite_url, size))


def small(small: int, _full: int) -> int:
    return small


def timed(small: int, full: int) -> int:
    """A `Size` for small numbers, but with the pauses and the latency check of a full run.

    `attack_server` turns both on if `size(0, 1)` is 1.
    """
    return full if (small, full) == (0, 1) else small


@pytest.mark.parametrize(
    ("patch", "size", "found"),
    [
        ("memory-leak", small, "memory"),
        pytest.param("disconnects-all", small, "disconnected", marks=pytest.mark.full),
        pytest.param("slow-answers", timed, "late", marks=pytest.mark.full),
    ],
)
def test_damage_by_a_flood_is_detected(
    nodes: Nodes, sqlite_url: str, patch: str, size: Size, found: str
) -> None:
    """Control: a server that is harmed by a flood fails the checks."""
    with pytest.raises(AssertionError, match=found):
        asyncio.run(attack_server(nodes, sqlite_url, size, [patch]))


def test_clients_that_read_nothing_are_disconnected(nodes: Nodes, sqlite_url: str) -> None:
    """They are disconnected even if no close frame can be sent. Other clients stay connected."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, patches=["short-read-timeout"])
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(1)
            honest = list(players.clients)
            for _ in range(2):
                stranger = await players.arrive()
                stuck = await StuckSocket.open(stranger)
                await stuck.fill(players.groups[0].name)
                async with asyncio.timeout(30):
                    while await open_sockets(node) > len(honest):  # noqa: ASYNC110 - no event to wait for
                        await asyncio.sleep(0.05)
                stuck.close()
            await players.wait_for_answers(5)
            assert {client.received[messages.Welcome] for client in honest} == {1}

    asyncio.run(scene())
