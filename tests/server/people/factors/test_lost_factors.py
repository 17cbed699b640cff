"""A factor that is gone takes with it the sessions and the changes that rest on it (R23)."""

from __future__ import annotations

import pytest

from romme.server.people.person import Person, SignedIn
from romme.server.person_id import PersonId
from romme.store.schema.tables import people
from tests.server.people.factors.authenticator import Authenticator, to_text
from tests.server.people.factors.test_confirming import CHANGES, NEW_PASSWORD, Route
from tests.server.people.factors.test_passkeys import add, show
from tests.server.people.house import PASSWORD, House, play


def test_recovery_ends_the_rest(database_url: str) -> None:
    """Sessions and tickets end; passkeys are shown, and removed without another question."""

    async def scene(house: House) -> None:
        thief, owner, key = await house.device(), await house.device(), Authenticator()
        codes = await thief.register()
        await add(thief, key)
        ticket = (await thief.post("/api/socket-ticket"))["ticket"]
        asked = {"login": "anna", "code": codes[0], "password": NEW_PASSWORD}
        await owner.post("/api/recover", asked, status=200)
        assert await thief.refused("GET", "/api/me") == (401, "sign-in")
        assert await house.people.redeem(ticket) is None
        assert [one["id"] for one in (await owner.get("/api/me"))["passkeys"]] == [to_text(key.id)]
        await owner.ask("DELETE", "/api/passkeys", status=204)
        fresh = (await owner.post("/api/accounts/recovery-codes", {}))["codes"]
        await show(await house.device(), key, status=401)
        late = asked | {"code": codes[1]}
        assert await thief.refused("POST", "/api/recover", late) == (401, "wrong-sign-in")
        await owner.post("/api/recover", asked | {"code": fresh[0]}, status=200)

    play(database_url, scene)


def test_removing_all_passkeys_leaves_those_of_others(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        anna, ben, key = await house.device(), await house.device(), Authenticator()
        await anna.arrive("Anna")
        await ben.arrive("Ben")
        await add(anna, Authenticator())
        await add(ben, key)
        await anna.ask("DELETE", "/api/passkeys", status=204)
        assert (await anna.get("/api/me"))["passkeys"] == []
        await show(await house.device(), key)

    play(sqlite_url, scene)


def test_a_session_that_another_node_remembers_changes_nothing(database_url: str) -> None:
    """The confirmation is read from the database, where the session has ended already."""

    async def scene(house: House) -> None:
        device, key = await house.device(), Authenticator()
        await device.register()
        signed_in = await house.people.sessions.find(device.http.cookies["romme"])
        assert signed_in is not None
        options = await device.post("/api/passkeys/register/begin", status=200)
        async with house.database.writing() as connection:  # as another node does it
            await connection.execute(people.metadata.tables["sessions"].delete())
        made = {"passkey": key.create(options)}
        path = "/api/passkeys/register/finish"
        assert await device.refused("POST", path, made) == (401, "sign-in")

    play(database_url, scene)


@pytest.mark.parametrize(
    "route",
    [
        ("PATCH", "/api/me"),
        ("POST", "/api/accounts/recovery-codes"),
        ("POST", "/api/passkeys/register/finish"),
        ("DELETE", "/api/passkeys"),
    ],
)
def test_a_change_under_way_does_not_outlive_a_recovery(
    database_url: str, monkeypatch: pytest.MonkeyPatch, route: Route
) -> None:
    """The thief's session was confirmed when the change began, and ends before it is stored."""

    async def scene(house: House) -> None:
        thief, owner = await house.device(), await house.device()
        codes = await thief.register()
        await add(thief, Authenticator())
        options = await thief.post("/api/passkeys/register/begin", status=200)
        made = {"passkey": Authenticator().create(options)}
        body = made if route[1].endswith("/finish") else CHANGES[route](Authenticator())
        require = house.people.confirmations.require

        async def recover_behind(signed_in: SignedIn) -> None:
            await require(signed_in)
            monkeypatch.undo()
            asked = {"login": "anna", "code": codes[0], "password": "owner's horse"}
            await owner.post("/api/recover", asked, status=200)

        monkeypatch.setattr(house.people.confirmations, "require", recover_behind)
        assert await thief.refused(*route, body) == (401, "sign-in")
        assert len((await owner.get("/api/me"))["passkeys"]) == 1
        again = {"login": "anna", "password": "owner's horse"}
        await (await house.device()).post("/api/sign-in", again, status=200)
        late = {"login": "anna", "code": codes[1], "password": PASSWORD}
        await owner.post("/api/recover", late, status=200)  # the owner's codes are still good

    play(database_url, scene)


@pytest.mark.parametrize("factor", ["password", "passkey"])
def test_a_sign_in_under_way_does_not_outlive_its_factor(
    database_url: str, monkeypatch: pytest.MonkeyPatch, factor: str
) -> None:
    """The factor was right when it was shown, and is gone before the session opens."""

    async def scene(house: House) -> None:
        thief, owner, key = await house.device(), await house.device(), Authenticator()
        codes = await owner.register()
        await add(owner, key)
        find = house.people.find

        async def change_behind(person: PersonId) -> Person | None:
            monkeypatch.undo()
            asked = {"login": "anna", "code": codes[0], "password": NEW_PASSWORD}
            await owner.post("/api/recover", asked, status=200)
            await owner.ask("DELETE", "/api/passkeys", status=204)
            return await find(person)

        monkeypatch.setattr(house.people, "find", change_behind)
        if factor == "passkey":
            await show(thief, key, status=401)
        else:
            asked = {"login": "anna", "password": PASSWORD}
            refused = await thief.refused("POST", "/api/sign-in", asked)
            assert refused == (401, "wrong-sign-in")
        assert len(await owner.get("/api/me/sessions")) == 1

    play(database_url, scene)


@pytest.mark.parametrize("path", ["", "/{}"])
def test_removing_a_passkey_ends_the_sessions_that_it_opened(database_url: str, path: str) -> None:
    """Else a thief signs in by passkey right after a recovery, and is in when it is removed."""

    async def scene(house: House) -> None:
        thief, owner, key = await house.device(), await house.device(), Authenticator()
        codes = await owner.register()
        await add(owner, key)
        asked = {"login": "anna", "code": codes[0], "password": NEW_PASSWORD}
        await owner.post("/api/recover", asked, status=200)
        await show(thief, key)
        ticket = (await thief.post("/api/socket-ticket"))["ticket"]
        unknown = f"/api/passkeys/{to_text(Authenticator().id)}"
        assert await owner.refused("DELETE", unknown) == (404, "no-such-passkey")
        assert len(await owner.get("/api/me/sessions")) == 2
        await owner.ask("DELETE", f"/api/passkeys{path.format(to_text(key.id))}", status=204)
        assert await thief.refused("GET", "/api/me") == (401, "sign-in")
        assert await house.people.redeem(ticket) is None
        assert (await owner.get("/api/me"))["passkeys"] == []

    play(database_url, scene)
