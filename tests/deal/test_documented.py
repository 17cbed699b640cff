"""The examples in the documentation of deals are correct."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from romme.deal import Secret, commitment, stream
from romme.notation import read
from tests.support.deal.forgeries import deal_of

DOCS = Path(__file__).parents[2] / "docs"
if not DOCS.is_dir():
    pytest.skip("this copy has no docs folder", allow_module_level=True)


def test_the_documented_bytes_are_correct() -> None:
    secret = Secret(bytes(range(80)))
    drawn = bytes(islice(stream(secret, "shuffle"), 64)).hex()
    rows = dict(re.findall(r"^\| ([^|]+) \| `(\w{64})` \|$", page("deal.md"), re.MULTILINE))
    assert rows == {
        "commitment": commitment(secret),
        "stream `shuffle`, block 0": drawn[:64],
        "block 1": drawn[64:],
    }


def test_every_documented_proof_is_valid() -> None:
    files = re.findall(r"^```toml\n(.*?)^```", page("game-files.md"), re.DOTALL | re.MULTILINE)
    games = [read(text) for text in files if "[proof]" in text]
    assert games
    assert [deal_of(game).problem() for game in games] == [None] * len(games)


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")
