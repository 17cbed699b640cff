"""The referee's log: the director's decisions with clause and points, and the tables' calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from romme.engine.match import ScoreEntry
from romme.locales import Words
from romme.tournament.events import (
    Announced,
    ClockSet,
    ClockShifted,
    Event,
    PenaltyGiven,
    PenaltyLifted,
    StepUndone,
    TournamentMade,
    TournamentRestored,
    Withdrew,
)
from romme.tournament.evolve import begin, evolve
from romme.tournament.incidents.effects import Effect, VoidGame, effects
from romme.tournament.list_events import (
    CallAnswered,
    CallWithdrawn,
    DirectorCalled,
    IncidentRecorded,
    LineCorrected,
    ListEvent,
    ListsEnded,
    ListStepUndone,
    RulingRecorded,
    Signed,
)
from romme.tournament.model import Tournament
from romme.tournament.wording.phrases import clause_text, name_of
from romme.tournament.wording.record import call_outcome_text, record_text

Decision: TypeAlias = (
    IncidentRecorded
    | RulingRecorded
    | LineCorrected
    | PenaltyGiven
    | PenaltyLifted
    | Withdrew
    | Signed
    | ListsEnded
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
    """One decision of the director, or one call."""

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
    """Return the director's decisions and the calls for the director, in order.

    Decisions that were undone later stay, and are marked. A call says how long the table waited.
    """
    written = _RefereeLog(words)
    state: Tournament | None = None
    for at, event in enumerate(log):
        if state is None:
            state = begin(event)
            continue
        after = evolve(state, event)
        written.add(at, event, state, after)
        state = after
    return tuple(written.entries.values())


@dataclass
class _RefereeLog:
    """The referee's log up to an event."""

    words: Words
    entries: dict[int, RefereeEntry] = field(default_factory=dict)
    """Entries by the position of their event in the log."""
    steps: list[tuple[int, Event]] = field(default_factory=list)
    """The steps that were not undone, with their positions in the log."""
    originals: dict[int, Event] = field(default_factory=dict)
    """All steps by position, as they are in the log."""
    replaced: dict[int, list[tuple[int, Event]]] = field(default_factory=dict)
    """By position of a restored state: the steps that counted before it."""
    calls: dict[tuple[int, int], int] = field(default_factory=dict)
    """The positions of open calls, by series and table."""

    def add(self, at: int, event: Event, before: Tournament, after: Tournament) -> None:
        """Add an event, with the tournament before and after it."""
        match event:
            case StepUndone():
                self._undo([one for one in self.steps if not isinstance(one[1], ListEvent)][-1])
            case ListStepUndone():
                self._undo_on_list(event)
            case DirectorCalled():
                self.entries[at] = _entry(self.words, at, event, before, after)
                self.calls[event.series, event.table] = at
            case CallAnswered() | CallWithdrawn():
                called = self.calls.pop((event.series, event.table))
                self._append(called, call_outcome_text(self.words, event, before))
            case TournamentMade() | ClockSet() | ClockShifted() | Announced():
                pass
            case TournamentRestored():
                self.originals[at] = event
                self.replaced[at] = self.steps
                self.steps = [*self._kept_steps(event), (at, event)]
                self._mark()
            case _:
                self.originals[at] = event
                self.steps.append((at, event))
                if _is_decision(event):
                    self.entries[at] = _entry(self.words, at, event, before, after)
        if self.calls and not after.calls:  # the series was closed, or its start was undone
            for called in self.calls.values():
                self._append(called, self.words.say("record-call-unanswered"))
            self.calls.clear()

    def _append(self, at: int, text: str) -> None:
        entry = self.entries[at]
        self.entries[at] = replace(entry, text=f"{entry.text} {text}")

    def _undo(self, step: tuple[int, Event]) -> None:
        at, _ = step
        if at in self.replaced:
            self.steps = self.replaced[at]
            self._mark()
            return
        self.steps.remove(step)
        if at in self.entries:
            self.entries[at] = replace(self.entries[at], undone=True)

    def _kept_steps(self, event: TournamentRestored) -> Iterator[tuple[int, Event]]:
        """Yield the steps that still count after an earlier state was restored, with their numbers.

        `self.steps` and the restored log have the same order, so one pass is enough.
        """
        first = 0
        for at, step in self.steps:
            with suppress(ValueError):  # the step no longer counts
                first = event.log.index(self.originals[at], first) + 1
                yield at, step

    def _mark(self) -> None:
        """Note which decisions no longer count."""
        counting = {at for at, _ in self.steps}
        for at in self.entries.keys() & self.originals.keys():
            self.entries[at] = replace(self.entries[at], undone=at not in counting)

    def _undo_on_list(self, event: ListStepUndone) -> None:
        """Undo the last step on a list. The end of several lists is then undone for one of them."""
        step = next(one for one in reversed(self.steps) if _is_on_list(one[1], event))
        at, undone = step
        if not isinstance(undone, ListsEnded) or len(undone.lists) == 1:
            self._undo(step)
            return
        rest = tuple(one for one in undone.lists if one.table != event.table)
        self.steps[self.steps.index(step)] = at, replace(undone, lists=rest)
        self._append(at, self.words.say("record-lists-undone", table=event.table))


def _is_on_list(step: Event, event: ListStepUndone) -> bool:
    """Whether a step is one on the list on which a step was undone."""
    if isinstance(step, ListsEnded):
        tables = [one.table for one in step.lists]
        return step.series == event.series and event.table in tables
    if isinstance(step, ListEvent | Withdrew):
        return (step.series, step.table) == (event.series, event.table)
    return False


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
