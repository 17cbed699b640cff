"""Ending lists early, for instance because time is up."""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

import pytest

from romme.rules.clauses import Clause
from romme.tournament import (
    BeginSeries,
    By,
    CloseSeries,
    CorrectLine,
    Demand,
    EarlyEnd,
    EndList,
    EndOpenLists,
    EnterControl,
    EnterLine,
    IncidentKind,
    Presence,
    RecordIncident,
    Role,
    Scope,
    SeatByHand,
    SetPresence,
    Sign,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoOnList,
    UndoStep,
    WayToLeave,
    Withdraw,
    standing,
)
from romme.tournament.lists.sheet import EarlyEnding, deals
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    keeper,
    line,
    new_tournament,
    people,
    refusal,
    seated,
    signed,
    with_games,
)

HELPER = By(Role.HELPER, "Léa")
WHOLE_ROUNDS = TournamentTerms(rounds=3, early_end=EarlyEnd.WHOLE_ROUNDS)


def enter(state: Tournament, game: int, replays: int = 0) -> EnterLine:
    """Return a command that enters a game at table 1, as a phone that was offline sends it."""
    whole = seated(len(state.sheet(1, 1).seats), terms=state.terms)
    return EnterLine(1, 1, game, line(whole.sheet(1, 1), whole, game), replays=replays)


def test_V4_1_a_list_that_is_ended_early_counts_the_games_on_it() -> None:
    state = after(with_games(seated(4), 6), EndList(1, 1), by=HELPER)
    sheet = state.sheet(1, 1)
    assert (len(sheet.lines), len(deals(state.rules, sheet)), sheet.struck) == (6, 6, ())
    assert sheet.early_ending == EarlyEnding("", "Léa")
    assert after(state, EndList(1, 1)) == state


@pytest.mark.parametrize(("played", "counting"), [(0, 0), (3, 0), (4, 4), (6, 4), (8, 8), (11, 8)])
def test_V4_1_only_whole_rounds_count_if_the_terms_say_so(played: int, counting: int) -> None:
    state = after(with_games(seated(4, terms=WHOLE_ROUNDS), played), EndList(1, 1))
    sheet = state.sheet(1, 1)
    assert (len(sheet.lines), sheet.ends_after) == (counting, counting)
    struck = [(one.game, one.clause) for one in sheet.struck]
    assert struck == [(game, Clause.V4_1) for game in range(counting + 1, played + 1)]


def test_V4_1_a_round_is_whole_without_the_deal_of_a_player_who_left() -> None:
    """Seat 4 leaves before its first deal, so three games are a round."""
    state = with_games(seated(4, terms=WHOLE_ROUNDS), 2)
    state = with_games(after(state, Withdraw(4, WayToLeave.OTHERS_GO_ON)), 3)
    sheet = after(state, EndList(1, 1)).sheet(1, 1)
    assert (len(sheet.lines), len(sheet.signers)) == (3, 3)


def test_players_of_an_ended_list_stay_present_and_sign_it() -> None:
    state = after(with_games(seated(4), 3), EndList(1, 1))
    assert state.present == (1, 2, 3, 4)
    state = signed(state)
    assert state.sheet(1, 1).is_signed
    state = after(state, CloseSeries(), SeatByHand(((4, 3, 2, 1),)), BeginSeries())
    assert len(state.series) == 2


def test_the_results_say_whose_list_was_ended_early() -> None:
    state = after(with_games(seated(8), 3), EndList(1, 1))
    placed = {one.party: one.result for one in standing(state, Scope.total())}
    assert [placed[number].ended_early for number in range(1, 9)] == [1, 1, 1, 1, 0, 0, 0, 0]


def test_a_game_that_arrives_after_the_end_is_refused_and_counts_if_the_end_is_undone() -> None:
    state = after(with_games(seated(4), 3), EndList(1, 1))
    late = enter(state, 4)
    refused = refusal(state, late, keeper())
    assert (refused.refusal, refused.facts) == (
        TournamentRefusal.LIST_ENDED,
        {"game": 4, "games": 3},
    )
    undone = after(state, UndoOnList(1, 1), by=HELPER)
    assert len(after(undone, late, by=keeper()).sheet(1, 1).lines) == 4


def test_games_that_became_void_are_back_after_an_undo() -> None:
    before = with_games(seated(4, terms=WHOLE_ROUNDS), 6)
    state = after(before, EndList(1, 1))
    assert refusal(state, enter(state, 5)).refusal is TournamentRefusal.LIST_CHANGED
    assert after(state, UndoStep()).sheet(1, 1) == before.sheet(1, 1)
    assert after(state, UndoOnList(1, 1)).sheet(1, 1) == before.sheet(1, 1)


def test_all_open_lists_are_ended_and_undone_in_one_step() -> None:
    state = with_games(full(seated(8)), 3, table=2)
    state = after(state, EndOpenLists(1, " power cut "), by=HELPER)
    whole, ended = state.series[0].sheets
    assert (whole.early_ending, ended.early_ending) == (None, EarlyEnding("power cut", "Léa"))
    assert after(state, EndOpenLists(1)) == state
    assert after(state, UndoStep()).sheet(1, 2).early_ending is None


