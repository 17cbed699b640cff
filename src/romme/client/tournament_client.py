"""A client for tournaments: sends commands with the key of a role, and reads lists and rankings.

    async with TournamentClient("http://127.0.0.1:8270", "7Qx-d2", key) as director:
        await director.ask(EnterPeople((EntryDetails("Anna"), EntryDetails("Jos"))))
        print((await director.overview())["people"])

A command is retried with the same id until it is answered. So it is executed exactly once, even if
the network or the server fails in between.
"""

from __future__ import annotations

import asyncio
from itertools import count
from secrets import token_hex
from typing import Any, Final, Self, TypeAlias

import httpx

from romme.client.connection import RequestFailed, ssl_context
from romme.tournament.commands import Command
from romme.tournament.storage.command_codec import write_command

RETRY_SECONDS: Final = 0.2
ANSWER_TIMEOUT_SECONDS: Final = 30.0
Json: TypeAlias = Any


class TournamentClient:
    """A client with one role in a tournament: director, helper, scorekeeper or public."""

    def __init__(
        self, url: str, tournament: str, key: str | None = None, *, lang: str = "en"
    ) -> None:
        """Create a client for a tournament on the server at `url`.

        Without a key, the role is public.
        """
        self.tournament = tournament
        headers = {"Accept-Language": lang} | ({} if key is None else {"X-Romme-Key": key})
        self._http = httpx.AsyncClient(
            base_url=f"{url.rstrip('/')}/api/tournaments/{tournament}",
            headers=headers,
            timeout=ANSWER_TIMEOUT_SECONDS,
            verify=ssl_context(),
        )
        self._prefix = token_hex(4)
        self._numbers = count(1)

    async def __aenter__(self) -> Self:
        """Return the client. The first request opens the connection."""
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def ask(self, command: Command, *, name: str = "") -> int:
        """Send a command and return the tournament's new version.

        `name` is the person named in the tournament's log; if it is empty, the role is named.
        Raise `RequestFailed` if the server refuses the command.
        """
        id_ = f"{self._prefix}-{next(self._numbers)}"
        body = {"id": id_, "command": write_command(command), "name": name}
        return int((await self._request("POST", "/commands", body))["version"])

    async def overview(self) -> Json:
        """Return the whole tournament as JSON values."""
        return await self._request("GET", "")

    async def one_list(self, series: int, table: int) -> Json:
        """Return the score list of a table in a series."""
        return await self._request("GET", f"/lists/{series}/{table}")

    async def standing(self, **params: str | int) -> Json:
        """Return a ranking, by default that of all people in all series."""
        return await self._request("GET", f"/standing?{httpx.QueryParams(params)}")

    async def links(self) -> Json:
        """Return the links that give access to the office and to each list, with their roles."""
        return await self._request("GET", "/links")

    async def _request(self, method: str, path: str, body: Json = None) -> Json:
        while True:
            try:
                answer = await self._http.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if answer.status_code in (httpx.codes.BAD_GATEWAY, httpx.codes.SERVICE_UNAVAILABLE):
                await asyncio.sleep(RETRY_SECONDS)  # sent by a proxy while the server restarts
                continue
            body_received = answer.json()
            if answer.is_error:
                raise RequestFailed(body_received["code"], body_received["message"])
            return body_received
