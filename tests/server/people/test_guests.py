"""Guests sign in with only a name."""

from __future__ import annotations

import pytest

from romme.server.people.person import PersonKind
from tests.support.server.people.people_server import PeopleServer, run_scene


def test_a_guest_signs_in_with_a_name(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        anna = await device.arrive("  Anna\u0308 ")
        assert anna == {"id": anna["id"], "name": "Annä", "kind": "person", "login": None}
        me = await device.get("/api/me")
        assert me == anna | {
            "password": False,
            "codes": 0,
            "passkeys": [],
            "session": me["session"],
        }

    run_scene(database_url, scene)


@pytest.mark.parametrize(
    ("name", "code"),
    [(" ", "name-missing"), ("x" * 25, "name-too-long"), ("a\u202eb", "name-bad-character")],
)
def test_a_bad_name_is_refused(sqlite_url: str, name: str, code: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        assert await device.refusal("POST", "/api/guests", {"name": name}) == (400, code)
        assert not device.http.cookies
        await device.arrive()
        assert await device.refusal("PATCH", "/api/me", {"name": name}) == (400, code)

    run_scene(sqlite_url, scene)


@pytest.mark.parametrize(
    "body",
    [None, {}, [], {"name": 3}, {"name": "A", "kind": "cat"}, {"name": "A", "admin": True}],
)
def test_a_malformed_body_is_refused(sqlite_url: str, body: object) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        assert await device.refusal("POST", "/api/guests", body) == (400, "bad-request")

    run_scene(sqlite_url, scene)


def test_a_bot_cannot_become_a_person(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        bot = await server.bot()
        assert (await bot.get("/api/me"))["kind"] == "bot"
        asked = {"name": "Anna", "kind": "person"}
        assert await bot.refusal("PATCH", "/api/me", asked) == (400, "bad-request")
        await bot.post("/api/accounts", {"login": "bot"})
        ticket = (await bot.post("/api/socket-ticket"))["ticket"]
        person = await server.people.redeem(ticket)
        assert person is not None
        assert (person.kind, person.name, person.login) == (PersonKind.BOT, "Bot", "bot")

    run_scene(sqlite_url, scene)


def test_a_new_name_is_shown_at_once(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        anna = await device.arrive()
        await device.get("/api/me")
        changed = await device.request("PATCH", "/api/me", {"name": "Änni"}, status=200)
        assert changed.json()["name"] == (await device.get("/api/me"))["name"] == "Änni"
        assert await server.people.names_of([anna["id"]]) == {anna["id"]: "Änni"}

    run_scene(database_url, scene)


def test_names_of_many_people_are_found(database_url: str) -> None:
    """The ids are split over several queries. Unknown ids are left out of the result."""

    async def scene(server: PeopleServer) -> None:
        wanted = {}
        for number in range(20):
            guest = await server.people.create_guest(f"G{number}", PersonKind.PERSON, device="")
            wanted[guest.person.id] = f"G{number}"
        asked = [*wanted, *(f"unknown{number}" for number in range(1500)), *wanted]
        assert await server.people.names_of(asked) == wanted
        assert await server.people.names_of([]) == {}

    run_scene(database_url, scene)


def test_the_rate_of_new_guests_is_limited(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, elsewhere = await server.device("192.0.2.7"), await server.device("192.0.2.8")
        for _ in range(240):
            await device.arrive()
        answer = await device.request("POST", "/api/guests", {"name": "Anna"}, status=429)
        assert answer.json()["facts"] == {"seconds": 5}
        assert answer.headers["retry-after"] == "5"
        await elsewhere.arrive()
        server.clock.pass_seconds(5)
        await device.arrive()

    run_scene(sqlite_url, scene)
