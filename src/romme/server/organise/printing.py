"""The press: papers are printed in a process of their own, one after the other.

What prints keeps whatever it has made in memory, hundreds of megabytes for a large hall. So the
process lives only as long as somebody waits for a paper.
"""

from __future__ import annotations

from typing import Final

from romme.papers.press import Job, printed
from romme.server.thinking import Thinking

NICENESS: Final = 5
"""Tables go first."""


class Printing:
    """Prints what is asked for."""

    def __init__(self) -> None:
        """Begin a process when first asked, not before."""
        self._press = Thinking(1, NICENESS)
        self._waiting = 0

    async def print(self, job: Job) -> bytes:
        """A paper as PDF; raises `NoPrinter`."""
        self._waiting += 1
        try:
            return await self._press.run(printed, job)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._press.close()

    def close(self) -> None:
        """Let go of the process."""
        self._press.close()
