"""Teams against teams: one member of each of three or four teams at every table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.rules import find_preset
from romme.tournament import (
    DIRECTOR,
    AdjustSeats,
    DrawSeats,
    EnterPeople,
    EntryDetails,
    FixSeat,
    Placing,
    Presence,
    SetPresence,
    TeamSeating,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    fold,
    make,
)
from romme.tournament.decide import decide
from romme.tournament.events import Event, SeriesSeated
from romme.tournament.proof.seats import seating_errors
from romme.tournament.seating import BreachKind, Sitter
from romme.tournament.seating.fixed import NOBODY
from romme.tournament.seating.plans import plan_breaches
from romme.tournament.seating.team_matches import TeamField, match_teams
from romme.tournament.storage.codec import as_plain
from tests.support.laws.tables import dice
from tests.support.tournament.sample_tournaments import after, new_tournament, refusal
from tests.support.tournament.seating.random_sitters import add_meetings

DRAWN = (Placing.DRAWN, Placing.BY_RESULT, Placing.STRICT)
TERMS = TournamentTerms(rounds=1, team_seating=TeamSeating.AGAINST)


def teams(number: int, others: int = 0, size: int = 4) -> Tournament:
    """Return a tournament of teams of `size`, whose members entered in a random order."""
    people = [f"T{team}" for team in range(number) for _ in range(size)] + [""] * others
    dice(number).shuffle(people)
    entries = tuple(EntryDetails(f"P{at}", team=team) for at, team in enumerate(people))
    terms = TournamentTerms(rounds=1, team_size=size, team_seating=TeamSeating.AGAINST)
    return after(new_tournament(terms=terms), EnterPeople(entries, Presence.PRESENT))


def opponents(state: Tournament) -> dict[str, set[frozenset[str]]]:
    """Map each team to the sets of teams at its tables, checking that all at a table differ."""
    found: dict[str, set[frozenset[str]]] = {}
    for seats in state.series[-1].tables:
        names = [state.entrant(number).team for number in seats]
        if "" in names:
            assert set(names) == {""}, "others play by themselves"
            continue
        assert len(set(names)) == len(names)
        for name in names:
            found.setdefault(name, set()).add(frozenset(names))
    return found


@pytest.mark.parametrize("placing", DRAWN)
@pytest.mark.parametrize(("number", "others", "size"), [(4, 0, 4), (7, 4, 4), (8, 3, 3), (9, 0, 2)])
def test_a_team_meets_the_same_teams_at_all_tables(
    number: int, others: int, size: int, placing: Placing
) -> None:
    state = after(teams(number, others, size), DrawSeats("spring", placing))
    found = opponents(state)
    assert len(found) == number
    assert all(len(groups) == 1 for groups in found.values())
    tables = state.series[0].tables
    assert sorted(one for seats in tables for one in seats) == list(state.present)
    kinds = {one.kind for one in plan_breaches(state, tables, placing)}
    assert not kinds & {BreachKind.TEAM, BreachKind.SIZE, BreachKind.RANK}


def test_teams_meet_other_teams_in_the_next_series() -> None:
    """With four groups of four, no team has to meet a team again, and nobody a person."""
    everybody = [Sitter(at, team=f"T{at % 16}") for at in range(64)]
    field = TeamField({f"T{team}": everybody[team::16] for team in range(16)})
    met: dict[frozenset[int], int] = {}
    for series in range(3):
        plan = match_teams(field, meetings=met, seed=str(series), fixed=NOBODY, ranked=None)
        assert plan.broken.again == 0
        add_meetings(met, plan.tables)


@pytest.mark.parametrize(("number", "others"), [(0, 8), (1, 0), (2, 0), (5, 0), (4, 1), (4, 5)])
def test_a_number_of_teams_that_does_not_fit_is_refused(number: int, others: int) -> None:
    refused = refusal(teams(number, others), DrawSeats("x"))
    assert refused.refusal is TournamentRefusal.TEAMS_DO_NOT_FIT
    assert refused.facts == {"teams": number, "size": 4, "others": others}


def test_an_incomplete_team_plays_with_the_others() -> None:
    state = teams(4, 1)
    one, other = [number for number in state.present if state.entrant(number).team == "T0"][:2]
    state = after(state, SetPresence((one,), Presence.EXPECTED))
    late = EnterPeople((EntryDetails("Zoé"), EntryDetails("Yves")), Presence.PRESENT)
    drawn = after(state, late, DrawSeats("x"))
    group = next(seats for seats in drawn.series[0].tables if other in seats)
    assert {drawn.entrant(number).team for number in group} <= {"", "T0"}


def test_a_fixed_place_gives_its_table_the_number() -> None:
    state = after(teams(4), FixSeat(5, 3, 2), DrawSeats("x"))
    assert state.series[0].tables[2][1] == 5
    assert all(len(groups) == 1 for groups in opponents(state).values())


def test_moving_single_players_is_refused() -> None:
    state = after(teams(4), DrawSeats("x"), SetPresence((1,), Presence.EXPECTED))
    assert refusal(state, AdjustSeats()).refusal is TournamentRefusal.TEAMS_NEED_REDRAW


def test_the_checker_finds_a_broken_match() -> None:
    """Two people of different teams change tables, so that a team meets itself."""
    entries = tuple(EntryDetails(f"P{at}", team=f"T{at // 4}") for at in range(16))
    log: list[Event] = [make("Cup", find_preset("turnier").rules, TERMS)]
    for command in (EnterPeople(entries, Presence.PRESENT), DrawSeats("x")):
        log += decide(fold(log), command, DIRECTOR)
    assert seating_errors(map(as_plain, log)) == []
    seated = log[-1]
    assert isinstance(seated, SeriesSeated)
    (one, *first), (other, *second), *rest = seated.tables
    if (one - 1) // 4 == (other - 1) // 4:
        second[0], other = other, second[0]
    wrong = replace(seated, tables=((other, *first), (one, *second), *rest))
    assert seating_errors(map(as_plain, [*log[:-1], wrong]))
