"""The page computes rating points and offline lists as the server does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romme.engine.state import Ending
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet
from romme.tournament.lists.checks import doubts
from romme.tournament.lists.points import score_entries
from romme.tournament.lists.sheet import ThrownInHand, WrittenLine
from romme.tournament.office.rating_table import FIGURES
from romme.tournament.values import MOST_CARD_POINTS, UNDECIDED_ENDINGS, Count, Hand, Line
from tests.conftest import Size
from tests.support.laws.tables import dice, option_value
from tests.support.page_code import require_page, run_script
from tests.support.tournament.lists.offline_spells import OfflineHall, comparable, pictured
from tests.support.tournament.proof.generator import generate_in
from tests.support.tournament.sample_tournaments import seated

pytestmark = pytest.mark.slow  # it needs Node

require_page()
SCRIPT = Path(__file__).with_name("offline_list.mjs")
RULES = ("turnier", "verband")
AT_ONCE = 20
"""Number of tournaments sent to one process."""
KINDS = ("CheckPack", "EnterLine", "ConfirmLine", "CorrectLine", "EnterControl", "Sign")
ACCEPTED = {f"{kind} {decision}" for kind in KINDS for decision in ("done", "no-op")}
REFUSED = {
    *("pack-unchecked", "list-changed", "list-complete", "list-incomplete", "game-too-early"),
    *("game-entered", "no-game", "seats-of-line", "no-ending", "winner-missing", "sits-out"),
    *("winner-too-many", "count-missing", "count-too-many", "card-points", "no-seat"),
    *("same-person", "unconfirmed", "signed", "has-left", "not-running", "finished"),
    *("control-missing", "control-differs", "list-ended"),
}
"""Codes of all refusals of commands on a list."""
FIGURES_SEEN = ("endings", "opened", "opened_above", "unopened", "unopened_above")


def ask(**questions: object) -> dict[str, Any]:
    """Run the page's code in Node with this input and return its output."""
    return run_script(SCRIPT, **questions)


def rating_tables(number: int) -> Iterator[RuleSet]:
    """Yield the rules of both tournament presets, and `number` random variants of each (T12)."""
    for name in RULES:
        rules = find_preset(name).rules
        yield rules
        for seed in range(number):
            rng = dice(seed)
            yield rules.with_options({option: option_value(option, rng) for option in FIGURES})


def lines() -> Iterator[tuple[Line, tuple[ThrownInHand, ...]]]:
    """Yield lines, each with the hands that were thrown in (T12, T15).

    They cover every ending, and every number of card points with every kind of hand.
    """
    for ending in Ending:
        winner = None if ending in UNDECIDED_ENDINGS else 2
        yield Line(ending, winner, (None, None, Count(30, Hand.OPENED))), ()
    for points, hand in product(range(MOST_CARD_POINTS + 1), Hand):
        count = Count(points, hand)
        thrown = tuple(ThrownInHand(seat, seat - 1) for seat in range(2, 5))
        yield Line(Ending.STOCK_USED_UP, None, (count,) * 4), thrown


def test_the_page_rates_every_hand_like_the_server(size: Size) -> None:
    for rules in rating_tables(size(3, 500)):
        picture = pictured(seated(rules=rules.name, options=_figures(rules)), 1, 1)
        figures = {name: picture[name] for name in FIGURES_SEEN}
        wanted = [one for one in lines() if _is_known(figures, one[0])]
        asked = [(figures, *one) for one in msgspec.to_builtins(wanted)]
        answers = ask(lines=asked)["entries"]
        for (line, thrown), answer in zip(wanted, answers, strict=True):
            expected = [
                entry and {"rating": entry.score, "card_points": entry.card_points}
                for entry in score_entries(rules, WrittenLine(line, 1, thrown_in=thrown))
            ]
            assert answer == expected, line


def _figures(rules: RuleSet) -> dict[str, object]:
    return {option: getattr(rules, option) for option in FIGURES}


def _is_known(figures: dict[str, Any], line: Line) -> bool:
    return any(one["ending"] == line.ending.value for one in figures["endings"])


def test_the_page_judges_entries_like_the_server(size: Size) -> None:
    """Page and server agree on which offline commands to accept, ignore or refuse."""
    decisions = Counter[str]()
    tournaments = size(90, 4_000)
    for first in range(0, tournaments, AT_ONCE):
        seeds = range(first, min(first + AT_ONCE, tournaments))
        halls = [generate_in(OfflineHall.open_offline, seed, RULES[seed % 2]) for seed in seeds]
        spells = [spell for hall in halls for spell in hall.spells]
        answers = ask(spells=[spell.as_json() for spell in spells])["spells"]
        for spell, answered in zip(spells, answers, strict=True):
            for step, answer in zip(spell.steps, answered, strict=True):
                about = (step.command, step.decision)
                assert comparable(answer["list"]) == comparable(step.list), about
                found = answer["obstacle"]
                shown = found and (found["code"], found["game"], found["seat"])
                assert shown == step.obstacle, about
                if step.decision in ("done", "no-op"):
                    assert answer["fits"], about
                kind = type(step.command).__name__
                decisions.update([step.decision, f"{kind} {step.decision}"])
    assert not (ACCEPTED | REFUSED) - decisions.keys()


def test_the_page_doubts_the_same_figures_as_the_server() -> None:
    """Page and server agree which card points look mistyped, for both presets' packs (T11)."""
    for name in RULES:
        rules = find_preset(name).rules
        counts = [
            Count(points, hand) for points, hand in product(range(MOST_CARD_POINTS + 1), Hand)
        ]
        pack = len(rules.pack)
        answers = ask(counts=[(pack, one) for one in msgspec.to_builtins(counts)])["doubts"]
        for count, answer in zip(counts, answers, strict=True):
            found = doubts(rules, Line(Ending.BLOCKED, None, (count,)))
            assert answer == (found[0].doubt.value if found else None), count
