"""No card is ever lost or duplicated."""

from __future__ import annotations

from collections import Counter

from romme.cards import JOKER, Card
from romme.engine.evolve import begin, evolve, fold
from romme.engine.state import State
from tests.conftest import Size
from tests.support.laws.play import game


def all_cards(state: State) -> Counter[Card]:
    """Count all cards of a game, wherever they are."""
    lying = [card for meld in state.table for card in meld.meld.cards]
    taken = () if state.taken is None else (state.taken,)
    hands = [card for hand in state.hands for card in hand]
    pending = (JOKER,) * state.pending
    return Counter((*hands, *state.stock, *state.open_pile, *lying, *taken, *pending))


def check_cards(state: State) -> None:
    """Assert that every card is in one place, and that known cards are in their holder's hand."""
    assert all_cards(state) == Counter(state.pack)
    assert state.pending >= 0
    for hand, known in zip(state.hands, state.known, strict=True):
        assert Counter(known) <= Counter(hand)
        assert list(hand) == sorted(hand)
    for seat in range(1, state.seats + 1):
        assert seat in state.playing or not state.hands[seat - 1]


def test_every_card_is_in_one_place_after_every_event(size: Size) -> None:
    """Hands, stock, pile, table, taken card and swapped jokers together always make the pack."""
    for number in range(size(40, 20_000)):
        played = game(number)
        for _, _, state in played.transitions():
            check_cards(state)
            assert sorted(state.pack) == sorted(played.table.rules.pack)


def test_no_taken_card_or_joker_is_pending_between_turns(size: Size) -> None:
    for number in range(size(40, 20_000)):
        for act in game(number).acts:
            if act.state.drawn is None and act.state.outcome is None:
                assert act.state.taken is None
                assert act.state.pending == 0


def test_a_game_is_the_fold_of_its_events(size: Size) -> None:
    """Folding all events at once gives the state reached step by step."""
    for number in range(size(40, 20_000)):
        played = game(number)
        state = begin(played.start[0])
        for event in played.start[1:]:
            state = evolve(state, event)
        for act in played.acts:
            assert act.state == state
            for event in act.events:
                state = evolve(state, event)
        assert fold(played.events) == state
