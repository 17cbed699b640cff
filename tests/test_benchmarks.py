"""The programs that measure still run: what they find is written in the docs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers import TIMEOUT_SECONDS

LOAD = Path(__file__).parent.parent / "benchmarks" / "server.py"
WITNESS = LOAD.with_name("witness.py")


def ran(program: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """What a program said that ended well."""
    ended = subprocess.run(
        [sys.executable, str(program), *flags],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_people_sit_down_at_every_table_and_move(database: str) -> None:
    tables = 2
    flags = ["--tables", str(tables), "--seconds", "1", "--database", database, "--json"]
    ended = ran(LOAD, *flags)
    [row] = json.loads(ended.stdout)["rows"]
    assert row["moves"] == tables
    assert row["told"]["max"] >= row["done"]["p50"] > 0
    assert "refused" not in ended.stderr  # told when anything was lost, refused or missed


def test_the_log_is_measured_with_the_witness_and_without() -> None:
    flags = ["--streams", "2", "--seconds", "0.1", "--rounds", "1", "--json"]
    found = json.loads(ran(WITNESS, *flags).stdout)
    assert found["ratio"] == found["with"] / found["without"] > 0
