"""Every message has a JSON Schema with the names used on the wire."""

from __future__ import annotations

from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from romme.server.table.codec import WrittenEvent
from romme.wire import lessons, lobby, replay
from romme.wire.commands import AnyCommand
from romme.wire.game import GameEvent
from romme.wire.messages import Message


def structs(module: object) -> list[type[msgspec.Struct]]:
    """Return all message types of a module."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]


def schema_stub(kind: type) -> dict[str, str]:
    """Return a stub for a type described elsewhere: events inside messages, values of options."""
    return {"description": kind.__name__}


@pytest.mark.parametrize("union", [AnyCommand, Message, WrittenEvent, GameEvent])
def test_every_message_of_a_union_has_a_schema(union: Any) -> None:  # noqa: ANN401 - a union is no type
    """Every alternative is in the schema and has a unique tag."""
    schema = msgspec.json.schema(union, schema_hook=schema_stub)
    kinds = get_args(union)
    assert len(schema["anyOf"]) == len(kinds)
    assert {kind.__name__ for kind in kinds} <= schema["$defs"].keys()
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize(
    ("module", "some"),
    [
        (lobby, {"NewTable", "TableTerms", "RulesInfo"}),
        (replay, {"Replay", "PositionChange", "Opinion"}),
        (lessons, {"Lesson", "LearnerDraw", "LearnerPlay"}),
    ],
    ids=["lobby", "replay", "lessons"],
)
def test_every_http_message_has_a_schema(module: ModuleType, some: set[str]) -> None:
    schemas, components = msgspec.json.schema_components(structs(module), schema_hook=schema_stub)
    assert len(schemas) == len(structs(module)) >= len(some)
    assert some <= components.keys()
