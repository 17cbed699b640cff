"""Database URLs, and errors about them, which never contain the password."""

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
from tests.support.store.entries import Writer, append_all


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
def test_an_invalid_url_is_refused_without_its_password(url: str, flaw: AddressFlaw) -> None:
    with pytest.raises(BadUrl) as problem:
        asyncio.run(open_database(url))
    assert problem.value.flaw is flaw
    assert "secret" not in str(problem.value)
    assert "secret" not in repr(problem.value.__cause__)


def test_sqlite_urls_have_relative_or_absolute_paths(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Relative paths follow three slashes, absolute ones four. `%` and `#` are plain characters."""
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
def test_an_address_does_not_show_its_password(url: str, shown: str) -> None:
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
def test_an_unreachable_database_is_reported_without_its_password(url: str) -> None:
    with pytest.raises(Unreachable) as problem:
        asyncio.run(open_database(url))
    assert problem.value.why
    assert "secret" not in str(problem.value)


def test_a_folder_is_not_opened_as_a_database(tmp_path: Path) -> None:
    folder = tmp_path / "folder.db"
    folder.mkdir()
    with pytest.raises(Unreachable):
        asyncio.run(open_database(f"sqlite:///{folder}"))


def test_a_missing_database_on_the_server_is_reported(postgres_url: str) -> None:
    with pytest.raises(Unreachable, match="does not exist"):
        asyncio.run(open_database(postgres_url.replace("/test", "/none", 1)))


def test_a_file_of_another_kind_is_refused_and_not_changed(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Léif Bomi, " * 1000, "utf-8")
    with pytest.raises(Unreachable, match="not a database"):
        asyncio.run(open_database(f"sqlite:///{letter}"))
    assert letter.read_text("utf-8") == "Léif Bomi, " * 1000


def test_a_database_error_does_not_contain_the_values(database_url: str) -> None:
    """The error goes to the server log, which must not contain names or secrets."""

    async def run() -> None:
        async with await open_database(database_url) as database:
            row = {"person": "p1", "name": "Anna", "kind": "person", "made": 0, "password": "hash"}

            async def insert_person() -> None:
                async with database.writing() as connection:
                    await connection.execute(insert(people).values(**row))

            await insert_person()
            with pytest.raises(IntegrityError) as failure:
                await insert_person()
            assert "Anna" not in str(failure.value)
            assert "hash" not in str(failure.value)

    asyncio.run(run())
