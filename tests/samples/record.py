"""Record the messages that the page and the server of a checkout exchange in a session.

    .romme/venv/bin/python -m tests.samples.record FILE

The session runs in a real browser and uses `tests.browser` of the checkout that contains this file.
To record a session of another commit, copy this file into a checkout of that commit.

A session is a chronological list of `Entry` (see `test_session.py`). The file also has the server's
random values: the secret of the deal, the shuffled pack and the dealer.
"""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import sys
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, Response, WebSocket, expect, sync_playwright

from tests.support.browser import chromium
from tests.support.browser.fixed_deals import OPENING, BreakableConnection, serve_fixed_deals
from tests.support.browser.player import InputMethod, Player

DEAL: Final = {"hands": ["", OPENING], "open": "TH", "dealer": 1}
POSTED: Final = ("/api/guests", "/api/tables", "/api/socket-ticket")


class Recorder:
    """Records the messages that pages exchange with the server."""

    def __init__(self) -> None:
        self._entries: list[Any] = []
        self._sockets = 0

    def follow(self, who: str, page: Page) -> None:
        """Record the frames of a page's sockets, and its requests to `POSTED`, from now on."""
        page.on("websocket", lambda socket: self._opened(who, socket))
        page.on("response", lambda response: self._answered(who, response))

    def _opened(self, who: str, socket: WebSocket) -> None:
        self._sockets += 1
        number = self._sockets
        query = socket.url.partition("?")[2]
        self._entries.append({"is": "opened", "who": who, "socket": number, "query": query})

        def record_as(kind: str) -> Any:  # noqa: ANN401 - a handler
            return lambda text: self._entries.append({"is": kind, "socket": number, "text": text})

        socket.on("framesent", record_as("sent"))
        socket.on("framereceived", record_as("got"))
        socket.on("close", lambda _: self._entries.append({"is": "closed", "socket": number}))

    def _answered(self, who: str, response: Response) -> None:
        path = re.sub(r"^https?://[^/]+", "", response.url)
        if response.request.method == "POST" and path in POSTED:
            self._entries.append({"is": "posted", "who": who, "path": path, "response": response})

    def is_unwatched(self, times: int) -> bool:
        """Whether the server has confirmed this many `unwatch` commands."""
        return sum('"version":0}' in one.get("text", "") for one in self._entries) == times

    def entries(self) -> list[Any]:
        """Fetch the bodies of all recorded responses, and return the entries in causal order."""
        for entry in self._entries:
            response = entry.pop("response", None)
            if response is not None:
                entry["body"] = response.request.post_data or ""
                entry["status"] = response.status
                entry["text"] = response.text()
        return _in_order(self._entries)


def _in_order(entries: list[Any]) -> list[Any]:
    """Return the entries with commands in the server's order, and events after their command.

    Two pages report their frames independently, so one may report an event before the other one
    reports the command. The frames of one socket keep their order.
    """
    frames = {id(one): json.loads(one["text"]) for one in entries if one["is"] in ("sent", "got")}
    versions = {one["id"]: one["version"] for one in frames.values() if one.get("is") == "done"}
    missing: set[Any] = {
        versions[one["id"]] for one in frames.values() if versions.get(one.get("id"))
    }
    held: dict[Any, list[Any]] = {}
    ordered: list[Any] = []

    def take(entry: Any) -> bool:  # noqa: ANN401 - parsed JSON
        """Append an entry and return True, unless it has to wait for another socket."""
        frame = frames.get(id(entry), {})
        version = versions.get(frame.get("id")) if "do" in frame else None
        if frame.get("is") == "happened" and frame["version"] in missing:
            return False
        if version and min(missing) < version:  # the server accepted another command before
            return False
        ordered.append(entry)
        missing.discard(version)
        return True

    for entry in entries:
        held.setdefault(entry.get("socket"), []).append(entry)
        while any(queue and take(queue[0]) and queue.pop(0) for queue in held.values()):
            pass
    return ordered


