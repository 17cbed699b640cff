"""Every refusal, by every way in which a player can try the act: the table says why not.

The real server starts each game from a position. By default each test runs only its first case.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page

import hatch_page
from romme.rules.grounds import Ground
from tests.browser.answers.answered_player import AnsweredPlayer, try_case
from tests.browser.answers.refusal_cases import (
    COLLECTED,
    DISCARDS,
    DRAWS,
    LAY_OFFS,
    LAYS,
    SHORTCUTS,
    UNREACHABLE,
    UNTRIED_CODES,
    Case,
)
from tests.browser.conftest import PHONE, Visit
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deals import SetDeal
from tests.support.browser.player import InputMethod

EVERY: Final = (*DRAWS, *LAYS, *COLLECTED, *LAY_OFFS, *DISCARDS, *SHORTCUTS)


def test_every_refusal_is_tried_or_unreachable() -> None:
    """So are the codes of the answers that the page gives by itself."""
    page = (hatch_page.ROOT / "web/src/table/acts.svelte.ts").read_text("utf-8")
    codes = set(re.findall(r'\bown\(\s*"([a-z-]+)"', page))
    grounds = {ground.value for ground in Ground}
    tried = {case.ground for case in EVERY}
    left_out = {ground.value for ground in UNREACHABLE}
    assert grounds == (tried & grounds) | left_out
    assert not tried & left_out
    assert codes - grounds == (tried & codes - grounds) | set(UNTRIED_CODES)
    assert not tried & set(UNTRIED_CODES)


def draggable(cases: Sequence[Case]) -> list[Case]:
    """Return the cases that can be tried by dragging: those with cards."""
    without_cards = {"pick-meld", "pick-discard", "note", "open-pile-empty"}
    return [
        case
        for case in cases
        if case.ground not in without_cards and not (case.turn == 0 and case.act == "draw open")
    ]


def tappable(cases: Sequence[Case]) -> list[Case]:
    """Return the cases that can be tried by a tap.

    A tap on the open pile draws before the draw, and discards after it.
    """
    other = {"drawn-already-draw_open", "draw-first-discard_2S", "not-onto-stock-bury_2S"}
    return [case for case in cases if str(case) not in other]


def shuffled(cases: Sequence[Case], first: str) -> list[Case]:
    """Return the cases with one of them first, which is the one that runs by default."""
    return sorted(cases, key=lambda case: str(case) != first)


@pytest.mark.parametrize(
    "case",
    shuffled(
        [case for case in (*LAYS, *COLLECTED, *DISCARDS)
         if case.act.split()[0] in {"lay", "discard"} and case.before],
        "opening-too-low-discard_2S",
    ),
    ids=str,
)  # fmt: skip
def test_a_button_answers(desktop: Page, visit: Visit, set_deal: SetDeal, case: Case) -> None:
    try_case(desktop, case, AnsweredPlayer.by_button, set_deal=set_deal, visit=visit)


@pytest.mark.parametrize(
    "case",
    shuffled(
        draggable((*DRAWS, *LAYS, *LAY_OFFS, *DISCARDS)), "lay-off-before-opening-add_KH_to_1"
    ),
    ids=str,
)
def test_a_drag_answers(desktop: Page, visit: Visit, set_deal: SetDeal, case: Case) -> None:
    try_case(desktop, case, AnsweredPlayer.by_drag, set_deal=set_deal, visit=visit)


@pytest.mark.parametrize(
    "case",
    shuffled(tappable((*DRAWS, *LAYS, *LAY_OFFS, *DISCARDS)), "not-your-turn-discard_2S"),
    ids=str,
)
def test_a_tap_answers(visit: Visit, set_deal: SetDeal, case: Case) -> None:
    given: Mapping[str, Any] = {"set_deal": set_deal, "visit": visit}
    try_case(visit(PHONE), case, AnsweredPlayer.by_tap, input_method=InputMethod.TOUCH, **given)


@pytest.mark.parametrize(
    "case",
    shuffled(
        [case for case in EVERY if case.ground != "not-onto-stock"], "meld-no-pattern-lay_4C_5C_9D"
    ),
    ids=str,
)
def test_a_key_answers(desktop: Page, visit: Visit, set_deal: SetDeal, case: Case) -> None:
    player = try_case(desktop, case, AnsweredPlayer.by_keys, set_deal=set_deal, visit=visit)
    axe(player.page)
