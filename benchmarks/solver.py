"""Compare our solver and simulator with OpenSpiel's and RLCard's gin rummy, on one core.

    ./romme benchmark benchmarks/solver.py [--seconds 60] [--json] [--picture FILE]

The programs take turns in several rounds. Each has the same hands or games in every round, and its
best round counts. Ten cards form the same melds in klassik as in gin, so the peers find the least
deadwood of the same hands. The games themselves differ, so the report only compares how many whole
games or single moves each program plays per second.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from math import ceil, floor, log10
from pathlib import Path
from typing import Any, Final

from random_play import romme_game
from timing import (
    YARDSTICK,
    GameKind,
    HandFigures,
    HandKind,
    Work,
    all_games,
    hand_figures,
    measure,
    plain_means,
    shared_kernel,
)

from romme.compiled import Build, current_build
from romme.rules import find_preset
from romme.simulator.codes import LAID_OUT, SHUFFLED
from romme.simulator.policies.greedy_policy import GreedyGame

KLASSIK: Final = find_preset("klassik").rules
TURNIER: Final = find_preset("turnier").rules
TEN_CARDS: Final = HandKind(KLASSIK, 10, 0)
SLOW_GAMES: Final = 10
"""Number of games per round in entries that are slow to play."""

HANDS: Final = "Best melds of 10 cards, hands a second"
BOTS: Final = "Whole games between simple bots, games a second"
RANDOM: Final = "Random legal play, moves a second"
GROUPS: Final = (HANDS, BOTS, RANDOM)
BASE: Final = {
    HANDS: "OpenSpiel",
    BOTS: "OpenSpiel, gin rummy",
    RANDOM: "OpenSpiel, gin rummy, C++ loop",
}
"""The baseline of each group: the entry whose speed counts as 1."""
OURS: Final = "Rommé"
GREEDY: Final = f"{OURS}, klassik, 2 players"
GREEDY_TURNIER: Final = f"{OURS}, turnier, 3 players"


@dataclass(frozen=True, slots=True)
class Entry:
    """A program to be measured, in one group of the comparison."""

    group: str
    name: str
    work: Work


@dataclass(frozen=True, slots=True)
class Row:
    """The result of an entry."""

    group: str
    name: str
    per_second: float
    ratio: float | None = None
    """Speed relative to the base of the group, if the base was measured."""


@dataclass(frozen=True, slots=True)
class Target:
    """A performance target, and whether it was reached."""

    description: str
    wanted: str
    reached: float
    holds: bool


@dataclass(frozen=True, slots=True)
class Report:
    """All results of one run."""

    python: str
    build: str
    peers: dict[str, str]
    rows: list[Row]
    hands: list[HandFigures]
    times_plain: dict[str, float]
    targets: list[Target]


# --- entries -------------------------------------------------------------------------------------


def entries() -> Iterator[Entry]:
    """Yield our entries, then those of the peers that are installed."""
    yield Entry(HANDS, OURS, TEN_CARDS.work())
    yield Entry(BOTS, GREEDY, GameKind(KLASSIK, 2, "greedy").work())
    yield Entry(BOTS, GREEDY_TURNIER, GameKind(TURNIER, 3, "greedy").work())
    yield random_in_simulator()
    yield random_games(f"{OURS}, klassik, rules engine", romme_game)
    for peer in (openspiel, rlcard):
        try:
            yield from peer()
        except ImportError as error:
            print(f"A peer is not installed and will be left out: {error}", file=sys.stderr)


def random_games(name: str, play: Callable[[random.Random], int]) -> Entry:
    """Return an entry that plays the same few games every time.

    `play` plays one game and returns its number of moves.
    """

    def run() -> int:
        rng = random.Random(2026)  # noqa: S311 - no secret
        return sum(play(rng) for _ in range(SLOW_GAMES))

    return Entry(RANDOM, name, Work(name, run(), run))


def random_in_simulator() -> Entry:
    """Return the entry for random play in the simulator.

    Its moves are counted beforehand, in games that are not timed, because logging takes time.
    """
    name = f"{OURS}, klassik, simulator"
    work = GameKind(KLASSIK, 2, "random").work()
    game = GreedyGame(KLASSIK, 2)
    game.logging = True
    moves = 0
    for seed in range(work.count):
        game.log = []
        game.shuffle_and_deal(seed)
        game.play_random(seed)
        # Neither a reshuffled card nor the end of a turn without a discard is a move.
        moves += sum(move < SHUFFLED and move != LAID_OUT for move in game.log)
    return Entry(RANDOM, name, Work(name, moves, work.run))


def openspiel() -> Iterator[Entry]:
    """Yield entries for OpenSpiel's gin rummy, using its fastest calls from Python."""
    import pyspiel  # noqa: PLC0415 - an optional package

    least = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    hands = [[*hand] for hand in TEN_CARDS.dealt()]
    compare("OpenSpiel", map(least, hands))
    yield Entry(
        HANDS, BASE[HANDS], Work("min_deadwood", len(hands), lambda: sum(map(least, hands)))
    )

    game = pyspiel.load_game("gin_rummy")
    start = game.new_initial_state()
    simple = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in (0, 1)]

    def bots(begin: Callable[[], object]) -> int:
        for seed in range(SLOW_GAMES):
            for bot in simple:
                bot.restart()
            pyspiel.evaluate_bots(begin(), simple, seed)
        return SLOW_GAMES

    # Creating a state takes longer than playing the game; copying one does not.
    yield Entry(BOTS, BASE[BOTS], Work("copied", SLOW_GAMES, lambda: bots(start.clone)))
    name = f"{BASE[BOTS]}, state not copied"
    yield Entry(BOTS, name, Work(name, SLOW_GAMES, lambda: bots(game.new_initial_state)))

    def random_bots() -> list[Any]:
        args = [pyspiel.make_uniform_random_bot(seat, 2026) for seat in (0, 1)]
        states = [start.clone() for _ in range(SLOW_GAMES)]
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, args, seed)
        return states

    moves = sum(act.player >= 0 for state in random_bots() for act in state.full_history())
    work = Work("random bots", moves, lambda: len(random_bots()))
    yield Entry(RANDOM, BASE[RANDOM], work)

    def play(rng: random.Random) -> int:
        state, moves = start.clone(), 0
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return moves

    yield random_games("OpenSpiel, gin rummy, Python loop", play)


