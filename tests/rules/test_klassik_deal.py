"""klassik: the number of players, the pack, the deal and the first turn (K1, K2, K4, K7)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from romme.cards import Card, parse_card
from romme.engine.evolve import fold
from romme.engine.setup import WrongPack, dealt_game, shuffled_game
from romme.engine.state import Phase, Seat, State
from romme.rules import BadRules, RuleSetProblem, find_preset
from romme.rules.options import Mode
from tests.support.table import at_table

RULES = find_preset("klassik").rules
CARDS_EACH = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}
TABLES = [(players, dealer) for players in CARDS_EACH for dealer in range(1, players + 1)]
PACK = [parse_card(rank + suit) for rank, suit in product("A23456789TJQK", "CSHD")]


def shuffled(seed: int) -> tuple[Card, ...]:
    return tuple(Random(seed).sample(PACK, k=len(PACK)))  # noqa: S311 - need not be cryptographically secure


def dealt(players: int, dealer: int, pack: tuple[Card, ...]) -> State:
    return fold(dealt_game(RULES, Mode.ASSIST, seats=players, dealer=Seat(dealer), pack=pack))


def test_K1_two_to_six_may_play() -> None:
    for players in range(2, 7):
        assert dealt(players, 1, shuffled(players)).seats == players


@pytest.mark.parametrize("players", [1, 7])
def test_K1_tables_of_one_or_seven_are_refused(players: int) -> None:
    """The error states the smallest and the largest number of players."""
    with pytest.raises(BadRules) as caught:
        dealt(players, 1, shuffled(1))
    assert caught.value.problem is RuleSetProblem.PLAYERS
    assert caught.value.facts == {"have": players, "least": 2, "most": 6}


@pytest.mark.parametrize("players", [1, 7])
def test_K1_a_position_with_one_or_seven_is_refused_too(players: int) -> None:
    """Positions have the same limits as deals."""
    hands = ["AC", "AS", "AH", "AD", "2C", "2S", "2D"][:players]
    with pytest.raises(BadRules) as caught:
        at_table("klassik", hands=hands)
    assert caught.value.problem is RuleSetProblem.PLAYERS


def test_K2_the_pack_has_every_card_once_and_no_joker() -> None:
    """The pack has 52 cards."""
    assert len(RULES.pack) == 52
    assert Counter(RULES.pack) == Counter(PACK)


def test_K2_a_wrong_pack_is_not_dealt() -> None:
    """The error names the missing card and the joker that replaced it."""
    pack = shuffled(1)
    with pytest.raises(WrongPack) as caught:
        dealt(2, 1, (*pack[:-1], parse_card("*")))
    assert caught.value.missing == (pack[-1],)
    assert caught.value.extra == (parse_card("*"),)


@pytest.mark.parametrize(("players", "dealer"), TABLES)
def test_K4_cards_are_dealt_singly_from_the_dealers_left(players: int, dealer: int) -> None:
    """After the hands are dealt, the next card is turned up and the rest is the stock."""
    pack = shuffled(10 * players + dealer)
    game = dealt(players, dealer, pack)
    left = list(pack)
    hands: dict[int, list[Card]] = {seat: [] for seat in range(1, players + 1)}
    seat = dealer
    for _ in range(CARDS_EACH[players] * players):
        seat = seat % players + 1
        hands[seat].append(left.pop(0))
    for number, cards in hands.items():
        assert Counter(game.hand(Seat(number))) == Counter(cards), f"seat {number}"
        assert len(game.hand(Seat(number))) == CARDS_EACH[players]
    assert game.open_pile == (left.pop(0),)
    assert game.stock == tuple(left)
    assert game.table == ()
    assert game.opened == frozenset()


@pytest.mark.parametrize(
    ("players", "stock"), [(2, 31), (3, 30), (4, 23), (5, 21), (6, 15)], ids=str
)
def test_K4_the_remaining_cards_are_the_stock(players: int, stock: int) -> None:
    assert len(dealt(players, players, shuffled(3)).stock) == stock


def test_K4_the_pack_is_not_cut() -> None:
    """The rules of `klassik` mention no cut, so a shuffled pack is dealt at once."""
    pack = shuffled(5)
    events = shuffled_game(RULES, Mode.ASSIST, seats=3, dealer=Seat(2), pack=pack)
    game = fold(events)
    assert game == dealt(3, 2, pack)
    assert game.phase is Phase.DRAW


@pytest.mark.parametrize(("players", "dealer"), TABLES)
def test_K7_the_player_left_of_the_dealer_begins(players: int, dealer: int) -> None:
    """The first turn belongs to the next seat, and the dealer plays last."""
    game = dealt(players, dealer, shuffled(7))
    assert game.turn == dealer % players + 1
    assert game.phase is Phase.DRAW
    assert len(game.playing) == players
    assert game.playing[-1] == dealer


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_K7_turns_pass_to_the_left(players: int) -> None:
    """After one turn each, it is the first player's turn again."""
    hands = ["AC KC", "AS KS", "AH KH", "AD KD", "2C QC", "2S QS"][:players]
    table = at_table("klassik", hands=hands, stock="3C 5C 7C 9C 3S 5S 7S")
    moves = []
    for seat in range(1, players + 1):
        moves += [f"{seat} draw stock", f"{seat} discard {hands[seat - 1].split()[0]}"]
        turn = table.play(*moves).state.turn
        assert turn == seat % players + 1


def test_K7_a_turn_is_draw_meld_lay_off_discard() -> None:
    """In one turn a player may draw, meld, lay off onto old and new melds, and discard."""
    table = at_table(
        "klassik",
        hands=["4C 5C 6C KS 8D 2D", "2S 3S"],
        stock="7C 3H",
        table=[(2, "TS JS QS")],
    )
    played = table.play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 add KS to 1", "1 add 7C to 2", "1 discard 8D"
    )
    assert played.refused is None
    state = played.state
    assert [(lying.owner, str(lying.meld)) for lying in state.table] == [
        (2, "TS JS QS KS"),
        (1, "4C 5C 6C 7C"),
    ]
    assert (state.turn, state.phase) == (2, Phase.DRAW)
    assert list(map(str, state.hand(Seat(1)))) == ["2D"]
    assert list(map(str, state.open_pile)) == ["9S", "8D"]
    assert list(map(str, state.stock)) == ["3H"]
    assert state.opened == {1, 2}
