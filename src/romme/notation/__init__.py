"""Convert cards, moves and whole games to text and back, strictly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from romme.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from romme.notation.exports import *  # noqa: F403 - the names are listed there
else:
    __getattr__ = lazy_exports(__name__)
