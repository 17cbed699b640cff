"""A server with tournaments: the real routes on a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, TypeAlias

import httpx

from romme.server.http.app import Server
from romme.server.ops.configuration import Configuration, Limiting
from romme.tournament.commands import Command
from romme.tournament.storage.command_codec import write_command
from tests.support.servers.running_server import running_server

ORIGIN: Final = "https://romme.example"
Json: TypeAlias = Any


@dataclass
class TournamentClient:
    """A client of one tournament, with or without a key."""

    http: httpx.AsyncClient
    tournament: str
    key: str | None = None
    lang: str = "en"
    _ids: count[int] = field(default_factory=lambda: count(1))

    async def request(self, method: str, path: str, json: Json = None) -> httpx.Response:
        headers = {"accept-language": self.lang}
        if self.key is not None:
            headers["x-romme-key"] = self.key
        body = {} if json is None else {"json": json}
        return await self.http.request(
            method, f"/api/tournaments/{self.tournament}{path}", headers=headers, **body
        )

    async def get(self, path: str = "", status: int = 200) -> Json:
        answer = await self.request("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, json: Json, status: int = 201) -> Json:
        answer = await self.request("POST", path, json)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def do(self, command: Command, *, id_: str | None = None, status: int = 201) -> Json:
        """Send a command, check the status of the response, and return its decoded body."""
        asked = {"id": id_ or f"c{next(self._ids)}", "command": write_command(command)}
        return await self.post("/commands", asked, status)

    async def refusal(self, command: Command) -> tuple[int, str]:
        """Send a command that must fail. Return the status and the error code of the response."""
        asked = {"id": f"r{next(self._ids)}", "command": write_command(command)}
        answer = await self.request("POST", "/commands", asked)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def with_key(self, key: str | None) -> TournamentClient:
        """Return another client of the same tournament, with a key or without."""
        return TournamentClient(self.http, self.tournament, key, self.lang)

    async def keeper(self, series: int, table: int) -> TournamentClient:
        """Return a client for the keeper of a list, with the key from the link."""
        for link in await self.get("/links"):
            if (link["role"], link["series"], link["table"]) == ("keeper", series, table):
                return self.with_key(link["path"].partition("#key=")[2])
        raise AssertionError(f"no list {series}/{table}")


@dataclass
class TournamentServer:
    """A server, and an HTTP client with a guest's session."""

    app: Server
    http: httpx.AsyncClient

    async def make(self, **wanted: Json) -> TournamentClient:
        """Create a tournament and return the director's client."""
        body = {"name": "Spring cup", **wanted}
        answer = await self.http.post("/api/tournaments", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return TournamentClient(self.http, made["tournament"], made["key"])


@asynccontextmanager
async def tournament_server(
    url: str, *, limits: Limiting = Limiting.OFF, entrants: int = 1000, copy_to: str = ""
) -> AsyncIterator[TournamentServer]:
    """Run a server on a database, with a guest signed in."""
    settings = Configuration(
        database=url, limits=limits, bot_pause=0, entrants=entrants, copy_to=copy_to
    )
    async with running_server(settings, ORIGIN) as server:
        transport = httpx.ASGITransport(server)
        headers = {"origin": ORIGIN}
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers) as http:
            await http.post("/api/guests", json={"name": "Director"})
            yield TournamentServer(server, http)
