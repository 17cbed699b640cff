"""PINs: right ones always open, wrong ones are few, and the director hears of them."""

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
    Guarded,
    PinGuard,
    PinOrigin,
    guesses_per_week,
)
from romme.server.people.limits import RateLimits
from romme.store.schema.tables import pin_failures, pin_places, tournaments
from romme.tournament.rights import By, Role
from tests.server.organise.halls import ORIGIN, House, Json, Phone, house
from tests.server.organise.test_tournaments import hall_of_nine
from tests.server.people.people_server import Clock

WRONG_PIN = (401, "wrong-pin")
CLOSED = (429, "too-many-pins")


@dataclass
class Guessed:
    """A tournament whose PINs are tried, and a clock of ours."""

    place: House
    director: Phone
    clock: Clock

    def guard(self) -> None:
        """Begin with an empty memory, as after a restart."""
        self.place.server.people.limits = RateLimits(self.clock)
        self.place.server.pins = PinGuard(self.place.server.database, self.clock, Limiting.ON)

    async def enter(self, address: str, **shown: Json) -> tuple[int, str]:
        """Show a PIN from an address; the answer is the status and its code or role."""
        transport = httpx.ASGITransport(self.place.server, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
            public = Phone(http, self.director.tournament)
            answer = await public.ask("POST", "/enter", shown)
        said = answer.json()
        return answer.status_code, said["role"] if answer.is_success else said["code"]

    async def guess(self, times: int, **list_: Json) -> list[tuple[int, str]]:
        """Try wrong PINs, each from an address of its own."""
        return [await self.enter(_far(one), pin="00000000", **list_) for one in range(times)]

    async def links(self) -> dict[tuple[str, int], Json]:
        return {(one["role"], one["table"]): one for one in await self.director.get("/links")}


def _far(number: int) -> str:
    return f"198.51.{number // 250}.{number % 250}"


@asynccontextmanager
async def guessed(url: str) -> AsyncIterator[Guessed]:
    async with house(url) as place:
        found = Guessed(place, await hall_of_nine(place), Clock())
        found.guard()
        yield found


def test_a_hall_behind_one_address_gets_in(sqlite_url: str) -> None:
    """A hundred right PINs at once: none of them counts."""

    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            links = (await hall.links()).values()
            for _ in range(20):
                for link in links:
                    shown = {key: link[key] for key in ("pin", "series", "table")}
                    assert await hall.enter("192.0.2.1", **shown) == (201, link["role"])
            assert await hall.director.get("/pins") == []

    asyncio.run(scene())


def test_the_office_has_longer_pins_than_a_list(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            lengths = {role: len(link["pin"]) for (role, _), link in (await hall.links()).items()}
            assert lengths == {"director": 8, "helper": 8, "keeper": 6}

    asyncio.run(scene())


def test_pins_of_before_stay_until_they_are_renewed(sqlite_url: str) -> None:
    """They are printed; with six digits they can be tried far less often."""

    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            before = update(tournaments).values(director_digits=6, helper_digits=6)
            async with hall.place.server.database.writing() as connection:
                await connection.execute(before)
            about = await hall.place.server.organiser.about(hall.director.tournament)
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
            assert await hall.enter(_far(999), pin=pins[1]) == (201, "helper")

    asyncio.run(scene())


@pytest.mark.parametrize(("list_", "guarded"), [({}, OFFICE), ({"series": 1, "table": 2}, LIST)])
def test_guessing_from_many_addresses_comes_to_an_end(
    database_url: str, list_: dict[str, int], guarded: Guarded
) -> None:
    """Also after a restart, on another node, and with all guesses sent at once."""
    rate = BUDGETS[guarded][PinOrigin.NEW]

    async def scene() -> None:
        async with guessed(database_url) as hall:
            role = "keeper" if list_ else "helper"
            right = (await hall.links())[role, list_.get("table", 0)]["pin"]
            assert await hall.guess(rate.burst // 2, **list_) == [WRONG_PIN] * (rate.burst // 2)
            hall.guard()
            shown = {"pin": "00000000", **list_}
            rest = rate.burst - rate.burst // 2
            at_once = await asyncio.gather(
                *(hall.enter(_far(1000 + one), **shown) for one in range(rest + 10))
            )
            assert sorted(at_once) == [WRONG_PIN] * rest + [CLOSED] * 10
            assert await hall.enter(_far(2000), pin=right, **list_) == CLOSED
            hall.clock.pass_seconds(rate.seconds)
            assert await hall.guess(2, **list_) == [WRONG_PIN, CLOSED]
            hall.clock.pass_seconds(rate.seconds)
            assert await hall.enter(_far(2000), pin=right, **list_) == (201, role)

    asyncio.run(scene())


def test_a_stranger_cannot_lock_the_hall_out(sqlite_url: str) -> None:
    """The hall's address, from which a right PIN came, goes on; so do keys."""

    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            links = await hall.links()
            one, other = links["keeper", 1], links["keeper", 2]
            place = {"series": 1, "table": 1}
            assert await hall.enter("192.0.2.1", pin=one["pin"], **place) == (201, "keeper")
            assert (await hall.guess(60, **place))[-1] == CLOSED
            there = {"series": 1, "table": 2}
            assert await hall.enter("192.0.2.1", pin="000000", **there) == WRONG_PIN
            assert await hall.enter("192.0.2.1", pin=other["pin"], **there) == (201, "keeper")
            keeper = await hall.director.keeper(1, 3)
            assert (await keeper.get("/lists/1/3"))["table"] == 3
            office = links["director", 0]["pin"]
            assert await hall.enter("203.0.113.9", pin=office) == (201, "director")

    asyncio.run(scene())


def test_one_address_cannot_use_up_the_budget_quickly(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            tried = [await hall.enter("192.0.2.66", pin="00000000") for _ in range(11)]
            assert tried == [WRONG_PIN] * 10 + [CLOSED]
            assert await hall.enter("192.0.2.67", pin="00000000") == WRONG_PIN

    asyncio.run(scene())


@pytest.mark.parametrize("office", [OFFICE, OLD_OFFICE])
def test_guessing_for_a_week_is_hopeless(office: Guarded) -> None:
    """Office and lists together, from all addresses, known ones included: below 0.1 %."""
    director_and_helper = 2
    chance = (
        guesses_per_week(office) * director_and_helper / 10**office.digits
        + guesses_per_week(LIST) / 10**LIST.digits
    )
    assert chance < 0.001


def test_the_director_hears_of_repeated_failures(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            begun = hall.clock.now
            await hall.guess(2)
            assert await hall.director.get("/pins") == []
            hall.clock.pass_seconds(60)
            await hall.guess(1)
            told = {"opens": "office", "failures": 3, "first": begun, "last": hall.clock.now}
            assert await hall.director.get("/pins") == [{**told, "closed_until": 0}]
            await hall.guess(150)
            (closed,) = await hall.director.get("/pins")
            assert closed["closed_until"] > hall.clock.now
            assert (await hall.director.ask("POST", "/pins/seen")).status_code == 204
            assert await hall.director.get("/pins") == []
            links = await hall.links()
            helper = hall.director.with_key(links["helper", 0]["path"].partition("#key=")[2])
            for nosy in (helper, hall.director.with_key(None), await hall.director.keeper(1, 1)):
                assert (await nosy.ask("GET", "/pins")).status_code == 403
                assert (await nosy.ask("POST", "/pins/seen")).status_code == 403

    asyncio.run(scene())


def test_addresses_are_not_stored_in_clear(sqlite_url: str) -> None:
    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            pin = (await hall.links())["director", 0]["pin"]
            await hall.enter("192.0.2.1", pin=pin)
            await hall.enter("192.0.2.2", pin="00000000")
            async with hall.place.server.database.reading() as connection:
                rows = [
                    *(await connection.execute(select(pin_places))),
                    *(await connection.execute(select(pin_failures))),
                ]
            assert len(rows) == 2
            assert "192.0.2" not in str(rows)

    asyncio.run(scene())


def test_an_unknown_tournament_is_not_counted(sqlite_url: str) -> None:
    """Its name is checked first, whatever its length: nothing is remembered of it."""

    async def scene() -> None:
        async with guessed(sqlite_url) as hall:
            public = Phone(hall.place.http, "x" * 900)
            assert (await public.ask("POST", "/enter", {"pin": "000000"})).status_code == 404
            assert len(hall.place.server.people.limits.pins) == 0

    asyncio.run(scene())
