"""haus: what is done with a card taken from the open pile, and what a last card allows."""

from __future__ import annotations

import pytest

from romme.engine.state import Phase
from romme.notation.replaying import Replay
from tests.table import TableOf, at_table, hand, lying, open_pile, refused


def table(hand_: str, taken: str, *opened: int, **options: object) -> TableOf:
    """The first holds a hand and finds this card on the open pile."""
    return at_table(
        "haus",
        hands=[hand_, "2S"],
        open=f"9S {taken}",
        stock="5S 3S",
        table=[(2, "TH JH QH")],
        opened=opened,
        options=options,
    )


def has_won(tried: Replay) -> bool:
    assert tried.refused is None, tried.refused
    return tried.state.outcome is not None


KEPT = {"open_card": "kept"}
USED = {"open_card": "used"}
FREE = {"open_card": "free"}


INDIRECT = ("1 draw open", "1 add KH to 1", "1 add AH to 1")


def test_open_card_kept_goes_into_the_hand_and_is_not_discarded() -> None:
    """As in klassik: any other card is discarded (K11)."""
    kept = table("8D JD", "6C", **KEPT)
    assert hand(kept.play("1 draw open"), 1) == "6C 8D JD"
    assert refused(kept.play("1 draw open", "1 discard 6C")) == (2, "H.open_card", {"card": "6C"})
    played = kept.play("1 draw open", "1 discard 8D")
    assert played.refused is None
    assert (hand(played, 1), open_pile(played)) == ("6C JD", "9S 8D")


def test_open_card_kept_is_not_returned() -> None:
    """There is no giving back either (K11)."""
    assert refused(table("8D JD", "6C", **KEPT).play("1 draw open", "1 return"))[:2] == (
        2,
        "H.open_card",
    )


def test_open_card_kept_is_not_left_alone() -> None:
    """A move that leaves only that card is refused, since finishing needs a discard (K11)."""
    kept = table("KH", "9H", 1, **KEPT)
    assert refused(kept.play("1 draw open", "1 add KH to 1")) == (2, "H.open_card", {"card": "9H"})
    assert has_won(kept.play("1 draw open", "1 add 9H to 1", "1 discard KH"))


@pytest.mark.parametrize(
    ("held", "meld"), [("7H 7C *", "7H 7C *"), ("7H 8H *", "7H 8H *9H"), ("7H 7C *", "7H 7C *7S")]
)
def test_open_card_kept_joker_is_used_by_laying_an_equal_one(held: str, meld: str) -> None:
    """Of two equal cards the laid one is the taken one, named or not: the other one finishes."""
    kept = table(held, "*", 1, **KEPT)
    assert has_won(kept.play("1 draw open", f"1 meld {meld}", "1 discard *"))


@pytest.mark.parametrize(("opened", "clause"), [((), "T4a"), ((1,), "T4c")])
def test_open_card_used_must_be_laid(opened: tuple[int, ...], clause: str) -> None:
    """It never enters the hand; unused, it bars every discard (T4a, T4c)."""
    used = table("8D JD", "6C", *opened, **USED)
    drawn = used.play("1 draw open")
    assert hand(drawn, 1) == "8D JD"
    assert str(drawn.state.taken) == "6C"
    facts = {"card": "6C"} if opened else {"card": "6C", "laid": "0"}
    assert refused(used.play("1 draw open", "1 discard 8D")) == (2, clause, facts)


def test_open_card_used_goes_back_and_ends_the_turn() -> None:
    """Returned, it lies on the pile again and nothing else is discarded (T4c)."""
    played = table("8D JD", "6C", 1, **USED).play("1 draw open", "1 return")
    assert played.refused is None
    assert (hand(played, 1), open_pile(played)) == ("8D JD", "9S 6C")
    assert (played.state.turn, played.state.phase) == (2, Phase.DRAW)


