"""turnier: Rommé and Hand-Rommé (T10), including with the open card (T4a)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending
from romme.notation.replaying import Replay
from tests.support.table import Position, at_table, hand, outcome, refused, table_melds

SMALL = ["1 meld 2C 3C 4C 5C", "1 meld 2H 3H 4H", "1 meld AD 2D 3D", "1 meld AS 2S 3S"]
SMALL_HAND = "2C 3C 4C 5C 2H 3H 4H AD 2D 3D AS 2S 3S"
"""Thirteen cards that can all be melded, for 35 points."""


def table_with(
    own: str,
    *,
    open_card: str = "9S",
    stock: str = "KD 9D",
    opened: bool = False,
    options: dict[str, object] | None = None,
) -> Position:
    """Return a table where it is seat 1's turn and seat 2 has laid two melds."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        open=f"2C {open_card}",
        stock=stock,
        table=[(2, "6S 7S 8S"), (2, "4H *5H 6H")],
        opened=[1] if opened else [],
        options=options,
    )


def ending(tried: Replay) -> Ending:
    """Assert that seat 1 has won, and return how the game ended."""
    ended = outcome(tried)
    assert (ended.winner, hand(tried, 1)) == (1, "")
    return ended.ending


@pytest.mark.parametrize(
    ("open_card", "acts"),
    [("9S", ["add 9S to 1"]), ("5H", ["swap 5H in 2", "add *7H to 2"])],
)
def test_T4a_the_open_card_may_be_laid_off_in_a_hand_romme_with_lay_offs(
    open_card: str, acts: list[str]
) -> None:
    """Without the finish, the opening melds would have to contain the open card."""
    plan = ["1 meld TC TS TH TD", *(f"1 {act}" for act in acts)]
    tried = table_with("TC TS TH TD 8D", open_card=open_card).play(
        "1 draw open", *plan, "1 discard 8D"
    )
    assert ending(tried) is Ending.HAND_LAID_OFF


@pytest.mark.parametrize(
    ("own", "stock", "moves"),
    [
        ("9S", "KD 9D", ["1 add 9S to 1", "1 discard KD"]),
        ("KC", "9S 9D", ["1 add 9S to 1", "1 discard KC"]),
        ("TC JC QC", "KD 9D", ["1 meld TC JC QC", "1 discard KD"]),
        ("5H", "KD 9D", ["1 swap 5H in 2", "1 add *7H to 2", "1 discard KD"]),
    ],
)
def test_T10_laying_all_but_one_card_and_discarding_it_wins(
    own: str, stock: str, moves: list[str]
) -> None:
    """A player who has already opened makes a simple Rommé."""
    tried = table_with(own, stock=stock, opened=True).play("1 draw stock", *moves)
    assert ending(tried) is Ending.ROMME
    assert str(tried.state.open_pile[-1]) == moves[-1].split()[-1]


@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize(
    ("own", "stock", "moves"),
    [
        ("TC JC QC", "KC 9D", ["1 meld TC JC QC KC"]),
        ("TC JC QC", "KC 9D", ["1 meld TC JC QC", "1 add KC to 3"]),
    ],
)
def test_T10_a_meld_that_leaves_no_discard_is_refused(
    own: str, stock: str, moves: list[str], *, opened: bool
) -> None:
    """The rules allow no finish without a discard, not even for a Hand-Rommé."""
    tried = table_with(own, stock=stock, opened=opened).play("1 draw stock", *moves)
    number, clause, _ = refused(tried)
    assert (number, clause) == (1 + len(moves), "T10")


@pytest.mark.parametrize(
    ("own", "stock", "moves"),
    [
        ("9S", "TS 9D", ["1 add 9S TS to 1"]),
        ("9S", "TS 9D", ["1 add 9S to 1", "1 add TS to 1"]),
        ("9S", "5H 9D", ["1 add 9S to 1", "1 swap 5H in 2"]),
    ],
)
def test_T10_a_lay_off_or_swap_that_leaves_no_discard_is_refused(
    own: str, stock: str, moves: list[str]
) -> None:
    """A swapped joker is not in the hand, so it cannot be the discard."""
    tried = table_with(own, stock=stock, opened=True).play("1 draw stock", *moves)
    number, clause, _ = refused(tried)
    assert (number, clause) == (1 + len(moves), "T10")


def test_T10_a_lay_off_that_leaves_only_the_taken_card_is_refused() -> None:
    """The open card must be laid and cannot be the discard."""
    tried = table_with("9S TS", open_card="JS", opened=True).play("1 draw open", "1 add 9S TS to 1")
    number, clause, _ = refused(tried)
    assert (number, clause) == (2, "T10")


