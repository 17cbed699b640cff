"""Several servers on one database: everybody sees the same, and what happens happens once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import httpx

from romme.client import Watched
from romme.server.table.codec import decode
from romme.server.table.events import BotSatDown, Moved, Mover, TableEvent, WentAway
from romme.store.log.records import Record
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.lobby import BotRequest
from romme.wire.picture import Picture
from romme.wire.terms import Games, TableTerms, Visibility
from tests.conftest import Size
from tests.server.processes.kept import check_kept, lease_holders, read_log, table_events
from tests.server.processes.players import Company, Noting
from tests.server.processes.serving import Node, Nodes
from tests.server.processes.test_reconnect import plain

BOT = BotRequest(seat=3, level="anfaenger")


@asynccontextmanager
async def house(nodes: Nodes, url: str, number: int) -> AsyncIterator[tuple[list[Node], Company]]:
    """Some servers, and people who are spread over them."""
    begun = [nodes.begin(url) for _ in range(number)]
    for node in begun:
        await node.ready()
    async with Company.at(*(node.url for node in begun), secrets=nodes.secrets) as company:
        yield begun, company


def bot_moves(events: Iterable[TableEvent]) -> list[int]:
    """By whom bots have moved: the seat of each of their moves."""
    return [
        one.seat
        for event in events
        if isinstance(event, Moved) and event.by is Mover.BOT
        for one in event.events[:1]
        if hasattr(one, "seat")
    ]


def first_bot_move(records: Iterable[Record], since: int) -> int | None:
    """When a bot first moved behind a moment, by the clock of the log."""
    later = (record for record in records if record.at > since)
    return next((one.at for one in later if bot_moves(decode(one.data))), None)


def nobody_is_away(picture: Picture) -> bool:
    """Whether everybody is there."""
    return not any(chair.away for chair in picture.chairs)


def test_everybody_sees_the_same_at_every_node(nodes: Nodes, postgres_url: str, size: Size) -> None:
    """Three people and a bot, each person at another node; all of them write, in turn."""

    async def scene() -> None:
        async with house(nodes, postgres_url, 3) as (begun, company):
            for _ in range(size(1, 20)):
                sitting = await company.sit_down(3, bots=[BotRequest(seat=4, level="anfaenger")])
                company.play(sitting)
            await company.more_told(size(40, 10_000), within=300)
            company.hold()
            await company.answered()
            for sitting in company.sittings:
                for client in sitting.clients:
                    await check_same(client, begun, sitting.name)
                events = await table_events(postgres_url, sitting.name)
                assert sum(isinstance(event, BotSatDown) for event in events) == 1
                assert set(bot_moves(events)) == {4}
                for client in sitting.clients:  # whoever was missed elsewhere is back
                    await sitting.watched(client).until(nobody_is_away)
            await check_kept(postgres_url, company.told)
            assert [one.went_back for one in company.clients if one.went_back] == []

    asyncio.run(scene())


async def check_same(client: Noting, begun: list[Node], table: str) -> None:
    """Look at a table as one person at every node: it is the same everywhere, once it rests."""
    kept = client.tables[table]
    async with asyncio.timeout(60):
        while True:
            seen = [await look(client, node, table) for node in begun]
            if {one.version for one in seen} == {kept.version}:
                break
            await asyncio.sleep(0.1)  # a bot may have been about to move
    for one in seen:
        assert plain(one.picture) == plain(kept.picture)


async def look(client: Noting, node: Node, table: str) -> Watched:
    """What somebody sees of a table at a node."""
    async with Noting(node.url, token=client.token, secrets=client.secrets) as device:
        return await device.watch(table)


def test_bots_play_on_although_their_people_are_at_another_node(
    nodes: Nodes, postgres_url: str
) -> None:
    """The table is made at one node and played at another; a whole game is brought to its end."""

    async def scene() -> None:
        async with house(nodes, postgres_url, 2) as (begun, company):
            terms = TableTerms(length=Games(1))
            sitting = await company.sit_down(
                1, terms=terms, bots=[BotRequest(seat=2, level="anfaenger")]
            )
            await sitting.clients[0].move_to(begun[1].url)
            company.play(sitting)
            over = await asyncio.wait_for(sitting.tasks[0], 60)
            assert over.phase == "over"
            events = await table_events(postgres_url, sitting.name)
            assert set(bot_moves(events)) == {2}
            await check_kept(postgres_url, company.told)

    asyncio.run(scene())


def test_what_is_written_at_one_node_is_read_at_the_other(nodes: Nodes, postgres_url: str) -> None:
    """Also another name, and that somebody has none any more."""

    async def scene() -> None:
        async with house(nodes, postgres_url, 2) as (_, company):
            sitting = await company.sit_down(2)
            for client in sitting.clients:
                await client.watch(sitting.name)
            first, second = sitting.clients
            await first.ask(wire.Say(id="1", table=sitting.name, text="Moien!"))
            async with asyncio.timeout(30):
                while not second.heard:  # noqa: ASYNC110 - a list
                    await asyncio.sleep(0.01)
            assert [(said.person, said.text) for said in second.heard] == [(first.person, "Moien!")]
            me = {"authorization": f"Bearer {first.token}", "origin": first.url}
            async with httpx.AsyncClient(base_url=first.url, headers=me) as http:
                await http.patch("/api/me", json={"name": "Annabel"})
                for client in sitting.clients:
                    seen = sitting.watched(client)
                    await seen.until(lambda picture: picture.chairs[0].name == "Annabel")
                await first.ask(wire.Say(id="2", table=sitting.name, text="Äddi!"))
                async with asyncio.timeout(30):
                    while len(second.heard) < 2:  # noqa: ASYNC110 - a list
                        await asyncio.sleep(0.01)
                assert second.heard[1].name == "Annabel"
                await http.request("DELETE", "/api/me", json={"name": "Annabel"})
            await sitting.watched(second).until(lambda picture: picture.chairs[0].name == "")

    asyncio.run(scene())


def test_the_tables_of_a_killed_node_go_on_elsewhere(
    nodes: Nodes, postgres_url: str, size: Size
) -> None:
    """Bots and clocks of the dead node's tables are taken over, and its people find all there."""
    seconds: list[float] = []

    async def scene() -> None:
        nonlocal seconds
        async with house(nodes, postgres_url, 2) as (begun, company):
            for _ in range(size(2, 30)):
                sitting = await company.sit_down(2, bots=[BOT])
                company.play(sitting)
            await company.more_told(size(20, 1_000))
            holder = (await lease_holders(postgres_url))[company.sittings[0].name]
            begun.sort(key=lambda node: node.wanted.node == holder)
            await begun[1].kill()
            killed = time.time_ns() // 1_000_000
            for client in company.clients:
                await client.move_to(begun[0].url)
            async with asyncio.timeout(60):
                while len(seconds) < len(company.sittings):
                    company.check_players()
                    await asyncio.sleep(0.05)
                    kept = (await read_log(postgres_url)).values()
                    seconds = [
                        (at - killed) / 1000
                        for records in kept
                        if (at := first_bot_move(records, killed)) is not None
                    ]
            company.hold()
            await company.answered()
            await check_kept(postgres_url, company.told)
            assert [one.went_back for one in company.clients if one.went_back] == []

    asyncio.run(scene())
    print(f"all tables went on within {max(seconds):.1f} s")  # noqa: T201 - a figure
    assert size(0, 1) == 0 or max(seconds) < 5


