"""All notices that a node sends reach all other nodes, however many it sends at once."""

from __future__ import annotations

import asyncio

import msgspec

from romme.server.cluster.bus import Notice, PostgresBus
from romme.server.cluster.peers import SILENT_AFTER_MS, Peers
from romme.store.database import open_database

MOST_NOTIFY_BYTES = 8_000
"""PostgreSQL's limit for the payload of a notification, in bytes."""


def test_a_notice_reaches_all_other_nodes(postgres_url: str) -> None:
    """Notices keep their order, even if they need several PostgreSQL messages."""
    received: dict[str, list[Notice]] = {"a": [], "b": []}
    first = Notice("a", "first", 1)
    many = [Notice("a", f"table{number}", number, "é" * 300) for number in range(200)]
    assert len(msgspec.json.encode(many)) > 5 * MOST_NOTIFY_BYTES

    async def scene() -> None:
        async with await open_database(postgres_url) as database:
            assert database.pool is not None
            nodes = {name: PostgresBus(database.pool, name, received[name].append) for name in "ab"}
            try:
                async with asyncio.timeout(30):
                    while not received["b"]:  # until both listen
                        nodes["a"].send(first)
                        await asyncio.sleep(0.05)
                    for notice in many:
                        nodes["a"].send(notice)
                    while received["b"][-1].table != many[-1].table:  # noqa: ASYNC110 - no event to wait for
                        await asyncio.sleep(0.01)
            finally:
                for node in nodes.values():
                    await node.close()

    asyncio.run(scene())
    assert {notice.node.partition("#")[0] for notice in received["b"]} == {"a"}
    notices = [msgspec.structs.replace(notice, node="a") for notice in received["b"]]
    assert [notice for notice in notices if notice != first] == many
    assert received["a"] == []


def test_a_silent_node_is_reported_once() -> None:
    peers = Peers()
    peers.record("a", 0)
    peers.record("b", 1)
    assert peers.forget_silent(SILENT_AFTER_MS) == ()
    assert peers.forget_silent(SILENT_AFTER_MS + 1) == ("a",)
    assert peers.forget_silent(SILENT_AFTER_MS + 2) == ("b",)
    assert peers.forget_silent(10 * SILENT_AFTER_MS) == ()
