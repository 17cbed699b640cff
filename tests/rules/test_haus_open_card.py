"""haus: options for a card taken from the open pile and for the last card in hand."""

from __future__ import annotations

import pytest

from romme.engine.state import Phase
from romme.notation.replaying import Replay
from tests.support.table import Position, at_table, hand, open_pile, refused, table_melds


def table(hand_: str, taken: str, *opened: int, **options: object) -> Position:
    """Return a table where seat 1 holds `hand_` and `taken` is the top card of the open pile."""
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


def test_a_kept_open_card_goes_into_the_hand_and_is_not_discarded() -> None:
    """As in `klassik`, any other card may be discarded (K11)."""
    kept = table("8D JD", "6C", **KEPT)
    assert hand(kept.play("1 draw open"), 1) == "6C 8D JD"
    assert refused(kept.play("1 draw open", "1 discard 6C")) == (2, "H.open_card", {"card": "6C"})
    played = kept.play("1 draw open", "1 discard 8D")
    assert played.refused is None
    assert (hand(played, 1), open_pile(played)) == ("6C JD", "9S 8D")


def test_a_kept_open_card_is_not_returned() -> None:
    assert refused(table("8D JD", "6C", **KEPT).play("1 draw open", "1 return"))[:2] == (
        2,
        "H.open_card",
    )


def test_a_kept_open_card_must_not_be_the_only_card_left() -> None:
    """Finishing needs a discard, so a move that leaves only the taken card is refused (K11)."""
    kept = table("KH", "9H", 1, **KEPT)
    assert refused(kept.play("1 draw open", "1 add KH to 1")) == (2, "H.open_card", {"card": "9H"})
    assert has_won(kept.play("1 draw open", "1 add 9H to 1", "1 discard KH"))


@pytest.mark.parametrize(
    ("held", "meld"), [("7H 7C *", "7H 7C *"), ("7H 8H *", "7H 8H *9H"), ("7H 7C *", "7H 7C *7S")]
)
def test_laying_a_joker_uses_the_taken_one_first(held: str, meld: str) -> None:
    """The joker left in hand may then be discarded to finish."""
    kept = table(held, "*", 1, **KEPT)
    assert has_won(kept.play("1 draw open", f"1 meld {meld}", "1 discard *"))


@pytest.mark.parametrize(("opened", "clause"), [((), "T4a"), ((1,), "T4c")])
def test_an_open_card_to_be_used_must_be_laid(opened: tuple[int, ...], clause: str) -> None:
    """The card does not enter the hand. No discard is allowed before it is laid (T4a, T4c)."""
    used = table("8D JD", "6C", *opened, **USED)
    drawn = used.play("1 draw open")
    assert hand(drawn, 1) == "8D JD"
    assert str(drawn.state.taken) == "6C"
    facts = {"card": "6C"} if opened else {"card": "6C", "laid": "0"}
    assert refused(used.play("1 draw open", "1 discard 8D")) == (2, clause, facts)


def test_returning_an_open_card_to_be_used_ends_the_turn() -> None:
    """The card lies on the open pile again and nothing else is discarded (T4c)."""
    played = table("8D JD", "6C", 1, **USED).play("1 draw open", "1 return")
    assert played.refused is None
    assert (hand(played, 1), open_pile(played)) == ("8D JD", "9S 6C")
    assert (played.state.turn, played.state.phase) == (2, Phase.DRAW)


def test_an_open_card_that_was_laid_allows_a_discard() -> None:
    """Laying off counts as using the open card (T4b)."""
    played = table("8D JD", "KH", 1, **USED).play("1 draw open", "1 add KH to 1", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == ["TH JH QH KH"]
    assert (hand(played, 1), played.state.taken) == ("JD", None)


def test_a_free_open_card_may_be_discarded_or_returned() -> None:
    """The card goes into the hand. If it is returned at once, the turn ends (V5.9)."""
    free = table("8D JD KH", "6C", 1, **FREE)
    assert hand(free.play("1 draw open"), 1) == "6C KH 8D JD"
    back = free.play("1 draw open", "1 return")
    assert back.refused is None
    assert (hand(back, 1), open_pile(back), back.state.turn) == ("KH 8D JD", "9S 6C", 2)
    later = free.play("1 draw open", "1 add KH to 1", "1 discard 6C")
    assert later.refused is None
    assert (hand(later, 1), open_pile(later)) == ("8D JD", "9S 6C")


def test_a_free_open_card_is_returned_only_as_the_first_act() -> None:
    """After a lay-off the taken card is an ordinary hand card (V5.9)."""
    free = table("8D JD KH", "6C", 1, **FREE)
    assert refused(free.play("1 draw open", "1 add KH to 1", "1 return"))[:2] == (3, "H.open_card")


@pytest.mark.parametrize("options", [USED, FREE])
def test_a_card_from_the_stock_is_not_returned(options: dict[str, object]) -> None:
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
def test_the_last_card_option_limits_the_open_pile(
    last_card: str, taken: str, clause: str | None
) -> None:
    """With one card in hand, a player may take any open card, none, or only one that cannot win."""
    one = table("KH", taken, 1, last_card=last_card)
    if clause is None:
        drawn = one.play("1 draw open")
        assert drawn.refused is None
        assert set(hand(drawn, 1).split()) == {"KH", taken}
    else:
        assert refused(one.play("1 draw open")) == (1, clause, {"card": taken})
    assert one.play("1 draw stock").refused is None


@pytest.mark.parametrize("last_card", ["any", "stock_only", "not_to_finish"])
def test_two_cards_in_hand_do_not_limit_the_open_pile(last_card: str) -> None:
    """Under every value of `last_card`, the player may take the open card and finish."""
    two = table("KH 4D", "9H", 1, last_card=last_card)
    assert has_won(two.play("1 draw open", "1 add 9H KH to 1", "1 discard 4D"))


def test_an_indirect_lay_off_is_allowed_only_to_finish_if_agreed() -> None:
    """A player who lays off a hand card to make the open card fit must finish (T10)."""
    options: dict[str, object] = {**USED, "indirect_lay_off": "to_finish"}
    three = table("KH 4D 5D", "AH", 1, **options)
    assert refused(three.play(*INDIRECT, "1 discard 4D")) == (4, "T10", {"card": "AH"})
    assert has_won(table("KH 4D", "AH", 1, **options).play(*INDIRECT, "1 discard 4D"))


def test_an_indirect_lay_off_is_allowed_at_any_time_if_agreed() -> None:
    options: dict[str, object] = {**USED, "indirect_lay_off": "any_time"}
    played = table("KH 4D 5D", "AH", 1, **options).play(*INDIRECT, "1 discard 4D")
    assert not has_won(played)
    assert table_melds(played) == ["TH JH QH KH AH"]
    assert hand(played, 1) == "5D"