def test_who_was_at_a_node_that_died_is_seen_to_be_away(nodes: Nodes, postgres_url: str) -> None:
    """The table's lease is at the other node, which never had a socket of theirs."""

    async def scene() -> None:
        begun = [nodes.begin(postgres_url, plants=["attentive", "worried"]) for _ in range(2)]
        for node in begun:
            await node.ready()
        async with Company.at(*(node.url for node in begun), secrets=nodes.secrets) as company:
            sitting = await company.sit_down(2, bots=[BOT])
            company.play(sitting)
            await company.more_told(10)
            holder = (await lease_holders(postgres_url))[sitting.name]
            stays, dies = sorted((0, 1), key=lambda at: begun[at].wanted.node != holder)
            await asyncio.sleep(2)  # long enough to be worried without a reason
            assert nobody_is_away(sitting.watched(sitting.clients[stays]).picture)
            await begun[dies].kill()
            async with asyncio.timeout(30):
                while nobody_is_away(sitting.watched(sitting.clients[stays]).picture):  # noqa: ASYNC110 - of many
                    await asyncio.sleep(0.05)
            seat = sitting.watched(sitting.clients[stays]).picture.seat
            assert seat is not None
            chairs = sitting.watched(sitting.clients[stays]).picture.chairs
            assert [chair.away for chair in chairs if chair.person is not None].count(True) == 1
            assert not chairs[seat - 1].away

    asyncio.run(scene())


