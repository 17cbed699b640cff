"""Who asks: by cookie, by token, and from where (R16). Generated from the routes there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar

from tests.server.people.house import ORIGIN, OTHER_ORIGIN, Device, House, play
from tests.server.people.http.test_origins import tricks

FOR_EVERYBODY = {
    ("POST", "/api/guests"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/recover"),
    ("POST", "/api/sign-out"),
    ("POST", "/api/passkeys/sign-in/begin"),
    ("POST", "/api/passkeys/sign-in/finish"),
}
"""What can be asked without being signed in; everything else must not."""

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
    """Method and path of every route about people."""
    for route in app.routes:
        if route.path.startswith("/api"):
            path = route.path.replace("{session:str}", "x").replace("{passkey:str}", "x")
            yield from ((method, path) for method in sorted(route.methods - {"OPTIONS"}))


async def answer(
    device: Device, method: str, path: str, headers: dict[str, str]
) -> tuple[int, str]:
    body = None if method == "GET" else BODIES.get(path)
    got = await device.ask(method, path, body, headers=headers)
    return got.status_code, got.json()["code"] if got.status_code >= 400 else ""


def test_the_list_of_routes_is_read(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        found = set(routes(house.app))
        assert found >= FOR_EVERYBODY | {("DELETE", "/api/me"), ("DELETE", "/api/me/sessions/x")}
        assert len(found) == 22

    play(sqlite_url, scene)


def test_without_signing_in_nothing_is_told_or_done(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        for method, path in sorted(set(routes(house.app)) - FOR_EVERYBODY):
            stranger = await house.device()
            for headers in (
                {},
                {"authorization": "Bearer x"},
                {"authorization": "Basic x"},
                {"cookie": "romme=x"},
            ):
                assert await answer(stranger, method, path, headers) == (401, "sign-in"), path

    play(sqlite_url, scene)


def test_pages_of_others_cannot_use_the_cookie(sqlite_url: str) -> None:
    """Every route that changes something, with every kind of foreign origin and with none."""

    async def scene(house: House) -> None:
        victim = await house.device()
        anna = await victim.arrive("Anna")
        victim.origin = None
        foreign = [{}, *({"origin": trick} for trick in sendable(ORIGIN))]
        for method, path in routes(house.app):
            if method == "GET":
                continue
            for headers in foreign:
                assert await answer(victim, method, path, headers) == (403, "origin"), headers
        victim.origin = ORIGIN
        me = await victim.get("/api/me")
        assert (me["id"], me["name"], me["login"]) == (anna["id"], "Anna", None)

    play(sqlite_url, scene)


def sendable(origin: str) -> list[str]:
    """A few of the tricks, of each kind one; all of them are tried in `test_origins`."""
    found = [trick for trick in tricks(origin) if trick.isascii() and trick.isprintable()]
    return [trick for trick in found if trick not in {origin, OTHER_ORIGIN}][::25]


def test_two_origins_are_none(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device(origin=None)
        sent = [("origin", ORIGIN), ("origin", "https://evil.example")]
        for headers in (sent, sent[::-1], [sent[0], sent[0]]):
            got = await device.http.post("/api/guests", json={"name": "A"}, headers=headers)
            assert (got.status_code, got.json()["code"]) == (403, "origin")

    play(sqlite_url, scene)


def test_no_page_of_others_signs_its_visitor_in(sqlite_url: str) -> None:
    """Else somebody would play and chat in an account that a stranger reads."""

    async def scene(house: House) -> None:
        anna = await house.device()
        await anna.register()
        visitor = await house.device(origin="https://evil.example")
        asked = {"login": "anna", "password": "correct horse"}
        assert await visitor.refused("POST", "/api/sign-in", asked) == (403, "origin")
        assert await visitor.refused("POST", "/api/guests", {"name": "Eve"}) == (403, "origin")
        assert await visitor.refused("POST", "/api/sign-out") == (403, "origin")
        assert not visitor.http.cookies

    play(sqlite_url, scene)


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null"])
def test_a_token_needs_no_origin(sqlite_url: str, origin: str | None) -> None:
    """No page can know it, and programs send no origin."""

    async def scene(house: House) -> None:
        program = await house.program()
        program.origin = origin
        assert (await program.get("/api/me"))["name"] == "Bot"
        await program.ask("PATCH", "/api/me", {"name": "Robot"}, status=200)
        await program.post("/api/socket-ticket")

    play(sqlite_url, scene)


def test_a_token_goes_before_a_cookie(sqlite_url: str) -> None:
    """A page cannot lend a wrong token the rights of its cookie, nor the other way round."""

    async def scene(house: House) -> None:
        device, program = await house.device(), await house.program()
        await device.arrive("Anna")
        device.token = program.token
        assert (await device.get("/api/me"))["name"] == "Bot"
        device.token = "wrong"  # noqa: S105 - it opens nothing
        assert await device.refused("GET", "/api/me") == (401, "sign-in")

    play(sqlite_url, scene)


@pytest.mark.parametrize(("origin", "secure"), [(ORIGIN, True), (OTHER_ORIGIN, False)])
def test_the_cookie_is_kept_from_scripts_and_other_sites(
    sqlite_url: str, origin: str, *, secure: bool
) -> None:
    async def scene(house: House) -> None:
        device = await house.device(origin=origin)
        for path, body in (("/api/guests", {"name": "Anna"}), ("/api/socket-ticket", None)):
            got = await device.ask("POST", path, body, status=201)
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

    play(sqlite_url, scene)


def test_reading_needs_no_origin(sqlite_url: str) -> None:
    """A browser sends none with a simple request to its own server."""

    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        device.origin = None
        assert (await device.get("/api/me"))["name"] == "Anna"

    play(sqlite_url, scene)


def test_giants_are_turned_away(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        huge = {"name": "x" * 40_000}
        assert await device.refused("POST", "/api/guests", huge) == (413, "too-large")

    play(sqlite_url, scene)
