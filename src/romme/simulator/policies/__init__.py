"""Policies for playing out simulated games: random, greedy, and heuristic with weights.

Each policy is a class that extends the one before it. The modules are compiled where that is
possible; see `romme.compiled`.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported
