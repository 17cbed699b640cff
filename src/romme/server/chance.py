"""Chance for play: secrets from the system, shuffles that follow from them (`romme.deal`)."""

from __future__ import annotations

from secrets import SystemRandom

from romme import deal
from romme.engine.state import Cards, Seat
from romme.rules.ruleset import RuleSet


class SystemChance:
    """What nobody can foresee."""

    def __init__(self) -> None:
        """Ask the system."""
        self._random = SystemRandom()

    def secret(self) -> tuple[str, str]:
        """A new secret, and the commitment to it."""
        secret = deal.new_secret()
        return secret.hex(), deal.commitment(secret)

    def shuffled(self, rules: RuleSet, secret: str) -> Cards:
        """The pack as a secret shuffles it."""
        return deal.shuffled(rules.pack, _read(secret))

    def reshuffled(self, cards: Cards, secret: str, number: int) -> Cards:
        """The open pile as a secret shuffles it for the n-th time."""
        return deal.reshuffled(cards, _read(secret), number=number)

    def lifted(self, least: int, size: int, secret: str) -> int:
        """The cut that a secret makes where nobody else does."""
        return deal.automatic_cut(_read(secret), least, size)

    def lot(self, seats: int) -> tuple[Seat, ...]:
        """All seats in an order drawn by lot."""
        return tuple(self._random.sample([Seat(seat) for seat in range(1, seats + 1)], seats))


def _read(secret: str) -> deal.Secret:
    return deal.Secret(bytes.fromhex(secret))
