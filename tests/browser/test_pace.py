"""The pace of the table: one move after the other, alerts when a turn comes, and the winner."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.support.browser.axe import axe
from tests.support.browser.fixed_deals import (
    OPENING,
    SetDeal,
    draw_first_card,
    start_first_turn,
)
from tests.support.browser.player import EMPTY_PAGE, Player

WINNING: Final = "2S 3S 4S 5H 6H 7H 9C TC JC 8D 9D TD JD"
"""A hand of which a player can lay all cards but one."""
FLIGHT_MS: Final = 380
"""As in `pace.ts`. Before the turn, the cards of four moves take more than four times as long."""
MAX_BEHIND_MS: Final = 2_000
"""As in `update-queue.ts`."""

_RECORD: Final = """() => {
  window.record = [];
  const note = (what, more) => window.record.push({ at: performance.now(), what, ...more });
  new MutationObserver((all) => {
    for (const { target, addedNodes } of all)
      for (const one of addedNodes) {
        if (target.matches?.("[data-told]")) note("told", { text: one.textContent });
        const [flight] = one.style?.position === "fixed" ? one.getAnimations() : [];
        if (flight) {
          note("flies");
          flight.finished.then(() => note("lands"), () => {});
        }
      }
  }).observe(document.body, { childList: true, subtree: true });
}"""

_TIME_TURNS: Final = """() => {
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (JSON.parse(data).change?.turn?.may_draw) window.turnArrived = performance.now();
      });
    }
  };
  let couldDraw = false;
  new MutationObserver(() => {
    const stock = document.querySelector("[data-pile=stock]");
    const canDraw = stock?.getAttribute("aria-disabled") === "false";
    if (canDraw && !couldDraw) window.drawable = performance.now();
    couldDraw = canDraw;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""

_SPIES: Final = """() => {
  window.spied = { tones: [], vibrations: [], notified: [], closed: 0, locks: 0, released: 0 };
  const { spied } = window;
  const ramp = AudioParam.prototype.linearRampToValueAtTime;
  AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
    spied.tones.push(value);
    return ramp.call(this, value, at);
  };
  navigator.vibrate = (pattern) => spied.vibrations.push(pattern);
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      this.permission = window.blocked ? "denied" : "granted";
      return this.permission;
    }
    constructor(title, { body }) {
      spied.notified.push(`${title}: ${body}`);
    }
    close() {
      spied.closed += 1;
    }
  };
  const lock = () => ({
    released: false,
    async release() {
      this.released = true;
      spied.released += 1;
    },
  });
  Object.defineProperty(navigator, "wakeLock", {
    value: { request: async () => { spied.locks += 1; return (spied.lock = lock()); } },
  });
  window.setVisible = (visible) => {
    const value = visible ? "visible" : "hidden";
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""


def spied(page: Page) -> dict[str, Any]:
    """Return what the spied browser functions were called with."""
    calls: dict[str, Any] = page.evaluate("window.spied")
    return calls


def with_spies(page: Page) -> Page:
    page.add_init_script(f"({_SPIES})()")
    return page


def open_settings(player: Player) -> None:
    player.press(player.button("page-menu"))
    player.press(player.button("page-settings"))


def discard(player: Player, card: str) -> None:
    """End the turn and wait for the next one."""
    player.pick([card])
    player.press(player.button("page-discard"))
    player.until(lambda: bool(player.turn.get("may_draw")))


# --- one move after the other --------------------------------------------------------------------


def test_a_spectator_sees_and_hears_one_move_after_the_other(
    visit: Visit, set_deal: SetDeal
) -> None:
    """Nothing is lost or told twice, though six moves arrive at once."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    player = Player(visit(DESKTOP))
    table = start_first_turn(player)
    watcher = visit(DESKTOP, motion="no-preference")
    watcher.goto(f"/t/{table}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    watcher.evaluate(_RECORD)
    player.move()
    player.until(lambda: player.drafted is not None)
    discard(player, "2S")
    arrived = watcher.evaluate("performance.now()")
    watcher.wait_for_function(
        "() => window.record.filter((one) => one.what === 'told').length >= 6"
        " && window.record.filter((one) => one.what === 'flies').length"
        " === window.record.filter((one) => one.what === 'lands').length"
    )
    record = watcher.evaluate("window.record")
    told = [one for one in record if one["what"] == "told"]
    texts = [one["text"] for one in told]
    assert len(set(texts)) == len(texts) == 6, texts
    assert [re.sub(r"^(Claire|Bot \d) ", "", text).split()[0] for text in texts] == [
        *("draws", "discards", "draws", "discards", "draws", "discards")
    ], texts
    in_flight = 0
    for one in record:
        in_flight += {"flies": 1, "lands": -1}.get(one["what"], 0)
        assert in_flight <= 1, record
        if one["what"] == "told":
            assert in_flight == 0, record
    assert told[-1]["at"] - arrived < MAX_BEHIND_MS + 1_000


def test_a_player_can_draw_while_the_last_cards_are_in_flight(
    visit: Visit, set_deal: SetDeal
) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = visit(DESKTOP, motion="no-preference")
    page.add_init_script(f"({_TIME_TURNS})()")
    player = Player(page)
    draw_first_card(player)
    page.evaluate(_RECORD)
    player.pick(["2S"])
    player.press(player.button("page-discard"))
    page.wait_for_function("() => window.record.some((one) => one.text === 'It’s your turn.')")
    arrived, drawable = page.evaluate("[window.turnArrived, window.drawable]")
    assert drawable - arrived < FLIGHT_MS, "the turn waited for cards in flight"
    texts = [one["text"] for one in page.evaluate("window.record") if one["what"] == "told"]
    assert len(set(texts)) == len(texts), texts
    assert [text.split()[2] for text in texts[-6:-1]] == [
        *("♠2.", "draws", "discards", "draws", "discards")
    ], texts


def test_the_chosen_pace_holds_at_this_table_and_the_next(visit: Visit, set_deal: SetDeal) -> None:
    """At the instant pace no card flies."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = visit(DESKTOP, motion="no-preference")
    player = Player(page)
    start_first_turn(player)
    open_settings(player)
    page.get_by_role("radio", name=player.say("page-pace-instant")).check(force=True)
    player.until(lambda: player.picture.get("pace") == "instant")
    axe(page)
    page.keyboard.press("Escape")
    page.evaluate(_RECORD)
    player.move()
    player.until(lambda: player.drafted is not None)
    assert not any(one["what"] == "flies" for one in page.evaluate("window.record"))
    start_first_turn(player)
    player.until(lambda: player.picture.get("pace") == "instant")


def test_a_player_who_sits_out_fast_forwards_to_the_result(
    desktop: Page, set_deal: SetDeal
) -> None:
    set_deal("", bot_pause_ms=5_000)  # so that bots cannot finish a game in time
    page, player = desktop, Player(desktop)
    page.goto(EMPTY_PAGE)
    table = player.create_table("turnier", seats=4, length={"type": "series", "rounds": 1})
    page.goto(f"/t/{table}")
    forward = player.button("page-fast-forward")
    expect(forward).to_be_visible()
    axe(page)
    told = page.locator("[data-told] p")
    before = told.count()
    forward.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert player.phase == "counted"
    assert told.count() <= before + 6, "a whole game was told"
    page.get_by_role("button", name=re.compile(f"^{player.say('page-next-game')}")).click()
    player.until(lambda: player.phase == "playing" and bool(player.turn))
    assert "fast_forwarded" not in player.turn


# --- alerts --------------------------------------------------------------------------------------


def test_sounds_are_offered_once(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = with_spies(visit(PHONE))
    player = Player(page)
    start_first_turn(player)
    offer = page.get_by_role("group", name=player.say("page-sounds"))
    expect(offer).to_be_visible()
    axe(page)
    assert spied(page)["tones"] == []
    player.press(player.button("page-sounds-accept"))
    expect(offer).to_have_count(0)
    assert len(spied(page)["tones"]) == 2  # the test sound
    page.reload()
    player.until(lambda: bool(player.turn.get("may_draw")))
    start_first_turn(player)
    expect(offer).to_have_count(0)
    player.move()
    player.until(lambda: player.drafted is not None)
    discard(player, "2S")
    page.wait_for_function("() => window.spied.tones.length === 2")  # the turn has come


def test_declined_sounds_stay_off(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = with_spies(visit(DESKTOP))
    player = Player(page)
    start_first_turn(player)
    player.press(player.button("page-sounds-decline"))
    page.reload()
    player.until(lambda: bool(player.turn.get("may_draw")))
    expect(page.get_by_role("group", name=player.say("page-sounds"))).to_have_count(0)
    player.move()
    player.until(lambda: player.drafted is not None)
    discard(player, "2S")
    assert spied(page)["tones"] == []


def test_the_volume_can_be_heard_in_the_settings(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = with_spies(visit(PHONE))
    player = Player(page)
    start_first_turn(player)
    open_settings(player)
    page.get_by_role("switch", name=re.compile(player.say("page-sounds"))).check()
    volume = page.get_by_role("slider", name=player.say("page-volume"))
    for value in (100, 50):
        volume.fill(str(value))
        player.press(player.button("page-test-sound"))
    loud, _, quiet, _ = spied(page)["tones"]
    assert loud == pytest.approx(4 * quiet)
    axe(page)


def test_a_hidden_page_notifies_of_the_turn_once(visit: Visit, set_deal: SetDeal) -> None:
    """Only if the player has turned notifications on. A visible page only vibrates."""
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = with_spies(visit(PHONE))
    player = Player(page)
    start_first_turn(player)
    open_settings(player)
    for key in ("page-vibration", "page-notifications"):
        page.get_by_role("switch", name=re.compile(player.say(key))).check()
    axe(page)
    page.keyboard.press("Escape")
    assert spied(page)["vibrations"] == [120]
    player.move()
    player.until(lambda: player.drafted is not None)
    discard(player, "2S")
    page.wait_for_function("() => window.spied.vibrations.length === 2")
    assert spied(page)["notified"] == []
    player.move()
    player.until(lambda: player.drafted is not None)
    player.pick([player.picture["hand"][0]])
    page.evaluate("window.setVisible(false)")
    player.press(player.button("page-discard"))
    page.wait_for_function("() => window.spied.notified.length === 1")
    assert spied(page)["notified"] == ["Your turn: Your table is waiting for you (Haus)."]
    page.evaluate("window.setVisible(true)")
    assert len(spied(page)["vibrations"]) == 3


def test_blocked_notifications_stay_off_and_say_why(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(OPENING, open="TH", stock="AD", dealer=3)
    page = with_spies(visit(DESKTOP))
    player = Player(page)
    start_first_turn(player)
    page.evaluate("window.blocked = true")
    open_settings(player)
    switch = page.get_by_role("switch", name=re.compile(player.say("page-notifications")))
    switch.click()
    expect(page.get_by_text(player.say("page-notifications-blocked"))).to_be_visible()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("switch", name=re.compile("Vibration"))).to_have_count(0)


def test_the_screen_stays_on_while_a_game_runs(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(WINNING, open="TH", stock="2H", dealer=3)
    page = with_spies(visit(PHONE))
    player = Player(page)
    start_first_turn(player)
    page.wait_for_function("() => window.spied.locks === 1")
    # The browser releases the lock of a hidden page.
    page.evaluate("() => { window.spied.lock.released = true; window.setVisible(false); }")
    assert spied(page)["locks"] == 1
    page.evaluate("window.setVisible(true)")
    page.wait_for_function("() => window.spied.locks === 2")
    player.play_game()
    page.wait_for_function("() => window.spied.released === 1")


# --- the winner ----------------------------------------------------------------------------------


@pytest.mark.parametrize("ends", ["by itself", "by a key", "by a tap"])
def test_the_melds_sweep_to_the_winner_before_the_result(
    visit: Visit, set_deal: SetDeal, ends: str
) -> None:
    set_deal(WINNING, open="TH", stock="2H", dealer=3)
    page = visit(PHONE, motion="no-preference")
    player = Player(page)
    start_first_turn(player)
    page.evaluate("""() => {
      window.stages = [];
      new MutationObserver(() => {
        const stage = document.querySelector(".moment") ? "moment"
          : document.querySelector("dialog") ? "result" : "table";
        if (window.stages.at(-1) !== stage) window.stages.push(stage);
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    moment = page.locator(".moment")
    player.play_game(until_result=False)
    expect(moment).to_be_visible()
    if ends == "by a key":
        page.keyboard.press("Escape")
    if ends == "by a tap":
        page.touchscreen.tap(180, 100)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(moment).to_have_count(0)
    expect(page.locator("body > [aria-hidden=true]")).to_have_count(0)
    assert page.evaluate("window.stages").count("moment") == 1
    assert page.evaluate("window.stages")[-1] == "result"


def test_reduced_motion_leads_directly_to_the_result(visit: Visit, set_deal: SetDeal) -> None:
    set_deal(WINNING, open="TH", stock="2H", dealer=3)
    page = visit(PHONE)
    player = Player(page)
    start_first_turn(player)
    page.evaluate("""() => {
      window.moments = 0;
      new MutationObserver(() => {
        window.moments += document.querySelectorAll(".moment").length;
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    player.play_game()
    assert page.evaluate("window.moments") == 0
