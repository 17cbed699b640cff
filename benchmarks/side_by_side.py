"""Compare two checkouts in one run: solver, simulator, server and page, measured alternately.

    .romme/venv/bin/python benchmarks/side_by_side.py OLD NEW [--rounds 7] [--seconds 8]
        [--only solver server page] [--real-time] [--json]

OLD and NEW are checkouts in which `./romme test` has run once, so that everything is installed.
Each is measured with its own scripts. Every round measures both, and the one that goes first
alternates, so that load on the machine slows both. A ratio compares the two values of one round.
The median of the ratios and their range are printed. In seven rounds without any real difference,
one value in 64 seems to differ. Pass the same folder twice to see the noise. `--real-time` gives
the server priority over other programs. It requires root.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

KIB: Final = 1024
MIN_DIFFERENCE: Final = 0.01
TABLES: Final = 100
"""The smallest number of tables with which `benchmarks/server.py` measures moves per second."""

Figures = dict[str, float]
"""Measured values by name. The name includes the unit: `server, p99 of an answer, ms`."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A measured value of both checkouts, summarised over all rounds."""

    name: str
    old: float
    new: float
    """Median over the rounds, like `old`."""
    ratio: float
    """Median of new / old over the rounds."""
    least: float
    most: float

    @property
    def differs(self) -> bool:
        """Whether the difference is more than noise.

        This means that the same checkout has the larger value in every round, and that the median
        ratio differs from 1 by more than `MIN_DIFFERENCE`.
        """
        return (self.least > 1 or self.most < 1) and abs(self.ratio - 1) > MIN_DIFFERENCE


# --- measuring -----------------------------------------------------------------------------------


def solver(checkout: Path, args: argparse.Namespace) -> Figures:
    """Return the mean solving time of each kind of hand, and the simulator's games per second."""
    measured = _run_json(checkout, "./romme", "bench", "--seconds", str(args.seconds), "--json")
    hands = {f"solver, {row['name']}, µs": row["mean"] for row in measured["hands"]}
    games = {f"simulator, {row['name']}, games/s": row["per_second"] for row in measured["games"]}
    return hands | games


def server(checkout: Path, args: argparse.Namespace) -> Figures:
    """Return the response times, the speed and the memory of the server with `TABLES` tables."""
    flags = ["--tables", str(TABLES), "--seconds", str(args.seconds), "--json"]
    flags += ["--real-time"] if args.real_time else []
    measured = _run_json(checkout, ".romme/venv/bin/python", "benchmarks/server.py", *flags)
    [row] = measured["rows"]
    return {
        "server, p50 of an answer, ms": row["done"]["p50"],
        "server, p99 of an answer, ms": row["done"]["p99"],
        "server, p99 until all are notified, ms": row["told"]["p99"],
        "server, moves a second": measured["moves_a_second"],
        "server, core at full speed, share": measured["fast_cpu"],
        "server, core for a thousand moves, s": 1000
        * measured["fast_cpu"]
        / measured["moves_a_second"],
        "server, memory, MiB": row["memory"],
    }


def page(checkout: Path, _args: argparse.Namespace) -> Figures:
    """Return the size of the page's built files, and its size and speed in a browser."""
    measured = _run_json(checkout, ".romme/venv/bin/python", "-m", "benchmarks.page", "--json")
    built = checkout / "src" / "romme" / "server" / "built" / "assets"
    files = [file.read_bytes() for file in built.iterdir() if file.suffix in (".js", ".css")]
    return {
        "page, all scripts and styles, KiB": sum(map(len, files)) / KIB,
        "page, the same compressed, KiB": sum(len(gzip.compress(one)) for one in files) / KIB,
        "page, first page, KiB": measured["first_page"],
        "page, with all cards, KiB": measured["with_all_cards"],
        "page, ready after, s": measured["ready"],
        "page, frames of a drag, /s": measured["frames"],
    }


MEASURES: Final[Mapping[str, Callable[[Path, argparse.Namespace], Figures]]] = {
    "solver": solver,
    "server": server,
    "page": page,
}


def _run_json(checkout: Path, *command: str) -> Any:  # noqa: ANN401 - any JSON value
    """Run a program in a checkout and return the JSON that it prints."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
    }
    environment["PYTHONPYCACHEPREFIX"] = str(checkout / ".romme" / "bytecode")
    completed = subprocess.run(  # noqa: S603 - a program of the checkout
        [str(checkout / command[0]), *command[1:]],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if completed.returncode:
        raise SystemExit(f"{checkout}: {' '.join(command)}\n{completed.stderr}")
    return json.loads(completed.stdout[completed.stdout.index("{") :])


def rounds(args: argparse.Namespace) -> Iterator[tuple[Figures, Figures]]:
    """Yield the values that each round measured for the old and the new checkout."""
    checkouts = (args.old.resolve(), args.new.resolve())
    for number in range(args.rounds):
        figures: tuple[Figures, Figures] = ({}, {})
        for part in args.only:
            for side in (0, 1) if number % 2 == 0 else (1, 0):
                print(f"round {number + 1}: {part} of {checkouts[side]}", file=sys.stderr)
                figures[side].update(MEASURES[part](checkouts[side], args))
        yield figures


def compare(measured: list[tuple[Figures, Figures]]) -> Iterator[Comparison]:
    """Yield one comparison for each measured value."""
    for name in measured[0][0]:
        pairs = [(old[name], new[name]) for old, new in measured]
        ratios = sorted(new / old for old, new in pairs)
        yield Comparison(
            name=name,
            old=median(old for old, _ in pairs),
            new=median(new for _, new in pairs),
            ratio=median(ratios),
            least=ratios[0],
            most=ratios[-1],
        )


def table(comparisons: list[Comparison]) -> Iterator[str]:
    """Yield the lines of a Markdown table."""
    yield "| | old | new | new / old | range of rounds |"
    yield "| --- | ---: | ---: | ---: | --- |"
    for one in comparisons:
        spread = f"{one.least:.3f} to {one.most:.3f}"
        mark = " *" if one.differs else ""
        yield f"| {one.name} | {one.old:.4g} | {one.new:.4g} | {one.ratio:.3f} | {spread}{mark} |"
    yield "\n\\* all rounds agree that one is larger, by more than 1 %"


def main() -> None:
    """Measure both checkouts and print the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES))
    parser.add_argument("--real-time", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    comparisons = list(compare(list(rounds(args))))
    if args.json:
        print(json.dumps([asdict(one) for one in comparisons], indent=1))
        return
    print(f"Python {platform.python_version()}, {args.rounds} rounds\n")
    print("\n".join(table(comparisons)))


if __name__ == "__main__":
    main()
