"""A table at which nobody could open, or whose games need not end, is refused with the reason."""

from __future__ import annotations

import pytest

from romme.rules import BadRules, RuleSetProblem, find_preset
from romme.rules.opening_reach import most_opening_points
from romme.rules.stored_rules import read_rules, write_rules
from tests.support.table import at_table

SHORT = {"hand_sizes": [3] * 5, "opening_points": 51, "lay_offs": "after_opening"}

UNPLAYABLE: list[tuple[str, dict[str, object], RuleSetProblem]] = [
    ("klassik", SHORT, RuleSetProblem.OPENING_OUT_OF_REACH),
    ("klassik", {**SHORT, "hand_sizes": [10, 3, 7, 6, 6]}, RuleSetProblem.OPENING_OUT_OF_REACH),
    (
        "turnier",
        {"opening_points": 51, "melds_per_turn": 1, "hand_sizes": [4] * 5, "hand_romme": "no"},
        RuleSetProblem.OPENING_OUT_OF_REACH,
    ),
    ("klassik", {"blocked_after": 0}, RuleSetProblem.PILE_WITHOUT_END),
    ("turnier", {"stock_end": "reshuffled"}, RuleSetProblem.PILE_WITHOUT_END),
    ("klassik", {"stalled_after": 0}, RuleSetProblem.TURNS_WITHOUT_END),
    ("turnier", {"stalled_after": 0}, RuleSetProblem.TURNS_WITHOUT_END),
]


@pytest.mark.parametrize(("name", "options", "problem"), UNPLAYABLE, ids=str)
def test_unplayable_rules_are_refused_for_new_games(
    name: str, options: dict[str, object], problem: RuleSetProblem
) -> None:
    with pytest.raises(BadRules) as caught:
        find_preset(name).rules.with_new_options(options)
    assert caught.value.problem is problem


@pytest.mark.parametrize(("name", "options", "problem"), UNPLAYABLE, ids=str)
def test_unplayable_rules_of_stored_games_can_be_read(
    name: str, options: dict[str, object], problem: RuleSetProblem
) -> None:
    """Older versions accepted them."""
    assert problem.value
    rules = find_preset(name).rules.with_options(options)
    assert read_rules(write_rules(rules)) == rules


@pytest.mark.parametrize(
    "options",
    [
        {**SHORT, "opening_points": 40, "hand_sizes": [3] * 5, "ace_points": "by_place"},
        {**SHORT, "hand_sizes": [4] * 5, "ace_order": "corner", "ace_points": "by_place"},
        {**SHORT, "hand_romme": "yes"},
        {**SHORT, "superromme": "yes"},
        {"blocked_after": 0, "stock_end": "game_ends"},
    ],
    ids=str,
)
def test_playable_rules_are_accepted(options: dict[str, object]) -> None:
    """With four cards and the drawn one, TC JC QC KC AC open with 51 points."""
    rules = find_preset("klassik").rules
    assert rules.with_new_options(options) == rules.with_options(options)


def test_a_refused_opening_names_hand_and_points() -> None:
    with pytest.raises(BadRules) as caught:
        find_preset("klassik").rules.with_new_options(SHORT)
    assert caught.value.facts == {"players": 2, "cards": 3, "have": 40, "need": 51}


@pytest.mark.parametrize(
    ("cards", "melds", "aces", "points"),
    [
        (2, 0, 8, 0),
        (3, 0, 8, 33),
        (4, 0, 8, 44),
        (5, 0, 8, 51),
        (6, 0, 8, 66),
        (6, 0, 4, 64),
        (8, 1, 8, 75),
    ],
)
def test_the_best_opening_is_found(cards: int, melds: int, aces: int, points: int) -> None:
    rules = find_preset("turnier").rules.melds
    assert most_opening_points(rules, cards, melds, aces) == points


def test_the_best_opening_can_be_laid() -> None:
    """Six cards open with at most 66 points: two sets of three aces."""
    table = at_table(
        "turnier", hands=["AC AC AS AS AH AH 8D", "2D 3D", "KD QD"], options={"opening_points": 51}
    )
    draft = table.play("1 draw stock", "1 meld AC AS AH", "1 meld AC AS AH").draft
    assert draft is not None
    assert draft.points == 66
