"""Measure the speed of the solver and the simulator.

Times depend on the machine. To compare machines, each time is also given relative to two other
times of the same run: that of the same work in plain Python, and that of a fixed loop, the
yardstick.
"""

from __future__ import annotations

import json as json_text
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from itertools import repeat
from math import inf
from random import Random
from time import get_clock_info, perf_counter, process_time
from typing import Final, TypeAlias

from romme.cards import JOKER
from romme.cli.terminal.output import print_json
from romme.compiled import Build, current_build
from romme.rules import RuleSet, find_preset
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.solver.kernel import Kernel
from romme.solver.meld_codes import card_of
from romme.solver.meld_tables import LEFT

SEED: Final = 2026
HANDS: Final = 500
GAMES: Final = 20
ROUNDS: Final = 3
REPEATS: Final = 5
MAX_SECONDS: Final = 3600
MAX_FAILED_CHANGES: Final = 200
"""Number of consecutive changes without an improvement after which `slowest` starts over."""

Advance: TypeAlias = Callable[[], None]
"""Advances a progress bar by one step."""


@dataclass(frozen=True, slots=True)
class Work:
    """A fixed list of hands or games, measured repeatedly."""

    name: str
    count: int
    """Number of hands or games."""
    run: Callable[[], int]
    """Solve or play all of them. Return a number that depends only on the results."""


@dataclass(frozen=True, slots=True)
class HandKind:
    """Hands of one rule set with a fixed number of cards and jokers."""

    rules: RuleSet
    cards: int
    jokers: int

    @property
    def name(self) -> str:
        """Name of this kind of hand in the report."""
        return f"hand-{self.rules.name}-{self.cards}-{self.jokers}"

    def dealt(self) -> list[bytes]:
        """Return `HANDS` random hands, the same on every call."""
        rng = Random(SEED)  # noqa: S311 - no secret
        naturals = [card.order for card in self.rules.pack if card is not JOKER]
        jokers = [JOKER.order] * self.jokers
        count = self.cards - self.jokers
        return [bytes(sorted(rng.sample(naturals, count)) + jokers) for _ in range(HANDS)]

    def work(self) -> Work:
        """Return a `Work` that solves all hands."""
        value, hands = shared_kernel(self.rules).value, self.dealt()
        return Work(self.name, len(hands), lambda: sum(map(value, hands)))


@dataclass(frozen=True, slots=True)
class GameKind:
    """Games with one rule set, number of players and policy."""

    rules: RuleSet
    players: int
    policy: str

    @property
    def name(self) -> str:
        """Name of this kind of game in the report."""
        return f"game-{self.rules.name}-{self.players}-{self.policy}"

    def work(self) -> Work:
        """Return a `Work` that plays `GAMES` fixed games and returns their number of turns."""
        game = GreedyGame(self.rules, self.players)
        play = game.play_greedy if self.policy == "greedy" else game.play_random

        def run() -> int:
            turns = 0
            for seed in range(GAMES):
                game.shuffle_and_deal(seed)
                play(seed)
                turns += game.turns
            return turns

        return Work(self.name, GAMES, run)


def new_kernel(rules: RuleSet) -> Kernel:
    """Return a solver kernel with an empty cache."""
    return Kernel(rules.melds, LEFT, jokers=rules.jokers, joker_in_hand=rules.joker_in_hand)


@cache
def shared_kernel(rules: RuleSet) -> Kernel:
    """Return the kernel that all hands of a rule set share."""
    return new_kernel(rules)


def all_hands() -> tuple[HandKind, ...]:
    """Return the kinds of hands to measure."""
    klassik, turnier = find_preset("klassik").rules, find_preset("turnier").rules
    return (HandKind(klassik, 10, 0), *(HandKind(turnier, 14, jokers) for jokers in range(4)))


def all_games() -> tuple[GameKind, ...]:
    """Return the kinds of games to measure."""
    klassik, turnier = find_preset("klassik").rules, find_preset("turnier").rules
    return (
        GameKind(klassik, 2, "greedy"),
        GameKind(turnier, 3, "greedy"),
        GameKind(klassik, 2, "random"),
    )


def yardstick() -> int:
    """Run a fixed loop of plain Python. Its time is the unit for comparing machines."""
    total = 0
    for number in range(1000):
        total += number * number % 7
    return total


YARDSTICK: Final = Work("yardstick", 1, yardstick)

