"""The one error that a player can cause.

`Illegal` names the clause or table rule that forbids an action, and carries the facts of the case.
`romme.notation.wording` turns it into a sentence in the player's language. Any other exception
that a command causes in the engine is a bug.
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
    """Raised for an action that a clause or a table rule forbids. The state is unchanged."""

    def __init__(self, clause: Cited, ground: Ground, facts: Mapping[str, Fact]) -> None:
        """Store the clause, the reason and the facts for the message."""
        self.clause = clause
        self.ground = ground
        self.facts = facts
        super().__init__(clause, ground, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.clause} {self.ground.value}({facts})"


def illegal(
    rules: RuleSet,
    ground: Ground,
    *,
    opened: bool = False,
    also: tuple[str, ...] = (),
    **facts: Fact,
) -> Illegal:
    """Return a refusal for `ground`, citing the clause or table rule behind it.

    `opened` and `also` are passed to `romme.rules.citing.cite`.
    """
    return Illegal(cite(rules, ground, opened=opened, also=also), ground, facts)
