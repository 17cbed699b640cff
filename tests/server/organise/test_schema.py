"""The schema of tournament commands accepts all valid commands and rejects malformed ones."""

from __future__ import annotations

import jsonschema_rs
import pytest

from romme.server.http.schema import tournament_schema
from romme.tournament.storage.command_codec import COMMANDS, write_command
from tests.server.organise.test_rights import EXAMPLE_COMMANDS

CHECK = jsonschema_rs.validator_for(tournament_schema())


def test_the_schema_describes_every_command() -> None:
    described = {
        one["properties"]["do"]["const"] for one in _objects() if "do" in one["properties"]
    }
    assert described == set(COMMANDS)


def _objects() -> list[dict[str, dict[str, dict[str, str]]]]:
    return [one for one in tournament_schema()["$defs"].values() if "properties" in one]


@pytest.mark.parametrize("command", EXAMPLE_COMMANDS.values(), ids=lambda one: type(one).__name__)
def test_example_commands_are_valid(command: object) -> None:
    CHECK.validate(write_command(command))  # type: ignore[arg-type]


@pytest.mark.parametrize("plain", [{}, {"do": "sign"}, {"do": "sign", "series": "one"}])
def test_malformed_commands_are_invalid(plain: dict[str, object]) -> None:
    assert not CHECK.is_valid(plain)
