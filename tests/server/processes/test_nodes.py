"""Several servers on one database: everybody sees the same table, and nothing happens twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import httpx

from romme.client import WatchedTable
from romme.server.table.codec import decode
from romme.server.table.events import BotSatDown, Moved, Mover, TableEvent, WentAway
from romme.store.log.records import Record
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.lobby import BotRequest
from romme.wire.picture import Picture
from romme.wire.terms import Games, TableTerms, Visibility
from tests.conftest import Size
from tests.server.processes.test_reconnect import without_clock
from tests.support.server.processes.players import Players, RecordingClient
from tests.support.server.processes.stored_log import (
    check_stored,
    lease_holders,
    read_log,
    table_events,
)
from tests.support.servers import TIMEOUT_SECONDS
from tests.support.servers.nodes import Node, Nodes

BOT = BotRequest(seat=3, level="anfaenger")


@asynccontextmanager
async def players_at_nodes(
    nodes: Nodes, url: str, number: int
) -> AsyncIterator[tuple[list[Node], Players]]:
    """Start `number` servers, and yield them and players who are spread over them."""
    begun = [nodes.begin(url) for _ in range(number)]
    for node in begun:
        await node.wait_until_ready()
    async with Players.at(*(node.url for node in begun), secrets=nodes.secrets) as players:
        yield begun, players


def bot_moves(events: Iterable[TableEvent]) -> list[int]:
    """Return the seat for each move that a bot made."""
    return [
        one.seat
        for event in events
        if isinstance(event, Moved) and event.by is Mover.BOT
        for one in event.events[:1]
        if hasattr(one, "seat")
    ]


def first_bot_move(records: Iterable[Record], since: int) -> int | None:
    """Return the time of the first bot move after `since`, by the log's clock, or None."""
    later = (record for record in records if record.at > since)
    return next((one.at for one in later if bot_moves(decode(one.data))), None)


def all_present(picture: Picture) -> bool:
    """Whether no player is marked as away."""
    return not any(chair.away for chair in picture.chairs)


def test_all_nodes_show_the_same_table(nodes: Nodes, postgres_url: str, size: Size) -> None:
    """The pictures are the same after three people at different nodes and a bot have played."""

    async def scene() -> None:
        async with players_at_nodes(nodes, postgres_url, 3) as (begun, players):
            for _ in range(size(1, 20)):
                group = await players.seat_group(3, bots=[BotRequest(seat=4, level="anfaenger")])
                players.play(group)
            await players.wait_for_answers(size(40, 10_000), within=300)
            players.pause_all()
            await players.wait_until_idle()
            for group in players.groups:
                for client in group.clients:
                    await check_same(client, begun, group.name)
                events = await table_events(postgres_url, group.name)
                assert sum(isinstance(event, BotSatDown) for event in events) == 1
                assert set(bot_moves(events)) == {4}
                for client in group.clients:  # nobody is still marked as away
                    await group.watched(client).until(all_present)
            await check_stored(postgres_url, players.acknowledged)
            assert [one.regressions for one in players.clients if one.regressions] == []

    asyncio.run(scene())


async def check_same(client: RecordingClient, begun: list[Node], table: str) -> None:
    """Wait until all nodes have the same version, and check that they show the same table."""
    kept = client.tables[table]
    async with asyncio.timeout(60):
        while True:
            seen = [await watch_at(client, node, table) for node in begun]
            if {one.version for one in seen} == {kept.version}:
                break
            await asyncio.sleep(0.1)  # a bot may be about to move
    for one in seen:
        assert without_clock(one.picture) == without_clock(kept.picture)


async def watch_at(client: RecordingClient, node: Node, table: str) -> WatchedTable:
    """Return a table as the person of `client` sees it on a new device at a node."""
    async with RecordingClient(node.url, token=client.token, secrets=client.secrets) as device:
        return await device.watch(table)


