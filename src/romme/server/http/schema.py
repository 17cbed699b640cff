"""JSON Schemas of socket messages and tournament commands, for clients not written in Python.

The OpenAPI schema covers HTTP only, and does not describe the fields of tournament commands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Controller, Response, get

from romme.server.table.codec import WrittenEvent
from romme.tournament.storage.command_codec import COMMANDS
from romme.wire.commands import AnyCommand
from romme.wire.game import GameEvent
from romme.wire.messages import Message

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_UNIONS: Final = {
    "AnyCommand": AnyCommand,
    "Message": Message,
    "TableEvent": WrittenEvent,
    "GameEvent": GameEvent,
}
_EVENTS: Final = (("Seen", "missed"), ("Happened", "events"), ("GameHistory", "events"))
"""Messages and their fields with encoded events, for which msgspec cannot generate a schema."""


@cache
def socket_schema() -> dict[str, Any]:
    """Return the JSON Schema of all commands, messages and events sent over the socket."""
    unions, types = msgspec.json.schema_components(
        _UNIONS.values(), schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    definitions = dict(zip(_UNIONS, unions, strict=True)) | types
    for message, field in _EVENTS:
        definitions[message]["properties"][field]["items"] = {"$ref": "#/$defs/TableEvent"}
    return {
        "$schema": DIALECT,
        "title": "Commands and messages of a Rommé server's socket",
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/Message"}],
        "$defs": definitions,
    }


@cache
def tournament_schema() -> dict[str, Any]:
    """Return the JSON Schema of all tournament commands."""
    commands, types = msgspec.json.schema_components(
        COMMANDS.values(), schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    for name, kind in COMMANDS.items():
        described = types[kind.__name__]
        described["properties"] = {"do": {"const": name}} | described["properties"]
        described["required"] = ["do", *described["required"]]
    return {
        "$schema": DIALECT,
        "title": "Tournament commands of a Rommé server",
        "anyOf": list(commands),
        "$defs": types,
    }


def _anything(_: type) -> dict[str, Any]:
    """Return a schema that allows any value, for option values and facts."""
    return {"description": "Any value."}


class SchemaRoutes(Controller):
    """The routes for the JSON Schemas."""

    path = "/api/schema"
    tags: Sequence[str] | None = ("operating",)

    @get("/socket.json", sync_to_thread=False)
    def socket(self) -> Response[dict[str, Any]]:
        """Return the JSON Schema of all commands, messages and events sent over the socket."""
        return Response(socket_schema(), headers={"Cache-Control": "max-age=3600"})

    @get("/tournament.json", sync_to_thread=False)
    def tournament(self) -> Response[dict[str, Any]]:
        """Return the JSON Schema of all tournament commands."""
        return Response(tournament_schema(), headers={"Cache-Control": "max-age=3600"})
