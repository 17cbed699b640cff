"""Request and response bodies of the routes for sign-in and accounts."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta

from romme.server.people.factors.webauthn_messages import NewPasskey, Passkey, PasskeyAssertion
from romme.server.people.person import Person, PersonKind, SessionId
from romme.server.person_id import PersonId

_Text = Annotated[str, Meta(max_length=1000)]
_Device = Annotated[
    str, Meta(max_length=1000, description="Name of the device. If empty, it is guessed.")
]


class Keep(Enum):
    """Where a client keeps its session token: a page in a cookie, a program in its own storage."""

    COOKIE = "cookie"
    TOKEN = "token"  # noqa: S105 - not a secret


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all requests: unknown fields are refused, because they may be misspelt."""


class GuestRequest(_Request, frozen=True):
    """A request to create a guest."""

    name: Annotated[_Text, Meta(description="1 to 24 visible characters.")]
    kind: Annotated[PersonKind, Meta(description="Cannot be changed.")] = PersonKind.PERSON
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class ChangeMe(_Request, frozen=True):
    """A new name, a new password, or both. Null leaves a value unchanged."""

    name: Annotated[_Text, Meta(description="1 to 24 visible characters.")] | None = None
    password: Annotated[_Text, Meta(description="The new one, 8 to 200 characters.")] | None = None
    current_password: (
        Annotated[
            _Text,
            Meta(description="Confirms the change, like `POST /api/me/confirm`."),
        ]
        | None
    ) = None


class Confirmation(_Request, frozen=True):
    """Proof of identity: one of these fields. The name is enough only if you have no factor."""

    password: _Text | None = None
    passkey: PasskeyAssertion | None = None
    code: Annotated[_Text, Meta(description="A recovery code. It is used up.")] | None = None
    name: Annotated[_Text, Meta(description="Your name, typed again.")] | None = None


class Confirmed(msgspec.Struct, frozen=True):
    """Confirms that the session may change your sign-in factors for some time."""

    seconds: Annotated[int, Meta(description="Duration of the confirmation.")]


class NewAccount(_Request, frozen=True):
    """A login for the signed-in guest, usually with a password."""

    login: Annotated[_Text, Meta(description="3 to 32 letters, digits, dots, dashes.")]
    password: (
        Annotated[_Text, Meta(description="8 to 200 characters. Null to sign in by passkey only.")]
        | None
    ) = None


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes that replace a forgotten password. Each can be used once."""

    codes: Annotated[Sequence[str], Meta(description="Shown only once.")]


class SignIn(_Request, frozen=True):
    """A login and its password."""

    login: _Text
    password: _Text
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class Recovery(_Request, frozen=True):
    """A recovery code and a new password."""

    login: _Text
    code: _Text
    password: Annotated[_Text, Meta(description="The new one, 8 to 200 characters.")]
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class PasskeyToAdd(_Request, frozen=True):
    """A passkey created by the browser."""

    passkey: NewPasskey
    device: _Device = ""


class PasskeySignIn(_Request, frozen=True):
    """A passkey to sign in with."""

    passkey: PasskeyAssertion
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class SignInResult(msgspec.Struct, frozen=True):
    """The person and token of a new session."""

    person: Person
    token: Annotated[
        str | None,
        Meta(description="For `Authorization: Bearer`. Null if it was set as a cookie."),
    ]


class Me(msgspec.Struct, frozen=True):
    """Your own account."""

    id: PersonId
    name: str
    kind: PersonKind
    login: str | None
    password: Annotated[bool, Meta(description="Whether you have one.")]
    codes: Annotated[int, Meta(description="Number of unused recovery codes.")]
    passkeys: Sequence[Passkey]
    session: Annotated[SessionId, Meta(description="The current session.")]


class Which(Enum):
    """The sessions to end."""

    ALL = "all"
    OTHERS = "others"
    """All sessions except this one."""


class SocketTicket(msgspec.Struct, frozen=True):
    """A ticket that opens one socket."""

    ticket: str
    seconds: Annotated[int, Meta(description="Lifetime of the ticket.")]
