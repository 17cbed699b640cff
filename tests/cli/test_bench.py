"""`./romme bench`: the JSON fields and the report in all languages, not the speeds."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from benchmarks import bench, timing
from romme.cards import JOKER
from romme.cli.app import app
from romme.compiled import Build, current_build
from romme.locales import LANGUAGES, words
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
NAMES = [kind.name for kind in timing.all_hands()] + [kind.name for kind in timing.all_games()]
HAND = {
    "name": str,
    "rules": str,
    "cards": int,
    "jokers": int,
    "mean": float,
    "p99": float,
    "slowest": float,
    "slowest_hand": str,
    "slowest_first": float,
    "first": float,
    "per_yardstick": float,
    "times_plain": float | None,
}
GAME = {
    "name": str,
    "rules": str,
    "players": int,
    "policy": str,
    "per_second": float,
    "turns": float,
    "per_yardstick": float,
    "times_plain": float | None,
}

each_kind = pytest.mark.parametrize("kind", timing.all_hands(), ids=lambda kind: kind.name)


@pytest.fixture(autouse=True)
def _command() -> Iterator[None]:
    """Register the `bench` command, which exists only in a source checkout."""
    app.commands["bench"] = bench.bench
    yield
    del app.commands["bench"]


@pytest.fixture
def _small_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure only a few hands and games, all in this process."""
    monkeypatch.setattr(timing, "HANDS", 5)
    monkeypatch.setattr(timing, "GAMES", 1)
    monkeypatch.setattr(timing, "plain_means", timing.means)


