"""The signed-in person's own account over HTTP: reading, changing, exporting, deleting."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Final

from litestar import Controller, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.spec import SecurityRequirement
from litestar.params import FromPath, JSONBody, QueryParameter

from romme.server.http.problems import NO_CONTENT, problem_specs
from romme.server.people.factors.confirmation import CONFIRMED_FOR_MS
from romme.server.people.http.authentication import expired_cookie, own_origin
from romme.server.people.http.messages import ChangeMe, Confirmation, Confirmed, Me, Which
from romme.server.people.http.route_parts import (
    BODY,
    CONFIRM_FIRST,
    NOT_CONFIRMED,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    TAGS,
    UNREADABLE,
    WRONG_ORIGIN,
    AnyRequest,
)
from romme.server.people.names import read_name
from romme.server.people.own_data import OwnData
from romme.server.people.people import People
from romme.server.people.person import Person, SessionId, SignedIn
from romme.server.people.refusals import PeopleRefusal
from romme.server.people.sessions import Session

_REJECTED: Final = (
    HTTPStatus.BAD_REQUEST,
    "The name or the password is not acceptable (`name-…`, `password-…`).",
)
_NO_SESSION: Final = (HTTPStatus.NOT_FOUND, "You have no such session (`no-such-session`).")


class MeRoutes(Controller):
    """The routes for the account of the signed-in person."""

    path = "/api/me"
    tags: Sequence[str] | None = TAGS
    security: Sequence[SecurityRequirement] | None = SECURITY

    @get(responses=problem_specs(SIGNED_OUT))
    async def me(self, people: NamedDependency[People], signed_in: NamedDependency[SignedIn]) -> Me:
        """Return your own account."""
        return await people.describe(signed_in)

    @patch(
        responses=problem_specs(
            *BODY,
            _REJECTED,
            SIGNED_OUT,
            WRONG_ORIGIN,
            NOT_CONFIRMED,
            CONFIRM_FIRST,
            (HTTPStatus.CONFLICT, "A guest has no password (`no-account`)."),
            RATE_LIMITED,
        ),
    )
    async def change(
        self,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        data: JSONBody[ChangeMe],
    ) -> Me:
        """Change your name or password. A new password ends all other sessions."""
        person = signed_in.person
        name = None if data.name is None else read_name(data.name)  # validate before any change
        if data.password is not None:
            if data.current_password is not None:
                proof = Confirmation(password=data.current_password)
                await people.confirm(signed_in, proof, origin=None)
            await people.confirmations.require(signed_in)
            guard = people.confirmations.guard_and_end_others(signed_in)
            await people.accounts.set_password(person, data.password, guard=guard)
            people.sessions.close_connections(person.id)
        if name is not None:
            await people.rename(person, name)
        return await people.describe(signed_in)

    @post(
        "/confirm",
        status_code=HTTPStatus.OK,
        responses=problem_specs(*BODY, SIGNED_OUT, WRONG_ORIGIN, NOT_CONFIRMED, RATE_LIMITED),
    )
    async def confirm(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        data: JSONBody[Confirmation],
    ) -> Confirmed:
        """Confirm this session with a factor, so that it may change sign-in factors for a while."""
        await people.confirm(signed_in, data, origin=own_origin(request, people))
        return Confirmed(CONFIRMED_FOR_MS // 1000)

    @delete(
        responses=problem_specs(*BODY, SIGNED_OUT, WRONG_ORIGIN, NOT_CONFIRMED, RATE_LIMITED)
        | NO_CONTENT
    )
    async def forget(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        data: JSONBody[Confirmation],
    ) -> Response[None]:
        """Delete your account. Your games and chat messages stay, without your name."""
        origin = own_origin(request, people)
        await people.confirm(signed_in, data, origin=origin)
        await people.forget(signed_in.person)
        return _signed_out_response(origin)

    @get("/export", responses=problem_specs(SIGNED_OUT, CONFIRM_FIRST, RATE_LIMITED))
    async def export(
        self, people: NamedDependency[People], confirmed: NamedDependency[SignedIn]
    ) -> Response[OwnData]:
        """Return all data stored about you."""
        people.limits.costly.take(confirmed.person.id)
        return Response(
            await people.export(confirmed.person),
            headers={"Content-Disposition": 'attachment; filename="romme.json"'},
        )

    @get("/sessions", responses=problem_specs(SIGNED_OUT))
    async def sessions(
        self, people: NamedDependency[People], person: NamedDependency[Person]
    ) -> Sequence[Session]:
        """List your sessions, the most recently used first."""
        return await people.sessions.all_of(person.id)

    @delete("/sessions", responses=problem_specs(UNREADABLE, SIGNED_OUT, WRONG_ORIGIN) | NO_CONTENT)
    async def end_sessions(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        which: Annotated[
            Which, QueryParameter(description="All sessions, or all except this one.")
        ] = Which.ALL,
    ) -> Response[None]:
        """Sign out on all devices, or on all others.

        A person without a password, passkey or recovery code cannot sign in again.
        """
        person = signed_in.person.id
        if which is Which.OTHERS:
            await people.sessions.end_others(person, signed_in.session)
            return Response(None)
        await people.sessions.end_all(person)
        return _signed_out_response(own_origin(request, people))

    @delete(
        "/sessions/{session:str}",
        responses=problem_specs(UNREADABLE, SIGNED_OUT, WRONG_ORIGIN, _NO_SESSION),
    )
    async def end_session(
        self,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        session: FromPath[str],
    ) -> None:
        """Sign out on one device."""
        known = "\0" not in session  # PostgreSQL rejects NUL in text
        if not known or not await people.sessions.end(signed_in.person.id, SessionId(session)):
            raise PeopleRefusal.NO_SUCH_SESSION.problem()


def _signed_out_response(origin: str | None) -> Response[None]:
    return Response(None, cookies=[] if origin is None else [expired_cookie(origin)])
