"""Who is there (R5): an absence shows, is bridged when it was long, and ends at once."""

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
from tests.server.processes.kept import read_log
from tests.server.processes.players import Company
from tests.server.processes.serving import Nodes
from tests.server.processes.start import QUICK

TERMS = TableTerms(length=Games(60), absence=10, bridge="anfaenger")


def first(records: Sequence[Record], kind: type[TableEvent], seat: int) -> Record:
    """The first record with an event of a kind at a seat."""
    return next(
        record
        for record in records
        for event in decode(record.data)
        if isinstance(event, kind) and getattr(event, "seat", None) == seat
    )


def test_an_absence_is_bridged_when_it_was_long_and_ends_at_once(
    nodes: Nodes, sqlite_url: str
) -> None:
    """Nobody is bridged before the agreed time is over: half a second, by the quick clock."""

    async def scene() -> None:
        node = await nodes.start(sqlite_url, plants=["quick-clock"])
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            sitting = await company.sit_down(terms=TERMS)
            company.play(sitting)
            stays, goes = sitting.clients
            seen = sitting.watched
            await company.more_told(10)
            before = seen(stays).picture
            assert not any(chair.away or chair.bridged for chair in before.chairs)
            sitting.tasks[1].cancel()
            await goes.close()
            await seen(stays).until(lambda picture: picture.chairs[1].away)
            await seen(stays).until(lambda picture: picture.chairs[1].bridged == "anfaenger")
            bridge_moved = seen(stays).version + 1
            await seen(stays).until(lambda picture: turn_of(picture) == 1)
            await seen(stays).reaches(bridge_moved)
            again = await company.second_device(goes)
            back = await again.watch(sitting.name)
            now = await back.until(lambda picture: not picture.chairs[1].away)
            assert now.seat == 2
            assert now.chairs[1].bridged is None
            await again.ask(wire.StandUp(id=again.new_id(), table=sitting.name))
            left = await seen(stays).until(lambda picture: picture.chairs[1].away)
            assert left.chairs[1].person == again.person
            records = (await read_log(sqlite_url))[sitting.name]
            went = first(records, WentAway, 2)
            bridged = first(records, BridgeBegan, 2)
            came = first(records, CameBack, 2)
            assert went.version < bridged.version < came.version
            assert (bridged.at - went.at) * QUICK >= TERMS.absence * 1000 - GONE_AFTER_MS
            for record in records[: bridged.version]:
                assert Mover.BRIDGE not in movers(record)
            assert any(Mover.BRIDGE in movers(record) for record in records[bridged.version :])
            gone_again = first(records[came.version :], WentAway, 2)
            for record in records[came.version : gone_again.version]:
                assert Mover.BRIDGE not in movers(record)

    asyncio.run(scene())


def turn_of(picture: Picture) -> int | None:
    """Whose turn it is."""
    return None if picture.turn is None else picture.turn.seat


def movers(record: Record) -> set[Mover]:
    """Who moved in a record."""
    return {event.by for event in decode(record.data) if isinstance(event, Moved)}


def test_a_short_loss_of_connection_is_no_absence(nodes: Nodes, sqlite_url: str) -> None:
    async def scene() -> None:
        node = await nodes.start(sqlite_url, plants=["slow-clock"])
        async with Company.at(node.url, secrets=nodes.secrets) as company:
            await company.begin(1)
            for _ in range(3):
                await company.sittings[0].clients[0].cut_off()
                await company.more_told(5)
            records = (await read_log(sqlite_url))[company.sittings[0].name]
            events = [event for record in records for event in decode(record.data)]
            assert not [event for event in events if isinstance(event, WentAway | BridgeBegan)]

    asyncio.run(scene())
