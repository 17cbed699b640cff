"""Bots, which play from a seat's `View`: four built-in levels, extensible by other packages."""

from __future__ import annotations

from romme.bots.playing import Act, Player, Players, ask, play, play_out
from romme.bots.protocol import Bot, Budget, Legal, Move
from romme.bots.registry import LEVELS, UnknownBot, bot_names, make_bot

__all__ = [
    "LEVELS",
    "Act",
    "Bot",
    "Budget",
    "Legal",
    "Move",
    "Player",
    "Players",
    "UnknownBot",
    "ask",
    "bot_names",
    "make_bot",
    "play",
    "play_out",
]
