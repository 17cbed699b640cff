"""Chance for play: secrets from the system, and what follows from seeds (`romme.deal`)."""

from __future__ import annotations

from romme import deal
from romme.engine.state import Cards, Seat
from romme.rules.ruleset import RuleSet


class SystemChance:
    """Secrets from the operating system's source of randomness."""

    def secret(self) -> tuple[str, str]:
        """A new secret, and the commitment to it."""
        secret = deal.new_secret()
        return secret.hex(), deal.commitment(secret)

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:
        """The pack as a seed shuffles it."""
        return deal.shuffled(rules.pack, bytes.fromhex(seed))

    def reshuffled(self, cards: Cards, seed: str, number: int) -> Cards:
        """The open pile as a seed shuffles it for the n-th time."""
        return deal.reshuffled(cards, bytes.fromhex(seed), number=number)

    def lifted(self, least: int, size: int, seed: str) -> int:
        """The cut that a seed makes where nobody else does."""
        return deal.automatic_cut(bytes.fromhex(seed), least, size)

    def dealer(self, seats: int, seed: str) -> Seat:
        """The first dealer as a seed draws it (K3)."""
        return deal.drawn_dealer(bytes.fromhex(seed), seats)

    def lot(self, seats: int, seed: str) -> tuple[Seat, ...]:
        """All seats in the order that a seed draws (T14)."""
        return deal.drawn_lot(bytes.fromhex(seed), seats)
