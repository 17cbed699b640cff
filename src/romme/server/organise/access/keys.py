"""Keys and PINs of a tournament, for the roles director, helper and keeper of a list.

The code of a table is no key. It is printed once and lies on the table for a whole day. A phone
exchanges it for the key of the list that the table has at that moment, so that the phone does not
keep access to the lists of later series.

All are derived from one secret, so that none of them has to be stored, and the director can print
them again. Renewing a role's keys and PINs invalidates the old ones.

>>> keys = Keys(b"secret", Renewals())
>>> keys.by_key(keys.key(By(Role.KEEPER, series=2, table=13)))
By(role=<Role.KEEPER: 'keeper'>, name='', series=2, table=13)
>>> keys.by_key("director.guessed") is None
True
>>> keys.read_table_code(keys.table_code(TablePlace(day=1, table=13)))
TablePlace(day=1, table=13)
>>> keys.by_key(keys.table_code(TablePlace(day=1, table=13))) is None
True
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, assert_never

from romme.tournament.rights import By, Role

PIN_DIGITS: Final = 8
"""Length of the office's PINs."""
SHORT_PIN_DIGITS: Final = 6
"""Length of a list's PIN, and of the office's PINs in older tournaments."""
TABLE_PIN_DIGITS: Final = 7
"""Length of the PIN of a table's code.

It differs from `SHORT_PIN_DIGITS`, so that a guess can match only one of the two PINs of a list.
"""
_KEY_BYTES: Final = 16
_LONGEST: Final = 100


@dataclass(frozen=True, slots=True)
class Renewals:
    """Number of times that the keys of each role have been renewed."""

    director: int = 0
    helper: int = 0
    keeper: int = 0

    def of(self, role: Role) -> int:
        """Number of times that the keys of a role have been renewed."""
        match role:
            case Role.DIRECTOR:
                return self.director
            case Role.HELPER:
                return self.helper
            case Role.KEEPER:
                return self.keeper
            case _:
                assert_never(role)


@dataclass(frozen=True, slots=True)
class PinLengths:
    """Number of digits of the office's PINs. Old tournaments have short ones until renewed."""

    director: int = PIN_DIGITS
    helper: int = PIN_DIGITS

    def of(self, role: Role) -> int:
        """Number of digits of a role's PINs."""
        match role:
            case Role.DIRECTOR:
                return self.director
            case Role.HELPER:
                return self.helper
            case Role.KEEPER:
                return SHORT_PIN_DIGITS
            case _:
                assert_never(role)


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A table of the hall on one day of the tournament."""

    day: int
    table: int


@dataclass(frozen=True, slots=True)
class Keys:
    """Derives and checks the keys and PINs of one tournament."""

    secret: bytes
    renewals: Renewals
    lengths: PinLengths = PinLengths()

    def key(self, by: By) -> str:
        """Return the key that gives a role. A keeper's key is for one list only."""
        return _signed(_place(by), self._sum("key", by.role, _place(by)))

    def table_code(self, place: TablePlace) -> str:
        """Return the code of a table for one day. Renewing the keepers' keys invalidates it."""
        return _signed(_table(place), self._sum("key", Role.KEEPER, _table(place)))

    def pin(self, by: By) -> str:
        """Return the PIN that people can type in instead of opening the link with the key."""
        return _digits(self._sum("pin", by.role, _place(by)), self.lengths.of(by.role))

    def table_pin(self, place: TablePlace) -> str:
        """Return the PIN that people can type in instead of scanning the code of a table."""
        return _digits(self._sum("pin", Role.KEEPER, _table(place)), TABLE_PIN_DIGITS)

    def by_key(self, key: str) -> By | None:
        """Return the role that a key gives, or None if the key is invalid."""
        by = _read(key) if len(key) <= _LONGEST else None
        if by is None or not hmac.compare_digest(key.encode(), self.key(by).encode()):
            return None
        return by

    def read_table_code(self, code: str) -> TablePlace | None:
        """Return the table and day that a code is for, or None if the code is invalid."""
        place = _read_table(code) if len(code) <= _LONGEST else None
        if place is None or not hmac.compare_digest(code.encode(), self.table_code(place).encode()):
            return None
        return place

    def by_pin(self, pin: str, series: int, table: int, *, day: int = 0) -> By | None:
        """Return the role that a PIN gives, or None if it is wrong.

        If `series` is 0, `pin` must be one of the office, otherwise that of the list's keeper. With
        a `day`, it may also be the PIN of the table's code for that day.
        """
        keeper = By(Role.KEEPER, series=series, table=table)
        office = () if series else (By(Role.DIRECTOR), By(Role.HELPER))
        candidates = [(by, self.pin(by)) for by in office or (keeper,)]
        if series and day:
            candidates.append((keeper, self.table_pin(TablePlace(day, table))))
        found = [
            by for by, right in candidates if hmac.compare_digest(pin.encode(), right.encode())
        ]
        return found[0] if found else None

    def _sum(self, what: str, role: Role, place: str) -> bytes:
        message = f"{what}/{self.renewals.of(role)}/{place}"
        return hmac.digest(self.secret, message.encode(), sha256)


def _signed(place: str, total: bytes) -> str:
    return f"{place}.{urlsafe_b64encode(total[:_KEY_BYTES]).decode()[:22]}"


def _digits(total: bytes, digits: int) -> str:
    return f"{int.from_bytes(total) % 10**digits:0{digits}}"


def _table(place: TablePlace) -> str:
    return f"table.{place.day}.{place.table}"


def _read_table(code: str) -> TablePlace | None:
    match code.split("."):
        case ["table", day, table, _] if _is_number(day) and _is_number(table):
            return TablePlace(int(day), int(table))
        case _:
            return None


def _place(by: By) -> str:
    return f"keeper.{by.series}.{by.table}" if by.role is Role.KEEPER else by.role.value


def _read(key: str) -> By | None:
    match key.split("."):
        case ["director", _]:
            return By(Role.DIRECTOR)
        case ["helper", _]:
            return By(Role.HELPER)
        case ["keeper", series, table, _] if _is_number(series) and _is_number(table):
            return By(Role.KEEPER, series=int(series), table=int(table))
        case _:
            return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= len("10000")
