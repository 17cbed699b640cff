"""How heavy and how quick the page is, in a real browser.

    .romme/venv/bin/python -m benchmarks.page [--json]

The first page is loaded with nothing kept, by a processor made four times slower over a line of
1.6 Mbit/s with 150 ms there and back ("fast 3G"): it counts as ready when its main button can be
pressed and no long task follows. What it weighs is what came over the line; with all cards, what is
needed to sit at a table and see every card. A drag is that of a card of 14 over a table with 12
melds; its frames are counted for two seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import tempfile
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, sync_playwright

import hatch_page
from tests.browser import chromium
from tests.browser.player import Player
from tests.servers import CALM, serving

SLOWER: Final = 4
LATENCY: Final = 150
"""Milliseconds there and back."""
DOWN: Final = 1_600_000 / 8
UP: Final = 768_000 / 8
TIMES: Final = 5
DRAG: Final = 2.0
"""Seconds."""
KIB: Final = 1024
HAND: Final = [f"{rank}{suit}" for rank in "A23JQK7" for suit in "CH"]
MELDS: Final = [
    {"owner": 1 + number % 2, "cards": [f"{rank}{suit}" for suit in "CSHD"]}
    for number, rank in enumerate("23456789TJQK")
]

_WATCH: Final = """
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries()
    .map((task) => task.startTime + task.duration))).observe({ type: "longtask", buffered: true });
  const look = () => {
    const button = document.querySelector("button.main:not(:disabled)");
    if (button) window.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
_COUNT: Final = """() => {
  window.frames_seen = [];
  const count = (now) => {
    window.frames_seen.push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured."""

    first_page: float
    """KiB over the line."""
    with_all_cards: float
    """KiB over the line, to see every card at a table."""
    ready: float
    """Seconds, the median of some visits."""
    frames: float
    """A second, while a card is dragged."""
    longest_frame: float
    """Milliseconds."""


class Line:
    """What comes over the line to a page."""

    def __init__(self, page: Page) -> None:
        """Count from now on, as if nothing were kept."""
        self.bytes = 0
        self.session = page.context.new_cdp_session(page)
        self.session.on("Network.loadingFinished", self._count())
        self.session.send("Network.enable")

    def slow_down(self) -> None:
        """Take a slow processor and a slow line."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        speed = {"latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        self.session.send("Network.emulateNetworkConditions", {"offline": False, **speed})

    def _count(self) -> Any:  # noqa: ANN401 - a method cannot be marked by Playwright
        def count(finished: dict[str, Any]) -> None:
            self.bytes += finished["encodedDataLength"]

        return count


def visitor(browser: Browser, address: str) -> BrowserContext:
    """Somebody who comes for the first time."""
    return browser.new_context(
        base_url=address,
        viewport={"width": 1280, "height": 800},
        locale="de-DE",
        service_workers="block",
    )


def first_visit(browser: Browser, address: str) -> tuple[float, float]:
    """KiB and seconds until the first page can be used."""
    context = visitor(browser, address)
    page = context.new_page()
    line = Line(page)
    line.slow_down()
    page.add_init_script(_WATCH)
    page.goto("/")
    page.locator("button.main:enabled").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    ready = page.evaluate("Math.max(window.shown, ...window.tasks)")
    context.close()
    return line.bytes / KIB, ready / 1000


def weight_with_all_cards(browser: Browser, address: str) -> float:
    """KiB until somebody sits at a table, with the pictures of all cards."""
    context = visitor(browser, address)
    page = context.new_page()
    line = Line(page)
    player = Player(page, "de")
    page.goto("/")
    page.get_by_role("button", name=player.say("page-play-bots")).click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_load_state("networkidle")
    seen = set(page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)"))
    context.close()
    heard = line.bytes
    with httpx.Client(base_url=address, headers={"Accept-Encoding": "gzip"}) as client:
        for picture in sorted((hatch_page.BUILT / "assets").glob("*.svg")):
            path = f"/assets/{picture.name}"
            if f"{address}{path}" not in seen:
                heard += int(client.get(path).headers["content-length"])
    return heard / KIB


def full_table(line: WebSocketRoute) -> None:
    """Tell the page of more cards and melds than a game would soon bring."""
    server = line.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["is"] == "seen":
            told["picture"] |= {"hand": HAND, "melds": MELDS}
        elif told["is"] == "happened":
            told["change"] |= {"hand": HAND, "melds": MELDS}
        elif told["is"] == "drafted":
            told |= {"left": HAND, "melds": [meld["cards"] for meld in MELDS]}
        line.send(json.dumps(told))

    server.on_message(tell)


def drag(browser: Browser, address: str) -> tuple[float, float]:
    """Frames a second and the longest of them, while a card is dragged over the table."""
    context = visitor(browser, address)
    page = context.new_page()
    page.route_web_socket("**/api/socket*", full_table)
    player = Player(page, "de")
    player.sit_down("haus", seats=2, level="zufall")
    player.until(lambda: player.can_act)
    card = player.hand.nth(6)
    card.wait_for()
    box = card.bounding_box()
    if box is None:
        raise SystemExit("there is no card to drag")
    x, y = box["x"] + 12, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.evaluate(_COUNT)
    begun = page.evaluate("performance.now()")
    step = 0
    while page.evaluate("performance.now()") - begun < DRAG * 1000:
        step += 1
        page.mouse.move(150 + step * 7 % 900, 120 + step * 5 % 420)
    seen: list[float] = page.evaluate("window.frames_seen")
    page.mouse.up()
    context.close()
    gaps = [later - earlier for earlier, later in pairwise(seen)]
    return len(gaps) / (seen[-1] - seen[0]) * 1000, max(gaps)


def measure(address: str) -> Figures:
    """All figures, of the page at an address."""
    found = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            args=[*chromium.LAUNCH_FLAGS],
            env={**os.environ, **found.environment},
        )
        visits = [first_visit(browser, address) for _ in range(TIMES)]
        cards = weight_with_all_cards(browser, address)
        frames, longest = drag(browser, address)
        browser.close()
    return Figures(
        first_page=visits[0][0],
        with_all_cards=cards,
        ready=median(seconds for _, seconds in visits),
        frames=frames,
        longest_frame=longest,
    )


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    hatch_page.make()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *CALM, "--database", f"sqlite:///{folder}/romme.db") as served,
    ):
        figures = measure(served.address.rstrip("/"))
    if asked.json:
        print(json.dumps(asdict(figures)))
        return
    print(f"Python {platform.python_version()}, {platform.machine()}")
    print(f"first page         {figures.first_page:6.1f} KiB")
    print(f"with all cards     {figures.with_all_cards:6.1f} KiB   (target: below 250)")
    print(f"ready after        {figures.ready:6.2f} s     (target: below 2)")
    print(f"frames in a drag   {figures.frames:6.1f} /s    (target: at least 50)")
    print(f"longest frame      {figures.longest_frame:6.1f} ms")


if __name__ == "__main__":
    main()
