"""The latest records of a table, kept for viewers who have missed some of its events."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from romme.engine.state import Seat
from romme.server.table.codec import WrittenEvent, decode
from romme.server.table.events import DealMade, SatDown, TableEvent
from romme.server.table.redaction import redacted_for
from romme.store.log.records import Record, Version

RING_SIZE: Final = 128
"""Number of records kept. A turn has two, so this is about 64 turns."""

_encode: Final = msgspec.json.Encoder().encode


class RecentRecords:
    """The last `RING_SIZE` records of a table."""

    def __init__(self) -> None:
        """Start without records."""
        # Stored as bytes, so that the garbage collector has no objects to traverse.
        self._ring: deque[tuple[Version, bytes]] = deque(maxlen=RING_SIZE)

    def load(self, records: Sequence[Record]) -> None:
        """Add the latest of a table's records."""
        self._ring.extend((record.version, record.data) for record in records[-RING_SIZE:])

    def add(self, version: Version, data: bytes) -> None:
        """Add a new record."""
        self._ring.append((version, data))

    def has_all_after(self, since: int) -> bool:
        """Whether no record after version `since` has been dropped."""
        return not self._ring or self._ring[0][0] <= since + 1

    def missed(self, since: int, seat: Seat | None) -> list[msgspec.Raw]:
        """Return the events after version `since`, as the player at a seat may see them."""
        found: list[msgspec.Raw] = []
        for version, data in self._ring:
            if version > since:
                found += raw(redacted_for(decode(data), seat))
        return found

    def history(self, seat: Seat | None) -> list[msgspec.Raw]:
        """Return the events since the last deal, as the player at a seat has seen them.

        Somebody who took the seat after that game sees it as a spectator.
        """
        events = self._since_deal()
        if any(isinstance(event, SatDown) and event.seat == seat for event in events):
            seat = None
        return raw(redacted_for(events, seat))

    def _since_deal(self) -> list[TableEvent]:
        newest_first: list[TableEvent] = []
        for _, data in reversed(self._ring):
            for event in reversed(decode(data)):
                newest_first.append(event)
                if isinstance(event, DealMade):
                    return newest_first[::-1]
        return newest_first[::-1]


def raw(events: Iterable[WrittenEvent]) -> list[msgspec.Raw]:
    """Encode events one by one."""
    return [msgspec.Raw(_encode(event)) for event in events]
