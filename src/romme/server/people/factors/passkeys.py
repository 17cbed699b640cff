"""Passkeys: signing in with a fingerprint or a face instead of a password.

The secret never leaves the device, and the server stores only the public key. In every ceremony the
device signs a challenge, which expires after `CHALLENGE_SECONDS` and can be used once.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec
import webauthn
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from romme.server.people.factors.confirmation import FactorGuard, VerifiedFactor
from romme.server.people.factors.webauthn_messages import (
    CreationOptions,
    NewPasskey,
    Passkey,
    PasskeyAssertion,
    RequestOptions,
)
from romme.server.people.http.origins import host_of
from romme.server.people.limits import WallClockMs
from romme.server.people.person import Person
from romme.server.people.refusals import PeopleRefusal
from romme.server.person_id import PersonId
from romme.store.connection.clock import DatabaseNowMs
from romme.store.connection.engines import AUTOCOMMIT_READS
from romme.store.database import Database
from romme.store.schema.tables import challenges, passkeys

CHALLENGE_SECONDS: Final = 300
"""Lifetime of a challenge."""
MAX_PASSKEYS: Final = 20
"""Maximum number of passkeys per person."""
_MALFORMED: Final = (WebAuthnException, ValueError, TypeError, LookupError)
"""Exceptions of the library for malformed input."""


class Passkeys:
    """Registers and verifies passkeys."""

    def __init__(self, database: Database, clock: WallClockMs) -> None:
        """Store the passkeys in this database."""
        self._database = database
        self._looks = database.engine.execution_options(**{AUTOCOMMIT_READS: True})
        self._clock = clock

    async def begin_adding(self, person: Person, origin: str) -> CreationOptions:
        """Return the options with which the browser creates a passkey for a person."""
        known = await self._ids(person.id)
        if len(known) >= MAX_PASSKEYS:
            raise PeopleRefusal.PASSKEYS_FULL.problem(most=MAX_PASSKEYS)
        options = webauthn.generate_registration_options(
            rp_id=host_of(origin),
            rp_name="Rommé",
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=await self._challenge(person.id),
            timeout=CHALLENGE_SECONDS * 1000,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return msgspec.convert(options_to_json_dict(options), CreationOptions)

    async def finish_adding(
        self, person: Person, answer: NewPasskey, *, origin: str, device: str, guard: FactorGuard
    ) -> Passkey:
        """Verify and store the passkey that the browser created.

        Raise `PASSKEY_REFUSED` if it is invalid, and `PASSKEYS_FULL` if the person has too many.
        """
        challenge = await self._redeem_challenge(answer.response.client_data_json, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except _MALFORMED as error:
            raise PeopleRefusal.PASSKEY_REFUSED.problem() from error
        now = self._clock()
        insertion = insert(passkeys).values(
            credential=made.credential_id,
            person=person.id,
            key=made.credential_public_key,
            count=made.sign_count,
            device=device,
            made=now,
            used=now,
        )
        count_query = select(func.count()).where(passkeys.c.person == person.id)
        try:
            async with self._database.writing() as connection:
                await guard(connection)
                await connection.execute(insertion)
                if (await connection.execute(count_query)).scalar_one() > MAX_PASSKEYS:
                    raise PeopleRefusal.PASSKEYS_FULL.problem(most=MAX_PASSKEYS)
        except IntegrityError as error:
            raise PeopleRefusal.PASSKEY_REFUSED.problem() from error
        return Passkey(bytes_to_base64url(made.credential_id), device, now, now)

    async def begin_sign_in(self, origin: str, of: PersonId | None = None) -> RequestOptions:
        """Return the options to sign in with any passkey, or only with those of the person `of`."""
        own = [] if of is None else await self._ids(of)
        options = webauthn.generate_authentication_options(
            rp_id=host_of(origin),
            challenge=await self._challenge(None),
            timeout=CHALLENGE_SECONDS * 1000,
            allow_credentials=[PublicKeyCredentialDescriptor(id=one) for one in own],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return msgspec.convert(options_to_json_dict(options), RequestOptions)

    async def finish_sign_in(self, answer: PasskeyAssertion, origin: str) -> VerifiedFactor:
        """Verify a passkey. Any failure raises `WRONG_SIGN_IN`."""
        challenge = await self._redeem_challenge(answer.response.client_data_json, None)
        try:
            credential = base64url_to_bytes(answer.id)
        except _MALFORMED as error:
            raise PeopleRefusal.WRONG_SIGN_IN.problem() from error
        own = passkeys.c.credential == credential
        query = select(passkeys.c.person, passkeys.c.key, passkeys.c.count).where(own)
        async with self._looks.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or not _belongs(answer.response.user_handle, row[0]):
            raise PeopleRefusal.WRONG_SIGN_IN.problem()
        person, key, count = row
        try:
            verified = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=key,
                credential_current_sign_count=count,
                require_user_verification=True,
            )
        except _MALFORMED as error:
            raise PeopleRefusal.WRONG_SIGN_IN.problem() from error
        touch = (
            update(passkeys).where(own).values(count=verified.new_sign_count, used=self._clock())
        )
        async with self._database.writing() as connection:
            if (await connection.execute(touch)).rowcount == 0:
                raise PeopleRefusal.WRONG_SIGN_IN.problem()  # removed in the meantime
        return VerifiedFactor(PersonId(person), exists().where(own))

    async def all_of(self, person: PersonId) -> Sequence[Passkey]:
        """The passkeys of a person, the most recently used first."""
        query = (
            select(passkeys.c.credential, passkeys.c.device, passkeys.c.made, passkeys.c.used)
            .where(passkeys.c.person == person)
            .order_by(passkeys.c.used.desc(), passkeys.c.credential)
        )
        async with self._looks.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Passkey(bytes_to_base64url(row[0]), *row[1:]) for row in rows]

    async def remove(self, person: PersonId, passkey: str, *, guard: FactorGuard) -> None:
        """Remove a passkey of a person. Raise `NO_SUCH_PASSKEY` if the person does not have it."""
        try:
            credential = base64url_to_bytes(passkey)
        except ValueError as error:
            raise PeopleRefusal.NO_SUCH_PASSKEY.problem() from error
        deletion = delete(passkeys).where(
            passkeys.c.person == person, passkeys.c.credential == credential
        )
        async with self._database.writing() as connection:
            await guard(connection)
            if (await connection.execute(deletion)).rowcount == 0:
                raise PeopleRefusal.NO_SUCH_PASSKEY.problem()

    async def remove_all(self, person: PersonId, *, guard: FactorGuard) -> None:
        """Remove all passkeys of a person."""
        deletion = delete(passkeys).where(passkeys.c.person == person)
        async with self._database.writing() as connection:
            await guard(connection)
            await connection.execute(deletion)

    async def _ids(self, person: PersonId) -> Sequence[bytes]:
        query = select(passkeys.c.credential).where(passkeys.c.person == person)
        async with self._looks.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def _challenge(self, person: PersonId | None) -> bytes:
        challenge = secrets.token_bytes(32)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(challenges).values(
                    challenge=sha256(challenge).digest(),
                    person=person,
                    until=DatabaseNowMs() + CHALLENGE_SECONDS * 1000,
                )
            )
        return challenge

    async def _redeem_challenge(self, client_data: str, person: PersonId | None) -> bytes:
        """Delete and return the challenge in the client data.

        If it is unknown or expired, raise `PASSKEY_REFUSED`, or `WRONG_SIGN_IN` without a person.
        """
        refused = PeopleRefusal.WRONG_SIGN_IN if person is None else PeopleRefusal.PASSKEY_REFUSED
        try:
            named = parse_client_data_json(base64url_to_bytes(client_data)).challenge
        except _MALFORMED as error:
            raise refused.problem() from error
        deletion = (
            delete(challenges)
            .where(challenges.c.challenge == sha256(named).digest())
            .where(
                challenges.c.person.is_(None) if person is None else challenges.c.person == person
            )
            .returning(challenges.c.until > DatabaseNowMs())
        )
        async with self._database.writing() as connection:
            in_time = (await connection.execute(deletion)).scalar_one_or_none()
        if not in_time:
            raise refused.problem()
        return named


def _belongs(user_handle: str | None, person: str) -> bool:
    return user_handle is None or user_handle == bytes_to_base64url(person.encode())
