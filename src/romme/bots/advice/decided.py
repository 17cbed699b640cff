"""Convert the moves of a game file to a player's decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from romme.bots.protocol import Move
from romme.engine.commands import (
    Discard,
    Draw,
    GiveBack,
    LayDown,
    LayOff,
    Pass,
    Play,
    Shuffle,
    Step,
    Swap,
)
from romme.engine.errors import Illegal
from romme.notation.replaying import Replay, advance
from romme.notation.text import NotedMove


def decided(now: Replay, moves: Sequence[NotedMove]) -> Move | None:
    """Return the draw or play that these moves make up, starting from the position `now`.

    Return None if they are incomplete or illegal, or if the first one is a reshuffle.
    """
    steps: list[Step] = []
    for move in moves:
        try:
            now = advance(now, move)
        except Illegal:
            return None
        match move.act:
            case Draw():
                return move.act
            case Shuffle():
                return None
            case LayDown() | LayOff() | Swap():
                steps.append(move.act)
                if now.draft is None:  # the last card was laid
                    return Play(tuple(steps))
            case Discard() | GiveBack() | Pass():
                return Play(tuple(steps), move.act)
            case _:
                assert_never(move.act)
    return None
