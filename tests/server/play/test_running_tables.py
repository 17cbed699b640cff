"""How many tables people may keep going at the same time, and on whose behalf bots think."""

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
from tests.server.play.sockets import Room, room
from tests.server.running_server import running_server
from tests.server.table.table_driver import ANNA, BEN, CARO, TableDriver, with_ids

HOME: Final = "192.0.2.7"
ALONE_AT_TABLE: Final = lobby.NewTable(seat=1)


def capped(place: Room, *, per_person: int = 0, per_address: int = 0) -> None:
    place.hub.running.caps = TableCaps(per_person, per_address)


async def make(place: Room, person: PersonId = ANNA, address: str = HOME) -> str:
    made = await place.hub.make(person, ALONE_AT_TABLE, address=address)
    return made.table


def test_a_person_plays_at_so_many_tables_until_leaving_one(sqlite_url: str) -> None:
    async def scene() -> None:
        async with room(sqlite_url) as place:
            capped(place, per_person=2)
            first, _ = [await make(place) for _ in range(2)]
            with pytest.raises(TableRefused) as refused:
                await make(place)
            assert refused.value.refusal is TableRefusal.OWN_TABLES
            assert refused.value.facts == {"most": 2}
            await make(place, BEN)
            anna = place.connect(ANNA)
            await anna.ask(wire.StandUp(**with_ids(table=first)))
            await make(place)
            answer = await anna.ask(wire.Sit(**with_ids(table=first)))
            assert isinstance(answer, messages.Refused)
            assert (answer.code, answer.facts) == ("own-tables", {"most": 2})
            assert "leave one" in answer.message

    asyncio.run(scene())


def test_requests_at_the_same_time_do_not_slip_through(sqlite_url: str) -> None:
    async def scene() -> None:
        async with room(sqlite_url) as place:
            capped(place, per_person=2, per_address=3)
            asked = [make(place, person) for person in (ANNA, BEN) for _ in range(5)]
            made = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(one, str) for one in made) == 3
            assert place.hub.running.count_at(HOME) == 3
            await make(place, CARO, "192.0.2.8")

    asyncio.run(scene())


def test_a_table_with_two_people_of_one_address_counts_once(sqlite_url: str) -> None:
    async def scene() -> None:
        async with room(sqlite_url) as place:
            capped(place, per_address=2)
            shared = await make(place)
            ben = place.connect(BEN, address=HOME)
            done = await ben.ask(wire.Sit(**with_ids(table=shared)))
            assert isinstance(done, messages.Done)
            assert place.hub.running.count_at(HOME) == 1
            await make(place)
            with pytest.raises(TableRefused) as refused:
                await make(place, BEN)
            assert refused.value.refusal is TableRefusal.ADDRESS_TABLES

    asyncio.run(scene())


def test_a_player_with_too_many_tables_does_not_come_back_by_watching(sqlite_url: str) -> None:
    """Bots play at a table because somebody is there: that needs room like sitting down."""

    async def scene() -> None:
        async with room(sqlite_url) as place:
            left = TableDriver.playing(bots=1)
            left.ask(ANNA, wire.StandUp(**with_ids()))
            live = await place.table("t", left.events)
            capped(place, per_person=1)
            await make(place)
            anna = place.connect(ANNA)
            assert isinstance(await anna.ask(wire.Watch(**with_ids())), messages.Done)
            assert live.due() is None
            answer = await anna.ask(wire.ComeBack(**with_ids()))
            assert (answer.code, live.due()) == ("own-tables", None)

    asyncio.run(scene())


def test_tables_of_tournaments_are_not_counted() -> None:
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


def test_bots_think_on_behalf_of_the_host_or_of_a_player_who_is_there() -> None:
    """Where nobody is, all tables together have one share."""
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
                    came = await http.post("/api/guests", json={"name": "Anna", "keep": "token"})
                    http.headers["Authorization"] = f"Bearer {came.json()['token']}"
                    if not number:
                        assert (await http.post("/api/tables", json={})).status_code == 201
                    for lang in LANGUAGES:
                        headers = {"Accept-Language": lang}
                        answer = await http.post("/api/tables", json={}, headers=headers)
                        assert (answer.status_code, answer.json()["code"]) == (409, code)
                        sentences.add(answer.json()["message"])
        assert len(sentences) == 2 * len(LANGUAGES)

    asyncio.run(scene())
