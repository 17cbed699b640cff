"""Playouts try all moves in the same sampled worlds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from romme.bots.bridge import load, numbers
from romme.bots.weights import BELIEF, verein_weights
from romme.cards import parse_card
from romme.rules import find_preset
from romme.rules.options import Mode
from romme.simulator import codes
from romme.simulator.playouts import Playouts
from romme.view import sample, view
from tests.conftest import Size
from tests.support.laws.tables import TABLES, dice
from tests.support.simulator.bridge import dealt, shuffled

KLASSIK = find_preset("klassik").rules
ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]


def cards(text: str) -> list[int]:
    return [parse_card(word).order for word in text.split()]


def small_position(*, known: str = "", ordered: bool = False) -> Playouts:
    """Return playouts of a position with two cards in the opponent's hand and two in the stock."""
    tries = Playouts(KLASSIK, 2)
    tries.set_weights(verein_weights(KLASSIK).numbers())
    tries.root.set_up(
        hands=[cards("AC 5D 9H"), cards("2S 7D")],
        stock=cards("JC QH"),
        pile=cards("3S"),
        table=[],
        opened=[False, False],
        turn=0,
        drawn=cards("AC")[0],
    )
    tries.root.add_known(1, cards(known))
    tries.begin(5, ordered=ordered)
    return tries


def worlds(tries: Playouts, count: int) -> Counter[tuple[tuple[int, ...], tuple[int, ...]]]:
    seen: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for _ in range(count):
        tries.run()
        seen[tuple(tries.worlds.world.hand(1)), tuple(tries.worlds.world.stock_cards())] += 1
        assert tries.worlds.world.hand(0) == sorted(cards("AC 5D 9H"))
        assert tries.worlds.world.pile_cards() == cards("3S")
    return seen


def test_every_world_is_equally_likely() -> None:
    seen = worlds(small_position(), 2_400)
    unseen = cards("2S 7D JC QH")
    possible = {(tuple(sorted(order[:2])), order[2:]) for order in permutations(unseen)}
    assert set(seen) == possible
    assert len(possible) == 12
    expected = 2_400 / 12
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 31.3  # 0.1 % level


def test_known_cards_stay_in_their_hand() -> None:
    seen = worlds(small_position(known="7D"), 300)
    assert {hand for hand, _ in seen} == {
        tuple(sorted(cards(f"7D {other}"))) for other in ("2S", "JC", "QH")
    }


def test_a_known_stock_keeps_its_order() -> None:
    assert set(worlds(small_position(ordered=True), 50)) == {
        (tuple(sorted(cards("2S 7D"))), tuple(cards("JC QH")))
    }


def winning_position() -> tuple[Playouts, list[int]]:
    """Return playouts of a position, and the winning moves: lay 5-6-7 and discard the king.

    The opponent is left with ten points.
    """
    tries = Playouts(KLASSIK, 2)
    tries.set_weights(verein_weights(KLASSIK).numbers())
    tries.root.set_up(
        hands=[cards("5D 6D 7D KC"), cards("2S 8H")],
        stock=cards("2D 8C"),
        pile=cards("3S"),
        table=[],
        opened=[False, False],
        turn=0,
        drawn=cards("7D")[0],
    )
    tries.root.add_known(1, cards("2S 8H"))
    tries.begin(1, ordered=False)
    (meld,) = [step for step in tries.root.steps() if step < codes.LAY_OFF]
    return tries, [meld, codes.DISCARD | cards("KC")[0]]


def test_a_moves_value_is_the_players_score_minus_the_others() -> None:
    tries, moves = winning_position()
    tries.add(moves)
    tries.run()
    tries.run()
    assert (tries.total(0), tries.squared(0)) == (2 * 10, 2 * 10**2)
    tries.set_weights(verein_weights(KLASSIK).numbers(), win=3)
    tries.run()
    assert tries.total(0) == 3 * 10 + 3


def test_dropped_moves_are_not_tried_again() -> None:
    tries, moves = winning_position()
    tries.add(moves)
    tries.add(moves)
    tries.run()
    tries.drop(0)
    tries.run()
    assert (tries.total(0), tries.total(1)) == (10, 20)


def test_the_result_does_not_depend_on_hidden_cards(size: Size) -> None:
    """States that look the same to the player give the same result for the same seed."""
    for number in range(size(15, 2_000)):
        rng = dice(number)
        table = ASSISTED[number % len(ASSISTED)]
        state = dealt(table, shuffled(table, rng), rng)
        totals = []
        for world in (state, sample(view(state, state.turn), rng)):
            tries = Playouts(table.rules, len(state.playing))
            weights = verein_weights(table.rules).numbers()
            tries.set_weights(weights, belief=BELIEF.numbers())
            load(tries.root, world)
            tries.begin(number, ordered=False, passed=numbers(state.open_pile[::-1]))
            for move in (codes.DRAW | codes.STOCK, codes.DRAW | codes.OPEN):
                tries.add([move])
            for _ in range(40):
                tries.run()
            totals.append([tries.total(0), tries.total(1)])
            assert numbers(state.hand(state.turn)) == tries.worlds.world.hand(0)
        assert totals[0] == totals[1]
