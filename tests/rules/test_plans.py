"""Whole turns at the edges: plans handed in at once, taken cards, openings that go wrong."""

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
from romme.notation.text import parse_placed
from romme.rules import find_preset
from romme.rules.grounds import Ground
from romme.rules.options import Mode
from tests.table import TableOf, at_table, hand, lying, open_pile, outcome, refused, refused_command

KLASSIK = find_preset("klassik").rules
TURNIER = find_preset("turnier").rules


def haus(own: str, *, open_card: str, lies: str = "TH JH QH", **options: object) -> TableOf:
    """Seat 1, opened, is to move where a taken card goes into the hand."""
    return at_table(
        "haus",
        hands=[own, "2S 3S"],
        open=f"9S {open_card}",
        stock="5S 6S",
        table=[(2, lies)],
        opened=[1],
        options=options,
    )


def strict(own: str, **options: object) -> TableOf:
    """Seat 1, not opened, is to move at a strict table; a run with a joker lies there."""
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
def test_K11_a_turn_without_an_end_has_laid_the_last_card(
    rules: str, opened: list[int], clause: str
) -> None:
    """A plan that leaves cards in the hand needs a discard."""
    table = at_table(rules, hands=["4C 5C KD", "2D 3D", "9H TS"], opened=opened)
    drawn = table.play("1 draw stock").state
    assert refused_command(drawn, 1, Play()) == (clause, {})


def test_K13_a_finished_turn_does_not_pass() -> None:
    """With the last card laid the game is over; there is nothing to pass on."""
    drawn = at_table("klassik", hands=["4C 5C", "2D"], stock="6C 3H").play("1 draw stock").state
    finished = LayDown(parse_placed("4C 5C 6C"))
    assert refused_command(drawn, 1, Play((finished,), Pass())) == ("K11", {})


def test_K6_no_cards_are_no_lay_off() -> None:
    """Laying off needs a card, although the meld would stay a meld."""
    table = at_table("klassik", hands=["4C KD", "2D"], table=[(2, "4H 5H 6H")], stock="3S 7S")
    nothing = Play((LayOff((), 1),), Pass())
    drawn = table.play("1 draw stock").state
    assert refused_command(drawn, 1, nothing) == ("K6", {"meld": "4H 5H 6H"})


@pytest.mark.parametrize("rules", ["klassik", "haus", "verband"])
def test_T8_jokers_side_by_side_after_an_ace_are_told_as_such(rules: str) -> None:
    """The ace stands well before the two, wherever else it may stand."""
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
def test_K2_a_run_grows_only_as_far_as_the_ace_allows(
    cards: str, by_one: list[str], by_two: list[str]
) -> None:
    """Below the ace and above the king nothing grows where the ace is low."""
    run = arrange(parse_placed(cards), KLASSIK.melds)
    assert isinstance(run, Run)
    for by, ends in ((1, by_one), (2, by_two)):
        assert [" ".join(map(str, grown)) for grown in growth(run, by, KLASSIK.melds)] == ends


@pytest.mark.parametrize("own", ["4C 8D", "4C 8D 9S"])
def test_K11_a_kept_card_does_not_go_back(own: str) -> None:
    """The refusal names the card, also where its twin is in the hand."""
    table = at_table("haus", hands=[own, "2D"])
    assert refused(table.play("1 draw open", "1 return")) == (2, "H.open_card", {"card": "9S"})


def test_K11_laying_off_the_twin_of_a_kept_card_frees_it() -> None:
    """Of two equal cards the laid one is the taken one, so the other may be discarded."""
    table = haus("KH 8D 4D", open_card="KH")
    tried = table.play("1 draw open", "1 add KH to 1", "1 discard KH")
    assert tried.refused is None
    assert open_pile(tried) == "9S KH"
    other = haus("KH 8D 4D", open_card="6C").play("1 draw open", "1 add KH to 1", "1 discard 6C")
    assert refused(other) == (3, "H.open_card", {"card": "6C"})


def test_K11_swapping_in_the_twin_of_a_kept_card_frees_it() -> None:
    """A swap uses the taken card like a lay-off; of another card it frees nothing."""
    swap = ("1 draw open", "1 swap JH in 1", "1 add *KH to 1")
    twins = haus("JH 8D 4D", open_card="JH", lies="TH *JH QH")
    assert twins.play(*swap, "1 discard JH").refused is None
    other = haus("JH 8D 4D", open_card="6C", lies="TH *JH QH")
    assert refused(other.play(*swap, "1 discard 6C")) == (4, "H.open_card", {"card": "6C"})


def test_T10_a_taken_card_is_not_returned_from_an_empty_hand() -> None:
    """Where no discard is needed: the hand is laid out but for the taken card."""
    table = at_table("klassik", hands=["4C 5C 6C", "2D"], opened=[1], options={"open_card": "used"})
    tried = table.play("1 draw open", "1 meld 4C 5C 6C", "1 return")
    assert refused(tried) == (3, "H.open_card", {})


