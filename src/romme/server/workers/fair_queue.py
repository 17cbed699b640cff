"""A queue that shares time fairly: first among owners, then among the tables of one owner.

This is start-time fair queueing on two levels. The waiting owner who has used the fewest seconds
goes first, and within an owner the table that has used the fewest. An owner with thirty tables gets
as much time as an owner with one. An owner who seldom has a job never waits for another's backlog.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

ESTIMATE_SECONDS: Final = 0.05
"""Time charged when a job starts, and replaced by the actual time when it ends.

Without it, one owner would get all workers that are idle at the same moment.
"""
MAX_IDLE_ACCOUNTS: Final = 1000

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Party:
    """The owner and table that a job's time is charged to."""

    owner: str = ""
    """A person, or the IP address of a client that is not signed in."""
    table: str = ""


NO_PARTY: Final = Party()
"""The party of all jobs whose caller does not share its workers with others."""


class _Accounts:
    """The seconds used by each key. A key that was idle starts level with the active ones."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0
        """Virtual time: the account of the key that was picked last."""

    def enter(self, key: str) -> None:
        """Make a key active. Idle time earns no credit."""
        self._used[key] = max(self._used.get(key, 0.0), self._now)
        if len(self._used) > MAX_IDLE_ACCOUNTS:
            self._used = {key: used for key, used in self._used.items() if used > self._now}

    def pick(self, keys: Iterable[str]) -> str:
        """Return the key that has used the least time. On a tie, return the first one."""
        chosen = min(keys, key=self._of)
        self._now = max(self._now, self._of(chosen))
        return chosen

    def charge(self, key: str, seconds: float) -> None:
        self._used[key] = self._of(key) + seconds

    def _of(self, key: str) -> float:
        return self._used.get(key, self._now)


class FairQueue(Generic[Item]):
    """A queue of jobs that gives each owner, and then each of their tables, an equal share of time.

    >>> queue = FairQueue()
    >>> for name in ("a1", "a2", "b1"):
    ...     queue.push(Party(name[0], name), name)
    >>> [queue.pop()[1] for _ in range(3)]
    ['a1', 'b1', 'a2']
    """

    def __init__(self) -> None:
        """Create an empty queue."""
        self._waiting: dict[str, dict[str, deque[Item]]] = {}
        """The waiting jobs by owner and table, in order of arrival."""
        self._running: Counter[str] = Counter()
        self._owners = _Accounts()
        self._tables: dict[str, _Accounts] = {}

    def __len__(self) -> int:
        return sum(map(self.waiting_of, self._waiting))

    def waiting_of(self, owner: str) -> int:
        """Return the number of jobs that an owner has waiting."""
        return sum(map(len, self._waiting.get(owner, {}).values()))

    @property
    def active_owners(self) -> int:
        """Number of owners with a waiting or running job."""
        return len(self._waiting.keys() | self._running.keys())

    def push(self, party: Party, item: Item) -> None:
        """Append a job to its table's queue."""
        if not self._is_active(party.owner):
            self._owners.enter(party.owner)
        lines = self._waiting.setdefault(party.owner, {})
        if party.table not in lines:
            self._tables.setdefault(party.owner, _Accounts()).enter(party.table)
        lines.setdefault(party.table, deque()).append(item)

    def pop(self) -> tuple[Party, Item]:
        """Remove and return the next job with its party, and charge the party `ESTIMATE_SECONDS`.

        Raise `IndexError` if the queue is empty. Call `finish` when the job has ended.
        """
        if not self._waiting:
            raise IndexError("pop from an empty FairQueue")
        owner = self._owners.pick(self._waiting)
        lines = self._waiting[owner]
        party = Party(owner, self._tables[owner].pick(lines))
        item = lines[party.table].popleft()
        self._tidy(party)
        self._running[owner] += 1
        self._charge(party, ESTIMATE_SECONDS)
        return party, item

    def remove(self, party: Party, item: Item) -> None:
        """Withdraw a waiting job. No-op if it is not in the queue."""
        line = self._waiting.get(party.owner, {}).get(party.table)
        if line is not None and item in line:
            line.remove(item)
            self._tidy(party)
            self._forget(party.owner)

    def finish(self, party: Party, seconds: float) -> None:
        """Replace the estimate charged for a popped job with its actual time."""
        self._charge(party, seconds - ESTIMATE_SECONDS)
        self._running[party.owner] -= 1
        self._forget(party.owner)

    def _is_active(self, owner: str) -> bool:
        return owner in self._waiting or owner in self._running

    def _charge(self, party: Party, seconds: float) -> None:
        self._owners.charge(party.owner, seconds)
        self._tables[party.owner].charge(party.table, seconds)

    def _tidy(self, party: Party) -> None:
        lines = self._waiting[party.owner]
        if not lines[party.table]:
            del lines[party.table]
        if not lines:
            del self._waiting[party.owner]

    def _forget(self, owner: str) -> None:
        """Drop an idle owner's table accounts. If all owners are idle, reset their accounts too."""
        if self._running[owner] <= 0:
            del self._running[owner]
        if not self._is_active(owner):
            self._tables.pop(owner, None)
        if not self._waiting and not self._running:
            self._owners = _Accounts()
