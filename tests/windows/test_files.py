"""Databases, backups and tournament files work under the file restrictions of Windows."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

from romme.store import default_path
from romme.store.backup.portable import Existing
from romme.store.backup.transfer import backup, restore
from romme.store.connection.address import read_address
from romme.store.schema import rows
from tests.support.store.backup.filled_database import create_filled
from tests.support.windows.emulation import emulate_files

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="emulated on Linux only")


@pytest.fixture(autouse=True)
def _emulated(monkeypatch: pytest.MonkeyPatch) -> None:
    emulate_files(monkeypatch.setattr)


# --- the emulation -------------------------------------------------------------------------------


def test_an_open_file_cannot_be_removed_or_replaced(tmp_path: Path) -> None:
    """Control: the emulation refuses this, as Windows does."""
    file, other = tmp_path / "file", tmp_path / "other"
    other.touch()
    with file.open("wb"):
        for change in (file.unlink, lambda: file.rename(other), lambda: other.replace(file)):
            with pytest.raises(PermissionError):
                change()
    file.unlink()


def test_only_writable_files_can_be_fsynced(tmp_path: Path) -> None:
    """Control: like Windows, the emulation needs write access for fsync and opens no folder."""
    (tmp_path / "file").touch()
    with (tmp_path / "file").open("rb") as file, pytest.raises(OSError, match="not open for"):
        os.fsync(file.fileno())
    with pytest.raises(PermissionError):
        os.open(tmp_path, os.O_RDONLY)


# --- databases -----------------------------------------------------------------------------------


def test_a_backup_replaces_another_and_is_restored(tmp_path: Path) -> None:
    database, again = (f"sqlite:///{tmp_path / name}" for name in ("a.db", "b.db"))
    file = tmp_path / "club.backup"
    file.write_bytes(b"older")
    asyncio.run(create_filled(database))
    asyncio.run(backup(database, file, existing=Existing.REPLACE))
    assert asyncio.run(restore(file, again)).rows > 0
    assert not list(tmp_path.glob("*.part"))


def test_a_failed_backup_leaves_no_partial_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The partial file can be removed, because no database cursor keeps the file open."""
    database = f"sqlite:///{tmp_path / 'romme.db'}"
    asyncio.run(create_filled(database))

    def raise_disk_full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rows.Fingerprint, "add", raise_disk_full)
    with pytest.raises(OSError, match="No space left"):
        asyncio.run(backup(database, tmp_path / "club.backup"))
    assert not list(tmp_path.glob("club.backup*"))


@pytest.mark.parametrize("name", [r"C:\Users\Jos Müller\club.db", r"\\server\club files\50%.db"])
def test_sqlite_decodes_the_uri_of_a_windows_path(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`engines.py` opens databases by such URIs. On Linux, the whole path is one file name."""
    monkeypatch.chdir(tmp_path)
    with closing(sqlite3.connect(f"file:{quote(name)}?mode=rwc", uri=True)) as database:
        database.execute("CREATE TABLE a (b)")
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_the_address_of_a_windows_path_is_kept() -> None:
    assert str(read_address(r"sqlite:///C:\Users\Jos\club.db")).endswith(r"C:\Users\Jos\club.db")


def test_data_is_kept_outside_appdata(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python from the Microsoft Store redirects AppData to a folder that is removed with Python."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv(default_path.ASKED, raising=False)
    folder = tmp_path / "romme-data"
    assert default_path.default_database() == f"sqlite:///{folder / 'romme.db'}"
    assert folder.is_dir()
