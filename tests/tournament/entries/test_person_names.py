"""Splitting whole names, and sorting people by family name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme.tournament.entries.person_names import (
    NameOrder,
    NameParts,
    given_name,
    name_key,
    split_name,
    whole_name,
)
from romme.tournament.model import Entrant

EXAMPLES: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("person_names.json").read_text(encoding="utf-8")
)
"""Examples that the page is tested with too: `web/tests/person-names.test.ts`."""


@pytest.mark.parametrize(("text", "order", "given_part", "family", "clear"), EXAMPLES["splits"])
def test_a_whole_name_is_split(
    text: str, order: str, given_part: str, family: str, *, clear: bool
) -> None:
    expected = NameParts(given_part, family, is_clear=clear)
    assert split_name(text, NameOrder(order)) == expected


def test_people_are_sorted_by_family_name() -> None:
    """DIN 5007-1: umlauts like their letters, ø like o, particles in lower case do not count."""
    people = [
        Entrant(at, name, family=family) for at, (name, family) in enumerate(EXAMPLES["order"])
    ]
    by_number = sorted(people, key=lambda one: one.number, reverse=True)
    assert sorted(by_number, key=name_key) == people


@given(st.text(max_size=90), st.sampled_from(NameOrder))
def test_no_letter_is_lost_or_added(text: str, order: NameOrder) -> None:
    parts = split_name(text, order)
    assert sorted(parts.whole.replace(" ", "")) == sorted("".join(text.replace(",", " ").split()))
    assert parts.whole == whole_name(parts.given, parts.family)
    person = Entrant(1, parts.whole, family=parts.family)
    assert given_name(person) == (parts.given if parts.family else parts.whole)
    assert name_key(person) == name_key(person)
