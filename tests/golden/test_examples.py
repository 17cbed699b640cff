"""Every game in `examples/` is replayed and must give the report stored in this folder.

The stored reports were checked against the rules manually. After an intended change
or a new game, regenerate the reports, review the diff and commit both:

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


def replay_example(path: Path) -> Replay:
    return replay(read(path.read_text("utf-8")))


def in_lines(report: ReplayReport) -> str:
    r"""Return a report as JSON, with a line for each key, player and meld.

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
    return (
        "{\n" + ",\n".join(f'  "{key}": {_value(value)}' for key, value in report.items()) + "\n}"
    )


def _value(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(f"    {_value(item)}" for item in value) + "\n  ]"
    return json.dumps(value, ensure_ascii=False)


def opening_comment(text: str) -> str:
    """Return the comment lines at the beginning of a file."""
    return "\n".join(takewhile(lambda line: line.startswith("#"), text.splitlines()))


def clauses_named(comment: str) -> list[str]:
    """Return the clauses that a comment refers to.

    >>> clauses_named("# K11, T4a and V5.10. Not the king KH, nor K A 2.")
    ['K11', 'T4a', 'V5.10']
    """
    return re.findall(r"\b[KTV]\d+(?:\.\d+|[a-z])?\b", comment)


@every_example
def test_an_example_gives_its_stored_report(path: Path) -> None:
    report = in_lines(replay_report(replay_example(path), None))
    golden = HERE / f"{path.stem}.json"
    if WRITES:
        golden.write_text(f"{report}\n", "utf-8")
    assert json.loads(report) == json.loads(golden.read_text("utf-8"))


def test_every_stored_report_has_an_example() -> None:
    assert EXAMPLES
    assert {path.stem for path in HERE.glob("*.json")} == {path.stem for path in EXAMPLES}


@every_example
def test_an_example_round_trips(path: Path) -> None:
    game = read(path.read_text("utf-8"))
    assert read(write(game)) == game


@every_example
def test_the_first_comment_names_existing_clauses(path: Path) -> None:
    named = clauses_named(opening_comment(path.read_text("utf-8")))
    assert named
    assert set(named) <= {clause.value for clause in Clause}


@every_example
def test_only_the_example_named_refused_is_refused(path: Path) -> None:
    text, refused = path.read_text("utf-8"), replay_example(path).refused
    assert (refused is not None) == (path.stem == "refused")
    if refused is not None:
        assert refused.illegal.clause.value in clauses_named(opening_comment(text))
