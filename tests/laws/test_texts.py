"""The text notation of cards, melds and moves round-trips."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from romme.cards import Card, parse_card
from romme.engine.state import Cards
from romme.melds import MeldRules, Placed, arrange
from romme.notation.card_text import parse_cards, parse_placed, write_cards
from romme.notation.text import NotedMove, parse_move, write_move
from romme.rules import RuleSet, find_preset
from romme.rules.ruleset import differences
from tests.support.strategies import cards, hands, meld_rules, melds, moves, placed_cards, rule_sets


@given(cards)
def test_a_card_round_trips(card: Card) -> None:
    """Parsing returns the identical object."""
    assert parse_card(str(card)) is card


@given(hands)
def test_cards_of_a_hand_keep_their_order(hand: Cards) -> None:
    assert parse_cards(write_cards(hand)) == hand


@given(st.lists(placed_cards))
def test_placed_cards_keep_the_names_of_jokers(placed: list[Placed]) -> None:
    assert parse_placed(write_cards(placed)) == tuple(placed)


@given(moves)
def test_a_move_round_trips(move: NotedMove) -> None:
    assert parse_move(str(move)) == move
    assert write_move(parse_move(str(move))) == str(move)


@given(st.data(), meld_rules)
def test_a_meld_round_trips(data: st.DataObject, rules: MeldRules) -> None:
    """The parsed cards make the same meld in any order."""
    meld = data.draw(melds(rules))
    placed = data.draw(st.permutations(parse_placed(str(meld))))
    assert arrange(placed, rules) == meld
    assert parse_placed(str(meld)) == meld.placed


@given(rule_sets)
def test_a_rule_set_equals_its_preset_with_the_differing_options(rules: RuleSet) -> None:
    base = find_preset(rules.name).rules
    options = differences(rules, base)
    assert base.with_options(options) == rules
    assert all(getattr(rules, name) != getattr(base, name) for name in options)
