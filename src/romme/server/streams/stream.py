"""One stream of events: its state in memory, and the only way to change it.

Every command goes the same way. It is decided, appended to the log, answered, and only then
published to everybody else.
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
"""So many commands are answered again from memory; older ones from the log."""

State = TypeVar("State")
Event = TypeVar("Event")

Decision: TypeAlias = tuple[tuple[Event, ...], State]
"""What a command leads to: events, and the state after them."""
Decide: TypeAlias = Callable[[], Awaitable[Decision[Event, State]]]
Answer: TypeAlias = Callable[[Version], None]
"""Says that a command was carried out, and which version has all that it did."""
Announcer: TypeAlias = Callable[[str, Version], None]
"""Tells the other nodes how far a stream has come."""


class NewRecord(NamedTuple):
    """What the log is to keep of some events."""

    data: bytes
    heading: Heading
    finished: FinishedGame | None = None
    lasts: Lasts = Lasts.LASTING
    undo: Callable[[], Awaitable[None]] | None = None
    """Removes what was stored beside the log, if the log does not take the record."""


class StreamChange(NamedTuple, Generic[State, Event]):
    """What has happened to the state of a stream."""

    before: State
    events: tuple[Event, ...]
    data: bytes
    """The events as the log has them."""


class Stream(ABC, Generic[State, Event]):
    """The state of one stream, and the lock under which it changes."""

    REFUSALS: ClassVar[tuple[type[Exception], ...]]
    """What deciding may raise to refuse a command."""
    REMEMBERS_REFUSALS: ClassVar[bool]
    """Whether a refused command that is repeated gets the same refusal, whatever has changed."""

    def __init__(self, stream: str, state: State, *, log: Log, announce: Announcer) -> None:
        """Begin with a state of which the log has nothing yet."""
        self.stream = stream
        """Its name in the log."""
        self.state = state
        self.version = Version(0)
        self.lock = asyncio.Lock()
        self.idle = 0
        """At how many looks in a row nobody has needed it."""
        self._hash = BEGINNING
        self.log = log
        self._announce = announce
        self._answers: dict[str, Version | Exception] = {}

    def resume(self, state: State, records: Sequence[Record]) -> None:
        """Go on where the log ends; the state follows from its records."""
        self.state = state
        self.version, self._hash = records[-1].version, records[-1].hash
        for record in records[-REMEMBERED:]:
            if record.command is not None:
                self._answers[record.command] = record.version

    # --- what differs from kind to kind ----------------------------------------------------------

    @property
    @abstractmethod
    def is_needed(self) -> bool:
        """Whether somebody looks on, or something is due."""

    @abstractmethod
    async def _write(self, decision: Decision[Event, State], at: int) -> NewRecord:
        """The record of a decision."""

    @abstractmethod
    async def _read(self, records: Sequence[Record]) -> Sequence[tuple[Event, ...]]:
        """The events of each record."""

    @abstractmethod
    def _evolve(self, state: State, events: tuple[Event, ...]) -> State:
        """The state after some events."""

    async def _append(self, entry: Entry) -> Appended:
        return await self.log.append(entry)

    async def _prepare(self, after: State) -> None:
        """Fetch what showing the next state takes, while the present one still holds."""

    @abstractmethod
    def _publish(self, change: StreamChange[State, Event]) -> None:
        """Tell everybody on this node what has happened; the state is the new one already."""

    # --- commands --------------------------------------------------------------------------------

    async def carry_out(
        self, key: str, decide: Decide[Event, State], answer: Answer | None = None
    ) -> Version:
        """Have a command carried out once, and answered; raises what refuses it.

        `decide` judges it by the state as it is then. It is called again if another node turns out
        to know more.
        """
        answer = answer or _no_answer
        async with self.lock:
            known = self._answers.get(key)
            if isinstance(known, Exception):
                raise known.with_traceback(None)  # else it would grow with every time
            if known is None:
                return await self._decide(key, decide, answer)
            answer(known)
            return known

    async def _decide(self, key: str, decide: Decide[Event, State], answer: Answer) -> Version:
        """Decide and commit; or find the version of a command that was carried out before."""
        while True:
            try:
                decision = await decide()
            except self.REFUSALS as refusal:
                if (version := await self._found(key, answer)) is not None:
                    return version
                known = self.version
                await self.catch_up()
                if self.version != known:  # another node had more than this one has heard of
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
        """Answer a command that the log has already."""
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
        """Keep what was decided, answer, then publish it; the lock is held by the caller."""
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
        """Read what other nodes have appended; the lock is held by the caller."""
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
        # From here on nobody else has a turn: who looks sees all of it or nothing.
        before, self.state = self.state, after
        self.version, self._hash = version, chained
        self._publish(StreamChange(before, events, data))


def _no_answer(_: Version) -> None:
    """Nobody waits for the answer."""
