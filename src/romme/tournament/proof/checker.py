"""Independent recomputation of a tournament from its log.

The checker reads the log as plain values (see `romme.tournament.storage.codec.as_plain`) and
shares no code with lists and rankings. It does not replay undone steps, but removes them from the
log first. It finds the series that count by trying all choices, and a place is one more than the
number of better parties. `romme.tournament.proof.audit` compares its rankings with those of the
program.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from romme.tournament.proof.book import (
    Book,
    Game,
    Plain,
    Total,
    by_series,
    points_of,
    read,
    sum_totals,
)

Party: TypeAlias = int | str


class RankingRow(NamedTuple):
    """One row of a recomputed ranking."""

    place: int
    party: Party
    rating: int
    card_points: int


class RankingKind(NamedTuple):
    """The key of a ranking: its span (total, day or series) and number, kind of party, and class.

    An empty class stands for everybody.
    """

    span: str
    number: int
    parties: str
    only: str


# --- ranking -------------------------------------------------------------------------------------


def recompute(log: Iterable[Plain]) -> dict[RankingKind, list[RankingRow]]:
    """Recompute all rankings: by total, day and series, by kind of party, and by class."""
    book = read(log)
    points = by_series(book)
    classes = {name for person in book.people.values() for name in person["classes"]}
    scopes: list[tuple[str, int, list[int]]] = [("total", 0, book.begun)]
    scopes += [("series", series, [series]) for series in book.begun]
    for day in {book.plans[series]["day"] for series in book.begun}:
        scopes.append(("day", day, [one for one in book.begun if book.plans[one]["day"] == day]))
    found: dict[RankingKind, list[RankingRow]] = {}
    for span, number, series in scopes:
        singles = {
            person: _single(book, person, span, [points[one].get(person) for one in series])
            for person in book.people
            if any(person in points[one] for one in series) and _is_ranked(book, person)
        }
        for only in ("", *classes):
            some = {one: it for one, it in singles.items() if _is_in(book, one, only)}
            for parties in ("single", "tandem", "team"):
                ranking = RankingKind(span, number, parties, only)
                found[ranking] = _rows(book, ranking, _by_party(book, some, parties))
    return found


def _is_ranked(book: Book, person: int) -> bool:
    return book.terms["unfinished"] == "ranked" or person not in book.gone


def _is_in(book: Book, person: int, only: str) -> bool:
    return not only or only in book.people[person]["classes"]


def _single(book: Book, person: int, span: str, series: Sequence[Total | None]) -> Total:
    """Sum of an entrant's series.

    In the overall ranking, this is the best sum over all ways to drop series, less penalties.
    """
    results = [(0, 0) if one is None else one for one in series]
    if span != "total":
        return sum_totals(results)
    counting = max(1, len(results) - book.terms["dropped"])
    rating, cards = max(sum_totals(choice) for choice in combinations(results, counting))
    off = sum(
        penalty["points"]
        for at, penalty in enumerate(book.penalties)
        if penalty["number"] == person and not penalty["series"] and at not in book.lifted
    )
    return rating - off, cards


def _by_party(book: Book, singles: Mapping[int, Total], parties: str) -> dict[Party, Total]:
    if parties == "single":
        return {number: total for number, total in singles.items()}  # noqa: C416 - of a wider type
    names = {book.people[person][parties] for person in singles} - {""}
    return {
        name: sum_totals(singles[one] for one in singles if book.people[one][parties] == name)
        for name in names
    }


def _rows(book: Book, ranking: RankingKind, totals: Mapping[Party, Total]) -> list[RankingRow]:
    rows: list[RankingRow] = []
    for party, total in totals.items():
        place = 1 + sum(other > total for other in totals.values())
        equal = [one for one, other in totals.items() if other == total]
        order = _lot(book, ranking, equal)
        if order:
            place += sum(order.index(other) < order.index(party) for other in equal)
        rows.append(RankingRow(place, party, total[0], -total[1]))
    return sorted(rows, key=lambda row: (row.place, str(row.party)))


def _lot(book: Book, ranking: RankingKind, equal: Sequence[Party]) -> list[Party]:
    """Return the order in this ranking's latest lot that names all the tied parties, or []."""
    scope = {"span": ranking.span, "number": ranking.number}
    drawn: list[Party] = []
    for lot in book.lots:
        mine = (lot["scope"], lot["parties"]) == (scope, ranking.parties)
        if mine and set(equal).issubset(lot["order"]):
            drawn = list(lot["order"])
    return drawn


# --- plausibility of the lists -------------------------------------------------------------------


def list_errors(log: Iterable[Plain]) -> list[str]:
    """Describe the errors in the lists of a finished tournament (T2, V4.1).

    Lists are skipped if a player left the table. A list that was ended early may have fewer games.
    """
    book = read(log)
    found: list[str] = []
    for (series, table), seats in book.seats.items():
        if (series, table) in book.left:
            continue
        games = book.games[series, table]
        whole = book.plans[series]["rounds"] * len(seats)
        ended = book.ended.get((series, table))
        if len(games) != whole and (ended is None or len(games) > ended):
            found.append(f"series {series}, table {table}: {len(games)} of {whole} games")
        found += [
            f"series {series}, table {table}, game {number}: the wrong seats played"
            for number, game in enumerate(games, start=1)
            if not _right_seats_played(book, game, len(seats), number)
        ]
    return found


def _right_seats_played(book: Book, game: Game, seats: int, number: int) -> bool:
    dealer = (number - 1) % seats + 1
    out = {dealer} if seats > 3 and book.rules["seating"] == "dealer_sits_out" else set()  # noqa: PLR2004 - a table of four
    return set(points_of(book.rules, game)) == set(range(1, seats + 1)) - out
