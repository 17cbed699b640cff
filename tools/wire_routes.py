"""The HTTP routes of the server that speak JSON, with the types of what they take and answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, cast, get_args, get_origin

from litestar import Litestar, Response
from litestar.params import QueryParameter

from romme.server.http.app import Server
from romme.server.ops.configuration import Configuration
from romme.server.organise.http.exchange_messages import PastedText
from romme.server.people.http.origins import Origins
from romme.server.people.people import People
from romme.wire import replay

BYTES: Final[Mapping[str, type]] = {
    "GET /api/games/{table}/{number}/replay": replay.Replay,
    "POST /api/replays": replay.Replay,
}
"""Routes whose answer is encoded elsewhere; other answers in bytes are files."""
UPLOADS: Final[Mapping[str, type]] = {
    "POST /api/tournaments/{tournament}/preview": PastedText,
}
"""Routes that take a file, or this instead."""


def _application() -> Litestar:
    server = Server(Configuration(), origins=Origins.of("http://localhost"))
    server.people = cast("People", None)  # nobody is served
    return server._application()  # noqa: SLF001 - the server shows its routes to nobody


class Route(NamedTuple):
    """The types of a route that speaks JSON."""

    name: str
    """Such as ``GET /api/tables/{table}``."""
    answer: Any
    body: Any
    """None where it takes no body."""
    query: Mapping[str, Any]
    """By the name of the parameter; all of them may be left out."""


def routes() -> Iterator[Route]:
    """Each route that speaks JSON."""
    for route in _application().routes:
        for handler in getattr(route, "route_handlers", ()):
            (method, *_) = sorted(handler.http_methods)
            name = f"{method} {route.path_format}"
            parameters = handler.parsed_fn_signature.parameters
            body = parameters["data"].annotation if "data" in parameters else UPLOADS.get(name)
            query = {
                field.name: field.annotation
                for field in parameters.values()
                if isinstance(field.kwarg_definition, QueryParameter)
            }
            answer = handler.parsed_return_field.annotation
            if get_origin(answer) is Response:
                (answer,) = get_args(answer)
            answer = BYTES.get(name, answer)
            if method != "OPTIONS" and answer not in {bytes, Response, dict[str, Any]}:
                yield Route(name, answer, body, query)
