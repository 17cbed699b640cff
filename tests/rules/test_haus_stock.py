"""haus: what happens when the stock is used up, as agreed."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending, Phase
from romme.notation.replaying import Replay
from tests.table import TableOf, at_table, hand, outcome, piles, refused


def table(stock_end: str, stock: str = "", **options: object) -> TableOf:
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


def circling(stock_end: str, **options: object) -> tuple[TableOf, tuple[str, ...]]:
    """A table where the pile of two becomes the stock again and again, and one such round."""
    dry = at_table(
        "haus",
        hands=["KH QD", "JC TS"],
        open="5D 8C",
        stock="",
        options={"stock_end": stock_end} | options,
    )
    shuffle = ("1 shuffle 5D 8C",) if stock_end == "reshuffled" else ()
    return dry, ("1 draw stock", *shuffle, "1 discard 5D", "2 draw stock", "2 discard 8C")


def test_stock_reshuffled_waits_for_the_shuffle() -> None:
    """A draw from the empty stock asks for the shuffle first; no card has moved yet."""
    waiting = table("reshuffled").play("1 draw stock")
    assert waiting.refused is None
    assert (waiting.state.turn, waiting.state.phase) == (1, Phase.SHUFFLE)
    assert piles(waiting) == ("", "5D 8C 2S 8C")
    assert hand(waiting, 1) == "KH QD"


def test_stock_reshuffled_the_draw_follows_by_itself() -> None:
    """The named order is the new stock, its top card is drawn, and no open card is left."""
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
def test_stock_reshuffled_nothing_else_comes_first(act: str) -> None:
    """Until the pile is shuffled everything else is refused (K12)."""
    moves = ("1 draw stock", f"1 {act}")
    assert refused(table("reshuffled").play(*moves)) == (2, "H.stock_end", {"seat": "1"})


@pytest.mark.parametrize("cards", ["8C 2S 5D", "8C 2S 5D 5D", "8C 2S 5D 8C 9C", "KH 2S 5D 8C"])
def test_stock_reshuffled_has_just_the_cards_of_the_pile(cards: str) -> None:
    """A shuffle with other cards than the pile's is refused (K12)."""
    number, clause, _ = refused(table("reshuffled").play("1 draw stock", f"1 shuffle {cards}"))
    assert (number, clause) == (2, "H.stock_end")


def test_stock_reshuffled_only_when_it_is_empty() -> None:
    """Before the draw, after a draw, or with cards in the stock nobody shuffles (K12)."""
    shuffle_now = (1, "H.stock_end", {"seat": "1"})
    assert refused(table("reshuffled", stock="3D 4D").play(SHUFFLE)) == shuffle_now
    assert refused(table("reshuffled").play(SHUFFLE)) == shuffle_now
    assert refused(table("reshuffled").play("1 draw open", SHUFFLE))[:2] == (2, "H.stock_end")
    assert refused(table("reshuffled").play("1 draw stock", "2 shuffle 8C 2S 5D 8C"))[1] == "T3"


@pytest.mark.parametrize("stock_end", ["turned_over", "game_ends"])
def test_stock_is_shuffled_only_if_agreed(stock_end: str) -> None:
    """Where the pile is turned over, or the game ends, a shuffle is never due (K12)."""
    dry = table(stock_end, stock="3D 4D")
    clause = "T5" if stock_end == "game_ends" else "H.stock_end"
    assert refused(dry.play(SHUFFLE)) == (1, clause, {"seat": "1"})
    assert refused(dry.play("1 draw stock", SHUFFLE)) == (2, clause, {"seat": "1"})


@pytest.mark.parametrize("stock_end", ["turned_over", "reshuffled"])
def test_stock_used_up_and_the_open_card_wanted(stock_end: str) -> None:
    """Taking the open card needs no stock."""
    played = table(stock_end).play("1 draw open", "1 discard KH")
    assert ending(played) is None
    assert piles(played) == ("", "5D 8C 2S KH")


def test_stock_turned_over_keeps_its_order() -> None:
    """As in klassik: the oldest card on top, unshuffled (K12)."""
    drawn = table("turned_over").play("1 draw stock")
    assert drawn.refused is None
    assert hand(drawn, 1) == "KH 5D QD"
    assert piles(drawn) == ("8C 2S 8C", "")


def test_stock_end_ends_the_game_after_the_turn_of_its_last_card() -> None:
    """Who drew the last card finishes the turn; then the game is over without a winner (T5)."""
    dry = table("game_ends", stock="3D")
    assert ending(dry.play("1 draw stock")) is None
    over = dry.play("1 draw stock", "1 discard KH")
    assert ending(over) is Ending.STOCK_USED_UP
    ended = outcome(over)
    assert ended.winner is None
    assert ended.scores == (13, 20)
    moves = ("1 draw stock", "1 discard KH", "2 draw open")
    assert refused(dry.play(*moves)) == (3, "T5", {"seat": "2"})


def test_stock_end_does_not_take_a_won_game_away() -> None:
    """Whoever finishes with the stock's last card has won (T5)."""
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
def test_stock_with_its_last_card_drawn_goes_on(stock_end: str) -> None:
    """Where the pile becomes the stock, the last card ends nothing."""
    played = table(stock_end, stock="3D").play("1 draw stock", "1 discard KH")
    assert ending(played) is None
    assert played.state.turn == 2


@pytest.mark.parametrize("stock_end", ["turned_over", "reshuffled"])
@pytest.mark.parametrize("number", [2, 3])
def test_stock_made_anew_too_often_blocks_the_game(stock_end: str, number: int) -> None:
    """Shuffled or not: at the agreed time with nothing laid the game is blocked (K16)."""
    dry, round_ = circling(stock_end, blocked_after=number)
    rounds = round_ * (number - 1)
    assert ending(dry.play(*rounds)) is None
    assert ending(dry.play(*rounds, "1 draw stock")) is Ending.BLOCKED


def test_stock_made_anew_never_blocks_if_agreed() -> None:
    """With 0 the pile is shuffled for ever (K16)."""
    dry, round_ = circling("reshuffled", blocked_after=0)
    assert ending(dry.play(*round_ * 12)) is None


@pytest.mark.parametrize("scoring", ["own_hand", "winner_takes_all"])
def test_blocked_game_scores_nothing_for_anybody(scoring: str) -> None:
    """Everybody scores 0, however games are scored (K16)."""
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


def test_turns_with_nothing_laid_or_drawn_block_the_game_if_agreed() -> None:
    """Discards that only change hands: blocked after so many turns (K16)."""
    stalled, _ = circling("reshuffled", stalled_after=3)
    assert ending(stalled.play(*TAKING[:4])) is None
    assert ending(stalled.play(*TAKING)) is Ending.BLOCKED
    never, _ = circling("reshuffled", stalled_after=0)
    assert ending(never.play(*TAKING)) is None


def test_turns_with_a_card_from_the_stock_do_not_block() -> None:
    """A card drawn from the stock starts the count again."""
    stalled = table("reshuffled", stock="3D 4D", stalled_after=2)
    moves = ("1 draw open", "1 discard KH", "2 draw stock", "2 discard JC", "1 draw open")
    played = stalled.play(*moves, "1 discard QD")
    assert ending(played) is None
