"""Entries: start numbers, duplicates, previews, late entries and withdrawals."""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

import pytest

from romme.rules.clauses import Clause
from romme.tournament import (
    DIRECTOR,
    BeginSeries,
    ChangeEntry,
    CheckPack,
    CloseSeries,
    EnterPeople,
    EntryDetails,
    Finish,
    LiftPenalty,
    Membership,
    Namesakes,
    Parties,
    Penalise,
    Presence,
    RecordLot,
    RemoveEntry,
    Scope,
    SeatByHand,
    SetClass,
    SetPresence,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    WayToLeave,
    Withdraw,
    standing,
)
from romme.tournament.decide import decide
from romme.tournament.entries.duplicates import Duplicate, Likeness, duplicates, normalised_name
from romme.tournament.entries.groups import incomplete_groups
from romme.tournament.entries.registration import entry_flaws
from romme.tournament.lists.sheet import deals
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    people,
    refusal,
    seated,
    signed,
    with_games,
)


def test_start_numbers_are_assigned_in_order_and_skip_taken_ones() -> None:
    state = after(
        new_tournament(),
        EnterPeople((EntryDetails("A", number=2), EntryDetails("B"), EntryDetails("C"))),
    )
    assert list(state.entrants) == [2, 1, 3]
    state = after(state, EnterPeople((EntryDetails("D"),)))
    assert state.entrant(4).name == "D"


def test_a_start_number_is_assigned_only_once() -> None:
    state = after(new_tournament(), EnterPeople((EntryDetails("A", number=7),)))
    refused = refusal(state, EnterPeople((EntryDetails("B"), EntryDetails("C", number=7))))
    assert refused.refusal is TournamentRefusal.NUMBER_TAKEN
    assert refused.facts == {"number": 7, "row": 2}


def test_entering_is_all_or_nothing_and_the_preview_lists_all_flaws() -> None:
    state = after(new_tournament(), EnterPeople((EntryDetails("Anna Muller"),)))
    rows = EnterPeople(
        (EntryDetails("Tom"), EntryDetails(" "), EntryDetails("Müller, Anna"), EntryDetails("TOM"))
    )
    assert [(flaw.row, flaw.refused.refusal) for flaw in entry_flaws(state, rows)] == [
        (2, TournamentRefusal.NO_NAME),
        (3, TournamentRefusal.DUPLICATE),
        (4, TournamentRefusal.DUPLICATE),
    ]
    assert refusal(state, rows).facts["row"] == 2
    meant = EnterPeople((EntryDetails("Anna Mueller"),), namesakes=Namesakes.MEANT)
    assert len(after(state, meant).entrants) == 2


def test_the_family_name_is_kept_and_must_end_the_name() -> None:
    anna = EntryDetails("Anna  Maria Weber", family=" Weber ")
    state = after(new_tournament(), EnterPeople((anna, EntryDetails("Jos Klein"))))
    assert [(one.name, one.family) for one in state.entrants.values()] == [
        ("Anna Maria Weber", "Weber"),
        ("Jos Klein", ""),
    ]
    state = after(state, ChangeEntry(2, EntryDetails("Jos Klein", family="Jos Klein")))
    assert state.entrant(2).family == "Jos Klein"
    for name, family in (("Jos Klein", "Weber"), ("Jos Klein", "lein"), ("Klein", "Jos Klein")):
        refused = refusal(state, ChangeEntry(2, EntryDetails(name, family=family)))
        assert refused.refusal is TournamentRefusal.FAMILY_NAME
        assert refused.facts == {"name": name, "family": family}


def test_classes_can_be_set_at_any_time_even_after_the_end() -> None:
    lot = RecordLot(Scope.total(), Parties.SINGLE, (3, 4))
    state = after(signed(full(seated(4))), CloseSeries(), lot, Finish())
    state = after(state, SetClass(" Damen ", (1, 3, 1)))
    assert [one.classes for one in state.entrants.values()] == [("Damen",), (), ("Damen",), ()]
    assert [one.party for one in standing(state, Scope.total(), only="Damen")] in ([1, 3], [3, 1])
    state = after(state, SetClass("Damen", (1, 2), Membership.NOT_MEMBER))
    assert [one.classes for one in state.entrants.values()] == [(), (), ("Damen",), ()]
    assert decide(state, SetClass("Damen", (3,)), DIRECTOR) == ()
    assert refusal(state, SetClass(" ", (3,))).refusal is TournamentRefusal.NO_NAME
    assert refusal(state, SetClass("Damen", (9,))).refusal is TournamentRefusal.NO_ENTRANT
    eleven = (SetClass(f"Class {at}", (4,)) for at in range(10))
    assert refusal(after(state, *eleven), SetClass("One more", (4,))).facts["most"] == 10


