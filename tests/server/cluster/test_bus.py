"""How nodes hear of each other: what is told reaches all others, however much it is."""

from __future__ import annotations

import asyncio

import msgspec

from romme.server.cluster.bus import Notice, PostgresBus
from romme.server.cluster.peers import SILENT_AFTER_MS, Peers
from romme.store.database import open_database

LARGEST = 8_000
"""Bytes: PostgreSQL takes only notices that are smaller."""


def test_a_notice_reaches_the_others_and_only_them(postgres_url: str) -> None:
    """In order, also when more is told at once than one message of PostgreSQL holds."""
    heard: dict[str, list[Notice]] = {"a": [], "b": []}
    first = Notice("a", "first", 1)
    many = [Notice("a", f"table{number}", number, "é" * 300) for number in range(200)]
    assert len(msgspec.json.encode(many)) > 5 * LARGEST

    async def scene() -> None:
        async with await open_database(postgres_url) as database:
            assert database.pool is not None
            nodes = {name: PostgresBus(database.pool, name, heard[name].append) for name in "ab"}
            try:
                async with asyncio.timeout(30):
                    while not heard["b"]:  # until both listen
                        nodes["a"].send(first)
                        await asyncio.sleep(0.05)
                    for notice in many:
                        nodes["a"].send(notice)
                    while heard["b"][-1].table != many[-1].table:  # noqa: ASYNC110 - nobody tells
                        await asyncio.sleep(0.01)
            finally:
                for node in nodes.values():
                    await node.close()

    asyncio.run(scene())
    assert {notice.node.partition("#")[0] for notice in heard["b"]} == {"a"}
    told = [msgspec.structs.replace(notice, node="a") for notice in heard["b"]]
    assert [notice for notice in told if notice != first] == many
    assert heard["a"] == []


def test_a_node_that_has_fallen_silent_is_named_once() -> None:
    peers = Peers()
    peers.record("a", 0)
    peers.record("b", 1)
    assert peers.forget_silent(SILENT_AFTER_MS) == ()
    assert peers.forget_silent(SILENT_AFTER_MS + 1) == ("a",)
    assert peers.forget_silent(SILENT_AFTER_MS + 2) == ("b",)
    assert peers.forget_silent(10 * SILENT_AFTER_MS) == ()
