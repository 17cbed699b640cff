"""The engine: the exact rules of Rommé as pure functions. No clock, no randomness, no I/O.

`carry_out` judges a command and returns its events and the resulting state, or raises `Illegal`.
This package exports what most programs need; the rest is in its modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from romme.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from romme.engine.exports import *  # noqa: F403 - the names are listed there
else:
    __getattr__ = lazy_exports(__name__)
