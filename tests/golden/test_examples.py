"""Every game in `examples/` is replayed, and its report is the one that lies here beside it.

The reports were compared with the rules by hand. When one changes on purpose, or a game is added,
write them anew, read what git shows as the difference, and commit both:

    ROMME_GOLDEN=write ./romme test -n 0 tests/golden
"""

from __future__ import annotations

import json
import os
import re
from itertools import takewhile
from pathlib import Path

import pytest

from romme.notation.gamefile import read, write
from romme.notation.replay_json import ReplayReport, replay_report
from romme.notation.replaying import Replay, replay
from romme.rules.clauses import Clause

HERE = Path(__file__).parent
EXAMPLES = sorted((HERE.parents[1] / "examples").glob("*.romme"))
WRITES = os.environ.get("ROMME_GOLDEN") == "write"

every_example = pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)


def replayed(path: Path) -> Replay:
    return replay(read(path.read_text("utf-8")))


def in_lines(told: ReplayReport) -> str:
    r"""Write a report as JSON with a line for each key, player and meld.

    >>> print(in_lines({"over": True, "table": [{"meld": 1}, {"meld": 2}], "open": []}))
    {
      "over": true,
      "table": [
        {"meld": 1},
        {"meld": 2}
      ],
      "open": []
    }
    """
    return "{\n" + ",\n".join(f'  "{key}": {_value(value)}' for key, value in told.items()) + "\n}"


def _value(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"    {_value(item)}" for item in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


def opening_comment(text: str) -> str:
    """The comment before the first line that says something else."""
    return "\n".join(takewhile(lambda line: line.startswith("#"), text.splitlines()))


def clauses_named(comment: str) -> list[str]:
    """The clauses that a comment refers to.

    >>> clauses_named("# K11, T4a and V5.10. Not the king KH, nor K A 2.")
    ['K11', 'T4a', 'V5.10']
    """
    return re.findall(r"\b[KTV]\d+(?:\.\d+|[a-z])?\b", comment)


@every_example
def test_report_is_the_golden_one(path: Path) -> None:
    told = in_lines(replay_report(replayed(path), None))
    golden = HERE / f"{path.stem}.json"
    if WRITES:
        golden.write_text(f"{told}\n", "utf-8")
    assert json.loads(told) == json.loads(golden.read_text("utf-8"))


def test_every_golden_report_has_its_example() -> None:
    assert EXAMPLES
    assert {path.stem for path in HERE.glob("*.json")} == {path.stem for path in EXAMPLES}


@every_example
def test_what_is_written_reads_the_same(path: Path) -> None:
    game = read(path.read_text("utf-8"))
    assert read(write(game)) == game


@every_example
def test_opening_comment_names_clauses_that_exist(path: Path) -> None:
    named = clauses_named(opening_comment(path.read_text("utf-8")))
    assert named
    assert set(named) <= {clause.value for clause in Clause}


@every_example
def test_only_the_refused_example_is_refused(path: Path) -> None:
    text, refused = path.read_text("utf-8"), replayed(path).refused
    assert (refused is not None) == (path.stem == "refused")
    if refused is not None:
        assert refused.illegal.clause.value in clauses_named(opening_comment(text))
