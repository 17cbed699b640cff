"""An absence is shown, and a bot stands in after a while until the player returns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from romme.server.play.presence import GONE_AFTER_MS
from romme.server.table.codec import decode
from romme.server.table.events import BridgeBegan, CameBack, Moved, Mover, TableEvent, WentAway
from romme.store.log.records import Record
from romme.wire import commands as wire
from romme.wire.picture import Picture
from romme.wire.terms import Games, TableTerms
from tests.support.server.processes.players import Players
from tests.support.server.processes.stored_log import read_log
from tests.support.servers.nodes import Nodes
from tests.support.servers.server_patches import CLOCK_SPEEDUP

TERMS = TableTerms(length=Games(60), absence=10, bridge="anfaenger")


def first(records: Sequence[Record], kind: type[TableEvent], seat: int) -> Record:
    """Return the first record that contains an event of this kind for this seat."""
    return next(
        record
        for record in records
        for event in decode(record.data)
        if isinstance(event, kind) and getattr(event, "seat", None) == seat
    )


def test_a_bot_stands_in_during_a_long_absence(nodes: Nodes, sqlite_url: str) -> None:
    """The bot begins after ten seconds on the server's clock and stops when the player returns."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, patches=["fast-clock"])
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            group = await players.seat_group(terms=TERMS)
            players.play(group)
            stays, goes = group.clients
            seen = group.watched
            await players.wait_for_answers(10)
            before = seen(stays).picture
            assert not any(chair.away or chair.bridged for chair in before.chairs)
            group.tasks[1].cancel()
            await goes.close()
            await seen(stays).until(lambda picture: picture.chairs[1].away)
            await seen(stays).until(lambda picture: picture.chairs[1].bridged == "anfaenger")
            bridge_moved = seen(stays).version + 1
            await seen(stays).until(lambda picture: turn_of(picture) == 1)
            await seen(stays).until_version(bridge_moved)
            again = await players.second_device(goes)
            back = await again.watch(group.name)
            now = await back.until(lambda picture: not picture.chairs[1].away)
            assert now.seat == 2
            assert now.chairs[1].bridged is None
            await again.ask(wire.StandUp(id=again.new_id(), table=group.name))
            left = await seen(stays).until(lambda picture: picture.chairs[1].away)
            assert left.chairs[1].person == again.person
            records = (await read_log(sqlite_url))[group.name]
            went = first(records, WentAway, 2)
            bridged = first(records, BridgeBegan, 2)
            returned = first(records, CameBack, 2)
            assert went.version < bridged.version < returned.version
            assert (bridged.at - went.at) * CLOCK_SPEEDUP >= TERMS.absence * 1000 - GONE_AFTER_MS
            for record in records[: bridged.version]:
                assert Mover.BRIDGE not in movers(record)
            assert any(Mover.BRIDGE in movers(record) for record in records[bridged.version :])
            gone_again = first(records[returned.version :], WentAway, 2)
            for record in records[returned.version : gone_again.version]:
                assert Mover.BRIDGE not in movers(record)

    asyncio.run(scene())


def turn_of(picture: Picture) -> int | None:
    """Return the seat whose turn it is, or None."""
    return None if picture.turn is None else picture.turn.seat


def movers(record: Record) -> set[Mover]:
    """Return the kinds of mover (player, bot, table ...) that made the moves in a record."""
    return {event.by for event in decode(record.data) if isinstance(event, Moved)}


def test_a_short_disconnection_is_no_absence(nodes: Nodes, sqlite_url: str) -> None:
    async def scene() -> None:
        node = await nodes.start(sqlite_url, patches=["slow-clock"])
        async with Players.at(node.url, secrets=nodes.secrets) as players:
            await players.start_tables(1)
            for _ in range(3):
                await players.groups[0].clients[0].abort_connection()
                await players.wait_for_answers(5)
            records = (await read_log(sqlite_url))[players.groups[0].name]
            events = [event for record in records for event in decode(record.data)]
            assert not [event for event in events if isinstance(event, WentAway | BridgeBegan)]

    asyncio.run(scene())
