"""The streams that a node has in memory: loaded once, kept up to date, dropped when unused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from romme.server.streams.keyed_locks import KeyedLocks
from romme.server.streams.stream import Stream
from romme.store.log.records import Log

S = TypeVar("S", bound=Stream[Any, Any])


class Registry(Generic[S]):
    """The loaded streams by name."""

    def __init__(self, load: Callable[[str], Awaitable[S]], *, idle_sweeps: int) -> None:
        """Start empty. `load` raises `LookupError` if no stream has the name.

        A stream is dropped after more than `idle_sweeps` consecutive sweeps without use.
        """
        self.loaded: dict[str, S] = {}
        self._load = load
        self._load_locks = KeyedLocks()
        self._idle_sweeps = idle_sweeps

    async def get(self, name: str) -> S:
        """Return a stream, loaded if necessary.

        Raise the `LookupError` from `load` if there is no such stream.
        """
        known = self.loaded.get(name)
        if known is not None:
            known.idle = 0
            return known
        async with self._load_locks.of(name):
            known = self.loaded.get(name)  # another task may have loaded it meanwhile
            if known is None:
                known = self.loaded[name] = await self._load(name)
        return known

    async def behind(self, log: Log) -> list[S]:
        """Return the streams that lag behind the log, because a notice was lost."""
        known = list(self.loaded.values())
        heads = await log.heads([one.stream for one in known]) if known else {}
        return [one for one in known if one.version < heads.get(one.stream, 0)]

    def evict_idle(self) -> list[str]:
        """Sweep once: drop the streams that were unused for too long, and return their names."""
        gone: list[str] = []
        for name, one in list(self.loaded.items()):
            one.idle = 0 if one.is_needed or one.lock.locked() else one.idle + 1
            if one.idle > self._idle_sweeps:
                del self.loaded[name]
                gone.append(name)
        return gone
