"""Certificates: one page for each of the top places in every ranking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from babel import Locale

from romme.locales import Words
from romme.papers.choice import PaperChoice, PrintedRanking, all_rankings
from romme.papers.contents.results import parties_text
from romme.papers.texts import figure, labels, plain
from romme.tournament.entries.labels import entrant_labels, entrant_marks
from romme.tournament.model import Entrant, SeriesPhase, Tournament
from romme.tournament.ranking import RankedParty, results, series_of, standing
from romme.tournament.values import Span
from romme.tournament.wording.phrases import scope_text


@dataclass(frozen=True, slots=True)
class _Certificate:
    place: int
    place_text: str
    name: str
    members: tuple[str, ...]
    club: str
    ranking: str
    result: str
    draft: bool
    """Whether the result is not final yet."""


def certificates(tournament: Tournament, words: Words, choice: PaperChoice) -> dict[str, object]:
    """Return certificates for all places up to `choice.first`. Tied parties share a place."""
    known = results(tournament)
    marks = entrant_marks(words, tournament.entrants.values())
    named = entrant_labels(words, tournament.entrants.values())
    asked = choice.rankings or all_rankings(tournament)
    found = [
        _certificate(tournament, words, ranking, placed, marks=marks, named=named)
        for ranking in asked
        for placed in standing(
            tournament, ranking.scope, ranking.parties, only=ranking.only, known=known
        )
        if placed.place <= choice.first
    ]
    names = ("certificate", "certificate-to", "certificate-at", "director", "draft")
    return {"certificates": found, "words": labels(words, *names, "nothing-played")}


def _certificate(
    tournament: Tournament,
    words: Words,
    ranking: PrintedRanking,
    placed: RankedParty,
    *,
    marks: Mapping[int, str],
    named: Mapping[int, str],
) -> _Certificate:
    person = tournament.entrants[placed.party] if isinstance(placed.party, int) else None
    title = [parties_text(words, ranking)]
    if ranking.scope.span is not Span.TOTAL:
        title.append(scope_text(words, ranking.scope))
    form = Locale(words.lang).ordinal_form(placed.place)
    result = placed.result
    return _Certificate(
        place=placed.place,
        place_text=words.say("paper-certificate-place", place=placed.place, form=form),
        name=plain(str(placed.party) if person is None else person.name),
        members=()
        if person is not None
        else tuple(plain(named[number]) for number in placed.members),
        club="" if person is None else _club(person, marks.get(person.number, "")),
        ranking=" · ".join(title),
        result=words.say(
            "paper-certificate-result",
            rating=result.rating,
            shown=figure(result.rating),
            cards=result.card_points,
        ),
        draft=not _is_final(tournament, ranking),
    )


def _club(person: Entrant, mark: str) -> str:
    """Return a person's club and distinguishing mark, or only one of them if they are equal."""
    return " · ".join(dict.fromkeys(plain(text) for text in (person.club, mark) if text))


def _is_final(tournament: Tournament, ranking: PrintedRanking) -> bool:
    if ranking.scope.span is Span.TOTAL:
        return tournament.finished
    numbers = series_of(tournament, ranking.scope)
    return tournament.series_by_number(numbers[-1]).phase is SeriesPhase.CLOSED
