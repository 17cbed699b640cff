"""turnier: the pack, the table, the cut and the deal (T1, T2, T3)."""

from __future__ import annotations

from collections import Counter

import pytest

from romme.cards import JOKER, NATURALS, Card
from romme.engine.commands import Cut, Discard, Draw, Play
from romme.engine.evolve import fold
from romme.engine.setup import WrongPack, dealt_game, shuffled_game
from romme.engine.state import Phase, Pile, Seat, State
from romme.rules import BadRules, find_preset
from romme.rules.options import Mode
from tests.support.table import after, refused_command

RULES = find_preset("turnier").rules
ALL_PLAY = RULES.with_options({"seating": "everyone_plays"})
PACK: tuple[Card, ...] = (*NATURALS, *NATURALS, *(JOKER,) * 6)
"""The whole pack, top card first. Dealing in a wrong order would give other hands."""


def dealt(seats: int, dealer: int, *, all_play: bool = False) -> State:
    rules = ALL_PLAY if all_play else RULES
    game = dealt_game(rules, Mode.ASSIST, seats=seats, dealer=Seat(dealer), pack=PACK)
    return fold(game)


def shuffled(seats: int, dealer: int) -> State:
    return fold(shuffled_game(RULES, Mode.ASSIST, seats=seats, dealer=Seat(dealer), pack=PACK))


def test_T1_the_pack_has_110_cards() -> None:
    counted = Counter(RULES.pack)
    assert len(RULES.pack) == 110
    assert counted.pop(JOKER) == 6
    assert counted == dict.fromkeys(NATURALS, 2)


@pytest.mark.parametrize(
    ("pack", "missing", "extra"),
    [
        (PACK[1:], "AC", ""),
        ((*PACK, JOKER), "", "*"),
        ((*PACK[:-1], NATURALS[0]), "*", "AC"),
    ],
)
def test_T1_a_pack_is_checked_before_it_is_dealt(
    pack: tuple[Card, ...], missing: str, extra: str
) -> None:
    """A pack with a missing, extra or replaced card raises `WrongPack`."""
    for begin in (dealt_game, shuffled_game):
        with pytest.raises(WrongPack) as caught:
            begin(RULES, Mode.ASSIST, seats=4, dealer=Seat(1), pack=pack)
        assert " ".join(map(str, caught.value.missing)) == missing
        assert " ".join(map(str, caught.value.extra)) == extra


@pytest.mark.parametrize(
    ("dealer", "playing"), [(1, (2, 3, 4)), (2, (3, 4, 1)), (3, (4, 1, 2)), (4, (1, 2, 3))]
)
def test_T2_the_dealer_sits_out_at_a_table_of_four(dealer: int, playing: tuple[int, ...]) -> None:
    """The other three get 13 cards each, and the dealer gets none."""
    state = dealt(4, dealer)
    assert state.playing == playing
    assert [len(hand) for hand in state.hands] == [0 if s == dealer else 13 for s in (1, 2, 3, 4)]


@pytest.mark.parametrize(("dealer", "playing"), [(1, (2, 3, 1)), (2, (3, 1, 2)), (3, (1, 2, 3))])
def test_T2_the_dealer_plays_at_a_table_of_three(dealer: int, playing: tuple[int, ...]) -> None:
    """All three get 13 cards, and the dealer plays last."""
    state = dealt(3, dealer)
    assert state.playing == playing
    assert [len(hand) for hand in state.hands] == [13, 13, 13]


@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_T2_tables_of_other_sizes_are_refused(seats: int) -> None:
    """The document allows tables of four, and of three if the number of players requires it."""
    with pytest.raises(BadRules) as caught:
        dealt(seats, 1)
    assert caught.value.facts == {"have": seats, "least": 3, "most": 4}


@pytest.mark.parametrize(("seats", "playing"), [(2, (2, 1)), (3, (2, 3, 1)), (4, (2, 3, 4, 1))])
def test_T2_a_casual_table_may_seat_two_to_four_with_everybody_playing(
    seats: int, playing: tuple[int, ...]
) -> None:
    """The dealer gets cards too, even at a table of four (assumed)."""
    state = dealt(seats, 1, all_play=True)
    assert state.playing == playing
    assert [len(hand) for hand in state.hands] == [13] * seats
    assert len(state.stock) == 110 - 13 * seats - 1


