"""A person as the rest of the server sees them."""

from __future__ import annotations

from enum import Enum
from typing import NewType

import msgspec

from romme.server.person_id import PersonId

SessionId = NewType("SessionId", str)
"""Identifies a session to its owner. It does not grant access."""


class PersonKind(Enum):
    """Whether a person is human or a bot. The kind never changes, so no bot can pass as a human."""

    PERSON = "person"
    BOT = "bot"


class Person(msgspec.Struct, frozen=True):
    """A guest or a person with an account."""

    id: PersonId
    name: str
    kind: PersonKind
    login: str | None = None
    """Null for a guest."""


class SignedIn(msgspec.Struct, frozen=True):
    """A person and the session with which they are signed in."""

    person: Person
    session: SessionId
