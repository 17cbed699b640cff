"""`docs/rules.md` names code and tests for every clause, and all of them exist.

Each row is ``| clause | text | code | tests |``. Code is given as dotted names below ``romme``,
tests by their names in ``tests/rules`` and ``tests/tournament``.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from romme.rules.clauses import Clause

ROOT = Path(__file__).parents[2]
ROW = re.compile(
    r"^\| (?P<clause>[KTV]\d+\S*) \| (?P<says>.+?) \| (?P<code>.+?) \| (?P<tests>.+?) \|$"
)
PAPER = "on paper"
"""Entry in both columns of a clause about real cards or lists, which software cannot enforce."""


def rows() -> dict[str, re.Match[str]]:
    page = ROOT / "docs" / "rules.md"
    if not page.exists():
        pytest.skip("this copy of the tests has no docs folder")
    found = filter(None, map(ROW.match, page.read_text("utf-8").splitlines()))
    return {row["clause"]: row for row in found}


def existing_tests() -> set[str]:
    folders = (Path(__file__).parent, Path(__file__).parents[1] / "tournament")
    files = (file for folder in folders for file in folder.rglob("test_*.py"))
    texts = (file.read_text("utf-8") for file in files)
    return {name for text in texts for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)}


def names_in(cell: str) -> list[str]:
    return re.findall(r"`([\w.]+)`", cell)


def test_every_clause_has_a_row_and_no_row_is_made_up() -> None:
    """The table lists all clauses in the order of the enum `Clause`."""
    assert list(rows()) == [clause.value for clause in Clause]


def test_every_name_of_code_exists() -> None:
    """Every dotted name in the code column resolves to a module, class or attribute."""
    for clause, row in rows().items():
        places = names_in(row["code"])
        assert places or row["code"].startswith(PAPER), f"{clause} has no home in the code"
        for place in places:
            assert resolves(place), f"{clause}: {place}"


def resolves(place: str) -> bool:
    words = f"romme.{place}".split(".")
    for split in range(len(words), 0, -1):
        try:
            found = importlib.import_module(".".join(words[:split]))
        except ModuleNotFoundError:
            continue
        for word in words[split:]:
            known = hasattr(found, word) or word in getattr(found, "__dataclass_fields__", {})
            if not known:
                return False
            found = getattr(found, word, found)
        return True
    return False


def test_every_test_exists_and_is_named_after_its_clause() -> None:
    """Every clause that software can enforce has at least one test."""
    existing = existing_tests()
    for clause, row in rows().items():
        tests = names_in(row["tests"])
        assert tests or row["tests"].startswith(PAPER), f"{clause} has no test"
        for test in tests:
            assert test in existing, f"{clause}: {test}"
            assert test.startswith(f"test_{clause.replace('.', '_')}_"), f"{clause}: {test}"


def test_no_clause_is_both_on_paper_and_in_the_code() -> None:
    for clause, row in rows().items():
        both = row["code"].startswith(PAPER), row["tests"].startswith(PAPER)
        assert len(set(both)) == 1, clause
