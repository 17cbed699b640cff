"""The one error that a player can cause.

`Illegal` says which clause, or which rule of the table, forbids the act and what the facts are.
Sentences are made from it at the edge, in the player's language. Anything else that the engine
raises is a bug.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from romme.cards import Card
from romme.melds import Meld
from romme.rules.citing import Cited, cite
from romme.rules.grounds import Ground
from romme.rules.ruleset import RuleSet

Fact: TypeAlias = int | Card | Meld


class Illegal(Exception):  # noqa: N818 - a refusal of the rules, not an error of the program
    """An act that a clause or the table's own rule forbids; nothing has changed."""

    def __init__(self, clause: Cited, ground: Ground, facts: Mapping[str, Fact]) -> None:
        """Keep what a sentence about the refusal needs."""
        self.clause = clause
        self.ground = ground
        self.facts = facts
        super().__init__(clause, ground, facts)

    def __str__(self) -> str:
        said = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.clause} {self.ground.value}({said})"


def illegal(
    rules: RuleSet,
    ground: Ground,
    *,
    opened: bool = False,
    also: tuple[str, ...] = (),
    **facts: Fact,
) -> Illegal:
    """Make the refusal that quotes these rules; `also` as in `romme.rules.citing.cite`."""
    return Illegal(cite(rules, ground, opened=opened, also=also), ground, facts)
