"""What is kept about somebody: all of it can be taken away, and all of it can go."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from msgspec.json import encode
from sqlalchemy import insert, select

from romme.server.person_id import PersonId
from romme.store.schema.tables import chat, entrants, games, metadata, players, reports, tournaments
from romme.wire.messages import Said
from tests.server.people.factors.authenticator import Authenticator, to_bytes
from tests.server.people.factors.test_passkeys import add
from tests.server.people.house import PASSWORD, Device, House, Json, play


async def live(house: House, device: Device) -> str:
    """Leave a trace in every table that can have one; returns the person's id."""
    await device.register()
    person: str = (await device.get("/api/me"))["id"]
    await add(device, Authenticator())
    await device.post("/api/socket-ticket")
    await device.post("/api/passkeys/register/begin", status=200)
    async with house.database.writing() as connection:
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
        talked = (person, "other")
        for number, who in enumerate(talked):
            said = {"message": f"m{number}", "stream": "t1", "person": who, "name": f"N{number}"}
            await connection.execute(insert(chat).values(**said, at=7, text=f"Moien {number}"))
        heard = [
            Said("t1", f"m{number}", who, f"N{number}", 7) for number, who in enumerate(talked)
        ]
        for number, (who, about) in enumerate(((person, "other"), ("other", person))):
            told = {"report": f"r{number}", "stream": "t1", "person": who, "about": about}
            await connection.execute(
                insert(reports).values(**told, at=9, text=f"rude {number}", said=encode(heard))
            )
    return person


def test_everything_about_me(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        person = await live(house, device)
        got = await device.ask("GET", "/api/me/export", status=200)
        data = got.json()
        assert "attachment" in got.headers["content-disposition"]
        assert data["person"] == {
            "id": person,
            "name": "Anna",
            "kind": "person",
            "login": "anna",
        }
        assert data["made"] == house.clock.now
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

    play(database_url, scene)


def test_nothing_leads_to_somebody_who_is_forgotten(database_url: str) -> None:
    """The id stands nowhere any more but in the row that the logs of tables name."""

    async def scene(house: House) -> None:
        device, stranger = await house.device(), await house.device()
        person = await live(house, device)
        other = await stranger.arrive("Ben")
        await device.ask("DELETE", "/api/me", {"password": PASSWORD}, status=204)
        assert not device.http.cookies
        rows = await everything(house)
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
        assert await house.people.names_of([person]) == {person: ""}
        assert await house.people.find(PersonId(person)) is None
        await stranger.post("/api/accounts", {"login": "anna", "password": PASSWORD})

    play(database_url, scene)


async def everything(house: House) -> list[tuple[str, tuple[object, ...]]]:
    async with house.database.reading() as connection:
        return [
            (table.name, tuple(row))
            for table in metadata.sorted_tables
            for row in await connection.execute(select(table))
        ]


def test_who_is_forgotten_is_signed_out_everywhere(database_url: str) -> None:
    async def scene(house: House) -> None:
        device, other = await house.device(), await house.device()
        await device.register()
        await other.post("/api/sign-in", {"login": "anna", "password": PASSWORD}, status=200)
        token = device.http.cookies["romme"]
        ticket = (await other.post("/api/socket-ticket"))["ticket"]
        await device.ask("DELETE", "/api/me", {"password": PASSWORD}, status=204)
        device.token = token
        for signed_out in (device, other):
            assert await signed_out.refused("GET", "/api/me") == (401, "sign-in")
        assert await house.people.redeem(ticket) is None
        wrong = await other.refused("POST", "/api/sign-in", {"login": "anna", "password": PASSWORD})
        assert wrong == (401, "wrong-sign-in")

    play(database_url, scene)


async def passkey(device: Device, key: Authenticator) -> Json:
    return {"passkey": key.get(await device.post("/api/passkeys/sign-in/begin", status=200))}


def test_a_guest_types_the_name_once_more(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive("Élise")
        for wrong in ({}, {"name": ""}, {"name": "Elise"}, {"password": "Élise"}):
            assert await device.refused("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        assert await device.refused("DELETE", "/api/me") == (400, "bad-request")
        await device.ask("PATCH", "/api/me", {"name": "Éloïse"}, status=200)
        old = {"name": "Élise"}  # by now somebody else's, perhaps
        assert await device.refused("DELETE", "/api/me", old) == (403, "not-confirmed")
        await device.ask("DELETE", "/api/me", {"name": " éloïse"}, status=204)

    play(sqlite_url, scene)


def test_who_has_a_password_or_a_passkey_needs_it(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device, stranger = await house.device(), await house.device()
        own, foreign = Authenticator(), Authenticator()
        await device.register()
        await stranger.arrive("Eve")
        await add(device, own)
        await add(stranger, foreign)
        for wrong in (
            {"name": "Anna"},
            {"password": "wrong"},
            await passkey(device, foreign),
            await passkey(device, Authenticator()),
            await passkey(device, own) | await passkey(device, foreign),
        ):
            assert await device.refused("DELETE", "/api/me", wrong) == (403, "not-confirmed")
        await device.ask("DELETE", "/api/me", await passkey(device, own), status=204)
        name = {"name": "Eve"}
        assert await stranger.refused("DELETE", "/api/me", name) == (403, "not-confirmed")
        await stranger.ask("DELETE", "/api/me", await passkey(stranger, foreign), status=204)

    play(sqlite_url, scene)


def test_a_program_confirms_without_an_origin(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        program = await house.program()
        await program.ask("DELETE", "/api/me", {"name": "Bot"}, status=204)

    play(sqlite_url, scene)


def test_the_search_would_find_a_trace(postgres_url: str) -> None:
    """The check itself works: before somebody is forgotten, every table of theirs shows it."""

    async def scene(house: House) -> None:
        person = await live(house, await house.device())
        found = {table for table, row in await everything(house) if person in map(str, row)}
        assert found == {
            *("people", "sessions", "passkeys", "recovery_codes", "tickets", "challenges"),
            *("players", "chat", "reports", "tournaments", "entrants"),
        }

    play(postgres_url, scene)


def forms(secret: str) -> set[bytes]:
    """A secret as it might be written down."""
    plain = secret.replace("-", "")
    return {secret.encode(), plain.encode(), plain.upper().encode(), to_bytes_or_not(secret)}


def to_bytes_or_not(secret: str) -> bytes:
    try:
        return to_bytes(secret)
    except ValueError:
        return secret.encode()


def content_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


def test_no_secret_stands_in_the_database(tmp_path: Path) -> None:
    """Tokens, passwords, codes, tickets, challenges: the files have none of them in clear."""
    secrets: list[str] = []

    async def scene(house: House) -> None:
        device, program = await house.device(), await house.program()
        secrets.extend([*await device.register(), PASSWORD, device.http.cookies["romme"]])
        secrets.append(program.token or "")
        options = await device.post("/api/passkeys/register/begin", status=200)
        secrets.append(options["challenge"])
        secrets.append((await device.post("/api/socket-ticket"))["ticket"])
        asked = {"login": "anna", "password": "another horse", "code": secrets[0]}
        other = await house.device()
        await other.post("/api/recover", asked, status=200)
        secrets.extend(["another horse", other.http.cookies["romme"]])
        await device.post("/api/passkeys/sign-in/begin", status=200)
        await add(other, Authenticator())
        content = content_of(tmp_path)
        assert b"anna" in content
        assert sha256(secrets[9].encode()).digest() in content
        assert len(secrets) == 8 + 7
        for secret in secrets:
            for written in forms(secret):
                assert written not in content, secret

    play(f"sqlite:///{tmp_path / 'test.db'}", scene)
