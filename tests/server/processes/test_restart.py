"""R18: a restart leaves no scar, and neither does a backup that is put back elsewhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from romme.store.backup.transfer import backup, restore
from romme.wire import messages
from tests.conftest import Size
from tests.databases import NewDatabase
from tests.server.processes.kept import Records, check_kept, check_whole, lost, read_log
from tests.server.processes.lines import StuckLine
from tests.server.processes.players import Company, Noting
from tests.server.processes.serving import Birth, Node, Nodes


async def restarted(node: Node, company: Company, birth: Birth) -> float:
    """Stop a server and start it again; the seconds in which nobody got an answer."""
    await node.stop()
    last = company.answered_at[-1]
    node.begin(birth)
    await company.more_told(1)
    return next(at for at in company.answered_at if at > last) - last


def p99(times: list[float]) -> float:
    """The time that all but a hundredth of them do not exceed."""
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]


def test_a_restart_under_load_loses_nothing(nodes: Nodes, sqlite_url: str, size: Size) -> None:
    """Players go on by themselves, and a server that is asked to stop says so before it does."""
    outages: list[float] = []
    birth = (Birth.FORKED, Birth.COLD)[size(0, 1)]

    async def scene() -> None:
        node = await nodes.start(sqlite_url, birth=birth)
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(tables := size(4, 50))
            restarts = size(3, 50)
            for _ in range(restarts):
                await company.more_told(4 * tables)
                outages.append(await restarted(node, company, birth))
            await company.more_told(4 * tables)
            company.hold()
            await company.answered()
            await check_kept(sqlite_url, company.told)
            assert [one.went_back for one in company.clients if one.went_back] == []
            assert sum(client.came[messages.Leaving] for client in company.clients) >= restarts

    asyncio.run(scene())
    print(f"nobody was answered for {p99(outages):.2f} s at most")  # noqa: T201 - a figure
    assert size(0, 1) == 0 or p99(outages) < 3


@pytest.mark.parametrize("plant", ["early-answers", "goes-without-a-word"])
def test_a_server_that_stops_in_a_hurry_is_caught(
    nodes: Nodes, sqlite_url: str, plant: str
) -> None:
    """The check itself: what is not kept when it stops, or not said before, is noticed."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, plants=[plant])
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(2)
            await company.more_told(10)
            await node.stop()
            is_lost = lost(company.told, await read_log(sqlite_url)) != []
            was_said = any(client.came[messages.Leaving] for client in company.clients)
            assert is_lost == was_said == (plant == "early-answers")

    asyncio.run(scene())


def test_a_restart_does_not_wait_for_those_who_do_not_read(nodes: Nodes, sqlite_url: str) -> None:
    """Somebody who takes nothing off the line would otherwise hold everybody up."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(1)
            line = await StuckLine.open(await company.arrive())
            await line.fill(company.sittings[0].name)
            await company.more_told(20)
            begun = time.monotonic()
            await node.stop()
            print(f"stopped within {time.monotonic() - begun:.2f} s")  # noqa: T201 - a figure
            assert "Cancel" not in node.log.read_text()  # what the library says when it gives up
            line.close()

    asyncio.run(scene())


def contents(records: Records) -> dict[str, list[bytes]]:
    """The hashes of all records."""
    return {stream: [record.hash for record in some] for stream, some in records.items()}


def test_a_backup_of_a_running_server_is_whole_elsewhere(
    nodes: Nodes, sqlite_url: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    """What was answered before the backup began is in it, with the same hashes; players go on."""
    elsewhere = new_database("sqlite")

    async def scene() -> None:
        node = await nodes.start(sqlite_url)
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(2)
            await company.more_told(10)
            for client in company.clients:  # some may not have sat down yet
                for watched in client.tables.values():
                    await watched.until(lambda picture: picture.seat is not None)
            told = company.told
            await backup(sqlite_url, tmp_path / "kept.backup")
            await company.more_told(10)
            put_back = await restore(tmp_path / "kept.backup", elsewhere)
            assert put_back.broken == ()
            await check_whole(elsewhere)
            here, there = await read_log(sqlite_url), await read_log(elsewhere)
            assert lost(told, there) == []
            for stream, hashes in contents(there).items():
                assert contents(here)[stream][: len(hashes)] == hashes
            other = await nodes.start(elsewhere)
            for client in company.clients:  # who was signed in there is so here
                again = Noting(other.url, token=client.token, secrets=nodes.secrets)
                async with again:
                    for name in client.tables:
                        seen = await again.watch(name)
                        assert seen.version >= len(there[name])
                        assert seen.picture.seat is not None

    asyncio.run(scene())
