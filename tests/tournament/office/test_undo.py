"""Undo is an event like any other: it erases nothing and does not affect other tables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.rules import find_preset
from romme.tournament import (
    DIRECTOR,
    BeginSeries,
    By,
    CheckPack,
    CloseSeries,
    Command,
    DrawSeats,
    EnterPeople,
    EntryDetails,
    IncidentKind,
    Presence,
    RecordIncident,
    Role,
    SeatByHand,
    SeriesPhase,
    SetPresence,
    Sign,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoOnList,
    UndoStep,
    WayToLeave,
    Withdraw,
    fold,
    make,
)
from romme.tournament.decide import decide
from romme.tournament.events import Event, Notice, StepUndone
from romme.tournament.evolve import begin, evolve
from romme.tournament.list_events import ListEvent, ListStepUndone
from romme.tournament.model import MOST_UNDO_STEPS, NO_ANNOUNCEMENT
from romme.tournament.proof.audit import audit
from romme.tournament.values import Unfinished
from tests.conftest import Size
from tests.support.tournament.proof.generator import generate
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


def bare(state: Tournament) -> Tournament:
    """Return a tournament without its undo history and its notices."""
    series = tuple(
        replace(one, sheets=tuple(replace(sheet, past=()) for sheet in one.sheets))
        for one in state.series
    )
    return replace(
        state, series=series, past=(), clock=None, announcement=NO_ANNOUNCEMENT, calls=()
    )


def test_the_office_can_undo_its_steps_one_by_one() -> None:
    entered = after(new_tournament(), people(4))
    drawn = after(entered, DrawSeats("a"))
    begun = after(drawn, BeginSeries())
    assert after(begun, UndoStep()) == drawn
    assert after(begun, UndoStep(), UndoStep()) == entered
    assert after(begun, UndoStep(), UndoStep(), UndoStep()) == new_tournament()
    assert refusal(new_tournament(), UndoStep()).refusal is TournamentRefusal.NOTHING_TO_UNDO


def test_office_steps_before_an_entry_on_a_list_cannot_be_undone() -> None:
    state = after(with_games(seated(8), 1), EnterPeople((EntryDetails("Zoé"),)))
    state = with_games(state, 1, table=2)
    assert refusal(state, UndoStep()).refusal is TournamentRefusal.NOTHING_TO_UNDO


def test_the_undo_history_is_limited() -> None:
    state = new_tournament()
    for number in range(MOST_UNDO_STEPS + 5):
        state = after(state, EnterPeople((EntryDetails(f"P{number}"),)))
    for _ in range(MOST_UNDO_STEPS):
        state = after(state, UndoStep())
    assert len(state.entrants) == 5
    assert refusal(state, UndoStep()).refusal is TournamentRefusal.NOTHING_TO_UNDO


def test_undo_on_a_list_does_not_affect_other_lists() -> None:
    before = with_games(seated(8), 2)
    state = with_games(with_games(before, 1), 3, table=2)
    state = after(state, UndoOnList(1, 1), by=keeper())
    assert state.sheet(1, 1) == before.sheet(1, 1)
    assert len(state.sheet(1, 2).lines) == 3
    again = with_games(state, 1)
    assert len(again.sheet(1, 1).lines) == 3


def test_undoing_an_incident_restores_struck_games() -> None:
    before = with_games(seated(4), 3)
    state = after(before, RecordIncident(1, 1, IncidentKind.WRONG_DEALER, 2))
    assert len(state.sheet(1, 1).lines) == 1
    assert after(state, UndoOnList(1, 1)).sheet(1, 1) == before.sheet(1, 1)


@pytest.mark.parametrize(
    "leaving", [WayToLeave.OTHERS_GO_ON, WayToLeave.LIST_ENDS, WayToLeave.SUBSTITUTE]
)
def test_undoing_a_withdrawal_brings_the_player_back(leaving: WayToLeave) -> None:
    before = with_games(seated(8), 3)
    state = after(before, Withdraw(2, leaving))
    assert bare(after(state, UndoStep())) == bare(before)
    busy = with_games(state, 1, table=2)
    assert refusal(busy, UndoStep()).refusal is TournamentRefusal.NOTHING_TO_UNDO
    back = after(busy, UndoOnList(1, 1))
    assert back.sheet(1, 1) == before.sheet(1, 1)
    assert back.entrant(2).presence is Presence.PRESENT
    assert len(back.sheet(1, 2).lines) == 1


@pytest.mark.parametrize("leaving", [WayToLeave.OTHERS_GO_ON, WayToLeave.SUBSTITUTE])
def test_a_player_who_is_back_is_back_in_the_next_draw(leaving: WayToLeave) -> None:
    """The running list goes on without the player, who can leave again without a further choice."""
    left = after(with_games(seated(4), 1), Withdraw(2, leaving))
    state = after(left, SetPresence((2,), Presence.PRESENT))
    assert state.sheet(1, 1) == left.sheet(1, 1)
    assert after(state, Withdraw(2)).sheet(1, 1) == left.sheet(1, 1)
    assert after(state, SetPresence((2,), Presence.EXPECTED)).present == (1, 3, 4)
    state = after(signed(full(state)), CloseSeries(), DrawSeats("x"))
    assert 2 in state.series[1].tables[0]


@pytest.mark.parametrize("unfinished", Unfinished)
@pytest.mark.parametrize("later", [Withdraw(4), SetPresence((4,), Presence.EXPECTED)])
def test_a_player_who_never_left_is_present_even_after_leaving_again(
    unfinished: Unfinished, later: Command
) -> None:
    """A player with games to play has to be present, and the checker sees it the same way."""
    terms = TournamentTerms(rounds=2, unfinished=unfinished)
    log: list[Event] = [make("Cup", find_preset("turnier").rules, terms)]
    left = (CheckPack(1, 1), Withdraw(4, WayToLeave.OTHERS_GO_ON))
    back = (SetPresence((4,), Presence.PRESENT), later, UndoOnList(1, 1))
    for command in (people(4), SeatByHand(((1, 2, 3, 4),)), BeginSeries(), *left, *back):
        log += decide(fold(log), command, DIRECTOR)
    assert fold(log).present == (1, 2, 3, 4)
    assert audit(log) == ()


@pytest.mark.parametrize("by", [keeper(), By(Role.HELPER)])
def test_only_the_director_can_undo_rulings(by: By) -> None:
    ruled = after(with_games(seated(4), 2), RecordIncident(1, 1, IncidentKind.WRONG_DEALER, 1))
    assert refusal(ruled, UndoOnList(1, 1), by).refusal is TournamentRefusal.NO_RIGHT
    left = after(with_games(seated(4), 2), Withdraw(2, WayToLeave.OTHERS_GO_ON))
    assert refusal(left, UndoOnList(1, 1), by).refusal is TournamentRefusal.NO_RIGHT


@pytest.mark.parametrize("by", [keeper(), By(Role.HELPER)])
def test_only_the_director_can_undo_signatures(by: By) -> None:
    before = full(seated(4))
    state = after(before, Sign(1, 1, 1))
    assert refusal(state, UndoOnList(1, 1), by).refusal is TournamentRefusal.SIGNED
    assert after(state, UndoOnList(1, 1)).sheet(1, 1) == before.sheet(1, 1)


def test_a_closed_series_must_be_reopened_before_undo_on_its_lists() -> None:
    state = full(seated(4))
    state = after(state, *(Sign(1, 1, seat) for seat in (1, 2, 3, 4)), CloseSeries())
    assert refusal(state, UndoOnList(1, 1)).refusal is TournamentRefusal.NOT_RUNNING
    state = after(state, UndoStep(), UndoOnList(1, 1))
    assert len(state.sheet(1, 1).signatures) == 3


def test_a_fresh_list_has_nothing_to_undo() -> None:
    state = after(new_tournament(), people(3), DrawSeats("a"), BeginSeries())
    assert refusal(state, UndoOnList(1, 1)).refusal is TournamentRefusal.NOTHING_TO_UNDO
    state = after(state, CheckPack(1, 1), UndoOnList(1, 1))
    assert not state.sheet(1, 1).pack_checked


def test_every_step_of_random_tournaments_can_be_undone(size: Size) -> None:
    """Undoing a step right away restores the previous state, except for clock and announcement.

    Notices, undo steps and the steps of a finished tournament cannot be undone.
    """
    for seed in range(size(10, 500)):
        first, *rest = generate(seed).log
        before = begin(first)
        for event in rest:
            state = evolve(before, event)
            is_step = not isinstance(event, StepUndone | ListStepUndone | Notice)
            if is_step and not state.finished:
                assert bare(undone(state, event)) == bare(before), event
            before = state


def undone(state: Tournament, event: Event) -> Tournament:
    """Return the tournament with its last event undone, even one on a list of a closed series."""
    if not isinstance(event, ListEvent):
        return after(state, UndoStep())
    series = state.series_by_number(event.series)
    opened = replace(series, phase=SeriesPhase.RUNNING)
    at = series.number
    running = replace(state, series=(*state.series[: at - 1], opened, *state.series[at:]))
    back = after(running, UndoOnList(event.series, event.table))
    restored = replace(back.series_by_number(at), phase=series.phase)
    return replace(back, series=(*back.series[: at - 1], restored, *back.series[at:]))