def middle(thing: Locator) -> tuple[float, float]:
    """Return the centre of an element."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """Drag a card from its visible corner to the centre of `place`."""
    box = thing.bounding_box()
    assert box is not None
    end = middle(place)
    page.mouse.move(box["x"] + 18, box["y"] + 24)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def card(player: Player, name: str) -> Locator:
    """Return the element of a card in the player's hand."""
    return player.hand.and_(
        player.page.get_by_role("button", name=player.card_name(name), exact=True)
    ).first


def meet(anna: Player, ben: Player) -> None:
    """Have Anna create a table in the browser and add a bot, and Ben join via the table's link."""
    anna.page.goto("/new")
    anna.page.get_by_label(anna.say("page-your-name")).fill("Anna")
    anna.page.get_by_label(anna.say("page-which-rules")).select_option("haus")
    anna.page.get_by_label(anna.say("page-seats")).select_option("3")
    anna.page.get_by_label(anna.say("page-how-many-bots")).select_option("0")
    anna.page.get_by_role("spinbutton").fill("1")
    anna.press(anna.button("page-make-table"))
    anna.until(lambda: anna.phase == "open")
    ben.page.goto(anna.page.url)
    ben.until(lambda: ben.phase == "open")
    anna.press(anna.button("page-add-bot").first)
    anna.until(lambda: bool(anna.picture["chairs"][1].get("bot")))
    ben.until(lambda: bool(ben.picture["chairs"][1].get("bot")))
    ben.press(ben.button("page-sit"))
    ben.until(lambda: ben.picture["seat"] == 3)
    for one in (ben, anna):
        one.press(one.button("page-ready-to-play"))
    for one in (ben, anna):
        one.until(partial(_is_in, one, "playing"))


def _is_in(player: Player, phase: str) -> bool:
    return player.phase == phase


def talk(anna: Player, ben: Player) -> None:
    """Have Ben send a preset chat message and a typed one."""
    for one in (anna, ben):
        one.page.get_by_role("tab", name=re.compile("^Chat")).click()
    ben.page.get_by_role("button", name=ben.say("talk-hello")).click()
    ben.page.get_by_role("textbox").fill("Moien, Anna! – „très bien“")
    ben.page.get_by_role("button", name=ben.say("page-send")).click()
    log = anna.page.get_by_role("list", name="Chat")
    expect(log).to_contain_text("Moien, Anna!")
    log.get_by_role("button", name=anna.say("page-chat-about")).first.click()


def silence(anna: Player, name: str) -> None:
    """Have Anna silence a person and then lift the silence."""
    log = anna.page.get_by_role("list", name="Chat")
    for key in ("page-silence", "page-unsilence"):
        log.get_by_role("button", name=anna.say(key, name=name)).click()
        anna.until(partial(_has_silenced, anna, 1 if key == "page-silence" else 0))


def _has_silenced(player: Player, number: int) -> bool:
    return len(player.picture["silenced"]) == number


