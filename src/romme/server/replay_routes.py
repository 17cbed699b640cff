"""Games to look at again over HTTP: those kept here, and files that somebody brings along."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from litestar import Controller, Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from romme.locales import Words, words
from romme.notation import gamefile
from romme.notation.gamefile import GameFile, Unreadable
from romme.notation.wording import unreadable_reason
from romme.server.language import language_of
from romme.server.opinions import Opinions
from romme.server.people import People
from romme.server.people.entering import OFTEN, UNREADABLE
from romme.server.people.visit import address_of
from romme.server.problems import Problem, described
from romme.server.replays import shown
from romme.wire import replay as wire

LARGEST_FILE: Final = 256 * 1024
"""A game of a thousand turns has a fifth of that."""
TOO_LARGE: Final = (
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "The file has more than 256 KiB (`too-large`).",
)
NO_FILE: Final = (
    HTTPStatus.BAD_REQUEST,
    "It is no game file; `line` counts from 1, 0 if it is not known (`bad-file`).",
)

Asked = Request[Any, Any, Any]


class ReplayRoutes(Controller):
    """Games to look at again. Whoever has a file may ask; nothing is kept."""

    path = "/api/replays"
    tags: Sequence[str] | None = ("games",)

    @post(
        "/",
        status_code=HTTPStatus.OK,
        request_max_body_size=LARGEST_FILE,
        responses=described(UNREADABLE, NO_FILE, TOO_LARGE, OFTEN),
    )
    async def look(
        self, request: Asked, people: NamedDependency[People], data: JSONBody[wire.FileSent]
    ) -> wire.Replay:
        """A game file as positions, every card open."""
        people.limits.files.take(address_of(request))
        said = words(language_of(request.headers.get("accept-language")))
        return await asyncio.to_thread(_looked_at, said, data.file)

    @post(
        "/opinion",
        status_code=HTTPStatus.OK,
        request_max_body_size=LARGEST_FILE,
        responses=described(UNREADABLE, NO_FILE, TOO_LARGE, OFTEN),
    )
    async def opinion(
        self,
        request: Asked,
        people: NamedDependency[People],
        opinions: NamedDependency[Opinions],
        data: JSONBody[wire.OpinionWanted],
    ) -> wire.Opinion:
        """What the bots think of a decision, what was better, and why."""
        people.limits.opinions.take(address_of(request))
        lang = language_of(request.headers.get("accept-language"))
        try:
            return await opinions.of(lang, data)
        except Unreadable as error:
            raise _no_file(words(lang), error) from None


def _looked_at(said: Words, text: str) -> wire.Replay:
    return shown(said, read(said, text), text=text)


def read(said: Words, text: str) -> GameFile:
    """Read a file that somebody sent, or say what is wrong with it."""
    try:
        return gamefile.read(text)
    except Unreadable as error:
        raise _no_file(said, error) from None


def _no_file(said: Words, error: Unreadable) -> Problem:
    reason = unreadable_reason(said, error)
    return Problem(HTTPStatus.BAD_REQUEST, "bad-file", line=error.line or 0, reason=reason)
