"""The one error that a player can cause.

`Illegal` says which clause forbids the act and what the facts are; sentences are made from it at
the edge, in the player's language. Anything else that the engine raises is a bug.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from romme.cards import Card
from romme.melds import Meld
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground, clause
from romme.rules.ruleset import RuleSet

Fact: TypeAlias = int | Card | Meld


class Illegal(Exception):  # noqa: N818 - a refusal of the rules, not an error of the program
    """An act that a clause forbids; nothing has changed."""

    def __init__(self, clause: Clause, ground: Ground, facts: Mapping[str, Fact]) -> None:
        """Keep what a sentence about the refusal needs."""
        self.clause = clause
        self.ground = ground
        self.facts = facts
        super().__init__(clause, ground, facts)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.clause} {self.ground.value}({said})"


def illegal(rules: RuleSet, ground: Ground, *, opened: bool = False, **facts: Fact) -> Illegal:
    """Make the refusal that quotes the clause of these rules."""
    return Illegal(clause(ground, rules.document, opened=opened), ground, facts)
