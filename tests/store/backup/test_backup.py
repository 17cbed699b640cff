"""Backups are complete and consistent, and restore the same rows into any kind of database."""

from __future__ import annotations

import asyncio
import os
import stat
import tracemalloc
from pathlib import Path

import pytest

from romme.store.backup import portable
from romme.store.backup.portable import Existing, open_backup
from romme.store.backup.transfer import backup, restore
from romme.store.database import open_database
from romme.store.errors import AlreadyThere, Empty, InUse, NotEmpty, Unreachable
from romme.store.integrity import audit
from romme.store.log.chain import first_break
from romme.store.log.records import Version
from romme.store.schema import migrate, rows
from romme.store.schema.tables import metadata
from tests.conftest import Size
from tests.support.databases import Kind, NewDatabase
from tests.support.store.backup.filled_database import KINDS, contents, create_filled, fill
from tests.support.store.entries import Writer, append_all


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_can_be_restored_into_any_kind_of_database(
    new_database: NewDatabase, tmp_path: Path, source: Kind, target: Kind
) -> None:
    """Rows and hashes are equal, and the log can be continued."""
    one, other, file = new_database(source), new_database(target), tmp_path / "club.backup"

    async def run() -> None:
        await create_filled(one)
        copied = await backup(one, file)
        progress: list[tuple[int, int]] = []
        result = await restore(file, other, tell=lambda done, of: progress.append((done, of)))
        assert (result.rows, result.broken) == (copied, ())
        assert progress[-1] == (copied, copied)
        before, after = await contents(one), await contents(other)
        assert all(before.values()), "every table needs rows"
        assert after == before
        database = await open_database(other)
        records = await database.log.read("Dësch 1")
        assert first_break("Dësch 1", records, head=Version(5)) is None
        await database.close()

    asyncio.run(run())


def test_a_backup_contains_its_revision_source_and_time(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "club.backup"

    async def run() -> None:
        await create_filled(database_url)
        await backup(database_url, file)

    asyncio.run(run())
    with open_backup(file) as reader:
        about = reader.about
    assert (about.revision, about.source) == (migrate.newest(), database_url.partition(":")[0])
    assert about.made.endswith("+00:00")
    assert about.program.startswith("romme ")
    assert set(about.tables) == set(metadata.tables)
    if os.name != "nt":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_is_consistent(database_url: str, tmp_path: Path) -> None:
    """Each stream is complete up to the version in `streams`, even while a server appends."""
    file = tmp_path / "club.backup"

    async def run() -> None:
        database = await open_database(database_url)
        writers = [Writer(str(number)) for number in range(20)]
        await fill(database)
        done = asyncio.Event()

        async def play(writer: Writer) -> None:
            while not done.is_set():
                await append_all(database.log, [writer.next(bytes(200))])

        playing = [asyncio.ensure_future(play(writer)) for writer in writers]
        sizes = []
        for _ in range(3):
            sizes.append(await backup(database_url, file, existing=Existing.REPLACE))
            await asyncio.sleep(0.01)
        done.set()
        await asyncio.gather(*playing)
        await database.close()
        assert sizes == sorted(set(sizes)), "nothing was appended meanwhile"

    asyncio.run(run())
    assert asyncio.run(restore(file, f"sqlite:///{tmp_path / 'new.db'}")).broken == ()


def test_a_failed_backup_leaves_the_older_file(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No partial backup is left either."""
    file = tmp_path / "club.backup"
    file.write_bytes(b"older")
    asyncio.run(create_filled(sqlite_url))

    def raise_disk_full(*_: object) -> None:
        assert list(tmp_path.glob("club.backup.*.part"))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rows.Fingerprint, "add", raise_disk_full)
    with pytest.raises(OSError, match="No space left"):
        asyncio.run(backup(sqlite_url, file, existing=Existing.REPLACE))
    assert file.read_bytes() == b"older"
    assert not list(tmp_path.glob("*.part"))


def test_two_concurrent_backups_with_the_same_name_are_both_complete(
    sqlite_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "club.backup"
    asyncio.run(create_filled(sqlite_url))

    async def run() -> None:
        both = (backup(sqlite_url, file, existing=Existing.REPLACE) for _ in range(2))
        first, second = await asyncio.gather(*both)
        assert first == second

    asyncio.run(run())
    assert asyncio.run(restore(file, f"sqlite:///{tmp_path / 'new.db'}")).broken == ()


def test_an_existing_file_is_overwritten_only_on_request(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(b"mine")
    asyncio.run(create_filled(sqlite_url))
    with pytest.raises(AlreadyThere):
        asyncio.run(backup(sqlite_url, file))
    assert file.read_bytes() == b"mine"
    asyncio.run(backup(sqlite_url, file, existing=Existing.REPLACE))
    assert file.read_bytes() != b"mine"


def test_backing_up_an_empty_database_fails_without_a_file(
    database_url: str, tmp_path: Path
) -> None:
    problem = Empty if database_url.startswith("postgres") else Unreachable
    with pytest.raises(problem):
        asyncio.run(backup(database_url, tmp_path / "club.backup"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("target", KINDS)
def test_restoring_into_a_database_with_rows_is_refused(
    new_database: NewDatabase, tmp_path: Path, target: Kind
) -> None:
    """A single row is enough for the refusal. Empty tables are allowed."""
    one, other, file = new_database("sqlite"), new_database(target), tmp_path / "club.backup"

    async def run() -> None:
        await create_filled(one)
        await backup(one, file)
        database = await open_database(other)
        await append_all(database.log, [Writer("mine").next()])
        await database.close()
        before = await contents(other)
        with pytest.raises(NotEmpty):
            await restore(file, other)
        assert await contents(other) == before
        fresh = new_database(target)
        await (await open_database(fresh)).close()
        await restore(file, fresh)
        assert await contents(fresh) == await contents(one)

    asyncio.run(run())


def test_restoring_does_not_delete_the_write_ahead_log_of_a_moved_database(
    sqlite_url: str, tmp_path: Path
) -> None:
    """After a kill, the last records may be only in the write-ahead log."""
    file, other = tmp_path / "club.backup", tmp_path / "new.db"
    asyncio.run(create_filled(sqlite_url))
    asyncio.run(backup(sqlite_url, file))
    log = tmp_path / "new.db-wal"
    log.write_bytes(b"moves")
    with pytest.raises(NotEmpty, match=r"new\.db-wal"):
        asyncio.run(restore(file, f"sqlite:///{other}"))
    assert log.read_bytes() == b"moves"
    assert not other.exists()


def test_restoring_into_the_database_of_a_running_server_is_refused(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    """The restore is refused even if that database is still empty."""
    one, other, file = new_database("sqlite"), new_database("sqlite"), tmp_path / "club.backup"

    async def run() -> None:
        await create_filled(one)
        await backup(one, file)
        database = await open_database(other)
        with pytest.raises(InUse):
            await restore(file, other)
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", KINDS)
def test_memory_does_not_grow_with_the_database(
    new_database: NewDatabase,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: Size,
    kind: Kind,
) -> None:
    for module in (rows, portable, audit):
        monkeypatch.setattr(module, "AT_ONCE", 50)
    url, file = new_database(kind), tmp_path / "club.backup"
    records, length = size(1_000, 20_000), 20_000

    async def run() -> int:
        database = await open_database(url)
        writers = [Writer(str(number)) for number in range(records // 10)]
        for _ in range(10):
            entries = [writer.next(bytes(length)) for writer in writers]
            await asyncio.gather(*map(database.log.append, entries))
        await database.close()
        tracemalloc.start()
        await backup(url, file)
        await restore(file, new_database(kind))
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return peak

    peak = asyncio.run(run())
    assert file.stat().st_size > records * length
    assert peak < 10_000_000
