"""The engine: the exact rules of Rommé as pure functions. No clock, no randomness, no I/O.

`carry_out` judges a command and returns its events and the resulting state, or raises `Illegal`.
This package exports what most programs need; the rest is in its modules.
"""

from __future__ import annotations

from romme.engine import legal
from romme.engine.commands import (
    Command,
    Cut,
    Discard,
    Draw,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Play,
    Shuffle,
    Swap,
)
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft, Duty
from romme.engine.errors import Illegal
from romme.engine.evolve import fold
from romme.engine.match import Games, Match, Series, Target
from romme.engine.setup import dealt_game, set_up, shuffled_game
from romme.engine.state import Ending, Outcome, Phase, Pile, Seat, State, TableMeld
from romme.engine.turn import Turn

__all__ = [
    "Command",
    "Cut",
    "Discard",
    "Draft",
    "Draw",
    "Duty",
    "Ending",
    "Games",
    "GiveBack",
    "Illegal",
    "LayDown",
    "LayOff",
    "Match",
    "Outcome",
    "Pass",
    "Phase",
    "Pile",
    "Play",
    "Seat",
    "Series",
    "Shuffle",
    "State",
    "Swap",
    "TableMeld",
    "Target",
    "Turn",
    "begin_draft",
    "carry_out",
    "dealt_game",
    "fold",
    "legal",
    "set_up",
    "shuffled_game",
]
