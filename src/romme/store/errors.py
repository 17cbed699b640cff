"""Database errors that a user can fix.

    StoreError
    ├── BadUrl          the address is not valid
    ├── Unreachable     the database does not answer, or the file cannot be opened
    ├── InUse           another server uses the file
    ├── TooNew          a newer version of the program wrote the database
    ├── Foreign         the database belongs to another program
    ├── Empty           the database has no tables
    ├── NotEmpty        the database is not empty, so nothing can be restored into it
    ├── AlreadyThere    a file would be overwritten
    ├── SealExists      a seal file would be overwritten
    ├── BadBackup       the file is not a backup, or it is damaged
    ├── BadSeal         the file is not a seal file, or it was changed
    └── BadWitness      the file is not a witness file, or it is damaged

The messages are for programmers; the command line translates them. No message contains a password,
because `romme.store.connection.address` formats the addresses without it.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path


class StoreError(Exception):
    """A problem with a database or a backup that a user can fix."""


class AddressFlaw(Enum):
    """The reason why a database URL is invalid."""

    KIND = "kind"
    """The URL is for neither SQLite nor PostgreSQL."""
    NO_FILE = "no-file"
    """An SQLite address without a file name after three slashes."""
    OPTIONS = "options"
    """An SQLite address with options, which are not supported."""
    UNREADABLE = "unreadable"
    """Host or port cannot be parsed."""


class BadUrl(StoreError):  # noqa: N818 - named for what is wrong, as all here
    """An invalid database URL. The message omits the URL, because it may contain a password."""

    def __init__(self, flaw: AddressFlaw) -> None:
        super().__init__(f"not the address of a database: {flaw.value}")
        self.flaw = flaw


class Unreachable(StoreError):  # noqa: N818 - see BadUrl
    """The database does not answer, or the file cannot be opened."""

    def __init__(self, shown: str, why: str) -> None:
        super().__init__(f"{shown}: {why}")
        self.shown = shown
        self.why = why


class InUse(StoreError):  # noqa: N818 - see BadUrl
    """Another server uses the SQLite file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"another server uses {path}")
        self.path = path


class TooNew(StoreError):  # noqa: N818 - see BadUrl
    """A newer version of the program made this database or backup."""

    def __init__(self, shown: str, revision: str) -> None:
        super().__init__(f"{shown} has revision {revision}, which is newer than this program")
        self.shown = shown
        self.revision = revision


class Foreign(StoreError):  # noqa: N818 - see BadUrl
    """The database has tables of another program."""

    def __init__(self, shown: str) -> None:
        super().__init__(f"{shown} belongs to another program")
        self.shown = shown


class Empty(StoreError):  # noqa: N818 - see BadUrl
    """The database has no tables, so there is nothing to back up or audit."""

    def __init__(self, shown: str) -> None:
        super().__init__(f"{shown} is empty")
        self.shown = shown


class NotEmpty(StoreError):  # noqa: N818 - see BadUrl
    """The database is not empty, so nothing can be restored into it."""

    def __init__(self, shown: str) -> None:
        super().__init__(f"{shown} is not empty")
        self.shown = shown


class AlreadyThere(StoreError):  # noqa: N818 - see BadUrl
    """The file exists and must not be overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists")
        self.path = path


class SealExists(StoreError):  # noqa: N818 - see BadUrl
    """The file for a new seal already exists. Seal files are never overwritten."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists")
        self.path = path


class BadBackup(StoreError):  # noqa: N818 - see BadUrl
    """The file is not a backup of this program, or it is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a whole backup")
        self.path = path


class BadSeal(StoreError):  # noqa: N818 - see BadUrl
    """The file is neither a seal file nor a backup of this program, or it was changed."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a seal")
        self.path = path


class BadWitness(StoreError):  # noqa: N818 - see BadUrl
    """The file is not a witness file, or it is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a whole witness")
        self.path = path
