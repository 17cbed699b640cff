"""The routes of `romme.server.people` on a real database, with a fake clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, cast

import httpx
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from sqlalchemy import Table, update

from romme.server.http.problems import PROBLEM_HANDLERS
from romme.server.people import (
    SECURITY_SCHEMES,
    Origins,
    People,
    people_dependencies,
    people_routes,
)
from romme.server.people.factors.passwords import Passwords
from romme.store.database import Database, open_database
from romme.store.schema.tables import sessions
from tests.support.servers.reused_applications import ReusedApplications

ORIGIN: Final = "https://romme.example"
OTHER_ORIGIN: Final = "http://localhost:8000"
PASSWORD: Final = "correct horse"  # noqa: S105 - an example
CHEAP_HASHER: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

Json: TypeAlias = Any


@dataclass
class Clock:
    """A clock, in milliseconds, that only tests advance."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@dataclass
class Device:
    """A browser with its cookies, or a program with its token."""

    http: httpx.AsyncClient
    origin: str | None = ORIGIN
    token: str | None = None

    async def request(
        self,
        method: str,
        path: str,
        json: Json = None,
        *,
        headers: dict[str, str] | None = None,
        status: int | None = None,
    ) -> httpx.Response:
        """Send a request with the device's origin and token, and return the response.

        Fail if `status` is given and the response has another status.
        """
        sent = {} if self.origin is None else {"origin": self.origin}
        if self.token is not None:
            sent["authorization"] = f"Bearer {self.token}"
        body = {} if json is None else {"json": json}
        answer = await self.http.request(method, path, headers=sent | (headers or {}), **body)
        assert status is None or answer.status_code == status, answer.text
        return answer

    async def get(self, path: str, status: int = 200) -> Json:
        return (await self.request("GET", path, status=status)).json()

    async def post(self, path: str, json: Json = None, status: int = 201) -> Json:
        answer = await self.request("POST", path, json, status=status)
        return answer.json() if answer.content else None

    async def refusal(self, method: str, path: str, json: Json = None) -> tuple[int, str]:
        """Send a request that must fail. Return the status and the error code of the response."""
        answer = await self.request(method, path, json)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    async def arrive(self, name: str = "Anna", **more: Json) -> Json:
        """Sign in as a guest and return the person."""
        return (await self.post("/api/guests", {"name": name, **more}))["person"]

    async def register(self, login: str = "anna", password: str | None = PASSWORD) -> list[str]:
        """Sign in as a guest and create an account. Return the recovery codes."""
        await self.arrive()
        codes: list[str] = (
            await self.post("/api/accounts", {"login": login, "password": password})
        )["codes"]
        return codes


@dataclass
class PeopleServer:
    """A server and the devices that talk to it."""

    app: Litestar
    people: People
    database: Database
    clock: Clock
    _stack: AsyncExitStack = field(repr=False)

    async def device(self, address: str = "192.0.2.1", origin: str | None = ORIGIN) -> Device:
        transport = httpx.ASGITransport(cast("Any", self.app), client=(address, 1234))
        base = origin or ORIGIN
        http = await self._stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=base)
        )
        return Device(http, origin)

    async def age_rows(self, table: Table, seconds: float) -> None:
        """Advance the test clock, and backdate a table's rows, which use the database's clock."""
        self.clock.pass_seconds(seconds)
        async with self.database.writing() as connection:
            await connection.execute(update(table).values(until=table.c.until - seconds * 1000))

    async def age_confirmations(self, seconds: float) -> None:
        """Advance the test clock, and backdate confirmations, which use the database's clock."""
        self.clock.pass_seconds(seconds)
        async with self.database.writing() as connection:
            await connection.execute(
                update(sessions)
                .where(sessions.c.confirmed > 0)
                .values(confirmed=sessions.c.confirmed - seconds * 1000)
            )

    async def bot(self, name: str = "Bot") -> Device:
        """Return the device of a bot. It has a token and sends no origin."""
        device = await self.device(origin=None)
        asked = {"name": name, "kind": "bot", "keep": "token"}
        device.token = (await device.post("/api/guests", asked))["token"]
        return device


@asynccontextmanager
async def people_server(
    url: str, *, hasher: PasswordHasher = CHEAP_HASHER
) -> AsyncIterator[PeopleServer]:
    """Yield a server on a database, with a fake clock."""
    async with AsyncExitStack() as stack:
        database = await open_database(url, synchronous="OFF")  # durability does not matter here
        stack.push_async_callback(database.close)
        clock = Clock()
        people = People(
            database,
            Origins.of(ORIGIN, OTHER_ORIGIN),
            clock,
            passwords=Passwords(hasher),
        )
        app = stack.enter_context(APPLICATIONS.lent_to(people))
        yield PeopleServer(app, people, database, clock, stack)


def make_application(people: Callable[[], People]) -> Litestar:
    """Return an application that has only the routes of `romme.server.people`."""
    return Litestar(
        people_routes(),
        dependencies=people_dependencies(people),
        exception_handlers=PROBLEM_HANDLERS,
        openapi_config=OpenAPIConfig(
            "People", "1", components=SECURITY_SCHEMES, use_handler_docstrings=True
        ),
        logging_config=None,
    )


APPLICATIONS: Final = ReusedApplications[People](make_application)
Scene: TypeAlias = Callable[[PeopleServer], Awaitable[None]]


def run_scene(url: str, scene: Scene, *, hasher: PasswordHasher = CHEAP_HASHER) -> None:
    """Start a server and run a test coroutine with it."""

    async def run() -> None:
        async with people_server(url, hasher=hasher) as opened:
            await scene(opened)

    asyncio.run(run())
