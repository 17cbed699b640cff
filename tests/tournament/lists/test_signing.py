"""Confirming, signing and correcting the lines of a list."""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.rules.clauses import Clause
from romme.tournament import (
    By,
    CloseSeries,
    ConfirmLine,
    CorrectLine,
    Demand,
    EnterControl,
    Role,
    Scope,
    Sign,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    WayToLeave,
    Withdraw,
    standing,
)
from romme.tournament.lists.sheet import ListCorrection, Signature
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

HELPER = By(Role.HELPER, "office")


def correction(state: Tournament, game: int = 1, reason: str = "") -> CorrectLine:
    """Return the command that changes the card points of a game to 31."""
    return CorrectLine(1, 1, game, line(state.sheet(1, 1), state, game, points=31), reason)


def test_T11_a_second_person_confirms_the_count() -> None:
    state = with_games(seated(4, terms=TournamentTerms(rounds=1, second_count=Demand.ASKED)), 4)
    refused = refusal(state, ConfirmLine(1, 1, 1, 1))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.SAME_PERSON, Clause.T11)
    refused = refusal(state, Sign(1, 1, 1))
    assert (refused.refusal, refused.facts["game"]) == (TournamentRefusal.UNCONFIRMED, 1)
    state = after(state, *(ConfirmLine(1, 1, game, 3) for game in (1, 2, 3, 4)), by=keeper())
    assert after(state, ConfirmLine(1, 1, 1, 4)) == state
    assert signed(state).sheet(1, 1).is_signed
    assert refusal(state, ConfirmLine(1, 1, 5, 3)).refusal is TournamentRefusal.NO_GAME
    assert refusal(state, ConfirmLine(1, 1, 1, 5)).refusal is TournamentRefusal.NO_SEAT


def test_a_changed_line_must_be_confirmed_again() -> None:
    state = after(with_games(seated(4), 1), ConfirmLine(1, 1, 1, 2))
    state = after(state, correction(state), by=keeper())
    assert state.sheet(1, 1).lines[0].confirmed_by is None


def test_every_seat_signs_a_complete_list() -> None:
    state = with_games(seated(4), 7)
    refused = refusal(state, Sign(1, 1, 1))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.LIST_INCOMPLETE, Clause.V4_1)
    state = full(state)
    for seat in (1, 2, 3):
        state = after(state, Sign(1, 1, seat), by=keeper())
        assert not state.sheet(1, 1).is_signed
    state = after(state, Sign(1, 1, 4))
    assert state.sheet(1, 1).is_signed
    assert after(state, Sign(1, 1, 4)) == state
    assert refusal(state, Sign(1, 1, 5)).refusal is TournamentRefusal.NO_SEAT


def test_the_director_can_sign_for_an_absent_player_with_a_reason() -> None:
    state = full(seated(4))
    absent = Sign(1, 1, 3, "gone home")
    assert refusal(state, absent, keeper()).refusal is TournamentRefusal.NO_RIGHT
    state = after(state, absent)
    assert state.sheet(1, 1).signatures == (Signature(3, "gone home", "director"),)


def test_a_player_who_left_does_not_sign() -> None:
    state = after(with_games(seated(4), 1), Withdraw(3, WayToLeave.OTHERS_GO_ON))
    state = full(state)
    assert refusal(state, Sign(1, 1, 3)).refusal is TournamentRefusal.HAS_LEFT
    assert signed(state).sheet(1, 1).is_signed


def test_a_list_can_be_signed_when_the_control_list_agrees() -> None:
    state = full(seated(4, terms=TournamentTerms(rounds=1, control_list=Demand.ASKED)))
    assert refusal(state, Sign(1, 1, 1)).facts == {"game": 1}
    lines = [written.line for written in state.sheet(1, 1).lines]
    lines[2] = line(state.sheet(1, 1), state, 3, points=22)
    state = after(state, *(EnterControl(1, 1, at, one) for at, one in enumerate(lines, 1)))
    refused = refusal(state, Sign(1, 1, 1))
    assert (refused.refusal, refused.facts["game"]) == (TournamentRefusal.CONTROL_DIFFERS, 3)
    state = after(state, CorrectLine(1, 1, 3, lines[2]), by=keeper())
    assert signed(state).sheet(1, 1).is_signed


