"""Passkeys over HTTP; each ceremony has a beginning and an end."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from romme.server.http.problems import NO_CONTENT, problem_specs
from romme.server.people.factors.webauthn_messages import CreationOptions, Passkey, RequestOptions
from romme.server.people.http.messages import Entered, PasskeySignIn, PasskeyToAdd
from romme.server.people.http.route_parts import (
    BODY,
    CONFIRM_FIRST,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    TAGS,
    UNREADABLE,
    WRONG,
    WRONG_ORIGIN,
    AnyRequest,
    check_keep,
    device_of,
    enter,
)
from romme.server.people.http.visit import address_of, page_of
from romme.server.people.people import People
from romme.server.people.person import Person, SignedIn


class PasskeyRoutes(Controller):
    """Signing in with a finger or a face."""

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
            (HTTPStatus.CONFLICT, "You have too many (`passkeys-full`)."),
            RATE_LIMITED,
        ),
    )
    async def begin_registering(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
    ) -> CreationOptions:
        """Options for `navigator.credentials.create`; the answer must come within five minutes."""
        person = confirmed.person
        people.limits.costly.take(person.id)
        return await people.passkeys.begin_adding(person, page_of(request, people))

    @post(
        "/register/finish",
        security=SECURITY,
        responses=problem_specs(
            *BODY,
            (HTTPStatus.BAD_REQUEST, "The passkey does not hold (`passkey-refused`)."),
            SIGNED_OUT,
            WRONG_ORIGIN,
            CONFIRM_FIRST,
            (HTTPStatus.CONFLICT, "You have too many (`passkeys-full`)."),
        ),
    )
    async def finish_registering(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
        data: JSONBody[PasskeyToAdd],
    ) -> Passkey:
        """Take a passkey; from then on it signs you in."""
        return await people.passkeys.finish_adding(
            confirmed.person,
            data.passkey,
            origin=page_of(request, people),
            device=device_of(request, data.device),
            hold=people.confirmations.hold(confirmed),
        )

    @post(
        "/sign-in/begin",
        status_code=HTTPStatus.OK,
        responses=problem_specs(WRONG_ORIGIN, RATE_LIMITED),
    )
    async def begin_sign_in(
        self, request: AnyRequest, people: NamedDependency[People]
    ) -> RequestOptions:
        """Options for `navigator.credentials.get`."""
        people.limits.sign_ins.take(address_of(request))
        return await people.passkeys.begin_sign_in(page_of(request, people))

    @post(
        "/confirm/begin",
        status_code=HTTPStatus.OK,
        security=SECURITY,
        responses=problem_specs(SIGNED_OUT, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def begin_confirming(
        self, request: AnyRequest, people: NamedDependency[People], person: NamedDependency[Person]
    ) -> RequestOptions:
        """Options for `navigator.credentials.get` that name your own passkeys only."""
        people.limits.sign_ins.take(address_of(request))
        return await people.passkeys.begin_sign_in(page_of(request, people), person.id)

    @post(
        "/sign-in/finish",
        status_code=HTTPStatus.OK,
        responses=problem_specs(*BODY, WRONG, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def finish_sign_in(
        self, request: AnyRequest, people: NamedDependency[People], data: JSONBody[PasskeySignIn]
    ) -> Response[Entered]:
        """Sign in by a passkey."""
        check_keep(request, people, data.keep)
        people.limits.sign_ins.take(address_of(request))
        shown = await people.passkeys.finish_sign_in(data.passkey, page_of(request, people))
        return await enter(request, people, shown=shown, device=data.device, keep=data.keep)

    @delete(
        security=SECURITY,
        responses=problem_specs(SIGNED_OUT, WRONG_ORIGIN, CONFIRM_FIRST) | NO_CONTENT,
    )
    async def remove_all(
        self, people: NamedDependency[People], confirmed: NamedDependency[SignedIn]
    ) -> None:
        """Remove all your passkeys, as after a recovery; all other sessions end."""
        hold = people.confirmations.hold_alone(confirmed)
        await people.passkeys.remove_all(confirmed.person.id, hold=hold)
        people.sessions.close(confirmed.person.id)

    @delete(
        "/{passkey:str}",
        security=SECURITY,
        responses=problem_specs(
            UNREADABLE,
            SIGNED_OUT,
            WRONG_ORIGIN,
            CONFIRM_FIRST,
            (HTTPStatus.NOT_FOUND, "You have no such one (`no-such-passkey`)."),
        ),
    )
    async def remove(
        self,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
        passkey: FromPath[str],
    ) -> None:
        """Remove a passkey, which no longer signs you in; all other sessions end."""
        hold = people.confirmations.hold_alone(confirmed)
        await people.passkeys.remove(confirmed.person.id, passkey, hold=hold)
        people.sessions.close(confirmed.person.id)
