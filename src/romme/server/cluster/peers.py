"""Heartbeats from the other nodes.

When a node dies, its sockets die with it and no other node sees them close. So the other
nodes watch for missing heartbeats instead.
"""

from __future__ import annotations

from typing import Final

SILENT_AFTER_MS: Final = 6_000
"""Time without a notice after which a node counts as dead: three heartbeat intervals."""


class Peers:
    """The other nodes, with the time of the last notice from each of them."""

    def __init__(self) -> None:
        """Begin without known nodes."""
        self._last_seen: dict[str, int] = {}

    def record(self, node: str, now: int) -> None:
        """Set the time of the last notice from a node to `now` (ms)."""
        self._last_seen[node] = now

    def forget_silent(self, now: int) -> tuple[str, ...]:
        """Return the nodes that have sent no notice for too long, and forget them."""
        silent = tuple(node for node, at in self._last_seen.items() if now - at > SILENT_AFTER_MS)
        for node in silent:
            del self._last_seen[node]
        return silent