@pytest.mark.parametrize("pile", ["stock", "open"])
def test_T10_a_hand_romme_needs_no_40(pile: str) -> None:
    """All cards but the discard are melded in one turn. The player may draw from either pile."""
    if pile == "stock":
        table, last = table_with(SMALL_HAND), "KD"
    else:
        own = SMALL_HAND.replace("5C ", "")
        table, last = table_with(f"{own} 8D", open_card="5C"), "8D"
    tried = table.play(f"1 draw {pile}", *SMALL, f"1 discard {last}")
    assert ending(tried) is Ending.HAND
    assert len(table_melds(tried)) == 6


def test_T10_the_40_apply_to_a_player_who_does_not_finish() -> None:
    """If a card is left over, the turn is an ordinary opening and needs 40 points."""
    tried = table_with(f"{SMALL_HAND} 8D").play("1 draw stock", *SMALL, "1 discard KD")
    assert refused(tried) == (6, "T6", {"have": "35", "need": "40"})


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        ("2C 3C 4C", ["1 meld 2C 3C 4C"]),
        ("2C 3C 4C 5C", ["1 meld 2C 3C 4C", "1 add 5C to 3"]),
        ("TC TS TH TD", ["1 meld TC TS TH TD"]),
        ("7C 7S *", ["1 meld 7C 7S *"]),
    ],
)
def test_T10_a_hand_romme_may_have_any_number_of_cards(own: str, moves: list[str]) -> None:
    """The melds may be worth more or less than 40 points. Adding to a new meld is not a lay-off."""
    tried = table_with(own).play("1 draw stock", *moves, "1 discard KD")
    assert ending(tried) is Ending.HAND


@pytest.mark.parametrize(
    ("own", "acts"),
    [
        ("9S", ["add 9S to 1"]),
        ("5H", ["swap 5H in 2", "add *7H to 2"]),
        ("9S 5H", ["add 9S to 1", "swap 5H in 2", "add *3H to 2"]),
        ("5H KC KS", ["swap 5H in 2", "meld KC KS *"]),
    ],
)
def test_T10_lay_offs_or_swaps_make_a_hand_romme_with_lay_offs(own: str, acts: list[str]) -> None:
    """The player's own melds must be worth 40 points before the lay-off or swap."""
    plan = ["1 meld TC TS TH TD", *(f"1 {act}" for act in acts)]
    tried = table_with(f"TC TS TH TD {own}").play("1 draw stock", *plan, "1 discard KD")
    assert ending(tried) is Ending.HAND_LAID_OFF


def test_T10_a_swap_in_a_new_meld_makes_a_hand_romme_with_lay_offs() -> None:
    """A plain Hand-Rommé has no swap, not even in the player's own melds."""
    tried = table_with("TC TS TH * TD KC KS").play(
        "1 draw stock", "1 meld TC TS TH *", "1 swap TD in 3", "1 meld KC KS *", "1 discard KD"
    )
    assert ending(tried) is Ending.HAND_LAID_OFF


@pytest.mark.parametrize("act", ["1 add 9S to 1", "1 swap 5H in 2"])
def test_T10_the_40_apply_to_a_hand_romme_with_lay_offs_or_swaps(act: str) -> None:
    """No card is laid off or swapped below 40 points, even if the player could finish."""
    own = "JC QC KC 9S" if "add" in act else "JC QC KC 5H"
    tried = table_with(own).play("1 draw stock", "1 meld JC QC KC", act)
    assert refused(tried) == (3, "T6", {"have": "30", "need": "40"})


def test_T10_a_hand_romme_may_end_with_an_indirect_lay_off() -> None:
    """An opening and an indirect lay-off are allowed in one turn if the turn wins."""
    table = table_with("TC TH TD * 9S 8D", open_card="TS")
    tried = table.play(
        "1 draw open", "1 meld TC TH TD *", "1 add 9S to 1", "1 add TS to 1", "1 discard 8D"
    )
    assert ending(tried) is Ending.HAND_LAID_OFF


def test_T10_a_player_who_had_opened_makes_no_hand_romme() -> None:
    """After the opening, laying the whole hand in one turn is a simple Rommé."""
    tried = table_with(SMALL_HAND, opened=True).play("1 draw stock", *SMALL, "1 discard KD")
    assert ending(tried) is Ending.ROMME


def test_T10_hand_romme_is_an_option() -> None:
    """Without Hand-Rommé, opening always needs 40 points and every finish is a simple Rommé."""
    options: dict[str, object] = {"hand_romme": "no"}
    low = table_with(SMALL_HAND, options=options).play("1 draw stock", *SMALL, "1 discard KD")
    assert refused(low) == (6, "H.hand_romme", {"have": "35", "need": "40"})
    high = table_with("TC TS TH TD", options=options).play(
        "1 draw stock", "1 meld TC TS TH TD", "1 discard KD"
    )
    assert ending(high) is Ending.ROMME
