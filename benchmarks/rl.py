"""Random play in our environment beside PettingZoo's gin rummy, in one run.

    ./romme benchmark benchmarks/rl.py [--seconds 40] [--json]

Gin rummy left PettingZoo with version 1.27, so the last one that had it is installed beside ours,
into `.romme/peers`. Each environment has a process of its own; they play in turn, several rounds,
and the best round of each counts. The loop is the same for all: PettingZoo's own, with an action
drawn evenly from those that the mask allows, as its own benchmark draws it. Time is that of the
processor, so that others who use it disturb little.
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
"""The last one with gin rummy."""
NEEDED: Final = (
    PEER,
    "rlcard==1.2.0",
    "pygame-ce==2.5.8",
    "gymnasium==1.4.0",
    "numpy==2.4.6 ; python_version < '3.12'",
    "numpy==2.5.4 ; python_version >= '3.12'",
)
ROUNDS: Final = 5
TARGET: Final = 10
"""How many times as many steps a second we want to do."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was played in some time."""

    steps: float
    games: float
    """Both a second."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An environment that takes part: how it is made, and where."""

    who: str
    module: str
    maker: str
    options: dict[str, object]
    peer: bool = False


GIN: Final = "pettingzoo.classic.gin_rummy_v4"
OURS: Final = "romme.rl.romme_v1"
BASE: Final = "PettingZoo, gin rummy"
KLASSIK: Final = "Rommé, klassik, 2 players"
RAW: Final = ", without checks around it"
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
    """Play for so many seconds as each line of the input says, and answer with what was played."""
    import numpy as np  # noqa: PLC0415 - only who plays needs it

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
        print(json.dumps(asdict(Played(steps / spent, games / spent))), flush=True)


class Player:
    """A process that plays in one environment."""

    def __init__(self, entry: Entry, python: str) -> None:
        self.entry = entry
        self.best = Played(0, 0)
        asked = json.dumps([entry.module, entry.maker, entry.options])
        self.process = subprocess.Popen(  # noqa: S603 - this very script
            [python, "-W", "ignore", __file__, "--play", asked],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        )

    def play(self, seconds: float) -> None:
        """Let it play a round, and keep its best."""
        assert self.process.stdin  # noqa: S101 - for the type checker
        assert self.process.stdout  # noqa: S101 - same
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        played = Played(**json.loads(self.process.stdout.readline()))
        if played.steps > self.best.steps:
            self.best = played

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


# --- the peer ------------------------------------------------------------------------------------


def peer_python() -> str | None:
    """The Python that has the peer; it is installed if need be."""
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PEERS / "needed"
    if stamp.is_file() and stamp.read_text("utf-8") == repr(NEEDED):
        return str(python)
    uv = shutil.which("uv") or str(ROOT / ".romme" / "uv" / "bin" / "uv")
    environment = {"UV_CACHE_DIR": str(ROOT / ".romme" / "cache"), "UV_NO_CONFIG": "1"}
    for command in (
        [uv, "venv", "--quiet", "--clear", "--no-project", "--python", sys.executable, str(PEERS)],
        [uv, "pip", "install", "--quiet", "--python", str(python), *NEEDED],
    ):
        try:
            subprocess.run(command, check=True, env=environment | os.environ, cwd=ROOT)  # noqa: S603 - uv
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"The peer cannot be installed: {error}", file=sys.stderr)
            return None
    stamp.write_text(repr(NEEDED), "utf-8")
    return str(python)


# --- what comes of it ----------------------------------------------------------------------------


def measure(seconds: float) -> dict[str, Played]:
    """Let everybody play in turn; the best round of each."""
    theirs = peer_python()
    players = [
        Player(entry, python)
        for entry in ENTRIES
        if (python := theirs if entry.peer else sys.executable) is not None
    ]
    for each in [0.2, *[seconds / ROUNDS / len(players)] * ROUNDS]:  # the first to warm up
        for player in players:
            player.play(each)
    for player in players:
        player.close()
    return {player.entry.who: player.best for player in players}


def table(found: dict[str, Played]) -> Sequence[str]:
    """The figures as a table in Markdown."""
    base = found.get(BASE)
    lines = [
        f"Python {platform.python_version()}; peer: {PEER}",
        "",
        "| random play | steps a second | games a second | times the steps | times the games |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for who, played in found.items():
        steps = f"{played.steps / base.steps:.1f}" if base else "–"
        games = f"{played.games / base.games:.1f}" if base else "–"
        lines.append(f"| {who} | {played.steps:,.0f} | {played.games:,.1f} | {steps} | {games} |")
    if base:
        ratio = found[KLASSIK].steps / base.steps
        holds = "holds" if ratio >= TARGET else "FAILS"
        raw = found[KLASSIK + RAW].steps / found[BASE + RAW].steps
        lines += ["", f"Target, at least {TARGET} times the steps: {ratio:.1f}, {holds}"]
        lines += [f"The same{RAW}, both (`raw_env`): {raw:.1f}"]
    return lines


def main() -> None:
    """Measure and print; or play, for the process that measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        module, maker, options = json.loads(chosen.play)
        made = __import__(module, fromlist=[maker])
        play(getattr(made, maker), options)
        return
    found = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps({who: asdict(played) for who, played in found.items()}, indent=2))
    else:
        print("\n".join(table(found)))


if __name__ == "__main__":
    main()
