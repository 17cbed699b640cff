"""The names that `romme.engine` exports."""

from __future__ import annotations

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
    "set_up",
    "shuffled_game",
]
