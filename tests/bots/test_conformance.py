"""The check lets through who keeps the promises, and catches each way to break one."""

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
from romme.rules.ruleset import RANGES, option_types
from romme.view import View, view
from tests.bots import bad
from tests.bots.simple import Drawer, Taker, Waverer
from tests.conftest import Size
from tests.laws import tables as laws
from tests.laws.tables import dice, random_table
from tests.table import at_table

KLASSIK = tuple(table for table in preset_tables() if table.rules.name == "klassik")
FEW = KLASSIK[:2]


def found(report: ConformanceReport, kind: type) -> Failure:
    """The first failure, all of them being of one kind."""
    assert {type(failure.fault) for failure in report.failures} == {kind}, str(report)
    assert not report.conforms
    return report.failures[0]


# --- who conforms --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_conforms(name: str, size: Size) -> None:
    """Some tables for each; by option all of them, with more time, and more rules by chance."""
    tables = all_tables()[size([*LEVELS].index(name), 0) :: size(12, 1)]
    rng = dice(1)
    by_chance = [GameSetup(*random_table(rng)) for _ in range(size(3, 300))]
    seconds = size(3, 20) / 1000
    report = check(LEVELS[name](), tables=(*tables, *by_chance), seconds=seconds, apart=True)
    report.raise_if_failed()
    assert report.conforms
    assert report.games == 2 * (len(tables) + len(by_chance))
    assert report.asked_again > 20


@pytest.mark.parametrize("bot", [Drawer(), Taker(), Waverer()], ids=lambda bot: type(bot).__name__)
def test_even_stallers_conform(bot: Bot, size: Size) -> None:
    check(bot, tables=all_tables()[:: size(8, 1)]).raise_if_failed()


# --- who does not --------------------------------------------------------------------------------


def test_a_crash_is_told_with_its_traceback() -> None:
    """Also one that only a referee's ruling brings about."""
    failure = found(check(bad.Crasher(), tables=KLASSIK), Crashed)
    state = failure.question.state
    assert state.correction is Correction.SKIP_DISCARD
    assert isinstance(failure.fault, Crashed)
    assert f"KeyError: {state.turn}" in failure.fault.error
    assert "bad.py" in failure.fault.error
    assert isinstance(ask(bad.Crasher(), failure.question), Crashed)


def test_to_quit_is_to_crash() -> None:
    assert "SystemExit: enough" in str(found(check(bad.Quitter(), tables=FEW), Crashed))


@pytest.mark.parametrize(
    ("bot", "answer", "error"),
    [
        (bad.Talker(), "'draw stock'", "a bot answers with a Draw"),
        (bad.Mumbler("meld"), "Play(steps=('meld',), end=None)", "a bot answers with a Draw"),
        (bad.Thinker(), "None", "a bot answers with a Draw"),
    ],
)
def test_what_is_no_move_is_told(bot: Bot, answer: str, error: str) -> None:
    failure = found(check(bot, tables=FEW), NoMove)
    assert isinstance(failure.fault, NoMove)
    assert failure.fault.answer == answer
    assert error in failure.fault.error


def test_what_the_engine_cannot_make_head_or_tail_of_is_no_move() -> None:
    """It trusts that cards are cards."""
    table = at_table("turnier", hands=["* * * 4C", "2D 3D", "2S 3S"])
    question = Question.of(table.play("1 draw stock").state, seed=1, seconds=0.0)
    joker_for_nothing = JokerFor(cast("Natural", None))
    answer = ask(bad.Mumbler(LayDown((joker_for_nothing,) * 3)), question)
    assert isinstance(answer, NoMove)
    assert answer.error.startswith("AttributeError")


def test_a_bot_needs_an_answer_without_time_to_think() -> None:
    assert found(check(bad.Thinker(), tables=FEW), NoMove).question.seconds == 0


def test_an_illegal_move_is_told_with_its_clause() -> None:
    failure = found(check(bad.Cheat(), tables=KLASSIK), IllegalMove)
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
    told = str(failure)
    assert f"{state.turn} discard {state.drawn.card}, which is refused: K11" in told
    assert told.startswith("IllegalMove at klassik, 2 seats, assist\n")


@pytest.mark.parametrize("bot", [bad.Dawdler(), bad.Loiterer()])
def test_who_does_not_stop_is_late(bot: Bot) -> None:
    failure = found(check(bot, tables=FEW), Late)
    assert isinstance(failure.fault, Late)
    assert failure.fault.seconds == failure.question.seconds
    assert 0 < failure.fault.took - failure.fault.seconds < 0.01


def test_nested_loops_may_end_one_by_one() -> None:
    """The look that found the time to be up counts too."""
    check(bad.Loiterer(LATE_LOOKS_ALLOWED - 1), tables=FEW).raise_if_failed()


