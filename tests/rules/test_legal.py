"""`legal` lists all draws, steps and ends in canonical order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.engine import legal
from romme.engine.commands import Draw
from romme.engine.decide import begin_draft
from romme.engine.draft import Draft
from romme.engine.referee import CorrectCount, rule
from romme.engine.state import Correction, Pile, Seat
from romme.engine.turn import Turn
from romme.notation.replaying import Replay
from romme.notation.text import NotedMove, write_move
from tests.support.table import Position, after, at_table, refused


def plan(tried: Replay) -> Draft:
    """Assert that no move was refused, and return the plan of seat 1 so far."""
    assert tried.refused is None, tried.refused
    return tried.draft or begin_draft(tried.state, Seat(1))


def draws(tried: Replay) -> list[str]:
    """Return the piles that `legal` lists for the draw of the player to move."""
    return [draw.pile.value for draw in legal.draws(Turn.of(tried.state))]


def steps(tried: Replay) -> list[str]:
    """Return the steps that `legal` lists for seat 1, in game file notation."""
    return [_act(NotedMove(Seat(1), step)) for step in legal.steps(plan(tried))]


def ends(tried: Replay) -> list[str]:
    """Return the ends that `legal` lists for seat 1, in game file notation."""
    return [_act(NotedMove(Seat(1), end)) for end in legal.ends(plan(tried))]


def can_finish(tried: Replay) -> bool:
    return legal.can_finish(plan(tried))


def _act(move: NotedMove) -> str:
    return write_move(move).removeprefix("1 ")


def turnier(own: str, *, open: str = "2C 9S", opened: bool = True, **more: str) -> Position:  # noqa: A002 - as in at_table
    """Return a `turnier` table where seat 1 is to move, with a set and a run with a joker."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D", "9C TS"],
        open=open,
        stock=more.get("stock", "JD QD"),
        table=[(2, "4H *5H 6H"), (3, "7C 7S 7H")],
        opened=[1] if opened else [],
        mode=more.get("mode", "assist"),
    )


def klassik(own: str, *, open: str = "2C 9C", **options: object) -> Position:  # noqa: A002 - as in at_table
    """Return a `klassik` table where seat 1 is to move, with one run."""
    return at_table(
        "klassik",
        hands=[own, "2D 3D"],
        open=open,
        stock="JD QD",
        table=[(2, "AH 2H 3H")],
        options=options,
    )


def verband(own: str, *, open: str = "2C 9S", opened: bool = True) -> Position:  # noqa: A002 - as in at_table
    """Return a `verband` table where seat 1 is to move, with one run."""
    return at_table(
        "verband",
        hands=[own, "2D 3D", "9C TS"],
        open=open,
        stock="JD QD",
        table=[(2, "4H 5H 6H")],
        opened=[1] if opened else [],
    )


def test_K8_draws_list_the_stock_before_the_open_pile() -> None:
    """An empty stock that would be refilled is listed too. After the draw nothing is listed."""
    assert draws(klassik("4C KD").play()) == ["stock", "open"]
    assert draws(klassik("4C KD").play("1 draw stock")) == []
    empty = at_table("klassik", hands=["4C KD", "2D"], stock="")
    assert draws(empty.play()) == ["stock", "open"]


def test_K8_an_empty_open_pile_is_not_listed() -> None:
    assert draws(at_table("klassik", hands=["4C KD", "2D"], open="").play()) == ["stock"]


def test_T10_only_the_stock_is_listed_with_one_card_in_hand() -> None:
    assert draws(turnier("KD").play()) == ["stock"]
    assert draws(turnier("KD 2S").play()) == ["stock", "open"]


@pytest.mark.parametrize(
    ("own", "open_pile", "listed"),
    [
        ("KD", "3H 8C 7H", ["stock"]),
        ("8H", "3H 8C 7H", ["stock"]),
        ("KD", "7H 8C QS", ["stock", "open"]),
        ("KD", "3H 7H QS", ["stock", "open"]),
        ("7H", "3H 8C QS", ["stock"]),
    ],
)
def test_V5_11_an_open_card_to_finish_with_is_not_listed(
    own: str, open_pile: str, listed: list[str]
) -> None:
    """The open pile is listed unless the player could finish with its top card."""
    table = verband(own, open=open_pile)
    assert draws(table.play()) == listed
    if "open" not in listed:
        *_, top = open_pile.split()
        assert refused(table.play("1 draw open")) == (1, "V5.11", {"card": top})


def test_V5_11_finishing_without_a_discard_counts_as_finishing() -> None:
    """An open card is not listed if the player could lay it off together with their last card."""
    options = {"last_card": "not_to_finish"}
    assert draws(klassik("4H", open="2C 5H", **options).play()) == ["stock"]
    assert draws(klassik("4H", open="2C 6H", **options).play()) == ["stock", "open"]


