"""The names that `romme.notation` exports."""

from __future__ import annotations

from romme.notation.gamefile import GameFile, Unreadable, read, write
from romme.notation.proof import DealProof
from romme.notation.recording import record
from romme.notation.replaying import Replay, replay

__all__ = ["DealProof", "GameFile", "Replay", "Unreadable", "read", "record", "replay", "write"]
