"""Common parts of the sign-in routes, and OpenAPI descriptions shared by all routes."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import Request, Response
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from romme.server.people.factors.confirmation import VerifiedFactor
from romme.server.people.http.authentication import COOKIE, require_own_origin, session_cookie
from romme.server.people.http.device_names import device_label
from romme.server.people.http.messages import Keep, SignInResult
from romme.server.people.people import People
from romme.server.people.person import Person
from romme.server.people.refusals import PeopleRefusal

AnyRequest: TypeAlias = Request[Any, Any, Any]

TAGS: Final = ("people",)
SECURITY: Final[list[SecurityRequirement]] = [{"cookie": []}, {"bearer": []}]
"""OpenAPI security requirements of every route that requires a signed-in person."""

SECURITY_SCHEMES: Final = Components(
    security_schemes={
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "bearer": SecurityScheme(type="http", scheme="bearer"),
    }
)

UNREADABLE: Final = (HTTPStatus.BAD_REQUEST, "The body or a parameter is invalid (`bad-request`).")
TOO_LARGE: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "The body has more than 32 KiB (`too-large`).",
)
BODY: Final = (UNREADABLE, TOO_LARGE)
SIGNED_OUT: Final = (HTTPStatus.UNAUTHORIZED, "Not signed in (`sign-in`).")
WRONG_SIGN_IN: Final = (HTTPStatus.UNAUTHORIZED, "Wrong login or secret (`wrong-sign-in`).")
WRONG_ORIGIN: Final = (HTTPStatus.FORBIDDEN, "`Origin` is not allowed (`origin`).")
NOT_CONFIRMED: Final = (
    HTTPStatus.FORBIDDEN,
    "The proof of identity is wrong or missing (`not-confirmed`).",
)
CONFIRM_FIRST: Final = (
    HTTPStatus.FORBIDDEN,
    "The session must be confirmed with `POST /api/me/confirm` first (`confirm-first`).",
)
RATE_LIMITED: Final = (
    HTTPStatus.TOO_MANY_REQUESTS,
    "Too many requests, see `Retry-After` (`too-many`).",
)


def device_of(request: AnyRequest, said: str) -> str:
    """Return the name of the requesting device: `said`, or a guess from the user agent."""
    return device_label(said, request.headers.get("user-agent", ""))


async def sign_in_response(
    request: AnyRequest, people: People, *, factor: VerifiedFactor, device: str, keep: Keep
) -> Response[SignInResult]:
    """Open a session for a person with a verified factor, and return the response.

    Raise `WRONG_SIGN_IN` if the factor is no longer valid.
    """
    found = await people.find(factor.person)
    token = await people.sign_in(factor, device=device_of(request, device))
    if found is None or token is None:
        raise PeopleRefusal.WRONG_SIGN_IN.problem()
    return session_response(request, people, person=found, token=token, keep=keep)


def check_keep(request: AnyRequest, people: People, keep: Keep) -> None:
    """Raise `ORIGIN` if a page of another site asks for a cookie. Call this before any change."""
    if keep is Keep.COOKIE:
        require_own_origin(request, people)


def session_response(
    request: AnyRequest, people: People, *, person: Person, token: str, keep: Keep
) -> Response[SignInResult]:
    """Return a response with the token in its body or in a cookie, as requested."""
    if keep is Keep.TOKEN:
        return Response(SignInResult(person, token))
    cookie = session_cookie(token, require_own_origin(request, people))
    return Response(SignInResult(person, None), cookies=[cookie])