@pytest.fixture
def _fixed_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Report fixed values instead of measuring."""
    hands = [
        timing.HandFigures(
            name=kind.name,
            rules=kind.rules.name,
            cards=kind.cards,
            jokers=kind.jokers,
            mean=0.1254,
            p99=1.5,
            slowest=123.4,
            slowest_hand="",
            slowest_first=234.5,
            first=12.0,
            per_yardstick=12345.6,
            times_plain=30.0,
        )
        for kind in timing.all_hands()
    ]
    games = [
        timing.GameFigures(
            name=kind.name,
            rules=kind.rules.name,
            players=kind.players,
            policy=kind.policy,
            per_second=54321.0,
            turns=33.3,
            per_yardstick=0.00234,
            times_plain=None,
        )
        for kind in timing.all_games()
    ]
    fixed = timing.Figures("1.2", "3.11", "compiled", 40.2, tuple(hands), tuple(games))

    def measure_all(_: float, advance: timing.Advance) -> timing.Figures:
        advance()
        return fixed

    monkeypatch.setattr(bench, "measure_all", measure_all)


@pytest.mark.usefixtures("_small_work")
def test_json_has_all_figures(romme: Run) -> None:
    result = romme("bench", "--seconds", "0", "--json")
    assert (result.status, result.err) == (0, "")
    figures = json.loads(result.out)
    assert [*figures] == ["version", "python", "build", "yardstick", "hands", "games"]
    assert figures["version"] == version("romme")
    assert figures["python"] == platform.python_version()
    assert figures["build"] == current_build().value
    assert [row["name"] for row in (*figures["hands"], *figures["games"])] == NAMES
    for rows, kinds in ((figures["hands"], HAND), (figures["games"], GAME)):
        for row in rows:
            assert [*row] == [*kinds]
            assert all(isinstance(row[key], kind) for key, kind in kinds.items())
            assert (row["times_plain"] is None) == (current_build() is not Build.COMPILED)
            assert all(value > 0 for value in row.values() if isinstance(value, float))


@pytest.mark.usefixtures("_fixed_figures")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_fits_a_terminal_in_every_language(romme: Run, lang: str) -> None:
    result = romme("bench", "--lang", lang)
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith(("klassik, ", "turnier, ")) for line in lines) == 2 * len(NAMES)


@pytest.mark.usefixtures("_fixed_figures")
@pytest.mark.parametrize(
    ("lang", "hand", "game"),
    [
        ("en", "turnier, 14 cards, 3 jokers", "klassik, 2 players, random"),
        ("de", "turnier, 14 Karten, 3 Joker", "klassik, zu zweit, zufällig"),
        ("fr", "turnier, 14 cartes, 3 jokers", "klassik, 2 joueurs, au hasard"),
        ("lb", "turnier, 14 Kaarten, 3 Jokeren", "klassik, zu 2, zoufälleg"),
    ],
)
def test_figures_have_three_digits_in_the_format_of_the_language(
    romme: Run, lang: str, hand: str, game: str
) -> None:
    out = re.sub(" +", " ", romme("bench", "--lang", lang).out)
    point, comma = {"en": (".", ","), "fr": (",", "\N{NARROW NO-BREAK SPACE}")}.get(
        lang, (",", ".")
    )
    for row in (
        f"{hand} 0.125 1.5 123 12".replace(".", point),
        f"{hand} 12{comma}300 30",
        f"{game} 54{comma}300 33{point}3",
        f"{game} 0{point}00234 –",
    ):
        assert f"\n{row}\n" in out


@pytest.mark.parametrize("build", Build, ids=lambda build: build.value)
def test_every_build_is_described_in_every_language(build: Build) -> None:
    descriptions = {words(lang).say("bench-build", build=build.value) for lang in LANGUAGES}
    assert len(descriptions) == len(LANGUAGES)


@pytest.mark.usefixtures("_fixed_figures")
def test_progress_is_shown_on_a_terminal_only(romme: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert romme("bench").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert "Measuring" in romme("bench").err
    assert romme("bench", "--json").err == ""


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf", "3601", "soon"])
def test_invalid_seconds_are_refused_in_one_line(romme: Run, seconds: str) -> None:
    result = romme("bench", "--seconds", seconds)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert f"“{seconds}” is not a valid value for --seconds." in result.err


def test_version_names_the_build_and_python(romme: Run) -> None:
    build, python = current_build().value, platform.python_version()
    assert romme("--version") == (0, f"romme {version('romme')} ({build}, Python {python})\n", "")


@each_kind
def test_hands_can_be_dealt_and_are_always_the_same(kind: timing.HandKind) -> None:
    hands = kind.dealt()
    assert hands == kind.dealt()
    assert len({*hands}) == len(hands)
    for hand in hands:
        check_hand(kind, hand)


def check_hand(kind: timing.HandKind, hand: bytes) -> None:
    """Assert that a hand has the cards and jokers that its kind requires, all from the pack."""
    pack = Counter(card.order for card in kind.rules.pack)
    assert len(hand) == kind.cards
    assert hand.count(JOKER.order) == kind.jokers
    assert Counter(hand) <= pack


@each_kind
def test_slowest_hands_can_be_dealt(kind: timing.HandKind) -> None:
    _, hand = timing.slowest(kind, kind.dealt()[0], 0.05)
    check_hand(kind, hand)


def test_plain_python_does_the_same_work() -> None:
    assert [*timing.plain_means(0)] == [timing.YARDSTICK.name, *NAMES]


def test_each_work_runs_in_every_round_and_once_to_warm_up() -> None:
    runs = {"one": 0, "two": 0}

    def work(name: str) -> timing.Work:
        def run() -> int:
            runs[name] += 1
            return runs[name]

        return timing.Work(name, 1, run)

    times = timing.measure([work("one"), work("two")], 0.001)
    assert times.keys() == runs.keys()
    assert all(count >= 2 for count in runs.values())


def test_it_runs_as_a_module_in_the_requested_language() -> None:
    """`./romme bench` starts the module this way. With `--help` nothing is measured."""
    completed = subprocess.run(
        [sys.executable, "-P", "-m", "benchmarks.bench", "--help", "--lang", "de"],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert (completed.returncode, completed.stderr) == (0, "")
    assert words("de").say("help-bench.seconds") in completed.stdout
