"""Addresses of databases: what makes no sense or is not there is named, without its password."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from romme.store.connection.address import DatabaseKind, PostgresServer, read_address
from romme.store.database import open_database
from romme.store.errors import AddressFlaw, BadUrl, Unreachable
from romme.store.schema.tables import people
from tests.store.entries import Writer, append_all


@pytest.mark.parametrize(
    ("url", "flaw"),
    [
        ("", AddressFlaw.KIND),
        ("romme.db", AddressFlaw.KIND),
        ("mysql://club:secret@host/romme", AddressFlaw.KIND),
        ("postgresql+asyncpg://club:secret@host/romme", AddressFlaw.KIND),
        ("sqlite:", AddressFlaw.NO_FILE),
        ("sqlite://", AddressFlaw.NO_FILE),
        ("sqlite:///", AddressFlaw.NO_FILE),
        ("sqlite://club.db", AddressFlaw.NO_FILE),
        ("sqlite:///:memory:", AddressFlaw.NO_FILE),
        ("sqlite:///club.db?mode=ro", AddressFlaw.OPTIONS),
        ("postgresql:romme", AddressFlaw.UNREADABLE),
        ("postgresql://club:secret@host:port/romme", AddressFlaw.UNREADABLE),
        ("postgresql://club:secret@[host/romme", AddressFlaw.UNREADABLE),
    ],
)
def test_an_address_that_makes_no_sense_is_not_repeated(url: str, flaw: AddressFlaw) -> None:
    with pytest.raises(BadUrl) as problem:
        asyncio.run(open_database(url))
    assert problem.value.flaw is flaw
    assert "secret" not in str(problem.value)
    assert "secret" not in repr(problem.value.__cause__)


def test_files_are_found_from_here_and_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three slashes and a name, or four and the whole path; blanks and signs are themselves."""
    monkeypatch.chdir(tmp_path)

    async def run(url: str) -> None:
        database = await open_database(url)
        assert database.kind is DatabaseKind.SQLITE
        assert database.url == f"sqlite:///{tmp_path}/a 100% b#.db"
        await append_all(database.log, [Writer(url).next()])
        await database.close()

    asyncio.run(run("sqlite:///a 100% b#.db"))
    asyncio.run(run(f"sqlite:///{tmp_path}/a 100% b#.db"))
    assert (tmp_path / "a 100% b#.db").stat().st_size


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgres://club:secret@host/romme", "postgresql://club@host/romme"),
        ("postgresql://club:s%2Fecret@host:77/x?sslmode=require", "postgresql://club@host:77/x"),
        ("postgresql:///x?host=/run/pg&password=secret", "postgresql:///x?host=/run/pg"),
    ],
)
def test_a_password_is_not_shown(url: str, shown: str) -> None:
    address = read_address(url)
    assert isinstance(address, PostgresServer)
    assert (address.url, str(address)) == (url, shown)
    assert "ecret" not in repr(address)


def test_a_database_does_not_show_its_password(postgres_url: str) -> None:
    url = postgres_url.replace("postgres@", "postgres:secret@")

    async def run() -> None:
        database = await open_database(url)
        assert database.kind is DatabaseKind.POSTGRES
        assert "secret" in database.url
        assert "secret" not in f"{database!r} {database.engine!r}"
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////no/such/folder/club.db",
        "postgresql://club:secret@127.0.0.1:1/romme",
        "postgresql://club:secret@/romme?host=/no/such/folder",
    ],
)
def test_what_cannot_be_reached_is_named_without_its_password(url: str) -> None:
    with pytest.raises(Unreachable) as problem:
        asyncio.run(open_database(url))
    assert problem.value.why
    assert "secret" not in str(problem.value)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "folder.db"
    folder.mkdir()
    with pytest.raises(Unreachable):
        asyncio.run(open_database(f"sqlite:///{folder}"))


def test_no_such_database_on_the_server(postgres_url: str) -> None:
    with pytest.raises(Unreachable, match="does not exist"):
        asyncio.run(open_database(postgres_url.replace("/test", "/none", 1)))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A letter to grandmother is neither opened nor changed."""
    letter = tmp_path / "letter.db"
    letter.write_text("Léif Bomi, " * 1000, "utf-8")
    with pytest.raises(Unreachable, match="not a database"):
        asyncio.run(open_database(f"sqlite:///{letter}"))
    assert letter.read_text("utf-8") == "Léif Bomi, " * 1000


def test_a_failure_does_not_repeat_what_was_to_be_kept(database_url: str) -> None:
    """It is written into the log, where no name and no secret belongs."""

    async def scene() -> None:
        async with await open_database(database_url) as database:
            row = {"person": "p1", "name": "Anna", "kind": "person", "made": 0, "password": "hash"}

            async def keep() -> None:
                async with database.writing() as connection:
                    await connection.execute(insert(people).values(**row))

            await keep()
            with pytest.raises(IntegrityError) as failure:
                await keep()
            assert "Anna" not in str(failure.value)
            assert "hash" not in str(failure.value)

    asyncio.run(scene())
