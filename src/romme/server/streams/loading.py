"""Loading something at most once at a time, by name; a name that nobody waits for is not kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Loading:
    """A lock for each name, there only while somebody holds it or waits for it."""

    def __init__(self) -> None:
        """Begin without any."""
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()

    def __len__(self) -> int:
        """The number of names that are kept."""
        return len(self._locks)

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Be the only one who loads what has this name, however that ends."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._wanted[name] += 1
        try:
            async with lock:
                yield
        finally:
            self._wanted[name] -= 1
            if not self._wanted[name]:
                del self._wanted[name], self._locks[name]