@pytest.mark.parametrize(("joker_swap", "number"), [("never", 4), ("full_sets", None)])
def test_T10_a_jokers_place_is_no_fit_where_jokers_are_not_swapped(
    joker_swap: str, number: int | None
) -> None:
    """5H stands in a joker's place, but there it could not go: the lay-off is indirect."""
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


def test_T6_only_jokers_left_do_not_end_an_opening_that_is_short() -> None:
    """Four nines are 36, and no joker fits a full set: no pass either."""
    table = at_table("turnier", hands=["9C 9S 9H 9D * *", "2D", "3D"], open="2C", stock="* JD")
    tried = table.play("1 draw stock", "1 meld 9C 9S 9H 9D", "1 pass")
    assert refused(tried) == (3, "T6", {"have": "36", "need": "40"})


def test_T6_laying_the_last_card_does_not_replace_the_opening() -> None:
    """Finishing without a discard is refused while the melds are short of the opening."""
    options = {"opening_points": 30, "lay_offs": "after_opening"}
    table = at_table("klassik", hands=["4C 5C", "2D"], stock="6C 3H", options=options)
    tried = table.play("1 draw stock", "1 meld 4C 5C 6C")
    assert refused(tried) == (2, "H.opening_points", {"have": "15", "need": "30"})
    ten = at_table("klassik", hands=["JC QC", "2D"], stock="KC 3H", options=options)
    assert outcome(ten.play("1 draw stock", "1 meld JC QC KC")).winner == 1


def test_T6_the_cards_of_a_wrong_meld_have_left_the_hand() -> None:
    """Until the turn ends they lie there, and are not laid a second time."""
    table = strict("TC TS TH TD 9C 9H 8D 8C")
    moves = ("1 draw stock", "1 meld 9C 9H 8D")
    assert hand(table.play(*moves), 1) == "8C TC TS TH TD QD"
    assert refused(table.play(*moves, "1 meld 9C 9H 8C")) == (3, "T6", {"card": "9C"})


def test_T6_the_lowest_opening_can_fail_too() -> None:
    """Where one point opens, a wrong meld is still a failed opening."""
    tried = strict("9C 9H 8D 8C", opening_points=1).play(
        "1 draw stock", "1 meld 9C 9H 8D", "1 discard 8C"
    )
    assert tried.refused is None
    assert hand(tried, 1) == "9C 9H 8D QD"


def test_K9_a_wrong_meld_counts_as_the_one_of_the_turn() -> None:
    """Right or wrong, at a strict table no more melds are laid than the turn allows."""
    table = strict("TC TS TH TD 9C 9H 8D 8C", melds_per_turn=1)
    tried = table.play("1 draw stock", "1 meld 9C 9H 8D", "1 meld TC TS TH TD")
    assert refused(tried) == (3, "H.melds_per_turn", {"limit": "1"})


def test_T9_a_swapped_joker_is_owed_also_when_a_wrong_meld_goes_back() -> None:
    """The right melds stay with what was swapped, so the joker must find its place."""
    table = strict("TC TS TH TD 5H 9C 9H 8D 8C")
    moves = ("1 draw stock", "1 meld TC TS TH TD", "1 swap 5H in 1", "1 meld 9C 9H 8D")
    assert refused(table.play(*moves, "1 discard 8C")) == (5, "T9", {"jokers": "1"})
    tried = table.play(*moves, "1 add *7H to 1", "1 discard 8C")
    assert tried.refused is None
    assert lying(tried) == ["4H 5H 6H *7H", "TC TS TH TD"]
    assert hand(tried, 1) == "9C 9H 8D QD"


def test_T4c_a_card_in_melds_that_stay_does_not_go_back() -> None:
    """The right melds open with the taken card, so a discard ends the turn, not its return."""
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
def test_V5_4_without_hand_romme_all_but_one_card_laid_is_a_failed_opening(
    hand_romme: str, ending: Ending | None
) -> None:
    """30 points and a discard finish from the hand only where that counts as more."""
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
        assert (hand(tried, 1), lying(tried)) == ("KC KS KH", [])
        assert (open_pile(tried), tried.state.turn) == ("9S 9C", 2)


def test_K16_laying_starts_the_count_of_idle_turns_again() -> None:
    """Three turns with nothing laid and nothing from the stock block; the second one laid."""
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


def test_K12_a_pile_shuffled_with_other_cards_says_how_many_there_are() -> None:
    """The number of cards that the new stock must have is a fact."""
    table = at_table("haus", hands=["KD", "JC"], open="3C 9H 4C", stock="")
    tried = table.play("1 draw stock", "1 shuffle 3C 9H")
    assert refused(tried) == (2, "H.stock_end", {"need": "3"})


