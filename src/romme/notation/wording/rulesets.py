"""Describe a rule set in plain words: a sentence and a clause for each option, under headings.

Options without effect are left out. A rule set that differs from its preset gets a title and a
summary made from its own options, because those of the preset would be wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import groupby, pairwise
from typing import Final

from romme.locales import Words
from romme.rules import BadRules, Preset, RuleSet, find_preset
from romme.rules.clauses import Clause
from romme.rules.options import (
    FailedOpening,
    HandRomme,
    JokerDiscard,
    OpenCard,
    Scoring,
    Seating,
    StockEnd,
    Superromme,
)
from romme.rules.ranges import PLAYER_NUMBERS, SEATS_WITH_DEALER_OUT
from romme.rules.ruleset import Bands

HEADINGS: Final = {
    "table": (
        *("packs", "jokers", "fewest_players", "most_players", "seating", "hand_sizes"),
        *("cut_at_least", "corrected_turn", "rounds"),
    ),
    "melds": ("ace_order", "largest_set", "melds_per_turn"),
    "opening": (
        "opening_points",
        "lay_offs",
        "own_lay_offs",
        "failed_opening",
        "failed_with_taken",
    ),
    "open-card": ("open_card", "indirect_lay_off", "last_card"),
    "jokers": ("joker_share", "side_by_side", "joker_swap", "joker_discard", "only_jokers"),
    "end": (
        *("finish", "hand_romme", "superromme", "stock_end", "blocked_after", "stalled_after"),
    ),
    "counting": (
        *(
            "ace_points",
            "joker_in_hand",
            "ace_in_hand",
            "scoring",
            "hand_romme_factor",
            "winner_bonus",
            "unopened_factor",
            "rating_super",
        ),
        *("rating_hand", "rating_hand_laid_off", "rating_romme", "rating_opened"),
        *(
            "rating_opened_above",
            "rating_unopened",
            "rating_unopened_above",
            "cross_points",
            "thrown_in_again",
        ),
    ),
}
"""The options under each heading, in order."""


def _jokers(rules: RuleSet) -> bool:
    return rules.jokers > 0


def _opening(rules: RuleSet) -> bool:
    return rules.opening_points > 0


def _rating(rules: RuleSet) -> bool:
    return rules.scoring is Scoring.RATING


def _hand_romme(rules: RuleSet) -> bool:
    return rules.hand_romme is HandRomme.YES


_NEEDED: Final[Mapping[str, tuple[Callable[[RuleSet], bool], ...]]] = {
    "joker_share": (_jokers,),
    "side_by_side": (_jokers,),
    "joker_swap": (_jokers,),
    "joker_discard": (_jokers,),
    "only_jokers": (_jokers, lambda rules: rules.joker_discard is JokerDiscard.TO_FINISH),
    "joker_in_hand": (_jokers,),
    "failed_opening": (_opening,),
    "failed_with_taken": (
        _opening,
        lambda rules: rules.open_card is OpenCard.USED,
        lambda rules: rules.failed_opening is FailedOpening.WRONG_MELDS_BACK,
    ),
    "seating": (lambda rules: rules.most_players >= SEATS_WITH_DEALER_OUT,),
    "indirect_lay_off": (lambda rules: rules.open_card is OpenCard.USED,),
    "blocked_after": (lambda rules: rules.stock_end is not StockEnd.GAME_ENDS,),
    "hand_romme_factor": (_hand_romme, lambda rules: not _rating(rules)),
    "winner_bonus": (lambda rules: not _rating(rules),),
    "unopened_factor": (lambda rules: not _rating(rules),),
    "rating_super": (_rating, lambda rules: rules.superromme is Superromme.YES),
    "rating_hand": (_rating, _hand_romme),
    "rating_hand_laid_off": (_rating, _hand_romme),
    "rating_romme": (_rating,),
    "rating_opened": (_rating,),
    "rating_opened_above": (_rating,),
    "rating_unopened": (_rating,),
    "rating_unopened_above": (_rating,),
    "cross_points": (_rating,),
    "thrown_in_again": (_rating,),
}
"""The conditions under which an option has an effect."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """The sentence for one option of a rule set."""

    option: str
    text: str
    clause: Clause | None
    assumed: bool
    instead: str | None
    """The preset's sentence for this option, if it differs."""


@dataclass(frozen=True, slots=True)
class Section:
    """The sentences under one heading."""

    heading: str
    sentences: tuple[Sentence, ...]


def rules_title(words: Words, name: str) -> str:
    """Return the title of a rule set, or its name if the catalogues have no title.

    >>> from romme.locales import words
    >>> rules_title(words("de"), "haus"), rules_title(words("de"), "our-club")
    ('Haus, für den Küchentisch', 'our-club')
    """
    key = f"ruleset-{name}"
    return words.say(key) if words.knows(key) else name


@dataclass(frozen=True, slots=True)
class RulesSummary:
    """The title of a rule set and one or two sentences about it."""

    title: str
    about: str


