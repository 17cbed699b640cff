"""The cost of checking entries is linear in the number of people, even for hostile names.

The tests count operations, not seconds. Twice as many people may need slightly more than twice as
many operations.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from string import ascii_lowercase

import pytest

from romme.tournament import EnterPeople, EntryDetails, Namesakes, Tournament
from romme.tournament.entries.duplicates import MOST_PAIRS, Likeness, duplicates, normalised_name
from romme.tournament.entries.registration import MOST_TEXT, entry_flaws
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.operations import operations
from tests.support.tournament.sample_tournaments import after, new_tournament

pytestmark = pytest.mark.slow  # it counts every operation

PEOPLE = 100
LINEAR = 2.3
"""Largest factor by which the cost may grow for twice the people."""
MEANT = Namesakes.MEANT
Names = Callable[[int], str]

HOSTILE: dict[str, Names] = {
    "plain": lambda at: f"{ascii_lowercase[at % 26]}{at} {at * 7919}",
    "equal": lambda _: "Anna Weber",
    "one letter apart": lambda at: f"Anna {chr(0x4E00 + at)} Weber",
    "one letter more": lambda at: "a" * (at % MOST_TEXT) + chr(0x4E00 + at // MOST_TEXT),
    "long": lambda at: f"{at:04}" + "x" * (MOST_TEXT - 4),
    "long, with a common beginning and end": lambda at: f"{'x' * 38}{at:04}{'y' * 38}",
    "one character that becomes many letters": lambda at: (
        "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * (MOST_TEXT - 4) + f"{at:04}"
    ),
}


def entered(number: int, names: Names) -> EnterPeople:
    return EnterPeople(
        tuple(EntryDetails(names(at), "Esch") for at in range(number)), namesakes=MEANT
    )


def hall(number: int, names: Names) -> Tournament:
    return after(new_tournament(), entered(number, names))


@pytest.mark.parametrize("names", HOSTILE.values(), ids=HOSTILE)
def test_duplicate_search_is_linear_in_the_entrants(names: Names) -> None:
    """The number of pairs in the result is limited, too."""
    few, many = (hall(number, names) for number in (PEOPLE, 2 * PEOPLE))
    normalised_name.cache_clear()
    first = operations(lambda: duplicates(few))
    normalised_name.cache_clear()
    assert operations(lambda: duplicates(many)) < LINEAR * first
    assert len(duplicates(many)) <= MOST_PAIRS


@pytest.mark.parametrize("names", HOSTILE.values(), ids=HOSTILE)
def test_checking_new_entries_is_linear_in_the_entrants(names: Names) -> None:
    """The new entries double the number of entrants."""
    costs = []
    for number in (PEOPLE, 2 * PEOPLE):
        state = hall(number, names)
        normalised_name.cache_clear()
        command = EnterPeople(entered(2 * number, names).people[number:])
        costs.append(operations(partial(entry_flaws, state, command)))
    assert costs[1] < LINEAR * costs[0]


def test_normalised_names_are_truncated() -> None:
    assert max(len(normalised_name(names(1))) for names in HOSTILE.values()) <= 200


def test_duplicates_equal_those_found_by_comparing_all_pairs(size: Size) -> None:
    """`duplicates` does not compare all pairs, but must find the same ones."""
    for seed in range(size(60, 3000)):
        rng = dice(seed)
        people = tuple(
            EntryDetails(
                " ".join("".join(rng.choices("abä", k=rng.randint(1, 3))) for _ in range(2)),
                rng.choice(("", "Esch", "esch", "Wiltz")),
            )
            for _ in range(rng.randint(2, 12))
        )
        state = after(new_tournament(), EnterPeople(people, namesakes=MEANT))
        expected = [
            (like, (one, other))
            for (one, first), (other, second) in combinations(enumerate(people, start=1), 2)
            if (like := likeness(first, second)) is not None
        ]
        assert [(one.likeness, one.numbers) for one in duplicates(state)] == expected


def likeness(one: EntryDetails, other: EntryDetails) -> Likeness | None:
    """Return how two entries are alike, by comparing them directly. None if they are not."""
    first, second = normalised_name(one.name), normalised_name(other.name)
    clubs = [normalised_name(one.club), normalised_name(other.club)]
    if first == second:
        same = clubs[0] == clubs[1] or "" in clubs
        return Likeness.SAME if same else Likeness.NAMESAKE
    in_one_club = clubs[0] == clubs[1] != ""
    return Likeness.ALIKE if in_one_club and distance(first, second) == 1 else None


def distance(one: str, other: str) -> int:
    """Return the Levenshtein distance of two texts."""
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, start=1):
        above, row = row, [at]
        for place, char in enumerate(other):
            row.append(min(above[place] + (letter != char), above[place + 1] + 1, row[place] + 1))
    return row[-1]
