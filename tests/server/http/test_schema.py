"""The HTTP API conforms to its OpenAPI schema for any request.

Requests are generated from the schema, both valid and invalid. No response is a server error. Each
response has a documented status and body. Each refusal has a code, facts, and a sentence in the
visitor's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from romme.locales import LANGUAGES
from romme.server.http.problems import ProblemBody
from romme.server.http.schema import socket_schema
from tests.conftest import Size
from tests.support.databases import create_database
from tests.support.servers import CALM, TIMEOUT_SECONDS, Served, serving

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
FULL_POSTGRES: Final = pytest.param("postgres", marks=pytest.mark.full)
DESCRIPTION: Final = "/api/schema/openapi.json"

load_all_checks()


@pytest.fixture(scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server on SQLite or PostgreSQL."""
    folder = tmp_path_factory.mktemp("served")
    address = f"sqlite:///{folder / 'romme.db'}"
    if request.param == "postgres":
        address = create_database(request.getfixturevalue("postgres"), "http_schema")
    with serving(folder, *CALM, "--database", address) as found:
        yield found
        assert "Traceback" not in found.end().err


@pytest.mark.parametrize("served", ["sqlite", FULL_POSTGRES], indirect=True)
@pytest.mark.parametrize("mode", GenerationMode)
def test_every_response_conforms_to_the_schema(
    served: Served, mode: GenerationMode, size: Size
) -> None:
    """Responses to invalid requests, and to requests with and without a session, conform too."""
    schema = schemathesis.openapi.from_url(served.address + DESCRIPTION)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == sum(len(path) for path in schema.raw_schema["paths"].values()) > 30
    problems: list[BaseException] = []
    with httpx.Client(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
        for operation in operations:
            try:
                check(operation, http, mode=mode, examples=size(2, 300))
            except Unsatisfiable:
                pass  # the operation has no invalid request
            except (Exception, FailureGroup) as error:  # noqa: BLE001 - report all failures
                problems.append(error)
    if problems:
        raise BaseExceptionGroup("not as in the schema", problems)


def check(
    operation: APIOperation[Any, Any, Any, Any],
    http: httpx.Client,
    *,
    mode: GenerationMode,
    examples: int,
) -> None:
    """Send generated requests for one operation, and check each response against the schema."""

    @settings(
        max_examples=examples,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        case.headers.pop("Authorization", None)
        case.cookies.pop("romme", None)
        # A new guest each time, because some requests end the session.
        for headers in ({}, {"Authorization": f"Bearer {arrive(http)}"}):
            language = LANGUAGES[len(repr(case.body)) % len(LANGUAGES)]
            answer = case.call(
                base_url=str(http.base_url), headers=headers | {"Accept-Language": language}
            )
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                check_problem(answer.content, answer.headers["content-language"], language)

    ask()


def check_problem(body: bytes, languages: list[str], language: str) -> None:
    """Check that a refusal has a sentence in the requested language and no unknown field."""
    problem = msgspec.json.decode(body, type=Refusal)
    assert problem.message
    assert languages == [language]


class Refusal(ProblemBody, frozen=True, forbid_unknown_fields=True):
    """The body of a refusal. Decoding fails if there is an unknown field."""


def arrive(http: httpx.Client) -> str:
    """Sign in as a guest and return the token."""
    answer = http.post("/api/guests", json={"name": "Anna", "keep": "token"})
    return str(answer.json()["token"])


@pytest.mark.parametrize("served", ["sqlite", "postgres"], indirect=True)
@pytest.mark.parametrize("letter", ["\0", "\ud800", "é", "\n", "%", "'"])
def test_odd_characters_in_a_path_are_not_found(served: Served, letter: str) -> None:
    """The response is 404, although PostgreSQL rejects NUL and SQLite rejects lone surrogates."""
    name = quote(f"a{letter}b", safe="", errors="surrogatepass")
    with httpx.Client(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
        http.headers["Authorization"] = f"Bearer {arrive(http)}"
        answers = [
            http.get(f"/api/tables/{name}"),
            http.get(f"/api/codes/{name}"),
            http.get(f"/api/games/{name}/1"),
            http.get(f"/api/games/{name}/1/replay"),
            http.get(f"/api/rules/{name}"),
            http.delete(f"/api/me/sessions/{name}"),
            http.delete(f"/api/passkeys/{name}"),
        ]
    assert {answer.status_code for answer in answers} == {404}
    assert all(answer.json()["message"] for answer in answers)


@pytest.mark.parametrize("served", ["sqlite", "postgres"], indirect=True)
@pytest.mark.parametrize("letter", ["\0", "\u202e", "\U0001f0cf", "\x7f"])
def test_odd_characters_in_a_body_cause_no_server_error(served: Served, letter: str) -> None:
    odd = f"a{letter}b"
    with httpx.Client(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
        http.headers["Authorization"] = f"Bearer {arrive(http)}"
        answers = [
            http.post("/api/guests", json={"name": odd, "keep": "token"}),
            http.post("/api/guests", json={"name": "Anna", "device": odd, "keep": "token"}),
            http.post("/api/sign-in", json={"login": odd, "password": odd, "keep": "token"}),
            http.post("/api/accounts", json={"login": odd, "password": f"{odd}-long-enough"}),
            http.post("/api/accounts", json={"login": "anna", "password": f"{odd}-{letter}"}),
            http.post(
                "/api/recover",
                json={"login": odd, "code": odd, "password": f"{odd}-long-enough", "keep": "token"},
            ),
            http.patch("/api/me", json={"name": odd}),
            http.post("/api/tables", json={"terms": {"rules": odd}}),
            http.post("/api/tables", json={"terms": {"bridge": odd}}),
            http.post("/api/tables", json={"terms": {"options": {odd: odd}}}),
            http.post("/api/tables", json={"bots": [{"seat": 2, "level": odd}]}),
            http.post("/api/tables", json={"terms": {"clock": {"turn": 30, odd: 60}}}),
            http.post(
                "/api/tables", json={"terms": {"length": {"type": "games", "number": 2, odd: 1}}}
            ),
            http.post("/api/rules/check", json={"rules": odd}),
            http.get("/api/me", headers={"Accept-Language": "de", "Cookie": "romme=a b;=;"}),
        ]
    assert [answer for answer in answers if answer.status_code >= 500] == []
    assert {answer.status_code for answer in answers[7:13]} == {400}


@pytest.mark.parametrize("served", ["sqlite"], indirect=True)
def test_a_table_code_is_found_in_any_spelling(served: Served) -> None:
    with httpx.Client(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
        http.headers["Authorization"] = f"Bearer {arrive(http)}"
        made = http.post("/api/tables", json={}).json()
        code = made["code"]
        for typed in (code, code.lower(), f" {code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
            found = http.get(f"/api/codes/{quote(typed)}")
            assert found.json() == {"table": made["table"]}


@pytest.mark.parametrize("served", ["sqlite"], indirect=True)
def test_a_refusal_is_in_the_language_of_the_visitor(served: Served) -> None:
    with httpx.Client(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
        messages = {
            language: http.get("/api/me", headers={"Accept-Language": language}).json()["message"]
            for language in LANGUAGES
        }
    assert len(set(messages.values())) == len(LANGUAGES)


@pytest.mark.parametrize("served", ["sqlite"], indirect=True)
def test_the_schema_of_the_socket_is_served(served: Served) -> None:
    with httpx.Client(base_url=served.address, timeout=TIMEOUT_SECONDS) as http:
        answer = http.get("/api/schema/socket.json")
    assert answer.json() == socket_schema()
    assert jsonschema_rs.meta.is_valid(answer.json())
    check = jsonschema_rs.validator_for(answer.json())
    assert check.is_valid({"do": "ping"})
    happened = {"is": "happened", "table": "t", "version": 2, "change": {}}
    assert check.is_valid(happened | {"events": [{"is": "stood-up", "seat": 1}]})
    assert not check.is_valid(happened | {"events": [{"is": "no such event"}]})
