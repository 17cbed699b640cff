"""verband: the cut and the deal (V4.2, V4.4, V4.6)."""

from __future__ import annotations

import pytest

from romme.engine.commands import Cut, Discard, Draw, Play
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game, shuffled_game
from romme.engine.state import Phase, Pile, Seat, State
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.support.table import after, refused_command

RULES = find_preset("verband").rules
PACK = tuple(RULES.pack[place * 37 % 110] for place in range(110))
"""The whole pack in a fixed, unsorted order."""


def shuffled(seats: int, dealer: int) -> State:
    """Return the state of a game that waits for the cut."""
    return fold(shuffled_game(RULES, Mode.ASSIST, seats=seats, dealer=Seat(dealer), pack=PACK))


@pytest.mark.parametrize("lifted", [4, 50, 106])
def test_V4_2_the_cut_puts_the_lower_part_on_top(lifted: int) -> None:
    """The cards are dealt from the new top of the pack."""
    state = after(shuffled(4, 4), 3, Cut(lifted))
    cut = PACK[lifted:] + PACK[:lifted]
    assert [set(hand) for hand in state.hands[:3]] == [set(cut[n:39:3]) for n in range(3)]
    assert state.open_pile == (cut[39],)
    assert state.stock == cut[40:]
    assert state.phase is Phase.DRAW


@pytest.mark.parametrize(
    ("seats", "dealer", "cutter"), [(4, 1, 4), (4, 3, 2), (3, 1, 3), (3, 3, 2)]
)
def test_V4_2_the_right_neighbour_cuts(seats: int, dealer: int, cutter: int) -> None:
    """A cut by the dealer or any other player is refused."""
    state = shuffled(seats, dealer)
    for seat in range(1, seats + 1):
        if seat != cutter:
            assert refused_command(state, seat, Cut(20)) == ("V4.2", {"seat": str(seat)})
    assert after(state, cutter, Cut(20)).stock == (PACK[20:] + PACK[:20])[40:]


def test_V4_2_the_pack_is_cut_once() -> None:
    """A second cut by the right neighbour or another player is refused."""
    state = after(shuffled(4, 4), 3, Cut(20))
    for seat in (1, 3):
        assert refused_command(state, seat, Cut(20)) == ("V4.2", {"seat": str(seat)})


@pytest.mark.parametrize("lifted", [-4, 0, 1, 3, 107, 109, 110, 200])
def test_V4_4_a_cut_lifts_and_leaves_at_least_four(lifted: int) -> None:
    facts = {"lifted": str(lifted), "least": "4", "most": "106"}
    assert refused_command(shuffled(4, 4), 3, Cut(lifted)) == ("V4.4", facts)


def test_V4_4_the_cut_is_compulsory() -> None:
    """Before the cut no player can draw or play."""
    state = shuffled(4, 4)
    assert state.phase is Phase.CUT
    assert state.hands == ((),) * 4
    for seat in (1, 3):
        for command in (Draw(Pile.STOCK), Draw(Pile.OPEN), Play()):
            assert refused_command(state, seat, command) == ("V4.4", {"seat": str(seat)})


@pytest.mark.parametrize(
    ("seats", "dealer", "order"),
    [(4, 4, (1, 2, 3)), (4, 1, (2, 3, 4)), (4, 2, (3, 4, 1)), (3, 3, (1, 2, 3)), (3, 1, (2, 3, 1))],
)
def test_V4_6_thirteen_cards_are_dealt_singly_from_the_dealers_left(
    seats: int, dealer: int, order: tuple[int, ...]
) -> None:
    """The next card is turned up, and the player left of the dealer begins."""
    start = dealt_game(RULES, Mode.ASSIST, seats=seats, dealer=Seat(dealer), pack=PACK)
    state = fold(start)
    for place, seat in enumerate(order):
        assert state.hand(Seat(seat)) == tuple(sorted(PACK[place:39:3]))
        assert len(state.hand(Seat(seat))) == 13
    assert state.open_pile == (PACK[39],)
    assert state.stock == PACK[40:]
    assert (state.turn, state.phase) == (order[0], Phase.DRAW)
    assert state.opened == frozenset()


def test_V4_6_turns_go_clockwise() -> None:
    """The dealer, who sits out, is skipped."""
    state = fold(dealt_game(RULES, Mode.ASSIST, seats=4, dealer=Seat(2), pack=PACK))
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        state = after(state, state.turn, Draw(Pile.STOCK))
        card = state.hand(state.turn)[0]
        state = after(state, state.turn, Play((), Discard(card)))
    assert turns == [3, 4, 1, 3]
