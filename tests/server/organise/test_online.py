"""Tournaments whose tables are played on the server."""

from __future__ import annotations

import asyncio
from typing import Final

import httpx

from romme.server.organise.online import table_name
from romme.tournament.commands import BeginSeries, CloseSeries, DrawSeats, EnterPeople
from romme.tournament.values import EntryDetails, Presence, Venue
from tests.server.organise.halls import House, Json, Phone, house

ONLINE: Final = {"rounds": 1, "venue": Venue.SERVER.value}
TIMEOUT_SECONDS: Final = 60.0


async def lists_finished(director: Phone) -> Json:
    """The overview when all lists of the last series are finished."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        version = 0
        while True:
            seen = await director.get()
            if all(table["finished"] for table in seen["series"][-1]["tables"]):
                return seen
            version = (await director.get(f"/news?after={version or seen['version']}"))["version"]


async def begun(place: House, people: int) -> Phone:
    director = await place.make(terms=ONLINE, rehearsal=people)
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    return director


def test_lists_fill_themselves_and_survive_a_restart(sqlite_url: str) -> None:
    """The server is stopped in the middle: the tables go on and nothing is entered twice."""

    async def first() -> tuple[str, str | None]:
        async with house(sqlite_url) as place:
            director = await begun(place, 7)
            seen = await director.get()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not any(table["entered"] for table in seen["series"][0]["tables"]):
                    await director.get(f"/news?after={seen['version']}")
                    seen = await director.get()
            assert all(table["played_at"] for table in seen["series"][0]["tables"])
            return director.tournament, director.key

    async def second(tournament: str, key: str | None) -> None:
        async with house(sqlite_url) as place:
            director = Phone(place.http, tournament, key)
            seen = await lists_finished(director)
            entered = [table["entered"] for table in seen["series"][0]["tables"]]
            assert sorted(entered) == [3, 4]
            desk = await place.server.organiser.desk(tournament)
            for table, games in enumerate(entered, start=1):
                written = await director.get(f"/lists/1/{table}")
                live = await place.server.hub.live(
                    table_name(desk, desk.tournament.series[0], table)
                )
                match = live.table.match
                assert match is not None
                assert len(match.lines) == games
                assert [foot.total for foot in match.sums] == [
                    foot["rating"] for foot in written["feet"]
                ]
            await director.do(CloseSeries())

    asyncio.run(second(*asyncio.run(first())))


def test_people_enter_themselves_and_find_their_seats(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house(sqlite_url) as place:
            director = await place.make(terms=ONLINE)
            transport = httpx.ASGITransport(place.server)
            headers = {"origin": "https://romme.example"}
            numbers: list[int] = []
            for name in ("Anna", "Anna", "Jos"):
                async with httpx.AsyncClient(
                    transport=transport, base_url="https://romme.example", headers=headers
                ) as browser:
                    await browser.post("/api/guests", json={"name": name})
                    phone = Phone(browser, director.tournament)
                    await phone.post("/join", {"club": "Esch"})
                    twice = await phone.ask("POST", "/join", {})
                    assert (twice.status_code, twice.json()["code"]) == (409, "duplicate")
                    numbers.append((await phone.get())["you"]["number"])
            assert numbers == [1, 2, 3]
            await director.do(DrawSeats("seed"))
            await director.do(BeginSeries())
            desk = await place.server.organiser.desk(director.tournament)
            await place.server.organiser.sync(desk)
            seen = await director.get()
            live = await place.server.hub.live(seen["series"][0]["tables"][0]["played_at"])
            accounts = [
                desk.tournament.entrants[number].account
                for number in desk.tournament.series[0].seated[0]
            ]
            assert [chair.person for chair in live.table.chairs] == accounts
            assert live.table.phase.value == "playing"

    asyncio.run(scene())


def test_in_a_hall_nobody_enters_alone(sqlite_url: str) -> None:
    async def scene() -> tuple[int, str]:
        async with house(sqlite_url) as place:
            director = await place.make()
            await director.do(EnterPeople((EntryDetails("Anna"),), Presence.PRESENT))
            answer = await director.ask("POST", "/join", {})
            return answer.status_code, answer.json()["code"]

    assert asyncio.run(scene()) == (409, "not-online")
