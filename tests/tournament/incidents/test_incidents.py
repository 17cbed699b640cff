"""Incidents, clause by clause: the rulings on them, and their consequences."""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.rules.clauses import Clause
from romme.tournament import (
    BeginSeries,
    ChangeTerms,
    CheckPack,
    CloseSeries,
    ConfirmLine,
    Consequence,
    CorrectLine,
    Count,
    Demand,
    Ending,
    EnterControl,
    EnterLine,
    Hand,
    IncidentKind,
    LastRound,
    Line,
    RecordIncident,
    RecordRuling,
    SeatByHand,
    Sign,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoOnList,
    UndoStep,
    VoidHands,
    WayToLeave,
    Withdraw,
)
from romme.tournament.incidents.rulings import IncidentRuling, ruling
from romme.tournament.lists.points import score_entries, sums
from romme.tournament.lists.sheet import ThrownInHand, deals
from romme.tournament.model import DirectorRuling
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    keeper,
    line,
    refusal,
    seated,
    signed,
    with_games,
)

KIND = IncidentKind


def incident(kind: IncidentKind, game: int = 0, seat: int = 0, note: str = "") -> RecordIncident:
    """Return the command that records an incident at table 1 of the first series."""
    return RecordIncident(1, 1, kind, game, seat, note)


@pytest.mark.parametrize(
    ("rules", "clause", "consequence"),
    [
        ("turnier", Clause.T3, Consequence.CORRECTED_TURN),
        ("verband", Clause.V4_6, Consequence.CORRECTED_NO_MELDS),
    ],
)
def test_T3_V4_6_a_wrong_count_is_corrected_in_one_turn(
    rules: str, clause: Clause, consequence: Consequence
) -> None:
    """In that turn, `turnier` forbids laying any cards, and `verband` forbids melds."""
    state = with_games(seated(4, rules), 1)
    found = ruling(state, incident(KIND.WRONG_COUNT_IN_PLAY, 2, 3))
    assert found == IncidentRuling(clause, consequence)
    for seat in (0, 5):
        refused = refusal(state, incident(KIND.WRONG_COUNT_IN_PLAY, 2, seat))
        assert refused.refusal is TournamentRefusal.INCIDENT_SEAT
    noted = after(state, incident(KIND.WRONG_COUNT_IN_PLAY, 2, 3, "12 cards")).sheet(1, 1)
    assert noted.lines == state.sheet(1, 1).lines
    assert [(one.note, one.by) for one in noted.incidents] == [("12 cards", "director")]


@pytest.mark.parametrize(
    ("kind", "consequence"),
    [
        (KIND.TOO_FEW_AT_END, Consequence.DRAW_AND_COUNT),
        (KIND.TOO_MANY_AT_END, Consequence.COUNT_ALL),
    ],
)
def test_T3_wrong_hands_at_the_end_are_filled_or_counted(
    kind: IncidentKind, consequence: Consequence
) -> None:
    state = seated(4)
    assert ruling(state, incident(kind, 1, 2)) == IncidentRuling(Clause.T3, consequence)
    assert refusal(state, incident(kind, 1, 5)).refusal is TournamentRefusal.INCIDENT_SEAT


@pytest.mark.parametrize(
    ("kind", "clause"),
    [
        (KIND.CARD_EXPOSED, Clause.V4_7),
        (KIND.UNEQUAL_HANDS, Clause.V4_8),
        (KIND.SEVERAL_WRONG_HANDS, Clause.V4_8),
        (KIND.OBJECTION_IN_TIME, Clause.V4_9),
    ],
)
def test_V4_7_V4_8_V4_9_the_running_game_is_dealt_again(kind: IncidentKind, clause: Clause) -> None:
    state = with_games(seated(4), 2)
    for game in (0, 3):
        assert ruling(state, incident(kind, game)) == IncidentRuling(
            clause, Consequence.DEAL_AGAIN, struck_from=3
        )
    again = after(state, incident(kind, 3))
    assert len(again.sheet(1, 1).lines) == 2
    assert refusal(state, incident(kind, 1)).refusal is TournamentRefusal.INCIDENT_GAME
    assert refusal(full(state), incident(kind)).refusal is TournamentRefusal.INCIDENT_GAME


