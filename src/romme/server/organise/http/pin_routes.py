"""HTTP routes that report wrong PINs to the director."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from romme.server.http.problems import NO_CONTENT, problem_specs
from romme.server.organise.access.pins import PinGuard, WrongPins
from romme.server.organise.access.tournament_access import (
    FORBIDDEN,
    UNKNOWN,
    WRONG_KEY,
    access_tournament,
)
from romme.server.organise.organiser import Organiser
from romme.server.people.http.route_parts import UNREADABLE


class PinRoutes(Controller):
    """The routes for wrong PINs of a tournament."""

    path = "/api/tournaments/{tournament:str}/pins"
    tags: Sequence[str] | None = ("tournaments",)

    @get(responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN))
    async def wrong_pins(
        self,
        request: Request[Any, Any, Any],
        organiser: NamedDependency[Organiser],
        pins: NamedDependency[PinGuard],
        tournament: FromPath[str],
    ) -> Sequence[WrongPins]:
        """List repeated wrong PINs for the director. Occasional mistakes are not listed."""
        (await access_tournament(request, organiser, tournament)).require_director()
        return await pins.reportable(tournament)

    @post(
        "/seen",
        status_code=HTTPStatus.NO_CONTENT,
        responses=problem_specs(UNREADABLE, UNKNOWN, WRONG_KEY, FORBIDDEN) | NO_CONTENT,
    )
    async def take_note(
        self,
        request: Request[Any, Any, Any],
        organiser: NamedDependency[Organiser],
        pins: NamedDependency[PinGuard],
        tournament: FromPath[str],
    ) -> None:
        """Acknowledge the wrong PINs, so that they are not reported again."""
        (await access_tournament(request, organiser, tournament)).require_director()
        await pins.acknowledge(tournament)
