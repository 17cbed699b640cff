"""A tournament of nine people, for tests of import, export and papers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import unquote

import httpx

from romme.tournament.commands import BeginSeries, DrawSeats, EnterPeople
from romme.tournament.list_commands import CheckPack, EnterLine
from romme.tournament.values import EntryDetails, Presence
from tests.server.organise.test_tournaments import LINE, NAMES
from tests.support.server.organise.tournament_server import (
    TournamentClient,
    TournamentServer,
    tournament_server,
)

NAME = "Fréijoerscoupe “2025/26”: Finall"
Scene = Callable[[TournamentServer], Awaitable[None]]


async def small_tournament(server: TournamentServer) -> TournamentClient:
    """Create a tournament of nine people, and enter the result of one game.

    Return the director's client.
    """
    director = await server.make(name=NAME, terms={"rounds": 1})
    people = tuple(EntryDetails(name, "Esch", classes=("Damen",)) for name in NAMES)
    await director.do(EnterPeople(people, Presence.PRESENT))
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    await director.do(CheckPack(1, 1))
    await director.do(EnterLine(1, 1, 1, LINE))
    return director


async def clients_by_role(director: TournamentClient) -> dict[str, TournamentClient]:
    """Return clients by role: the director, a helper, the keeper of table 1 and the public."""
    links = await director.get("/links")
    helper = next(link for link in links if link["role"] == "helper")
    return {
        "director": director,
        "helper": director.with_key(helper["path"].partition("#key=")[2]),
        "keeper": await director.keeper(1, 1),
        "public": director.with_key(None),
    }


def run_scene(url: str, scene: Scene) -> None:
    async def run() -> None:
        async with tournament_server(url) as server:
            await scene(server)

    asyncio.run(run())


async def upload(
    client: TournamentClient, body: bytes, filename: str = "people.csv"
) -> httpx.Response:
    """Upload a list of people for a preview, and return the response."""
    headers = {"content-type": "application/octet-stream", "accept-language": client.lang}
    if client.key is not None:
        headers["x-romme-key"] = client.key
    address = f"/api/tournaments/{client.tournament}/preview"
    return await client.http.post(
        address, content=body, headers=headers, params={"filename": filename}
    )


def download_name(answer: httpx.Response) -> str:
    """Return the filename of a download, as modern browsers read it."""
    return unquote(answer.headers["content-disposition"].partition("filename*=UTF-8''")[2])