def test_a_line_written_before_its_game_was_struck_is_refused() -> None:
    state = with_games(seated(4), 2)
    late = EnterLine(1, 1, 3, line(state.sheet(1, 1), state, 3))
    state = after(state, incident(KIND.CARD_EXPOSED, 3))
    assert refusal(state, late).refusal is TournamentRefusal.LIST_CHANGED
    assert len(with_games(state, 1).sheet(1, 1).lines) == 3


def test_V4_8_several_wrong_hands_void_the_last_game_even_when_it_is_entered() -> None:
    state = after(with_games(seated(4), 2), incident(KIND.SEVERAL_WRONG_HANDS, 2))
    sheet = state.sheet(1, 1)
    assert len(sheet.lines) == 1
    assert [(one.game, one.clause) for one in sheet.struck] == [(2, Clause.V4_8)]


def test_V4_9_an_objection_after_the_cards_were_taken_up_is_too_late() -> None:
    state = with_games(seated(4), 2)
    assert ruling(state, incident(KIND.OBJECTION_TOO_LATE)) == IncidentRuling(
        Clause.V4_9, Consequence.GAME_STANDS
    )
    after_it = after(state, incident(KIND.OBJECTION_TOO_LATE))
    assert after_it.sheet(1, 1).lines == state.sheet(1, 1).lines


def wrong_dealer(state: Tournament, first: int) -> IncidentRuling:
    """Return the ruling on a wrong dealer since game `first`, or since an unknown game (0)."""
    return ruling(state, incident(KIND.WRONG_DEALER, first))


def test_V4_10_a_running_game_dealt_out_of_turn_is_void() -> None:
    state = with_games(seated(4), 2)
    assert wrong_dealer(state, 3) == IncidentRuling(
        Clause.V4_10, Consequence.DEAL_AGAIN, struck_from=3
    )


def test_V4_10_the_first_game_is_dealt_again_too() -> None:
    state = seated(4)
    assert wrong_dealer(state, 1) == IncidentRuling(
        Clause.V4_10, Consequence.DEAL_AGAIN, struck_from=1
    )
    assert wrong_dealer(state, 0) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=1
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_V4_12_a_round_has_one_game_per_player(seats: int) -> None:
    state = with_games(seated(seats), seats + 1)
    assert wrong_dealer(state, seats + 1).clause is Clause.V4_11
    assert wrong_dealer(state, seats) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=seats + 1
    )


def test_V4_12_a_round_that_a_player_left_ends_with_the_last_remaining_dealer() -> None:
    state = after(with_games(seated(4), 2), Withdraw(4, WayToLeave.OTHERS_GO_ON))
    state = with_games(state, 1)  # seat 3 deals the last game of the first round
    assert wrong_dealer(state, 3) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=4
    )
    begun = with_games(state, 2)
    assert wrong_dealer(begun, 5) == IncidentRuling(
        Clause.V4_11, Consequence.REPLAY_FROM, struck_from=5
    )


def test_V4_11_in_the_running_round_all_games_from_the_first_wrong_one_are_replayed() -> None:
    state = with_games(seated(4), 7)  # one round of four, three games of the second
    assert wrong_dealer(state, 6) == IncidentRuling(
        Clause.V4_11, Consequence.REPLAY_FROM, struck_from=6
    )
    again = after(state, incident(KIND.WRONG_DEALER, 6))
    sheet = again.sheet(1, 1)
    assert len(sheet.lines) == 5
    assert [one.game for one in sheet.struck] == [6, 7]
    assert deals(again.rules, sheet)[len(sheet.lines)].dealer == 2
    assert len(full(again).sheet(1, 1).lines) == 8


