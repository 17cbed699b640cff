"""Replays of uploaded game files over HTTP, and opinions on their moves."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from romme.locales import Words, words
from romme.notation.gamefile import Unreadable
from romme.notation.wording import unreadable_reason
from romme.server.analysis.opinions import Opinions
from romme.server.analysis.replays import read_file, replayed
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.people import People
from romme.server.people.http.authentication import rate_limit_key_of
from romme.server.people.http.route_parts import RATE_LIMITED, UNREADABLE
from romme.server.workers.confinement import FILES, TooCostly
from romme.wire import replay as wire

LARGEST_FILE: Final = 256 * 1024
"""Maximum size of a game file in bytes. A game of a thousand turns takes a fifth of that."""
TOO_LARGE: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "The file has more than 256 KiB (`too-large`).",
)
NO_FILE: Final = (
    HTTPStatus.BAD_REQUEST,
    "Not a game file. `line` counts from 1, and is 0 if unknown (`bad-file`).",
)

AnyRequest = Request[Any, Any, Any]


class ReplayRoutes(Controller):
    """The routes for uploaded game files. No sign-in is needed, and nothing is stored."""

    path = "/api/replays"
    tags: Sequence[str] | None = ("games",)

    @post(
        "/",
        status_code=HTTPStatus.OK,
        request_max_body_size=LARGEST_FILE,
        responses={
            **problem_specs(UNREADABLE, NO_FILE, TOO_LARGE, RATE_LIMITED),
            int(HTTPStatus.OK): ResponseSpec(
                wire.Replay, generate_examples=False, description="The game."
            ),
        },
    )
    async def look(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        data: JSONBody[wire.GameFileUpload],
    ) -> Response[bytes]:
        """Return the positions of an uploaded game, move by move, with all cards visible."""
        address = rate_limit_key_of(request)
        people.limits.files.take(address)
        lang = language_of(request.headers.get("accept-language"))
        try:
            content = await FILES.run(address, render_file, lang, data.file)
        except Unreadable as error:
            raise _no_file(words(lang), error) from None
        except TooCostly:
            raise _no_file(words(lang), Unreadable("too-costly")) from None
        return Response(content, media_type=MediaType.JSON)

    @post(
        "/opinion",
        status_code=HTTPStatus.OK,
        request_max_body_size=LARGEST_FILE,
        responses=problem_specs(UNREADABLE, NO_FILE, TOO_LARGE, RATE_LIMITED),
    )
    async def opinion(
        self,
        request: AnyRequest,
        people: NamedDependency[People],
        opinions: NamedDependency[Opinions],
        data: JSONBody[wire.OpinionRequest],
    ) -> wire.Opinion:
        """Return the bots' opinion of a move in an uploaded game: how good it was, and why."""
        asker = rate_limit_key_of(request)
        people.limits.opinions.take(asker)
        lang = language_of(request.headers.get("accept-language"))
        try:
            return await opinions.of(lang, data, asker=asker)
        except Unreadable as error:
            raise _no_file(words(lang), error) from None


def render_file(lang: str, text: str) -> bytes:
    """Convert a game file to a `Replay` in JSON. Raise `Unreadable` if the file is not valid."""
    return msgspec.json.encode(replayed(words(lang), read_file(text), text=text))


def _no_file(catalogue: Words, error: Unreadable) -> HttpProblem:
    reason = unreadable_reason(catalogue, error)
    return HttpProblem(HTTPStatus.BAD_REQUEST, "bad-file", line=error.line or 0, reason=reason)
