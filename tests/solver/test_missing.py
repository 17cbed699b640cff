"""The number of missing cards: examples, properties, and a check against the oracle."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from romme.cards import JOKER, NATURALS, Card, in_order, pack
from romme.rules import RuleSet, find_preset, presets
from romme.solver.kernel import Kernel
from romme.solver.meld_tables import CARDS
from romme.solver.missing import cards_missing
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.oracle import layouts as oracle
from tests.support.oracle.hands import dense_hand
from tests.support.oracle.layouts import FACES, Cards
from tests.support.oracle.translation import as_rules, melding_rules, to_cards

KLASSIK: Final = find_preset("klassik").rules
TURNIER: Final = find_preset("turnier").rules
VERBAND: Final = find_preset("verband").rules
TWO_PACKS: Final = KLASSIK.with_options({"packs": 2})
ANY_SHARE: Final = VERBAND.with_options({"joker_share": "any"})
SETS_OF_THREE: Final = TURNIER.with_options({"largest_set": 3})
PRESETS: Final = [preset.rules for preset in presets()]
NUMBER_OF_RANKS: Final = 13
ALL_CLUBS: Final = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


def missing(rules: RuleSet, hand: tuple[Card, ...], melded: int | None = None) -> int:
    """Return how many cards a hand lacks to meld `melded` cards, by default all but one."""
    suits = [0, 0, 0, 0]
    for card in hand:
        if card is not JOKER:
            suit, rank = divmod(card.order, NUMBER_OF_RANKS)
            suits[suit] |= 1 << rank + (NUMBER_OF_RANKS if suits[suit] >> rank & 1 else 0)
    cards = len(hand) - 1 if melded is None else melded
    return cards_missing(rules, suits, hand.count(JOKER), cards)


@pytest.mark.parametrize(
    ("rules", "hand", "expected"),
    [
        (KLASSIK, "4C 5C 6C KS KH KD 9D", 0),
        (KLASSIK, "4C 5C KS KH KD 2H 9D", 1),
        (KLASSIK, "7C 2S TH KD", 2),
        (KLASSIK, "7C 7S TH KD", 1),
        (TURNIER, "7C 7C 7S KH", 1),  # a set has no suit twice
        (TURNIER, "7C 7C 7S 7S 7H 7H KD", 0),
        (TURNIER, "7C 7S 7H 7D KH", 0),
        (SETS_OF_THREE, "7C 7S 7H 7D KH", 3),  # four cards must then be a run
        (KLASSIK, "7C 7S 7H 4D 5D 9C JH KS", 2),  # 7D extends the set, and 3D or 6D the run
        # runs with the ace at their end
        (KLASSIK, "KH AH 2H 9C", 1),
        (TURNIER, "KH AH 2H 9C", 0),
        (KLASSIK, "QH KH AH 9C", 1),
        (TURNIER, "QH AH 2H 9C", 1),
        (KLASSIK, f"{ALL_CLUBS} 5D", 0),
        (TURNIER, f"{ALL_CLUBS} 5D", 0),
        # jokers
        (TURNIER, "4C 6C * 9D", 0),
        (TURNIER, "4C 6C * * 9D", 1),  # fewer jokers than natural cards
        (VERBAND, "4C 6C * * 9D", 0),
        (VERBAND, "4C 5C * * 9D", 0),  # not side by side
        (VERBAND, "4C 7C * * 9D", 1),
        (TURNIER, "2C 4C 6C 8C * * * JH", 0),
        (TURNIER, "5C * * * *", 2),
        (VERBAND, "5C * * * *", 1),
        (ANY_SHARE, "5C * * * *", 0),
        # one pack has only one 3H for the run from the ace and for the set; 2S and 4S need 3S
        (KLASSIK, "AH 2H 2S 3S 4S 3C 3D TC 9S 7H", 3),
        (TWO_PACKS, "AH 2H 2S 3S 4S 3C 3D TC 9S 7H", 2),
        # the same with JS between TS and QS, and JD next to QD and KD
        (KLASSIK, "TS QS JC JH JD QD KD 8C 2H 9D", 3),
        (TWO_PACKS, "TS QS JC JH JD QD KD 8C 2H 9D", 2),
        # two packs have no third 3H
        (TWO_PACKS, "AH AH 2H 2H 3H 3H 2S 2S 3S 3S 4S 4S 3C 3D 9C KD", 2),
        # two runs need the same card: they grow at their other ends, or other melds are laid
        (KLASSIK, "5C 6C 8C 9C 2H QD KS", 2),
        (KLASSIK, "AC 2C 4C 5C 6C 7C 8C 7D 8S KC", 2),
        (KLASSIK, "AD 2D 4D 5D 7D 8D 4S 5S 2C QD", 3),
        (KLASSIK, "5S 6S 7S 8S 3S 3D 5H 7H 6C 6D JC", 2),
        # a card held from every pack cannot be drawn
        (KLASSIK, "7S 7H 7C 8C 9C TD 2S", 1),
        (KLASSIK, "7S 7H 7D 5D 6D 8C KC", 1),
        # no two cards belong together
        (KLASSIK, "AC 5C 9C 2S 6S TS 3H 7H JH 4D 8D", 6),
    ],
)
def test_examples_of_missing_cards(rules: RuleSet, hand: str, expected: int) -> None:
    assert missing(rules, to_cards(hand.split())) == expected


@pytest.mark.parametrize(
    ("melded", "expected"),
    # four of these cards make no melds: 2C *3C 4C would need 5C
    [(0, 0), (1, 1), (2, 2), (3, 0), (4, 1), (5, 0), (6, 0), (7, 0), (8, 1), (11, 4)],
)
def test_missing_cards_for_a_given_number_of_melded_cards(melded: int, expected: int) -> None:
    hand = to_cards(("2C", "4C", "6C", "8C", "*", "*", "*"))
    assert missing(TURNIER, hand, melded) == expected


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_an_empty_hand_misses_all_cards(rules: RuleSet) -> None:
    for melded in (0, 1, 2, 3, 7, 13, 52):
        assert missing(rules, (), melded) == melded


def test_missing_cards_may_exceed_the_pack() -> None:
    assert missing(KLASSIK, (), 60) == 60


# --- laws ----------------------------------------------------------------------------------------


def dealt(rng: Random, rules: RuleSet, cards: int) -> tuple[Card, ...]:
    """Return a hand after the draw: in half of all cases random, otherwise dense."""
    if rng.random() < 0.5:
        return in_order(rng.sample(pack(rules.packs, rules.jokers), cards))
    jokers = min(rules.jokers, rng.randint(0, 3))
    return to_cards(dense_hand(rng, size=cards, jokers=jokers, packs=rules.packs))


def drawable_cards(rules: RuleSet, hand: tuple[Card, ...]) -> list[Card]:
    """Return the natural cards that can be drawn: the hand does not hold all copies of them."""
    return [card for card in NATURALS if hand.count(card) < rules.packs]


def exchange_card(hand: tuple[Card, ...], gone: Card, come: Card) -> tuple[Card, ...]:
    kept = list(hand)
    kept.remove(gone)
    return in_order((*kept, come))


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_exchanging_a_card_changes_the_number_by_at_most_one(rules: RuleSet, size: Size) -> None:
    """The number of missing cards is also less than the size of the hand."""
    for number in range(size(15, 3_000)):
        rng = dice(number)
        hand = dealt(rng, rules, rules.hand_size(2) + 1)
        before = missing(rules, hand)
        assert 0 <= before < len(hand), hand
        gone = rng.choice([card for card in hand if card is not JOKER])
        after = missing(rules, exchange_card(hand, gone, rng.choice(drawable_cards(rules, hand))))
        assert abs(before - after) <= 1, (hand, gone)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_no_card_is_missing_if_and_only_if_all_but_one_can_be_melded(
    rules: RuleSet, size: Size
) -> None:
    kernel = Kernel(
        rules.melds,
        CARDS,
        jokers=rules.jokers,
        joker_in_hand=rules.joker_in_hand,
        ace_in_hand=rules.ace_in_hand,
    )
    for number in range(size(30, 3_000)):
        rng = dice(number)
        hand = dealt(rng, rules, rng.choice((7, 8, rules.hand_size(2) + 1)))
        orders = bytes(card.order for card in hand)
        rests = [orders[:place] + orders[place + 1 :] for place in range(len(orders))]
        out = any(kernel.value(rest) == len(rest) for rest in rests)
        assert (missing(rules, hand) == 0) == out, hand


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_some_exchange_reduces_the_number(rules: RuleSet, size: Size) -> None:
    """Repeated exchanges lead to 0. With the two tests above, this determines the number."""
    for number in range(size(1, 100)):
        rng = dice(number)
        hand = in_order(rng.sample(pack(rules.packs, rules.jokers), rules.hand_size(2) + 1))
        for left in range(missing(rules, hand), 0, -1):
            naturals = [card for card in dict.fromkeys(hand) if card is not JOKER]
            tries = [(gone, come) for gone in naturals for come in drawable_cards(rules, hand)]
            rng.shuffle(tries)
            nearer = (exchange_card(hand, gone, come) for gone, come in tries if gone is not come)
            found = next((hand for hand in nearer if missing(rules, hand) < left), None)
            assert found is not None, hand
            hand = found


# --- the oracle ----------------------------------------------------------------------------------


def compare(rules: RuleSet, hand: Cards) -> None:
    expected = oracle.missing(hand, as_rules(rules))
    if expected is None:  # one or two cards are never melds
        expected = len(hand) - 1
    assert missing(rules, to_cards(hand)) == expected, (hand, rules)


def test_missing_cards_agree_with_the_oracle_under_random_rules(size: Size) -> None:
    for number in range(size(40, 6_000)):
        rng = dice(number)
        rules = melding_rules(rng)
        cards = rng.randint(2, 7)
        jokers = min(rng.choice((0, 0, 1, 2, cards)), rules.jokers)
        faces = FACES if rng.random() < 0.5 else None
        compare(rules, dense_hand(rng, size=cards, jokers=jokers, packs=rules.packs, faces=faces))


def overlapping_melds(rng: Random, cards: int) -> list[str]:
    """Return the cards of random melds of nearby ranks.

    Each meld shares at most one card with the earlier ones.
    """
    first = rng.randrange(NUMBER_OF_RANKS)
    near = [FACES[place % NUMBER_OF_RANKS][0] for place in range(first, first + 5)]
    melds = [
        meld.cards
        for meld in oracle.melds_from(FACES, as_rules(KLASSIK))
        if len(meld.cards) <= 5 and sum(card[0] in near for card in meld.cards) >= 2
    ]
    used: list[str] = []
    for meld in rng.sample(melds, len(melds)):
        if len(used) + len(meld) <= cards and sum(used.count(card) for card in meld) <= 1:
            used += meld
    return used


def hand_with_conflicts(rng: Random, cards: int) -> Cards:
    """Return a hand in which two melds lack the same card, of which the pack has just one copy."""
    used: list[str] = []
    wanted: set[str] = set()
    while not wanted:
        used = overlapping_melds(rng, cards - 1)
        wanted = {card for card in used if used.count(card) > 1}
    hand = [card for card in used if card not in wanted]
    while len(hand) < cards:
        card = rng.choice(FACES)
        if card not in wanted and card not in hand:
            hand.append(card)
    return oracle.in_order(hand)


def test_missing_cards_are_exact_if_melds_need_the_same_card(size: Size) -> None:
    for number in range(size(15, 3_000)):
        rng = dice(number)
        compare(KLASSIK, hand_with_conflicts(rng, rng.randint(10, 13)))
