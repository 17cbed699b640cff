"""The rule that a refusal quotes: a clause of the document, or the table's own answer.

A document's clause is quoted only where the table plays by it. A refusal that rests on an answer
which the document does not give names the option instead, as ``H.<option>``: a changed option, or
an answer of a rule set that borrows the clauses of a document (`haus`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

from romme.rules.clauses import Clause, Document
from romme.rules.grounds import QUOTED, Ground, clause, own_clause
from romme.rules.klassik import KLASSIK
from romme.rules.ruleset import RuleSet
from romme.rules.turnier import TURNIER
from romme.rules.verband import VERBAND

PREFIX: Final = "H."
"""The prefix of a table's own rules; no document has clauses with this letter."""

DOCUMENTS: Final[Mapping[Document, RuleSet]] = MappingProxyType(
    {preset.rules.document: preset.rules for preset in (KLASSIK, TURNIER, VERBAND)}
)
"""The answers of each document, settled readings included."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An answer of the table that its document does not give."""

    option: str
    rules: RuleSet = field(repr=False)
    """The rules of the table, which say what the answer is."""

    @property
    def value(self) -> str:
        """The id that players see.

        >>> HouseRule("opening_points", TURNIER.rules).value
        'H.opening_points'
        """
        return f"{PREFIX}{self.option}"

    def __str__(self) -> str:
        return self.value


Cited: TypeAlias = Clause | HouseRule
"""The clause or table rule that a refusal names."""


def differs(rules: RuleSet, option: str) -> bool:
    """Whether the table answers a question otherwise than its document."""
    return bool(getattr(rules, option) != getattr(DOCUMENTS[rules.document], option))


def cite(rules: RuleSet, ground: Ground, *, opened: bool, also: tuple[str, ...] = ()) -> Cited:
    """Name the rule on which a refusal rests.

    `also` names options on which it rests in this case, of those in `Quoted.at_times`.

    >>> cite(TURNIER.rules, Ground.OPENING_TOO_LOW, opened=False)
    <Clause.T6: 'T6'>
    >>> changed = TURNIER.rules.with_options({"opening_points": 51})
    >>> cite(changed, Ground.OPENING_TOO_LOW, opened=False)
    HouseRule(option='opening_points')
    """
    options = also + QUOTED[ground].rests_on
    for option in options:
        if differs(rules, option):
            return HouseRule(option, rules)
    if own_clause(ground, rules.document, opened=opened) is None:
        # The document does not know the matter at all: jokers in the family game, for one.
        for option in options or QUOTED[ground].made_possible_by:
            return HouseRule(option, rules)
    return clause(ground, rules.document, opened=opened)
