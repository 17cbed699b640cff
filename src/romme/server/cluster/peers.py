"""Which other nodes there are: each says now and then that it is there.

Who was connected to a node that has died is connected nowhere, and no node notices by itself: a
socket ends where it was. So silence is noticed instead.
"""

from __future__ import annotations

from typing import Final

SILENT_AFTER_MS: Final = 6_000
"""Milliseconds: three times what lies between two signs of life."""


class Peers:
    """When each other node was last heard of."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._heard: dict[str, int] = {}

    def hear(self, node: str, now: int) -> None:
        """Note that a node has said something."""
        self._heard[node] = now

    def forget_silent(self, now: int) -> tuple[str, ...]:
        """The nodes that have not been heard of for too long; each is named once."""
        silent = tuple(node for node, at in self._heard.items() if now - at > SILENT_AFTER_MS)
        for node in silent:
            del self._heard[node]
        return silent
