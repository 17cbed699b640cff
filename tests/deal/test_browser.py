"""The verifier of the browser, in another language, says what ours says about every deal."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from romme.deal import DealProblem, drawn_dealer
from tests.conftest import Size
from tests.deal.forged import deal_of, forged
from tests.deal.played import played
from tests.deal.shufflers import secret
from tests.laws.tables import dice
from tests.page_code import ask_script, need_page

need_page()
VERIFY = Path(__file__).with_name("verify.mjs")
AT_ONCE = 500
"""So many deals are sent to one process."""


def ask(**questions: object) -> dict[str, Any]:
    """What the browser's code answers."""
    return ask_script(VERIFY, **questions)


def test_both_say_the_same_about_every_deal(size: Size) -> None:
    """Whole games under any rules, later shuffles included; each is proven, each forgery found."""
    seen = Counter[str]()
    deals = size(60, 10_000)
    for first in range(0, deals, AT_ONCE):
        cases = []
        for number in range(first, min(first + AT_ONCE, deals)):
            true = deal_of(played(number))
            seen.update([f"rules {true.rules.name}", f"reshuffles {len(true.reshuffles)}"])
            cases += [("true", true, None), *forged(true, dice(number))]
        answers = ask(deals=[deal.as_json() for _, deal, _ in cases])["problems"]
        for (kind, deal, problem), answer in zip(cases, answers, strict=True):
            expected = problem and problem.value
            assert (kind, deal.problem(), answer) == (kind, expected, expected)
            seen[kind] += 1
    rules = {"rules klassik", "rules turnier", "rules verband", "rules haus"}
    later = {"reshuffles 0", "reshuffles 1", "reshuffles 2"}
    sometimes = {"another cut", "a later shuffle", "shuffles in another order"}
    assert rules | later | sometimes <= seen.keys()


def test_its_hashes_are_hashes() -> None:
    """Every length up to a few blocks: the end mark and the length fall into every place."""
    messages = [bytes(at % 251 for at in range(length)) for length in range(200)]
    messages += [bytes([255]) * 1_000, dice(1).randbytes(70_000)]
    digests = ask(messages=[message.hex() for message in messages])["digests"]
    assert digests == [hashlib.sha256(message).hexdigest() for message in messages]


def test_it_draws_the_same_first_dealer() -> None:
    draws = [(secret(number), seats) for number in range(50) for seats in range(2, 7)]
    answers = ask(dealers=[(drawn.hex(), seats) for drawn, seats in draws])["dealers"]
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
def test_what_only_a_browser_can_be_told(
    part: str, key: str, value: object, problem: DealProblem
) -> None:
    """Numbers that are not whole, texts that are no digits."""
    deals = (deal_of(played(number)) for number in count())
    deal: Any = next(true for true in deals if true.rules.cut_at_least).as_json()
    deal[part][key] = value
    assert ask(deals=[deal])["problems"] == [problem.value]


def test_cards_that_are_none() -> None:
    true: Any = deal_of(played(1)).as_json()
    wrong_deck = {**true, "deck": ["1C", *true["deck"][1:]]}
    wrong_stock = {**true, "reshuffles": [["AC", "1C"]]}
    twice = {**true, "reshuffles": [["AC"], ["toString"]]}
    problems = ask(deals=[wrong_deck, wrong_stock, twice])["problems"]
    assert problems == ["deck", "reshuffle", "reshuffle"]
