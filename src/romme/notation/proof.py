"""What a game file says about where its deck comes from."""

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
    """A deal laid open: with it anybody can work out the deck again (`docs/deal.md`).

    Here it is only read and written; whether it proves anything, `romme.deal.check` says.
    """

    commitment: str
    """The check number that was shown before the first card, in lower-case hexadecimal digits."""
    secret: str
    """The table's part of the seed of every shuffle, likewise."""
    lifted: int
    """How many cards were lifted in the cut; 0 where the rules have none."""
    nonce_commitments: tuple[str, ...] = ()
    """By seat, the commitment to its nonce, or an empty text; nothing if no seat had one."""
    nonces: tuple[str, ...] = ()
    """By seat, the nonce, or an empty text if the seat had none or did not reveal it."""
    drawn_dealer: Seat | None = None
    """The dealer, if the seed decided who deals (K3)."""
