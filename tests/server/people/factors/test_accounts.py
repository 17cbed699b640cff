"""Accounts: a login and a password, and recovery codes."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import select

from romme.server.http.problems import HttpProblem
from romme.server.people.factors.confirmation import CONFIRMED_FOR_MS
from romme.server.people.factors.passwords import Passwords, read_password
from romme.store.schema.tables import people
from tests.support.server.people.people_server import (
    CHEAP_HASHER,
    PASSWORD,
    PeopleServer,
    run_scene,
)

WRONG = (401, "wrong-sign-in")


def test_signing_in_on_another_device_is_the_same_person(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        first, second = await server.device(), await server.device()
        codes = await first.register("Anna.B")
        assert len(set(codes)) == 8
        asked = {"login": " ANNA.b", "password": PASSWORD}
        entered = await second.post("/api/sign-in", asked, status=200)
        assert entered["person"]["login"] == "anna.b"
        assert entered["token"] is None
        me = await second.get("/api/me")
        assert me["id"] == (await first.get("/api/me"))["id"]
        assert (me["password"], me["codes"]) == (True, 8)

    run_scene(database_url, scene)


def test_a_failed_sign_in_does_not_say_what_is_wrong(database_url: str) -> None:
    """An unknown login, a wrong password and an account without one get the same response."""

    async def scene(server: PeopleServer) -> None:
        device, other = await server.device(), await server.device()
        await device.register("anna")
        await other.register("ben", password=None)
        answers = []
        for login, password in (
            ("anna", "wrong horse"),
            ("anna", ""),
            ("anna", PASSWORD + "\0"),
            ("nobody", PASSWORD),
            ("ben", PASSWORD),
            ("ben", ""),
            ("", PASSWORD),
            ("\0", PASSWORD),
            ("a b", PASSWORD),
            ("anna", "x" * 1000),
        ):
            asked = {"login": login, "password": password}
            got = await (await server.device()).request("POST", "/api/sign-in", asked, status=401)
            answers.append((got.content, got.headers.get("set-cookie")))
        assert len(set(answers)) == 1
        assert b'"wrong-sign-in"' in answers[0][0]

    run_scene(database_url, scene)


def test_an_unknown_login_costs_a_hash_too(sqlite_url: str) -> None:
    """Otherwise the response time would reveal whether an account exists."""
    hasher = CountingHasher(time_cost=1, memory_cost=8, parallelism=1)

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.register("anna")
        await device.refusal("POST", "/api/sign-in", {"login": "nobody", "password": "x"})
        for login, password in (("anna", "wrong"), ("nobody", "wrong"), ("\0", "x" * 999)):
            before = hasher.compared
            await device.refusal("POST", "/api/sign-in", {"login": login, "password": password})
            assert hasher.compared == before + 1

    run_scene(sqlite_url, scene, hasher=hasher)


class CountingHasher(PasswordHasher):
    """A hasher that counts its comparisons. It raises if a hash has another cost than its own."""

    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - as in the base class
        kept = extract_parameters(hash if isinstance(hash, str) else hash.decode())
        assert kept == self._parameters, "another cost takes another time"
        self.compared += 1
        return super().verify(hash, password)


def test_a_login_belongs_to_one_account(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        anna, ben = await server.device(), await server.device()
        await anna.register("Élise")
        await ben.arrive("Ben")
        asked = {"login": "E\u0301LISE", "password": PASSWORD}
        assert await ben.refusal("POST", "/api/accounts", asked) == (409, "login-taken")
        assert (await ben.get("/api/me"))["codes"] == 0
        asked = {"login": "another", "password": PASSWORD}
        assert await anna.refusal("POST", "/api/accounts", asked) == (409, "account-exists")

    run_scene(database_url, scene)


def test_one_of_many_concurrent_requests_gets_a_login(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        devices = [await server.device() for _ in range(8)]
        for device in devices:
            await device.arrive()
        asked = {"login": "anna", "password": PASSWORD}
        answers = await asyncio.gather(
            *(device.request("POST", "/api/accounts", asked) for device in devices)
        )
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7

    run_scene(database_url, scene)


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short 7", "password-too-short"),
        ("x" * 201, "password-too-long"),
        ("12345678", "password-too-easy"),
        ("PassWord", "password-too-easy"),
        ("qwertzuiop", "password-too-easy"),
        ("aaaaaaaaaaaa", "password-too-easy"),
        ("Anna-Maria", "password-too-easy"),
        ("Große Anna", "password-too-easy"),
    ],
)
def test_bad_passwords_are_refused(password: str, code: str) -> None:
    with pytest.raises(HttpProblem) as caught:
        read_password(password, login="anna-maria", name="GROSSE ANNA")
    assert caught.value.code == code


@pytest.mark.parametrize("password", ["8 letter", "x" * 199 + "y", "🂡🂱🃁🃑🂡🂱🃁🃑"])
def test_good_passwords_are_accepted(password: str) -> None:
    assert read_password(password, login="anna", name="Anna") == password


def test_a_password_matches_in_any_unicode_form() -> None:
    async def compare() -> bool:
        passwords = Passwords(CHEAP_HASHER)
        return await passwords.matches(await passwords.hash("Zoe\u0308 1234"), "Zoë 1234")

    assert asyncio.run(compare())


@pytest.mark.parametrize("kept", [None, "", "nonsense"])
def test_no_password_matches_a_missing_hash(kept: str | None) -> None:
    assert not asyncio.run(Passwords(CHEAP_HASHER).matches(kept, ""))


def test_a_recovery_code_works_once_and_sets_a_password(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        lost, found = await server.device(), await server.device()
        codes = await lost.register()
        typed = codes[3].upper().replace("-", " ")
        asked = {"login": "Anna", "code": typed, "password": "another horse"}
        ticket = (await lost.post("/api/socket-ticket"))["ticket"]
        await found.post("/api/recover", asked, status=200)
        assert await lost.refusal("GET", "/api/me") == (401, "sign-in")
        assert await server.people.redeem(ticket) is None
        assert (await found.get("/api/me"))["codes"] == 7
        assert await lost.refusal("POST", "/api/recover", asked) == WRONG
        old = {"login": "anna", "password": PASSWORD}
        assert await lost.refusal("POST", "/api/sign-in", old) == WRONG
        await lost.post("/api/sign-in", old | {"password": "another horse"}, status=200)

    run_scene(database_url, scene)


def test_a_guest_gets_only_one_account(database_url: str) -> None:
    """Of several concurrent requests, all but one are refused and get no recovery codes."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        answers = await asyncio.gather(
            *(
                device.request("POST", "/api/accounts", {"login": login, "password": PASSWORD})
                for login in ("anna", "annie", "anouk")
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
        late = {answer.json()["code"] for answer in answers if answer.status_code == 409}
        assert late == {"account-exists"}

    run_scene(database_url, scene)


def test_one_of_many_concurrent_requests_uses_a_code(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        codes = await device.register()
        others = [await server.device(f"192.0.2.{number}") for number in range(5)]
        asked = {"login": "anna", "code": codes[0], "password": "another horse"}
        answers = await asyncio.gather(
            *(other.request("POST", "/api/recover", asked) for other in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [401] * 4

    run_scene(database_url, scene)


def test_a_wrong_code_and_an_unknown_login_get_the_same_answer(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        anna, ben = await server.device(), await server.device()
        await anna.register("anna")
        of_ben = await ben.register("ben")
        answers = set()
        for login, code in (
            ("anna", of_ben[0]),
            ("anna", ""),
            ("nobody", of_ben[0]),
            ("\0", "\0"),
        ):
            asked = {"login": login, "code": code, "password": "another horse"}
            answers.add((await anna.request("POST", "/api/recover", asked, status=401)).content)
        assert len(answers) == 1
        assert (await ben.get("/api/me"))["codes"] == 8

    run_scene(database_url, scene)


def test_a_bad_new_password_does_not_use_up_the_code(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        codes = await device.register()
        asked = {"login": "anna", "code": codes[0], "password": "short"}
        assert await device.refusal("POST", "/api/recover", asked) == (400, "password-too-short")
        await device.post("/api/recover", asked | {"password": "another horse"}, status=200)

    run_scene(sqlite_url, scene)


def test_new_codes_replace_the_old_ones(database_url: str) -> None:
    """Creating recovery codes needs a confirmation, so that an open session is not enough."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        old = await device.register()
        path = "/api/accounts/recovery-codes"
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        assert await device.refusal("POST", path, {}) == (403, "confirm-first")
        for wrong in ({"password": "wrong"}, {"name": "Anna"}):
            assert await device.refusal("POST", path, wrong) == (403, "not-confirmed")
        new = (await device.post(path, {"password": PASSWORD}))["codes"]
        assert len(new) == 8
        assert not set(new) & set(old)
        asked = {"login": "anna", "code": old[0], "password": "another horse"}
        assert await device.refusal("POST", "/api/recover", asked) == WRONG
        await device.post("/api/recover", asked | {"code": new[0]}, status=200)

    run_scene(database_url, scene)


def test_a_guest_has_neither_codes_nor_password(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        path = "/api/accounts/recovery-codes"
        assert await device.refusal("POST", path, {"name": "anna"}) == (409, "no-account")
        asked = {"password": PASSWORD}
        assert await device.refusal("PATCH", "/api/me", asked) == (409, "no-account")

    run_scene(sqlite_url, scene)


def test_changing_the_password_ends_the_other_sessions(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, other = await server.device(), await server.device()
        await device.register()
        await other.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        asked = {"password": "another horse", "name": "Änni"}
        await server.age_confirmations(CONFIRMED_FOR_MS / 1000)
        assert await device.refusal("PATCH", "/api/me", asked) == (403, "confirm-first")
        for current in ("", "wrong"):
            wrong = asked | {"current_password": current}
            assert await device.refusal("PATCH", "/api/me", wrong) == (403, "not-confirmed")
        assert (await device.get("/api/me"))["name"] == "Anna"
        bad_name = asked | {"current_password": PASSWORD, "name": ""}
        assert await device.refusal("PATCH", "/api/me", bad_name) == (400, "name-missing")
        asked["current_password"] = PASSWORD
        await device.request("PATCH", "/api/me", asked, status=200)
        assert await other.refusal("GET", "/api/me") == (401, "sign-in")
        assert (await device.get("/api/me"))["name"] == "Änni"
        old = {"login": "anna", "password": PASSWORD}
        assert await other.refusal("POST", "/api/sign-in", old) == WRONG
        await other.post("/api/sign-in", old | {"password": "another horse"}, status=200)

    run_scene(database_url, scene)


def test_guessing_a_password_is_limited_per_login(sqlite_url: str) -> None:
    """Guesses from all addresses count together. The owner can still recover the account."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        codes = await device.register()
        for number in range(10):
            helper = await server.device(f"198.51.100.{number}")
            asked = {"login": "Anna", "password": f"guess {number}"}
            assert await helper.refusal("POST", "/api/sign-in", asked) == WRONG
        thief = await server.device("198.51.100.99")
        asked = {"login": " ANNA", "password": PASSWORD}
        assert await thief.refusal("POST", "/api/sign-in", asked) == (429, "too-many")
        await device.get("/api/me")
        other = {"login": "other", "password": PASSWORD}
        assert await thief.refusal("POST", "/api/sign-in", other) == WRONG
        code = {"login": "anna", "code": codes[0], "password": "another horse"}
        await device.post("/api/recover", code, status=200)
        server.clock.pass_seconds(60)
        asked["password"] = "another horse"  # noqa: S105 - an example
        await thief.post("/api/sign-in", asked, status=200)

    run_scene(sqlite_url, scene)


def test_guessing_logins_and_codes_is_limited_per_address(sqlite_url: str) -> None:
    """Guesses for all logins count together, as do guesses from all IPv6 addresses of a network."""

    async def scene(server: PeopleServer) -> None:
        thief = await server.device("2001:db8::1")
        asked = {"login": "nobody", "password": PASSWORD}
        for number in range(120):
            other = asked | {"login": f"login{number}"}
            assert await thief.refusal("POST", "/api/sign-in", other) == WRONG
        neighbour = await server.device("2001:db8::2")
        assert await neighbour.refusal("POST", "/api/sign-in", asked) == (429, "too-many")
        code = {"login": "nobody", "code": "x", "password": "another horse"}
        for number in range(20):
            other = code | {"login": f"login{number}"}
            assert await thief.refusal("POST", "/api/recover", other) == WRONG
        assert await thief.refusal("POST", "/api/recover", code) == (429, "too-many")

    run_scene(sqlite_url, scene)


def test_guessing_the_password_on_an_open_device_is_limited(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.register()
        for _ in range(10):
            wrong = {"password": "wrong horse"}
            assert await device.refusal("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        right = {"password": PASSWORD}
        assert await device.refusal("DELETE", "/api/me", right) == (429, "too-many")

    run_scene(sqlite_url, scene)


def test_a_password_is_rehashed_when_the_cost_rises(sqlite_url: str) -> None:
    costlier = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)

    async def stored_hash(server: PeopleServer) -> str:
        async with server.database.reading() as connection:
            return str((await connection.execute(select(people.c.password))).scalar_one())

    async def before(server: PeopleServer) -> None:
        await (await server.device()).register()
        assert CHEAP_HASHER.check_needs_rehash(await stored_hash(server)) is False

    async def after(server: PeopleServer) -> None:
        asked = {"login": "anna", "password": PASSWORD}
        device = await server.device()
        for _ in range(2):
            await device.post("/api/sign-in", asked, status=200)
            assert costlier.check_needs_rehash(await stored_hash(server)) is False

    run_scene(sqlite_url, before)
    run_scene(sqlite_url, after, hasher=costlier)


def test_passwords_are_hashed_at_the_recommended_cost() -> None:
    """argon2id uses enough memory to slow down guessing with a stolen database."""
    kept = asyncio.run(Passwords().hash(PASSWORD))
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
