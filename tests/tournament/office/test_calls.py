"""Calls for the director: one open call per table, answered by the office or taken back."""

from __future__ import annotations

import pytest

from romme.locales import words
from romme.rules import find_preset
from romme.tournament import (
    DIRECTOR,
    AnswerCall,
    BeginSeries,
    By,
    CallDirector,
    CloseSeries,
    IncidentKind,
    Role,
    SeatByHand,
    SetClock,
    ShiftClock,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoOnList,
    UndoStep,
    WithdrawCall,
    make,
)
from romme.tournament.decide import decide
from romme.tournament.events import Event
from romme.tournament.evolve import fold
from romme.tournament.list_events import DirectorCalled
from romme.tournament.model import DirectorCall
from romme.tournament.office.calls import waiting_ms
from romme.tournament.wording.referee_log import referee_log
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    keeper,
    new_tournament,
    people,
    refusal,
    seated,
    signed,
    with_games,
)

HELPER = By(Role.HELPER, "Ada")
WRONG_DEALER = IncidentKind.WRONG_DEALER


PLAN = (people(4), SeatByHand(((1, 2, 3, 4),)))


def called(at: int = 1000) -> Tournament:
    """Return a running tournament of eight whose table 1 has called because of a wrong dealer."""
    return after(seated(8), CallDirector(1, 1, WRONG_DEALER, at), by=keeper())


def test_a_call_has_table_kind_and_time_until_it_is_answered() -> None:
    state = called()
    assert state.calls == (DirectorCall(1, 1, WRONG_DEALER, 1000),)
    (answered,) = after(state, AnswerCall(1, 1, 61_000), by=HELPER).calls
    assert (answered.answered_at, answered.answered_by) == (61_000, "Ada")
    assert waiting_ms(state.calls[0], 61_000) == 60_000


@pytest.mark.parametrize("again", [CallDirector(1, 1, WRONG_DEALER, 1000), CallDirector(1, 1)])
def test_repeated_calls_of_a_table_are_one_call(again: CallDirector) -> None:
    assert decide(called(), again, keeper()) == ()
    both = after(called(), CallDirector(1, 2))
    assert [one.table for one in both.calls] == [1, 2]


def test_a_late_call_from_before_the_answer_belongs_to_the_answered_call() -> None:
    state = after(called(), AnswerCall(1, 1, 5000), by=HELPER)
    assert decide(state, CallDirector(1, 1, None, 4000), keeper()) == ()
    assert len(decide(state, CallDirector(1, 1, None, 6000), keeper())) == 1


def test_answering_and_taking_back_are_idempotent() -> None:
    answered = after(called(), AnswerCall(1, 1, 5000), by=HELPER)
    assert decide(answered, AnswerCall(1, 1, 6000), HELPER) == ()
    assert decide(answered, WithdrawCall(1, 1), keeper()) == ()
    taken_back = after(called(), WithdrawCall(1, 1), by=keeper())
    assert taken_back.calls == ()
    assert decide(taken_back, WithdrawCall(1, 1), keeper()) == ()
    assert refusal(taken_back, AnswerCall(1, 1), HELPER).refusal is TournamentRefusal.NO_CALL


def test_only_the_office_answers_and_a_table_calls_for_itself() -> None:
    assert refusal(called(), AnswerCall(1, 1), keeper()).refusal is TournamentRefusal.NO_RIGHT
    other = refusal(seated(8), CallDirector(1, 2), keeper())
    assert other.refusal is TournamentRefusal.NOT_YOUR_TABLE


def test_only_tables_of_the_running_series_call() -> None:
    closed = after(signed(full(seated(4))), CloseSeries())
    assert refusal(closed, CallDirector(1, 1)).refusal is TournamentRefusal.NOT_RUNNING
    assert refusal(seated(4), CallDirector(1, 9)).refusal is TournamentRefusal.NO_TABLE
    assert refusal(seated(4), CallDirector(2, 1)).refusal is TournamentRefusal.NO_SERIES


def test_calls_end_with_the_series() -> None:
    state = after(signed(full(seated(4))), CallDirector(1, 1, None, 1000))
    assert after(state, CloseSeries()).calls == ()
    begun = after(new_tournament(), *PLAN, BeginSeries(), CallDirector(1, 1))
    assert after(begun, UndoStep()).calls == ()
    assert after(begun, UndoStep(), BeginSeries()).calls == ()


@pytest.mark.parametrize("end", [AnswerCall(1, 1, 400), WithdrawCall(1, 1, 400)])
def test_a_call_does_not_end_before_it_was_made(end: AnswerCall | WithdrawCall) -> None:
    """The clock of the laptop may have been set back in between."""
    (event,) = decide(called(at=1000), end, HELPER)
    assert getattr(event, "at", None) == 1000


def test_undo_changes_no_call() -> None:
    state = after(with_games(seated(4), 1), CallDirector(1, 1, None, 1000))
    assert after(state, UndoOnList(1, 1)).calls == state.calls
    assert after(seated(4), SetClock(9000), CallDirector(1, 1)).past == seated(4).past


def test_a_call_cannot_be_older_than_its_series() -> None:
    terms = TournamentTerms(series_minutes=60)
    state = after(new_tournament(terms=terms), *PLAN, BeginSeries(at=50_000))
    assert after(state, CallDirector(1, 1, None, 10)).calls[0].at == 50_000
    assert refusal(state, CallDirector(1, 1, None, -1)).refusal is TournamentRefusal.OUT_OF_RANGE


def test_a_change_of_the_clock_keeps_the_waiting_time() -> None:
    shifted = after(called(10_000), ShiftClock(3_600_000)).calls[0]
    assert waiting_ms(shifted, 3_615_000) == 5000


def test_the_referees_log_says_how_long_a_table_waited() -> None:
    log: list[Event] = [make("Cup", find_preset("turnier").rules)]
    start = [(command, DIRECTOR) for command in (*PLAN, BeginSeries())]
    for command, by in (
        *start,
        (CallDirector(1, 1, WRONG_DEALER, 1000), keeper()),
        (AnswerCall(1, 1, 241_000), HELPER),
        (CallDirector(1, 1, None, 300_000), keeper()),
        (WithdrawCall(1, 1, 400_000), keeper()),
        (CallDirector(1, 1, None, 500_000), keeper()),
    ):
        log += decide(fold(log), command, by)
    assert isinstance(log[-1], DirectorCalled)
    texts = [one.text for one in referee_log(words("en"), log)]
    assert texts == [
        "Series 1, table 1 called the director: Wrong dealer. Answered by Ada after 4 minutes.",
        "Series 1, table 1 called the director: Something else. Taken back after 100 seconds.",
        "Series 1, table 1 called the director: Something else.",
    ]
