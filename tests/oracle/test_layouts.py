"""The oracle for hands, compared with `tests.support.oracle.judge` and with simpler algorithms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from romme.rules import find_preset
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.oracle import layouts
from tests.support.oracle.hands import dense_faces, dense_hand
from tests.support.oracle.judge import RANKS, SUITS, readings
from tests.support.oracle.layouts import (
    FACES,
    JOKER,
    KLASSIK,
    TURNIER,
    VERBAND,
    Cards,
    Rules,
    all_melds,
    cards_used,
    fewest_cards_opening,
    hand_points,
    in_order,
    least_left,
    least_left_opening,
    missing,
    most_cards,
    most_points,
    outcomes,
)
from tests.support.oracle.translation import as_rules, judge_options, melding_rules

FREE_JOKERS = VERBAND._replace(joker_share="any", side_by_side="free")
ISOLATED = "2C * 4C * 6C KS KH * 9H 9D * 5S 5D *"
"""Fourteen cards that can all be melded in turnier, although no thirteen of them can."""


def some_rules(rng: Random) -> Rules:
    """Return random rules for melds, in the form that the oracle uses."""
    return as_rules(melding_rules(rng))


@pytest.mark.parametrize("rules", [KLASSIK, TURNIER, VERBAND])
def test_the_oracles_rules_equal_the_presets(rules: Rules) -> None:
    names = {KLASSIK: "klassik", TURNIER: "turnier", VERBAND: "verband"}
    assert rules == as_rules(find_preset(names[rules]).rules)


# --- melds ---------------------------------------------------------------------------------------


def namings(cards: Cards) -> Iterator[Cards]:
    """Yield the cards as given. If the natural cards share a suit, also name the jokers in it."""
    yield cards
    naturals, jokers = [card for card in cards if card != JOKER], cards.count(JOKER)
    if jokers and len({card[1] for card in naturals}) == 1:
        suit = naturals[0][1]
        for ranks in combinations(RANKS, jokers):
            yield (*naturals, *(JOKER + rank + suit for rank in ranks))


def test_all_melds_agrees_with_the_judge(size: Size) -> None:
    for number in range(size(40, 4_000)):
        rng = dice(number)
        rules = some_rules(rng)
        hand = dense_hand(rng, size=rng.randint(3, 5), jokers=rng.choice((0, 1, 1, 2)), packs=2)
        chosen = {
            cards
            for count in range(3, len(hand) + 1)
            for cards in combinations(hand, count)
            if cards.count(JOKER) < len(cards)
        }
        expected = {
            reading
            for cards in chosen
            for named in namings(cards)
            for reading in readings(named, **judge_options(rules))
        }
        assert all_melds(hand, rules) == expected, (hand, rules)


def test_the_judge_accepts_long_runs_with_jokers(size: Size) -> None:
    """Thirteen cards have too many subsets to try, so only a sample of the melds is checked."""
    for number in range(size(6, 300)):
        rng = dice(number)
        rules = some_rules(rng)
        suit = rng.choice(SUITS)
        hand = (*(rank + suit for rank in rng.sample(RANKS, 11)), JOKER, JOKER)
        melds = sorted(all_melds(hand, rules))
        for meld in rng.sample(melds, min(len(melds), 40)):
            assert meld in readings(meld.cards, **judge_options(rules)), (meld, rules)


@pytest.mark.parametrize(
    ("hand", "rules", "count"),
    [
        # 11 + 10 + ... + 1 runs if the ace is low, 13 of each length around the corner
        (" ".join(rank + "S" for rank in RANKS), KLASSIK, 66),
        (" ".join(rank + "S" for rank in RANKS), TURNIER, 13 * 11),
        # choose three of four, or all four
        ("7C 7S 7H 7D", TURNIER, 5),
        ("7C 7S 7H 7D", TURNIER._replace(largest_set=3), 4),
        ("7C 7S 7H 7C", TURNIER, 1),
        # a set, or a run with the seven in one of three places
        ("7C * *", FREE_JOKERS, 4),
        ("7C * *", VERBAND, 0),
        # around the corner, only if the rules allow it
        ("KC *", FREE_JOKERS, 0),
        ("KC 2C *", TURNIER, 1),
        ("KC 2C *", KLASSIK, 0),
        ("KC 2C *", TURNIER._replace(ace_order="low_or_high"), 0),
        ("QC KC *", KLASSIK, 1),
        ("QC KC *", TURNIER, 2),
        ("* * *", FREE_JOKERS, 0),
    ],
)
def test_the_number_of_melds_agrees_with_manual_counts(hand: str, rules: Rules, count: int) -> None:
    assert len(all_melds(hand.split(), rules)) == count


# --- sets of melds -------------------------------------------------------------------------------


def check_outcomes(hand: Cards, rules: Rules) -> None:
    """Assert that `outcomes` (card by card) and `layouts` (meld by meld) find the same results."""
    found = set()
    for melds in layouts.layouts(hand, rules):
        used = Counter(cards_used([card for meld in melds for card in meld.cards]))
        assert used <= Counter(hand)
        kept = (Counter(hand) - used).elements()
        points = sum(meld.points for meld in melds)
        found.add((points, hand_points(kept, rules), used.total(), len(melds)))
    distinct = outcomes(hand, rules)
    assert {(*one[:3], len(one.melds)) for one in distinct} == found, (hand, rules)
    assert len(distinct) == len(found)


def test_outcomes_are_complete_and_distinct(size: Size) -> None:
    for number in range(size(250, 20_000)):
        rng = dice(number)
        rules = some_rules(rng)
        hand = dense_hand(rng, size=rng.randint(2, 8), jokers=rng.choice((0, 1, 2)), packs=2)
        check_outcomes(hand, rules)


def test_the_melds_of_an_outcome_have_its_figures(size: Size) -> None:
    for number in range(size(60, 3_000)):
        rng = dice(number)
        rules = some_rules(rng)
        hand = dense_hand(rng, size=rng.randint(6, 11), jokers=rng.randint(0, 6), packs=2)
        for points, left, laid, melds in outcomes(hand, rules):
            cards = cards_used([card for meld in melds for card in meld.cards])
            kept = (Counter(hand) - Counter(cards)).elements()
            assert (sum(meld.points for meld in melds), len(cards)) == (points, laid)
            assert hand_points(kept, rules) == left
            assert Counter(cards) <= Counter(hand)


@pytest.mark.parametrize(
    ("hand", "rules", "left", "points", "cards"),
    [
        ("", TURNIER, 0, 0, 0),
        ("* *", TURNIER, 40, 0, 0),
        ("AC 2C 3C", KLASSIK, 0, 6, 3),
        ("AC AC 3C", TURNIER, 25, 0, 0),
        # the same run twice
        ("4C 5C 6C 4C 5C 6C", TURNIER, 0, 30, 6),
        # the joker in a set of kings gives most points and leaves least
        ("4C 5C * KH KS", TURNIER, 9, 30, 3),
        # the joker replaces a held card, which makes two melds
        ("4C 5C 6C 6S 6H *", TURNIER, 0, 33, 6),
        # 2C *3C 4C *5C 6C, but in verband 4C *5C 6C *7C counts more
        ("2C 4C 6C * *", TURNIER, 0, 20, 5),
        ("2C 4C 6C * *", VERBAND, 0, 22, 5),
        # all thirteen around the corner; the ace is high because the run has a king
        (" ".join(rank + "S" for rank in RANKS), TURNIER, 0, 95, 13),
        (" ".join(rank + "S" for rank in RANKS), KLASSIK, 0, 85, 13),
        (ISOLATED, TURNIER, 0, 92, 14),
    ],
)
def test_best_layouts_agree_with_manual_solutions(
    hand: str, rules: Rules, left: int, points: int, cards: int
) -> None:
    held = hand.split()
    found = least_left(held, rules), most_points(held, rules), most_cards(held, rules)
    assert (found[0].left, found[1].points, found[2].laid) == (left, points, cards)


@pytest.mark.parametrize(
    ("hand", "rules", "left", "cards"),
    [
        ("TC TS TH KD 2C", TURNIER, None, None),
        ("TC TS TH TD 2C", TURNIER, 2, 4),
        # fewest cards: the four tens; fewest points left: all seven cards
        ("TC TS TH TD 2C 2S 2H", TURNIER, 0, 4),
        ("AC AS AH 2C 3C 4C 5C", TURNIER, 0, 6),
        ("AC AS AH *", TURNIER, 0, 4),
        # without an opening any meld is enough, but there must be one
        ("AC 2C 3C KD", KLASSIK, 10, 3),
        ("AC 2C KD", KLASSIK, None, None),
        # K9: the opening is one meld
        ("AC 2C 3C 4C 7C 7S 7H", KLASSIK, 10, 3),
        ("TC TS TH 5C 6C 7C", TURNIER, 0, 6),
        ("TC TS TH 5C 6C 7C", TURNIER._replace(melds_per_turn=1), None, None),
        # the king makes the ace count eleven
        ("KC AC 2C 3C 4C 5C 6C", TURNIER, 0, 7),
        ("QC KC AC 2C", TURNIER, None, None),
        ("JC QC KC AC 2C", TURNIER, 0, 4),
    ],
)
def test_best_openings_agree_with_manual_solutions(
    hand: str, rules: Rules, left: int | None, cards: int | None
) -> None:
    least = least_left_opening(hand.split(), rules)
    fewest = fewest_cards_opening(hand.split(), rules)
    assert (least and least.left, fewest and fewest.laid) == (left, cards)


def test_some_hands_can_be_melded_completely_but_not_with_one_card_left() -> None:
    """Leaving out any one card of this hand breaks a meld, and the rest fits nowhere else (T8)."""
    assert {14} == {
        one.laid for one in outcomes(in_order(ISOLATED.split()), TURNIER) if one.laid > 12
    }


def test_a_run_with_three_jokers_can_spare_the_middle_one() -> None:
    """The run of seven splits into two runs of three, so its middle joker can stay in hand."""
    twice = in_order(["2C", "*", "4C", "*", "6C", "*", "8C"] * 2)
    assert {13, 14} <= {one.laid for one in outcomes(twice, TURNIER)}


# --- distance from a Hand-Rommé ------------------------------------------------------------------


def exchanges(hand: Cards, count: int, rules: Rules) -> Iterator[Cards]:
    """Yield every hand with `count` cards replaced by natural ones from the rest of the pack."""
    for kept in set(combinations(hand, len(hand) - count)):
        for new in combinations_with_replacement(FACES, count):
            if all(hand.count(card) + new.count(card) <= rules.packs for card in new):
                yield in_order((*kept, *new))


def missing_by_exchange(hand: Cards, rules: Rules) -> int:
    """Return the fewest cards that must be replaced to meld all cards but one, by brute force."""
    for count in range(len(hand)):
        for other in exchanges(hand, count, rules):
            if any(one.laid >= len(hand) - 1 for one in outcomes(other, rules)):
                return count
    raise AssertionError(hand)


def test_missing_agrees_with_trying_every_exchange(size: Size) -> None:
    """Trying every replacement is slow, so hands that need many new cards are skipped."""
    tried = Counter[int]()
    for number in range(size(25, 1_000)):
        rng = dice(number)
        rules = some_rules(rng)
        cards = rng.choice((4, 4, 4, 5, 6, 7))
        faces = dense_faces(rng) if rng.random() < 0.7 else FACES
        jokers = rng.choice((0, 0, 1, 2))
        hand = dense_hand(rng, size=cards, jokers=jokers, packs=rules.packs, faces=faces)
        found = missing(hand, rules)
        assert found is not None
        if found > (2 if cards == 4 else 1):
            continue
        assert found == missing_by_exchange(hand, rules), (hand, rules)
        tried[found] += 1
    assert min(tried[0], tried[1], tried[2]) > 0


@pytest.mark.parametrize(
    ("hand", "rules", "count"),
    [
        ("KH", TURNIER, 0),
        ("KH KH", TURNIER, None),
        ("KH KS KD", TURNIER, None),
        ("2C 7S KD TH", KLASSIK, 2),
        ("2C 2C KD TH", TURNIER, 2),
        ("2C * * TH", TURNIER, 1),
        ("2C * * TH", FREE_JOKERS, 0),
        # three jokers: two too many for a meld of three, of which one is the discard
        ("2C * * *", TURNIER, 1),
        ("7C 7S 7H 8S 9S KD QD", KLASSIK, 1),
        ("4C 5C 6C 8C 9C KD QD", KLASSIK, 1),
        # with two jokers of five cards only one run is possible; the king does not help
        ("2C * 4C * 6C KD", TURNIER, 0),
        ("2C * 4C * KH KD", TURNIER, 1),
    ],
)
def test_missing_agrees_with_manual_counts(hand: str, rules: Rules, count: int | None) -> None:
    assert missing(hand.split(), rules) == count
