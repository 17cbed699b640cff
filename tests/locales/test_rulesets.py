"""Rule sets in words: a sentence for every option that has an effect, and no other."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import Final

import pytest

from romme.locales import LANGUAGES, words
from romme.notation.wording import (
    choice_text,
    describe_rules,
    has_effect,
    idle_changes,
    rules_problem,
    summarize_rules,
)
from romme.notation.wording.rulesets import describe_option
from romme.rules import BadRules, Preset, RuleSetProblem, find_preset, presets
from romme.rules.options import Scoring
from romme.rules.ranges import RANGES
from romme.rules.ruleset import differences, option_types
from tests.conftest import Size
from tests.support.laws.tables import dice, random_rules

MENTION_JOKERS: Final = {"ace_points", "hand_romme", "rating_hand_laid_off", "corrected_turn"}
"""Options whose sentences may mention jokers even if the pack has none."""

each_preset = pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.rules.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def described_options(
    name: str, options: Mapping[str, object] | None = None, lang: str = "en"
) -> list[str]:
    """Return the options in the order in which the description of a rule set mentions them."""
    preset = find_preset(name)
    rules = preset.rules.with_options(options or {})
    sections = describe_rules(words(lang), rules, preset)
    return [sentence.option for section in sections for sentence in section.sentences]


def sentence(name: str, option: str, lang: str = "en", **options: object) -> str:
    preset = find_preset(name)
    return describe_option(words(lang), option, preset.rules.with_options(options), preset).text


@each_preset
@each_language
def test_every_option_is_described_by_a_sentence(preset: Preset, lang: str) -> None:
    for option in option_types():
        text = describe_option(words(lang), option, preset.rules, preset).text
        assert text.endswith(".")
        assert "  " not in text


@each_language
@pytest.mark.parametrize(
    "option", [option for option, kind in option_types().items() if not issubclass(kind, tuple)]
)
def test_every_value_of_an_option_has_its_own_sentence(option: str, lang: str) -> None:
    """Each value is put into words without a rule set that has it: some values fit no preset."""
    kind = option_types()[option]
    if issubclass(kind, Enum):
        rules = find_preset("verband").rules
        texts = [choice_text(words(lang), option, value, rules) for value in kind]
    else:
        least, most = RANGES[option]
        say = words(lang).say
        texts = [say(f"option-{option}.value", n=n, bands=1) for n in range(least, most + 1)]
    assert len({*texts}) == len(texts)


def test_without_jokers_no_joker_rules_are_described() -> None:
    joker_rules = {"joker_share", "side_by_side", "joker_swap", "joker_discard", "joker_in_hand"}
    assert joker_rules.isdisjoint(described_options("klassik"))
    assert joker_rules <= {*described_options("klassik", {"jokers": 1})}


def test_without_rating_points_no_rating_rules_are_described() -> None:
    assert not [option for option in described_options("klassik") if option.startswith("rating_")]
    assert not [option for option in described_options("haus") if option.startswith("rating_")]
    rated = [option for option in described_options("turnier") if option.startswith("rating_")]
    assert "rating_romme" in rated
    assert "rating_super" not in rated  # turnier has no Superrommé
    assert "rating_super" in described_options("verband")


def test_without_opening_points_no_failed_opening_is_described() -> None:
    assert "failed_opening" in described_options("turnier")
    assert "failed_opening" not in described_options("turnier", {"opening_points": 0})
    assert "failed_opening" not in described_options("klassik")


def test_indirect_lay_off_matters_only_where_the_open_card_must_be_used() -> None:
    assert "indirect_lay_off" in described_options("turnier")
    assert "indirect_lay_off" not in described_options("verband")


def test_blocked_games_are_described_only_if_the_pile_is_reused() -> None:
    assert "blocked_after" in described_options("klassik")
    assert "blocked_after" not in described_options("turnier")


def test_a_changed_option_without_effect_is_listed_separately() -> None:
    """`klassik` has no jokers, so the points of a joker have no effect."""
    klassik = find_preset("klassik")
    assert not has_effect(klassik.rules, "joker_in_hand")
    assert "joker_in_hand" not in described_options("klassik", {"joker_in_hand": 25})
    changed = klassik.rules.with_options({"joker_in_hand": 25})
    assert idle_changes(words("en"), changed, klassik) == ("Joker in hand",)
    assert idle_changes(words("en"), klassik.rules, klassik) == ()


def test_the_hand_romme_factor_is_left_out_with_rating_points() -> None:
    """With rating points, a Hand-Rommé scores 8 instead of 5, and the factor has no effect."""
    rated = {"scoring": "rating", "hand_romme_factor": 1}
    assert "hand_romme_factor" not in described_options("haus", rated)
    assert "rating_hand" in described_options("haus", rated)


@each_language
def test_title_and_summary_follow_the_options(lang: str) -> None:
    turnier = find_preset("turnier").rules
    texts = words(lang)
    assert summarize_rules(texts, turnier).title == texts.say("ruleset-turnier")
    assert summarize_rules(texts, turnier).about == texts.say("ruleset-turnier.about")
    options = {"packs": 1, "jokers": 0, "hand_sizes": [10] * 5}
    changed = summarize_rules(texts, turnier.with_options(options))
    assert changed.title == texts.say("ruleset-changed", name="Turnier")
    assert "52" in changed.about
    assert "110" not in changed.about


def test_the_finish_rule_mentions_superromme_as_the_exception() -> None:
    assert sentence("turnier", "finish") == "To finish, you must discard your last card."
    assert sentence("verband", "finish") == (
        "To finish, you must discard your last card (except in a Superrommé)."
    )


@each_language
@pytest.mark.parametrize("name", ["klassik", "haus"])
def test_the_points_of_an_ace_leave_out_the_hand_if_it_counts_otherwise(
    name: str, lang: str
) -> None:
    """Another sentence gives the value of an ace in hand."""
    plain, changed = (sentence(name, "ace_points", lang, ace_in_hand=n) for n in (0, 15))
    assert plain != changed
    assert "15" in sentence(name, "ace_in_hand", lang, ace_in_hand=15)


def test_clauses_assumptions_and_changes_are_marked() -> None:
    preset = find_preset("turnier")
    rules = preset.rules.with_options({"opening_points": 30})
    opening = describe_option(words("en"), "opening_points", rules, preset)
    assert (str(opening.clause), opening.assumed) == ("T6", False)
    assert "at least 30 points" in opening.text
    assert opening.instead is not None
    assert "at least 40 points" in opening.instead
    cut = describe_option(words("en"), "cut_at_least", rules, preset)
    assert (str(cut.clause), cut.assumed, cut.instead) == ("T3", True, None)


def test_hand_sizes_are_given_for_possible_player_counts() -> None:
    assert sentence("klassik", "hand_sizes") == (
        "Cards are dealt one at a time: 10 cards each with 2 players, "
        "7 cards each with 3–4 players, 6 cards each with 5–6 players."
    )
    assert sentence("turnier", "hand_sizes") == "Everyone is dealt 13 cards, one at a time."
    # At a table of four the dealer sits out, so no hand for four players is dealt.
    assert sentence("turnier", "hand_sizes", hand_sizes=[3, 13, 4, 5, 6]) == (
        "Everyone is dealt 13 cards, one at a time."
    )


def test_a_table_with_a_dealer_sitting_out_needs_three() -> None:
    assert sentence("turnier", "fewest_players") == "A table needs at least 3 players."
    assert sentence("turnier", "fewest_players", seating="everyone_plays") == (
        "A table needs at least 2 players."
    )


def test_rating_bands_are_joined() -> None:
    assert sentence("turnier", "rating_opened", "de") == (
        "Eröffnet, Wertungspunkte nach Augen auf der Hand: bis 10 Augen 3, 11 bis 30 Augen 2."
    )
    assert sentence("turnier", "rating_opened", rating_opened=[]) == (
        "For players who have opened, the cards left in hand make no difference."
    )
    assert sentence("turnier", "rating_opened_above", rating_opened=[]) == (
        "Players who have opened: 1 rating point."
    )
    assert sentence("turnier", "rating_opened_above") == (
        "Players who have opened and are left with more card points than the highest limit: "
        "1 rating point."
    )


BAD_OPTIONS: dict[RuleSetProblem, tuple[str, dict[str, object]]] = {
    RuleSetProblem.UNKNOWN_OPTION: ("klassik", {"speed": 3}),
    RuleSetProblem.WRONG_TYPE: ("klassik", {"jokers": "many"}),
    RuleSetProblem.UNKNOWN_VALUE: ("klassik", {"open_card": "sold"}),
    RuleSetProblem.OUT_OF_RANGE: ("klassik", {"jokers": 7}),
    RuleSetProblem.PLAYERS_REVERSED: ("klassik", {"fewest_players": 4, "most_players": 3}),
    RuleSetProblem.BANDS_NOT_RISING: ("turnier", {"rating_opened": [[30, 2], [10, 3]]}),
    RuleSetProblem.BANDS_NEGATIVE: ("turnier", {"rating_opened": [[-5, 3], [10, 2]]}),
    RuleSetProblem.PACK_TOO_SMALL: ("klassik", {"hand_sizes": [10, 7, 7, 6, 15]}),
    RuleSetProblem.LAY_OFFS_BEFORE_OPENING: ("klassik", {"opening_points": 40}),
    RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME: ("klassik", {"hand_romme_factor": 2}),
    RuleSetProblem.FACTOR_WITH_RATING: ("turnier", {"hand_romme_factor": 2}),
    RuleSetProblem.TOO_FEW_TO_SIT_OUT: ("turnier", {"most_players": 2}),
    RuleSetProblem.OPENING_OUT_OF_REACH: (
        "klassik",
        {"hand_sizes": [3] * 5, "opening_points": 51, "lay_offs": "after_opening"},
    ),
    RuleSetProblem.PILE_WITHOUT_END: ("klassik", {"blocked_after": 0}),
    RuleSetProblem.TURNS_WITHOUT_END: ("klassik", {"stalled_after": 0}),
}


def break_rules(problem: RuleSetProblem) -> None:
    match problem:
        case RuleSetProblem.UNKNOWN_RULES:
            find_preset("poker")
        case RuleSetProblem.PLAYERS:
            find_preset("klassik").rules.check_seats(1)
        case RuleSetProblem.TOO_FEW_WITH_DEALER_OUT:
            find_preset("turnier").rules.check_seats(2)
        case _:
            name, options = BAD_OPTIONS[problem]
            find_preset(name).rules.with_new_options(options)


def rules_error(problem: RuleSetProblem) -> BadRules:
    with pytest.raises(BadRules) as raised:
        break_rules(problem)
    return raised.value


@pytest.mark.parametrize("problem", RuleSetProblem, ids=lambda problem: problem.value)
def test_every_rule_set_problem_has_a_text(problem: RuleSetProblem) -> None:
    error = rules_error(problem)
    assert error.problem is problem
    texts = {rules_problem(words(lang), error) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(text.endswith(".") and "  " not in text for text in texts)


def test_problem_text_contains_option_and_range() -> None:
    assert rules_problem(words("de"), rules_error(RuleSetProblem.OUT_OF_RANGE)) == (
        "7 ist für jokers (Joker) nicht möglich. Wählen Sie eine Zahl von 0 bis 6."
    )


def test_problem_text_describes_the_format_of_lists() -> None:
    def problem(**options: object) -> str:
        with pytest.raises(BadRules) as raised:
            find_preset("turnier").rules.with_options(options)
        return rules_problem(words("en"), raised.value)

    assert "five numbers" in problem(hand_sizes=13)
    assert "[[10,3],[30,2]]" in problem(rating_opened=3)
    assert problem(jokers="many").endswith("Give a whole number.")


def test_problem_text_for_two_players_suggests_everyone_plays() -> None:
    problem = rules_error(RuleSetProblem.TOO_FEW_WITH_DEALER_OUT)
    assert problem.facts == {"have": 2, "least": 3, "most": 4}
    assert "seating to everyone_plays" in rules_problem(words("en"), problem)
    find_preset("turnier").rules.with_options({"seating": "everyone_plays"}).check_seats(2)


@each_language
def test_descriptions_of_random_rules_cover_only_what_applies(lang: str, size: Size) -> None:
    """Options about jokers or rating points are described only in games that have them.

    Every changed option is marked as changed or listed as having no effect.
    """
    texts = words(lang)
    rng = dice(19)
    for _ in range(size(60, 3000)):
        rules = random_rules(rng)
        preset = find_preset(rules.name)
        summary = summarize_rules(texts, rules)
        sections = describe_rules(texts, rules, preset)
        sentences = {one.option: one.text for section in sections for one in section.sentences}
        assert str(len(rules.pack)) in summary.about or rules == preset.rules
        if not rules.jokers:
            mentioning_jokers = {
                name for name, text in sentences.items() if "joker" in text.lower()
            }
            assert mentioning_jokers <= {"jokers", *MENTION_JOKERS}
        if rules.scoring is not Scoring.RATING:
            assert not [name for name in sentences if name.startswith("rating_")]
        else:
            assert "hand_romme_factor" not in sentences
        assert not [text for text in sentences.values() if re.search(r"[–:] ?\.$|  ", text)]
        changed = {*differences(rules, preset.rules)}
        shown_as_changed = {
            one.option for section in sections for one in section.sentences if one.instead
        }
        assert len(changed) == len(shown_as_changed) + len(idle_changes(texts, rules, preset))
