"""Fixtures: tournaments of invented people, run over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import httpx
import pytest

from tests.support.browser.office import NO_CERTIFICATES

PEOPLE: Final = 24


class HallTournament:
    """A client that runs a tournament over HTTP with the director's key."""

    def __init__(self, address: str, tournament_id: str, key: str) -> None:
        self.id = tournament_id
        self.path = f"/tournaments/{tournament_id}"
        self.key = key
        headers = {"x-romme-key": key, "origin": address}
        base = f"{address}/api/tournaments/{tournament_id}"
        self._http = httpx.Client(
            base_url=base, headers=headers, timeout=60, verify=NO_CERTIFICATES
        )
        self._ids = count(1)

    def get(self, path: str = "") -> Any:  # noqa: ANN401 - JSON
        return self._http.get(path).raise_for_status().json()

    def do(self, name: str, **facts: object) -> None:
        answer = self._command(name, **facts)
        assert answer.status_code == httpx.codes.CREATED, answer.text

    def finish(self) -> None:
        """Finish the tournament. Record a lot for every tie, because the games are random."""
        while (answer := self._command("finish")).status_code != httpx.codes.CREATED:
            refusal = answer.json()
            assert refusal["code"] == "lot-needed", answer.text
            tied = refusal["facts"]["parties"].split(", ")
            order = [int(party) if party.isdigit() else party for party in tied]
            parties = refusal["facts"]["ranking"]
            self.do("record-lot", scope={"span": "total"}, parties=parties, order=order)

    def _command(self, name: str, **facts: object) -> httpx.Response:
        command = {"do": name, **facts}
        body = {"id": f"office-{next(self._ids)}", "command": command}
        return self._http.post("/commands", json=body)

    def play(self, games: int) -> None:
        """Play up to `games` more games at every table of a rehearsal."""
        self._http.post("/rehearse", json={"games": games}).raise_for_status()

    def seat(self, number: int) -> tuple[int, int]:
        """Return a person's table and seat in the last series."""
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


MakeTournament = Callable[..., HallTournament]


@pytest.fixture
def make_tournament(address: str) -> Iterator[MakeTournament]:
    """A function that creates a tournament of invented people."""
    created: list[HallTournament] = []

    def make(people: int = PEOPLE, **wanted: object) -> HallTournament:
        with httpx.Client(
            base_url=address, headers={"origin": address}, timeout=60, verify=NO_CERTIFICATES
        ) as http:
            http.post("/api/guests", json={"name": "Director"}).raise_for_status()
            body = {"name": "Spring cup", "rehearsal": people, **wanted}
            answer = http.post("/api/tournaments", json=body).raise_for_status().json()
        created.append(HallTournament(address, answer["tournament"], answer["key"]))
        return created[-1]

    yield make
    for one in created:
        one.close()
