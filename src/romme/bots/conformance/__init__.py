"""Whether a bot keeps to what bots promise; `check` tries it and tells where it does not.

A bot promises: every move is legal; it stops when its time is up; it is moved by nothing but what
it is given, so the same question gets the same answer, whatever lies in the cards it cannot see.
"""

from __future__ import annotations

from romme.bots.conformance.asking import (
    Answer,
    Crashed,
    IllegalMove,
    Late,
    Meddled,
    NoMove,
    Question,
    ask,
)
from romme.bots.conformance.checking import check
from romme.bots.conformance.report import (
    ConformanceReport,
    DoesNotConform,
    Failure,
    Fault,
    Peeked,
    Wavered,
)
from romme.bots.conformance.tables import GameSetup, all_tables, house_tables, preset_tables

__all__ = [
    "Answer",
    "ConformanceReport",
    "Crashed",
    "DoesNotConform",
    "Failure",
    "Fault",
    "GameSetup",
    "IllegalMove",
    "Late",
    "Meddled",
    "NoMove",
    "Peeked",
    "Question",
    "Wavered",
    "all_tables",
    "ask",
    "check",
    "house_tables",
    "preset_tables",
]
