"""The current program shows, continues and restores the databases of older commits."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tests.samples.evening import Director, Manifest, Table, capture_views, play_list
from tests.samples.sample_files import SAMPLES, Sample, rows
from tests.samples.visitors import Json, Visitor, play_together
from tests.samples.write import romme
from tests.support.servers import CALM, serving

TIMEOUT_SECONDS = 30.0


@pytest.fixture(params=SAMPLES, ids=lambda path: path.name)
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Sample:
    """Return an unpacked copy of each sample in turn."""
    found = Sample(request.param, tmp_path)
    found.unpack()
    return found


@contextmanager
def run_server(sample: Sample) -> Iterator[str]:
    """Run the current server on a sample, and yield its address.

    Stopping the server at the end moves all data from the write-ahead log to the database file.
    """
    sample.move_last_use_to_now()
    flags = (*CALM, "--node", "sample", "--database", sample.url)
    with serving(sample.place, *flags) as server:
        yield server.address.rstrip("/")
        assert server.end(signal.SIGTERM).status == 0


@asynccontextmanager
async def connect_people(
    address: str, manifest: Manifest, names: Sequence[str]
) -> AsyncIterator[list[Visitor]]:
    """Connect the named people of a sample to a server, each with their own socket."""
    async with AsyncExitStack() as stack:
        # Their nonces are lost with their pages; a new commitment would change the table.
        people = [Visitor(address, manifest.tokens[name], mixes=False) for name in names]
        for one in people:
            await stack.enter_async_context(one.connected())
        yield people


def test_there_is_a_sample() -> None:
    assert SAMPLES


def test_people_see_the_same_as_before(sample: Sample) -> None:
    manifest = sample.manifest

    async def scene(address: str) -> dict[str, str]:
        async with connect_people(address, manifest, [*manifest.tokens]) as people:
            return await capture_views(manifest, dict(zip(manifest.tokens, people, strict=True)))

    with run_server(sample) as address:
        found = asyncio.run(scene(address))
    if os.environ.get("ROMME_GOLDEN") == "write":
        sample.store_seen(found)
    expected = sample.seen
    assert [*found] == [*expected]
    assert {name: text for name, text in found.items() if text != expected[name]} == {}


def _is_over(picture: Json) -> bool:
    """Whether the current game is over."""
    return picture["phase"] in ("counted", "over")


def test_running_games_are_played_to_their_end(sample: Sample) -> None:
    manifest, before = sample.manifest, rows(sample.database)
    running = [table for table in manifest.tables.values() if table.running]

    async def finish(address: str, table: Table) -> str:
        async with connect_people(address, manifest, table.players) as players:
            await play_together(table.id, players, _is_over)
            return str((await players[0].until(table.id, _is_over))["outcome"]["ending"])

    async def scene(address: str) -> list[str]:
        endings = await asyncio.gather(*(finish(address, table) for table in running))
        async with connect_people(address, manifest, ["Anna"]) as [anna]:
            await _finish_the_hall(manifest, anna)
            await _wait_until_the_list_is_entered(manifest, anna)
        return endings

    with run_server(sample) as address:
        endings = asyncio.run(scene(address))
    assert len(endings) == len(running) > 0
    assert all(endings)
    romme("audit", "--database", sample.url)  # fails if a record is damaged
    columns, *records = before["events"]
    assert columns[:2] == ("stream", "version")
    after = rows(sample.database, like=before)["events"][1:]
    assert {record[0] for record in after} == {record[0] for record in records}
    assert {*records} < {*after}


async def _finish_the_hall(manifest: Manifest, visitor: Visitor) -> None:
    """Finish the second series of the tournament in the hall."""
    hall = manifest.tournaments["hall"]
    office = Director(visitor, hall.id, hall.key, first=1000)
    await play_list(office, 2, 1, range(3, 5), replays=1)
    await play_list(office, 2, 2, range(1, 5))
    await office.do("close-series")
    assert (await office.overview())["series"][-1]["phase"] == "closed"


async def _wait_until_the_list_is_entered(manifest: Manifest, visitor: Visitor) -> None:
    """Wait until the server has entered the result of the online game on its score list."""
    online = manifest.tournaments["online"]
    office = Director(visitor, online.id, online.key)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not (seen := await office.overview())["series"][-1]["tables"][0]["entered"]:
            news = office.path(f"/news?after={seen['version']}")
            await visitor.http.get(news, headers=office.headers)


def test_the_audit_is_unchanged(sample: Sample) -> None:
    assert romme("audit", "--database", sample.url, "--json") == sample.audit


def test_the_old_backup_restores_the_same_rows(
    sample: Sample, database_url: str, tmp_path: Path
) -> None:
    """SQLite and PostgreSQL get the same rows, even after another backup and restore."""
    romme("restore", str(sample.backup), "--database", database_url)
    assert romme("audit", "--database", database_url, "--json") == sample.audit
    new, again = tmp_path / "new.backup", tmp_path / "again.db"
    romme("backup", str(new), "--database", database_url)
    romme("restore", str(new), "--database", f"sqlite:///{again}")
    expected = rows(sample.database)
    assert rows(again, like=expected) == expected
