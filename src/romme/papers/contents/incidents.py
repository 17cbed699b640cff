"""Incidents and their consequences, in general terms, without reference to a particular game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from romme.locales import Words
from romme.rules.clauses import Clause
from romme.rules.options import ThrownInAgain
from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.incidents.rulings import corrected_turn
from romme.tournament.wording.phrases import clause_text


@dataclass(frozen=True, slots=True)
class IncidentAdvice:
    """An incident, its clauses and its consequence."""

    what: str
    about: str
    clauses: str
    follows: str


def all_incidents(words: Words, rules: RuleSet) -> tuple[IncidentAdvice, ...]:
    """Return all kinds of incidents with the consequences that the tournament software applies."""
    return tuple(_advice(words, rules, kind) for kind in IncidentKind)


def _advice(words: Words, rules: RuleSet, kind: IncidentKind) -> IncidentAdvice:
    match kind:
        case IncidentKind.WRONG_COUNT_IN_PLAY:
            ruling = corrected_turn(rules)
            clauses = [ruling.clause]
            follows = _follows(words, ruling.consequence)
        case IncidentKind.TOO_FEW_AT_END:
            clauses = [Clause.T3]
            follows = _follows(words, Consequence.DRAW_AND_COUNT)
        case IncidentKind.TOO_MANY_AT_END:
            clauses = [Clause.T3]
            follows = _follows(words, Consequence.COUNT_ALL)
        case IncidentKind.CARD_EXPOSED:
            clauses = [Clause.V4_7]
            follows = words.say("paper-kit-deal-again")
        case IncidentKind.UNEQUAL_HANDS | IncidentKind.SEVERAL_WRONG_HANDS:
            clauses = [Clause.V4_8]
            follows = words.say("paper-kit-deal-again")
        case IncidentKind.OBJECTION_IN_TIME:
            clauses = [Clause.V4_9]
            follows = words.say("paper-kit-deal-again")
        case IncidentKind.OBJECTION_TOO_LATE:
            clauses = [Clause.V4_9]
            follows = _follows(words, Consequence.GAME_STANDS)
        case IncidentKind.WRONG_DEALER:
            # The consequence depends on when it is found, so quote the clauses themselves.
            clauses = [Clause.V4_10, Clause.V4_11, Clause.V4_12]
            follows = _together(clause_text(words, clause) for clause in clauses)
        case IncidentKind.HAND_THROWN_IN:
            clauses = [Clause.T15]
            once = _follows(words, Consequence.ONE_CLASS_WORSE)
            again = words.say("paper-kit-thrown-in-again")
            one_more = rules.thrown_in_again is ThrownInAgain.ONE_MORE
            follows = _together([once, again]) if one_more else once
        case _:
            assert_never(kind)
    return IncidentAdvice(
        what=words.say(f"incident-{kind.value}"),
        about=words.say(f"incident-{kind.value}.about"),
        clauses=_together(clause.value for clause in clauses),
        follows=follows,
    )


def _follows(words: Words, consequence: Consequence) -> str:
    """Return the description of a consequence, without a game number."""
    return words.say(f"consequence-{consequence.value}")


def _together(texts: Iterable[str]) -> str:
    return " ".join(texts)
