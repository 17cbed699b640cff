"""Verification of PINs, with a limited number of failures per tournament.

A PIN is short, so guessing must be slow, no matter how many addresses the guesses come from. Each
tournament has a budget of failures that refills slowly. It is stored in the database, so that
neither a restart nor another node refills it. The PIN is compared in the transaction that counts
the failure, so that concurrent guesses count one by one. While the budget is empty, no PIN is
compared at all.

An attacker could use up the budget to lock others out. So addresses that have sent a correct PIN
before have a separate budget. Clients that have signed in send a key instead of a PIN, and links
and QR codes contain keys. Repeated failures are reported to the director. `guesses_per_week`
computes how many guesses are possible. A test asserts that the chance of guessing a PIN in a week
is below 0.1 %.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from enum import Enum
from hashlib import sha256
from http import HTTPStatus
from math import ceil
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.server.http.problems import HttpProblem
from romme.server.ops.configuration import Limiting
from romme.server.organise.access.keys import PIN_DIGITS, Keys
from romme.server.organise.http.messages import PinEntry
from romme.server.people.limits import Rate, WallClockMs
from romme.store.database import Database
from romme.store.schema.tables import pin_failures, pin_places, tournaments
from romme.tournament.rights import By

MAX_ADDRESSES: Final = 500
"""Maximum number of known addresses per tournament and target."""
FORGOTTEN_AFTER_MS: Final = 24 * 3600 * 1000
"""Time without a failure after which the count that the director sees restarts."""
WEEK_SECONDS: Final = 7 * 24 * 3600


class PinTarget(Enum):
    """The part of a tournament that a PIN gives access to."""

    OFFICE = "office"
    LIST = "list"


class PinOrigin(Enum):
    """Whether an address has sent a correct PIN before."""

    NEW = "new"
    KNOWN = "known"


class PinBudgetKey(NamedTuple):
    """Key of a failure budget: what the PIN gives access to, and its number of digits."""

    target: PinTarget
    digits: int


OFFICE: Final = PinBudgetKey(PinTarget.OFFICE, PIN_DIGITS)
OLD_OFFICE: Final = PinBudgetKey(PinTarget.OFFICE, 6)
"""For tournaments created when office PINs had six digits."""
LIST: Final = PinBudgetKey(PinTarget.LIST, 6)

BUDGETS: Final[dict[PinBudgetKey, dict[PinOrigin, Rate]]] = {
    OFFICE: {PinOrigin.NEW: Rate(100, 90), PinOrigin.KNOWN: Rate(100, 90)},
    OLD_OFFICE: {PinOrigin.NEW: Rate(10, 8000), PinOrigin.KNOWN: Rate(10, 8000)},
    LIST: {PinOrigin.NEW: Rate(50, 2400), PinOrigin.KNOWN: Rate(80, 2400)},
}
"""Allowed failures: the size of a burst, and the seconds until another failure is allowed."""

REPORT_FROM: Final = {PinTarget.OFFICE: 3, PinTarget.LIST: 10}
"""Minimum number of failures that is reported to the director. A few typos are normal."""


def guesses_per_week(guarded: PinBudgetKey) -> int:
    """Maximum number of wrong guesses in a week from all addresses, starting with full budgets.

    >>> guesses_per_week(OFFICE), guesses_per_week(LIST)
    (13640, 634)
    """
    return sum(rate.burst + int(WEEK_SECONDS / rate.seconds) for rate in BUDGETS[guarded].values())


def budget_key(keys: Keys, series: int) -> PinBudgetKey:
    """Return the budget that a guess counts against.

    A guess of a list's PIN counts against `LIST`. If `series` is 0, the guess is of an office PIN
    and counts against `OFFICE`, or against `OLD_OFFICE` if one of the office's PINs has fewer than
    `PIN_DIGITS` digits.
    """
    if series:
        return LIST
    shortest = min(keys.lengths.director, keys.lengths.helper)
    return OFFICE if shortest >= PIN_DIGITS else OLD_OFFICE


def too_many_pins(seconds: int) -> HttpProblem:
    """Return the problem for too many wrong PINs. PINs are accepted again in `seconds`.

    Its message says how to sign in without a PIN.
    """
    facts = {"seconds": seconds, "minutes": ceil(seconds / 60)}
    return HttpProblem(HTTPStatus.TOO_MANY_REQUESTS, "too-many-pins", **facts)


class WrongPins(msgspec.Struct, frozen=True):
    """Wrong PINs since the director last acknowledged them."""

    opens: PinTarget
    failures: int
    first: int
    """Time of the first of these wrong PINs, in milliseconds since 1970."""
    last: int
    closed_until: int
    """Time at which PINs from new addresses are accepted again, in ms since 1970, or 0."""


class PinGuard:
    """Checks PINs, counts wrong ones, and refuses further ones once there are too many."""

    def __init__(self, database: Database, clock: WallClockMs, limiting: Limiting) -> None:
        """Count failures in `database`. With `Limiting.OFF` they are counted but not limited."""
        self._database = database
        self._clock = clock
        self._limiting = limiting

    async def enter(
        self, tournament: str, keys: Keys, entry: PinEntry, *, address: str, day: int = 0
    ) -> By | None:
        """Return the role that a PIN gives, or count a failure and return None if it is wrong.

        With a `day`, the PIN of the table's code for that day gives access to the list too.

        While the budget is empty, raise 429 `too-many-pins` without comparing the PIN.
        """
        at = budget_key(keys, entry.series)
        place = hmac.digest(keys.secret, f"place/{address}".encode(), sha256)[:16]
        async with self._database.reading() as connection:  # a flood of guesses must not write
            await self._check(connection, tournament, at, place)
        async with self._database.writing() as connection:
            turn = select(tournaments.c.tournament).where(tournaments.c.tournament == tournament)
            await connection.execute(turn.with_for_update())
            known = await self._check(connection, tournament, at, place)
            found = keys.by_pin(entry.pin, entry.series, entry.table, day=day)
            if found is None:
                await self._count(connection, tournament, at, known)
            elif known is PinOrigin.NEW:
                await self._remember(connection, tournament, at.target, place)
        return found

    async def reportable(self, tournament: str) -> Sequence[WrongPins]:
        """Return the failures to report to the director. A few typos are not reported."""
        query = select(pin_failures).where(pin_failures.c.tournament == tournament)
        by_kind: dict[PinTarget, list[Row[*tuple[object, ...]]]] = {}
        for row in await self._database.rows(query):
            target = PinTarget(row.bucket.split("/")[0])
            by_kind.setdefault(target, []).append(row)
        found = []
        for target, rows in sorted(by_kind.items(), key=lambda one: one[0].value):
            counted = [row for row in rows if row.failures]
            number = sum(row.failures for row in counted)
            if number >= REPORT_FROM[target]:
                found.append(
                    WrongPins(
                        target,
                        number,
                        first=min(row.first for row in counted),
                        last=max(row.last for row in counted),
                        closed_until=max(self._closed_until(row) for row in rows),
                    )
                )
        return found

    async def acknowledge(self, tournament: str) -> None:
        """Reset the count that the director sees. The budgets stay unchanged."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(pin_failures)
                .where(pin_failures.c.tournament == tournament)
                .values(failures=0)
            )

    def _closed_until(self, row: Row[*tuple[object, ...]]) -> int:
        target, digits, place = row.bucket.split("/")
        if PinOrigin(place) is PinOrigin.KNOWN:
            return 0
        rate = BUDGETS[PinBudgetKey(PinTarget(target), int(digits))][PinOrigin.NEW]
        until = row.full_at - _room_ms(rate)
        return int(until) if until > self._clock() else 0

    async def _check(
        self, connection: AsyncConnection, tournament: str, at: PinBudgetKey, place: bytes
    ) -> PinOrigin:
        """Return whether the address that hashes to `place` has sent a correct PIN before.

        Raise 429 `too-many-pins` if the budget for wrong PINs is used up.
        """
        query = select(pin_places.c.at).where(
            pin_places.c.tournament == tournament,
            pin_places.c.opened == at.target.value,
            pin_places.c.place == place,
        )
        row = (await connection.execute(query)).one_or_none()
        known = PinOrigin.NEW if row is None else PinOrigin.KNOWN
        full_at = (
            await connection.execute(
                select(pin_failures.c.full_at).where(_bucket(tournament, at, known))
            )
        ).scalar_one_or_none()
        missing = (full_at or 0) - self._clock() - _room_ms(BUDGETS[at][known])
        if missing > 0 and self._limiting is Limiting.ON:
            raise too_many_pins(ceil(missing / 1000))
        return known

    async def _count(
        self, connection: AsyncConnection, tournament: str, at: PinBudgetKey, known: PinOrigin
    ) -> None:
        now, step = self._clock(), round(BUDGETS[at][known].seconds * 1000)
        own = _bucket(tournament, at, known)
        row = (await connection.execute(select(pin_failures).where(own))).one_or_none()
        if row is None:
            first = {"full_at": now + step, "failures": 1, "first": now, "last": now}
            key = {"tournament": tournament, "bucket": _name(at, known)}
            await connection.execute(insert(pin_failures).values(**key, **first))
            return
        restarts = row.failures == 0 or now - row.last > FORGOTTEN_AFTER_MS
        values = {
            "full_at": max(row.full_at, now) + step,
            "failures": 1 if restarts else row.failures + 1,
            "first": now if restarts else row.first,
            "last": now,
        }
        await connection.execute(update(pin_failures).where(own).values(**values))

    async def _remember(
        self, connection: AsyncConnection, tournament: str, target: PinTarget, place: bytes
    ) -> None:
        own = (pin_places.c.tournament == tournament) & (pin_places.c.opened == target.value)
        count_query = select(func.count()).select_from(pin_places).where(own)
        if (await connection.execute(count_query)).scalar_one() < MAX_ADDRESSES:
            row = {"tournament": tournament, "opened": target.value, "place": place}
            await connection.execute(insert(pin_places).values(**row, at=self._clock()))


def _room_ms(rate: Rate) -> float:
    return rate.seconds * 1000 * (rate.burst - 1)


def _name(at: PinBudgetKey, known: PinOrigin) -> str:
    return f"{at.target.value}/{at.digits}/{known.value}"


def _bucket(tournament: str, at: PinBudgetKey, known: PinOrigin) -> ColumnElement[bool]:
    return (pin_failures.c.tournament == tournament) & (pin_failures.c.bucket == _name(at, known))
