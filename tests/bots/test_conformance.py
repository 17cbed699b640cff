"""The conformance check accepts correct bots and detects every kind of violation."""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
from collections import Counter
from enum import Enum
from pathlib import Path
from random import Random
from typing import cast

import pytest

from romme.bots import LEVELS, Bot, Budget, Legal, Move
from romme.bots.conformance import (
    ConformanceReport,
    Crashed,
    DoesNotConform,
    Failure,
    GameSetup,
    IllegalMove,
    Late,
    Meddled,
    NoMove,
    Peeked,
    Question,
    Wavered,
    all_tables,
    ask,
    check,
    house_tables,
    preset_tables,
)
from romme.bots.conformance.asking import LATE_LOOKS_ALLOWED
from romme.cards import Natural
from romme.engine.commands import Discard, LayDown, Play
from romme.engine.state import Correction, Phase, Pile
from romme.melds import JokerFor
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from romme.rules.options import Mode
from romme.rules.ranges import RANGES
from romme.rules.ruleset import option_types
from romme.view import View, view
from tests.conftest import Size
from tests.support.bots import bad
from tests.support.bots.simple import Drawer, Taker, Waverer
from tests.support.laws import tables as laws
from tests.support.laws.tables import dice, random_table
from tests.support.table import at_table

KLASSIK = tuple(table for table in preset_tables() if table.rules.name == "klassik")
FEW = KLASSIK[:2]


def only_failure(report: ConformanceReport, kind: type) -> Failure:
    """Assert that the report has failures of this kind only, and return the first one."""
    assert {type(failure.fault) for failure in report.failures} == {kind}, str(report)
    assert not report.conforms
    return report.failures[0]


# --- conforming bots -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_conforms(name: str, size: Size) -> None:
    """Each level is checked at some tables, or with `--full` at all tables and with more time."""
    tables = all_tables()[size([*LEVELS].index(name), 0) :: size(12, 1)]
    rng = dice(1)
    random_tables = [GameSetup(*random_table(rng)) for _ in range(size(3, 300))]
    seconds = size(3, 20) / 1000
    report = check(LEVELS[name](), tables=(*tables, *random_tables), seconds=seconds, apart=True)
    report.raise_if_failed()
    assert report.conforms
    assert report.games == 2 * (len(tables) + len(random_tables))
    assert report.asked_again > 20


@pytest.mark.parametrize("bot", [Drawer(), Taker(), Waverer()], ids=lambda bot: type(bot).__name__)
def test_bots_that_stall_conform(bot: Bot, size: Size) -> None:
    check(bot, tables=all_tables()[:: size(8, 1)]).raise_if_failed()


# --- violations ----------------------------------------------------------------------------------


def test_a_crash_is_reported_with_its_traceback() -> None:
    """The check also finds a crash that occurs only in turns corrected by the referee."""
    failure = only_failure(check(bad.Crasher(), tables=KLASSIK), Crashed)
    state = failure.question.state
    assert state.correction is Correction.SKIP_DISCARD
    assert isinstance(failure.fault, Crashed)
    assert f"KeyError: {state.turn}" in failure.fault.error
    assert "bad.py" in failure.fault.error
    assert isinstance(ask(bad.Crasher(), failure.question), Crashed)


def test_exiting_counts_as_a_crash() -> None:
    assert "SystemExit: enough" in str(only_failure(check(bad.Quitter(), tables=FEW), Crashed))


@pytest.mark.parametrize(
    ("bot", "answer", "error"),
    [
        (bad.Talker(), "'draw stock'", "a bot answers with a Draw"),
        (bad.Mumbler("meld"), "Play(steps=('meld',), end=None)", "a bot answers with a Draw"),
        (bad.Thinker(), "None", "a bot answers with a Draw"),
    ],
)
def test_an_answer_that_is_no_move_is_reported(bot: Bot, answer: str, error: str) -> None:
    failure = only_failure(check(bot, tables=FEW), NoMove)
    assert isinstance(failure.fault, NoMove)
    assert failure.fault.answer == answer
    assert error in failure.fault.error


def test_an_answer_that_crashes_the_engine_is_no_move() -> None:
    """A malformed card makes the engine raise `AttributeError`, which counts as `NoMove`."""
    table = at_table("turnier", hands=["* * * 4C", "2D 3D", "2S 3S"])
    question = Question.of(table.play("1 draw stock").state, seed=1, seconds=0.0)
    joker_for_nothing = JokerFor(cast("Natural", None))
    answer = ask(bad.Mumbler(LayDown((joker_for_nothing,) * 3)), question)
    assert isinstance(answer, NoMove)
    assert answer.error.startswith("AttributeError")


