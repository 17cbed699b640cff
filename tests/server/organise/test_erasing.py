"""After a person is erased, tournaments show only a start number, without name or account."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import httpx
from sqlalchemy import insert, select

from romme.rules import find_preset
from romme.server.organise.access.keys import PIN_DIGITS
from romme.server.organise.desk import STREAM
from romme.server.person_id import PersonId
from romme.store.connection.address import SqliteFile, read_address
from romme.store.connection.engines import make_engine
from romme.store.integrity.audit import audit
from romme.store.log.chain import BEGINNING, link
from romme.store.log.records import Version
from romme.store.schema import migrate
from romme.store.schema.tables import entrants, events, metadata, people, streams, tournaments
from romme.tournament.commands import BeginSeries, ChangeEntry, DrawSeats, EnterPeople
from romme.tournament.events import EntryChanged, Event, PeopleEntered
from romme.tournament.office.director import make
from romme.tournament.rights import DIRECTOR as DIRECTOR_BY
from romme.tournament.storage.codec import encode
from romme.tournament.values import EntryDetails, Namesakes, Presence
from tests.server.organise.test_online import ONLINE
from tests.support.server.organise.tournament_server import (
    ORIGIN,
    TournamentClient,
    TournamentServer,
    tournament_server,
)

NAME: Final = "Zoltan Quickfinger"
CLUB: Final = "Rommé Frënn Zolwer"


@asynccontextmanager
async def guest(server: TournamentServer, name: str = NAME) -> AsyncIterator[httpx.AsyncClient]:
    """Yield an HTTP client with a guest's session."""
    transport = httpx.ASGITransport(server.app)
    headers = {"origin": ORIGIN}
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers) as http:
        await http.post("/api/guests", json={"name": name})
        yield http


async def erase(http: httpx.AsyncClient) -> None:
    answer = await http.request("DELETE", "/api/me", json={"name": NAME})
    assert answer.status_code == 204, answer.text


async def shown_texts(director: TournamentClient) -> str:
    """Return everything that the director can read about a tournament, as one string."""
    paths = ("", "/standing", "/record", "/log.jsonl", "/exports/entries.csv")
    answers = [await director.request("GET", path) for path in paths]
    assert {one.status_code for one in answers} == {200}
    return "\n".join(one.text for one in answers)


async def stored_rows(server: TournamentServer) -> str:
    """Return all database rows except those of `people`, as one string."""
    async with server.app.database.reading() as connection:
        rows = [
            row
            for table in metadata.sorted_tables
            if table is not people
            for row in await connection.execute(select(table))
        ]
    return repr(rows).replace("\\xc3\\xab", "ë").replace("\\xc3\\xa9", "é")


def test_a_name_is_erased_everywhere_and_the_log_stays_valid(database_url: str) -> None:
    async def scene() -> tuple[str, str | None]:
        async with tournament_server(database_url) as server, guest(server) as http:
            director = await server.make(terms=ONLINE)
            me = (await http.get("/api/me")).json()["id"]
            joined = await TournamentClient(http, director.tournament).post("/join", {"club": CLUB})
            assert joined["version"] == 2
            await director.do(
                EnterPeople((EntryDetails("Anna"), EntryDetails("Jos")), Presence.PRESENT)
            )
            await director.do(DrawSeats("seed"))
            before = await shown_texts(director)
            assert NAME in before
            assert CLUB in before
            async with server.app.database.reading() as connection:
                log = repr((await connection.execute(select(events))).all())
            assert NAME not in log
            assert me not in log

            exported = (await http.get("/api/me/export")).json()["entries"]
            assert [(one["title"], one["name"], one["club"]) for one in exported] == [
                ("Spring cup", NAME, CLUB)
            ]
            await erase(http)
            for text in (await shown_texts(director), await stored_rows(server)):
                assert NAME not in text
                assert CLUB not in text
                assert me not in text
            seen = await director.get()
            assert [one["name"] for one in seen["people"]] == ["N° 1", "Anna", "Jos"]
            assert [table["seats"] for table in seen["series"][0]["tables"]] != []
            await director.do(BeginSeries())
            return director.tournament, director.key

    async def after_restart(tournament: str, key: str | None) -> None:
        async with tournament_server(database_url) as server:
            director = TournamentClient(server.http, tournament, key)
            assert NAME not in await shown_texts(director)
            assert (await director.get())["people"][0]["name"] == "N° 1"

    asyncio.run(after_restart(*asyncio.run(scene())))
    assert asyncio.run(audit(database_url)).broken == ()