def test_incomplete_teams_and_tandems_are_found() -> None:
    """A member who withdrew is missing."""
    people_of = (
        *(EntryDetails(f"R{at}", team="Red", tandem="") for at in range(4)),
        *(EntryDetails(f"B{at}", team="Blue", tandem="Two") for at in range(2)),
        EntryDetails("Alone", tandem="One"),
    )
    state = after(new_tournament(), EnterPeople(people_of))
    red, blue = (Parties.TEAM, "Red"), (Parties.TEAM, "Blue")

    def found(state: Tournament) -> dict[tuple[Parties, str], tuple[int, ...]]:
        return {(one.parties, one.name): one.members for one in incomplete_groups(state)}

    assert found(state) == {blue: (5, 6), (Parties.TANDEM, "One"): (7,)}
    assert found(after(state, Withdraw(2)))[red] == (1, 3, 4)


@pytest.mark.parametrize(
    ("one", "other", "like"),
    [
        (EntryDetails("Anna Weber", "Esch"), EntryDetails("weber  ANNA", "Esch"), Likeness.SAME),
        (EntryDetails("Anna Weber", "Esch"), EntryDetails("Anna Weber"), Likeness.SAME),
        (
            EntryDetails("Anna Weber", "Esch"),
            EntryDetails("Anna Weber", "Wiltz"),
            Likeness.NAMESAKE,
        ),
        (EntryDetails("Anna Weber", "Esch"), EntryDetails("Anne Weber", "Esch"), Likeness.ALIKE),
        (EntryDetails("Anna Weber", "Esch"), EntryDetails("Ana Weber", "Esch"), Likeness.ALIKE),
        (EntryDetails("Anna Weber", "Esch"), EntryDetails("Anne Weber", "Wiltz"), None),
        (EntryDetails("Anna Weber", "Esch"), EntryDetails("Jos Weber", "Esch"), None),
    ],
)
def test_similar_entries_are_found(
    one: EntryDetails, other: EntryDetails, like: Likeness | None
) -> None:
    state = after(new_tournament(), EnterPeople((one, other), namesakes=Namesakes.MEANT))
    expected = () if like is None else (Duplicate(like, (1, 2)),)
    assert duplicates(state) == expected


def test_normalised_names_ignore_accents_umlauts_order_and_case() -> None:
    assert (
        normalised_name("Schäfer Zoé")
        == normalised_name("ZOE SCHAEFER")
        == normalised_name("Zoe Schafer")
    )
    assert normalised_name("Weiß") == normalised_name("WEISS")


def test_teams_and_tandems_have_a_maximum_size() -> None:
    state = after(
        new_tournament(), EnterPeople(tuple(EntryDetails(name, team="T") for name in "ABCD"))
    )
    assert (
        refusal(state, EnterPeople((EntryDetails("E", team="T"),))).refusal
        is TournamentRefusal.TEAM_FULL
    )
    two = EnterPeople(
        (
            EntryDetails("F", tandem="X"),
            EntryDetails("G", tandem="X"),
            EntryDetails("H", tandem="X"),
        )
    )
    refused = refusal(state, two)
    assert (refused.refusal, refused.facts["row"]) == (TournamentRefusal.TANDEM_FULL, 3)


def test_a_corrected_entry_keeps_its_number_and_presence() -> None:
    state = after(
        new_tournament(), people(3), ChangeEntry(2, EntryDetails("Josy", "Esch", number=9))
    )
    changed = state.entrant(2)
    assert (changed.name, changed.club, changed.presence) == ("Josy", "Esch", Presence.PRESENT)
    assert (
        refusal(state, ChangeEntry(2, EntryDetails("anna"))).refusal is TournamentRefusal.DUPLICATE
    )
    assert refusal(state, ChangeEntry(9, EntryDetails("X"))).refusal is TournamentRefusal.NO_ENTRANT


