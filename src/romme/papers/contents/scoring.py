"""The rating table in words (T12), from the options of the rule set."""

from __future__ import annotations

from dataclasses import dataclass

from romme.locales import Words
from romme.papers.texts import figure
from romme.rules.options import Superromme
from romme.rules.ruleset import RuleSet
from romme.tournament.office.rating_table import Origin, rating_figures


@dataclass(frozen=True, slots=True)
class Rating:
    """One row of the rating table."""

    what: str
    points: str
    assumed: bool = False
    """Whether the row is our assumption, stated in no document. It is printed with a star."""


def rating_table(words: Words, rules: RuleSet) -> tuple[Rating, ...]:
    """Return all results that a player can have in a game, with their rating points."""
    assumed = {one.option for one in rating_figures(rules) if one.origin is not Origin.SAID}
    wins = ["rating_hand", "rating_hand_laid_off", "rating_romme"]
    if rules.superromme is Superromme.YES:
        wins.insert(0, "rating_super")
    lines = [
        Rating(words.say(f"option-{option}"), figure(getattr(rules, option)), option in assumed)
        for option in wins
    ]
    for state in ("opened", "unopened"):
        option = f"rating_{state}"
        least = 0
        for most, points in getattr(rules, option):
            text = words.say(f"paper-{state}-up-to", least=least, most=most)
            lines.append(Rating(text, figure(points), option in assumed))
            least = most + 1
        option = f"rating_{state}_above"
        text = words.say(f"paper-{state}-from", least=least)
        lines.append(Rating(text, figure(getattr(rules, option)), option in assumed))
    return tuple(lines)
