"""Print digests of solver and simulator results, to compare compiled and plain builds.

python -m tests.support.solver.answer_digests HANDS TURNS GAMES
"""

from __future__ import annotations

import sys
from hashlib import sha256

from romme.bots.bridge import load, numbers
from romme.bots.weights import BELIEF
from romme.cards import JOKER
from romme.compiled import current_build
from romme.rules import presets
from romme.simulator.playouts import Playouts
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.solver import Solver
from romme.solver.kernel import Kernel
from romme.solver.meld_tables import CARDS, LEFT, POINTS
from tests.support.laws.positions import random_position
from tests.support.laws.tables import allowed_seats, dice, random_rules
from tests.support.simulator.weights import random_weights


def hands(count: int) -> str:
    """Return a digest of the best melds of `count` random hands, under presets and random rules."""
    digest = sha256()
    rules = presets()[0].rules
    kernels: tuple[Kernel, ...] = ()
    for number in range(count):
        rng = dice(number)
        if number % 500 == 0:
            rules = random_rules(rng) if number % 1000 else rng.choice(presets()).rules
            kernels = tuple(
                Kernel(
                    rules.melds,
                    aim,
                    jokers=rules.jokers,
                    joker_in_hand=rules.joker_in_hand,
                    ace_in_hand=rules.ace_in_hand,
                )
                for aim in (LEFT, POINTS, CARDS)
            )
        naturals = [card.order for card in rules.pack if card is not JOKER]
        if number % 2:
            low = rng.randrange(13)
            naturals = [card for card in naturals if (card - low) % 13 < 5]
        jokers = rng.randint(0, rules.jokers)
        cards = rng.sample(naturals, min(rng.randint(3, 14), len(naturals)))
        hand = bytes([*cards, *[JOKER.order] * min(jokers, 14 - len(cards))])
        for kernel in kernels:
            digest.update(repr((kernel.value(hand), kernel.layout(hand))).encode())
    return digest.hexdigest()


def turns(count: int) -> str:
    """Return a digest of the solver's results for `count` random turns."""
    digest = sha256()
    for number in range(count):
        rng = dice(number)
        state = random_position(rng)
        solver, table = Solver(state.rules), [lying.meld for lying in state.table]
        hand, opened = state.hand(state.turn), state.turn in state.opened
        own = [number for number, lying in enumerate(state.table, 1) if lying.owner == state.turn]
        plans = (
            solver.best_turn(hand, table, opened=opened, own=own),
            *solver.finishes(hand, table, opened=opened, own=own),
        )
        asked = solver.opening(hand), solver.smallest_opening(hand), solver.missing(hand)
        digest.update(repr((plans, asked, solver.discards(hand), solver.outs(hand))).encode())
    return digest.hexdigest()


def games(count: int) -> str:
    """Return a digest of the outcomes of `count` random games."""
    digest = sha256()
    for number in range(count):
        rng = dice(number)
        rules = rng.choice(presets()).rules if number % 2 else random_rules(rng)
        seats = rng.choice(allowed_seats(rules))
        game = HeuristicGame(rules, seats - rules.sits_out(seats))
        for player in range(game.players):
            if rng.random() < 0.8:  # the others are greedy
                game.set_weights(player, random_weights(rng))
        game.shuffle_and_deal(number)
        play = game.play_random if number % 4 < 1 else game.play_greedy
        play(number)
        digest.update(repr((game.ending, game.winner, list(game.scores()), game.turns)).encode())
    return digest.hexdigest()


def playouts(count: int) -> str:
    """Return a digest of playouts that evaluate a few ways to end each of `count` turns."""
    digest = sha256()
    for number in range(count):
        rng = dice(number)
        state = random_position(rng)
        tries = Playouts(state.rules, len(state.playing))
        tries.set_weights(random_weights(rng), belief=BELIEF.numbers())
        load(tries.root, state)
        passed = numbers(state.open_pile[::-1])
        tries.begin(number, ordered=state.stock_known, passed=passed)
        for end in tries.root.ends()[:3]:
            tries.add([end])
        for _ in range(3):
            tries.run()
        digest.update(
            repr([(tries.total(i), tries.squared(i)) for i in range(tries.count)]).encode()
        )
    return digest.hexdigest()


if __name__ == "__main__":
    hand_count, turn_count, game_count = map(int, sys.argv[1:])
    lines = (
        current_build().value,
        hands(hand_count),
        turns(turn_count),
        games(game_count),
        playouts(turn_count),
    )
    sys.stdout.write("\n".join(lines))
