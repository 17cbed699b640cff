"""How fast the solver and the simulator are, in figures that can be compared.

Microseconds tell more about the machine than about the program. So each figure also stands beside
two others of the same run: the same work in plain Python, and a fixed loop, the yardstick.
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
LONGEST: Final = 3600
TRIES: Final = 200
"""So many changes of a hand that bring nothing, and the climb begins anew."""

Tell: TypeAlias = Callable[[], None]
"""Called after each piece of work."""


@dataclass(frozen=True, slots=True)
class Work:
    """The same hands or games again and again."""

    name: str
    count: int
    """How many hands or games there are."""
    run: Callable[[], int]
    """Does it once, and gives a number that depends on the answers alone."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands of one kind."""

    rules: RuleSet
    cards: int
    jokers: int

    @property
    def name(self) -> str:
        """What they are called in figures."""
        return f"hand-{self.rules.name}-{self.cards}-{self.jokers}"

    def dealt(self) -> list[bytes]:
        """Hands as they may be dealt, always the same."""
        rng = Random(SEED)  # noqa: S311 - no secret
        naturals = [card.order for card in self.rules.pack if card is not JOKER]
        jokers = [JOKER.order] * self.jokers
        count = self.cards - self.jokers
        return [bytes(sorted(rng.sample(naturals, count)) + jokers) for _ in range(HANDS)]

    def work(self) -> Work:
        """Solve them all."""
        value, hands = used_kernel(self.rules).value, self.dealt()
        return Work(self.name, len(hands), lambda: sum(map(value, hands)))


@dataclass(frozen=True, slots=True)
class Games:
    """Games of one kind."""

    rules: RuleSet
    players: int
    policy: str

    @property
    def name(self) -> str:
        """What they are called in figures."""
        return f"game-{self.rules.name}-{self.players}-{self.policy}"

    def work(self) -> Work:
        """Play some, always the same; the answer is the number of turns."""
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
    """A kernel that has seen no hand yet."""
    return Kernel(rules.melds, LEFT, jokers=rules.jokers, joker_in_hand=rules.joker_in_hand)


@cache
def used_kernel(rules: RuleSet) -> Kernel:
    """The kernel that all hands of some rules share."""
    return new_kernel(rules)


def all_hands() -> tuple[Hands, ...]:
    """The hands that are measured."""
    klassik, turnier = find_preset("klassik").rules, find_preset("turnier").rules
    return (Hands(klassik, 10, 0), *(Hands(turnier, 14, jokers) for jokers in range(4)))


def all_games() -> tuple[Games, ...]:
    """The games that are measured."""
    klassik, turnier = find_preset("klassik").rules, find_preset("turnier").rules
    return (
        Games(klassik, 2, "greedy"),
        Games(turnier, 3, "greedy"),
        Games(klassik, 2, "random"),
    )


def yardstick() -> int:
    """Do a fixed piece of plain Python, by which the other figures are measured."""
    total = 0
    for number in range(1000):
        total += number * number % 7
    return total


YARDSTICK: Final = Work("yardstick", 1, yardstick)

_FINE: Final = 1e-6
_clock: Final = process_time if get_clock_info("process_time").resolution < _FINE else perf_counter
"""Where it is fine enough, the processor's time: other programs do not take part of that."""

# --- measuring -----------------------------------------------------------------------------------


def measure(works: Sequence[Work], seconds: float, tell: Tell = lambda: None) -> dict[str, float]:
    """The seconds that one hand or game of each work takes: the least of several rounds in turn."""
    best = dict.fromkeys((work.name for work in works), inf)
    for work in works:
        work.run()  # a kernel knows its hands from then on
    share, end = seconds / ROUNDS / len(works), perf_counter() + seconds
    for _ in range(ROUNDS):
        for work in works:
            best[work.name] = min(best[work.name], _least(work.run, share) / work.count)
            tell()
        if perf_counter() >= end:
            break
    return best


def _least(run: Callable[[], object], seconds: float) -> float:
    """The least time that something takes, tried as often as it fits into so many seconds."""
    found, end = inf, perf_counter() + seconds
    while True:
        start = _clock()
        run()
        found = min(found, _clock() - start)
        if perf_counter() >= end:
            return found


def one_hand(kernel: Kernel, hand: bytes) -> float:
    """The seconds for one hand that was solved before: the least of some tries."""
    value, best, calls = kernel.value, inf, 1
    for _ in range(REPEATS):
        start = perf_counter()
        for _ in repeat(None, calls):
            value(hand)
        best = min(best, (perf_counter() - start) / calls)
        calls = 1 if best > 1e-5 else 10  # noqa: PLR2004 - a clock cannot tell less from nothing
    return best


def first_time(kind: Hands, hands: Sequence[bytes], seconds: float) -> list[float]:
    """The seconds for each hand when nothing is known; of as many hands as there is time for."""
    kernel = used_kernel(kind.rules)
    found: list[float] = []
    end = perf_counter() + seconds
    for hand in hands:
        tries = []
        for _ in range(ROUNDS):
            kernel.clear_cache()
            start = perf_counter()
            kernel.value(hand)
            tries.append(perf_counter() - start)
        found.append(min(tries))
        if perf_counter() >= end:
            break
    return found


