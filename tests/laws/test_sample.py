"""Sampling: all worlds that a viewer cannot tell apart are equally likely."""

from __future__ import annotations

from collections import Counter

from romme.view import view
from romme.view.sampling import sample
from tests.conftest import Size
from tests.laws.test_cards import check_cards
from tests.laws.test_views import viewers
from tests.support.laws.play import game
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice
from tests.support.table import at_table


def test_a_sample_looks_the_same_and_has_all_cards(size: Size) -> None:
    """The sampled state gives the same view and has every card in one place."""
    for number in range(size(80, 10_000)):
        rng = dice(number)
        states = [state for _, _, state in game(number).transitions()]
        amid = [state for state in states if state.pending or state.taken]
        some = (*rng.sample(states, min(5, len(states))), *rng.sample(amid, min(3, len(amid))))
        for state in (*some, states[-1], random_position(rng)):
            for seat in viewers(state):
                seen = view(state, seat)
                drawn = sample(seen, rng)
                assert view(drawn, seat) == seen
                assert drawn.known == state.known
                assert drawn.pack == state.pack
                check_cards(drawn)


def test_samples_vary(size: Size) -> None:
    """Where many cards are hidden, samples differ from each other and from the real state."""
    for number in range(size(60, 10_000)):
        rng = dice(number)
        state = rng.choice(game(number).acts).state
        for seat in viewers(state):
            if not state.stock_known and len(set(state.stock)) >= 10:
                drawn = [sample(view(state, seat), rng) for _ in range(4)]
                assert all(one != state for one in drawn)
                assert drawn[0] not in drawn[1:]


def test_every_world_is_equally_likely(size: Size) -> None:
    """Two hidden cards in hand and two in the stock make twelve worlds."""
    table = at_table("klassik", hands=["4C 5C 6C", "2D 3D"], open="9S", stock="3H 4H")
    seen = view(table.game.state, table.game.state.turn)
    rng = dice(1)
    count = size(2_400, 240_000)
    worlds = Counter(
        (drawn.hands[1], drawn.stock) for drawn in (sample(seen, rng) for _ in range(count))
    )
    assert len(worlds) == 12
    expected = count / 12
    chi_square = sum((found - expected) ** 2 / expected for found in worlds.values())
    assert chi_square < 31.3  # 11 degrees of freedom, 99.9 %
