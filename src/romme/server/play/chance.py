"""Randomness for tables: secrets from the operating system, everything else from seeds."""

from __future__ import annotations

from romme import deal
from romme.engine.state import Cards, Seat
from romme.rules.ruleset import RuleSet


class SystemChance:
    """The `Chance` of real tables. Everything but the secret follows from a seed (`romme.deal`)."""

    def secret(self) -> tuple[str, str]:
        """Return a new secret from the operating system, in hex, and the commitment to it."""
        secret = deal.new_secret()
        return secret.hex(), deal.commitment(secret)

    def shuffled(self, rules: RuleSet, seed: str) -> Cards:
        """Return the pack, shuffled with the seed."""
        return deal.shuffled(rules.pack, bytes.fromhex(seed))

    def reshuffled(self, cards: Cards, seed: str, number: int) -> Cards:
        """Return the cards of the open pile, shuffled with the seed for the `number`-th time."""
        return deal.reshuffled(cards, bytes.fromhex(seed), number=number)

    def lifted(self, least: int, size: int, seed: str) -> int:
        """Return how many of `size` cards an automatic cut lifts, drawn with the seed.

        It lifts at least `least` cards and leaves at least as many.
        """
        return deal.automatic_cut(bytes.fromhex(seed), least, size)

    def dealer(self, seats: int, seed: str) -> Seat:
        """Return the first dealer, drawn with the seed (K3)."""
        return deal.drawn_dealer(bytes.fromhex(seed), seats)

    def lot(self, seats: int, seed: str) -> tuple[Seat, ...]:
        """Return all seats in an order drawn with the seed (T14)."""
        return deal.drawn_lot(bytes.fromhex(seed), seats)
