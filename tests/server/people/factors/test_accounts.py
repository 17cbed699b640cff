"""Accounts: a login and a password, and codes for who forgets it."""

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
from tests.server.people.house import CHEAP, PASSWORD, House, play

WRONG = (401, "wrong-sign-in")


def test_the_same_person_on_another_device(database_url: str) -> None:
    async def scene(house: House) -> None:
        first, second = await house.device(), await house.device()
        codes = await first.register("Anna.B")
        assert len(set(codes)) == 8
        asked = {"login": " ANNA.b", "password": PASSWORD}
        entered = await second.post("/api/sign-in", asked, status=200)
        assert entered["person"]["login"] == "anna.b"
        assert entered["token"] is None
        me = await second.get("/api/me")
        assert me["id"] == (await first.get("/api/me"))["id"]
        assert (me["password"], me["codes"]) == (True, 8)

    play(database_url, scene)


def test_what_is_wrong_is_not_told(database_url: str) -> None:
    """An unknown login, a wrong password and an account without one: the very same answer."""

    async def scene(house: House) -> None:
        device, other = await house.device(), await house.device()
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
            got = await (await house.device()).ask("POST", "/api/sign-in", asked, status=401)
            answers.append((got.content, got.headers.get("set-cookie")))
        assert len(set(answers)) == 1
        assert b'"wrong-sign-in"' in answers[0][0]

    play(database_url, scene)


def test_an_unknown_login_is_hashed_for_all_the_same(sqlite_url: str) -> None:
    """Else the time of the answer would tell who has an account."""
    hasher = CountingHasher(time_cost=1, memory_cost=8, parallelism=1)

    async def scene(house: House) -> None:
        device = await house.device()
        await device.register("anna")
        await device.refused("POST", "/api/sign-in", {"login": "nobody", "password": "x"})
        for login, password in (("anna", "wrong"), ("nobody", "wrong"), ("\0", "x" * 999)):
            before = hasher.compared
            await device.refused("POST", "/api/sign-in", {"login": login, "password": password})
            assert hasher.compared == before + 1

    play(sqlite_url, scene, hasher=hasher)


class CountingHasher(PasswordHasher):
    """Counts how often it was made to compare."""

    compared = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 - as there
        kept = extract_parameters(hash if isinstance(hash, str) else hash.decode())
        assert kept == self._parameters, "another hash takes another time"
        self.compared += 1
        return super().verify(hash, password)


def test_a_login_is_given_once(database_url: str) -> None:
    async def scene(house: House) -> None:
        anna, ben = await house.device(), await house.device()
        await anna.register("Élise")
        await ben.arrive("Ben")
        asked = {"login": "E\u0301LISE", "password": PASSWORD}
        assert await ben.refused("POST", "/api/accounts", asked) == (409, "login-taken")
        assert (await ben.get("/api/me"))["codes"] == 0
        asked = {"login": "another", "password": PASSWORD}
        assert await anna.refused("POST", "/api/accounts", asked) == (409, "account-exists")

    play(database_url, scene)


def test_many_want_the_same_login_and_one_gets_it(database_url: str) -> None:
    async def scene(house: House) -> None:
        devices = [await house.device() for _ in range(8)]
        for device in devices:
            await device.arrive()
        asked = {"login": "anna", "password": PASSWORD}
        answers = await asyncio.gather(
            *(device.ask("POST", "/api/accounts", asked) for device in devices)
        )
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7

    play(database_url, scene)


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
def test_passwords_that_will_not_do(password: str, code: str) -> None:
    with pytest.raises(HttpProblem) as caught:
        read_password(password, login="anna-maria", name="GROSSE ANNA")
    assert caught.value.code == code


@pytest.mark.parametrize("password", ["8 letter", "x" * 199 + "y", "🂡🂱🃁🃑🂡🂱🃁🃑"])
def test_passwords_that_will_do(password: str) -> None:
    assert read_password(password, login="anna", name="Anna") == password


def test_an_accent_is_the_same_from_every_keyboard() -> None:
    async def compare() -> bool:
        passwords = Passwords(CHEAP)
        return await passwords.matches(await passwords.hash("Zoe\u0308 1234"), "Zoë 1234")

    assert asyncio.run(compare())


