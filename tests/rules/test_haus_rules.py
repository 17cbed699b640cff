"""Options of haus and other rule sets: players, refused options, house rules."""

from __future__ import annotations

import pytest

from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Ending, Seat, State
from romme.rules import BadRules, RuleSetProblem, find_preset
from romme.rules.options import Mode
from romme.rules.ruleset import differences
from tests.support.table import at_table, hand, outcome, refused, table_melds


def dealt(seats: int, dealer: int, **options: object) -> State:
    rules = find_preset("haus").rules.with_options(options)
    events = dealt_game(rules, Mode.ASSIST, seats=seats, dealer=Seat(dealer), pack=rules.pack)
    return fold(events)


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_the_dealer_sits_out_at_a_table_of_four(dealer: int) -> None:
    """The other three players get 13 cards each, and the dealer gets none (T2)."""
    game = dealt(4, dealer, seating="dealer_sits_out")
    assert dealer not in game.playing
    assert game.playing == tuple((dealer - 1 + step) % 4 + 1 for step in (1, 2, 3))
    sizes = [len(cards) for cards in game.hands]
    assert sizes == [0 if seat == dealer else 13 for seat in (1, 2, 3, 4)]
    assert len(game.stock) == 110 - 3 * 13 - 1


@pytest.mark.parametrize(("seats", "seating"), [(4, "everyone_plays"), (3, "dealer_sits_out")])
def test_the_dealer_plays_at_other_tables(seats: int, seating: str) -> None:
    """The dealer plays with `seating = everyone_plays`, and at every table of three (T2)."""
    game = dealt(seats, 1, seating=seating)
    assert [len(cards) for cards in game.hands] == [13] * seats
    assert game.playing[-1] == 1


def test_a_dealer_who_sits_out_has_no_turn_and_no_score() -> None:
    """A draw by the dealer is refused (T3), and the dealer's score is `None`."""
    table = at_table(
        "haus",
        hands=["KC QD", "JC 2D", "3C 4C 9D", ""],
        stock="5S 3S 5C 6S",
        opened=[3],
        options={"seating": "dealer_sits_out"},
    )
    assert refused(table.play("4 draw stock")) == (1, "T3", {"seat": "4"})
    moves = ["1 draw stock", "1 discard KC", "2 draw stock", "2 discard JC"]
    moves += ["3 draw stock", "3 meld 3C 4C 5C"]
    won = table.play(*moves, "3 discard 9D")
    assert outcome(won).scores == (15, 5, 0, None)
    table = at_table(
        "haus",
        hands=["KC QD", "JC 2D", "3C 4C 9D", ""],
        turn=3,
        options={"seating": "dealer_sits_out"},
    )
    assert table.play("3 draw stock", "3 discard 9D").state.turn == 1


def test_the_dealer_cannot_sit_out_at_a_table_of_two() -> None:
    with pytest.raises(BadRules) as caught:
        dealt(2, 1, seating="dealer_sits_out")
    assert caught.value.problem is RuleSetProblem.TOO_FEW_WITH_DEALER_OUT


BAD_OPTIONS: list[tuple[str, dict[str, object], RuleSetProblem]] = [
    ("haus", {"lay_offs": "any_time"}, RuleSetProblem.LAY_OFFS_BEFORE_OPENING),
    ("klassik", {"opening_points": 30}, RuleSetProblem.LAY_OFFS_BEFORE_OPENING),
    ("turnier", {"lay_offs": "any_time"}, RuleSetProblem.LAY_OFFS_BEFORE_OPENING),
    ("haus", {"hand_romme": "no"}, RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME),
    ("klassik", {"hand_romme_factor": 2}, RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME),
    ("haus", {"scoring": "rating"}, RuleSetProblem.FACTOR_WITH_RATING),
    ("turnier", {"hand_romme_factor": 2}, RuleSetProblem.FACTOR_WITH_RATING),
    ("haus", {"packs": 1}, RuleSetProblem.PACK_TOO_SMALL),
    ("klassik", {"hand_sizes": [10, 10, 10, 10, 10]}, RuleSetProblem.PACK_TOO_SMALL),
    ("haus", {"fewest_players": 5, "most_players": 3}, RuleSetProblem.PLAYERS_REVERSED),
    ("haus", {"seating": "dealer_sits_out", "most_players": 2}, RuleSetProblem.TOO_FEW_TO_SIT_OUT),
    ("haus", {"rating_opened": [[30, 2], [10, 3]]}, RuleSetProblem.BANDS_NOT_RISING),
    ("haus", {"opening": 30}, RuleSetProblem.UNKNOWN_OPTION),
    ("haus", {"name": "mine"}, RuleSetProblem.UNKNOWN_OPTION),
    ("haus", {"document": "T"}, RuleSetProblem.UNKNOWN_OPTION),
    ("haus", {"scoring": "best"}, RuleSetProblem.UNKNOWN_VALUE),
    ("haus", {"open_card": True}, RuleSetProblem.UNKNOWN_VALUE),
    ("haus", {"opening_points": "40"}, RuleSetProblem.WRONG_TYPE),
    ("haus", {"opening_points": 40.0}, RuleSetProblem.WRONG_TYPE),
    ("haus", {"jokers": True}, RuleSetProblem.WRONG_TYPE),
    ("haus", {"hand_sizes": [13, 13]}, RuleSetProblem.WRONG_TYPE),
    ("haus", {"hand_sizes": 13}, RuleSetProblem.WRONG_TYPE),
    ("haus", {"hand_sizes": [13, 13, 13, 13, 16]}, RuleSetProblem.OUT_OF_RANGE),
    ("haus", {"melds_per_turn": -1}, RuleSetProblem.OUT_OF_RANGE),
    ("haus", {"largest_set": 5}, RuleSetProblem.OUT_OF_RANGE),
    ("haus", {"hand_romme_factor": 0}, RuleSetProblem.OUT_OF_RANGE),
    ("haus", {"fewest_players": 1}, RuleSetProblem.OUT_OF_RANGE),
    ("haus", {"most_players": 7}, RuleSetProblem.OUT_OF_RANGE),
    ("haus", {"blocked_after": -1}, RuleSetProblem.OUT_OF_RANGE),
]


