"""Fixtures: tournaments with one table whose list is kept on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pytest

from tests.support.browser.list_keeper import OneTableTournament
from tests.support.browser.office import Json

THREE: Final = ("Anna", "Jos", "Léa")
FOUR: Final = (*THREE, "Marcel")

MakeTournament = Callable[..., OneTableTournament]


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    created: list[OneTableTournament] = []

    def make(people: Sequence[str] = THREE, **terms: Json) -> OneTableTournament:
        created.append(OneTableTournament(address, people, **{"rounds": 1, **terms}))
        return created[-1]

    yield make
    for tournament in created:
        tournament.close()