def rlcard() -> Iterator[Entry]:
    """Yield entries for RLCard's gin rummy."""
    import rlcard as peer  # noqa: PLC0415 - an optional package
    from rlcard.games.gin_rummy.utils import melding, utils  # noqa: PLC0415 - same

    hands = [[*map(utils.card_from_card_id, hand)] for hand in TEN_CARDS.dealt()]

    def least(hand: list[Any]) -> int:
        best = melding.get_best_meld_clusters(hand)
        return int(utils.get_deadwood_count(hand, best[0] if best else []))

    compare("RLCard", map(least, hands))
    yield Entry(HANDS, "RLCard", Work("rlcard", len(hands), lambda: sum(map(least, hands))))

    env = peer.make("gin-rummy")

    def play(rng: random.Random) -> int:
        env.seed(rng.randrange(2**31))
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice([*state["legal_actions"]]))
            moves += 1
        return moves

    yield random_games("RLCard, gin rummy", play)


def compare(name: str, theirs: Iterable[int]) -> None:
    """Print the number of hands in which a peer's deadwood differs from ours."""
    value, hands = shared_kernel(KLASSIK).value, TEN_CARDS.dealt()
    ours = [sum(min(card % 13 + 1, 10) for card in hand) - value(hand) for hand in hands]
    differing = sum(one != other for one, other in zip(ours, theirs, strict=True))
    print(f"{name} and Rommé differ in {differing} of {len(hands)} hands.", file=sys.stderr)


# --- report --------------------------------------------------------------------------------------


def report(seconds: float) -> Report:
    """Measure everything in about `seconds` seconds and return the results."""
    measured = [*entries()]
    kinds = [TEN_CARDS, *(HandKind(TURNIER, 14, jokers) for jokers in range(TURNIER.jokers + 1))]
    works = [one.work for one in measured]
    works += [YARDSTICK, *(kind.work() for kind in kinds), *(kind.work() for kind in all_games())]
    times = measure([*{work.name: work for work in works}.values()], seconds * 0.5)
    plain = plain_means(seconds * 0.25) if current_build() is Build.COMPILED else {}
    rows = [Row(one.group, one.name, 1 / times[one.work.name]) for one in measured]
    if plain:
        rows.append(Row(HANDS, f"{OURS}, plain Python", 1 / plain[TEN_CARDS.name]))
    base = {row.group: row.per_second for row in rows if row.name == BASE[row.group]}
    rows = [
        replace(row, ratio=row.per_second / base[row.group]) if row.group in base else row
        for row in sorted(rows, key=lambda row: (GROUPS.index(row.group), -row.per_second))
    ]
    hands = [hand_figures(kind, seconds * 0.25 / len(kinds), times, plain) for kind in kinds]
    speedups = {name: plain[name] / times[name] for name in plain if name != YARDSTICK.name}
    return Report(
        python=platform.python_version(),
        build=current_build().value,
        peers=dict(installed(OpenSpiel="open_spiel", RLCard="rlcard")),
        rows=rows,
        hands=hands,
        times_plain=speedups,
        targets=[*targets(rows, hands, speedups)],
    )


def installed(**packages: str) -> Iterator[tuple[str, str]]:
    """Yield name and version of each peer that is installed."""
    for name, package in packages.items():
        try:
            yield name, version(package)
        except PackageNotFoundError:
            continue


def targets(
    rows: Sequence[Row], hands: Sequence[HandFigures], speedups: dict[str, float]
) -> Iterator[Target]:
    """Yield each target that was measured, and whether it was reached."""
    ratios = {row.name: row.ratio for row in rows if row.ratio is not None}
    ratios |= {"plain": min(speedups.values())} if speedups else {}
    for description, name, least in (
        ("10 cards, relative to OpenSpiel", OURS, 1),
        ("greedy games of klassik, relative to OpenSpiel’s simple bots", GREEDY, 30),
        ("greedy games of turnier, relative to the same", GREEDY_TURNIER, 10),
        ("compiled, relative to plain Python, the smallest of all figures", "plain", 10),
    ):
        if name in ratios:
            reached = ratios[name]
            yield Target(description, f"at least {least} times", reached, reached >= least)
    slowest, most = max(max(row.slowest, row.slowest_first) for row in hands), 1000
    yield Target("the slowest hand found", f"at most {most} µs", slowest, slowest <= most)


