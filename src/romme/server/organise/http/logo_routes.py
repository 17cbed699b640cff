"""The logo of a tournament, under a path that changes with it, so that browsers keep it."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.organise.access.tournament_access import UNKNOWN, WRONG_KEY, access_tournament
from romme.server.organise.organiser import Organiser
from romme.server.people.http.route_parts import UNREADABLE
from romme.tournament.office.logo import logo_bytes, logo_version


class LogoRoutes(Controller):
    """The route for the logo of a tournament."""

    path = "/api/tournaments"
    tags: Sequence[str] | None = ("tournaments",)

    @get(
        "/{tournament:str}/logo/{version:str}",
        media_type="image/png",
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY),
    )
    async def logo(
        self,
        request: Request[Any, Any, Any],
        organiser: NamedDependency[Organiser],
        tournament: FromPath[str],
        version: FromPath[str],
    ) -> Response[bytes]:
        """Return the logo, a PNG. Only the present version exists."""
        access = await access_tournament(request, organiser, tournament)
        if version != logo_version(access.desk.tournament):
            raise HttpProblem(HTTPStatus.NOT_FOUND, "not-found")
        return Response(
            logo_bytes(access.desk.tournament),
            media_type="image/png",
            headers={"Cache-Control": "public, max-age=31536000, immutable"},
        )
