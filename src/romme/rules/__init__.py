"""Rules as data: the clauses of the documents, the options, and four presets."""

from __future__ import annotations

from typing import Final

from romme.rules.bad_rules import BadRules, RuleSetProblem
from romme.rules.haus import HAUS
from romme.rules.klassik import KLASSIK
from romme.rules.options import Mode
from romme.rules.preset import Preset
from romme.rules.ruleset import RuleSet
from romme.rules.turnier import TURNIER
from romme.rules.verband import VERBAND

__all__ = [
    "BadRules",
    "Mode",
    "Preset",
    "RuleSet",
    "RuleSetProblem",
    "find_preset",
    "presets",
    "register",
]

_REGISTERED: Final[dict[str, Preset]] = {}


def register(preset: Preset) -> None:
    """Make a preset available by its name. Raise `ValueError` if the name is taken."""
    name = preset.rules.name
    if _REGISTERED.setdefault(name, preset) is not preset:
        msg = f"a rule set called {name!r} is registered already"
        raise ValueError(msg)


def presets() -> tuple[Preset, ...]:
    """Return all registered presets in the order of their registration."""
    return tuple(_REGISTERED.values())


def find_preset(name: str) -> Preset:
    """Return the preset with this name. Raise `BadRules` if there is none.

    >>> find_preset("turnier").rules.opening_points
    40
    """
    try:
        return _REGISTERED[name]
    except KeyError:
        known = ", ".join(_REGISTERED)
        raise BadRules(RuleSetProblem.UNKNOWN_RULES, name=name, known=known) from None


for _preset in (KLASSIK, TURNIER, VERBAND, HAUS):
    register(_preset)
