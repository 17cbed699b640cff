"""Removing a factor ends the sessions and pending changes that rely on it."""

from __future__ import annotations

import pytest

from romme.server.people.person import Person, SignedIn
from romme.server.person_id import PersonId
from romme.store.schema.tables import people
from tests.server.people.factors.test_confirming import CHANGES, NEW_PASSWORD, Route
from tests.server.people.factors.test_passkeys import add_passkey, sign_in
from tests.support.server.people.factors.authenticator import Authenticator, to_text
from tests.support.server.people.people_server import PASSWORD, PeopleServer, run_scene


def test_recovery_ends_all_other_sessions(database_url: str) -> None:
    """Tickets of the ended sessions become invalid. The owner can remove passkeys right away."""

    async def scene(server: PeopleServer) -> None:
        thief, owner, key = await server.device(), await server.device(), Authenticator()
        codes = await thief.register()
        await add_passkey(thief, key)
        ticket = (await thief.post("/api/socket-ticket"))["ticket"]
        asked = {"login": "anna", "code": codes[0], "password": NEW_PASSWORD}
        await owner.post("/api/recover", asked, status=200)
        assert await thief.refusal("GET", "/api/me") == (401, "sign-in")
        assert await server.people.redeem(ticket) is None
        assert [one["id"] for one in (await owner.get("/api/me"))["passkeys"]] == [to_text(key.id)]
        await owner.request("DELETE", "/api/passkeys", status=204)
        fresh = (await owner.post("/api/accounts/recovery-codes", {}))["codes"]
        await sign_in(await server.device(), key, status=401)
        late = asked | {"code": codes[1]}
        assert await thief.refusal("POST", "/api/recover", late) == (401, "wrong-sign-in")
        await owner.post("/api/recover", asked | {"code": fresh[0]}, status=200)

    run_scene(database_url, scene)


def test_removing_all_passkeys_keeps_those_of_other_people(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        anna, ben, key = await server.device(), await server.device(), Authenticator()
        await anna.arrive("Anna")
        await ben.arrive("Ben")
        await add_passkey(anna, Authenticator())
        await add_passkey(ben, key)
        await anna.request("DELETE", "/api/passkeys", status=204)
        assert (await anna.get("/api/me"))["passkeys"] == []
        await sign_in(await server.device(), key)

    run_scene(sqlite_url, scene)


def test_an_ended_session_cached_on_another_node_changes_nothing(database_url: str) -> None:
    """Before a factor is added, the node looks up the session in the database, not in its cache."""

    async def scene(server: PeopleServer) -> None:
        device, key = await server.device(), Authenticator()
        await device.register()
        signed_in = await server.people.sessions.find(device.http.cookies["romme"])
        assert signed_in is not None
        options = await device.post("/api/passkeys/register/begin", status=200)
        async with server.database.writing() as connection:  # as another node would
            await connection.execute(people.metadata.tables["sessions"].delete())
        made = {"passkey": key.create(options)}
        path = "/api/passkeys/register/finish"
        assert await device.refusal("POST", path, made) == (401, "sign-in")

    run_scene(database_url, scene)


@pytest.mark.parametrize(
    "route",
    [
        ("PATCH", "/api/me"),
        ("POST", "/api/accounts/recovery-codes"),
        ("POST", "/api/passkeys/register/finish"),
        ("DELETE", "/api/passkeys"),
    ],
)
def test_a_pending_change_fails_after_a_recovery(
    database_url: str, monkeypatch: pytest.MonkeyPatch, route: Route
) -> None:
    """A thief's change fails even if the account is recovered only after the session check."""

    async def scene(server: PeopleServer) -> None:
        thief, owner = await server.device(), await server.device()
        codes = await thief.register()
        await add_passkey(thief, Authenticator())
        options = await thief.post("/api/passkeys/register/begin", status=200)
        made = {"passkey": Authenticator().create(options)}
        body = made if route[1].endswith("/finish") else CHANGES[route](Authenticator())
        require = server.people.confirmations.require

        async def recover_meanwhile(signed_in: SignedIn) -> None:
            await require(signed_in)
            monkeypatch.undo()
            asked = {"login": "anna", "code": codes[0], "password": "owner's horse"}
            await owner.post("/api/recover", asked, status=200)

        monkeypatch.setattr(server.people.confirmations, "require", recover_meanwhile)
        assert await thief.refusal(*route, body) == (401, "sign-in")
        assert len((await owner.get("/api/me"))["passkeys"]) == 1
        again = {"login": "anna", "password": "owner's horse"}
        await (await server.device()).post("/api/sign-in", again, status=200)
        late = {"login": "anna", "code": codes[1], "password": PASSWORD}
        await owner.post("/api/recover", late, status=200)  # the owner's codes still work

    run_scene(database_url, scene)


@pytest.mark.parametrize("factor", ["password", "passkey"])
def test_a_pending_sign_in_fails_if_its_factor_is_removed(
    database_url: str, monkeypatch: pytest.MonkeyPatch, factor: str
) -> None:
    """The sign-in fails even if the factor is removed after it was found to be valid."""

    async def scene(server: PeopleServer) -> None:
        thief, owner, key = await server.device(), await server.device(), Authenticator()
        codes = await owner.register()
        await add_passkey(owner, key)
        find = server.people.find

        async def recover_meanwhile(person: PersonId) -> Person | None:
            monkeypatch.undo()
            asked = {"login": "anna", "code": codes[0], "password": NEW_PASSWORD}
            await owner.post("/api/recover", asked, status=200)
            await owner.request("DELETE", "/api/passkeys", status=204)
            return await find(person)

        monkeypatch.setattr(server.people, "find", recover_meanwhile)
        if factor == "passkey":
            await sign_in(thief, key, status=401)
        else:
            asked = {"login": "anna", "password": PASSWORD}
            refused = await thief.refusal("POST", "/api/sign-in", asked)
            assert refused == (401, "wrong-sign-in")
        assert len(await owner.get("/api/me/sessions")) == 1

    run_scene(database_url, scene)


@pytest.mark.parametrize("path", ["", "/{}"])
def test_removing_a_passkey_ends_its_sessions(database_url: str, path: str) -> None:
    """Otherwise a thief who signs in by passkey right after a recovery would stay signed in."""

    async def scene(server: PeopleServer) -> None:
        thief, owner, key = await server.device(), await server.device(), Authenticator()
        codes = await owner.register()
        await add_passkey(owner, key)
        asked = {"login": "anna", "code": codes[0], "password": NEW_PASSWORD}
        await owner.post("/api/recover", asked, status=200)
        await sign_in(thief, key)
        ticket = (await thief.post("/api/socket-ticket"))["ticket"]
        unknown = f"/api/passkeys/{to_text(Authenticator().id)}"
        assert await owner.refusal("DELETE", unknown) == (404, "no-such-passkey")
        assert len(await owner.get("/api/me/sessions")) == 2
        await owner.request("DELETE", f"/api/passkeys{path.format(to_text(key.id))}", status=204)
        assert await thief.refusal("GET", "/api/me") == (401, "sign-in")
        assert await server.people.redeem(ticket) is None
        assert (await owner.get("/api/me"))["passkeys"] == []

    run_scene(database_url, scene)
