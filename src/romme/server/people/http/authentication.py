"""Authentication of requests, for every route of the server.

A token in `Authorization: Bearer` is sufficient, because pages of other sites cannot send it.
Browsers send cookies automatically, so a request that changes something must also come from one of
our own pages. This is checked here, where the cookie is read, so that no route can forget it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, NamedTuple, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide

from romme.server.people.limits import address_key
from romme.server.people.people import People
from romme.server.people.person import Person, SignedIn
from romme.server.people.refusals import PeopleRefusal
from romme.server.people.sessions import SESSION_SECONDS

COOKIE: Final = "romme"
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class TokenSource(Enum):
    """The part of a request that contained the token."""

    BEARER = "bearer"
    COOKIE = "cookie"


class PresentedToken(NamedTuple):
    """A token, and the part of the request that contained it."""

    token: str
    by: TokenSource


def presented_token(request: AnyConnection) -> PresentedToken | None:
    """Return the token of a request, or None. The header takes precedence over the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return PresentedToken(token.strip(), TokenSource.BEARER)
    cookie = request.cookies.get(COOKIE)
    return PresentedToken(cookie, TokenSource.COOKIE) if cookie else None


def own_origin(request: AnyConnection, people: People) -> str | None:
    """Return the `Origin` of a request, or None unless it is given exactly once and is ours."""
    said = request.headers.getall("origin", [])
    return said[0] if len(said) == 1 and people.origins.allows(said[0]) else None


def require_own_origin(request: AnyConnection, people: People) -> str:
    """Return the `Origin` of a request. Raise `ORIGIN` if it is missing or not one of ours."""
    origin = own_origin(request, people)
    if origin is None:
        raise PeopleRefusal.ORIGIN.problem()
    return origin


async def optional_session(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> SignedIn | None:
    """Return the session of a request, or None.

    Raise `ORIGIN` if a page of another site sent a request that may change data.
    """
    presented = presented_token(request)
    bearer = presented is not None and presented.by is TokenSource.BEARER
    # Check pages without a cookie too: another site must not sign its visitor in.
    page = presented is not None or "origin" in request.headers
    if request.method not in _SAFE and page and not bearer:
        require_own_origin(request, people)
    return None if presented is None else await people.sessions.find(presented.token)


async def current_session(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> SignedIn:
    """Return the session of a request. Raise 401 `sign-in` if there is none."""
    found = await optional_session(request, people)
    if found is None:
        raise PeopleRefusal.SIGN_IN.problem()
    return found


async def confirmed_session(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> SignedIn:
    """Return the session of a request. Raise 403 `confirm-first` if it is not confirmed."""
    found = await current_session(request, people)
    await people.confirmations.require(found)
    return found


async def optional_person(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Person | None:
    """Return the person who sent a request, or None."""
    found = await optional_session(request, people)
    return None if found is None else found.person


async def current_person(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Person:
    """Return the person who sent a request. Raise 401 `sign-in` if nobody is signed in."""
    return (await current_session(request, people)).person


def rate_limit_key_of(request: AnyConnection) -> str:
    """Return the rate-limiting key for the IP address of a request, see `address_key`."""
    return address_key("" if request.client is None else request.client.host)


def session_cookie(token: str, origin: str) -> Cookie:
    """Return the cookie that keeps a person signed in."""
    return _cookie(token, origin, max_age=SESSION_SECONDS)


def expired_cookie(origin: str) -> Cookie:
    """Return a cookie that deletes the session cookie."""
    return _cookie("", origin, max_age=0)


def _cookie(value: str, origin: str, *, max_age: int) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=max_age,
        httponly=True,
        samesite="strict",
        secure=origin.startswith("https:"),
    )


def people_dependencies(people: Callable[[], People]) -> dict[str, Provide]:
    """Return the dependencies that routes may request by name; `people` returns the first one."""
    return {
        "people": Provide(people, sync_to_thread=False),
        "person": Provide(current_person),
        "visitor": Provide(optional_person),
        "signed_in": Provide(current_session),
        "visiting": Provide(optional_session),
        "confirmed": Provide(confirmed_session),
    }
