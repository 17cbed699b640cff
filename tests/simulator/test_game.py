"""The simulator agrees with the engine on which moves are legal and on the outcome."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from romme.bots.bridge import kind, load, numbers
from romme.cards import JOKER, RANKS, SUITS, Natural, in_order
from romme.engine import legal
from romme.engine.commands import Draw
from romme.engine.decide import begin_draft, carry_out
from romme.engine.setup import set_up
from romme.engine.state import (
    Cards,
    Phase,
    Pile,
    Seat,
    State,
    TableMeld,
    playing_seats,
    with_hand,
    without,
)
from romme.engine.turn import Turn
from romme.melds import Flaw, JokerFor, arrange
from romme.rules import find_preset
from romme.rules.options import Mode
from romme.simulator import codes
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.simulator.position import Position
from tests.conftest import Size
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice, random_table
from tests.support.simulator.bridge import dealt, replay_log, shuffled
from tests.support.simulator.lockstep import (
    ASSISTED,
    GIVE_UP_TURNS,
    TURN_LIMIT,
    check_same,
    compare_moves,
    full_state,
    simulator_state,
    some_table,
    turns,
)


def test_random_games_agree_with_the_engine(size: Size) -> None:
    """Whole games are compared, from the deal to the scores."""
    for number in range(size(16, 3_000)):
        rng = dice(number)
        table = some_table(number, rng)
        pack = shuffled(table, rng)
        state = dealt(table, pack, rng)
        game = Position(state.rules, len(state.playing))
        game.deal(numbers(pack))
        check_same(game, state)
        takes, lays = rng.choice(((0.5, 0.5), (0.3, 0.9), (0.9, 0.2)))
        for _ in islice(turns(game, state, rng, takes, lays, greedy=number % 3 == 0), TURN_LIMIT):
            pass


def test_dense_positions_agree_with_the_engine(size: Size) -> None:
    """A few turns are played from each position. Some are also loaded just after a draw."""
    for number in range(size(450, 40_000)):
        rng = dice(number)
        state = random_position(rng, some_table(number, rng))
        game = Position(state.rules, len(state.playing))
        load(game, state)
        for later in islice(turns(game, state, rng, 0.6, 0.85, greedy=number % 5 == 0), 3):
            if later.phase is Phase.DRAW and rng.random() < 0.5:
                drew = carry_out(later, later.turn, Draw(Pile.STOCK)).state
                if drew.phase is Phase.PLAY:
                    load(game, drew)
                    compare_moves(game, begin_draft(drew, drew.turn))
                    load(game, later)


def almost_full_run(rng: Random) -> State | None:
    """Return a position with a run of nearly all ranks, and a hand with the missing ones.

    Return None if the rules do not allow the run, or if it would have too many jokers.
    """
    options = {"packs": 2, "jokers": 6, "ace_order": rng.choice(("corner", "low_or_high"))}
    rules, seats, _ = random_table(rng)
    rules = rules.with_options(options)
    low, length, suit = rng.randrange(13), rng.randint(9, 12), rng.choice(SUITS)
    ring = [Natural(RANKS[(low + place) % 13], suit) for place in range(13)]
    share = rng.choice((0.1, 0.3, 0.5))
    placed = [JokerFor(face) if rng.random() < share else face for face in ring[:length]]
    run = arrange(placed, rules.melds)
    if isinstance(run, Flaw) or run.cards.count(JOKER) > 4:
        return None
    dealer = Seat(rng.randint(1, seats))
    playing = playing_seats(rules, seats, dealer)
    others = [card for card in rules.pack if isinstance(card, Natural) and card.suit is not suit]
    rest = iter(rng.sample(others, 14))
    hands = tuple((next(rest),) if seat in playing[1:] else () for seat in range(1, seats + 1))
    more: Cards = tuple(islice(rest, rng.choice((0, 2))))
    hand: Cards = (*ring[length:], *(JOKER,) * rng.randint(1, 2), *more)
    return set_up(
        rules,
        Mode.ASSIST,
        dealer=dealer,
        turn=playing[0],
        hands=with_hand(hands, playing[0], hand),
        open_pile=(next(rest),),
        stock=(next(rest), next(rest)),
        table=(TableMeld(playing[0], run),),
    ).state


def test_runs_of_almost_all_ranks_agree_with_the_engine(size: Size) -> None:
    """A card can be laid off at either end of such a run, and two cards in either order."""
    for number in range(size(200, 10_000)):
        rng = dice(number)
        state = almost_full_run(rng)
        if state is not None:
            game = Position(state.rules, len(state.playing))
            load(game, state)
            next(turns(game, state, rng, 0.1, 0.95))


def opening_position(rng: Random) -> State:
    """Return a position in which a player may open, lay off and swap jokers in one turn."""
    table = random_table(rng)._replace(mode=Mode.ASSIST)
    options = {
        "packs": 2,
        "jokers": 6,
        "lay_offs": "after_opening",
        "opening_points": rng.choice((0, 9, 20, 40)),
        "open_card": rng.choice(("used", "used", "kept", "free")),
        "joker_swap": rng.choice(("all_melds", "full_sets")),
        "melds_per_turn": rng.choice((0, 0, 2)),
        "indirect_lay_off": "to_finish",
    }
    state = random_position(rng, table._replace(rules=table.rules.with_options(options)))
    opened = state.opened - {state.turn} if rng.random() < 0.7 else state.opened
    (*below, top), hand = state.open_pile, state.hand(state.turn)
    if rng.random() < 0.6:  # the open card is one that the player could use
        given = JOKER if JOKER in hand and rng.random() < 0.3 else rng.choice(hand)
        hand, top = in_order((*without(hand, (given,)), top)), given
    hands = with_hand(state.hands, state.turn, hand)
    return replace(state, opened=opened, hands=hands, open_pile=(*below, top))


def test_opening_turns_agree_with_the_engine(size: Size) -> None:
    """In these turns a player may open with the open card or without it."""
    for number in range(size(400, 20_000)):
        rng = dice(number)
        state = opening_position(rng)
        game = Position(state.rules, len(state.playing))
        load(game, state)
        next(turns(game, state, rng, 0.8, 0.95, greedy=number % 3 == 0))


def test_undoing_steps_restores_the_game(size: Size) -> None:
    for number in range(size(150, 10_000)):
        rng = dice(number)
        state = random_position(rng, some_table(number, rng))
        game = Position(state.rules, len(state.playing))
        load(game, state)
        game.draw(codes.OPEN if game.may_take() else codes.STOCK)
        states = [full_state(game)]
        while game.phase == codes.PLAYING and (steps := game.steps()) and len(states) < 9:
            game.step(rng.choice(steps))
            states.append(full_state(game))
        for before in reversed(states[:-1]):
            game.undo()
            assert full_state(game) == before


def test_a_copied_game_is_independent_and_equal(size: Size) -> None:
    for number in range(size(40, 5_000)):
        rng = dice(number)
        state = random_position(rng, some_table(number, rng))
        game, copy = (GreedyGame(state.rules, len(state.playing)) for _ in range(2))
        load(game, state)
        if number % 3:
            game.draw(codes.STOCK)
        if number % 3 == 2 and (steps := game.steps()):
            game.step(rng.choice(steps))
        copy.play_random(number)
        copy.copy_from(game)
        assert full_state(copy) == full_state(game)
        before = full_state(game)
        copy.play_random(number)
        assert full_state(game) == before
        game.play_random(number)
        assert (full_state(copy), copy.scores()) == (full_state(game), game.scores())


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_policies_play_legal_games(policy: str, size: Size) -> None:
    """The engine accepts every move that the simulator logs, and reaches the same outcome."""
    for number in range(size(50, 10_000)):
        rng = dice(number)
        table = some_table(number, rng)
        pack = shuffled(table, rng)
        state = dealt(table, pack, rng)
        game = GreedyGame(state.rules, len(state.playing))
        game.deal(numbers(pack))
        game.logging = True
        play = game.play_greedy if policy == "greedy" else game.play_random
        play(number)
        state = replay_log(state, game.log)
        if game.ending == codes.CUT_OFF:
            assert game.turns > GIVE_UP_TURNS, "the policy gave up although the turn could be ended"
            assert state.phase is not Phase.OVER
        else:
            check_same(game, state)


def test_policies_continue_a_loaded_game(size: Size) -> None:
    """A game can be loaded before the draw, after it, or after some steps of the turn."""
    for number in range(size(90, 10_000)):
        rng = dice(number)
        state = random_position(rng, some_table(number, rng))
        if number % 3:
            state = carry_out(state, state.turn, rng.choice(legal.draws(Turn.of(state)))).state
        if state.phase not in {Phase.DRAW, Phase.PLAY}:
            continue
        game = GreedyGame(state.rules, len(state.playing))
        load(game, state)
        game.logging = True
        if number % 3 == 2:
            for _ in range(2):
                if steps := game.steps():
                    game.step(rng.choice(steps))
        play = game.play_greedy if number % 4 else game.play_random
        play(number)
        state = replay_log(state, game.log)
        if game.ending == codes.CUT_OFF:
            assert game.turns > GIVE_UP_TURNS, "the policy gave up although the turn could be ended"
        else:
            check_same(game, state)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="cannot play"):
        GreedyGame(find_preset("turnier").rules, players)


def test_an_incomplete_pack_is_refused() -> None:
    with pytest.raises(ValueError, match="not the pack"):
        GreedyGame(find_preset("klassik").rules, 2).deal([0] * 52)


def test_a_deal_shuffles_the_whole_pack() -> None:
    """Each deal contains every card, any card can come first, and a seed repeats its deal."""
    table = ASSISTED[0]
    game, firsts = GreedyGame(table.rules, table.seats), Counter[int]()
    pack = numbers(table.rules.pack)
    for seed in range(520):
        game.shuffle_and_deal(seed)
        hands = [game.hand(player) for player in range(game.players)]
        cards = [
            *game.stock_cards(),
            *game.pile_cards(),
            *(card for hand in hands for card in hand),
        ]
        assert sorted(cards) == pack
        firsts[game.stock_cards()[0]] += 1
    assert set(firsts) == set(pack)
    assert max(firsts.values()) < 30
    again = GreedyGame(table.rules, table.seats)
    again.shuffle_and_deal(519)
    assert simulator_state(again) == simulator_state(game)


def test_a_pile_that_becomes_the_stock_is_shuffled_by_the_seed() -> None:
    """Every seed gives a different order, in random and in greedy play."""
    rules = find_preset("haus").rules
    pack = numbers(rules.pack)
    game, orders = GreedyGame(rules, 2), set()
    for seed in range(20):
        game.set_up(
            hands=[[0, 20], [5, 30]], stock=[], pile=pack[60:100], table=[], opened=[0, 0], turn=0
        )
        game.log, game.logging = [], True
        play = game.play_greedy if seed % 2 else game.play_random
        play(seed)
        shown = [code & codes.CARD_MASK for code in game.log if kind(code) == codes.SHUFFLED]
        orders.add(tuple(shown[:30]))
    assert len(orders) == 20


def test_a_policy_gives_up_a_game_without_end() -> None:
    """If nobody can open and no rule ends the game, the policy ends it without a winner."""
    options = {"opening_points": 51, "lay_offs": "after_opening", "hand_sizes": [3] * 5}
    rules = find_preset("klassik").rules.with_options(
        {**options, "blocked_after": 0, "stalled_after": 0, "hand_romme": "no"}
    )
    game = GreedyGame(rules, 2)
    for play in (game.play_greedy, game.play_random):
        game.shuffle_and_deal(3)
        play(3)
        assert (game.ending, game.winner, game.scores()) == (codes.CUT_OFF, codes.NOTHING, [0, 0])


def test_greedy_play_beats_random_play() -> None:
    """Greedy games take less than half as many turns as random ones, and no fewer have a winner."""
    for name, players in (("klassik", 2), ("turnier", 3)):
        game = GreedyGame(find_preset(name).rules, players)
        lengths, won = Counter[str](), Counter[str]()
        for seed in range(20):
            for policy, play in (("greedy", game.play_greedy), ("random", game.play_random)):
                game.shuffle_and_deal(seed)
                play(seed)
                lengths[policy] += game.turns
                won[policy] += game.winner != codes.NOTHING
        assert lengths["greedy"] * 2 < lengths["random"]
        assert won["greedy"] >= won["random"]
