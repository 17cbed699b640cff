"""Sessions: where somebody is signed in, and how that ends."""

from __future__ import annotations

import asyncio

import httpx
from sqlalchemy import event, select

from romme.server.people.limits import WallClockMs
from romme.server.people.person import SessionId, SignedIn
from romme.server.people.sessions import LASTING_SECONDS, REMEMBERED_MS, Sessions
from romme.server.person_id import PersonId
from romme.store.schema.tables import sessions
from tests.server.people.house import PASSWORD, Device, House, play


async def sign_in(house: House, device: str) -> Device:
    other = await house.device()
    asked = {"login": "anna", "password": PASSWORD, "device": device}
    await other.post("/api/sign-in", asked, status=200)
    return other


def test_sessions_are_listed_with_device_and_last_use(database_url: str) -> None:
    async def scene(house: House) -> None:
        first = await house.device()
        await first.register()
        begun = house.clock.now
        house.clock.pass_seconds(7200)
        second = await sign_in(house, "Küche")
        listed = await second.get("/api/me/sessions")
        mine = (await second.get("/api/me"))["session"]
        assert [one["device"] for one in listed] == ["Küche", f"python-httpx/{httpx.__version__}"]
        assert listed[0] == {
            "id": mine,
            "device": "Küche",
            "made": house.clock.now,
            "used": house.clock.now,
        }
        assert (listed[1]["made"], listed[1]["used"]) == (begun, begun)
        await first.get("/api/me")
        assert {one["used"] for one in await second.get("/api/me/sessions")} == {house.clock.now}

    play(database_url, scene)


def test_one_session_is_ended(database_url: str) -> None:
    async def scene(house: House) -> None:
        first = await house.device()
        await first.register()
        second, stranger = await sign_in(house, "B"), await house.device()
        await stranger.arrive("Eve")
        await second.get("/api/me")
        path = f"/api/me/sessions/{(await second.get('/api/me'))['session']}"
        assert await stranger.refused("DELETE", path) == (404, "no-such-session")
        await first.ask("DELETE", path, status=204)
        assert await second.refused("GET", "/api/me") == (401, "sign-in")
        assert await first.refused("DELETE", path) == (404, "no-such-session")
        assert await first.refused("DELETE", "/api/me/sessions/%00") == (404, "no-such-session")
        await first.get("/api/me")

    play(database_url, scene)


def test_all_others_are_ended_or_all(database_url: str) -> None:
    async def scene(house: House) -> None:
        first = await house.device()
        await first.register()
        second, third = await sign_in(house, "B"), await sign_in(house, "C")
        await second.ask("DELETE", "/api/me/sessions?which=others", status=204)
        for ended in (first, third):
            assert await ended.refused("GET", "/api/me") == (401, "sign-in")
        assert len(await second.get("/api/me/sessions")) == 1
        fourth = await sign_in(house, "D")
        wrong = await second.refused("DELETE", "/api/me/sessions?which=some")
        assert wrong == (400, "bad-request")
        await second.ask("DELETE", "/api/me/sessions", status=204)
        for ended in (second, fourth):
            assert await ended.refused("GET", "/api/me") == (401, "sign-in")
        assert not second.http.cookies

    play(database_url, scene)


def test_signing_out_ends_this_session_only(database_url: str) -> None:
    async def scene(house: House) -> None:
        first = await house.device()
        await first.register()
        second = await sign_in(house, "B")
        cookie = second.http.cookies["romme"]
        await second.ask("POST", "/api/sign-out", status=204)
        assert not second.http.cookies
        second.token = cookie
        assert await second.refused("GET", "/api/me") == (401, "sign-in")
        await first.get("/api/me")
        await second.ask("POST", "/api/sign-out", status=204)

    play(database_url, scene)


def test_a_session_ends_when_it_is_not_used_for_very_long(database_url: str) -> None:
    async def scene(house: House) -> None:
        device, forgotten = await house.device(), await house.device()
        await device.arrive()
        await forgotten.arrive()
        for _ in range(3):
            house.clock.pass_seconds(LASTING_SECONDS - 1)
            await device.get("/api/me")
        assert await forgotten.refused("GET", "/api/me") == (401, "sign-in")
        await house.people.sweep()
        async with house.database.reading() as connection:
            assert len((await connection.execute(select(sessions))).all()) == 1
        await device.get("/api/me")
        house.clock.pass_seconds(LASTING_SECONDS)
        assert await device.refused("GET", "/api/me") == (401, "sign-in")

    play(database_url, scene)


def test_another_node_sees_the_end_before_long(database_url: str) -> None:
    """What one node remembers, another one cannot take back; so it remembers for a short time."""

    async def scene(house: House) -> None:
        device = await house.device()
        anna = await device.arrive()
        token = device.http.cookies["romme"]
        other_node = Sessions(
            house.database, house.clock, forgotten=lambda _: None, ended=lambda _: None
        )
        assert await other_node.find(token) is not None
        await house.people.sessions.end_all(PersonId(anna["id"]))
        assert await house.people.sessions.find(token) is None
        assert await other_node.find(token) is not None
        house.clock.pass_seconds(REMEMBERED_MS / 1000)
        assert await other_node.find(token) is None

    play(database_url, scene)


def test_who_is_remembered_costs_no_question(postgres_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        token = device.http.cookies["romme"]
        asked: list[object] = []
        event.listen(
            house.database.engine.sync_engine, "before_execute", lambda *said: asked.append(said)
        )
        found = await house.people.sessions.find(token)
        questions = len(asked)
        assert questions > 0
        assert await house.people.sessions.find(token) is found
        assert len(asked) == questions

    play(postgres_url, scene)


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        slow = SlowSessions(house, house.clock)
        asking = asyncio.create_task(slow.find(device.http.cookies["romme"]))
        await slow.read.wait()
        me = await device.get("/api/me")
        assert await slow.end(PersonId(me["id"]), SessionId(me["session"]))
        slow.answer.set()
        assert await asking is not None  # it was so when it was read
        assert await slow.find(device.http.cookies["romme"]) is None

    play(sqlite_url, scene)


class SlowSessions(Sessions):
    """Answers late, as a busy database does."""

    def __init__(self, house: House, clock: WallClockMs) -> None:
        super().__init__(house.database, clock, forgotten=lambda _: None, ended=lambda _: None)
        self.read, self.answer = asyncio.Event(), asyncio.Event()

    async def _read(self, key: bytes, now: int) -> SignedIn | None:
        found = await super()._read(key, now)
        self.read.set()
        await self.answer.wait()
        return found
