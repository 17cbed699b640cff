"""Fixtures: a browser and a server as long as the tests here run, and visitors of the page.

    def test_the_table_is_reached(desktop: Page) -> None:
        desktop.goto("/")
        desktop.get_by_role("button", name="Play against bots").click()

Whatever goes wrong on a visitor's page fails the test, although nobody looked there: an error in
the console, one that nobody caught, a request to another host.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    expect,
    sync_playwright,
)

import hatch_page
from tests.browser import chromium
from tests.browser.fixed_deal_server import Deal
from tests.browser.fixed_deals import SetDeal
from tests.servers import CALM, serving

HERE: Final = Path(__file__).parent
TIMEOUT_MS: Final = 20_000
"""Milliseconds after which something that should be on the page counts as missing."""
LOCALES: Final = {"lb": "lb-LU", "de": "de-DE", "fr": "fr-FR", "en": "en-GB"}
SCREENSHOTS: Final = hatch_page.ROOT / ".romme" / "browser"
"""Where one sees what a visitor saw when a test failed."""
FAILED: Final = pytest.StashKey[bool]()
LOCAL_SCHEMES: Final = ("data", "blob", "about")


@dataclass(frozen=True, slots=True)
class Device:
    """What somebody holds in their hands."""

    width: int
    height: int
    touch: bool


DESKTOP: Final = Device(1280, 800, touch=False)
PHONE: Final = Device(360, 740, touch=True)


@dataclass(slots=True)
class PageErrors:
    """What went wrong on the pages of a test."""

    host: str
    found: list[str] = field(default_factory=list)
    allowed: list[re.Pattern[str]] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """Take something for granted in this test: a refusal that it asks for, say."""
        self.allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Look at everything that happens to a visitor."""
        context.on("console", lambda message: self._on_console(message))  # noqa: PLW0108 - Playwright marks a method's owner
        context.on("weberror", lambda error: self.found.append(f"not caught: {error.error}"))
        context.on("request", lambda request: self._on_request(request.url))
        context.on("page", lambda page: page.on("websocket", lambda one: self._on_request(one.url)))

    def unexpected(self) -> list[str]:
        """What nobody tolerates."""
        return [one for one in self.found if not any(some.search(one) for some in self.allowed)]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in LOCAL_SCHEMES and parts.netloc != self.host:
            self.found.append(f"asks another host: {url}")


expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of what is done by several rules or in several languages, do one; with `--full`, all."""
    if config.getoption("--full"):
        return
    seen: set[tuple[Path, str]] = set()
    repeated = []
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(HERE):
            one = item.path, item.originalname
            if one in seen:
                repeated.append(item)
            seen.add(one)
    items[:] = [item for item in items if item not in repeated]
    config.hook.pytest_deselected(items=repeated)


Visit = Callable[..., Page]
"""`visit(PHONE, language="de", scheme="dark", workers="allow")`: a person of their own."""


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the server keeps everything."""
    return tmp_path_factory.mktemp("server") / "romme.db"


@pytest.fixture(scope="package")
def address(database: Path) -> Iterator[str]:
    """Where a server with quick bots shows the page, which is built first if need be."""
    hatch_page.make()
    with serving(database.parent, *CALM, "--database", f"sqlite:///{database}") as served:
        yield served.address.rstrip("/")


@pytest.fixture(scope="module")
def deal_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server reads what is dealt next."""
    return tmp_path_factory.mktemp("deals") / "deal.json"


@pytest.fixture
def set_deal(deal_file: Path) -> SetDeal:
    """Choose what is dealt next."""

    def write(*hands: str, **more: Any) -> None:  # noqa: ANN401 - as `Deal` has it
        deal_file.write_bytes(msgspec.json.encode(Deal(list(hands), **more)))

    return write


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        found = chromium.find()
    except chromium.NoChromium as error:
        pytest.skip(str(error))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            args=[*chromium.LAUNCH_FLAGS],
            env={**os.environ, **found.environment},
        )
        yield browser
        browser.close()


@pytest.fixture
def page_errors(address: str) -> Iterator[PageErrors]:
    """What goes wrong in this test; at its end there must be nothing."""
    page_errors = PageErrors(urlsplit(address).netloc)
    yield page_errors
    assert not page_errors.unexpected()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(
    browser: Browser, address: str, page_errors: PageErrors, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Somebody who comes with a device, a language and a taste, and is watched for troubles."""
    contexts: list[BrowserContext] = []

    def open_page(
        device: Device = DESKTOP,
        *,
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        workers: Literal["allow", "block"] = "block",
        motion: Literal["reduce", "no-preference"] = "reduce",  # who waits for cards to fly?
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion=motion,
            service_workers=workers,
        )
        context.set_default_timeout(TIMEOUT_MS)
        page_errors.watch(context)
        contexts.append(context)
        return context.new_page()

    yield open_page
    for number, context in enumerate(contexts, 1):
        if request.node.stash.get(FAILED, False):
            _save_screenshots(context, f"{request.node.name}-{number}")
        context.close()


def _save_screenshots(context: BrowserContext, name: str) -> None:
    """Keep what somebody saw when a test failed."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    file = SCREENSHOTS / (re.sub(r"[^\w-]+", "-", name) + ".png")
    for page in context.pages:
        with suppress(Error):  # it may be the page that is broken
            page.screenshot(path=file)


@pytest.fixture
def desktop(visit: Visit) -> Page:
    """Somebody at a laptop, who speaks English."""
    return visit(DESKTOP)


@pytest.fixture
def phone(visit: Visit) -> Page:
    """Somebody with a phone in one hand, who speaks English."""
    return visit(PHONE)
