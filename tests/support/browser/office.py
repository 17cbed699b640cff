"""A client for a tournament over HTTP, and a page object for its office page."""

from __future__ import annotations

import re
import ssl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, Final, TypeAlias

import httpx
from playwright.sync_api import Locator, Page, expect

from romme.engine.state import Ending
from romme.tournament.commands import BeginSeries, Command, EnterPeople, SeatByHand
from romme.tournament.list_commands import CheckPack, EnterLine, Sign
from romme.tournament.storage.command_codec import write_command
from romme.tournament.values import Count, EntryDetails, Hand, Line, Presence
from tests.support.servers import TIMEOUT_SECONDS

Json: TypeAlias = Any
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers without HTTPS, which would load all certificates of the system."""
REFUSED: Final = "status of 409"
"""Pattern for the browser's console message about a refused command."""
NAMES: Final = ("Anna", "Jos", "Léa", "Marcel", "Nicole", "Paul", "Sylvie", "Romain", "Monique")


def line(winner: int, *points: int) -> Line:
    """Return the line of a game of three that ended in a Rommé.

    `points` has the card points of the other two players, by seat. A player with more than 100
    points has not opened.
    """
    left = list(points)
    counts = [
        None
        if seat == winner
        else Count(left[0], Hand.UNOPENED if left.pop(0) > 100 else Hand.OPENED)
        for seat in (1, 2, 3)
    ]
    return Line(Ending.ROMME, winner, tuple(counts))


GAMES: Final = (line(1, 12, 104), line(2, 20, 35), line(1, 5, 8))
"""The three games of a round at a table of three."""


class TournamentClient:
    """A client that creates a tournament and runs it over HTTP with the director's key."""

    def __init__(self, address: str, people: Sequence[str] = (), **wanted: Json) -> None:
        # A kept connection may be closed by the server just when the next request is sent.
        unkept = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.Client(
            base_url=address,
            headers={"origin": address},
            limits=unkept,
            timeout=TIMEOUT_SECONDS,
            verify=NO_CERTIFICATES,
        )
        self._ids = count(1)
        self._post("/api/guests", {"name": "Director"})
        created = self._post("/api/tournaments", {"name": "Spring cup", **wanted})
        self.path = f"/tournaments/{created['tournament']}"
        self.key = created["key"]
        self._base = f"/api/tournaments/{created['tournament']}"
        self._http.headers["x-romme-key"] = self.key
        if people:
            entries = tuple(EntryDetails(name) for name in people)
            self.do(EnterPeople(entries, Presence.PRESENT))

    def _post(self, path: str, json: Json) -> Json:
        answer = self._http.post(path, json=json)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str = "") -> Json:
        answer = self._http.get(f"{self._base}{path}")
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, json: Json) -> Json:
        return self._post(f"{self._base}{path}", json)

    def do(self, *commands: Command) -> None:
        for command in commands:
            body = {"id": f"client-{next(self._ids)}", "command": write_command(command)}
            self.post("/commands", body)

    def play(self, table: int, games: Sequence[Line] = GAMES) -> None:
        """Fill in the list of a table in series 1."""
        self.do(CheckPack(1, table))
        self.do(*(EnterLine(1, table, at, one) for at, one in enumerate(games, start=1)))

    def sign(self, table: int) -> None:
        self.do(*(Sign(1, table, seat) for seat in (1, 2, 3)))

    def begin(self) -> None:
        """Seat the first series by start numbers, three to a table, and begin it."""
        numbers = sorted(one["number"] for one in self.get()["people"])
        tables = tuple(tuple(numbers[at : at + 3]) for at in range(0, len(numbers), 3))
        self.do(SeatByHand(tables), BeginSeries())

    def link_of(self, table: int) -> Json:
        """Return the link to the list of a table in series 1."""
        wanted = ("keeper", 1, table)
        links = self.get("/links")
        return next(one for one in links if (one["role"], one["series"], one["table"]) == wanted)

    def key_of(self, role: str) -> str:
        link = next(one for one in self.get("/links") if one["role"] == role)
        return str(link["path"].partition("#key=")[2])

    def close(self) -> None:
        self._http.close()


MakeTournament = Callable[..., TournamentClient]


@contextmanager
def tournament_factory(address: str) -> Iterator[MakeTournament]:
    """Yield a function that creates tournaments, with one round per series by default."""
    created: list[TournamentClient] = []

    def make(people: Sequence[str] = (), *, terms: Json = None, **wanted: Json) -> TournamentClient:
        created.append(
            TournamentClient(address, people, terms={"rounds": 1, **(terms or {})}, **wanted)
        )
        return created[-1]

    yield make
    for one in created:
        one.close()


class OfficePage:
    """A page object for the office page, in English."""

    def __init__(self, page: Page, tournament: TournamentClient, key: str | None = None) -> None:
        self.page = page
        self.tournament = tournament
        page.goto(f"{tournament.path}#key={key or tournament.key}")
        expect(page.get_by_role("heading", name="Spring cup")).to_be_visible()

    def go(self, section: str) -> None:
        link = self.page.locator(f'.sections a[href="#{section}"]')
        link.click()
        expect(link).to_have_attribute("aria-current", "page")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        self.button(name).click()

    def confirm(self, name: str) -> None:
        """Press a button, then press Yes in the confirmation dialog."""
        self.press(name)
        self.press("Yes")

    def part(self, heading: str) -> Locator:
        """Return the part of the page with the given heading."""
        inside = self.page.get_by_role("heading", name=heading, exact=True)
        return self.page.locator(".sheet, .next").filter(has=inside)

    def seat(self) -> None:
        """Draw the seats of series 1 and begin it."""
        self.go("now")
        self.page.get_by_role("link", name="Seat series 1").click()
        self.page.get_by_label("Seed").fill("spring")
        self.press("Make a plan")
        self.press("Use this plan")
        self.press("Start series 1")
        expect(self.page.get_by_text("Under way")).to_be_visible()

    def open_list(self, table: int) -> None:
        self.go("lists")
        self.page.get_by_role("link", name=re.compile(rf"^Table {table}\b")).click()
        expect(self.page.get_by_role("heading", name=f"Series 1, table {table}")).to_be_visible()

    def type(self, *keys: str) -> None:
        """Type each text, but press the key if the text is "Enter" or "Tab"."""
        for key in keys:
            if key in {"Enter", "Tab"}:
                self.page.keyboard.press(key)
            else:
                self.page.keyboard.type(key)

    def rows(self) -> list[str]:
        """Return the rows of the open list as text."""
        rows = self.page.locator("tbody tr")
        return [re.sub(r"\s+", " ", text).strip() for text in rows.all_inner_texts()]
