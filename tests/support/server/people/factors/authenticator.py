"""A software passkey: it signs what a hardware key would sign (ES256, attestation "none")."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.support.server.people.people_server import ORIGIN, Json

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
ATTESTED: Final = 0x40


def to_text(data: bytes) -> str:
    """Encode bytes as base64url without padding, as WebAuthn does."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """A passkey. Tests change its fields to forge responses."""

    origin: str = ORIGIN
    host: str = "romme.example"
    flags: int = PRESENT | VERIFIED
    count: int = 0
    handle: str | None = None
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def create(self, options: Json) -> Json:
        """Return what `navigator.credentials.create` would return."""
        self.handle = options["user"]["id"]
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public()
        data = self._data(self.flags | ATTESTED) + attested
        answer = {
            "clientDataJSON": to_text(self._client("webauthn.create", options["challenge"])),
            "attestationObject": to_text(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return self._credential(answer)

    def get(self, options: Json, kind: str = "webauthn.get") -> Json:
        """Return what `navigator.credentials.get` would return."""
        data, client = self._data(self.flags), self._client(kind, options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = {
            "clientDataJSON": to_text(client),
            "authenticatorData": to_text(data),
            "signature": to_text(signature),
            "userHandle": self.handle,
        }
        return self._credential(answer)

    def _credential(self, response: Json) -> Json:
        text = to_text(self.id)
        more = {"authenticatorAttachment": "platform", "clientExtensionResults": {}}
        return {"id": text, "rawId": text, "type": "public-key", "response": response, **more}

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
