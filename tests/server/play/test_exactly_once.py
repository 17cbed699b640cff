"""Every command is carried out exactly once, however often it is sent."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

import pytest

from romme.client.bot_player import move_command
from romme.engine import commands as engine
from romme.engine.errors import Illegal
from romme.notation.card_text import BadText
from romme.server.person_id import PersonId
from romme.server.play.live_table import RECENT, LiveTable
from romme.server.streams.stream import REMEMBERED
from romme.server.table.codec import decode
from romme.server.table.decide import cutter
from romme.server.table.evolve import fold
from romme.server.table.refusals import TableRefused
from romme.server.table.state import TablePhase
from romme.store.database import open_database
from romme.store.log.chain import BEGINNING, link
from romme.store.log.memory import MemoryLog
from romme.store.log.records import Appended, Entry, Log, Record, Version
from romme.wire import commands as wire
from romme.wire.terms import Games, TableTerms
from tests.conftest import Size
from tests.support.laws.play import GREEDY, choose
from tests.support.laws.tables import dice
from tests.support.server.live_tables import new_live_table, table_dependencies
from tests.support.server.table.table_driver import PEOPLE

TABLES: Final = 4
TWICE, LATE, LOST = 0.3, 0.2, 0.1


class ConnectionLost(Exception):  # noqa: N818 - named after the event
    """Raised when the connection breaks after the commit and before the answer."""


class Sent(NamedTuple):
    """A command with its sender and the table it is sent to."""

    live: LiveTable
    person: PersonId
    command: wire.SeatCommand | wire.GameCommand

    @property
    def key(self) -> tuple[str, str]:
        return self.live.name, f"{self.person}:{self.command.id}"


@dataclass
class Network:
    """A fake network that delivers some commands twice, late or without an answer.

    It records every answer.
    """

    rng: Random
    outcomes: dict[tuple[str, str], list[tuple[str, object]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    held: list[Sent] = field(default_factory=list)
    numbers: int = 0

    def new(
        self, live: LiveTable, who: PersonId, kind: type[wire.Command], **given: object
    ) -> Sent:
        self.numbers += 1
        command = kind(id=f"c{self.numbers}", table=live.name, **given)
        assert isinstance(command, wire.SeatCommand | wire.GameCommand)
        return Sent(live, who, command)

    async def deliver(self, fresh: Sequence[Sent]) -> None:
        """Send fresh commands, and those held back before, concurrently and in random order.

        Some commands are sent twice, and some are held back until the next call.
        """
        batch, self.held = self.held, []
        for sent in fresh:
            late = self.rng.random() < LATE
            (self.held if late else batch).append(sent)
            if self.rng.random() < TWICE:
                self.rng.choice((self.held, batch)).append(sent)
        self.rng.shuffle(batch)
        await asyncio.gather(*(self._send(sent) for sent in batch))

    async def _send(self, sent: Sent) -> None:
        """Send a command again and again until it is answered, and record the answer."""
        loses = self.rng.random() < LOST

        def answer(version: Version) -> None:
            nonlocal loses
            if loses:
                loses = False
                raise ConnectionLost
            self.outcomes[sent.key].append(("done", version))

        while True:
            try:
                await sent.live.ask(sent.person, sent.command, answer)
            except ConnectionLost:
                continue
            except TableRefused as refused:
                self.outcomes[sent.key].append((refused.refusal.value, str(refused.facts)))
            except Illegal as refused:
                self.outcomes[sent.key].append((refused.clause.value, refused.ground))
            except BadText as refused:
                self.outcomes[sent.key].append(("bad-move", refused.text))
            return


def next_commands(network: Network, live: LiveTable) -> list[Sent]:
    """Return the commands that players could send next at a table, and up to two random ones."""
    rng, table = network.rng, live.table
    own: list[Sent] = []
    if table.phase is TablePhase.PLAYING and table.game is not None:
        seat = cutter(table) or table.seat_to_act
        assert seat is not None
        person = table.chair(seat).person
        assert person is not None
        match choose(table.game, rng, GREEDY):
            case engine.Cut(lifted):
                own = [network.new(live, person, wire.Cut, at=live.version, lifted=lifted)]
            case engine.Draw() | engine.Play() as move:
                network.numbers += 1
                name = f"c{network.numbers}"
                own = [
                    Sent(
                        live, person, move_command(move, at=live.version, id=name, table=live.name)
                    )
                ]
            case _:
                pass
    elif len(table.people) == table.terms.seats:
        again = wire.Rematch if table.phase is TablePhase.OVER else wire.Ready
        own = [network.new(live, person, again) for person in table.people]
    someone, another = rng.choice(PEOPLE[:4]), rng.choice(PEOPLE[:4])
    random_commands = (
        lambda: network.new(live, someone, wire.Sit),
        lambda: network.new(live, someone, wire.StandUp),
        lambda: network.new(live, someone, wire.ComeBack),
        lambda: network.new(live, someone, wire.Silence, person=another),
        lambda: network.new(live, someone, wire.Play, at=live.version, steps=["sing"]),
        lambda: network.new(live, someone, wire.Ready),
    )
    return [*own, *(rng.choice(random_commands)() for _ in range(rng.randrange(3)))]


async def traffic(log: Log, number: int, seed: int) -> tuple[Network, list[LiveTable]]:
    """Send at least `number` commands to several tables. Return the network and the tables."""
    network = Network(dice(seed))
    lives = [
        await new_live_table(
            table_dependencies(log),
            TableTerms(rules="haus", seats=2, length=Games(1)),
            name=f"t{one}",
        )
        for one in range(TABLES)
    ]
    while network.numbers < number:
        await network.deliver([sent for live in lives for sent in next_commands(network, live)])
    while network.held:
        await network.deliver([])
    return network, lives


async def check(log: Log, network: Network, lives: Sequence[LiveTable]) -> None:
    """Check that each command has one outcome and the logs have no gaps or duplicates."""
    assert all(len(set(answers)) == 1 for answers in network.outcomes.values()), "answers differ"
    assert len(network.outcomes) == network.numbers
    records: dict[str, Sequence[Record]] = {live.name: await log.read(live.name) for live in lives}
    for live in lives:
        kept = records[live.name]
        assert [record.version for record in kept] == list(range(1, len(kept) + 1))
        commands = [record.command for record in kept if record.command is not None]
        assert len(set(commands)) == len(commands)
        chained = BEGINNING
        for version, at, command, data, found, kind in kept:
            chained = link(
                chained, live.name, version, at=at, command=command, data=data, lasts=kind
            )
            assert chained == found
        await live.catch_up()
        assert fold(event for record in kept for event in decode(record.data)) == live.table
        recalled = await log.recall(live.name, RECENT)
        assert fold(event for record in recalled for event in decode(record.data)) == live.table
        assert recalled[-RECENT:] == kept[-RECENT:]
        assert live.version == len(kept)
    done = {key: answers[0] for key, answers in network.outcomes.items() if answers[0][0] == "done"}
    for table, kept in records.items():
        for record in kept:
            if record.command is not None:
                assert done[table, record.command] == ("done", record.version)


def run(log: Callable[[AsyncExitStack], Awaitable[Log]], number: int) -> Network:
    async def scene() -> Network:
        async with AsyncExitStack() as stack:
            opened = await log(stack)
            network, lives = await traffic(opened, number, seed=1)
            await check(opened, network, lives)
            return network

    return asyncio.run(scene())


def test_exactly_once_in_memory(size: Size) -> None:
    async def memory(_: AsyncExitStack) -> Log:
        return MemoryLog()

    network = run(memory, size(2_000, 100_000))
    kinds = {kind for answers in network.outcomes.values() for kind, _ in answers}
    assert {"done", "stale", "bad-move"} <= kinds
    played = [answers for answers in network.outcomes.values() if answers[0][0] == "done"]
    assert len(played) > network.numbers / 4
    assert any(len(answers) > 1 for answers in network.outcomes.values())


def test_exactly_once_in_sqlite(size: Size, sqlite_url: str) -> None:
    async def sqlite(stack: AsyncExitStack) -> Log:
        database = await open_database(sqlite_url, synchronous="OFF")
        stack.push_async_callback(database.close)
        return database.log

    run(sqlite, size(300, 100_000))


def test_a_repeated_refusal_does_not_grow() -> None:
    """A cached exception object would get a longer traceback each time it is raised."""

    async def scene() -> int:
        live = await new_live_table(table_dependencies())
        command = wire.Ready(id="c1", table="t")
        passed = 0
        for _ in range(50):
            with pytest.raises(TableRefused) as refused:
                await live.ask(PEOPLE[0], command, lambda _: None)
            passed = len(refused.traceback)
        return passed

    assert asyncio.run(scene()) < 10


def test_an_old_command_is_answered_from_the_log() -> None:
    """Otherwise a command that the cache has dropped would be refused or carried out again."""

    async def scene() -> None:
        live = await new_live_table(table_dependencies())
        person = PEOPLE[0]
        answered: list[Version] = []
        sits = wire.Sit(id="sits", table="t")
        silences = wire.Silence(id="silences", table="t", person=PEOPLE[1])
        for command in (sits, silences):
            await live.ask(person, command, answered.append)
        for number in range(REMEMBERED + 5):
            other = wire.Silence(id=f"c{number}", table="t", person=PEOPLE[1])
            await live.ask(person, other, lambda _: None)
        version = live.version
        for command in (sits, silences):
            await live.ask(person, command, answered.append)
        assert answered == [2, 3, 2, 3]
        assert live.version == version

    asyncio.run(scene())


class ForgetfulLog(MemoryLog):
    """A log that stores no command ids, so that it never finds a repeated command."""

    async def append(self, entry: Entry) -> Appended:
        return await super().append(entry._replace(command=None))

    async def find(self, stream: str, command: str) -> Record | None:  # noqa: ARG002 - forgetful
        return None


def test_forgotten_commands_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: commands are carried out twice if neither the cache nor the log knows their ids."""

    async def forgetful(_: AsyncExitStack) -> Log:
        return ForgetfulLog()

    monkeypatch.setattr(LiveTable, "_remember", lambda live, _key, _answer: live.version)
    with pytest.raises(AssertionError, match="answers differ"):
        run(forgetful, 300)
