"""Views of a tournament for the public and the office, and of a list for its keeper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

import msgspec

from romme.engine.match import ScoreEntry, Sum
from romme.engine.scoring import rating_of_winner
from romme.engine.state import Ending
from romme.locales import Words
from romme.notation.wording import summarize_rules
from romme.notation.wording.rulesets import describe_option
from romme.rules import BadRules, find_preset
from romme.rules.options import Superromme
from romme.rules.ruleset import RuleSet
from romme.rules.stored_rules import write_rules
from romme.server.organise.calls import call_seen, calls_seen
from romme.server.organise.desk import Desk
from romme.server.organise.http import messages as wire
from romme.server.organise.http.table_messages import SeatName, TableNow
from romme.server.organise.tournament_rows import TournamentInfo
from romme.tournament.entries.duplicates import MOST_PAIRS, Duplicate, duplicates
from romme.tournament.entries.labels import entrant_marks
from romme.tournament.lists.checks import undecided_endings
from romme.tournament.lists.control import differences
from romme.tournament.lists.points import check_by_line, check_of_foot, score_entries, sums
from romme.tournament.lists.sheet import ScheduledGame, Sheet, can_go_on, deals
from romme.tournament.lists.signing import is_finished, is_locked, signing_refusal
from romme.tournament.lists.thrown_in import thrown_in_before
from romme.tournament.model import SeriesPhase, Tournament, TournamentSeries
from romme.tournament.office.logo import logo_version
from romme.tournament.office.rating_table import rating_figures
from romme.tournament.office.undo import MAY_UNDO
from romme.tournament.ranking import RankedParty, standing
from romme.tournament.rights import By, Role
from romme.tournament.seating.moves import seat_moves
from romme.tournament.values import (
    WON_ENDINGS,
    Line,
    Parties,
    Party,
    Scope,
    Venue,
)
from romme.tournament.wording.phrases import why_refused

PUBLIC: Final = "public"
Played: TypeAlias = Callable[[Tournament, TournamentSeries, int], str]
"""Returns the id of the server table where a list is played, or an empty string."""


def you(by: By | None) -> wire.You:
    """Describe the sender of a request: the role, and for a keeper the series and table."""
    return wire.You(PUBLIC) if by is None else wire.You(by.role.value, by.series, by.table)


# --- the whole -----------------------------------------------------------------------------------


async def overview(
    words: Words,
    desk: Desk,
    about: TournamentInfo,
    *,
    address: str,
    addresses: Sequence[str] = (),
    by: By | None,
    person: str | None,
    played: Played,
) -> wire.Overview:
    """Return the state of a tournament, with additional fields for the office."""
    tournament, version = desk.tournament, desk.version
    now, clock = desk.now_ms(), tournament.running_clock
    office = by is not None and by.role is not Role.KEEPER
    pictured = partial(_all_series, desk, tournament, played)
    compared = partial(_alike, desk, tournament)
    series = await desk.cached(version, "series", pictured)
    alike = await desk.cached(version, "alike", compared) if office else ()
    return wire.Overview(
        tournament=desk.name,
        code=about.code,
        address=address,
        addresses=list(addresses),
        version=version,
        now=now,
        name=tournament.name,
        rules=write_rules(tournament.rules),
        rules_title=summarize_rules(words, tournament.rules).title,
        terms=tournament.terms,
        figures=_figures(words, tournament.rules),
        you=_you(tournament, about, by, person),
        people=list(tournament.entrants.values()),
        series=series,
        classes=sorted({name for one in tournament.entrants.values() for name in one.classes}),
        finished=tournament.finished,
        rehearsal=about.rehearsal,
        clock=tournament.ends,
        clock_began=0 if clock is None else clock.began,
        announcement=tournament.announcement.text_at(now),
        announcement_ends=tournament.announcement.ends,
        announcement_until=tournament.announcement.until,
        lots=list(tournament.lots),
        penalties=list(tournament.penalties),
        alike=[wire.LikelyDuplicate(*one.numbers, one.likeness) for one in alike],
        more_alike=len(alike) == MOST_PAIRS,
        can_undo=by is not None and by.role is Role.DIRECTOR and bool(tournament.past),
        calls=calls_seen(tournament, office=office),
        logo=logo_version(tournament),
    )


def _alike(desk: Desk, tournament: Tournament) -> tuple[Duplicate, ...]:
    entrants = tournament.entrants
    return desk.memoised("alike", (entrants,), lambda: duplicates(tournament))


def _all_series(desk: Desk, tournament: Tournament, played: Played) -> list[wire.SeriesSeen]:
    """Return all series. Unchanged ones come from the cache."""
    return [
        desk.memoised(
            ("series", one.number),
            (one, tournament.rules, tournament.terms),
            partial(_series, tournament, one, played),
        )
        for one in tournament.series
    ]


def _you(
    tournament: Tournament, about: TournamentInfo, by: By | None, person: str | None
) -> wire.You:
    if person is None:
        return you(by)
    own = (one.number for one in tournament.entrants.values() if one.account == person)
    return msgspec.structs.replace(you(by), number=next(own, 0), own=about.person == person)


def _figures(words: Words, rules: RuleSet) -> list[wire.FigureSeen]:
    try:
        preset = find_preset(rules.name)
    except BadRules:
        return []
    return [
        wire.FigureSeen(
            option=figure.option,
            value=rules_value(figure.value),
            origin=figure.origin,
            clause=None if figure.clause is None else figure.clause.value,
            text=describe_option(words, figure.option, rules, preset).text,
        )
        for figure in rating_figures(rules)
    ]


def rules_value(value: object) -> object:
    """Convert a rating value to JSON: a tuple of pairs becomes a list of lists."""
    return [list(band) for band in value] if isinstance(value, tuple) else value


def _series(tournament: Tournament, series: TournamentSeries, played: Played) -> wire.SeriesSeen:
    return wire.SeriesSeen(
        number=series.number,
        day=series.day,
        rounds=series.rounds,
        placing=series.placing,
        seed=series.seed,
        phase=series.phase,
        tables=[
            _table(tournament, series, table, played) for table in range(1, len(series.seated) + 1)
        ],
        moves=[
            wire.SeatMoveInfo.of(one)
            for one in seat_moves(series.adjusted_from, series.tables)
            if series.adjusted_from
        ],
    )


def _table(
    tournament: Tournament, series: TournamentSeries, table: int, played: Played
) -> wire.TableSeen:
    if series.phase is SeriesPhase.SEATED:
        sheet = Sheet(series.tables[table - 1], series.rounds)
    else:
        sheet = series.sheet(table)
    return wire.TableSeen(
        seats=sheet.seats,
        games=len(deals(tournament.rules, sheet)),
        entered=len(sheet.lines),
        finished=is_finished(tournament, sheet),
        signed=len(sheet.signatures),
        incidents=len(sheet.incidents),
        can_go_on=tournament.terms.venue is Venue.HALL and can_go_on(sheet),
        corrections=len(sheet.corrections),
        differences=len(differences(sheet)),
        ended_early=sheet.early_ending is not None,
        played_at=played(tournament, series, table),
    )


# --- one list ------------------------------------------------------------------------------------


def list_seen(
    words: Words, desk: Desk, by: By, series: int, table: int, *, addresses: Sequence[str] = ()
) -> wire.ListSeen:
    """Return a list with its games and totals. `addresses` are the URLs of the server.

    Raise `TournamentRefused` if the list does not exist.
    """
    tournament, now = desk.tournament, desk.now_ms()
    rules = tournament.rules
    one = tournament.series_by_number(series)
    sheet = one.sheet(table)
    against = signing_refusal(tournament, sheet)
    foot, call = check_of_foot(rules, sheet), tournament.call_of(series, table)
    return wire.ListSeen(
        tournament=desk.name,
        version=desk.version,
        name=tournament.name,
        series=series,
        table=table,
        phase=one.phase,
        you=you(by),
        terms=tournament.terms,
        clock=tournament.ends,
        now=now,
        announcement=tournament.announcement.text_at(now),
        seats=_seats(desk, words, sheet, series),
        games=_games(rules, sheet),
        feet=[_foot(one) for one in sums(rules, sheet)],
        check=wire.EntrySeen(foot.rating, foot.card_points),
        pack=len(rules.pack),
        pack_checked=sheet.pack_checked,
        struck=sheet.struck,
        signatures=sheet.signatures,
        corrections=sheet.corrections,
        incidents=sheet.incidents,
        rulings=tournament.rulings_at(series, table),
        signers=sheet.signers,
        replays=sheet.replays,
        obstacle="" if against is None else why_refused(words, against),
        finished=is_finished(tournament, sheet),
        can_undo=_can_undo(one, sheet, by),
        endings=_endings(rules, tournament.terms.venue),
        opened=list(rules.rating_opened),
        opened_above=rules.rating_opened_above,
        unopened=list(rules.rating_unopened),
        unopened_above=rules.rating_unopened_above,
        announcement_ends=tournament.announcement.ends,
        early_ending=sheet.early_ending,
        call=None if call is None else call_seen(call),
        table_now=table_now(words, desk, table) if tournament.last is not one else None,
        cross_points=rules.cross_points,
        thrown_in_again=rules.thrown_in_again,
        addresses=list(addresses),
        logo=logo_version(tournament),
    )


def table_now(words: Words, desk: Desk, table: int) -> TableNow | None:
    """Return the latest series in which a table has people, or None if there is none."""
    tournament, marks = desk.tournament, _marks(desk, words)
    for series in reversed(tournament.series):
        if 1 <= table <= len(series.seated):
            seats = [
                SeatName(tournament.entrants[number].name, marks.get(number, ""))
                for number in series.seats_at(table)
            ]
            return TableNow(series.number, series.day, series.phase, seats)
    return None


def _marks(desk: Desk, words: Words) -> Mapping[int, str]:
    entrants = desk.tournament.entrants
    return desk.memoised(
        ("marks", words.lang), (entrants,), partial(entrant_marks, words, entrants.values())
    )


def _seats(desk: Desk, words: Words, sheet: Sheet, series: int) -> list[wire.SeatSeen]:
    tournament = desk.tournament
    left = {one.seat for one in sheet.left}
    marks = _marks(desk, words)
    thrown = thrown_in_before(tournament, series)
    return [
        wire.SeatSeen(
            number=number,
            name=tournament.entrants[number].name,
            club=tournament.entrants[number].club,
            left=seat in left,
            substituted=seat in sheet.substituted,
            thrown_before=thrown[number],
            mark=marks.get(number, ""),
        )
        for seat, number in enumerate(sheet.seats, start=1)
    ]


def _games(rules: RuleSet, sheet: Sheet) -> list[wire.GameSeen]:
    differs: dict[int, list[int]] = {}
    for one in differences(sheet):
        differs.setdefault(one.game, []).append(one.seat)
    checks = check_by_line(rules, sheet)
    found: list[wire.GameSeen] = []
    for game, deal in enumerate(deals(rules, sheet), start=1):
        control = sheet.control[game - 1] if game <= len(sheet.control) else None
        if game > len(sheet.lines):
            found.append(_open_game(deal, control))
            continue
        written = sheet.lines[game - 1]
        check = checks[game - 1]
        found.append(
            wire.GameSeen(
                round=deal.round,
                dealer=deal.dealer,
                playing=deal.playing,
                line=written.line,
                entries=[entry_seen(one) for one in score_entries(rules, written)],
                entered_by=written.entered_by,
                confirmed_by=written.confirmed_by,
                thrown_in=written.thrown_in,
                control=control,
                check=wire.EntrySeen(check.rating, check.card_points),
                differs=sorted(set(differs.get(game, ()))),
            )
        )
    return found


def _open_game(deal: ScheduledGame, control: Line | None) -> wire.GameSeen:
    return wire.GameSeen(deal.round, deal.dealer, deal.playing, control=control)


def entry_seen(entry: ScoreEntry | None) -> wire.EntrySeen | None:
    """Convert a player's rating points and card points in one game to an `EntrySeen`."""
    return None if entry is None else wire.EntrySeen(entry.score, entry.card_points)


