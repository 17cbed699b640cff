"""Lost connections, server restarts, and several tabs or devices of the same player.

The page reconnects without help from the player and keeps staged cards.
"""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, PageErrors, Visit
from tests.support.browser.fixed_deals import (
    OPENING,
    BreakableConnection,
    SetDeal,
    draw_first_card,
    serve_fixed_deals,
    start_first_turn,
)
from tests.support.browser.player import EMPTY_PAGE, InputMethod, Player
from tests.support.servers import Served

MARK: Final = "not reloaded"
LAID: Final = "[data-zone^=meld-] [data-card]"


class RestartableServer:
    """A server that can be stopped and started again at the same address."""

    def __init__(self, deal_file: Path, folder: Path) -> None:
        self._deals = deal_file
        self._folder = folder
        self._running = ExitStack()
        self._served = self._start()
        self.address = self._served.address.rstrip("/")

    def _start(self, port: int = 0) -> Served:
        return self._running.enter_context(serve_fixed_deals(self._deals, self._folder, port))

    def stop(self) -> None:
        """Stop the server with SIGTERM, as a service manager does."""
        self._served.end(signal.SIGTERM)
        self._running.close()

    def start(self) -> None:
        self._served = self._start(int(self.address.rpartition(":")[2]))

    def close(self) -> None:
        self._running.close()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, deal_file: Path
) -> Iterator[RestartableServer]:
    server = RestartableServer(deal_file, tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.fixture(scope="module")
def address(server: RestartableServer) -> str:
    return server.address


def mark_page(page: Page) -> None:
    """Set a variable in the page that a reload would remove."""
    page.evaluate("text => { window.mark = text; }", MARK)


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("text => window.mark === text", MARK))


def lay_kings(player: Player) -> None:
    """Draw the first card and stage a meld of kings."""
    draw_first_card(player)
    player.stage("meld KH KD KS")
    expect(player.page.locator(LAID)).to_have_count(3)


def test_a_server_restart_keeps_games_staged_cards_and_commands(
    visit: Visit, set_deal: SetDeal, server: RestartableServer, page_errors: PageErrors
) -> None:
    """Two pages show a notice, do not reload, and reconnect. One has staged cards.

    At the other, a player draws while the server is down, and gets exactly one card.
    """
    page_errors.allow(r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket|socket-ticket")
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player, drawing = Player(visit(DESKTOP)), Player(visit(DESKTOP))
    lay_kings(player)
    start_first_turn(drawing)
    expect(drawing.hand).to_have_count(13)
    notices = [one.page.get_by_text(one.say("page-reconnecting")) for one in (player, drawing)]
    for one in (player, drawing):
        mark_page(one.page)

    server.stop()
    for notice in notices:
        expect(notice).to_be_visible()
    expect(player.page.locator(LAID)).to_have_count(3)
    drawing.press(drawing.button("page-draw-stock"))
    server.start()
    for notice in notices:
        expect(notice).to_have_count(0)
    expect(player.page.locator(LAID)).to_have_count(3)
    drawing.until(lambda: drawing.turn.get("phase") == "play")
    expect(drawing.hand).to_have_count(14)

    player.take_back()
    player.move()
    player.until(lambda: player.phase != "playing" or not player.can_act or player.picture["melds"])
    assert is_marked(player.page)
    assert is_marked(drawing.page)


def test_tabs_and_devices_of_a_player_stay_in_sync(visit: Visit, set_deal: SetDeal) -> None:
    """Moves appear in every tab and on every device. Staged cards stay in their tab."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(visit(DESKTOP))
    lay_kings(player)
    there = player.page
    tab = Player(there.context.new_page())
    phone = Player(visit(PHONE), input_method=InputMethod.TOUCH)
    phone.page.context.add_cookies(there.context.cookies())  # type: ignore[arg-type]  # the two cookie types are compatible
    phone.page.goto(EMPTY_PAGE)
    phone.page.evaluate("localStorage.setItem('romme-came-in', 'yes')")
    for other in (tab, phone):
        other.page.goto(there.url)
        other.until(lambda one=other: one.drafted is not None)  # type: ignore[misc]  # binds the loop variable
        assert other.picture["hand"] == player.picture["hand"]
        expect(other.page.locator(LAID)).to_have_count(0)

    tab.page.bring_to_front()
    tab.pick(["2S"])
    tab.press(tab.button("page-discard"))
    for one in (player, phone):
        one.until(lambda one=one: "2S" not in one.picture["hand"])  # type: ignore[misc]  # binds the loop variable
    there.bring_to_front()
    expect(there.locator('[data-zone="hand"] [data-card="2S"]')).to_have_count(0)


class SilentConnection:
    """A page's WebSocket that can go silent without closing, as happens while a phone sleeps."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self._dead: set[int] = set()
        page.route_web_socket("**/api/socket*", self._join)

    def _join(self, line: WebSocketRoute) -> None:
        self.opened += 1
        number = self.opened
        server = line.connect_to_server()
        line.on_message(lambda text: None if number in self._dead else server.send(text))
        server.on_message(lambda text: None if number in self._dead else line.send(text))

    def die(self) -> None:
        """Drop all further messages on the current connection, in both directions."""
        self._dead.add(self.opened)


def test_a_page_that_wakes_up_replaces_a_dead_connection(
    visit: Visit, set_deal: SetDeal, page_errors: PageErrors
) -> None:
    """No close event arrives. The page pings when it becomes visible again, and reconnects."""
    page_errors.allow(r"ERR_FAILED|socket-ticket")
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = visit(PHONE)
    line = SilentConnection(page)
    player = Player(page, input_method=InputMethod.TOUCH)
    lay_kings(player)
    mark_page(page)
    line.die()
    before = line.opened
    page.route("**/api/socket-ticket", lambda route: route.abort())  # keeps the notice visible
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text(player.say("page-reconnecting"))).to_be_visible()
    page.unroute("**/api/socket-ticket")
    expect(page.get_by_text(player.say("page-reconnecting"))).to_have_count(0)
    assert line.opened == before + 1
    assert is_marked(page)
    expect(page.locator(LAID)).to_have_count(3)
    player.take_back()
    expect(page.locator(LAID)).to_have_count(0)