@pytest.mark.parametrize("rules", ["klassik", "turnier", "verband", "haus"])
def test_after_taking_predicts_the_turn_after_the_draw(rules: str) -> None:
    """`after_taking` returns the same turn as actually taking the open card."""
    state = at_table(rules, hands=["4C KD", "2D 3D", "TS"], open="2S 3S 9S").game.state
    taken = legal.after_taking(Turn.of(state))
    assert taken == Turn.of(after(state, 1, Draw(Pile.OPEN)))


def test_steps_are_sets_then_runs_then_lay_offs_then_swaps() -> None:
    """Sets are listed by rank, runs by suit, then lay-offs and swaps meld by meld."""
    tried = turnier("5H 7D 9C 9D 9H TH JH", stock="* QD").play("1 draw stock")
    assert steps(tried) == [
        "meld 9C 9H 9D",
        "meld 9C 9H *",
        "meld 9C 9D *",
        "meld 9H 9D *",
        "meld 9C 9H 9D *",
        "meld *8H 9H TH",
        "meld *8H 9H TH JH",
        "meld 9H TH JH",
        "meld *9H TH JH",
        "meld 9H *TH JH",
        "meld 9H TH *JH",
        "meld 9H TH JH *QH",
        "meld TH JH *QH",
        "meld 7D *8D 9D",
        "add 7D to 2",
        "add * to 2",
        "swap 5H in 1",
    ]


def test_T8_jokers_are_listed_only_where_the_meld_allows_one_more() -> None:
    """The run 4H *5H 6H can take a second joker only together with a natural card."""
    tried = turnier("* 8H KS").play("1 draw stock")
    assert steps(tried) == ["add *7H 8H to 1", "add * to 2"]


def test_T9_places_for_a_swapped_joker_are_listed() -> None:
    """No end is listed until the joker is laid."""
    tried = turnier("5H KD").play("1 draw stock", "1 swap 5H in 1")
    assert steps(tried) == ["add *3H to 1", "add *7H to 1", "add * to 2"]
    assert ends(tried) == []


def test_K9_after_the_one_meld_only_lay_offs_are_listed() -> None:
    """Melds are listed until the limit of the turn is reached."""
    own = "4H 7C 7S 7D 8C 8S 8D KD"
    for limit, more in ((1, []), (2, ["meld 8C 8S 8D"]), (0, ["meld 8C 8S 8D"])):
        table = klassik(own, melds_per_turn=limit)
        first = table.play("1 draw stock")
        assert steps(first) == ["meld 7C 7S 7D", "meld 8C 8S 8D", "add 4H to 1"]
        second = table.play("1 draw stock", "1 meld 7C 7S 7D")
        assert steps(second) == [*more, "add 4H to 1"]


@pytest.mark.parametrize(
    ("own", "options"),
    [
        ("7C * * *", {"joker_share": "any", "side_by_side": "free"}),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", {}),
    ],
)
def test_T6_invalid_melds_are_accepted_in_strict_mode_but_never_listed(
    own: str, options: dict[str, object]
) -> None:
    """Both modes list the same steps, and none of these steps lays an invalid meld."""
    assist, strict = (
        at_table("haus", hands=[own, "2D"], stock="JD", mode=mode, options=options).play(
            "1 draw stock"
        )
        for mode in ("assist", "strict")
    )
    assert steps(strict) == steps(assist)
    assert not any(plan(strict).step(step).invalid_melds for step in legal.steps(plan(strict)))


@pytest.mark.parametrize("name", ["turnier", "verband"])
def test_T6_cards_of_a_failed_opening_are_listed_as_discards(name: str) -> None:
    """If the melds have too few points to open, their natural cards may be discarded (V5.4)."""
    table = at_table(name, hands=["4C 5C 6C * KH", "2D", "3D"], stock="JD QD", mode="strict")
    assert ends(table.play("1 draw stock", "1 meld 4C 5C 6C")) == [
        "discard 4C",
        "discard 5C",
        "discard 6C",
        "discard KH",
        "discard JD",
    ]


def test_T4a_no_pass_is_listed_for_a_hand_with_a_discard() -> None:
    """A pass is also refused, since the failed opening puts cards to discard back in the hand."""
    table = at_table(
        "turnier", hands=["4C 5C * KH", "2D", "3D"], stock="JD", open="6C", mode="strict"
    )
    moves = ("1 draw open", "1 meld 4C 5C 6C")
    assert ends(table.play(*moves)) == ["discard 4C", "discard 5C", "discard KH", "return"]
    assert refused(table.play(*moves, "1 pass"))[1] == "T4a"


@pytest.mark.parametrize("name", ["turnier", "verband"])
def test_T8_a_pass_is_listed_when_only_jokers_come_back(name: str) -> None:
    """After the invalid meld goes back, the hand has three jokers, and none may be discarded."""
    table = at_table(name, hands=["TC TS TH TD * *", "2D", "3D"], stock="* JD", mode="strict")
    assert ends(table.play("1 draw stock", "1 meld TC TS TH TD", "1 meld * *")) == ["pass"]


