"""R24: records gone without a trace in the database show against notes made elsewhere."""

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
from romme.store.integrity.witness import accept, read_witness
from romme.store.log.records import Version
from tests.conftest import Size
from tests.store.entries import Writer, append_all

STREAMS: Final = ("a", "b", "ab")
LENGTH: Final = 6


async def fill(url: str, *, witness: str = "") -> None:
    """Three streams of some records each."""
    async with await open_database(url, synchronous="OFF", witness=witness) as database:
        for name in STREAMS:
            writer = Writer(name)
            await append_all(database.log, [writer.next(b"%d" % n) for n in range(LENGTH)])


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def witness_of(url: str) -> Path:
    file = path_of(url)
    return file.with_name(f"{file.name}-witness")


def cut(url: str, stream: str, left: int) -> None:
    """Remove the end of a stream and put its heading right, so that the chain holds."""
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


def noted(url: str) -> Known:
    witness = read_witness(witness_of(url))
    assert witness is not None
    return witness


def test_tail_cut_off_shows_against_every_source(
    sqlite_url: str, tmp_path: Path, size: Size
) -> None:
    """Control: the database alone does not show it, whichever stream and however many records."""
    chance = random.Random(24)  # noqa: S311 - the same cuts every time
    asyncio.run(fill(sqlite_url))
    kept = path_of(sqlite_url).read_bytes()
    asyncio.run(backup(sqlite_url, tmp_path / "kept.backup"))
    seal = write_seal(tmp_path / "kept.seal", check(sqlite_url).heads)
    with open_backup(tmp_path / "kept.backup") as saved:
        sources: tuple[Known, ...] = (noted(sqlite_url), saved, seal)
        assert check(sqlite_url, *sources).is_sound
        for _ in range(size(12, 500)):
            stream, left = chance.choice(STREAMS), chance.randrange(LENGTH)
            cut(sqlite_url, stream, left)
            assert check(sqlite_url).is_sound
            found = check(sqlite_url, *sources)
            assert found.broken == ()
            assert set(found.missing) == {
                MissingRecord(stream, left + 1, LENGTH, source) for source in Source
            }
            path_of(sqlite_url).write_bytes(kept)


def test_stream_computed_anew_shows_at_its_first_other_record(
    sqlite_url: str, tmp_path: Path
) -> None:
    """A backup knows every record and names the place; a seal and the witness know the last one."""
    asyncio.run(fill(sqlite_url))
    asyncio.run(backup(sqlite_url, tmp_path / "kept.backup"))
    seal = write_seal(tmp_path / "kept.seal", check(sqlite_url).heads)
    witness = noted(sqlite_url)
    cut(sqlite_url, "b", 2)

    async def forge() -> None:
        writer = Writer("b")
        for number in range(2):
            writer.next(b"%d" % number)
        async with await open_database(sqlite_url) as database:
            await append_all(database.log, [writer.next(b"forged") for _ in range(LENGTH)])

    asyncio.run(forge())
    assert check(sqlite_url).is_sound
    with open_backup(tmp_path / "kept.backup") as saved:
        found = check(sqlite_url, witness, saved, seal)
    assert set(found.missing) == {
        MissingRecord("b", LENGTH, LENGTH, Source.WITNESS),
        MissingRecord("b", LENGTH, LENGTH, Source.SEAL),
        MissingRecord("b", 3, LENGTH, Source.BACKUP),
    }


_PLAY: Final = """
import asyncio, sys
from romme.store.database import open_database
from romme.store.integrity import witness
from tests.store.entries import Writer, append_all

async def play():
    database = await open_database(sys.argv[1])
    writer = Writer("table")
    await append_all(database.log, [writer.next() for _ in range(5)])
    while not witness.read_witness(witness.Path(sys.argv[2])).hashes("table").get(5):
        await asyncio.sleep(0.01)
    print("kept", flush=True)
    await asyncio.Event().wait()

witness.WRITE_EVERY_SECONDS = 0.01
asyncio.run(play())
"""


def crash(url: str) -> None:
    """Keep five records and kill the process, so that they are in the write-ahead log only."""
    arguments = [sys.executable, "-c", _PLAY, url, str(witness_of(url))]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "kept\n"
        os.kill(process.pid, signal.SIGKILL)


def test_deleted_write_ahead_log_is_noticed(sqlite_url: str) -> None:
    """At the next start too; and it is kept in mind until the records are back."""
    asyncio.run(fill(sqlite_url))
    crash(sqlite_url)
    log = path_of(sqlite_url).with_name(f"{path_of(sqlite_url).name}-wal")
    assert log.stat().st_size > 0
    log.unlink()
    lost = (MissingRecord("table", 1, 5, Source.WITNESS),)
    assert check(sqlite_url).is_sound
    assert check(sqlite_url, noted(sqlite_url)).missing == lost

    async def restart() -> tuple[MissingRecord, ...]:
        async with await open_database(sqlite_url) as database:
            writer = Writer("table")
            await append_all(database.log, [writer.next(b"anew") for _ in range(9)])
            return database.missing

    assert asyncio.run(restart()) == lost
    assert check(sqlite_url, noted(sqlite_url)).missing == (
        MissingRecord("table", 5, 9, Source.WITNESS),
    )


