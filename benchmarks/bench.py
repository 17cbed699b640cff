"""Measure the solver and the simulator on this machine and print a report or JSON.

    ./romme bench [--seconds 10] [--json] [--lang LANG]

`timing.py` contains the measurements. The command supports the same languages and returns the same
exit codes as the other `romme` commands.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict

from babel.numbers import format_decimal
from rich.console import Console
from rich.progress import Progress

from benchmarks.timing import (
    MAX_SECONDS,
    PROGRESS_STEPS,
    Advance,
    Figures,
    GameFigures,
    HandFigures,
    measure_all,
)
from romme.cli.app import app, main
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import Words, guess_language, words


def bench(*, seconds: float = 10.0, json: bool = False, lang: Language | None = None) -> int:
    """Measure the solver and the simulator, print the results and return the exit status."""
    spoken = words(guess_language(os.environ, lang))
    if not 0 <= seconds <= MAX_SECONDS:
        problem = spoken.say("usage-bad-value", text=f"{seconds:g}", name="--seconds")
        raise Stop(f"romme: {problem}")
    with _progress(spoken, shown=not json) as advance:
        figures = measure_all(seconds, advance)
    if json:
        print_json(asdict(figures))
    else:
        _print(spoken, figures)
    return Status.DONE


@contextmanager
def _progress(words: Words, *, shown: bool) -> Iterator[Advance]:
    """Show a progress bar on a terminal, and yield a function that advances it by one step.

    It is redrawn only when it advances, so that drawing does not distort a measurement.
    """
    with Progress(
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
        disable=not (shown and sys.stderr.isatty()),
    ) as bar:
        task = bar.add_task(words.say("bench-measuring"), total=PROGRESS_STEPS)

        def advance() -> None:
            bar.advance(task)
            bar.refresh()

        yield advance


def _print(words: Words, figures: Figures) -> None:
    def number(value: float | None) -> str:
        if value is None:
            return "–"
        return format_decimal(float(f"{value:.3g}"), "#,##0.######", locale=words.lang)

    hands = [
        words.say("bench-hand", rules=row.rules, cards=row.cards, jokers=row.jokers)
        for row in figures.hands
    ]
    games = [
        words.say("bench-game", rules=row.rules, players=row.players, policy=row.policy)
        for row in figures.games
    ]
    compared: list[HandFigures | GameFigures] = [*figures.hands, *figures.games]
    page = Page()
    page.heading(words.say("bench-title", version=figures.version, python=figures.python))
    page.line(words.say("bench-build", build=figures.build))
    page.gap()
    page.heading(words.say("bench-hands"))
    page.table(
        [
            words.say("bench-column-hand"),
            words.say("bench-column-mean"),
            words.say("bench-column-p99"),
            words.say("bench-column-slowest"),
            words.say("bench-column-first"),
        ],
        [
            (name, *map(number, (row.mean, row.p99, row.slowest, row.first)))
            for name, row in zip(hands, figures.hands, strict=True)
        ],
        right=4,
    )
    page.gap()
    page.heading(words.say("bench-games"))
    page.table(
        [
            words.say("bench-column-game"),
            words.say("bench-column-second"),
            words.say("bench-column-turns"),
        ],
        [
            (name, number(row.per_second), number(row.turns))
            for name, row in zip(games, figures.games, strict=True)
        ],
        right=2,
    )
    page.gap()
    page.heading(words.say("bench-compared"))
    page.table(
        ["", words.say("bench-column-yardstick"), words.say("bench-column-plain")],
        [
            (name, number(row.per_yardstick), number(row.times_plain))
            for name, row in zip(hands + games, compared, strict=True)
        ],
        right=2,
    )
    page.gap()
    page.line(words.say("bench-note", yardstick=number(figures.yardstick)))


if __name__ == "__main__":
    app.commands["bench"] = bench
    main(["bench", *sys.argv[1:]])
