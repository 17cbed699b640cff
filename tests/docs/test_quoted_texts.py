"""The guides quote buttons and messages as they are in the English catalogues."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from romme.locales import words

DOCS: Final = Path(__file__).parents[2] / "docs"
if not DOCS.is_dir():
    pytest.skip("no docs in this copy", allow_module_level=True)

BUTTONS: Final[Mapping[str, tuple[str, ...]]] = {
    "../README.md": ("page-start-tournaments",),
    "deal.md": ("page-check-deal",),
    "server.md": ("page-check-deal", "page-me", "page-export", "page-forget-me"),
    "tournaments.md": (
        "hall-tournaments",
        "hall-new",
        "hall-rehearse",
        "hall-make",
        "hall-to-office",
        "hall-open-file",
        "office-section-people",
        "office-section-seats",
        "office-section-ranking",
        "office-entry-do",
        "office-import",
        "office-import-read",
        "office-here",
        "office-draw-do",
        "office-plan-take",
        "office-copies",
        "office-stick-choose",
        "office-lot-draw",
        "office-lot-hand",
        "office-finish",
        "office-record",
        "office-state-show",
        "office-print-start-cards",
        "office-print-seating-by-name",
        "office-print-seating-by-table",
        "office-print-links",
        "office-print-results",
        "office-print-certificates",
        "office-door-wall",
        "office-section-papers",
        "office-section-lists",
        "office-section-settings",
        "office-print-office-keys",
        "office-print-blank-lists",
        "office-print-emergency-kit",
        "office-copy-file",
        "office-paper-type",
        "office-undo",
        "hall-to-wall",
    ),
    "tutorial.md": (
        "page-play-bots",
        "page-lay-meld",
        "page-discard",
        "page-hint",
        "page-see-replay",
        "page-ask-bots",
        "page-check-deal",
        "page-download",
    ),
}
"""Pages, with the message ids of the labels that they print in italics."""


def text(page: str) -> str:
    """Return the text of a page with line breaks and repeated spaces replaced by single spaces."""
    return re.sub(r"\s+", " ", (DOCS / page).read_text("utf-8"))


@pytest.mark.parametrize("page", BUTTONS)
def test_buttons_are_quoted_exactly(page: str) -> None:
    labels = [words("en").say(name) for name in BUTTONS[page]]
    shown = text(page).lower()
    assert [label for label in labels if f"*{label.lower()}*" not in shown] == []


def test_messages_are_quoted_exactly() -> None:
    said = words("en").say
    server, backup = text("server.md"), text("backup.md")
    assert said("serve-running", address="http://127.0.0.1:8270") in server
    assert said("serve-network", address="http://192.168.1.20:8270") in server
    assert said("audit-sound", streams=312, records=47_508) in backup
    assert said("audit-witnessed") in backup
    assert said("audit-seal", seal="") in backup
