"""haus: options for jokers, aces and the number of melds per turn."""

from __future__ import annotations

from collections import Counter

import pytest

from romme.cards import parse_card
from romme.engine.evolve import fold
from romme.engine.setup import BadPosition, PositionProblem, dealt_game
from romme.engine.state import Seat
from romme.rules import BadRules, RuleSetProblem, find_preset
from romme.rules.options import Mode
from tests.support.table import Position, as_held, at_table, hand, refused, table_melds


def table(cards: str, **options: object) -> Position:
    """Return a table where seat 1 has opened and holds these cards and one to discard."""
    return at_table(
        "haus", hands=[f"{cards} 8D", "2S"], open="9S", stock="5S 3S", opened=[1], options=options
    )


def is_laid(cards: str, clause: str = "T8", **options: object) -> bool:
    """Return whether the cards are accepted as a meld. Assert that a refusal names this clause."""
    moves = ("1 draw stock", f"1 meld {cards}")
    plain = as_held(cards)
    tried = table(plain, **options)
    played = tried.play(*moves)
    if played.refused is None:
        assert sorted(table_melds(played)[0].split()) == sorted(cards.split())
        assert hand(played, 1) == "5S 8D"
        return True
    facts = {"cards": str(len(cards.split()))}
    assert refused(tried.play(*moves)) == (2, clause, facts)
    return False


ACES = [
    ("low", {"AC 2C 3C"}),
    ("low_or_high", {"AC 2C 3C", "QC KC AC"}),
    ("corner", {"AC 2C 3C", "QC KC AC", "KC AC 2C", "QC KC AC 2C 3C"}),
]


@pytest.mark.parametrize(("order", "allowed"), ACES)
def test_the_ace_order_option_decides_which_runs_are_melds(order: str, allowed: set[str]) -> None:
    """The ace is low only, low or high, or may also go around the corner."""
    tried = ("AC 2C 3C", "QC KC AC", "KC AC 2C", "QC KC AC 2C 3C")
    laid = {cards for cards in tried if is_laid(cards, "H.ace_order", ace_order=order)}
    assert laid == allowed


@pytest.mark.parametrize(
    ("cards", "order", "points"),
    [
        ("AC 2C 3C", "low", 6),
        ("AC 2C 3C", "corner", 6),
        ("QC KC AC", "low_or_high", 31),
        ("KC AC 2C", "corner", 23),
        ("AC AS AH", "low", 33),
    ],
)
def test_an_ace_counts_by_its_place_in_the_meld(cards: str, order: str, points: int) -> None:
    """An ace counts 11 in a set and next to the king, otherwise 1 (T7)."""
    planned = table(cards, ace_order=order).play("1 draw stock", f"1 meld {cards}")
    assert planned.draft is not None
    assert planned.draft.points == points


def test_every_ace_counts_one_if_agreed() -> None:
    """As in `klassik`, this applies to sets and hands too."""
    options = {"ace_points": "one"}
    planned = table("AC AS AH", **options).play("1 draw stock", "1 meld AC AS AH")
    assert planned.draft is not None
    assert planned.draft.points == 3
    rules = find_preset("haus").rules
    assert rules.card_points(parse_card("AC")) == 11
    assert rules.with_options(options).card_points(parse_card("AC")) == 1


SHARES = [
    ("fewer", {"7C 7S *", "4C 5C *6C", "7C 7S 7H *"}),
    ("not_more", {"7C 7S *", "4C 5C *6C", "7C 7S 7H *", "7C 7S * *", "*4C 5C *6C 7C"}),
    (
        "any",
        {"7C 7S *", "4C 5C *6C", "7C 7S 7H *", "7C 7S * *", "*4C 5C *6C 7C"}
        | {"7C * *", "7C * * *", "*4C 5C *6C"},
    ),
]


@pytest.mark.parametrize(("share", "allowed"), SHARES)
def test_the_joker_share_option_limits_jokers_in_a_meld(share: str, allowed: set[str]) -> None:
    """The option requires more natural cards than jokers, at least as many, or at least one."""
    tried = (*SHARES[-1][1], "* * *", "*4C *5C *6C")
    clause = "T8" if share == "fewer" else "H.joker_share"  # T8 gives the first answer only
    assert {cards for cards in tried if is_laid(cards, clause, joker_share=share)} == allowed


def test_a_meld_may_be_limited_to_one_joker() -> None:
    """A run of five may have two jokers under `fewer`, and no set or run may under `one`."""
    run = "4C *5C 6C *7C 8C"
    assert is_laid("7C 7S *", "H.joker_share", joker_share="one")
    assert is_laid(run, "T8", joker_share="fewer")
    assert not is_laid(run, "H.joker_share", joker_share="one")
    assert not is_laid("7C 7S * *", "H.joker_share", joker_share="one")
    planned = table("7C 7S 7H * *", joker_share="one").play("1 draw stock", "1 meld 7C 7S *")
    assert planned.refused is None
    more = table("7C 7S 7H * *", joker_share="one")
    played = more.play("1 draw stock", "1 meld 7C 7S *", "1 add * to 1")
    assert refused(played)[:2] == (3, "H.joker_share")


def test_the_number_of_jokers_is_checked_after_each_move() -> None:
    """A lay-off that adds too many jokers is refused, unless a higher share is agreed (T8)."""
    meld = ("1 draw stock", "1 meld 7C 7S *")
    few = table("7C 7S 7H * *", joker_share="fewer")
    assert refused(few.play(*meld, "1 add * to 1"))[:2] == (3, "T8")
    more = table("7C 7S 7H * *", joker_share="not_more")
    played = more.play(*meld, "1 add * to 1")
    assert played.refused is None
    assert table_melds(played) == ["7C 7S * *"]


@pytest.mark.parametrize(("beside", "allowed"), [("apart", False), ("free", True)])
def test_jokers_lie_side_by_side_only_if_agreed(beside: str, *, allowed: bool) -> None:
    """Jokers in a set, or separated by a natural card in a run, are always allowed."""
    assert is_laid("4C *5C *6C 7C", side_by_side=beside) is allowed
    assert is_laid("*4C 5C *6C 7C", side_by_side=beside)
    assert is_laid("7C 7S * *", side_by_side=beside)


@pytest.mark.parametrize("jokers", range(7))
def test_a_pack_has_none_to_six_jokers(jokers: int) -> None:
    rules = find_preset("haus").rules.with_options({"jokers": jokers})
    assert Counter(map(str, rules.pack))["*"] == jokers
    assert len(rules.pack) == 104 + jokers
    game = fold(dealt_game(rules, Mode.ASSIST, seats=4, dealer=Seat(1), pack=rules.pack))
    assert [len(cards) for cards in game.hands] == [13, 13, 13, 13]
    assert len(game.stock) == 104 + jokers - 53


@pytest.mark.parametrize("jokers", [-1, 7])
def test_other_numbers_of_jokers_are_refused(jokers: int) -> None:
    with pytest.raises(BadRules) as caught:
        table("7C", jokers=jokers)
    assert caught.value.problem is RuleSetProblem.OUT_OF_RANGE
    assert caught.value.facts == {"option": "jokers", "value": jokers, "least": 0, "most": 6}


@pytest.mark.parametrize(("jokers", "held"), [(0, "*"), (1, "* *"), (2, "* * *")])
def test_a_position_has_no_more_jokers_than_the_pack(jokers: int, held: str) -> None:
    """A hand with one joker too many raises `BadPosition`."""
    with pytest.raises(BadPosition) as caught:
        table(held, jokers=jokers)
    none = not jokers
    expected = PositionProblem.WITHOUT_JOKERS if none else PositionProblem.TOO_MANY
    assert caught.value.problem is expected
    assert table(held[:-2], jokers=jokers).play("1 draw stock").refused is None


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_a_turn_has_no_more_melds_than_agreed(limit: int) -> None:
    """The refusal of one meld too many states the limit (K9)."""
    melds = ("2C 3C 4C", "6S 6H 6D", "TD JD QD", "AC AS AH")
    limited = table(" ".join(melds), melds_per_turn=limit)
    moves = ("1 draw stock", *(f"1 meld {cards}" for cards in melds[: limit + 1]))
    assert refused(limited.play(*moves)) == (limit + 2, "H.melds_per_turn", {"limit": str(limit)})
    assert len(table_melds(limited.play(*moves))) == limit


def test_a_limit_of_zero_allows_any_number_of_melds() -> None:
    melds = ("2C 3C 4C", "6S 6H 6D", "TD JD QD", "AC AS AH", "9C 9S 9H")
    free = table(" ".join(melds), melds_per_turn=0)
    played = free.play("1 draw stock", *(f"1 meld {cards}" for cards in melds))
    assert played.refused is None
    assert len(table_melds(played)) == 5


def test_sets_are_no_larger_than_agreed() -> None:
    """With `largest_set = 3`, a set of four is refused, although T8 allows it."""
    assert is_laid("7C 7S 7H 7D", largest_set=4)
    assert not is_laid("7C 7S 7H 7D", "H.largest_set", largest_set=3)
    assert is_laid("7C 7S 7H", largest_set=3)
    assert not is_laid("7C 7S 7S")
