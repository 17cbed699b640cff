"""No API response may be cached, because some hold keys, PINs, tokens or personal data.

The tests request every route, and trigger every kind of response that holds a secret.
"""

from __future__ import annotations

import asyncio
import types
import typing
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Response

from romme.server.http.app import Server
from romme.server.people.http.messages import Confirmed, Me
from romme.server.people.own_data import OwnData
from romme.server.people.sessions import Session
from tests.server.organise.test_tournaments import hall_of_nine
from tests.support.server.organise.tournament_server import TournamentServer, tournament_server

SECRETS: Final = frozenset({"key", "pin", "token", "ticket", "codes", "challenge"})
"""Names of fields that hold a secret."""
PERSONAL: Final = frozenset({OwnData, Me, Session})
PASSWORD: Final = "correct horse"  # noqa: S105 - an example

SECRET_REQUESTS: Final[list[tuple[str, str, Any]]] = [
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Anna"}),
    ("GET", "/api/me/sessions", None),
    ("POST", "/api/guests", {"name": "Anna", "keep": "token"}),
    ("POST", "/api/accounts", {"login": "anna", "password": PASSWORD}),
    ("POST", "/api/accounts/recovery-codes", {"password": PASSWORD}),
    ("GET", "/api/me/export", None),
    ("POST", "/api/sign-in", {"login": "anna", "password": PASSWORD, "keep": "token"}),
    ("POST", "/api/recover", None),
    ("POST", "/api/socket-ticket", None),
    ("POST", "/api/passkeys/register/begin", None),
    ("POST", "/api/passkeys/sign-in/begin", None),
    ("POST", "/api/passkeys/confirm/begin", None),
    ("POST", "/api/tournaments", {"name": "Cup"}),
    ("GET", "/api/tournaments/{tournament}/links", None),
    ("POST", "/api/tournaments/{tournament}/enter", None),
    ("POST", "/api/tournaments/{tournament}/own", None),
    ("GET", "/api/tournaments/{tournament}/log.jsonl", None),
    ("GET", "/api/tournaments/{tournament}/table-codes", None),
    ("POST", "/api/tournaments/{tournament}/table-codes", None),
    ("POST", "/api/tournaments/{tournament}/copies", {"id": "copy", "version": 1}),
    ("POST", "/api/tournaments/files?copy=true", None),
    ("POST", "/api/tournaments/{tournament}/links/renew", {"role": "keeper"}),
]
"""Requests whose answers hold a secret, in an order in which they succeed."""
NEEDS_PASSKEY: Final = {("POST", "/api/passkeys/sign-in/finish")}
"""Routes that need a passkey. Their responses have the same type as those of `/api/sign-in`."""


def routes(server: Server) -> Iterator[tuple[str, str, object]]:
    """Yield the method, path and return type of every API route except those of the schema."""
    for route in server._http.routes:  # noqa: SLF001 - the list of routes
        for handler in getattr(route, "route_handlers", ()):
            path = "".join(
                part if isinstance(part, str) else f"/{{{part.name}}}" if part else ""
                for part in (_part(one) for one in route.path_components)
            )
            for method in handler.http_methods - {"OPTIONS"}:
                if path.startswith("/api") and not path.startswith("/api/schema"):
                    yield method, path, handler.parsed_fn_signature.return_type.annotation


def _part(component: Any) -> Any:  # noqa: ANN401 - a string or a parameter of Litestar
    return f"/{component}" if isinstance(component, str) else component


def holds_secrets(kind: object) -> bool:
    """Whether a value of a type, or a part of it, may hold a secret or personal data."""
    if kind in PERSONAL:
        return True
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = msgspec.structs.fields(kind)
        return any(one.name in SECRETS or holds_secrets(one.type) for one in fields)
    if typing.get_origin(kind) in {None, typing.Literal} and not isinstance(kind, types.UnionType):
        return False
    return any(holds_secrets(one) for one in typing.get_args(kind))


def test_the_search_finds_secrets() -> None:
    assert holds_secrets(Response[OwnData])
    assert holds_secrets(list[Session] | None)
    assert not holds_secrets(Confirmed)


def test_every_response_forbids_caching(sqlite_url: str) -> None:
    """Error responses forbid caching too."""

    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            asked = list(routes(server.app))
            assert len(asked) > 50
            for method, path, _ in asked:
                if path.endswith("/news"):  # long polling
                    continue
                answer = await server.http.request(method, path.replace("{", "").replace("}", ""))
                assert answer.headers.get("cache-control") == "no-store", (method, path)

    asyncio.run(scene())


def test_answers_with_secrets_forbid_caching(sqlite_url: str) -> None:
    async def scene() -> None:
        async with tournament_server(sqlite_url) as server:
            holding = {(one, path) for one, path, kind in routes(server.app) if holds_secrets(kind)}
            assert holding - NEEDS_PASSKEY <= {
                (method, path.partition("?")[0]) for method, path, _ in SECRET_REQUESTS
            }
            await check_secret_requests(server)

    asyncio.run(scene())


async def check_secret_requests(server: TournamentServer) -> None:
    """Send all `SECRET_REQUESTS`. Each must succeed and forbid caching."""
    director = await hall_of_nine(server)
    links = await director.get("/links")
    file = (await director.request("GET", "/log.jsonl")).content
    codes: list[str] = []
    tables: list[dict[str, str]] = []
    for method, path, body in SECRET_REQUESTS:
        more: dict[str, Any] = {} if body is None else {"json": body}
        match method, path.removeprefix("/api").removeprefix("/tournaments/{tournament}"):
            case _, "/recover":
                more["json"] = {"login": "anna", "code": codes[0], "password": "another horse"}
            case _, "/enter":
                more["json"] = {"pin": links[0]["pin"]}
            case "POST", "/table-codes":
                more["json"] = {"code": tables[0]["path"].partition("#key=")[2]}
            case _, "/tournaments/files?copy=true":
                more["content"] = file
            case _:
                pass
        real = path.replace("{tournament}", director.tournament)
        headers = {"x-romme-key": director.key or ""}
        answer = await server.http.request(method, real, headers=headers, **more)
        assert answer.is_success, (path, answer.text)
        assert answer.headers["cache-control"] == "no-store", path
        match method, path:
            case _, "/api/accounts/recovery-codes":
                codes = answer.json()["codes"]
            case "GET", "/api/tournaments/{tournament}/table-codes":
                tables = answer.json()
            case _:
                pass
