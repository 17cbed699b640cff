"""An open session is not enough to take over an account.

Every change to a factor (a password, a passkey or recovery codes) must be confirmed.

The routes are read from the application. A test fails for a route that is not listed here.
"""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest
from litestar import Litestar
from sqlalchemy import select

import romme.server
from romme.server.people.factors.confirmation import CONFIRMED_FOR_MS
from romme.server.people.limits import RateLimits
from romme.store.schema.tables import passkeys, people, recovery_codes
from tests.server.people.factors.test_passkeys import add_passkey
from tests.support.server.people.factors.authenticator import Authenticator, to_text
from tests.support.server.people.people_server import (
    PASSWORD,
    Device,
    Json,
    PeopleServer,
    run_scene,
)

Route: TypeAlias = tuple[str, str]
Owner: TypeAlias = Authenticator

NEW_PASSWORD: Final = "thief's horse"  # noqa: S105 - an example
CONFIRM_FIRST: Final = (403, "confirm-first")


def _nothing(_owner: Owner) -> Json:
    return None


def _empty(_owner: Owner) -> Json:
    return {}


CHANGES: Final[dict[Route, Callable[[Owner], Json]]] = {
    ("POST", "/api/accounts"): lambda _: {"login": "thief", "password": NEW_PASSWORD},
    ("POST", "/api/accounts/recovery-codes"): _empty,
    ("PATCH", "/api/me"): lambda _: {"password": NEW_PASSWORD},
    ("POST", "/api/passkeys/register/begin"): _nothing,
    ("POST", "/api/passkeys/register/finish"): lambda _: {
        "passkey": Authenticator().create({"challenge": "", "user": {"id": ""}})
    },
    ("DELETE", "/api/passkeys"): _nothing,
    ("DELETE", "/api/passkeys/{passkey:str}"): _nothing,
    ("GET", "/api/me/export"): _nothing,
}
"""Routes that change a factor or export everything, and the body that a thief would send."""

EXPLICIT: Final[frozenset[Route]] = frozenset({("DELETE", "/api/me")})
"""Irreversible routes. They need a confirmation in the request, even right after a sign-in."""