def test_who_does_not_come_back_after_a_restart_is_not_there(
    nodes: Nodes, database_url: str
) -> None:
    """At a table that waits for players: everybody would find it, and nobody is there.

    Whoever is at another node meanwhile is missed by nobody, also where that did not know them.
    """
    terms = TableTerms(visibility=Visibility.LISTED)

    async def scene() -> None:
        number = 1 if database_url.startswith("sqlite") else 2
        begun = [nodes.begin(database_url, plants=["worried"]) for _ in range(number)]
        for node in begun:
            await node.ready()
        async with Company.at(*(node.url for node in begun), secrets=nodes.secrets) as company:
            tables = []
            for client in [await company.arrive(at) for at in range(number)]:
                made = await client.make_table(lobby.NewTable(terms=terms, seat=1))
                await client.watch(made.table)
                tables.append(made.table)
            assert await listed(begun[0]) == set(tables)
            await company.clients[0].close()
            await begun[0].kill()
            begun[0].begin()
            await begun[0].ready()
            async with asyncio.timeout(30):
                while await listed(begun[0]) != set(tables[1:]):  # noqa: ASYNC110 - over HTTP
                    await asyncio.sleep(0.05)
            await asyncio.sleep(1)
            for name in tables[1:]:  # both nodes have waited for them
                events = await table_events(database_url, name)
                assert not [event for event in events if isinstance(event, WentAway)]

    asyncio.run(scene())


async def listed(node: Node) -> set[str]:
    """The tables that everybody finds."""
    async with httpx.AsyncClient(base_url=node.url) as http:
        return {one["table"] for one in (await http.get("/api/tables")).json()}


def test_lost_notices_are_healed_by_looking(nodes: Nodes, postgres_url: str) -> None:
    """No notice arrives at all; people see everything all the same, and nothing goes back.

    Who has seen more than a node has heard of may come to that node, look, and move there.
    """

    async def scene() -> None:
        begun = [nodes.begin(postgres_url, plants=["deaf", "attentive"]) for _ in range(2)]
        for node in begun:
            await node.ready()
        async with Company.at(*(node.url for node in begun), secrets=nodes.secrets) as company:
            sitting = await company.sit_down(2)
            company.play(sitting)
            await company.more_told(6)
            for number in range(4):
                for client in sitting.clients:
                    await client.move_to(begun[number % 2].url)
                await company.more_told(6)
            assert [one.went_back for one in company.clients if one.went_back] == []
            await check_kept(postgres_url, company.told)

    asyncio.run(scene())


def test_a_node_that_is_behind_refuses_nothing_for_that(nodes: Nodes, postgres_url: str) -> None:
    """Somebody sits down at one node and says at the other to be ready, before that has heard."""

    async def scene() -> None:
        begun = [nodes.begin(postgres_url, plants=["deaf"]) for _ in range(2)]
        for node in begun:
            await node.ready()
        async with Company.at(*(node.url for node in begun), secrets=nodes.secrets) as company:
            sitting = await company.sit_down(2)
            guest = sitting.clients[1]
            for client in sitting.clients:
                await client.watch(sitting.name)  # now both nodes have the table in memory
            await guest.ask(wire.Sit(id="1", table=sitting.name))
            elsewhere = await company.second_device(guest, begun[0].url)
            await elsewhere.ask(wire.Ready(id="2", table=sitting.name))
            await check_kept(postgres_url, company.told)

    asyncio.run(scene())
