"""Fixed tables and seats, partners who never share a table, and plans strictly by result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.tournament import (
    AdjustSeats,
    BeginSeries,
    ChangeEntry,
    ChangeTerms,
    CloseSeries,
    DrawSeats,
    EnterPeople,
    EntryDetails,
    FixSeat,
    JoinTable,
    Partners,
    Penalise,
    Placing,
    Presence,
    RemoveEntry,
    SeatByHand,
    SetPresence,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoStep,
)
from romme.tournament.decide import decide
from romme.tournament.rights import DIRECTOR
from romme.tournament.seating import (
    Apart,
    BreachKind,
    PlanProof,
    Sitter,
    by_result,
    departures,
    draw,
    table_sizes,
)
from romme.tournament.seating.fixed import FixedPlace, FixedPlaceImpossible, not_kept, sizes_around
from romme.tournament.seating.plans import plan_breaches
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    people,
    refusal,
    seated,
    signed,
)
from tests.support.tournament.seating.all_seatings import count_breaches
from tests.support.tournament.seating.random_sitters import random_meetings, random_sitters

DRAWN = (Placing.DRAWN, Placing.BY_RESULT, Placing.STRICT)


def closed(*commands: FixSeat | ChangeTerms) -> Tournament:
    """Return a tournament of eight after a series, whose standing is 1 to 8 by start number."""
    state = after(seated(8), *commands)
    for table in (1, 2):
        state = signed(full(state, table=table), table=table)
    penalties = (Penalise(number, number * 50, "late") for number in range(1, 9))
    return after(state, CloseSeries(), *penalties)


# --- strictly by result --------------------------------------------------------------------------


def test_V3_1_a_strict_plan_goes_straight_down_the_standing() -> None:  # noqa: N802 - a clause
    state = after(closed(), DrawSeats("x", Placing.STRICT))
    assert state.series[1].tables == ((1, 2, 3, 4), (5, 6, 7, 8))
    assert state.series[1].placing is Placing.STRICT
    found = plan_breaches(state, state.series[1].tables, Placing.STRICT)
    assert {one.kind for one in found} == {BreachKind.AGAIN}
    apart = after(closed(), DrawSeats("x", Placing.BY_RESULT))
    assert apart.series[1].tables != state.series[1].tables


def test_V3_1_each_departure_from_the_standing_has_a_reason(size: Size) -> None:  # noqa: N802 - a clause
    """The reasons are pairs that would share a table straight down, and do not in the plan."""
    departed = 0
    for number in range(size(40, 2_000)):
        rng = dice(number)
        ranked = random_sitters(rng.choice((6, 8, 12, 20)), rng)
        meetings = random_meetings(ranked, rng)
        places = {sitter.number: at for at, sitter in enumerate(ranked, start=1)}
        tables = by_result(ranked, meetings=meetings, seed="").tables
        table_of = {one: at for at, table in enumerate(tables) for one in table}
        order = iter([sitter.number for sitter in ranked])
        straight = [[next(order) for _ in range(size)] for size in map(len, tables)]
        for one in departures(tables, ranked, places, meetings):
            departed += 1
            assert one.reasons, (number, one)
            for why in one.reasons:
                assert set(why.numbers) <= set(straight[why.table - 1])
                assert len({table_of[person] for person in why.numbers}) > 1
    assert departed > 20


def test_people_who_tie_are_not_departures() -> None:
    ranked = [Sitter(number) for number in range(1, 7)]
    places = {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 6}
    assert departures(((1, 2, 4), (3, 5, 6)), ranked, places, {}) == []


# --- fixed places --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Apart.ALL, Apart.NOBODY, None])
def test_every_plan_keeps_fixed_places(kind: Apart | None, size: Size) -> None:
    for number in range(size(25, 1_000)):
        rng = dice(number)
        sitters = random_sitters(rng.choice((3, 7, 8, 13, 24, 30)), rng)
        meetings = random_meetings(sitters, rng)
        tables = len(table_sizes(len(sitters)))
        some = rng.sample(sitters, min(len(sitters), rng.randrange(1, 4)))
        fixed = {
            one.number: FixedPlace(rng.randint(1, tables), at)
            for at, one in enumerate(some, start=1)
        }
        if kind is None:
            plan = draw(sitters, meetings=meetings, seed="x", fixed=fixed)
        else:
            plan = by_result(sitters, meetings=meetings, seed="x", fixed=fixed, apart=kind)
        assert not_kept(plan.tables, fixed) == []
        assert tuple(map(len, plan.tables)) == sizes_around(len(sitters), fixed)
        assert sorted(one for table in plan.tables for one in table) == sorted(
            sitter.number for sitter in sitters
        )
        assert plan.broken == count_breaches(plan.tables, sitters, meetings)


def test_a_seat_at_any_table_keeps_people_with_the_same_one_apart() -> None:
    sitters = [Sitter(number) for number in range(1, 10)]
    fixed = {number: FixedPlace(seat=1) for number in (1, 2, 3)}
    for seed in range(10):
        plan = draw(sitters, meetings={}, seed=str(seed), fixed=fixed)
        assert sorted(table[0] for table in plan.tables) == [1, 2, 3]


def test_a_fixed_fourth_seat_makes_its_table_one_of_four() -> None:
    assert sizes_around(7, {1: FixedPlace(2, 4)}) == (3, 4)
    with pytest.raises(FixedPlaceImpossible):
        sizes_around(9, {1: FixedPlace(2, 4)})
    with pytest.raises(FixedPlaceImpossible):
        sizes_around(8, {1: FixedPlace(3)})


def test_a_fixed_place_does_not_shift_the_others_in_the_standing() -> None:
    """Rank 1 sits at table 2, and the plan says why; rank 5 moves up in their place."""
    state = after(closed(FixSeat(1, 2, 3)), DrawSeats("x", Placing.STRICT))
    assert state.series[1].tables == ((2, 3, 4, 5), (6, 7, 1, 8))
    found = plan_breaches(state, state.series[1].tables, Placing.STRICT)
    kinds = [(one.kind, one.numbers) for one in found if one.kind is not BreachKind.AGAIN]
    assert kinds == [(BreachKind.FIXED_RANK, (1,))]


@pytest.mark.parametrize("placing", DRAWN)
def test_a_draw_without_a_table_for_a_fixed_place_is_refused(placing: Placing) -> None:
    refused = refusal(closed(FixSeat(3, 9)), DrawSeats("x", placing))
    assert refused.refusal is TournamentRefusal.FIXED_PLACE
    assert refused.facts == {"number": 3, "table": 9, "seat": 0, "tables": 2}


def test_a_plan_by_hand_may_break_a_fixed_place_and_says_so() -> None:
    state = after(new_tournament(), people(6), FixSeat(1, 1, 2))
    found = plan_breaches(state, ((1, 2, 3), (4, 5, 6)))
    assert [(one.kind, one.table, one.numbers) for one in found] == [(BreachKind.FIXED, 1, (1,))]
    after(state, SeatByHand(((1, 2, 3), (4, 5, 6))))


def test_a_plan_is_adjusted_to_a_new_fixed_place() -> None:
    """Two people change tables: the one with the fixed place, and the one who had that seat."""
    state = after(new_tournament(), people(6), SeatByHand(((1, 2, 3), (4, 5, 6))), FixSeat(1, 2, 1))
    tables = after(state, AdjustSeats()).series[0].tables
    assert tables[1][0] == 1
    assert len({1, 2, 3} & set(tables[0])) == 2
    late = EnterPeople((EntryDetails("Zoé"),), Presence.PRESENT)
    zoe = after(state, SetPresence((1,), Presence.EXPECTED), late, FixSeat(7, 1, 2), AdjustSeats())
    assert zoe.series[0].tables[0][1] == 7


def test_the_place_stays_with_the_entry_until_it_is_removed() -> None:
    state = after(new_tournament(), people(3), FixSeat(1, 2, 3))
    assert (state.entrant(1).fixed_table, state.entrant(1).fixed_seat) == (2, 3)
    renamed = after(state, ChangeEntry(1, EntryDetails("Anne")))
    assert renamed.entrant(1).fixed_table == 2
    assert decide(state, FixSeat(1, 2, 3), DIRECTOR) == ()
    assert after(state, FixSeat(1)).entrant(1) == after(state, UndoStep()).entrant(1)
    entered = after(state, RemoveEntry(1), EnterPeople((EntryDetails("Uli", number=1),)))
    assert entered.entrant(1).fixed_table == 0


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (FixSeat(9, 1), TournamentRefusal.NO_ENTRANT),
        (FixSeat(2, 1, 1), TournamentRefusal.FIXED_SEAT_TAKEN),
        (FixSeat(6, 1), TournamentRefusal.FIXED_TABLE_FULL),
        (FixSeat(6, 0, 4), TournamentRefusal.OUT_OF_RANGE),
        (FixSeat(6, -1), TournamentRefusal.OUT_OF_RANGE),
        (FixSeat(6, 1, 5), TournamentRefusal.OUT_OF_RANGE),
    ],
)
def test_impossible_fixed_places_are_refused(command: FixSeat, why: TournamentRefusal) -> None:
    fixed = (FixSeat(one, 1, one % 4 + 1 if one < 4 else 1) for one in (4, 1, 2, 3))
    state = after(new_tournament(), people(6), *fixed)
    if command.number == 2:
        state = after(state, FixSeat(2))
    assert refusal(state, command).refusal is why


# --- partners ------------------------------------------------------------------------------------


def paired(partners: Partners, number: int = 8) -> Tournament:
    """Return a tournament with tandems of neighbours, and teams of every second person."""
    entries = tuple(
        EntryDetails(f"{at} Weber", tandem=f"T{at // 2}", team=f"M{at % 2}" if at < 4 else "")
        for at in range(number)
    )
    terms = TournamentTerms(rounds=2, partners=partners)
    return after(new_tournament(terms=terms), EnterPeople(entries, Presence.PRESENT))


@pytest.mark.parametrize("placing", DRAWN)
def test_partners_who_must_never_share_a_table_do_not(placing: Placing) -> None:
    state = paired(Partners.NEVER, 16)
    for seed in range(6):
        for seats in after(state, DrawSeats(str(seed), placing)).series[0].tables:
            for kind in ("tandem", "team"):
                names = [getattr(state.entrant(one), kind) for one in seats]
                assert len(set(names) - {""}) == len([one for one in names if one])


def test_a_plan_with_partners_at_one_table_is_refused() -> None:
    together = SeatByHand(((1, 2, 3, 5), (4, 6, 7, 8)))
    refused = refusal(paired(Partners.NEVER), together)
    assert refused.refusal is TournamentRefusal.PARTNERS_TOGETHER
    assert refused.facts == {"table": 1, "one": "1", "other": "2"}
    after(paired(Partners.APART), together)
    one_table = refusal(paired(Partners.NEVER, 4), DrawSeats("x"))
    assert one_table.refusal is TournamentRefusal.PARTNERS_TOGETHER


def test_a_latecomer_does_not_join_the_table_of_a_partner() -> None:
    state = after(
        paired(Partners.NEVER, 6),
        SeatByHand(((1, 4, 5), (2, 3, 6))),
        SetPresence((), Presence.PRESENT),
    )
    late = EnterPeople((EntryDetails("Zoé", tandem="T9"), EntryDetails("Yves")), Presence.PRESENT)
    running = after(state, BeginSeries(), late, ChangeEntry(8, EntryDetails("Yves", team="M0")))
    assert refusal(running, JoinTable(8, 1)).refusal is TournamentRefusal.PARTNERS_TOGETHER
    after(running, JoinTable(7, 1))


def test_partners_stay_apart_when_a_plan_is_adjusted() -> None:
    state = after(paired(Partners.NEVER), SeatByHand(((1, 4, 5, 7), (2, 3, 6, 8))))
    late = EnterPeople((EntryDetails("Zoé", tandem="T0"),), Presence.PRESENT)
    terms = replace(state.terms, tandem_size=3)
    tables = after(state, ChangeTerms(terms), late, AdjustSeats()).series[0].tables
    assert (
        len({table for table, seats in enumerate(tables) for one in (1, 2, 9) if one in seats}) == 3
    )


def test_a_plan_around_fixed_places_makes_no_false_claim() -> None:
    """Two clubmates at one fixed table could be apart otherwise, so the breach is avoidable."""
    sitters = [Sitter(number, "Esch" if number < 3 else "") for number in range(1, 9)]
    fixed = {1: FixedPlace(1), 2: FixedPlace(1)}
    plan = draw(sitters, meetings={}, seed="", fixed=fixed)
    assert plan.broken.clubs == 1
    assert plan.proof is None
    free = draw(sitters, meetings={}, seed="")
    assert free.proof is PlanProof.UNAVOIDABLE