def test_K12_with_both_piles_used_up_the_game_is_blocked() -> None:
    """The only open card was turned over and drawn, and only jokers are left: no discard."""
    tried = at_table(
        "turnier",
        hands=["*", "2D", "3D"],
        open="*",
        stock="",
        opened=[1],
        options={"stock_end": "turned_over"},
    ).play("1 draw stock", "1 pass")
    assert outcome(tried).ending is Ending.BLOCKED


def test_T1_a_shuffled_pack_is_all_there_while_it_waits_for_the_cut() -> None:
    """The state knows its cards from the first moment on."""
    pack = TURNIER.pack[::-1]
    state = fold(shuffled_game(TURNIER, Mode.ASSIST, seats=4, dealer=Seat(1), pack=pack))
    assert (state.pack, state.stock) == (TURNIER.pack, pack)


def test_K7_nothing_is_drawn_yet_when_a_turn_begins_and_when_the_game_is_over() -> None:
    """What the last player drew is forgotten with the turn."""
    table = at_table("klassik", hands=["4C 5C KD", "2D"], stock="6C 3H")
    drawn = table.play("1 draw stock")
    assert drawn.state.drawn is not None
    assert table.play("1 draw stock", "1 discard KD").state.drawn is None
    over = table.play("1 draw stock", "1 meld 4C 5C 6C", "1 discard KD")
    assert outcome(over).winner == 1
    assert over.state.drawn is None


def test_a_refusal_says_for_programmers_what_is_wrong() -> None:
    """Clause, ground and facts in one line; it can be copied and sent elsewhere whole."""
    refusal = illegal(TURNIER, Ground.DRAW_FIRST, seat=2, need=40)
    assert str(refusal) == "T4a draw-first(seat=2, need=40)"
    assert refusal.ground is Ground.DRAW_FIRST
    assert refusal.args == (refusal.clause, refusal.ground, refusal.facts)
    copied = copy.copy(refusal)
    assert isinstance(copied, Illegal)
    assert (copied.clause, copied.ground) == (refusal.clause, refusal.ground)
    assert copied.facts == {"seat": 2, "need": 40}


def test_a_game_is_empty_before_its_pack_is_there() -> None:
    """It has begun, with rules, seats and a dealer, and waits for a pack to be cut."""
    start = game_began(TURNIER, Mode.STRICT, seats=4, dealer=Seat(2))
    state = fold((start,))
    assert (state.mode, state.dealer, state.playing, state.turn) == (Mode.STRICT, 2, (3, 4, 1), 3)
    assert (state.phase, state.pack, state.stock, state.open_pile) == (Phase.CUT, (), (), ())
    assert state.hands == state.known == ((),) * 4


def test_what_begins_a_game_begins_it_whatever_was_before() -> None:
    """A position set up, or a new game, leaves nothing of another one."""
    other = at_table("klassik", hands=["4C KD", "2D"]).game.state
    (set_up,) = at_table("turnier", hands=["4C KD", "2D", "3D"]).game.start
    for event in (set_up, game_began(TURNIER, Mode.STRICT, seats=4, dealer=Seat(2))):
        assert evolve(other, event) == fold((event,))


def test_a_game_does_not_begin_in_the_middle() -> None:
    """Events without a beginning are a bug, and named."""
    with pytest.raises(TypeError, match=r"a game cannot begin with Passed\(seat=1\)"):
        fold((Passed(Seat(1)),))


def test_events_that_cannot_have_happened_are_a_bug() -> None:
    """A card that is not held is never discarded; no player can cause this error."""
    state = at_table("klassik", hands=["4C KD", "2D"]).game.state
    with pytest.raises(ValueError, match="seat 1 does not hold"):
        evolve(state, Discarded(Seat(1), parse_card("AH")))


@pytest.mark.parametrize(
    ("wrong", "lay"),
    [("8D", ["6S 7S 8S 9S TS", "TC TS TH TD"]), ("8D 8C", ["6S 7S 8S", "TC TS TH TD"])],
)
def test_T4a_an_open_card_beside_the_opening_stays_only_to_finish(
    wrong: str, lay: list[str]
) -> None:
    """Laid off, it finishes with the one card that comes back; with two of them it goes back."""
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
    assert lying(tried) == lay
    if wrong == "8D":
        assert outcome(tried).ending is Ending.HAND_LAID_OFF
    else:
        assert (hand(tried, 1), open_pile(tried)) == ("8C TS 8D", "2C 9S")


def test_T10_a_meld_of_other_cards_does_not_make_an_indirect_lay_off_direct() -> None:
    """Only a meld with a card like the taken one does; another meld leaves the duty to finish."""
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


def test_T4a_a_meld_of_other_cards_does_not_open_with_the_taken_one() -> None:
    """Laid off beside the opening, the taken card binds to finish, whatever is melded after it."""
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
