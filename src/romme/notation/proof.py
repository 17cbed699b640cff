"""What a game file says about where its deck comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COMMITMENT_DIGITS: Final = 64
"""A SHA-256 in hexadecimal digits."""
SECRET_DIGITS: Final = 160
"""The 80 bytes of a secret in hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class DealProof:
    """A deal laid open: with it anybody can work out the deck again (`docs/deal.md`).

    Here it is only read and written; whether it proves anything, `romme.deal.check` says.
    """

    commitment: str
    """What was shown before the first card, in lower-case hexadecimal digits."""
    secret: str
    """What every shuffle of the game comes from, likewise."""
    lifted: int
    """How many cards were lifted in the cut; 0 where the rules have none."""