def slowest(kind: Hands, start: bytes, seconds: float) -> tuple[float, bytes]:
    """Climb from a hand to a slow one: change a card, and keep the change if that takes longer.

    Where no change brings anything any more, the climb begins anew with another hand.
    """
    rng = Random(SEED)  # noqa: S311 - no secret
    kernel, starts = used_kernel(kind.rules), kind.dealt()
    naturals = [card.order for card in kind.rules.pack if card is not JOKER]
    found, hand, end = (0.0, b""), start, perf_counter() + seconds
    while True:
        time, tries = one_hand(kernel, hand), 0
        while tries < TRIES and perf_counter() < end:
            tries += 1
            place, card = rng.randrange(kind.cards - kind.jokers), rng.choice(naturals)
            changed = hand[:place] + bytes([card]) + hand[place + 1 :]
            if changed.count(card) > kind.rules.packs or one_hand(kernel, changed) <= time:
                continue
            again = one_hand(kernel, changed)  # it may have been an accident
            if again > time:
                hand, time, tries = changed, again, 0
        # The climb keeps whatever seemed slow, accidents too; so its end is measured once more.
        found = max(found, (min(one_hand(kernel, hand) for _ in range(ROUNDS)), hand))
        if perf_counter() >= end:
            return found
        hand = rng.choice(starts)


def means(seconds: float, tell: Tell = lambda: None) -> dict[str, float]:
    """The seconds for one of everything, the yardstick too."""
    hands, games = (kind.work() for kind in all_hands()), (kind.work() for kind in all_games())
    return measure([YARDSTICK, *hands, *games], seconds, tell)


def plain_means(seconds: float) -> dict[str, float]:
    """The same in plain Python, in a process of its own."""
    ran = subprocess.run(  # noqa: S603 - runs this script again
        [sys.executable, "-P", __file__, repr(seconds)],
        check=True,
        env=os.environ | {"ROMME_PURE": "1"},
        stdout=subprocess.PIPE,
    )
    return {name: float(took) for name, took in json_text.loads(ran.stdout).items()}


# --- figures -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandFigures:
    """How long one hand takes, in microseconds."""

    name: str
    rules: str
    cards: int
    jokers: int
    mean: float
    p99: float
    """Of a hundred hands, 99 take no longer."""
    slowest: float
    """The slowest that could be found."""
    slowest_hand: str
    slowest_first: float
    """The same hand where nothing is known yet."""
    first: float
    """The mean where nothing is known yet."""
    per_yardstick: float
    times_plain: float | None


@dataclass(frozen=True, slots=True)
class GameFigures:
    """How fast games are."""

    name: str
    rules: str
    players: int
    policy: str
    per_second: float
    turns: float
    """The mean number of turns."""
    per_yardstick: float
    times_plain: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """All that was measured."""

    version: str
    python: str
    build: str
    yardstick: float
    """In microseconds."""
    hands: tuple[HandFigures, ...]
    games: tuple[GameFigures, ...]


def figures(seconds: float, tell: Tell = lambda: None) -> Figures:
    """Measure everything, for about so long."""
    took = means(seconds * 0.4, tell)
    compiled = current_build() is Build.COMPILED
    plain = plain_means(seconds * 0.3) if compiled else {}
    tell()
    share = seconds * 0.3 / len(all_hands())
    hands = []
    for kind in all_hands():
        hands.append(hand_figures(kind, share, took, plain))
        tell()
    games = tuple(game_figures(kind, took, plain) for kind in all_games())
    return Figures(
        version=version("romme"),
        python=platform.python_version(),
        build=current_build().value,
        yardstick=_micros(took[YARDSTICK.name]),
        hands=tuple(hands),
        games=games,
    )


PIECES: Final = ROUNDS * (1 + len(all_hands()) + len(all_games())) + 1 + len(all_hands())
"""How often `figures` tells that it has come further."""


def hand_figures(
    kind: Hands, seconds: float, took: Mapping[str, float], plain: Mapping[str, float]
) -> HandFigures:
    """Look more closely at one kind of hands, for about so long."""
    kernel, hands = used_kernel(kind.rules), kind.dealt()
    each = sorted((one_hand(kernel, hand), hand) for hand in hands)
    slow, slow_hand = slowest(kind, each[-1][1], seconds / 2)
    first = first_time(kind, hands, seconds / 2)
    return HandFigures(
        name=kind.name,
        rules=kind.rules.name,
        cards=kind.cards,
        jokers=kind.jokers,
        mean=_micros(took[kind.name]),
        p99=_micros(each[len(each) * 99 // 100][0]),
        slowest=_micros(slow),
        slowest_hand=" ".join(str(card_of(card)) for card in slow_hand),
        slowest_first=_micros(*first_time(kind, [slow_hand], 0)),
        first=_micros(sum(first) / len(first)),
        per_yardstick=_short(took[YARDSTICK.name] / took[kind.name]),
        times_plain=_times(kind.name, took, plain),
    )


def game_figures(kind: Games, took: Mapping[str, float], plain: Mapping[str, float]) -> GameFigures:
    """Say what one kind of games comes to."""
    work = kind.work()
    return GameFigures(
        name=kind.name,
        rules=kind.rules.name,
        players=kind.players,
        policy=kind.policy,
        per_second=_short(1 / took[kind.name]),
        turns=_short(work.run() / work.count),
        per_yardstick=_short(took[YARDSTICK.name] / took[kind.name]),
        times_plain=_times(kind.name, took, plain),
    )


def _times(name: str, took: Mapping[str, float], plain: Mapping[str, float]) -> float | None:
    return _short(plain[name] / took[name]) if name in plain else None


def _micros(seconds: float) -> float:
    return _short(seconds * 1e6)


def _short(number: float) -> float:
    """A number with as many digits as a measurement deserves.

    >>> _short(12345.678), _short(0.123456)
    (12350.0, 0.1235)
    """
    return float(f"{number:.4g}")


if __name__ == "__main__":  # for the process that asks for plain Python
    print_json(means(float(sys.argv[1])))
