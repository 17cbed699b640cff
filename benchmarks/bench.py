"""How fast the solver and the simulator are on this machine, as a page or as JSON.

    ./romme bench [--seconds 10] [--json] [--lang LANG]

`measuring.py` finds the figures. It is a command like those of the program, in the same languages.
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

from benchmarks.measuring import (
    LONGEST,
    PIECES,
    Figures,
    GameFigures,
    HandFigures,
    Tell,
    figures,
)
from romme.cli.app import app, main
from romme.cli.terminal.exits import Language, Status, Stop
from romme.cli.terminal.output import print_json
from romme.cli.terminal.page import Page
from romme.locales import Words, guess_language, words


def bench(*, seconds: float = 10.0, json: bool = False, lang: Language | None = None) -> int:
    """Measure the solver and the simulator."""
    spoken = words(guess_language(os.environ, lang))
    if not 0 <= seconds <= LONGEST:
        problem = spoken.say("usage-bad-value", text=f"{seconds:g}", name="--seconds")
        raise Stop(f"romme: {problem}")
    with _progress(spoken, shown=not json) as tell:
        found = figures(seconds, tell)
    if json:
        print_json(asdict(found))
    else:
        _tell(spoken, found)
    return Status.DONE


@contextmanager
def _progress(words: Words, *, shown: bool) -> Iterator[Tell]:
    """A bar on the terminal. It is drawn between measurements only, so that it disturbs none."""
    with Progress(
        console=Console(stderr=True),
        auto_refresh=False,
        transient=True,
        disable=not (shown and sys.stderr.isatty()),
    ) as bar:
        task = bar.add_task(words.say("bench-measuring"), total=PIECES)

        def tell() -> None:
            bar.advance(task)
            bar.refresh()

        yield tell


def _tell(words: Words, found: Figures) -> None:
    def number(value: float | None) -> str:
        if value is None:
            return "–"
        return format_decimal(float(f"{value:.3g}"), "#,##0.######", locale=words.lang)

    hands = [
        words.say("bench-hand", rules=row.rules, cards=row.cards, jokers=row.jokers)
        for row in found.hands
    ]
    games = [
        words.say("bench-game", rules=row.rules, players=row.players, policy=row.policy)
        for row in found.games
    ]
    compared: list[HandFigures | GameFigures] = [*found.hands, *found.games]
    page = Page()
    page.heading(words.say("bench-title", version=found.version, python=found.python))
    page.line(words.say("bench-build", build=found.build))
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
            for name, row in zip(hands, found.hands, strict=True)
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
            for name, row in zip(games, found.games, strict=True)
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
    page.line(words.say("bench-note", yardstick=number(found.yardstick)))


if __name__ == "__main__":
    app.command(bench)
    main(["bench", *sys.argv[1:]])
