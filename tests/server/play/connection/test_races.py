"""Only one of many conflicting commands, sent at once from many connections, is accepted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Final

import pytest

from romme.engine.state import Pile, Seat
from romme.server.person_id import PersonId
from romme.server.play.live_table import LiveTable
from romme.server.table.refusals import TableRefused
from romme.store.log.postgres import PostgresLog
from romme.store.log.records import Appended, Entry
from romme.wire import commands as wire
from romme.wire.messages import Done
from romme.wire.messages import Refused as RefusedMessage
from romme.wire.terms import TableTerms
from tests.conftest import Size
from tests.support.server.live_tables import live_table_from, table_dependencies
from tests.support.server.play.in_process_node import InProcessNode, Socket, in_process_node
from tests.support.server.table.table_driver import ANNA, TableDriver

RACERS: Final = 64


def last_seat() -> TableDriver:
    """Return a table with one free seat."""
    driver = TableDriver.new(TableTerms(seats=2))
    driver.fill((ANNA,))
    return driver


def to_draw() -> tuple[TableDriver, PersonId]:
    """Return a table, and the player who is to draw."""
    driver = TableDriver.playing()
    return driver, driver.until_draw()


def sits(table: str) -> list[wire.Sit]:
    return [wire.Sit(id=f"sit{one}", table=table) for one in range(RACERS)]


def draws(table: str, at: int) -> list[wire.Draw]:
    return [
        wire.Draw(id=f"draw{one}", table=table, at=at, pile=list(Pile)[one % 2])
        for one in range(RACERS)
    ]


def test_one_of_many_people_gets_the_last_seat() -> None:
    async def scene() -> None:
        live = await live_table_from(table_dependencies(), last_seat().events)
        accepted: list[PersonId] = []
        refused: Counter[str] = Counter()

        async def race(person: PersonId, command: wire.Sit) -> None:
            try:
                await live.ask(person, command, lambda _: accepted.append(person))
            except TableRefused as refusal:
                refused[refusal.refusal.value] += 1

        people = [PersonId(f"racer{one}") for one in range(RACERS)]
        await asyncio.gather(*map(race, people, sits("t")))
        assert len(accepted) == 1
        assert live.table.chair(Seat(2)).person == accepted[0]
        assert refused == {"no-seat": RACERS - 1}

    asyncio.run(scene())


async def race(
    sockets: Sequence[Socket], commands: Sequence[wire.TableCommand]
) -> tuple[list[Done], Counter[str]]:
    """Send one command on each connection at once.

    Return the successful answers, and the number of refusals by code.
    """
    answers = await asyncio.gather(
        *(socket.ask(command) for socket, command in zip(sockets, commands, strict=True))
    )
    done = [answer for answer in answers if isinstance(answer, Done)]
    refused = Counter(answer.code for answer in answers if isinstance(answer, RefusedMessage))
    return done, refused


def test_one_of_many_draws_is_accepted(sqlite_url: str) -> None:
    """Of 64 simultaneous draws by one player, all but one are refused as stale."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver, person = to_draw()
            live = await node.table("t", driver.events)
            sockets = [node.connect(person) for _ in range(RACERS)]
            done, refused = await race(sockets, draws("t", live.version))
            assert [answer.version for answer in done] == [live.version] == [2]
            assert refused == {"stale": RACERS - 1}

    asyncio.run(scene())


def test_the_log_decides_between_two_nodes(size: Size, postgres_url: str) -> None:
    """Both nodes may accept a command for the same version, but only one append succeeds."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            nodes = [
                await stack.enter_async_context(in_process_node(postgres_url, name))
                for name in "ab"
            ]
            for number in range(size(3, 200)):
                await race_to_draw(nodes, f"t{number}")
                seat = f"seat{number}"
                await nodes[0].table(seat, last_seat().events)
                lives = [await node.hub.live(seat) for node in nodes]
                people = [nodes[one % 2].connect(f"racer{one}") for one in range(RACERS)]
                done, refused = await race(people, sits(seat))
                assert [answer.version for answer in done] == [2]
                assert refused == {"no-seat": RACERS - 1}
                await check_same(lives)
                for socket in people:
                    await socket.close()

    asyncio.run(scene())


async def race_to_draw(nodes: Sequence[InProcessNode], table: str) -> None:
    """Have a player draw through two nodes at once, and check that only one draw is accepted."""
    driver, person = to_draw()
    await nodes[0].table(table, driver.events)
    lives = [await node.hub.live(table) for node in nodes]
    sockets = [nodes[one % 2].connect(person) for one in range(RACERS)]
    done, refused = await race(sockets, draws(table, 1))
    assert [answer.version for answer in done] == [2], "not one winner"
    assert refused == {"stale": RACERS - 1}
    await check_same(lives)
    for socket in sockets:
        await socket.close()


def test_a_log_that_accepts_duplicates_is_detected(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: if the log accepted an existing version, both nodes would accept a draw."""
    kept = PostgresLog.append

    async def append(self: PostgresLog, entry: Entry) -> Appended:
        await kept(self, entry)
        return Appended.DONE

    monkeypatch.setattr(PostgresLog, "append", append)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            nodes = [
                await stack.enter_async_context(in_process_node(postgres_url, name))
                for name in "ab"
            ]
            await race_to_draw(nodes, "t")

    with pytest.raises(AssertionError, match="not one winner"):
        asyncio.run(scene())


async def check_same(lives: Sequence[LiveTable]) -> None:
    """Check that both nodes have the same table after catching up."""
    for live in lives:
        async with live.lock:
            await live.catch_up()
    assert lives[0].version == lives[1].version == 2
    assert lives[0].table == lives[1].table


def test_a_missing_version_check_is_detected(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: without the version check, draws are refused as illegal instead of as stale."""
    monkeypatch.setattr(LiveTable, "check_fresh", lambda _live, _command: None)

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver, person = to_draw()
            await node.table("t", driver.events)
            sockets = [node.connect(person) for _ in range(4)]
            _, refused = await race(sockets, draws("t", 1)[:4])
            assert refused["stale"] != 3

    asyncio.run(scene())
