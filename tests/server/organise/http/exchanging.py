"""A hall of nine for files in and out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from urllib.parse import unquote

import httpx

from romme.tournament.commands import (
    BeginSeries,
    CheckPack,
    DrawSeats,
    EnterLine,
    EnterPeople,
)
from romme.tournament.values import EntryDetails, Presence
from tests.server.organise.halls import House, Phone, house
from tests.server.organise.test_tournaments import LINE, NAMES

NAME = "Fréijoerscoupe “2025/26”: Finall"
Scene = Callable[[House], Awaitable[None]]


async def hall(place: House) -> Phone:
    """Nine people at three tables; one game is entered."""
    director = await place.make(name=NAME, terms={"rounds": 1})
    people = tuple(EntryDetails(name, "Esch", classes=("Damen",)) for name in NAMES)
    await director.do(EnterPeople(people, Presence.PRESENT))
    await director.do(DrawSeats("seed"))
    await director.do(BeginSeries())
    await director.do(CheckPack(1, 1))
    await director.do(EnterLine(1, 1, 1, LINE))
    return director


async def everybody(director: Phone) -> dict[str, Phone]:
    """All who may ask, by what they are."""
    links = await director.get("/links")
    helper = next(link for link in links if link["role"] == "helper")
    return {
        "director": director,
        "helper": director.with_key(helper["path"].partition("#key=")[2]),
        "keeper": await director.keeper(1, 1),
        "public": director.with_key(None),
    }


def acted(url: str, scene: Scene) -> None:
    async def act() -> None:
        async with house(url) as place:
            await scene(place)

    asyncio.run(act())


async def send(phone: Phone, body: bytes, filename: str = "people.csv") -> httpx.Response:
    """Send a file to be looked at."""
    headers = {"content-type": "application/octet-stream", "accept-language": phone.lang}
    if phone.key is not None:
        headers["x-romme-key"] = phone.key
    address = f"/api/tournaments/{phone.tournament}/preview"
    return await phone.http.post(
        address, content=body, headers=headers, params={"filename": filename}
    )


def named(answer: httpx.Response) -> str:
    """What a file is called, as browsers of today read it."""
    return unquote(answer.headers["content-disposition"].partition("filename*=UTF-8''")[2])
