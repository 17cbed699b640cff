"""The solver: what can be laid down, and what is best.

Its fast modules are compiled where that was possible; `romme.compiled` tells.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported

from romme.solver.planning import Add, Lay, Plan, SwapIn, Way
from romme.solver.solving import BadHand, Discarding, Layout, Out, Solver

__all__ = [
    "Add",
    "BadHand",
    "Discarding",
    "Lay",
    "Layout",
    "Out",
    "Plan",
    "Solver",
    "SwapIn",
    "Way",
]
