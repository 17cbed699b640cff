"""Tournaments of invented people, and who runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import httpx
import pytest

PEOPLE: Final = 24


class Office:
    """Who runs a tournament, over HTTP: the office's own page is tested elsewhere."""

    def __init__(self, address: str, tournament: str, key: str) -> None:
        self.tournament = tournament
        self.path = f"/tournaments/{tournament}"
        self.key = key
        headers = {"x-romme-key": key, "origin": address}
        base = f"{address}/api/tournaments/{tournament}"
        self._http = httpx.Client(base_url=base, headers=headers, timeout=60)
        self._ids = count(1)

    def get(self, path: str = "") -> Any:  # noqa: ANN401 - whatever it is
        return self._http.get(path).raise_for_status().json()

    def do(self, name: str, **facts: object) -> None:
        command = {"do": name, **facts}
        body = {"id": f"office-{next(self._ids)}", "command": command}
        answer = self._http.post("/commands", json=body)
        assert answer.status_code == httpx.codes.CREATED, answer.text

    def play(self, games: int) -> None:
        """Let every table play so many games."""
        self._http.post("/rehearse", json={"games": games}).raise_for_status()

    def seat(self, number: int) -> tuple[int, int]:
        """Table and seat of somebody in the last series."""
        tables = self.get()["series"][-1]["tables"]
        return next(
            (at, table["seats"].index(number) + 1)
            for at, table in enumerate(tables, 1)
            if number in table["seats"]
        )

    def pin(self, role: str, series: int = 0, table: int = 0) -> str:
        found = [
            link["pin"]
            for link in self.get("/links")
            if (link["role"], link["series"], link["table"]) == (role, series, table)
        ]
        return str(found[0])

    def close(self) -> None:
        self._http.close()


Make = Callable[..., Office]


@pytest.fixture
def make(address: str) -> Iterator[Make]:
    """Make a tournament of invented people."""
    made: list[Office] = []

    def new(people: int = PEOPLE, **wanted: object) -> Office:
        with httpx.Client(base_url=address, headers={"origin": address}, timeout=60) as http:
            http.post("/api/guests", json={"name": "Director"}).raise_for_status()
            body = {"name": "Spring cup", "rehearsal": people, **wanted}
            opened = http.post("/api/tournaments", json=body).raise_for_status().json()
        made.append(Office(address, opened["tournament"], opened["key"]))
        return made[-1]

    yield new
    for one in made:
        one.close()
