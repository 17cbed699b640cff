"""The tables that people keep going: on whose behalf each one runs, and how many there may be.

A table runs for the people who sit there and are present. Tables of tournaments are not counted:
their organiser seats people, and everybody has one.
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
    """On whose behalf bots think at a table: for its host, or for another player who is present.

    All tables at which nobody is present count as one owner, so they take little from anybody.
    """
    here = _present(table.chairs)
    if not here:
        return Party("", name)
    return Party(table.host if table.host in here else here[0], name)


def _present(chairs: tuple[Chair, ...]) -> tuple[PersonId, ...]:
    return tuple(chair.person for chair in chairs if chair.person is not None and chair.is_here)


class TableCaps(NamedTuple):
    """How many tables may run at the same time; 0: any number."""

    per_person: int = 0
    per_address: int = 0


class RunningTables:
    """Who keeps which tables going, on this node."""

    def __init__(self, caps: TableCaps) -> None:
        """Begin with none."""
        self.caps = caps
        self._seen: dict[str, tuple[tuple[Chair, ...], TablePhase]] = {}
        self._people: dict[str, frozenset[PersonId]] = {}
        self._tables: dict[PersonId, set[str]] = {}
        """With those that somebody is about to sit down at."""
        self._entering: list[tuple[PersonId, str]] = []
        self._address: dict[PersonId, str] = {}
        self._at: dict[str, set[PersonId]] = {}

    def note(self, name: str, table: Table) -> None:
        """Follow a table; costs nothing unless somebody has come or gone."""
        now = (table.chairs, table.phase)
        known = self._seen.get(name)
        if known is not None and known[0] is now[0] and known[1] is now[1]:
            return
        self._seen[name] = now
        runs = table.phase in RUNNING and not table.tournament
        self._follow(name, frozenset(_present(table.chairs)) if runs else frozenset())

    def forget(self, name: str) -> None:
        """Stop following a table that is no longer in memory."""
        self._seen.pop(name, None)
        self._follow(name, frozenset())

    @contextmanager
    def room_for(self, person: PersonId, name: str, *, address: str) -> Iterator[None]:
        """Let somebody sit down meanwhile; raises `TableRefused` if they have too many tables.

        The table is counted from now on, so that many requests at once do not slip through.
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
        """How many tables somebody keeps going."""
        return len(self._tables.get(person, ()))

    def count_at(self, address: str) -> int:
        """How many tables are kept going from an address."""
        return len(self._of_address(address))

    def _check(self, person: PersonId, name: str, *, address: str) -> None:
        if name in self._tables.get(person, ()):
            return  # it is counted already
        most = self.caps.per_person
        if most and self.count(person) >= most:
            raise TableRefused(TableRefusal.OWN_TABLES, most=most)
        most = self.caps.per_address
        if most and len(self._of_address(address) - {name}) >= most:
            raise TableRefused(TableRefusal.ADDRESS_TABLES, most=most)

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
        """Drop a table that somebody neither plays at nor is about to."""
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
