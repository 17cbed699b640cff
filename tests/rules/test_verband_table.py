"""verband: players, the pack and public information (V1.1-1.3, V2.1, V3.2, V4.1, V5.13)."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import pytest

from romme.cards import parse_card
from romme.engine.events import Event
from romme.engine.evolve import fold
from romme.engine.setup import WrongPack, dealt_game, shuffled_game
from romme.engine.state import Cards, Seat, State
from romme.rules import BadRules, RuleSet, RuleSetProblem, find_preset
from romme.rules.options import Mode
from romme.view.project import view
from tests.support.table import at_table

RULES = find_preset("verband").rules


class Begin(Protocol):
    """A function that starts a game with a pack and returns its first events."""

    def __call__(
        self, rules: RuleSet, mode: Mode, *, seats: int, dealer: Seat, pack: Cards
    ) -> tuple[Event, ...]: ...


def dealt(seats: int, dealer: int, seating: str = "dealer_sits_out") -> State:
    rules = RULES.with_options({"seating": seating})
    return fold(dealt_game(rules, Mode.ASSIST, seats=seats, dealer=Seat(dealer), pack=RULES.pack))


@pytest.mark.parametrize(
    ("seats", "problem"),
    [(2, RuleSetProblem.TOO_FEW_WITH_DEALER_OUT), (5, RuleSetProblem.PLAYERS)],
)
def test_V1_1_tables_of_two_or_five_are_refused(seats: int, problem: RuleSetProblem) -> None:
    with pytest.raises(BadRules) as error:
        dealt(seats, 1)
    assert error.value.problem is problem
    assert error.value.facts == {"have": seats, "least": 3, "most": 4}


@pytest.mark.parametrize(
    ("dealer", "playing"), [(1, (2, 3, 4)), (2, (3, 4, 1)), (3, (4, 1, 2)), (4, (1, 2, 3))]
)
def test_V1_2_the_dealer_sits_out_at_a_table_of_four(dealer: int, playing: tuple[int, ...]) -> None:
    """The other three play, and the dealer gets no cards."""
    state = dealt(4, dealer)
    assert state.playing == playing
    assert [len(hand) for hand in state.hands] == [0 if n == dealer else 13 for n in range(1, 5)]
    assert state.turn == playing[0]


@pytest.mark.parametrize(("seats", "playing"), [(2, (2, 1)), (3, (2, 3, 1)), (4, (2, 3, 4, 1))])
def test_V1_2_everybody_may_play_at_a_casual_table(seats: int, playing: tuple[int, ...]) -> None:
    """The option `everyone_plays` allows tables of two, three or four (assumed)."""
    state = dealt(seats, 1, "everyone_plays")
    assert state.playing == playing
    assert [len(hand) for hand in state.hands] == [13] * seats


@pytest.mark.parametrize(("dealer", "playing"), [(1, (2, 3, 1)), (3, (1, 2, 3))])
def test_V1_3_the_dealer_plays_at_a_table_of_three(dealer: int, playing: tuple[int, ...]) -> None:
    """In the order of turns, the dealer is last."""
    state = dealt(3, dealer)
    assert state.playing == playing
    assert [len(hand) for hand in state.hands] == [13, 13, 13]


def test_V2_1_the_pack_has_every_card_twice_and_six_jokers() -> None:
    """There are 110 cards in all."""
    counts = Counter(map(str, RULES.pack))
    assert counts.pop("*") == 6
    assert counts == {rank + suit: 2 for rank in "A23456789TJQK" for suit in "CSHD"}
    assert len(RULES.pack) == 110


def test_V2_1_a_deal_uses_the_whole_pack() -> None:
    """The hands, the open card and the stock together make up the pack."""
    state = dealt(4, 2)
    cards = [*state.open_pile, *state.stock, *(card for hand in state.hands for card in hand)]
    assert Counter(cards) == Counter(RULES.pack)


@pytest.mark.parametrize("begin", [dealt_game, shuffled_game])
def test_V3_2_the_pack_is_checked_before_the_deal(begin: Begin) -> None:
    """A pack with a missing or extra card is refused, and the error names the card."""
    king, ace = parse_card("KC"), parse_card("AC")
    lacking = list(RULES.pack)
    lacking.remove(king)
    for pack, missing, extra in (
        (lacking, (king,), ()),
        ([*lacking, ace], (king,), (ace,)),
        ([*RULES.pack, ace], (), (ace,)),
    ):
        with pytest.raises(WrongPack) as error:
            begin(RULES, Mode.ASSIST, seats=4, dealer=Seat(1), pack=tuple(pack))
        assert (error.value.missing, error.value.extra) == (missing, extra)


def test_V4_1_a_series_is_a_whole_number_of_rounds() -> None:
    """Five rounds are twenty games at a table of four, fifteen at a table of three (assumed)."""
    assert (RULES.rounds * 4, RULES.rounds * 3) == (20, 15)
    assert RULES.with_options({"rounds": 4}).rounds * 4 == 16


def test_V5_13_everyone_sees_how_many_cards_a_player_holds() -> None:
    """Players see only their own cards, and a spectator sees none."""
    table = at_table("verband", hands=["4C 5C KD", "2D 3D", "9H", ""], stock="JS JD")
    state = table.play("1 draw stock", "1 discard KD", "2 draw stock").state
    for seat in (Seat(1), Seat(2), Seat(3), Seat(4), None):
        seen = view(state, seat)
        assert seen.counts == (3, 3, 1, 0)
        own = [cards is not None for cards in seen.hands]
        assert own == [number == seat for number in range(1, 5)]
