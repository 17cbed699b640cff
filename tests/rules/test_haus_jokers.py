"""haus: the options for swapping and discarding jokers."""

from __future__ import annotations

import pytest

from tests.support.table import Position, at_table, hand, outcome, refused, table_melds

RUN, SET, FULL_SET = "4H *5H 6H", "7C 7S *", "7C 7S 7D *"
CARD = {RUN: "5H", SET: "7H", FULL_SET: "7H"}
DONE = {RUN: "4H 5H 6H", SET: "7C 7S 7H", FULL_SET: "7C 7S 7H 7D"}


def table(lies: str, *opened: int, **options: object) -> Position:
    """Return a table where seat 1 holds a card that the joker in a meld of seat 2 stands for."""
    return at_table(
        "haus",
        hands=[f"{CARD[lies]} 8D JD", "2S"],
        open="9S",
        stock="5S 3S",
        table=[(2, lies), (2, "TC JC QC")],
        opened=opened,
        options=options,
    )


def discarding(held: str, *opened: int, **options: object) -> Position:
    return at_table("haus", hands=[held, "2S"], stock="5S 3S", opened=opened, options=options)


@pytest.mark.parametrize(
    ("swap", "lies"),
    [
        ("full_sets", RUN),
        ("full_sets", FULL_SET),
        ("all_melds", RUN),
        ("all_melds", SET),
        ("all_melds", FULL_SET),
    ],
)
def test_a_joker_is_swapped_where_the_option_allows_it(swap: str, lies: str) -> None:
    """The natural card takes the joker's place, and the joker is laid in the same turn (T9)."""
    swaps = table(lies, 1, joker_swap=swap)
    moves = ("1 draw stock", f"1 swap {CARD[lies]} in 1")
    planned = swaps.play(*moves)
    assert planned.refused is None
    assert table_melds(planned) == [DONE[lies], "TC JC QC"]
    assert planned.draft is not None
    assert planned.draft.holding.pending == 1
    assert hand(planned, 1) == "5S 8D JD"
    played = swaps.play(*moves, "1 add *KC to 2", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == [DONE[lies], "TC JC QC *KC"]
    assert hand(played, 1) == "5S JD"


@pytest.mark.parametrize("lies", [RUN, SET, FULL_SET])
def test_no_joker_is_swapped_if_the_option_is_never(lies: str) -> None:
    """As in K6, no card may be removed from a meld."""
    never = table(lies, 1, joker_swap="never")
    assert refused(never.play("1 draw stock", f"1 swap {CARD[lies]} in 1"))[:2] == (
        2,
        "H.joker_swap",
    )


def test_a_joker_in_a_set_of_three_is_swapped_only_if_agreed() -> None:
    """By default the set must have four cards (T9)."""
    moves = ("1 draw stock", "1 swap 7H in 1")
    for options in ({}, {"joker_swap": "full_sets"}):
        facts = {"have": "3", "need": "4"}
        assert refused(table(SET, 1, **options).play(*moves)) == (2, "T9", facts)


@pytest.mark.parametrize("swap", ["full_sets", "all_melds"])
def test_a_player_who_has_not_opened_swaps_no_joker(swap: str) -> None:
    """T6 forbids the swap even where `joker_swap` allows swaps."""
    moves = ("1 draw stock", "1 swap 5H in 1")
    assert refused(table(RUN, joker_swap=swap).play(*moves))[:2] == (2, "T6")


@pytest.mark.parametrize("swap", ["full_sets", "all_melds"])
def test_only_the_card_a_joker_stands_for_is_swapped(swap: str) -> None:
    """Swapping in any other card is refused (T9)."""
    other = table(RUN, 1, joker_swap=swap)
    assert refused(other.play("1 draw stock", "1 swap 8D in 1"))[:2] == (2, "T9")


def test_a_swapped_joker_never_goes_into_the_hand() -> None:
    """The turn cannot end before the joker is laid (T9)."""
    moves = ("1 draw stock", "1 swap 5H in 1", "1 discard 8D")
    assert refused(table(RUN, 1, joker_swap="all_melds").play(*moves)) == (
        3,
        "H.joker_swap",
        {"jokers": "1"},
    )


@pytest.mark.parametrize(("opened", "clause"), [((), "T4a"), ((1,), "T8")])
def test_a_joker_is_discarded_only_to_finish_by_default(
    opened: tuple[int, ...], clause: str
) -> None:
    """The discard is refused while other cards are in the hand (T4a, T8)."""
    to_finish = discarding("* 8D", *opened, joker_discard="to_finish")
    assert refused(to_finish.play("1 draw stock", "1 discard *")) == (2, clause, {"card": "*"})


def test_the_last_card_may_always_be_a_joker() -> None:
    """Both values of `joker_discard` allow this discard."""
    for agreed in ("to_finish", "free"):
        last = discarding("3S 4S *", 1, joker_discard=agreed)
        won = last.play("1 draw stock", "1 meld 3S 4S 5S", "1 discard *")
        assert outcome(won).winner == 1


@pytest.mark.parametrize("opened", [(), (1,)])
def test_a_joker_is_discarded_freely_if_agreed(opened: tuple[int, ...]) -> None:
    """The joker goes onto the open pile and the next player may take it."""
    free = discarding("* 8D", *opened, joker_discard="free")
    played = free.play("1 draw stock", "1 discard *", "2 draw open")
    assert played.refused is None
    assert hand(played, 1) == "5S 8D"
    assert hand(played, 2) == "2S *"


def test_T8_a_turn_without_any_legal_end_may_be_passed() -> None:
    """The player may pass if neither a discard nor a return is legal (K11, T8)."""
    table = at_table(
        "haus",
        hands=["*", "2D 3D"],
        open="9S 5D",
        table=[(1, "5C 5S 5H *"), (2, "8C 8S 8H 8D")],
    )
    for end in ("discard 5D", "discard *", "return"):
        assert table.play("1 draw open", f"1 {end}").refused is not None
    tried = table.play("1 draw open", "1 pass")
    assert (tried.refused, tried.state.turn) == (None, 2)


def test_T8_no_pass_where_a_swapped_out_joker_has_a_place() -> None:
    table = at_table(
        "haus",
        hands=["*", "2D 3D"],
        open="9S 5D",
        table=[(1, "5C 5S 5H *"), (2, "8C 8S 8H")],
    )
    assert refused(table.play("1 draw open", "1 pass"))[:2] == (2, "T4b")
    tried = table.play("1 draw open", "1 swap 5D in 1", "1 add * to 2", "1 discard *")
    assert tried.refused is None
