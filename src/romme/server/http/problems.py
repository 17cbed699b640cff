"""What is answered when something cannot be done: a code for programs, a sentence for people.

    {"code": "name-too-long", "message": "A name has at most 24 characters.", "facts": {"most": 24}}

The sentence is the message `problem-<code>` of the catalogue in the language of `Accept-Language`.
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
    # The link of a table is the key to it.
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
}
"""Headers of every answer; those to what is refused get them here, the framework adds none."""


class HttpProblem(Exception):  # noqa: N818 - it is shown to people, and not all are errors
    """Something that was asked for cannot be done; the asker can do something about it."""

    def __init__(self, status: HTTPStatus, code: str, **facts: Said) -> None:
        """Keep what is to be told."""
        super().__init__(code, facts)
        self.status: Final = status
        self.code: Final = code
        self.facts: Final = facts


class ProblemBody(msgspec.Struct, frozen=True):
    """The body of every answer from 400 on."""

    code: Annotated[str, msgspec.Meta(description="Names the problem; never changes.")]
    message: Annotated[str, msgspec.Meta(description="In the language of `Accept-Language`.")]
    facts: Annotated[
        dict[str, int | str], msgspec.Meta(description="What the sentence was made with.")
    ]


NOTHING: Final = {
    int(HTTPStatus.NO_CONTENT): ResponseSpec(None, description="It is done; there is no body.")
}
"""The answer of a route that has nothing to say, for its description."""


def described(*reasons: tuple[HTTPStatus, str]) -> dict[int, ResponseSpec]:
    """The answers from 400 on of a route, for its description: status and what it means here."""
    by_status: dict[int, list[str]] = {}
    for status, reason in reasons:
        by_status.setdefault(int(status), []).append(reason)
    return {
        status: ResponseSpec(ProblemBody, generate_examples=False, description=" ".join(said))
        for status, said in sorted(by_status.items())
    }


def problem_response(
    request: Request[object, object, State], problem: HttpProblem
) -> Response[ProblemBody]:
    """Answer in the asker's language."""
    said = words(language_of(request.headers.get("accept-language")))
    message = said.say(f"problem-{problem.code}", **problem.facts)
    wait = problem.facts.get("seconds")
    headers = {"Vary": "Accept-Language", "Content-Language": said.lang, **GUARDS}
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


_USUAL: Final = {
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "wrong-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}
NO_DATABASE: Final = "no-database"
"""It is away, busy or full."""
USUAL_CODES: Final = frozenset({*_USUAL.values(), "bad-request", "server-error", NO_DATABASE})
"""The problems that any route may have."""


def refusal_response(
    request: Request[object, object, State], error: HTTPException
) -> Response[ProblemBody]:
    """Answer what the framework refuses by itself in the same shape: bad JSON, no such path ..."""
    status = HTTPStatus(error.status_code)
    usual = "server-error" if status >= HTTPStatus.INTERNAL_SERVER_ERROR else "bad-request"
    response = problem_response(request, HttpProblem(status, _USUAL.get(status, usual)))
    response.headers.update(error.headers or {})
    return response


def undecodable_response(
    request: Request[object, object, State], _error: RecursionError | UnicodeDecodeError
) -> Response[ProblemBody]:
    """Answer a body that the decoder gives up on: nested without end, or text that is not UTF-8."""
    return problem_response(request, HttpProblem(HTTPStatus.BAD_REQUEST, "bad-request"))


PROBLEM_HANDLERS: Final[ExceptionHandlersMap] = {
    HttpProblem: problem_response,
    HTTPException: refusal_response,
    RecursionError: undecodable_response,
    UnicodeDecodeError: undecodable_response,
}
"""What the application hands to Litestar as `exception_handlers`."""
