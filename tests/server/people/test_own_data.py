"""People can export all data about themselves, and have it erased."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from msgspec.json import encode
from sqlalchemy import insert, select

from romme.server.person_id import PersonId
from romme.store.schema.tables import chat, entrants, games, metadata, players, reports, tournaments
from romme.wire.messages import Said
from tests.server.people.factors.test_passkeys import add_passkey
from tests.support.server.people.factors.authenticator import Authenticator, to_bytes
from tests.support.server.people.people_server import (
    PASSWORD,
    Device,
    Json,
    PeopleServer,
    run_scene,
)


async def leave_traces(server: PeopleServer, device: Device) -> str:
    """Leave traces of a person in all database tables that can hold one, and return their id."""
    await device.register()
    person: str = (await device.get("/api/me"))["id"]
    await add_passkey(device, Authenticator())
    await device.post("/api/socket-ticket")
    await device.post("/api/passkeys/register/begin", status=200)
    async with server.database.writing() as connection:
        game = {"stream": "t1", "number": 2, "ended": 5, "rules": "turnier"}
        await connection.execute(insert(games).values(**game, ending="out", winner=1))
        for seat, who in ((0, "other"), (1, person)):
            sat = {"stream": "t1", "number": 2, "seat": seat, "person": who, "score": 30 + seat}
            await connection.execute(insert(players).values(**sat))
        for number, who in enumerate((person, "other")):
            cup = {"tournament": f"c{number}", "name": f"Cup {number}", "person": who, "made": 3}
            rest = {"code": "BCDFGH", "secret": b"-", "listed": True, "rehearsal": False}
            await connection.execute(insert(tournaments).values(**cup, **rest))
            held = {"ref": f"@{number}", "tournament": f"c{number}", "person": who}
            name = {"name": f"N{number}", "club": f"Club {number}", "at": 4}
            await connection.execute(insert(entrants).values(**held, **name))
        writers = (person, "other")
        for number, who in enumerate(writers):
            said = {"message": f"m{number}", "stream": "t1", "person": who, "name": f"N{number}"}
            await connection.execute(insert(chat).values(**said, at=7, text=f"Moien {number}"))
        messages = [
            Said("t1", f"m{number}", who, f"N{number}", 7) for number, who in enumerate(writers)
        ]
        for number, (who, about) in enumerate(((person, "other"), ("other", person))):
            report = {"report": f"r{number}", "stream": "t1", "person": who, "about": about}
            await connection.execute(
                insert(reports).values(**report, at=9, text=f"rude {number}", said=encode(messages))
            )
    return person


def test_the_export_contains_everything_about_the_person(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        person = await leave_traces(server, device)
        got = await device.request("GET", "/api/me/export", status=200)
        data = got.json()
        assert "attachment" in got.headers["content-disposition"]
        assert data["person"] == {
            "id": person,
            "name": "Anna",
            "kind": "person",
            "login": "anna",
        }
        assert data["made"] == server.clock.now
        assert [one["device"] for one in data["passkeys"]] == ["Telefon"]
        assert len(data["sessions"]) == 1
        assert data["games"] == [
            {
                "table": "t1",
                "number": 2,
                "seat": 1,
                "score": 31,
                "ended": 5,
                "rules": "turnier",
                "ending": "out",
                "winner": 1,
            }
        ]
        assert data["chat"] == [
            {"table": "t1", "at": 7, "name": "N0", "preset": None, "text": "Moien 0"}
        ]
        assert data["reports"] == [{"table": "t1", "at": 9, "text": "rude 0"}]
        assert data["tournaments"] == [{"tournament": "c0", "name": "Cup 0", "made": 3}]
        entry = {"tournament": "c0", "title": "Cup 0", "name": "N0", "club": "Club 0", "at": 4}
        assert data["entries"] == [entry]
        for secret in (device.http.cookies["romme"], PASSWORD, "argon2"):
            assert secret not in got.text

    run_scene(database_url, scene)


def test_erasing_a_person_leaves_no_trace(database_url: str) -> None:
    """The id remains only in a `people` row without a name, because logs of tables refer to it."""

    async def scene(server: PeopleServer) -> None:
        device, stranger = await server.device(), await server.device()
        person = await leave_traces(server, device)
        other = await stranger.arrive("Ben")
        await device.request("DELETE", "/api/me", {"password": PASSWORD}, status=204)
        assert not device.http.cookies
        rows = await all_rows(server)
        found = [(table, row) for table, row in rows if person in map(str, row)]
        assert found == [("people", (person, "", "person", None, None, 0))]
        assert not [row for _, row in rows if "anna" in str(row).lower() or "N0" in str(row)]
        reported = [str(row) for table, row in rows if table == "reports"]
        assert [(person in one, "N1" in one) for one in reported] == [(False, True)] * 2
        assert {("m0", "", "", "Moien 0"), ("m1", "other", "N1", "Moien 1")} == {
            (row[0], row[2], row[3], row[6]) for table, row in rows if table == "chat"
        }
        assert {(0, "other", 30), (1, None, 31)} == {
            row[2:] for table, row in rows if table == "players"
        }
        assert {("c0", None), ("c1", "other")} == {
            (row[0], row[4]) for table, row in rows if table == "tournaments"
        }
        assert (await stranger.get("/api/me"))["id"] == other["id"]
        assert await server.people.names_of([person]) == {person: ""}
        assert await server.people.find(PersonId(person)) is None
        await stranger.post("/api/accounts", {"login": "anna", "password": PASSWORD})

    run_scene(database_url, scene)


async def all_rows(server: PeopleServer) -> list[tuple[str, tuple[object, ...]]]:
    async with server.database.reading() as connection:
        return [
            (table.name, tuple(row))
            for table in metadata.sorted_tables
            for row in await connection.execute(select(table))
        ]


def test_erasing_a_person_ends_all_sessions(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, other = await server.device(), await server.device()
        await device.register()
        await other.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        token = device.http.cookies["romme"]
        ticket = (await other.post("/api/socket-ticket"))["ticket"]
        await device.request("DELETE", "/api/me", {"password": PASSWORD}, status=204)
        device.token = token
        for signed_out in (device, other):
            assert await signed_out.refusal("GET", "/api/me") == (401, "sign-in")
        assert await server.people.redeem(ticket) is None
        wrong = await other.refusal("POST", "/api/sign-in", {"login": "anna", "password": PASSWORD})
        assert wrong == (401, "wrong-sign-in")

    run_scene(database_url, scene)


async def passkey(device: Device, key: Authenticator) -> Json:
    return {"passkey": key.get(await device.post("/api/passkeys/sign-in/begin", status=200))}


def test_a_guest_confirms_erasure_with_the_name(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive("Élise")
        for wrong in ({}, {"name": ""}, {"name": "Elise"}, {"password": "Élise"}):
            assert await device.refusal("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        assert await device.refusal("DELETE", "/api/me") == (400, "bad-request")
        await device.request("PATCH", "/api/me", {"name": "Éloïse"}, status=200)
        old = {"name": "Élise"}  # another guest may have this name by now
        assert await device.refusal("DELETE", "/api/me", old) == (403, "not-confirmed")
        await device.request("DELETE", "/api/me", {"name": " éloïse"}, status=204)

    run_scene(sqlite_url, scene)


def test_erasure_needs_the_password_or_a_passkey(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device, stranger = await server.device(), await server.device()
        own, foreign = Authenticator(), Authenticator()
        await device.register()
        await stranger.arrive("Eve")
        await add_passkey(device, own)
        await add_passkey(stranger, foreign)
        for wrong in (
            {"name": "Anna"},
            {"password": "wrong"},
            await passkey(device, foreign),
            await passkey(device, Authenticator()),
            await passkey(device, own) | await passkey(device, foreign),
        ):
            assert await device.refusal("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        await device.request("DELETE", "/api/me", await passkey(device, own), status=204)
        name = {"name": "Eve"}
        assert await stranger.refusal("DELETE", "/api/me", name) == (403, "not-confirmed")
        await stranger.request("DELETE", "/api/me", await passkey(stranger, foreign), status=204)

    run_scene(sqlite_url, scene)


def test_a_bot_confirms_erasure_without_an_origin(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        bot = await server.bot()
        await bot.request("DELETE", "/api/me", {"name": "Bot"}, status=204)

    run_scene(sqlite_url, scene)


def test_the_search_finds_traces(postgres_url: str) -> None:
    """Control: before the erasure, the search finds each database table with a trace."""

    async def scene(server: PeopleServer) -> None:
        person = await leave_traces(server, await server.device())
        found = {table for table, row in await all_rows(server) if person in map(str, row)}
        assert found == {
            *("people", "sessions", "passkeys", "recovery_codes", "tickets", "challenges"),
            *("players", "chat", "reports", "tournaments", "entrants"),
        }

    run_scene(postgres_url, scene)


def encodings(secret: str) -> set[bytes]:
    """Return a secret in all encodings in which it might be stored."""
    plain = secret.replace("-", "")
    return {secret.encode(), plain.encode(), plain.upper().encode(), decoded_or_plain(secret)}


def decoded_or_plain(secret: str) -> bytes:
    try:
        return to_bytes(secret)
    except ValueError:
        return secret.encode()


def content_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_no_secret_is_stored_in_plain_text(tmp_path: Path) -> None:
    """Secrets are tokens, passwords, recovery codes, tickets and challenges."""
    secrets: list[str] = []

    async def scene(server: PeopleServer) -> None:
        device, bot = await server.device(), await server.bot()
        secrets.extend([*await device.register(), PASSWORD, device.http.cookies["romme"]])
        secrets.append(bot.token or "")
        options = await device.post("/api/passkeys/register/begin", status=200)
        secrets.append(options["challenge"])
        secrets.append((await device.post("/api/socket-ticket"))["ticket"])
        asked = {"login": "anna", "password": "another horse", "code": secrets[0]}
        other = await server.device()
        await other.post("/api/recover", asked, status=200)
        secrets.extend(["another horse", other.http.cookies["romme"]])
        await device.post("/api/passkeys/sign-in/begin", status=200)
        await add_passkey(other, Authenticator())
        content = content_of(tmp_path)
        assert b"anna" in content
        assert sha256(secrets[9].encode()).digest() in content
        assert len(secrets) == 8 + 7
        for secret in secrets:
            for written in encodings(secret):
                assert written not in content, secret

    run_scene(f"sqlite:///{tmp_path / 'test.db'}", scene)