def tables(results: Report) -> Iterator[str]:
    """Yield the report as Markdown tables."""
    peers = ", ".join(f"{name} {number}" for name, number in results.peers.items())
    yield f"Python {results.python}, {results.build}; {peers or 'no peers'}"
    for group, rows in groupby(results.rows, key=lambda row: row.group):
        yield f"\n| {group} | measured | relative to OpenSpiel |\n| --- | ---: | ---: |"
        for row in rows:
            yield f"| {row.name} | {digits(row.per_second)} | {digits(row.ratio)} |"
    yield "\n| µs per hand | mean | 99 % within | slowest found | first time: mean | slowest |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for hand in results.hands:
        figures = (hand.mean, hand.p99, hand.slowest, hand.first, hand.slowest_first)
        name = f"{hand.rules}, {hand.cards} cards, jokers: {hand.jokers}"
        yield f"| {' | '.join([name, *map(digits, figures)])} |"
    yield "\n| compiled, relative to plain Python | ratio |\n| --- | ---: |"
    for name, speedup in results.times_plain.items():
        yield f"| {name} | {digits(speedup)} |"
    yield "\n| target | wanted | reached | |\n| --- | --- | ---: | --- |"
    for target in results.targets:
        holds = "holds" if target.holds else "**fails**"
        yield f"| {target.description} | {target.wanted} | {digits(target.reached)} | {holds} |"


def digits(number: float | None) -> str:
    """Format a number with two significant digits; `None` becomes a dash."""
    return "–" if number is None else f"{float(f'{number:.2g}'):,.10g}"


# --- the picture ---------------------------------------------------------------------------------

LEFT: Final = 300
WIDTH: Final = 440
RIGHT: Final = 80
LINE: Final = 24
STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .head { font-weight: 600 }
  .mute { fill: #59636e }
  .page { fill: #ffffff }
  .grid { stroke: #d1d9e0 }
  .ours { fill: #b4232c }
  .peer { fill: #8c959f }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .mute { fill: #9198a1 }
    .page { fill: #0d1117 }
    .grid { stroke: #3d444d }
    .ours { fill: #ff7b72 }
    .peer { fill: #7d8590 }
  }
"""


def picture(results: Report) -> str:
    """Return an SVG bar chart of speeds relative to OpenSpiel, on a logarithmic scale."""
    ratios = [row.ratio for row in results.rows if row.ratio is not None]
    low, high = floor(log10(min(ratios))), ceil(log10(max(ratios)))

    def across(ratio: float) -> float:
        return LEFT + WIDTH * (log10(ratio) - low) / (high - low)

    powers = [(10**power, across(10**power)) for power in range(low, high + 1)]
    drawn, y = [], 60
    for group, rows in groupby(results.rows, key=lambda row: row.group):
        drawn.append(text(16, y + 16, group, "head"))
        y, top = y + LINE, y + LINE
        bars = []
        for row in rows:
            end, kind = across(row.ratio or 1), "ours" if row.name.startswith(OURS) else "peer"
            bars += [
                text(LEFT - 10, y + 16, row.name, anchor="end"),
                f'<path class="{kind}" d="M{LEFT} {y + 4}H{end:.1f}v16H{LEFT}z"/>',
                text(end + 6, y + 16, f"{digits(row.ratio)} ×", "number"),
            ]
            y += LINE
        drawn += [f'<path class="grid" d="M{x:.1f} {top}V{y}"/>' for _, x in powers]
        drawn += bars
        y += 14
    drawn += [text(x, y + 4, f"{power:g} ×", "mute", "middle") for power, x in powers]
    width, height = LEFT + WIDTH + RIGHT, y + 20
    title = "How many times as fast as OpenSpiel"
    peers = ", ".join(f"{name} {number}" for name, number in results.peers.items())
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{width}" height="{height}" rx="8"/>',
            text(16, 28, title, "head"),
            text(
                16,
                46,
                f"One run on one core; {peers}. The scale is logarithmic.",
                "mute",
            ),
            *drawn,
            "</svg>\n",
        ]
    )


def text(x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> str:
    """Return an SVG text element; `kind` is its CSS class."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y}" text-anchor="{anchor}">{content}</text>'


def main() -> None:
    """Measure and print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--picture", type=Path)
    args = parser.parse_args()
    results = report(args.seconds)
    print(
        json.dumps(asdict(results), ensure_ascii=False, indent=2)
        if args.json
        else "\n".join(tables(results))
    )
    if args.picture and all(row.ratio for row in results.rows):
        args.picture.write_text(picture(results), "utf-8")
    elif args.picture:
        print("The picture requires OpenSpiel.", file=sys.stderr)


if __name__ == "__main__":
    main()
