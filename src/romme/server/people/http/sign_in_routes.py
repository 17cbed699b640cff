"""Signing in and out over HTTP: guests, accounts, recovery, socket tickets."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

from litestar import Controller, Response, Router, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.openapi.spec import SecurityRequirement
from litestar.params import JSONBody

from romme.server.http.problems import NO_CONTENT, problem_specs
from romme.server.people.http.authentication import (
    TokenSource,
    expired_cookie,
    own_origin,
    presented_token,
    rate_limit_key_of,
    require_own_origin,
    session_cookie,
)
from romme.server.people.http.me_routes import MeRoutes
from romme.server.people.http.messages import (
    Confirmation,
    GuestRequest,
    NewAccount,
    Recovery,
    RecoveryCodes,
    SignIn,
    SignInResult,
    SocketTicket,
)
from romme.server.people.http.passkey_routes import PasskeyRoutes
from romme.server.people.http.route_parts import (
    BODY,
    CONFIRM_FIRST,
    NOT_CONFIRMED,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    TAGS,
    WRONG_ORIGIN,
    WRONG_SIGN_IN,
    AnyRequest,
    check_keep,
    device_of,
    session_response,
    sign_in_response,
)
from romme.server.people.names import LONGEST_LOGIN, fold
from romme.server.people.people import People
from romme.server.people.person import Person, SignedIn
from romme.server.people.tickets import TICKET_SECONDS

LARGEST_BODY: Final = 32 * 1024
_PASSWORD: Final = (
    HTTPStatus.BAD_REQUEST,
    "Unacceptable password (`password-too-short`, `password-too-long`, `password-too-easy`).",
)


class SignInRoutes(Controller):
    """The routes for signing in and out."""

    path = "/api"
    tags: Sequence[str] | None = TAGS

    @post(
        "/guests",
        responses=problem_specs(
            *BODY,
            (
                HTTPStatus.BAD_REQUEST,
                "Unacceptable name (`name-missing`, `name-too-long`, `name-bad-character`).",
            ),
            WRONG_ORIGIN,
            RATE_LIMITED,
        ),
    )
    async def arrive(
        self, request: AnyRequest, people: NamedDependency[People], data: JSONBody[GuestRequest]
    ) -> Response[SignInResult]:
        """Create a guest. A name is enough."""
        check_keep(request, people, data.keep)
        people.limits.guests.take(rate_limit_key_of(request))
        guest = await people.create_guest(
            data.name, data.kind, device=device_of(request, data.device)
        )
        return session_response(
            request, people, person=guest.person, token=guest.token, keep=data.keep
        )

    @post(
        "/sign-in",
        status_code=HTTPStatus.OK,
        responses=problem_specs(*BODY, WRONG_SIGN_IN, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def sign_in(
        self, request: AnyRequest, people: NamedDependency[People], data: JSONBody[SignIn]
    ) -> Response[SignInResult]:
        """Sign in with a login and its password. A refusal does not say which of them is wrong."""
        check_keep(request, people, data.keep)
        people.limits.sign_ins.take(rate_limit_key_of(request))
        people.limits.logins.take(_key(data.login))
        factor = await people.accounts.sign_in(data.login, data.password)
        return await sign_in_response(
            request, people, factor=factor, device=data.device, keep=data.keep
        )

    @post(
        "/sign-out",
        security=SECURITY,
        status_code=HTTPStatus.NO_CONTENT,
        responses=problem_specs(WRONG_ORIGIN) | NO_CONTENT,
    )
    async def sign_out(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        visiting: NamedDependency[SignedIn | None],
    ) -> Response[None]:
        """End this session. No-op if nobody is signed in."""
        if visiting is not None:
            await people.sessions.end(visiting.person.id, visiting.session)
        origin = own_origin(request, people)
        return Response(None, cookies=[] if origin is None else [expired_cookie(origin)])

    @post(
        "/recover",
        status_code=HTTPStatus.OK,
        responses=problem_specs(*BODY, _PASSWORD, WRONG_SIGN_IN, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def recover(
        self, request: AnyRequest, people: NamedDependency[People], data: JSONBody[Recovery]
    ) -> Response[SignInResult]:
        """Sign in with a recovery code, set a new password, and end all other sessions."""
        check_keep(request, people, data.keep)
        people.limits.recoveries.take(rate_limit_key_of(request))
        people.limits.recovered.take(_key(data.login))
        factor = await people.accounts.recover(data.login, data.code, password=data.password)
        people.sessions.close_connections(factor.person)
        return await sign_in_response(
            request, people, factor=factor, device=data.device, keep=data.keep
        )

    @post(
        "/socket-ticket",
        security=SECURITY,
        responses=problem_specs(SIGNED_OUT, WRONG_ORIGIN, RATE_LIMITED),
    )
    async def socket_ticket(
        self, request: AnyRequest, people: NamedDependency[People], person: NamedDependency[Person]
    ) -> Response[SocketTicket]:
        """Return a ticket that opens one socket, and renew the session cookie."""
        people.limits.tickets.take(person.id)
        ticket = SocketTicket(await people.tickets.issue(person), TICKET_SECONDS)
        presented = presented_token(request)
        if presented is None or presented.by is TokenSource.BEARER:
            return Response(ticket)
        return Response(
            ticket, cookies=[session_cookie(presented.token, require_own_origin(request, people))]
        )


class AccountRoutes(Controller):
    """The routes for giving a guest an account, and for recovery codes."""

    path = "/api/accounts"
    tags: Sequence[str] | None = TAGS
    security: Sequence[SecurityRequirement] | None = SECURITY

    @post(
        responses=problem_specs(
            *BODY,
            (
                HTTPStatus.BAD_REQUEST,
                "Unacceptable login (`login-length`, `login-bad-character`).",
            ),
            _PASSWORD,
            SIGNED_OUT,
            WRONG_ORIGIN,
            (
                HTTPStatus.CONFLICT,
                "The login is taken (`login-taken`), or you have one (`account-exists`).",
            ),
            CONFIRM_FIRST,
            RATE_LIMITED,
        ),
    )
    async def add(
        self,
        people: NamedDependency[People],
        confirmed: NamedDependency[SignedIn],
        data: JSONBody[NewAccount],
    ) -> RecoveryCodes:
        """Give the signed-in guest an account. The recovery codes are returned only this once."""
        person = confirmed.person
        people.limits.costly.take(person.id)
        guard = people.confirmations.guard(confirmed)
        codes = await people.accounts.add(person, data.login, data.password, guard=guard)
        people.sessions.invalidate(person.id)
        return RecoveryCodes(codes)

    @post(
        "/recovery-codes",
        responses=problem_specs(
            *BODY,
            SIGNED_OUT,
            WRONG_ORIGIN,
            NOT_CONFIRMED,
            CONFIRM_FIRST,
            (HTTPStatus.CONFLICT, "A guest has no recovery codes (`no-account`)."),
            RATE_LIMITED,
        ),
    )
    async def replace_codes(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        data: JSONBody[Confirmation],
    ) -> RecoveryCodes:
        """Replace the recovery codes. In a confirmed session the body may be ``{}``."""
        if data != Confirmation():
            await people.confirm(signed_in, data, origin=own_origin(request, people))
        await people.confirmations.require(signed_in)
        people.limits.costly.take(signed_in.person.id)
        guard = people.confirmations.guard(signed_in)
        return RecoveryCodes(await people.accounts.new_codes(signed_in.person, guard=guard))


def _key(login: str) -> str:
    return fold(login)[: LONGEST_LOGIN + 1]


def people_routes() -> list[Router]:
    """Return all routes about people."""
    return [
        Router(
            "/",
            route_handlers=[SignInRoutes, AccountRoutes, MeRoutes, PasskeyRoutes],
            request_max_body_size=LARGEST_BODY,
            cache_control=CacheControlHeader(no_store=True),
        )
    ]
