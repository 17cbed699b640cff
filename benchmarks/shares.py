"""Measure how long a bot's moves take at one person's table while three others run ninety tables.

    .romme/venv/bin/python benchmarks/shares.py [--tables 90] [--people 3] [--seconds 20] [--json]

Each table requests moves from a bot of the strongest level, with the server's pause between them.
The first person's table (`ANNA`) is measured three times, with one worker process: alone; together
with the others in a plain executor, which serves requests first come, first served and gives each
bot as much time as it wants; and together with the others in the server's own workers, which share
their time fairly.
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
from romme.view.project import view as project

STRONGEST: Final = tuple(LEVELS)[-1]
PAUSE_SECONDS: Final = 0.9
"""The server's pause before each move of a bot."""
ANNA: Final = Party("anna", "her table")

Choose = Callable[[Party], Awaitable[object]]


def position() -> View:
    """Return the view from which the bot decides: that of the first player of a new game."""
    rules = find_preset("klassik").rules
    pack = tuple(Random(2026).sample(rules.pack, len(rules.pack)))  # noqa: S311 - repeatable
    state = fold(shuffled_game(rules, Mode.ASSIST, seats=2, dealer=Seat(2), pack=pack))
    return project(state, state.turn)


async def play(choose: Choose, party: Party, until: float, *, wait: float) -> list[float]:
    """After `wait` seconds, request moves for a party until the `perf_counter` time `until`.

    Return how many seconds each request took.
    """
    await asyncio.sleep(wait)
    times = []
    while (start := time.perf_counter()) < until:
        await choose(party)
        times.append(time.perf_counter() - start)
        await asyncio.sleep(PAUSE_SECONDS)
    return times


async def measure(choose: Choose, others: list[Party], seconds: float) -> list[float]:
    """Play at all tables for `seconds`, and return how long each move took at the table `ANNA`."""
    await choose(ANNA)  # starts the worker and fills its caches
    until = time.perf_counter() + seconds
    tables = [
        asyncio.create_task(play(choose, party, until, wait=PAUSE_SECONDS * number / len(others)))
        for number, party in enumerate(others)
    ]
    times = await play(choose, ANNA, until, wait=PAUSE_SECONDS)
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return times


async def fair_shares(others: list[Party], seconds: float) -> list[float]:
    """Run `measure` with `BotWorkers`, which shares its time fairly between the people."""
    view, workers = position(), BotWorkers(1)
    try:
        return await measure(
            lambda party: workers.choose(STRONGEST, view, party=party), others, seconds
        )
    finally:
        workers.close()


async def first_come(others: list[Party], seconds: float) -> list[float]:
    """Run `measure` with an executor that serves requests in the order of their arrival."""
    view, loop = pickle.dumps(position()), asyncio.get_running_loop()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        def choose(_: Party) -> Awaitable[bytes]:
            return loop.run_in_executor(pool, bot_jobs.choose, STRONGEST, view, 1, SECONDS)

        try:
            return await measure(choose, others, seconds)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


async def main(args: argparse.Namespace) -> None:
    """Time a bot's moves alone, first come first served and with fair shares; print the result."""
    others = [Party(f"guest {n % args.people}", f"table {n}") for n in range(args.tables)]
    rows = {
        "alone": await fair_shares([], args.seconds),
        "first come": await first_come(others, args.seconds),
        "fair shares": await fair_shares(others, args.seconds),
    }
    alone = statistics.fmean(rows["alone"]) + PAUSE_SECONDS
    figures = {
        name: {
            "moves": len(times),
            "mean_ms": round(1000 * statistics.fmean(times), 1),
            "max_ms": round(1000 * max(times), 1),
            "pace": round(alone / (statistics.fmean(times) + PAUSE_SECONDS), 2),
        }
        for name, times in rows.items()
    }
    if args.json:
        print(json.dumps(figures))
        return
    print(f"{'':12} {'moves':>6} {'mean ms':>9} {'max ms':>9} {'pace':>6}")
    for name, row in figures.items():
        print(f"{name:12} {row['moves']:6} {row['mean_ms']:9} {row['max_ms']:9} {row['pace']:6}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=90)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    asyncio.run(main(parser.parse_args()))
