"""Cost limits for every route, socket command and background job.

An entry gives the maximum input size, and where the work that grows with the input runs. Tests fail
if a route, command or job has no entry or a wrong one. Even the most expensive request must block
the event loop for less than `LOOP_MS` at a time, and must use less than `MAX_GROWTH` of additional
memory. `benchmarks/worst_requests.py` measures both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from romme.exchange.grid import LARGEST as LARGEST_LIST
from romme.server.http.replay_routes import LARGEST_FILE as FILE
from romme.server.organise.whole_tournament import LARGEST_UPLOAD
from romme.server.people.http.sign_in_routes import LARGEST_BODY as SMALL
from romme.wire.commands import MOST_BYTES as FRAME

LOOP_MS: Final = 50
"""Maximum time for which one request may block the event loop."""
MAX_GROWTH: Final = 64 * 1024 * 1024
"""Maximum growth of the process's memory by one request, in bytes."""
BODY: Final = 64 * 1024
"""Default maximum size of a body, in bytes."""


class RunsOn(Enum):
    """The thread or process for work that grows with the input or with the stored data."""

    LOOP = "loop"
    """On the event loop: the work is short for any input."""
    DATABASE = "database"
    """In the database's threads or server. The number of rows is limited."""
    THREAD = "thread"
    """In a thread. Only a few jobs run at the same time."""
    PROCESS = "process"
    """In a worker process."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The largest input in bytes, and where it is processed."""

    largest: int
    where: RunsOn


_LOOP, _DATABASE, _THREAD, _PROCESS = (
    RunsOn.LOOP,
    RunsOn.DATABASE,
    RunsOn.THREAD,
    RunsOn.PROCESS,
)

ROUTES: Final[Mapping[str, Cost]] = MappingProxyType(
    {
        # people
        "POST /api/guests": Cost(SMALL, _DATABASE),
        "POST /api/sign-in": Cost(SMALL, _THREAD),
        "POST /api/sign-out": Cost(SMALL, _DATABASE),
        "POST /api/recover": Cost(SMALL, _THREAD),
        "POST /api/socket-ticket": Cost(SMALL, _DATABASE),
        "POST /api/accounts": Cost(SMALL, _THREAD),
        "POST /api/accounts/recovery-codes": Cost(SMALL, _THREAD),
        "GET /api/me": Cost(SMALL, _DATABASE),
        "PATCH /api/me": Cost(SMALL, _THREAD),
        "DELETE /api/me": Cost(SMALL, _THREAD),
        "GET /api/me/export": Cost(SMALL, _DATABASE),
        "GET /api/me/sessions": Cost(SMALL, _DATABASE),
        "DELETE /api/me/sessions": Cost(SMALL, _DATABASE),
        "DELETE /api/me/sessions/{session}": Cost(SMALL, _DATABASE),
        "POST /api/me/confirm": Cost(SMALL, _THREAD),
        "POST /api/passkeys/confirm/begin": Cost(SMALL, _DATABASE),
        "POST /api/passkeys/register/begin": Cost(SMALL, _DATABASE),
        "POST /api/passkeys/register/finish": Cost(SMALL, _DATABASE),
        "POST /api/passkeys/sign-in/begin": Cost(SMALL, _DATABASE),
        "POST /api/passkeys/sign-in/finish": Cost(SMALL, _DATABASE),
        "DELETE /api/passkeys": Cost(SMALL, _DATABASE),
        "DELETE /api/passkeys/{passkey}": Cost(SMALL, _DATABASE),
        # tables and games
        "POST /api/tables": Cost(BODY, _DATABASE),
        "GET /api/tables": Cost(BODY, _DATABASE),
        "GET /api/tables/{table}": Cost(BODY, _DATABASE),
        "GET /api/codes/{code}": Cost(BODY, _DATABASE),
        "GET /api/games": Cost(BODY, _DATABASE),
        "GET /api/games/{table}/{number}": Cost(BODY, _PROCESS),
        "GET /api/games/{table}/{number}/replay": Cost(BODY, _PROCESS),
        "POST /api/replays": Cost(FILE, _PROCESS),
        "POST /api/replays/opinion": Cost(FILE, _PROCESS),
        # rules and lessons
        "GET /api/bots": Cost(BODY, _LOOP),
        "GET /api/rules": Cost(BODY, _LOOP),
        "GET /api/rules/{name}": Cost(BODY, _LOOP),
        "POST /api/rules/check": Cost(BODY, _LOOP),
        "POST /api/rules/weigh": Cost(BODY, _LOOP),
        "GET /api/lessons": Cost(BODY, _LOOP),
        "GET /api/lessons/{rules}": Cost(BODY, _LOOP),
        "POST /api/lessons/{rules}/{scene}": Cost(BODY, _LOOP),
        # tournaments
        "POST /api/tournaments": Cost(BODY, _DATABASE),
        "GET /api/tournaments": Cost(BODY, _DATABASE),
        "GET /api/tournaments/codes/{code}": Cost(BODY, _DATABASE),
        "POST /api/tournaments/{tournament}/enter": Cost(BODY, _DATABASE),
        "POST /api/tournaments/{tournament}/own": Cost(BODY, _DATABASE),
        "GET /api/tournaments/{tournament}/table-codes": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/table-codes": Cost(BODY, _DATABASE),
        "GET /api/tournaments/{tournament}/links": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/links/renew": Cost(BODY, _DATABASE),
        "GET /api/tournaments/{tournament}/pins": Cost(BODY, _DATABASE),
        "POST /api/tournaments/{tournament}/pins/seen": Cost(BODY, _DATABASE),
        "GET /api/tournaments/{tournament}": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/logo/{version}": Cost(BODY, _LOOP),
        "GET /api/tournaments/{tournament}/news": Cost(BODY, _LOOP),
        "GET /api/tournaments/{tournament}/lists/{series}/{table}": Cost(BODY, _LOOP),
        "GET /api/tournaments/{tournament}/standing": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/commands": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/join": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/calls": Cost(BODY, _DATABASE),
        "POST /api/tournaments/{tournament}/foresee": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/rehearse": Cost(BODY, _DATABASE),
        "POST /api/tournaments/{tournament}/preview": Cost(LARGEST_LIST, _PROCESS),
        "POST /api/tournaments/files": Cost(LARGEST_UPLOAD, _PROCESS),
        "GET /api/tournaments/{tournament}/states/{version}": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/restore": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/copies": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/backup": Cost(BODY, _THREAD),
        "POST /api/tournaments/{tournament}/backup": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/exports/{file}": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/log.jsonl": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/record": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/referee": Cost(BODY, _THREAD),
        "GET /api/tournaments/{tournament}/papers/{paper}": Cost(BODY, _PROCESS),
        # the page, descriptions, operating
        "GET /": Cost(BODY, _LOOP),
        "GET /{path}": Cost(BODY, _LOOP),
        "GET /api/schema": Cost(BODY, _LOOP),
        "GET /api/schema/{path}": Cost(BODY, _LOOP),
        "GET /api/schema/openapi.json": Cost(BODY, _LOOP),
        "GET /api/schema/socket.json": Cost(BODY, _LOOP),
        "GET /api/schema/tournament.json": Cost(BODY, _LOOP),
        "GET /api/address": Cost(BODY, _LOOP),
        "GET /api/health": Cost(BODY, _LOOP),
        "GET /api/ready": Cost(BODY, _DATABASE),
        "GET /metrics": Cost(BODY, _LOOP),
    }
)
"""The cost of each route, by method and path."""

