"""The solver: find the best melds of a hand and the best turn, exactly.

The fast modules are compiled where possible; see `romme.compiled`.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported

from romme.solver.planning import LayOffStep, LayStep, Plan, SwapStep, Way
from romme.solver.solving import BadHand, DiscardOption, Layout, Out, Solver

__all__ = [
    "BadHand",
    "DiscardOption",
    "LayOffStep",
    "LayStep",
    "Layout",
    "Out",
    "Plan",
    "Solver",
    "SwapStep",
    "Way",
]
