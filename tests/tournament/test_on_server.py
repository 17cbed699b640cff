"""Tournaments played on the server.

They have no checks of packs and counts and no signatures, which only real tables need.
"""

from __future__ import annotations

import pytest

from romme.tournament import (
    ChangeEntry,
    ChangeTerms,
    Command,
    Demand,
    EnterPeople,
    EntryDetails,
    IncidentKind,
    JoinTable,
    RecordIncident,
    TournamentRefusal,
    TournamentTerms,
    Venue,
    WayToLeave,
    Withdraw,
)
from tests.support.tournament.sample_tournaments import after, new_tournament, refusal, seated

ONLINE = TournamentTerms(rounds=1, venue=Venue.SERVER)


def test_server_terms_switch_off_checks_and_signatures() -> None:
    terms = new_tournament(terms=ONLINE).terms
    asked = (terms.pack_check, terms.second_count, terms.control_list, terms.signatures)
    assert set(asked) == {Demand.NOT_ASKED}
    assert after(new_tournament(), ChangeTerms(ONLINE)).terms == terms


def test_the_venue_cannot_change_during_a_series() -> None:
    assert refusal(seated(4), ChangeTerms(ONLINE)).refusal is TournamentRefusal.SERIES_RUNS


@pytest.mark.parametrize(
    "command",
    [
        RecordIncident(1, 1, IncidentKind.CARD_EXPOSED, game=1),
        Withdraw(1, WayToLeave.OTHERS_GO_ON),
        JoinTable(1, 1),
    ],
)
def test_commands_for_real_tables_are_refused(command: Command) -> None:
    assert refusal(seated(4, terms=ONLINE), command).refusal is TournamentRefusal.PLAYED_ON_SERVER


def test_an_account_enters_only_once_and_survives_changes() -> None:
    entered = after(
        new_tournament(terms=ONLINE), EnterPeople((EntryDetails("Anna", account="a1"),))
    )
    again = EnterPeople((EntryDetails("Somebody else", account="a1"),))
    assert refusal(entered, again).refusal is TournamentRefusal.DUPLICATE
    changed = after(entered, ChangeEntry(1, EntryDetails("Anna Maria")))
    assert (changed.entrant(1).name, changed.entrant(1).account) == ("Anna Maria", "a1")
