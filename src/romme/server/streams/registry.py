"""The streams of a node that are in memory: loaded once, followed, let go of when nobody asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from romme.server.streams.loading import Loading
from romme.server.streams.stream import Stream
from romme.store.log.records import Log

S = TypeVar("S", bound=Stream[Any, Any])


class Registry(Generic[S]):
    """Streams by name."""

    def __init__(self, load: Callable[[str], Awaitable[S]], *, idle_looks: int) -> None:
        """Begin with none; `load` raises what tells that there is no stream of a name.

        After so many looks at which nobody needed it a stream is let go of.
        """
        self.loaded: dict[str, S] = {}
        self._load = load
        self._loading = Loading()
        self._idle_looks = idle_looks

    async def get(self, name: str) -> S:
        """A stream in memory, loaded if need be."""
        known = self.loaded.get(name)
        if known is not None:
            known.idle = 0
            return known
        async with self._loading.of(name):
            known = self.loaded.get(name)  # somebody else may have loaded it meanwhile
            if known is None:
                known = self.loaded[name] = await self._load(name)
        return known

    async def behind(self, log: Log) -> list[S]:
        """Those of which the log has more than memory does: a notice was lost."""
        known = list(self.loaded.values())
        heads = await log.heads([one.stream for one in known]) if known else {}
        return [one for one in known if one.version < heads.get(one.stream, 0)]

    def let_go(self) -> list[str]:
        """Look once, and let go of those that nobody has needed for a while; their names."""
        gone: list[str] = []
        for name, one in list(self.loaded.items()):
            one.idle = 0 if one.is_needed or one.lock.locked() else one.idle + 1
            if one.idle > self._idle_looks:
                del self.loaded[name]
                gone.append(name)
        return gone