def test_bots_play_if_the_player_is_at_another_node(nodes: Nodes, postgres_url: str) -> None:
    """A table that was created at one node can be played to the end through another node."""

    async def scene() -> None:
        async with players_at_nodes(nodes, postgres_url, 2) as (begun, players):
            terms = TableTerms(length=Games(1))
            group = await players.seat_group(
                1, terms=terms, bots=[BotRequest(seat=2, level="anfaenger")]
            )
            await group.clients[0].move_to(begun[1].url)
            players.play(group)
            over = await asyncio.wait_for(group.tasks[0], 60)
            assert over.phase == "over"
            events = await table_events(postgres_url, group.name)
            assert set(bot_moves(events)) == {2}
            await check_stored(postgres_url, players.acknowledged)

    asyncio.run(scene())


def test_chat_and_names_reach_the_other_node(nodes: Nodes, postgres_url: str) -> None:
    """When a person deletes their account, the other node stops showing their name."""

    async def scene() -> None:
        async with players_at_nodes(nodes, postgres_url, 2) as (_, players):
            group = await players.seat_group(2)
            for client in group.clients:
                await client.watch(group.name)
            first, second = group.clients
            await first.ask(wire.Say(id="1", table=group.name, text="Moien!"))
            async with asyncio.timeout(30):
                while not second.chat_messages:  # noqa: ASYNC110 - no event to wait for
                    await asyncio.sleep(0.01)
            assert [(said.person, said.text) for said in second.chat_messages] == [
                (first.person, "Moien!")
            ]
            me = {"authorization": f"Bearer {first.token}", "origin": first.url}
            async with httpx.AsyncClient(
                base_url=first.url, headers=me, timeout=TIMEOUT_SECONDS
            ) as http:
                await http.patch("/api/me", json={"name": "Annabel"})
                for client in group.clients:
                    seen = group.watched(client)
                    await seen.until(lambda picture: picture.chairs[0].name == "Annabel")
                await first.ask(wire.Say(id="2", table=group.name, text="Äddi!"))
                async with asyncio.timeout(30):
                    while len(second.chat_messages) < 2:  # noqa: ASYNC110 - no event to wait for
                        await asyncio.sleep(0.01)
                assert second.chat_messages[1].name == "Annabel"
                await http.request("DELETE", "/api/me", json={"name": "Annabel"})
            await group.watched(second).until(lambda picture: picture.chairs[0].name == "")

    asyncio.run(scene())


def test_another_node_takes_over_the_tables_of_a_killed_node(
    nodes: Nodes, postgres_url: str, size: Size
) -> None:
    """The other node runs the bots at these tables, and the players continue at that node."""
    seconds: list[float] = []

    async def scene() -> None:
        nonlocal seconds
        async with players_at_nodes(nodes, postgres_url, 2) as (begun, players):
            for _ in range(size(2, 30)):
                group = await players.seat_group(2, bots=[BOT])
                players.play(group)
            await players.wait_for_answers(size(20, 1_000))
            holder = (await lease_holders(postgres_url))[players.groups[0].name]
            begun.sort(key=lambda node: node.options.node == holder)
            await begun[1].kill()
            killed = time.time_ns() // 1_000_000
            for client in players.clients:
                await client.move_to(begun[0].url)
            async with asyncio.timeout(60):
                while len(seconds) < len(players.groups):
                    players.check_players()
                    await asyncio.sleep(0.05)
                    kept = (await read_log(postgres_url)).values()
                    seconds = [
                        (at - killed) / 1000
                        for records in kept
                        if (at := first_bot_move(records, killed)) is not None
                    ]
            players.pause_all()
            await players.wait_until_idle()
            await check_stored(postgres_url, players.acknowledged)
            assert [one.regressions for one in players.clients if one.regressions] == []

    asyncio.run(scene())
    print(f"all tables continued within {max(seconds):.1f} s")  # noqa: T201 - a measurement
    assert size(0, 1) == 0 or max(seconds) < 5


