"""Names of dependencies that Litestar would confuse with fields of a request."""

from __future__ import annotations

import asyncio

import msgspec

from romme.server.ops.configuration import Configuration
from tests.support.servers.running_server import running_server


def test_no_body_field_has_the_name_of_a_dependency(sqlite_url: str) -> None:
    """Litestar answers an invalid value of such a field with an internal error."""

    async def scene() -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        async with running_server(Configuration(database=sqlite_url)) as server:
            for route in server._http.routes:  # noqa: SLF001 - the list of routes
                for entry in getattr(route, "route_handler_map", {}).values():
                    handler = entry[0] if isinstance(entry, tuple) else entry
                    body = handler.parsed_fn_signature.parameters.get("data")
                    if body is not None and issubclass(body.annotation, msgspec.Struct):
                        fields = set(body.annotation.__struct_fields__)
                        found[route.path] = fields & set(handler.resolve_dependencies())
        return found

    found = asyncio.run(scene())
    assert "/api/tournaments/{tournament:str}/rehearse" in found
    assert {route: names for route, names in found.items() if names} == {}
