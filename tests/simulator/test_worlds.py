"""Sampled worlds fit the player's knowledge, and likelier worlds are sampled more often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, combinations

from romme.bots.bridge import load, numbers
from romme.bots.weights import BELIEF, Belief, verein_weights
from romme.cards import parse_card
from romme.rules import find_preset
from romme.rules.options import Mode
from romme.simulator.hand_likelihood import LikelihoodGame
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.simulator.worlds import Worlds
from tests.conftest import Size
from tests.support.laws.tables import TABLES, dice
from tests.support.simulator.bridge import dealt, shuffled
from tests.support.simulator.weights import NOTHING, PLAIN

KLASSIK = find_preset("klassik").rules
ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]
BELIEVED = Belief(meld=12, fit=0, thrown=9, most_thrown=9, refused=7, depth=9)
WEIGHTS = replace(PLAIN, free=replace(NOTHING, points=2, pair=10, run=10)).numbers()
UNSEEN = "2S 7D 3S KH 3D QC 4S"
PASSED = "3H 8D 5S"


def cards(text: str) -> list[int]:
    return [parse_card(word).order for word in text.split()]


def set_up(game: HeuristicGame, hand: Sequence[int], stock: Sequence[int]) -> None:
    """Set up a game where player 0 has drawn an ace and player 1 made the last discard."""
    game.set_up(
        hands=[cards("AC 5D 9H"), hand],
        stock=stock,
        pile=cards(PASSED)[::-1],
        table=[],
        opened=[False, False],
        turn=0,
        drawn=cards("AC")[0],
    )


def test_hands_are_sampled_by_their_likelihood() -> None:
    """Each of the 35 possible hands is sampled about as often as its likelihood predicts."""
    unseen = sorted(cards(UNSEEN))
    likely: dict[tuple[int, ...], float] = {}
    judge = LikelihoodGame(KLASSIK, 2)
    judge.set_weights(1, WEIGHTS)
    judge.set_belief(BELIEVED.numbers())
    judge.set_passed(cards(PASSED))
    for hand in combinations(unseen, 3):
        set_up(judge, hand, [card for card in unseen if card not in hand])
        likely[hand] = 2 ** (-judge.surprisal(1) / 8)
    total = sum(likely.values())
    assert max(likely.values()) > 10 * min(likely.values()), "the likelihoods must differ"

    root, worlds = HeuristicGame(KLASSIK, 2), Worlds(KLASSIK, 2)
    set_up(root, unseen[:3], unseen[3:])
    worlds.world.set_weights(1, WEIGHTS)
    worlds.world.set_belief(BELIEVED.numbers())
    worlds.begin(root, 5, ordered=False, passed=cards(PASSED))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(20_000):
        worlds.next()
        seen[tuple(worlds.world.hand(1))] += 1
    for drawn, weight in likely.items():
        assert abs(seen[drawn] / 20_000 - weight / total) < 0.012, drawn


def test_sampled_worlds_keep_all_cards_and_known_cards(size: Size) -> None:
    for number in range(size(30, 3_000)):
        rng = dice(number)
        table = ASSISTED[number % len(ASSISTED)]
        state = dealt(table, shuffled(table, rng), rng)
        players = len(state.playing)
        root, worlds = HeuristicGame(table.rules, players), Worlds(table.rules, players)
        load(root, state)
        known = [rng.sample(root.hand(player), rng.randint(0, 3)) for player in range(root.players)]
        for player, some in enumerate(known):
            root.add_known(player, some)
            worlds.world.set_weights(player, verein_weights(table.rules).numbers())
        worlds.world.set_belief(rng.choice((BELIEF.numbers(), ())))
        ordered = rng.random() < 0.2
        worlds.begin(root, number, ordered=ordered, passed=numbers(state.open_pile[::-1]))
        for _ in range(5):
            worlds.next()
            world = worlds.world
            assert world.hand(root.turn) == root.hand(root.turn)
            assert world.turn == root.turn
            if ordered:
                assert world.stock_cards() == root.stock_cards()
            for player in range(root.players):
                assert len(world.hand(player)) == len(root.hand(player))
                assert not Counter(known[player]) - Counter(world.hand(player))
            assert hidden_cards(world) == hidden_cards(root)


def hidden_cards(game: HeuristicGame) -> list[int]:
    """Return the sorted cards in all hands and the stock."""
    hands = (game.hand(player) for player in range(game.players))
    return sorted([*chain.from_iterable(hands), *game.stock_cards()])
