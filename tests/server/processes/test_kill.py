"""R1: no acknowledged move is lost, however often the server is killed."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median

from tests.conftest import Size
from tests.server.processes.kept import check_kept, gaps, lost, read_log
from tests.server.processes.looking import AT_ONCE, Asked, Looker
from tests.server.processes.players import Company
from tests.server.processes.serving import Node, Nodes


async def come_back(node: Node, looker: Looker, asked: Asked) -> float:
    """Start a killed server again; the seconds from its first answer until all tables are there."""
    node.begin()
    await node.ready()
    return await looker.look(asked)


async def watchers(company: Company) -> Asked:
    """Some who look at all tables, known to the server before it is killed."""
    tables = [sitting.name for sitting in company.sittings]
    tokens = [(await company.arrive()).token or "" for _ in range(0, len(tables), AT_ONCE)]
    return Asked(company.urls[0], tokens, tables)


def test_nothing_that_was_answered_is_lost_by_a_kill(
    nodes: Nodes, sqlite_url: str, size: Size
) -> None:
    rng = Random(1)  # noqa: S311 - so that a failure happens again
    back: list[float] = []

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        # At full size everybody takes their time: else the players would fill the whole machine.
        pause = size(0, 1) / 2
        async with Company.at(node.url, secrets=nodes.secrets, pause=pause) as company:
            await company.begin(tables := size(6, 100))
            asked = await watchers(company)
            with Looker.ready() as looker:
                os.nice(size(0, 10))  # players elsewhere would not take the server's processor
                for _ in range(size(3, 200)):
                    await company.more_told(rng.randint(tables, 4 * tables))
                    await node.kill()
                    back.append(await come_back(node, looker, asked))
            await company.more_told(2 * tables)  # everybody plays on
            company.hold()
            await company.answered()
            records = await check_kept(sqlite_url, company.told)
            assert len(records) == tables
            assert [one.went_back for one in company.clients if one.went_back] == []

    with ThreadPoolExecutor(1) as thread:  # the niceness is that of a thread
        thread.submit(asyncio.run, scene()).result()
    seconds = f"{median(back):.2f} s, {max(back):.2f} s at most"
    print(f"all tables back after {seconds}")  # noqa: T201 - a figure
    assert size(0, 1) == 0 or max(back) < 2


def test_a_log_that_answers_too_early_is_caught(nodes: Nodes, sqlite_url: str) -> None:
    """The check itself: a server that answers before it keeps loses what it answered."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, plants=["early-answers"])
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(1)
            await company.more_told(10)
            await node.kill()
            records = await read_log(sqlite_url)
            assert lost(company.told, records) != []
            assert gaps(records) == []

    asyncio.run(scene())
