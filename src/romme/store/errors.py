"""What can be wrong with a database, as far as a user can put it right.

    StoreError
    ├── BadUrl          the address makes no sense
    ├── Unreachable     nothing answers there, or the folder cannot be written
    ├── InUse           another server has this file
    ├── TooNew          a newer program wrote it
    ├── Foreign         it belongs to another program
    ├── Empty           there is nothing in it
    ├── NotEmpty        there is something in it already
    ├── AlreadyThere    a file would be overwritten
    ├── SealExists      a seal would be overwritten
    ├── BadBackup       this is no backup, or not a whole one
    ├── BadSeal         this is no seal, or somebody changed it
    └── BadWitness      this is no witness, or a damaged one

The text of each is for programmers; the command line says it in the user's language. No password
is in any of them: addresses are shown by `romme.store.connection.address`.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path


class StoreError(Exception):
    """Something about a database or a backup that a user can put right."""


class AddressFlaw(Enum):
    """What is wrong with an address."""

    KIND = "kind"
    """Neither SQLite nor PostgreSQL."""
    NO_FILE = "no-file"
    """An SQLite address names a file behind three slashes."""
    OPTIONS = "options"
    """An SQLite address takes no options."""
    UNREADABLE = "unreadable"
    """Host or port cannot be made out."""


class BadUrl(StoreError):  # noqa: N818 - named for what is wrong, as all here
    """An address of a database that makes no sense; it is not repeated, it may hold a password."""

    def __init__(self, flaw: AddressFlaw) -> None:
        """Keep what is wrong."""
        super().__init__(f"not the address of a database: {flaw.value}")
        self.flaw = flaw


class Unreachable(StoreError):  # noqa: N818 - see BadUrl
    """A database that does not answer, or a file that cannot be opened."""

    def __init__(self, shown: str, why: str) -> None:
        """Keep the address as it may be shown, and what the system says."""
        super().__init__(f"{shown}: {why}")
        self.shown = shown
        self.why = why


class InUse(StoreError):  # noqa: N818 - see BadUrl
    """An SQLite file that another server works on."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"another server uses {path}")
        self.path = path


class TooNew(StoreError):  # noqa: N818 - see BadUrl
    """A database or backup whose tables this program does not know yet."""

    def __init__(self, shown: str, revision: str) -> None:
        """Keep where, and the revision of its tables."""
        super().__init__(f"{shown} has revision {revision}, which is newer than this program")
        self.shown = shown
        self.revision = revision


class Foreign(StoreError):  # noqa: N818 - see BadUrl
    """A database with tables that this program did not make."""

    def __init__(self, shown: str) -> None:
        """Keep where."""
        super().__init__(f"{shown} belongs to another program")
        self.shown = shown


class Empty(StoreError):  # noqa: N818 - see BadUrl
    """A database without tables, of which there can be no backup and no audit."""

    def __init__(self, shown: str) -> None:
        """Keep where."""
        super().__init__(f"{shown} is empty")
        self.shown = shown


class NotEmpty(StoreError):  # noqa: N818 - see BadUrl
    """A database with something in it, where an empty one is needed."""

    def __init__(self, shown: str) -> None:
        """Keep where."""
        super().__init__(f"{shown} is not empty")
        self.shown = shown


class AlreadyThere(StoreError):  # noqa: N818 - see BadUrl
    """A file that exists and that nobody asked to overwrite."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} exists")
        self.path = path


class SealExists(StoreError):  # noqa: N818 - see BadUrl
    """A file where a seal was to be written; seals are never overwritten."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} exists")
        self.path = path


class BadBackup(StoreError):  # noqa: N818 - see BadUrl
    """A file that is no backup of this program, or one that is damaged."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} is not a whole backup")
        self.path = path


class BadSeal(StoreError):  # noqa: N818 - see BadUrl
    """A file that is neither a seal nor a backup of this program, or a seal that was changed."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} is not a seal")
        self.path = path


class BadWitness(StoreError):  # noqa: N818 - see BadUrl
    """A file in the place of a witness that is none, or one that is damaged."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} is not a whole witness")
        self.path = path
