"""The schema of a tournament's commands holds for what is sent."""

from __future__ import annotations

import jsonschema_rs
import pytest

from romme.server.http.schema import tournament_schema
from romme.tournament.storage.codec import COMMANDS, write_command
from tests.server.organise.test_rights import GIVEN

CHECK = jsonschema_rs.validator_for(tournament_schema())


def test_every_command_is_described() -> None:
    described = {
        one["properties"]["do"]["const"] for one in _objects() if "do" in one["properties"]
    }
    assert described == set(COMMANDS)


def _objects() -> list[dict[str, dict[str, dict[str, str]]]]:
    return [one for one in tournament_schema()["$defs"].values() if "properties" in one]


@pytest.mark.parametrize("command", GIVEN.values(), ids=lambda one: type(one).__name__)
def test_what_is_sent_fits(command: object) -> None:
    CHECK.validate(write_command(command))  # type: ignore[arg-type]


@pytest.mark.parametrize("plain", [{}, {"do": "sign"}, {"do": "sign", "series": "one"}])
def test_what_is_no_command_does_not(plain: dict[str, object]) -> None:
    assert not CHECK.is_valid(plain)
