"""Parse database URLs, and format them without their passwords."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import ClassVar, TypeAlias
from urllib.parse import parse_qs, urlsplit

from romme.store.errors import AddressFlaw, BadUrl


class DatabaseKind(Enum):
    """The kinds of databases that the server supports."""

    SQLITE = "sqlite"
    POSTGRES = "postgresql"


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """The address of a database in an SQLite file."""

    path: Path

    kind: ClassVar[DatabaseKind] = DatabaseKind.SQLITE

    @property
    def url(self) -> str:
        """The full URL."""
        return f"sqlite:///{self.path}"

    def __str__(self) -> str:
        return self.url


@dataclass(frozen=True, slots=True)
class PostgresServer:
    """The address of a database on a PostgreSQL server."""

    url: str = field(repr=False)
    """The full URL, including the password."""
    shown: str

    kind: ClassVar[DatabaseKind] = DatabaseKind.POSTGRES

    def __str__(self) -> str:
        return self.shown


Address: TypeAlias = SqliteFile | PostgresServer


def read_address(url: str) -> Address:
    """Parse a database URL. Raise `BadUrl` if it is invalid.

    >>> read_address("sqlite:////srv/romme/club.db")
    SqliteFile(path=PosixPath('/srv/romme/club.db'))
    >>> str(read_address("sqlite://///srv/romme/club.db"))
    'sqlite:////srv/romme/club.db'
    >>> str(read_address("postgres://club:secret@db.example/romme"))
    'postgresql://club@db.example/romme'
    """
    scheme = url.partition(":")[0].lower()
    if scheme == "sqlite":
        return _read_sqlite(url)
    if scheme in {"postgresql", "postgres"}:
        return _read_postgres(url)
    raise BadUrl(AddressFlaw.KIND)


def _read_sqlite(url: str) -> SqliteFile:
    _, slashes, name = url.partition(":///")
    if not slashes or name in {"", ":memory:"} or "\0" in name:
        raise BadUrl(AddressFlaw.NO_FILE)
    if "?" in name:
        raise BadUrl(AddressFlaw.OPTIONS)
    path = Path(name).expanduser().absolute()
    if path.root == "//":  # one slash too many: SQLite would read a host name
        path = Path("/", *path.parts[1:])
    return SqliteFile(path)


def _read_postgres(url: str) -> PostgresServer:
    try:
        parts = urlsplit(url)
        where = f"{parts.hostname or ''}" + (f":{parts.port}" if parts.port else "")
        user = f"{parts.username}@" if parts.username else ""
        socket = parse_qs(parts.query).get("host", [])
    except ValueError:
        raise BadUrl(AddressFlaw.UNREADABLE) from None  # its text would repeat the address
    if "://" not in url:
        raise BadUrl(AddressFlaw.UNREADABLE)
    behind = f"?host={socket[0]}" if socket else ""
    return PostgresServer(url, f"postgresql://{user}{where}{parts.path}{behind}")