def test_by_a_real_clock_it_is_late_who_is_slow() -> None:
    """However it spends its time; by looks at the clock nobody could tell."""
    sleeper = bad.Sleeper(0.5)
    check(sleeper, tables=FEW).raise_if_failed()
    failure = found(check(sleeper, tables=FEW, clock=bad.Hourglass(), grace=0.25), Late)
    assert failure.question.state.phase is Phase.PLAY
    assert isinstance(failure.fault, Late)
    assert failure.fault.took == pytest.approx(0.5)
    check(sleeper, tables=FEW, clock=bad.Hourglass(), grace=0.5).raise_if_failed()


@pytest.mark.parametrize("bot", [bad.Meddler(), bad.Cutter()])
def test_who_changes_what_it_is_given_is_told(bot: Bot) -> None:
    found(check(bot, tables=FEW), Meddled)


@pytest.mark.parametrize("make", [bad.Dicer, bad.Rememberer])
def test_the_same_question_needs_the_same_answer(make: type[Bot]) -> None:
    """Chance comes from the given generator; what was asked before makes no difference."""
    fault = found(check(make(), tables=FEW), Wavered).fault
    assert isinstance(fault, Wavered)
    assert fault.other != fault.move


def test_questions_are_put_again_in_another_order() -> None:
    """In the same order a copy would remember the same."""
    found(check(bad.Rememberer(), tables=FEW[:1], games=1, again=1.0), Wavered)


def test_the_same_answer_in_another_process() -> None:
    """Texts have other hashes there."""
    check(bad.Hasher(), tables=FEW).raise_if_failed()
    found(check(bad.Hasher(), tables=FEW, apart=True), Wavered)


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_another_process_has_other_hashes_even_if_ours_are_fixed(hashes: str) -> None:
    code = (
        "from romme.bots.conformance import *; from tests.bots.bad import Hasher;"
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
def test_who_peeks_is_caught(make: type[Bot], *, apart: bool) -> None:
    """Through the frames of its callers, through all of memory, and if it keeps its answers."""
    gc.collect()  # else who looks through all of memory finds what earlier tests have left there
    gc.freeze()  # and what was there before cannot hold what is hidden now: it need not be searched
    try:
        failure = found(check(make(), tables=FEW[:1], games=1, apart=apart), Peeked)
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


def test_who_hides_what_it_saw_is_caught_in_another_process() -> None:
    """There the other worlds come first, and the truth is told as they were."""
    bad.KEPT.clear()
    found(check(bad.Hider(), tables=FEW[:1], games=1, apart=True), Wavered)


# --- the check itself ----------------------------------------------------------------------------


def test_the_same_seed_checks_the_same() -> None:
    reports = [check(bad.Cheat(), tables=KLASSIK, seed=seed) for seed in (1, 1, 2)]
    asked = [[failure.question for failure in report.failures] for report in reports]
    assert asked[0] == asked[1] != asked[2]
    assert reports[0].questions == reports[1].questions


def test_at_every_table_the_first_of_each_kind() -> None:
    report = check(bad.Cheat(), tables=KLASSIK, games=4)
    tables = [failure.table for failure in report.failures]
    assert tables == list(dict.fromkeys(tables))
    assert len(tables) > 5


def test_a_report_can_be_raised_and_sent() -> None:
    report = check(bad.Talker(), tables=KLASSIK)
    with pytest.raises(DoesNotConform, match="no move") as raised:
        report.raise_if_failed()
    assert raised.value.report is report
    assert f"NoMove at {len(KLASSIK)} tables" in str(report)
    assert str(pickle.loads(pickle.dumps(report))) == str(report)  # noqa: S301 - our own


SEEN: list[tuple[View, float]] = []


class Watcher(Drawer):
    """Keeps what it was shown."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        SEEN.append((view, budget.seconds))
        return super().choose(view, legal, rng, budget)


def test_the_check_leads_everywhere() -> None:
    """Corrected turns, a short stock and its end, melds on the table, no time; every seat."""
    SEEN.clear()
    report = check(Watcher(), tables=all_tables()[::2], again=0.0)
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


def test_tables_of_every_preset_and_number_of_players() -> None:
    """The same as those on which the engine is proved."""
    assert [tuple(table) for table in preset_tables()] == [tuple(table) for table in laws.TABLES]


def test_tables_of_every_house_rule() -> None:
    """Every value of every option, but for those that no player meets."""
    tables = all_tables()
    assert {table.mode for table in house_tables()} == {*Mode}
    for name, kind in option_types().items():
        values = Counter(getattr(table.rules, name) for table in tables)
        if kind is int and name != "rounds":
            assert {*RANGES[name]} <= values.keys(), name
        elif issubclass(kind, Enum):
            assert {*kind} == values.keys(), name