def test_no_byte_of_an_erased_name_is_left_in_the_files(sqlite_url: str) -> None:
    """The files include the write-ahead log of the database while the server is running."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server, guest(server) as http:
            director = await server.make(terms=ONLINE)
            await TournamentClient(http, director.tournament).post("/join", {"club": CLUB})
            account = {"login": "zoltan.q", "password": "correct horse"}
            assert (await http.post("/api/accounts", json=account)).status_code == 201
            kept = read_address(sqlite_url)
            assert isinstance(kept, SqliteFile)

            def files() -> bytes:
                paths = kept.path.parent.glob(f"{kept.path.name}*")
                return b"".join(one.read_bytes() for one in paths)

            traces = [NAME.encode(), CLUB.encode(), b"zoltan.q"]
            assert [one in files() for one in traces] == [True] * 3
            confirmation = {"password": account["password"]}
            answer = await http.request("DELETE", "/api/me", json=confirmation)
            assert answer.status_code == 204, answer.text
            assert [one in files() for one in traces] == [False] * 3

    asyncio.run(scene())


def test_a_changed_entry_is_erased_too(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server, guest(server) as http:
            director = await server.make(terms=ONLINE)
            await TournamentClient(http, director.tournament).post("/join", {})
            changed = EntryDetails("Zoltan Q.", club=CLUB, tandem="Two", family="Zoltan Q.")
            await director.do(ChangeEntry(1, changed, Namesakes.MEANT))
            assert "Zoltan Q." in await shown_texts(director)
            assert (await director.get())["people"][0]["family"] == "Zoltan Q."
            async with server.app.database.reading() as connection:
                assert "Zoltan" not in repr((await connection.execute(select(events))).all())
            await erase(http)
            text = await shown_texts(director) + await stored_rows(server)
            assert "Zoltan" not in text
            (entrant,) = (await director.get())["people"]
            assert entrant["family"] == ""
            assert (entrant["name"], entrant["club"], entrant["account"]) == ("N° 1", "", "")
            assert entrant["tandem"] == "Two"  # the partner keeps the result

    asyncio.run(scene())


def test_other_people_keep_their_names(sqlite_url: str) -> None:
    async def scene() -> None:
        async with (
            tournament_server(sqlite_url) as server,
            guest(server) as one,
            guest(server, "Ben") as other,
        ):
            director = await server.make(terms=ONLINE)
            for http in (one, other):
                await TournamentClient(http, director.tournament).post("/join", {})
            await erase(one)
            assert [who["name"] for who in (await director.get())["people"]] == ["N° 1", "Ben"]
            assert (await TournamentClient(other, director.tournament).get())["you"]["number"] == 2

    asyncio.run(scene())


def test_names_in_old_records_are_masked_after_erasure(database_url: str) -> None:
    """Names are masked whether the person was erased before the database was upgraded or after."""
    entered = (
        EntryDetails(NAME, CLUB, number=1, account="zoltan"),
        EntryDetails("Gone Long Ago", number=2, account="gone"),
        EntryDetails("Typed By Hand", number=3),
    )
    made = make("Old cup", find_preset("turnier").rules)
    changed = EntryChanged(EntryDetails("Zoltan Q.", number=1, account="zoltan"))
    happened: list[Event] = [made, PeopleEntered(entered, Presence.PRESENT), changed]

    async def scene() -> None:
        await write_old_database(database_url, happened)
        async with tournament_server(database_url) as server:
            async with server.app.database.reading() as connection:
                rows = (await connection.execute(select(entrants))).all()
            assert [(row.tournament, row.person, row.name) for row in rows] == [
                ("old", "zoltan", "Zoltan Q.")
            ]
            about = await server.app.organiser.info("old")
            director = TournamentClient(server.http, "old", about.keys.key(DIRECTOR_BY))
            names = [one["name"] for one in (await director.get())["people"]]
            assert names == ["Zoltan Q.", "N° 2", "Typed By Hand"]
            assert [len(link["pin"]) for link in await director.get("/links")] == [6, 6]
            assert PIN_DIGITS > 6
            text = await shown_texts(director)
            assert NAME in text  # his former name
            assert "Gone Long Ago" not in text
            found = await server.app.people.find(PersonId("zoltan"))
            assert found is not None
            await server.app.people.forget(found)
            text = await shown_texts(director)
            assert "Zoltan" not in text
            assert CLUB not in text
            assert "Typed By Hand" in text

    asyncio.run(scene())
    assert asyncio.run(audit(database_url)).broken == ()


async def write_old_database(url: str, happened: list[Event]) -> None:
    """Create a database with the old schema, in which the records of a tournament contain names."""
    engine = make_engine(read_address(url))
    row = {"tournament": "old", "code": "BCDFGH", "name": "Old cup", "secret": b"-", "made": 1}
    async with engine.begin() as connection:
        await connection.run_sync(migrate.upgrade, "0003")
        for person, name in (("zoltan", NAME), ("gone", "")):
            who = {"person": person, "name": name, "kind": "person", "made": 1}
            await connection.execute(insert(people).values(who))
        await connection.execute(insert(tournaments).values(**row, listed=False, rehearsal=False))
        stream, hashed = f"{STREAM}old", BEGINNING
        for version, event in enumerate(happened, start=1):
            data = encode([event])
            hashed = link(hashed, stream, Version(version), at=1, command=None, data=data)
            one = {"stream": stream, "version": version, "at": 1, "data": data, "hash": hashed}
            await connection.execute(insert(events).values(one))
        head = {"stream": stream, "version": len(happened), "hash": hashed, "phase": "open"}
        rest = {"listed": False, "summary": b"", "touched": 1}
        await connection.execute(insert(streams).values(head | rest))
    await engine.dispose()
