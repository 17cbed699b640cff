"""The solver's answers are exact: they equal those of the brute-force oracle.

Hands are dense: most of their cards have neighbouring ranks, so that there are many choices. They
are solved under every preset and under random rules for laying cards.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Final

import pytest

from romme.rules import RuleSet, find_preset, presets
from romme.rules.ruleset import differences
from romme.solver import Layout, Solver
from tests.conftest import Size
from tests.oracle.test_turns import engine_draft
from tests.support.laws.tables import dice
from tests.support.oracle import layouts as oracle
from tests.support.oracle import turns
from tests.support.oracle.hands import dense_hand, dense_table
from tests.support.oracle.judge import readings
from tests.support.oracle.layouts import FACES, JOKER, Cards, cards_used, hand_points
from tests.support.oracle.translation import (
    as_rules,
    judge_options,
    melding_rules,
    to_cards,
    to_meld,
)
from tests.support.solver.plan_execution import check_plan

PRESETS: Final = [preset.rules for preset in presets()]
PARTS: Final = 4
"""Number of parts into which random tests are split to run in parallel."""


@lru_cache(maxsize=8)
def solver_for(rules: RuleSet) -> Solver:
    """Return a cached solver, since building one is slow."""
    return Solver(rules)


def question(hand: Cards, rules: RuleSet, table: tuple[Cards, ...] = ()) -> str:
    """Return a hand, a table and rules as text, for assertion messages."""
    options = differences(rules, find_preset(rules.name).rules)
    return f"{' '.join(hand)} | {'; '.join(map(' '.join, table))} | {rules.name} {options}"


def check_layout(layout: Layout, hand: Cards, rules: RuleSet) -> None:
    """Assert that the melds are valid and come from the hand, and that all points are correct."""
    used: Counter[str] = Counter()
    points = 0
    for meld in layout.melds:
        texts = tuple(map(str, meld.placed))
        found = readings(texts, **judge_options(as_rules(rules)))
        assert found, (meld, question(hand, rules))
        points += max(reading.points for reading in found)
        used.update(cards_used(texts))
    kept = Counter(map(str, layout.kept))
    assert used + kept == Counter(hand), (layout, question(hand, rules))
    assert layout.left == hand_points(kept.elements(), as_rules(rules)), (
        layout,
        question(hand, rules),
    )
    assert layout.points == points, (layout, question(hand, rules))


def check_layouts(hand: Cards, rules: RuleSet) -> None:
    """Check that the solver and the oracle agree on the best melds of a hand at an empty table."""
    texts, solver, cards = as_rules(rules), solver_for(rules), to_cards(hand)
    said = question(hand, rules)
    least, most = solver.least_left(cards), solver.most_points(cards)
    check_layout(least, hand, rules)
    check_layout(most, hand, rules)
    assert least.left == oracle.least_left(hand, texts).left, said
    assert most.points == oracle.most_points(hand, texts).points, said

    for discarding in solver.discards(cards):
        rest = list(hand)
        rest.remove(str(discarding.card))
        assert discarding.left == oracle.least_left(rest, texts).left, (said, discarding)

    opening, smallest = solver.opening(cards), solver.smallest_opening(cards)
    best, fewest = oracle.least_left_opening(hand, texts), oracle.fewest_cards_opening(hand, texts)
    assert (opening is None, smallest is None) == (best is None, fewest is None), said
    if opening and smallest and best and fewest:
        for layout in (opening, smallest):
            check_layout(layout, hand, rules)
            assert layout.melds, said
            assert layout.points >= rules.opening_points, said
            assert len(layout.melds) <= (rules.melds_per_turn or len(hand)), said
        assert opening.left == best.left, said
        assert len(hand) - len(smallest.kept) == fewest.laid, said


def check_turn(
    hand: Cards, table: tuple[Cards, ...], rules: RuleSet, *, opened: bool, own: int = 0
) -> None:
    """Check that the solver and the oracle agree on a turn, and the engine accepts the plans.

    The player has laid the first `own` melds in earlier turns.
    """
    solver, cards = solver_for(rules), to_cards(hand)
    melds = [to_meld(meld, rules.melds) for meld in table]
    lying, texts = [" ".join(meld) for meld in table], as_rules(rules)
    mine, others, numbers = lying[:own], lying[own:], range(1, own + 1)
    found = turns.turns(hand, others, opened=opened, rules=texts, mine=mine)
    direct = turns.turns(hand, others, opened=opened, rules=texts, mine=mine, own_swaps=False)
    start = engine_draft(rules, hand, table, opened=opened, own=own)
    said = f"{question(hand, rules, table)} opened={opened}"

    plans = solver.finishes(cards, melds, opened=opened, own=numbers)
    ways = [plan.ending.value for plan in plans if plan.ending]
    assert len(ways) == len(plans), said
    # laying and swapping a joker in one turn only makes a Hand-Rommé worth less
    assert sorted(ways) == sorted({ended.how for ended in direct} - {"discard", "pass"}), said
    best = solver.best_turn(cards, melds, opened=opened, own=numbers)
    assert (best and best.left) == min((ended.left for ended in found), default=None), said
    if best and plans:
        assert best.ending is plans[0].ending, said
    for plan in (*plans, *([best] if best else [])):
        check_plan(plan, start)


def random_hand(rng: Random, rules: RuleSet, *, fewest: int, most: int) -> Cards:
    """Return a dense hand with a random number of jokers."""
    size = rng.randint(fewest, most)
    jokers = min(rng.choice((0, rng.randint(0, 2), rng.randint(0, 6))), rules.jokers, size)
    return dense_hand(rng, size=size, jokers=jokers, packs=rules.packs)


def random_melds(rng: Random, rules: RuleSet, hand: Cards) -> tuple[Cards, ...]:
    """Return up to three melds, with ranks and suits near those of the hand."""
    jokers = min(3, rules.jokers - hand.count(JOKER))
    return dense_table(rng, hand, as_rules(rules), melds=rng.randint(0, 3), jokers=jokers)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_hands_are_solved_exactly_under_every_preset(rules: RuleSet, size: Size) -> None:
    for number in range(size(75, 20_000)):
        rng = dice(number)
        check_layouts(random_hand(rng, rules, fewest=2, most=14), rules)


@pytest.mark.parametrize("part", range(PARTS))
def test_hands_are_solved_exactly_under_random_rules(part: int, size: Size) -> None:
    for number in range(part, size(20, 2_000), PARTS):
        rng = dice(number)
        rules = melding_rules(rng)
        for _ in range(size(15, 30)):
            check_layouts(random_hand(rng, rules, fewest=1, most=12), rules)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_turns_are_solved_exactly_under_every_preset(rules: RuleSet, size: Size) -> None:
    for number in range(size(30, 6_000)):
        rng = dice(number)
        hand = random_hand(rng, rules, fewest=2, most=7)
        check_turn(hand, random_melds(rng, rules, hand), rules, opened=rng.random() < 0.5)


@pytest.mark.parametrize("part", range(PARTS))
def test_turns_are_solved_exactly_under_random_rules(part: int, size: Size) -> None:
    for number in range(part, size(120, 24_000), PARTS):
        rng = dice(number)
        rules = melding_rules(rng)
        hand = random_hand(rng, rules, fewest=2, most=6)
        table, opened = random_melds(rng, rules, hand), rng.random() < 0.5
        own = rng.randint(0, len(table)) if opened else 0
        check_turn(hand, table, rules, opened=opened, own=own)


@pytest.mark.parametrize("part", range(PARTS))
def test_finishes_from_the_hand_are_exact(part: int, size: Size) -> None:
    """Solver and oracle agree on hands of six to nine cards of players who have not opened."""
    for number in range(part, size(60, 12_000), PARTS):
        rng = dice(number)
        rules = rng.choice((melding_rules(rng), *PRESETS[1:]))
        check_turn(random_hand(rng, rules, fewest=6, most=9), (), rules, opened=False)


@pytest.mark.parametrize("part", range(PARTS))
def test_lay_offs_in_the_opening_turn_are_exact(part: int, size: Size) -> None:
    """Solver and oracle agree on turns in which a player may open and then lay off."""
    for number in range(part, size(60, 12_000), PARTS):
        rng = dice(number)
        rules = rng.choice((melding_rules(rng), *PRESETS[1:]))
        suits = rng.sample("CSHD", rng.randint(1, 4))
        high = [rank + suit for suit in suits for rank in rng.choice(("TJQKA", "QKA2", "9K", "A"))]
        jokers = min(rng.choice((0, 1, 1, 2)), rules.jokers)
        cards = rng.randint(5, 8)
        hand = dense_hand(rng, size=cards, jokers=jokers, packs=rules.packs, faces=high)
        check_turn(hand, random_melds(rng, rules, hand), rules, opened=False)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_number_of_missing_cards_is_exact(part: int, size: Size) -> None:
    """Solver and oracle agree on hands of four to eight cards."""
    for number in range(part, size(40, 6_000), PARTS):
        rng = dice(number)
        rules = melding_rules(rng)
        cards = rng.randint(4, 8)
        jokers = min(rng.choice((0, 0, 1, 2)), rules.jokers)
        faces = FACES if rng.random() < 0.4 else None
        hand = dense_hand(rng, size=cards, jokers=jokers, packs=rules.packs, faces=faces)
        expected = oracle.missing(hand, as_rules(rules))
        assert solver_for(rules).missing(to_cards(hand)) == expected, question(hand, rules)
