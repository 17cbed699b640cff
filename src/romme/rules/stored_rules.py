"""Complete rule sets as stored in logs, tournament files and messages.

All options are stored, so that later changes to a preset do not affect a game or a tournament.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache

from romme.rules import find_preset
from romme.rules.clauses import Document
from romme.rules.ruleset import RuleSet, as_option, option_types


@dataclass(frozen=True, slots=True)
class Rules:
    """A complete rule set, which does not depend on later changes to the presets."""

    name: str
    document: str
    options: dict[str, object]
    """Every option by its name, as in game files."""


@lru_cache(maxsize=256)
def write_rules(rules: RuleSet) -> Rules:
    """Return a rule set in the form that is stored, with all its options."""
    options = {name: as_option(getattr(rules, name)) for name in option_types()}
    return Rules(rules.name, rules.document.value, options)


def read_rules(written: Rules) -> RuleSet:
    """Return the rule set that was stored. Raise `BadRules` if it is not valid."""
    return _read(written.name, written.document, json.dumps(written.options))


@lru_cache(maxsize=256)
def _read(name: str, document: str, options: str) -> RuleSet:
    values = {name: _without_negative_bands(value) for name, value in json.loads(options).items()}
    answered = find_preset("klassik").rules.with_options(values)  # sets every option
    return replace(answered, name=name, document=Document(document))


def _without_negative_bands(value: object) -> object:
    """Remove rating bands with a negative limit, which older versions stored. They never apply."""
    if not isinstance(value, list):
        return value
    return [band for band in value if not _is_negative_band(band)]


def _is_negative_band(band: object) -> bool:
    match band:
        case [int(limit), int()]:
            return limit < 0
        case _:
            return False
