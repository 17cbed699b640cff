"""Everything about oneself over HTTP: to see, to change, to take away, to be rid of."""

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
from romme.server.people.http.visit import no_cookie, own_origin
from romme.server.people.names import read_name
from romme.server.people.own_data import OwnData
from romme.server.people.people import People
from romme.server.people.person import Person, SessionId, SignedIn
from romme.server.people.refusals import PeopleRefusal
from romme.server.people.sessions import Session

_WONT_DO: Final = (
    HTTPStatus.BAD_REQUEST,
    "The name or the password will not do (`name-…`, `password-…`).",
)
_NO_SESSION: Final = (HTTPStatus.NOT_FOUND, "You have no such session (`no-such-session`).")


class MeRoutes(Controller):
    """Whoever is signed in."""

    path = "/api/me"
    tags: Sequence[str] | None = TAGS
    security: Sequence[SecurityRequirement] | None = SECURITY

    @get(responses=problem_specs(SIGNED_OUT))
    async def me(self, people: NamedDependency[People], signed_in: NamedDependency[SignedIn]) -> Me:
        """Who you are here."""
        return await people.describe(signed_in)

    @patch(
        responses=problem_specs(
            *BODY,
            _WONT_DO,
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
        """Change your name or your password; with another password, all other sessions end."""
        person = signed_in.person
        name = None if data.name is None else read_name(data.name)  # all is changed, or nothing
        if data.password is not None:
            if data.current_password is not None:
                shown = Confirmation(password=data.current_password)
                await people.confirm(signed_in, shown, origin=None)
            await people.confirmations.require(signed_in)
            hold = people.confirmations.hold_alone(signed_in)
            await people.accounts.set_password(person, data.password, hold=hold)
            people.sessions.close(person.id)
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
        """Confirm this session with a factor; it may then change how you sign in, for a while."""
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
        """Be forgotten: what is left of you are seats and sentences of nobody."""
        origin = own_origin(request, people)
        await people.confirm(signed_in, data, origin=origin)
        await people.forget(signed_in.person)
        return _left(origin)

    @get("/export", responses=problem_specs(SIGNED_OUT, CONFIRM_FIRST, RATE_LIMITED))
    async def export(
        self, people: NamedDependency[People], confirmed: NamedDependency[SignedIn]
    ) -> Response[OwnData]:
        """Everything that is kept about you."""
        people.limits.costly.take(confirmed.person.id)
        return Response(
            await people.export(confirmed.person),
            headers={"Content-Disposition": 'attachment; filename="romme.json"'},
        )

    @get("/sessions", responses=problem_specs(SIGNED_OUT))
    async def sessions(
        self, people: NamedDependency[People], person: NamedDependency[Person]
    ) -> Sequence[Session]:
        """Where you are signed in, the last used first."""
        return await people.sessions.all_of(person.id)

    @delete("/sessions", responses=problem_specs(UNREADABLE, SIGNED_OUT, WRONG_ORIGIN) | NO_CONTENT)
    async def end_sessions(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        signed_in: NamedDependency[SignedIn],
        which: Annotated[
            Which, QueryParameter(description="All of them, or all but this one.")
        ] = Which.ALL,
    ) -> Response[None]:
        """Sign out everywhere; a guest who does cannot come back."""
        person = signed_in.person.id
        if which is Which.OTHERS:
            await people.sessions.end_others(person, signed_in.session)
            return Response(None)
        await people.sessions.end_all(person)
        return _left(own_origin(request, people))

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
        known = "\0" not in session  # which PostgreSQL takes in no text
        if not known or not await people.sessions.end(signed_in.person.id, SessionId(session)):
            raise PeopleRefusal.NO_SUCH_SESSION.problem()


def _left(origin: str | None) -> Response[None]:
    return Response(None, cookies=[] if origin is None else [no_cookie(origin)])
