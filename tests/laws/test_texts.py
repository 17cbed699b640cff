"""What is written can be read, and means the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from romme.cards import Card, parse_card
from romme.engine.state import Cards
from romme.melds import MeldRules, Placed, arrange
from romme.notation.text import (
    NotedMove,
    parse_cards,
    parse_move,
    parse_placed,
    write_cards,
    write_move,
)
from romme.rules import RuleSet, find_preset
from romme.rules.ruleset import differences
from tests.strategies import cards, hands, meld_rules, melds, moves, placed_cards, rule_sets


@given(cards)
def test_a_card(card: Card) -> None:
    """A card is the very card that its text names."""
    assert parse_card(str(card)) is card


@given(hands)
def test_a_hand(hand: Cards) -> None:
    """Cards keep their order."""
    assert parse_cards(write_cards(hand)) == hand


@given(st.lists(placed_cards))
def test_cards_as_they_are_laid(placed: list[Placed]) -> None:
    """Jokers keep their names."""
    assert parse_placed(write_cards(placed)) == tuple(placed)


@given(moves)
def test_a_move(move: NotedMove) -> None:
    """A move reads back as the same value, however odd its numbers."""
    assert parse_move(str(move)) == move
    assert write_move(parse_move(str(move))) == str(move)


@given(st.data(), meld_rules)
def test_a_meld(data: st.DataObject, rules: MeldRules) -> None:
    """A meld is what its text makes when it is arranged again, in whatever order."""
    meld = data.draw(melds(rules))
    placed = data.draw(st.permutations(parse_placed(str(meld))))
    assert arrange(placed, rules) == meld
    assert parse_placed(str(meld)) == meld.placed


@given(rule_sets)
def test_a_rule_set(rules: RuleSet) -> None:
    """A rule set is its preset with the options in which it differs."""
    base = find_preset(rules.name).rules
    options = differences(rules, base)
    assert base.with_options(options) == rules
    assert all(getattr(rules, name) != getattr(base, name) for name in options)
