"""Bots that play from a seat's `View`. Four levels are built in; other packages can add more."""

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
