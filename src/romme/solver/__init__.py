"""The solver: find the best melds of a hand and the best turn, exactly.

The fast modules are compiled where possible; see `romme.compiled`.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported

from romme.solver.planning import Add, Lay, Plan, SwapIn, Way
from romme.solver.solving import BadHand, DiscardOption, Layout, Out, Solver

__all__ = [
    "Add",
    "BadHand",
    "DiscardOption",
    "Lay",
    "Layout",
    "Out",
    "Plan",
    "Solver",
    "SwapIn",
    "Way",
]
