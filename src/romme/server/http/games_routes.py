"""Finished games over HTTP: those of a person, game files with proof of the deal, and replays."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy import select

from romme.server.analysis.rendered_games import GameRequest, RenderedGames
from romme.server.http.language import language_of
from romme.server.http.problems import problem_specs
from romme.server.people import People, Person, rate_limit_key_of
from romme.server.people.http.route_parts import RATE_LIMITED, SECURITY, SIGNED_OUT, UNREADABLE
from romme.store.database import Database
from romme.store.schema.tables import games, players
from romme.wire import lobby
from romme.wire.replay import Replay

MAX_LISTED: Final = 200
UNKNOWN: Final = (HTTPStatus.NOT_FOUND, "There is no such finished game (`no-game-kept`).")
COSTLY: Final = (
    HTTPStatus.SERVICE_UNAVAILABLE,
    "The game is too long to be shown (`game-too-costly`).",
)
HIDDEN: Final = (HTTPStatus.FORBIDDEN, "Only its players may see it (`not-yours`).")


class GameRoutes(Controller):
    """The routes for finished games."""

    path = "/api/games"
    tags: Sequence[str] | None = ("games",)

    @get("/", security=SECURITY, responses=problem_specs(UNREADABLE, SIGNED_OUT))
    async def mine(
        self,
        database: NamedDependency[Database],
        people: NamedDependency[People],
        person: NamedDependency[Person],
        before: FromQuery[
            Annotated[
                int,
                QueryParameter(ge=0, le=2**62, description="Only games that ended before (ms)."),
            ]
        ] = 2**62,
        most: FromQuery[
            Annotated[int, QueryParameter(ge=1, le=MAX_LISTED, description="Maximum number.")]
        ] = MAX_LISTED,
    ) -> list[lobby.PlayedGame]:
        """List the finished games of the signed-in person, the latest first."""
        own = players.c.person == person.id
        query = (
            select(games, players.c.seat, players.c.score)
            .join(
                players, (games.c.stream == players.c.stream) & (games.c.number == players.c.number)
            )
            .where(own, games.c.ended < before)
            .order_by(games.c.ended.desc())
            .limit(most)
        )
        async with database.reading() as connection:
            rows = (await connection.execute(query)).all()
            keys = [row.stream for row in rows]
            sat = (
                await connection.execute(
                    select(players).where(players.c.stream.in_(keys)).order_by(players.c.seat)
                )
            ).all()
        names = await people.names_of({row.person for row in sat if row.person is not None})
        return [
            lobby.PlayedGame(
                table=row.stream,
                number=row.number,
                ended=row.ended,
                rules=row.rules,
                ending=row.ending,
                winner=row.winner,
                seat=row.seat,
                score=row.score,
                names=[
                    names.get(one.person, "") if one.person is not None else ""
                    for one in sat
                    if (one.stream, one.number) == (row.stream, row.number)
                ],
                scores=[
                    one.score for one in sat if (one.stream, one.number) == (row.stream, row.number)
                ],
            )
            for row in rows
        ]

    @get(
        "/{table:str}/{number:int}",
        responses=problem_specs(UNREADABLE, UNKNOWN, HIDDEN, RATE_LIMITED, COSTLY),
        media_type="application/toml",
    )
    async def file(
        self,
        *,
        request: Request[Any, Any, Any],
        rendered_games: NamedDependency[RenderedGames],
        people: NamedDependency[People],
        visitor: NamedDependency[Person | None],
        table: FromPath[str],
        number: FromPath[int],
    ) -> Response[bytes]:
        """Return a finished game as a game file, which includes the proof of its deal."""
        content = await rendered_games.file(_game_request(request, people, visitor, table, number))
        name = f"romme-{table}-{number}.romme"
        return Response(
            content,
            media_type="application/toml",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get(
        "/{table:str}/{number:int}/replay",
        responses={
            **problem_specs(UNREADABLE, UNKNOWN, HIDDEN, RATE_LIMITED, COSTLY),
            int(HTTPStatus.OK): ResponseSpec(
                Replay, generate_examples=False, description="The game."
            ),
        },
    )
    async def replay(
        self,
        *,
        request: Request[Any, Any, Any],
        rendered_games: NamedDependency[RenderedGames],
        people: NamedDependency[People],
        visitor: NamedDependency[Person | None],
        table: FromPath[str],
        number: FromPath[int],
    ) -> Response[bytes]:
        """Return the positions of a finished game, move by move, with all cards visible."""
        lang = language_of(request.headers.get("accept-language"))
        content = await rendered_games.replay(
            _game_request(request, people, visitor, table, number), lang
        )
        return Response(content, media_type=MediaType.JSON)


def _game_request(
    request: Request[Any, Any, Any],
    people: People,
    visitor: Person | None,
    table: str,
    number: int,
) -> GameRequest:
    people.limits.replays.take(rate_limit_key_of(request))
    person = None if visitor is None else visitor.id
    return GameRequest(table, number, person, rate_limit_key_of(request))
