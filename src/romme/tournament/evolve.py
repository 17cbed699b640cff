"""The fold: apply events to a tournament without checking them against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import reduce
from types import MappingProxyType
from typing import assert_never

from romme.rules.stored_rules import read_rules
from romme.tournament import events, list_events
from romme.tournament.events import Event, Notice, OfficeEvent
from romme.tournament.evolve_notices import apply_notice
from romme.tournament.list_events import ListEvent
from romme.tournament.lists.evolve_list import (
    apply_to_list,
    end_early,
    leave_table,
    step_owner,
)
from romme.tournament.lists.sheet import ListStep, Sheet, StepOwner
from romme.tournament.lists.thrown_in import all_throwers, recounted
from romme.tournament.model import (
    MOST_UNDO_STEPS,
    NO_ANNOUNCEMENT,
    DirectorRuling,
    Entrant,
    Lot,
    Penalty,
    SeriesClock,
    SeriesPhase,
    Tournament,
    TournamentSeries,
)
from romme.tournament.values import EntryDetails, Membership, Placing, Presence, ShownUntil


def fold(log: Iterable[Event]) -> Tournament:
    """Rebuild a tournament from its events, the first of which creates it."""
    first, *rest = log
    return reduce(evolve, rest, begin(first))


def begin(event: Event) -> Tournament:
    """Create a tournament from its first event. Raise `TypeError` for any other event."""
    if not isinstance(event, events.TournamentMade):
        raise TypeError(f"a tournament does not begin with {event!r}")
    return Tournament(event.name, read_rules(event.rules), event.terms)


def evolve(tournament: Tournament, event: Event) -> Tournament:
    """Return the tournament after an event."""
    match event:
        case events.TournamentMade():
            return begin(event)
        case events.StepUndone():
            return _step_undone(tournament)
        case list_events.ListStepUndone():
            return _list_step_undone(tournament, event)
        case _:
            pass
    if isinstance(event, Notice):
        return apply_notice(tournament, event)
    if isinstance(event, ListEvent):
        sheet = tournament.sheet(event.series, event.table)
        after = replace(apply_to_list(sheet, event), past=_step(sheet, step_owner(event)))
        changed = _with_sheet(tournament, event.series, event.table, after)
        if isinstance(event, list_events.LineCorrected | list_events.IncidentRecorded):
            return recounted(changed, after.seats)
        return changed
    past_steps = (*tournament.past, replace(tournament, past=()))[-MOST_UNDO_STEPS:]
    return replace(_in_office(tournament, event), past=past_steps)


def _step_undone(tournament: Tournament) -> Tournament:
    """Restore the previous state, but keep the notices.

    Calls end if the series is no longer running.
    """
    before = tournament.past[-1]
    runs = before.last is not None and before.last.phase is SeriesPhase.RUNNING
    return replace(
        before,
        clock=tournament.clock,
        announcement=tournament.announcement,
        calls=tournament.calls if runs else (),
        past=tournament.past[:-1],
    )


def _step(sheet: Sheet, owner: StepOwner) -> tuple[ListStep, ...]:
    """Return the undo history of a list with its current state appended."""
    return (*sheet.past, ListStep(replace(sheet, past=()), owner))[-MOST_UNDO_STEPS:]


def _list_step_undone(tournament: Tournament, event: list_events.ListStepUndone) -> Tournament:
    """Undo the last step on a list, and mark a player who left in that step as present again."""
    sheet = tournament.sheet(event.series, event.table)
    before = replace(sheet.past[-1].before, past=sheet.past[:-1])
    restored = _with_sheet(tournament, event.series, event.table, before)
    after = recounted(restored, before.seats)
    back = sheet.gone - before.gone
    return _present(after, back, Presence.PRESENT) if back else after


def _with_sheet(tournament: Tournament, series: int, table: int, sheet: Sheet) -> Tournament:
    """Replace the list of a table. The office can then no longer undo its earlier changes."""
    return replace(tournament, series=_sheet_changed(tournament, series, table, sheet), past=())


def _sheet_changed(
    tournament: Tournament, series: int, table: int, sheet: Sheet
) -> tuple[TournamentSeries, ...]:
    one = tournament.series_by_number(series)
    sheets = (*one.sheets[: table - 1], sheet, *one.sheets[table:])
    return _series_changed(tournament, replace(one, sheets=sheets))


def _series_changed(
    tournament: Tournament, series: TournamentSeries
) -> tuple[TournamentSeries, ...]:
    at = series.number
    return (*tournament.series[: at - 1], series, *tournament.series[at:])


def _in_office(tournament: Tournament, event: OfficeEvent) -> Tournament:  # noqa: C901, PLR0912 - one case per event
    match event:
        case events.PeopleEntered():
            return _entered(tournament, event)
        case events.EntryChanged():
            return _changed(tournament, event.person)
        case events.ClassSet():
            return _in_class(tournament, event)
        case events.EntryRemoved(number):
            return _removed(tournament, number)
        case events.PresenceChanged():
            return _present(tournament, event.numbers, event.presence)
        case events.Withdrew():
            return _withdrew(tournament, event)
        case events.SeatFixed(number, table, seat):
            fixed = replace(tournament.entrants[number], fixed_table=table, fixed_seat=seat)
            return _with_entrants(tournament, {**tournament.entrants, number: fixed})
        case events.SeriesSeated():
            return _seated(tournament, event)
        case events.SeriesBegan():
            return _begun(tournament, event)
        case events.TableJoined():
            sheet = tournament.sheet(event.series, event.table)
            joined = replace(sheet, seats=(*sheet.seats, event.number), past=())
            changed = _sheet_changed(tournament, event.series, event.table, joined)
            return replace(tournament, series=changed)
        case events.SeriesClosed():
            closed = replace(tournament.series_by_number(event.series), phase=SeriesPhase.CLOSED)
            after = _without_announcement(tournament, ShownUntil.SERIES_ENDS)
            return replace(after, series=_series_changed(tournament, closed), calls=())
        case list_events.ListsEnded():
            return _lists_ended(tournament, event)
        case list_events.RulingRecorded(text, series, table, game, seat, by):
            ruled = DirectorRuling(text, series, table, game, seat, by)
            return replace(tournament, rulings=(*tournament.rulings, ruled))
        case events.PenaltyGiven(number, points, series, reason, by):
            given = Penalty(number, points, series, reason, by)
            return replace(tournament, penalties=(*tournament.penalties, given))
        case events.PenaltyLifted(at):
            lifted = replace(tournament.penalties[at - 1], lifted=True)
            before, rest = tournament.penalties[: at - 1], tournament.penalties[at:]
            return replace(tournament, penalties=(*before, lifted, *rest))
        case events.LotRecorded(scope, parties, order, seed):
            lot = Lot(scope, parties, order, seed)
            return replace(tournament, lots=(*tournament.lots, lot))
        case events.TermsChanged(terms):
            agreed = replace(tournament, terms=terms)
            if terms.void_hands is tournament.terms.void_hands:
                return agreed
            return recounted(agreed, all_throwers(agreed))
        case events.LogoChanged(logo):
            return replace(tournament, logo=logo)
        case events.ScoringChanged(rules):
            return replace(tournament, rules=read_rules(rules))
        case events.TournamentRestored(log=log):
            return _restored(tournament, fold(log))
        case events.Finished():
            return replace(tournament, finished=True)
        case events.Reopened():
            return replace(tournament, finished=False)
        case _:
            assert_never(event)


def _restored(tournament: Tournament, before: Tournament) -> Tournament:
    """Return an earlier state, without open calls.

    The clock of a series that still runs keeps its present time.
    """
    last, now = before.last, tournament.clock
    same = last is not None and now is not None and now.series == last.number
    return replace(before, clock=now if same else before.clock, calls=())


def _begun(tournament: Tournament, event: events.SeriesBegan) -> Tournament:
    """Open the lists of a series, and set its clock if the time is known."""
    one = tournament.series_by_number(event.series)
    sheets = tuple(Sheet(seats, one.rounds) for seats in one.tables)
    begun = replace(one, phase=SeriesPhase.RUNNING, sheets=sheets)
    after = _without_announcement(tournament, ShownUntil.SERIES_BEGINS)
    clock = SeriesClock(event.series, event.ends, event.at) if event.at else tournament.clock
    return replace(after, series=_series_changed(tournament, begun), clock=clock, calls=())


def _without_announcement(tournament: Tournament, until: ShownUntil) -> Tournament:
    """Remove an announcement that was to be shown until now."""
    if tournament.announcement.until is not until:
        return tournament
    return replace(tournament, announcement=NO_ANNOUNCEMENT)


def _lists_ended(tournament: Tournament, event: list_events.ListsEnded) -> Tournament:
    """End lists early, as a step on each of them, and number thrown-in hands again (T15)."""
    ended, struck = tournament, list[int]()
    for one in event.lists:
        sheet = ended.sheet(event.series, one.table)
        after = end_early(sheet, one.games, reason=event.reason, by=event.by)
        after = replace(after, past=_step(sheet, StepOwner.OFFICE))
        ended = replace(ended, series=_sheet_changed(ended, event.series, one.table, after))
        if len(after.lines) < len(sheet.lines):
            struck += after.seats
    return recounted(ended, struck)


def _with_entrants(tournament: Tournament, entrants: Mapping[int, Entrant]) -> Tournament:
    return replace(tournament, entrants=MappingProxyType(dict(entrants)))


def _entered(tournament: Tournament, event: events.PeopleEntered) -> Tournament:
    """Add entrants. After the first series has begun, they count as late entries."""
    begun = sum(series.phase is not SeriesPhase.SEATED for series in tournament.series)
    new = {person.number: Entrant.of(person, event.presence, begun + 1) for person in event.people}
    return _with_entrants(tournament, {**tournament.entrants, **new})


def _changed(tournament: Tournament, person: EntryDetails) -> Tournament:
    before = tournament.entrants[person.number]
    after = replace(
        Entrant.of(person, before.presence, before.since),
        fixed_table=before.fixed_table,
        fixed_seat=before.fixed_seat,
    )
    return _with_entrants(tournament, {**tournament.entrants, person.number: after})


def _in_class(tournament: Tournament, event: events.ClassSet) -> Tournament:
    changed: dict[int, Entrant] = {}
    for number in event.numbers:
        classes = set(tournament.entrants[number].classes) - {event.name}
        if event.membership is Membership.MEMBER:
            classes.add(event.name)
        changed[number] = replace(tournament.entrants[number], classes=tuple(sorted(classes)))
    return _with_entrants(tournament, {**tournament.entrants, **changed})


def _removed(tournament: Tournament, number: int) -> Tournament:
    """Remove an entrant and lift their penalties, because the number may be assigned again."""
    rest = {one: it for one, it in tournament.entrants.items() if one != number}
    penalties = tuple(
        replace(one, lifted=True) if one.number == number else one for one in tournament.penalties
    )
    return replace(_with_entrants(tournament, rest), penalties=penalties)


def _present(tournament: Tournament, numbers: Iterable[int], presence: Presence) -> Tournament:
    changed = {one: replace(tournament.entrants[one], presence=presence) for one in numbers}
    return _with_entrants(tournament, {**tournament.entrants, **changed})


def _withdrew(tournament: Tournament, event: events.Withdrew) -> Tournament:
    after = _present(tournament, (event.number,), Presence.WITHDRAWN)
    if not event.series:
        return after
    sheet = tournament.sheet(event.series, event.table)
    after_leaving = leave_table(sheet, event.number, event.leaving)
    without = replace(after_leaving, past=_step(sheet, StepOwner.DIRECTOR))
    return replace(after, series=_sheet_changed(after, event.series, event.table, without))


def _seated(tournament: Tournament, event: events.SeriesSeated) -> Tournament:
    before = tournament.series[event.series - 1 : event.series]
    adjusted = event.placing is Placing.ADJUSTED
    seated = TournamentSeries(
        number=event.series,
        day=event.day,
        rounds=event.rounds,
        placing=event.placing,
        seed=event.seed,
        tables=event.tables,
        adjusted_from=before[0].tables if adjusted and before else (),
    )
    return replace(tournament, series=(*tournament.series[: event.series - 1], seated))
