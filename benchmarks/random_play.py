"""Compare the speed of random legal play through the public API with RLCard's gin rummy.

    ./romme benchmark benchmarks/random_play.py [--seconds 5]

A move is a draw, a step such as a meld or a lay-off, or a discard. In RLCard it is one step of the
environment. Both choose uniformly among the legal moves.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator

from romme.engine import legal
from romme.engine.commands import Play
from romme.engine.decide import carry_out
from romme.engine.draft import Draft
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Phase, Seat
from romme.engine.turn import Turn
from romme.rules import find_preset
from romme.rules.options import Mode


def romme_game(rng: random.Random) -> int:
    """Play one two-player game of klassik and return the number of moves."""
    rules = find_preset("klassik").rules
    pack = list(rules.pack)
    rng.shuffle(pack)
    state = fold(dealt_game(rules, Mode.ASSIST, seats=2, dealer=Seat(1), pack=tuple(pack)))
    moves = 0
    while state.phase is not Phase.OVER:
        turn = Turn.of(state)
        if state.phase is Phase.DRAW:
            state = carry_out(state, state.turn, rng.choice(legal.draws(turn))).state
            moves += 1
        else:
            play = _random_plan(Draft.begin(turn), rng)
            state = carry_out(state, state.turn, play).state
            moves += len(play.steps) + (play.end is not None)
    return moves


def _random_plan(draft: Draft, rng: random.Random) -> Play:
    """Return a random turn, choosing uniformly among the legal next steps and turn endings."""
    while not draft.finished:
        steps, ends = list(legal.steps(draft)), list(legal.ends(draft))
        choice = rng.randrange(len(steps) + len(ends))
        if choice >= len(steps):
            return Play(draft.steps, ends[choice - len(steps)])
        draft = draft.step(steps[choice])
    return Play(draft.steps)


def rlcard_games() -> Iterator[int]:
    """Play RLCard's gin rummy endlessly and yield the number of moves of each game."""
    import rlcard  # noqa: PLC0415 - an optional package

    env = rlcard.make("gin-rummy")
    while True:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))  # noqa: S311
            moves += 1
        yield moves


def moves_per_second(game: Callable[[], int], seconds: float) -> float:
    """Play for about `seconds` after a warm-up game, and return the number of moves per second."""
    game()
    start, moves = time.perf_counter(), 0
    while (spent := time.perf_counter() - start) < seconds:
        moves += game()
    return moves / spent


def main() -> None:
    """Measure Rommé and RLCard three times each, alternating, and print the best rates as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds / 3
    rng = random.Random(2026)  # noqa: S311 - no secret
    peer = rlcard_games()
    ours, theirs = [], []
    for _ in range(3):
        ours.append(moves_per_second(lambda: romme_game(rng), seconds))
        theirs.append(moves_per_second(lambda: next(peer), seconds))
    result = {
        "romme moves/s": round(max(ours)),
        "rlcard moves/s": round(max(theirs)),
        "ratio": round(max(ours) / max(theirs), 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
