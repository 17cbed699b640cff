"""Result lists: places with results by series, dropped series, lots and penalties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from romme.locales import Words
from romme.papers.choice import PaperChoice, PrintedRanking, all_rankings
from romme.papers.texts import figure, labels, plain
from romme.tournament.entries.groups import incomplete_text
from romme.tournament.entries.labels import entrant_labels
from romme.tournament.entries.person_names import join_names
from romme.tournament.lists.signing import is_finished
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.ranking import (
    RankedParty,
    Results,
    SeriesResult,
    results,
    series_of,
    standing,
)
from romme.tournament.values import Parties, Party, Presence, Scope, Span
from romme.tournament.wording.phrases import scope_text


@dataclass(frozen=True, slots=True)
class _InSeries:
    rating: str
    cards: str
    dropped: bool
    time: bool
    """Whether the list was ended early."""


@dataclass(frozen=True, slots=True)
class _Line:
    place: int
    shared: bool
    by_lot: bool
    number: str
    name: str
    club: str
    withdrew: bool
    members: str
    incomplete: str
    """A note that a team or tandem lacks members; empty if it is complete."""
    series: tuple[_InSeries, ...]
    penalty: str
    crosses: int
    games: int
    time: bool
    """Whether one of the lists was ended early."""
    cards: int
    rating: str


@dataclass(frozen=True, slots=True)
class _Ranked:
    title: str
    state: str
    series: tuple[int, ...]
    lines: tuple[_Line, ...]
    penalties: bool
    singles: bool


def result_lists(tournament: Tournament, words: Words, choice: PaperChoice) -> dict[str, object]:
    """Return the chosen rankings, by default all that are not empty."""
    known = results(tournament)
    asked = choice.rankings or all_rankings(tournament)
    return {
        "rankings": [_ranked(tournament, words, one, known) for one in asked],
        "words": ranking_labels(words),
    }


def ranking_labels(words: Words) -> dict[str, str]:
    """Return the labels for the table of a ranking."""
    return labels(
        words,
        *("place", "number-short", "name", "club", "party", "series-short", "games", "crosses"),
        *("cards", "rating", "penalty", "nothing-played"),
        *(
            "legend-order",
            "lot-mark",
            "legend-lot",
            "legend-shared",
            "legend-dropped",
            "legend-series",
        ),
        *("legend-penalty", "legend-time", "withdrew"),
    ) | {"time": words.say("ended-early-time")}


def ranking_title(words: Words, ranking: PrintedRanking) -> str:
    """Return the title of a ranking: its parties, and its day or series if it is not the total."""
    parties = parties_text(words, ranking)
    if ranking.scope.span is Span.TOTAL:
        return parties
    return f"{parties} · {scope_text(words, ranking.scope)}"


def parties_text(words: Words, ranking: PrintedRanking) -> str:
    """Return the name of the class, or of the kind of party, that is ranked."""
    if ranking.only:
        return plain(ranking.only)
    return words.say(f"paper-ranking-{ranking.parties.value}")


def state_text(tournament: Tournament, words: Words, scope: Scope) -> str:
    """Return a note on how complete the results are, or an empty string if there is no series."""
    numbers = series_of(tournament, scope)
    if not numbers:
        return ""
    last = tournament.series_by_number(numbers[-1])
    if last.phase is not SeriesPhase.CLOSED:
        finished = sum(is_finished(tournament, sheet) for sheet in last.sheets)
        return words.say(
            "paper-state-running",
            series=last.number,
            finished=finished,
            lists=len(last.sheets),
        )
    if tournament.finished or scope.span is Span.SERIES:
        return words.say("paper-state-final")
    return words.say("paper-state-after", series=last.number)


def ranked_total(tournament: Tournament, words: Words) -> _Ranked:
    """Return the ranking of individual players over the whole tournament."""
    return _ranked(tournament, words, PrintedRanking(), results(tournament))


def _ranked(
    tournament: Tournament, words: Words, ranking: PrintedRanking, known: Results
) -> _Ranked:
    scope, parties = ranking.scope, ranking.parties
    placed = standing(tournament, scope, parties, only=ranking.only, known=known)
    numbers = () if scope.span is Span.SERIES else series_of(tournament, scope)
    singles = parties is Parties.SINGLE
    by_party: Mapping[Party, RankedParty] = (
        {} if singles else {one.party: one for one in standing(tournament, scope, known=known)}
    )
    shared = Counter(one.place for one in placed)
    named = {} if singles else entrant_labels(words, tournament.entrants.values())
    return _Ranked(
        title=ranking_title(words, ranking),
        state=state_text(tournament, words, scope),
        series=numbers if singles else (),
        lines=tuple(
            _line(
                tournament,
                one,
                shared=shared[one.place] > 1,
                by_party=by_party,
                labels=named,
                incomplete=incomplete_text(words, tournament.terms, parties, len(one.members)),
            )
            for one in placed
        ),
        penalties=any(one.result.penalty for one in placed),
        singles=singles,
    )


def _line(
    tournament: Tournament,
    placed: RankedParty,
    *,
    shared: bool,
    by_party: Mapping[Party, RankedParty],
    labels: Mapping[int, str],
    incomplete: str,
) -> _Line:
    result = placed.result
    person = tournament.entrants[placed.party] if isinstance(placed.party, int) else None
    return _Line(
        place=placed.place,
        shared=shared,
        by_lot=placed.by_lot,
        number="" if person is None else str(person.number),
        name=plain(
            placed.party if isinstance(placed.party, str) else person.name if person else ""
        ),
        club="" if person is None else plain(person.club),
        withdrew=person is not None and person.presence is Presence.WITHDRAWN,
        members=_members(labels, placed.members, by_party) if person is None else "",
        incomplete=incomplete,
        series=tuple(_in_series(one) for one in placed.by_series),
        penalty=figure(-result.penalty) if result.penalty else "",
        crosses=result.crosses,
        games=result.games,
        time=result.ended_early > 0,
        cards=result.card_points,
        rating=figure(result.rating),
    )


def _members(
    labels: Mapping[int, str], numbers: Sequence[int], by_party: Mapping[Party, RankedParty]
) -> str:
    """Return the members of a tandem or team, with their rating points."""
    return join_names(
        f"{plain(labels[number])} ({figure(by_party[number].result.rating)})" for number in numbers
    )


def _in_series(one: SeriesResult) -> _InSeries:
    dropped, result = not one.counts, one.result
    if result is None:
        return _InSeries("–", "", dropped=dropped, time=False)
    rating, cards = figure(result.rating), str(result.card_points)
    return _InSeries(rating, cards, dropped=dropped, time=result.ended_early > 0)
