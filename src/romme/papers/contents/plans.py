"""Seating plans for the wall, by name and by table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from romme.locales import Words
from romme.papers.choice import PaperChoice, chosen_series, chosen_tables
from romme.papers.texts import labels, plain
from romme.tournament.entries.groups import incomplete_groups
from romme.tournament.entries.labels import entrant_marks, label
from romme.tournament.entries.person_names import join_names, name_key
from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.seating.moves import seat_moves
from romme.tournament.values import Placing, Scope
from romme.tournament.wording.phrases import move_text, scope_text

MOST_MOVES: Final = 12
"""Maximum number of changes listed on a plan. With more, everybody looks at the plan anyway."""


@dataclass(frozen=True, slots=True)
class _Seated:
    number: int
    name: str
    mark: str
    """Club or start number, to tell namesakes apart; empty if the name is unique."""
    club: str
    table: int
    seat: int


@dataclass(frozen=True, slots=True)
class _Table:
    table: int
    seats: tuple[_Seated, ...]


def by_name(tournament: Tournament, words: Words, choice: PaperChoice) -> dict[str, object]:
    """Return the seating plan in the order of family names, with everybody's table and seat."""
    series = chosen_series(tournament, choice)
    people = [one for table in _tables(tournament, words, series, choice) for one in table.seats]
    people.sort(key=lambda one: (name_key(tournament.entrant(one.number)), one.number))
    return {"people": people, **_about(tournament, words, series)}


def by_table(tournament: Tournament, words: Words, choice: PaperChoice) -> dict[str, object]:
    """Return the seating plan table by table."""
    series = chosen_series(tournament, choice)
    tables = _tables(tournament, words, series, choice)
    return {"tables": tables, **_about(tournament, words, series)}


def _tables(
    tournament: Tournament, words: Words, series: TournamentSeries | None, choice: PaperChoice
) -> list[_Table]:
    if series is None:
        return []
    marks = entrant_marks(words, tournament.entrants.values())
    return [
        _Table(
            table,
            tuple(
                _Seated(
                    number=number,
                    name=plain(one.name),
                    mark=plain(marks.get(number, "")),
                    club=plain(one.club),
                    table=table,
                    seat=seat,
                )
                for seat, number in enumerate(seats, start=1)
                for one in [tournament.entrant(number)]
            ),
        )
        for table, seats in chosen_tables(series, choice)
    ]


def _about(
    tournament: Tournament, words: Words, series: TournamentSeries | None
) -> dict[str, object]:
    return {
        "incomplete": _incomplete(tournament, words),
        "series": "" if series is None else scope_text(words, Scope.series(series.number)),
        "how": "" if series is None else _how(words, tournament, series),
        "words": labels(words, "number-short", "name", "table", "seat", "keeps-list", "not-seated"),
    }


def _incomplete(tournament: Tournament, words: Words) -> str:
    """Return a note that names the teams and tandems that lack members, if any."""
    groups = join_names(
        label(
            f"{words.say(f'exchange-column-{one.parties.value}')} {plain(one.name)}",
            f"{len(one.members)}/{one.size}",
        )
        for one in incomplete_groups(tournament)
    )
    return words.say("paper-incomplete", groups=groups) if groups else ""


def _how(words: Words, tournament: Tournament, series: TournamentSeries) -> str:
    """Return how the seats were assigned, with the seed that reproduces a draw (V3.1)."""
    match series.placing:
        case Placing.DRAWN:
            return words.say("paper-seats-drawn", seed=plain(series.seed))
        case Placing.BY_RESULT:
            return words.say("paper-seats-by-result", seed=plain(series.seed))
        case Placing.STRICT:
            return words.say("paper-seats-strict")
        case Placing.BY_HAND:
            return words.say("paper-seats-by-hand")
        case Placing.ADJUSTED:
            return _adjusted(words, tournament, series)
        case _:
            assert_never(series.placing)


def _adjusted(words: Words, tournament: Tournament, series: TournamentSeries) -> str:
    """Say that the plan was adjusted, and list the changes if they fit."""
    found = seat_moves(series.adjusted_from, series.tables)
    how = words.say("paper-seats-adjusted")
    if not 0 < len(found) <= MOST_MOVES:
        return how
    moves = "; ".join(plain(move_text(words, one, tournament)) for one in found)
    return f"{how} {words.say('paper-seats-adjusted.moves', moves=moves)}"