def test_two_players_chat_and_one_reconnects(
    visit: Visit, set_deal: SetDeal, page_errors: PageErrors
) -> None:
    """The second player joins via a link, and keeps a staged meld when the connection fails."""
    page_errors.allow(r"ERR_FAILED|socket-ticket")
    set_deal("", OPENING, open="TH", dealer=1)
    anna = Player(visit(DESKTOP))
    table = anna.sit_down("haus", seats=3, bots=1)
    page = visit(PHONE)
    connection = BreakableConnection(page)
    ben = Player(page, input_method=InputMethod.TOUCH)
    ben.page.goto(f"/t/{table}")
    ben.page.get_by_role("button", name=ben.say("page-sit")).tap()
    for one in (ben, anna):
        one.press(one.button("page-ready-to-play"))
    anna.until(lambda: anna.phase == "playing")
    ben.until(lambda: ben.phase == "playing")

    ben.page.get_by_role("button", name=ben.say("page-panel-chat")).tap()
    ben.page.get_by_role("button", name=ben.say("talk-hello")).tap()
    ben.page.get_by_role("textbox").fill("Moien, Anna!")
    ben.page.get_by_role("button", name=ben.say("page-send")).tap()
    anna.page.get_by_role("tab", name=re.compile("^Chat")).click()
    log = anna.page.get_by_role("list", name="Chat")
    expect(log).to_contain_text("Hello everyone!")
    expect(log).to_contain_text("Moien, Anna!")
    log.get_by_role("button", name=anna.say("page-chat-about")).first.click()
    for key in ("page-silence", "page-unsilence", "page-silence", "page-unsilence"):
        log.get_by_role("button", name=anna.say(key, name="Guest")).click()
    log.get_by_role("button", name=anna.say("page-mute", name="Guest"), exact=True).click()
    expect(log).not_to_contain_text("Moien")
    ben.page.keyboard.press("Escape")

    for _ in range(8):
        anna.until(lambda: anna.can_act or ben.can_act)
        if ben.can_act and ben.turn.get("phase") == "draw":
            break
        (anna if anna.can_act else ben).move()
    ben.move()
    ben.until(lambda: ben.drafted is not None)
    step = next(text for text in (ben.drafted or {})["steps"] if text.startswith("meld "))
    ben.stage(step)
    laid = ben.page.locator("[data-zone^=meld-] [data-card]").count()
    assert laid >= 3

    connection.cut()
    expect(ben.page.get_by_text(ben.say("page-reconnecting"))).to_be_visible()
    anna.until(lambda: any(chair.get("away") for chair in anna.picture["chairs"]))
    expect(anna.page.locator("[data-seat]").get_by_text(anna.say("page-away"))).to_be_visible()
    connection.restore()
    expect(ben.page.get_by_text(ben.say("page-reconnecting"))).to_have_count(0)
    anna.until(lambda: not any(chair.get("away") for chair in anna.picture["chairs"]))
    expect(ben.page.locator("[data-zone^=meld-] [data-card]")).to_have_count(laid)

    ben.page.reload()
    ben.until(lambda: ben.drafted is not None)
    expect(ben.page.locator("[data-zone^=meld-] [data-card]")).to_have_count(laid)
    ben.take_back()
    ben.move()
    anna.until(lambda: not ben.can_act)
