"""Measure how fast score entries of a tournament are confirmed, and check that none is lost.

    .romme/venv/bin/python -m benchmarks.hall [--tables 50] [--phones 100] [--pause 1.0] [--json]

The server runs on SQLite. Each table has a scorekeeper with a real connection. Phones wait for news
and then fetch the standings, as the web pages do. Every table plays one series under the rules of
the preset `verband`, with about `--pause` seconds between two entries; in a real tournament it is
minutes. At the end, the stored log is audited and compared with the entries that the server
confirmed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from romme.client import Client, TournamentClient
from romme.rules import find_preset
from romme.server.organise.desk import STREAM
from romme.server.organise.http.messages import NewTournament, TournamentKey
from romme.store.database import open_database
from romme.tournament.commands import BeginSeries, CloseSeries, DrawSeats, EnterPeople
from romme.tournament.evolve import fold
from romme.tournament.list_commands import CheckPack, EnterLine, Sign
from romme.tournament.lists.sheet import ScheduledGame
from romme.tournament.proof.audit import audit
from romme.tournament.rehearsal import invented_line, invented_people
from romme.tournament.storage.codec import decode
from romme.tournament.values import Line, Presence
from tests.support.servers import CALM, serving

RULES: Final = find_preset("verband").rules


@dataclass
class Measurements:
    """The confirmed entries of a series, their response times, and the phones' requests."""

    confirmed: dict[tuple[int, int], Line] = field(default_factory=dict)
    """Score lines that the server confirmed, by table and game."""
    entries: list[float] = field(default_factory=list)
    """Response times of all score entries, in seconds."""
    fetches: int = 0
    """Number of times that a phone fetched the standings."""


async def keep_table(
    hall: TournamentClient, table: int, pause: float, measurements: Measurements
) -> None:
    """Act as the scorekeeper of one table: fill in and sign its list."""
    rng = random.Random(table)  # noqa: S311 - no secret
    sheet = await hall.one_list(1, table)
    seats = len(sheet["seats"])
    await hall.ask(CheckPack(1, table))
    for game, one in enumerate(sheet["games"], start=1):
        await asyncio.sleep(rng.uniform(0, 2 * pause))
        deal = ScheduledGame(one["round"], one["dealer"], tuple(one["playing"]))
        line = invented_line(rng, RULES, deal, seats)
        start = time.perf_counter()
        await hall.ask(EnterLine(1, table, game, line))
        measurements.entries.append(time.perf_counter() - start)
        measurements.confirmed[table, game] = line
    for seat in range(1, seats + 1):
        await hall.ask(Sign(1, table, seat))
    await hall.close()


async def follow_standing(url: str, tournament: str, measurements: Measurements) -> None:
    """Act as a phone, until cancelled: wait for news, fetch the standings, pause."""
    path, version = f"{url}/api/tournaments/{tournament}", 0
    async with httpx.AsyncClient(timeout=60) as http:
        while True:
            news = await http.get(f"{path}/news", params={"after": version})
            version = news.json()["version"]
            await http.get(f"{path}/standing")
            measurements.fetches += 1
            await asyncio.sleep(random.uniform(2, 6))  # noqa: S311 - no secret


async def play(
    url: str, *, tables: int, phones: int, pause: float
) -> tuple[str, Measurements, float]:
    """Play a series. Return the tournament's id, the measurements and the duration in seconds."""
    async with Client(url) as client:
        await client.enter_as_guest("Director")
        made = await client.post("/api/tournaments", NewTournament("Cup", "verband"), TournamentKey)
    measurements = Measurements()
    async with TournamentClient(url, made.tournament, made.key) as director:
        await director.ask(EnterPeople(invented_people(4 * tables), Presence.PRESENT))
        await director.ask(DrawSeats("seed"))
        await director.ask(BeginSeries())
        keys = {
            link["table"]: link["path"].partition("#key=")[2]
            for link in await director.links()
            if link["role"] == "keeper"
        }
        phone_tasks = [
            asyncio.create_task(follow_standing(url, made.tournament, measurements))
            for _ in range(phones)
        ]
        start = time.perf_counter()
        await asyncio.gather(
            *(
                keep_table(TournamentClient(url, made.tournament, key), table, pause, measurements)
                for table, key in keys.items()
            )
        )
        seconds = time.perf_counter() - start
        for task in phone_tasks:
            task.cancel()
        await asyncio.gather(*phone_tasks, return_exceptions=True)
        await director.ask(CloseSeries())
    return made.tournament, measurements, seconds


async def check(database: str, tournament: str, measurements: Measurements) -> None:
    """Audit the log and compare it with the confirmed lines. Exit with an error on any problem."""
    async with await open_database(database) as opened:
        records = await opened.log.read(f"{STREAM}{tournament}")
    events = [event for record in records for event in decode(record.data)]
    logged = {
        (table, game): written.line
        for table, sheet in enumerate(fold(events).series[0].sheets, start=1)
        for game, written in enumerate(sheet.lines, start=1)
    }
    if logged != measurements.confirmed or audit(events):
        raise SystemExit("the log differs from what the server confirmed to the keepers")


def main() -> None:
    """Play a series, check the log, and print the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--phones", type=int, default=100)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'hall.db'}"
        with serving(Path(folder), *CALM, "--thinkers", "1", "--database", database) as served:
            url = served.address.rstrip("/")
            hall = play(url, tables=args.tables, phones=args.phones, pause=args.pause)
            tournament, measurements, seconds = asyncio.run(hall)
        asyncio.run(check(database, tournament, measurements))
    percentiles = statistics.quantiles(measurements.entries, n=100)
    figures: dict[str, Any] = {
        "tables": args.tables,
        "phones": args.phones,
        "entries": len(measurements.entries),
        "seconds": round(seconds, 1),
        "fetches": measurements.fetches,
        "median_ms": round(1000 * statistics.median(measurements.entries), 1),
        "p99_ms": round(1000 * percentiles[98], 1),
        "lost": 0,
    }
    if args.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:12}{value:>10}")


if __name__ == "__main__":
    main()
