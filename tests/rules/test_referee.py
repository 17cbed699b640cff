"""turnier: a referee's corrections at the table (T3), and the state of a game after a ruling."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from romme.engine.errors import Illegal
from romme.engine.events import CountCorrected, GameEnded, HandFilled
from romme.engine.evolve import evolve, fold
from romme.engine.referee import CorrectCount, DeclareVoid, FillHand, Redeal, Ruling, rule
from romme.engine.setup import set_up, shuffled_game
from romme.engine.state import Correction, Drawn, Ending, Phase, Pile, Seat, State
from romme.notation.card_text import parse_cards
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.support.table import (
    Position,
    at_table,
    hand,
    open_pile,
    outcome,
    piles,
    refused,
    table_melds,
)

RULES = find_preset("turnier").rules
SKIP_DRAW, SKIP_DISCARD = Correction.SKIP_DRAW, Correction.SKIP_DISCARD


def table(rules: str = "turnier", stock: str = "JS JD QD", **options: object) -> Position:
    """Return a table where seat 1 has opened and is to draw. In `turnier`, the dealer sits out."""
    return at_table(
        rules,
        hands=["4C 5C 6C 7H KD", "2D 3D", "9H TS", *([""] if rules == "turnier" else [])],
        stock=stock,
        table=[(2, "4H *5H 6H")],
        opened=[1],
        options=options,
    )


def corrected(at: Position, correction: Correction) -> Position:
    """Return the table after the referee has corrected the card count of seat 1."""
    corrective_move = rule(at.game.state, CorrectCount(Seat(1), correction))
    return Position(replace(at.game, start=(*at.game.start, *corrective_move)))


def ruled(state: State, ruling: Ruling) -> State:
    return reduce(evolve, rule(state, ruling), state)


def refused_ruling(state: State, ruling: Ruling) -> tuple[str, dict[str, object]]:
    """Return the clause and the facts with which a ruling is refused."""
    with pytest.raises(Illegal) as caught:
        rule(state, ruling)
    return caught.value.clause.value, dict(caught.value.facts)


def won() -> State:
    """Return the state of a game that seat 1 has won. Only seats 1 and 2 had opened."""
    tried = at_table(
        "turnier", hands=["4C 5C 6C", "2D 3D", "9H TS", ""], stock="JS JD 5D *", opened=[1, 2]
    ).play("1 draw stock", "1 meld 4C 5C 6C", "1 discard JS")
    assert outcome(tried).scores == (5, 3, 0, None)
    return tried.state


def to_be_cut() -> State:
    """Return the state of a game whose pack has been shuffled but not cut yet."""
    return fold(shuffled_game(RULES, Mode.ASSIST, seats=4, dealer=Seat(4), pack=RULES.pack))


def test_T3_a_player_with_too_many_cards_discards_without_drawing() -> None:
    """The correction does not apply to the player's next turn."""
    many = corrected(table(), SKIP_DRAW)
    for pile in ("stock", "open"):
        assert refused(many.play(f"1 draw {pile}")) == (1, "T3", {"seat": "1"})
    tried = many.play("1 discard KD")
    assert tried.refused is None
    assert (hand(tried, 1), piles(tried)) == ("4C 5C 6C 7H", ("JS JD QD", "9S KD"))
    assert (tried.state.turn, tried.state.correction) == (2, None)
    others = ("2 draw stock", "2 discard JS", "3 draw stock", "3 discard JD")
    again = many.play("1 discard KD", *others, "1 draw stock", "1 meld 4C 5C 6C", "1 discard QD")
    assert again.refused is None


def test_T3_a_player_with_too_few_cards_draws_without_discarding() -> None:
    """The turn ends with a pass."""
    few = corrected(table(), SKIP_DISCARD)
    assert refused(few.play("1 discard KD")) == (1, "T4b", {"seat": "1"})
    assert refused(few.play("1 draw stock", "1 discard KD")) == (2, "T3", {})
    tried = few.play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), open_pile(tried)) == ("4C 5C 6C JS 7H KD", "9S")
    assert (tried.state.turn, tried.state.correction) == (2, None)


