"""Explanations for refused moves, invalid rules and unreadable files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from romme.cards import Joker, Natural
from romme.engine.errors import Fact, Illegal
from romme.locales import Said, Words
from romme.melds import Group, Run
from romme.notation.wording.faces import card_text, meld_text
from romme.notation.wording.rulesets import option_title, value_sentence
from romme.notation.wording.untrusted_text import plain
from romme.rules import BadRules
from romme.rules.citing import Cited, HouseRule

if TYPE_CHECKING:
    from romme.notation.gamefile import Unreadable

LISTED: Final = 8
"""Maximum number of wrong cards that a message names; for the rest, it gives their number."""
_LARGE: Final = 10**9
"""Larger numbers are never valid seats or points, and too large for the plural rules."""


def why_refused(words: Words, illegal: Illegal) -> str:
    """Explain to a player why an action is refused and what to do instead.

    >>> from romme.locales import words
    >>> from romme.rules.clauses import Clause
    >>> from romme.rules.grounds import Ground
    >>> no = Illegal(Clause.T6, Ground.LAY_OFF_BEFORE_OPENING, {"have": 27, "need": 40})
    >>> why_refused(words("de"), no).partition(".")[0]
    'Sie haben noch nicht eröffnet: 27 von 40 Augen'
    """
    if illegal.facts.get("jokers") == 0:
        return words.say("refusal-no-jokers")
    facts = {name: _fact(words, fact) for name, fact in illegal.facts.items()}
    return words.say(f"refusal-{illegal.ground.value}", **facts)


def refusal_with_table_rule(words: Words, illegal: Illegal) -> str:
    """Explain a refusal for JSON output, which contains the id of the rule but not its text.

    Players can look up a clause by its id, but not a table rule. So the text
    of a table rule is added.
    """
    said = why_refused(words, illegal)
    if isinstance(illegal.clause, HouseRule):
        return f"{said} {clause_text(words, illegal.clause)}"
    return said


def clause_text(words: Words, clause: Cited) -> str:
    """Return the text of a clause or a table rule.

    >>> from romme.locales import words
    >>> from romme.rules.clauses import Clause
    >>> clause_text(words("en"), Clause.V5_12)
    'A joker may be discarded only to finish the game.'
    """
    if isinstance(clause, HouseRule):
        return value_sentence(words, clause.option, clause.rules)
    return words.say(f"clause-{clause.value.replace('.', '-')}")


def rules_problem(words: Words, error: BadRules) -> str:
    """Explain why some options are not a valid rule set."""
    return _reason(words, f"rules-{error.problem.value}", error.facts)


def unreadable_reason(words: Words, error: Unreadable) -> str:
    """Explain why a file cannot be read. The caller adds the line number."""
    reason = _reason(words, error.problem, error.facts)
    if "number" not in error.facts:
        return reason
    return words.say("in-move", number=_number_or_text(error.facts["number"]), reason=reason)


def _reason(words: Words, key: str, facts: Mapping[str, int | str]) -> str:
    told: dict[str, Said] = {name: _number_or_text(fact) for name, fact in facts.items()}
    option = facts.get("option")
    if isinstance(option, str):
        told["title"] = option_title(words, option)
    for name in ("missing", "extra"):
        cards = str(facts.get(name, "")).split()
        told |= {name: _some(words, cards), f"{name}_count": len(cards)}
    for name in ("reason", "known", "possible", "expected"):  # not from users, and may be long
        if name in facts:
            told[name] = plain(str(facts[name]), 300)
    return words.say(key, **told)


def _some(words: Words, cards: list[str]) -> str:
    shown = " ".join(cards[:LISTED])
    if len(cards) <= LISTED:
        return shown
    return words.say("cards-more", cards=shown, more=len(cards) - LISTED)


def _number_or_text(fact: int | str) -> Said:
    if isinstance(fact, str):
        return plain(fact)
    return fact if abs(fact) < _LARGE else plain(hex(fact))  # `hex` has no limit of digits


def _fact(words: Words, fact: Fact) -> Said:
    match fact:
        case Natural() | Joker():
            return card_text(words, fact)
        case Run() | Group():
            return meld_text(words, fact)
        case int():
            return _number_or_text(fact)
