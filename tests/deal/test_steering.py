"""R25: an operator who may try many secrets gains nothing, because nobody knows the nonces yet."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from romme import deal
from romme.cards import JOKER
from romme.deal import Nonce, Secret
from romme.engine.state import Cards
from romme.rules import find_preset
from tests.conftest import Size
from tests.laws.tables import dice

TURNIER: Final = find_preset("turnier").rules
TRIES: Final = 200
FAIR: Final = 13 * 6 / 110
"""Jokers in a hand of 13 cards, on average."""


def jokers(deck: Cards) -> int:
    """The jokers of the favoured seat: the first of three that are dealt to."""
    return deck[: 13 * 3 : 3].count(JOKER)


def steered(seed: int, *, nonces: bool, cut_known: bool) -> int:
    """Jokers in the favoured hand after the operator has chosen the best of 200 secrets.

    The operator can only guess the nonce and the cut before the commitment is shown; afterwards
    both are what the players' browsers have drawn.
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


def test_choosing_among_secrets_gains_nothing_against_a_nonce(size: Size) -> None:
    """Even if the operator knows the cut, because the table makes it itself."""
    games = size(60, 2_000)
    found = fmean(steered(seed, nonces=True, cut_known=True) for seed in range(games))
    deviation = 0.8 / games**0.5  # of the average; the jokers in one hand deviate by 0.8
    assert abs(found - FAIR) < 3.3 * deviation


def test_without_a_nonce_and_with_a_known_cut_it_would_gain_much() -> None:
    """The control: with the cut always at 26, the favoured seat got more than three jokers."""
    found = fmean(steered(seed, nonces=False, cut_known=True) for seed in range(20))
    assert found > 2.8
