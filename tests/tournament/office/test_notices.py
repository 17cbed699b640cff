"""Notices to everybody: the clock of a series, and announcements."""

from __future__ import annotations

import pytest

from romme.tournament import (
    Announce,
    BeginSeries,
    CloseSeries,
    DrawSeats,
    SeriesPhase,
    SetClock,
    TournamentRefusal,
    TournamentTerms,
    UndoStep,
)
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
    assert announced.announcement == "Coffee is ready"
    assert after(announced, Announce("")).announcement == ""
    assert refusal(announced, Announce("x" * 301)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_undoing_a_step_keeps_clock_and_announcement() -> None:
    """`UndoStep` ignores notices and undoes the last step before them."""
    begun = after(new_tournament(), people(3), DrawSeats("a"), BeginSeries())
    undone = after(begun, SetClock(SOON), Announce("Last game"), UndoStep())
    assert undone.series[0].phase is SeriesPhase.SEATED
    assert (undone.ends, undone.announcement) == (0, "Last game")
    assert after(undone, BeginSeries()).ends == SOON
