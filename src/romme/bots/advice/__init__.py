"""Advice for a seat: the best few moves, with expected scores and factual reasons."""

from __future__ import annotations

from romme.bots.advice.advising import MOST, Advice, Assessment, advise, assess
from romme.bots.advice.reasons import Fact, Reason, Side, Why

__all__ = ["MOST", "Advice", "Assessment", "Fact", "Reason", "Side", "Why", "advise", "assess"]
