"""The scripts that produce the results in `docs/benchmarks.md` still run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from benchmarks import side_by_side
from benchmarks.side_by_side import compare
from tests.support.servers import TIMEOUT_SECONDS

ROOT = Path(__file__).parent.parent
LOAD = ROOT / "benchmarks" / "server.py"
WITNESS = LOAD.with_name("witness.py")
SIDE_BY_SIDE = LOAD.with_name("side_by_side.py")
START = LOAD.with_name("start.py")


def run(script: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Run a script and assert that it succeeds."""
    completed = subprocess.run(
        [sys.executable, str(script), *flags],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert completed.returncode == 0, completed.stderr
    return completed


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_every_table_fills_and_makes_a_move(database: str) -> None:
    tables = 2
    flags = ["--tables", str(tables), "--seconds", "1", "--database", database, "--json"]
    completed = run(LOAD, *flags)
    [row] = json.loads(completed.stdout)["rows"]
    assert row["moves"] == tables
    assert row["told"]["max"] >= row["done"]["p50"] > 0
    assert "refused" not in completed.stderr  # printed if anything was lost, refused or missed


def test_the_log_is_measured_with_and_without_the_witness() -> None:
    flags = ["--streams", "2", "--seconds", "0.1", "--rounds", "1", "--json"]
    figures = json.loads(run(WITNESS, *flags).stdout)
    assert figures["ratio"] == figures["with"] / figures["without"] > 0


def test_the_start_of_commands_is_compared_with_an_empty_python() -> None:
    empty, *costs = json.loads(run(START, "--rounds", "1", "--json").stdout)["commands"]
    assert (empty["name"], empty["ratio"]) == ("empty Python", 1)
    assert {"romme --help", "romme rules turnier"} <= {cost["name"] for cost in costs}
    assert all(cost["seconds"] > empty["seconds"] > 0 for cost in costs)


def test_checkouts_are_compared_round_by_round() -> None:
    """Load on the machine slows both checkouts, so the ratios of the rounds are compared."""
    rounds = [({"one": 10.0}, {"one": 11.0}), ({"one": 20.0}, {"one": 22.0})]
    [slower] = compare(rounds)
    assert (slower.old, slower.new, slower.ratio) == (15.0, 16.5, 1.1)
    assert slower.differs
    [disagreeing] = compare([*rounds, ({"one": 10.0}, {"one": 9.0})])
    assert (disagreeing.least, disagreeing.most) == (0.9, 1.1)
    assert not disagreeing.differs
    [similar] = compare([({"one": 1000.0}, {"one": 1001.0})])
    assert not similar.differs


def test_the_checkout_that_goes_first_alternates(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measured: list[str] = []

    def measure(checkout: Path, _: object) -> dict[str, float]:
        measured.append(checkout.name)
        return {"one": float(len(measured))}

    monkeypatch.setattr(side_by_side, "MEASURES", {"part": measure})
    args = Namespace(old=tmp_path / "old", new=tmp_path / "new", rounds=3, only=["part"])
    figures = list(side_by_side.rounds(args))
    assert measured == ["old", "new", "new", "old", "old", "new"]
    assert figures == [({"one": 1}, {"one": 2}), ({"one": 4}, {"one": 3}), ({"one": 5}, {"one": 6})]


def test_a_checkout_can_be_compared_with_itself() -> None:
    if not (ROOT / ".romme" / "venv").is_dir():
        pytest.skip("not installed by ./romme")
    flags = ["--rounds", "1", "--seconds", "0.1", "--only", "solver", "--json"]
    completed = subprocess.run(
        [sys.executable, str(SIDE_BY_SIDE), str(ROOT), str(ROOT), *flags],
        env=os.environ | {"ROMME_PURE": "1"},  # compiling could take longer than the timeout
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert completed.returncode == 0, completed.stderr
    assert completed.stderr.count(f"solver of {ROOT}") == 2
    figures = json.loads(completed.stdout)
    assert {one["name"].partition(",")[0] for one in figures} == {"solver", "simulator"}
    assert all(one["least"] <= one["ratio"] <= one["most"] for one in figures)
