"""Rule sets over HTTP: their description, and contradictions with ways to resolve them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, TypeAlias

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from romme.engine.errors import illegal
from romme.locales import LANGUAGES, words
from romme.notation.wording import clause_text, has_effect
from romme.rules import BadRules, Preset, RuleSetProblem, find_preset, presets
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from romme.rules.ruleset import option_types
from romme.server.analysis.rule_conflicts import INVOLVED
from romme.server.http.problems import PROBLEM_HANDLERS
from romme.server.http.rules_routes import RulesRoutes

Json: TypeAlias = Any

CONTRADICTIONS: dict[RuleSetProblem, tuple[str, dict[str, Json]]] = {
    RuleSetProblem.PLAYERS_REVERSED: ("klassik", {"fewest_players": 5, "most_players": 3}),
    RuleSetProblem.PACK_TOO_SMALL: ("klassik", {"hand_sizes": [10, 10, 10, 10, 10]}),
    RuleSetProblem.LAY_OFFS_BEFORE_OPENING: ("klassik", {"opening_points": 30}),
    RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME: ("haus", {"hand_romme": "no"}),
    RuleSetProblem.FACTOR_WITH_RATING: ("haus", {"scoring": "rating"}),
    RuleSetProblem.TOO_FEW_TO_SIT_OUT: ("turnier", {"most_players": 2}),
    RuleSetProblem.OPENING_OUT_OF_REACH: (
        "klassik",
        {"hand_sizes": [3] * 5, "opening_points": 51, "lay_offs": "after_opening"},
    ),
    RuleSetProblem.PILE_WITHOUT_END: ("klassik", {"blocked_after": 0}),
    RuleSetProblem.TURNS_WITHOUT_END: ("klassik", {"stalled_after": 0}),
}
"""For each contradiction, options that contain it."""

each_contradiction = pytest.mark.parametrize("problem", CONTRADICTIONS, ids=lambda one: one.value)


@pytest.fixture(scope="module")
def http() -> Iterator[TestClient[Litestar]]:
    """An HTTP client for an application with only the rules routes, which need no database."""
    with TestClient(Litestar([RulesRoutes], exception_handlers=PROBLEM_HANDLERS)) as client:
        yield client


def weigh(http: TestClient[Litestar], rules: str, options: dict[str, Json], lang: str) -> Json:
    body = {"rules": rules, "options": options}
    answer = http.post("/api/rules/weigh", json=body, headers={"Accept-Language": lang})
    assert answer.status_code == 200
    return answer.json()


def test_every_contradiction_is_explained() -> None:
    """Every contradiction has an entry in `INVOLVED` and in `CONTRADICTIONS`."""
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
    assert INVOLVED.keys() == CONTRADICTIONS.keys() == {*RuleSetProblem} - unreadable


@pytest.mark.parametrize("lang", LANGUAGES)
@each_contradiction
def test_each_offered_change_resolves_the_contradiction(
    http: TestClient[Litestar], problem: RuleSetProblem, lang: str
) -> None:
    rules, options = CONTRADICTIONS[problem]
    with pytest.raises(BadRules):
        find_preset(rules).rules.with_new_options(options)
    found = weigh(http, rules, options, lang)
    conflict = found["senseless"]
    assert (found["told"], conflict["code"]) == (None, problem.value)
    assert conflict["message"]
    assert not [name for name in option_types() if name in conflict["message"]], "internal name"
    assert len(conflict["ways"]) > min(1, len(INVOLVED[problem]) - 1)
    for way in conflict["ways"]:
        fixed = weigh(http, rules, {**options, way["option"]: way["value"]}, lang)
        assert fixed["senseless"] is None
        answers = {one["name"]: one for one in fixed["told"]["options"]}
        assert (answers[way["option"]]["value"], answers[way["option"]]["text"]) == (
            way["value"],
            way["text"],
        )


@each_contradiction
def test_an_offered_change_concerns_an_option_not_chosen(
    http: TestClient[Litestar], problem: RuleSetProblem
) -> None:
    """At least one of the offered changes concerns an option that the user did not choose."""
    rules, options = CONTRADICTIONS[problem]
    ways = weigh(http, rules, options, "en")["senseless"]["ways"]
    all_chosen = set(INVOLVED[problem]) <= options.keys()
    assert all_chosen or [way for way in ways if way["option"] not in options]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"opening_points": 199}, ["opening_points"]),
        ({"opening_points": "many"}, ["opening_points"]),
        ({"open_card": "eaten"}, ["open_card"]),
        ({"colour": 3}, ["colour"]),
        ({"rating_opened": [[30, 3], [10, 2]]}, ["rating_opened"]),
    ],
)
def test_options_that_no_editor_makes_are_refused_with_a_message(
    http: TestClient[Litestar], options: dict[str, Json], named: list[str]
) -> None:
    """Such options come from links that were edited by hand."""
    conflict = weigh(http, "turnier", options, "en")["senseless"]
    assert (conflict["options"], conflict["ways"]) == (named, [])
    assert conflict["message"]
    assert weigh(http, "nothing", {}, "en")["senseless"]["code"] == "unknown-rules"


@pytest.mark.parametrize("preset", presets(), ids=lambda one: one.rules.name)
def test_the_description_contains_every_quotable_clause(
    http: TestClient[Litestar], preset: Preset
) -> None:
    """A user can look up the clause of any refusal in the description."""
    rules = http.get(f"/api/rules/{preset.rules.name}").json()
    sentences = [one for section in rules["sections"] for one in section["sentences"]]
    texts = rules["clauses"] | {f"H.{one['option']}": one["text"] for one in sentences}
    for ground in Ground:
        for opened in (False, True):
            clause = illegal(preset.rules, ground, opened=opened).clause
            if isinstance(clause, Clause) or has_effect(preset.rules, clause.option):
                assert texts[clause.value] == clause_text(words("en"), clause)


def test_options_are_grouped_by_subject(http: TestClient[Litestar]) -> None:
    options = http.get("/api/rules/haus").json()["options"]
    assert sorted(one["name"] for one in options) == sorted(option_types())
    subjects = [one["subject"] for one in options]
    assert list(dict.fromkeys(subjects)) == [subject for subject, _ in groupby(subjects)]
