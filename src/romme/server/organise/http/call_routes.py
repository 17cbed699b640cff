"""The route by which a player at an online table calls the director."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any

from litestar import Controller, Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from romme.server.http.problems import problem_specs
from romme.server.organise.access.tournament_access import REFUSED, UNKNOWN, access_tournament
from romme.server.organise.calls import place_of
from romme.server.organise.http.call_messages import CallWish, TableCall
from romme.server.organise.http.messages import CommandAccepted
from romme.server.organise.organiser import Organiser
from romme.server.people import People, Person, rate_limit_key_of
from romme.server.people.http.route_parts import (
    BODY,
    RATE_LIMITED,
    SECURITY,
    SIGNED_OUT,
    WRONG_ORIGIN,
)
from romme.tournament.list_commands import CallDirector, WithdrawCall
from romme.tournament.rights import By, Role


class CallRoutes(Controller):
    """Calls from online tables. All other clients call with a command."""

    path = "/api/tournaments/{tournament:str}/calls"
    tags: Sequence[str] | None = ("tournaments",)

    @post(
        "/",
        security=SECURITY,
        responses=problem_specs(*BODY, SIGNED_OUT, WRONG_ORIGIN, UNKNOWN, REFUSED, RATE_LIMITED),
    )
    async def call(
        self,
        request: Request[Any, Any, Any],
        *,
        organiser: NamedDependency[Organiser],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        tournament: FromPath[str],
        data: JSONBody[TableCall],
    ) -> CommandAccepted:
        """Call the director to the table where the signed-in person plays, or take the call back.

        Repeated calls are one call.
        """
        people.limits.commands.take(rate_limit_key_of(request))
        desk = (await access_tournament(request, organiser, tournament)).desk
        series, table = place_of(desk.tournament, person.id)
        by = By(Role.KEEPER, Role.KEEPER.value, series, table)
        kind = CallDirector if data.wish is CallWish.CALL else WithdrawCall
        return CommandAccepted(await desk.ask(kind(series, table), by, token_urlsafe(9)))
