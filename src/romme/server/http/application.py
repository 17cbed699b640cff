"""The Litestar application: the routes of HTTP requests, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, ResponseHeader, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message
from litestar.types import Scope as AsgiScope

from romme.server.http.games_routes import GameRoutes
from romme.server.http.lessons_routes import LessonRoutes
from romme.server.http.page import PageRoutes
from romme.server.http.problems import (
    GUARDS,
    NO_DATABASE,
    PROBLEM_HANDLERS,
    HttpProblem,
    ProblemBody,
    problem_response,
)
from romme.server.http.replay_routes import ReplayRoutes
from romme.server.http.rules_routes import RulesRoutes
from romme.server.http.schema import SchemaRoutes
from romme.server.http.tables_routes import TableRoutes
from romme.server.ops.operating_routes import address, check_database, health, metrics, ready
from romme.server.organise.access.tournament_access import refused_response
from romme.server.organise.http.call_routes import CallRoutes
from romme.server.organise.http.exchange_routes import ExchangeRoutes
from romme.server.organise.http.logo_routes import LogoRoutes
from romme.server.organise.http.papers_routes import PapersRoutes
from romme.server.organise.http.pin_routes import PinRoutes
from romme.server.organise.http.table_routes import TableCodeRoutes
from romme.server.organise.http.tournament_routes import TournamentRoutes
from romme.server.organise.http.transfer_routes import TransferRoutes
from romme.server.people import (
    SECURITY_SCHEMES,
    people_dependencies,
    people_routes,
)
from romme.store.connection.engines import is_away
from romme.tournament.refusals import TournamentRefused

if TYPE_CHECKING:  # `Server` makes this application
    from romme.server.http.app import Server

API: Final = "/api/"
LARGEST_BODY: Final = 64 * 1024
HEADERS: Final = tuple(ResponseHeader(name=name, value=GUARDS[name]) for name in GUARDS)

log: Final = structlog.get_logger()


def make_application(current: Callable[[], Server]) -> Litestar:
    """Return the application that handles the HTTP requests of the current server."""
    # No body may have a field of one of these names: Litestar would answer an invalid value of
    # it with an internal error.
    dependencies = people_dependencies(lambda: current().people) | {
        "hub": Provide(lambda: current().hub, sync_to_thread=False),
        "database": Provide(lambda: current().database, sync_to_thread=False),
        "rendered_games": Provide(lambda: current().games, sync_to_thread=False),
        "organiser": Provide(lambda: current().organiser, sync_to_thread=False),
        "pins": Provide(lambda: current().pins, sync_to_thread=False),
        "printing": Provide(lambda: current().printing, sync_to_thread=False),
        "opinions": Provide(lambda: current().opinions, sync_to_thread=False),
        "server": Provide(current, sync_to_thread=False),
        "page": Provide(lambda: current().page, sync_to_thread=False),
        "origins": Provide(lambda: current().origins, sync_to_thread=False),
    }
    return Litestar(
        [
            *people_routes(),
            TableRoutes,
            GameRoutes,
            ReplayRoutes,
            RulesRoutes,
            LessonRoutes,
            TournamentRoutes,
            ExchangeRoutes,
            TransferRoutes,
            PapersRoutes,
            PinRoutes,
            CallRoutes,
            LogoRoutes,
            TableCodeRoutes,
            SchemaRoutes,
            address,
            health,
            ready,
            metrics,
            PageRoutes,
        ],
        dependencies=dependencies,
        before_request=check_database,
        exception_handlers={
            **PROBLEM_HANDLERS,
            TournamentRefused: refused_response,
            Exception: internal_error_response,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        state=State({"server": current}),
        response_headers=HEADERS,
        before_send=[forbid_caching],
        openapi_config=OpenAPIConfig(
            title="Rommé",
            version=version("romme"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # YAML would be rendered on each request
            components=SECURITY_SCHEMES,
        ),
    )


async def forbid_caching(message: Message, scope: AsgiScope) -> None:
    """Set ``Cache-Control: no-store`` on API responses, unless the route sets its own.

    API responses may contain keys, PINs, tokens, tickets or personal data.
    """
    if message["type"] == "http.response.start" and scope["path"].startswith(API):
        headers = MutableScopeHeaders.from_message(message)
        headers.setdefault("Cache-Control", "no-store")


def internal_error_response(
    request: Request[Any, Any, Any], error: Exception
) -> Response[ProblemBody]:
    """Log an unexpected exception, and return the response to the request that raised it."""
    if is_away(error):
        log.warning(
            "database unreachable", path=request.scope["path_template"], reason=type(error).__name__
        )
        return problem_response(request, HttpProblem(HTTPStatus.SERVICE_UNAVAILABLE, NO_DATABASE))
    log.error("request failed", path=request.scope["path_template"], exc_info=error)
    return problem_response(request, HttpProblem(HTTPStatus.INTERNAL_SERVER_ERROR, "server-error"))
