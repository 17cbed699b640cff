"""Earlier states of a tournament: what they contain, and copies of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice

import msgspec

from romme.server.organise.entrant_names import EntrantNames
from romme.server.organise.offloading import run_in_thread
from romme.server.organise.organiser import NoTournament, Organiser
from romme.server.organise.record import History
from romme.server.organise.tournament_rows import TournamentInfo
from romme.server.organise.whole_tournament import WholeTournament, record_role, renamed, whole
from romme.store.database import Database
from romme.tournament.events import Event
from romme.tournament.evolve import fold
from romme.tournament.lists.sheet import is_complete
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.office.restoring import events_until
from romme.tournament.values import Presence


class StateSummary(msgspec.Struct, frozen=True):
    """The figures of a tournament at a time."""

    at: int
    """The time of the last record, in milliseconds since 1970."""
    people: int
    present: int
    series: int
    """Number of series that have begun."""
    games: int
    """Number of games entered on all lists."""
    lists: int
    """Number of lists that are complete."""
    finished: bool


def summary(tournament: Tournament, at: int) -> StateSummary:
    """Return the figures of a state. `at` is the time of its last record."""
    sheets = [sheet for _, _, sheet in tournament.sheets()]
    people = tournament.entrants.values()
    return StateSummary(
        at=at,
        people=len(people),
        present=sum(one.presence is Presence.PRESENT for one in people),
        series=sum(one.phase is not SeriesPhase.SEATED for one in tournament.series),
        games=sum(len(sheet.lines) for sheet in sheets),
        lists=sum(is_complete(tournament.rules, sheet) for sheet in sheets),
        finished=tournament.finished,
    )


def state_after(history: History, version: int) -> StateSummary:
    """Return the figures of the state after a record."""
    log = events_until((events for _, events in history.read()), version)
    return summary(fold(log), history.records[version - 1].at)


async def copy_state(
    organiser: Organiser,
    database: Database,
    history: History,
    version: int,
    *,
    name: str,
    title: str,
    person: str,
) -> TournamentInfo:
    """Store a copy of the state after a record as a new tournament, and return its info.

    `person` becomes its director. Repeating the call with the same `name` has no further effect.
    """
    try:
        return await organiser.info(name)
    except NoTournament:
        pass
    log = await run_in_thread(lambda: [events for _, events in islice(history.read(), version)])
    names = EntrantNames(database, name)
    flat = [event for events in log for event in events]
    hidden, references = await names.store(flat, history.records[0].at)
    try:
        copy = await run_in_thread(partial(_copied, history, log, hidden, title))
        _, about = await organiser.add_whole(person, copy, name=name, listed=False)
    except BaseException:
        await names.delete_names(references)
        raise
    return about


def _copied(
    history: History, log: Sequence[tuple[Event, ...]], hidden: Sequence[Event], title: str
) -> WholeTournament:
    """Return a copy with the records of `log`, but with the events in `hidden`."""
    rest = iter(hidden)
    split = [tuple(islice(rest, len(events))) for events in log]
    some = history.records[: len(log)]
    copy = whole(split, [record.at for record in some], map(record_role, some))
    return renamed(copy, title)
