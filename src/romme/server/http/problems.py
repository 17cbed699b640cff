"""Error responses: a code for programs and a message for people.

    {"code": "name-too-long", "facts": {"most": 24, "have": 25},
     "message": "A name can have at most 24 characters; this one has 25."}

The message is `problem-<code>` of the catalogue, in the language of `Accept-Language`.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from romme.locales import Said, words
from romme.server.http.language import language_of

GUARDS: Final = {
    "X-Content-Type-Options": "nosniff",
    # A table's URL grants access to it, so it must not leak to other sites.
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
}
"""Headers of every response. The framework does not add them to error responses."""


class HttpProblem(Exception):  # noqa: N818 - shown to people, and not always an error
    """A request that cannot be fulfilled, for a reason the client can act on."""

    def __init__(self, status: HTTPStatus, code: str, **facts: Said) -> None:
        """Store the status, the code and the arguments of the localised message."""
        super().__init__(code, facts)
        self.status: Final = status
        self.code: Final = code
        self.facts: Final = facts


class ProblemBody(msgspec.Struct, frozen=True):
    """The body of every error response (status 400 and above)."""

    code: Annotated[str, msgspec.Meta(description="Names the problem; never changes.")]
    message: Annotated[str, msgspec.Meta(description="In the language of `Accept-Language`.")]
    facts: Annotated[dict[str, int | str], msgspec.Meta(description="The values in the message.")]


NO_CONTENT: Final = {
    int(HTTPStatus.NO_CONTENT): ResponseSpec(None, description="Done. There is no body.")
}
"""The OpenAPI description of a response without a body."""


def problem_specs(*reasons: tuple[HTTPStatus, str]) -> dict[int, ResponseSpec]:
    """Return a route's error responses for OpenAPI, given pairs of status and meaning."""
    by_status: dict[int, list[str]] = {}
    for status, reason in reasons:
        by_status.setdefault(int(status), []).append(reason)
    return {
        status: ResponseSpec(ProblemBody, generate_examples=False, description=" ".join(texts))
        for status, texts in sorted(by_status.items())
    }


def problem_response(
    request: Request[object, object, State], problem: HttpProblem
) -> Response[ProblemBody]:
    """Build the response that reports a problem in the client's language."""
    catalogue = words(language_of(request.headers.get("accept-language")))
    message = catalogue.say(f"problem-{problem.code}", **problem.facts)
    wait = problem.facts.get("seconds")
    headers = {"Vary": "Accept-Language", "Content-Language": catalogue.lang, **GUARDS}
    if problem.status is HTTPStatus.TOO_MANY_REQUESTS and wait is not None:
        headers["Retry-After"] = str(wait)
    if problem.status is HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(
        ProblemBody(problem.code, message, problem.facts),
        status_code=problem.status,
        headers=headers,
        media_type=MediaType.JSON,
    )


_COMMON: Final = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "wrong-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}
NO_DATABASE: Final = "no-database"
"""Problem code for a database that is unreachable, busy or full."""
COMMON_CODES: Final = frozenset({*_COMMON.values(), "bad-request", "server-error", NO_DATABASE})
"""Codes that any route may return."""


def framework_error_response(
    request: Request[object, object, State], error: HTTPException
) -> Response[ProblemBody]:
    """Build the response to an error that Litestar raised, such as bad JSON or an unknown path."""
    status = HTTPStatus(error.status_code)
    usual = "server-error" if status >= HTTPStatus.INTERNAL_SERVER_ERROR else "bad-request"
    response = problem_response(request, HttpProblem(status, _COMMON.get(status, usual)))
    response.headers.update(error.headers or {})
    return response


def undecodable_response(
    request: Request[object, object, State], _error: RecursionError | UnicodeDecodeError
) -> Response[ProblemBody]:
    """Build the response to a request whose body is nested too deeply or is not UTF-8."""
    return problem_response(request, HttpProblem(HTTPStatus.BAD_REQUEST, "bad-request"))


PROBLEM_HANDLERS: Final[ExceptionHandlersMap] = {
    HttpProblem: problem_response,
    HTTPException: framework_error_response,
    RecursionError: undecodable_response,
    UnicodeDecodeError: undecodable_response,
}
"""The application's `exception_handlers` for Litestar."""
