"""Notices to everybody: the clock of a series, and announcements."""

from __future__ import annotations

import pytest

from romme.tournament import (
    Announce,
    BeginSeries,
    ChangeTerms,
    CloseSeries,
    DrawSeats,
    SeriesPhase,
    SetClock,
    ShiftClock,
    ShownUntil,
    TournamentRefusal,
    TournamentTerms,
    UndoStep,
)
from romme.tournament.model import SeriesClock
from romme.tournament.office.notices import MINUTE_MS
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    people,
    refusal,
    seated,
    signed,
)

SOON = 1_900_000_000_000


def test_a_running_series_has_a_clock_until_it_is_closed() -> None:
    running = after(seated(4, terms=TournamentTerms(rounds=1)), SetClock(SOON))
    assert running.ends == SOON
    assert after(running, SetClock(0)).ends == 0
    assert after(signed(full(running)), CloseSeries()).ends == 0


@pytest.mark.parametrize("ends", [-1, 1 << 60])
def test_a_clock_outside_the_range_is_refused(ends: int) -> None:
    assert refusal(seated(4), SetClock(ends)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_a_clock_needs_a_running_series() -> None:
    assert refusal(new_tournament(), SetClock(SOON)).refusal is TournamentRefusal.NOT_RUNNING


def test_an_announcement_stays_until_the_next() -> None:
    announced = after(new_tournament(), Announce("  Coffee is ready "))
    assert announced.announcement.text == "Coffee is ready"
    assert after(announced, Announce("")).announcement.text == ""
    assert refusal(announced, Announce("x" * 301)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_undoing_a_step_keeps_clock_and_announcement() -> None:
    """`UndoStep` ignores notices and undoes the last step before them."""
    begun = after(new_tournament(), people(3), DrawSeats("a"), BeginSeries())
    undone = after(begun, SetClock(SOON), Announce("Last game"), UndoStep())
    assert undone.series[0].phase is SeriesPhase.SEATED
    assert (undone.ends, undone.announcement.text) == (0, "Last game")
    assert after(undone, BeginSeries()).ends == SOON


def test_a_series_has_the_planned_end_of_the_terms() -> None:
    ready = after(new_tournament(), people(3), DrawSeats("a"))
    begun = after(ready, BeginSeries(at=SOON))
    assert (begun.ends - SOON, begun.running_clock) == (
        120 * MINUTE_MS,
        SeriesClock(1, begun.ends, SOON),
    )
    longer = after(ready, ChangeTerms(TournamentTerms(series_minutes=135)), BeginSeries(at=SOON))
    assert longer.ends == SOON + 135 * MINUTE_MS
    none = after(ready, ChangeTerms(TournamentTerms(series_minutes=0)), BeginSeries(at=SOON))
    assert (none.ends, none.running_clock) == (0, SeriesClock(1, 0, SOON))
    assert after(ready, BeginSeries()).ends == 0


@pytest.mark.parametrize("minutes", [-1, 601])
def test_a_planned_length_outside_the_range_is_refused(minutes: int) -> None:
    refused = refusal(new_tournament(), ChangeTerms(TournamentTerms(series_minutes=minutes)))
    assert (refused.refusal, refused.facts["what"]) == (
        TournamentRefusal.OUT_OF_RANGE,
        "series_minutes",
    )


def test_a_series_cannot_begin_at_an_impossible_time() -> None:
    ready = after(new_tournament(), people(3), DrawSeats("a"))
    for at in (-1, 1 << 60):
        assert refusal(ready, BeginSeries(at)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_setting_the_clock_keeps_the_time_when_the_series_began() -> None:
    begun = after(new_tournament(), people(3), DrawSeats("a"), BeginSeries(at=SOON))
    moved = after(begun, SetClock(SOON + 5))
    assert moved.running_clock == SeriesClock(1, SOON + 5, SOON)


@pytest.mark.parametrize("shift", [-3_600_000, 7_200_000])
def test_a_changed_clock_shifts_the_planned_ends(shift: int) -> None:
    begun = after(new_tournament(), people(3), DrawSeats("a"), BeginSeries(at=SOON))
    begun = after(begun, Announce("Soup", ShownUntil.TIME, SOON + 9))
    state = after(begun, ShiftClock(shift))
    assert state.ends == begun.ends + shift
    assert state.running_clock == SeriesClock(1, state.ends, SOON + shift)
    assert state.announcement.ends == SOON + 9 + shift


def test_a_shift_without_a_planned_end_changes_nothing() -> None:
    state = seated(4)
    assert after(state, ShiftClock(1000)) == state
    clock = after(state, SetClock(SOON))
    assert after(clock, ShiftClock(0)) == clock
    assert refusal(clock, ShiftClock(-SOON)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_an_announcement_ends_with_the_series() -> None:
    begun = after(seated(4, terms=TournamentTerms(rounds=1)))
    told = after(begun, Announce("Last game", ShownUntil.SERIES_ENDS))
    assert told.announcement.text == "Last game"
    assert after(signed(full(told)), CloseSeries()).announcement.text == ""


def test_an_announcement_ends_when_the_next_series_begins() -> None:
    ready = after(new_tournament(), people(3), DrawSeats("a"))
    told = after(ready, Announce("Lunch", ShownUntil.SERIES_BEGINS))
    assert after(told, BeginSeries()).announcement.text == ""
    other = after(ready, Announce("Lunch", ShownUntil.SERIES_ENDS))
    assert after(other, BeginSeries()).announcement.text == "Lunch"


def test_an_announcement_ends_at_its_time() -> None:
    told = after(new_tournament(), Announce("Soup", ShownUntil.TIME, SOON))
    assert [told.announcement.text_at(now) for now in (SOON - 1, SOON)] == ["Soup", ""]
    longer = after(told, Announce("Soup", ShownUntil.TIME, SOON + 1))
    assert longer.announcement.ends == SOON + 1
    late = Announce("Soup", ShownUntil.TIME)
    assert refusal(told, late).refusal is TournamentRefusal.OUT_OF_RANGE
    assert after(told, Announce("Soup")).announcement.ends == 0
