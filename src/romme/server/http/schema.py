"""JSON Schemas for programs in other languages: of the socket, and of a tournament's commands.

HTTP itself has an OpenAPI schema; there a command for a tournament is any object.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Controller, Response, get

from romme.server.table.codec import WrittenEvent
from romme.tournament.storage.codec import COMMANDS
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
_EVENTS: Final = (("Seen", "missed"), ("Happened", "events"))
"""Lists of table events, which messages hold as they were encoded before."""


@cache
def socket_schema() -> dict[str, Any]:
    """Describe what goes over the socket, in both directions, and all that is inside of it."""
    unions, types = msgspec.json.schema_components(
        _UNIONS.values(), schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    definitions = dict(zip(_UNIONS, unions, strict=True)) | types
    for message, field in _EVENTS:
        definitions[message]["properties"][field]["items"] = {"$ref": "#/$defs/TableEvent"}
    return {
        "$schema": DIALECT,
        "title": "What goes over the socket of a Rommé server",
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/Message"}],
        "$defs": definitions,
    }


@cache
def tournament_schema() -> dict[str, Any]:
    """Describe what can be asked of a tournament."""
    commands, types = msgspec.json.schema_components(
        COMMANDS.values(), schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    for name, kind in COMMANDS.items():
        described = types[kind.__name__]
        described["properties"] = {"do": {"const": name}} | described["properties"]
        described["required"] = ["do", *described["required"]]
    return {
        "$schema": DIALECT,
        "title": "What can be asked of a tournament on a Rommé server",
        "anyOf": list(commands),
        "$defs": types,
    }


def _anything(_: type) -> dict[str, Any]:
    """Values whose form depends on something else: answers to options, facts."""
    return {"description": "Any value."}


class SchemaRoutes(Controller):
    """The schema over HTTP."""

    path = "/api/schema"
    tags: Sequence[str] | None = ("operating",)

    @get("/socket.json", sync_to_thread=False)
    def socket(self) -> Response[dict[str, Any]]:
        """Give the JSON Schema of commands, messages and events."""
        return Response(socket_schema(), headers={"Cache-Control": "max-age=3600"})

    @get("/tournament.json", sync_to_thread=False)
    def tournament(self) -> Response[dict[str, Any]]:
        """Give the JSON Schema of a tournament's commands."""
        return Response(tournament_schema(), headers={"Cache-Control": "max-age=3600"})
