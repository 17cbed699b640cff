"""Limits on running tables per person and address, and the party charged for bots' thinking."""

from __future__ import annotations

import asyncio
from typing import Final

import httpx
import pytest

from romme.locales import LANGUAGES
from romme.server.ops.configuration import Configuration
from romme.server.person_id import PersonId
from romme.server.play.running_tables import RunningTables, TableCaps, party_of
from romme.server.table.events import TableMade, WentAway
from romme.server.table.evolve import evolve, fold
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.workers.fair_queue import Party
from romme.wire import commands as wire
from romme.wire import lobby, messages
from romme.wire.terms import TableTerms
from tests.support.server.play.in_process_node import InProcessNode, in_process_node
from tests.support.server.table.table_driver import ANNA, BEN, CARO, TableDriver, with_ids
from tests.support.servers.running_server import running_server

ADDRESS: Final = "192.0.2.7"
ALONE_AT_TABLE: Final = lobby.NewTable(seat=1)


def set_caps(node: InProcessNode, *, per_person: int = 0, per_address: int = 0) -> None:
    node.hub.running.caps = TableCaps(per_person, per_address)


async def make_table(node: InProcessNode, person: PersonId = ANNA, address: str = ADDRESS) -> str:
    made = await node.hub.make(person, ALONE_AT_TABLE, address=address)
    return made.table


def test_the_number_of_tables_per_person_is_limited(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            set_caps(node, per_person=2)
            first, _ = [await make_table(node) for _ in range(2)]
            with pytest.raises(TableRefused) as refused:
                await make_table(node)
            assert refused.value.refusal is TableRefusal.OWN_TABLES
            assert refused.value.facts == {"most": 2}
            await make_table(node, BEN)
            anna = node.connect(ANNA)
            await anna.ask(wire.StandUp(**with_ids(table=first)))
            await make_table(node)
            answer = await anna.ask(wire.Sit(**with_ids(table=first)))
            assert isinstance(answer, messages.Refused)
            assert (answer.code, answer.facts) == ("own-tables", {"most": 2})
            assert "leave one" in answer.message

    asyncio.run(scene())


def test_concurrent_requests_do_not_exceed_the_limit(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            set_caps(node, per_person=2, per_address=3)
            asked = [make_table(node, person) for person in (ANNA, BEN) for _ in range(5)]
            made = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(one, str) for one in made) == 3
            assert node.hub.running.count_at(ADDRESS) == 3
            await make_table(node, CARO, "192.0.2.8")

    asyncio.run(scene())


def test_a_table_with_two_people_at_one_address_counts_once(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            set_caps(node, per_address=2)
            shared = await make_table(node)
            ben = node.connect(BEN, address=ADDRESS)
            done = await ben.ask(wire.Sit(**with_ids(table=shared)))
            assert isinstance(done, messages.Done)
            assert node.hub.running.count_at(ADDRESS) == 1
            await make_table(node)
            with pytest.raises(TableRefused) as refused:
                await make_table(node, BEN)
            assert refused.value.refusal is TableRefusal.ADDRESS_TABLES

    asyncio.run(scene())


def test_watching_does_not_bring_back_a_player_with_too_many_tables(sqlite_url: str) -> None:
    """Coming back makes the table run again, so it is refused to a player at the limit."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            left = TableDriver.playing(bots=1)
            left.ask(ANNA, wire.StandUp(**with_ids()))
            live = await node.table("t", left.events)
            set_caps(node, per_person=1)
            await make_table(node)
            anna = node.connect(ANNA)
            assert isinstance(await anna.ask(wire.Watch(**with_ids())), messages.Done)
            assert live.due() is None
            answer = await anna.ask(wire.ComeBack(**with_ids()))
            assert (answer.code, live.due()) == ("own-tables", None)

    asyncio.run(scene())


def test_tournament_tables_are_not_counted() -> None:
    running = RunningTables(TableCaps(per_person=1))
    private = TableDriver.playing()
    made = private.events[0]
    assert isinstance(made, TableMade)
    official = fold([TableMade(TableTerms(), ANNA, "", "cup"), *private.events[1:]])
    running.note("official", official)
    assert running.count(ANNA) == 0
    running.note("private", private.table)
    assert running.count(ANNA) == 1
    running.forget("private")
    assert (running.count(ANNA), running.count_at("")) == (0, 0)


def test_bots_think_for_the_host_or_a_present_player() -> None:
    """If nobody is present, the thinking time is charged to an anonymous owner."""
    table = TableDriver.playing(TableTerms(seats=3), people=(ANNA, BEN), bots=1).table
    assert party_of("t", table) == Party(ANNA, "t")
    table = evolve(table, WentAway(1))
    assert party_of("t", table) == Party(BEN, "t")
    table = evolve(table, WentAway(2))
    assert party_of("t", table) == party_of("t", evolve(table, WentAway(1))) == Party("", "t")


def test_the_refusal_over_http_says_what_to_do_in_every_language(sqlite_url: str) -> None:
    async def scene() -> None:
        settings = Configuration(database=sqlite_url, tables_per_person=1, tables_per_address=1)
        sentences = set()
        async with running_server(settings) as server:
            within = httpx.ASGITransport(server)
            async with httpx.AsyncClient(transport=within, base_url="http://127.0.0.1") as http:
                for number, code in enumerate(("own-tables", "address-tables")):
                    guest = await http.post("/api/guests", json={"name": "Anna", "keep": "token"})
                    http.headers["Authorization"] = f"Bearer {guest.json()['token']}"
                    if not number:
                        assert (await http.post("/api/tables", json={})).status_code == 201
                    for lang in LANGUAGES:
                        headers = {"Accept-Language": lang}
                        answer = await http.post("/api/tables", json={}, headers=headers)
                        assert (answer.status_code, answer.json()["code"]) == (409, code)
                        sentences.add(answer.json()["message"])
        assert len(sentences) == 2 * len(LANGUAGES)

    asyncio.run(scene())
