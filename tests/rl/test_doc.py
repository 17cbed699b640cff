"""The ranges of actions and observation rows in docs/rl.md match `romme.rl.spaces`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from romme.rl import spaces as no

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
if not PAGE.is_file():
    pytest.skip("this copy has no docs folder", allow_module_level=True)
LAST = {"NO_MORE": no.ACTIONS, "TABLE": no.ROWS, "ASKED_JOKERS": no.ASKED_JOKERS + 1}


def listed() -> list[tuple[int, str, int]]:
    """Return each range in docs/rl.md: its first number, its name and its length."""
    found = re.findall(r"^\| (\d+) \| `(\w+)` \| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    return [(int(first), name, int(count)) for first, name, count in found]


@pytest.mark.parametrize(("first", "name", "count"), listed())
def test_a_documented_range_is_correct(first: int, name: str, count: int) -> None:
    """The range begins at the documented number and ends where the next range begins."""
    assert getattr(no, name) == first
    names = [name for _, name, _ in listed()]
    after = LAST[name] if name in LAST else getattr(no, names[names.index(name) + 1])
    assert first + count == after


def test_every_range_is_documented() -> None:
    numbers = {name for name in vars(no) if name.isupper()}
    marks = {"CARDS", "NATURALS", "SEATS", "MELDS", "RUNS", "SETS", "ACTIONS", "ROWS"}
    marks |= {"NATURAL", "STANDING_IN", "MOST", "JOKER_NUMBER"}
    assert numbers - marks == {name for _, name, _ in listed()}
