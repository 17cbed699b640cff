"""The wire types of the page are generated from the server's, and are up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import hatch_page
from romme.engine.draft import Duty
from romme.engine.state import Phase as TurnPhase
from romme.rules.options import Scoring
from romme.server.table.codec import WrittenEvent
from romme.server.table.state import TablePhase
from romme.tournament.rights import Role
from romme.tournament.storage.codec import EVENTS
from romme.tournament.storage.command_codec import COMMANDS
from romme.wire.commands import AnyCommand
from romme.wire.game import GameEvent
from romme.wire.messages import Message
from tools import wire_types

if not (hatch_page.WEB / "package.json").is_file():
    pytest.skip("a copy without the sources of the page", allow_module_level=True)


@pytest.fixture(scope="module")
def contract() -> wire_types.Schema:
    return wire_types.contract()


def tags(contract: wire_types.Schema, union: str, field: str) -> set[str]:
    """Return the tags of the alternatives of a union."""
    values = set()
    for one in contract["$defs"][union]["anyOf"]:
        kind = contract["$defs"][one["$ref"].removeprefix(wire_types.REF)]
        assert field in kind["required"]
        tag = kind["properties"][field]
        values.add(tag["const"] if "const" in tag else tag["enum"][0])
    return values


@pytest.mark.skipif(hatch_page.npm_command() is None, reason="Node is not installed")
def test_types_are_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, run `python -m tools.wire_types`."""
    current = wire_types.generated()
    assert wire_types.PAGE.read_text("utf-8") == current
    old = tmp_path / "generated.ts"
    old.write_text(current.replace('do: "draw"', 'do: "pull"'), "utf-8")
    monkeypatch.setattr(wire_types, "PAGE", old)
    monkeypatch.setattr(wire_types, "generated", lambda: current)
    monkeypatch.setattr(sys, "argv", ["wire_types.py", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        wire_types.main()
    monkeypatch.setattr(sys, "argv", ["wire_types.py"])
    wire_types.main()
    assert old.read_text("utf-8") == current


@pytest.mark.parametrize(
    ("name", "field", "union"),
    [
        ("AnyCommand", "do", AnyCommand),
        ("Message", "is", Message),
        ("TableEvent", "is", WrittenEvent),
        ("GameEvent", "is", GameEvent),
    ],
)
def test_unions_have_every_alternative(
    contract: wire_types.Schema,
    name: str,
    field: str,
    union: Any,  # noqa: ANN401 - a union is no type
) -> None:
    kinds: tuple[type[msgspec.Struct], ...] = get_args(union)
    assert tags(contract, name, field) == {str(kind.__struct_config__.tag) for kind in kinds}


def test_tournaments_have_every_command_and_event(contract: wire_types.Schema) -> None:
    assert tags(contract, "TournamentCommand", "do") == COMMANDS.keys()
    assert tags(contract, "TournamentEvent", "is") == EVENTS.keys()


def test_routes_name_their_body_and_answer(contract: wire_types.Schema) -> None:
    routes = contract["properties"]
    assert routes["GET /api/me"]["properties"] == {"answer": {"$ref": "#/$defs/Me"}}
    assert routes["POST /api/tables"]["properties"] == {
        "answer": {"$ref": "#/$defs/TableCreated"},
        "body": {"$ref": "#/$defs/NewTable"},
    }


def test_routes_name_their_query_parameters(contract: wire_types.Schema) -> None:
    query = contract["properties"]["GET /api/tournaments/{tournament}/standing"]["properties"]
    assert query["query"]["properties"] == {
        "span": {"$ref": "#/$defs/Span"},
        "number": {"type": "integer"},
        "parties": {"$ref": "#/$defs/Parties"},
        "only": {"type": "string"},
    }
    assert "required" not in query["query"]


def test_a_route_that_takes_a_file_accepts_a_blob(contract: wire_types.Schema) -> None:
    preview = contract["properties"]["POST /api/tournaments/{tournament}/preview"]["properties"]
    assert preview["body"]["anyOf"] == [{"$ref": "#/$defs/PastedText"}, {"tsType": "Blob"}]


def test_every_field_has_a_type() -> None:
    """Fields that msgspec cannot describe must be listed in tools/wire_types.py."""
    assert ": unknown" not in wire_types.PAGE.read_text("utf-8")
    assert "Record<string, unknown>" not in wire_types.PAGE.read_text("utf-8")


def test_responses_mark_fields_that_are_always_present(contract: wire_types.Schema) -> None:
    """A request may omit fields with a default, a response only if its type omits defaults."""
    types = contract["$defs"]
    assert types["PersonGiven"]["required"] == ["name"]
    assert set(types["Entrant"]["required"]) == set(types["Entrant"]["properties"])
    assert types["ChairSeen"].get("required", []) == []
    assert types["ChairSeen"]["properties"]["person"] == {"type": "string"}
    assert "required" not in types["Change"] or types["Change"]["required"] == []


@pytest.mark.parametrize(
    ("message", "field", "values"),
    [
        ("Picture", "phase", {phase.value for phase in TablePhase}),
        ("TurnSeen", "phase", {phase.value for phase in TurnPhase}),
        ("Duty", "code", {duty.value for duty in Duty}),
        ("Replay", "scoring", {scoring.value for scoring in Scoring}),
        ("You", "role", {"public", *(role.value for role in Role)}),
    ],
)
def test_enumerated_fields_list_all_values(
    contract: wire_types.Schema, message: str, field: str, values: set[str]
) -> None:
    assert set(contract["$defs"][message]["properties"][field]["enum"]) == values
