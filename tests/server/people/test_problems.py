"""Problems: one shape for all of them, worded in every language with the facts they come with."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import romme.server.people
from romme.locales import LANGUAGES, words
from romme.server.http.language import language_of
from romme.server.http.problems import USUAL_CODES
from romme.server.people.http.route_parts import SECURITY
from romme.server.people.refusals import PeopleRefusal
from tests.locales.catalogues import messages
from tests.server.people.house import House, play
from tests.server.people.http.test_visit import FOR_EVERYBODY

SOURCE = Path(str(romme.server.people.__file__)).parent


def raised() -> dict[str, set[frozenset[str]]]:
    """The facts with which each refusal is raised, read from the source."""
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
                    told = frozenset(str(fact.arg) for fact in facts)
                    found.setdefault(PeopleRefusal[name].code, set()).add(told)
                case _:
                    pass
    return found


def test_every_refusal_is_raised_with_the_same_facts() -> None:
    found = raised()
    chosen = {PeopleRefusal.PASSKEY_REFUSED.code, PeopleRefusal.WRONG_SIGN_IN.code}
    assert found.keys() | chosen == {refusal.code for refusal in PeopleRefusal}
    assert [code for code, facts in found.items() if len(facts) != 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_worded_with_its_facts(lang: str) -> None:
    known = messages(lang)
    facts = {code: next(iter(told)) for code, told in raised().items()}
    for code in {refusal.code for refusal in PeopleRefusal} | USUAL_CODES:
        assert known[f"problem-{code}"].variables == facts.get(code, frozenset()), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_in_the_language_that_was_asked_for(sqlite_url: str, lang: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        headers = {"accept-language": f"nl, {lang};q=0.8, *;q=0.1"}
        answer = await device.ask("POST", "/api/guests", {"name": "x" * 30}, headers=headers)
        facts = {"most": 24, "have": 30}
        assert answer.json() == {
            "code": "name-too-long",
            "message": words(lang).say("problem-name-too-long", **facts),
            "facts": facts,
        }
        assert answer.headers["content-language"] == lang
        assert answer.headers["vary"] == "Accept-Language"

    play(sqlite_url, scene)


def test_what_the_framework_refuses_has_the_same_shape(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        assert await device.refused("GET", "/api/nothing") == (404, "not-found")
        wrong = await device.ask("PUT", "/api/me", status=405)
        assert wrong.json()["code"] == "wrong-method"
        assert set(wrong.headers["allow"].replace(",", " ").split()) >= {"GET", "PATCH", "DELETE"}
        for body in (b"{", b"[" * 20_000, b'{"name":"\xff"}', b'{"\xc3":1}'):
            text = await device.http.patch(
                "/api/me", content=body, headers={"origin": str(device.origin)}
            )
            assert (text.status_code, text.json()["code"]) == (400, "bad-request")

    play(sqlite_url, scene)


def test_who_must_sign_in_is_told_how(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        answer = await (await house.device()).ask("GET", "/api/me", status=401)
        assert answer.headers["www-authenticate"] == "Bearer"

    play(sqlite_url, scene)


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
def test_languages_as_browsers_ask_for_them(header: str | None, lang: str) -> None:
    assert language_of(header) == lang


def test_every_answer_is_described(sqlite_url: str) -> None:
    """From 400 on each answer has our shape, and what needs somebody signed in says so."""

    async def scene(house: House) -> None:
        described = house.app.openapi_schema.to_schema()
        schemas = described["components"]["schemas"]
        seen = 0
        for path, ways in described["paths"].items():
            for way, route in ways.items():
                seen += 1
                assert route["description"], (path, way)
                if (way.upper(), path) not in FOR_EVERYBODY:
                    assert route["security"] == SECURITY, path
                    assert "401" in route["responses"], path
                for status, answer in route["responses"].items():
                    if int(status) >= 400:
                        shape = answer["content"]["application/json"]["schema"]
                        assert shape == {"$ref": "#/components/schemas/ProblemBody"}, (path, status)
        assert seen == 22
        assert not [name for name in schemas if "_" in name], "two of the same name"

    play(sqlite_url, scene)
