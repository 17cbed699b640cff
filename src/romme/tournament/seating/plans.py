"""The seating plans of a tournament, from its entrants, meetings, standings and terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import assert_never

from romme.rules.clauses import Clause
from romme.tournament.commands import DrawSeats
from romme.tournament.entries.duplicates import normalised_name
from romme.tournament.model import Entrant, SeriesPhase, Tournament
from romme.tournament.ranking import standing
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, clause_in_play
from romme.tournament.seating.breaches import Breach, BreachKind, breaches, departures
from romme.tournament.seating.fixed import FixedPlace, FixedPlaceImpossible, FixedPlaces
from romme.tournament.seating.moves import seats_by_number
from romme.tournament.seating.planning import Apart, SeatingPlan, by_result, draw
from romme.tournament.seating.search.weights import Sitter
from romme.tournament.seating.table_sizes import THREE, BadNumber, Tables
from romme.tournament.seating.team_matches import TeamField, match_teams
from romme.tournament.values import Parties, Partners, Placing, Scope, TeamSeating


def sitters(tournament: Tournament) -> tuple[Sitter, ...]:
    """Everybody present, as input for the seating.

    For a person without a team, the tandem counts as the team. If partners must never share a
    table, both count.
    """
    never = tournament.terms.partners is Partners.NEVER
    return tuple(
        Sitter(
            one.number,
            club=one.club,
            team=one.team if never else one.team or one.tandem,
            name=normalised_name(one.name) or one.name.casefold(),
            tandem=one.tandem if never else "",
        )
        for one in map(tournament.entrant, tournament.present)
    )


def fixed_places(tournament: Tournament) -> FixedPlaces:
    """The fixed tables and seats of everybody present."""
    return {
        number: FixedPlace(one.fixed_table, one.fixed_seat)
        for number in tournament.present
        for one in [tournament.entrants[number]]
        if one.fixed_table or one.fixed_seat
    }


def meetings(tournament: Tournament) -> Mapping[frozenset[int], int]:
    """Map each pair of start numbers to how often they shared a table in series that have begun."""
    begun = (series for series in tournament.series if series.phase is not SeriesPhase.SEATED)
    return Counter(
        frozenset(pair)
        for series in begun
        for seats in series.seated
        for pair in combinations(seats, 2)
    )


def plan(tournament: Tournament, command: DrawSeats) -> SeatingPlan:
    """Compute the plan for a seed, the same on every machine.

    The series number is added to the seed, so that the same seed gives each series a new draw.
    Raise `TournamentRefused` if a series is running or the people present cannot be seated.
    """
    try:
        found = _planned(tournament, command, f"{command.seed}/{next_series(tournament)}")
    except BadNumber as bad:
        raise cannot_seat(tournament, bad) from bad
    except FixedPlaceImpossible as impossible:
        raise cannot_keep(impossible) from impossible
    check_partners(tournament, found.tables)
    return found


def _planned(tournament: Tournament, command: DrawSeats, seed: str) -> SeatingPlan:
    together = meetings(tournament)
    fixed = fixed_places(tournament)
    partners = tournament.terms.partners
    if tournament.terms.team_seating is TeamSeating.AGAINST:
        return _team_plan(tournament, command.placing, seed)
    match command.placing:
        case Placing.DRAWN:
            people = sitters(tournament)
            return draw(people, meetings=together, seed=seed, fixed=fixed, partners=partners)
        case Placing.BY_RESULT:
            return by_result(_ranked(tournament), meetings=together, seed=seed, fixed=fixed)
        case Placing.STRICT:
            return by_result(
                _ranked(tournament),
                meetings=together,
                seed=seed,
                fixed=fixed,
                apart=Apart.PARTNERS if partners is Partners.NEVER else Apart.NOBODY,
            )
        case Placing.BY_HAND | Placing.ADJUSTED:
            raise TournamentRefused(
                TournamentRefusal.BAD_OPTION, problem="placing", facts=command.placing.value
            )
        case _:
            assert_never(command.placing)


def next_series(tournament: Tournament) -> int:
    """The number of the series to seat now. A plan can be replaced until its series begins.

    Raise `TournamentRefused` while a series is running.
    """
    last = tournament.last
    if last is None:
        return 1
    match last.phase:
        case SeriesPhase.SEATED:
            return last.number
        case SeriesPhase.RUNNING:
            raise TournamentRefused(TournamentRefusal.SERIES_RUNS, series=last.number)
        case SeriesPhase.CLOSED:
            return last.number + 1
        case _:
            assert_never(last.phase)


def _team_plan(tournament: Tournament, placing: Placing, seed: str) -> SeatingPlan:
    """Seat teams against teams. Only complete teams take part; the others play by themselves."""
    size = tournament.terms.team_size
    drawn = placing is Placing.DRAWN
    people = sitters(tournament) if drawn else _ranked(tournament)
    team_of = {one.number: tournament.entrants[one.number].team for one in people}
    complete = [name for name, n in Counter(team_of.values()).items() if name and n == size]
    if not drawn:
        order = {one.party: one.place for one in standing(tournament, Scope.total(), Parties.TEAM)}
        complete.sort(key=lambda name: order.get(name, len(order) + 1))
    teams = {name: [one for one in people if team_of[one.number] == name] for name in complete}
    others = [one for one in people if team_of[one.number] not in teams]
    apart = Apart.ALL if placing is Placing.BY_RESULT else Apart.NOBODY
    try:
        return match_teams(
            TeamField(teams, others),
            meetings=meetings(tournament),
            seed=seed,
            fixed=fixed_places(tournament),
            ranked=None if drawn else apart,
        )
    except BadNumber as bad:
        raise TournamentRefused(
            TournamentRefusal.TEAMS_DO_NOT_FIT,
            teams=len(teams),
            size=size,
            others=len(others),
        ) from bad


def cannot_seat(tournament: Tournament, bad: BadNumber) -> TournamentRefused:
    """Return the refusal for a number of people that no tables fit (T2, V1.3)."""
    return TournamentRefused(
        TournamentRefusal.CANNOT_SEAT,
        clause=clause_in_play(tournament.rules, Clause.T2, Clause.V1_3),
        people=bad.people,
        reason=bad.reason.value,
    )


def cannot_keep(impossible: FixedPlaceImpossible) -> TournamentRefused:
    """Return the refusal of a plan in which a fixed place cannot exist."""
    return TournamentRefused(
        TournamentRefusal.FIXED_PLACE,
        number=impossible.number,
        table=impossible.place.table,
        seat=impossible.place.seat,
        tables=impossible.tables,
    )


def check_partners(tournament: Tournament, tables: Tables) -> None:
    """Raise `TournamentRefused` if partners share a table though they must never do so."""
    if tournament.terms.partners is Partners.APART:
        return
    for table, seats in enumerate(tables, start=1):
        for pair in combinations(seats, 2):
            one, other = (tournament.entrant(number) for number in pair)
            if _are_partners(one, other):
                raise TournamentRefused(
                    TournamentRefusal.PARTNERS_TOGETHER,
                    table=table,
                    one=str(one.number),
                    other=str(other.number),
                )


def _are_partners(one: Entrant, other: Entrant) -> bool:
    return bool(
        (one.team and one.team == other.team) or (one.tandem and one.tandem == other.tandem)
    )


def _ranked(tournament: Tournament) -> list[Sitter]:
    """Everybody present, best first. People without a result come last, by start number."""
    known = {sitter.number: sitter for sitter in sitters(tournament)}
    return [known[number] for number in ranks(tournament)]


def ranks(tournament: Tournament) -> dict[int, int]:
    """Map the start numbers of everybody present to their ranks, best first.

    Absent entrants are not counted. Ties share a rank; those without a result share the last one.
    """
    here = set(tournament.present)
    found: dict[int, int] = {}
    before = rank = 0
    for placed in standing(tournament, Scope.total()):
        if isinstance(placed.party, int) and placed.party in here:
            if placed.place != before:
                before, rank = placed.place, len(found) + 1
            found[placed.party] = rank
    last = len(found) + 1
    return found | dict.fromkeys(sorted(here - set(found)), last)


def plan_breaches(
    tournament: Tournament, tables: Tables, placing: Placing = Placing.BY_HAND
) -> list[Breach]:
    """List the breaches of a plan, to be shown before it is accepted.

    For a plan seeded by standings, also list the tables whose ranks differ from the expected ones,
    with the reasons.
    """
    fixed, together = fixed_places(tournament), meetings(tournament)
    found = breaches(tables, sitters(tournament), together, fixed=fixed)
    if tournament.terms.team_seating is TeamSeating.AGAINST:
        # A group of three teams has tables of three, and its ranks do not follow the singles.
        return [
            one for one in found if one.kind is not BreachKind.SIZE or len(one.numbers) != THREE
        ]
    if placing in (Placing.BY_RESULT, Placing.STRICT):
        places = ranks(tournament)
        seats = seats_by_number(tables)  # tied people may sit in any order
        ranked = sorted(
            _ranked(tournament), key=lambda one: (places[one.number], seats[one.number])
        )
        found += departures(tables, ranked, places, together, fixed=fixed)
    return found
