"""`./romme bench`: the shape of its figures and its words; how large they are is not tested."""

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

from benchmarks import bench, measuring
from romme.cards import JOKER
from romme.cli.app import app
from romme.compiled import Build, current_build
from romme.locales import LANGUAGES, words
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
NAMES = [kind.name for kind in measuring.all_hands()] + [
    kind.name for kind in measuring.all_games()
]
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

each_kind = pytest.mark.parametrize("kind", measuring.all_hands(), ids=lambda kind: kind.name)


@pytest.fixture(autouse=True)
def _command() -> Iterator[None]:
    """The command, as a checkout adds it to those of the program."""
    app.command(bench.bench)
    yield
    del app["bench"]


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure few things, all in this process."""
    monkeypatch.setattr(measuring, "HANDS", 5)
    monkeypatch.setattr(measuring, "GAMES", 1)
    monkeypatch.setattr(measuring, "plain_means", measuring.means)


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure nothing."""
    hands = [
        measuring.HandFigures(
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
        for kind in measuring.all_hands()
    ]
    games = [
        measuring.GameFigures(
            name=kind.name,
            rules=kind.rules.name,
            players=kind.players,
            policy=kind.policy,
            per_second=54321.0,
            turns=33.3,
            per_yardstick=0.00234,
            times_plain=None,
        )
        for kind in measuring.all_games()
    ]
    known = measuring.Figures("1.2", "3.11", "compiled", 40.2, tuple(hands), tuple(games))

    def figures(_: float, tell: measuring.Tell) -> measuring.Figures:
        tell()
        return known

    monkeypatch.setattr(bench, "figures", figures)


@pytest.mark.usefixtures("_few")
def test_json(romme: Run) -> None:
    ran = romme("bench", "--seconds", "0", "--json")
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert [*told] == ["version", "python", "build", "yardstick", "hands", "games"]
    assert told["version"] == version("romme")
    assert told["python"] == platform.python_version()
    assert told["build"] == current_build().value
    assert [row["name"] for row in (*told["hands"], *told["games"])] == NAMES
    for rows, kinds in ((told["hands"], HAND), (told["games"], GAME)):
        for row in rows:
            assert [*row] == [*kinds]
            assert all(isinstance(row[key], kind) for key, kind in kinds.items())
            assert (row["times_plain"] is None) == (current_build() is not Build.COMPILED)
            assert all(value > 0 for value in row.values() if isinstance(value, float))


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words(romme: Run, lang: str) -> None:
    ran = romme("bench", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith(("klassik, ", "turnier, ")) for line in lines) == 2 * len(NAMES)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize(
    ("lang", "hand", "game"),
    [
        ("en", "turnier, 14 cards, 3 jokers", "klassik, 2 players, random"),
        ("de", "turnier, 14 Karten, 3 Joker", "klassik, zu zweit, zufällig"),
        ("fr", "turnier, 14 cartes, 3 jokers", "klassik, 2 joueurs, au hasard"),
        ("lb", "turnier, 14 Kaarten, 3 Jokeren", "klassik, zu 2, zoufälleg"),
    ],
)
def test_rows(romme: Run, lang: str, hand: str, game: str) -> None:
    """Three digits, written as the language has them."""
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
def test_every_build_has_its_words(build: Build) -> None:
    said = {words(lang).say("bench-build", build=build.value) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.usefixtures("_known")
def test_progress_is_shown_on_a_terminal_only(romme: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert romme("bench").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert "Measuring" in romme("bench").err
    assert romme("bench", "--json").err == ""


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf", "3601", "soon"])
def test_times_that_cannot_be(romme: Run, seconds: str) -> None:
    ran = romme("bench", "--seconds", seconds)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"“{seconds}” is not a valid value for --seconds." in ran.err


def test_version_says_what_runs(romme: Run) -> None:
    build, python = current_build().value, platform.python_version()
    assert romme("--version") == (0, f"romme {version('romme')} ({build}, Python {python})\n", "")


@each_kind
def test_hands_can_be_dealt_and_are_always_the_same(kind: measuring.Hands) -> None:
    hands = kind.dealt()
    assert hands == kind.dealt()
    assert len({*hands}) == len(hands)
    for hand in hands:
        check(kind, hand)


def check(kind: measuring.Hands, hand: bytes) -> None:
    """See that a hand is one of its kind."""
    pack = Counter(card.order for card in kind.rules.pack)
    assert len(hand) == kind.cards
    assert hand.count(JOKER.order) == kind.jokers
    assert Counter(hand) <= pack


@each_kind
def test_slow_hands_can_be_dealt_too(kind: measuring.Hands) -> None:
    _, hand = measuring.slowest(kind, kind.dealt()[0], 0.05)
    check(kind, hand)


def test_plain_python_does_the_same_work() -> None:
    assert [*measuring.plain_means(0)] == [measuring.YARDSTICK.name, *NAMES]


def test_rounds_keep_the_least() -> None:
    """Each work is done in every round, and once before."""
    runs = {"one": 0, "two": 0}

    def work(name: str) -> measuring.Work:
        def run() -> int:
            runs[name] += 1
            return runs[name]

        return measuring.Work(name, 1, run)

    took = measuring.measure([work("one"), work("two")], 0.001)
    assert took.keys() == runs.keys()
    assert all(times >= 2 for times in runs.values())


def test_it_runs_as_the_script_starts_it() -> None:
    """Its help, which measures nothing, in the language that was asked for."""
    ended = subprocess.run(
        [sys.executable, "-P", "-m", "benchmarks.bench", "--help", "--lang", "de"],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert words("de").say("help-bench.seconds") in ended.stdout
