"""How long a bot's move takes at one table while three people keep ninety others going.

    .romme/venv/bin/python benchmarks/shares.py [--tables 90] [--people 3] [--seconds 20] [--json]

All tables have bots of the strongest level and no pause beyond that of the server. Anna's one table
is measured three times in one worker process: alone; beside the others in the order in which
questions come, with as much time for each as the bot wants (as an executor does it); and beside
them with fair shares.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import pickle
import statistics
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

from romme.bots.registry import LEVELS
from romme.engine.evolve import fold
from romme.engine.setup import shuffled_game
from romme.engine.state import Seat
from romme.rules import Mode, find_preset
from romme.server.analysis import bot_jobs
from romme.server.analysis.bot_workers import SECONDS, BotWorkers
from romme.server.workers.fair_queue import Party
from romme.view.knowledge import View
from romme.view.project import view

STRONGEST: Final = tuple(LEVELS)[-1]
PAUSE: Final = 0.9
"""Seconds that a server waits before each move of a bot."""
ANNA: Final = Party("anna", "her table")

Choose = Callable[[Party], Awaitable[object]]


def position() -> View:
    """A game in which the first player is to draw."""
    rules = find_preset("klassik").rules
    pack = tuple(Random(2026).sample(rules.pack, len(rules.pack)))  # noqa: S311 - to be repeated
    state = fold(shuffled_game(rules, Mode.ASSIST, seats=2, dealer=Seat(2), pack=pack))
    return view(state, state.turn)


async def play(choose: Choose, party: Party, until: float, *, wait: float) -> list[float]:
    """Ask for one move after the other; the seconds that each took."""
    await asyncio.sleep(wait)
    took = []
    while (began := time.perf_counter()) < until:
        await choose(party)
        took.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return took


async def measure(choose: Choose, others: list[Party], seconds: float) -> list[float]:
    """The moves of Anna's table beside other tables."""
    await choose(ANNA)  # processes start, tables are made
    until = time.perf_counter() + seconds
    tables = [
        asyncio.create_task(play(choose, party, until, wait=PAUSE * number / len(others)))
        for number, party in enumerate(others)
    ]
    took = await play(choose, ANNA, until, wait=PAUSE)
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return took


async def shared(others: list[Party], seconds: float) -> list[float]:
    """Measure with fair shares."""
    seen, thinking = position(), BotWorkers(1)
    try:
        return await measure(
            lambda party: thinking.choose(STRONGEST, seen, party=party), others, seconds
        )
    finally:
        thinking.close()


async def in_order(others: list[Party], seconds: float) -> list[float]:
    """Measure with an executor."""
    seen, loop = pickle.dumps(position()), asyncio.get_running_loop()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        def choose(_: Party) -> Awaitable[bytes]:
            return loop.run_in_executor(pool, bot_jobs.choose, STRONGEST, seen, 1, SECONDS)

        try:
            return await measure(choose, others, seconds)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


async def main(asked: argparse.Namespace) -> None:
    """Measure, and print a table or JSON."""
    others = [Party(f"guest {n % asked.people}", f"table {n}") for n in range(asked.tables)]
    rows = {
        "alone": await shared([], asked.seconds),
        "in order": await in_order(others, asked.seconds),
        "fair shares": await shared(others, asked.seconds),
    }
    alone = statistics.fmean(rows["alone"]) + PAUSE
    found = {
        name: {
            "moves": len(took),
            "mean_ms": round(1000 * statistics.fmean(took), 1),
            "max_ms": round(1000 * max(took), 1),
            "pace": round(alone / (statistics.fmean(took) + PAUSE), 2),
        }
        for name, took in rows.items()
    }
    if asked.json:
        print(json.dumps(found))
        return
    print(f"{'':12} {'moves':>6} {'mean ms':>9} {'max ms':>9} {'pace':>6}")
    for name, row in found.items():
        print(f"{name:12} {row['moves']:6} {row['mean_ms']:9} {row['max_ms']:9} {row['pace']:6}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=90)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    asyncio.run(main(parser.parse_args()))
