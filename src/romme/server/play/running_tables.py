"""Running tables per person and per IP address, and the limits on their number.

A table counts towards the limits of the people who sit there and are present. Tournament tables
are not counted: the organiser assigns the seats, and each person has only one table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from romme.server.person_id import PersonId
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Chair, Table, TablePhase
from romme.server.workers.fair_queue import Party

RUNNING: Final = frozenset({TablePhase.OPEN, TablePhase.PLAYING, TablePhase.COUNTED})


def party_of(name: str, table: Table) -> Party:
    """Return the owner and table that a table's bot moves are charged to.

    The owner is the host if present, else another present player. All tables without present
    players share one owner, so they get little computing time.
    """
    here = _present(table.chairs)
    if not here:
        return Party("", name)
    return Party(table.host if table.host in here else here[0], name)


def _present(chairs: tuple[Chair, ...]) -> tuple[PersonId, ...]:
    return tuple(chair.person for chair in chairs if chair.person is not None and chair.is_here)


class TableCaps(NamedTuple):
    """Maximum number of tables running at the same time. 0 means no limit."""

    per_person: int = 0
    per_address: int = 0


class RunningTables:
    """Counts the running tables of each person and each address on this node."""

    def __init__(self, caps: TableCaps) -> None:
        """Start without tables."""
        self.caps = caps
        self._seen: dict[str, tuple[tuple[Chair, ...], TablePhase]] = {}
        self._people: dict[str, frozenset[PersonId]] = {}
        self._tables: dict[PersonId, set[str]] = {}
        """The tables of each person, including those with a reserved slot."""
        self._entering: list[tuple[PersonId, str]] = []
        self._address: dict[PersonId, str] = {}
        self._at: dict[str, set[PersonId]] = {}

    def note(self, name: str, table: Table) -> None:
        """Update the counts after a change at a table. Cheap if chairs and phase are unchanged."""
        now = (table.chairs, table.phase)
        known = self._seen.get(name)
        if known is not None and known[0] is now[0] and known[1] is now[1]:
            return
        self._seen[name] = now
        runs = table.phase in RUNNING and not table.tournament
        self._follow(name, frozenset(_present(table.chairs)) if runs else frozenset())

    def forget(self, name: str) -> None:
        """Stop counting a table that is no longer in memory."""
        self._seen.pop(name, None)
        self._follow(name, frozenset())

    @contextmanager
    def reserve_slot(self, person: PersonId, name: str, *, address: str) -> Iterator[None]:
        """Count a table towards a person's limits while they sit down.

        Concurrent requests cannot exceed a limit. Raise `TableRefused` if it is reached.
        """
        self._check(person, name, address=address)
        entry = (person, name)
        self._entering.append(entry)
        self._tables.setdefault(person, set()).add(name)
        self._move(person, address)
        try:
            yield
        finally:
            self._entering.remove(entry)
            self._settle(person, name)

    def count(self, person: PersonId) -> int:
        """Return the number of running tables at which a person plays."""
        return len(self._tables.get(person, ()))

    def count_at(self, address: str) -> int:
        """Return the number of running tables at which people from an IP address play."""
        return len(self._of_address(address))

    def _check(self, person: PersonId, name: str, *, address: str) -> None:
        if name in self._tables.get(person, ()):
            return  # already counted
        cap = self.caps.per_person
        if cap and self.count(person) >= cap:
            raise TableRefused(TableRefusal.OWN_TABLES, most=cap)
        cap = self.caps.per_address
        if cap and len(self._of_address(address) - {name}) >= cap:
            raise TableRefused(TableRefusal.ADDRESS_TABLES, most=cap)

    def _of_address(self, address: str) -> set[str]:
        people = self._at.get(address, ())
        return {name for person in people for name in self._tables.get(person, ())}

    def _follow(self, name: str, people: frozenset[PersonId]) -> None:
        before = self._people.pop(name, frozenset())
        if people:
            self._people[name] = people
        for person in people - before:
            self._tables.setdefault(person, set()).add(name)
        for person in before - people:
            self._settle(person, name)

    def _settle(self, person: PersonId, name: str) -> None:
        """Stop counting a table for a person, unless they play there or have reserved a slot."""
        if person in self._people.get(name, ()) or (person, name) in self._entering:
            return
        tables = self._tables.get(person, set())
        tables.discard(name)
        if not tables:
            self._tables.pop(person, None)
            self._move(person, "")

    def _move(self, person: PersonId, address: str) -> None:
        before = self._address.pop(person, "")
        neighbours = self._at.get(before, set())
        neighbours.discard(person)
        if not neighbours:
            self._at.pop(before, None)
        if address:
            self._address[person] = address
            self._at.setdefault(address, set()).add(person)