def summarize_rules(words: Words, rules: RuleSet) -> RulesSummary:
    """Return the title and summary of the preset or, if options differ, ones made from the options.

    >>> from romme.locales import words
    >>> from romme.rules import find_preset
    >>> turnier = find_preset("turnier").rules
    >>> summarize_rules(words("en"), turnier).title
    'Turnier, the club tournament game'
    >>> summarize_rules(words("en"), turnier.with_options({"packs": 1, "jokers": 2})).about
    '54 cards with 2 jokers, 3–4 players, 40 points to open. Players score rating points.'
    """
    key = f"ruleset-{rules.name}.about"
    if _is_preset(rules) or not words.knows(key):
        about = words.say(key) if words.knows(key) else ""
        return RulesSummary(rules_title(words, rules.name), about)
    least, most = _fewest(rules), rules.most_players
    return RulesSummary(
        title=words.say("ruleset-changed", name=rules.name.capitalize()),
        about=words.say(
            "ruleset-changed.about",
            cards=len(rules.pack),
            jokers=rules.jokers,
            players=str(most) if least == most else f"{least}–{most}",
            opening=rules.opening_points,
            scoring=rules.scoring.value,
        ),
    )


def _is_preset(rules: RuleSet) -> bool:
    try:
        return rules == find_preset(rules.name).rules
    except BadRules:
        return False


def option_title(words: Words, option: str) -> str:
    """Return the title of an option in a few words, or its name if the catalogues have none."""
    key = f"option-{option}"
    return words.say(key) if words.knows(key) else option


def describe_rules(words: Words, rules: RuleSet, preset: Preset) -> tuple[Section, ...]:
    """Return the sections that describe a rule set. Options without effect are left out."""
    sections = []
    for heading, options in HEADINGS.items():
        told = tuple(
            describe_option(words, option, rules, preset)
            for option in options
            if has_effect(rules, option)
        )
        if told:
            sections.append(Section(words.say(f"heading-{heading}"), told))
    return tuple(sections)


def idle_changes(words: Words, rules: RuleSet, preset: Preset) -> tuple[str, ...]:
    """Return the titles of options that differ from the preset but have no effect in `rules`."""
    return tuple(
        option_title(words, option)
        for options in HEADINGS.values()
        for option in options
        if _changed(option, rules, preset) and not has_effect(rules, option)
    )


def describe_option(words: Words, option: str, rules: RuleSet, preset: Preset) -> Sentence:
    """Return the sentence for an option, with the preset's sentence if the option differs."""
    answer = preset.answers[option]
    changed = _changed(option, rules, preset)
    return Sentence(
        option=option,
        text=value_sentence(words, option, rules),
        clause=answer.clause,
        assumed=answer.assumed and not changed,
        instead=value_sentence(words, option, preset.rules) if changed else None,
    )


def has_effect(rules: RuleSet, option: str) -> bool:
    """Whether another value of this option could change the game.

    >>> from romme.rules import find_preset
    >>> has_effect(find_preset("klassik").rules, "joker_swap")
    False
    """
    return all(needed(rules) for needed in _NEEDED.get(option, ()))


def _changed(option: str, rules: RuleSet, preset: Preset) -> bool:
    return bool(getattr(rules, option) != getattr(preset.rules, option))


def value_sentence(words: Words, option: str, rules: RuleSet) -> str:
    """Return the sentence for the value of an option.

    >>> from romme.locales import words
    >>> from romme.rules import find_preset
    >>> value_sentence(words("en"), "last_card", find_preset("haus").rules)
    'A player with one card left may draw from either pile.'
    """
    value = getattr(rules, option)
    key = f"option-{option}.value"
    match option, value:
        case _, Enum():
            return choice_text(words, option, value, rules)
        case "hand_sizes", _:
            return _hand_sizes(words, rules)
        case (("rating_opened" | "rating_unopened"), tuple()):
            return words.say(key, list=_bands(words, value), bands=len(value))
        case "rating_opened_above", _:
            return words.say(key, n=value, bands=len(rules.rating_opened))
        case "rating_unopened_above", _:
            return words.say(key, n=value, bands=len(rules.rating_unopened))
        case "fewest_players", _:
            return words.say(key, n=_fewest(rules))
        case _:
            return words.say(key, n=value)


def choice_text(words: Words, option: str, value: Enum, rules: RuleSet) -> str:
    """Return the sentence for one value of an enum option. Its wording may depend on `rules`."""
    return words.say(
        f"option-{option}.{value.value}",
        opening=rules.opening_points,
        superromme=rules.superromme.value,
        ace=rules.ace_in_hand,
    )


def _fewest(rules: RuleSet) -> int:
    """Return the smallest number of seats at a table: at least three if the dealer may sit out."""
    if rules.seating is Seating.DEALER_SITS_OUT:
        return max(rules.fewest_players, SEATS_WITH_DEALER_OUT - 1)
    return rules.fewest_players


def _hand_sizes(words: Words, rules: RuleSet) -> str:
    """Return a sentence with the hand sizes for all possible numbers of players."""
    tables = range(_fewest(rules), rules.most_players + 1)
    playing = sorted({seats - rules.sits_out(seats) for seats in tables} & {*PLAYER_NUMBERS})
    parts = []
    for size, numbers in groupby(playing, rules.hand_size):
        first, *rest = numbers
        players = f"{first}–{rest[-1]}" if rest else str(first)
        parts.append(words.say("option-hand_sizes.part", n=size, players=players))
    sizes = [rules.hand_size(number) for number in playing]
    kinds = len(parts)
    return words.say("option-hand_sizes.value", kinds=kinds, n=sizes[0], list=", ".join(parts))


def _bands(words: Words, bands: Bands) -> str:
    if not bands:
        return ""
    most, n = bands[0]
    told = [words.say("band-first", most=most, n=n)]
    for (below, _), (upto, rating) in pairwise(bands):
        told.append(words.say("band-next", least=below + 1, most=upto, n=rating))
    return ", ".join(told)
