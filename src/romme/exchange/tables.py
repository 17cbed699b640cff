"""Tables to export: entries, seats and rankings. Their cells are strings or numbers.

>>> from romme.locales import words
>>> from romme.rules import find_preset
>>> from romme.tournament import DIRECTOR, EnterPeople, EntryDetails, fold, make
>>> from romme.tournament.decide import decide
>>> from romme.tournament.evolve import evolve
>>> empty = fold([make("Spring cup", find_preset("turnier").rules)])
>>> (event,) = decide(empty, EnterPeople((EntryDetails("Anna", "Esch"),)), DIRECTOR)
>>> table = entries(words("lb"), evolve(empty, event))
>>> table.headings[:5], table.rows[0][:5]
(('Nr.', 'Numm', 'Virnumm', 'Familljennumm', 'Veräin'), (1, 'Anna', '', '', 'Esch'))
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from romme.locales import Words
from romme.tournament.entries.groups import incomplete_text
from romme.tournament.entries.person_names import given_name, join_names
from romme.tournament.model import Tournament
from romme.tournament.ranking import RankedParty, Results, SeriesResult, standing
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import Parties, Presence, Scope, Span

Value: TypeAlias = int | str | None
"""A number, a text, or an empty cell."""


@dataclass(frozen=True, slots=True)
class DataTable:
    """A table with headings, to be exported as a CSV or Excel file."""

    name: str
    """Name for the sheet and the file."""
    headings: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def headings(words: Words, *columns: str) -> tuple[str, ...]:
    """Return the translated headings of columns, given their keys."""
    return tuple(words.say(f"exchange-column-{column}") for column in columns)


# --- entries -------------------------------------------------------------------------------------


def entries(words: Words, tournament: Tournament) -> DataTable:
    """Return a table of all entrants, in columns that can be imported again.

    First name and family name are empty if nobody has said which part of the name is which.
    """
    people = sorted(tournament.entrants.values(), key=lambda one: one.number)
    return DataTable(
        words.say("exchange-table-entries"),
        headings(
            words,
            *("number", "name", "first-name", "last-name"),
            *("club", "team", "tandem", "classes", "presence"),
        ),
        tuple(
            (
                one.number,
                one.name,
                given_name(one) if one.family else "",
                one.family,
                one.club,
                one.team,
                one.tandem,
                ", ".join(one.classes),
                presence(words, one.presence),
            )
            for one in people
        ),
    )


def presence(words: Words, state: Presence) -> str:
    """Return the word for an entrant's presence, in the language of `words`."""
    return words.say(f"presence-{state.value}")


# --- seats ---------------------------------------------------------------------------------------


def seating(words: Words, tournament: Tournament, number: int = 0) -> DataTable:
    """Return a table of the seats in a series, by default the last.

    Raise `TournamentRefused` if there is no such series.
    """
    series = tournament.series_by_number(number) if number else tournament.last
    if series is None:
        raise TournamentRefused(TournamentRefusal.NO_SERIES, series=1)
    rows = [
        (table, seat, person, tournament.entrants[person].name, tournament.entrants[person].club)
        for table, seats in enumerate(series.seated, start=1)
        for seat, person in enumerate(seats, start=1)
    ]
    return DataTable(
        words.say("exchange-table-seating", series=series.number),
        headings(words, "table", "seat", "number", "name", "club"),
        tuple(rows),
    )


# --- rankings ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RankingChoice:
    """Which ranking to export."""

    scope: Scope
    parties: Parties = Parties.SINGLE
    only: str = ""
    """The class to rank, such as Damen; empty = everybody."""


def ranking(
    words: Words, tournament: Tournament, wanted: RankingChoice, known: Results | None = None
) -> DataTable:
    """Return a table of a ranking, with a column for each criterion (T14).

    A ranking of single players over a day or the whole tournament also has a column for each
    series. `known` are the results, if the caller has already computed them.
    """
    placed = standing(tournament, wanted.scope, wanted.parties, only=wanted.only, known=known)
    several = wanted.parties is Parties.SINGLE and wanted.scope.span is not Span.SERIES
    series = [one.series for one in placed[0].by_series] if several and placed else []
    dropped = wanted.scope.span is Span.TOTAL and tournament.terms.dropped > 0
    who = _party_columns(wanted.parties)
    figures = ("rating", "card-points", "crosses", "games", "penalty", "lot", "time")
    extra = ("dropped",) if series and dropped else ()
    return DataTable(
        _title(words, wanted),
        (
            *headings(words, "place", *who, *figures),
            *(words.say("scope-series", number=one) for one in series),
            *headings(words, *extra),
        ),
        tuple(
            (
                one.place,
                *_party(words, tournament, wanted.parties, one),
                one.result.rating,
                one.result.card_points,
                one.result.crosses,
                one.result.games,
                one.result.penalty,
                words.say("exchange-by-lot") if one.by_lot else None,
                words.say("ended-early-time") if one.result.ended_early else None,
                *(_of_series(one.by_series) if series else ()),
                *((_dropped(one.by_series),) if series and dropped else ()),
            )
            for one in placed
        ),
    )


def _party_columns(parties: Parties) -> Sequence[str]:
    match parties:
        case Parties.SINGLE:
            return ("number", "name", "club")
        case Parties.TANDEM:
            return ("tandem", "members", "remark")
        case Parties.TEAM:
            return ("team", "members", "remark")
        case _:
            assert_never(parties)


def _party(
    words: Words, tournament: Tournament, parties: Parties, placed: RankedParty
) -> tuple[Value, ...]:
    if isinstance(placed.party, int):
        one = tournament.entrants[placed.party]
        return one.number, one.name, one.club
    members = (tournament.entrants[number] for number in placed.members)
    incomplete = incomplete_text(words, tournament.terms, parties, len(placed.members))
    names = join_names(f"{one.number} {one.name}" for one in members)
    return placed.party, names, incomplete or None


def _of_series(results: Sequence[SeriesResult]) -> Iterator[int | None]:
    return (None if one.result is None else one.result.rating for one in results)


def _dropped(results: Sequence[SeriesResult]) -> str | None:
    return ", ".join(str(one.series) for one in results if not one.counts) or None


def _title(words: Words, wanted: RankingChoice) -> str:
    """Return the title of a ranking, such as “Standings, series 2, Damen”."""
    span = wanted.scope.span.value
    parts = [
        words.say("exchange-table-ranking"),
        words.say(f"scope-{span}", number=wanted.scope.number),
    ]
    if wanted.parties is not Parties.SINGLE:
        parts.append(words.say(f"parties-{wanted.parties.value}"))
    if wanted.only:
        parts.append(wanted.only)
    return ", ".join(parts)
