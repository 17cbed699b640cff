"""Names of entrants who have an account: kept apart from the log, so that they can be erased.

The log of a tournament is only ever added to, and each record is held to the one before by its
hash. So an entry made by somebody with an account has no name there, no club and no account, only
a reference; the table `entrants` has the rest. "Forget me" deletes the rows, and whatever is read
from the log then shows the start number instead: seats, lists, rankings and papers stay right.

Records of before have the names in clear. They are masked when they are read, by the same table:
a person who is not in it has been forgotten. Their bytes stay in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select

from romme.server.people.factors.one_time_secrets import new_id
from romme.store.database import Database
from romme.store.schema.tables import entrants
from romme.tournament.events import EntryChanged, Event, PeopleEntered
from romme.tournament.values import EntryDetails

REFERENCE: Final = "@"
"""What the account of an entry begins with where the log has a reference instead."""


class StoredName(NamedTuple):
    """What is known of an entrant beside the log."""

    person: str
    name: str
    club: str


@dataclass(frozen=True, slots=True)
class NameTable:
    """The names of one tournament, by reference."""

    held: dict[str, StoredName]
    people: frozenset[str]

    def with_names(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Events as they are read: with names, or with start numbers where they were erased."""
        return tuple(_each(event, self._with_name) for event in events)

    def _with_name(self, person: EntryDetails) -> EntryDetails:
        if not person.account:
            return person
        if person.account.startswith(REFERENCE):
            held = self.held.get(person.account)
            if held is not None:
                return replace(person, name=held.name, club=held.club, account=held.person)
        elif person.account in self.people:
            return person
        return replace(person, name=placeholder(person.number), club="", account="")


def placeholder(number: int) -> str:
    """The name of an entrant who has been forgotten, in every language.

    >>> placeholder(12)
    'N° 12'
    """
    return f"N° {number}"


class EntrantNames:
    """Puts names on the shelf and takes them down."""

    def __init__(self, database: Database, tournament: str) -> None:
        """Keep those of one tournament in a database."""
        self._database = database
        self._tournament = tournament

    async def name_table(self) -> NameTable:
        """All names that have not been erased."""
        asking = select(entrants).where(entrants.c.tournament == self._tournament)
        async with self._database.reading() as connection:
            rows = (await connection.execute(asking)).all()
        held = {row.ref: StoredName(row.person, row.name, row.club) for row in rows}
        return NameTable(held, frozenset(one.person for one in held.values()))

    async def store(
        self, events: Sequence[Event], at: int
    ) -> tuple[tuple[Event, ...], Sequence[str]]:
        """Events as the log keeps them, and the references under which the names now are."""
        rows: list[dict[str, object]] = []

        def hide(person: EntryDetails) -> EntryDetails:
            if not person.account:
                return person
            ref = f"{REFERENCE}{new_id()}"
            own = {"person": person.account, "name": person.name, "club": person.club}
            rows.append({"ref": ref, "tournament": self._tournament, "at": at, **own})
            return replace(person, name="", club="", account=ref)

        hidden = tuple(_each(event, hide) for event in events)
        if rows:
            async with self._database.writing() as connection:
                await connection.execute(insert(entrants), rows)
        return hidden, [str(row["ref"]) for row in rows]

    async def delete_names(self, refs: Sequence[str]) -> None:
        """Remove names whose events were not kept after all."""
        if refs:
            async with self._database.writing() as connection:
                await connection.execute(delete(entrants).where(entrants.c.ref.in_(refs)))


def _each(event: Event, change: Callable[[EntryDetails], EntryDetails]) -> Event:
    """The event with each person in it changed."""
    match event:
        case PeopleEntered():
            return replace(event, people=tuple(change(one) for one in event.people))
        case EntryChanged():
            return replace(event, person=change(event.person))
        case _:
            return event
