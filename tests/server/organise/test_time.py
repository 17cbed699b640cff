"""The planned end of a series on the server, when clocks are changed and after a restart."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from romme.server.ops.steady_clock import SteadyClock, uptime_ms
from romme.store.log.records import now_ms
from romme.tournament.commands import Announce, BeginSeries, DrawSeats, EnterPeople
from romme.tournament.list_commands import EndList, EndOpenLists, UndoOnList
from romme.tournament.values import EntryDetails, Presence, ShownUntil
from tests.support.server.organise.tournament_server import (
    TournamentClient,
    TournamentServer,
    tournament_server,
)

HOUR_MS = 3_600_000
MINUTE_MS = 60_000


@dataclass
class LaptopClock:
    """A clock that tests move: by passing time, and by setting it."""

    wall_ms: int
    passed_ms: int = 0

    def wait(self, minutes: int) -> None:
        self.wall_ms += minutes * MINUTE_MS
        self.passed_ms += minutes * MINUTE_MS

    def steady(self) -> SteadyClock:
        """Return the clock of a server that is started now."""
        return SteadyClock(lambda: self.wall_ms, lambda: self.passed_ms)


def use(server: TournamentServer, laptop: LaptopClock) -> None:
    """Let the server run by this clock. No tournament may be loaded yet."""
    server.app.organiser.clock = laptop.steady()


async def sweep(server: TournamentServer, tournament: str) -> None:
    organiser = server.app.organiser
    await organiser.follow_clock(await organiser.desk(tournament))


async def begun(server: TournamentServer) -> TournamentClient:
    """Create a tournament of nine, begin its series, and return the director's client."""
    director = await server.make()
    people = tuple(EntryDetails(f"Person {at}") for at in range(9))
    await director.do(EnterPeople(people, Presence.PRESENT))
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    return director


async def minutes_left(director: TournamentClient) -> float:
    """Return the time left, as a phone computes it from the server's answer."""
    seen = await director.get()
    return float(seen["clock"] - seen["now"]) / MINUTE_MS


