"""haus: options for the end of the stock."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending, Phase
from romme.notation.replaying import Replay
from tests.support.table import Position, at_table, hand, outcome, piles, refused


def table(stock_end: str, stock: str = "", **options: object) -> Position:
    return at_table(
        "haus",
        hands=["KH QD", "JC TS"],
        open="5D 8C 2S 8C",
        stock=stock,
        options={"stock_end": stock_end} | options,
    )


def ending(tried: Replay) -> Ending | None:
    assert tried.refused is None, tried.refused
    return None if tried.state.outcome is None else tried.state.outcome.ending


SHUFFLE = "1 shuffle 8C 2S 5D 8C"


def circling(stock_end: str, **options: object) -> tuple[Position, tuple[str, ...]]:
    """Return a table with an empty stock, and the moves of a round that refills the stock once."""
    dry = at_table(
        "haus",
        hands=["KH QD", "JC TS"],
        open="5D 8C",
        stock="",
        options={"stock_end": stock_end} | options,
    )
    shuffle = ("1 shuffle 5D 8C",) if stock_end == "reshuffled" else ()
    return dry, ("1 draw stock", *shuffle, "1 discard 5D", "2 draw stock", "2 discard 8C")


def test_drawing_from_an_empty_stock_waits_for_the_shuffle() -> None:
    """No card moves before the shuffle."""
    waiting = table("reshuffled").play("1 draw stock")
    assert waiting.refused is None
    assert (waiting.state.turn, waiting.state.phase) == (1, Phase.SHUFFLE)
    assert piles(waiting) == ("", "5D 8C 2S 8C")
    assert hand(waiting, 1) == "KH QD"


def test_the_draw_follows_the_shuffle_automatically() -> None:
    """The shuffled cards are the new stock, its top card is drawn, and the open pile is empty."""
    drawn = table("reshuffled").play("1 draw stock", SHUFFLE)
    assert drawn.refused is None
    assert hand(drawn, 1) == "8C KH QD"
    assert piles(drawn) == ("2S 5D 8C", "")
    assert drawn.state.phase is Phase.PLAY
    played = table("reshuffled").play("1 draw stock", SHUFFLE, "1 discard 8C", "2 draw stock")
    assert played.refused is None
    assert hand(played, 2) == "JC 2S TS"
    assert piles(played) == ("5D 8C", "8C")


@pytest.mark.parametrize("act", ["draw stock", "draw open", "discard KH", "meld KH QD", "pass"])
def test_other_acts_are_refused_before_the_shuffle(act: str) -> None:
    moves = ("1 draw stock", f"1 {act}")
    assert refused(table("reshuffled").play(*moves)) == (2, "H.stock_end", {"seat": "1"})


@pytest.mark.parametrize("cards", ["8C 2S 5D", "8C 2S 5D 5D", "8C 2S 5D 8C 9C", "KH 2S 5D 8C"])
def test_a_shuffle_with_other_cards_is_refused(cards: str) -> None:
    """The shuffle must contain exactly the cards of the open pile (K12)."""
    number, clause, _ = refused(table("reshuffled").play("1 draw stock", f"1 shuffle {cards}"))
    assert (number, clause) == (2, "H.stock_end")


def test_a_shuffle_is_refused_when_none_is_due() -> None:
    """Shuffles before the draw, after a draw, or with cards in the stock are refused (K12)."""
    shuffle_now = (1, "H.stock_end", {"seat": "1"})
    assert refused(table("reshuffled", stock="3D 4D").play(SHUFFLE)) == shuffle_now
    assert refused(table("reshuffled").play(SHUFFLE)) == shuffle_now
    assert refused(table("reshuffled").play("1 draw open", SHUFFLE))[:2] == (2, "H.stock_end")
    assert refused(table("reshuffled").play("1 draw stock", "2 shuffle 8C 2S 5D 8C"))[1] == "T3"


@pytest.mark.parametrize("stock_end", ["turned_over", "game_ends"])
def test_a_shuffle_is_refused_if_the_pile_is_not_reshuffled(stock_end: str) -> None:
    """With `turned_over` and `game_ends` a shuffle is never due (K12)."""
    dry = table(stock_end, stock="3D 4D")
    clause = "T5" if stock_end == "game_ends" else "H.stock_end"
    assert refused(dry.play(SHUFFLE)) == (1, clause, {"seat": "1"})
    assert refused(dry.play("1 draw stock", SHUFFLE)) == (2, clause, {"seat": "1"})


@pytest.mark.parametrize("stock_end", ["turned_over", "reshuffled"])
def test_the_open_card_may_be_taken_when_the_stock_is_empty(stock_end: str) -> None:
    played = table(stock_end).play("1 draw open", "1 discard KH")
    assert ending(played) is None
    assert piles(played) == ("", "5D 8C 2S KH")


def test_a_pile_turned_over_keeps_its_order() -> None:
    """As in `klassik`, the oldest card is on top (K12)."""
    drawn = table("turned_over").play("1 draw stock")
    assert drawn.refused is None
    assert hand(drawn, 1) == "KH 5D QD"
    assert piles(drawn) == ("8C 2S 8C", "")


def test_the_game_may_end_after_the_last_stock_card() -> None:
    """The player who drew the card finishes the turn. Then the game ends without a winner (T5)."""
    dry = table("game_ends", stock="3D")
    assert ending(dry.play("1 draw stock")) is None
    over = dry.play("1 draw stock", "1 discard KH")
    assert ending(over) is Ending.STOCK_USED_UP
    ended = outcome(over)
    assert ended.winner is None
    assert ended.scores == (13, 20)
    moves = ("1 draw stock", "1 discard KH", "2 draw open")
    assert refused(dry.play(*moves)) == (3, "T5", {"seat": "2"})


def test_finishing_with_the_last_stock_card_wins() -> None:
    """The end of the stock does not override a win (T5)."""
    dry = at_table(
        "haus",
        hands=["3D 4D KH", "JC"],
        stock="5D",
        opened=[1],
        options={"stock_end": "game_ends"},
    )
    won = dry.play("1 draw stock", "1 meld 3D 4D 5D", "1 discard KH")
    assert ending(won) is Ending.ROMME


@pytest.mark.parametrize("stock_end", ["turned_over", "reshuffled"])
def test_the_game_goes_on_if_the_pile_becomes_the_stock(stock_end: str) -> None:
    played = table(stock_end, stock="3D").play("1 draw stock", "1 discard KH")
    assert ending(played) is None
    assert played.state.turn == 2


@pytest.mark.parametrize("stock_end", ["turned_over", "reshuffled"])
@pytest.mark.parametrize("number", [2, 3])
def test_refilling_the_stock_without_laying_a_card_blocks_the_game(
    stock_end: str, number: int
) -> None:
    """Refills count towards the limit whether the pile is turned over or reshuffled (K16)."""
    dry, round_ = circling(stock_end, blocked_after=number)
    rounds = round_ * (number - 1)
    assert ending(dry.play(*rounds)) is None
    assert ending(dry.play(*rounds, "1 draw stock")) is Ending.BLOCKED


def test_refilling_the_stock_never_blocks_the_game_if_agreed() -> None:
    """With `blocked_after = 0` there is no limit (K16)."""
    dry, round_ = circling("reshuffled", blocked_after=0)
    assert ending(dry.play(*round_ * 12)) is None


@pytest.mark.parametrize("scoring", ["own_hand", "winner_takes_all"])
def test_a_blocked_game_scores_zero_for_everybody(scoring: str) -> None:
    """The result does not depend on the kind of scoring (K16)."""
    dry, round_ = circling("reshuffled", scoring=scoring)
    blocked = dry.play(*round_, "1 draw stock")
    assert ending(blocked) is Ending.BLOCKED
    ended = outcome(blocked)
    assert ended.winner is None
    assert ended.scores == (0, 0)


TAKING = (
    "1 draw open",
    "1 discard KH",
    "2 draw open",
    "2 discard JC",
    "1 draw open",
    "1 discard 8C",
)


def test_idle_turns_block_the_game_if_agreed() -> None:
    """A turn is idle if nothing is laid and nothing is drawn from the stock (K16)."""
    stalled, _ = circling("reshuffled", stalled_after=3)
    assert ending(stalled.play(*TAKING[:4])) is None
    assert ending(stalled.play(*TAKING)) is Ending.BLOCKED
    never, _ = circling("reshuffled", stalled_after=0)
    assert ending(never.play(*TAKING)) is None


def test_drawing_from_the_stock_resets_the_count_of_idle_turns() -> None:
    stalled = table("reshuffled", stock="3D 4D", stalled_after=2)
    moves = ("1 draw open", "1 discard KH", "2 draw stock", "2 discard JC", "1 draw open")
    played = stalled.play(*moves, "1 discard QD")
    assert ending(played) is None
