"""Storing a rule set with all its options, and reading it back from plain JSON values."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from romme.rules import BadRules, Preset, find_preset, presets
from romme.rules.ruleset import option_types
from romme.rules.stored_rules import Rules, read_rules, write_rules


@pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.rules.name)
def test_a_stored_rule_set_is_read_back_unchanged(preset: Preset) -> None:
    written = write_rules(preset.rules)
    assert [*written.options] == [*option_types()]
    assert read_rules(Rules(**json.loads(json.dumps(asdict(written))))) == preset.rules


def test_stored_rules_do_not_depend_on_the_preset() -> None:
    """The preset's name is stored too, but the options that are read are the stored ones."""
    house = replace(find_preset("turnier").rules, opening_points=30)
    assert write_rules(house).name == "turnier"
    assert read_rules(write_rules(house)) == house


def test_a_stored_option_with_an_impossible_value_is_refused() -> None:
    written = write_rules(find_preset("turnier").rules)
    with pytest.raises(BadRules):
        read_rules(replace(written, options=written.options | {"scoring": "by luck"}))


def test_stored_rules_with_negative_bands_stay_readable() -> None:
    """Bands with a negative limit never applied to any hand, so they are dropped on reading."""
    turnier = find_preset("turnier").rules
    written = write_rules(turnier)
    stored = {"rating_opened": [[-5, 9], [10, 3], [30, 2]], "rating_unopened": [[-1, 4], [100, 0]]}
    assert read_rules(replace(written, options=written.options | stored)) == turnier
