"""`romme rules`: rule sets in words, and their options as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from romme.locales import LANGUAGES
from romme.rules import find_preset, presets
from romme.rules.ranges import RANGES
from romme.rules.ruleset import option_types
from tests.cli.conftest import Run

each_preset = pytest.mark.parametrize("name", [preset.rules.name for preset in presets()])


def options(romme: Run, name: str, *arguments: str) -> dict[str, dict[str, Any]]:
    result = romme("rules", name, "--json", *arguments)
    assert (result.status, result.err) == (0, "")
    output = json.loads(result.out)
    assert output["rules"] == name
    return {option["name"]: option for option in output["options"]}


@each_preset
def test_json_names_every_option(romme: Run, name: str) -> None:
    output = options(romme, name)
    assert [*output] == [*option_types()]
    preset = find_preset(name)
    for option, answer in preset.answers.items():
        shown = output[option]
        assert shown["clause"] == (answer.clause.value if answer.clause else None)
        assert shown["assumed"] is answer.assumed
        assert shown["changed"] is False
        if isinstance(shown["possible"], list):
            assert shown["value"] in shown["possible"]
        else:
            assert tuple(shown["possible"].values()) == RANGES[option]
            assert [*shown["possible"]] == ["least", "most"]


@each_preset
def test_json_values_can_be_used_in_a_game_file(romme: Run, name: str) -> None:
    values = {option: output["value"] for option, output in options(romme, name).items()}
    rules = find_preset(name).rules
    assert rules.with_options(values) == rules


@each_preset
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_fits_the_terminal_in_every_language(romme: Run, name: str, lang: str) -> None:
    result = romme("rules", name, "--lang", lang)
    assert (result.status, result.err) == (0, "")
    assert max(map(len, result.out.splitlines())) <= 80
    assert len(result.out.splitlines()) > 40


def test_the_text_has_headings_clauses_and_assumptions(romme: Run) -> None:
    out = romme("rules", "turnier", "--lang", "de").out
    for heading in (
        *("Karten und Tisch", "Sätze und Folgen", "Eröffnen", "Die offene Karte", "Joker"),
        *("Ende des Spiels", "Zählen"),
    ):
        assert f"\n\n{heading}\n  • " in out
    assert "  • Dazu kommen 6 Joker. [T1]\n" in out
    assert "  • An einem Tisch sitzen mindestens 3 Spieler. [T2, Annahme]\n" in out
    assert "„Annahme“: Das steht in keinem der Regeltexte" in out


def test_changed_options_are_marked(romme: Run) -> None:
    arguments = ("--option", "jokers=2", "--option", "joker_share=any", "--lang", "en")
    out = romme("rules", "klassik", *arguments).out
    assert "  • 2 jokers are added. [K2, changed]\n    instead of: There are no jokers.\n" in out
    assert out.count("changed]") == 2
    output = options(romme, "klassik", *arguments)
    assert [name for name, option in output.items() if option["changed"]] == [
        "jokers",
        "joker_share",
    ]
    assert output["joker_share"]["assumed"] is False
    assert output["joker_swap"]["matters"] is True


def test_an_ineffective_change_is_reported(romme: Run) -> None:
    out = romme("rules", "klassik", "--option", "jokers=0").out
    assert "All options are the same as in Klassik, the family game." in out


def test_options_can_be_lists(romme: Run) -> None:
    arguments = ("--option", "hand_sizes=[9,8,7,6,5]", "--option", "rating_opened=[[5,4]]")
    output = options(romme, "turnier", *arguments)
    assert output["hand_sizes"]["value"] == [9, 8, 7, 6, 5]
    assert output["rating_opened"]["value"] == [[5, 4]]


def test_without_a_name_all_rule_sets_are_listed(romme: Run) -> None:
    out = romme("rules").out
    assert [line for line in out.splitlines() if line in {"klassik", "turnier", "verband", "haus"}]
    listed = json.loads(romme("rules", "--json").out)["rules"]
    assert [preset["name"] for preset in listed] == ["klassik", "turnier", "verband", "haus"]
    assert all([*preset] == ["name", "title", "about", "edition"] for preset in listed)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("poker",), "There is no rule set “poker”."),
        (("klassik", "--option", "speed=3"), "There is no option “speed”."),
        (("klassik", "--option", "jokers=9"), "9 is not possible for jokers (Jokers)."),
        (("klassik", "--option", "jokers=x"), "“x” is not a valid value for jokers (Jokers)."),
        (("klassik", "--option", "jokers=[[["), "“[[[” is not a valid value for jokers"),
        (("klassik", "--option", "hand_sizes=[1"), "“[1” is not a valid value for hand_sizes"),
        (("klassik", "--option", "open_card=sold"), "Choose one of these: kept, used, free."),
        (("klassik", "--option", "jokers"), "“jokers” doesn’t change an option."),
        (("klassik", "--option", "=3"), "“=3” doesn’t change an option."),
        (("klassik", "--option", "opening_points=40"), "Set lay_offs to after_opening"),
        (("--option", "jokers=1"), "--option needs the name of a rule set."),
    ],
)
def test_invalid_rules_are_refused(romme: Run, arguments: tuple[str, ...], reason: str) -> None:
    result = romme("rules", *arguments)
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith("romme: ")
    assert reason in result.err