HARMLESS: Final[frozenset[Route]] = frozenset(
    {
        ("POST", "/api/guests"),
        ("POST", "/api/sign-in"),
        ("POST", "/api/sign-out"),
        ("POST", "/api/recover"),  # takes a factor itself
        ("POST", "/api/socket-ticket"),
        ("POST", "/api/passkeys/sign-in/begin"),
        ("POST", "/api/passkeys/sign-in/finish"),
        ("POST", "/api/passkeys/confirm/begin"),
        ("POST", "/api/me/confirm"),
        ("GET", "/api/me"),
        ("GET", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions/{session:str}"),
    }
)
"""Routes that need no confirmation: they change no factor, or take one as proof."""

FACTOR_NAMES: Final = frozenset({"accounts", "confirmations", "passkeys", "recovery_codes"})
"""Tables, modules and attributes through which a factor can be changed."""


def routes(app: Litestar) -> Iterator[Route]:
    """Yield the method and path of every API route of an application."""
    for route in app.routes:
        if route.path.startswith("/api"):
            yield from ((method, route.path) for method in route.methods - {"OPTIONS"})


async def factors(server: PeopleServer) -> list[list[tuple[object, ...]]]:
    """Return all stored values that let a person sign in."""
    async with server.database.reading() as connection:
        return [
            sorted(map(tuple, await connection.execute(select(*columns))), key=repr)
            for columns in (
                (people.c.person, people.c.login, people.c.password),
                (passkeys.c.credential, passkeys.c.person),
                (recovery_codes.c.code, recovery_codes.c.person),
            )
        ]


SetUp: TypeAlias = Callable[[Device, Owner], Awaitable[None]]


async def _with_password(device: Device, key: Owner) -> None:
    await device.register()
    await add_passkey(device, key)


async def _with_passkey(device: Device, key: Owner) -> None:
    await device.register(password=None)
    await add_passkey(device, key)


async def _with_codes(device: Device, _key: Owner) -> None:
    await device.register(password=None)


async def _guest_with_passkey(device: Device, key: Owner) -> None:
    await device.arrive()
    await add_passkey(device, key)


OWNERS: Final[list[SetUp]] = [_with_password, _with_passkey, _with_codes, _guest_with_passkey]


def test_every_route_is_listed_as_changing_factors_or_not(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        known = set(CHANGES) | EXPLICIT | HARMLESS
        assert set(routes(server.app)) == known
        assert len(known) == len(CHANGES) + len(EXPLICIT) + len(HARMLESS)

    run_scene(sqlite_url, scene)


def test_no_other_part_of_the_server_uses_a_factor() -> None:
    """Outside the package `people`, no identifier in the server's code refers to a factor."""
    server = Path(romme.server.__file__).parent
    files = [one for one in server.rglob("*.py") if "people" not in one.parts]
    assert len(files) > 30
    named = {one.name: _names(ast.parse(one.read_text("utf-8"))) & FACTOR_NAMES for one in files}
    assert {name: found for name, found in named.items() if found} == {}


def _names(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                names.update(name.split("."))
            case ast.ImportFrom(module=str(module)):
                names.update(module.split("."))
            case _:
                pass
    return names


@pytest.mark.parametrize("set_up", OWNERS, ids=lambda one: one.__name__.strip("_"))
def test_an_open_session_changes_no_factor(sqlite_url: str, set_up: SetUp) -> None:
    """Every route that could change a factor refuses a request without a recent confirmation."""

    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        await set_up(device, key)
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        before = await factors(server)
        for (method, path), body in CHANGES.items():
            asked = path.replace("{passkey:str}", to_text(key.id))
            assert await device.refusal(method, asked, body(key)) == CONFIRM_FIRST, path
        for wrong in ({}, {"name": "Anna"}, {"password": "wrong"}, {"code": "wrong"}):
            assert await device.refusal("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        assert await factors(server) == before

    run_scene(sqlite_url, scene)


def test_every_step_of_a_takeover_fails(database_url: str) -> None:
    """A thief with an open session cannot add a passkey, get recovery codes or set a password."""

    async def scene(server: PeopleServer) -> None:
        device, own, thief = await server.device(), Authenticator(), Authenticator()
        codes = await device.register()
        await add_passkey(device, own)
        old = await device.post("/api/passkeys/register/begin", status=200)
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)

        assert await device.refusal("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST
        made = {"passkey": thief.create(old)}
        assert await device.refusal("POST", "/api/passkeys/register/finish", made) == CONFIRM_FIRST
        for path in ("sign-in", "confirm"):
            options = await device.post(f"/api/passkeys/{path}/begin", status=200)
            shown = {"passkey": thief.get(options)}
            wrong = await device.refusal("POST", "/api/accounts/recovery-codes", shown)
            assert wrong == (403, "not-confirmed")
        for password in ({"password": NEW_PASSWORD}, {"password": NEW_PASSWORD, "name": "Eve"}):
            assert await device.refusal("PATCH", "/api/me", password) == CONFIRM_FIRST
        guessed = {"password": NEW_PASSWORD, "current_password": "guessed"}
        assert await device.refusal("PATCH", "/api/me", guessed) == (403, "not-confirmed")

        owner = await server.device()
        await owner.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        me = await owner.get("/api/me")
        assert (me["name"], me["codes"], len(me["passkeys"])) == ("Anna", len(codes), 1)

    run_scene(database_url, scene)


@pytest.mark.parametrize("factor", ["password", "passkey", "code"])
def test_each_factor_confirms_for_ten_minutes(sqlite_url: str, factor: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        codes = await device.register()
        await add_passkey(device, key)
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        options = await device.post("/api/passkeys/confirm/begin", status=200)
        assert [one["id"] for one in options["allowCredentials"]] == [to_text(key.id)]
        shown = {"password": PASSWORD, "passkey": key.get(options), "code": codes[0]}[factor]
        lasting = await device.post("/api/me/confirm", {factor: shown}, status=200)
        assert lasting == {"seconds": 600}
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000 - 60)
        await add_passkey(device, Authenticator())
        await server.age_confirmations(60)  # adding a passkey does not extend the confirmation
        assert await device.refusal("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST
        if factor == "code":
            used = await device.refusal("POST", "/api/me/confirm", {"code": codes[0]})
            assert used == (403, "not-confirmed")

    run_scene(sqlite_url, scene)


def test_a_confirmation_applies_to_one_session(database_url: str) -> None:
    """Signing in elsewhere does not confirm an unattended device."""

    async def scene(server: PeopleServer) -> None:
        left, owner = await server.device(), await server.device()
        await left.register()
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        await owner.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        await add_passkey(owner, Authenticator())
        assert await left.refusal("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST

    run_scene(database_url, scene)


@pytest.mark.parametrize("ahead_seconds", [3600, -3600])
def test_nodes_with_different_clocks_agree_on_confirmations(
    postgres_url: str, ahead_seconds: int
) -> None:
    """A node whose clock is an hour off neither extends nor shortens a confirmation."""

    async def scene(server: PeopleServer) -> None:
        def switch_node(ahead_seconds: int) -> None:
            server.clock.pass_seconds(ahead_seconds)
            # Each node has its own limits and clock.
            server.people.limits = RateLimits(server.clock)

        device = await server.device()
        await device.register()
        switch_node(ahead_seconds)
        await add_passkey(device, Authenticator())
        await device.post("/api/me/confirm", {"password": PASSWORD}, status=200)
        switch_node(-ahead_seconds)
        await add_passkey(device, Authenticator())
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        assert await device.refusal("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST

    run_scene(postgres_url, scene)


def test_guessing_a_confirmation_is_limited(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.register()
        answers = [
            await device.refusal("POST", "/api/me/confirm", {"password": f"guess {number}"})
            for number in range(11)
        ]
        assert answers == [(403, "not-confirmed")] * 10 + [(429, "too-many")]

    run_scene(sqlite_url, scene)


def test_a_guest_creates_the_first_factor_without_confirmation(sqlite_url: str) -> None:
    """Further factors can be added right away, without a confirmation by the first one."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        server.clock.pass_seconds(24 * 3600)
        await add_passkey(device, Authenticator())
        await device.post("/api/accounts", {"login": "anna", "password": None})
        await device.request("PATCH", "/api/me", {"password": PASSWORD}, status=200)
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        assert await device.refusal("PATCH", "/api/me", {"password": "other"}) == CONFIRM_FIRST

    run_scene(sqlite_url, scene)


def test_a_name_does_not_confirm_an_account_with_codes(sqlite_url: str) -> None:
    """Only guests confirm by name, and an account with only recovery codes is not a guest."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        codes = await device.register(password=None)
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        for method, path in (("DELETE", "/api/me"), ("POST", "/api/me/confirm")):
            named = await device.refusal(method, path, {"name": "Anna"})
            assert named == (403, "not-confirmed")
        await device.request("DELETE", "/api/me", {"code": codes[0]}, status=204)

    run_scene(sqlite_url, scene)
