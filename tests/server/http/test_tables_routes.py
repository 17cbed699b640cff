"""Tables over HTTP: which of them are listed, found by code or kept loaded, and rate limits."""

from __future__ import annotations

import asyncio
import time

import httpx
from sqlalchemy import insert

from romme.engine.change import changed
from romme.server.http.application import HEADERS, LARGEST_BODY
from romme.server.http.tables_routes import LISTED_FOR_MS
from romme.server.ops.configuration import Configuration
from romme.server.play.stream_summary import finished, heading
from romme.server.table.decide import TableDecided
from romme.store.log.records import StreamPhase
from romme.store.schema.tables import streams
from romme.wire import commands as wire
from romme.wire.terms import Games, TableTerms, Visibility
from tests.support.server.table.table_driver import ANNA, BEN, TableDriver, with_ids
from tests.support.servers.running_server import running_server

LISTED = TableTerms(visibility=Visibility.LISTED, seats=3)


def is_listed(driver: TableDriver) -> bool:
    return heading(driver.table).listed


def test_a_table_without_anyone_present_is_not_listed() -> None:
    """A table is not listed before anybody sits down, nor after everybody has left."""
    driver = TableDriver.new(LISTED)
    assert not is_listed(driver)
    driver.fill((ANNA, BEN))
    assert is_listed(driver)
    driver.go_away(1)
    assert is_listed(driver)
    driver.go_away(2)
    assert not is_listed(driver)
    driver.ask(BEN, wire.ComeBack(**with_ids()))
    assert is_listed(driver)
    for person in (ANNA, BEN):
        driver.ask(person, wire.StandUp(**with_ids()))
    assert not is_listed(driver)
    driver.fill((BEN,))
    assert heading(driver.table).code == driver.table.code
    driver.ask(BEN, wire.Close(**with_ids()))
    assert not is_listed(driver)
    assert heading(driver.table).code is None  # the code is free for another table
    private = TableDriver.new(TableTerms())
    private.fill((ANNA,))
    assert not is_listed(private)


def test_only_tables_with_automatic_actions_count_as_playing() -> None:
    """A node must keep a table loaded if an automatic action is due. Others wait for a player."""
    driver = TableDriver.playing()
    assert heading(driver.table).phase is StreamPhase.PLAYING
    for seat in (1, 2):
        driver.go_away(seat)
    assert heading(driver.table).phase is StreamPhase.OPEN
    tournament = changed(driver.table, tournament="cup")
    assert heading(tournament).phase is StreamPhase.PLAYING
    driver.ask(BEN, wire.ComeBack(**with_ids()))
    driver.finish_match()
    assert heading(driver.table).phase is StreamPhase.OVER


def test_a_finished_game_is_recorded_once_with_all_scores() -> None:
    driver = TableDriver.playing(TableTerms(seats=3, length=Games(2)), bots=1)
    driver.finish_game()
    record = finished(TableDecided(driver.records[-1], driver.table), 7)
    outcome = driver.game.outcome
    assert record is not None
    assert len(set(outcome.scores)) > 1
    assert (record.number, record.ended, record.winner) == (1, 7, outcome.winner)
    assert [(one.seat, one.person, one.score) for one in record.players] == [
        *zip((1, 2, 3), (ANNA, BEN, None), outcome.scores, strict=True)
    ]
    driver.ask(ANNA, wire.Ready(**with_ids()))
    assert finished(TableDecided(driver.records[-1], driver.table), 8) is None


def test_recent_tables_are_listed_and_found_by_code(sqlite_url: str) -> None:
    """The most recently used table comes first. Tables unused for `LISTED_FOR_MS` are left out."""
    now = time.time_ns() // 1_000_000
    driver = TableDriver.new(LISTED)
    driver.fill((ANNA,))
    driver.ask(ANNA, wire.AddBot(**with_ids(seat=3, level="zufall")))
    row = {"version": 1, "hash": b"", "phase": "open", "listed": True}
    row |= {"summary": heading(driver.table).summary}
    rows = (
        {"stream": "old", "touched": now - LISTED_FOR_MS, "code": "BCDFGH"},
        {"stream": "new", "touched": now - LISTED_FOR_MS // 2, "code": "BCDFGH"},
        {"stream": "over", "touched": now, "phase": "over"},
        {"stream": "private", "touched": now, "listed": False, "code": "23456Z"},
        {"stream": "newest", "touched": now - LISTED_FOR_MS // 4},
    )

    async def scene() -> None:
        async with running_server(Configuration(database=sqlite_url)) as server:
            async with server.database.writing() as connection:
                for one in rows:
                    await connection.execute(insert(streams).values({**row, **one}))
            within = httpx.ASGITransport(server)
            async with httpx.AsyncClient(transport=within, base_url="http://127.0.0.1") as http:
                found = (await http.get("/api/tables")).json()
                codes = [
                    (await http.get(f"/api/codes/{code}")).json()
                    for code in ("bcdfgh", " 23456z", "BCDFGJ", "OOOOOO")
                ]
                asked = 4
                while (answer := await http.get("/api/codes/BCDFGH")).status_code != 429:
                    asked += 1
                    assert asked < 100, "guessing codes is not limited"
        assert [one["table"] for one in found] == ["newest", "new"]
        assert (found[0]["seats"], found[0]["free"], found[0]["bots"]) == (3, 1, 1)
        assert [one.get("table", one.get("code")) for one in codes] == [
            *("new", "private", "no-table", "no-table")
        ]
        assert answer.json()["code"] == "too-many"

    asyncio.run(scene())


def test_the_rate_of_new_tables_is_limited(sqlite_url: str) -> None:
    """Bodies above the size limit are refused, and all responses have the security headers."""

    async def scene() -> None:
        settings = Configuration(database=sqlite_url, tables_per_person=0)  # only the rate limit
        async with running_server(settings) as server:
            within = httpx.ASGITransport(server)
            async with httpx.AsyncClient(transport=within, base_url="http://127.0.0.1") as http:
                arrived = await http.post("/api/guests", json={"name": "Anna", "keep": "token"})
                http.headers["Authorization"] = f"Bearer {arrived.json()['token']}"
                giant = await http.post("/api/tables", json={"code": "x" * LARGEST_BODY})
                answers = [await http.post("/api/tables", json={}) for _ in range(32)]
        assert (giant.status_code, giant.json()["code"]) == (413, "too-large")
        for header in HEADERS:
            assert {answer.headers[header.name] for answer in (arrived, *answers)} == {header.value}
        assert [answer.status_code for answer in answers] == [201] * 30 + [429] * 2

    asyncio.run(scene())
