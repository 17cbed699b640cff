"""The JSON routes of the server, with the types of their bodies, queries and responses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, get_args, get_origin

from litestar import Response
from litestar.params import QueryParameter

from romme.server.http.app import Server
from romme.server.http.application import make_application
from romme.server.organise.http.exchange_messages import PastedText
from romme.wire import replay

ENCODED_ANSWERS: Final[Mapping[str, type]] = {
    "GET /api/games/{table}/{number}/replay": replay.Replay,
    "POST /api/replays": replay.Replay,
}
"""Types of responses that the handler returns as encoded bytes. Other bytes are files."""
UPLOADS: Final[Mapping[str, type]] = {
    "POST /api/tournaments/{tournament}/preview": PastedText,
}
"""Routes that accept an uploaded file, or this type as JSON instead."""
FILES: Final = frozenset({"POST /api/tournaments/files"})
"""Routes that accept nothing but an uploaded file."""


def _no_server() -> Server:
    raise AssertionError("no request is served")


class Route(NamedTuple):
    """The types of a JSON route."""

    name: str
    """For example ``GET /api/tables/{table}``."""
    answer: Any
    body: Any
    """None if the route takes no body."""
    query: Mapping[str, Any]
    """Types by parameter name. All parameters are optional."""


def routes() -> Iterator[Route]:
    """Yield all JSON routes of the server."""
    for route in make_application(_no_server).routes:
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
            answer = ENCODED_ANSWERS.get(name, answer)
            if method != "OPTIONS" and answer not in {bytes, Response, dict[str, Any]}:
                yield Route(name, answer, body, query)
