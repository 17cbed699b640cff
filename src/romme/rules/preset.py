"""Presets: rule sets that state the source of each option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, TypeVar

from romme.rules.bad_rules import BadRules, RuleSetProblem
from romme.rules.clauses import Clause, Document
from romme.rules.conflicts import check_playable
from romme.rules.ruleset import RuleSet, option_types

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class SourcedValue(Generic[T_co]):
    """The value of an option in a preset, and the clause on which it is based."""

    value: T_co
    clause: Clause | None
    assumed: bool = False


def stated(value: T, clause: Clause) -> SourcedValue[T]:
    """Return an option value that the document states or implies."""
    return SourcedValue(value, clause)


def assumed(value: T, clause: Clause | None = None) -> SourcedValue[T]:
    """Return an option value that is in no document. Users see it marked as an assumption."""
    return SourcedValue(value, clause, assumed=True)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named and dated rule set, never edited once games have been stored under it."""

    rules: RuleSet
    edition: str
    answers: Mapping[str, SourcedValue[object]] = field(hash=False)


def preset(name: str, document: Document, edition: str, **answers: SourcedValue[object]) -> Preset:
    """Return a preset with these options.

    Raise `TypeError` if an option is missing or unknown, and `BadRules` if the values are invalid.
    """
    missing = option_types().keys() - answers.keys()
    if missing:
        msg = f"{name} leaves open: {', '.join(sorted(missing))}"
        raise TypeError(msg)
    values = {option: answer.value for option, answer in answers.items()}
    rules = RuleSet(name=name, document=document, **values)  # type: ignore[arg-type]  # checked by _check_form below
    _check_form(rules)
    check_playable(rules)
    return Preset(rules, edition, MappingProxyType(answers))


def _check_form(rules: RuleSet) -> None:
    """Raise `BadRules` if a value does not have the type of its option."""
    for option, kind in option_types().items():
        value = getattr(rules, option)
        if not isinstance(value, kind):
            raise BadRules(RuleSetProblem.WRONG_TYPE, option=option, value=str(value))