def test_one_of_the_lists_that_were_ended_together_can_go_on() -> None:
    state = after(with_games(seated(8), 3), EndOpenLists(1))
    state = after(state, UndoOnList(1, 2), by=HELPER)
    assert [sheet.early_ending is None for sheet in state.series[0].sheets] == [False, True]
    assert len(with_games(state, 8, table=2).sheet(1, 2).lines) == 8


@pytest.mark.parametrize("command", [EndList(1, 1), EndOpenLists(1)])
def test_only_the_office_ends_lists_and_undoes_it(command: EndList | EndOpenLists) -> None:
    state = with_games(seated(4), 3)
    assert refusal(state, command, keeper()).refusal is TournamentRefusal.NO_RIGHT
    ended = after(state, command, by=HELPER)
    assert refusal(ended, UndoOnList(1, 1), keeper()).refusal is TournamentRefusal.NO_RIGHT
    assert after(ended, UndoOnList(1, 1), by=HELPER).sheet(1, 1) == state.sheet(1, 1)


def test_a_complete_list_cannot_be_ended() -> None:
    refused = refusal(full(seated(4)), EndList(1, 1))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.LIST_COMPLETE, Clause.V4_1)
    assert after(full(seated(4)), EndOpenLists(1)) == full(seated(4))


@pytest.mark.parametrize("command", [EndList(1, 1), EndOpenLists(1)])
def test_lists_are_ended_only_while_the_series_runs(command: EndList | EndOpenLists) -> None:
    assert refusal(new_tournament(), command).refusal is TournamentRefusal.NO_SERIES
    waiting = after(new_tournament(), people(4), SeatByHand(((1, 2, 3, 4),)))
    assert refusal(waiting, command).refusal is TournamentRefusal.NOT_RUNNING
    closed = after(signed(full(seated(4))), CloseSeries())
    assert refusal(closed, command).refusal is TournamentRefusal.NOT_RUNNING


def test_a_reason_has_a_maximum_length() -> None:
    for command in (EndList(1, 1, "x" * 301), EndOpenLists(1, "x" * 301)):
        refused = refusal(seated(4), command)
        assert (refused.refusal, refused.facts["what"]) == (
            TournamentRefusal.OUT_OF_RANGE,
            "reason",
        )


def test_the_control_list_ends_with_the_list() -> None:
    terms = TournamentTerms(rounds=2, control_list=Demand.ASKED, early_end=EarlyEnd.WHOLE_ROUNDS)
    state = with_games(seated(4, terms=terms), 5)
    lines = [written.line for written in state.sheet(1, 1).lines]
    state = after(
        state, *(EnterControl(1, 1, game, one) for game, one in enumerate(lines, start=1))
    )
    state = after(state, EndList(1, 1))
    assert len(state.sheet(1, 1).control) == 4
    assert signed(state).sheet(1, 1).is_signed


def test_an_ended_list_can_be_corrected_and_its_players_may_leave() -> None:
    state = after(with_games(seated(4), 3), EndList(1, 1))
    changed = line(state.sheet(1, 1), state, 2, points=31)
    assert after(state, CorrectLine(1, 1, 2, changed)).sheet(1, 1).lines[1].line == changed
    assert refusal(state, CorrectLine(1, 1, 4, changed)).refusal is TournamentRefusal.NO_GAME
    gone = after(state, Withdraw(2), SetPresence((3,), Presence.EXPECTED))
    assert gone.present == (1, 4)
    assert gone.sheet(1, 1).signers == (1, 2, 3, 4)


def test_V4_12_a_wrong_dealer_in_the_last_round_of_an_ended_list_voids_its_games() -> None:
    """The list stays ended: the void games are not played again."""
    state = after(with_games(seated(4), 6), EndList(1, 1))
    state = after(state, RecordIncident(1, 1, IncidentKind.WRONG_DEALER, game=6))
    sheet = state.sheet(1, 1)
    assert (len(sheet.lines), sheet.ends_after) == (5, 5)
    assert sheet.early_ending is not None
    state = after(state, RecordIncident(1, 1, IncidentKind.WRONG_DEALER, game=0))
    assert len(state.sheet(1, 1).lines) == 4


def test_V4_12_a_whole_last_round_of_an_ended_list_stands() -> None:
    state = after(with_games(seated(4, terms=WHOLE_ROUNDS), 6), EndList(1, 1))
    state = after(state, RecordIncident(1, 1, IncidentKind.WRONG_DEALER, game=2))
    assert len(state.sheet(1, 1).lines) == 4


def test_signatures_after_the_end_make_the_undo_a_matter_of_the_director() -> None:
    state = after(with_games(seated(4), 3), EndList(1, 1), Sign(1, 1, 1))
    assert refusal(state, UndoStep()).refusal is TournamentRefusal.NOTHING_TO_UNDO
    assert refusal(state, UndoOnList(1, 1), HELPER).refusal is TournamentRefusal.SIGNED
    back = after(state, UndoOnList(1, 1), UndoOnList(1, 1))
    assert back.sheet(1, 1).early_ending is None