def _foot(foot: Sum) -> wire.FootSeen:
    return wire.FootSeen(
        rating=foot.total,
        plus=foot.plus,
        minus=foot.minus,
        crosses=foot.crosses,
        card_points=foot.card_points,
    )


def _endings(rules: RuleSet, venue: Venue) -> list[wire.EndingSeen]:
    won = [
        one
        for one in WON_ENDINGS
        if one is not Ending.SUPER or rules.superromme is not Superromme.NO
    ]
    return [
        *(wire.EndingSeen(one, rating_of_winner(rules, one)) for one in won),
        *(wire.EndingSeen(one, None) for one in undecided_endings(rules, venue)),
    ]


def _can_undo(series: TournamentSeries, sheet: Sheet, by: By) -> bool:
    if not sheet.past or series.phase is not SeriesPhase.RUNNING:
        return False
    if by.role is Role.DIRECTOR:
        return True
    return by.role in MAY_UNDO[sheet.past[-1].owner] and not is_locked(series, sheet)


# --- rankings ------------------------------------------------------------------------------------


async def ranking(desk: Desk, scope: Scope, parties: Parties, only: str) -> wire.Ranking:
    """Return a ranking with names. Raise `TournamentRefused` if the series does not exist."""
    tournament, version = desk.tournament, desk.version

    def made() -> wire.Ranking:
        known = desk.results(tournament)
        placed = standing(tournament, scope, parties, only=only, known=known)
        shared = Counter(one.place for one in placed)
        lines = [_placed(tournament, one, shared=shared[one.place] > 1) for one in placed]
        return wire.Ranking(version, scope, parties, only, lines)

    return await desk.cached(version, (scope, parties, only), made)


def _placed(tournament: Tournament, placed: RankedParty, *, shared: bool) -> wire.PlacedSeen:
    name, club = _named(tournament, placed.party)
    return wire.PlacedSeen(
        place=placed.place,
        party=placed.party,
        name=name,
        club=club,
        result=placed.result,
        by_series=placed.by_series,
        members=placed.members,
        by_lot=placed.by_lot,
        shared=shared,
    )


def _named(tournament: Tournament, party: Party) -> tuple[str, str]:
    if isinstance(party, str):
        return party, ""
    entrant = tournament.entrants[party]
    return entrant.name, entrant.club
