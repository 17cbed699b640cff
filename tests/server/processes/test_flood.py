"""R15: slow readers and floods cost the server little, and honest people nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from itertools import count, cycle

import httpx
import psutil  # type: ignore[import-untyped]  # it brings no types
import pytest

from romme.client import Client
from romme.wire import messages
from tests.conftest import Size
from tests.server.processes.kept import check_kept
from tests.server.processes.lines import StuckLine
from tests.server.processes.players import Company
from tests.server.processes.serving import Node, Nodes
from tests.server.processes.test_restart import p99

MEBIBYTE = 2**20
MOST_MORE = 64 * MEBIBYTE
SIP = 1024
"""Bytes that a slow reader takes every two seconds: less than what happens at its table."""
FLOODS = 10
"""Connections over which a flood comes; of each the server reads no more than is fair, and what
it does not read stays with whoever sends."""


def memory(node: Node) -> int:
    """What the server process has in memory."""
    return int(psutil.Process(node.pid).memory_info().rss)


async def open_sockets(node: Node) -> int:
    """How many connections the server itself counts."""
    async with httpx.AsyncClient(base_url=node.url, verify=False) as http:  # noqa: S501 - no TLS
        figures = (await http.get("/metrics")).text
    line = next(line for line in figures.splitlines() if line.startswith("romme_sockets "))
    return int(float(line.split()[1]))


def rubbish(table: str) -> list[bytes]:
    """Messages of every sort that no good client sends."""
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


async def linger(owner: Client, table: str) -> None:
    """Ask for much and read little of it; whenever one is cut off for that, come again."""
    while True:
        with suppress(ConnectionError):
            line = await StuckLine.open(owner)
            with closing(line):
                await line.fill(table, times=10)
                while True:
                    await asyncio.sleep(2)
                    await line.read(SIP)


async def flood(owner: Client, table: str, sent: Iterator[int], *, per_second: float) -> None:
    """Send rubbish, as much as is asked for or as the server lets in, again and again."""
    begun = time.monotonic()
    letters = enumerate(cycle(rubbish(table)))
    while True:
        with suppress(ConnectionError):
            line = await StuckLine.open(owner)
            with closing(line):
                for number, text in letters:
                    await line.send_raw(text)
                    next(sent)
                    ahead = number / per_second - (time.monotonic() - begun)
                    if ahead > 0:
                        await asyncio.sleep(ahead)


async def attacked(nodes: Nodes, url: str, size: Size, plants: Sequence[str] = ()) -> None:
    """Let honest people play while others flood the server and read slowly."""
    node = await nodes.start(url, plants=plants)
    # At full size everybody takes a second for a move: else the players themselves would be
    # what fills the machine, and not the flood.
    pause = float(size(0, 1))
    async with Company.at(node.url, secrets=nodes.secrets, pause=pause) as company:
        await company.begin(size(3, 100))
        await company.more_told(size(30, 1_000))
        honest = list(company.clients)
        stranger = await company.arrive()
        quiet = memory(node)
        tables = cycle(sitting.name for sitting in company.sittings)
        rate = size(200, 10_000) / FLOODS
        readers = size(20, 1_000)
        sent = count()
        attack = [
            *(linger(stranger, next(tables)) for _ in range(readers)),
            *(flood(stranger, next(tables), sent, per_second=rate) for _ in range(FLOODS)),
        ]
        attacking = [asyncio.create_task(one) for one in attack]
        try:
            async with asyncio.timeout(120):
                while await open_sockets(node) < len(honest) + readers:  # noqa: ASYNC110 - it counts
                    await asyncio.sleep(0.1)
            await company.more_told(size(10, 2_000), within=300)  # all have what they asked for
            before = [len(client.waited) for client in honest]
            begun, first = time.monotonic(), next(sent)
            await company.more_told(size(40, 5_000), within=300)
            came = (next(sent) - first) / (time.monotonic() - begun)
            waited = [
                seconds
                for client, known in zip(honest, before, strict=True)
                for seconds in client.waited[known:]
            ]
            more = memory(node) - quiet
            assert not [task for task in attacking if task.done()]
        finally:
            for task in attacking:
                task.cancel()
            await asyncio.gather(*attacking, return_exceptions=True)
        company.hold()
        await company.answered()
        await check_kept(url, company.told)
        assert {client.came[messages.Welcome] for client in honest} == {1}, "cut off"
        figures = f"{more / MEBIBYTE:.1f} MiB more, p99 {1000 * p99(waited):.0f} ms"
        print(f"{figures}, {came:.0f} messages a second let in")  # noqa: T201 - figures
        assert more < MOST_MORE, "memory"
        assert size(0, 1) == 0 or p99(waited) < 0.1, "late"


def test_slow_readers_and_a_flood_disturb_nobody(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    """All moves of honest players are answered and kept, and none of them is cut off."""
    asyncio.run(attacked(nodes, sqlite_url, size))


def small(small: int, _full: int) -> int:
    return small


def timed(small: int, full: int) -> int:
    """A small attack after which it is looked at how long people waited, as at full size."""
    return full if (small, full) == (0, 1) else small


@pytest.mark.parametrize(
    ("plant", "size", "found"),
    [
        ("hoards", small, "memory"),
        pytest.param("panics", small, "cut off", marks=pytest.mark.full),
        pytest.param("dawdles", timed, "late", marks=pytest.mark.full),
    ],
)
def test_a_server_that_a_flood_harms_is_caught(
    nodes: Nodes, sqlite_url: str, plant: str, size: Size, found: str
) -> None:
    """The check itself: what a flood does shows in memory, in connections and in time."""
    with pytest.raises(AssertionError, match=found):
        asyncio.run(attacked(nodes, sqlite_url, size, [plant]))


def test_who_takes_nothing_is_cut_off(nodes: Nodes, sqlite_url: str) -> None:
    """Also when there is no room for the good-bye; others are still served, and swept after."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, plants=["impatient"])
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(1)
            honest = list(company.clients)
            for _ in range(2):
                stranger = await company.arrive()
                line = await StuckLine.open(stranger)
                await line.fill(company.sittings[0].name)
                async with asyncio.timeout(30):
                    while await open_sockets(node) > len(honest):  # noqa: ASYNC110 - it is asked
                        await asyncio.sleep(0.05)
                line.close()
            await company.more_told(5)
            assert {client.came[messages.Welcome] for client in honest} == {1}

    asyncio.run(scene())
