"""Measure the processor time of commands, and the time from `./romme` to the first page.

    .romme/venv/bin/python benchmarks/start.py [--rounds 15] [--first-page] [--json]

Processor time (user and system) hardly depends on other programs. Every round runs each command
once, and an empty Python program before it, so that load on the machine slows all of them. The
results are medians. An untimed first round writes the bytecode.

`--first-page` clones this checkout, as committed, into a temporary folder and starts the clone with
empty caches, which downloads all packages. Then it starts the clone again, several times. The
modules run as plain Python (`ROMME_PURE=1`), so no time is spent on compiling them. This measures
wall-clock time: run it on an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import chdir
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).parents[1]
EMPTY: Final = ("-P", "-c", "pass")
ROMME: Final = ("-P", "-m", "romme")
LIMIT_SECONDS: Final = 0.12
"""Limit for the processor time of a command."""
WARM_STARTS: Final = 5
TOURNAMENT: Final = "cup.romme"
GAME: Final = ROOT / "examples" / "klassik.romme"
COMMANDS: Final = (
    "--version",
    "--help",
    "rules --help",
    "rules turnier",
    f"replay {GAME}",
    "solve 7C 8C * QS QH QD KD AD 2D 4H 9S JC 3C 3H",
    f"tournament rank {TOURNAMENT}",
)
PREPARATION: Final = (
    f"new {TOURNAMENT} Cup --rounds 1",
    f"add {TOURNAMENT} Anna Ben Cleo Dina Emil Finn Gina Hugo Ines --present",
    f"seat {TOURNAMENT}",
    f"begin {TOURNAMENT}",
    f"pack {TOURNAMENT}",
    *(
        f"enter {TOURNAMENT} {table} {game} {game} 20 104u"
        for table in (1, 2, 3)
        for game in (1, 2, 3)
    ),
    *(f"sign {TOURNAMENT} {table}" for table in (1, 2, 3)),
    f"close {TOURNAMENT}",
)
"""Commands that create a tournament of nine people and play one series."""
PREPARE: Final = f"""
import contextlib, io
from romme.cli import main

for words in {PREPARATION!r}:
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            main(("tournament", *words.split()))
    except SystemExit as end:
        if end.code:
            raise SystemExit(output.getvalue()) from None
"""
"""A program that runs these commands in one process."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The processor time of one command."""

    name: str
    seconds: float
    """Median of all rounds."""
    ratio: float
    """Processor time divided by that of an empty Python program."""


def cpu_seconds(arguments: Sequence[str]) -> float:
    """Run Python with these arguments, and return its processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(  # noqa: S603 - runs Python again
        [sys.executable, *arguments],
        check=True,
        env={
            name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
        },
        stdout=subprocess.DEVNULL,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def compare(commands: Mapping[str, Sequence[str]], *, rounds: int) -> list[Cost]:
    """Return the median cost of an empty Python program, then that of each command.

    Every round runs all commands, with the empty program before each of them.
    """
    empty: list[float] = []
    times: dict[str, list[float]] = {name: [] for name in commands}
    for arguments in commands.values():
        cpu_seconds(arguments)
    for _ in range(rounds):
        for name, arguments in commands.items():
            empty.append(cpu_seconds(EMPTY))
            times[name].append(cpu_seconds(arguments))
    unit = statistics.median(empty)
    costs = {name: statistics.median(found) for name, found in times.items()}
    return [
        Cost("empty Python", unit, 1),
        *(Cost(name, seconds, seconds / unit) for name, seconds in costs.items()),
    ]


def commands_section(rounds: int) -> list[Cost]:
    """Measure `COMMANDS` in a temporary folder with a small tournament, and return their costs."""
    with tempfile.TemporaryDirectory(prefix="romme-start-") as folder, chdir(folder):
        subprocess.run([sys.executable, "-P", "-c", PREPARE], check=True)  # noqa: S603 - our own code
        runs = {f"romme {words}": (*ROMME, *words.split()) for words in COMMANDS}
        return compare(runs, rounds=rounds)


def print_commands(costs: Sequence[Cost], rounds: int) -> None:
    """Print one line per command."""
    print(f"processor time, medians of {rounds} rounds; limit {LIMIT_SECONDS:.2f} s")
    for cost in costs:
        name = cost.name.replace(f"{GAME}", GAME.name)
        over = "  over the limit" if cost.seconds > LIMIT_SECONDS else ""
        print(f"{cost.seconds:6.3f} s  {cost.ratio:5.1f} times  {name}{over}")


@dataclass(frozen=True, slots=True)
class FirstPage:
    """Seconds from a start of `./romme` to its page."""

    cold_seconds: float
    """With empty caches."""
    warm_seconds: float
    """Median of later starts."""
    empty_python_seconds: float
    """The start of a Python that does nothing, for comparison."""


def first_page_section() -> FirstPage:
    """Start a fresh clone with empty and with filled caches, and return the seconds to its page."""
    with tempfile.TemporaryDirectory(prefix="romme-start-") as folder:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)  # noqa: S603, S607 - this checkout
        cold = seconds_to_page(clone, home)
        warm = statistics.median(seconds_to_page(clone, home) for _ in range(WARM_STARTS))
        began = time.monotonic()
        subprocess.run([sys.executable, *EMPTY], check=True)  # noqa: S603 - runs Python again
        return FirstPage(cold, warm, time.monotonic() - began)


def seconds_to_page(clone: Path, home: Path) -> float:
    """Start the server of a clone, load its page and stop it. Return the seconds to the page."""
    began = time.monotonic()
    with subprocess.Popen(  # noqa: S603 - the script of this project
        [clone / "romme", "serve", "--port", "0", "--lang", "en"],
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "ROMME_PYTHON": sys.executable,
            "ROMME_PURE": "1",
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as server:
        greeting = (line for line in server.stdout or () if "http://" in line)
        address = next(greeting).split()[-1]
        with urlopen(address, timeout=60) as page:  # noqa: S310 - our own server
            if b"assets/" not in page.read():
                sys.exit("the page was not built, see the messages above")
        seconds = time.monotonic() - began
        server.send_signal(signal.SIGINT)
    return seconds


def print_first_page(times: FirstPage) -> None:
    """Print the seconds and their ratios."""
    print(f"\nfirst page of a fresh clone: {times.cold_seconds:.1f} s")
    print(
        f"first page of a later start: {times.warm_seconds:.1f} s,"
        f" 1/{times.cold_seconds / times.warm_seconds:.0f} of that,"
        f" {times.warm_seconds / times.empty_python_seconds:.0f} times an empty Python"
    )


def main() -> None:
    """Measure and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--first-page", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    costs = commands_section(args.rounds)
    times = first_page_section() if args.first_page else None
    if args.json:
        page = {} if times is None else {"first_page": asdict(times)}
        print(json.dumps({"commands": [asdict(cost) for cost in costs], **page}))
        return
    print_commands(costs, args.rounds)
    if times is not None:
        print_first_page(times)


if __name__ == "__main__":
    main()
