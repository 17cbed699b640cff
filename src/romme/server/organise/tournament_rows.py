"""Rows of the table `tournaments`: what is stored about a tournament in addition to its events."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from secrets import choice, token_bytes, token_urlsafe
from typing import Any, Final

from sqlalchemy import Row

from romme.server.organise.access.keys import PIN_DIGITS, Keys, PinLengths, Renewals
from romme.store.log.records import now_ms

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


@dataclass(frozen=True, slots=True)
class TournamentInfo:
    """Data stored about a tournament in addition to its events."""

    code: str
    keys: Keys
    person: str | None
    rehearsal: bool


def new_info(person: str, *, rehearsal: bool = False) -> TournamentInfo:
    """Return the info of a new tournament of `person`, with a new code and new keys."""
    return TournamentInfo(
        code="".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
        keys=Keys(token_bytes(32), Renewals()),
        person=person,
        rehearsal=rehearsal,
    )


def info_row(name: str, title: str, about: TournamentInfo, *, listed: bool) -> dict[str, object]:
    """Return the row of a new tournament, whose id is `name`."""
    return {
        "tournament": name,
        "code": about.code,
        "name": title,
        "secret": about.keys.secret,
        "person": about.person,
        "made": now_ms(),
        "listed": listed,
        "rehearsal": about.rehearsal,
        "director_digits": PIN_DIGITS,
        "helper_digits": PIN_DIGITS,
    }


def info_of(row: Row[*tuple[Any, ...]]) -> TournamentInfo:
    """Return the info in a row."""
    renewals = Renewals(row.director_keys, row.helper_keys, row.keeper_keys)
    lengths = PinLengths(row.director_digits, row.helper_digits)
    return TournamentInfo(row.code, Keys(row.secret, renewals, lengths), row.person, row.rehearsal)


def new_name(person: str, request_id: str | None) -> str:
    """Return an unguessable id, which is the same for every retry of a request with an id."""
    if request_id is None:
        return token_urlsafe(9)
    return sha256(f"tournament\0{person}\0{request_id}".encode()).hexdigest()[:16]
