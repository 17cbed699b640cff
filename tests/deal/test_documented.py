"""What the documentation shows of deals is true: the example's bytes, and the file with a proof."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from romme.deal import Secret, commitment, stream
from romme.notation import read
from tests.deal.forged import deal_of

DOCS = Path(__file__).parents[2] / "docs"
if not DOCS.is_dir():
    pytest.skip("a copy without documentation", allow_module_level=True)


def test_the_example_has_the_bytes_that_it_shows() -> None:
    secret = Secret(bytes(range(80)))
    drawn = bytes(islice(stream(secret, "shuffle"), 64)).hex()
    rows = dict(re.findall(r"^\| ([^|]+) \| `(\w{64})` \|$", page("deal.md"), re.MULTILINE))
    assert rows == {
        "commitment": commitment(secret),
        "stream `shuffle`, block 0": drawn[:64],
        "block 1": drawn[64:],
    }


def test_every_file_shown_with_a_proof_is_proven() -> None:
    files = re.findall(r"^```toml\n(.*?)^```", page("game-files.md"), re.DOTALL | re.MULTILINE)
    games = [read(text) for text in files if "[proof]" in text]
    assert games
    assert [deal_of(game).problem() for game in games] == [None] * len(games)


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")
