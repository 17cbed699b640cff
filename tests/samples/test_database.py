"""A database of an older commit opens, shows what it showed, plays on, and restores."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from tests.samples.evening import Director, Kept, Table, look, play_list
from tests.samples.stored import SAMPLES, Sample, rows
from tests.samples.visitors import Json, Visitor, play_together
from tests.samples.write import romme
from tests.servers import CALM, serving

WAIT = 30.0


@pytest.fixture(params=SAMPLES, ids=lambda path: path.name)
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Sample:
    """A copy of each sample in turn."""
    found = Sample(request.param, tmp_path)
    found.unpack()
    return found


@contextmanager
def served(sample: Sample) -> Iterator[str]:
    """Today's server on the copy; afterwards everything is in the file."""
    sample.sign_in()
    flags = (*CALM, "--node", "sample", "--database", sample.url)
    with serving(sample.place, *flags) as server:
        yield server.address.rstrip("/")
        assert server.end(signal.SIGTERM).status == 0


@asynccontextmanager
async def arrived(address: str, kept: Kept, names: Sequence[str]) -> AsyncIterator[list[Visitor]]:
    """People of the sample, each with a socket of its own."""
    async with AsyncExitStack() as stack:
        # Their nonces are lost with their pages; a commitment would be a change to the table.
        people = [Visitor(address, kept.tokens[name], mixes=False) for name in names]
        for one in people:
            await stack.enter_async_context(one.connected())
        yield people


def test_there_is_a_sample() -> None:
    assert SAMPLES


def test_everybody_sees_what_they_saw(sample: Sample) -> None:
    kept = sample.kept

    async def scene(address: str) -> dict[str, str]:
        async with arrived(address, kept, [*kept.tokens]) as people:
            return await look(kept, dict(zip(kept.tokens, people, strict=True)))

    with served(sample) as address:
        found = asyncio.run(scene(address))
    if os.environ.get("ROMME_GOLDEN") == "write":
        sample.write_seen(found)
    expected = sample.seen
    assert [*found] == [*expected]
    assert {name: text for name, text in found.items() if text != expected[name]} == {}


def _is_over(picture: Json) -> bool:
    """Whether the game is over that was being played."""
    return picture["phase"] in ("counted", "over")


def test_running_games_are_played_to_their_end(sample: Sample) -> None:
    kept, before = sample.kept, rows(sample.database)
    running = [table for table in kept.tables.values() if table.running]

    async def finish(address: str, table: Table) -> str:
        async with arrived(address, kept, table.players) as players:
            await play_together(table.id, players, _is_over)
            return str((await players[0].until(table.id, _is_over))["outcome"]["ending"])

    async def scene(address: str) -> list[str]:
        endings = await asyncio.gather(*(finish(address, table) for table in running))
        async with arrived(address, kept, ["Anna"]) as [anna]:
            await _go_on_in_the_hall(kept, anna)
            await _list_is_entered(kept, anna)
        return endings

    with served(sample) as address:
        endings = asyncio.run(scene(address))
    assert len(endings) == len(running) > 0
    assert all(endings)
    romme("audit", "--database", sample.url)  # its status says that all records are sound
    columns, *records = before["events"]
    assert columns[:2] == ("stream", "version")
    after = rows(sample.database, like=before)["events"][1:]
    assert {record[0] for record in after} == {record[0] for record in records}
    assert {*records} < {*after}


async def _go_on_in_the_hall(kept: Kept, visitor: Visitor) -> None:
    """Play the second series of the hall to its end."""
    hall = kept.tournaments["hall"]
    office = Director(visitor, hall.id, hall.key, first=1000)
    await play_list(office, 2, 1, range(3, 5), replays=1)
    await play_list(office, 2, 2, range(1, 5))
    await office.do("close-series")
    assert (await office.overview())["series"][-1]["phase"] == "closed"


async def _list_is_entered(kept: Kept, visitor: Visitor) -> None:
    """Wait until the game that was played online stands on its list."""
    online = kept.tournaments["online"]
    office = Director(visitor, online.id, online.key)
    async with asyncio.timeout(WAIT):
        while not (seen := await office.overview())["series"][-1]["tables"][0]["entered"]:
            news = office.path(f"/news?after={seen['version']}")
            await visitor.http.get(news, headers=office.headers)


def test_the_audit_says_what_it_said(sample: Sample) -> None:
    assert romme("audit", "--database", sample.url, "--json") == sample.audit


def test_the_backup_restores_the_same_rows(
    sample: Sample, database_url: str, tmp_path: Path
) -> None:
    """Rows, hashes and all, in both kinds of databases: from there they come back unchanged."""
    romme("restore", str(sample.backup), "--database", database_url)
    assert romme("audit", "--database", database_url, "--json") == sample.audit
    new, again = tmp_path / "new.backup", tmp_path / "again.db"
    romme("backup", str(new), "--database", database_url)
    romme("restore", str(new), "--database", f"sqlite:///{again}")
    expected = rows(sample.database)
    assert rows(again, like=expected) == expected
