"""Writes web/src/wire/generated.ts: the types of all that the page sends and gets.

    .romme/venv/bin/python -m tools.wire_types            # writes it
    .romme/venv/bin/python -m tools.wire_types --check    # says whether it is up to date

The types are those of the server: commands, messages and events of the socket, the bodies of every
HTTP route, commands and events of tournaments. msgspec describes them as JSON Schema, and the npm
package `json-schema-to-typescript` makes TypeScript of that.

A field with a default may be left out of a request. It is left out of an answer only where its type
has ``omit_defaults``. So a type that goes both ways can have two forms; the one for requests is
called ``<Type>Given``.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import inspect as described

import hatch_page
from romme.exchange import grid
from romme.server.http.problems import ProblemBody
from romme.server.organise.http import messages as tournament
from romme.server.people import person
from romme.server.table.codec import WrittenEvent, WrittenMove
from romme.tournament import events as tournament_events
from romme.tournament import values
from romme.tournament.storage.codec import COMMANDS, EVENTS
from romme.wire import commands, lessons, lobby, messages, replay
from romme.wire.game import GameEvent
from tools.protocol import sentence, texts
from tools.wire_routes import UPLOADS, Route, routes

PAGE: Final = hatch_page.WEB / "src" / "wire" / "generated.ts"
HEAD: Final = "/* Written by tools/wire_types.py from the types of the server: do not edit. */"
REF: Final = "#/$defs/"

Schema: TypeAlias = dict[str, Any]

NAMES: Final[Mapping[type, str]] = {
    person.Person: "PersonKnown",
    replay.PositionChange: "Position",
    tournament_events.TournamentMade: "TournamentMadeEvent",
    values.EntryDetails: "Person",
    WrittenMove: "Moved",
    grid.Form: "ReadFrom",
}
"""Types that the page calls otherwise."""

MESSAGES: Final[Mapping[str, Any]] = {
    "Message": messages.Message,
    "TableEvent": WrittenEvent,
    "GameEvent": GameEvent,
}
ENCODED: Final[Mapping[tuple[type, str], str]] = {
    (messages.Seen, "missed"): "TableEvent",
    (messages.Happened, "events"): "TableEvent",
    (lessons.LessonFrame, "events"): "TableEvent",
    (replay.Step, "events"): "GameEvent",
}
"""Lists of values that are sent as they were encoded before."""
OBJECTS: Final[Mapping[tuple[type, str], str]] = {
    (tournament.CommandRequest, "command"): "TournamentCommand",
    (tournament.PreviewRequest, "command"): "TournamentCommand",
    (tournament.RecordedEvent, "event"): "TournamentEvent",
}
"""Objects that another decoder reads."""
OPTION: Final = "OptionValue"
OPTION_VALUE: Final[Schema] = {
    "title": OPTION,
    "description": "The answer of a rule set to a question, as game files write it.",
    "anyOf": [
        {"type": "string"},
        {"type": "number"},
        {"type": "array", "items": {"type": "number"}},
        {"type": "array", "items": {"tsType": "[number, number]"}},
    ],
}
WRITTEN: Final[Mapping[tuple[type, str], str]] = {
    (lobby.OptionInfo, "value"): OPTION,
    (lobby.OptionInfo, "usual"): OPTION,
    (lobby.OptionChoice, "value"): OPTION,
    (lobby.OptionFix, "value"): OPTION,
    (tournament.FigureSeen, "value"): OPTION,
    (messages.Refused, "facts"): "Record<string, number | string>",
}
"""Fields that the server leaves open, and what it writes there."""


class Way(Enum):
    """Which way a value goes; the page gets answers and sends requests."""

    ANSWER = "answer"
    REQUEST = "request"


# --- what travels --------------------------------------------------------------------------------


def _inside(kind: described.Type, found: dict[type, None]) -> None:
    """Collect the types that have a name, in the order in which they come."""
    match kind:
        case described.StructType(cls=cls) | described.DataclassType(cls=cls):
            if cls not in found:
                found[cls] = None
                for field in kind.fields:
                    _inside(field.type, found)
        case described.EnumType(cls=cls):
            found[cls] = None
        case described.UnionType(types=parts) | described.TupleType(item_types=parts):
            for part in parts:
                _inside(part, found)
        case described.DictType(value_type=inner) | described.Metadata(type=inner):
            _inside(inner, found)
        case described.CollectionType(item_type=inner):
            _inside(inner, found)
        case _:
            pass


def name_of(kind: type) -> str:
    """What a type is called in TypeScript."""
    return NAMES.get(kind, kind.__name__)


# --- as JSON Schema ------------------------------------------------------------------------------


def definitions(kinds: Sequence[Any], way: Way) -> tuple[list[Schema], dict[str, Schema]]:
    """Describe types and all that is inside of them."""
    found: dict[type, None] = {}
    for info in described.multi_type_info(kinds):
        _inside(info, found)
    schemas, components = msgspec.json.schema_components(
        [*found, *kinds],
        schema_hook=lambda _: {"description": "Any value."},
        ref_template=REF + "{name}",
    )
    known = {schema["$ref"]: kind for kind, schema in zip(found, schemas, strict=False)}
    names = {ref: REF + name_of(kind) for ref, kind in known.items()}
    if len(set(names.values())) < len(names):
        twice = sorted(kind.__name__ for kind in found)
        raise ValueError(f"NAMES must tell these apart: {[n for n in twice if twice.count(n) > 1]}")
    described_types = {
        name_of(kind): _described(kind, _plain(components[ref.removeprefix(REF)], names), way)
        for ref, kind in known.items()
    }
    return [_plain(schema, names) for schema in schemas[len(found) :]], described_types


def _plain(schema: Schema, names: Mapping[str, str]) -> Schema:
    """Keep what TypeScript can say."""
    plain: Schema = {}
    for key, value in schema.items():
        match key:
            case "$ref":
                plain[key] = names[value]
            case "type" | "enum" | "const" | "required":
                plain[key] = value
            case "properties":
                plain[key] = {name: _plain(one, names) for name, one in value.items()}
            case "anyOf":
                plain[key] = [_plain(one, names) for one in value]
            case "items" | "additionalProperties" if isinstance(value, dict):
                plain[key] = _plain(value, names)
            case "prefixItems":
                plain["items"] = [_plain(one, names) for one in value]
                plain["minItems"] = plain["maxItems"] = len(value)
            case _:
                pass
    return plain or {"tsType": "unknown"}


def _described(kind: type, schema: Schema, way: Way) -> Schema:
    told = texts(kind)
    schema["title"] = name_of(kind)
    schema["description"] = sentence(kind.__doc__ or "")
    if issubclass(kind, Enum):
        return schema
    properties: dict[str, Schema] = schema.setdefault("properties", {})
    schema["additionalProperties"] = False
    info = described.type_info(kind)
    if way is Way.ANSWER and isinstance(info, described.StructType | described.DataclassType):
        _complete(schema, info)
    for name, about in told.items():
        if name in properties and about:
            one = properties[name]
            properties[name] = {
                **({"allOf": [one]} if "$ref" in one else one),
                "description": sentence(about),
            }
    for name, one in properties.items():
        if name == "options" and one.get("type") == "object":
            one["additionalProperties"] = {"$ref": REF + OPTION}
        elif (kind, name) in WRITTEN:
            properties[name] = {**one, "tsType": WRITTEN[kind, name]}
    for (owner, name), union in {**ENCODED, **OBJECTS}.items():
        if owner is kind:
            reference = {"$ref": REF + union}
            is_list = (owner, name) in ENCODED
            properties[name] = {"type": "array", "items": reference} if is_list else reference
    return schema


def _complete(schema: Schema, info: described.StructType | described.DataclassType) -> None:
    """Say of an answer which fields are always there, and which are left out rather than null."""
    omits = isinstance(info, described.StructType) and info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        name = field.encode_name
        if field.required or field.default is msgspec.UNSET:
            continue
        if not omits:
            schema.setdefault("required", []).append(name)
        elif field.default is None:
            one = schema["properties"][name]
            (*parts,) = (part for part in one["anyOf"] if part != {"type": "null"})
            schema["properties"][name] = parts[0] if len(parts) == 1 else {"anyOf": parts}


def _tagged(kinds: Mapping[str, type], tag: str, way: Way) -> tuple[Schema, dict[str, Schema]]:
    """Describe alternatives whose tag is not in the types themselves."""
    union, types = definitions(list(kinds.values()), way)
    for name, kind in kinds.items():
        one = types[name_of(kind)]
        one["properties"] = {tag: {"const": name}} | one["properties"]
        one["required"] = [tag, *one.get("required", ())]
    return {"anyOf": union}, types


def contract() -> Schema:
    """Describe everything, as one schema whose root is the table of routes."""
    all_routes = sorted(routes(), key=lambda route: route.name)
    answers = [route.answer for route in all_routes]

    event, answered = _tagged(EVENTS, "is", Way.ANSWER)
    given = [*answers, ProblemBody, *MESSAGES.values()]
    schemas, types = definitions(given, Way.ANSWER)
    answered |= types
    answered |= dict(zip(MESSAGES, schemas[-len(MESSAGES) :], strict=True))
    answered["TournamentEvent"] = event
    of_answers = schemas[: len(answers)]

    command, asked = _tagged(COMMANDS, "do", Way.REQUEST)
    bodies = [route.body for route in all_routes if route.body is not None]
    queries = [kind for route in all_routes for kind in route.query.values()]
    schemas, types = definitions([*bodies, *queries, commands.AnyCommand], Way.REQUEST)
    asked |= types
    asked |= {"AnyCommand": schemas[-1], "TournamentCommand": command}

    two_forms = _two_forms(asked, answered)
    asked = {
        _given(name, two_forms): _pointing(schema, two_forms) for name, schema in asked.items()
    }
    for name in two_forms:
        asked[f"{name}Given"]["title"] = f"{name}Given"
    of_bodies = iter([_pointing(schema, two_forms) for schema in schemas[: len(bodies)]])
    of_queries = iter(schemas[len(bodies) :])
    return {
        "title": "Routes",
        "description": "What each route takes and answers.",
        "type": "object",
        "additionalProperties": False,
        "required": [route.name for route in all_routes],
        "properties": {
            route.name: _route(route, answer, of_bodies, of_queries)
            for route, answer in zip(all_routes, of_answers, strict=True)
        },
        "$defs": dict(sorted((answered | asked | {OPTION: OPTION_VALUE}).items())),
    }


def _route(
    route: Route, answer: Schema, bodies: Iterator[Schema], queries: Iterator[Schema]
) -> Schema:
    """Describe a route; takes the next of the other schemas if it has a body or a query."""
    parts = {"answer": answer}
    if route.body is not None:
        body = next(bodies)
        parts["body"] = {"anyOf": [body, {"tsType": "Blob"}]} if route.name in UPLOADS else body
    if route.query:
        query = {name: next(queries) for name in route.query}
        parts["query"] = {"type": "object", "additionalProperties": False, "properties": query}
    return {
        "type": "object",
        "additionalProperties": False,
        "required": list(parts),
        "properties": parts,
    }


def _two_forms(asked: Mapping[str, Schema], answered: Mapping[str, Schema]) -> set[str]:
    """The types that are different in requests, because of their own fields or of others inside."""
    both = asked.keys() & answered.keys()
    found: set[str] = set()
    while more := {
        name for name in both - found if _pointing(asked[name], found) != answered[name]
    }:
        found |= more
    return found


def _given(name: str, two_forms: Iterable[str]) -> str:
    return f"{name}Given" if name in two_forms else name


def _pointing(schema: Any, two_forms: Iterable[str]) -> Any:  # noqa: ANN401 - any JSON value
    """The same, with references to the forms of requests."""
    match schema:
        case {"$ref": str(ref)}:
            return {"$ref": REF + _given(ref.removeprefix(REF), two_forms)}
        case dict():
            return {key: _pointing(value, two_forms) for key, value in schema.items()}
        case list():
            return [_pointing(value, two_forms) for value in schema]
        case _:
            return schema


# --- as TypeScript -------------------------------------------------------------------------------


def generated() -> str:
    """The whole file."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "contract.json"), Path(folder, "generated.ts")
        source.write_text(json.dumps(contract()), "utf-8")
        with hatch_page.alone():
            hatch_page.install()
        hatch_page.npm("run", "--silent", "wire-types", "--", str(source), str(target))
        return f"{HEAD}\n\n{target.read_text('utf-8')}"


def main() -> None:
    """Write the file, or see whether it is written."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if it is old")
    given: Any = parser.parse_args()
    new = generated()
    if not given.check:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(new, "utf-8")
    elif not PAGE.is_file() or new != PAGE.read_text("utf-8"):
        sys.exit(f"{PAGE} is old: run tools/wire_types.py")


if __name__ == "__main__":
    main()