def test_an_optional_control_list_must_agree_too() -> None:
    state = full(seated(4))
    other = line(state.sheet(1, 1), state, 1, points=99)
    state = after(state, EnterControl(1, 1, 1, other))
    assert refusal(state, Sign(1, 1, 2)).refusal is TournamentRefusal.CONTROL_DIFFERS


def test_the_table_can_correct_its_list_before_signing() -> None:
    state = with_games(seated(4), 3)
    before = state.sheet(1, 1).lines[1].line
    state = after(state, correction(state, 2), by=keeper())
    (traced,) = state.sheet(1, 1).corrections
    assert (traced.before, traced.after_signing) == (before, False)
    assert after(state, correction(state, 2)) == state, "repeating it is a no-op"


@pytest.mark.parametrize("by", [keeper(), HELPER])
def test_only_the_director_corrects_after_the_first_signature(by: By) -> None:
    state = after(full(seated(4)), Sign(1, 1, 1))
    assert (
        refusal(state, correction(state, reason="misread"), by).refusal is TournamentRefusal.SIGNED
    )
    assert refusal(state, correction(state, reason=" ")).refusal is TournamentRefusal.REASON_NEEDED
    corrected = after(state, correction(state, reason="misread"))
    assert corrected.sheet(1, 1).signatures == state.sheet(1, 1).signatures
    assert corrected.sheet(1, 1).corrections == (
        ListCorrection(
            game=1,
            before=state.sheet(1, 1).lines[0].line,
            after=corrected.sheet(1, 1).lines[0].line,
            reason="misread",
            by="director",
            after_signing=True,
        ),
    )
    assert signed(corrected).sheet(1, 1).is_signed


def test_a_correction_after_the_series_changes_the_standing() -> None:
    state = after(signed(full(seated(4))), CloseSeries())
    refused = refusal(state, correction(state, reason="x"), HELPER)
    assert refused.refusal is TournamentRefusal.SIGNED
    before = standing(state, Scope.total())
    after_it = standing(after(state, correction(state, reason="x")), Scope.total())
    assert before != after_it
    assert sum(one.result.card_points for one in after_it) == 22 + sum(
        one.result.card_points for one in before
    )


def test_only_the_director_corrects_a_closed_series_without_signatures() -> None:
    state = full(seated(4, terms=TournamentTerms(rounds=1, signatures=Demand.NOT_ASKED)))
    state = after(state, CloseSeries())
    assert refusal(state, correction(state), keeper()).refusal is TournamentRefusal.SIGNED
    assert refusal(state, correction(state)).refusal is TournamentRefusal.REASON_NEEDED


def test_correcting_a_line_that_has_changed_is_a_conflict() -> None:
    """A phone that was offline does not overwrite corrections made in the meantime."""
    state = with_games(seated(4), 1)
    seen = state.sheet(1, 1).lines[0].line
    late = replace(correction(state), seen=seen)
    other = line(state.sheet(1, 1), state, 1, points=77)
    changed = after(state, CorrectLine(1, 1, 1, other))
    assert refusal(changed, late).refusal is TournamentRefusal.LIST_CHANGED
    assert after(state, late).sheet(1, 1).lines[0].line == late.line


def test_a_correction_is_checked_like_an_entry() -> None:
    state = with_games(seated(4), 1)
    wrong = replace(correction(state), game=2)
    assert refusal(state, wrong).refusal is TournamentRefusal.NO_GAME
    sits_out = replace(correction(state).line, winner=1)
    assert refusal(state, CorrectLine(1, 1, 1, sits_out)).refusal is TournamentRefusal.SITS_OUT


def test_without_signatures_lists_must_still_be_confirmed_before_closing() -> None:
    terms = TournamentTerms(rounds=1, signatures=Demand.NOT_ASKED, second_count=Demand.ASKED)
    state = full(seated(4, terms=terms))
    assert refusal(state, CloseSeries()).refusal is TournamentRefusal.LISTS_OPEN
    state = after(state, *(ConfirmLine(1, 1, game, 2) for game in (1, 2, 3, 4)))
    after(state, CloseSeries())
    partly = after(state, Sign(1, 1, 1))
    assert refusal(partly, CloseSeries()).refusal is TournamentRefusal.LISTS_OPEN, (
        "after one signature all must sign"
    )
    assert refusal(partly, ConfirmLine(1, 1, 1, 3)).refusal is TournamentRefusal.SIGNED
    after(signed(state), CloseSeries())