@pytest.mark.parametrize("first", [0, 1, 4])
def test_V4_12_the_running_round_begins_again_if_found_later_or_of_unclear_origin(
    first: int,
) -> None:
    state = with_games(seated(4), 7)
    assert wrong_dealer(state, first) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=5
    )
    sheet = after(state, incident(KIND.WRONG_DEALER, first)).sheet(1, 1)
    assert len(sheet.lines) == 4
    assert deals(state.rules, sheet)[4].dealer == 1


def test_V4_10_a_round_is_finished_when_its_last_game_is_properly_entered() -> None:
    """While a required confirmation is missing, the last game of a round can still be void."""
    terms = TournamentTerms(rounds=2, second_count=Demand.ASKED)
    state = with_games(seated(4, terms=terms), 4)
    assert wrong_dealer(state, 4).clause is Clause.V4_11
    confirmed = after(state, ConfirmLine(1, 1, 4, 2))
    assert wrong_dealer(confirmed, 4).clause is Clause.V4_12
    begun = with_games(state, 1)  # the next round has begun
    assert wrong_dealer(begun, 4) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=5
    )


def test_V4_10_a_properly_entered_last_round_is_finished_without_a_signature() -> None:
    """The signatures are needed only if the last game was not properly entered."""
    state = full(seated(4))
    for first in (0, 1, 7, 8):
        assert wrong_dealer(state, first) == IncidentRuling(Clause.V4_12, Consequence.ROUNDS_STAND)
    assert after(state, incident(KIND.WRONG_DEALER, 7)).sheet(1, 1).struck == ()
    assert refusal(state, incident(KIND.WRONG_DEALER, 9)).refusal is TournamentRefusal.INCIDENT_GAME


def test_V4_10_after_a_faulty_last_entry_the_signatures_finish_the_last_round() -> None:
    """Before the signatures, a last game without its required confirmation can still be void."""
    terms = TournamentTerms(rounds=2, second_count=Demand.ASKED)
    state = full(seated(4, terms=terms))
    assert wrong_dealer(state, 7) == IncidentRuling(
        Clause.V4_11, Consequence.REPLAY_FROM, struck_from=7
    )
    assert wrong_dealer(state, 3) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=5
    )
    confirmed = after(state, ConfirmLine(1, 1, 8, 2))
    assert wrong_dealer(confirmed, 7) == IncidentRuling(Clause.V4_12, Consequence.ROUNDS_STAND)


def test_V4_10_where_the_signatures_finish_the_last_round_an_unsigned_one_can_be_void() -> None:
    """With `LastRound.SIGNED`, only the last round needs the signatures in order to be finished."""
    state = full(seated(4, terms=TournamentTerms(rounds=2, last_round=LastRound.SIGNED)))
    assert wrong_dealer(state, 7) == IncidentRuling(
        Clause.V4_11, Consequence.REPLAY_FROM, struck_from=7
    )
    assert wrong_dealer(state, 3) == IncidentRuling(
        Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=5
    )
    assert wrong_dealer(signed(state), 7) == IncidentRuling(Clause.V4_12, Consequence.ROUNDS_STAND)


def test_V4_10_a_round_that_was_broken_off_is_finished_when_the_list_is_signed() -> None:
    """The last game of such a round is never played, so only the signatures can finish it."""
    state = after(with_games(seated(4), 7), Withdraw(4, WayToLeave.LIST_ENDS))
    assert wrong_dealer(state, 6) == IncidentRuling(
        Clause.V4_11, Consequence.REPLAY_FROM, struck_from=6
    )
    partly = after(state, Sign(1, 1, 1))
    assert wrong_dealer(partly, 6).clause is Clause.V4_11
    assert after(partly, incident(KIND.WRONG_DEALER, 6)).sheet(1, 1).signatures == ()
    assert wrong_dealer(signed(state), 6) == IncidentRuling(Clause.V4_12, Consequence.ROUNDS_STAND)
    whole = after(with_games(seated(4), 4), Withdraw(4, WayToLeave.LIST_ENDS))
    assert wrong_dealer(whole, 3) == IncidentRuling(Clause.V4_12, Consequence.ROUNDS_STAND)


