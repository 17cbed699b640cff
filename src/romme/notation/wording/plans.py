"""Describe a planned turn step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from romme.cards import Card
from romme.locales import Words
from romme.melds import Flaw, Meld, MeldRules, exchange, extend
from romme.notation.wording.faces import card_text, cards_text, meld_text
from romme.notation.wording.rulesets import option_title
from romme.solver import LayOffStep, LayStep, Plan, SwapStep, Way
from romme.solver.planning import PlanStep


def describe_plan(
    words: Words, plan: Plan, table: Sequence[Meld], rules: MeldRules
) -> tuple[str, ...]:
    """Return a sentence for each step of a plan, with the melds as they are before the step."""
    return tuple(_steps(words, plan.steps, list(table), rules))


def describe_discard(words: Words, card: Card) -> str:
    """Return the sentence for the discard that ends a planned turn."""
    return words.say("plan-discard", card=card_text(words, card))


def way_name(words: Words, way: Way) -> str:
    """Return the name of a way to finish, as in the rule documents.

    >>> from romme.locales import words
    >>> way_name(words("de"), Way.HAND_LAID_OFF)
    'Hand-Rommé mit Anlegen'
    """
    return option_title(words, f"rating_{way.value}")


def _steps(
    words: Words, steps: Iterable[PlanStep], lying: list[Meld], rules: MeldRules
) -> Iterator[str]:
    for step in steps:
        match step:
            case LayStep(meld):
                lying.append(meld)
                yield words.say("plan-lay", meld=meld_text(words, meld))
            case LayOffStep(cards, onto):
                before = lying[onto - 1]
                facts = {"cards": cards_text(words, cards), "meld": meld_text(words, before)}
                lying[onto - 1] = _valid(extend(before, cards, rules))
                yield words.say("plan-lay-off", **facts)
            case SwapStep(card, into):
                before = lying[into - 1]
                facts = {"card": card_text(words, card), "meld": meld_text(words, before)}
                lying[into - 1] = _valid(exchange(before, card))
                yield words.say("plan-swap", **facts)
            case _:
                assert_never(step)


def _valid(meld: Meld | Flaw | None) -> Meld:
    """Return the meld after a step, and assert that the step was legal."""
    if meld is None or isinstance(meld, Flaw):
        raise AssertionError(f"no meld: {meld}")
    return meld
