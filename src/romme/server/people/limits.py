"""Rate limits with token buckets.

Each node has its own buckets, in memory. Their number is limited: if there are too many, the least
recently used one, which is full or nearly full, is evicted.
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

MAX_BUCKETS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A burst of `burst` tokens, then one token every `seconds` seconds."""

    burst: int
    seconds: float


class Limit:
    """One token bucket per key.

    >>> now = 0
    >>> limit = Limit(Rate(burst=2, seconds=10), lambda: now)
    >>> [limit.try_take("a"), limit.try_take("a"), limit.try_take("a"), limit.try_take("b")]
    [0, 0, 10, 0]
    >>> now = 10_000
    >>> [limit.try_take("a"), limit.try_take("a")]
    [0, 10]
    """

    def __init__(self, rate: Rate, clock: WallClockMs, *, max_buckets: int = MAX_BUCKETS) -> None:
        """Start with full buckets."""
        self._clock = clock
        self._step = rate.seconds * 1000
        self._room = self._step * (rate.burst - 1)
        self._max_buckets = max_buckets
        self._full_at: OrderedDict[bytes, float] = OrderedDict()
        """Time at which a bucket will be full again, by the hash of its key. Missing means full."""

    def __len__(self) -> int:
        return len(self._full_at)

    def try_take(self, key: str) -> int:
        """Take a token and return 0, or return the seconds until there is one."""
        now, bucket = self._clock(), _hashed(key)
        full_at = max(self._full_at.get(bucket, 0), now)
        missing = full_at - now - self._room
        if missing <= 0:
            self._full_at[bucket] = full_at + self._step
        self._full_at.move_to_end(bucket)  # even if refused: eviction would refill the bucket
        if missing > 0:
            return ceil(missing / 1000)
        if len(self._full_at) > self._max_buckets:
            self._full_at.popitem(last=False)
        return 0

    def peek(self, key: str) -> int:
        """Return the seconds until there is a token, without taking one."""
        missing = self._full_at.get(_hashed(key), 0) - self._clock() - self._room
        return max(0, ceil(missing / 1000))

    def take(self, key: str) -> None:
        """Take a token. If there is none, raise the problem `too-many` with the seconds to wait."""
        seconds = self.try_take(key)
        if seconds:
            raise PeopleRefusal.TOO_MANY.problem(seconds=seconds)


def _hashed(key: str) -> bytes:
    """Hash a key to a fixed size, because clients control the length of the original."""
    return blake2b(key.encode(errors="surrogatepass"), digest_size=16).digest()


def address_key(address: str) -> str:
    """Return the key for counting an address: the IPv4 address, or the /64 network for IPv6.

    >>> address_key("192.0.2.7"), address_key("2001:db8:1:2:3:4:5:6"), address_key("?")
    ('192.0.2.7', '2001:db8:1:2::', '?')
    >>> address_key("::ffff:192.0.2.7")
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
    """All rate limits. Limits by address are high enough for a whole club behind one address."""

    def __init__(self, clock: WallClockMs) -> None:
        """Start with full buckets."""
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
        """Confirmations of a session, by person."""
        self.tickets = Limit(Rate(60, 1), clock)
        """Socket tickets, by person."""
        self.tables = Limit(Rate(30, 10), clock)
        """New tables, new tournaments and entries in tournaments, by person."""
        self.look_ups = Limit(Rate(60, 2), clock)
        """Look-ups of table and tournament codes, by address."""
        self.chat = Limit(Rate(12, 2), clock)
        """Chat messages, by person."""
        self.reports = Limit(Rate(10, 60), clock)
        """Abuse reports, by person."""
        self.pins = Limit(Rate(10, 30), clock)
        """Wrong PINs, by tournament and address; see also `organise.access.pins`."""
        self.pins_from = Limit(Rate(600, 1), clock)
        """Wrong PINs of any tournament, even an unknown one, by address."""
        self.commands = Limit(Rate(600, 0.1), clock)
        """Tournament commands, by address: enough for many phones behind one address."""
        self.previews = Limit(Rate(300, 0.25), clock)
        """Previews of tournament commands, by address."""
        self.draws = Limit(Rate(30, 5), clock)
        """Computations of seatings, by address."""
        self.costly = Limit(Rate(20, 30), clock)
        """New accounts, recovery codes and passkeys, and data exports, by person."""
        self.files = Limit(Rate(60, 2), clock)
        """Uploaded game files and lists of people, and papers for the public, by address."""
        self.replays = Limit(Rate(240, 0.5), clock)
        """Replays and files of finished games, by address: a whole club may watch one together."""
        self.opinions = Limit(Rate(300, 0.5), clock)
        """Opinions on moves, by address: enough for a few games at once."""


def unlimited(clock: WallClockMs) -> RateLimits:
    """Return limits that never refuse, for benchmarks and tests."""
    limits = RateLimits(clock)
    for name in vars(limits):
        setattr(limits, name, Limit(Rate(1, 0), clock))
    return limits