_FINE_SECONDS: Final = 1e-6
_clock: Final = (
    process_time if get_clock_info("process_time").resolution < _FINE_SECONDS else perf_counter
)
"""CPU time, which excludes other programs. If its resolution is too low, wall-clock time."""

# --- measuring -----------------------------------------------------------------------------------


def measure(
    works: Sequence[Work], seconds: float, advance: Advance = lambda: None
) -> dict[str, float]:
    """Return the seconds per hand or game for each `Work`: the minimum of several rounds."""
    best = dict.fromkeys((work.name for work in works), inf)
    for work in works:
        work.run()  # fills the kernel's cache
    share, end = seconds / ROUNDS / len(works), perf_counter() + seconds
    for _ in range(ROUNDS):
        for work in works:
            best[work.name] = min(best[work.name], _min_seconds(work.run, share) / work.count)
            advance()
        if perf_counter() >= end:
            break
    return best


def _min_seconds(run: Callable[[], object], seconds: float) -> float:
    """Run repeatedly for about `seconds` and return the shortest time of a run."""
    shortest, end = inf, perf_counter() + seconds
    while True:
        start = _clock()
        run()
        shortest = min(shortest, _clock() - start)
        if perf_counter() >= end:
            return shortest


def one_hand(kernel: Kernel, hand: bytes) -> float:
    """Return the seconds to solve a hand already in the cache: the minimum of several tries."""
    value, best, calls = kernel.value, inf, 1
    for _ in range(REPEATS):
        start = perf_counter()
        for _ in repeat(None, calls):
            value(hand)
        best = min(best, (perf_counter() - start) / calls)
        calls = 1 if best > 1e-5 else 10  # noqa: PLR2004 - too short for the clock
    return best


def uncached(kind: HandKind, hands: Sequence[bytes], seconds: float) -> list[float]:
    """Return how many seconds it takes to solve each hand with an empty cache.

    Once `seconds` have passed, the remaining hands are skipped.
    """
    kernel = shared_kernel(kind.rules)
    times: list[float] = []
    end = perf_counter() + seconds
    for hand in hands:
        tries = []
        for _ in range(ROUNDS):
            kernel.clear_cache()
            start = perf_counter()
            kernel.value(hand)
            tries.append(perf_counter() - start)
        times.append(min(tries))
        if perf_counter() >= end:
            break
    return times


def slowest(kind: HandKind, start: bytes, seconds: float) -> tuple[float, bytes]:
    """Search for a slow hand by hill climbing. Return its time in seconds and the hand.

    A step changes one card and keeps the change if the new hand takes longer. The climb begins at
    `start`. When changes no longer help, it restarts from a random hand.
    """
    rng = Random(SEED)  # noqa: S311 - no secret
    kernel, starts = shared_kernel(kind.rules), kind.dealt()
    naturals = [card.order for card in kind.rules.pack if card is not JOKER]
    best, hand, end = (0.0, b""), start, perf_counter() + seconds
    while True:
        time, failed = one_hand(kernel, hand), 0
        while failed < MAX_FAILED_CHANGES and perf_counter() < end:
            failed += 1
            place, card = rng.randrange(kind.cards - kind.jokers), rng.choice(naturals)
            changed = hand[:place] + bytes([card]) + hand[place + 1 :]
            if changed.count(card) > kind.rules.packs or one_hand(kernel, changed) <= time:
                continue
            again = one_hand(kernel, changed)  # the first time may have been an outlier
            if again > time:
                hand, time, failed = changed, again, 0
        # The climb keeps outliers too, so measure its result again.
        best = max(best, (min(one_hand(kernel, hand) for _ in range(ROUNDS)), hand))
        if perf_counter() >= end:
            return best
        hand = rng.choice(starts)


def means(seconds: float, advance: Advance = lambda: None) -> dict[str, float]:
    """Return the seconds per hand or game for each kind, and the seconds of the yardstick."""
    hands, games = (kind.work() for kind in all_hands()), (kind.work() for kind in all_games())
    return measure([YARDSTICK, *hands, *games], seconds, advance)


def plain_means(seconds: float) -> dict[str, float]:
    """Return the result of `means` in plain Python, measured in a separate process."""
    completed = subprocess.run(  # noqa: S603 - runs this script again
        [sys.executable, "-P", __file__, repr(seconds)],
        check=True,
        env=os.environ | {"ROMME_PURE": "1"},
        stdout=subprocess.PIPE,
    )
    return {name: float(seconds) for name, seconds in json_text.loads(completed.stdout).items()}


