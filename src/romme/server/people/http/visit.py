"""Who asks: read from a request, for every route of the server.

A token in `Authorization: Bearer` is proof enough, for no page of a stranger can send it. A cookie
comes by itself, so where something is changed the page must be one of ours (R16); that is looked at
here, where the cookie is read, so that no route can forget it.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, NamedTuple, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide

from romme.server.people.limits import neighbourhood
from romme.server.people.people import People
from romme.server.people.person import Person, SignedIn
from romme.server.people.refusals import PeopleRefusal
from romme.server.people.sessions import LASTING_SECONDS

COOKIE: Final = "romme"
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class TokenSource(Enum):
    """How somebody showed who they are."""

    BEARER = "bearer"
    COOKIE = "cookie"


class Shown(NamedTuple):
    """A token, and how it came."""

    token: str
    by: TokenSource


def shown_by(request: AnyConnection) -> Shown | None:
    """The token of a request; one in the header goes before a cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return Shown(token.strip(), TokenSource.BEARER)
    cookie = request.cookies.get(COOKIE)
    return Shown(cookie, TokenSource.COOKIE) if cookie else None


def own_origin(request: AnyConnection, people: People) -> str | None:
    """The page that asks, if it is one of ours and says so exactly once."""
    said = request.headers.getall("origin", [])
    return said[0] if len(said) == 1 and people.origins.allows(said[0]) else None


def page_of(request: AnyConnection, people: People) -> str:
    """The page that asks; a page of somebody else, or none, is refused."""
    origin = own_origin(request, people)
    if origin is None:
        raise PeopleRefusal.ORIGIN.problem()
    return origin


async def optional_session(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> SignedIn | None:
    """Who asks, and on which device, if they are signed in."""
    shown = shown_by(request)
    bearer = shown is not None and shown.by is TokenSource.BEARER
    # A page without a cookie yet is looked at too: it must not sign its visitor in as another one.
    page = shown is not None or "origin" in request.headers
    if request.method not in _SAFE and page and not bearer:
        page_of(request, people)
    return None if shown is None else await people.sessions.find(shown.token)


async def current_session(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> SignedIn:
    """Who asks, and on which device; 401 `sign-in` if nobody is signed in."""
    found = await optional_session(request, people)
    if found is None:
        raise PeopleRefusal.SIGN_IN.problem()
    return found


async def confirmed_session(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> SignedIn:
    """The session that asks, confirmed with a factor; 403 `confirm-first` if it is not (R23)."""
    found = await current_session(request, people)
    await people.confirmations.require(found)
    return found


async def optional_person(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Person | None:
    """Who asks, if they are signed in."""
    found = await optional_session(request, people)
    return None if found is None else found.person


async def current_person(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Person:
    """Who asks; 401 `sign-in` if nobody is signed in."""
    return (await current_session(request, people)).person


def address_of(request: AnyConnection) -> str:
    """Where a request comes from, as far as rates are counted."""
    return neighbourhood("" if request.client is None else request.client.host)


def session_cookie(token: str, origin: str) -> Cookie:
    """The cookie that keeps somebody signed in."""
    return _cookie(token, origin, max_age=LASTING_SECONDS)


def no_cookie(origin: str) -> Cookie:
    """The cookie that takes the other one away."""
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


def people_dependencies(people: People) -> dict[str, Provide]:
    """What the application hands to Litestar, so that any route may ask for these by name."""
    return {
        "people": Provide(lambda: people, sync_to_thread=False),
        "person": Provide(current_person),
        "visitor": Provide(optional_person),
        "signed_in": Provide(current_session),
        "visiting": Provide(optional_session),
        "confirmed": Provide(confirmed_session),
    }
