"""A tournament with one table, run over HTTP, and a page object for its list on a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

from romme.engine.state import Ending
from romme.tournament.commands import BeginSeries, SeatByHand
from romme.tournament.values import Count, Hand, Line
from tests.support.browser.office import Json, TournamentClient

OPENED: Final = "Opened"
UNOPENED: Final = "Not opened"


def seat_label(text: str) -> re.Pattern[str]:
    """Return a pattern for the label of a player's button, which starts with the seat."""
    return re.compile(rf"^Seat \d {text}")


class OneTableTournament(TournamentClient):
    """A client for a tournament with one table whose first series has begun."""

    def __init__(self, address: str, people: Sequence[str], **terms: Json) -> None:
        super().__init__(address, people, terms=terms)
        self.do(SeatByHand((tuple(range(1, len(people) + 1)),)), BeginSeries())

    def renew_links(self) -> None:
        """Replace the links of all lists with new ones."""
        self.post("/links/renew", {"role": "keeper"})

    @property
    def link(self) -> Json:
        """The link to the list of the only table."""
        return self.link_of(1)

    @property
    def sheet(self) -> Json:
        """The list as stored on the server."""
        return self.get("/lists/1/1")

    @property
    def lines(self) -> list[Json]:
        """The lines of the games entered so far."""
        return [game["line"] for game in self.sheet["games"] if game["line"] is not None]


class Keeper:
    """A page object for the list of a table in series 1, in English."""

    def __init__(self, page: Page, tournament: TournamentClient, table: int = 1) -> None:
        self.page = page
        self.tournament = tournament
        self.table = table
        self._tap = "tap" if page.evaluate("navigator.maxTouchPoints > 0") else "click"

    def open(self) -> Keeper:
        """Open the link of the list, as scanning its QR code does."""
        self.page.goto(self.tournament.link_of(self.table)["path"])
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(f"Table {self.table} · Series 1")
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, name: str | re.Pattern[str]) -> None:
        getattr(self.button(name), self._tap)()

    def show(self, pane: str) -> None:
        self.press(pane)

    def count_pack(self) -> None:
        self.press("Yes, 110 cards")

    def type_points(self, points: int, hand: str) -> None:
        for digit in str(points):
            self.press(digit)
        self.press(re.compile(f"^{hand}"))

    def fill_in(self, winner: str, *others: tuple[int, str], how: str = "^Rommé") -> None:
        """Enter a game by answering the page's questions, and stop at the summary.

        `others` has the card points of each other player and whether the player has opened
        (`OPENED` or `UNOPENED`), clockwise from the winner's left.
        """
        self.press(seat_label(f"{winner}$"))
        self.press(re.compile(how))
        for points, hand in others:
            self.type_points(points, hand)
        expect(self.page.get_by_role("heading", name="Is this right?")).to_be_visible()

    def enter(self, game: int, winner: str, *others: tuple[int, str]) -> None:
        self.fill_in(winner, *others)
        self.press(f"Save game {game}")

    def sign(self, name: str) -> None:
        self.press(seat_label(f"{name}.*tap to sign"))
        self.press("Sign")

    @property
    def state(self) -> Locator:
        return self.page.locator("header .state")

    def expect_all_sent(self) -> None:
        expect(self.state).to_have_text("Everything has been sent.")

    def shown_rows(self) -> list[list[str]]:
        """Return the cells of the list as shown, row by row."""
        self.show("List")
        rows = self.page.locator("tbody tr, tfoot tr").all_inner_texts()
        self.show("Enter")
        return [re.sub(r"…|not sent yet|\s+", " ", row).split() for row in rows]


def record_sent_ids(context: BrowserContext) -> list[str]:
    """Return a list to which the id of every command is appended when any tab sends it."""
    sent: list[str] = []

    def on_request(request: Request) -> None:
        body: Json = request.post_data_json if request.url.endswith("/commands") else None
        if body is not None:
            sent.append(body["id"])

    context.on("request", on_request)
    return sent


def line(winner: int, *counts: int | None, ending: Ending = Ending.ROMME) -> Line:
    """Return the line of a game with these card points by seat, None for the winner.

    All players had opened.
    """
    found = tuple(None if one is None else Count(one, Hand.OPENED) for one in counts)
    return Line(ending, winner, found)
