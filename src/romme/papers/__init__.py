"""Papers: everything that a club prints for a tournament, as PDF.

`make` returns one `Paper` as a PDF. This package computes the contents from the tournament, with
texts from the catalogues. The templates get the contents as JSON and define the layout.

>>> from datetime import date
>>> from romme.locales import words
>>> from romme.rules import find_preset
>>> from romme.tournament import fold, make as announce
>>> tournament = fold([announce("Spring cup", find_preset("turnier").rules)])
>>> pdf = make(Paper.BLANK_LISTS, tournament, words=words("lb"), date=date(2026, 11, 21))
>>> pdf[:5]
b'%PDF-'
"""

from __future__ import annotations

from romme.papers.choice import (
    PaperChoice,
    PaperLink,
    PrintedDecision,
    PrintedRanking,
    RecordEntry,
    all_rankings,
)
from romme.papers.papers import Paper, make, prepare
from romme.papers.press import Job, NoPrinter, render_pdf

__all__ = [
    "Job",
    "NoPrinter",
    "Paper",
    "PaperChoice",
    "PaperLink",
    "PrintedDecision",
    "PrintedRanking",
    "RecordEntry",
    "all_rankings",
    "make",
    "prepare",
    "render_pdf",
]