def test_accepted_loss_is_no_longer_reported(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    cut(sqlite_url, "a", 2)
    accept(witness_of(sqlite_url), check(sqlite_url).heads)
    assert check(sqlite_url, noted(sqlite_url)).is_sound
    assert noted(sqlite_url).hashes("a").keys() == {2}
    assert len(noted(sqlite_url).streams()) == len(STREAMS)


def test_older_database_is_noted_when_it_is_first_opened(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    witness_of(sqlite_url).unlink()
    asyncio.run(reopen(sqlite_url))
    assert sorted(noted(sqlite_url).streams()) == sorted(STREAMS)


async def reopen(url: str, *, witness: str = "") -> tuple[MissingRecord, ...]:
    async with await open_database(url, witness=witness) as database:
        return database.missing


def test_new_database_in_the_same_place_starts_a_new_witness(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    path_of(sqlite_url).unlink()
    assert asyncio.run(reopen(sqlite_url)) == ()
    assert noted(sqlite_url).streams() == []


def test_witness_elsewhere_remembers_a_database_that_was_deleted(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Else a cut copy could be put in its place after one start with none."""
    file = tmp_path / "romme.witness"
    asyncio.run(fill(sqlite_url, witness=str(file)))
    cut(sqlite_url, "a", LENGTH - 1)
    cut_copy = path_of(sqlite_url).read_bytes()
    path_of(sqlite_url).unlink()
    gone = tuple(MissingRecord(name, 1, LENGTH, Source.WITNESS) for name in sorted(STREAMS))
    assert asyncio.run(reopen(sqlite_url, witness=str(file))) == gone
    for end in ("", "-wal", "-shm"):
        Path(f"{path_of(sqlite_url)}{end}").unlink(missing_ok=True)
    path_of(sqlite_url).write_bytes(cut_copy)
    asyncio.run(reopen(sqlite_url, witness=str(file)))
    witness = read_witness(file)
    assert witness is not None
    assert check(sqlite_url, witness).missing == (
        MissingRecord("a", LENGTH, LENGTH, Source.WITNESS),
    )


@pytest.mark.parametrize("found", [b"", b"no database, but long enough to look like some file"])
def test_witness_that_cannot_be_read_is_named(sqlite_url: str, found: bytes) -> None:
    asyncio.run(fill(sqlite_url))
    witness_of(sqlite_url).write_bytes(found)
    with pytest.raises(BadWitness, match="-witness"):
        read_witness(witness_of(sqlite_url))


def test_restored_backup_starts_a_new_witness(sqlite_url: str, tmp_path: Path) -> None:
    """The records since the backup are gone, and whoever restores it knows that."""
    asyncio.run(fill(sqlite_url))
    cut(sqlite_url, "a", 2)
    asyncio.run(backup(sqlite_url, tmp_path / "kept.backup"))
    path_of(sqlite_url).unlink()
    asyncio.run(restore(tmp_path / "kept.backup", sqlite_url))
    assert asyncio.run(reopen(sqlite_url)) == ()


def test_witness_may_lie_elsewhere_also_for_postgres(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "stick" / "romme.witness"
    file.parent.mkdir()
    asyncio.run(fill(database_url, witness=str(file)))
    witness = read_witness(file)
    assert witness is not None
    assert witness.hashes("ab").keys() == {LENGTH}
    assert check(database_url, witness).is_sound
    accept(file, {"ab": Head(Version(LENGTH + 1), bytes(32))})
    expected = (MissingRecord("ab", LENGTH + 1, LENGTH + 1, Source.WITNESS),)
    assert asyncio.run(reopen(database_url, witness=str(file))) == expected


def test_database_opens_without_its_witness(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stick that is not plugged in keeps nobody from playing."""
    asyncio.run(fill(sqlite_url, witness=str(tmp_path / "no stick" / "romme.witness")))
    assert "no witness is kept" in "".join(capsys.readouterr())
    assert check(sqlite_url).records == LENGTH * len(STREAMS)


def test_seal_file_that_was_changed_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    file = tmp_path / "day.seal"
    made = write_seal(file, check(sqlite_url).heads)
    assert read_seal(file) == made
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


def test_seal_of_a_backup_is_the_one_of_its_moment(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(sqlite_url))
    sealed = check(sqlite_url).seal
    asyncio.run(backup(sqlite_url, tmp_path / "kept.backup"))
    cut(sqlite_url, "a", 5)
    assert check(sqlite_url).seal != sealed
    with open_backup(tmp_path / "kept.backup") as saved:
        assert saved.seal == sealed
