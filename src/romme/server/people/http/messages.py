"""What clients send about themselves, and what they are told."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta

from romme.server.people.factors.webauthn_messages import NewPasskey, Passkey, ShownPasskey
from romme.server.people.person import Person, PersonKind, SessionId
from romme.server.person_id import PersonId

_Text = Annotated[str, Meta(max_length=1000)]
_Device = Annotated[
    str, Meta(max_length=1000, description="What the device is called; if empty, it is guessed.")
]


class Keep(Enum):
    """How a client wants to keep its session: a page as a cookie, a program as a token."""

    COOKIE = "cookie"
    TOKEN = "token"  # noqa: S105 - the word, not one of them


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A misspelt field is a mistake, not a wish for the default."""


class Arrival(_Asked, frozen=True):
    """A new guest."""

    name: Annotated[_Text, Meta(description="1 to 24 visible characters.")]
    kind: Annotated[PersonKind, Meta(description="Stays for ever.")] = PersonKind.PERSON
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class ChangeMe(_Asked, frozen=True):
    """Another name, another password, or both; what is null stays."""

    name: Annotated[_Text, Meta(description="1 to 24 visible characters.")] | None = None
    password: Annotated[_Text, Meta(description="The new one, 8 to 200 characters.")] | None = None
    current_password: (
        Annotated[
            _Text,
            Meta(description="Confirms a change of password, as `POST /api/me/confirm` does."),
        ]
        | None
    ) = None


class Confirmation(_Asked, frozen=True):
    """Proof that it is really you: one of these; the name only if you have no factor."""

    password: _Text | None = None
    passkey: ShownPasskey | None = None
    code: Annotated[_Text, Meta(description="A recovery code, which is used up.")] | None = None
    name: Annotated[_Text, Meta(description="Your name, typed once more.")] | None = None


class Confirmed(msgspec.Struct, frozen=True):
    """This session may change how you sign in, for a while."""

    seconds: Annotated[int, Meta(description="How long.")]


class NewAccount(_Asked, frozen=True):
    """A login for whoever is signed in as a guest."""

    login: Annotated[_Text, Meta(description="3 to 32 letters, digits, dots, dashes.")]
    password: (
        Annotated[
            _Text, Meta(description="8 to 200 characters; null if you sign in by passkey only.")
        ]
        | None
    ) = None


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Each lets you in once, should you forget the password."""

    codes: Annotated[Sequence[str], Meta(description="Shown now and never again.")]


class SignIn(_Asked, frozen=True):
    """A login and its password."""

    login: _Text
    password: _Text
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class Recovery(_Asked, frozen=True):
    """A recovery code, and the password from now on."""

    login: _Text
    code: _Text
    password: Annotated[_Text, Meta(description="The new one, 8 to 200 characters.")]
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class PasskeyToAdd(_Asked, frozen=True):
    """A passkey that the browser made."""

    passkey: NewPasskey
    device: _Device = ""


class PasskeySignIn(_Asked, frozen=True):
    """A passkey that the browser was shown."""

    passkey: ShownPasskey
    device: _Device = ""
    keep: Keep = Keep.COOKIE


class Entered(msgspec.Struct, frozen=True):
    """You are signed in."""

    person: Person
    token: Annotated[
        str | None,
        Meta(description="For `Authorization: Bearer`; null if it was kept as a cookie."),
    ]


class Me(msgspec.Struct, frozen=True):
    """What you see of yourself."""

    id: PersonId
    name: str
    kind: PersonKind
    login: str | None
    password: Annotated[bool, Meta(description="Whether you have one.")]
    codes: Annotated[int, Meta(description="How many recovery codes are left.")]
    passkeys: Sequence[Passkey]
    session: Annotated[SessionId, Meta(description="Which of your sessions this is.")]


class Which(Enum):
    """Which sessions to end."""

    ALL = "all"
    OTHERS = "others"
    """All but this one."""


class SocketTicket(msgspec.Struct, frozen=True):
    """Opens one socket."""

    ticket: str
    seconds: Annotated[int, Meta(description="How long it is good for.")]
