"""Measure the size and speed of the web page in a real browser.

    .romme/venv/bin/python -m benchmarks.page [--json]

The first page loads with an empty cache, on a CPU slowed down by a factor of four, at 1.6 Mbit/s
with a round trip of 150 ms ("fast 3G"). It is ready when its main button can be pressed and no long
task follows. Sizes count the bytes transferred, usually compressed; "with all cards" is everything
needed to sit at a table and see every card. To measure dragging, a card from a hand of 14 is moved
over a table with 12 melds for two seconds, and the frames are counted.
"""

from __future__ import annotations

import argparse
import json
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
from tests.support.browser import chromium
from tests.support.browser.player import Player
from tests.support.servers import CALM, serving

CPU_THROTTLING: Final = 4
ROUND_TRIP_MS: Final = 150
DOWNLOAD_BYTES_PER_SECOND: Final = 1_600_000 / 8
UPLOAD_BYTES_PER_SECOND: Final = 768_000 / 8
VISITS: Final = 5
DRAG_SECONDS: Final = 2.0
KIB: Final = 1024
HAND: Final = [f"{rank}{suit}" for rank in "A23JQK7" for suit in "CH"]
MELDS: Final = [
    {"owner": 1 + number % 2, "cards": [f"{rank}{suit}" for suit in "CSHD"]}
    for number, rank in enumerate("23456789TJQK")
]

_RECORD_READY: Final = """
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
_COUNT_FRAMES: Final = """() => {
  window.frames_seen = [];
  const count = (now) => {
    window.frames_seen.push(now);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""


@dataclass(frozen=True, slots=True)
class Figures:
    """All measurements of a run."""

    first_page: float
    """KiB transferred for the first page."""
    with_all_cards: float
    """KiB transferred until every card at a table can be shown."""
    ready: float
    """Seconds until the first page is ready, the median of several visits."""
    frames: float
    """Frames per second while a card is dragged."""
    longest_frame: float
    """Milliseconds of the longest frame during the drag."""


class Network:
    """Counts the bytes that a page loads, and can slow the page down."""

    def __init__(self, page: Page) -> None:
        """Start counting the bytes that the page loads."""
        self.bytes = 0
        self.session = page.context.new_cdp_session(page)
        self.session.on("Network.loadingFinished", self._count())
        self.session.send("Network.enable")

    def throttle(self) -> None:
        """Slow down the page's CPU and network to the speeds in this module's constants."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_THROTTLING})
        speed = {
            "latency": ROUND_TRIP_MS,
            "downloadThroughput": DOWNLOAD_BYTES_PER_SECOND,
            "uploadThroughput": UPLOAD_BYTES_PER_SECOND,
        }
        self.session.send("Network.emulateNetworkConditions", {"offline": False, **speed})

    def _count(self) -> Any:  # noqa: ANN401 - Playwright sets an attribute, which methods refuse
        def count(finished: dict[str, Any]) -> None:
            self.bytes += finished["encodedDataLength"]

        return count


def new_visitor(browser: Browser, address: str) -> BrowserContext:
    """Return a browser context without cookies, cache or service worker."""
    return browser.new_context(
        base_url=address,
        viewport={"width": 1280, "height": 800},
        locale="de-DE",
        service_workers="block",
    )


def first_visit(browser: Browser, address: str) -> tuple[float, float]:
    """Return the KiB loaded and the seconds elapsed until the first page is ready."""
    context = new_visitor(browser, address)
    page = context.new_page()
    network = Network(page)
    network.throttle()
    page.add_init_script(_RECORD_READY)
    page.goto("/")
    page.locator("button.main:enabled").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    ready = page.evaluate("Math.max(window.shown, ...window.tasks)")
    context.close()
    return network.bytes / KIB, ready / 1000


def size_with_all_cards(browser: Browser, address: str) -> float:
    """Return the KiB that a visitor loads to sit at a table and see the images of all cards."""
    context = new_visitor(browser, address)
    page = context.new_page()
    network = Network(page)
    player = Player(page, "de")
    page.goto("/")
    page.get_by_role("button", name=player.say("page-play-bots")).click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_load_state("networkidle")
    loaded = set(page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)"))
    context.close()
    total = network.bytes
    with httpx.Client(base_url=address, headers={"Accept-Encoding": "gzip"}) as client:
        for image in sorted((hatch_page.BUILT / "assets").glob("*.svg")):
            path = f"/assets/{image.name}"
            if f"{address}{path}" not in loaded:
                total += int(client.get(path).headers["content-length"])
    return total / KIB


def fill_table(socket: WebSocketRoute) -> None:
    """Forward the server's messages, with `HAND` and `MELDS` in place of their hand and melds."""
    server = socket.connect_to_server()

    def forward(message: str | bytes) -> None:
        content = json.loads(message)
        if content["is"] == "seen":
            content["picture"] |= {"hand": HAND, "melds": MELDS}
        elif content["is"] == "happened":
            content["change"] |= {"hand": HAND, "melds": MELDS}
        elif content["is"] == "drafted":
            content |= {"left": HAND, "melds": [meld["cards"] for meld in MELDS]}
        socket.send(json.dumps(content))

    server.on_message(forward)


def drag(browser: Browser, address: str) -> tuple[float, float]:
    """Drag a card over a full table; return frames per second and the longest frame in ms."""
    context = new_visitor(browser, address)
    page = context.new_page()
    page.route_web_socket("**/api/socket*", fill_table)
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
    page.evaluate(_COUNT_FRAMES)
    start = page.evaluate("performance.now()")
    step = 0
    while page.evaluate("performance.now()") - start < DRAG_SECONDS * 1000:
        step += 1
        page.mouse.move(150 + step * 7 % 900, 120 + step * 5 % 420)
    frames: list[float] = page.evaluate("window.frames_seen")
    page.mouse.up()
    context.close()
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    return len(gaps) / (frames[-1] - frames[0]) * 1000, max(gaps)


def measure(address: str) -> Figures:
    """Measure the page at `address` in Chromium and return the results."""
    with sync_playwright() as playwright, chromium.launched(playwright) as browser:
        visits = [first_visit(browser, address) for _ in range(VISITS)]
        cards = size_with_all_cards(browser, address)
        frames, longest = drag(browser, address)
    return Figures(
        first_page=visits[0][0],
        with_all_cards=cards,
        ready=median(seconds for _, seconds in visits),
        frames=frames,
        longest_frame=longest,
    )


def main() -> None:
    """Build, serve and measure the page, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    hatch_page.ensure_built()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *CALM, "--database", f"sqlite:///{folder}/romme.db") as served,
    ):
        figures = measure(served.address.rstrip("/"))
    if args.json:
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
