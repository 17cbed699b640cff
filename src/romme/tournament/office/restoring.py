"""Put a tournament back to an earlier state, or copy that state. Nothing is erased from the log.

The event that restores a state contains the events that lead to it. So a log can be read from its
first to its last record, whatever was restored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from romme.tournament.events import Event, Notice, StepUndone, TournamentRestored
from romme.tournament.list_events import CallEvent, ListEvent, ListStepUndone
from romme.tournament.rights import By

_ON_LISTS: Final = (ListEvent, ListStepUndone)


def events_until(records: Iterable[Sequence[Event]], version: int) -> tuple[Event, ...]:
    """Return the events that lead to the state after record `version`, without restored states.

    The events in a restored state take the place of those before it. Calls are left out.
    """
    found: list[Event] = []
    replaced: list[tuple[list[Event], int]] = []
    """For each restore that can still be undone: the events and the value of `steps` before it."""
    steps = 0
    """Number of changes by the office since the last restore or the last change of a list.

    Changes that were undone do not count, nor do notices, which cannot be undone.
    """
    for _, events in zip(range(version), records, strict=False):
        for event in events:
            if isinstance(event, TournamentRestored):
                replaced.append((found, steps))
                found, steps = list(event.log), 0
                continue
            if isinstance(event, StepUndone) and not steps and replaced:
                found, steps = replaced.pop()
                continue
            if isinstance(event, CallEvent):
                continue  # a restored state has no open calls
            found.append(event)
            if isinstance(event, _ON_LISTS):
                replaced, steps = [], 0
            elif isinstance(event, StepUndone):
                steps -= 1
            elif not isinstance(event, Notice):
                steps += 1
    return tuple(found)


def restored(
    records: Iterable[Sequence[Event]], version: int, *, at: int, by: By
) -> TournamentRestored:
    """Return the event that puts a tournament back to its state after record `version`.

    `at` is the time of that record, in milliseconds since 1970.
    """
    return TournamentRestored(version, at, events_until(records, version), by.name)