def test_a_bot_must_answer_without_time_to_think() -> None:
    assert only_failure(check(bad.Thinker(), tables=FEW), NoMove).question.seconds == 0


def test_an_illegal_move_is_reported_with_its_clause() -> None:
    failure = only_failure(check(bad.Cheat(), tables=KLASSIK), IllegalMove)
    fault, state = failure.fault, failure.question.state
    assert isinstance(fault, IllegalMove)
    assert state.drawn is not None
    assert state.drawn.pile is Pile.OPEN
    assert fault.move == Play((), Discard(state.drawn.card))
    assert fault.illegal.clause is Clause.K11
    assert fault.illegal.ground is Ground.TAKEN_CARD_DISCARDED
    assert fault.illegal.facts == {"card": state.drawn.card}
    again = ask(bad.Cheat(), failure.question)
    assert isinstance(again, IllegalMove)
    assert again.illegal.facts == fault.illegal.facts
    text = str(failure)
    assert f"{state.turn} discard {state.drawn.card}, which is refused: K11" in text
    assert text.startswith("IllegalMove at klassik, 2 seats, assist\n")


@pytest.mark.parametrize("bot", [bad.Dawdler(), bad.Loiterer()])
def test_a_bot_that_does_not_stop_is_late(bot: Bot) -> None:
    failure = only_failure(check(bot, tables=FEW), Late)
    assert isinstance(failure.fault, Late)
    assert failure.fault.seconds == failure.question.seconds
    assert 0 < failure.fault.took - failure.fault.seconds < 0.01


def test_a_few_late_clock_checks_are_allowed() -> None:
    """Nested loops end one by one, so a bot may check the clock a few times after its time is up.

    The first check that finds no time left already counts as late.
    """
    check(bad.Loiterer(LATE_LOOKS_ALLOWED - 1), tables=FEW).raise_if_failed()


def test_a_slow_bot_is_late_by_a_real_clock() -> None:
    """Only a real clock detects a bot that spends too much time between two clock checks."""
    sleeper = bad.Sleeper(0.5)
    check(sleeper, tables=FEW).raise_if_failed()
    failure = only_failure(check(sleeper, tables=FEW, clock=bad.Hourglass(), grace=0.25), Late)
    assert failure.question.state.phase is Phase.PLAY
    assert isinstance(failure.fault, Late)
    assert failure.fault.took == pytest.approx(0.5)
    check(sleeper, tables=FEW, clock=bad.Hourglass(), grace=0.5).raise_if_failed()


@pytest.mark.parametrize("bot", [bad.Meddler(), bad.Cutter()])
def test_a_bot_that_changes_its_input_is_reported(bot: Bot) -> None:
    only_failure(check(bot, tables=FEW), Meddled)


@pytest.mark.parametrize("make", [bad.Dicer, bad.Rememberer])
def test_a_bot_must_repeat_its_answer(make: type[Bot]) -> None:
    """Randomness must come from the given generator, and earlier questions must not matter."""
    fault = only_failure(check(make(), tables=FEW), Wavered).fault
    assert isinstance(fault, Wavered)
    assert fault.other != fault.move


def test_questions_are_repeated_in_another_order() -> None:
    """In the same order, a bot whose answers depend on earlier questions would not be caught."""
    only_failure(check(bad.Rememberer(), tables=FEW[:1], games=1, again=1.0), Wavered)


def test_a_bot_must_give_the_same_answer_in_another_process() -> None:
    """A bot that depends on string hashes is caught, because they differ between processes."""
    check(bad.Hasher(), tables=FEW).raise_if_failed()
    only_failure(check(bad.Hasher(), tables=FEW, apart=True), Wavered)


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_another_process_has_other_hashes_despite_a_fixed_seed(hashes: str) -> None:
    code = (
        "from romme.bots.conformance import *; from tests.support.bots.bad import Hasher;"
        "print(check(Hasher(), tables=preset_tables()[:1], games=1, apart=True).conforms)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONHASHSEED": hashes},
        text=True,
    )
    assert ran.stdout == "False\n"


