"""The Luxembourgish n-rule (Eifeler Regel), before numbers and before words.

Each row of numbers in `n_rule.json` covers a hundred numbers: "n" where the n is kept, "." where it
is dropped. The page's implementation is tested with the same file.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from romme.locales import words
from romme.locales.n_rule import n_rule

CASES = json.loads(Path(__file__).with_name("n_rule.json").read_text("utf-8"))
ONES = [
    *("null", "eent", "zwee", "dräi", "véier", "fënnef", "sechs", "siwen", "aacht", "néng"),
    *("zéng", "eelef", "zwielef", "dräizéng", "véierzéng", "fofzéng", "siechzéng", "siwwenzéng"),
    *("uechtzéng", "nonzéng"),
]
TENS = [
    *("zwanzeg", "drësseg", "véierzeg", "fofzeg", "sechzeg", "siwwenzeg", "achtzeg", "nonzeg"),
]


def spoken(number: int) -> str:
    """Return the beginning of the Luxembourgish name of a number up to 999."""
    hundreds, rest = divmod(number, 100)
    if hundreds:
        return "honnert" if hundreds == 1 else ONES[hundreds]
    if rest < 20:
        return ONES[rest]
    return ONES[rest % 10] if rest % 10 else TENS[rest // 10 - 2]


def test_n_depends_on_the_name_of_the_number() -> None:
    expected = ["n" if spoken(number)[0] in "aeiouhdtzn" else "" for number in range(1000)]
    assert [n_rule(number) for number in range(1000)] == expected
    assert "".join(CASES["numbers"]) == "".join(n or "." for n in expected)


@pytest.mark.parametrize("text", CASES["n stays"])
def test_n_stays_before(text: str) -> None:
    assert n_rule(text) == "n"


@pytest.mark.parametrize("text", CASES["n goes"])
def test_n_is_dropped_before(text: str) -> None:
    assert n_rule(text) == ""


def test_n_rule_sees_the_beginning_of_a_long_text() -> None:
    long = "Anna, " * 300
    assert words("lb").say("page-meld-is", name=long, cards="").startswith("Kombinatioun vun Anna")
