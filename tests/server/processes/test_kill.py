"""No acknowledged move is lost when the server is killed."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median

from tests.conftest import Size
from tests.support.server.processes.players import Players
from tests.support.server.processes.spectator_process import (
    TABLES_PER_CONNECTION,
    SpectatorProcess,
    WatchRequest,
)
from tests.support.server.processes.stored_log import check_stored, gaps, lost_commands, read_log
from tests.support.servers.nodes import Node, Nodes


async def restart(node: Node, spectator: SpectatorProcess, request: WatchRequest) -> float:
    """Restart a killed server. Return the seconds from readiness until all tables are shown."""
    node.begin()
    await node.wait_until_ready()
    return await spectator.watch(request)


async def watch_request(players: Players) -> WatchRequest:
    """Sign in spectators, and return a request to watch all tables with the spectators' tokens."""
    tables = [group.name for group in players.groups]
    tokens = [
        (await players.arrive()).token or "" for _ in range(0, len(tables), TABLES_PER_CONNECTION)
    ]
    return WatchRequest(players.urls[0], tokens, tables)


def test_no_acknowledged_move_is_lost_by_a_kill(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    rng = Random(1)  # noqa: S311 - must be repeatable
    back: list[float] = []

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        # At full size players pause, since they would otherwise use up the machine.
        pause = size(0, 1) / 2
        async with Players.at(node.url, secrets=nodes.secrets, pause=pause) as players:
            await players.start_tables(tables := size(6, 100))
            request = await watch_request(players)
            with SpectatorProcess.running() as spectator:
                os.nice(size(0, 10))  # real players would not use the server's processor
                for _ in range(size(3, 200)):
                    await players.wait_for_answers(rng.randint(tables, 4 * tables))
                    await node.kill()
                    back.append(await restart(node, spectator, request))
            await players.wait_for_answers(2 * tables)  # everybody continues
            players.pause_all()
            await players.wait_until_idle()
            records = await check_stored(sqlite_url, players.acknowledged)
            assert len(records) == tables
            assert [one.regressions for one in players.clients if one.regressions] == []

    with ThreadPoolExecutor(1) as thread:  # niceness applies to a thread
        thread.submit(asyncio.run, scene()).result()
    seconds = f"{median(back):.2f} s, {max(back):.2f} s at most"
    print(f"all tables shown after {seconds}")  # noqa: T201 - a measurement
    assert size(0, 1) == 0 or max(back) < 2


def test_an_early_acknowledgement_is_detected(nodes: Nodes, sqlite_url: str) -> None:
    """Control: a server that acknowledges commands before it stores them loses some of them."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, patches=["early-answers"])
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(1)
            await players.wait_for_answers(10)
            await node.kill()
            records = await read_log(sqlite_url)
            assert lost_commands(players.acknowledged, records) != []
            assert gaps(records) == []

    asyncio.run(scene())
