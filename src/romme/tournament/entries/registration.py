"""Commands about entries: enter, correct, remove, set presence, withdraw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from romme.rules.clauses import Clause
from romme.tournament.commands import (
    ChangeEntry,
    Command,
    EnterPeople,
    RemoveEntry,
    SetClass,
    SetPresence,
    Withdraw,
)
from romme.tournament.entries.register import Register
from romme.tournament.events import (
    ClassSet,
    EntryChanged,
    EntryRemoved,
    PeopleEntered,
    PresenceChanged,
    Withdrew,
)
from romme.tournament.lists.sheet import can_go_on, is_complete
from romme.tournament.model import SeriesPhase, Tournament, TournamentSeries
from romme.tournament.refusals import (
    TournamentRefusal,
    TournamentRefused,
    check_range,
    clause_in_play,
)
from romme.tournament.texts import check_name
from romme.tournament.values import (
    EntryDetails,
    Membership,
    Namesakes,
    Presence,
    Venue,
    WayToLeave,
)

MOST_NUMBER: Final = 9999
MOST_TEXT: Final = 80
MOST_CLASSES: Final = 10
"""Maximum number of classes to which an entrant can be added one by one."""


@dataclass(frozen=True, slots=True)
class EntryFlaw:
    """A person who cannot be entered: the row in the command, counted from 1, and the refusal."""

    row: int
    refused: TournamentRefused


# --- entering ------------------------------------------------------------------------------------


def entry_flaws(tournament: Tournament, command: EnterPeople) -> tuple[EntryFlaw, ...]:
    """Return a flaw for each person who cannot be entered, for the preview of an import."""
    found: list[EntryFlaw] = []
    register = Register(tournament.entrants.values())
    for row, person in enumerate(_trimmed_and_numbered(tournament, command.people), start=1):
        try:
            _check_person(tournament, person, register, command.namesakes)
        except TournamentRefused as refused:
            found.append(EntryFlaw(row, refused))
        else:
            register.add(person)
    return tuple(found)


def enter(tournament: Tournament, command: EnterPeople) -> PeopleEntered:
    """Return the event that enters people, each with a start number.

    Raise `TournamentRefused` if any of them cannot be entered.
    """
    if command.presence is Presence.WITHDRAWN:
        raise TournamentRefused(TournamentRefusal.WITHDRAWN_ALREADY)
    people = tuple(_trimmed_and_numbered(tournament, command.people))
    found = entry_flaws(tournament, command)
    if found:
        refused = found[0].refused
        raise TournamentRefused(
            refused.refusal, clause=refused.clause, row=found[0].row, **refused.facts
        ) from refused
    if not people:
        raise TournamentRefused(TournamentRefusal.NO_NAME)
    return PeopleEntered(people, command.presence)


def check_size(tournament: Tournament, command: Command, most: int) -> None:
    """Raise `TournamentRefused` if there would be more entrants than the server allows."""
    if isinstance(command, EnterPeople):
        people = len(tournament.entrants) + len(command.people)
        if people > most:
            raise TournamentRefused(TournamentRefusal.TOO_MANY_ENTRANTS, people=people, most=most)


def _trimmed_and_numbered(
    tournament: Tournament, people: Sequence[EntryDetails]
) -> Iterator[EntryDetails]:
    """Yield the entries with spaces trimmed, and with the next free number if none is given."""
    taken = set(tournament.entrants) | {person.number for person in people}
    after = max(tournament.entrants, default=0)
    for person in people:
        number = person.number
        if not number:
            later = (free for free in range(after + 1, MOST_NUMBER + 1) if free not in taken)
            number = next(later, MOST_NUMBER + 1)
            taken.add(number)
            after = number
        yield replace(_trimmed(person), number=number)


def _trimmed(person: EntryDetails) -> EntryDetails:
    classes = sorted({" ".join(name.split()) for name in person.classes} - {""})
    return EntryDetails(
        name=" ".join(person.name.split()),
        club=" ".join(person.club.split()),
        team=" ".join(person.team.split()),
        tandem=" ".join(person.tandem.split()),
        classes=tuple(classes),
        number=person.number,
        account=person.account,
        family=" ".join(person.family.split()),
    )


def _check_person(
    tournament: Tournament, person: EntryDetails, register: Register, namesakes: Namesakes
) -> None:
    _check_texts(person)
    check_range("number", person.number, least=1, most=MOST_NUMBER)
    register.check(person, tournament.terms, namesakes)


def _check_texts(person: EntryDetails) -> None:
    if not person.name:
        raise TournamentRefused(TournamentRefusal.NO_NAME)
    others = (person.family, person.club, person.team, person.tandem, person.account)
    for text in (person.name, *others, *person.classes):
        if len(text) > MOST_TEXT:
            raise TournamentRefused(
                TournamentRefusal.OUT_OF_RANGE, what="text", value=len(text), most=MOST_TEXT
            )
        check_name(text)
    if person.family and not f" {person.name}".endswith(f" {person.family}"):
        raise TournamentRefused(
            TournamentRefusal.FAMILY_NAME, name=person.name, family=person.family
        )


# --- changing ------------------------------------------------------------------------------------


def change(tournament: Tournament, command: ChangeEntry) -> EntryChanged:
    """Return the event that corrects an entry, without changing any seats."""
    before = tournament.entrant(command.number)
    account = command.person.account or before.account
    person = replace(_trimmed(command.person), number=command.number, account=account)
    others = Register(one for one in tournament.entrants.values() if one.number != command.number)
    _check_person(tournament, person, others, command.namesakes)
    return EntryChanged(person)


def set_class(tournament: Tournament, command: SetClass) -> ClassSet | None:
    """Return the event that changes the members of a class, or None if nothing changes.

    This is possible at any time: a class has a ranking of its own and affects nothing else.
    """
    name = " ".join(command.name.split())
    if not name:
        raise TournamentRefused(TournamentRefusal.NO_NAME)
    check_range("text", len(name), least=1, most=MOST_TEXT)
    check_name(name)
    wanted = command.membership is Membership.MEMBER
    changed: list[int] = []
    for number in dict.fromkeys(command.numbers):
        classes = tournament.entrant(number).classes
        if (name in classes) is wanted:
            continue
        if wanted:
            check_range("classes", len(classes) + 1, least=1, most=MOST_CLASSES)
        changed.append(number)
    return ClassSet(name, tuple(changed), command.membership) if changed else None


def remove(tournament: Tournament, command: RemoveEntry) -> EntryRemoved:
    """Return the event that removes an entry.

    Raise `TournamentRefused` if the person has a seat in any series.
    """
    tournament.entrant(command.number)
    for series in tournament.series:
        if series.table_of(command.number) is not None:
            raise TournamentRefused(
                TournamentRefusal.HAS_PLAYED, number=command.number, series=series.number
            )
    return EntryRemoved(command.number)


def set_presence(tournament: Tournament, command: SetPresence) -> PresenceChanged | None:
    """Return the event that marks entrants as present or expected, or None if nothing changes.

    A player who left a table can be back at once, and then plays from the next series on.
    """
    if command.presence is Presence.WITHDRAWN:
        raise TournamentRefused(TournamentRefusal.LEAVING_UNSAID)
    changed: list[int] = []
    last = tournament.last
    tables = {} if last is None else last.tables_by_number()
    for number in dict.fromkeys(command.numbers):
        entrant = tournament.entrant(number)
        if entrant.presence is command.presence:
            continue
        table = tables.get(number)
        running = _in_play(tournament, number, table)
        if running is not None and command.presence is Presence.EXPECTED:
            raise TournamentRefused(
                TournamentRefusal.SITS_AT_A_TABLE, number=number, table=running[1]
            )
        changed.append(number)
    return PresenceChanged(tuple(changed), command.presence) if changed else None


def table_in_play(tournament: Tournament, number: int) -> tuple[TournamentSeries, int] | None:
    """Return the running series and the table where an entrant still has games to play, if any."""
    last = tournament.last
    return None if last is None else _in_play(tournament, number, last.table_of(number))


def _in_play(
    tournament: Tournament, number: int, table: int | None
) -> tuple[TournamentSeries, int] | None:
    """Like `table_in_play`, for an entrant whose table in the last series is known."""
    series = tournament.last
    if series is None or series.phase is not SeriesPhase.RUNNING or table is None:
        return None
    sheet = series.sheet(table)
    still = number not in sheet.gone and not is_complete(tournament.rules, sheet)
    return (series, table) if still else None


def withdraw(tournament: Tournament, command: Withdraw) -> Withdrew:
    """Return the event that withdraws an entrant.

    Raise `TournamentRefused` unless `command.leaving` says how the entrant's table continues, if it
    is playing (V4.5).
    """
    entrant = tournament.entrant(command.number)
    if entrant.presence is Presence.WITHDRAWN:
        raise TournamentRefused(TournamentRefusal.WITHDRAWN_ALREADY, number=command.number)
    running = table_in_play(tournament, command.number)
    leaving = command.leaving
    if running is None:
        if leaving is not WayToLeave.BETWEEN_SERIES:
            raise TournamentRefused(TournamentRefusal.NOT_AT_A_TABLE, number=command.number)
        return Withdrew(command.number, leaving, series=0, table=0, reason=command.reason)
    series, table = running
    if leaving is WayToLeave.BETWEEN_SERIES:
        raise TournamentRefused(
            TournamentRefusal.LEAVING_UNSAID, clause=Clause.V4_5, number=command.number, table=table
        )
    if leaving is WayToLeave.OTHERS_GO_ON and tournament.terms.venue is Venue.SERVER:
        raise TournamentRefused(TournamentRefusal.PLAYED_ON_SERVER, table=table)
    if leaving is WayToLeave.OTHERS_GO_ON and not can_go_on(series.sheet(table)):
        clause = clause_in_play(tournament.rules, Clause.T2, Clause.V1_1)
        raise TournamentRefused(TournamentRefusal.TOO_FEW_LEFT, clause=clause, table=table)
    return Withdrew(
        command.number, leaving, series=series.number, table=table, reason=command.reason
    )
