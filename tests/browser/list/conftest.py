"""Tables of a tournament whose lists are kept on phones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pytest

from tests.browser.keeping import Office
from tests.browser.office import Json

THREE: Final = ("Anna", "Jos", "Léa")
FOUR: Final = (*THREE, "Marcel")

Hall = Callable[..., Office]


@pytest.fixture
def hall(address: str) -> Iterator[Hall]:
    offices: list[Office] = []

    def open_(people: Sequence[str] = THREE, **terms: Json) -> Office:
        offices.append(Office(address, people, **{"rounds": 1, **terms}))
        return offices[-1]

    yield open_
    for office in offices:
        office.close()