def test_the_server_says_when_a_series_begins(sqlite_url: str) -> None:
    """The planned end follows from the server's clock, whatever a client sends."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            laptop = LaptopClock(1_900_000_000_000)
            use(server, laptop)
            director = await begun(server)
            seen = await director.get()
            assert (seen["clock_began"], seen["now"]) == (laptop.wall_ms, laptop.wall_ms)
            assert await minutes_left(director) == 120
            laptop.wait(110)
            assert await minutes_left(director) == 10

    asyncio.run(scene())


def test_the_time_left_does_not_jump_when_the_clock_is_changed(sqlite_url: str) -> None:
    """It jumps neither before the end is shifted, nor afterwards, nor after a restart."""
    laptop = LaptopClock(1_900_000_000_000)

    async def scene() -> tuple[str, str | None]:
        async with tournament_server(sqlite_url) as server:
            use(server, laptop)
            director = await begun(server)
            await director.do(Announce("Soup", ShownUntil.TIME, laptop.wall_ms + 50 * MINUTE_MS))
            laptop.wait(30)
            for change in (HOUR_MS, -3 * HOUR_MS):
                before = await director.get()
                laptop.wall_ms += change
                assert await minutes_left(director) == 90
                await sweep(server, director.tournament)
                after = await director.get()
                assert await minutes_left(director) == 90
                assert after["clock"] == before["clock"] + change
                assert after["now"] == laptop.wall_ms
                assert after["clock_began"] == before["clock_began"] + change
                assert after["announcement_ends"] == before["announcement_ends"] + change
                assert after["announcement"] == "Soup"
            version = (await director.get())["version"]
            await sweep(server, director.tournament)
            assert (await director.get())["version"] == version
            texts = [one["text"] for one in await director.get("/record")]
            assert any("clock was set ahead by 60 minutes" in text for text in texts)
            assert any("clock was set back by 3 hours" in text for text in texts)
            return director.tournament, director.key

    tournament, key = asyncio.run(scene())

    async def restarted() -> None:
        laptop.passed_ms = 0  # the laptop was started again, ten minutes later
        laptop.wall_ms += 10 * MINUTE_MS
        async with tournament_server(sqlite_url) as server:
            use(server, laptop)
            director = TournamentClient(server.http, tournament, key)
            assert await minutes_left(director) == 80

    asyncio.run(restarted())


def test_a_clock_that_was_changed_before_a_tournament_is_loaded_shifts_its_end(
    sqlite_url: str,
) -> None:
    laptop = LaptopClock(1_900_000_000_000)

    async def scene() -> tuple[str, str | None]:
        async with tournament_server(sqlite_url) as server:
            use(server, laptop)
            director = await begun(server)
            return director.tournament, director.key

    tournament, key = asyncio.run(scene())

    async def restarted() -> None:
        async with tournament_server(sqlite_url) as server:
            use(server, laptop)
            laptop.wait(20)
            laptop.wall_ms -= 2 * HOUR_MS
            director = TournamentClient(server.http, tournament, key)
            assert await minutes_left(director) == 100
            await sweep(server, tournament)
            assert await minutes_left(director) == 100

    asyncio.run(restarted())


def test_a_clock_that_was_set_back_while_the_server_was_off_takes_no_time(sqlite_url: str) -> None:
    """Only the times in the log show it. The time since the last entry is unknown."""

    async def scene() -> tuple[str, str | None]:
        async with tournament_server(sqlite_url) as server:
            director = await begun(server)
            return director.tournament, director.key

    tournament, key = asyncio.run(scene())
    laptop = LaptopClock(now_ms() - 5 * HOUR_MS)

    async def restarted() -> None:
        async with tournament_server(sqlite_url) as server:
            use(server, laptop)
            director = TournamentClient(server.http, tournament, key)
            await sweep(server, tournament)
            assert 119 < await minutes_left(director) <= 120
            ends = (await director.get())["clock"]
            assert ends - laptop.wall_ms <= 120 * MINUTE_MS

    asyncio.run(restarted())


def test_small_differences_of_the_clock_are_not_recorded(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            laptop = LaptopClock(1_900_000_000_000)
            use(server, laptop)
            director = await begun(server)
            laptop.wall_ms += 1_000
            version = (await director.get())["version"]
            await sweep(server, director.tournament)
            assert (await director.get())["version"] == version
            assert await minutes_left(director) == 120

    asyncio.run(scene())


def test_an_announcement_disappears_at_its_time(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            laptop = LaptopClock(1_900_000_000_000)
            use(server, laptop)
            director = await begun(server)
            await director.do(Announce("Soup", ShownUntil.TIME, laptop.wall_ms + 15 * MINUTE_MS))
            laptop.wait(14)
            assert (await director.get())["announcement"] == "Soup"
            laptop.wait(1)
            assert (await director.get())["announcement"] == ""
            assert (await director.get("/lists/1/1"))["announcement"] == ""

    asyncio.run(scene())


def test_lists_are_ended_over_http(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            director = await begun(server)
            keeper = await director.keeper(1, 1)
            await director.do(EndList(1, 1, "power cut"))
            seen = await keeper.get("/lists/1/1")
            assert seen["early_ending"] == {"reason": "power cut", "by": "director"}
            assert (seen["games"], seen["can_undo"]) == ([], False)
            assert await keeper.refusal(UndoOnList(1, 1)) == (403, "no-right")
            await director.do(EndOpenLists(1))
            tables = (await director.get())["series"][0]["tables"]
            assert [table["ended_early"] for table in tables] == [True] * 3

    asyncio.run(scene())


def test_the_uptime_only_increases() -> None:
    first = uptime_ms()
    assert 0 < first <= uptime_ms()
