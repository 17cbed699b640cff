"""The solver's answers for hands solved manually."""

from __future__ import annotations

import pytest

from romme.cards import Card, Natural, parse_card
from romme.melds import Flaw, JokerFor, Meld, Placed, arrange
from romme.rules import RuleSet, find_preset
from romme.solver import BadHand, Solver, Way
from romme.solver.solving import LARGEST_HAND
from tests.conftest import Size
from tests.support.laws.tables import dice

KLASSIK = find_preset("klassik").rules
TURNIER = find_preset("turnier").rules
VERBAND = find_preset("verband").rules


def cards(text: str) -> list[Card]:
    return [parse_card(card) for card in text.split()]


def meld(text: str, rules: RuleSet) -> Meld:
    placed: list[Placed] = []
    for card in text.split():
        face = parse_card(card.removeprefix("*") or "*")
        named = len(card) > 1 and card.startswith("*") and isinstance(face, Natural)
        placed.append(JokerFor(face) if named and isinstance(face, Natural) else face)
    found = arrange(placed, rules.melds)
    assert not isinstance(found, Flaw)
    return found


def shown(melds: tuple[Meld, ...]) -> set[str]:
    return {str(one) for one in melds}


def test_two_runs_are_preferred_to_a_set() -> None:
    found = Solver(KLASSIK).least_left(cards("5C 6C 7C 7H 8H 9H 7D KD"))
    assert shown(found.melds) == {"5C 6C 7C", "7H 8H 9H"}
    assert (found.left, found.points) == (17, 42)


def test_least_left_and_most_points_may_differ() -> None:
    # T7, T11: the ace counts 11 in hand, and 1 before the two
    solver = Solver(TURNIER)
    hand = cards("AH 2H 3H 3C 3S")
    assert shown(solver.least_left(hand).melds) == {"AH 2H 3H"}
    assert shown(solver.most_points(hand).melds) == {"3C 3S 3H"}


def test_the_joker_is_placed_where_it_counts_most() -> None:
    found = Solver(TURNIER).most_points(cards("9C TC * 4H"))
    assert shown(found.melds) == {"9C TC *JC"}  # T7: not 8C


def test_five_cards_may_meld_where_no_four_do() -> None:
    # T8: fewer jokers than natural cards, never side by side; T10: one card is discarded
    hand = cards("2C 4C 6C * *")
    solver = Solver(TURNIER)
    assert len(solver.most_cards(hand).kept) == 0
    assert solver.finishes(hand, opened=False) == ()
    (plan,) = Solver(TURNIER.with_options({"superromme": "yes"})).finishes(hand, opened=False)
    assert plan.ending is Way.SUPER


def test_the_best_and_the_smallest_opening_may_differ() -> None:
    hand = cards("TC JC QC KC 5H 6H 7H 2D 9S")
    solver = Solver(TURNIER)
    least, smallest = solver.opening(hand), solver.smallest_opening(hand)
    assert least is not None
    assert (shown(least.melds), least.left) == ({"TC JC QC KC", "5H 6H 7H"}, 11)
    assert smallest is not None
    assert (shown(smallest.melds), smallest.points) == ({"TC JC QC KC"}, 40)


def test_melds_below_40_are_no_opening() -> None:
    assert Solver(TURNIER).opening(cards("TC JC QC 2H 3H 4H")) is None  # T6: 39
    assert Solver(TURNIER).smallest_opening(cards("TC JC QC 2H 3H 4H")) is None


def test_an_opening_has_no_more_melds_than_a_turn_allows() -> None:
    one = TURNIER.with_options({"melds_per_turn": 1})
    assert Solver(one).opening(cards("TC JC QC 5H 6H 7H")) is None
    found = Solver(KLASSIK).opening(cards("TC JC QC 5H 6H 7H"))  # K9
    assert found is not None
    assert shown(found.melds) == {"TC JC QC"}


def test_discards_are_ordered_by_the_points_left() -> None:
    found = Solver(KLASSIK).discards(cards("4C 5C 6C KH KD 9S"))
    assert [(str(one.card), one.left) for one in found[:3]] == [("KD", 19), ("KH", 19), ("9S", 20)]
    assert {str(one.card): one.left for one in found}["5C"] == 39  # the run is broken


def test_a_joker_is_discarded_only_as_the_last_card() -> None:
    # T8
    hand = cards("4C 5C 6C *")
    assert "*" in {str(one.card) for one in Solver(TURNIER).discards(hand)}
    assert "*" not in {str(one.card) for one in Solver(TURNIER).discards([*hand, *cards("9H")])}


