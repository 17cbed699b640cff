"""No account is taken over from an open session (R23): each change of a factor is confirmed.

The routes are read from the application. One that is in neither `CHANGES` nor `HARMLESS` fails.
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
from tests.server.people.factors.authenticator import Authenticator, to_text
from tests.server.people.factors.test_passkeys import add
from tests.server.people.house import PASSWORD, Device, House, Json, play

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
"""The routes that change a factor, or hand out everything: what a thief sends to each."""

EXPLICIT: Final[frozenset[Route]] = frozenset({("DELETE", "/api/me")})
"""Confirmed in the request itself, however recent the sign-in: it cannot be undone."""

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
"""The routes that change no factor."""

FACTOR_NAMES: Final = frozenset({"accounts", "confirmations", "passkeys", "recovery_codes"})
"""Tables, modules and attributes through which a factor can be changed."""


def routes(app: Litestar) -> Iterator[Route]:
    """Method and path of every route about people."""
    for route in app.routes:
        if route.path.startswith("/api"):
            yield from ((method, route.path) for method in route.methods - {"OPTIONS"})


async def factors(house: House) -> list[list[tuple[object, ...]]]:
    """Everything that lets anybody sign in."""
    async with house.database.reading() as connection:
        return [
            sorted(map(tuple, await connection.execute(select(*columns))), key=repr)
            for columns in (
                (people.c.person, people.c.login, people.c.password),
                (passkeys.c.credential, passkeys.c.person),
                (recovery_codes.c.code, recovery_codes.c.person),
            )
        ]


Making: TypeAlias = Callable[[Device, Owner], Awaitable[None]]


async def _with_password(device: Device, key: Owner) -> None:
    await device.register()
    await add(device, key)


async def _with_passkey(device: Device, key: Owner) -> None:
    await device.register(password=None)
    await add(device, key)


async def _with_codes(device: Device, _key: Owner) -> None:
    await device.register(password=None)


async def _guest_with_passkey(device: Device, key: Owner) -> None:
    await device.arrive()
    await add(device, key)


OWNERS: Final[list[Making]] = [_with_password, _with_passkey, _with_codes, _guest_with_passkey]


def test_every_route_about_people_says_whether_it_changes_a_factor(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        known = set(CHANGES) | EXPLICIT | HARMLESS
        assert set(routes(house.app)) == known
        assert len(known) == len(CHANGES) + len(EXPLICIT) + len(HARMLESS)

    play(sqlite_url, scene)


def test_no_other_part_of_the_server_names_a_factor() -> None:
    """Only code counts: the paths in the table of costs and a module loaded early are texts."""
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


@pytest.mark.parametrize("making", OWNERS, ids=lambda one: one.__name__.strip("_"))
def test_an_open_session_changes_no_factor(sqlite_url: str, making: Making) -> None:
    """Whatever the owner has: each route refuses, and nothing that lets anybody in has changed."""

    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        await making(device, key)
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        before = await factors(house)
        for (method, path), body in CHANGES.items():
            asked = path.replace("{passkey:str}", to_text(key.id))
            assert await device.refused(method, asked, body(key)) == CONFIRM_FIRST, path
        for wrong in ({}, {"name": "Anna"}, {"password": "wrong"}, {"code": "wrong"}):
            assert await device.refused("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        assert await factors(house) == before

    play(sqlite_url, scene)


def test_the_take_over_fails_at_every_step(database_url: str) -> None:
    """The thief's way: a passkey, codes by it, a password by those, and the owner is out."""

    async def scene(house: House) -> None:
        device, own, thief = await house.device(), Authenticator(), Authenticator()
        codes = await device.register()
        await add(device, own)
        old = await device.post("/api/passkeys/register/begin", status=200)
        await house.lapse(CONFIRMED_FOR_MS / 1000)

        assert await device.refused("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST
        made = {"passkey": thief.create(old)}
        assert await device.refused("POST", "/api/passkeys/register/finish", made) == CONFIRM_FIRST
        for path in ("sign-in", "confirm"):
            options = await device.post(f"/api/passkeys/{path}/begin", status=200)
            shown = {"passkey": thief.get(options)}
            wrong = await device.refused("POST", "/api/accounts/recovery-codes", shown)
            assert wrong == (403, "not-confirmed")
        for password in ({"password": NEW_PASSWORD}, {"password": NEW_PASSWORD, "name": "Eve"}):
            assert await device.refused("PATCH", "/api/me", password) == CONFIRM_FIRST
        guessed = {"password": NEW_PASSWORD, "current_password": "guessed"}
        assert await device.refused("PATCH", "/api/me", guessed) == (403, "not-confirmed")

        owner = await house.device()
        await owner.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        me = await owner.get("/api/me")
        assert (me["name"], me["codes"], len(me["passkeys"])) == ("Anna", len(codes), 1)

    play(database_url, scene)


@pytest.mark.parametrize("factor", ["password", "passkey", "code"])
def test_each_factor_confirms_for_a_while(sqlite_url: str, factor: str) -> None:
    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        codes = await device.register()
        await add(device, key)
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        options = await device.post("/api/passkeys/confirm/begin", status=200)
        assert [one["id"] for one in options["allowCredentials"]] == [to_text(key.id)]
        shown = {"password": PASSWORD, "passkey": key.get(options), "code": codes[0]}[factor]
        lasting = await device.post("/api/me/confirm", {factor: shown}, status=200)
        assert lasting == {"seconds": 600}
        await house.lapse(CONFIRMED_FOR_MS / 1000 - 60)
        await add(device, Authenticator())
        await house.lapse(60)  # adding one has prolonged nothing
        assert await device.refused("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST
        if factor == "code":
            used = await device.refused("POST", "/api/me/confirm", {"code": codes[0]})
            assert used == (403, "not-confirmed")

    play(sqlite_url, scene)


def test_a_session_confirms_itself_alone(database_url: str) -> None:
    """Signing in again elsewhere does not open the device that was left lying about."""

    async def scene(house: House) -> None:
        left, owner = await house.device(), await house.device()
        await left.register()
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        await owner.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        await add(owner, Authenticator())
        assert await left.refused("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST

    play(database_url, scene)


@pytest.mark.parametrize("ahead_seconds", [3600, -3600])
def test_nodes_with_other_clocks_agree_on_confirmations(
    postgres_url: str, ahead_seconds: int
) -> None:
    """A node whose own clock is an hour off neither prolongs nor shortens one of another node."""

    async def scene(house: House) -> None:
        def go_to_a_node(ahead_seconds: int) -> None:
            house.clock.pass_seconds(ahead_seconds)
            house.people.limits = RateLimits(house.clock)  # each node has its own, by its own clock

        device = await house.device()
        await device.register()
        go_to_a_node(ahead_seconds)
        await add(device, Authenticator())
        await device.post("/api/me/confirm", {"password": PASSWORD}, status=200)
        go_to_a_node(-ahead_seconds)
        await add(device, Authenticator())
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        assert await device.refused("POST", "/api/passkeys/register/begin") == CONFIRM_FIRST

    play(postgres_url, scene)


def test_confirming_cannot_be_tried_for_ever(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.register()
        answers = [
            await device.refused("POST", "/api/me/confirm", {"password": f"guess {number}"})
            for number in range(11)
        ]
        assert answers == [(403, "not-confirmed")] * 10 + [(429, "too-many")]

    play(sqlite_url, scene)


def test_a_guest_creates_the_first_factor_freely(sqlite_url: str) -> None:
    """And goes on with it: a passkey, then a login, without being asked for the passkey at once."""

    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        house.clock.pass_seconds(24 * 3600)
        await add(device, Authenticator())
        await device.post("/api/accounts", {"login": "anna", "password": None})
        await device.ask("PATCH", "/api/me", {"password": PASSWORD}, status=200)
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        assert await device.refused("PATCH", "/api/me", {"password": "other"}) == CONFIRM_FIRST

    play(sqlite_url, scene)


def test_a_name_confirms_nothing_where_there_are_codes(sqlite_url: str) -> None:
    """An account with nothing but recovery codes is more than a guest."""

    async def scene(house: House) -> None:
        device = await house.device()
        codes = await device.register(password=None)
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        for method, path in (("DELETE", "/api/me"), ("POST", "/api/me/confirm")):
            named = await device.refused(method, path, {"name": "Anna"})
            assert named == (403, "not-confirmed")
        await device.ask("DELETE", "/api/me", {"code": codes[0]}, status=204)

    play(sqlite_url, scene)
