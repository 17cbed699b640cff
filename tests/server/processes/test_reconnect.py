"""A reconnected client sees the server's state, on every device."""

from __future__ import annotations

import asyncio
import time
from random import Random

import msgspec
import pytest

from romme.wire import messages
from romme.wire.picture import Picture
from tests.conftest import Size
from tests.server.processes.test_restart import p99
from tests.support.server.processes.players import Players, RecordingClient
from tests.support.server.processes.stored_log import check_stored
from tests.support.servers.nodes import Nodes

CUTS_BETWEEN_CHECKS = 5


def without_clock(picture: Picture) -> Picture:
    """Return a picture without the remaining time, which changes constantly."""
    return msgspec.structs.replace(picture, clock=None)


async def check_pictures(players: Players) -> None:
    """Check that each client has the same pictures as a new connection of the same person."""
    for client in [one for one in players.clients if one.tables]:
        fresh = RecordingClient(client.url, token=client.token, secrets=players.secrets)
        async with fresh:
            for name, kept in client.tables.items():
                now = await fresh.watch(name)
                await kept.until_version(now.version)
                assert kept.version == now.version
                assert without_clock(kept.picture) == without_clock(now.picture), "pictures differ"


async def seconds_until_shown(client: RecordingClient, shown: int) -> float:
    """Wait until a client has received more than `shown` pictures. Return the seconds that took."""
    began = time.monotonic()
    while client.received[messages.Seen] == shown:  # noqa: ASYNC110 - no event to wait for
        await asyncio.sleep(0.005)
    return time.monotonic() - began


async def cut_repeatedly(nodes: Nodes, size: Size) -> list[float]:
    """Cut connections at random moments. Return the seconds until each client got a new picture."""
    node = nodes.nodes[0]
    rng = Random(4)  # noqa: S311 - must be repeatable
    seconds: list[float] = []
    await node.wait_until_ready()
    # At full size players pause, since fast players would dominate the waiting time.
    pause = size(0, 1) / 10
    async with Players.at(node.url, secrets=nodes.secrets, pause=pause) as players:
        await players.start_tables(tables := size(2, 20))
        for group in players.groups:
            second = await players.second_device(group.clients[0])
            await second.watch(group.name)
        for _ in range(size(20, 2_000) // CUTS_BETWEEN_CHECKS):
            for _ in range(CUTS_BETWEEN_CHECKS):
                cut = rng.choice(players.clients)
                returning = asyncio.create_task(
                    seconds_until_shown(cut, cut.received[messages.Seen])
                )
                await cut.abort_connection()
                await players.wait_for_answers(rng.randint(1, 2 * tables))
                seconds.append(await returning)
            players.pause_all()
            await players.wait_until_idle()
            await check_pictures(players)
            players.resume_all()
        assert [one.regressions for one in players.clients if one.regressions] == []
        await check_stored(node.options.database, players.acknowledged)
    return seconds


def test_a_reconnected_client_sees_the_servers_state(shared_nodes: Nodes, size: Size) -> None:
    seconds = asyncio.run(cut_repeatedly(shared_nodes, size))
    print(f"the table was shown again after {p99(seconds):.2f} s (p99)")  # noqa: T201 - a measurement
    assert size(0, 1) == 0 or p99(seconds) < 1


def test_an_incomplete_picture_is_detected(nodes: Nodes, sqlite_url: str) -> None:
    """Control: the test fails if a returning client gets a picture with a missing field."""
    nodes.begin(sqlite_url, patches=["incomplete-pictures"])
    with pytest.raises(AssertionError, match="pictures differ"):
        asyncio.run(cut_repeatedly(nodes, lambda small, _: small))
