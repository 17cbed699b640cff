"""Check whether a bot keeps the promises of the `Bot` protocol.

A bot promises that every move is legal, that it stops when its time is up, and that its answer
depends on nothing but its arguments. So the same question always gets the same answer, even if
the hidden cards differ.
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
