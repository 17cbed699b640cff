"""Compare the speed of random play in our environment and in PettingZoo's gin rummy.

    ./romme benchmark benchmarks/rl.py [--seconds 40] [--json]

PettingZoo 1.27 dropped gin rummy, so the version before it is installed into `.romme/peers`. Each
environment has its own process. They take turns in several rounds, and the best round of each
counts. The loop is the same for all: PettingZoo's, with an action drawn uniformly from those that
the mask allows, as in its own benchmark. Times are CPU times, which other programs hardly affect.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PEERS: Final = ROOT / ".romme" / "peers"
PEER: Final = "pettingzoo==1.26.1"
"""The last version with gin rummy."""
REQUIREMENTS: Final = (
    PEER,
    "rlcard==1.2.0",
    "pygame-ce==2.5.8",
    "gymnasium==1.4.0",
    "numpy==2.4.6 ; python_version < '3.12'",
    "numpy==2.5.4 ; python_version >= '3.12'",
)
ROUNDS: Final = 5
TARGET: Final = 10
"""Target ratio of our steps per second to the peer's."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Steps and games per second."""

    steps: float
    games: float


@dataclass(frozen=True, slots=True)
class Entry:
    """An environment to measure, and how to create it."""

    name: str
    module: str
    maker: str
    options: dict[str, object]
    peer: bool = False


GIN: Final = "pettingzoo.classic.gin_rummy_v4"
OURS: Final = "romme.rl.romme_v1"
BASE: Final = "PettingZoo, gin rummy"
KLASSIK: Final = "Rommé, klassik, 2 players"
RAW: Final = ", without wrappers"
ENTRIES: Final = (
    Entry(KLASSIK, OURS, "env", {"rules": "klassik", "players": 2}),
    Entry(BASE, GIN, "env", {}, peer=True),
    Entry(KLASSIK + RAW, OURS, "raw_env", {"rules": "klassik", "players": 2}),
    Entry(BASE + RAW, GIN, "raw_env", {}, peer=True),
    Entry("Rommé, turnier, 3 players", OURS, "env", {"rules": "turnier", "players": 3}),
    Entry("Rommé, verband, 3 players", OURS, "env", {"rules": "verband", "players": 3}),
    Entry("Rommé, haus, 4 players", OURS, "env", {"rules": "haus", "players": 4}),
)


# --- playing: in a process for each environment --------------------------------------------------


def play(make: Callable[..., Any], options: dict[str, object]) -> None:
    """For each duration in seconds on standard input, play random games and print the speed."""
    import numpy as np  # noqa: PLC0415 - only this process needs it

    env = make(**options)
    seed = 0
    for line in sys.stdin:
        rng, steps, games = random.Random(seed), 0, 0  # noqa: S311 - no secret
        start = time.process_time()
        while (spent := time.process_time() - start) < float(line):
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observed, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    action = None
                else:
                    action = rng.choice(np.flatnonzero(observed["action_mask"]).tolist())
                env.step(action)
                steps += 1
            games += 1
        print(json.dumps(asdict(Speed(steps / spent, games / spent))), flush=True)


class Player:
    """A child process that plays in one environment, and its best speed so far."""

    def __init__(self, entry: Entry, python: str) -> None:
        self.entry = entry
        self.best = Speed(0, 0)
        environment = json.dumps([entry.module, entry.maker, entry.options])
        self.process = subprocess.Popen(  # noqa: S603 - this very script
            [python, "-W", "ignore", __file__, "--play", environment],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        )

    def play(self, seconds: float) -> None:
        """Have the process play for about `seconds`, and update `best` if it was faster."""
        assert self.process.stdin  # noqa: S101 - for the type checker
        assert self.process.stdout  # noqa: S101 - same
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        speed = Speed(**json.loads(self.process.stdout.readline()))
        if speed.steps > self.best.steps:
            self.best = speed

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


# --- the peer ------------------------------------------------------------------------------------


def peer_python() -> str | None:
    """Return the path of a Python interpreter that has PettingZoo's gin rummy installed.

    Create its virtual environment if necessary. Return `None` if the installation fails.
    """
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEERS / "requirements"
    if stamp.is_file() and stamp.read_text("utf-8") == repr(REQUIREMENTS):
        return str(python)
    uv = shutil.which("uv") or str(ROOT / ".romme" / "uv" / "bin" / "uv")
    environment = {"UV_CACHE_DIR": str(ROOT / ".romme" / "cache"), "UV_NO_CONFIG": "1"}
    for command in (
        [uv, "venv", "--quiet", "--clear", "--no-project", "--python", sys.executable, str(PEERS)],
        [uv, "pip", "install", "--quiet", "--python", str(python), *REQUIREMENTS],
    ):
        try:
            subprocess.run(command, check=True, env=environment | os.environ, cwd=ROOT)  # noqa: S603 - uv
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The peer cannot be installed: {error}", file=sys.stderr)
            return None
    stamp.write_text(repr(REQUIREMENTS), "utf-8")
    return str(python)


# --- report --------------------------------------------------------------------------------------


def measure(seconds: float) -> dict[str, Speed]:
    """Run the environments in turn, in several rounds, and return the best speed of each one."""
    theirs = peer_python()
    players = [
        Player(entry, python)
        for entry in ENTRIES
        if (python := theirs if entry.peer else sys.executable) is not None
    ]
    for each in [0.2, *[seconds / ROUNDS / len(players)] * ROUNDS]:  # the first round warms up
        for player in players:
            player.play(each)
    for player in players:
        player.close()
    return {player.entry.name: player.best for player in players}


def table(speeds: dict[str, Speed]) -> Sequence[str]:
    """Return the lines of a Markdown report: the speeds, and whether the target is reached."""
    base = speeds.get(BASE)
    lines = [
        f"Python {platform.python_version()}; peer: {PEER}",
        "",
        "| random play | steps a second | games a second | ratio of steps | ratio of games |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name, speed in speeds.items():
        steps = f"{speed.steps / base.steps:.1f}" if base else "–"
        games = f"{speed.games / base.games:.1f}" if base else "–"
        lines.append(f"| {name} | {speed.steps:,.0f} | {speed.games:,.1f} | {steps} | {games} |")
    if base:
        ratio = speeds[KLASSIK].steps / base.steps
        holds = "holds" if ratio >= TARGET else "FAILS"
        raw = speeds[KLASSIK + RAW].steps / speeds[BASE + RAW].steps
        lines += ["", f"Target: at least {TARGET} times the steps; measured: {ratio:.1f}, {holds}"]
        lines += [f"The same{RAW}, both (`raw_env`): {raw:.1f}"]
    return lines


def main() -> None:
    """Measure and print the speeds, or play if started as a child process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        module, maker, options = json.loads(args.play)
        imported = __import__(module, fromlist=[maker])
        play(getattr(imported, maker), options)
        return
    speeds = measure(args.seconds)
    if args.json:
        print(json.dumps({name: asdict(speed) for name, speed in speeds.items()}, indent=2))
    else:
        print("\n".join(table(speeds)))


if __name__ == "__main__":
    main()
