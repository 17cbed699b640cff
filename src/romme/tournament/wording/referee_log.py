"""The referee's log: the director's decisions, each with its clause and the points it changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from romme.engine.match import ScoreEntry
from romme.locales import Words
from romme.tournament.events import (
    Event,
    OfficeNotice,
    PenaltyGiven,
    PenaltyLifted,
    StepUndone,
    TournamentMade,
    Withdrew,
)
from romme.tournament.evolve import begin, evolve
from romme.tournament.incidents.effects import Effect, VoidGame, effects
from romme.tournament.list_events import (
    IncidentRecorded,
    LineCorrected,
    ListEvent,
    ListStepUndone,
    RulingRecorded,
    Signed,
)
from romme.tournament.model import Tournament
from romme.tournament.wording.phrases import clause_text, name_of
from romme.tournament.wording.record import record_text

Decision: TypeAlias = (
    IncidentRecorded
    | RulingRecorded
    | LineCorrected
    | PenaltyGiven
    | PenaltyLifted
    | Withdrew
    | Signed
)
"""Events that the log contains: those on which the director had to decide something."""


@dataclass(frozen=True, slots=True)
class EffectText:
    """Points that a decision changes: whose and where, before and after."""

    what: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class RefereeEntry:
    """One decision of the director."""

    at: int
    """The position of the event in the log, counted from 0."""
    series: int
    """The series concerned; 0 = the whole tournament."""
    table: int
    text: str
    clause: str
    """The clause applied, such as T15; empty if the director decided freely."""
    rule: str
    """The sentence of the clause."""
    effects: tuple[EffectText, ...]
    undone: bool = False


def referee_log(words: Words, log: Iterable[Event]) -> tuple[RefereeEntry, ...]:
    """Return the director's decisions in order, with those that were undone later."""
    found: dict[int, RefereeEntry] = {}
    steps: list[tuple[int, Event]] = []
    state: Tournament | None = None
    for at, event in enumerate(log):
        if state is None:
            state = begin(event)
            continue
        after = evolve(state, event)
        if isinstance(event, StepUndone | ListStepUndone):
            undone = _undone_step(steps, event)
            if undone in found:
                found[undone] = replace(found[undone], undone=True)
        elif not isinstance(event, OfficeNotice | TournamentMade):
            steps.append((at, event))
            if _is_decision(event):
                found[at] = _entry(words, at, event, state, after)
        state = after
    return tuple(found.values())


def _undone_step(steps: list[tuple[int, Event]], event: StepUndone | ListStepUndone) -> int:
    """Remove the step that an event undoes, and return its position in the log."""
    for place in range(len(steps) - 1, -1, -1):
        at, step = steps[place]
        if isinstance(event, StepUndone):
            fits = not isinstance(step, ListEvent)
        else:
            fits = isinstance(step, ListEvent | Withdrew) and (step.series, step.table) == (
                event.series,
                event.table,
            )
        if fits:
            del steps[place]
            return at
    raise ValueError("an undo without a step")


def _is_decision(event: Event) -> bool:
    match event:
        case LineCorrected(reason=reason) | Signed(reason=reason):
            return bool(reason)
        case Withdrew(series=series):
            return series > 0
        case _:
            return isinstance(event, Decision)


def _entry(
    words: Words, at: int, event: Event, before: Tournament, after: Tournament
) -> RefereeEntry:
    clause = event.clause if isinstance(event, IncidentRecorded) else None
    place = getattr(event, "series", 0), getattr(event, "table", 0)
    return RefereeEntry(
        at=at,
        series=place[0],
        table=place[1],
        text=record_text(words, event, before),
        clause="" if clause is None else clause.value,
        rule="" if clause is None else clause_text(words, clause),
        effects=effect_texts(words, after, effects(before, after), at=place),
    )


# --- effects -------------------------------------------------------------------------------------


def effect_texts(
    words: Words,
    tournament: Tournament,
    found: Iterable[Effect],
    *,
    at: tuple[int, int] | None = None,
) -> tuple[EffectText, ...]:
    """Describe the points that a step changes. `tournament` is the state after it.

    `at` is the series and table of the step: only points on other lists are shown with theirs.
    """
    return tuple(_effect_text(words, tournament, one, at) for one in found)


def _effect_text(
    words: Words, tournament: Tournament, one: Effect, at: tuple[int, int] | None
) -> EffectText:
    if isinstance(one, VoidGame):
        what = words.say("effect-game", game=one.game)
        before = " · ".join(_figures(words, entry) for entry in one.before if entry is not None)
        after = words.say("effect-void")
    else:
        number = tournament.sheet(one.series, one.table).seats[one.seat - 1]
        key = "effect-entry" if one.game else "effect-total"
        what = words.say(key, game=one.game, name=name_of(tournament, number))
        before, after = _figures(words, one.before), _figures(words, one.after)
    if (one.series, one.table) != at:
        what = words.say("effect-place", series=one.series, table=one.table, what=what)
    return EffectText(what, before, after)


def _figures(words: Words, entry: ScoreEntry | None) -> str:
    """Return rating points, and card points in brackets, or a dash for a seat that did not play."""
    if entry is None:
        return "–"
    rating = str(entry.score).replace("-", "\N{MINUS SIGN}")
    return words.say("effect-points", rating=rating, cards=entry.card_points)
