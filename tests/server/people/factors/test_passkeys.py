"""Passkeys: they let their owner in, and nobody else, and nothing else does."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from romme.server.people.factors.passkeys import CHALLENGE_SECONDS, MOST
from romme.store.schema.tables import challenges, passkeys
from tests.conftest import Size
from tests.server.people.factors.authenticator import (
    PRESENT,
    VERIFIED,
    Authenticator,
    to_bytes,
    to_text,
)
from tests.server.people.house import OTHER_ORIGIN, PASSWORD, Device, House, Json, play


async def add(device: Device, key: Authenticator, status: int = 201) -> Json:
    options = await device.post("/api/passkeys/register/begin", status=200)
    asked = {"passkey": key.create(options), "device": "Telefon"}
    return await device.post("/api/passkeys/register/finish", asked, status=status)


async def show(device: Device, key: Authenticator, status: int = 200) -> Json:
    options = await device.post("/api/passkeys/sign-in/begin", status=200)
    asked = {"passkey": key.get(options)}
    return await device.post("/api/passkeys/sign-in/finish", asked, status=status)


def test_a_passkey_signs_in_on_another_device(database_url: str) -> None:
    async def scene(house: House) -> None:
        first, second, key = await house.device(), await house.device(), Authenticator()
        anna = await first.arrive()
        added = await add(first, key)
        assert (added["id"], added["device"]) == (to_text(key.id), "Telefon")
        house.clock.pass_seconds(60)
        assert (await show(second, key))["person"] == anna
        me = await second.get("/api/me")
        assert me["id"] == anna["id"]
        assert [one["used"] for one in me["passkeys"]] == [house.clock.now]

    play(database_url, scene)


def test_options_bind_the_passkey_to_this_host(sqlite_url: str) -> None:
    """Whoever signs in must be seen by the authenticator, and known to it without a login."""

    async def scene(house: House) -> None:
        device, key = await house.device(origin=OTHER_ORIGIN), Authenticator()
        anna = await device.arrive()
        options = await device.post("/api/passkeys/register/begin", status=200)
        assert options["rp"] == {"id": "localhost", "name": "Rommé"}
        assert to_bytes(options["user"]["id"]).decode() == anna["id"]
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "required"
        key.origin, key.host = OTHER_ORIGIN, "localhost"
        await add(device, key)
        await show(await house.device(origin=OTHER_ORIGIN), key)
        again = await device.post("/api/passkeys/register/begin", status=200)
        assert [one["id"] for one in again["excludeCredentials"]] == [to_text(key.id)]

    play(sqlite_url, scene)


def _other_key(key: Authenticator) -> None:
    key.key = Authenticator().key


def _other_id(key: Authenticator) -> None:
    key.id = Authenticator().id


def _foreign(key: Authenticator) -> None:
    key.origin = "https://romme.example.evil.example"


def _elsewhere(key: Authenticator) -> None:
    key.host = "evil.example"


def _absent(key: Authenticator) -> None:
    key.flags = VERIFIED


def _unseen(key: Authenticator) -> None:
    key.flags = PRESENT


def _copied(key: Authenticator) -> None:
    key.count = 3


def _somebody_else(key: Authenticator) -> None:
    key.handle = to_text(b"somebody else")


LIES: list[Callable[[Authenticator], None]] = [
    _other_key,
    _other_id,
    _foreign,
    _elsewhere,
    _absent,
    _unseen,
    _copied,
    _somebody_else,
]


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__.strip("_"))
def test_a_false_passkey_is_refused_like_a_wrong_password(
    sqlite_url: str, lie: Callable[[Authenticator], None]
) -> None:
    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator(count=5)
        await device.arrive()
        await add(device, key)
        key.count = 6
        await show(await house.device(), key)
        key.count = 7
        lie(key)
        other = await house.device()
        assert (await show(other, key, status=401))["code"] == "wrong-sign-in"
        assert await other.refused("GET", "/api/me") == (401, "sign-in")

    play(sqlite_url, scene)


@pytest.mark.parametrize(
    "lie", [_foreign, _elsewhere, _absent, _unseen], ids=lambda lie: lie.__name__
)
def test_a_false_passkey_is_not_taken_in(
    sqlite_url: str, lie: Callable[[Authenticator], None]
) -> None:
    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        await device.arrive()
        lie(key)
        assert (await add(device, key, status=400))["code"] == "passkey-refused"
        assert (await device.get("/api/me"))["passkeys"] == []

    play(sqlite_url, scene)


def test_a_challenge_is_good_once_and_for_its_purpose_and_its_person(database_url: str) -> None:
    async def scene(house: House) -> None:
        anna, ben, key = await house.device(), await house.device(), Authenticator()
        await anna.arrive("Anna")
        await ben.arrive("Ben")
        options = await anna.post("/api/passkeys/register/begin", status=200)
        made = {"passkey": key.create(options)}
        finish = "/api/passkeys/register/finish"
        assert await ben.refused("POST", finish, made) == (400, "passkey-refused")
        await anna.post(finish, made)
        assert await anna.refused("POST", finish, made) == (400, "passkey-refused")

        shown = {"passkey": key.get(await ben.post("/api/passkeys/sign-in/begin", status=200))}
        await ben.post("/api/passkeys/sign-in/finish", shown, status=200)
        assert (await ben.get("/api/me"))["name"] == "Anna"
        other = await house.device()
        assert await other.refused("POST", "/api/passkeys/sign-in/finish", shown) == (
            401,
            "wrong-sign-in",
        )
        for_adding = await anna.post("/api/passkeys/register/begin", status=200)
        shown = {"passkey": key.get(for_adding)}
        assert await other.refused("POST", "/api/passkeys/sign-in/finish", shown) == (
            401,
            "wrong-sign-in",
        )
        for_signing = await anna.post("/api/passkeys/sign-in/begin", status=200)
        made = {"passkey": Authenticator().create(for_adding | for_signing)}
        assert await anna.refused("POST", finish, made) == (400, "passkey-refused")

    play(database_url, scene)


def test_a_challenge_grows_old(database_url: str) -> None:
    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        await device.arrive()
        await add(device, key)
        options = await device.post("/api/passkeys/sign-in/begin", status=200)
        await house.age(challenges, CHALLENGE_SECONDS)
        late = {"passkey": key.get(options)}
        path = "/api/passkeys/sign-in/finish"
        assert await device.refused("POST", path, late) == (401, "wrong-sign-in")
        await device.post("/api/passkeys/sign-in/begin", status=200)
        await house.age(challenges, CHALLENGE_SECONDS - 60)
        await house.people.sweep()
        async with house.database.reading() as connection:
            assert len((await connection.execute(select(challenges))).all()) == 1
        await house.age(challenges, 60)
        await house.people.sweep()
        async with house.database.reading() as connection:
            assert (await connection.execute(select(challenges))).all() == []

    play(database_url, scene)


def test_a_passkey_belongs_to_one_person(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        anna, ben, key = await house.device(), await house.device(), Authenticator()
        await anna.arrive()
        await ben.arrive()
        await add(anna, key)
        assert (await add(ben, key, status=400))["code"] == "passkey-refused"

    play(sqlite_url, scene)


def test_a_removed_passkey_opens_nothing(database_url: str) -> None:
    async def scene(house: House) -> None:
        anna, ben, key = await house.device(), await house.device(), Authenticator()
        await anna.arrive()
        await ben.arrive()
        path = f"/api/passkeys/{(await add(anna, key))['id']}"
        assert await ben.refused("DELETE", path) == (404, "no-such-passkey")
        await anna.ask("DELETE", path, status=204)
        assert await anna.refused("DELETE", path) == (404, "no-such-passkey")
        assert await anna.refused("DELETE", "/api/passkeys/%00ä") == (404, "no-such-passkey")
        await show(await house.device(), key, status=401)

    play(database_url, scene)


def test_nobody_collects_passkeys(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        for _ in range(MOST):
            await add(device, Authenticator())
            house.clock.pass_seconds(29)  # the session stays confirmed for ten minutes
        path = "/api/passkeys/register/begin"
        assert await device.refused("POST", path) == (409, "passkeys-full")

    play(sqlite_url, scene)


def test_passkeys_need_a_page_of_ours(sqlite_url: str) -> None:
    """A program has no authenticator, and there is nothing to bind its passkey to."""

    async def scene(house: House) -> None:
        program = await house.program()
        for path in ("register/begin", "sign-in/begin"):
            assert await program.refused("POST", f"/api/passkeys/{path}") == (403, "origin")

    play(sqlite_url, scene)


def test_an_account_may_have_a_passkey_and_no_password(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        codes = await device.register(password=None)
        await add(device, key)
        other = await house.device()
        asked = {"login": "anna", "password": PASSWORD}
        assert await other.refused("POST", "/api/sign-in", asked) == (401, "wrong-sign-in")
        await show(other, key)
        lost = await house.device()
        await lost.post("/api/recover", asked | {"code": codes[0]}, status=200)
        assert (await lost.get("/api/me"))["password"] is True

    play(sqlite_url, scene)


def test_broken_answers_are_refused_not_stumbled_over(sqlite_url: str, size: Size) -> None:
    """Bytes changed, cut off or put in at random: always a refusal, never an error of ours."""
    chance = random.Random(7)  # noqa: S311 - the same ones every time

    def spoil(text: str) -> str:
        data = bytearray(to_bytes(text))
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(data) + 1)
            match chance.randrange(3):
                case 0:
                    data[place : place + 1] = chance.randbytes(1)
                case 1:
                    del data[place:]
                case _:
                    data[place:place] = chance.randbytes(chance.randint(1, 4))
        return to_text(bytes(data))

    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        await device.arrive()
        await add(device, key)
        for _ in range(size(60, 3_000)):
            house.clock.pass_seconds(60)
            await show(device, key)  # which confirms the session again
            new = await device.post("/api/passkeys/register/begin", status=200)
            made = Authenticator().create(new)
            field = chance.choice(("clientDataJSON", "attestationObject"))
            spoilt = spoil(made["response"][field])
            if spoilt != made["response"][field]:
                made["response"][field] = spoilt
                answer = await device.ask(
                    "POST", "/api/passkeys/register/finish", {"passkey": made}
                )
                # Some bytes mean nothing where there is no attestation, such as the model's number.
                assert answer.status_code in {201, 400}, answer.text
                if answer.status_code == 201:
                    await device.ask("DELETE", f"/api/passkeys/{answer.json()['id']}", status=204)
            options = await device.post("/api/passkeys/sign-in/begin", status=200)
            shown = key.get(options)
            field = chance.choice(
                ("clientDataJSON", "authenticatorData", "signature", "userHandle")
            )
            spoilt = spoil(shown["response"][field])
            if spoilt == shown["response"][field]:
                continue
            shown["response"][field] = spoilt
            refused = await device.refused(
                "POST", "/api/passkeys/sign-in/finish", {"passkey": shown}
            )
            assert refused == (401, "wrong-sign-in")

    play(sqlite_url, scene)


def test_a_key_in_the_database_that_makes_no_sense_lets_nobody_in(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        await device.arrive()
        await add(device, key)
        async with house.database.writing() as connection:
            await connection.execute(update(passkeys).values(key=b"nonsense"))
        await show(await house.device(), key, status=401)

    play(sqlite_url, scene)