def test_V4_11_players_who_left_do_not_return_for_replayed_games() -> None:
    state = after(with_games(seated(4), 2), Withdraw(4, WayToLeave.OTHERS_GO_ON))
    state = after(state, incident(KIND.WRONG_DEALER, 2))
    order = deals(state.rules, state.sheet(1, 1))
    assert [deal.dealer for deal in order] == [1, 2, 3, 1, 2, 3]
    assert order[0].playing == (2, 3, 4)
    assert order[1].playing == (1, 2, 3)


def test_V4_11_the_control_list_and_a_broken_off_list_are_truncated_too() -> None:
    state = with_games(seated(4), 3)
    lines = [written.line for written in state.sheet(1, 1).lines]
    state = after(state, *(EnterControl(1, 1, at, one) for at, one in enumerate(lines, 1)))
    assert len(after(state, incident(KIND.WRONG_DEALER, 3)).sheet(1, 1).control) == 2
    broken_off = after(state, Withdraw(4, WayToLeave.LIST_ENDS))
    void = after(broken_off, incident(KIND.WRONG_DEALER, 2))
    assert len(deals(void.rules, void.sheet(1, 1))) == len(void.sheet(1, 1).lines) == 1
    assert signed(void).sheet(1, 1).is_signed


def hands(points: int, hand: Hand) -> Line:
    """Return the line of a game of seats 2 to 4 that seat 2 won.

    Seat 3 is left with `points` card points.
    """
    return Line(Ending.ROMME, 2, (None, None, Count(points, hand), Count(5, Hand.OPENED)))


@pytest.mark.parametrize(
    ("points", "hand", "rating", "card_points"),
    [
        (10, Hand.OPENED, 2, 11),
        (3, Hand.OPENED, 2, 11),
        (11, Hand.OPENED, 1, 31),
        (30, Hand.OPENED, 1, 31),
        (50, Hand.OPENED, 0, 50),
        (60, Hand.UNOPENED, -1, 101),
        (120, Hand.UNOPENED, -2, 120),
    ],
)
def test_T15_a_hand_thrown_in_counts_as_the_next_worse_class(
    points: int, hand: Hand, rating: int, card_points: int
) -> None:
    state = after(seated(4), EnterLine(1, 1, 1, hands(points, hand)))
    found = ruling(state, incident(KIND.HAND_THROWN_IN, 1, 3))
    assert found == IncidentRuling(Clause.T15, Consequence.ONE_CLASS_WORSE, time=1)
    state = after(state, incident(KIND.HAND_THROWN_IN, 1, 3))
    entry = score_entries(state.rules, state.sheet(1, 1).lines[0])[2]
    assert entry is not None
    assert (entry.score, entry.card_points) == (rating, card_points)
    assert sums(state.rules, state.sheet(1, 1))[3].total == 3, "the other seats are unaffected"


def test_T15_one_more_point_is_deducted_the_second_time() -> None:
    state = with_games(seated(4, terms=TournamentTerms(rounds=2)), 4, points=5)
    state = after(state, incident(KIND.HAND_THROWN_IN, 1, 3))
    found = ruling(state, incident(KIND.HAND_THROWN_IN, 2, 3))
    assert found == IncidentRuling(Clause.T15, Consequence.CLASS_WORSE_AND_POINT_OFF, time=2)
    state = after(state, incident(KIND.HAND_THROWN_IN, 2, 3), incident(KIND.HAND_THROWN_IN, 2, 4))
    first, second = (score_entries(state.rules, one) for one in state.sheet(1, 1).lines[:2])
    assert first[2] is not None
    assert second[2] is not None
    assert second[3] is not None
    assert (first[2].score, second[2].score, second[3].score) == (2, 1, 2)
    assert state.sheet(1, 1).lines[1].thrown_in == (ThrownInHand(3, 2), ThrownInHand(4, 1))