def test_K11_the_taken_card_is_not_listed_as_a_discard() -> None:
    """Every other card in hand is listed, but returning the taken card is not."""
    table = klassik("8C KD KH 4S", open="2C KS")
    assert ends(table.play("1 draw open")) == [
        "discard 8C",
        "discard 4S",
        "discard KH",
        "discard KD",
    ]
    assert ends(table.play("1 draw stock"))[-1] == "discard KD"


def test_T4a_a_joker_is_listed_as_a_discard_only_to_finish() -> None:
    """The joker must be the last card in hand. Identical cards are listed only once."""
    assert ends(turnier("8C 8C *").play("1 draw stock")) == ["discard 8C", "discard JD"]
    last = turnier("7D *", stock="8D QD").play("1 draw stock", "1 add 7D to 2")
    assert ends(last) == ["discard 8D"]
    only = turnier("7D", stock="* QD").play("1 draw stock", "1 add 7D to 2")
    assert ends(only) == ["discard *"]


def test_T4c_only_the_return_is_listed_for_an_unused_card() -> None:
    """After the taken card is laid, discards are listed and the return is not."""
    table = turnier("8C KD", open="2C 7D")
    assert ends(table.play("1 draw open")) == ["return"]
    assert ends(table.play("1 draw open", "1 add 7D to 2")) == ["discard 8C", "discard KD"]


def test_T6_no_end_is_listed_before_the_opening_is_reached() -> None:
    """A plan with too few points to open can only be continued or taken back."""
    table = turnier("KC KS KH 9C 9H 9D 2S", opened=False)
    moves = ("1 draw stock", "1 meld KC KS KH")
    assert ends(table.play(*moves)) == []
    assert ends(table.play(*moves, "1 meld 9C 9H 9D")) == ["discard 2S", "discard JD"]


def test_V5_9_the_return_is_listed_until_something_is_laid() -> None:
    """The return is listed after all discards. The taken card may also be discarded."""
    table = verband("7H 8C KD")
    taken = table.play("1 draw open")
    listed = ["discard 8C", "discard 9S", "discard 7H", "discard KD"]
    assert ends(taken) == [*listed, "return"]
    listed.remove("discard 7H")
    assert ends(table.play("1 draw open", "1 add 7H to 1")) == listed
    assert "return" not in ends(table.play("1 draw stock"))


def test_V5_12_a_pass_is_listed_with_only_jokers_that_fit_nowhere() -> None:
    """While one of the jokers can be laid, no end is listed."""
    full = [(2, "7C 7S 7H 7D")]
    for melds, listed in ((full, ["pass"]), ([*full, (3, "4H 5H 6H")], [])):
        tried = at_table(
            "verband", hands=["*", "2D", "3D"], stock="* JD", table=melds, opened=[1]
        ).play("1 draw stock")
        assert ends(tried) == listed


def test_T3_a_corrected_turn_lists_only_its_allowed_acts() -> None:
    """A player with too many cards may only discard; one with too few draws a card and passes."""
    game = turnier("8C 7D").game
    lists = {}
    for correction in Correction:
        corrective_move = rule(game.state, CorrectCount(Seat(1), correction))
        table = Position(replace(game, start=(*game.start, *corrective_move)))
        moves = draws(table.play())
        tried = table.play(*(f"1 draw {pile}" for pile in moves))
        lists[correction] = moves, steps(tried), ends(tried)
    assert lists == {
        Correction.SKIP_DRAW: ([], [], ["discard 8C", "discard 7D"]),
        Correction.SKIP_DISCARD: (["stock"], [], ["pass"]),
    }


def test_K13_finishing_needs_no_discard() -> None:
    """`can_finish` finds a finish by lay-offs even if one card fits only after another."""
    assert can_finish(klassik("4H", open="2C 5H").play("1 draw open"))
    assert not can_finish(klassik("4H", open="2C 6H").play("1 draw open"))


def test_T10_finishing_needs_a_card_to_discard() -> None:
    """`can_finish` is true if all cards but one can be laid. The last card may be a joker."""
    assert can_finish(turnier("7D").play("1 draw stock"))
    assert can_finish(turnier("* 7D 5H").play("1 draw stock", "1 swap 5H in 1", "1 add *3H to 1"))
    assert not can_finish(turnier("7D 8C").play("1 draw stock"))


def test_T6_an_opening_below_40_finishes_only_as_hand_romme() -> None:
    """With a meld of 30 points, `can_finish` is true only if the rules allow Hand-Rommé."""
    for hand_romme, finishes in (("no", False), ("yes", True)):
        table = at_table(
            "turnier",
            hands=["KC KS KH", "2D", "3D"],
            stock="9C JD",
            options={"hand_romme": hand_romme},
        )
        assert can_finish(table.play("1 draw stock")) is finishes
        assert can_finish(table.play("1 draw stock", "1 meld KC KS KH")) is finishes