# --- figures -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandFigures:
    """Times for one kind of hand, in microseconds."""

    name: str
    rules: str
    cards: int
    jokers: int
    mean: float
    p99: float
    """99th percentile."""
    slowest: float
    """The slowest hand found."""
    slowest_hand: str
    slowest_first: float
    """The same hand with an empty cache."""
    first: float
    """The mean with an empty cache."""
    per_yardstick: float
    times_plain: float | None


@dataclass(frozen=True, slots=True)
class GameFigures:
    """Speed of one kind of game."""

    name: str
    rules: str
    players: int
    policy: str
    per_second: float
    turns: float
    """Mean number of turns."""
    per_yardstick: float
    times_plain: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """All measurements of a run."""

    version: str
    python: str
    build: str
    yardstick: float
    """Time of the yardstick loop, in microseconds."""
    hands: tuple[HandFigures, ...]
    games: tuple[GameFigures, ...]


def measure_all(seconds: float, advance: Advance = lambda: None) -> Figures:
    """Measure everything in about `seconds` and return the results."""
    times = means(seconds * 0.4, advance)
    compiled = current_build() is Build.COMPILED
    plain_times = plain_means(seconds * 0.3) if compiled else {}
    advance()
    share = seconds * 0.3 / len(all_hands())
    hands = []
    for kind in all_hands():
        hands.append(hand_figures(kind, share, times, plain_times))
        advance()
    games = tuple(game_figures(kind, times, plain_times) for kind in all_games())
    return Figures(
        version=version("romme"),
        python=platform.python_version(),
        build=current_build().value,
        yardstick=_micros(times[YARDSTICK.name]),
        hands=tuple(hands),
        games=games,
    )


PROGRESS_STEPS: Final = ROUNDS * (1 + len(all_hands()) + len(all_games())) + 1 + len(all_hands())
"""Number of times that `measure_all` advances the progress bar."""


def hand_figures(
    kind: HandKind, seconds: float, times: Mapping[str, float], plain_times: Mapping[str, float]
) -> HandFigures:
    """Return the times of one kind of hand.

    Single hands are timed for about `seconds`. The means come from `times` and `plain_times`.
    """
    kernel, hands = shared_kernel(kind.rules), kind.dealt()
    each = sorted((one_hand(kernel, hand), hand) for hand in hands)
    slow, slow_hand = slowest(kind, each[-1][1], seconds / 2)
    first = uncached(kind, hands, seconds / 2)
    return HandFigures(
        name=kind.name,
        rules=kind.rules.name,
        cards=kind.cards,
        jokers=kind.jokers,
        mean=_micros(times[kind.name]),
        p99=_micros(each[len(each) * 99 // 100][0]),
        slowest=_micros(slow),
        slowest_hand=" ".join(str(card_of(card)) for card in slow_hand),
        slowest_first=_micros(*uncached(kind, [slow_hand], 0)),
        first=_micros(sum(first) / len(first)),
        per_yardstick=_short(times[YARDSTICK.name] / times[kind.name]),
        times_plain=_speedup(kind.name, times, plain_times),
    )


def game_figures(
    kind: GameKind, times: Mapping[str, float], plain_times: Mapping[str, float]
) -> GameFigures:
    """Return the speed of one kind of game, from the given mean times."""
    work = kind.work()
    return GameFigures(
        name=kind.name,
        rules=kind.rules.name,
        players=kind.players,
        policy=kind.policy,
        per_second=_short(1 / times[kind.name]),
        turns=_short(work.run() / work.count),
        per_yardstick=_short(times[YARDSTICK.name] / times[kind.name]),
        times_plain=_speedup(kind.name, times, plain_times),
    )


def _speedup(
    name: str, times: Mapping[str, float], plain_times: Mapping[str, float]
) -> float | None:
    return _short(plain_times[name] / times[name]) if name in plain_times else None


def _micros(seconds: float) -> float:
    return _short(seconds * 1e6)


def _short(number: float) -> float:
    """Round to four significant digits.

    >>> _short(12345.678), _short(0.123456)
    (12350.0, 0.1235)
    """
    return float(f"{number:.4g}")


if __name__ == "__main__":  # run by `plain_means`
    print_json(means(float(sys.argv[1])))
