"""The code of a table: valid all day, exchanged for the key of the list that the table has now."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from romme.server.organise.access.keys import TABLE_PIN_DIGITS
from romme.tournament.commands import BeginSeries, CloseSeries, EnterPeople, SeatByHand
from romme.tournament.list_commands import CheckPack, EnterLine, Sign
from romme.tournament.values import EntryDetails, Presence
from tests.support.browser.list_keeper import line
from tests.support.server.organise.tournament_server import (
    Json,
    TournamentClient,
    tournament_server,
)

LINES = (line(2, 12, None, 40), line(3, 12, 40, None), line(1, None, 12, 40))


@asynccontextmanager
async def seated_six(url: str) -> AsyncIterator[TournamentClient]:
    """Yield the director of a tournament whose first series is seated at two tables."""
    async with tournament_server(url) as server:
        director = await server.make(terms={"rounds": 1, "signatures": "asked"})
        people = tuple(EntryDetails(name) for name in ("Anna", "Jos", "Léa", "Marc", "Nico", "Pia"))
        await director.do(EnterPeople(people, Presence.PRESENT))
        await director.do(SeatByHand(((1, 2, 3), (4, 5, 6))))
        yield director


async def link_of_table(director: TournamentClient, table: int, day: int = 1) -> Json:
    links = await director.get("/table-codes")
    return next(one for one in links if (one["day"], one["table"]) == (day, table))


async def code_of(director: TournamentClient, table: int, day: int = 1) -> str:
    path: str = (await link_of_table(director, table, day))["path"]
    return path.partition("#key=")[2]


async def opened(director: TournamentClient, code: str) -> Json:
    """Return what a phone without any key gets for a code."""
    return await director.with_key(None).post("/table-codes", {"code": code})


async def finish_series(director: TournamentClient, series: int) -> None:
    for table in (1, 2):
        await director.do(CheckPack(series, table))
        for game, one in enumerate(LINES, start=1):
            await director.do(EnterLine(series, table, game, one))
        for seat in (1, 2, 3):
            await director.do(Sign(series, table, seat, "asked to"))
    await director.do(CloseSeries())


def test_one_code_opens_the_list_of_each_series(sqlite_url: str) -> None:
    """Each time it gives the key of that list only."""

    async def scene() -> None:
        async with seated_six(sqlite_url) as director:
            code = await code_of(director, 2)
            early = await opened(director, code)
            assert (early["now"]["phase"], early["key"]) == ("seated", "")
            await director.do(BeginSeries())
            first = await opened(director, code)
            keeper = director.with_key(first["key"])
            assert (await keeper.get("/lists/1/2"))["you"]["role"] == "keeper"
            await keeper.get("/lists/1/1", 403)
            await finish_series(director, 1)
            await director.do(SeatByHand(((4, 5, 6), (1, 2, 3))))
            await director.do(BeginSeries())

            assert await code_of(director, 2) == code
            second = await opened(director, code)
            assert second["now"]["series"] == 2
            assert [one["name"] for one in second["now"]["seats"]] == ["Anna", "Jos", "Léa"]
            assert second["key"] != first["key"]
            await director.with_key(second["key"]).get("/lists/2/2")
            await keeper.get("/lists/2/2", 403)
            led = (await keeper.get("/lists/1/2"))["table_now"]
            assert (led["series"], led["seats"]) == (2, second["now"]["seats"])

    asyncio.run(scene())


def test_a_code_is_no_key(sqlite_url: str) -> None:
    """Sent as a key, it gives no access at all."""

    async def scene() -> None:
        async with seated_six(sqlite_url) as director:
            await director.do(BeginSeries())
            code = await code_of(director, 1)
            await director.with_key(code).get("/lists/1/1", 401)
            await director.with_key(code).get("", 401)

    asyncio.run(scene())


def test_a_code_of_another_day_gives_no_key(sqlite_url: str) -> None:
    """It only says which series the table has now, and who sits there."""

    async def scene() -> None:
        async with seated_six(sqlite_url) as director:
            await director.do(BeginSeries())
            yesterday = await code_of(director, 1)
            await finish_series(director, 1)
            await director.do(SeatByHand(((4, 5, 6), (1, 2, 3)), day=2))
            await director.do(BeginSeries())
            found = await opened(director, yesterday)
            assert (found["day"], found["now"]["day"], found["key"]) == (1, 2, "")
            assert [one["name"] for one in found["now"]["seats"]] == ["Marc", "Nico", "Pia"]
            today = await code_of(director, 1, day=2)
            assert (await opened(director, today))["key"]

    asyncio.run(scene())


def test_renewing_the_links_of_lists_revokes_the_codes(sqlite_url: str) -> None:
    async def scene() -> None:
        async with seated_six(sqlite_url) as director:
            await director.do(BeginSeries())
            code = await code_of(director, 1)
            await director.post("/links/renew", {"role": "keeper"})
            answer = await director.with_key(None).request("POST", "/table-codes", {"code": code})
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong-key")
            assert (await opened(director, await code_of(director, 1)))["key"]

    asyncio.run(scene())


def test_forged_codes_are_refused(sqlite_url: str) -> None:
    async def scene() -> None:
        async with seated_six(sqlite_url) as director:
            right = await code_of(director, 1)
            keeper = next(one["path"] for one in await director.get("/links") if one["series"])
            for code in (
                "",
                "table.1.1.x",
                right.replace("table.1.1", "table.1.2"),
                right.replace("table.1.1", "table.2.1"),
                right.replace("table.1.1", "keeper.1.1"),
                keeper.partition("#key=")[2],
                director.key,
            ):
                answer = await director.with_key(None).request(
                    "POST", "/table-codes", {"code": code}
                )
                assert answer.status_code == 401, code

    asyncio.run(scene())


def test_the_pin_of_a_table_opens_its_latest_list(sqlite_url: str) -> None:
    """The PIN printed for a single list, as on older slips, still opens that list."""

    async def scene() -> None:
        async with seated_six(sqlite_url) as director:
            await director.do(BeginSeries())
            pin = (await link_of_table(director, 1))["pin"]
            assert len(pin) == TABLE_PIN_DIGITS
            phone = director.with_key(None)
            assert (await phone.post("/enter", {"pin": pin, "series": 1, "table": 1}))["key"]
            await phone.post("/enter", {"pin": pin, "series": 1, "table": 2}, 401)
            await finish_series(director, 1)
            await director.do(SeatByHand(((1, 2, 3), (4, 5, 6))))
            await director.do(BeginSeries())
            assert (await phone.post("/enter", {"pin": pin, "series": 2, "table": 1}))["key"]
            await phone.post("/enter", {"pin": pin, "series": 1, "table": 1}, 401)
            links = await director.get("/links")
            old = next(one for one in links if (one["series"], one["table"]) == (1, 1))
            assert (await phone.post("/enter", {"pin": old["pin"], "series": 1, "table": 1}))["key"]

    asyncio.run(scene())
