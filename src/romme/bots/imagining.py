"""Simulator games set up in a world that is consistent with a bot's view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from threading import get_ident

from romme.bots.bridge import draw_of, load, numbers, play_of
from romme.bots.protocol import Legal, Move
from romme.engine.state import Phase
from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.view.knowledge import View
from romme.view.sampling import sample


def imagine(view: View, rng: Random, weights: Sequence[int] = ()) -> HeuristicGame:
    """Return a simulator game that logs its moves, in a random world consistent with the view."""
    game = _game(view.rules, len(view.playing), get_ident())
    load(game, sample(view, rng))
    for player, seat in enumerate(view.playing):
        game.add_known(player, numbers(view.known[seat - 1]))
        game.set_weights(player, weights)
    game.log = []
    game.logging = True
    return game


def move_of(game: HeuristicGame, legal: Legal, rng: Random) -> Move:
    """Return the move that was just made in the simulator.

    If the simulator found no way to end the turn, return a random legal play.
    """
    if legal.turn.phase is Phase.DRAW:
        return draw_of(game.log[0])
    if game.ending == codes.CUT_OFF:  # found no way to end the turn
        return rng.choice(legal.plays)
    return play_of(game.log, legal.draft)


def corrective_move(legal: Legal, rng: Random) -> Move:
    """Choose a move in a turn that corrects a wrong number of cards."""
    return legal.draws[0] if legal.draws else rng.choice(legal.plays)


@lru_cache(maxsize=16)
def _game(rules: RuleSet, players: int, thread: int) -> HeuristicGame:  # noqa: ARG001 - part of the key
    """Return a simulator game that all bots of a thread share, because creating one is slow."""
    return HeuristicGame(rules, players)
