"""Print a digest of the observations and action masks in random games.

python -m tests.support.rl.observation_digests GAMES

Compiled and plain builds must print the same digest.
"""

from __future__ import annotations

import sys
from array import array
from hashlib import sha256

from romme.compiled import current_build
from romme.rl.observations import ObservedGame
from romme.rl.romme_v1 import playing_numbers
from romme.rl.spaces import ACTIONS, CARDS, ROWS
from romme.rules import presets
from tests.support.laws.tables import dice, random_rules

MOST_ACTIONS = 300
"""Maximum number of actions per game."""


def games(count: int) -> str:
    """Play `count` random games. Return a digest of their observations, action masks and scores."""
    digest = sha256()
    for number in range(count):
        rng = dice(number)
        rules = rng.choice(presets()).rules if number % 2 else random_rules(rng)
        game = ObservedGame(rules, rng.choice(playing_numbers(rules)))
        game.shuffle_and_deal(number)
        for _ in range(MOST_ACTIONS):
            for player in range(game.players):
                rows = array("b", bytes(ROWS * CARDS))
                game.write(player, rows)
                digest.update(rows)
            mask = array("b", bytes(ACTIONS))
            game.mark(mask)
            digest.update(mask)
            if not any(mask):
                break
            game.act(rng.choice(game.actions()))
        digest.update(repr(game.scores()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(current_build().value, games(int(sys.argv[1])))  # noqa: T201 - its purpose
