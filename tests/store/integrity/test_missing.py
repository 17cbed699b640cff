"""The audit finds missing records even if the database itself looks complete.

It compares the database with other files: a backup, the witness and a seal. In the witness, the
server notes the last record of each stream every few seconds. A seal is a file with these records,
which an operator writes with `romme audit --seal`.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from romme.store.backup.portable import open_backup
from romme.store.backup.transfer import backup, restore
from romme.store.database import open_database
from romme.store.errors import BadSeal, BadWitness, SealExists
from romme.store.integrity.audit import Audit, audit
from romme.store.integrity.heads import Head, Known, MissingRecord, Source
from romme.store.integrity.seal import read_seal, write_seal
from romme.store.integrity.witness import read_witness, replace_heads
from romme.store.log.records import Version
from tests.conftest import Size
from tests.support.store.entries import Writer, append_all

STREAMS: Final = ("a", "b", "ab")
LENGTH: Final = 6


async def fill(url: str, *, witness: str = "") -> None:
    """Create three streams of `LENGTH` records."""
    async with await open_database(url, synchronous="OFF", witness=witness) as database:
        for name in STREAMS:
            writer = Writer(name)
            await append_all(database.log, [writer.next(b"%d" % n) for n in range(LENGTH)])


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def witness_of(url: str) -> Path:
    file = path_of(url)
    return file.with_name(f"{file.name}-witness")


def truncate(url: str, stream: str, left: int) -> None:
    """Delete all but the first `left` records of a stream, and adjust its row in `streams`.

    Afterwards its hash chain is valid, so the database alone does not show the loss.
    """
    with closing(sqlite3.connect(path_of(url))) as opened, opened:
        opened.execute("DELETE FROM events WHERE stream = ? AND version > ?", (stream, left))
        if left == 0:
            opened.execute("DELETE FROM streams WHERE stream = ?", (stream,))
        else:
            opened.execute(
                "UPDATE streams SET (version, hash) = (SELECT version, hash FROM events"
                " WHERE stream = streams.stream AND version = ?) WHERE stream = ?",
                (left, stream),
            )


def check(url: str, *known: Known) -> Audit:
    return asyncio.run(audit(url, known=known))


def saved_witness(url: str) -> Known:
    witness = read_witness(witness_of(url))
    assert witness is not None
    return witness


def test_every_source_shows_a_truncated_stream(sqlite_url: str, tmp_path: Path, size: Size) -> None:
    """The witness, a backup and a seal each show the loss. Control: the database alone does not."""
    rng = random.Random(24)  # noqa: S311 - the same cuts every time
    asyncio.run(fill(sqlite_url))
    original = path_of(sqlite_url).read_bytes()
    asyncio.run(backup(sqlite_url, tmp_path / "club.backup"))
    seal = write_seal(tmp_path / "club.seal", check(sqlite_url).heads)
    with open_backup(tmp_path / "club.backup") as saved:
        sources: tuple[Known, ...] = (saved_witness(sqlite_url), saved, seal)
        assert check(sqlite_url, *sources).is_sound
        for _ in range(size(12, 500)):
            stream, left = rng.choice(STREAMS), rng.randrange(LENGTH)
            truncate(sqlite_url, stream, left)
            assert check(sqlite_url).is_sound
            result = check(sqlite_url, *sources)
            assert result.broken == ()
            assert set(result.missing) == {
                MissingRecord(stream, left + 1, LENGTH, source) for source in Source
            }
            path_of(sqlite_url).write_bytes(original)


def test_a_rewritten_stream_is_found_at_its_first_different_record(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Only a backup identifies that record. The seal and the witness only flag the last record."""
    asyncio.run(fill(sqlite_url))
    asyncio.run(backup(sqlite_url, tmp_path / "club.backup"))
    seal = write_seal(tmp_path / "club.seal", check(sqlite_url).heads)
    witness = saved_witness(sqlite_url)
    truncate(sqlite_url, "b", 2)

    async def forge() -> None:
        writer = Writer("b")
        for number in range(2):
            writer.next(b"%d" % number)
        async with await open_database(sqlite_url) as database:
            await append_all(database.log, [writer.next(b"forged") for _ in range(LENGTH)])

    asyncio.run(forge())
    assert check(sqlite_url).is_sound
    with open_backup(tmp_path / "club.backup") as saved:
        result = check(sqlite_url, witness, saved, seal)
    assert set(result.missing) == {
        MissingRecord("b", LENGTH, LENGTH, Source.WITNESS),
        MissingRecord("b", LENGTH, LENGTH, Source.SEAL),
        MissingRecord("b", 3, LENGTH, Source.BACKUP),
    }


