"""The heuristic policy plays legally, uses only what its player knows, and scores as documented."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from romme.bots.bridge import load, numbers
from romme.bots.weights import Weights, stammtisch_weights
from romme.cards import parse_card
from romme.engine.state import Ending, Phase
from romme.rules import find_preset
from romme.rules.options import Mode
from romme.simulator import codes
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.view import sample, view
from tests.conftest import Size
from tests.support.laws.tables import TABLES, Table, dice, random_table
from tests.support.simulator.bridge import ENDINGS, dealt, replay_log, shuffled
from tests.support.simulator.weights import NOTHING, PLAIN, random_weights

TWELVE_CARDS = "JC QC KC 9S 9H 9D 9C 5H 5D 5S 2H 7D"
SIX_CARDS = "2H 4S 6D 8C TD JD"

ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]


def check_random_game(table: Table, number: int) -> None:
    """Play a game with random weights. Check that the engine accepts it with the same scores."""
    rng = dice(number)
    pack = shuffled(table, rng)
    state = dealt(table, pack, rng)
    game = HeuristicGame(table.rules, len(state.playing))
    for player in range(game.players):
        game.set_weights(player, random_weights(rng))
    game.deal(numbers(pack))
    game.logging = True
    game.play_greedy(number)
    after = replay_log(state, game.log)
    if game.ending == codes.CUT_OFF:  # the rules guarantee no end
        return
    assert after.phase is Phase.OVER
    assert after.outcome is not None
    assert after.outcome.ending is ENDINGS[game.ending]
    assert game.scores() == [after.outcome.scores[seat - 1] for seat in state.playing]


@pytest.mark.parametrize("table", ASSISTED, ids=str)
def test_the_engine_accepts_every_move(table: Table, size: Size) -> None:
    for number in range(size(3, 1_000)):
        check_random_game(table, number)


def test_the_engine_accepts_every_move_under_random_rules(size: Size) -> None:
    for number in range(size(60, 20_000)):
        check_random_game(random_table(dice(number)), number)


# --- scoring -------------------------------------------------------------------------------------


def cards(text: str) -> list[int]:
    return [parse_card(word).order for word in text.split()]


def position(
    hand: str,
    *,
    name: str = "klassik",
    pile: str = "KD",
    known: str = "",
    others: str = "2H 4S 6D 8C",
    opened: bool = True,
    drawn: str = "2C",
) -> HeuristicGame:
    """Return a game with two players, the first of whom has just drawn."""
    game = HeuristicGame(find_preset(name).rules, 2)
    game.set_up(
        hands=[cards(f"{hand} {drawn}"), cards(others)],
        stock=cards("3H 9D 5H TC JC"),
        pile=cards(pile),
        table=[],
        opened=[opened, opened],
        turn=0,
        drawn=cards(drawn)[0],
    )
    game.add_known(1, cards(known))
    return game


def weighted_score(game: HeuristicGame, card: str, **weights: int) -> int:
    """Return the score that these weights give to discarding a card that no meld needs."""
    part = replace(NOTHING, **weights)
    game.set_weights(0, replace(PLAIN, free=part, closed=part).numbers())
    game.mark_melded_cards()
    return game.discard_score(cards(card)[0]) - (1 << 29)


def test_a_card_with_more_points_has_a_higher_discard_score() -> None:
    game = position("KC 7H AD", others="2H 4S 6D 8C TD JD QD 3S")
    assert weighted_score(game, "KC", points=3) == 30
    assert weighted_score(game, "7H", points=3) == 21
    assert weighted_score(game, "AD", points=3) == 3


def test_points_weigh_more_when_another_player_has_few_cards() -> None:
    """The weight `late` counts half if the other player holds four cards, not at all with eight."""
    assert weighted_score(position("KC 7H"), "KC", late=16) == 10 * 16 * 8 // 16
    many = position("KC 7H", others="2H 4S 6D 8C TD JD QD 3S")
    assert weighted_score(many, "KC", late=16) == 0


def test_points_weigh_more_when_the_stock_runs_out() -> None:
    """With two more turns for each player, ten sixteenths of the weight `late` apply."""
    many = "2H 4S 6D 8C TD JD QD 3S"
    game = position("KC 7H 9S", name="turnier", others=many)
    assert weighted_score(game, "KC", late=16) == 10 * 16 * (16 - 3 * 2) // 16


def test_the_outs_of_a_pair_are_unseen_cards_of_its_rank() -> None:
    assert weighted_score(position("7C 7H"), "7C", pair=10) == -20
    one_gone = position("7C 7H", pile="7D KD")
    assert weighted_score(one_gone, "7C", pair=10) == -10
    known_elsewhere = position("7C 7H", others="7S 4S 6D 8C", known="7S")
    assert weighted_score(known_elsewhere, "7C", pair=10) == -10
    assert weighted_score(position("7C 8H"), "7C", pair=10) == 0


def test_two_packs_have_twice_as_many_outs() -> None:
    assert weighted_score(position("7C 7H 2S", name="turnier"), "7C", pair=10) == -40


def test_the_outs_of_neighbouring_cards_are_at_both_ends() -> None:
    assert weighted_score(position("7C 8C"), "7C", run=10) == -20
    assert weighted_score(position("7C 8C", pile="9C KD"), "7C", run=10) == -10
    assert weighted_score(position("QC KC"), "KC", run=10) == -10, "K2: no ace after the king"
    corner = position("QC KC 5S", name="turnier")
    assert weighted_score(corner, "KC", run=10) == -40, "two jacks and two aces"


def test_the_out_of_a_gap_is_the_card_in_between() -> None:
    assert weighted_score(position("7C 9C"), "7C", gap=10) == -10
    assert weighted_score(position("7C 9C", pile="8C KD"), "7C", gap=10) == 0
    assert weighted_score(position("QC AC 7D", drawn="5H"), "AC", gap=10) == 0


def test_valuable_cards_may_weigh_more() -> None:
    """With `high=32`, the king's 10 points multiply the weight `pair` by six."""
    assert weighted_score(position("KC KH"), "KC", pair=10, high=32) == -10 * (64 + 320) // 64


