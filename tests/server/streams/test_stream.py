"""A stream carries out each command once: it appends, answers, then publishes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

import pytest

from romme.server.streams.registry import Registry
from romme.server.streams.stream import (
    REMEMBERED,
    Announcer,
    Decision,
    NewRecord,
    Stream,
    StreamChange,
)
from romme.store.log.chain import BEGINNING, link
from romme.store.log.memory import MemoryLog
from romme.store.log.records import Appended, Entry, Heading, Log, Record, StreamPhase, Version
from tests.support.laws.tables import dice

LIMIT: Final = 1_000


class TooMuch(Exception):  # noqa: N818 - a refusal
    """Raised if a command would put too many or too few sweets into a `Jar`."""


class Jar(Stream[int, int]):
    """A jar of sweets. An event adds or removes some."""

    REFUSALS: ClassVar[tuple[type[Exception], ...]] = (TooMuch,)
    REMEMBERS_REFUSALS: ClassVar[bool] = True

    def __init__(self, log: Log, announce: Announcer = lambda _stream, _version: None) -> None:
        super().__init__("jar", 0, log=log, announce=announce)
        self.order: list[str] = []
        self.undone = 0
        self.needed = False

    @property
    def is_needed(self) -> bool:
        return self.needed

    async def add(self, key: str, number: int, answer: Callable[[Version], None]) -> Version:
        async def decide() -> Decision[int, int]:
            await asyncio.sleep(0)
            if not 0 <= self.state + number <= LIMIT:
                raise TooMuch(self.state)
            return ((number,), self.state + number) if number else ((), self.state)

        return await self.carry_out(key, decide, answer)

    async def _write(self, decision: Decision[int, int], at: int) -> NewRecord:  # noqa: ARG002 - the time does not matter
        async def undo() -> None:
            self.undone += 1

        data = ",".join(map(str, decision[0])).encode()
        return NewRecord(data, Heading(StreamPhase.OPEN), undo=undo)

    async def _read(self, records: Sequence[Record]) -> Sequence[tuple[int, ...]]:
        return [events(record) for record in records]

    def _evolve(self, state: int, events: tuple[int, ...]) -> int:
        return state + sum(events)

    async def _append(self, entry: Entry) -> Appended:
        outcome = await super()._append(entry)
        self.order.append(f"append {outcome.value}")
        return outcome

    def _publish(self, change: StreamChange[int, int]) -> None:
        assert self.state == self._evolve(change.before, change.events)
        self.order.append("publish")


class ForgetfulJar(Jar):
    """A jar that does not cache refusals."""

    REMEMBERS_REFUSALS: ClassVar[bool] = False


def events(record: Record) -> tuple[int, ...]:
    return tuple(map(int, record.data.decode().split(",")))


def no_answer(_: Version) -> None:
    pass


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await scene()

    asyncio.run(main())


def test_a_command_is_appended_answered_published_and_announced_in_order() -> None:
    async def scene() -> None:
        jar = Jar(MemoryLog(), lambda stream, version: jar.order.append(f"{stream} {version}"))
        await jar.add("a", 3, lambda version: jar.order.append(f"answer {version}"))
        assert jar.order == ["append done", "answer 1", "publish", "jar 1"]

    run(scene)


def test_a_repeated_command_gets_the_first_answer() -> None:
    async def scene() -> None:
        log, answers = MemoryLog(), list[Version]()
        jar = Jar(log)
        await jar.add("a", 3, answers.append)
        await jar.add("b", 4, answers.append)
        await jar.add("a", 3, answers.append)
        for number in range(REMEMBERED + 1):  # until the cache has evicted it
            await jar.add(f"more {number}", 1, no_answer)
        assert jar.state == 3 + 4 + REMEMBERED + 1
        assert await jar.add("a", LIMIT, answers.append) == 1  # a new command would be refused
        assert await jar.add("b", 4, answers.append) == 2
        assert answers == [1, 2, 1, 1, 2]
        assert len(await log.read("jar")) == 2 + REMEMBERED + 1

    run(scene)


@pytest.mark.parametrize("kind", [Jar, ForgetfulJar])
def test_refusals_are_cached_if_the_stream_says_so(kind: type[Jar]) -> None:
    async def scene() -> None:
        jar = kind(MemoryLog())
        with pytest.raises(TooMuch):
            await jar.add("a", -1, no_answer)
        await jar.add("b", 1, no_answer)
        if kind is ForgetfulJar:
            assert await jar.add("a", -1, no_answer) == 2
        else:
            with pytest.raises(TooMuch) as again:
                await jar.add("a", -1, no_answer)
            assert again.value.args == (0,)

    run(scene)


def test_a_command_that_changes_nothing_is_not_appended() -> None:
    async def scene() -> None:
        log, answers = MemoryLog(), list[Version]()
        jar = Jar(log)
        await jar.add("a", 0, answers.append)
        assert answers == [0]
        assert not await log.read("jar")

    run(scene)


def test_a_node_that_is_behind_catches_up_and_decides_again() -> None:
    """The node also removes the data that it had stored for its rejected record."""

    async def scene() -> None:
        log = MemoryLog()
        here, there = Jar(log), Jar(log)
        await there.add("a", 5, no_answer)
        assert await here.add("b", 2, no_answer) == 2
        assert (here.state, here.undone, there.undone) == (7, 1, 0)
        with pytest.raises(TooMuch):
            await there.add("c", -8, no_answer)  # after catching up
        assert there.state == 7
        assert await there.add("b", 2, no_answer) == 2
        late = Jar(log)
        assert await late.add("d", -6, no_answer) == 3  # allowed only after catching up

    run(scene)


def test_commands_repeated_at_several_nodes_count_once() -> None:
    """All nodes give the same answer, and the shared log contains each command once."""

    async def scene() -> None:
        rng, log = dice(7), MemoryLog()
        nodes = [Jar(log) for _ in range(3)]
        commands = {f"c{number}": rng.choice((1, 2, 3)) for number in range(60)}
        asked = [key for key in commands for _ in range(rng.randint(1, 3))]
        rng.shuffle(asked)
        answers: dict[str, set[Version]] = {key: set() for key in commands}

        async def ask(key: str) -> None:
            answers[key].add(await rng.choice(nodes).add(key, commands[key], answers[key].add))

        await asyncio.gather(*map(ask, asked))
        records = await log.read("jar")
        assert sorted(str(record.command) for record in records) == sorted(commands)
        assert answers == {str(record.command): {record.version} for record in records}
        previous = BEGINNING
        for record in records:
            _, at, command, data, found, _ = record
            previous = link(previous, "jar", record.version, at=at, command=command, data=data)
            assert previous == found
        for node in nodes:
            async with node.lock:
                await node.catch_up()
            assert node.state == sum(commands.values())
            assert node.version == len(commands)

    run(scene)


# --- the registry --------------------------------------------------------------------------------


def test_concurrent_requests_load_a_stream_once() -> None:
    async def scene() -> None:
        loads = 0

        async def load(name: str) -> Jar:
            nonlocal loads
            loads += 1
            await asyncio.sleep(0)
            if name == "missing":
                raise LookupError(name)
            return Jar(MemoryLog())

        registry = Registry(load, idle_sweeps=2)
        found = await asyncio.gather(*(registry.get("jar") for _ in range(5)))
        assert len(set(map(id, found))) == loads == 1
        for _ in range(2):
            with pytest.raises(LookupError):
                await registry.get("missing")
        assert set(registry.loaded) == {"jar"}

    run(scene)


def test_an_idle_stream_is_evicted() -> None:
    async def scene() -> None:
        async def load(_: str) -> Jar:
            return Jar(MemoryLog())

        registry = Registry(load, idle_sweeps=2)
        jar = await registry.get("jar")
        jar.needed = True
        assert [registry.evict_idle() for _ in range(4)] == [[], [], [], []]
        jar.needed = False
        assert [registry.evict_idle() for _ in range(2)] == [[], []]
        assert await registry.get("jar") is jar  # a request restarts the count
        assert [registry.evict_idle() for _ in range(2)] == [[], []]
        async with jar.lock:
            assert registry.evict_idle() == []
        assert [registry.evict_idle() for _ in range(3)] == [[], [], ["jar"]]
        assert not registry.loaded

    run(scene)


def test_streams_behind_the_log_are_found_without_a_notice() -> None:
    async def scene() -> None:
        log = MemoryLog()

        async def load(_: str) -> Jar:
            return Jar(log)

        registry = Registry(load, idle_sweeps=2)
        assert await registry.behind(log) == []
        jar = await registry.get("jar")
        assert await registry.behind(log) == []
        await Jar(log).add("a", 1, no_answer)
        assert await registry.behind(log) == [jar]

    run(scene)
