"""The arena: bots against each other, over many deals, with figures that can be trusted."""

from __future__ import annotations

from romme.arena.contest import Clock, Contest, Deal, Pairing, Result
from romme.arena.intervals import Estimate
from romme.arena.record import open_record
from romme.arena.report import Measure, Question, Report, as_json
from romme.arena.running import run
from romme.arena.sprt import Test, Verdict

__all__ = [
    "Clock",
    "Contest",
    "Deal",
    "Estimate",
    "Measure",
    "Pairing",
    "Question",
    "Report",
    "Result",
    "Test",
    "Verdict",
    "as_json",
    "open_record",
    "run",
]
