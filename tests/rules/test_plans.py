"""Edge cases: turns sent as one command, taken cards, failed openings, impossible events."""

from __future__ import annotations

import copy

import pytest

from romme.cards import parse_card
from romme.engine.commands import LayDown, LayOff, Pass, Play
from romme.engine.errors import Illegal, illegal
from romme.engine.events import Discarded, Passed
from romme.engine.evolve import evolve, fold
from romme.engine.setup import game_began, shuffled_game
from romme.engine.state import Ending, Phase, Seat
from romme.melds import Flaw, Run, arrange, growth
from romme.notation.card_text import parse_placed
from romme.rules import find_preset
from romme.rules.grounds import Ground
from romme.rules.options import Mode
from tests.support.table import (
    Position,
    at_table,
    hand,
    open_pile,
    outcome,
    refused,
    refused_command,
    table_melds,
)

KLASSIK = find_preset("klassik").rules
TURNIER = find_preset("turnier").rules


def haus(own: str, *, open_card: str, lies: str = "TH JH QH", **options: object) -> Position:
    """Return a `haus` table where seat 1 has opened and `open_card` is the top of the open pile."""
    return at_table(
        "haus",
        hands=[own, "2S 3S"],
        open=f"9S {open_card}",
        stock="5S 6S",
        table=[(2, lies)],
        opened=[1],
        options=options,
    )


