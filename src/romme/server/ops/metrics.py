"""Metrics for Prometheus: load and response times."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Final, NamedTuple, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from romme.bots.registry import bot_names
from romme.server.play.connection.error_messages import NOT_KEPT
from romme.server.workers.pool import DIED, TIMED_OUT
from romme.wire import commands as wire

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

POOLS: Final = ("house", "foreign", "hints")
"""The pools of `romme.server.analysis.bot_workers`."""


class _Answered(NamedTuple):
    """The counter of a command's replies with one result code, and the command's response times."""

    number: Counter
    seconds: Histogram


class Metrics:
    """Metrics of this node since its start."""

    def __init__(self) -> None:
        """Create the metrics in a new registry, because tests run several servers in a process."""
        self._register: Final = CollectorRegistry()
        self.sockets = Gauge("romme_sockets", "Open connections", registry=self._register)
        self.slowed = Counter(
            "romme_slowed_commands", "Commands read later than they came", registry=self._register
        )
        self.lagged = Counter(
            "romme_lagged_messages", "Messages replaced by a whole view", registry=self._register
        )
        self._commands = Counter(
            "romme_commands", "Commands answered", ["do", "code"], registry=self._register
        )
        self._seconds = Histogram(
            "romme_command_seconds",
            "From reading a command to its answer",
            ["do"],
            buckets=BUCKETS,
            registry=self._register,
        )
        self._kills = Counter(
            "romme_bot_kills",
            "Processes of bots that were replaced",
            ["pool", "reason"],
            registry=self._register,
        )
        self._fallbacks = Counter(
            "romme_bot_fallbacks",
            "Moves that the level below had to make for a bot",
            ["bot"],
            registry=self._register,
        )
        # Start these at 0: Prometheus sees no increase in a series that first appears at 50.
        for bot in bot_names():
            self._fallbacks.labels(bot)
        for pool, reason in product(POOLS, (DIED, TIMED_OUT)):
            self._kills.labels(pool, reason)
        for command in get_args(wire.TableCommand):
            self._commands.labels(_name(command), NOT_KEPT)
        self._kind = cache(self._find)  # looking up labels takes longer than counting

    def answered(self, command: wire.TableCommand, code: str, seconds: float) -> None:
        """Count a command that was answered with the result code `code` after `seconds`."""
        kind = self._kind(type(command), code)
        kind.number.inc()
        kind.seconds.observe(seconds)

    def bot_killed(self, pool: str, reason: str) -> None:
        """Count a worker process of a pool that died, or that was killed because it timed out."""
        self._kills.labels(pool, reason).inc()

    def bot_replaced(self, bot: str, reason: str) -> None:  # noqa: ARG002 - the log has it
        """Count a decision that a weaker bot had to make because `bot` failed."""
        self._fallbacks.labels(bot).inc()

    def _find(self, command: type[wire.TableCommand], code: str) -> _Answered:
        name = _name(command)
        return _Answered(self._commands.labels(name, code), self._seconds.labels(name))

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Add a gauge whose value is computed when metrics are scraped."""
        Gauge(name, about, registry=self._register).set_function(count)

    def render(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self._register)


def _name(command: type[wire.TableCommand]) -> str:
    return str(command.__struct_config__.tag)
