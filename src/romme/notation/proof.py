"""The proof of a deal, as game files store it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from romme.engine.state import Seat

COMMITMENT_DIGITS: Final = 64
"""A SHA-256 in hexadecimal digits."""
SECRET_DIGITS: Final = 160
"""The 80 bytes of a secret in hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class DealProof:
    """The revealed secrets of a deal, from which anyone can recompute its shuffles.

    This class only stores the proof; `romme.deal.check` verifies it (`docs/deal.md`).
    """

    commitment: str
    """The check number shown before the first card, in lower-case hexadecimal digits."""
    secret: str
    """The table's part of the seed of every shuffle, in lower-case hexadecimal digits."""
    lifted: int
    """Number of cards lifted in the cut; 0 if the rules have no cut."""
    nonce_commitments: tuple[str, ...] = ()
    """By seat, the commitment to its nonce, or an empty string; () if no seat had one."""
    nonces: tuple[str, ...] = ()
    """By seat, the nonce, or an empty string if the seat had none or did not reveal it."""
    drawn_dealer: Seat | None = None
    """The dealer, if drawn from the seed (K3)."""