def test_outs_are_the_cards_that_reduce_the_points_left() -> None:
    found = Solver(KLASSIK).outs(cards("4C 5C 9H 9D KS"))
    assert [(str(out.card), out.gain) for out in found] == [
        ("9C", 18),
        ("9S", 18),
        ("3C", 9),
        ("6C", 9),
    ]


def test_a_card_already_held_is_no_out() -> None:
    assert "6C" not in {str(out.card) for out in Solver(KLASSIK).outs(cards("4C 5C 6C 6H 6D"))}


def test_klassik_finishes_with_one_meld_and_lay_offs() -> None:
    # K6, K9, K13
    table = [meld("7H 8H 9H", KLASSIK)]
    (plan,) = Solver(KLASSIK).finishes(cards("2C 3C 4C TH JH"), table, opened=False)
    assert (plan.ending, plan.kept) == (Way.ROMME, ())
    assert Solver(KLASSIK).finishes(cards("2C 3C 4C 5D 6D 7D"), opened=False) == ()


def test_a_set_is_filled_before_its_joker_is_swapped() -> None:
    # T9: in a set only when it has four cards
    table = [meld("7C 7H *", TURNIER)]
    plan = Solver(TURNIER).best_turn(cards("7S 7D 4C 5C KH"), table, opened=True)
    assert plan is not None
    assert plan.ending is Way.ROMME
    assert [type(step).__name__ for step in plan.steps] == ["LayOffStep", "SwapStep", "LayStep"]


def test_a_swapped_joker_does_not_count_towards_the_opening() -> None:
    # T6: only own hand cards count towards the 40
    table = [meld("4H *5H 6H", TURNIER)]
    plan = Solver(TURNIER).best_turn(cards("5H KC KS 2D 9D"), table, opened=False)
    assert plan is not None
    assert plan.steps == ()


def test_a_hand_romme_without_a_swap_is_a_plain_one() -> None:
    # T10: the table has a joker that could be swapped, but it is not
    table = [meld("QH *KH AH", TURNIER)]
    hand = cards("KH * * QS JS TS 8C KC")
    assert [plan.ending for plan in Solver(TURNIER).finishes(hand, table, opened=False)] == [
        Way.HAND
    ]


def test_one_hand_may_finish_as_superromme_and_hand_romme() -> None:
    # V5.1, V6.1, T10
    hand = cards("2C 3C 4C 5C 7D 8D 9D")
    endings = [plan.ending for plan in Solver(VERBAND).finishes(hand, opened=False)]
    assert endings == [Way.SUPER, Way.HAND]
    assert [plan.ending for plan in Solver(VERBAND).finishes(hand, opened=True)] == [Way.ROMME]


@pytest.mark.parametrize(
    ("hand", "rules", "card"),
    [
        ("7C 7C", KLASSIK, "7C"),
        ("7C *", KLASSIK, "*"),
        ("7C 7C 7C", TURNIER, "7C"),
        ("* * * * * * *", TURNIER, "*"),
    ],
)
def test_more_of_a_card_than_the_pack_has_is_refused(hand: str, rules: RuleSet, card: str) -> None:
    with pytest.raises(BadHand) as bad:
        Solver(rules).least_left(cards(hand))
    assert bad.value.card is parse_card(card)


def test_cards_on_the_table_count_towards_the_pack() -> None:
    table = [meld("7H 8H 9H", KLASSIK)]
    with pytest.raises(BadHand):
        Solver(KLASSIK).best_turn(cards("7H 2C"), table, opened=True)


def test_a_hand_that_is_too_large_is_refused() -> None:
    with pytest.raises(BadHand) as bad:
        Solver(TURNIER).least_left(TURNIER.pack[: LARGEST_HAND + 1])
    assert bad.value.card is None


def test_an_empty_hand_has_no_melds_and_no_turn() -> None:
    found = Solver(TURNIER).least_left([])
    assert (found.melds, found.kept, found.left, found.points) == ((), (), 0, 0)
    assert Solver(TURNIER).best_turn([], opened=True) is None


def test_the_order_of_the_cards_does_not_matter(size: Size) -> None:
    """Hands that the solver has solved before do not change its answers either."""
    used = Solver(VERBAND)
    for number in range(size(40, 4_000)):
        rng = dice(number)
        hand = rng.sample(VERBAND.pack, 14)
        first = used.least_left(hand), used.most_points(hand), used.discards(hand)
        rng.shuffle(hand)
        fresh = Solver(VERBAND) if number < 2 else used
        assert first == (fresh.least_left(hand), fresh.most_points(hand), fresh.discards(hand))