@pytest.mark.parametrize("make", [bad.Peeker, bad.Keeper, bad.Searcher])
@pytest.mark.parametrize("apart", [False, True], ids=["here", "apart"])
def test_a_bot_that_peeks_is_caught(make: type[Bot], *, apart: bool) -> None:
    """Bots that read the stock from their callers' frames or from memory are caught."""
    gc.collect()  # otherwise a search of memory finds states of earlier tests
    gc.freeze()  # objects from before cannot contain hidden cards and need not be searched
    try:
        failure = only_failure(check(make(), tables=FEW[:1], games=1, apart=apart), Peeked)
    finally:
        gc.unfreeze()
    fault, state = failure.fault, failure.question.state
    assert isinstance(fault, Peeked)
    world = fault.world.state
    assert view(world, state.turn) == view(state, state.turn)
    assert world.stock[0] is not state.stock[0]
    assert fault.other != fault.move
    assert (ask(bad.Peeker(), failure.question), ask(bad.Peeker(), fault.world)) == (
        fault.move,
        fault.other,
    )


def test_a_bot_that_hides_its_peeking_is_caught_in_another_process() -> None:
    """A cached answer differs in the other process, which asks about alternative worlds first."""
    bad.KEPT.clear()
    only_failure(check(bad.Hider(), tables=FEW[:1], games=1, apart=True), Wavered)


# --- the check itself ----------------------------------------------------------------------------


def test_the_same_seed_asks_the_same_questions() -> None:
    reports = [check(bad.Cheat(), tables=KLASSIK, seed=seed) for seed in (1, 1, 2)]
    questions = [[failure.question for failure in report.failures] for report in reports]
    assert questions[0] == questions[1] != questions[2]
    assert reports[0].questions == reports[1].questions


def test_only_the_first_failure_of_a_kind_is_reported_per_table() -> None:
    report = check(bad.Cheat(), tables=KLASSIK, games=4)
    tables = [failure.table for failure in report.failures]
    assert tables == list(dict.fromkeys(tables))
    assert len(tables) > 5


def test_a_report_can_be_raised_and_pickled() -> None:
    report = check(bad.Talker(), tables=KLASSIK)
    with pytest.raises(DoesNotConform, match="no move") as raised:
        report.raise_if_failed()
    assert raised.value.report is report
    assert f"NoMove at {len(KLASSIK)} tables" in str(report)
    assert str(pickle.loads(pickle.dumps(report))) == str(report)  # noqa: S301 - our own


SEEN: list[tuple[View, float]] = []


class RecordingDrawer(Drawer):
    """A bot that stores the views and budgets it is given in `SEEN`."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        SEEN.append((view, budget.seconds))
        return super().choose(view, legal, rng, budget)


def test_the_check_covers_all_situations() -> None:
    """The games include corrected turns, short and empty stocks, zero budgets and all seats."""
    SEEN.clear()
    report = check(RecordingDrawer(), tables=all_tables()[::2], again=0.0)
    assert len(SEEN) == report.questions
    views = [seen for seen, _ in SEEN]
    assert {seen.correction for seen in views} == {None, *Correction}
    assert {seen.phase for seen in views} == {Phase.DRAW, Phase.PLAY}
    assert {seen.seat for seen in views} == {1, 2, 3, 4, 5, 6}
    assert {seconds for _, seconds in SEEN} == {0, 0.00125, 0.005}
    assert {0, 1} < {seen.stock for seen in views}
    assert {0, 1, 2} < {seen.turnings for seen in views}
    assert {len(seen.pack) == len(seen.rules.pack) for seen in views} == {True, False}
    assert any(len(seen.table) > 5 for seen in views)
    assert any(seen.seat not in seen.opened and seen.table for seen in views)
    assert any(seen.drawn_from is Pile.STOCK and seen.stock_order for seen in views)


def test_the_check_uses_every_preset_and_number_of_players() -> None:
    """The check uses the same tables as the engine's own tests."""
    assert [tuple(table) for table in preset_tables()] == [tuple(table) for table in laws.TABLES]


def test_the_check_uses_every_value_of_every_option() -> None:
    """Only the number of rounds and options that contain several numbers are exempt."""
    tables = all_tables()
    assert {table.mode for table in house_tables()} == {*Mode}
    for name, kind in option_types().items():
        values = Counter(getattr(table.rules, name) for table in tables)
        if kind is int and name != "rounds":
            assert {*RANGES[name]} <= values.keys(), name
        elif issubclass(kind, Enum):
            assert {*kind} == values.keys(), name
