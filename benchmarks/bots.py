"""How long bots take for a decision, in games among themselves, on one core.

    .romme/venv/bin/python benchmarks/bots.py [NAME ...] [--seconds 5] [--json]

A decision is a draw or the rest of a turn, from the view to the move. Each row takes about so many
seconds. Time is that of the processor, which other programs do not lengthen; the last column is by
the clock on the wall, and says more about a machine that is idle. The first game is not counted: in
it the first bot of a run makes what all of them need for a rule set; its slowest decision stands in
the column "first".
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
GIVEN: Final = 1.0
"""Seconds that a bot may take; the levels have a limit of their own."""


@dataclass(frozen=True, slots=True)
class Row:
    """What a bot takes at a table, in milliseconds."""

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
class Timed:
    """A bot with a stopwatch."""

    bot: Bot
    took: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)

    def choose(self, view: View, legal: Legal, rng: random.Random, budget: Budget) -> Move:
        """Let the bot decide."""
        wall, start = time.perf_counter(), time.thread_time()
        move = self.bot.choose(view, legal, rng, budget)
        self.took.append(time.thread_time() - start)
        self.wall.append(time.perf_counter() - wall)
        return move


def game(bot: Bot, rules_name: str, players: int, seed: int) -> None:
    """Play one game, the same bot in every seat."""
    rules = find_preset(rules_name).rules
    rng = random.Random(seed)  # noqa: S311 - no secret
    pack = tuple(rng.sample(rules.pack, len(rules.pack)))
    dealt = dealt_game(rules, Mode.ASSIST, seats=players, dealer=Seat(1), pack=pack)
    player = Player(bot, rng, GIVEN)
    play_out(fold(dealt), {Seat(seat): player for seat in range(1, players + 1)}, rng)


def measured(name: str, rules: str, players: int, seconds: float) -> Row:
    """Play games for about so long."""
    first, later = Timed(make_bot(name)), Timed(make_bot(name))
    game(first, rules, players, 0)
    end, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < end or not later.took:
        seed += 1
        game(later, rules, players, seed)
    took, wall = sorted(later.took), sorted(later.wall)
    return Row(
        bot=name,
        rules=rules,
        players=players,
        decisions=len(took),
        p50=_millis(took[len(took) // 2]),
        p99=_millis(took[len(took) * 99 // 100]),
        slowest=_millis(took[-1]),
        first=_millis(max(first.took)),
        wall_p99=_millis(wall[len(wall) * 99 // 100]),
    )


def _millis(seconds: float) -> float:
    return float(f"{seconds * 1000:.3g}")


def table(rows: Sequence[Row]) -> Iterator[str]:
    """The rows in Markdown."""
    yield f"Python {platform.python_version()}, {current_build().value}; milliseconds a decision\n"
    yield "| bot | rules | players | decisions | p50 | p99 | slowest | first | p99 by the wall |"
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for row in rows:
        yield f"| {' | '.join(map(str, asdict(row).values()))} |"


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("bots", nargs="*", metavar="NAME", help=f"of {', '.join(bot_names())}")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = [
        measured(name, rules, players, asked.seconds)
        for name in asked.bots or LEVELS
        for rules, players in TABLES
    ]
    print(json.dumps([*map(asdict, rows)]) if asked.json else "\n".join(table(rows)))


if __name__ == "__main__":
    main()
