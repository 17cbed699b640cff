"""What can go wrong at a table, in words that hold for any table and any game."""

from __future__ import annotations

from dataclasses import dataclass

from romme.locales import Words
from romme.rules.clauses import Clause, Document
from romme.rules.ruleset import RuleSet
from romme.tournament.incident_kinds import Consequence, IncidentKind
from romme.tournament.wording import clause_text


@dataclass(frozen=True, slots=True)
class Advice:
    """An incident, the clauses about it, and what follows."""

    what: str
    clauses: str
    follows: str


def incident_text(words: Words, kind: IncidentKind) -> str:
    """What happened."""
    return words.say(f"paper-incident-{kind.value}")


def follows_text(words: Words, consequence: Consequence) -> str:
    """What follows, without naming a game."""
    return words.say(f"paper-follows-{consequence.value}")


def all_incidents(words: Words, rules: RuleSet) -> tuple[Advice, ...]:
    """Every incident with what follows from it, as `romme.tournament.incidents` rules."""
    corrected = Clause.V4_6 if rules.document is Document.VERBAND else Clause.T3
    known: tuple[tuple[IncidentKind, tuple[Clause, ...], tuple[Consequence, ...]], ...] = (
        (IncidentKind.CARD_EXPOSED, (Clause.V4_7,), (Consequence.DEAL_AGAIN,)),
        (IncidentKind.UNEQUAL_HANDS, (Clause.V4_8,), (Consequence.DEAL_AGAIN,)),
        (IncidentKind.SEVERAL_WRONG_HANDS, (Clause.V4_8,), (Consequence.DEAL_AGAIN,)),
        (IncidentKind.OBJECTION_IN_TIME, (Clause.V4_9,), (Consequence.DEAL_AGAIN,)),
        (IncidentKind.OBJECTION_TOO_LATE, (Clause.V4_9,), (Consequence.GAME_STANDS,)),
        (IncidentKind.WRONG_COUNT_IN_PLAY, (corrected,), (Consequence.CORRECTED_TURN,)),
        (IncidentKind.TOO_FEW_AT_END, (Clause.T3,), (Consequence.DRAW_AND_COUNT,)),
        (IncidentKind.TOO_MANY_AT_END, (Clause.T3,), (Consequence.COUNT_ALL,)),
        # What follows depends on when it is found: the clauses themselves say it best.
        (IncidentKind.WRONG_DEALER, (Clause.V4_10, Clause.V4_11, Clause.V4_12), ()),
        (
            IncidentKind.HAND_THROWN_IN,
            (Clause.T15,),
            (Consequence.ONE_CLASS_WORSE, Consequence.CLASS_WORSE_AND_POINT_OFF),
        ),
    )
    return tuple(
        Advice(
            what=incident_text(words, kind),
            clauses=" ".join(clause.value for clause in clauses),
            follows=" ".join(
                [follows_text(words, one) for one in consequences]
                or [clause_text(words, clause) for clause in clauses]
            ),
        )
        for kind, clauses, consequences in known
    )
