"""Somebody who plays here, as the rest of the server sees them."""

from __future__ import annotations

from enum import Enum
from typing import NewType

import msgspec

from romme.server.person_id import PersonId

SessionId = NewType("SessionId", str)
"""Names a session to its owner; it opens nothing."""


class PersonKind(Enum):
    """Who is behind a name; it never changes, so that nobody plays with a program unawares."""

    PERSON = "person"
    BOT = "bot"


class Person(msgspec.Struct, frozen=True):
    """A guest or somebody with an account."""

    id: PersonId
    name: str
    kind: PersonKind
    login: str | None = None
    """Null for a guest."""


class SignedIn(msgspec.Struct, frozen=True):
    """A person on one device."""

    person: Person
    session: SessionId