def test_T15_a_club_may_deduct_the_same_point_each_time() -> None:
    terms, options = TournamentTerms(rounds=2), {"thrown_in_again": "same"}
    state = with_games(seated(4, terms=terms, options=options), 4, points=5)
    state = after(state, incident(KIND.HAND_THROWN_IN, 1, 3))
    found = ruling(state, incident(KIND.HAND_THROWN_IN, 2, 3))
    assert found == IncidentRuling(Clause.T15, Consequence.ONE_CLASS_WORSE, time=2)
    state = after(state, incident(KIND.HAND_THROWN_IN, 2, 3))
    entries = [score_entries(state.rules, one)[2] for one in state.sheet(1, 1).lines[:2]]
    assert [entry and entry.score for entry in entries] == [2, 2]
    assert state.sheet(1, 1).incidents[-1].consequence is Consequence.ONE_CLASS_WORSE


def times(state: Tournament) -> list[tuple[int, ...]]:
    """Return the numbers of the thrown-in hands, by game of the first list."""
    lines = state.sheet(1, 1).lines
    return [tuple(one.time for one in written.thrown_in) for written in lines]


@pytest.mark.parametrize(("void", "time"), [(VoidHands.UNCOUNTED, 1), (VoidHands.COUNTED, 2)])
def test_T15_a_hand_of_a_void_game_counts_as_the_terms_say(void: VoidHands, time: int) -> None:
    terms = TournamentTerms(rounds=2, void_hands=void)
    state = after(with_games(seated(4, terms=terms), 2), incident(KIND.HAND_THROWN_IN, 2, 3))
    state = with_games(after(state, incident(KIND.WRONG_DEALER, 2)), 1)
    assert not state.sheet(1, 1).incidents[0].stands
    assert ruling(state, incident(KIND.HAND_THROWN_IN, 2, 3)).time == time


def test_T15_a_correction_makes_a_later_hand_the_first() -> None:
    state = with_games(seated(4), 4, points=5)
    state = after(state, incident(KIND.HAND_THROWN_IN, 1, 3), incident(KIND.HAND_THROWN_IN, 2, 3))
    assert times(state) == [(1,), (2,), (), ()]
    wrong = state.sheet(1, 1).lines[0].line
    won = replace(wrong, winner=3, counts=(None, Count(5, Hand.OPENED), None, wrong.counts[3]))
    corrected = after(state, CorrectLine(1, 1, 1, won))
    assert times(corrected)[1] == (1,)
    entry = score_entries(corrected.rules, corrected.sheet(1, 1).lines[1])[2]
    assert entry is not None
    assert entry.score == 2
    first, second = corrected.sheet(1, 1).incidents
    assert (first.stands, second.consequence) == (False, Consequence.ONE_CLASS_WORSE)
    assert times(after(corrected, CorrectLine(1, 1, 1, wrong))) == times(state)
    assert times(after(corrected, UndoOnList(1, 1))) == times(state)


def test_T15_a_void_game_changes_the_hands_of_later_series() -> None:
    state = signed(full(after(with_games(seated(4), 2), incident(KIND.HAND_THROWN_IN, 2, 3))))
    state = after(state, CloseSeries(), SeatByHand(((1, 2, 3, 4),)), BeginSeries(), CheckPack(2, 1))
    later = RecordIncident(2, 1, KIND.HAND_THROWN_IN, 1, 3)
    state = after(with_games(state, 1, points=5), later)
    assert state.sheet(2, 1).lines[0].thrown_in == (ThrownInHand(3, 2),)
    line = state.sheet(1, 1).lines[1].line
    won = replace(line, winner=3, counts=(line.counts[3], None, None, line.counts[3]))
    state = after(state, CorrectLine(1, 1, 2, won, "misread"))
    assert state.sheet(2, 1).lines[0].thrown_in == (ThrownInHand(3, 1),)
    counted = replace(state.terms, void_hands=VoidHands.COUNTED)
    assert after(state, ChangeTerms(counted)).sheet(2, 1).lines[0].thrown_in[0].time == 2


