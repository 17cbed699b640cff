"""Rule sets over HTTP: told whole, and where options do not go together, with ways out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, TypeAlias

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from romme.engine.errors import illegal
from romme.locales import LANGUAGES, words
from romme.notation.wording import clause_text, matters
from romme.rules import BadRules, Preset, RuleSetProblem, find_preset, presets
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from romme.rules.ruleset import option_types
from romme.server.analysis.rule_conflicts import INVOLVED
from romme.server.http.problems import PROBLEM_HANDLERS
from romme.server.http.rules_routes import RulesRoutes

Json: TypeAlias = Any

NONSENSE: dict[RuleSetProblem, tuple[str, dict[str, Json]]] = {
    RuleSetProblem.PLAYERS_REVERSED: ("klassik", {"fewest_players": 5, "most_players": 3}),
    RuleSetProblem.PACK_TOO_SMALL: ("klassik", {"hand_sizes": [10, 10, 10, 10, 10]}),
    RuleSetProblem.LAY_OFFS_BEFORE_OPENING: ("klassik", {"opening_points": 30}),
    RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME: ("haus", {"hand_romme": "no"}),
    RuleSetProblem.FACTOR_WITH_RATING: ("haus", {"scoring": "rating"}),
    RuleSetProblem.TOO_FEW_TO_SIT_OUT: ("turnier", {"most_players": 2}),
}
"""For each contradiction, options that have it."""

each_nonsense = pytest.mark.parametrize("problem", NONSENSE, ids=lambda one: one.value)


@pytest.fixture(scope="module")
def http() -> Iterator[TestClient[Litestar]]:
    """The routes alone: they need no database."""
    with TestClient(Litestar([RulesRoutes], exception_handlers=PROBLEM_HANDLERS)) as client:
        yield client


def weighed(http: TestClient[Litestar], rules: str, options: dict[str, Json], lang: str) -> Json:
    body = {"rules": rules, "options": options}
    answer = http.post("/api/rules/weigh", json=body, headers={"Accept-Language": lang})
    assert answer.status_code == 200
    return answer.json()


def test_every_contradiction_is_explained() -> None:
    """A new one must be given its options here and its sentence in the catalogues."""
    unreadable = {
        RuleSetProblem.UNKNOWN_RULES,
        RuleSetProblem.UNKNOWN_OPTION,
        RuleSetProblem.WRONG_TYPE,
        RuleSetProblem.UNKNOWN_VALUE,
        RuleSetProblem.OUT_OF_RANGE,
        RuleSetProblem.BANDS_NOT_RISING,
        RuleSetProblem.BANDS_NEGATIVE,
        RuleSetProblem.PLAYERS,
        RuleSetProblem.TOO_FEW_WITH_DEALER_OUT,
    }
    assert INVOLVED.keys() == NONSENSE.keys() == {*RuleSetProblem} - unreadable


@pytest.mark.parametrize("lang", LANGUAGES)
@each_nonsense
def test_nonsense_is_explained_and_each_way_out_is_one(
    http: TestClient[Litestar], problem: RuleSetProblem, lang: str
) -> None:
    rules, options = NONSENSE[problem]
    with pytest.raises(BadRules):
        find_preset(rules).rules.with_options(options)
    found = weighed(http, rules, options, lang)
    told = found["senseless"]
    assert (found["told"], told["code"]) == (None, problem.value)
    assert told["message"]
    assert not [name for name in option_types() if name in told["message"]], "no names of ours"
    assert len(told["ways"]) > 1
    for way in told["ways"]:
        mended = weighed(http, rules, {**options, way["option"]: way["value"]}, lang)
        assert mended["senseless"] is None
        answers = {one["name"]: one for one in mended["told"]["options"]}
        assert (answers[way["option"]]["value"], answers[way["option"]]["text"]) == (
            way["value"],
            way["text"],
        )


@each_nonsense
def test_some_way_keeps_what_was_wished(
    http: TestClient[Litestar], problem: RuleSetProblem
) -> None:
    """Not every way out is to give up what somebody has just chosen."""
    rules, options = NONSENSE[problem]
    ways = weighed(http, rules, options, "en")["senseless"]["ways"]
    both_wished = problem is RuleSetProblem.PLAYERS_REVERSED
    assert both_wished or [way for way in ways if way["option"] not in options]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"opening_points": 99}, ["opening_points"]),
        ({"opening_points": "many"}, ["opening_points"]),
        ({"open_card": "eaten"}, ["open_card"]),
        ({"colour": 3}, ["colour"]),
        ({"rating_opened": [[30, 3], [10, 2]]}, ["rating_opened"]),
    ],
)
def test_what_no_editor_makes_is_refused_in_words_too(
    http: TestClient[Litestar], options: dict[str, Json], named: list[str]
) -> None:
    """Such options come from links that somebody has changed by hand."""
    told = weighed(http, "turnier", options, "en")["senseless"]
    assert (told["options"], told["ways"]) == (named, [])
    assert told["message"]
    assert weighed(http, "nothing", {}, "en")["senseless"]["code"] == "unknown-rules"


@pytest.mark.parametrize("preset", presets(), ids=lambda one: one.rules.name)
def test_every_clause_that_a_refusal_may_quote_is_told(
    http: TestClient[Litestar], preset: Preset
) -> None:
    """So a refusal can always be looked up where the rules stand."""
    told = http.get(f"/api/rules/{preset.rules.name}").json()
    sentences = [one for section in told["sections"] for one in section["sentences"]]
    said = told["clauses"] | {f"H.{one['option']}": one["text"] for one in sentences}
    for ground in Ground:
        for opened in (False, True):
            clause = illegal(preset.rules, ground, opened=opened).clause
            if isinstance(clause, Clause) or matters(preset.rules, clause.option):
                assert said[clause.value] == clause_text(words("en"), clause)


def test_every_option_has_its_subject(http: TestClient[Litestar]) -> None:
    told = http.get("/api/rules/haus").json()["options"]
    assert sorted(one["name"] for one in told) == sorted(option_types())
    subjects = [one["subject"] for one in told]
    assert list(dict.fromkeys(subjects)) == [subject for subject, _ in groupby(subjects)]
