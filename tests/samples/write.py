"""Write a sample of the program's stored data, with the `romme` installed in this Python.

    .romme/venv/bin/python -m tests.samples.write FOLDER

Use the Python of another checkout for the sample of another commit.
"""

from __future__ import annotations

import asyncio
import lzma
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec

from tests.samples.evening import spend_evening
from tests.support.servers import CALM, environment, serving


def write(folder: Path) -> None:
    """Run the sample evening on a new server. Store its data and all views in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "club.db"
        url = f"sqlite:///{database}"
        with serving(Path(place), *CALM, "--node", "sample", "--database", url) as served:
            manifest, seen = asyncio.run(spend_evening(served.address.rstrip("/")))
            served.end(signal.SIGTERM)
        backup = Path(place) / "club.backup"
        romme("backup", str(backup), "--database", url)
        audit = romme("audit", "--database", url, "--json")
        with closing(sqlite3.connect(database)) as opened:
            opened.execute("PRAGMA journal_mode=DELETE")  # so that all data is in one file
        for file in (database, database.with_name("club.db-witness"), backup):
            (folder / f"{file.name}.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
    (folder / "kept.json").write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
    (folder / "seen.json.xz").write_bytes(lzma.compress(msgspec.json.encode(seen), preset=9))
    (folder / "audit.json").write_text(audit, "utf-8")


def romme(*arguments: str) -> str:
    """Run a `romme` command and return its output."""
    ended = subprocess.run(
        [sys.executable, "-m", "romme", *arguments, "--lang", "en"],
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


if __name__ == "__main__":
    write(Path(sys.argv[1]))