@pytest.mark.parametrize(("name", "options", "problem"), BAD_OPTIONS, ids=str)
def test_bad_options_are_refused(
    name: str, options: dict[str, object], problem: RuleSetProblem
) -> None:
    """Unknown, contradictory, out-of-range and wrongly typed options raise `BadRules`."""
    with pytest.raises(BadRules) as caught:
        find_preset(name).rules.with_options(options)
    assert caught.value.problem is problem
    named = caught.value.facts.get("option")
    assert named is None or named in options


GOOD_OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("haus", {"opening_points": 0, "lay_offs": "any_time"}),
    ("haus", {"hand_romme": "no", "hand_romme_factor": 1}),
    ("haus", {"scoring": "rating", "hand_romme_factor": 1}),
    ("haus", {"packs": 1, "most_players": 4}),
    ("klassik", {"opening_points": 30, "lay_offs": "after_opening"}),
    ("klassik", {"melds_per_turn": 2}),
    ("turnier", {"opening_points": 30}),
    ("verband", {"open_card": "kept"}),
]


@pytest.mark.parametrize(("name", "options"), GOOD_OPTIONS, ids=str)
def test_changed_options_are_the_only_differences(name: str, options: dict[str, object]) -> None:
    base = find_preset(name).rules
    assert differences(base.with_options(options), base) == options
    assert differences(base, base) == {}


def test_unknown_rule_sets_are_refused() -> None:
    """The error lists the known rule sets."""
    with pytest.raises(BadRules) as caught:
        find_preset("canasta")
    assert caught.value.problem is RuleSetProblem.UNKNOWN_RULES
    assert "haus" in str(caught.value.facts["known"])


def test_klassik_may_allow_two_melds_a_turn() -> None:
    """The second meld of a turn is accepted and the third is refused (K9)."""
    table = at_table(
        "klassik",
        hands=["4C 5C 6C 7D 7H 7S JH JD JS KH", "2D"],
        options={"melds_per_turn": 2},
    )
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 meld 7D 7H 7S")
    assert table_melds(table.play(*moves)) == ["4C 5C 6C", "7S 7H 7D"]
    assert refused(table.play(*moves, "1 meld JH JD JS")) == (4, "H.melds_per_turn", {"limit": "2"})


def test_klassik_may_be_played_with_jokers() -> None:
    table = at_table("klassik", hands=["4C 5C * KH", "2D"], options={"jokers": 2})
    played = table.play("1 draw stock", "1 meld 4C 5C *6C", "1 discard KH")
    assert played.refused is None
    assert table_melds(played) == ["4C 5C *6C"]


def test_klassik_may_end_with_the_stock() -> None:
    """After the turn with the last stock card, a move is refused with `H.stock_end`."""
    table = at_table(
        "klassik", hands=["KH QD", "2D"], stock="3C", options={"stock_end": "game_ends"}
    )
    over = table.play("1 draw stock", "1 discard KH")
    assert outcome(over).ending is Ending.STOCK_USED_UP
    assert refused(table.play("1 draw stock", "1 discard KH", "2 draw open"))[:2] == (
        3,
        "H.stock_end",
    )


def test_klassik_may_require_an_opening() -> None:
    """The refusal names a house rule, because `klassik` has no clause about opening points."""
    options = {"opening_points": 30, "lay_offs": "after_opening"}
    table = at_table("klassik", hands=["4C 5C 6C KH QD", "2D"], options=options)
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard KH")
    assert refused(table.play(*moves)) == (3, "H.opening_points", {"have": "15", "need": "30"})


@pytest.mark.parametrize(("melds", "have"), [("KC KS KD", 30), ("9C 9S 9D", 27)])
def test_turnier_may_open_with_30_points(melds: str, have: int) -> None:
    """An opening with 27 points is refused with the house rule `H.opening_points`."""
    table = at_table(
        "turnier", hands=[f"{melds} 8D 2D", "JD", "QD"], options={"opening_points": 30}
    )
    moves = ("1 draw stock", f"1 meld {melds}", "1 discard 8D")
    if have >= 30:
        played = table.play(*moves)
        assert played.refused is None
        assert played.state.opened == {1}
        assert hand(played, 1) == "2H 2D"
    else:
        assert refused(table.play(*moves)) == (
            3,
            "H.opening_points",
            {"have": str(have), "need": "30"},
        )


def test_verband_may_keep_the_open_card_in_the_hand() -> None:
    """Discarding the open card is refused with the house rule `H.open_card`, not with K11."""
    table = at_table("verband", hands=["8D 2D", "JD", "QD"], options={"open_card": "kept"})
    assert refused(table.play("1 draw open", "1 discard 9S")) == (2, "H.open_card", {"card": "9S"})
