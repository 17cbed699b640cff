"""The names that `romme.notation.wording` exports."""

from __future__ import annotations

from romme.notation.wording.events import describe_event, duties, name_of
from romme.notation.wording.faces import card_text, cards_text, meld_text
from romme.notation.wording.hands import hand_problem, meld_problem
from romme.notation.wording.plans import describe_discard, describe_plan, way_name
from romme.notation.wording.refusals import (
    clause_text,
    refusal_with_table_rule,
    rules_problem,
    unreadable_reason,
    why_refused,
)
from romme.notation.wording.rulesets import (
    Section,
    Sentence,
    choice_text,
    describe_option,
    describe_rules,
    has_effect,
    idle_changes,
    option_title,
    rules_title,
    summarize_rules,
)
from romme.notation.wording.untrusted_text import plain

__all__ = [
    "Section",
    "Sentence",
    "card_text",
    "cards_text",
    "choice_text",
    "clause_text",
    "describe_discard",
    "describe_event",
    "describe_option",
    "describe_plan",
    "describe_rules",
    "duties",
    "hand_problem",
    "has_effect",
    "idle_changes",
    "meld_problem",
    "meld_text",
    "name_of",
    "option_title",
    "plain",
    "refusal_with_table_rule",
    "rules_problem",
    "rules_title",
    "summarize_rules",
    "unreadable_reason",
    "way_name",
    "why_refused",
]
