"""JSON messages that the server and the browser exchange for WebAuthn.

A page passes the options to `navigator.credentials` and sends back the `toJSON()` of the result.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Base64Url = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]*$", max_length=8192)]
Kind: TypeAlias = Literal["public-key"]
Need: TypeAlias = Literal["discouraged", "preferred", "required"]


class _Part(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """Base class of all messages. Field names are in camel case, as in WebAuthn."""


class RelyingParty(_Part, frozen=True):
    """This server, as the relying party of WebAuthn."""

    id: str
    name: str


class PasskeyUser(_Part, frozen=True):
    """The owner of a new passkey."""

    id: Base64Url
    name: str
    display_name: str


class Algorithm(_Part, frozen=True):
    """A supported signature algorithm."""

    type: Kind
    alg: int


class Descriptor(_Part, frozen=True):
    """A registered passkey."""

    id: Base64Url
    type: Kind


class Selection(_Part, frozen=True):
    """Requirements for the authenticator."""

    resident_key: Need
    require_resident_key: bool
    user_verification: Need


class CreationOptions(_Part, frozen=True):
    """Input for `PublicKeyCredential.parseCreationOptionsFromJSON`."""

    rp: RelyingParty
    user: PasskeyUser
    challenge: Base64Url
    pub_key_cred_params: list[Algorithm]
    timeout: int
    exclude_credentials: list[Descriptor]
    authenticator_selection: Selection
    attestation: Literal["direct", "enterprise", "indirect", "none"]


class RequestOptions(_Part, frozen=True):
    """Input for `PublicKeyCredential.parseRequestOptionsFromJSON`."""

    challenge: Base64Url
    timeout: int
    rp_id: str
    user_verification: Need
    allow_credentials: list[Descriptor] = []


class Attestation(_Part, frozen=True):
    """The authenticator's response for a new passkey."""

    client_data_json: Base64Url = msgspec.field(name="clientDataJSON")
    attestation_object: Base64Url


class Assertion(_Part, frozen=True):
    """The authenticator's response for a sign-in."""

    client_data_json: Base64Url = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64Url
    signature: Base64Url
    user_handle: Base64Url | None = None


class NewPasskey(_Part, frozen=True):
    """The `toJSON()` of the result of `navigator.credentials.create`."""

    id: Base64Url
    raw_id: Base64Url
    type: str
    response: Attestation


class PasskeyAssertion(_Part, frozen=True):
    """The `toJSON()` of the result of `navigator.credentials.get`."""

    id: Base64Url
    raw_id: Base64Url
    type: str
    response: Assertion


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    device: str
    made: int
    """Time of creation, in milliseconds since 1970."""
    used: int
    """Time of the last use, in milliseconds since 1970."""
