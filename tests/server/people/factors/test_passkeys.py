"""Passkeys sign in their owner and nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from sqlalchemy import select, update

from romme.server.people.factors.passkeys import CHALLENGE_SECONDS, MAX_PASSKEYS
from romme.store.schema.tables import challenges, passkeys
from tests.conftest import Size
from tests.support.server.people.factors.authenticator import (
    PRESENT,
    VERIFIED,
    Authenticator,
    to_bytes,
    to_text,
)
from tests.support.server.people.people_server import (
    OTHER_ORIGIN,
    PASSWORD,
    Device,
    Json,
    PeopleServer,
    run_scene,
)


async def add_passkey(device: Device, key: Authenticator, status: int = 201) -> Json:
    options = await device.post("/api/passkeys/register/begin", status=200)
    asked = {"passkey": key.create(options), "device": "Telefon"}
    return await device.post("/api/passkeys/register/finish", asked, status=status)


async def sign_in(device: Device, key: Authenticator, status: int = 200) -> Json:
    options = await device.post("/api/passkeys/sign-in/begin", status=200)
    asked = {"passkey": key.get(options)}
    return await device.post("/api/passkeys/sign-in/finish", asked, status=status)


def test_a_passkey_signs_in_on_another_device(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        first, second, key = await server.device(), await server.device(), Authenticator()
        anna = await first.arrive()
        added = await add_passkey(first, key)
        assert (added["id"], added["device"]) == (to_text(key.id), "Telefon")
        server.clock.pass_seconds(60)
        assert (await sign_in(second, key))["person"] == anna
        me = await second.get("/api/me")
        assert me["id"] == anna["id"]
        assert [one["used"] for one in me["passkeys"]] == [server.clock.now]

    run_scene(database_url, scene)


def test_options_bind_the_passkey_to_this_host(sqlite_url: str) -> None:
    """The options also require user verification and a passkey that works without a login."""

    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(origin=OTHER_ORIGIN), Authenticator()
        anna = await device.arrive()
        options = await device.post("/api/passkeys/register/begin", status=200)
        assert options["rp"] == {"id": "localhost", "name": "Rommé"}
        assert to_bytes(options["user"]["id"]).decode() == anna["id"]
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "required"
        key.origin, key.host = OTHER_ORIGIN, "localhost"
        await add_passkey(device, key)
        await sign_in(await server.device(origin=OTHER_ORIGIN), key)
        again = await device.post("/api/passkeys/register/begin", status=200)
        assert [one["id"] for one in again["excludeCredentials"]] == [to_text(key.id)]

    run_scene(sqlite_url, scene)


def _other_key(key: Authenticator) -> None:
    key.key = Authenticator().key


def _other_id(key: Authenticator) -> None:
    key.id = Authenticator().id


def _other_origin(key: Authenticator) -> None:
    key.origin = "https://romme.example.evil.example"


def _other_host(key: Authenticator) -> None:
    key.host = "evil.example"


def _absent(key: Authenticator) -> None:
    key.flags = VERIFIED


def _unverified(key: Authenticator) -> None:
    key.flags = PRESENT


def _copied(key: Authenticator) -> None:
    key.count = 3


def _other_person(key: Authenticator) -> None:
    key.handle = to_text(b"another person")


LIES: list[Callable[[Authenticator], None]] = [
    _other_key,
    _other_id,
    _other_origin,
    _other_host,
    _absent,
    _unverified,
    _copied,
    _other_person,
]


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__.strip("_"))
def test_a_forged_passkey_is_refused_like_a_wrong_password(
    sqlite_url: str, lie: Callable[[Authenticator], None]
) -> None:
    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator(count=5)
        await device.arrive()
        await add_passkey(device, key)
        key.count = 6
        await sign_in(await server.device(), key)
        key.count = 7
        lie(key)
        other = await server.device()
        assert (await sign_in(other, key, status=401))["code"] == "wrong-sign-in"
        assert await other.refusal("GET", "/api/me") == (401, "sign-in")

    run_scene(sqlite_url, scene)


@pytest.mark.parametrize(
    "lie", [_other_origin, _other_host, _absent, _unverified], ids=lambda lie: lie.__name__
)
def test_a_forged_passkey_cannot_be_added(
    sqlite_url: str, lie: Callable[[Authenticator], None]
) -> None:
    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        await device.arrive()
        lie(key)
        assert (await add_passkey(device, key, status=400))["code"] == "passkey-refused"
        assert (await device.get("/api/me"))["passkeys"] == []

    run_scene(sqlite_url, scene)


def test_a_challenge_works_once_for_its_purpose_and_person(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        anna, ben, key = await server.device(), await server.device(), Authenticator()
        await anna.arrive("Anna")
        await ben.arrive("Ben")
        options = await anna.post("/api/passkeys/register/begin", status=200)
        made = {"passkey": key.create(options)}
        finish = "/api/passkeys/register/finish"
        assert await ben.refusal("POST", finish, made) == (400, "passkey-refused")
        await anna.post(finish, made)
        assert await anna.refusal("POST", finish, made) == (400, "passkey-refused")

        shown = {"passkey": key.get(await ben.post("/api/passkeys/sign-in/begin", status=200))}
        await ben.post("/api/passkeys/sign-in/finish", shown, status=200)
        assert (await ben.get("/api/me"))["name"] == "Anna"
        other = await server.device()
        assert await other.refusal("POST", "/api/passkeys/sign-in/finish", shown) == (
            401,
            "wrong-sign-in",
        )
        for_adding = await anna.post("/api/passkeys/register/begin", status=200)
        shown = {"passkey": key.get(for_adding)}
        assert await other.refusal("POST", "/api/passkeys/sign-in/finish", shown) == (
            401,
            "wrong-sign-in",
        )
        for_signing = await anna.post("/api/passkeys/sign-in/begin", status=200)
        made = {"passkey": Authenticator().create(for_adding | for_signing)}
        assert await anna.refusal("POST", finish, made) == (400, "passkey-refused")

    run_scene(database_url, scene)


def test_a_challenge_expires(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        await device.arrive()
        await add_passkey(device, key)
        options = await device.post("/api/passkeys/sign-in/begin", status=200)
        await server.age_rows(challenges, CHALLENGE_SECONDS)
        late = {"passkey": key.get(options)}
        path = "/api/passkeys/sign-in/finish"
        assert await device.refusal("POST", path, late) == (401, "wrong-sign-in")
        await device.post("/api/passkeys/sign-in/begin", status=200)
        await server.age_rows(challenges, CHALLENGE_SECONDS - 60)
        await server.people.sweep()
        async with server.database.reading() as connection:
            assert len((await connection.execute(select(challenges))).all()) == 1
        await server.age_rows(challenges, 60)
        await server.people.sweep()
        async with server.database.reading() as connection:
            assert (await connection.execute(select(challenges))).all() == []

    run_scene(database_url, scene)


def test_a_passkey_belongs_to_one_person(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        anna, ben, key = await server.device(), await server.device(), Authenticator()
        await anna.arrive()
        await ben.arrive()
        await add_passkey(anna, key)
        assert (await add_passkey(ben, key, status=400))["code"] == "passkey-refused"

    run_scene(sqlite_url, scene)


def test_a_removed_passkey_is_refused(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        anna, ben, key = await server.device(), await server.device(), Authenticator()
        await anna.arrive()
        await ben.arrive()
        path = f"/api/passkeys/{(await add_passkey(anna, key))['id']}"
        assert await ben.refusal("DELETE", path) == (404, "no-such-passkey")
        await anna.request("DELETE", path, status=204)
        assert await anna.refusal("DELETE", path) == (404, "no-such-passkey")
        assert await anna.refusal("DELETE", "/api/passkeys/%00ä") == (404, "no-such-passkey")
        await sign_in(await server.device(), key, status=401)

    run_scene(database_url, scene)


def test_the_number_of_passkeys_is_limited(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        for _ in range(MAX_PASSKEYS):
            await add_passkey(device, Authenticator())
            server.clock.pass_seconds(29)  # the session stays confirmed for ten minutes
        path = "/api/passkeys/register/begin"
        assert await device.refusal("POST", path) == (409, "passkeys-full")

    run_scene(sqlite_url, scene)


def test_passkeys_need_an_origin(sqlite_url: str) -> None:
    """A bot sends no origin, so there is no host to bind a passkey to."""

    async def scene(server: PeopleServer) -> None:
        bot = await server.bot()
        for path in ("register/begin", "sign-in/begin"):
            assert await bot.refusal("POST", f"/api/passkeys/{path}") == (403, "origin")

    run_scene(sqlite_url, scene)


def test_an_account_may_have_a_passkey_and_no_password(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        codes = await device.register(password=None)
        await add_passkey(device, key)
        other = await server.device()
        asked = {"login": "anna", "password": PASSWORD}
        assert await other.refusal("POST", "/api/sign-in", asked) == (401, "wrong-sign-in")
        await sign_in(other, key)
        lost = await server.device()
        await lost.post("/api/recover", asked | {"code": codes[0]}, status=200)
        assert (await lost.get("/api/me"))["password"] is True

    run_scene(sqlite_url, scene)


def test_corrupted_passkey_responses_are_refused(sqlite_url: str, size: Size) -> None:
    """Random changes to a passkey's response never cause a server error or a successful sign-in."""
    chance = random.Random(7)  # noqa: S311 - must be repeatable

    def corrupt(text: str) -> str:
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

    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        await device.arrive()
        await add_passkey(device, key)
        for _ in range(size(60, 3_000)):
            server.clock.pass_seconds(60)
            await sign_in(device, key)  # confirms the session again
            new = await device.post("/api/passkeys/register/begin", status=200)
            made = Authenticator().create(new)
            field = chance.choice(("clientDataJSON", "attestationObject"))
            corrupted = corrupt(made["response"][field])
            if corrupted != made["response"][field]:
                made["response"][field] = corrupted
                answer = await device.request(
                    "POST", "/api/passkeys/register/finish", {"passkey": made}
                )
                # Without attestation some bytes are ignored, such as the model id.
                assert answer.status_code in {201, 400}, answer.text
                if answer.status_code == 201:
                    await device.request(
                        "DELETE", f"/api/passkeys/{answer.json()['id']}", status=204
                    )
            options = await device.post("/api/passkeys/sign-in/begin", status=200)
            shown = key.get(options)
            field = chance.choice(
                ("clientDataJSON", "authenticatorData", "signature", "userHandle")
            )
            corrupted = corrupt(shown["response"][field])
            if corrupted == shown["response"][field]:
                continue
            shown["response"][field] = corrupted
            refused = await device.refusal(
                "POST", "/api/passkeys/sign-in/finish", {"passkey": shown}
            )
            assert refused == (401, "wrong-sign-in")

    run_scene(sqlite_url, scene)


def test_a_corrupted_key_in_the_database_is_refused(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        await device.arrive()
        await add_passkey(device, key)
        async with server.database.writing() as connection:
            await connection.execute(update(passkeys).values(key=b"nonsense"))
        await sign_in(await server.device(), key, status=401)

    run_scene(sqlite_url, scene)
