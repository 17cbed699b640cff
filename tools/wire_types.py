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
from typing import Any, Final, TypeAlias, cast, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from msgspec import inspect as described

import hatch_page
from romme.server.http.app import Server
from romme.server.http.problems import ProblemBody
from romme.server.ops.configuration import Configuration
from romme.server.organise.http import messages as tournament
from romme.server.people import person
from romme.server.people.http.origins import Origins
from romme.server.people.people import People
from romme.server.table.codec import WrittenEvent, WrittenMove
from romme.tournament import events as tournament_events
from romme.tournament import values
from romme.tournament.storage.codec import COMMANDS, EVENTS
from romme.wire import commands, lessons, messages, replay
from romme.wire.game import GameEvent
from tools.protocol import sentence, texts

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
    (lessons.FrameShown, "events"): "TableEvent",
    (replay.Step, "events"): "GameEvent",
}
"""Lists of values that are sent as they were encoded before."""
OBJECTS: Final[Mapping[tuple[type, str], str]] = {
    (tournament.Asked, "command"): "TournamentCommand",
    (tournament.Weighed, "command"): "TournamentCommand",
    (tournament.Recorded, "event"): "TournamentEvent",
}
"""Objects that another decoder reads."""
BYTES: Final[Mapping[str, type]] = {
    "GET /api/games/{table}/{number}/replay": replay.Replay,
    "POST /api/replays": replay.Replay,
}
"""Routes whose answer is encoded elsewhere; other answers in bytes are files."""


class Way(Enum):
    """Which way a value goes; the page gets answers and sends requests."""

    ANSWER = "answer"
    REQUEST = "request"


# --- what travels --------------------------------------------------------------------------------


def _application() -> Litestar:
    server = Server(Configuration(), origins=Origins.of("http://localhost"))
    server.people = cast("People", None)  # nobody is served
    return server._application()  # noqa: SLF001 - the server shows its routes to nobody


def routes() -> Iterator[tuple[str, Any, Any]]:
    """Each route that speaks JSON, with the types of its body and its answer."""
    for route in _application().routes:
        for handler in getattr(route, "route_handlers", ()):
            (method, *_) = sorted(handler.http_methods)
            name = f"{method} {route.path_format}"
            body = handler.parsed_fn_signature.parameters.get("data")
            answer = handler.parsed_return_field.annotation
            if get_origin(answer) is Response:
                (answer,) = get_args(answer)
            answer = BYTES.get(name, answer)
            if method != "OPTIONS" and answer not in {bytes, Response, dict[str, Any]}:
                yield name, body and body.annotation, answer


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
    all_routes = list(routes())
    bodies = {name: body for name, body, _ in all_routes if body is not None}
    answers = {name: answer for name, _, answer in all_routes}

    event, answered = _tagged(EVENTS, "is", Way.ANSWER)
    given = [*answers.values(), ProblemBody, *MESSAGES.values()]
    schemas, types = definitions(given, Way.ANSWER)
    answered |= types
    answered |= dict(zip(MESSAGES, schemas[-len(MESSAGES) :], strict=True))
    answered["TournamentEvent"] = event
    of_answers = dict(zip(answers, schemas, strict=False))

    command, asked = _tagged(COMMANDS, "do", Way.REQUEST)
    schemas, types = definitions([*bodies.values(), commands.AnyCommand], Way.REQUEST)
    asked |= types
    asked |= {"AnyCommand": schemas[-1], "TournamentCommand": command}
    of_bodies = dict(zip(bodies, schemas, strict=False))

    two_forms = _two_forms(asked, answered)
    asked = {
        _given(name, two_forms): _pointing(schema, two_forms) for name, schema in asked.items()
    }
    for name in two_forms:
        asked[f"{name}Given"]["title"] = f"{name}Given"
    of_bodies = {name: _pointing(schema, two_forms) for name, schema in of_bodies.items()}
    return {
        "title": "Routes",
        "description": "What each route takes and answers.",
        "type": "object",
        "additionalProperties": False,
        "required": sorted(of_answers),
        "properties": {
            name: _route(of_bodies.get(name), answer) for name, answer in sorted(of_answers.items())
        },
        "$defs": dict(sorted((answered | asked).items())),
    }


def _route(body: Schema | None, answer: Schema) -> Schema:
    parts = {"answer": answer} | ({} if body is None else {"body": body})
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