def play(anna: Player, ben: Player, cable: BreakableConnection) -> None:
    """Have Ben play a turn during which his connection drops, then Anna and Ben one turn each."""
    page = ben.page
    for _ in range(4):
        anna.until(lambda: anna.can_act or ben.can_act)
        if ben.can_act and ben.turn.get("phase") == "draw":
            break
        (anna if anna.can_act else ben).move()
    stock = page.locator("[data-pile=stock]")
    expect(stock).to_be_enabled()
    drag(page, stock, page.locator("[data-zone=hand]"))
    ben.until(lambda: ben.drafted is not None)
    ben.press(ben.button("page-sort-melds"))
    ben.press(ben.button("page-hint"))
    ben.until(lambda: ben.hinted is not None)
    page.keyboard.press("Escape")
    for name in ("KS", "KH", "KD"):
        drag(page, card(ben, name), page.locator("[data-drop=new]"))
    ben.until(lambda: len((ben.drafted or {"melds": []})["melds"]) == 1)
    ben.stage("meld 4C 5C 6C")
    ben.until(lambda: len((ben.drafted or {"melds": []})["melds"]) == 2)

    cable.cut()
    expect(page.get_by_text(ben.say("page-reconnecting"))).to_be_visible()
    silence(anna, ben.picture["chairs"][2]["name"])  # an event that Ben misses
    cable.restore()
    expect(page.get_by_text(ben.say("page-reconnecting"))).to_have_count(0)
    expect(page.locator("[data-zone^=meld-] [data-card]")).to_have_count(6)

    ben.drafted = None
    drag(page, card(ben, "*"), page.locator('[data-drop="meld-1"]'))
    ben.until(lambda: ben.drafted is not None)
    drag(page, card(ben, "2S"), page.locator("[data-pile=open]"))
    ben.until(lambda: not ben.can_act)
    anna.until(lambda: anna.can_act)
    anna.move()
    anna.until(lambda: anna.drafted is not None)
    anna.move()
    ben.until(lambda: ben.can_act)
    ben.move()
    ben.until(lambda: ben.drafted is not None)
    ben.move()
    anna.until(lambda: anna.can_act)


def leave(anna: Player, ben: Player, recorder: Recorder) -> None:
    """Have Ben leave during Anna's turn, and Anna go to the home page but keep her seat."""
    for number, one in enumerate((ben, anna), start=1):
        one.press(one.page.get_by_role("button", name=one.say("page-menu"), exact=True))
        if one is ben:
            one.press(one.button("page-leave"))
            one.press(one.button("page-leave"))
            anna.until(lambda: bool(anna.picture["chairs"][2].get("away")))
        else:
            one.press(one.page.get_by_role("link", name=one.say("page-home-keep")))
        one.until(partial(recorder.is_unwatched, number))


def play_session(browser: Browser, address: str) -> list[Any]:
    """Play the whole session and return its entries."""
    recorder = Recorder()
    players = []
    for who in ("Anna", "Ben"):
        context = browser.new_context(
            base_url=address,
            viewport={"width": 1280, "height": 800},
            locale="en-GB",
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(20_000)
        page = context.new_page()
        recorder.follow(who, page)
        players.append(Player(page, input_method=InputMethod.MOUSE))
    anna, ben = players
    cable = BreakableConnection(ben.page)
    meet(anna, ben)
    talk(anna, ben)
    play(anna, ben, cable)
    leave(anna, ben, recorder)
    return recorder.entries()


def random_values(database: Path) -> Any:  # noqa: ANN401 - parsed JSON
    """Return the server's random values: the dealer, and the secret and pack of each deal."""
    with closing(sqlite3.connect(database)) as opened:
        rows = opened.execute("SELECT data FROM events ORDER BY stream, version").fetchall()
    events = [event for (data,) in rows for event in json.loads(data)["events"]]
    inner = [one for event in events for one in event.get("events", [])]
    return {
        "secrets": [event["secret"] for event in events if event.get("secret")],
        "packs": [one["pack"] for one in inner if one.get("pack")],
        "dealer": DEAL["dealer"],
    }


def record(file: Path) -> None:
    """Record a session and write it to a file."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        deals = Path(place) / "deal.json"
        deals.write_text(json.dumps(DEAL))
        with serve_fixed_deals(deals, Path(place)) as served:
            with chromium.launched(playwright) as browser:
                entries = play_session(browser, served.address.rstrip("/"))
            served.end(signal.SIGTERM)
        drawn = random_values(Path(place) / "romme.db")
    lost = [one for one in entries if '"is":"went-away"' in one.get("text", "")]
    assert len(lost) == 2, (
        "the machine was too slow: a player counted as away"
    )  # both pages see Ben leave
    written = {"chance": drawn, "entries": entries}
    file.write_text(json.dumps(written, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    record(Path(sys.argv[1]))
