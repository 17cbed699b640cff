"""Copy the texts of the clauses from the English catalogue into the tables of docs/rules.md.

    .romme/venv/bin/python tools/clauses.py

Each row is ``| clause | text | code | tests |``. Only the text is updated.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from romme.locales import words
from romme.notation.wording import clause_text
from romme.rules.clauses import Clause

PAGE: Final = Path(__file__).parents[1] / "docs" / "rules.md"
ROW: Final = re.compile(
    r"^\| (?P<clause>[KTV]\d+\S*) \| (?P<text>.+?) \| (?P<rest>.+)$", re.MULTILINE
)
ASSUMED: Final = "**Our assumption:** "
"""Prefix of a clause that is in none of the published rules."""


def text(clause: Clause) -> str:
    """Return the text of a clause as it is written in docs/rules.md."""
    wording = clause_text(words("en"), clause).replace("|", "\\|")
    return ASSUMED + wording if clause.assumed else wording


def updated(page: str) -> str:
    """Return the content of docs/rules.md with the current texts of the clauses."""
    return ROW.sub(
        lambda row: f"| {row['clause']} | {text(Clause(row['clause']))} | {row['rest']}", page
    )


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8")), "utf-8")
