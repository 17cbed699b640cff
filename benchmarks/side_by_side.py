"""Two checkouts in one run: solver, simulator, server and page, measured in turn.

    .romme/venv/bin/python benchmarks/side_by_side.py OLD NEW [--rounds 7] [--seconds 8]
        [--only solver server page] [--real-time] [--json]

OLD and NEW are folders in which `./romme test` has been run once, so that everything is installed.
Each checkout is measured by its own programs. In every round both have their turn, and the one that
begins alternates, so that a machine that gets busy slows both. A ratio is that of one round; what
is printed is the median of the ratios and their range. In seven rounds without any difference, one
figure in 64 seems to differ. Give the same folder twice to see the noise. `--real-time` keeps other
programs away from the server (it takes the rights of root).
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
TOLD_APART: Final = 0.01
TABLES: Final = 100
"""As many as the load generator needs before it measures moves a second."""

Figures = dict[str, float]
"""By name, with the unit: `server, p99 of an answer, ms`."""


@dataclass(frozen=True, slots=True)
class Compared:
    """One figure of both checkouts, over all rounds."""

    name: str
    old: float
    new: float
    """Medians."""
    ratio: float
    """The median of new / old, round by round."""
    least: float
    most: float

    @property
    def differs(self) -> bool:
        """Whether all rounds say that one of them is larger, by more than can be told apart."""
        return (self.least > 1 or self.most < 1) and abs(self.ratio - 1) > TOLD_APART


# --- measuring -----------------------------------------------------------------------------------


def solver(checkout: Path, asked: argparse.Namespace) -> Figures:
    """The solver and the simulator, in processor time."""
    found = _told(checkout, "./romme", "bench", "--seconds", str(asked.seconds), "--json")
    hands = {f"solver, {row['name']}, µs": row["mean"] for row in found["hands"]}
    games = {f"simulator, {row['name']}, games/s": row["per_second"] for row in found["games"]}
    return hands | games


def server(checkout: Path, asked: argparse.Namespace) -> Figures:
    """The load generator with few tables."""
    flags = ["--tables", str(TABLES), "--seconds", str(asked.seconds), "--json"]
    flags += ["--real-time"] if asked.real_time else []
    found = _told(checkout, ".romme/venv/bin/python", "benchmarks/server.py", *flags)
    [row] = found["rows"]
    return {
        "server, p50 of an answer, ms": row["done"]["p50"],
        "server, p99 of an answer, ms": row["done"]["p99"],
        "server, p99 until all are told, ms": row["told"]["p99"],
        "server, moves a second": found["moves_a_second"],
        "server, core at full speed, share": found["fast_cpu"],
        "server, core for a thousand moves, s": 1000 * found["fast_cpu"] / found["moves_a_second"],
        "server, memory, MiB": row["memory"],
    }


def page(checkout: Path, _asked: argparse.Namespace) -> Figures:
    """The page in a browser, and what was built of it."""
    found = _told(checkout, ".romme/venv/bin/python", "-m", "benchmarks.page", "--json")
    built = checkout / "src" / "romme" / "server" / "built" / "assets"
    programs = [file.read_bytes() for file in built.iterdir() if file.suffix in (".js", ".css")]
    return {
        "page, all scripts and styles, KiB": sum(map(len, programs)) / KIB,
        "page, the same compressed, KiB": sum(len(gzip.compress(one)) for one in programs) / KIB,
        "page, first page, KiB": found["first_page"],
        "page, with all cards, KiB": found["with_all_cards"],
        "page, ready after, s": found["ready"],
        "page, frames of a drag, /s": found["frames"],
    }


MEASURES: Final[Mapping[str, Callable[[Path, argparse.Namespace], Figures]]] = {
    "solver": solver,
    "server": server,
    "page": page,
}


def _told(checkout: Path, *command: str) -> Any:  # noqa: ANN401 - as JSON has it
    """What a program of a checkout prints as JSON."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    caches = {"PYTHONPYCACHEPREFIX": str(checkout / ".romme" / "bytecode")}
    ended = subprocess.run(  # noqa: S603 - the programs of the checkouts that were named
        [str(checkout / command[0]), *command[1:]],
        cwd=checkout,
        env=kept | caches,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if ended.returncode:
        raise SystemExit(f"{checkout}: {' '.join(command)}\n{ended.stderr}")
    return json.loads(ended.stdout[ended.stdout.index("{") :])


def rounds(asked: argparse.Namespace) -> Iterator[tuple[Figures, Figures]]:
    """The figures of both, round by round."""
    checkouts = (asked.old.resolve(), asked.new.resolve())
    for number in range(asked.rounds):
        found: tuple[Figures, Figures] = ({}, {})
        for part in asked.only:
            for place in (0, 1) if number % 2 == 0 else (1, 0):
                print(f"round {number + 1}: {part} of {checkouts[place]}", file=sys.stderr)
                found[place].update(MEASURES[part](checkouts[place], asked))
        yield found


def compared(found: list[tuple[Figures, Figures]]) -> Iterator[Compared]:
    """Old and new, figure by figure."""
    for name in found[0][0]:
        pairs = [(old[name], new[name]) for old, new in found]
        ratios = sorted(new / old for old, new in pairs)
        yield Compared(
            name=name,
            old=median(old for old, _ in pairs),
            new=median(new for _, new in pairs),
            ratio=median(ratios),
            least=ratios[0],
            most=ratios[-1],
        )


def table(figures: list[Compared]) -> Iterator[str]:
    """The figures in Markdown."""
    yield "| | old | new | new / old | of all rounds |"
    yield "| --- | ---: | ---: | ---: | --- |"
    for one in figures:
        spread = f"{one.least:.3f} to {one.most:.3f}"
        said = " *" if one.differs else ""
        yield f"| {one.name} | {one.old:.4g} | {one.new:.4g} | {one.ratio:.3f} | {spread}{said} |"
    yield "\n\\* all rounds agree that one is larger, by more than 1 %"


def main() -> None:
    """Measure both and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES))
    parser.add_argument("--real-time", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    figures = list(compared(list(rounds(asked))))
    if asked.json:
        print(json.dumps([asdict(one) for one in figures], indent=1))
        return
    print(f"Python {platform.python_version()}, {asked.rounds} rounds\n")
    print("\n".join(table(figures)))


if __name__ == "__main__":
    main()
