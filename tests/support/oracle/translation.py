"""Conversion between the project's types and the oracle's strings, and random rule sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from romme.cards import Card, Natural, in_order, parse_card
from romme.melds import Flaw, JokerFor, Meld, MeldRules, Placed, arrange
from romme.rules import BadRules, RuleSet, presets
from romme.rules.ruleset import as_option
from tests.support.oracle.layouts import Rules


def as_rules(rules: RuleSet) -> Rules:
    """Convert a rule set to the oracle's options."""
    values: dict[str, Any] = {name: as_option(getattr(rules, name)) for name in Rules._fields}
    return Rules(**values)


def judge_options(rules: Rules) -> dict[str, Any]:
    """Return the keyword arguments for `judge.readings`, taken from the oracle's rules."""
    names = ("ace_order", "joker_share", "side_by_side", "largest_set", "ace_points")
    return {name: getattr(rules, name) for name in names}


def to_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Convert the oracle's strings for the cards of a hand, and return them sorted."""
    return in_order(map(parse_card, texts))


def to_meld(texts: Sequence[str], rules: MeldRules) -> Meld:
    """Convert the oracle's strings for a meld on the table."""
    meld = arrange([to_placed(text) for text in texts], rules)
    assert not isinstance(meld, Flaw), (texts, meld)
    return meld


def to_placed(text: str) -> Placed:
    """Convert the oracle's string for a card on the table: ``*5C`` is a joker standing for 5C."""
    card = parse_card(text if text == "*" else text.removeprefix("*"))
    return JokerFor(card) if text.startswith("*") and isinstance(card, Natural) else card


_VALUES: Final[dict[str, tuple[str | int, ...]]] = {
    "ace_order": ("low", "low_or_high", "corner"),
    "joker_share": ("fewer", "not_more", "one", "any"),
    "side_by_side": ("apart", "free"),
    "largest_set": (3, 4),
    "ace_points": ("one", "by_place"),
    "melds_per_turn": (0, 0, 1, 2),
    "opening_points": (0, 10, 20, 30, 40, 51, 70, 101),
    "lay_offs": ("any_time", "after_opening"),
    "own_lay_offs": ("allowed", "never"),
    "joker_swap": ("never", "full_sets", "all_melds"),
    "joker_discard": ("to_finish", "to_finish", "free"),
    "only_jokers": ("pass", "discard"),
    "finish": ("discard_optional", "discard_needed"),
    "hand_romme": ("no", "yes"),
    "superromme": ("no", "yes"),
    "joker_in_hand": (0, 20, 20, 50),
    "ace_in_hand": (0, 0, 1, 15, 25),
    "packs": (1, 2),
    "jokers": (0, 2, 6, 6),
}


def melding_rules(rng: Random) -> RuleSet:
    """Return a random preset, mostly with random options about melding and hands of six cards."""
    while True:
        base = rng.choice(presets()).rules
        names = rng.sample(list(_VALUES), rng.choice((0, 1, 3, 6, len(_VALUES))))
        if not names:
            return base
        options: dict[str, object] = {name: rng.choice(_VALUES[name]) for name in names}
        # small hands, so that one pack is enough; a factor would need Hand-Rommé
        always = {"hand_romme_factor": 1, "hand_sizes": [6] * 5}
        try:
            return base.with_options(options | always)
        except BadRules:  # lay-offs at any time contradict an opening
            continue
