"""The browser's verifier agrees with the Python verifier about every deal."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from romme.deal import DealProblem, drawn_dealer
from tests.conftest import Size
from tests.support.deal.dealt_games import play_dealt_game
from tests.support.deal.forgeries import deal_of, forgeries
from tests.support.deal.shufflers import secret
from tests.support.laws.tables import dice
from tests.support.page_code import require_page, run_script

require_page()
VERIFY = Path(__file__).with_name("verify.mjs")
AT_ONCE = 500
"""Number of deals sent to one process."""


def run_browser_verifier(**questions: object) -> dict[str, Any]:
    """Run the browser's verifier in Node with these inputs and return its output."""
    return run_script(VERIFY, **questions)


def test_both_verifiers_agree_about_every_deal(size: Size) -> None:
    """Both accept genuine deals and report the same problem for each forgery."""
    seen = Counter[str]()
    deals = size(60, 10_000)
    for first in range(0, deals, AT_ONCE):
        cases = []
        for number in range(first, min(first + AT_ONCE, deals)):
            true = deal_of(play_dealt_game(number))
            seen.update([f"rules {true.rules.name}", f"reshuffles {len(true.reshuffles)}"])
            cases += [("true", true, None), *forgeries(true, dice(number))]
        answers = run_browser_verifier(deals=[deal.as_json() for _, deal, _ in cases])["problems"]
        for (kind, deal, problem), answer in zip(cases, answers, strict=True):
            expected = problem and problem.value
            assert (kind, deal.problem(), answer) == (kind, expected, expected)
            seen[kind] += 1
    rules = {"rules klassik", "rules turnier", "rules verband", "rules haus"}
    later = {"reshuffles 0", "reshuffles 1", "reshuffles 2"}
    sometimes = {"another cut", "a later shuffle", "shuffles in another order"}
    assert rules | later | sometimes <= seen.keys()


def test_the_browsers_sha256_is_correct() -> None:
    """All lengths up to a few blocks are tried, since padding depends on the length."""
    messages = [bytes(at % 251 for at in range(length)) for length in range(200)]
    messages += [bytes([255]) * 1_000, dice(1).randbytes(70_000)]
    digests = run_browser_verifier(messages=[message.hex() for message in messages])["digests"]
    assert digests == [hashlib.sha256(message).hexdigest() for message in messages]


def test_both_draw_the_same_first_dealer() -> None:
    draws = [(secret(number), seats) for number in range(50) for seats in range(2, 7)]
    answers = run_browser_verifier(dealers=[(drawn.hex(), seats) for drawn, seats in draws])[
        "dealers"
    ]
    assert answers == [drawn_dealer(drawn, seats) for drawn, seats in draws]


@pytest.mark.parametrize(
    ("part", "key", "value", "problem"),
    [
        ("proof", "lifted", 36.5, DealProblem.LIFTED),
        ("proof", "lifted", None, DealProblem.LIFTED),
        ("proof", "secret", "", DealProblem.COMMITMENT),
        ("proof", "secret", "g" * 160, DealProblem.COMMITMENT),
        ("proof", "secret", "0" * 160 + "\n", DealProblem.COMMITMENT),
        ("proof", "commitment", "", DealProblem.COMMITMENT),
    ],
)
def test_the_browser_refuses_malformed_values(
    part: str, key: str, value: object, problem: DealProblem
) -> None:
    """JSON allows fractional numbers and arbitrary strings."""
    deals = (deal_of(play_dealt_game(number)) for number in count())
    deal: Any = next(true for true in deals if true.rules.cut_at_least).as_json()
    deal[part][key] = value
    assert run_browser_verifier(deals=[deal])["problems"] == [problem.value]


def test_the_browser_refuses_unknown_cards() -> None:
    true: Any = deal_of(play_dealt_game(1)).as_json()
    wrong_deck = {**true, "deck": ["1C", *true["deck"][1:]]}
    wrong_stock = {**true, "reshuffles": [["AC", "1C"]]}
    twice = {**true, "reshuffles": [["AC"], ["toString"]]}
    problems = run_browser_verifier(deals=[wrong_deck, wrong_stock, twice])["problems"]
    assert problems == ["deck", "reshuffle", "reshuffle"]