def test_a_ruling_in_the_directors_words_joins_the_record_and_changes_no_points() -> None:
    state = with_games(seated(4), 2)
    ruled = after(state, RecordRuling(" Anna may sit with her back to the wall. ", 1, 1, 2, 3))
    assert ruled.rulings_at(1, 1) == (
        DirectorRuling("Anna may sit with her back to the wall.", 1, 1, 2, 3, "director"),
    )
    assert replace(ruled, rulings=(), past=()) == replace(state, past=())
    assert after(ruled, UndoStep()).rulings == ()
    about_all = after(ruled, RecordRuling("The break is five minutes longer."))
    assert [one.series for one in about_all.rulings] == [1, 0]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (RecordRuling("  "), TournamentRefusal.OUT_OF_RANGE),
        (RecordRuling("x" * 501), TournamentRefusal.OUT_OF_RANGE),
        (RecordRuling("x", 2, 1), TournamentRefusal.NO_SERIES),
        (RecordRuling("x", 1, 2), TournamentRefusal.NO_TABLE),
        (RecordRuling("x", 1, 1, 9), TournamentRefusal.NO_GAME),
        (RecordRuling("x", 1, 1, 0, 5), TournamentRefusal.NO_SEAT),
        (RecordRuling("x", 0, 0, 1), TournamentRefusal.NO_SERIES),
    ],
)
def test_a_ruling_needs_words_and_an_existing_place(
    command: RecordRuling, reason: TournamentRefusal
) -> None:
    assert refusal(seated(4), command).refusal is reason
    assert refusal(seated(4), RecordRuling("x"), keeper()).refusal is TournamentRefusal.NO_RIGHT


def test_T15_only_players_left_with_cards_can_throw_them_in() -> None:
    state = with_games(seated(4), 1)  # seat 1 sat out, seat 2 won
    for seat in (1, 2):
        refused = refusal(state, incident(KIND.HAND_THROWN_IN, 1, seat))
        assert (refused.refusal, refused.clause) == (TournamentRefusal.NOT_COUNTED, Clause.T15)
    assert (
        refusal(state, incident(KIND.HAND_THROWN_IN, 2, 3)).refusal
        is TournamentRefusal.INCIDENT_GAME
    )
    for seat in (0, 5):
        refused = refusal(state, incident(KIND.HAND_THROWN_IN, 1, seat))
        assert refused.refusal is TournamentRefusal.INCIDENT_SEAT
    twice = after(state, incident(KIND.HAND_THROWN_IN, 1, 3))
    refused = refusal(twice, incident(KIND.HAND_THROWN_IN, 1, 3))
    assert refused.refusal is TournamentRefusal.THROWN_IN_ALREADY


def test_T15_the_director_must_give_a_reason_on_a_signed_list() -> None:
    state = signed(full(seated(4)))
    thrown = incident(KIND.HAND_THROWN_IN, 1, 3)
    assert refusal(state, thrown).refusal is TournamentRefusal.REASON_NEEDED
    after(state, incident(KIND.HAND_THROWN_IN, 1, 3, "seen by two"))


@pytest.mark.parametrize("kind", KIND)
def test_an_incident_needs_a_possible_seat_and_game(kind: IncidentKind) -> None:
    state = with_games(seated(4), 2)
    assert refusal(state, incident(kind, 1, 5)).refusal is TournamentRefusal.INCIDENT_SEAT
    for game in (-1, 4):
        assert refusal(state, incident(kind, game, 3)).refusal is TournamentRefusal.INCIDENT_GAME


def test_only_the_director_records_incidents() -> None:
    state = seated(4)
    assert (
        refusal(state, incident(KIND.WRONG_DEALER), keeper()).refusal is TournamentRefusal.NO_RIGHT
    )
