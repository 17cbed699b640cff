"""The clause tables of docs/rules.md quote the English catalogue."""

from __future__ import annotations

import pytest

from romme.rules.clauses import Clause
from tools import clauses

if not clauses.PAGE.exists():
    pytest.skip("no docs in this copy", allow_module_level=True)
QUOTED = {
    row["clause"]: row["text"] for row in clauses.ROW.finditer(clauses.PAGE.read_text("utf-8"))
}


@pytest.mark.parametrize("clause", Clause, ids=str)
def test_the_docs_quote_the_clause_of_the_catalogue(clause: Clause) -> None:
    wanted = clauses.text(clause)
    assert QUOTED[clause.value] == wanted, "run .romme/venv/bin/python tools/clauses.py"


def test_updating_a_row_changes_only_its_text() -> None:
    row = "| V5.12 | An old text. | `rules.options.JokerDiscard` | `test_V5_12_x` |\n"
    new = row.replace("An old text.", clauses.text(Clause.V5_12))
    assert clauses.updated(row) == new != row


def test_only_k16_is_marked_as_an_assumption() -> None:
    assert [one for one in QUOTED if QUOTED[one].startswith(clauses.ASSUMED)] == ["K16"]
