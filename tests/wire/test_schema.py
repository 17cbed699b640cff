"""Every message can be described by a JSON Schema, with the names that travel."""

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
    """All messages that a module describes."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]


def anything(kind: type) -> dict[str, str]:
    """What is described elsewhere: events inside messages, answers to options."""
    return {"description": kind.__name__}


@pytest.mark.parametrize("union", [AnyCommand, Message, WrittenEvent, GameEvent])
def test_messages_have_a_schema(union: Any) -> None:  # noqa: ANN401 - a union is no type
    """Each alternative is in it, and told apart by a tag of its own."""
    schema = msgspec.json.schema(union, schema_hook=anything)
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
def test_what_goes_over_http_has_a_schema(module: ModuleType, some: set[str]) -> None:
    schemas, components = msgspec.json.schema_components(structs(module), schema_hook=anything)
    assert len(schemas) == len(structs(module)) >= len(some)
    assert some <= components.keys()