COMMANDS: Final[Mapping[str, Cost]] = MappingProxyType(
    {
        "watch": Cost(FRAME, _DATABASE),
        "unwatch": Cost(FRAME, _LOOP),
        "sit": Cost(FRAME, _DATABASE),
        "stand-up": Cost(FRAME, _DATABASE),
        "add-bot": Cost(FRAME, _DATABASE),
        "remove-bot": Cost(FRAME, _DATABASE),
        "free-seat": Cost(FRAME, _DATABASE),
        "ready": Cost(FRAME, _DATABASE),
        "rematch": Cost(FRAME, _DATABASE),
        "come-back": Cost(FRAME, _DATABASE),
        "set-pace": Cost(FRAME, _DATABASE),
        "fast-forward": Cost(FRAME, _DATABASE),
        "close": Cost(FRAME, _DATABASE),
        "silence": Cost(FRAME, _DATABASE),
        "unsilence": Cost(FRAME, _DATABASE),
        "commit-nonce": Cost(FRAME, _DATABASE),
        "reveal-nonce": Cost(FRAME, _DATABASE),
        "cut": Cost(FRAME, _DATABASE),
        "draw": Cost(FRAME, _DATABASE),
        "play": Cost(FRAME, _DATABASE),
        "stage": Cost(FRAME, _DATABASE),
        "draft": Cost(FRAME, _LOOP),
        "check": Cost(FRAME, _LOOP),
        "hint": Cost(FRAME, _PROCESS),
        "arrange": Cost(FRAME, _LOOP),
        "say": Cost(FRAME, _DATABASE),
        "mute": Cost(FRAME, _LOOP),
        "unmute": Cost(FRAME, _LOOP),
        "report": Cost(FRAME, _DATABASE),
        "ping": Cost(FRAME, _LOOP),
    }
)
"""The cost of each socket command, by its tag ``do``."""

JOBS: Final[Mapping[str, RunsOn]] = MappingProxyType(
    {
        "app.run": _DATABASE,
        "app.sweep": _LOOP,
        "app._clean_up_periodically": _DATABASE,
        "app._warm_up_later": _THREAD,
        "app._use_new_binaries": _THREAD,
        "app._follow_addresses": _THREAD,
        "app._update_name": _DATABASE,
        "bus._listen": _DATABASE,
        "bus._send": _DATABASE,
        "copies._run": _THREAD,
        "hub.run": _LOOP,
        "hub._for_each": _DATABASE,
        "hub._sweep": _DATABASE,
        "hub._follow": _DATABASE,
        "hub.warm_up": _PROCESS,
        "leases._run": _DATABASE,
        "leases._take_over_new": _DATABASE,
        "open_sockets.close": _LOOP,
        "organiser._sweep": _PROCESS,
        "organiser._follow": _DATABASE,
        "scheduler._claim": _DATABASE,
        "scheduler._run_with_retry": _PROCESS,
    }
)
"""Coroutines passed to `BackgroundTasks.start`, by module and function. None takes user input."""