def strict(own: str, **options: object) -> Position:
    """Return a strict `turnier` table with one run that contains a joker. Seat 1 has not opened."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D", "4D 5D"],
        open="2C 9S",
        stock="QD JD",
        table=[(2, "4H *5H 6H")],
        mode="strict",
        options=options,
    )


@pytest.mark.parametrize(
    ("rules", "opened", "clause"),
    [
        ("klassik", [], "K11"),
        ("turnier", [], "T4a"),
        ("turnier", [1], "T4b"),
        ("verband", [], "V5.1"),
    ],
)
def test_K11_a_turn_without_an_end_is_refused_while_cards_are_left(
    rules: str, opened: list[int], clause: str
) -> None:
    """The turn must end with a discard."""
    table = at_table(rules, hands=["4C 5C KD", "2D 3D", "9H TS"], opened=opened)
    drawn = table.play("1 draw stock").state
    assert refused_command(drawn, 1, Play()) == (clause, {})


def test_K13_a_turn_that_wins_cannot_pass() -> None:
    """Laying the last card ends the game, so the turn must not also contain a pass."""
    drawn = at_table("klassik", hands=["4C 5C", "2D"], stock="6C 3H").play("1 draw stock").state
    finished = LayDown(parse_placed("4C 5C 6C"))
    assert refused_command(drawn, 1, Play((finished,), Pass())) == ("K11", {})


def test_K6_a_lay_off_of_no_cards_is_refused() -> None:
    """The meld would stay valid, but a lay-off needs a card."""
    table = at_table("klassik", hands=["4C KD", "2D"], table=[(2, "4H 5H 6H")], stock="3S 7S")
    nothing = Play((LayOff((), 1),), Pass())
    drawn = table.play("1 draw stock").state
    assert refused_command(drawn, 1, nothing) == ("K6", {"meld": "4H 5H 6H"})


@pytest.mark.parametrize("rules", ["klassik", "haus", "verband"])
def test_T8_adjacent_jokers_after_an_ace_are_reported_as_adjacent(rules: str) -> None:
    """The ace does not make the run invalid: all of these rule sets allow an ace before a two."""
    flaw = arrange(parse_placed("AC *2C *3C 4C 5C"), find_preset(rules).rules.melds)
    assert flaw is Flaw.JOKERS_SIDE_BY_SIDE


@pytest.mark.parametrize(
    ("cards", "by_one", "by_two"),
    [
        ("JS QS KS", ["TS"], ["TS 9S"]),
        ("AS 2S 3S", ["4S"], ["4S 5S"]),
        ("2S 3S 4S", ["AS", "5S"], ["5S 6S"]),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", [], []),
    ],
)
def test_K2_a_run_grows_no_further_than_ace_and_king(
    cards: str, by_one: list[str], by_two: list[str]
) -> None:
    """With the ace low, nothing can be added below the ace or above the king."""
    run = arrange(parse_placed(cards), KLASSIK.melds)
    assert isinstance(run, Run)
    for by, ends in ((1, by_one), (2, by_two)):
        assert [" ".join(map(str, grown)) for grown in growth(run, by, KLASSIK.melds)] == ends


@pytest.mark.parametrize("own", ["4C 8D", "4C 8D 9S"])
def test_K11_a_kept_card_cannot_be_returned(own: str) -> None:
    """The refusal names the taken card even if an identical card is in the hand."""
    table = at_table("haus", hands=[own, "2D"])
    assert refused(table.play("1 draw open", "1 return")) == (2, "H.open_card", {"card": "9S"})


def test_K11_laying_off_the_twin_of_a_taken_card_allows_its_discard() -> None:
    """The card laid off counts as the taken card, so the identical card may be discarded."""
    table = haus("KH 8D 4D", open_card="KH")
    tried = table.play("1 draw open", "1 add KH to 1", "1 discard KH")
    assert tried.refused is None
    assert open_pile(tried) == "9S KH"
    other = haus("KH 8D 4D", open_card="6C").play("1 draw open", "1 add KH to 1", "1 discard 6C")
    assert refused(other) == (3, "H.open_card", {"card": "6C"})


def test_K11_swapping_in_the_twin_of_a_taken_card_allows_its_discard() -> None:
    """The card swapped in counts as the taken card, so the identical card may be discarded.

    After any other swap the taken card must still not be discarded.
    """
    swap = ("1 draw open", "1 swap JH in 1", "1 add *KH to 1")
    twins = haus("JH 8D 4D", open_card="JH", lies="TH *JH QH")
    assert twins.play(*swap, "1 discard JH").refused is None
    other = haus("JH 8D 4D", open_card="6C", lies="TH *JH QH")
    assert refused(other.play(*swap, "1 discard 6C")) == (4, "H.open_card", {"card": "6C"})


def test_T10_a_taken_card_is_not_returned_from_an_empty_hand() -> None:
    """A player who has melded the whole hand cannot end the turn by returning the taken card."""
    table = at_table("klassik", hands=["4C 5C 6C", "2D"], opened=[1], options={"open_card": "used"})
    tried = table.play("1 draw open", "1 meld 4C 5C 6C", "1 return")
    assert refused(tried) == (3, "H.open_card", {})


@pytest.mark.parametrize(("joker_swap", "number"), [("never", 4), ("full_sets", None)])
def test_T10_without_swaps_a_card_for_a_jokers_place_does_not_fit(
    joker_swap: str, number: int | None
) -> None:
    """An open card that could only replace a joker does not fit if swaps are forbidden.

    Laying it off after another card is then an indirect lay-off.
    """
    table = at_table(
        "turnier",
        hands=["6H KD 2S", "2D 3D", "4D 5D"],
        open="2C 5H",
        stock="QD JD",
        table=[(2, "4H *5H 6H"), (3, "7H 8H 9H")],
        opened=[1],
        options={"joker_swap": joker_swap},
    )
    tried = table.play("1 draw open", "1 add 6H to 2", "1 add 5H to 2", "1 discard KD")
    if number is None:
        assert tried.refused is None
    else:
        assert refused(tried) == (number, "T10", {"card": "5H"})


def test_T6_a_player_with_only_jokers_left_cannot_pass_below_40() -> None:
    """The pass is refused because the new melds have too few points to open."""
    table = at_table("turnier", hands=["9C 9S 9H 9D * *", "2D", "3D"], open="2C", stock="* JD")
    tried = table.play("1 draw stock", "1 meld 9C 9S 9H 9D", "1 pass")
    assert refused(tried) == (3, "T6", {"have": "36", "need": "40"})


def test_T6_laying_the_last_card_below_the_opening_is_refused() -> None:
    """The rules allow a finish without a discard, but only with enough points to open."""
    options = {"opening_points": 30, "lay_offs": "after_opening"}
    table = at_table("klassik", hands=["4C 5C", "2D"], stock="6C 3H", options=options)
    tried = table.play("1 draw stock", "1 meld 4C 5C 6C")
    assert refused(tried) == (2, "H.opening_points", {"have": "15", "need": "30"})
    ten = at_table("klassik", hands=["JC QC", "2D"], stock="KC 3H", options=options)
    assert outcome(ten.play("1 draw stock", "1 meld JC QC KC")).winner == 1


def test_T6_cards_of_a_wrong_meld_cannot_be_laid_again() -> None:
    """The cards stay on the table until the turn ends."""
    table = strict("TC TS TH TD 9C 9H 8D 8C")
    moves = ("1 draw stock", "1 meld 9C 9H 8D")
    assert hand(table.play(*moves), 1) == "8C TC TS TH TD QD"
    assert refused(table.play(*moves, "1 meld 9C 9H 8C")) == (3, "T6", {"card": "9C"})


def test_T6_an_opening_of_one_point_can_fail() -> None:
    """A wrong meld is a failed opening even if one point is enough to open."""
    tried = strict("9C 9H 8D 8C", opening_points=1).play(
        "1 draw stock", "1 meld 9C 9H 8D", "1 discard 8C"
    )
    assert tried.refused is None
    assert hand(tried, 1) == "9C 9H 8D QD"


def test_K9_a_wrong_meld_counts_towards_the_limit_of_the_turn() -> None:
    """Strict mode accepts the wrong meld, but then refuses a second meld in the same turn."""
    table = strict("TC TS TH TD 9C 9H 8D 8C", melds_per_turn=1)
    tried = table.play("1 draw stock", "1 meld 9C 9H 8D", "1 meld TC TS TH TD")
    assert refused(tried) == (3, "H.melds_per_turn", {"limit": "1"})


def test_T9_a_swapped_joker_must_be_placed_although_a_wrong_meld_goes_back() -> None:
    """The valid melds and the swap stay, so the player must lay the swapped joker."""
    table = strict("TC TS TH TD 5H 9C 9H 8D 8C")
    moves = ("1 draw stock", "1 meld TC TS TH TD", "1 swap 5H in 1", "1 meld 9C 9H 8D")
    assert refused(table.play(*moves, "1 discard 8C")) == (5, "T9", {"jokers": "1"})
    tried = table.play(*moves, "1 add *7H to 1", "1 discard 8C")
    assert tried.refused is None
    assert table_melds(tried) == ["4H 5H 6H *7H", "TC TS TH TD"]
    assert hand(tried, 1) == "9C 9H 8D QD"


def test_T4c_a_taken_card_in_melds_that_stay_cannot_be_returned() -> None:
    """The taken card is part of a valid opening, so the turn must end with a discard."""
    table = at_table(
        "turnier",
        hands=["TC TS TH 9C 9H 8D 8C", "2D", "3D"],
        open="2C TD",
        mode="strict",
    )
    moves = ("1 draw open", "1 meld TC TS TH TD", "1 meld 9C 9H 8D")
    assert refused(table.play(*moves, "1 return"))[:2] == (4, "T4c")
    assert table.play(*moves, "1 discard 8C").refused is None


@pytest.mark.parametrize(("hand_romme", "ending"), [("yes", Ending.HAND), ("no", None)])
def test_V5_4_finishing_below_40_without_hand_romme_is_a_failed_opening(
    hand_romme: str, ending: Ending | None
) -> None:
    """With Hand-Rommé, the same meld of 30 points and the same discard win the game."""
    tried = at_table(
        "verband",
        hands=["KC KS KH", "2D", "3D"],
        stock="9C JD",
        mode="strict",
        options={"hand_romme": hand_romme},
    ).play("1 draw stock", "1 meld KC KS KH", "1 discard 9C")
    if ending is not None:
        assert outcome(tried).ending is ending
    else:
        assert tried.refused is None
        assert (hand(tried, 1), table_melds(tried)) == ("KC KS KH", [])
        assert (open_pile(tried), tried.state.turn) == ("9S 9C", 2)


def test_K16_a_lay_off_resets_the_count_of_idle_turns() -> None:
    """With `stalled_after = 3`, the game is blocked only by the third idle turn after a lay-off."""
    table = at_table(
        "haus",
        hands=["KD QD", "JC 7C KH 2C"],
        open="3C 9H",
        table=[(2, "TH JH QH")],
        options={"stalled_after": 3},
    )
    moves = ["1 draw open", "1 discard KD", "2 draw open", "2 add KH to 1", "2 discard JC"]
    moves += ["1 draw open", "1 discard QD", "2 draw open", "2 discard 7C"]
    played = table.play(*moves)
    assert played.refused is None
    assert played.state.outcome is None
    assert outcome(table.play(*moves, "1 draw open", "1 discard JC")).ending is Ending.BLOCKED


def test_K12_refusing_a_shuffle_states_the_number_of_cards_needed() -> None:
    table = at_table("haus", hands=["KD", "JC"], open="3C 9H 4C", stock="")
    tried = table.play("1 draw stock", "1 shuffle 3C 9H")
    assert refused(tried) == (2, "H.stock_end", {"need": "3"})


def test_K12_the_game_is_blocked_when_both_piles_are_empty() -> None:
    """After a pass that leaves both piles empty, the next player could not draw."""
    tried = at_table(
        "turnier",
        hands=["*", "2D", "3D"],
        open="*",
        stock="",
        opened=[1],
        options={"stock_end": "turned_over"},
    ).play("1 draw stock", "1 pass")
    assert outcome(tried).ending is Ending.BLOCKED


def test_T1_the_state_contains_the_whole_pack_before_the_cut() -> None:
    pack = TURNIER.pack[::-1]
    state = fold(shuffled_game(TURNIER, Mode.ASSIST, seats=4, dealer=Seat(1), pack=pack))
    assert (state.pack, state.stock) == (TURNIER.pack, pack)


def test_K7_the_end_of_a_turn_clears_the_drawn_card() -> None:
    """The drawn card is also cleared after the turn that wins the game."""
    table = at_table("klassik", hands=["4C 5C KD", "2D"], stock="6C 3H")
    drawn = table.play("1 draw stock")
    assert drawn.state.drawn is not None
    assert table.play("1 draw stock", "1 discard KD").state.drawn is None
    over = table.play("1 draw stock", "1 meld 4C 5C 6C", "1 discard KD")
    assert outcome(over).winner == 1
    assert over.state.drawn is None


def test_a_refusal_has_a_readable_text_and_can_be_copied() -> None:
    """`str` returns clause, ground and facts on one line."""
    refusal = illegal(TURNIER, Ground.DRAW_FIRST, seat=2, need=40)
    assert str(refusal) == "T4a draw-first(seat=2, need=40)"
    assert refusal.ground is Ground.DRAW_FIRST
    assert refusal.args == (refusal.clause, refusal.ground, refusal.facts)
    copied = copy.copy(refusal)
    assert isinstance(copied, Illegal)
    assert (copied.clause, copied.ground) == (refusal.clause, refusal.ground)
    assert copied.facts == {"seat": 2, "need": 40}


def test_a_game_without_a_pack_waits_for_the_cut() -> None:
    """The game has rules, seats and a dealer, but no cards."""
    start = game_began(TURNIER, Mode.STRICT, seats=4, dealer=Seat(2))
    state = fold((start,))
    assert (state.mode, state.dealer, state.playing, state.turn) == (Mode.STRICT, 2, (3, 4, 1), 3)
    assert (state.phase, state.pack, state.stock, state.open_pile) == (Phase.CUT, (), (), ())
    assert state.hands == state.known == ((),) * 4


def test_a_starting_event_discards_the_previous_game() -> None:
    """The events of a position and of a new game ignore the state to which they are applied."""
    other = at_table("klassik", hands=["4C KD", "2D"]).game.state
    (set_up,) = at_table("turnier", hands=["4C KD", "2D", "3D"]).game.start
    for event in (set_up, game_began(TURNIER, Mode.STRICT, seats=4, dealer=Seat(2))):
        assert evolve(other, event) == fold((event,))


def test_events_without_a_start_are_refused() -> None:
    """Folding events that begin with any other event raises a `TypeError` that names the event."""
    with pytest.raises(TypeError, match=r"a game cannot begin with Passed\(seat=1\)"):
        fold((Passed(Seat(1)),))


def test_impossible_events_raise_an_error() -> None:
    """`evolve` rejects an event that `decide` never emits: the discard of a card not held."""
    state = at_table("klassik", hands=["4C KD", "2D"]).game.state
    with pytest.raises(ValueError, match="seat 1 does not hold"):
        evolve(state, Discarded(Seat(1), parse_card("AH")))


@pytest.mark.parametrize(
    ("wrong", "lay"),
    [("8D", ["6S 7S 8S 9S TS", "TC TS TH TD"]), ("8D 8C", ["6S 7S 8S", "TC TS TH TD"])],
)
def test_T4a_an_open_card_laid_off_by_an_opening_stays_only_to_finish(
    wrong: str, lay: list[str]
) -> None:
    """If the discard wins, the lay-off stays. Otherwise the open card goes back to the pile."""
    tried = at_table(
        "turnier",
        hands=[f"TC TS TH TD TS {wrong}", "2D", "3D"],
        open="2C 9S",
        table=[(2, "6S 7S 8S")],
        mode="strict",
    ).play(
        "1 draw open", "1 meld TC TS TH TD", "1 add 9S to 1", "1 add TS to 1",
        f"1 meld {wrong}", "1 discard 8D",
    )  # fmt: skip
    assert tried.refused is None
    assert table_melds(tried) == lay
    if wrong == "8D":
        assert outcome(tried).ending is Ending.HAND_LAID_OFF
    else:
        assert (hand(tried, 1), open_pile(tried)) == ("8C TS 8D", "2C 9S")


def test_T10_a_meld_without_the_taken_card_leaves_the_lay_off_indirect() -> None:
    """After an indirect lay-off the player must finish, even after melding other cards."""
    table = at_table(
        "turnier",
        hands=["8H KC KS KH 2S 3S", "2D", "3D"],
        open="2C 9H",
        stock="QD JD",
        table=[(2, "5H 6H 7H")],
        opened=[1],
    )
    tried = table.play("1 draw open", "1 add 8H 9H to 1", "1 meld KC KS KH", "1 discard 2S")
    assert refused(tried) == (4, "T10", {"card": "9H"})


def test_T4a_a_meld_without_the_taken_card_does_not_open_with_it() -> None:
    """A taken card that was only laid off is not part of the opening, so the discard is refused."""
    table = at_table(
        "turnier",
        hands=["TC TS TH TD KC KS KH 2S 3S", "2D", "3D"],
        open="2C 9S",
        table=[(2, "6S 7S 8S")],
    )
    laid = ("1 draw open", "1 meld TC TS TH TD", "1 add 9S to 1", "1 meld KC KS KH")
    assert refused(table.play(*laid, "1 discard 2S")) == (
        5,
        "T4a",
        {"card": "9S", "laid": "2"},
    )
