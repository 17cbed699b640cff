"""Authentication by cookie or token, and the origin of requests, for every existing route."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar

from tests.server.people.http.test_origins import tricks
from tests.support.server.people.people_server import (
    ORIGIN,
    OTHER_ORIGIN,
    Device,
    PeopleServer,
    run_scene,
)

PUBLIC_ROUTES = {
    ("POST", "/api/guests"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/recover"),
    ("POST", "/api/sign-out"),
    ("POST", "/api/passkeys/sign-in/begin"),
    ("POST", "/api/passkeys/sign-in/finish"),
}
"""The routes that need no session. All others do."""

ANSWER = {"clientDataJSON": "", "authenticatorData": "", "signature": ""}
BODIES = {
    "/api/guests": {"name": "Eve"},
    "/api/accounts": {"login": "eve", "password": "long enough"},
    "/api/sign-in": {"login": "anna", "password": "x"},
    "/api/recover": {"login": "anna", "code": "x", "password": "long enough"},
    "/api/me": {"name": "Anna"},
    "/api/me/confirm": {"name": "Anna"},
    "/api/accounts/recovery-codes": {"name": "Anna"},
    "/api/passkeys/register/finish": {
        "passkey": {
            "id": "",
            "rawId": "",
            "type": "public-key",
            "response": {"clientDataJSON": "", "attestationObject": ""},
        }
    },
    "/api/passkeys/sign-in/finish": {
        "passkey": {"id": "", "rawId": "", "type": "public-key", "response": ANSWER}
    },
}


def routes(app: Litestar) -> Iterator[tuple[str, str]]:
    """Yield the method and path of every API route, with `x` for each parameter."""
    for route in app.routes:
        if route.path.startswith("/api"):
            path = route.path.replace("{session:str}", "x").replace("{passkey:str}", "x")
            yield from ((method, path) for method in sorted(route.methods - {"OPTIONS"}))


async def answer(
    device: Device, method: str, path: str, headers: dict[str, str]
) -> tuple[int, str]:
    body = None if method == "GET" else BODIES.get(path)
    got = await device.request(method, path, body, headers=headers)
    return got.status_code, got.json()["code"] if got.status_code >= 400 else ""


def test_the_list_of_routes_is_complete(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        found = set(routes(server.app))
        assert found >= PUBLIC_ROUTES | {("DELETE", "/api/me"), ("DELETE", "/api/me/sessions/x")}
        assert len(found) == 22

    run_scene(sqlite_url, scene)


def test_requests_without_a_session_are_refused(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        for method, path in sorted(set(routes(server.app)) - PUBLIC_ROUTES):
            stranger = await server.device()
            for headers in (
                {},
                {"authorization": "Bearer x"},
                {"authorization": "Basic x"},
                {"cookie": "romme=x"},
            ):
                assert await answer(stranger, method, path, headers) == (401, "sign-in"), path

    run_scene(sqlite_url, scene)


def test_foreign_pages_cannot_use_the_cookie(sqlite_url: str) -> None:
    """Every route that changes something refuses requests with another origin or without one."""

    async def scene(server: PeopleServer) -> None:
        victim = await server.device()
        anna = await victim.arrive("Anna")
        victim.origin = None
        foreign = [{}, *({"origin": trick} for trick in sendable(ORIGIN))]
        for method, path in routes(server.app):
            if method == "GET":
                continue
            for headers in foreign:
                assert await answer(victim, method, path, headers) == (403, "origin"), headers
        victim.origin = ORIGIN
        me = await victim.get("/api/me")
        assert (me["id"], me["name"], me["login"]) == (anna["id"], "Anna", None)

    run_scene(sqlite_url, scene)


def sendable(origin: str) -> list[str]:
    """Return every 25th of the `tricks` that a header can contain. `test_origins.py` tries all."""
    found = [trick for trick in tricks(origin) if trick.isascii() and trick.isprintable()]
    return [trick for trick in found if trick not in {origin, OTHER_ORIGIN}][::25]


def test_two_origin_headers_are_refused(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device(origin=None)
        sent = [("origin", ORIGIN), ("origin", "https://evil.example")]
        for headers in (sent, sent[::-1], [sent[0], sent[0]]):
            got = await device.http.post("/api/guests", json={"name": "A"}, headers=headers)
            assert (got.status_code, got.json()["code"]) == (403, "origin")

    run_scene(sqlite_url, scene)


def test_a_foreign_page_cannot_sign_its_visitor_in(sqlite_url: str) -> None:
    """Otherwise the visitor would play and chat in an account that a stranger can read."""

    async def scene(server: PeopleServer) -> None:
        anna = await server.device()
        await anna.register()
        visitor = await server.device(origin="https://evil.example")
        asked = {"login": "anna", "password": "correct horse"}
        assert await visitor.refusal("POST", "/api/sign-in", asked) == (403, "origin")
        assert await visitor.refusal("POST", "/api/guests", {"name": "Eve"}) == (403, "origin")
        assert await visitor.refusal("POST", "/api/sign-out") == (403, "origin")
        assert not visitor.http.cookies

    run_scene(sqlite_url, scene)


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null"])
def test_a_token_needs_no_origin(sqlite_url: str, origin: str | None) -> None:
    """A page of another site cannot know the token, and programs send no origin."""

    async def scene(server: PeopleServer) -> None:
        bot = await server.bot()
        bot.origin = origin
        assert (await bot.get("/api/me"))["name"] == "Bot"
        await bot.request("PATCH", "/api/me", {"name": "Robot"}, status=200)
        await bot.post("/api/socket-ticket")

    run_scene(sqlite_url, scene)


def test_a_token_takes_precedence_over_a_cookie(sqlite_url: str) -> None:
    """A wrong token does not fall back to the rights of the cookie."""

    async def scene(server: PeopleServer) -> None:
        device, bot = await server.device(), await server.bot()
        await device.arrive("Anna")
        device.token = bot.token
        assert (await device.get("/api/me"))["name"] == "Bot"
        device.token = "wrong"  # noqa: S105 - not a secret
        assert await device.refusal("GET", "/api/me") == (401, "sign-in")

    run_scene(sqlite_url, scene)


@pytest.mark.parametrize(("origin", "secure"), [(ORIGIN, True), (OTHER_ORIGIN, False)])
def test_the_cookie_is_hidden_from_scripts_and_other_sites(
    sqlite_url: str, origin: str, *, secure: bool
) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device(origin=origin)
        for path, body in (("/api/guests", {"name": "Anna"}), ("/api/socket-ticket", None)):
            got = await device.request("POST", path, body, status=201)
            value, *rest = got.headers["set-cookie"].split("; ")
            assert {part.lower() for part in rest} == {
                "httponly",
                "samesite=strict",
                "path=/",
                f"max-age={400 * 24 * 3600}",
                *(["secure"] if secure else []),
            }
            assert len(value.removeprefix("romme=")) == 43
            assert got.headers["cache-control"] == "no-store"
            assert value.removeprefix("romme=") not in got.text

    run_scene(sqlite_url, scene)


def test_reading_needs_no_origin(sqlite_url: str) -> None:
    """Browsers send no `Origin` header with a GET request from a page to its own server."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        device.origin = None
        assert (await device.get("/api/me"))["name"] == "Anna"

    run_scene(sqlite_url, scene)


def test_a_large_body_is_refused(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        huge = {"name": "x" * 40_000}
        assert await device.refusal("POST", "/api/guests", huge) == (413, "too-large")

    run_scene(sqlite_url, scene)
