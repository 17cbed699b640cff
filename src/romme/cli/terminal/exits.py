"""Exit statuses, and the exception that ends a command with one line on stderr."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias

Language: TypeAlias = Literal["lb", "de", "fr", "en"]


class Status(IntEnum):
    """The exit status of a command."""

    DONE = 0
    REFUSED = 1
    """A move or a command was refused, or a check found a problem."""
    UNREADABLE = 2
    """The command or its file is invalid."""
    UNAVAILABLE = 75
    """The database server does not answer yet; a retry may help."""
    INTERRUPTED = 130
    PIPE_CLOSED = 141


class Stop(Exception):  # noqa: N818 - ends a command, is not a program error
    """Raised to end a command, with a line that gives the reason in the user's language."""

    def __init__(self, line: str, status: Status = Status.UNREADABLE) -> None:
        super().__init__(line)
        self.line = line
        self.status = status
