"""Policies: how a simulated game is played out, each a class that extends the one before.

At random, greedily, and by weights. The modules are compiled where that was possible, see
`romme.compiled`.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported
