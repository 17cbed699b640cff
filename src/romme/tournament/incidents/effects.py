"""The points that a step changes, game by game and seat by seat, before and after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from romme.engine.match import ScoreEntry
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.points import score_entries, sums
from romme.tournament.lists.sheet import Sheet
from romme.tournament.model import Tournament


@dataclass(frozen=True, slots=True)
class VoidGame:
    """A game that becomes void, with the points it had."""

    series: int
    table: int
    game: int
    before: tuple[ScoreEntry | None, ...]
    """The points of each seat; None for a seat that did not play."""


@dataclass(frozen=True, slots=True)
class ChangedEntry:
    """A seat's points in a game, or its totals, that change."""

    series: int
    table: int
    game: int
    """0 stands for the total at the foot of the list."""
    seat: int
    before: ScoreEntry | None
    after: ScoreEntry | None


Effect = VoidGame | ChangedEntry


def effects(before: Tournament, after: Tournament) -> tuple[Effect, ...]:
    """Return all points that differ between two states, list by list.

    A correction can change lists of later series too (T15). Both states have the same seats.
    """
    found: list[Effect] = []
    for series in after.series:
        known = (
            before.series[series.number - 1].sheets if len(before.series) >= series.number else ()
        )
        for table, (old, new) in enumerate(zip(known, series.sheets, strict=False), start=1):
            if old is not new:
                found += _on_list(after.rules, old, new, (series.number, table))
    return tuple(found)


def _on_list(
    rules: RuleSet, before: Sheet, after: Sheet, place: tuple[int, int]
) -> Iterator[Effect]:
    for game, written in enumerate(before.lines, start=1):
        old = score_entries(rules, written)
        if game > len(after.lines):
            yield VoidGame(*place, game, old)
            continue
        new = score_entries(rules, after.lines[game - 1])
        for seat, (one, other) in enumerate(zip(old, new, strict=True), start=1):
            if one != other:
                yield ChangedEntry(*place, game, seat, one, other)
    feet = zip(sums(rules, before), sums(rules, after), strict=False)
    for old_sum, new_sum in feet:
        was = ScoreEntry(old_sum.total, old_sum.card_points)
        now = ScoreEntry(new_sum.total, new_sum.card_points)
        if was != now:
            yield ChangedEntry(*place, 0, old_sum.seat, was, now)
