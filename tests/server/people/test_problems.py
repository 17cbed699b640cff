"""Error responses have a common schema, and a message with their facts in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import romme.server.people
from romme.locales import LANGUAGES, words
from romme.server.http.language import language_of
from romme.server.http.problems import COMMON_CODES
from romme.server.people.http.route_parts import SECURITY
from romme.server.people.refusals import PeopleRefusal
from tests.server.people.http.test_authentication import PUBLIC_ROUTES
from tests.support.locales.catalogues import messages
from tests.support.server.people.people_server import PeopleServer, run_scene

SOURCE = Path(str(romme.server.people.__file__)).parent


def raised_facts() -> dict[str, set[frozenset[str]]]:
    """Return, by refusal code, the sets of fact names with which the code raises the refusal."""
    found: dict[str, set[frozenset[str]]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Attribute(value=ast.Name(id="PeopleRefusal"), attr=name),
                        attr="problem",
                    ),
                    keywords=facts,
                ):
                    names = frozenset(str(fact.arg) for fact in facts)
                    found.setdefault(PeopleRefusal[name].code, set()).add(names)
                case _:
                    pass
    return found


def test_every_refusal_is_raised_with_the_same_facts() -> None:
    found = raised_facts()
    chosen = {PeopleRefusal.PASSKEY_REFUSED.code, PeopleRefusal.WRONG_SIGN_IN.code}
    assert found.keys() | chosen == {refusal.code for refusal in PeopleRefusal}
    assert [code for code, facts in found.items() if len(facts) != 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_worded_with_its_facts(lang: str) -> None:
    known = messages(lang)
    facts = {code: next(iter(names)) for code, names in raised_facts().items()}
    for code in {refusal.code for refusal in PeopleRefusal} | COMMON_CODES:
        assert known[f"problem-{code}"].variables == facts.get(code, frozenset()), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_in_the_requested_language(sqlite_url: str, lang: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        headers = {"accept-language": f"nl, {lang};q=0.8, *;q=0.1"}
        answer = await device.request("POST", "/api/guests", {"name": "x" * 30}, headers=headers)
        facts = {"most": 24, "have": 30}
        assert answer.json() == {
            "code": "name-too-long",
            "message": words(lang).say("problem-name-too-long", **facts),
            "facts": facts,
        }
        assert answer.headers["content-language"] == lang
        assert answer.headers["vary"] == "Accept-Language"

    run_scene(sqlite_url, scene)


def test_refusals_of_the_framework_have_the_same_shape(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        assert await device.refusal("GET", "/api/nothing") == (404, "not-found")
        wrong = await device.request("PUT", "/api/me", status=405)
        assert wrong.json()["code"] == "wrong-method"
        assert set(wrong.headers["allow"].replace(",", " ").split()) >= {"GET", "PATCH", "DELETE"}
        for body in (b"{", b"[" * 20_000, b'{"name":"\xff"}', b'{"\xc3":1}'):
            text = await device.http.patch(
                "/api/me", content=body, headers={"origin": str(device.origin)}
            )
            assert (text.status_code, text.json()["code"]) == (400, "bad-request")

    run_scene(sqlite_url, scene)


def test_a_401_names_the_authentication_scheme(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        answer = await (await server.device()).request("GET", "/api/me", status=401)
        assert answer.headers["www-authenticate"] == "Bearer"

    run_scene(sqlite_url, scene)


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("de-LU, fr;q=0.9", "de"),
        ("fr;q=0.2, lb;q=0.3", "lb"),
        ("FR-fr", "fr"),
        ("de;q=2, fr;q=x, lb;q=0.1", "lb"),
        ("x," * 1000 + "de", "en"),
        ("de\x00", "en"),
    ],
)
def test_accept_language_headers_are_understood(header: str | None, lang: str) -> None:
    assert language_of(header) == lang


def test_the_schema_describes_every_response(sqlite_url: str) -> None:
    """Every error has the common schema, and every route that needs a session declares it."""

    async def scene(server: PeopleServer) -> None:
        described = server.app.openapi_schema.to_schema()
        schemas = described["components"]["schemas"]
        seen = 0
        for path, ways in described["paths"].items():
            for way, route in ways.items():
                seen += 1
                assert route["description"], (path, way)
                if (way.upper(), path) not in PUBLIC_ROUTES:
                    assert route["security"] == SECURITY, path
                    assert "401" in route["responses"], path
                for status, answer in route["responses"].items():
                    if int(status) >= 400:
                        shape = answer["content"]["application/json"]["schema"]
                        assert shape == {"$ref": "#/components/schemas/ProblemBody"}, (path, status)
        assert seen == 22
        assert not [name for name in schemas if "_" in name], "two types of the same name"

    run_scene(sqlite_url, scene)
