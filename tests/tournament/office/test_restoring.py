"""Earlier states of a tournament: restored as one step, undone, restored again, and checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from romme.locales import words
from romme.rules import find_preset
from romme.tournament.commands import (
    BeginSeries,
    Command,
    DrawSeats,
    EnterPeople,
    Penalise,
    UndoStep,
)
from romme.tournament.decide import decide
from romme.tournament.events import Event
from romme.tournament.evolve import evolve, fold
from romme.tournament.list_commands import CheckPack, UndoOnList
from romme.tournament.model import Tournament
from romme.tournament.office.director import make
from romme.tournament.office.restoring import events_until, restored
from romme.tournament.proof.audit import audit
from romme.tournament.proof.rulings import ending_errors, ruling_errors
from romme.tournament.proof.seats import seating_errors
from romme.tournament.rehearsal import next_step
from romme.tournament.rights import DIRECTOR, By, Role
from romme.tournament.storage.codec import as_plain, decode, encode, from_plain
from romme.tournament.values import EntryDetails, Presence
from romme.tournament.wording.referee_log import referee_log

NAMES = ("Anna", "Jos", "Léa", "Marc", "Nico", "Paul", "Rita")


class Course:
    """A tournament as records, with commands and restores."""

    def __init__(self) -> None:
        self.records: list[tuple[Event, ...]] = [(make("Cup", find_preset("turnier").rules),)]
        self.do(EnterPeople(tuple(EntryDetails(name) for name in NAMES), Presence.PRESENT))

    @property
    def log(self) -> list[Event]:
        return [event for events in self.records for event in events]

    @property
    def state(self) -> Tournament:
        return fold(self.log)

    def do(self, *commands: Command, by: By = DIRECTOR) -> None:
        for command in commands:
            self.records.append(decide(self.state, command, by))

    def restore(self, version: int) -> None:
        self.records.append((restored(self.records, version, at=0, by=DIRECTOR),))

    def play(self, steps: int) -> None:
        """Enter the next games at table 1."""
        for _ in range(steps):
            step = next_step(self.state, 1, 1, Random(1))  # noqa: S311 - invented games
            assert step is not None
            self.do(step, by=By(Role.KEEPER, "x", 1, 1))


@pytest.fixture
def course() -> Course:
    found = Course()
    found.do(DrawSeats("seed"), BeginSeries(), CheckPack(1, 1))
    found.play(3)
    return found


def without_past(tournament: Tournament) -> Tournament:
    return replace(tournament, past=())


def check(course: Course) -> None:
    """Check that the log can be stored, and that the independent checkers agree with it."""
    log = course.log
    assert [event for one in course.records for event in decode(encode(one))] == log
    plain = [as_plain(event) for event in log]
    assert [from_plain(one) for one in plain] == log
    assert audit(log) == ()
    assert [*ruling_errors(plain), *ending_errors(plain), *seating_errors(plain)] == []
    referee_log(words("en"), log)


@pytest.mark.parametrize("version", range(1, 9))
def test_a_restored_state_is_the_state_after_that_record(course: Course, version: int) -> None:
    expected = without_past(fold(event for one in course.records[:version] for event in one))
    before = course.state
    course.restore(version)
    assert replace(without_past(course.state), clock=expected.clock) == expected
    check(course)
    course.do(UndoStep())
    assert without_past(course.state) == without_past(before)
    check(course)


def test_play_continues_from_a_restored_state(course: Course) -> None:
    course.restore(2)
    course.do(DrawSeats("other seed"), BeginSeries(), CheckPack(1, 1))
    course.play(2)
    course.do(UndoOnList(1, 1))
    assert len(course.state.sheet(1, 1).lines) == 1
    check(course)


def test_a_log_of_a_restored_state_contains_no_other_restores(course: Course) -> None:
    states = [course.state]
    for version in (3, 8, 9, 5):
        course.restore(version)
        states.append(course.state)
    sizes = [len(event.log) for (event,) in course.records[8:]]  # type: ignore[union-attr]
    assert sizes == [3, 8, 3, 5]
    check(course)


UNDONE: tuple[tuple[Callable[[Course], None], int], ...] = (
    (lambda course: course.do(UndoStep()), 8),
    (lambda course: course.do(Penalise(1, 5, "late"), UndoStep(), UndoStep()), 8),
)


@pytest.mark.parametrize(("undo", "version"), UNDONE)
def test_an_undone_restore_is_not_in_later_states(
    course: Course, undo: Callable[[Course], None], version: int
) -> None:
    course.restore(4)
    undo(course)
    now = len(course.records)
    assert list(events_until(course.records, now)) == list(events_until(course.records, version))


def test_the_referee_log_marks_decisions_that_no_longer_count(course: Course) -> None:
    course.do(Penalise(1, 5, "late"))
    kept = len(course.records)
    course.do(Penalise(2, 5, "late"))
    course.restore(kept)
    entries = referee_log(words("en"), course.log)
    assert [one.undone for one in entries] == [False, True]
    course.do(UndoStep())
    assert [one.undone for one in referee_log(words("en"), course.log)] == [False, False]


def test_evolving_a_restore_equals_folding_the_log(course: Course) -> None:
    event = restored(course.records, 4, at=0, by=DIRECTOR)
    assert evolve(course.state, event) == fold([*course.log, event])