def test_an_entrant_with_a_seat_cannot_be_removed() -> None:
    state = after(new_tournament(), people(4), RemoveEntry(4))
    assert 4 not in state.entrants
    state = after(state, SeatByHand(((1, 2, 3),)))
    assert refusal(state, RemoveEntry(1)).refusal is TournamentRefusal.HAS_PLAYED


def test_a_reused_start_number_does_not_inherit_penalties() -> None:
    state = after(new_tournament(), people(4), Penalise(4, 3, "late"), RemoveEntry(4))
    state = after(state, EnterPeople((EntryDetails("Somebody"),), Presence.PRESENT))
    state = after(state, SeatByHand(((1, 2, 3, 4),)), BeginSeries(), CheckPack(1, 1))
    assert [one.result.penalty for one in standing(state, Scope.total())] == [0, 0, 0, 0]
    assert refusal(state, LiftPenalty(1, "gone")).refusal is TournamentRefusal.NO_PENALTY


def test_an_entry_during_a_series_is_late() -> None:
    state = after(seated(4), EnterPeople((EntryDetails("Zoé"),), Presence.PRESENT))
    assert state.entrant(5).since == 2
    assert state.entrant(1).since == 1


def test_presence_cannot_change_while_playing() -> None:
    state = seated(4)
    assert after(state, SetPresence((1,), Presence.PRESENT)) == state
    assert (
        refusal(state, SetPresence((1,), Presence.EXPECTED)).refusal
        is TournamentRefusal.SITS_AT_A_TABLE
    )
    assert (
        refusal(state, SetPresence((1,), Presence.WITHDRAWN)).refusal
        is TournamentRefusal.LEAVING_UNSAID
    )


def test_V4_5_the_director_must_say_how_a_table_continues() -> None:
    refused = refusal(seated(4), Withdraw(2))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.LEAVING_UNSAID, Clause.V4_5)


def test_V1_3_when_one_of_four_leaves_the_other_three_play_all_games() -> None:
    state = with_games(seated(4), 2)
    state = after(state, Withdraw(2, WayToLeave.OTHERS_GO_ON, "ill"))
    order = deals(state.rules, state.sheet(1, 1))
    assert [deal.dealer for deal in order] == [1, 2, 3, 4, 1, 3, 4]
    assert order[1].playing == (1, 3, 4)
    assert order[2].playing == (1, 3, 4)
    assert order[4].playing == (1, 3, 4)
    state = signed(full(state))
    assert state.sheet(1, 1).is_signed


def test_V1_1_two_players_cannot_continue() -> None:
    refused = refusal(seated(3), Withdraw(2, WayToLeave.OTHERS_GO_ON))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.TOO_FEW_LEFT, Clause.T2)


def test_a_list_that_ends_early_counts_the_games_played() -> None:
    state = after(with_games(seated(3), 2), Withdraw(2, WayToLeave.LIST_ENDS))
    assert len(deals(state.rules, state.sheet(1, 1))) == 2
    assert refusal(state, Withdraw(2)).refusal is TournamentRefusal.WITHDRAWN_ALREADY
    assert signed(state).sheet(1, 1).is_signed


def test_a_substitute_plays_on_for_a_player_who_left() -> None:
    state = after(with_games(seated(4), 2), Withdraw(2, WayToLeave.SUBSTITUTE))
    sheet = state.sheet(1, 1)
    assert sheet.gone == {2}
    assert (sheet.substituted, sheet.signers) == ((2,), (1, 2, 3, 4))
    assert len(deals(state.rules, sheet)) == 8


def test_withdrawing_after_the_last_game_does_not_change_the_list() -> None:
    state = after(full(seated(4)), Withdraw(2, reason="the last bus"))
    assert state.sheet(1, 1).left == ()
    assert state.entrant(2).presence is Presence.WITHDRAWN


def test_withdrawing_between_series_needs_no_further_choice() -> None:
    state = after(new_tournament(terms=TournamentTerms(rounds=1)), people(4), Withdraw(4))
    assert state.present == (1, 2, 3)
    refused = refusal(state, Withdraw(1, WayToLeave.LIST_ENDS))
    assert refused.refusal is TournamentRefusal.NOT_AT_A_TABLE
    state = after(state, SeatByHand(((3, 2, 1),)), SetPresence((4,), Presence.PRESENT))
    assert refusal(state, BeginSeries()).facts == {"number": 4}
