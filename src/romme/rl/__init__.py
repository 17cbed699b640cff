"""Reinforcement learning: the game as a PettingZoo environment.

>>> from romme.rl import romme_v1
>>> env = romme_v1.env(rules="klassik", players=2)

The environment needs the extra ``rl``. The modules that number moves and encode observations do
not need it; they are compiled if possible (`romme.compiled`).
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported
