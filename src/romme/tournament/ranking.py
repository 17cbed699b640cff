"""Rankings (T14) of single players, classes, tandems and teams, by series, by day and in total.

Penalties are deducted from the result of a series or from the total. Results are sorted by rating
points (more is better), then by card points (fewer is better), then by lot. Until a lot is
recorded, ties share a place.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import groupby
from typing import assert_never

from romme.rules.ruleset import RuleSet
from romme.tournament.lists.points import games_played, sums
from romme.tournament.lists.sheet import Sheet
from romme.tournament.model import Entrant, Lot, SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import Parties, Party, Presence, Scope, Span, Unfinished


@dataclass(frozen=True, slots=True)
class RankingResult:
    """Points of an entrant, tandem or team in one or more series."""

    rating: int = 0
    """Rating points after the deduction of minus points and penalties."""
    card_points: int = 0
    crosses: int = 0
    games: int = 0
    penalty: int = 0
    """Rating points deducted by the director; `rating` is net of them."""
    ended_early: int = 0
    """Number of lists that the office ended early, for instance because time was up."""

    def plus(self, other: RankingResult) -> RankingResult:
        """Return the sum of two results."""
        return RankingResult(
            self.rating + other.rating,
            self.card_points + other.card_points,
            self.crosses + other.crosses,
            self.games + other.games,
            self.penalty + other.penalty,
            self.ended_early + other.ended_early,
        )

    def less(self, points: int) -> RankingResult:
        """Return the result with rating points deducted."""
        return replace(self, rating=self.rating - points, penalty=self.penalty + points)

    @property
    def merit(self) -> tuple[int, int]:
        """Sort key, smaller is better: more rating points, then fewer card points (T14)."""
        return -self.rating, self.card_points


NO_RESULT = RankingResult()


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """Result of an entrant in one series, and whether it counts for the total."""

    series: int
    result: RankingResult | None
    """The result; None if the entrant did not take part in the series."""
    counts: bool


@dataclass(frozen=True, slots=True)
class RankedParty:
    """One row of a ranking."""

    place: int
    party: Party
    result: RankingResult
    by_series: tuple[SeriesResult, ...]
    members: tuple[int, ...]
    by_lot: bool = False
    """Whether a lot decided this place in a tie."""


@dataclass(frozen=True, slots=True)
class Results:
    """Results of all entrants, by list and by series."""

    rules: RuleSet
    lists: Mapping[tuple[int, int], tuple[Sheet, tuple[RankingResult, ...]]]
    """By series and table: the list and the result of each seat."""
    by_series: Mapping[int, Mapping[int, RankingResult]]
    """By series and start number, net of penalties in that series; only series that have begun."""


def results(tournament: Tournament, before: Results | None = None) -> Results:
    """Return the results of all lists, reusing from `before` those of lists that did not change."""
    known = {} if before is None or before.rules is not tournament.rules else before.lists
    lists: dict[tuple[int, int], tuple[Sheet, tuple[RankingResult, ...]]] = {}
    by_series: dict[int, dict[int, RankingResult]] = {
        series.number: {} for series in tournament.series if series.phase is not SeriesPhase.SEATED
    }
    for series, table, sheet in tournament.sheets():
        same = known.get((series.number, table))
        feet = same[1] if same and same[0] is sheet else _feet(tournament.rules, sheet)
        lists[series.number, table] = (sheet, feet)
        by_series[series.number].update(zip(sheet.seats, feet, strict=True))
    for penalty in tournament.penalties:
        if penalty.series and not penalty.lifted:
            there = by_series[penalty.series]
            there[penalty.number] = there[penalty.number].less(penalty.points)
    return Results(tournament.rules, lists, by_series)


def _feet(rules: RuleSet, sheet: Sheet) -> tuple[RankingResult, ...]:
    return tuple(
        RankingResult(
            rating=foot.total,
            card_points=foot.card_points,
            crosses=foot.crosses,
            games=games_played(sheet, foot.seat),
            ended_early=int(sheet.early_ending is not None),
        )
        for foot in sums(rules, sheet)
    )


def series_of(tournament: Tournament, scope: Scope) -> tuple[int, ...]:
    """Numbers of the series that a scope covers and that have begun."""
    match scope.span:
        case Span.SERIES:
            series = tournament.series_by_number(scope.number)
            return () if series.phase is SeriesPhase.SEATED else (series.number,)
        case Span.DAY:
            return tuple(
                one.number
                for one in tournament.series
                if one.day == scope.number and one.phase is not SeriesPhase.SEATED
            )
        case Span.TOTAL:
            begun = (one for one in tournament.series if one.phase is not SeriesPhase.SEATED)
            return tuple(one.number for one in begun)
        case _:
            assert_never(scope.span)


def standing(
    tournament: Tournament,
    scope: Scope,
    parties: Parties = Parties.SINGLE,
    *,
    only: str = "",
    known: Results | None = None,
) -> tuple[RankedParty, ...]:
    """Return the ranking of single players, tandems or teams in a scope, best first.

    `only` restricts it to a class such as Damen; `known` are the results, if already computed.
    """
    found = results(tournament) if known is None else known
    lines = _lines(tournament, scope, parties, only=only, found=found.by_series)
    return _placed(lines, _lots(tournament, scope, parties))


@dataclass(frozen=True, slots=True)
class _Line:
    party: Party
    result: RankingResult
    by_series: tuple[SeriesResult, ...]
    members: tuple[int, ...]


def _lines(
    tournament: Tournament,
    scope: Scope,
    parties: Parties,
    *,
    only: str,
    found: Mapping[int, Mapping[int, RankingResult]],
) -> list[_Line]:
    numbers = series_of(tournament, scope)
    off: Counter[int] = Counter()
    for penalty in tournament.penalties:
        if not penalty.series and not penalty.lifted:
            off[penalty.number] += penalty.points
    singles = {
        one.number: _single(
            tournament, one.number, scope, numbers=numbers, found=found, off=off[one.number]
        )
        for one in tournament.entrants.values()
        if _is_ranked(tournament, one, only)
        and any(one.number in found[series] for series in numbers)
    }
    match parties:
        case Parties.SINGLE:
            return list(singles.values())
        case Parties.TANDEM:
            names = {number: tournament.entrants[number].tandem for number in singles}
        case Parties.TEAM:
            names = {number: tournament.entrants[number].team for number in singles}
        case _:
            assert_never(parties)
    members: dict[str, list[_Line]] = defaultdict(list)
    for number, name in names.items():
        if name:
            members[name].append(singles[number])
    return [_together(name, lines) for name, lines in members.items()]


def _is_ranked(tournament: Tournament, entrant: Entrant, only: str) -> bool:
    if only and only not in entrant.classes:
        return False
    withdrew = entrant.presence is Presence.WITHDRAWN
    return not (withdrew and tournament.terms.unfinished is Unfinished.LEFT_OUT)


def _single(
    tournament: Tournament,
    number: int,
    scope: Scope,
    *,
    numbers: Sequence[int],
    found: Mapping[int, Mapping[int, RankingResult]],
    off: int,
) -> _Line:
    """Return the ranking line of one entrant.

    In the overall ranking, `off` rating points are deducted.
    """
    own = {series: found[series].get(number) for series in numbers}
    counted = set(numbers)
    if scope.span is Span.TOTAL:
        counted -= set(_dropped(own, tournament.terms.dropped))
    else:
        off = 0
    total = reduce(
        RankingResult.plus, (own[one] or NO_RESULT for one in numbers if one in counted), NO_RESULT
    )
    by_series = tuple(SeriesResult(one, own[one], one in counted) for one in numbers)
    return _Line(number, total.less(off) if off else total, by_series, (number,))


def _dropped(own: Mapping[int, RankingResult | None], dropped: int) -> list[int]:
    """Numbers of the worst `dropped` series. A missed series counts 0 points.

    At least one series is always kept.
    """
    spare = min(dropped, len(own) - 1)
    worst_first = sorted(own, key=lambda one: ((own[one] or NO_RESULT).merit, one), reverse=True)
    return worst_first[: max(0, spare)]


def _together(name: str, members: Sequence[_Line]) -> _Line:
    """Ranking line of a tandem or team: the sum of its members."""
    result = reduce(RankingResult.plus, (one.result for one in members), NO_RESULT)
    numbers = tuple(number for one in members for number in one.members)
    return _Line(name, result, (), numbers)


# --- places --------------------------------------------------------------------------------------


def _lots(tournament: Tournament, scope: Scope, parties: Parties) -> list[Lot]:
    """The lots drawn for a ranking, latest first. Rankings by class use the same lots."""
    return [
        lot for lot in reversed(tournament.lots) if (lot.scope, lot.parties) == (scope, parties)
    ]


def _placed(lines: Iterable[_Line], lots: Sequence[Lot]) -> tuple[RankedParty, ...]:
    """Assign places. A tie is broken by the latest lot that names all tied parties."""
    found: list[RankedParty] = []
    orders = [{party: at for at, party in enumerate(lot.order)} for lot in lots]
    ranked = sorted(lines, key=lambda line: (line.result.merit, _name_order(line.party)))
    for _, group in groupby(ranked, key=lambda line: line.result.merit):
        tied = list(group)
        first = len(found) + 1
        named = {line.party for line in tied}
        order = next((one for one in orders if named <= one.keys()), None)
        if len(tied) > 1 and order is not None:
            tied.sort(key=lambda line: order[line.party])
            found.extend(_place(line, first + at, by_lot=True) for at, line in enumerate(tied))
        else:
            found.extend(_place(line, first, by_lot=False) for line in tied)
    return tuple(found)


def _place(line: _Line, place: int, *, by_lot: bool) -> RankedParty:
    return RankedParty(place, line.party, line.result, line.by_series, line.members, by_lot)


def _name_order(party: Party) -> tuple[int, str]:
    return (party, "") if isinstance(party, int) else (0, party)


def tied_groups(
    tournament: Tournament,
    scope: Scope,
    parties: Parties = Parties.SINGLE,
    *,
    known: Results | None = None,
) -> tuple[tuple[Party, ...], ...]:
    """Groups of parties that share a place, so that a lot has to decide (T14)."""
    placed = standing(tournament, scope, parties, known=known)
    groups = (list(group) for _, group in groupby(placed, key=lambda one: one.place))
    return tuple(tuple(one.party for one in group) for group in groups if len(group) > 1)


def check_closed(tournament: Tournament, scope: Scope) -> None:
    """Raise `TournamentRefused` if no series in the scope has begun, or one is still running."""
    numbers = series_of(tournament, scope)
    if not numbers:
        raise TournamentRefused(TournamentRefusal.NOTHING_PLAYED)
    if tournament.series_by_number(numbers[-1]).phase is not SeriesPhase.CLOSED:
        raise TournamentRefused(TournamentRefusal.SERIES_RUNS, series=numbers[-1])
