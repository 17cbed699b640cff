"""Keys and PINs of a tournament, for the roles director, helper and keeper of a list.

All are derived from one secret, so that none of them has to be stored, and the director can print
them again. Renewing a role's keys and PINs invalidates the old ones.

>>> keys = Keys(b"secret", Renewals())
>>> keys.by_key(keys.key(By(Role.KEEPER, series=2, table=13)))
By(role=<Role.KEEPER: 'keeper'>, name='', series=2, table=13)
>>> keys.by_key("director.guessed") is None
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
class Keys:
    """Derives and checks the keys and PINs of one tournament."""

    secret: bytes
    renewals: Renewals
    lengths: PinLengths = PinLengths()

    def key(self, by: By) -> str:
        """Return the key that gives a role. A keeper's key is for one list only."""
        return f"{_place(by)}.{urlsafe_b64encode(self._sum('key', by)[:_KEY_BYTES]).decode()[:22]}"

    def pin(self, by: By) -> str:
        """Return the PIN that people can type in instead of opening the link with the key."""
        digits = self.lengths.of(by.role)
        number = int.from_bytes(self._sum("pin", by)) % 10**digits
        return f"{number:0{digits}}"

    def by_key(self, key: str) -> By | None:
        """Return the role that a key gives, or None if the key is invalid."""
        by = _read(key) if len(key) <= _LONGEST else None
        if by is None or not hmac.compare_digest(key.encode(), self.key(by).encode()):
            return None
        return by

    def by_pin(self, pin: str, series: int, table: int) -> By | None:
        """Return the role that a PIN gives, or None if it is wrong.

        If `series` is 0, `pin` must be one of the office, otherwise that of the list's keeper.
        """
        candidates = (
            (By(Role.KEEPER, series=series, table=table),)
            if series
            else (By(Role.DIRECTOR), By(Role.HELPER))
        )
        found = [
            by for by in candidates if hmac.compare_digest(pin.encode(), self.pin(by).encode())
        ]
        return found[0] if found else None

    def _sum(self, what: str, by: By) -> bytes:
        message = f"{what}/{self.renewals.of(by.role)}/{_place(by)}"
        return hmac.digest(self.secret, message.encode(), sha256)


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
