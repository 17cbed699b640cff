"""What the routes that let somebody in have in common, and how all routes are described."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import Request, Response
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from romme.server.people.factors.confirmation import ShownFactor
from romme.server.people.http.device_names import device_label
from romme.server.people.http.messages import Entered, Keep
from romme.server.people.http.visit import COOKIE, page_of, session_cookie
from romme.server.people.people import People
from romme.server.people.person import Person
from romme.server.people.refusals import PeopleRefusal

AnyRequest: TypeAlias = Request[Any, Any, Any]

TAGS: Final = ("people",)
SECURITY: Final[list[SecurityRequirement]] = [{"cookie": []}, {"bearer": []}]
"""Of every route that needs somebody who is signed in."""

SECURITY_SCHEMES: Final = Components(
    security_schemes={
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "bearer": SecurityScheme(type="http", scheme="bearer"),
    }
)

UNREADABLE: Final = (HTTPStatus.BAD_REQUEST, "The body or a field makes no sense (`bad-request`).")
TOO_LARGE: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "The body has more than 32 KiB (`too-large`).",
)
BODY: Final = (UNREADABLE, TOO_LARGE)
SIGNED_OUT: Final = (HTTPStatus.UNAUTHORIZED, "Nobody is signed in (`sign-in`).")
WRONG: Final = (HTTPStatus.UNAUTHORIZED, "Login and secret do not fit (`wrong-sign-in`).")
WRONG_ORIGIN: Final = (HTTPStatus.FORBIDDEN, "`Origin` is not one of the server's own (`origin`).")
NOT_CONFIRMED: Final = (HTTPStatus.FORBIDDEN, "It was not shown that it is you (`not-confirmed`).")
CONFIRM_FIRST: Final = (
    HTTPStatus.FORBIDDEN,
    "The session has to be confirmed by `POST /api/me/confirm` first (`confirm-first`).",
)
RATE_LIMITED: Final = (HTTPStatus.TOO_MANY_REQUESTS, "Too often; see `Retry-After` (`too-many`).")


def device_of(request: AnyRequest, said: str) -> str:
    """What the device that asks is called."""
    return device_label(said, request.headers.get("user-agent", ""))


async def enter(
    request: AnyRequest, people: People, *, shown: ShownFactor, device: str, keep: Keep
) -> Response[Entered]:
    """Begin a session for somebody who showed who they are."""
    found = await people.find(shown.person)
    token = await people.sign_in(shown, device=device_of(request, device))
    if found is None or token is None:
        raise PeopleRefusal.WRONG_SIGN_IN.problem()
    return entered(request, people, person=found, token=token, keep=keep)


def check_keep(request: AnyRequest, people: People, keep: Keep) -> None:
    """Refuse a cookie to pages of others, before anything happens."""
    if keep is Keep.COOKIE:
        page_of(request, people)


def entered(
    request: AnyRequest, people: People, *, person: Person, token: str, keep: Keep
) -> Response[Entered]:
    """Hand over a token in the way that was asked for."""
    if keep is Keep.TOKEN:
        return Response(Entered(person, token))
    cookie = session_cookie(token, page_of(request, people))
    return Response(Entered(person, None), cookies=[cookie])
