"""Names of entrants with an account, stored outside the log, so that they can be erased.

The log of a tournament is append-only, and each record contains the hash of the previous one. So in
the log, the entry of a person with an account has only a reference. Name, club and account are in
the table `entrants`. Deleting an account deletes its rows there, and the start number is shown
instead of the name. Seats, lists, rankings and papers stay correct.

Older records contain names in plain text. Those of people who are no longer in the table are masked
when they are read, but their bytes stay in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select

from romme.server.people.factors.one_time_secrets import new_id
from romme.store.database import Database
from romme.store.schema.tables import entrants
from romme.tournament.events import EntryChanged, Event, PeopleEntered, TournamentRestored
from romme.tournament.values import EntryDetails

REFERENCE: Final = "@"
"""Prefix of an entry's account field if it is a reference."""


class StoredName(NamedTuple):
    """An entrant's data that is stored outside the log."""

    person: str
    name: str
    club: str
    family: str


@dataclass(frozen=True, slots=True)
class NameTable:
    """The names of one tournament, by reference."""

    held: dict[str, StoredName]
    people: frozenset[str]

    def with_names(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return events with names, or with start numbers where names were erased."""
        return tuple(each_entry(event, self._with_name) for event in events)

    def _with_name(self, person: EntryDetails) -> EntryDetails:
        if not person.account:
            return person
        if person.account.startswith(REFERENCE):
            held = self.held.get(person.account)
            if held is not None:
                return replace(
                    person,
                    name=held.name,
                    club=held.club,
                    family=held.family,
                    account=held.person,
                )
        elif person.account in self.people:
            return person
        return replace(person, name=placeholder(person.number), club="", account="", family="")


def placeholder(number: int) -> str:
    """The name shown for an erased entrant, in every language.

    >>> placeholder(12)
    'N° 12'
    """
    return f"N° {number}"


class EntrantNames:
    """Stores and loads the names of one tournament's entrants."""

    def __init__(self, database: Database, tournament: str) -> None:
        """Use this database for the names of `tournament`."""
        self._database = database
        self._tournament = tournament

    async def name_table(self) -> NameTable:
        """Load all names that have not been erased."""
        query = select(entrants).where(entrants.c.tournament == self._tournament)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        held = {
            row.ref: StoredName(row.person, row.name, row.club, row.family or "") for row in rows
        }
        return NameTable(held, frozenset(one.person for one in held.values()))

    async def store(
        self, events: Sequence[Event], at: int
    ) -> tuple[tuple[Event, ...], Sequence[str]]:
        """Store the names in events. `at` is the time in milliseconds since 1970.

        Return the events with a reference instead of each name, and the references.
        """
        rows: list[dict[str, object]] = []

        def hide(person: EntryDetails) -> EntryDetails:
            if not person.account:
                return person
            ref = f"{REFERENCE}{new_id()}"
            own = {"name": person.name, "club": person.club, "family": person.family}
            about = {"tournament": self._tournament, "person": person.account, "at": at}
            rows.append({"ref": ref, **about, **own})
            return replace(person, name="", club="", account=ref, family="")

        hidden = tuple(each_entry(event, hide) for event in events)
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(insert(entrants), rows)
        return hidden, [str(row["ref"]) for row in rows]

    async def delete_names(self, refs: Sequence[str]) -> None:
        """Delete names whose events could not be appended."""
        if refs:
            async with self._database.writing() as connection:
                await connection.execute(delete(entrants).where(entrants.c.ref.in_(refs)))


def each_entry(event: Event, change: Callable[[EntryDetails], EntryDetails]) -> Event:
    """Return the event with `change` applied to each entry in it."""
    match event:
        case PeopleEntered():
            return replace(event, people=tuple(change(one) for one in event.people))
        case EntryChanged():
            return replace(event, person=change(event.person))
        case TournamentRestored():
            return replace(event, log=tuple(each_entry(one, change) for one in event.log))
        case _:
            return event
