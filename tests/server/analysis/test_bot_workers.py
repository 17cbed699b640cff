"""A table gets a legal move even if its bot fails, and other bots are not affected."""

from __future__ import annotations

import asyncio
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from structlog.testing import capture_logs

from romme.bots.advice import advise
from romme.bots.advice.advice_json import advice_report
from romme.bots.advice.wording import describe_move
from romme.bots.protocol import Budget, Legal
from romme.bots.registry import GROUP
from romme.locales import words
from romme.server.analysis import bot_workers as bot_workers_module
from romme.server.analysis.bot_health import MAX_FAILURES
from romme.server.analysis.bot_jobs import hint_advice
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.workers import pool as workers
from romme.view.knowledge import View
from romme.view.project import view
from tests.support.server.table.table_driver import TableDriver
from tests.support.server.workers.jobs import block

BAD_BOTS: Final = {
    "quitter": "SystemExit",
    "interrupter": "KeyboardInterrupt",
    "talker": "no move",
    "bomber": "no move",
    "blabber": "move too long",
    "impatient": "illegal play before a draw",
    "missing": "AttributeError",
    "hanger": "timed out",
}
"""Maps each bad bot to the reason that is logged when it fails."""


class RecordingObserver:
    """Records the events that the server would count in its metrics."""

    def __init__(self) -> None:
        self.killed: list[tuple[str, str]] = []
        self.replaced: list[str] = []

    def bot_killed(self, pool: str, reason: str) -> None:
        self.killed.append((pool, reason))

    def bot_replaced(self, bot: str, reason: str) -> None:  # noqa: ARG002 - the reason is in the log
        self.replaced.append(bot)


@pytest.fixture
def bad_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the bots of `tests.support.bots.bad` as if another package had installed them."""
    info = tmp_path / "kneipe-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kneipe\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = tests.support.bots.bad:{name.capitalize()}" for name in BAD_BOTS]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines]), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)


def to_draw() -> View:
    driver = TableDriver.playing()
    driver.until_draw()
    return view(driver.game, driver.table.seat_to_act)


@pytest.mark.usefixtures("bad_package")
def test_the_next_lower_level_replaces_a_failing_foreign_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each failure logs one line. Only processes of bots from other packages are killed."""

    async def scene() -> None:
        seen, observer = to_draw(), RecordingObserver()
        bot_workers = BotWorkers(1, observer=observer)
        for limit in ("HARD_SECONDS", "FOREIGN_HARD_SECONDS"):
            monkeypatch.setattr(bot_workers_module, limit, 600.0)  # even on a busy machine
        try:
            for name, reason in BAD_BOTS.items():
                if name == "hanger":
                    monkeypatch.setattr(bot_workers_module, "FOREIGN_HARD_SECONDS", 0.1)
                with capture_logs() as logs:
                    assert await bot_workers.choose(name, seen) in Legal(seen.to_move()).draws
                assert [(line["bot"], line["reason"]) for line in logs] == [(name, reason)]
        finally:
            bot_workers.close()
        assert observer.replaced == list(BAD_BOTS)
        killed = ["SystemExit", "KeyboardInterrupt", "timed out"]
        assert observer.killed == [("foreign", reason) for reason in killed]

    asyncio.run(scene())


@pytest.mark.usefixtures("bad_package")
def test_a_bot_that_fails_repeatedly_is_suspended() -> None:
    async def scene() -> None:
        seen, observer = to_draw(), RecordingObserver()
        bot_workers = BotWorkers(1, observer=observer)
        try:
            for _ in range(MAX_FAILURES + 5):
                await bot_workers.choose("talker", seen)
        finally:
            bot_workers.close()
        assert observer.replaced == ["talker"] * MAX_FAILURES
        assert bot_workers.failing == {"talker": "no move"}

    asyncio.run(scene())


def test_a_simple_bot_decides_in_the_server_if_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_memory(_: SpawnProcess) -> None:
        raise MemoryError

    async def scene() -> None:
        seen = to_draw()
        bot_workers = BotWorkers(1)
        with capture_logs() as logs:
            move = await bot_workers.choose("verein", seen)
        assert move in Legal(seen.to_move()).draws
        assert [line["bot"] for line in logs] == ["verein", "stammtisch", "anfaenger", "zufall"]
        assert {line["reason"] for line in logs} == {workers.NOT_STARTED}

    monkeypatch.setattr(SpawnProcess, "start", no_memory)
    asyncio.run(scene())


def test_a_hint_does_not_wait_for_bots(tmp_path: Path) -> None:
    """Hints have their own process, so they arrive even while all bot processes are busy."""

    async def scene() -> None:
        seen = to_draw()
        bot_workers = BotWorkers(1)
        busy = asyncio.create_task(bot_workers.run(block, str(tmp_path / "begun")))
        try:
            while not (tmp_path / "begun").exists():  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0.01)
            assert await bot_workers.hint("en", seen, ("Anna", "Ben"))
            assert not busy.done()
        finally:
            bot_workers.close()
        await asyncio.gather(busy, return_exceptions=True)

    asyncio.run(scene())


def test_a_hint_has_all_fields_of_the_report() -> None:
    """The JSON of a hint has the fields of `advice_report` in the same order, then `sentences`."""
    seen = to_draw()
    budget = Budget.counted(0.2)
    say = words("en")
    best = advise(seen, rng=Random(1), budget=budget)  # noqa: S311 - must be repeatable
    assert best
    for one in best:
        report = advice_report(say, one, seen, ("Anna", "Ben"))
        sentences = describe_move(say, one.move, seen)
        plain = {**report, "sentences": sentences}
        assert msgspec.json.encode(hint_advice(report, sentences)) == msgspec.json.encode(plain)


def test_exceptions_of_our_own_jobs_are_raised() -> None:
    async def scene() -> None:
        bot_workers = BotWorkers(1)
        try:
            assert await bot_workers.run(len, "abc") == 3
            with pytest.raises(ValueError, match="invalid literal"):
                await bot_workers.run(int, "x")
        finally:
            bot_workers.close()

    asyncio.run(scene())
