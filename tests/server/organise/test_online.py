"""Tournaments whose tables are played on the server."""

from __future__ import annotations

import asyncio
from typing import Final

import httpx

from romme.server.organise.online import table_name
from romme.tournament.commands import BeginSeries, CloseSeries, DrawSeats, EnterPeople
from romme.tournament.values import EntryDetails, Presence, Venue
from tests.support.server.organise.tournament_server import (
    Json,
    TournamentClient,
    TournamentServer,
    tournament_server,
)

ONLINE: Final = {"rounds": 1, "venue": Venue.SERVER.value}
TIMEOUT_SECONDS: Final = 60.0


async def wait_for_lists(director: TournamentClient) -> Json:
    """Wait until all lists of the last series are finished, and return the overview."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        version = 0
        while True:
            seen = await director.get()
            if all(table["finished"] for table in seen["series"][-1]["tables"]):
                return seen
            version = (await director.get(f"/news?after={version or seen['version']}"))["version"]


async def begin_tournament(server: TournamentServer, people: int) -> TournamentClient:
    director = await server.make(terms=ONLINE, rehearsal=people)
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    return director


def test_lists_are_filled_automatically_and_survive_a_restart(sqlite_url: str) -> None:
    """After a restart the tables continue, and no game is entered twice."""

    async def first() -> tuple[str, str | None]:
        async with tournament_server(sqlite_url) as server:
            director = await begin_tournament(server, 7)
            seen = await director.get()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not any(table["entered"] for table in seen["series"][0]["tables"]):
                    await director.get(f"/news?after={seen['version']}")
                    seen = await director.get()
            assert all(table["played_at"] for table in seen["series"][0]["tables"])
            return director.tournament, director.key

    async def second(tournament: str, key: str | None) -> None:
        async with tournament_server(sqlite_url) as server:
            director = TournamentClient(server.http, tournament, key)
            seen = await wait_for_lists(director)
            entered = [table["entered"] for table in seen["series"][0]["tables"]]
            assert sorted(entered) == [3, 4]
            desk = await server.app.organiser.desk(tournament)
            for table, games in enumerate(entered, start=1):
                written = await director.get(f"/lists/1/{table}")
                live = await server.app.hub.live(table_name(desk, desk.tournament.series[0], table))
                match = live.table.match
                assert match is not None
                assert len(match.lines) == games
                assert [foot.total for foot in match.sums] == [
                    foot["rating"] for foot in written["feet"]
                ]
            await director.do(CloseSeries())

    asyncio.run(second(*asyncio.run(first())))


def test_people_join_a_tournament_and_are_seated(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await server.make(terms=ONLINE)
            transport = httpx.ASGITransport(server.app)
            headers = {"origin": "https://romme.example"}
            numbers: list[int] = []
            for name in ("Anna", "Anna", "Jos"):
                async with httpx.AsyncClient(
                    transport=transport, base_url="https://romme.example", headers=headers
                ) as browser:
                    await browser.post("/api/guests", json={"name": name})
                    client = TournamentClient(browser, director.tournament)
                    await client.post("/join", {"club": "Esch"})
                    twice = await client.request("POST", "/join", {})
                    assert (twice.status_code, twice.json()["code"]) == (409, "duplicate")
                    numbers.append((await client.get())["you"]["number"])
            assert numbers == [1, 2, 3]
            await director.do(DrawSeats("seed"))
            await director.do(BeginSeries())
            desk = await server.app.organiser.desk(director.tournament)
            await server.app.organiser.sync(desk)
            seen = await director.get()
            live = await server.app.hub.live(seen["series"][0]["tables"][0]["played_at"])
            accounts = [
                desk.tournament.entrants[number].account
                for number in desk.tournament.series[0].seated[0]
            ]
            assert [chair.person for chair in live.table.chairs] == accounts
            assert live.table.phase.value == "playing"

    asyncio.run(scene())


def test_joining_a_tournament_in_a_hall_is_refused(sqlite_url: str) -> None:
    async def scene() -> tuple[int, str]:
        async with tournament_server(sqlite_url) as server:
            director = await server.make()
            await director.do(EnterPeople((EntryDetails("Anna"),), Presence.PRESENT))
            answer = await director.request("POST", "/join", {})
            return answer.status_code, answer.json()["code"]

    assert asyncio.run(scene()) == (409, "not-online")