def test_one_of_two_equal_cards_weighs_less() -> None:
    game = position("7C 7C 7H 2S", name="turnier")
    assert weighted_score(game, "7C", pair=10) == -40
    assert weighted_score(game, "7C", pair=10, twin=12) == -10


def test_cards_near_the_next_players_known_cards_are_dangerous() -> None:
    game = position("8H 7D JC", others="7S 4S 6D 8C", known="7S 4S")
    assert weighted_score(game, "7D", next_known=10) == -10
    assert weighted_score(game, "8H", next_known=10) == 0
    near = position("8S 7D JC", others="7S 4S 6S 8C", known="7S 6S")
    assert weighted_score(near, "8S", next_known=10) == -20


def test_possible_pairs_of_the_next_player_lower_the_score() -> None:
    """Six pairs make a meld with 7C: three pairs of sevens, and 5-6, 6-8 and 8-9 of clubs."""
    game = position("7C KH", others="2H 4S 6D 8C")
    assert weighted_score(game, "7C", next_meld=16) == -(64 * 6 * 4 * 4 // (9 * 9))
    dead = position("7C KH", pile="6C 8C 7D 7S KD")
    assert weighted_score(dead, "7C", next_meld=16) == 0


def test_cards_of_a_meld_are_discarded_last() -> None:
    game = position("7C 7H 7D AS KC")
    assert weighted_score(game, "7C", points=1) < -(1 << 28)
    assert weighted_score(game, "AS", points=1) == 1


def test_the_policy_delays_opening_to_reach_a_hand_romme() -> None:
    game = position(TWELVE_CARDS, name="turnier", opened=False, others=SIX_CARDS)
    for wait, laid in ((0, 3), (3, 0), (2, 3)):
        game.set_weights(0, replace(PLAIN, wait_loose=wait).numbers())
        game.lay()
        assert game.laid == laid, wait
        while game.laid:
            game.undo()


@pytest.mark.parametrize(
    ("others", "weights"),
    [
        pytest.param("2H 4S", replace(PLAIN, wait_loose=3, wait_cards=3), id="few cards"),
        pytest.param(SIX_CARDS, replace(PLAIN, wait_loose=3, wait_stock=3), id="small stock"),
    ],
)
def test_the_policy_does_not_delay_opening_near_the_end(others: str, weights: Weights) -> None:
    """The end is near if another player has few cards left or the stock is nearly used up."""
    game = position(TWELVE_CARDS, name="turnier", opened=False, others=others)
    game.set_weights(0, weights.numbers())
    game.lay()
    assert game.laid == 3


# --- public knowledge ----------------------------------------------------------------------------


def test_undoing_a_step_restores_known_cards() -> None:
    game = position("5D 6D 7D KC")
    game.add_known(0, cards("6D KC"))
    (meld,) = [step for step in game.steps() if step < codes.LAY_OFF]
    game.step(meld)
    assert [game.known_count(0, card) for card in cards("6D KC")] == [0, 1]
    game.undo()
    assert [game.known_count(0, card) for card in cards("6D KC")] == [1, 1]


def test_known_cards_agree_with_the_engine(size: Size) -> None:
    """Only rules under which a taken card goes into the hand are tested.

    The comparison stops when a pile is turned over, because the simulator does not track that cards
    drawn from the turned stock are public.
    """
    open_hands = [table for table in ASSISTED if table.rules.name != "turnier"]
    for number in range(size(12, 2_000)):
        rng = dice(number)
        table = open_hands[number % len(open_hands)]
        pack = shuffled(table, rng)
        state = dealt(table, pack, rng)
        game = HeuristicGame(table.rules, len(state.playing))
        for player in range(game.players):
            game.set_weights(player, random_weights(rng))
        game.deal(numbers(pack))
        game.logging = True
        for _ in range(60):
            if game.phase == codes.OVER:
                break
            game.log = []
            game.greedy_move(number)
            state = replay_log(state, game.log)
            if state.stock_known:
                break
            for player, seat in enumerate(state.playing):
                known = Counter(numbers(state.known[seat - 1]))
                counts = {card: game.known_count(player, card) for card in range(53)}
                assert {card: count for card, count in counts.items() if count} == known


# --- hidden information --------------------------------------------------------------------------


def test_the_policy_does_not_depend_on_hidden_cards(size: Size) -> None:
    """Neither the other hands nor the order of the stock changes the policy's move."""
    for number in range(size(30, 5_000)):
        rng = dice(number)
        table = ASSISTED[number % len(ASSISTED)]
        state = dealt(table, shuffled(table, rng), rng)
        weights = stammtisch_weights(table.rules).numbers()
        game = HeuristicGame(table.rules, len(state.playing))
        moves = []
        for world in (state, sample(view(state, state.turn), rng)):
            load(game, world)
            for player in range(game.players):
                game.set_weights(player, weights)
            game.log = []
            game.logging = True
            game.greedy_move(number)
            moves.append(list(game.log))
        assert moves[0] == moves[1]


# --- strength ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "share", "more"), [("klassik", 2, 0.59, 0.5), ("turnier", 3, 0.40, 0.3)]
)
def test_the_policy_beats_greedy_play(
    name: str, players: int, share: float, more: float, size: Size
) -> None:
    """The deals are fixed, so this is no measure of strength. The arena measures that."""
    rules, deals = find_preset(name).rules, size(400, 10_000)
    game = HeuristicGame(rules, players)
    wins, points = 0, 0.0
    for deal in range(deals):
        for seat in range(players):
            for player in range(players):
                game.set_weights(
                    player, stammtisch_weights(rules).numbers() if player == seat else ()
                )
            game.shuffle_and_deal(deal)
            game.play_greedy(deal)
            wins += game.winner == seat
            points += game.scores()[seat] - (sum(game.scores()) - game.scores()[seat]) / (
                players - 1
            )
    assert wins / deals / players > share
    assert points / deals / players > more


def test_the_policy_reaches_romme_and_hand_romme() -> None:
    """A Hand-Rommé needs a player who delays the opening."""
    rules = find_preset("turnier").rules
    game = HeuristicGame(rules, 3)
    for player in range(3):
        game.set_weights(player, stammtisch_weights(rules).numbers())
    seen = set()
    for deal in range(200):
        game.shuffle_and_deal(deal)
        game.play_greedy(deal)
        seen.add(ENDINGS[game.ending])
    assert {Ending.ROMME, Ending.HAND} <= seen
