"""Tables with known deals, and connections that a test can cut.

A test sets the next deal with the fixture `set_deal`. Without it, the server shuffles.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

import hatch_page
from tests.support.browser.player import Player
from tests.support.servers import Served, calm_at, serving

ROOT: Final = Path(__file__).parents[3]
OPENING: Final = "4C 5C 6C * KH KD KS 9D QH JH 7S 8D 2S"
"""A hand with a run and a set (45 points in total), and a joker that fits either end of the run."""

SetDeal = Callable[..., None]
"""`set_deal("4C 5C 6C", "", open="TH")` sets the deals of a test; see `Deal` for the arguments."""


@contextmanager
def serve_fixed_deals(deal_file: Path, folder: Path, port: int = 0) -> Iterator[Served]:
    """Run a server that deals as `deal_file` says, or shuffles if there is no such file."""
    hatch_page.ensure_built()
    program = ("-m", "tests.support.browser.fixed_deal_server", str(deal_file))
    flags = (*calm_at(port), "--database", f"sqlite:///{folder / 'romme.db'}")
    with serving(folder, *flags, program=program, PYTHONPATH=str(ROOT)) as served:
        yield served


def start_first_turn(player: Player, **terms: Any) -> str:  # noqa: ANN401 - JSON
    """Sit down with two bots, wait for the player's first turn and return the table's id."""
    table = player.sit_down("haus", seats=3, **terms)
    player.until(lambda: bool(player.turn.get("may_draw")))
    return table


def draw_first_card(player: Player, **terms: Any) -> str:  # noqa: ANN401 - JSON
    """Sit down as in `start_first_turn`, draw the first card and return the table's id."""
    table = start_first_turn(player, **terms)
    player.move()
    player.until(lambda: player.drafted is not None)
    return table


class BreakableConnection:
    """A page's WebSocket connection, which can be cut and restored, or held up for a while."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._ends: list[WebSocketRoute] = []
        self.sent: list[str] = []
        """The `do` of each command that the page has tried to send."""
        self._held: list[str | bytes] | None = None
        page.route_web_socket("**/api/socket*", self._join)

    def _join(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._ends = [line, server]

        def forward(message: str | bytes) -> None:
            self.sent.append(json.loads(message)["do"])
            if self._held is None:
                server.send(message)
            else:
                self._held.append(message)

        line.on_message(forward)

    def hold(self) -> None:
        """Keep what the page sends, until `release`."""
        self._held = []

    def release(self) -> None:
        """Send what was kept."""
        held, self._held = self._held or [], None
        for message in held:
            self._ends[1].send(message)

    def cut(self) -> None:
        self.page.route("**/api/socket-ticket", lambda route: route.abort())
        for end in self._ends:
            end.close(code=4000)

    def restore(self) -> None:
        self.page.unroute("**/api/socket-ticket")
        self.page.evaluate("window.dispatchEvent(new Event('online'))")
