"""A rule set written down whole, as logs, tournament files and messages hold it.

Whatever happens to the presets later, a game or a tournament goes on by these answers.
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
    """A whole rule set: whatever happens to the presets, this game is replayed by these answers."""

    name: str
    document: str
    options: dict[str, object]
    """Every option by its name, as game files write it."""


@lru_cache(maxsize=256)
def write_rules(rules: RuleSet) -> Rules:
    """Write a rule set with all its answers."""
    options = {name: as_option(getattr(rules, name)) for name in option_types()}
    return Rules(rules.name, rules.document.value, options)


def read_rules(written: Rules) -> RuleSet:
    """Read a whole rule set; raises `BadRules`."""
    return _read(written.name, written.document, json.dumps(written.options))


@lru_cache(maxsize=256)
def _read(name: str, document: str, options: str) -> RuleSet:
    values = {name: _without_negative_bands(value) for name, value in json.loads(options).items()}
    answered = find_preset("klassik").rules.with_options(values)  # sets every option
    return replace(answered, name=name, document=Document(document))


def _without_negative_bands(value: object) -> object:
    """Drop bands that were stored before negative limits were refused: no hand falls into them."""
    if not isinstance(value, list):
        return value
    return [band for band in value if not _is_negative_band(band)]


def _is_negative_band(band: object) -> bool:
    match band:
        case [int(limit), int()]:
            return limit < 0
        case _:
            return False