def test_players_of_a_dead_node_are_marked_as_away(nodes: Nodes, postgres_url: str) -> None:
    """The node with the lease of a table notices that a player's node no longer runs."""

    async def scene() -> None:
        begun = [
            nodes.begin(postgres_url, patches=["frequent-polling", "short-absence-timeout"])
            for _ in range(2)
        ]
        for node in begun:
            await node.wait_until_ready()
        async with Players.at(*(node.url for node in begun), secrets=nodes.secrets) as players:
            group = await players.seat_group(2, bots=[BOT])
            players.play(group)
            await players.wait_for_answers(10)
            holder = (await lease_holders(postgres_url))[group.name]
            stays, dies = sorted((0, 1), key=lambda at: begun[at].options.node != holder)
            await asyncio.sleep(2)  # longer than the timeouts
            assert all_present(group.watched(group.clients[stays]).picture)
            await begun[dies].kill()
            async with asyncio.timeout(30):
                while all_present(group.watched(group.clients[stays]).picture):  # noqa: ASYNC110 - no event
                    await asyncio.sleep(0.05)
            seat = group.watched(group.clients[stays]).picture.seat
            assert seat is not None
            chairs = group.watched(group.clients[stays]).picture.chairs
            assert [chair.away for chair in chairs if chair.person is not None].count(True) == 1
            assert not chairs[seat - 1].away

    asyncio.run(scene())


def test_players_who_do_not_return_after_a_restart_are_away(
    nodes: Nodes, database_url: str
) -> None:
    """Tables of these players are not listed. Players connected to another node stay present."""
    terms = TableTerms(visibility=Visibility.LISTED)

    async def scene() -> None:
        number = 1 if database_url.startswith("sqlite") else 2
        begun = [
            nodes.begin(database_url, patches=["short-absence-timeout"]) for _ in range(number)
        ]
        for node in begun:
            await node.wait_until_ready()
        async with Players.at(*(node.url for node in begun), secrets=nodes.secrets) as players:
            tables = []
            for client in [await players.arrive(at) for at in range(number)]:
                made = await client.make_table(lobby.NewTable(terms=terms, seat=1))
                await client.watch(made.table)
                tables.append(made.table)
            assert await listed(begun[0]) == set(tables)
            await players.clients[0].close()
            await begun[0].kill()
            begun[0].begin()
            await begun[0].wait_until_ready()
            async with asyncio.timeout(30):
                while await listed(begun[0]) != set(tables[1:]):  # noqa: ASYNC110 - no event to wait for
                    await asyncio.sleep(0.05)
            await asyncio.sleep(1)
            for name in tables[1:]:  # the players at the other node
                events = await table_events(database_url, name)
                assert not [event for event in events if isinstance(event, WentAway)]

    asyncio.run(scene())


async def listed(node: Node) -> set[str]:
    """Return the names of the tables that a node lists."""
    async with httpx.AsyncClient(base_url=node.url, timeout=TIMEOUT_SECONDS) as http:
        return {one["table"] for one in (await http.get("/api/tables")).json()}


def test_polling_makes_up_for_lost_notices(nodes: Nodes, postgres_url: str) -> None:
    """Even if all notices are lost, players can switch to a node that is behind, and play on."""

    async def scene() -> None:
        begun = [
            nodes.begin(postgres_url, patches=["no-notices", "frequent-polling"]) for _ in range(2)
        ]
        for node in begun:
            await node.wait_until_ready()
        async with Players.at(*(node.url for node in begun), secrets=nodes.secrets) as players:
            group = await players.seat_group(2)
            players.play(group)
            await players.wait_for_answers(6)
            for number in range(4):
                for client in group.clients:
                    await client.move_to(begun[number % 2].url)
                await players.wait_for_answers(6)
            assert [one.regressions for one in players.clients if one.regressions] == []
            await check_stored(postgres_url, players.acknowledged)

    asyncio.run(scene())


def test_a_node_that_is_behind_catches_up_before_refusing(nodes: Nodes, postgres_url: str) -> None:
    """A player can sit down at one node and declare ready at another that has not seen this yet."""

    async def scene() -> None:
        begun = [nodes.begin(postgres_url, patches=["no-notices"]) for _ in range(2)]
        for node in begun:
            await node.wait_until_ready()
        async with Players.at(*(node.url for node in begun), secrets=nodes.secrets) as players:
            group = await players.seat_group(2)
            guest = group.clients[1]
            for client in group.clients:
                await client.watch(group.name)  # both nodes have now loaded the table
            await guest.ask(wire.Sit(id="1", table=group.name))
            elsewhere = await players.second_device(guest, begun[0].url)
            await elsewhere.ask(wire.Ready(id="2", table=group.name))
            await check_stored(postgres_url, players.acknowledged)

    asyncio.run(scene())
