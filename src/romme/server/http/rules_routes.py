"""Rule sets over HTTP: describe them in words, list their options, validate changed options."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from romme.bots.registry import bot_names
from romme.locales import Words, words
from romme.notation.wording import (
    choice_text,
    clause_text,
    describe_option,
    describe_rules,
    has_effect,
    option_title,
    rules_problem,
    summarize_rules,
)
from romme.notation.wording.rulesets import HEADINGS
from romme.rules import BadRules, Preset, RuleSet, find_preset, presets
from romme.rules.citing import cite
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from romme.rules.ranges import RANGES
from romme.rules.ruleset import as_option, option_types
from romme.rules.stored_rules import write_rules
from romme.server.analysis.rule_conflicts import explain_conflict
from romme.server.http.language import language_of
from romme.server.http.problems import HttpProblem, problem_specs
from romme.server.people.http.route_parts import BODY, UNREADABLE
from romme.wire import lobby

AnyRequest = Request[Any, Any, Any]
SUBJECTS: Final = {option: subject for subject, options in HEADINGS.items() for option in options}
"""The heading of each option, in the order in which descriptions list the options."""


class RulesRoutes(Controller):
    """The routes for rule sets and bots."""

    path = "/api"
    tags: Sequence[str] | None = ("rules",)

    @get("/rules")
    async def listed(self, request: AnyRequest) -> list[lobby.RulesInfo]:
        """List all rule sets, described in words."""
        return presets_info(_language(request).lang)

    @get(
        "/rules/{name:str}",
        responses=problem_specs(
            UNREADABLE, (HTTPStatus.NOT_FOUND, "There is no such rule set (`bad-rules`).")
        ),
    )
    async def one(self, request: AnyRequest, name: FromPath[str]) -> lobby.RulesInfo:
        """Return a rule set, described in words."""
        catalogue = _language(request)
        try:
            preset = find_preset(name)
        except BadRules as error:
            reason = rules_problem(catalogue, error)
            raise HttpProblem(HTTPStatus.NOT_FOUND, "bad-rules", reason=reason) from None
        return _preset_info(catalogue.lang, preset.rules)

    @post(
        "/rules/check",
        status_code=HTTPStatus.OK,
        responses=problem_specs(
            *BODY, (HTTPStatus.BAD_REQUEST, "The options are invalid (`bad-rules`).")
        ),
    )
    async def check(
        self, request: AnyRequest, data: JSONBody[lobby.RulesRequest]
    ) -> lobby.RulesInfo:
        """Describe a rule set with changed options in words, or explain why it is invalid."""
        catalogue = _language(request)
        try:
            preset = find_preset(data.rules)
            rules = preset.rules.with_new_options(data.options)
            if data.seats is not None:
                rules.check_seats(data.seats)
        except BadRules as error:
            reason = rules_problem(catalogue, error)
            raise HttpProblem(HTTPStatus.BAD_REQUEST, "bad-rules", reason=reason) from None
        return rules_info(catalogue, rules, preset)

    @post("/rules/weigh", status_code=HTTPStatus.OK, responses=problem_specs(*BODY))
    async def weigh(
        self, request: AnyRequest, data: JSONBody[lobby.RulesRequest]
    ) -> lobby.RulesCheck:
        """Describe a rule set with changed options, or explain a conflict and suggest fixes.

        This route is for rule editors. `check` reports invalid options as an error instead.
        """
        catalogue = _language(request)
        try:
            preset = find_preset(data.rules)
            rules = preset.rules.with_new_options(data.options)
        except BadRules as error:
            return lobby.RulesCheck(None, explain_conflict(catalogue, error, data))
        return lobby.RulesCheck(rules_info(catalogue, rules, preset), None)

    @get("/bots")
    async def bots(self) -> list[str]:
        """List the bot levels of this server, the weakest first."""
        return list(bot_names())


def _language(request: AnyRequest) -> Words:
    return words(language_of(request.headers.get("accept-language")))


def presets_info(lang: str) -> list[lobby.RulesInfo]:
    """Return all presets, described in words. The descriptions are cached."""
    return [_preset_info(lang, preset.rules) for preset in presets()]


@lru_cache(maxsize=64)
def _preset_info(lang: str, rules: RuleSet) -> lobby.RulesInfo:
    return rules_info(words(lang), rules, find_preset(rules.name))


def rules_info(catalogue: Words, rules: RuleSet, preset: Preset) -> lobby.RulesInfo:
    """Return a rule set described in words, with all its options."""
    summary = summarize_rules(catalogue, rules)
    return lobby.RulesInfo(
        name=rules.name,
        title=summary.title,
        about=summary.about,
        rules=write_rules(rules),
        seats=_seats(rules),
        sections=[
            lobby.RuleSection(
                section.heading,
                [
                    lobby.RuleSentence(
                        option=one.option,
                        text=one.text,
                        clause=None if one.clause is None else one.clause.value,
                        assumed=one.assumed,
                        instead=one.instead,
                    )
                    for one in section.sentences
                ],
            )
            for section in describe_rules(catalogue, rules, preset)
        ],
        options=[_option(catalogue, name, rules, preset) for name in SUBJECTS],
        clauses=_clauses(catalogue, rules, preset),
        assumed_clauses=[clause.value for clause in Clause if clause.assumed],
    )


def _seats(rules: RuleSet) -> list[int]:
    """The possible numbers of seats at a table."""
    found = []
    for seats in range(2, rules.most_players + 1):
        try:
            rules.check_seats(seats)
        except BadRules:
            continue
        found.append(seats)
    return found


def _option(catalogue: Words, name: str, rules: RuleSet, preset: Preset) -> lobby.OptionInfo:
    kind = option_types()[name]
    possible: list[lobby.OptionChoice] = []
    least, most = RANGES.get(name, (None, None))
    if issubclass(kind, Enum):
        possible = [
            lobby.OptionChoice(member.value, choice_text(catalogue, name, member, rules))
            for member in kind
        ]
    answer = preset.answers[name]
    return lobby.OptionInfo(
        name=name,
        subject=SUBJECTS[name],
        title=option_title(catalogue, name),
        value=as_option(getattr(rules, name)),
        usual=as_option(getattr(preset.rules, name)),
        text=describe_option(catalogue, name, rules, preset).text,
        possible=possible,
        least=least,
        most=most,
        clause=None if answer.clause is None else answer.clause.value,
        assumed=answer.assumed,
        matters=has_effect(rules, name),
    )


def _clauses(catalogue: Words, rules: RuleSet, preset: Preset) -> dict[str, str]:
    """Return, by clause id, the texts of all clauses that an option or a refusal may cite.

    If the rule set has its own document, all clauses of that document are included. House rules
    (``H.<option>``) are left out, because the descriptions of the options state them.
    """
    document = rules.document
    own = any(not answer.assumed for answer in preset.answers.values())
    quoted = {cite(rules, ground, opened=opened) for ground in Ground for opened in (False, True)}
    cited = quoted | {answer.clause for answer in preset.answers.values()}
    return {
        clause.value: clause_text(catalogue, clause)
        for clause in Clause
        if clause in cited or (own and clause.document is document)
    }
