"""Nonces that a client adds to the deals at its tables (`docs/deal.md`)."""

from __future__ import annotations

from typing import Final

from romme.deal import Nonce, check_number, new_nonce, nonce_commitment
from romme.wire import commands as wire
from romme.wire.picture import Picture

MAX_NONCES: Final = 64
"""Maximum number of stored nonces. A table needs one or two at a time."""


class Nonces:
    """Commits to a nonce for each deal of the client's tables, and reveals it when due."""

    def __init__(self) -> None:
        self._by_commitment: dict[str, Nonce] = {}
        self._committed: dict[str, int] = {}
        """By table, the number of the current deal when this client last committed to a nonce."""
        self._revealed: dict[str, int] = {}

    def reconnected(self) -> None:
        """Allow resending commands that may have been lost with the connection."""
        self._committed.clear()
        self._revealed.clear()

    def due(self, table: str, picture: Picture, new_id: str) -> wire.GameCommand | None:
        """Return the command to send now, if any.

        Each kind of command is sent once per deal and connection.
        """
        if picture.seat is None or picture.phase == "closed":
            return None
        revealing = self._reveal(table, picture)
        if revealing is not None:
            return wire.RevealNonce(id=new_id, table=table, nonce=revealing.hex())
        number = 0 if picture.deal is None else picture.deal.number
        own = picture.chairs[picture.seat - 1].nonce_commitment
        if own or self._committed.get(table) == number:
            return None
        self._committed[table] = number
        return wire.CommitNonce(id=new_id, table=table, commitment=self.new_commitment())

    def _reveal(self, table: str, picture: Picture) -> Nonce | None:
        """Return the nonce to reveal, or None if there is nothing to reveal.

        Also return None if the deal's check number does not match the players' commitments.
        """
        deal, seat = picture.deal, picture.seat
        if deal is None or seat is None or picture.game is not None or not deal.nonce_commitments:
            return None
        nonce = self._by_commitment.get(deal.nonce_commitments[seat - 1])
        if nonce is None or deal.nonces[seat - 1] or self._revealed.get(table) == deal.number:
            return None
        if check_number(deal.secret_commitment, deal.nonce_commitments) != deal.commitment:
            return None
        self._revealed[table] = deal.number
        return nonce

    def new_commitment(self) -> str:
        """Draw a nonce and return the commitment to it."""
        nonce = new_nonce()
        committed = nonce_commitment(nonce)
        self._by_commitment[committed] = nonce
        if len(self._by_commitment) > MAX_NONCES:
            del self._by_commitment[next(iter(self._by_commitment))]
        return committed
