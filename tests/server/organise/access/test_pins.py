"""PINs: the correct PIN works, guessing is rate-limited, and the director is warned of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx
import pytest
from sqlalchemy import select, update

from romme.server.ops.configuration import Limiting
from romme.server.organise.access.keys import (
    PIN_DIGITS,
    SHORT_PIN_DIGITS,
    Keys,
    PinLengths,
    Renewals,
)
from romme.server.organise.access.pins import (
    BUDGETS,
    LIST,
    OFFICE,
    OLD_OFFICE,
    PinBudgetKey,
    PinGuard,
    PinOrigin,
    guesses_per_week,
)
from romme.server.people.limits import RateLimits
from romme.store.schema.tables import pin_failures, pin_places, tournaments
from romme.tournament.rights import By, Role
from tests.server.organise.test_tournaments import hall_of_nine
from tests.support.server.organise.tournament_server import (
    ORIGIN,
    Json,
    TournamentClient,
    TournamentServer,
    tournament_server,
)
from tests.support.server.people.people_server import Clock

WRONG_PIN = (401, "wrong-pin")
CLOSED = (429, "too-many-pins")


@dataclass
class GuessedTournament:
    """A tournament whose PINs are guessed, on a fake clock."""

    server: TournamentServer
    director: TournamentClient
    clock: Clock

    def reset_guard(self) -> None:
        """Replace the rate limits and the PIN guard, as a restart does."""
        self.server.app.people.limits = RateLimits(self.clock)
        self.server.app.pins = PinGuard(self.server.app.database, self.clock, Limiting.ON)

    async def enter(self, address: str, **shown: Json) -> tuple[int, str]:
        """Try a PIN from an address. Return the status, and the role or the refusal code."""
        transport = httpx.ASGITransport(self.server.app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
            public = TournamentClient(http, self.director.tournament)
            answer = await public.request("POST", "/enter", shown)
        body = answer.json()
        return answer.status_code, body["role"] if answer.is_success else body["code"]

    async def guess(self, times: int, **list_: Json) -> list[tuple[int, str]]:
        """Try a wrong PIN from `times` different addresses. Return the results of `enter`."""
        return [
            await self.enter(_remote_address(one), pin="00000000", **list_) for one in range(times)
        ]

    async def links(self) -> dict[tuple[str, int], Json]:
        return {(one["role"], one["table"]): one for one in await self.director.get("/links")}


def _remote_address(number: int) -> str:
    return f"198.51.{number // 250}.{number % 250}"


@asynccontextmanager
async def guessed_tournament(url: str) -> AsyncIterator[GuessedTournament]:
    async with tournament_server(url) as server:
        found = GuessedTournament(server, await hall_of_nine(server), Clock())
        found.reset_guard()
        yield found


def test_a_hall_behind_one_address_is_let_in(sqlite_url: str) -> None:
    """Correct PINs do not count towards the limit on guesses."""

    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            links = (await hall.links()).values()
            for _ in range(20):
                for link in links:
                    shown = {key: link[key] for key in ("pin", "series", "table")}
                    assert await hall.enter("192.0.2.1", **shown) == (201, link["role"])
            assert await hall.director.get("/pins") == []

    asyncio.run(scene())


def test_office_pins_are_longer_than_list_pins(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            lengths = {role: len(link["pin"]) for (role, _), link in (await hall.links()).items()}
            assert lengths == {"director": 8, "helper": 8, "keeper": 6}

    asyncio.run(scene())


def test_old_short_pins_work_until_renewed(sqlite_url: str) -> None:
    """Six-digit PINs may already be printed. While they are valid, fewer guesses are allowed."""

    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            shortened = update(tournaments).values(director_digits=6, helper_digits=6)
            async with hall.server.app.database.writing() as connection:
                await connection.execute(shortened)
            about = await hall.server.app.organiser.info(hall.director.tournament)
            old = Keys(about.keys.secret, Renewals(), PinLengths(6, 6)).pin(By(Role.HELPER))
            assert len(old) == SHORT_PIN_DIGITS
            assert await hall.enter("192.0.2.1", pin=old) == (201, "helper")
            burst = BUDGETS[OLD_OFFICE][PinOrigin.NEW].burst
            assert await hall.guess(burst + 1) == [WRONG_PIN] * burst + [CLOSED]
            await hall.director.post("/links/renew", {"role": "helper"})
            await hall.director.post("/links/renew", {"role": "director"})
            hall.director.key = (await hall.director.with_key(None).post("/own", None))["key"]
            pins = [
                link["pin"] for (role, _), link in (await hall.links()).items() if role != "keeper"
            ]
            assert [len(pin) for pin in pins] == [PIN_DIGITS] * 2
            assert await hall.enter(_remote_address(999), pin=pins[1]) == (201, "helper")

    asyncio.run(scene())


@pytest.mark.parametrize(("list_", "guarded"), [({}, OFFICE), ({"series": 1, "table": 2}, LIST)])
def test_guessing_from_many_addresses_is_limited(
    database_url: str, list_: dict[str, int], guarded: PinBudgetKey
) -> None:
    """The limit is shared by all nodes, survives a restart and holds for concurrent guesses."""
    rate = BUDGETS[guarded][PinOrigin.NEW]

    async def scene() -> None:
        async with guessed_tournament(database_url) as hall:
            role = "keeper" if list_ else "helper"
            right = (await hall.links())[role, list_.get("table", 0)]["pin"]
            assert await hall.guess(rate.burst // 2, **list_) == [WRONG_PIN] * (rate.burst // 2)
            hall.reset_guard()
            shown = {"pin": "00000000", **list_}
            rest = rate.burst - rate.burst // 2
            at_once = await asyncio.gather(
                *(hall.enter(_remote_address(1000 + one), **shown) for one in range(rest + 10))
            )
            assert sorted(at_once) == [WRONG_PIN] * rest + [CLOSED] * 10
            assert await hall.enter(_remote_address(2000), pin=right, **list_) == CLOSED
            hall.clock.pass_seconds(rate.seconds)
            assert await hall.guess(2, **list_) == [WRONG_PIN, CLOSED]
            hall.clock.pass_seconds(rate.seconds)
            assert await hall.enter(_remote_address(2000), pin=right, **list_) == (201, role)

    asyncio.run(scene())


def test_a_stranger_cannot_lock_the_hall_out(sqlite_url: str) -> None:
    """An address that has sent a correct PIN gets its own budget of guesses. Keys always work."""

    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            links = await hall.links()
            one, other = links["keeper", 1], links["keeper", 2]
            own_list = {"series": 1, "table": 1}
            assert await hall.enter("192.0.2.1", pin=one["pin"], **own_list) == (201, "keeper")
            assert (await hall.guess(60, **own_list))[-1] == CLOSED
            other_list = {"series": 1, "table": 2}
            assert await hall.enter("192.0.2.1", pin="000000", **other_list) == WRONG_PIN
            assert await hall.enter("192.0.2.1", pin=other["pin"], **other_list) == (201, "keeper")
            keeper = await hall.director.keeper(1, 3)
            assert (await keeper.get("/lists/1/3"))["table"] == 3
            office = links["director", 0]["pin"]
            assert await hall.enter("203.0.113.9", pin=office) == (201, "director")

    asyncio.run(scene())


def test_one_address_cannot_use_up_the_budget_quickly(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            tried = [await hall.enter("192.0.2.66", pin="00000000") for _ in range(11)]
            assert tried == [WRONG_PIN] * 10 + [CLOSED]
            assert await hall.enter("192.0.2.67", pin="00000000") == WRONG_PIN

    asyncio.run(scene())


@pytest.mark.parametrize("office", [OFFICE, OLD_OFFICE])
def test_a_week_of_guessing_succeeds_with_less_than_a_tenth_of_a_percent(
    office: PinBudgetKey,
) -> None:
    """The chance covers guesses from all addresses at the PINs of the office and of one list."""
    director_and_helper = 2
    chance = (
        guesses_per_week(office) * director_and_helper / 10**office.digits
        + guesses_per_week(LIST) / 10**LIST.digits
    )
    assert chance < 0.001


def test_the_director_is_told_about_repeated_failures(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            begun = hall.clock.now
            await hall.guess(2)
            assert await hall.director.get("/pins") == []
            hall.clock.pass_seconds(60)
            await hall.guess(1)
            alarm = {"opens": "office", "failures": 3, "first": begun, "last": hall.clock.now}
            assert await hall.director.get("/pins") == [{**alarm, "closed_until": 0}]
            await hall.guess(150)
            (closed,) = await hall.director.get("/pins")
            assert closed["closed_until"] > hall.clock.now
            assert (await hall.director.request("POST", "/pins/seen")).status_code == 204
            assert await hall.director.get("/pins") == []
            links = await hall.links()
            helper = hall.director.with_key(links["helper", 0]["path"].partition("#key=")[2])
            for other in (helper, hall.director.with_key(None), await hall.director.keeper(1, 1)):
                assert (await other.request("GET", "/pins")).status_code == 403
                assert (await other.request("POST", "/pins/seen")).status_code == 403

    asyncio.run(scene())


def test_addresses_are_not_stored_in_plain_text(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            pin = (await hall.links())["director", 0]["pin"]
            await hall.enter("192.0.2.1", pin=pin)
            await hall.enter("192.0.2.2", pin="00000000")
            async with hall.server.app.database.reading() as connection:
                rows = [
                    *(await connection.execute(select(pin_places))),
                    *(await connection.execute(select(pin_failures))),
                ]
            assert len(rows) == 2
            assert "192.0.2" not in str(rows)

    asyncio.run(scene())


def test_guesses_for_an_unknown_tournament_are_not_counted(sqlite_url: str) -> None:
    """The server checks the tournament's id first, so that made-up ids use no memory."""

    async def scene() -> None:
        async with guessed_tournament(sqlite_url) as hall:
            public = TournamentClient(hall.server.http, "x" * 900)
            assert (await public.request("POST", "/enter", {"pin": "000000"})).status_code == 404
            assert len(hall.server.app.people.limits.pins) == 0

    asyncio.run(scene())
