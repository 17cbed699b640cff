"""How the program ends: the status, and the one line on the error output."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias

Language: TypeAlias = Literal["lb", "de", "fr", "en"]


class Status(IntEnum):
    """The exit status of a command."""

    DONE = 0
    REFUSED = 1
    """A move of the game was refused."""
    UNREADABLE = 2
    """The command or its file makes no sense."""
    UNAVAILABLE = 75
    """The database is elsewhere and does not answer yet: trying again may help."""
    INTERRUPTED = 130
    PIPE_CLOSED = 141


class Stop(Exception):  # noqa: N818 - an end, not an error of the program
    """Nothing can be done; the line says why, in the user's language."""

    def __init__(self, line: str, status: Status = Status.UNREADABLE) -> None:
        """Keep the line, and how the program ends."""
        super().__init__(line)
        self.line = line
        self.status = status
