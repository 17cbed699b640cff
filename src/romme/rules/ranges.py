"""The smallest and the largest value of each numeric option."""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Final

RANGES: Final[Mapping[str, tuple[int, int]]] = types.MappingProxyType(
    {
        "packs": (1, 2),
        "jokers": (0, 6),
        "fewest_players": (2, 6),
        "most_players": (2, 6),
        "hand_sizes": (3, 15),
        "cut_at_least": (0, 20),
        "largest_set": (3, 4),
        "melds_per_turn": (0, 4),
        "opening_points": (0, 101),
        "blocked_after": (0, 10),
        "stalled_after": (0, 1000),
        "joker_in_hand": (0, 50),
        "ace_in_hand": (0, 25),
        "hand_romme_factor": (1, 4),
        "winner_bonus": (0, 100),
        "unopened_factor": (1, 4),
        "rating_super": (-20, 50),
        "rating_hand": (-20, 50),
        "rating_hand_laid_off": (-20, 50),
        "rating_romme": (-20, 50),
        "rating_opened": (-20, 50),
        "rating_opened_above": (-20, 50),
        "rating_unopened": (-20, 50),
        "rating_unopened_above": (-20, 50),
        "rounds": (1, 20),
    }
)
"""Minimum and maximum of each numeric option; for bands, of their rating points."""

PLAYER_NUMBERS: Final = (2, 3, 4, 5, 6)
"""The possible numbers of players in a game, in the order of `hand_sizes`."""

SEATS_WITH_DEALER_OUT: Final = 4
"""Seats at a table whose dealer sits out, if the rules say so (T2, V1.2)."""
