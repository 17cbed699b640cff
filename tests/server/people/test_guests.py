"""Guests: a name is enough to come in."""

from __future__ import annotations

import pytest

from romme.server.people.person import PersonKind
from tests.server.people.house import House, play


def test_a_guest_comes_in_with_a_name(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        anna = await device.arrive("  Anna\u0308 ")
        assert anna == {"id": anna["id"], "name": "Annä", "kind": "person", "login": None}
        me = await device.get("/api/me")
        assert me == anna | {
            "password": False,
            "codes": 0,
            "passkeys": [],
            "session": me["session"],
        }

    play(database_url, scene)


@pytest.mark.parametrize(
    ("name", "code"),
    [(" ", "name-missing"), ("x" * 25, "name-too-long"), ("a\u202eb", "name-bad-character")],
)
def test_a_name_that_will_not_do(sqlite_url: str, name: str, code: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        assert await device.refused("POST", "/api/guests", {"name": name}) == (400, code)
        assert not device.http.cookies
        await device.arrive()
        assert await device.refused("PATCH", "/api/me", {"name": name}) == (400, code)

    play(sqlite_url, scene)


@pytest.mark.parametrize(
    "body",
    [None, {}, [], {"name": 3}, {"name": "A", "kind": "cat"}, {"name": "A", "admin": True}],
)
def test_a_body_that_makes_no_sense(sqlite_url: str, body: object) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        assert await device.refused("POST", "/api/guests", body) == (400, "bad-request")

    play(sqlite_url, scene)


def test_a_bot_is_a_bot_for_ever(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        program = await house.program()
        assert (await program.get("/api/me"))["kind"] == "bot"
        asked = {"name": "Anna", "kind": "person"}
        assert await program.refused("PATCH", "/api/me", asked) == (400, "bad-request")
        await program.post("/api/accounts", {"login": "bot"})
        ticket = (await program.post("/api/socket-ticket"))["ticket"]
        person = await house.people.redeem(ticket)
        assert person is not None
        assert (person.kind, person.name, person.login) == (PersonKind.BOT, "Bot", "bot")

    play(sqlite_url, scene)


def test_another_name_is_seen_at_once(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        anna = await device.arrive()
        await device.get("/api/me")
        changed = await device.ask("PATCH", "/api/me", {"name": "Änni"}, status=200)
        assert changed.json()["name"] == (await device.get("/api/me"))["name"] == "Änni"
        assert await house.people.names_of([anna["id"]]) == {anna["id"]: "Änni"}

    play(database_url, scene)


def test_names_of_many(database_url: str) -> None:
    """More than fit into one question; unknown ones are left out."""

    async def scene(house: House) -> None:
        wanted = {}
        for number in range(20):
            guest = await house.people.arrive(f"G{number}", PersonKind.PERSON, device="")
            wanted[guest.person.id] = f"G{number}"
        asked = [*wanted, *(f"unknown{number}" for number in range(1500)), *wanted]
        assert await house.people.names_of(asked) == wanted
        assert await house.people.names_of([]) == {}

    play(database_url, scene)


def test_nobody_makes_guests_without_end(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device, elsewhere = await house.device("192.0.2.7"), await house.device("192.0.2.8")
        for _ in range(240):
            await device.arrive()
        answer = await device.ask("POST", "/api/guests", {"name": "Anna"}, status=429)
        assert answer.json()["facts"] == {"seconds": 5}
        assert answer.headers["retry-after"] == "5"
        await elsewhere.arrive()
        house.clock.pass_seconds(5)
        await device.arrive()

    play(sqlite_url, scene)
