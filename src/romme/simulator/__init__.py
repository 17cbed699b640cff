"""A second implementation of the rules, in machine integers, for bots and machine learning.

It does not import the engine; `tests/simulator/` compares the two. Its fast modules are compiled
where that is possible; see `romme.compiled`.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported
