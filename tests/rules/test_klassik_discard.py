"""klassik: the discard, and the card that must not be discarded (K11)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending, Phase
from tests.support.table import at_table, hand, open_pile, outcome, refused, table_melds

TABLE = at_table(
    "klassik",
    hands=["4C 5C KH QD", "2D 3D"],
    open="8S 6C",
    stock="3H 5H 7H 8H",
    table=[(2, "TS JS QS")],
)


LEFT_ALONE = {
    "by a lay-off": (["KS", "2D"], "1 add KS to 1"),
    "by two cards laid off": (["KS 9S", "2D"], "1 add KS 9S to 1"),
    "by a meld": (["5D 6D 7D", "2D"], "1 meld 5D 6D 7D"),
}


def test_K11_the_discard_lies_face_up_and_ends_the_turn() -> None:
    """The card goes on top of the open pile, and the next player has to draw."""
    played = TABLE.play("1 draw stock", "1 discard KH")
    assert played.refused is None
    assert open_pile(played) == "8S 6C KH"
    assert hand(played, 1) == "4C 5C 3H QD"
    assert (played.state.turn, played.state.phase) == (2, Phase.DRAW)


def test_K11_only_one_card_is_discarded() -> None:
    """A second discard is out of turn."""
    moves = ("1 draw stock", "1 discard KH", "1 discard QD")
    assert refused(TABLE.play(*moves)) == (3, "K7", {"seat": "1"})


def test_K11_the_card_taken_from_the_open_pile_is_not_discarded() -> None:
    """Taking and discarding the same card would leave the open pile unchanged."""
    assert refused(TABLE.play("1 draw open", "1 discard 6C")) == (2, "K11", {"card": "6C"})


def test_K11_the_taken_card_is_not_discarded_after_a_lay_off() -> None:
    """Laying other cards in between does not lift the ban."""
    table = at_table(
        "klassik", hands=["KS QD JD", "2D"], open="6C", stock="3H", table=[(2, "TS JS QS")]
    )
    moves = ("1 draw open", "1 add KS to 1", "1 discard 6C")
    assert refused(table.play(*moves)) == (3, "K11", {"card": "6C"})


def test_K11_another_card_may_be_discarded_after_taking_the_open_card() -> None:
    played = TABLE.play("1 draw open", "1 discard KH")
    assert played.refused is None
    assert open_pile(played) == "8S KH"
    assert hand(played, 1) == "4C 5C 6C QD"


def test_K11_the_taken_card_may_be_discarded_in_a_later_turn() -> None:
    """The ban ends with the turn."""
    played = TABLE.play(
        "1 draw open",
        "1 discard KH",
        "2 draw stock",
        "2 discard 3H",
        "1 draw stock",
        "1 discard 6C",
    )
    assert played.refused is None
    assert open_pile(played) == "8S KH 3H 6C"


def test_K11_the_ban_covers_only_the_card_taken_in_this_turn() -> None:
    """A card taken in an earlier turn may be discarded, but not the card taken in this one."""
    moves = (
        "1 draw open",
        "1 discard KH",
        "2 draw stock",
        "2 discard 3H",
        "1 draw open",
        "1 discard 3H",
    )
    assert refused(TABLE.play(*moves)) == (6, "K11", {"card": "3H"})
    assert TABLE.play(*moves[:-1], "1 discard 6C").refused is None


def test_K11_a_card_drawn_from_the_stock_may_be_discarded_at_once() -> None:
    played = TABLE.play("1 draw stock", "1 discard 3H")
    assert played.refused is None
    assert open_pile(played) == "8S 6C 3H"
    assert hand(played, 1) == "4C 5C KH QD"


def test_K11_the_taken_card_may_be_melded() -> None:
    """Only discarding the taken card is forbidden."""
    played = TABLE.play("1 draw open", "1 meld 4C 5C 6C", "1 discard KH")
    assert played.refused is None
    assert table_melds(played) == ["TS JS QS", "4C 5C 6C"]
    assert hand(played, 1) == "QD"


@pytest.mark.parametrize(("hands", "move"), LEFT_ALONE.values(), ids=LEFT_ALONE)
def test_K11_a_move_that_leaves_only_the_taken_card_is_refused(hands: list[str], move: str) -> None:
    """The refusal names the taken card, which the player could not discard."""
    table = at_table("klassik", hands=hands, open="6C", stock="3H 4H", table=[(2, "TS JS QS")])
    assert refused(table.play("1 draw open", move)) == (2, "K11", {"card": "6C"})


@pytest.mark.parametrize(("hands", "move"), LEFT_ALONE.values(), ids=LEFT_ALONE)
def test_K11_a_move_may_leave_only_a_card_from_the_stock(hands: list[str], move: str) -> None:
    """The player discards the drawn card and wins."""
    table = at_table("klassik", hands=hands, open="3H", stock="6C 4H", table=[(2, "TS JS QS")])
    played = table.play("1 draw stock", move, "1 discard 6C")
    assert outcome(played).winner == 1


def test_K11_a_move_may_leave_the_taken_card_and_another_one() -> None:
    """The other card can be discarded."""
    table = at_table(
        "klassik", hands=["KS 9D", "2D"], open="6C", stock="3H", table=[(2, "TS JS QS")]
    )
    played = table.play("1 draw open", "1 add KS to 1", "1 discard 9D")
    assert played.refused is None
    assert hand(played, 1) == "6C"
    assert played.state.turn == 2


LAYABLE = {
    "onto the meld just laid": ("4C 5C 6C", "7C", "1 meld 4C 5C 6C", "1 add 7C to 2"),
    "onto another's meld": ("4C 5C 6C", "KS", "1 meld 4C 5C 6C", "1 add KS to 1"),
    "only after the card laid off": ("QS", "KS", "1 add QS to 1", "1 add KS to 1"),
}


@pytest.mark.parametrize(("held", "taken", "move", "last"), LAYABLE.values(), ids=LAYABLE)
def test_K11_a_move_may_leave_only_the_taken_card_if_it_can_be_laid_off(
    held: str, taken: str, move: str, last: str
) -> None:
    """The turn cannot end before the taken card has been laid off."""
    lies = "9S TS JS" if held == "QS" else "TS JS QS"
    table = at_table("klassik", hands=[held, "2D"], open=taken, stock="3H", table=[(2, lies)])
    planned = table.play("1 draw open", move)
    assert planned.refused is None
    assert hand(planned, 1) == taken
    moves = ("1 draw open", move, f"1 discard {taken}")
    assert refused(table.play(*moves)) == (3, "K11", {"card": taken})
    assert refused(table.play("1 draw open", move, "1 pass"))[:2] == (3, "K11")
    won = table.play("1 draw open", move, last)
    ended = outcome(won)
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)


def test_K11_melding_the_taken_card_last_wins() -> None:
    """No discard is needed."""
    table = at_table("klassik", hands=["4C 5C", "2D"], open="6C", stock="3H")
    won = table.play("1 draw open", "1 meld 4C 5C 6C")
    assert outcome(won).winner == 1


def test_K11_a_player_with_one_card_discards_it_after_taking_the_open_card() -> None:
    """The taken card stays in the hand."""
    table = at_table("klassik", hands=["KH", "2D"], open="6C", stock="3H")
    played = table.play("1 draw open", "1 discard KH")
    assert played.refused is None
    assert hand(played, 1) == "6C"
    assert played.state.outcome is None
    assert refused(table.play("1 draw open", "1 discard 6C")) == (2, "K11", {"card": "6C"})
