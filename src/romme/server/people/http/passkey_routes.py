"""Passkeys over HTTP. Each WebAuthn ceremony has a begin and a finish request."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from romme.server.http.problems import NO_CONTENT, problem_specs
from romme.server.people.factors.webauthn_messages import CreationOptions, Passkey, RequestOptions
from romme.server.people.http.authentication import rate_limit_key_of, require_own_origin
from romme.server.people.http.messages import PasskeySignIn, PasskeyToAdd, SignInResult
from romme.server.people.http.route_parts import (
    BODY,
    CONFIRM_FIRST,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    TAGS,
    UNREADABLE,
    WRONG_ORIGIN,
    WRONG_SIGN_IN,
    AnyRequest,
    check_keep,
    device_of,
    sign_in_response,
)
from romme.server.people.people import People
from romme.server.people.person import Person, SignedIn


class PasskeyRoutes(Controller):
    """The routes for registering, using and removing passkeys."""

    path = "/api/passkeys"
    tags: Sequence[str] | None = TAGS

    @post(
        "/register/begin",
        status_code=HTTPStatus.OK,
        security=SECURITY,
        responses=problem_specs(
            SIGNED_OUT,
            WRONG_ORIGIN,
            CONFIRM_FIRST,
            (HTTPStatus.CONFLICT, "Too many passkeys (`passkeys-full`)."),
            RATE_LIMITED,
        ),
    )
    async def begin_registering(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
    ) -> CreationOptions:
        """Return options for `navigator.credentials.create`, valid for five minutes."""
        person = confirmed.person
        people.limits.costly.take(person.id)
        return await people.passkeys.begin_adding(person, require_own_origin(request, people))

    @post(
        "/register/finish",
        security=SECURITY,
        responses=problem_specs(
            *BODY,
            (HTTPStatus.BAD_REQUEST, "The passkey is invalid (`passkey-refused`)."),
            SIGNED_OUT,
            WRONG_ORIGIN,
            CONFIRM_FIRST,
            (HTTPStatus.CONFLICT, "Too many passkeys (`passkeys-full`)."),
        ),
    )
    async def finish_registering(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
        data: JSONBody[PasskeyToAdd],
    ) -> Passkey:
        """Register a passkey for signing in."""
        return await people.passkeys.finish_adding(
            confirmed.person,
            data.passkey,
            origin=require_own_origin(request, people),
            device=device_of(request, data.device),
            guard=people.confirmations.guard(confirmed),
        )

    @post(
        "/sign-in/begin",
        status_code=HTTPStatus.OK,
        responses=problem_specs(WRONG_ORIGIN, RATE_LIMITED),
    )
    async def begin_sign_in(
        self, request: AnyRequest, people: NamedDependency[People]
    ) -> RequestOptions:
        """Return options for `navigator.credentials.get`, to sign in with any passkey."""
        people.limits.sign_ins.take(rate_limit_key_of(request))
        return await people.passkeys.begin_sign_in(require_own_origin(request, people))

    @post(
        "/confirm/begin",
        status_code=HTTPStatus.OK,
        security=SECURITY,
        responses=problem_specs(SIGNED_OUT, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def begin_confirming(
        self, request: AnyRequest, people: NamedDependency[People], person: NamedDependency[Person]
    ) -> RequestOptions:
        """Return options for `navigator.credentials.get` with your own passkeys only."""
        people.limits.sign_ins.take(rate_limit_key_of(request))
        return await people.passkeys.begin_sign_in(require_own_origin(request, people), person.id)

    @post(
        "/sign-in/finish",
        status_code=HTTPStatus.OK,
        responses=problem_specs(*BODY, WRONG_SIGN_IN, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def finish_sign_in(
        self, request: AnyRequest, people: NamedDependency[People], data: JSONBody[PasskeySignIn]
    ) -> Response[SignInResult]:
        """Sign in with a passkey."""
        check_keep(request, people, data.keep)
        people.limits.sign_ins.take(rate_limit_key_of(request))
        factor = await people.passkeys.finish_sign_in(
            data.passkey, require_own_origin(request, people)
        )
        return await sign_in_response(
            request, people, factor=factor, device=data.device, keep=data.keep
        )

    @delete(
        security=SECURITY,
        responses=problem_specs(SIGNED_OUT, WRONG_ORIGIN, CONFIRM_FIRST) | NO_CONTENT,
    )
    async def remove_all(
        self, people: NamedDependency[People], confirmed: NamedDependency[SignedIn]
    ) -> None:
        """Remove all your passkeys, for example after a recovery, and end all other sessions."""
        guard = people.confirmations.guard_and_end_others(confirmed)
        await people.passkeys.remove_all(confirmed.person.id, guard=guard)
        people.sessions.close_connections(confirmed.person.id)

    @delete(
        "/{passkey:str}",
        security=SECURITY,
        responses=problem_specs(
            UNREADABLE,
            SIGNED_OUT,
            WRONG_ORIGIN,
            CONFIRM_FIRST,
            (HTTPStatus.NOT_FOUND, "You have no such passkey (`no-such-passkey`)."),
        ),
    )
    async def remove(
        self,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
        passkey: FromPath[str],
    ) -> None:
        """Remove a passkey and end all other sessions."""
        guard = people.confirmations.guard_and_end_others(confirmed)
        await people.passkeys.remove(confirmed.person.id, passkey, guard=guard)
        people.sessions.close_connections(confirmed.person.id)