def test_open_card_used_is_laid() -> None:
    """Laid off or melded, it has done its duty (T4b)."""
    played = table("8D JD", "KH", 1, **USED).play("1 draw open", "1 add KH to 1", "1 discard 8D")
    assert played.refused is None
    assert lying(played) == ["TH JH QH KH"]
    assert (hand(played, 1), played.state.taken) == ("JD", None)


def test_open_card_free_may_be_discarded_and_returned() -> None:
    """It goes into the hand; laid straight back it ends the turn (V5.9)."""
    free = table("8D JD KH", "6C", 1, **FREE)
    assert hand(free.play("1 draw open"), 1) == "6C KH 8D JD"
    back = free.play("1 draw open", "1 return")
    assert back.refused is None
    assert (hand(back, 1), open_pile(back), back.state.turn) == ("KH 8D JD", "9S 6C", 2)
    later = free.play("1 draw open", "1 add KH to 1", "1 discard 6C")
    assert later.refused is None
    assert (hand(later, 1), open_pile(later)) == ("8D JD", "9S 6C")


def test_open_card_free_is_returned_as_the_first_act_only() -> None:
    """After a lay-off there is no giving back (V5.9)."""
    free = table("8D JD KH", "6C", 1, **FREE)
    assert refused(free.play("1 draw open", "1 add KH to 1", "1 return"))[:2] == (3, "H.open_card")


@pytest.mark.parametrize("options", [USED, FREE])
def test_open_card_of_the_stock_is_not_returned(options: dict[str, object]) -> None:
    """Only a card taken from the open pile can be given back."""
    number, clause, _ = refused(table("8D JD", "6C", 1, **options).play("1 draw stock", "1 return"))
    own = "T4c" if options["open_card"] == "used" else "H.open_card"
    assert (number, clause) == (2, own)


LAST = [
    ("any", "9H", None),
    ("any", "6C", None),
    ("stock_only", "9H", "T10"),
    ("stock_only", "6C", "T10"),
    ("not_to_finish", "9H", "H.last_card"),
    ("not_to_finish", "6C", None),
]


@pytest.mark.parametrize(("last_card", "taken", "clause"), LAST)
def test_last_card_bars_the_open_pile_as_agreed(
    last_card: str, taken: str, clause: str | None
) -> None:
    """With one card in hand: any card, none, or none to finish with (9H would lay off)."""
    one = table("KH", taken, 1, last_card=last_card)
    if clause is None:
        drawn = one.play("1 draw open")
        assert drawn.refused is None
        assert set(hand(drawn, 1).split()) == {"KH", taken}
    else:
        assert refused(one.play("1 draw open")) == (1, clause, {"card": taken})
    assert one.play("1 draw stock").refused is None


@pytest.mark.parametrize("last_card", ["any", "stock_only", "not_to_finish"])
def test_last_card_bars_nothing_with_two_cards(last_card: str) -> None:
    """Who holds two cards may take the open one and finish with it."""
    two = table("KH 4D", "9H", 1, last_card=last_card)
    assert has_won(two.play("1 draw open", "1 add 9H KH to 1", "1 discard 4D"))


def test_indirect_lay_off_to_finish_only() -> None:
    """AH fits only behind the king: allowed when the turn finishes the game (T10)."""
    options: dict[str, object] = {**USED, "indirect_lay_off": "to_finish"}
    three = table("KH 4D 5D", "AH", 1, **options)
    assert refused(three.play(*INDIRECT, "1 discard 4D")) == (4, "T10", {"card": "AH"})
    assert has_won(table("KH 4D", "AH", 1, **options).play(*INDIRECT, "1 discard 4D"))


def test_indirect_lay_off_at_any_time() -> None:
    """Where agreed, the card behind the card is laid off in any turn."""
    options: dict[str, object] = {**USED, "indirect_lay_off": "any_time"}
    played = table("KH 4D 5D", "AH", 1, **options).play(*INDIRECT, "1 discard 4D")
    assert not has_won(played)
    assert lying(played) == ["TH JH QH KH AH"]
    assert hand(played, 1) == "5D"
