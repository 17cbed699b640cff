"""The programs that measure still run: what they find is written in the docs."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from benchmarks import side_by_side
from benchmarks.side_by_side import compared
from tests.servers import TIMEOUT_SECONDS

ROOT = Path(__file__).parent.parent
LOAD = ROOT / "benchmarks" / "server.py"
WITNESS = LOAD.with_name("witness.py")
BOTH = LOAD.with_name("side_by_side.py")


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_people_sit_down_at_every_table_and_move(database: str) -> None:
    tables = 2
    flags = ["--tables", str(tables), "--seconds", "1", "--database", database, "--json"]
    ended = subprocess.run(
        [sys.executable, str(LOAD), *flags],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    [row] = json.loads(ended.stdout)["rows"]
    assert row["moves"] == tables
    assert row["told"]["max"] >= row["done"]["p50"] > 0
    assert "refused" not in ended.stderr  # told when anything was lost, refused or missed


def test_the_log_is_measured_with_the_witness_and_without() -> None:
    flags = ["--streams", "2", "--seconds", "0.1", "--rounds", "1", "--json"]
    ended = subprocess.run(
        [sys.executable, str(WITNESS), *flags],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    assert found["ratio"] == found["with"] / found["without"] > 0


def test_checkouts_are_compared_round_by_round() -> None:
    """A machine that gets slower slows both, so the ratios of the rounds are compared."""
    rounds = [({"one": 10.0}, {"one": 11.0}), ({"one": 20.0}, {"one": 22.0})]
    [slower] = compared(rounds)
    assert (slower.old, slower.new, slower.ratio) == (15.0, 16.5, 1.1)
    assert slower.differs
    [disagreeing] = compared([*rounds, ({"one": 10.0}, {"one": 9.0})])
    assert (disagreeing.least, disagreeing.most) == (0.9, 1.1)
    assert not disagreeing.differs
    [hardly] = compared([({"one": 1000.0}, {"one": 1001.0})])
    assert not hardly.differs


def test_the_checkout_that_begins_alternates(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measured: list[str] = []

    def measure(checkout: Path, _: object) -> dict[str, float]:
        measured.append(checkout.name)
        return {"one": float(len(measured))}

    monkeypatch.setattr(side_by_side, "MEASURES", {"part": measure})
    asked = Namespace(old=tmp_path / "old", new=tmp_path / "new", rounds=3, only=["part"])
    found = list(side_by_side.rounds(asked))
    assert measured == ["old", "new", "new", "old", "old", "new"]
    assert found == [({"one": 1}, {"one": 2}), ({"one": 4}, {"one": 3}), ({"one": 5}, {"one": 6})]


def test_a_checkout_is_measured_beside_itself() -> None:
    if not (ROOT / ".romme" / "venv").is_dir():
        pytest.skip("not installed by ./romme")
    flags = ["--rounds", "1", "--seconds", "0.1", "--only", "solver", "--json"]
    ended = subprocess.run(
        [sys.executable, str(BOTH), str(ROOT), str(ROOT), *flags],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr.count(f"solver of {ROOT}") == 2
    found = json.loads(ended.stdout)
    assert {one["name"].partition(",")[0] for one in found} == {"solver", "simulator"}
    assert all(one["least"] <= one["ratio"] <= one["most"] for one in found)
