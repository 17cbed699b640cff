"""A server operator who tries many secrets gains nothing, because the nonces are still unknown."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from romme import deal
from romme.cards import JOKER
from romme.deal import Nonce, Secret
from romme.engine.state import Cards
from romme.rules import find_preset
from tests.conftest import Size
from tests.support.laws.tables import dice

TURNIER: Final = find_preset("turnier").rules
TRIES: Final = 200
FAIR: Final = 13 * 6 / 110
"""Average number of jokers in a hand of 13 cards."""


def jokers(deck: Cards) -> int:
    """Count the jokers of the favoured seat, which gets the first of every three cards."""
    return deck[: 13 * 3 : 3].count(JOKER)


def jokers_gained(seed: int, *, nonces: bool, cut_known: bool) -> int:
    """Return the number of jokers in the favoured hand if the operator picks the best secret.

    The operator must commit to a secret while the nonce and, unless `cut_known`, the cut can only
    be guessed. Both come from the players' browsers later.
    """
    rng = dice(seed)
    guessed = [Nonce(rng.randbytes(32)).hex()] if nonces else []
    secrets = [Secret(rng.randbytes(80)) for _ in range(TRIES)]

    def deck(secret: Secret, mixed: list[str], lifted: int) -> Cards:
        return deal.deck_of(TURNIER, deal.game_seed(secret, mixed), lifted=lifted)

    best = max(secrets, key=lambda secret: jokers(deck(secret, guessed, 26)))
    drawn = [rng.randbytes(32).hex()] if nonces else []
    lifted = 26 if cut_known else rng.choice(deal.cuts(4, 110))
    return jokers(deck(best, drawn, lifted))


def test_choosing_among_secrets_gains_nothing_with_a_nonce(size: Size) -> None:
    """One nonce is enough, even if the cut is automatic and the operator therefore knows it."""
    games = size(60, 2_000)
    found = fmean(jokers_gained(seed, nonces=True, cut_known=True) for seed in range(games))
    deviation = 0.8 / games**0.5  # of the average; the standard deviation of one hand is 0.8
    assert abs(found - FAIR) < 3.3 * deviation


def test_choosing_among_secrets_gains_jokers_without_a_nonce() -> None:
    """The control case: a known cut and no nonce give the favoured seat about three jokers."""
    found = fmean(jokers_gained(seed, nonces=False, cut_known=True) for seed in range(20))
    assert found > 2.8
