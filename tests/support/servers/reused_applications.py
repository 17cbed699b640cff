"""Applications that serve for one server after the other.

Most of the processor time of a start in the test's process goes into making the application.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, TypeVar

from litestar import Litestar

Served = TypeVar("Served")


class ReusedApplications(Generic[Served]):
    """The applications of a test process, each of which calls a function to get its server."""

    def __init__(self, make: Callable[[Callable[[], Served]], Litestar]) -> None:
        self._make = make
        self._unused: list[_ReusableApplication[Served]] = []

    @contextmanager
    def lent_to(self, served: Served) -> Iterator[Litestar]:
        """Yield an application that serves only for this server, until the end of the block."""
        one = self._unused.pop() if self._unused else _ReusableApplication(self._make)
        one.served = served
        try:
            yield one.application
        finally:
            one.served = None
            self._unused.append(one)


class _ReusableApplication(Generic[Served]):
    def __init__(self, make: Callable[[Callable[[], Served]], Litestar]) -> None:
        self.served: Served | None = None
        self.application: Final = make(self._current)

    def _current(self) -> Served:
        assert self.served is not None, "the server has stopped"
        return self.served
