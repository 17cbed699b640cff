"""Decisions of the director: terms, scoring, penalties, lots, finish."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from romme.rules.bad_rules import BadRules
from romme.rules.options import Scoring
from romme.rules.ruleset import RuleSet
from romme.rules.stored_rules import write_rules
from romme.tournament.commands import (
    ChangeScoring,
    ChangeTerms,
    LiftPenalty,
    Penalise,
    RecordLot,
    Reopen,
)
from romme.tournament.entries.person_names import join_names
from romme.tournament.events import (
    Finished,
    LotRecorded,
    PenaltyGiven,
    PenaltyLifted,
    Reopened,
    ScoringChanged,
    TermsChanged,
    TournamentMade,
)
from romme.tournament.lots import Lots
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.office.imprint import checked_imprint
from romme.tournament.office.rating_table import with_figures
from romme.tournament.ranking import check_closed, results, tied_groups
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, check_range
from romme.tournament.rights import By
from romme.tournament.texts import check_name
from romme.tournament.values import Demand, Parties, Party, Scope, TournamentTerms, Venue

MOST_ROUNDS: Final = 20
MOST_DROPPED: Final = 20
MOST_TEAM: Final = 20
MOST_POINTS: Final = 1000
MOST_NAME: Final = 120
MOST_MINUTES: Final = 600


def make(name: str, rules: RuleSet, terms: TournamentTerms | None = None) -> TournamentMade:
    """Return the event that creates a tournament.

    Without `terms`, a series has the number of rounds that the rules suggest. Raise
    `TournamentRefused` if the name, the rules or the terms are not suitable for a tournament.
    """
    if not 1 <= len(name.strip()) <= MOST_NAME:
        raise TournamentRefused(TournamentRefusal.NO_NAME)
    check_name(name)
    if rules.scoring is not Scoring.RATING:
        raise TournamentRefused(TournamentRefusal.NO_RATING, rules=rules.name)
    try:
        rules.check_seats(3)
        rules.check_seats(4)
    except BadRules:
        raise TournamentRefused(TournamentRefusal.TABLES_DO_NOT_FIT, rules=rules.name) from None
    chosen = _checked_terms(TournamentTerms(rounds=rules.rounds) if terms is None else terms)
    return TournamentMade(" ".join(name.split()), write_rules(rules), chosen)


def _checked_terms(terms: TournamentTerms) -> TournamentTerms:
    """Return the terms. Raise `TournamentRefused` if a number is out of range.

    For a tournament played on the server, disable the pack check, the second count, the control
    list and the signatures.
    """
    for what, value, least, most in (
        ("rounds", terms.rounds, 1, MOST_ROUNDS),
        ("dropped", terms.dropped, 0, MOST_DROPPED),
        ("team_size", terms.team_size, 2, MOST_TEAM),
        ("tandem_size", terms.tandem_size, 2, MOST_TEAM),
        ("series_minutes", terms.series_minutes, 0, MOST_MINUTES),
    ):
        check_range(what, value, least=least, most=most)
    terms = checked_imprint(terms)
    if terms.venue is Venue.HALL:
        return terms
    return replace(
        terms,
        pack_check=Demand.NOT_ASKED,
        second_count=Demand.NOT_ASKED,
        control_list=Demand.NOT_ASKED,
        signatures=Demand.NOT_ASKED,
    )


def change_terms(tournament: Tournament, command: ChangeTerms) -> TermsChanged | None:
    """Return the event that changes the terms, or None if nothing changes.

    Raise `TournamentRefused` if the venue would change while a series is running.
    """
    terms = _checked_terms(command.terms)
    last = tournament.last
    running = last is not None and last.phase is SeriesPhase.RUNNING
    if running and terms.venue is not tournament.terms.venue:
        raise TournamentRefused(TournamentRefusal.SERIES_RUNS, series=len(tournament.series))
    return None if terms == tournament.terms else TermsChanged(terms)


def change_scoring(tournament: Tournament, command: ChangeScoring, by: By) -> ScoringChanged | None:
    """Return the event that changes the rating table (T12), or None if nothing changes.

    Raise `TournamentRefused` once a list has a signature or a series is closed, because the results
    must no longer change.
    """
    if any(sheet.signatures for _, _, sheet in tournament.sheets()) or any(
        series.phase is SeriesPhase.CLOSED for series in tournament.series
    ):
        raise TournamentRefused(TournamentRefusal.SCORING_SIGNED)
    rules = with_figures(tournament.rules, command.options)
    reason = _reason(command.reason)
    if rules == tournament.rules:
        return None
    return ScoringChanged(write_rules(rules), reason, by.name)


def _reason(text: str) -> str:
    if not text.strip():
        raise TournamentRefused(TournamentRefusal.REASON_NEEDED)
    return text.strip()


def penalise(tournament: Tournament, command: Penalise, by: By) -> PenaltyGiven:
    """Return the event that deducts rating points from one series or from the total (T14)."""
    tournament.entrant(command.number)
    check_range("points", command.points, least=1, most=MOST_POINTS)
    if command.series:
        series = tournament.series_by_number(command.series)
        seated = series.phase is not SeriesPhase.SEATED
        if not seated or series.table_of(command.number) is None:
            raise TournamentRefused(
                TournamentRefusal.NOT_AT_A_TABLE, number=command.number, series=command.series
            )
    return PenaltyGiven(
        command.number, command.points, command.series, _reason(command.reason), by.name
    )


def lift_penalty(tournament: Tournament, command: LiftPenalty, by: By) -> PenaltyLifted:
    """Return the event that lifts a penalty.

    Raise `TournamentRefused` if the penalty does not exist or is already lifted.
    """
    if not 1 <= command.penalty <= len(tournament.penalties):
        raise TournamentRefused(TournamentRefusal.NO_PENALTY, penalty=command.penalty)
    if tournament.penalties[command.penalty - 1].lifted:
        raise TournamentRefused(TournamentRefusal.NO_PENALTY, penalty=command.penalty)
    return PenaltyLifted(command.penalty, _reason(command.reason), by.name)


def lot_from(seed: str, scope: Scope, parties: Parties, group: Iterable[Party]) -> RecordLot:
    """Draw a lot for a tied group, and return the command that records it (T14).

    A seed gives the same order on every machine.

    >>> lot_from("spring", Scope.total(), Parties.SINGLE, (4, 9, 7)).order
    (7, 4, 9)
    """
    lots = Lots(f"lot/1/{scope.span.value}/{scope.number}/{parties.value}", seed)
    order = lots.shuffled(sorted(group, key=str))
    return RecordLot(scope, parties, tuple(order), seed)


def record_lot(tournament: Tournament, command: RecordLot) -> LotRecorded:
    """Return the event that records the lot for a tie (T14).

    Raise `TournamentRefused` if no series in the scope has begun, if one is still running, or if
    these parties are not exactly those that share a place.
    """
    check_closed(tournament, command.scope)
    groups = tied_groups(tournament, command.scope, command.parties)
    named = sorted(command.order, key=str)
    if not any(sorted(group, key=str) == named for group in groups):
        listed = join_names(map(str, command.order))
        raise TournamentRefused(TournamentRefusal.NOT_EQUAL, parties=listed)
    return LotRecorded(command.scope, command.parties, command.order, command.seed)


def finish(tournament: Tournament) -> Finished:
    """Return the event that ends the tournament.

    Raise `TournamentRefused` while a series is not closed, or while parties share a place in the
    overall ranking.
    """
    check_closed(tournament, Scope.total())
    last = tournament.last
    if last is not None and last.phase is not SeriesPhase.CLOSED:
        raise TournamentRefused(TournamentRefusal.SERIES_RUNS, series=last.number)
    known = results(tournament)
    for parties in Parties:
        groups = tied_groups(tournament, Scope.total(), parties, known=known)
        if groups:
            listed = join_names(map(str, groups[0]))
            raise TournamentRefused(
                TournamentRefusal.LOT_NEEDED, ranking=parties.value, parties=listed
            )
    return Finished()


def reopen(tournament: Tournament, command: Reopen, by: By) -> Reopened:
    """Return the event that reopens a finished tournament, for instance to correct a list."""
    if not tournament.finished:
        raise TournamentRefused(TournamentRefusal.NOT_FINISHED)
    return Reopened(_reason(command.reason), by.name)
