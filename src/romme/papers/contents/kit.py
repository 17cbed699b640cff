"""The emergency kit: how to continue a tournament by hand when no computer works."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from romme.locales import Said, Words
from romme.papers.contents.incidents import all_incidents
from romme.papers.contents.lists import list_labels, nameless_lists
from romme.papers.contents.results import ranked_total, ranking_labels
from romme.papers.contents.scoring import rating_table
from romme.papers.texts import labels, plain
from romme.rules.clauses import Clause
from romme.tournament.lists.sheet import FEWEST_PLAYERS
from romme.tournament.model import Entrant, Tournament
from romme.tournament.seating import BadNumber, table_sizes
from romme.tournament.values import Presence, Scope
from romme.tournament.wording.phrases import clause_text, scope_text

STEPS: Final = ("go-on", "seat", "list", "enter", "sums", "rank", "later")
LEAST_SIZES: Final = 62
"""The printed list of table sizes goes up to at least this many people."""
LATECOMERS: Final = 8
"""The list also goes up to this many people more than have entered."""
MOST_LISTS: Final = 60
"""Largest number of tables with a blank list of their own; for more, the last two are copied."""
MANY_PEOPLE: Final = 32
"""Number of lots to print if the number of entrants cannot be split into tables."""


@dataclass(frozen=True, slots=True)
class _Person:
    number: int
    name: str
    club: str
    team: str
    present: bool
    withdrew: bool
    seat: str
    """Table and seat in the last seated series."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    people: int
    fours: int
    threes: int


@dataclass(frozen=True, slots=True)
class _Lot:
    table: int
    seat: int


def emergency_kit(tournament: Tournament, words: Words) -> dict[str, object]:
    """Return everything needed to continue the tournament and rank it with pencil and paper."""
    rules, terms = tournament.rules, tournament.terms
    last = tournament.last
    ratings = rating_table(words, rules)
    facts: dict[str, Said] = {
        "cards": len(rules.pack),
        "out": "yes" if rules.sits_out(4) else "no",
        "fours": 4 * terms.rounds,
        "threes": 3 * terms.rounds,
    }
    return {
        **nameless_lists(tournament, words, _seats_by_table(tournament)[:MOST_LISTS]),
        "steps": [words.say(f"paper-kit-{step}", **facts) for step in STEPS],
        "assumed": any(one.assumed for one in ratings),
        "sizes": _all_sizes(len(tournament.entrants) + LATECOMERS),
        "ties": [_quoted(words, clause) for clause in (Clause.T13, Clause.T14)],
        "dropped": words.say("paper-kit-dropped", n=terms.dropped) if terms.dropped else "",
        "incidents": all_incidents(words, rules),
        "people": _people(tournament),
        "last_series": "" if last is None else scope_text(words, Scope.series(last.number)),
        "ranking": ranked_total(tournament, words),
        "lots": _lots(tournament),
        "words": {
            **ranking_labels(words),
            **list_labels(words),
            **labels(
                words,
                *("kit-about", "kit-steps", "kit-ratings", "kit-assumed", "kit-seating"),
                *("kit-formula", "kit-impossible", "kit-people-column", "kit-fours", "kit-threes"),
                *("kit-ties", "kit-incidents", "kit-what", "kit-clauses", "kit-follows"),
                *("kit-people", "kit-present", "kit-standing", "kit-lots", "kit-lots-how"),
                *("team", "nobody", "seat", "withdrew"),
            ),
        },
    }


def _quoted(words: Words, clause: Clause) -> str:
    return words.say("account-clause", clause=clause.value, text=clause_text(words, clause))


def _all_sizes(most: int) -> list[_Sizes]:
    found: list[_Sizes] = []
    for people in range(FEWEST_PLAYERS, max(LEAST_SIZES, most) + 1):
        try:
            sizes = table_sizes(people)
        except BadNumber:
            continue
        found.append(_Sizes(people, sizes.count(4), sizes.count(3)))
    return found


def _people(tournament: Tournament) -> list[_Person]:
    return [
        _Person(
            number=one.number,
            name=plain(one.name),
            club=plain(one.club),
            team=plain(one.team),
            present=one.presence is Presence.PRESENT,
            withdrew=one.presence is Presence.WITHDRAWN,
            seat=_seat(tournament, one),
        )
        for one in sorted(tournament.entrants.values(), key=lambda one: one.number)
    ]


def _seat(tournament: Tournament, entrant: Entrant) -> str:
    last = tournament.last
    table = None if last is None else last.table_of(entrant.number)
    if last is None or table is None:
        return ""
    return f"{table} / {last.seated[table - 1].index(entrant.number) + 1}"


def _lots(tournament: Tournament) -> list[_Lot]:
    """Return one lot per seat."""
    return [
        _Lot(table, seat)
        for table, size in enumerate(_seats_by_table(tournament), start=1)
        for seat in range(1, size + 1)
    ]


def _seats_by_table(tournament: Tournament) -> tuple[int, ...]:
    """Return the number of seats at each table, with room for everybody present.

    If that many people cannot be split into tables, return those for all entrants, or else for
    `MANY_PEOPLE` people.
    """
    for people in (len(tournament.present), len(tournament.entrants), MANY_PEOPLE):
        try:
            return tuple(table_sizes(people))
        except BadNumber:
            continue
    raise AssertionError(f"{MANY_PEOPLE} people can be seated")
