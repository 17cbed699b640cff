"""Sessions, and how they end."""

from __future__ import annotations

import asyncio

import httpx
from sqlalchemy import event, select

from romme.server.people.limits import WallClockMs
from romme.server.people.person import SessionId, SignedIn
from romme.server.people.sessions import CACHED_MS, SESSION_SECONDS, Sessions
from romme.server.person_id import PersonId
from romme.store.schema.tables import sessions
from tests.support.server.people.people_server import PASSWORD, Device, PeopleServer, run_scene


async def sign_in(server: PeopleServer, device: str) -> Device:
    other = await server.device()
    asked = {"login": "anna", "password": PASSWORD, "device": device}
    await other.post("/api/sign-in", asked, status=200)
    return other


def test_sessions_are_listed_with_device_and_last_use(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        first = await server.device()
        await first.register()
        begun = server.clock.now
        server.clock.pass_seconds(7200)
        second = await sign_in(server, "Küche")
        listed = await second.get("/api/me/sessions")
        mine = (await second.get("/api/me"))["session"]
        assert [one["device"] for one in listed] == ["Küche", f"python-httpx/{httpx.__version__}"]
        assert listed[0] == {
            "id": mine,
            "device": "Küche",
            "made": server.clock.now,
            "used": server.clock.now,
        }
        assert (listed[1]["made"], listed[1]["used"]) == (begun, begun)
        await first.get("/api/me")
        assert {one["used"] for one in await second.get("/api/me/sessions")} == {server.clock.now}

    run_scene(database_url, scene)


def test_a_single_session_can_be_ended(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        first = await server.device()
        await first.register()
        second, stranger = await sign_in(server, "B"), await server.device()
        await stranger.arrive("Eve")
        await second.get("/api/me")
        path = f"/api/me/sessions/{(await second.get('/api/me'))['session']}"
        assert await stranger.refusal("DELETE", path) == (404, "no-such-session")
        await first.request("DELETE", path, status=204)
        assert await second.refusal("GET", "/api/me") == (401, "sign-in")
        assert await first.refusal("DELETE", path) == (404, "no-such-session")
        assert await first.refusal("DELETE", "/api/me/sessions/%00") == (404, "no-such-session")
        await first.get("/api/me")

    run_scene(database_url, scene)


def test_all_other_sessions_or_all_can_be_ended(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        first = await server.device()
        await first.register()
        second, third = await sign_in(server, "B"), await sign_in(server, "C")
        await second.request("DELETE", "/api/me/sessions?which=others", status=204)
        for ended in (first, third):
            assert await ended.refusal("GET", "/api/me") == (401, "sign-in")
        assert len(await second.get("/api/me/sessions")) == 1
        fourth = await sign_in(server, "D")
        wrong = await second.refusal("DELETE", "/api/me/sessions?which=some")
        assert wrong == (400, "bad-request")
        await second.request("DELETE", "/api/me/sessions", status=204)
        for ended in (second, fourth):
            assert await ended.refusal("GET", "/api/me") == (401, "sign-in")
        assert not second.http.cookies

    run_scene(database_url, scene)


def test_signing_out_ends_this_session_only(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        first = await server.device()
        await first.register()
        second = await sign_in(server, "B")
        cookie = second.http.cookies["romme"]
        await second.request("POST", "/api/sign-out", status=204)
        assert not second.http.cookies
        second.token = cookie
        assert await second.refusal("GET", "/api/me") == (401, "sign-in")
        await first.get("/api/me")
        await second.request("POST", "/api/sign-out", status=204)

    run_scene(database_url, scene)


def test_an_unused_session_expires(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, forgotten = await server.device(), await server.device()
        await device.arrive()
        await forgotten.arrive()
        for _ in range(3):
            server.clock.pass_seconds(SESSION_SECONDS - 1)
            await device.get("/api/me")
        assert await forgotten.refusal("GET", "/api/me") == (401, "sign-in")
        await server.people.sweep()
        async with server.database.reading() as connection:
            assert len((await connection.execute(select(sessions))).all()) == 1
        await device.get("/api/me")
        server.clock.pass_seconds(SESSION_SECONDS)
        assert await device.refusal("GET", "/api/me") == (401, "sign-in")

    run_scene(database_url, scene)


def test_another_node_soon_notices_that_a_session_ended(database_url: str) -> None:
    """One node cannot invalidate the cache of another, so entries expire quickly."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        anna = await device.arrive()
        token = device.http.cookies["romme"]
        other_node = Sessions(
            server.database, server.clock, on_invalidate=lambda _: None, on_end=lambda _: None
        )
        assert await other_node.find(token) is not None
        await server.people.sessions.end_all(PersonId(anna["id"]))
        assert await server.people.sessions.find(token) is None
        assert await other_node.find(token) is not None
        server.clock.pass_seconds(CACHED_MS / 1000)
        assert await other_node.find(token) is None

    run_scene(database_url, scene)


def test_a_cached_session_needs_no_query(postgres_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        token = device.http.cookies["romme"]
        queries: list[object] = []
        event.listen(
            server.database.engine.sync_engine,
            "before_execute",
            lambda *query: queries.append(query),
        )
        found = await server.people.sessions.find(token)
        count = len(queries)
        assert count > 0
        assert await server.people.sessions.find(token) is found
        assert len(queries) == count

    run_scene(postgres_url, scene)


def test_a_session_that_ends_during_lookup_is_not_cached(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        slow = SlowSessions(server, server.clock)
        asking = asyncio.create_task(slow.find(device.http.cookies["romme"]))
        await slow.read.wait()
        me = await device.get("/api/me")
        assert await slow.end(PersonId(me["id"]), SessionId(me["session"]))
        slow.answer.set()
        assert await asking is not None  # the session was valid when it was read
        assert await slow.find(device.http.cookies["romme"]) is None

    run_scene(sqlite_url, scene)


class SlowSessions(Sessions):
    """Sessions on a database that answers late."""

    def __init__(self, server: PeopleServer, clock: WallClockMs) -> None:
        super().__init__(
            server.database, clock, on_invalidate=lambda _: None, on_end=lambda _: None
        )
        self.read, self.answer = asyncio.Event(), asyncio.Event()

    async def _read(self, key: bytes, now: int) -> SignedIn | None:
        found = await super()._read(key, now)
        self.read.set()
        await self.answer.wait()
        return found
