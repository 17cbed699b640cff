"""`RIGHTS` has an entry for every command, and the rights of each role are enforced."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from romme import tournament
from romme.tournament import (
    BeginSeries,
    By,
    ChangeTerms,
    CheckPack,
    Command,
    EnterPeople,
    EntryDetails,
    Role,
    Sign,
    TournamentRefusal,
    TournamentTerms,
)
from romme.tournament.list_commands import OnList
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rights import RIGHTS, check_right
from tests.support.tournament.sample_tournaments import keeper, new_tournament, refusal, seated

ON_LISTS = get_args(OnList)
DIRECTORS = {
    "AdjustSeats", "BeginSeries", "ChangeLogo", "ChangeScoring", "ChangeTerms", "CloseSeries",
    "DrawSeats", "Finish", "JoinTable", "LiftPenalty", "Penalise", "RecordIncident", "RecordLot",
    "RecordRuling", "Reopen", "SeatByHand", "SetClock", "ShiftClock", "UndoStep", "Withdraw",
}  # fmt: skip


def test_every_command_has_an_entry() -> None:
    assert set(RIGHTS) == set(get_args(Command))


def test_the_director_may_do_everything_and_a_keeper_only_commands_on_lists() -> None:
    assert all(Role.DIRECTOR in roles for roles in RIGHTS.values())
    assert {kind for kind, roles in RIGHTS.items() if Role.KEEPER in roles} < set(ON_LISTS)
    alone = {kind.__name__ for kind, roles in RIGHTS.items() if roles == {Role.DIRECTOR}}
    assert alone == DIRECTORS


@pytest.mark.parametrize("role", [Role.HELPER, Role.KEEPER])
def test_other_roles_are_refused_commands_of_the_director(role: Role) -> None:
    by = By(role, series=1, table=1)
    for command in (ChangeTerms(TournamentTerms()), BeginSeries()):
        refused = refusal(new_tournament(), command, by)
        assert (refused.refusal, refused.facts) == (
            TournamentRefusal.NO_RIGHT,
            {"role": role.value},
        )


def test_a_keeper_cannot_enter_people() -> None:
    assert (
        refusal(new_tournament(), EnterPeople((EntryDetails("A"),)), keeper()).refusal
        is TournamentRefusal.NO_RIGHT
    )


@pytest.mark.parametrize(("series", "table"), [(1, 2), (2, 1)])
def test_a_keeper_can_change_only_one_list(series: int, table: int) -> None:
    refused = refusal(seated(8), CheckPack(1, 1), keeper(series, table))
    assert refused.refusal is TournamentRefusal.NOT_YOUR_TABLE
    check_right(CheckPack(series, table), keeper(series, table))
    with pytest.raises(TournamentRefused):
        check_right(Sign(3, 3, 1), keeper(series, table))


def test_refusals_have_a_message_key() -> None:
    refused = refusal(new_tournament(), BeginSeries())
    assert refused.key == "refusal-tournament-not-seated-yet"
    assert len({one.value for one in TournamentRefusal}) == len(TournamentRefusal)


def test_every_refusal_code_is_used() -> None:
    """An unused code would need messages in four languages for nothing."""
    core = Path(tournament.__file__).parent
    texts = "".join(
        path.read_text("utf-8")
        for folder in (core, core.parent / "server/organise")
        for path in folder.rglob("*.py")
    )
    given = set(re.findall(r"TournamentRefusal\.([A-Z_]+)", texts))
    assert given >= {one.name for one in TournamentRefusal}
