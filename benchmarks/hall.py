"""A hall whose tables all enter at the same time: how soon an entry is answered; none is lost.

    .romme/venv/bin/python benchmarks/hall.py [--tables 50] [--phones 100] [--pause 1.0] [--json]

A server on SQLite, one keeper for each table over real connections, and phones of people who wait
for news and then fetch the standing, as the pages do. Every table plays one series of the
association's length; between two entries of a table lies a pause of about so many seconds (in a
real hall it is some minutes). At the end the log is compared with what the keepers were told, and
recomputed by the checker.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from romme.client import Client, TournamentClient
from romme.rules import find_preset
from romme.server.organise.desk import STREAM
from romme.server.organise.http.messages import NewTournament, TournamentKey
from romme.store.database import open_database
from romme.tournament.commands import (
    BeginSeries,
    CheckPack,
    CloseSeries,
    DrawSeats,
    EnterLine,
    EnterPeople,
    Sign,
)
from romme.tournament.evolve import fold
from romme.tournament.lists.sheet import ScheduledGame
from romme.tournament.proof.audit import audit
from romme.tournament.rehearsal import invented_line, invented_people
from romme.tournament.storage.codec import decode
from romme.tournament.values import Line, Presence

RULES: Final = find_preset("verband").rules
PORT: Final = 8279
URL: Final = f"http://127.0.0.1:{PORT}"


@dataclass
class Day:
    """What happened in the hall."""

    told: dict[tuple[int, int], Line] = field(default_factory=dict)
    """What keepers were told to be kept, by table and game."""
    entries: list[float] = field(default_factory=list)
    """Seconds until an entry was answered."""
    looks: int = 0
    """How often a phone has fetched the standing."""


@contextmanager
def serving(database: str) -> Iterator[None]:
    """A server, as an operator starts it."""
    flags = [f"--port={PORT}", f"--database={database}", "--limits=off", "--thinkers=1"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "romme", "serve", *flags],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            with suppress(httpx.TransportError):
                if httpx.get(f"{URL}/api/ready").is_success:
                    break
            time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(20)


async def keep(hall: TournamentClient, table: int, pause: float, day: Day) -> None:
    """Fill and sign one list."""
    rng = random.Random(table)  # noqa: S311 - no secret
    seen = await hall.one_list(1, table)
    seats = len(seen["seats"])
    await hall.ask(CheckPack(1, table))
    for game, one in enumerate(seen["games"], start=1):
        await asyncio.sleep(rng.uniform(0, 2 * pause))
        deal = ScheduledGame(one["round"], one["dealer"], tuple(one["playing"]))
        line = invented_line(rng, RULES, deal, seats)
        begun = time.perf_counter()
        await hall.ask(EnterLine(1, table, game, line))
        day.entries.append(time.perf_counter() - begun)
        day.told[table, game] = line
    for seat in range(1, seats + 1):
        await hall.ask(Sign(1, table, seat))
    await hall.close()


async def look_on(tournament: str, day: Day) -> None:
    """One phone: wait for news, fetch the standing, look at it for a few seconds."""
    path, version = f"{URL}/api/tournaments/{tournament}", 0
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            news = await http.get(f"{path}/news", params={"after": version})
            version = news.json()["version"]
            await http.get(f"{path}/standing")
            day.looks += 1
            await asyncio.sleep(random.uniform(2, 6))  # noqa: S311 - no secret


async def play(tables: int, phones: int, pause: float) -> tuple[str, Day, float]:
    """One series in the whole hall."""
    async with Client(URL) as client:
        await client.enter_as_guest("Director")
        made = await client.post("/api/tournaments", NewTournament("Cup", "verband"), TournamentKey)
    day = Day()
    async with TournamentClient(URL, made.tournament, made.key) as director:
        await director.ask(EnterPeople(invented_people(4 * tables), Presence.PRESENT))
        await director.ask(DrawSeats("seed"))
        await director.ask(BeginSeries())
        keys = {
            link["table"]: link["path"].partition("#key=")[2]
            for link in await director.links()
            if link["role"] == "keeper"
        }
        looking = [asyncio.create_task(look_on(made.tournament, day)) for _ in range(phones)]
        begun = time.perf_counter()
        await asyncio.gather(
            *(
                keep(TournamentClient(URL, made.tournament, key), table, pause, day)
                for table, key in keys.items()
            )
        )
        seconds = time.perf_counter() - begun
        for one in looking:
            one.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        await director.ask(CloseSeries())
    return made.tournament, day, seconds


async def check(database: str, tournament: str, day: Day) -> None:
    """Compare the log with what the keepers were told."""
    async with await open_database(database) as opened:
        records = await opened.log.read(f"{STREAM}{tournament}")
    events = [event for record in records for event in decode(record.data)]
    kept = {
        (table, game): written.line
        for table, sheet in enumerate(fold(events).series[0].sheets, start=1)
        for game, written in enumerate(sheet.lines, start=1)
    }
    if kept != day.told or audit(events):
        raise SystemExit("the log is not what the keepers were told")


def main() -> None:
    """Play, check, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--phones", type=int, default=100)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{Path(place) / 'hall.db'}"
        with serving(database):
            tournament, day, seconds = asyncio.run(play(asked.tables, asked.phones, asked.pause))
        asyncio.run(check(database, tournament, day))
    cuts = statistics.quantiles(day.entries, n=100)
    found: dict[str, Any] = {
        "tables": asked.tables,
        "phones": asked.phones,
        "entries": len(day.entries),
        "seconds": round(seconds, 1),
        "looks": day.looks,
        "median_ms": round(1000 * statistics.median(day.entries), 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "lost": 0,
    }
    if asked.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:12}{value:>10}")


if __name__ == "__main__":
    main()
