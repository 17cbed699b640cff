"""What everybody is shown: the clock of a series, and announcements."""

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
from tests.tournament.halls import after, full, made, people, refusal, seated, signed

SOON = 1_900_000_000_000


def test_a_running_series_has_a_clock_until_it_is_closed() -> None:
    running = after(seated(4, terms=TournamentTerms(rounds=1)), SetClock(SOON))
    assert running.ends == SOON
    assert after(running, SetClock(0)).ends == 0
    assert after(signed(full(running)), CloseSeries()).ends == 0


@pytest.mark.parametrize("ends", [-1, 1 << 60])
def test_a_clock_ends_at_some_time(ends: int) -> None:
    assert refusal(seated(4), SetClock(ends)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_there_is_no_clock_without_a_running_series() -> None:
    assert refusal(made(), SetClock(SOON)).refusal is TournamentRefusal.NOT_RUNNING


def test_an_announcement_stays_until_the_next() -> None:
    told = after(made(), Announce("  Coffee is ready "))
    assert told.announcement == "Coffee is ready"
    assert after(told, Announce("")).announcement == ""
    assert refusal(told, Announce("x" * 301)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_undoing_a_step_leaves_what_everybody_is_shown() -> None:
    """Nobody takes back an announcement by mistake, and the step before it can be taken back."""
    begun = after(made(), people(3), DrawSeats("a"), BeginSeries())
    undone = after(begun, SetClock(SOON), Announce("Last game"), UndoStep())
    assert undone.series[0].phase is SeriesPhase.SEATED
    assert (undone.ends, undone.announcement) == (0, "Last game")
    assert after(undone, BeginSeries()).ends == SOON
