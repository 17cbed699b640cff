"""Messages about the game in the user's language: cards, refusals, events and rule sets.

Both the terminal and the server use them. The sentences are in the catalogues of `romme.locales`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from romme.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from romme.notation.wording.exports import *  # noqa: F403 - the names are listed there
else:
    __getattr__ = lazy_exports(__name__)