@pytest.mark.parametrize("act", ["meld 4C 5C 6C", "add 7H to 1", "swap 5H in 1"])
@pytest.mark.parametrize(
    ("correction", "draw"), [(SKIP_DRAW, ()), (SKIP_DISCARD, ("1 draw stock",))]
)
def test_T3_nothing_may_be_laid_in_a_corrected_turn(
    correction: Correction, draw: tuple[str, ...], act: str
) -> None:
    """The player may not open, meld, lay off or swap."""
    at = corrected(table(stock="5H JD QD"), correction)
    assert refused(at.play(*draw, f"1 {act}")) == (len(draw) + 1, "T3", {})


def test_T3_the_open_card_may_not_be_taken_in_a_corrected_turn() -> None:
    """In `turnier` a taken card must be laid, which is forbidden in a corrected turn."""
    assert refused(corrected(table(), SKIP_DISCARD).play("1 draw open")) == (1, "T3", {})


@pytest.mark.parametrize("open_card", ["kept", "free"])
def test_T3_an_open_card_that_goes_into_the_hand_may_be_taken_in_a_corrected_turn(
    open_card: str,
) -> None:
    """With `open_card = kept` or `free`, a taken card need not be laid."""
    tried = corrected(table(open_card=open_card), SKIP_DISCARD).play("1 draw open", "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), open_pile(tried)) == ("4C 5C 6C 9S 7H KD", "")


def test_T3_the_limits_of_a_corrected_turn_are_an_option() -> None:
    """With `corrected_turn = no_melds`, the player may lay off but not meld (V4.6)."""
    at = corrected(table(corrected_turn="no_melds"), SKIP_DRAW)
    assert refused(at.play("1 meld 4C 5C 6C")) == (1, "H.corrected_turn", {})
    tried = at.play("1 add 7H to 1", "1 discard KD")
    assert tried.refused is None
    assert table_melds(tried) == ["4H *5H 6H 7H"]


@pytest.mark.parametrize("correction", list(Correction))
def test_T3_a_correction_names_its_seat(correction: Correction) -> None:
    """The event states the seat and the correction. The same seat is still to move."""
    state = table().game.state
    assert rule(state, CorrectCount(Seat(1), correction)) == (CountCorrected(Seat(1), correction),)
    assert ruled(state, CorrectCount(Seat(1), correction)).turn == 1


@pytest.mark.parametrize("seat", [2, 4])
def test_T3_only_the_player_to_move_can_be_corrected(seat: int) -> None:
    """Correcting another player, or the dealer who sits out, is refused."""
    refused_seat = refused_ruling(table().game.state, CorrectCount(Seat(seat), SKIP_DRAW))
    assert refused_seat == ("T3", {"seat": seat})


def test_T3_no_correction_before_the_deal_or_after_the_end() -> None:
    """There is no turn that could be corrected."""
    for state in (to_be_cut(), won()):
        ruling = CorrectCount(state.turn, SKIP_DRAW)
        assert refused_ruling(state, ruling) == ("T3", {"seat": 1})


@pytest.mark.parametrize(("rules", "clause"), [("turnier", "T3"), ("verband", "V4.9")])
def test_T3_a_correction_comes_before_the_draw(rules: str, clause: str) -> None:
    """After the draw, the turn can no longer be corrected."""
    drawn = table(rules).play("1 draw stock").state
    assert refused_ruling(drawn, CorrectCount(Seat(1), SKIP_DISCARD)) == (clause, {})


def test_T3_a_second_correction_in_a_turn_is_refused() -> None:
    """The second correction is refused whichever correction came first."""
    for correction in Correction:
        state = corrected(table(), correction).game.state
        assert refused_ruling(state, CorrectCount(Seat(1), SKIP_DISCARD)) == ("T3", {})


def test_T3_cards_missing_at_the_end_are_drawn_and_counted() -> None:
    """The missing cards come from the top of the stock, and the hand is counted again."""
    state = won()
    (event,) = rule(state, FillHand(Seat(2), 2))
    assert isinstance(event, HandFilled)
    assert (event.seat, event.cards) == (2, parse_cards("JD 5D"))
    filled = evolve(state, event)
    assert filled.hand(Seat(2)) == parse_cards("2D 3D 5D JD")
    assert filled.stock == parse_cards("*")
    counted = filled.outcome
    assert counted is not None
    assert counted == event.outcome
    assert (counted.ending, counted.winner) == (Ending.ROMME, 1)
    assert (counted.card_points, counted.scores) == ((0, 20, 19, 0), (5, 2, 0, None))


def test_T3_a_hand_can_be_filled_with_the_whole_stock() -> None:
    """A player who lacks more cards than the stock has draws what there is, and counts it."""
    for missing in (3, 4, 13):
        filled = ruled(won(), FillHand(Seat(3), missing))
        assert filled.stock == ()
        assert filled.outcome is not None
        assert filled.outcome.card_points == (0, 5, 54, 0)


def test_T3_with_an_empty_stock_the_hand_is_counted_as_it_is() -> None:
    filled = ruled(won(), FillHand(Seat(3), 3))
    again = ruled(filled, FillHand(Seat(2), 1))
    assert again.hand(Seat(2)) == filled.hand(Seat(2))
    assert again.outcome == filled.outcome


def test_T3_a_hand_is_filled_with_at_least_one_card() -> None:
    """Filling with zero cards is refused. Filling with one card takes the top card of the stock."""
    state = won()
    assert refused_ruling(state, FillHand(Seat(3), 0)) == ("T3", {"need": 0, "have": 3})
    assert ruled(state, FillHand(Seat(3), 1)).hand(Seat(3)) == parse_cards("TS 9H JD")


@pytest.mark.parametrize("seat", [1, 4])
def test_T3_neither_the_winners_nor_the_dealers_hand_is_filled(seat: int) -> None:
    """The winner has no cards left, and the dealer, who sat out, was dealt none."""
    assert refused_ruling(won(), FillHand(Seat(seat), 1)) == ("T3", {"seat": seat})


def test_T3_no_hand_is_filled_in_a_running_or_void_game() -> None:
    """Hands are filled only to be counted, so the game must be over and not void."""
    for state in (table().game.state, ruled(won(), DeclareVoid())):
        assert refused_ruling(state, FillHand(Seat(2), 1)) == ("T3", {})


def test_T3_no_new_deal_after_the_end() -> None:
    assert refused_ruling(won(), Redeal(RULES.pack)) == ("T3", {})


def test_V4_7_a_new_deal_replaces_the_whole_state() -> None:
    """The new state equals that of a game that began with this deal."""
    begun = table().game.state
    ace, *_ = parse_cards("AD")
    old = replace(
        begun,
        phase=Phase.PLAY,
        turn=Seat(2),
        opened=frozenset({Seat(1), Seat(2)}),
        drawn=Drawn(Pile.OPEN, ace, in_hand=False),
        taken=ace,
        pending=1,
        correction=SKIP_DISCARD,
        turnings=1,
        idle=2,
        known=((), (ace,), (), ()),
        stock_known=True,
    )
    pack = RULES.pack[60:] + RULES.pack[:60]
    fresh = set_up(
        RULES,
        Mode.ASSIST,
        dealer=Seat(4),
        turn=Seat(1),
        hands=(pack[0:39:3], pack[1:39:3], pack[2:39:3], ()),
        open_pile=pack[39:40],
        stock=pack[40:],
    )
    assert ruled(old, Redeal(pack)) == fresh.state


def test_V4_10_a_void_game_shows_the_hands_and_counts_nothing() -> None:
    """All card points are 0 and all scores None, whether or not the game was finished."""
    for state in (table().game.state, won()):
        (event,) = rule(state, DeclareVoid())
        assert isinstance(event, GameEnded)
        assert event.hands == state.hands
        assert (event.outcome.ending, event.outcome.winner) == (Ending.VOID, None)
        assert (event.outcome.card_points, event.outcome.scores) == ((0,) * 4, (None,) * 4)
