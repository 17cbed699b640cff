"""Papers: everything that a club prints for a tournament, as PDF.

`make` prints one `Paper`. What stands on it is computed here from the tournament and said in the
words of the catalogues; how it looks is the business of the templates, which get it as JSON.

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

from romme.papers.choice import PaperChoice, PaperLink, PrintedRanking, Told, all_rankings
from romme.papers.papers import Paper, make, prepare
from romme.papers.press import Job, NoPrinter, printed

__all__ = [
    "Job",
    "NoPrinter",
    "Paper",
    "PaperChoice",
    "PaperLink",
    "PrintedRanking",
    "Told",
    "all_rankings",
    "make",
    "prepare",
    "printed",
]