@pytest.mark.parametrize("kept", [None, "", "nonsense"])
def test_where_no_password_is_kept_none_matches(kept: str | None) -> None:
    assert not asyncio.run(Passwords(CHEAP).matches(kept, ""))


def test_a_code_lets_in_once_and_sets_a_password(database_url: str) -> None:
    async def scene(house: House) -> None:
        lost, found = await house.device(), await house.device()
        codes = await lost.register()
        typed = codes[3].upper().replace("-", " ")
        asked = {"login": "Anna", "code": typed, "password": "another horse"}
        ticket = (await lost.post("/api/socket-ticket"))["ticket"]
        await found.post("/api/recover", asked, status=200)
        assert await lost.refused("GET", "/api/me") == (401, "sign-in")
        assert await house.people.redeem(ticket) is None
        assert (await found.get("/api/me"))["codes"] == 7
        assert await lost.refused("POST", "/api/recover", asked) == WRONG
        old = {"login": "anna", "password": PASSWORD}
        assert await lost.refused("POST", "/api/sign-in", old) == WRONG
        await lost.post("/api/sign-in", old | {"password": "another horse"}, status=200)

    play(database_url, scene)


def test_a_guest_becomes_one_account(database_url: str) -> None:
    """Also when two devices ask at once: who is too late is told, and gets no codes."""

    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        answers = await asyncio.gather(
            *(
                device.ask("POST", "/api/accounts", {"login": login, "password": PASSWORD})
                for login in ("anna", "annie", "anouk")
            )
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
        late = {answer.json()["code"] for answer in answers if answer.status_code == 409}
        assert late == {"account-exists"}

    play(database_url, scene)


def test_a_code_is_taken_once_by_many(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        codes = await device.register()
        others = [await house.device(f"192.0.2.{number}") for number in range(5)]
        asked = {"login": "anna", "code": codes[0], "password": "another horse"}
        answers = await asyncio.gather(
            *(other.ask("POST", "/api/recover", asked) for other in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [401] * 4

    play(database_url, scene)


def test_a_wrong_code_and_an_unknown_login_are_answered_alike(database_url: str) -> None:
    async def scene(house: House) -> None:
        anna, ben = await house.device(), await house.device()
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
            answers.add((await anna.ask("POST", "/api/recover", asked, status=401)).content)
        assert len(answers) == 1
        assert (await ben.get("/api/me"))["codes"] == 8

    play(database_url, scene)


def test_a_bad_new_password_does_not_use_the_code_up(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        codes = await device.register()
        asked = {"login": "anna", "code": codes[0], "password": "short"}
        assert await device.refused("POST", "/api/recover", asked) == (400, "password-too-short")
        await device.post("/api/recover", asked | {"password": "another horse"}, status=200)

    play(sqlite_url, scene)


def test_other_codes_take_the_place_of_the_old_ones(database_url: str) -> None:
    """Whoever finds the device open does not get them: the password is asked for."""

    async def scene(house: House) -> None:
        device = await house.device()
        old = await device.register()
        path = "/api/accounts/recovery-codes"
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        assert await device.refused("POST", path, {}) == (403, "confirm-first")
        for wrong in ({"password": "wrong"}, {"name": "Anna"}):
            assert await device.refused("POST", path, wrong) == (403, "not-confirmed")
        new = (await device.post(path, {"password": PASSWORD}))["codes"]
        assert len(new) == 8
        assert not set(new) & set(old)
        asked = {"login": "anna", "code": old[0], "password": "another horse"}
        assert await device.refused("POST", "/api/recover", asked) == WRONG
        await device.post("/api/recover", asked | {"code": new[0]}, status=200)

    play(database_url, scene)


def test_a_guest_has_neither_codes_nor_password(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        path = "/api/accounts/recovery-codes"
        assert await device.refused("POST", path, {"name": "anna"}) == (409, "no-account")
        asked = {"password": PASSWORD}
        assert await device.refused("PATCH", "/api/me", asked) == (409, "no-account")

    play(sqlite_url, scene)


def test_another_password_ends_the_other_sessions(database_url: str) -> None:
    async def scene(house: House) -> None:
        device, other = await house.device(), await house.device()
        await device.register()
        await other.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        asked = {"password": "another horse", "name": "Änni"}
        await house.lapse(CONFIRMED_FOR_MS / 1000)
        assert await device.refused("PATCH", "/api/me", asked) == (403, "confirm-first")
        for current in ("", "wrong"):
            wrong = asked | {"current_password": current}
            assert await device.refused("PATCH", "/api/me", wrong) == (403, "not-confirmed")
        assert (await device.get("/api/me"))["name"] == "Anna"
        bad_name = asked | {"current_password": PASSWORD, "name": ""}
        assert await device.refused("PATCH", "/api/me", bad_name) == (400, "name-missing")
        asked["current_password"] = PASSWORD
        await device.ask("PATCH", "/api/me", asked, status=200)
        assert await other.refused("GET", "/api/me") == (401, "sign-in")
        assert (await device.get("/api/me"))["name"] == "Änni"
        old = {"login": "anna", "password": PASSWORD}
        assert await other.refused("POST", "/api/sign-in", old) == WRONG
        await other.post("/api/sign-in", old | {"password": "another horse"}, status=200)

    play(database_url, scene)


def test_passwords_are_not_tried_out(sqlite_url: str) -> None:
    """By login, from however many addresses; the owner's other ways in stay open."""

    async def scene(house: House) -> None:
        device = await house.device()
        codes = await device.register()
        for number in range(10):
            helper = await house.device(f"198.51.100.{number}")
            asked = {"login": "Anna", "password": f"guess {number}"}
            assert await helper.refused("POST", "/api/sign-in", asked) == WRONG
        thief = await house.device("198.51.100.99")
        asked = {"login": " ANNA", "password": PASSWORD}
        assert await thief.refused("POST", "/api/sign-in", asked) == (429, "too-many")
        await device.get("/api/me")
        other = {"login": "other", "password": PASSWORD}
        assert await thief.refused("POST", "/api/sign-in", other) == WRONG
        code = {"login": "anna", "code": codes[0], "password": "another horse"}
        await device.post("/api/recover", code, status=200)
        house.clock.pass_seconds(60)
        asked["password"] = "another horse"  # noqa: S105 - an example
        await thief.post("/api/sign-in", asked, status=200)

    play(sqlite_url, scene)


def test_logins_and_codes_are_not_tried_out(sqlite_url: str) -> None:
    """By address, with however many logins."""

    async def scene(house: House) -> None:
        thief = await house.device("2001:db8::1")
        asked = {"login": "nobody", "password": PASSWORD}
        for number in range(120):
            other = asked | {"login": f"login{number}"}
            assert await thief.refused("POST", "/api/sign-in", other) == WRONG
        neighbour = await house.device("2001:db8::2")
        assert await neighbour.refused("POST", "/api/sign-in", asked) == (429, "too-many")
        code = {"login": "nobody", "code": "x", "password": "another horse"}
        for number in range(20):
            other = code | {"login": f"login{number}"}
            assert await thief.refused("POST", "/api/recover", other) == WRONG
        assert await thief.refused("POST", "/api/recover", code) == (429, "too-many")

    play(sqlite_url, scene)


def test_the_password_of_an_open_device_is_not_tried_out(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.register()
        for _ in range(10):
            wrong = {"password": "wrong horse"}
            assert await device.refused("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        right = {"password": PASSWORD}
        assert await device.refused("DELETE", "/api/me", right) == (429, "too-many")

    play(sqlite_url, scene)


def test_a_password_is_hashed_anew_when_the_costs_rise(sqlite_url: str) -> None:
    dearer = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)

    async def kept(house: House) -> str:
        async with house.database.reading() as connection:
            return str((await connection.execute(select(people.c.password))).scalar_one())

    async def before(house: House) -> None:
        await (await house.device()).register()
        assert CHEAP.check_needs_rehash(await kept(house)) is False

    async def after(house: House) -> None:
        asked = {"login": "anna", "password": PASSWORD}
        device = await house.device()
        for _ in range(2):
            await device.post("/api/sign-in", asked, status=200)
            assert dearer.check_needs_rehash(await kept(house)) is False

    play(sqlite_url, before)
    play(sqlite_url, after, hasher=dearer)


def test_passwords_are_kept_at_the_usual_costs() -> None:
    """argon2id, with the memory that makes a stolen database slow to try out."""
    kept = asyncio.run(Passwords().hash(PASSWORD))
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
