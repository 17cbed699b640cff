"""The arena: matches between bots over many deals, with confidence intervals."""

from __future__ import annotations

from romme.arena.contest import ClockKind, Contest, DealResults, GameResult, Pairing
from romme.arena.contest_report import ContestReport, EarlyStop, Measure, as_json
from romme.arena.intervals import Estimate
from romme.arena.record import open_record
from romme.arena.running import run
from romme.arena.sprt import SprtVerdict, Test

__all__ = [
    "ClockKind",
    "Contest",
    "ContestReport",
    "DealResults",
    "EarlyStop",
    "Estimate",
    "GameResult",
    "Measure",
    "Pairing",
    "SprtVerdict",
    "Test",
    "as_json",
    "open_record",
    "run",
]
