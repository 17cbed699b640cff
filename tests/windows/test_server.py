"""The server, its worker processes and its lock on the database work on an emulated Windows."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from romme.bots import make_bot
from romme.client import Client, play
from romme.server.ops.connection_limits import max_connections
from romme.server.ops.serving import listen, loop_factory
from romme.wire import lobby
from romme.wire.terms import Games, TableTerms
from tests.support.servers import (
    CALM,
    TIMEOUT_SECONDS,
    environment,
    serve_until_ended,
    serving,
)
from tests.support.servers.spawning import spawn_server
from tests.support.windows.emulation import NICENESS

ROOT: Final = Path(__file__).parents[2]
EMULATED: Final = ("-m", "tests.support.windows.emulation")
SERVE: Final = (*EMULATED, "romme", "serve")
LOGGED: Final = re.compile(r"\S+ \[info +\] (ready|stopped) .*")
"""The two expected lines of the server's log."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="emulated on Linux only")


async def play_a_game(address: str) -> str:
    """Play a game against a bot, and return the phase of the table."""
    async with Client(address) as anna:
        await anna.enter_as_guest("Anna")
        wanted = lobby.NewTable(
            TableTerms(seats=2, length=Games(1)), [lobby.BotRequest(2, "verein")], ready=True
        )
        made = await anna.make_table(wanted)
        over = await asyncio.wait_for(play(anna, made.table, make_bot("anfaenger")), 60)
        return over.phase


def test_a_game_against_a_bot_is_played_and_ctrl_c_stops_the_server(tmp_path: Path) -> None:
    """Ctrl-C reaches the bot processes too. A second server cannot use the same database."""
    database = f"sqlite:///{tmp_path / 'Müller club.db'}"
    flags = (*CALM, "--database", database)
    with serving(tmp_path, *flags, program=SERVE, PYTHONPATH=str(ROOT)) as served:
        assert asyncio.run(play_a_game(served.address)) == "over"
        assert (
            httpx.get(f"{served.address}/api/ready", timeout=TIMEOUT_SECONDS).json()["failing_bots"]
            == {}
        )
        second = serve_until_ended(tmp_path, *flags, program=SERVE, PYTHONPATH=str(ROOT))
        assert (second.status, "Another Rommé server is using" in second.err) == (2, True)
        os.killpg(served.process.pid, signal.SIGINT)
        out, _ = served.process.communicate(timeout=TIMEOUT_SECONDS)
    assert (served.process.returncode, out) == (0, "Rommé has stopped. Everything is saved.\n")
    log = served.errors.read_text("utf-8").splitlines()
    assert [line for line in log if not LOGGED.fullmatch(line)] == []
    assert not list(tmp_path.glob("*-wal")), "the database was not closed"


def test_a_worker_has_low_priority_and_is_killed_when_it_hangs(tmp_path: Path) -> None:
    program = [sys.executable, *EMULATED, "tests.support.windows.worker_program"]
    ran = subprocess.run(
        program,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(PYTHONPATH=str(ROOT)),
        cwd=tmp_path,
        check=False,
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == {"lowered": NICENESS, "failure": "timed out"}


def test_the_log_is_written_to_a_terminal_without_another_package(tmp_path: Path) -> None:
    """Coloured lines would need another package on Windows."""
    (tmp_path / "romme.db").write_bytes(b"This is no database at all. " * 400)
    ours, theirs = pty.openpty()
    try:
        arguments = ("--port", "0", "--database", "sqlite:///romme.db", "--lang", "en")
        server = spawn_server(
            tmp_path, *SERVE, *arguments, log=theirs, settings={"PYTHONPATH": str(ROOT)}
        )
        server.communicate(timeout=TIMEOUT_SECONDS)
        shown = os.read(ours, 100_000).decode()
    finally:
        os.close(ours)
        os.close(theirs)
    assert (server.returncode, shown.startswith("romme: ")) == (2, True), shown


# --- sockets -------------------------------------------------------------------------------------


def test_two_servers_do_not_share_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows, `SO_REUSEADDR` (which Linux needs) would let two servers share a port."""
    options = []

    class Recorded(socket.socket):
        def setsockopt(self, *given: object) -> None:
            options.append(given)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(socket, "socket", Recorded)
    listen("127.0.0.1", 0).close()
    assert options == [(socket.SOL_SOCKET, -5, 1)]


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6")
def test_the_ipv6_wildcard_accepts_ipv4() -> None:
    """By default, Windows accepts only IPv6 on `::`."""
    with listen("::", 0) as listener:
        assert listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) == 0
        socket.create_connection(("127.0.0.1", listener.getsockname()[1])).close()


def test_the_number_of_connections_fits_into_select(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert loop_factory() is asyncio.SelectorEventLoop
    assert 0 < max_connections() < 512
