"""Measure how long bots take per decision, in games against themselves, on one core.

    .romme/venv/bin/python benchmarks/bots.py [NAME ...] [--seconds 5] [--json]

A decision is a draw or the rest of a turn: the bot gets a view and returns a move. Each row of the
report takes about `--seconds` seconds to measure. Times are CPU times, which other programs hardly
affect. The last column is wall-clock time, which is meaningful only on an idle machine. The first
game of a row is not counted, because it fills caches that all bots share. Its slowest decision is
in the column "first".
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from romme.bots import LEVELS, Bot, Budget, Legal, Move, Player, bot_names, make_bot, play_out
from romme.compiled import current_build
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Seat
from romme.rules import find_preset
from romme.rules.options import Mode
from romme.view import View

TABLES: Final = (("klassik", 2), ("turnier", 3), ("verband", 3))
BUDGET_SECONDS: Final = 1.0
"""Time limit for each decision. The bots of the standard levels have lower limits."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the report: a bot's decision times in milliseconds at one kind of table."""

    bot: str
    rules: str
    players: int
    decisions: int
    p50: float
    p99: float
    slowest: float
    first: float
    wall_p99: float


@dataclass
class TimedBot:
    """A wrapper that records how many seconds each decision of a bot takes."""

    bot: Bot
    cpu: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)

    def choose(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Move:
        """Return the bot's move, and record how long the decision took."""
        wall_start, cpu_start = time.perf_counter(), time.thread_time()
        move = self.bot.choose(view, legal, rng, budget)
        self.cpu.append(time.thread_time() - cpu_start)
        self.wall.append(time.perf_counter() - wall_start)
        return move


def play_game(bot: Bot, rules_name: str, players: int, seed: int) -> None:
    """Play one game with the same bot in every seat."""
    rules = find_preset(rules_name).rules
    rng = random.Random(seed)  # noqa: S311 - no secret
    pack = tuple(rng.sample(rules.pack, len(rules.pack)))
    dealt = dealt_game(rules, Mode.ASSIST, seats=players, dealer=Seat(1), pack=pack)
    player = Player(bot, rng, BUDGET_SECONDS)
    play_out(fold(dealt), {Seat(seat): player for seat in range(1, players + 1)}, rng)


def measure(name: str, rules: str, players: int, seconds: float) -> Row:
    """Play games for about `seconds` and return statistics of the decision times."""
    first, later = TimedBot(make_bot(name)), TimedBot(make_bot(name))
    play_game(first, rules, players, 0)
    end, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < end or not later.cpu:
        seed += 1
        play_game(later, rules, players, seed)
    cpu, wall = sorted(later.cpu), sorted(later.wall)
    return Row(
        bot=name,
        rules=rules,
        players=players,
        decisions=len(cpu),
        p50=_millis(cpu[len(cpu) // 2]),
        p99=_millis(cpu[len(cpu) * 99 // 100]),
        slowest=_millis(cpu[-1]),
        first=_millis(max(first.cpu)),
        wall_p99=_millis(wall[len(wall) * 99 // 100]),
    )


def _millis(seconds: float) -> float:
    return float(f"{seconds * 1000:.3g}")


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the lines of a report: the Python version, then a Markdown table."""
    yield f"Python {platform.python_version()}, {current_build().value}; ms per decision\n"
    yield "| bot | rules | players | decisions | p50 | p99 | slowest | first | p99, wall clock |"
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for row in rows:
        yield f"| {' | '.join(map(str, asdict(row).values()))} |"


def main() -> None:
    """Measure the bots and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("bots", nargs="*", metavar="NAME", help=f"one of {', '.join(bot_names())}")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = [
        measure(name, rules, players, args.seconds)
        for name in args.bots or LEVELS
        for rules, players in TABLES
    ]
    print(json.dumps([*map(asdict, rows)]) if args.json else "\n".join(table(rows)))


if __name__ == "__main__":
    main()
