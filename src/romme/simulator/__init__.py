"""The game on machine integers, for bots and learners: a second implementation of the rules.

It imports no engine; `tests/simulator/` holds the two against each other. Its fast modules are
compiled where that was possible; `romme.compiled` tells.
"""

from __future__ import annotations

from romme.compiled import search_path

__path__ = search_path(__path__)  # before anything else of this package is imported