_APPEND_AND_WAIT: Final = """
import asyncio, sys
from romme.store.database import open_database
from romme.store.integrity import witness
from tests.support.store.entries import Writer, append_all

async def append_and_wait():
    database = await open_database(sys.argv[1])
    writer = Writer("table")
    await append_all(database.log, [writer.next() for _ in range(5)])
    while not witness.read_witness(witness.Path(sys.argv[2])).hashes("table").get(5):
        await asyncio.sleep(0.01)
    print("appended", flush=True)
    await asyncio.Event().wait()

witness.WRITE_EVERY_SECONDS = 0.01
asyncio.run(append_and_wait())
"""


def append_and_kill(url: str) -> None:
    """Append five records in a process and kill it.

    The records are then only in the write-ahead log of the database.
    """
    arguments = [sys.executable, "-c", _APPEND_AND_WAIT, url, str(witness_of(url))]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "appended\n"
        os.kill(process.pid, signal.SIGKILL)


def test_a_deleted_write_ahead_log_is_noticed(sqlite_url: str) -> None:
    """The audit and the next start report the lost records, even after new ones are appended."""
    asyncio.run(fill(sqlite_url))
    append_and_kill(sqlite_url)
    log = path_of(sqlite_url).with_name(f"{path_of(sqlite_url).name}-wal")
    assert log.stat().st_size > 0
    log.unlink()
    lost = (MissingRecord("table", 1, 5, Source.WITNESS),)
    assert check(sqlite_url).is_sound
    assert check(sqlite_url, saved_witness(sqlite_url)).missing == lost

    async def restart() -> tuple[MissingRecord, ...]:
        async with await open_database(sqlite_url) as database:
            writer = Writer("table")
            await append_all(database.log, [writer.next(b"new") for _ in range(9)])
            return database.missing

    assert asyncio.run(restart()) == lost
    assert check(sqlite_url, saved_witness(sqlite_url)).missing == (
        MissingRecord("table", 5, 9, Source.WITNESS),
    )


def test_an_accepted_loss_is_no_longer_reported(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    truncate(sqlite_url, "a", 2)
    replace_heads(witness_of(sqlite_url), check(sqlite_url).heads)
    assert check(sqlite_url, saved_witness(sqlite_url)).is_sound
    assert saved_witness(sqlite_url).hashes("a").keys() == {2}
    assert len(saved_witness(sqlite_url).streams()) == len(STREAMS)


def test_opening_a_database_without_a_witness_creates_one(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    witness_of(sqlite_url).unlink()
    asyncio.run(reopen(sqlite_url))
    assert sorted(saved_witness(sqlite_url).streams()) == sorted(STREAMS)


async def reopen(url: str, *, witness: str = "") -> tuple[MissingRecord, ...]:
    async with await open_database(url, witness=witness) as database:
        return database.missing


def test_a_new_database_at_the_same_path_starts_a_new_witness(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    path_of(sqlite_url).unlink()
    assert asyncio.run(reopen(sqlite_url)) == ()
    assert saved_witness(sqlite_url).streams() == []


def test_a_witness_in_another_folder_remembers_a_deleted_database(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Creating a new database must not overwrite the witness of the old one."""
    file = tmp_path / "romme.witness"
    asyncio.run(fill(sqlite_url, witness=str(file)))
    truncate(sqlite_url, "a", LENGTH - 1)
    truncated_copy = path_of(sqlite_url).read_bytes()
    path_of(sqlite_url).unlink()
    lost = tuple(MissingRecord(name, 1, LENGTH, Source.WITNESS) for name in sorted(STREAMS))
    assert asyncio.run(reopen(sqlite_url, witness=str(file))) == lost
    for suffix in ("", "-wal", "-shm"):
        Path(f"{path_of(sqlite_url)}{suffix}").unlink(missing_ok=True)
    path_of(sqlite_url).write_bytes(truncated_copy)
    asyncio.run(reopen(sqlite_url, witness=str(file)))
    witness = read_witness(file)
    assert witness is not None
    assert check(sqlite_url, witness).missing == (
        MissingRecord("a", LENGTH, LENGTH, Source.WITNESS),
    )


@pytest.mark.parametrize("content", [b"", b"no database, but long enough to look like some file"])
def test_the_error_about_an_unreadable_witness_names_the_file(
    sqlite_url: str, content: bytes
) -> None:
    asyncio.run(fill(sqlite_url))
    witness_of(sqlite_url).write_bytes(content)
    with pytest.raises(BadWitness, match="-witness"):
        read_witness(witness_of(sqlite_url))


def test_restoring_a_backup_starts_a_new_witness(sqlite_url: str, tmp_path: Path) -> None:
    """A restore may lose records on purpose, so the next start reports none as missing."""
    asyncio.run(fill(sqlite_url))
    truncate(sqlite_url, "a", 2)
    asyncio.run(backup(sqlite_url, tmp_path / "club.backup"))
    path_of(sqlite_url).unlink()
    asyncio.run(restore(tmp_path / "club.backup", sqlite_url))
    assert asyncio.run(reopen(sqlite_url)) == ()


def test_the_witness_can_be_in_another_folder(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "stick" / "romme.witness"
    file.parent.mkdir()
    asyncio.run(fill(database_url, witness=str(file)))
    witness = read_witness(file)
    assert witness is not None
    assert witness.hashes("ab").keys() == {LENGTH}
    assert check(database_url, witness).is_sound
    replace_heads(file, {"ab": Head(Version(LENGTH + 1), bytes(32))})
    expected = (MissingRecord("ab", LENGTH + 1, LENGTH + 1, Source.WITNESS),)
    assert asyncio.run(reopen(database_url, witness=str(file))) == expected


def test_a_database_opens_without_its_witness(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A missing USB stick with the witness must not stop the server."""
    asyncio.run(fill(sqlite_url, witness=str(tmp_path / "missing stick" / "romme.witness")))
    assert "no witness is kept" in "".join(capsys.readouterr())
    assert check(sqlite_url).records == LENGTH * len(STREAMS)


def test_a_changed_seal_file_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / "day.seal"
    seal = write_seal(file, check(sqlite_url).heads)
    assert read_seal(file) == seal
    with pytest.raises(SealExists):
        write_seal(file, {})
    text = file.read_text("utf-8")
    for changed in (
        text.replace("[\n   6,", "[\n   5,", 1),
        text.replace("romme-seal/1", "romme-seal/2"),
        text[:-20],
        "[]",
        "[" * 100_000,
        "",
    ):
        assert changed != text
        file.write_text(changed, "utf-8")
        with pytest.raises(BadSeal):
            read_seal(file)


def test_the_seal_of_a_backup_is_that_of_the_database_at_its_time(
    sqlite_url: str, tmp_path: Path
) -> None:
    asyncio.run(fill(sqlite_url))
    sealed = check(sqlite_url).seal
    asyncio.run(backup(sqlite_url, tmp_path / "club.backup"))
    truncate(sqlite_url, "a", 5)
    assert check(sqlite_url).seal != sealed
    with open_backup(tmp_path / "club.backup") as saved:
        assert saved.seal == sealed
