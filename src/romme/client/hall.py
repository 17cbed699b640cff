"""A client for tournaments: whoever has a key to one gives commands and looks at lists.

    async with Hall("http://127.0.0.1:8270", "7Qx-d2", key) as director:
        await director.ask(EnterPeople((Person("Anna"), Person("Jos"), Person("Léa"))))
        print((await director.overview())["people"])

A command is sent until it is answered, always under the same id: it is carried out once, whatever
happens to the network and to the server meanwhile.
"""

from __future__ import annotations

import asyncio
from itertools import count
from secrets import token_hex
from typing import Any, Final, Self, TypeAlias

import httpx

from romme.client.connection import RequestFailed, trusted
from romme.tournament.commands import Command
from romme.tournament.storage.codec import write_command

RETRY_SECONDS: Final = 0.2
ANSWER_TIMEOUT_SECONDS: Final = 30.0
Json: TypeAlias = Any


class Hall:
    """Somebody at a tournament: director, helper, keeper of a list, or one of the public."""

    def __init__(
        self, url: str, tournament: str, key: str | None = None, *, lang: str = "en"
    ) -> None:
        """Name the server, the tournament, and the key if there is one."""
        self.tournament = tournament
        headers = {"Accept-Language": lang} | ({} if key is None else {"X-Romme-Key": key})
        self._http = httpx.AsyncClient(
            base_url=f"{url.rstrip('/')}/api/tournaments/{tournament}",
            headers=headers,
            timeout=ANSWER_TIMEOUT_SECONDS,
            verify=trusted(),
        )
        self._prefix = token_hex(4)
        self._numbers = count(1)

    async def __aenter__(self) -> Self:
        """Nothing is sent before it is needed."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        await self.close()

    async def close(self) -> None:
        """Go."""
        await self._http.aclose()

    async def ask(self, command: Command, *, name: str = "") -> int:
        """Return the version at which a command was carried out; raises `RequestFailed`."""
        id_ = f"{self._prefix}-{next(self._numbers)}"
        body = {"id": id_, "command": write_command(command), "name": name}
        return int((await self._sent("POST", "/commands", body))["version"])

    async def overview(self) -> Json:
        """The tournament as a whole."""
        return await self._sent("GET", "")

    async def one_list(self, series: int, table: int) -> Json:
        """A list."""
        return await self._sent("GET", f"/lists/{series}/{table}")

    async def standing(self, **asked: str | int) -> Json:
        """A ranking; by default that of all people in all series."""
        return await self._sent("GET", f"/standing?{httpx.QueryParams(asked)}")

    async def links(self) -> Json:
        """What opens the office and the lists."""
        return await self._sent("GET", "/links")

    async def _sent(self, method: str, path: str, body: Json = None) -> Json:
        while True:
            try:
                answer = await self._http.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if answer.status_code in (httpx.codes.BAD_GATEWAY, httpx.codes.SERVICE_UNAVAILABLE):
                await asyncio.sleep(
                    RETRY_SECONDS
                )  # whatever stands before the server: it comes back
                continue
            said = answer.json()
            if answer.is_error:
                raise RequestFailed(said["code"], said["message"])
            return said