@pytest.mark.parametrize("seats", [1, 5])
def test_T2_casual_tables_of_other_sizes_are_refused(seats: int) -> None:
    """One player is too few and five are too many (assumed)."""
    with pytest.raises(BadRules) as caught:
        dealt(seats, 1, all_play=True)
    assert caught.value.facts == {"have": seats, "least": 2, "most": 4}


def test_T3_thirteen_cards_are_dealt_singly_from_the_dealers_left() -> None:
    """Every third card from the top of the pack goes to the same player."""
    state = dealt(4, 1)
    assert Counter(state.hand(Seat(2))) == Counter(PACK[0:39:3])
    assert Counter(state.hand(Seat(3))) == Counter(PACK[1:39:3])
    assert Counter(state.hand(Seat(4))) == Counter(PACK[2:39:3])


def test_T3_the_next_card_is_turned_up_and_the_rest_is_the_stock() -> None:
    """The fortieth card starts the open pile, and seventy are left to draw."""
    state = dealt(4, 1)
    assert state.open_pile == (PACK[39],)
    assert state.stock == PACK[40:]
    assert len(state.stock) == 70


@pytest.mark.parametrize(("seats", "dealer", "first"), [(4, 1, 2), (4, 4, 1), (3, 2, 3), (3, 3, 1)])
def test_T3_the_player_left_of_the_dealer_begins(seats: int, dealer: int, first: int) -> None:
    """No other player may draw first."""
    state = dealt(seats, dealer)
    assert (state.phase, state.turn) == (Phase.DRAW, first)
    assert after(state, first, Draw(Pile.STOCK)).phase is Phase.PLAY
    for seat in {1, 2, 3, dealer} - {first}:
        assert refused_command(state, seat, Draw(Pile.STOCK)) == ("T3", {"seat": str(seat)})


@pytest.mark.parametrize(
    ("seats", "dealer", "order"), [(4, 2, [3, 4, 1, 3]), (4, 4, [1, 2, 3, 1]), (3, 2, [3, 1, 2, 3])]
)
def test_T3_turns_go_clockwise_and_skip_the_dealer_who_sits_out(
    seats: int, dealer: int, order: list[int]
) -> None:
    state = dealt(seats, dealer)
    came = []
    for _ in order:
        came.append(state.turn)
        drawn = after(state, state.turn, Draw(Pile.STOCK))
        discard = next(card for card in drawn.hand(drawn.turn) if card is not JOKER)
        state = after(drawn, drawn.turn, Play(end=Discard(discard)))
    assert came == order


@pytest.mark.parametrize("lifted", [4, 5, 50, 105, 106])
def test_T3_the_cut_puts_the_lower_part_on_top(lifted: int) -> None:
    """The cards are dealt from the new top of the pack."""
    cut = after(shuffled(4, 1), 4, Cut(lifted))
    pack = (*PACK[lifted:], *PACK[:lifted])
    assert Counter(cut.hand(Seat(2))) == Counter(pack[0:39:3])
    assert cut.open_pile == (pack[39],)
    assert cut.stock == pack[40:]
    assert (cut.phase, cut.turn) == (Phase.DRAW, 2)


@pytest.mark.parametrize("lifted", [-4, 0, 3, 107, 110])
def test_T3_a_cut_lifts_and_leaves_at_least_four(lifted: int) -> None:
    """Fewer than four cards above or below the cut are refused."""
    facts = {"lifted": str(lifted), "least": "4", "most": "106"}
    assert refused_command(shuffled(4, 1), 4, Cut(lifted)) == ("T3", facts)


@pytest.mark.parametrize(("seats", "dealer", "right"), [(4, 1, 4), (4, 3, 2), (3, 1, 3), (3, 2, 1)])
def test_T3_only_the_right_neighbour_cuts(seats: int, dealer: int, right: int) -> None:
    """A cut by the dealer or any other player is refused."""
    state = shuffled(seats, dealer)
    for seat in set(range(1, seats + 1)) - {right}:
        assert refused_command(state, seat, Cut(20)) == ("T3", {"seat": str(seat)})
    assert after(state, right, Cut(20)).phase is Phase.DRAW


def test_T3_the_pack_is_cut_once_before_the_deal() -> None:
    """Drawing before the cut is refused, and so is cutting after the deal."""
    state = shuffled(4, 1)
    assert (state.phase, state.hands) == (Phase.CUT, ((), (), (), ()))
    assert refused_command(state, 2, Draw(Pile.STOCK))[0] == "T3"
    assert refused_command(after(state, 4, Cut(20)), 4, Cut(20))[0] == "T3"
