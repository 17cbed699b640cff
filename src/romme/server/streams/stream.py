"""An event stream in memory: its state, and the only way to change it.

Every command takes the same path: decide, append to the log, answer, publish to all watchers.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from romme.store.log.chain import BEGINNING, link
from romme.store.log.records import (
    Appended,
    Entry,
    FinishedGame,
    Heading,
    Lasts,
    Log,
    Record,
    Version,
    now_ms,
)

REMEMBERED: Final = 256
"""Number of recent commands whose answers are kept in memory; older ones are in the log."""

State = TypeVar("State")
Event = TypeVar("Event")

Decision: TypeAlias = tuple[tuple[Event, ...], State]
"""The outcome of a command: its events, and the state after them."""
Decide: TypeAlias = Callable[[], Awaitable[Decision[Event, State]]]
Answer: TypeAlias = Callable[[Version], None]
"""Called with the stream's version after the command. Everything that the command did is in it."""
Announcer: TypeAlias = Callable[[str, Version], None]
"""Tells the other nodes the latest version of a stream."""


class NewRecord(NamedTuple):
    """A record to append, without its version and hash."""

    data: bytes
    heading: Heading
    finished: FinishedGame | None = None
    lasts: Lasts = Lasts.LASTING
    undo: Callable[[], Awaitable[None]] | None = None
    """Deletes what was stored outside the log, if the append fails."""


class StreamChange(NamedTuple, Generic[State, Event]):
    """The events that changed a stream, and its state before them."""

    before: State
    events: tuple[Event, ...]
    data: bytes
    """The events, encoded as in the log."""


class Stream(ABC, Generic[State, Event]):
    """The state of one stream, and the lock that guards its changes."""

    REFUSALS: ClassVar[tuple[type[Exception], ...]]
    """The exceptions that refuse a command."""
    REMEMBERS_REFUSALS: ClassVar[bool]
    """Whether a repeated command gets its first refusal again, even if it could succeed now."""

    def __init__(self, stream: str, state: State, *, log: Log, announce: Announcer) -> None:
        """Create a stream that has no records yet."""
        self.stream = stream
        """The stream's name in the log."""
        self.state = state
        self.version = Version(0)
        self.lock = asyncio.Lock()
        self.idle = 0
        """Number of consecutive sweeps in which the stream was unused."""
        self._hash = BEGINNING
        self.log = log
        self._announce = announce
        self._answers: dict[str, Version | Exception] = {}

    def resume(self, state: State, records: Sequence[Record]) -> None:
        """Continue from the last record; `state` is the fold of all records."""
        self.state = state
        self.version, self._hash = records[-1].version, records[-1].hash
        for record in records[-REMEMBERED:]:
            if record.command is not None:
                self._answers[record.command] = record.version

    # --- to implement per kind of stream ---------------------------------------------------------

    @property
    @abstractmethod
    def is_needed(self) -> bool:
        """Whether the stream must stay in memory: it has watchers or a pending automatic action."""

    @abstractmethod
    async def _write(self, decision: Decision[Event, State], at: int) -> NewRecord:
        """Encode a decision as a record."""

    @abstractmethod
    async def _read(self, records: Sequence[Record]) -> Sequence[tuple[Event, ...]]:
        """Decode the events of each record."""

    @abstractmethod
    def _evolve(self, state: State, events: tuple[Event, ...]) -> State:
        """Return the state after applying these events."""

    async def _append(self, entry: Entry) -> Appended:
        return await self.log.append(entry)

    async def _prepare(self, after: State) -> None:
        """Fetch what is needed to show the next state, before it becomes the current one."""

    @abstractmethod
    def _publish(self, change: StreamChange[State, Event]) -> None:
        """Notify watchers on this node. `self.state` is already the new state."""

    # --- commands --------------------------------------------------------------------------------

    async def carry_out(
        self, key: str, decide: Decide[Event, State], answer: Answer | None = None
    ) -> Version:
        """Carry out a command once, pass the resulting version to `answer`, and return it.

        `key` identifies the command. Raise one of `REFUSALS` if the command is refused. `decide`
        must use the current state. It is called again if another node appended first.
        """
        answer = answer or _no_answer
        async with self.lock:
            known = self._answers.get(key)
            if isinstance(known, Exception):
                raise known.with_traceback(None)  # or the traceback would grow with each retry
            if known is None:
                return await self._decide(key, decide, answer)
            answer(known)
            return known

    async def _decide(self, key: str, decide: Decide[Event, State], answer: Answer) -> Version:
        """Decide and commit. A command that is already in the log gets its version from there."""
        while True:
            try:
                decision = await decide()
            except self.REFUSALS as refusal:
                if (version := await self._found(key, answer)) is not None:
                    return version
                known = self.version
                await self.catch_up()
                if self.version != known:  # another node was ahead
                    continue
                if self.REMEMBERS_REFUSALS:
                    self._remember(key, refusal)
                raise
            outcome = await self.commit(decision, key, answer)
            if outcome is Appended.DONE:
                self._remember(key, self.version)
                return self.version
            await self.catch_up()
            if outcome is Appended.REPEATED:
                version = await self._found(key, answer)
                if version is not None:
                    return version

    async def _found(self, key: str, answer: Answer) -> Version | None:
        """Answer a command that is already in the log, and return its version.

        Return None if the command is new.
        """
        record = await self.log.find(self.stream, key)
        if record is None:
            return None
        self._remember(key, record.version)
        answer(record.version)
        return record.version

    def _remember(self, key: str, answer: Version | Exception) -> None:
        self._answers[key] = answer
        if len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]  # the oldest

    async def commit(
        self,
        decision: Decision[Event, State],
        key: str | None = None,
        answer: Answer | None = None,
    ) -> Appended:
        """Append a decision to the log, pass the new version to `answer`, then publish it.

        Return `DONE`, or why the decision was not appended. The caller holds the lock.
        """
        events, after = decision
        answer = answer or _no_answer
        if not events:
            answer(self.version)
            return Appended.DONE
        at, version = now_ms(), Version(self.version + 1)
        data, heading, finished, lasts, undo = await self._write(decision, at)
        chained = link(self._hash, self.stream, version, at=at, command=key, data=data, lasts=lasts)
        entry = Entry(
            stream=self.stream,
            version=version,
            at=at,
            command=key,
            data=data,
            hash=chained,
            heading=heading,
            finished=finished,
            lasts=lasts,
        )
        outcome = await self._append(entry)
        if outcome is Appended.DONE:
            answer(version)
            await self._advance(version, chained, events, after, data)
            self._announce(self.stream, version)
        elif undo is not None:
            await undo()
        return outcome

    async def catch_up(self) -> None:
        """Apply the records that other nodes have appended. The caller holds the lock."""
        records = await self.log.read(self.stream, self.version)
        if not records:
            return
        for record, events in zip(records, await self._read(records), strict=True):
            if record.command is not None:
                self._remember(record.command, record.version)
            after = self._evolve(self.state, events)
            await self._advance(record.version, record.hash, events, after, record.data)

    async def _advance(
        self, version: Version, chained: bytes, events: tuple[Event, ...], after: State, data: bytes
    ) -> None:
        await self._prepare(after)
        # No await from here on, so that watchers see the whole step or nothing of it.
        before, self.state = self.state, after
        self.version, self._hash = version, chained
        self._publish(StreamChange(before, events, data))


def _no_answer(_: Version) -> None:
    """No-op, for commands whose caller wants no answer."""
