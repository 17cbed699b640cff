"""Nothing is lost by a restart, or by restoring a backup elsewhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from romme.store.backup.transfer import backup, restore
from romme.wire import messages
from tests.conftest import Size
from tests.support.databases import NewDatabase
from tests.support.server.processes.players import Players, RecordingClient
from tests.support.server.processes.raw_sockets import StuckSocket
from tests.support.server.processes.stored_log import (
    Records,
    check_audit,
    check_stored,
    lost_commands,
    read_log,
)
from tests.support.servers.launcher import StartMode
from tests.support.servers.nodes import Node, Nodes


async def restart(node: Node, players: Players, mode: StartMode) -> float:
    """Restart a server. Return the seconds during which nobody got an answer."""
    await node.stop()
    last = players.answered_at[-1]
    node.begin(mode)
    await players.wait_for_answers(1)
    return next(at for at in players.answered_at if at > last) - last


def p99(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]


def test_a_restart_under_load_loses_nothing(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    """Clients reconnect automatically, and a stopping server announces its shutdown."""
    outages: list[float] = []
    mode = (StartMode.FORKED, StartMode.COLD)[size(0, 1)]

    async def scene() -> None:
        node = await nodes.start(sqlite_url, mode=mode)
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(tables := size(4, 50))
            restarts = size(3, 50)
            for _ in range(restarts):
                await players.wait_for_answers(4 * tables)
                outages.append(await restart(node, players, mode))
            await players.wait_for_answers(4 * tables)
            players.pause_all()
            await players.wait_until_idle()
            await check_stored(sqlite_url, players.acknowledged)
            assert [one.regressions for one in players.clients if one.regressions] == []
            assert sum(client.received[messages.Leaving] for client in players.clients) >= restarts

    asyncio.run(scene())
    print(f"no answer for {p99(outages):.2f} s (p99)")  # noqa: T201 - a measurement
    assert size(0, 1) == 0 or p99(outages) < 3


@pytest.mark.parametrize("patch", ["early-answers", "silent-shutdown"])
def test_a_hasty_shutdown_is_detected(nodes: Nodes, sqlite_url: str, patch: str) -> None:
    """Control: the checks find lost commands and a shutdown that was not announced."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, patches=[patch])
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(2)
            await players.wait_for_answers(10)
            await node.stop()
            is_lost = lost_commands(players.acknowledged, await read_log(sqlite_url)) != []
            was_announced = any(client.received[messages.Leaving] for client in players.clients)
            assert is_lost == was_announced == (patch == "early-answers")

    asyncio.run(scene())


def test_a_restart_does_not_wait_for_clients_that_do_not_read(
    nodes: Nodes, sqlite_url: str
) -> None:
    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(1)
            stuck = await StuckSocket.open(await players.arrive())
            await stuck.fill(players.groups[0].name)
            await players.wait_for_answers(20)
            begun = time.monotonic()
            await node.stop()
            print(f"stopped within {time.monotonic() - begun:.2f} s")  # noqa: T201 - a measurement
            assert "Cancel" not in node.log.read_text()  # logged by uvicorn when it gives up
            stuck.close()

    asyncio.run(scene())


def contents(records: Records) -> dict[str, list[bytes]]:
    """Return the hashes of all records, by stream."""
    return {stream: [record.hash for record in some] for stream, some in records.items()}


def test_a_backup_of_a_running_server_can_be_restored_elsewhere(
    nodes: Nodes, sqlite_url: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    """The backup contains all commands acknowledged before it began. Players play on meanwhile."""
    elsewhere = new_database("sqlite")

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(2)
            await players.wait_for_answers(10)
            for client in players.clients:  # wait until all are seated
                for watched in client.tables.values():
                    await watched.until(lambda picture: picture.seat is not None)
            acknowledged = players.acknowledged
            await backup(sqlite_url, tmp_path / "kept.backup")
            await players.wait_for_answers(10)
            restored = await restore(tmp_path / "kept.backup", elsewhere)
            assert restored.broken == ()
            await check_audit(elsewhere)
            here, there = await read_log(sqlite_url), await read_log(elsewhere)
            assert lost_commands(acknowledged, there) == []
            for stream, hashes in contents(there).items():
                assert contents(here)[stream][: len(hashes)] == hashes
            other = await nodes.start(elsewhere)
            for client in players.clients:  # sessions are restored too
                again = RecordingClient(other.url, token=client.token, secrets=nodes.secrets)
                async with again:
                    for name in client.tables:
                        seen = await again.watch(name)
                        assert seen.version >= len(there[name])
                        assert seen.picture.seat is not None

    asyncio.run(scene())
