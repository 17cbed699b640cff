"""A table gets a legal move whatever its bot does, and other bots notice nothing."""

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
from romme.server.analysis import bot_workers as thinking_module
from romme.server.analysis.bot_health import MAX_FAILURES
from romme.server.analysis.bot_jobs import hint_advice
from romme.server.analysis.bot_workers import BotWorkers
from romme.server.workers import pool as workers
from romme.view.knowledge import View
from romme.view.project import view
from tests.server.table.table_driver import TableDriver
from tests.server.workers.jobs import block

WRONG: Final = {
    "quitter": "SystemExit",
    "interrupter": "KeyboardInterrupt",
    "talker": "no move",
    "bomber": "no move",
    "blabber": "move too long",
    "impatient": "illegal play before a draw",
    "missing": "AttributeError",
    "hanger": "timed out",
}
"""Bots of another package, and why each of them cannot be used; the last one loses its process."""


class Seen:
    """Writes down what an operator would see in the figures."""

    def __init__(self) -> None:
        self.killed: list[tuple[str, str]] = []
        self.replaced: list[str] = []

    def bot_killed(self, pool: str, reason: str) -> None:
        self.killed.append((pool, reason))

    def bot_replaced(self, bot: str, reason: str) -> None:  # noqa: ARG002 - the log has it
        self.replaced.append(bot)


@pytest.fixture
def bad_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the bots of `tests.bots.bad` as another package would bring them."""
    info = tmp_path / "kneipe-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kneipe\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = tests.bots.bad:{name.capitalize()}" for name in WRONG]
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines]), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)


def to_draw() -> View:
    driver = TableDriver.playing()
    driver.until_draw()
    return view(driver.game, driver.table.seat_to_act)


@pytest.mark.usefixtures("bad_package")
def test_whatever_a_foreign_bot_does_the_level_below_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator reads one line for each, and the processes of the house are left alone."""

    async def scene() -> None:
        seen, observer = to_draw(), Seen()
        thinking = BotWorkers(1, observer=observer)
        for limit in ("HARD_SECONDS", "FOREIGN_HARD_SECONDS"):
            monkeypatch.setattr(thinking_module, limit, 600.0)  # however busy the machine is
        try:
            for name, reason in WRONG.items():
                if name == "hanger":
                    monkeypatch.setattr(thinking_module, "FOREIGN_HARD_SECONDS", 0.1)
                with capture_logs() as logs:
                    assert await thinking.choose(name, seen) in Legal(seen.to_move()).draws
                assert [(line["bot"], line["reason"]) for line in logs] == [(name, reason)]
        finally:
            thinking.close()
        assert observer.replaced == list(WRONG)
        killed = ["SystemExit", "KeyboardInterrupt", "timed out"]
        assert observer.killed == [("foreign", reason) for reason in killed]

    asyncio.run(scene())


@pytest.mark.usefixtures("bad_package")
def test_a_bot_that_fails_again_and_again_rests() -> None:
    async def scene() -> None:
        seen, observer = to_draw(), Seen()
        thinking = BotWorkers(1, observer=observer)
        try:
            for _ in range(MAX_FAILURES + 5):
                await thinking.choose("talker", seen)
        finally:
            thinking.close()
        assert observer.replaced == ["talker"] * MAX_FAILURES
        assert thinking.failing == {"talker": "no move"}

    asyncio.run(scene())


def test_where_no_process_can_be_started_a_simple_bot_decides_in_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_memory(_: SpawnProcess) -> None:
        raise MemoryError

    async def scene() -> None:
        seen = to_draw()
        thinking = BotWorkers(1)
        with capture_logs() as logs:
            move = await thinking.choose("verein", seen)
        assert move in Legal(seen.to_move()).draws
        assert [line["bot"] for line in logs] == ["verein", "stammtisch", "anfaenger", "zufall"]
        assert {line["reason"] for line in logs} == {workers.NOT_STARTED}

    monkeypatch.setattr(SpawnProcess, "start", no_memory)
    asyncio.run(scene())


def test_a_hint_takes_no_process_of_a_bot(tmp_path: Path) -> None:
    """It comes while all of them are busy."""

    async def scene() -> None:
        seen = to_draw()
        thinking = BotWorkers(1)
        busy = asyncio.create_task(thinking.run(block, str(tmp_path / "begun")))
        try:
            while not (tmp_path / "begun").exists():  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
            assert await thinking.hint("en", seen, ("Anna", "Ben"))
            assert not busy.done()
        finally:
            thinking.close()
        await asyncio.gather(busy, return_exceptions=True)

    asyncio.run(scene())


def test_a_hint_is_sent_as_the_report_has_it() -> None:
    """Field by field and in this order: numbers are not converted, and nothing is left out."""
    seen = to_draw()
    budget = Budget.counted(0.2)
    say = words("en")
    best = advise(seen, rng=Random(1), budget=budget)  # noqa: S311 - the same each time
    assert best
    for one in best:
        told = advice_report(say, one, seen, ("Anna", "Ben"))
        sentences = describe_move(say, one.move, seen)
        plain = {**told, "sentences": sentences}
        assert msgspec.json.encode(hint_advice(told, sentences)) == msgspec.json.encode(plain)


def test_work_of_our_own_raises_what_it_raises() -> None:
    async def scene() -> None:
        thinking = BotWorkers(1)
        try:
            assert await thinking.run(len, "abc") == 3
            with pytest.raises(ValueError, match="invalid literal"):
                await thinking.run(int, "x")
        finally:
            thinking.close()

    asyncio.run(scene())
