"""Text to values and back, strictly: cards, moves, game files."""

from __future__ import annotations

from romme.notation.gamefile import GameFile, Unreadable, read, write
from romme.notation.recording import record
from romme.notation.replaying import Replay, replay

__all__ = ["GameFile", "Replay", "Unreadable", "read", "record", "replay", "write"]
