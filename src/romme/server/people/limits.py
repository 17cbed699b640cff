"""How often something may be tried: buckets of tokens that fill again with time.

They are kept in memory, for each node by itself, each of the same size and never more than a fixed
number of them. When there is no room the one that was used longest ago goes, and that is the
fullest or nearly so.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final, TypeAlias

from romme.server.people.refusals import PeopleRefusal

WallClockMs: TypeAlias = Callable[[], int]
"""Milliseconds since 1970."""

MOST_KEPT: Final = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then one every so many seconds."""

    burst: int
    seconds: float


class Limit:
    """One bucket for each key.

    >>> now = 0
    >>> limit = Limit(Rate(burst=2, seconds=10), lambda: now)
    >>> [limit.wait("a"), limit.wait("a"), limit.wait("a"), limit.wait("b")]
    [0, 0, 10, 0]
    >>> now = 10_000
    >>> [limit.wait("a"), limit.wait("a")]
    [0, 10]
    """

    def __init__(self, rate: Rate, clock: WallClockMs, *, most: int = MOST_KEPT) -> None:
        """Begin with full buckets."""
        self._clock = clock
        self._step = rate.seconds * 1000
        self._room = self._step * (rate.burst - 1)
        self._most = most
        self._full_at: OrderedDict[bytes, float] = OrderedDict()
        """When a bucket will be full again, by the hash of its key; one that is missing is full."""

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str) -> int:
        """Take a token; 0, or the seconds after which there will be one."""
        now, kept = self._clock(), _hashed(key)
        full_at = max(self._full_at.get(kept, 0), now)
        missing = full_at - now - self._room
        if missing <= 0:
            self._full_at[kept] = full_at + self._step
        self._full_at.move_to_end(kept)  # refused or not: who hammers is not forgotten
        if missing > 0:
            return ceil(missing / 1000)
        if len(self._full_at) > self._most:
            self._full_at.popitem(last=False)
        return 0

    def look(self, key: str) -> int:
        """Return the seconds until there is a token, without taking one."""
        missing = self._full_at.get(_hashed(key), 0) - self._clock() - self._room
        return max(0, ceil(missing / 1000))

    def take(self, key: str) -> None:
        """Take a token, or say how long to wait."""
        seconds = self.wait(key)
        if seconds:
            raise PeopleRefusal.TOO_MANY.problem(seconds=seconds)


def _hashed(key: str) -> bytes:
    """A key of a fixed size: what somebody sends is as long as they like."""
    return blake2b(key.encode(errors="surrogatepass"), digest_size=16).digest()


def neighbourhood(address: str) -> str:
    """What a rate is counted for: an address, or of IPv6 the network that one household has.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("?")
    ('192.0.2.7', '2001:db8:1:2::', '?')
    >>> neighbourhood("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv6Address):
        if read.ipv4_mapped is not None:
            return str(read.ipv4_mapped)
        return str(IPv6Address(int(read) >> 64 << 64))
    return str(read)


class RateLimits:
    """All limits of the ways in; the ones by address leave room for a club behind one address."""

    def __init__(self, clock: WallClockMs) -> None:
        """Begin with full buckets."""
        self.guests = Limit(Rate(240, 5), clock)
        """New guests, by address."""
        self.sign_ins = Limit(Rate(120, 3), clock)
        """Attempts to sign in, by address."""
        self.logins = Limit(Rate(10, 60), clock)
        """Attempts to sign in, by login."""
        self.recoveries = Limit(Rate(20, 60), clock)
        """Attempts with a recovery code, by address."""
        self.recovered = Limit(Rate(5, 600), clock)
        """Attempts with a recovery code, by login."""
        self.checks = Limit(Rate(10, 60), clock)
        """Passwords asked of somebody who is signed in, by person."""
        self.tickets = Limit(Rate(60, 1), clock)
        """Tickets for sockets, by person."""
        self.tables = Limit(Rate(30, 10), clock)
        """New tables, by person."""
        self.look_ups = Limit(Rate(60, 2), clock)
        """Codes of tables looked up, by address."""
        self.chat = Limit(Rate(12, 2), clock)
        """What is written at tables, by person."""
        self.reports = Limit(Rate(10, 60), clock)
        """Reports about what was written, by person."""
        self.pins = Limit(Rate(10, 30), clock)
        """Wrong PINs, by tournament and address; see also `organise.access.pins`."""
        self.pins_from = Limit(Rate(600, 1), clock)
        """Wrong PINs, by address, whatever the tournament: also of one that does not exist."""
        self.commands = Limit(Rate(600, 0.1), clock)
        """Commands to tournaments, by address: enough for a hall of phones behind one."""
        self.previews = Limit(Rate(300, 0.25), clock)
        """Commands to tournaments that are only thought of, by address."""
        self.draws = Limit(Rate(30, 5), clock)
        """Seats looked for, by address."""
        self.costly = Limit(Rate(20, 30), clock)
        """New codes, passkeys, exports, by person."""
        self.files = Limit(Rate(60, 2), clock)
        """Game files read, by address."""
        self.replays = Limit(Rate(240, 0.5), clock)
        """Finished games looked at, by address: a hall looks at one together."""
        self.opinions = Limit(Rate(300, 0.5), clock)
        """Opinions on moves, by address: enough for a few games at once."""


def unlimited(clock: WallClockMs) -> RateLimits:
    """No limits at all: for measuring."""
    limits = RateLimits(clock)
    for name in vars(limits):
        setattr(limits, name, Limit(Rate(1, 0), clock))
    return limits
