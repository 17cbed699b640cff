"""Tell the user on standard error what a set-up is doing and how far it is.

In a terminal one line is rewritten while the steps run. Elsewhere each step gets a line when it is
done.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, RLock, Thread
from types import TracebackType
from typing import Final, Self

TICK_SECONDS: Final = 0.5


def say(text: str) -> None:
    """Print a line for the user."""
    print(f"Rommé: {text}", file=sys.stderr, flush=True)


class SetUpFailed(Exception):  # noqa: N818 - reported to the user, not a bug
    """A step that cannot be done: which one, why, and what the user can do about it."""

    def __init__(self, step: str, reason: str, advice: str) -> None:
        """Store the parts of the message."""
        super().__init__(f"{step}: {reason}; {advice}")


class Progress:
    """The steps of a set-up, some of which run at the same time.

    with Progress("setting up", ["installer", "packages"]) as progress:
        with progress.step("installer"):
            ...
    """

    def __init__(self, title: str, steps: list[str]) -> None:
        """Announce the steps."""
        self._title = title
        self._steps = steps
        self._began = time.monotonic()
        self._running: list[str] = []
        self._done = 0
        self._lock = RLock()
        self._closed = Event()
        self._in_terminal = sys.stderr.isatty()
        self._width = 0
        self._ticker = Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Self:
        """Show the steps until the end of the block."""
        if self._in_terminal:
            self._ticker.start()
        else:
            say(f"{self._title}: {', '.join(self._steps)} ...")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Finish the line."""
        self._closed.set()
        with self._lock:
            if self._in_terminal and self._width:
                if error is None:
                    self._show(f"{self._title}: done in {self._seconds} s")
                print(file=sys.stderr, flush=True)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Show a step while it runs, and count it if it succeeds."""
        with self._lock:
            self._running.append(name)
        try:
            yield
            with self._lock:
                self._done += 1
                if not self._in_terminal:
                    done = f"{self._done} of {len(self._steps)}"
                    say(f"{self._title}: {name} done ({done}, {self._seconds} s) ...")
        finally:
            with self._lock:
                self._running.remove(name)

    @property
    def _seconds(self) -> int:
        return round(time.monotonic() - self._began)

    def _tick(self) -> None:
        while not self._closed.wait(TICK_SECONDS):
            with self._lock:
                if not self._closed.is_set() and self._running:
                    done = f"{self._done} of {len(self._steps)} done"
                    now = ", ".join(self._running)
                    self._show(f"{self._title}: {done}, now {now} ... {self._seconds} s")

    def _show(self, text: str) -> None:
        """Rewrite the line, and blank out the rest of a longer one."""
        line = f"Rommé: {text}"
        print(f"\r{line:<{self._width}}", end="", file=sys.stderr, flush=True)
        self._width = len(line)
