"""The notification that it is the player's turn, and the service worker that answers a press on it.

The headless browser has no notifications, so the page's calls are recorded instead of shown. The
service worker is the real one.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Worker

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.fixed_deals import OPENING, SetDeal
from tests.support.browser.player import Player

_RECORD_NOTIFICATIONS: Final = """() => {
  window.shown = [];
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const methods = ServiceWorkerRegistration.prototype;
  methods.showNotification = async function (title, options) {
    if (window.refusing) throw new TypeError("No notification permission");
    window.shown.push({ title, ...options });
  };
  methods.getNotifications = async () =>
    window.shown.map((one) => ({ ...one, close: () => (window.shown = []) }));
  window.setVisible = (visible) => {
    const value = visible ? "visible" : "hidden";
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""

_FOLLOW: Final = """(to) => {
  history.pushState(null, "", to);
  window.dispatchEvent(new PopStateEvent("popstate"));
}"""

_PRESS: Final = """async (data) => {
  const calls = [];
  WindowClient.prototype.focus = async function () { calls.push("focus " + this.id); };
  self.clients.openWindow = async (path) => { calls.push("open " + path); };
  const event = new ExtendableEvent("notificationclick");
  const notification = { data, close: () => calls.push("close") };
  Object.defineProperty(event, "notification", { value: notification });
  const work = [];
  event.waitUntil = (promise) => work.push(promise);
  self.dispatchEvent(event);
  await Promise.all(work);
  return calls;
}"""


def turn_on_notifications(player: Player) -> None:
    player.press(player.button("page-menu"))
    player.press(player.button("page-settings"))
    name = re.compile(player.say("page-notifications"))
    player.page.get_by_role("switch", name=name).check()
    player.page.keyboard.press("Escape")


def end_turn_hidden(player: Player) -> None:
    """Draw and discard. The page is hidden when the next turn comes."""
    player.move()
    player.until(lambda: player.drafted is not None)
    player.pick([player.picture["hand"][0]])
    player.page.evaluate("window.setVisible(false)")
    player.press(player.button("page-discard"))
    player.until(lambda: bool(player.turn.get("may_draw")))


@pytest.fixture
def player(visit: Visit, set_deal: SetDeal) -> Player:
    """A player at a table to which a link of the page has led."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = visit(PHONE, workers="allow")
    page.add_init_script(f"({_RECORD_NOTIFICATIONS})()")
    player = Player(page)
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(({ active }) => active !== null)")
    table = player.create_table("haus", seats=3)
    page.evaluate(_FOLLOW, f"/t/{table}")
    player.until(lambda: bool(player.turn.get("may_draw")))
    turn_on_notifications(player)
    return player


def worker_of(page: Page) -> Worker:
    [worker] = page.context.service_workers
    return worker


def test_a_press_on_the_notification_shows_the_page_that_made_it(player: Player) -> None:
    """The page was loaded at another address. Without it, a new one is opened."""
    page = player.page
    end_turn_hidden(player)
    page.wait_for_function("() => window.shown.length === 1")
    [shown] = page.evaluate("window.shown")
    assert shown["title"] == "Your turn"
    data: dict[str, Any] = shown["data"]
    other = page.context.new_page()
    other.goto("/learn")
    press = worker_of(page).evaluate
    assert press(_PRESS, data) == ["close", f"focus {data['client']}"]
    assert press("(id) => clients.get(id).then((one) => one.url)", data["client"]).endswith("/")
    path = data["path"]
    assert path.startswith("/t/")
    page.evaluate("window.setVisible(true)")
    page.wait_for_function("() => window.shown.length === 0")
    page.close()
    assert press(_PRESS, data) == ["close", f"open {path}"]


def test_a_system_that_refuses_notifications_disturbs_nobody(player: Player) -> None:
    player.page.evaluate("window.refusing = true")
    end_turn_hidden(player)
    player.page.evaluate("window.setVisible(true)")
    player.move()
    assert player.page.evaluate("window.shown") == []
