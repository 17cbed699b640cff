"""Fixtures: one browser and one server for all tests in this folder, and pages for each test.

    def test_start_page_leads_to_a_table(desktop: Page) -> None:
        desktop.goto("/")
        desktop.get_by_role("button", name="Play against bots").click()

An error in the console, an uncaught exception or a request to another host fails the test, even if
the test does not check for it. See `PageErrors`.
"""

from __future__ import annotations

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
    Playwright,
    expect,
    sync_playwright,
)

import hatch_page
from tests.support.browser import chromium
from tests.support.browser.fixed_deal_server import Deal
from tests.support.browser.fixed_deals import SetDeal, serve_fixed_deals

HERE: Final = Path(__file__).parent
TIMEOUT_MS: Final = 20_000
LOCALES: Final = {"lb": "lb-LU", "de": "de-DE", "fr": "fr-FR", "en": "en-GB"}
SCREENSHOTS: Final = hatch_page.ROOT / ".romme" / "browser"
"""Folder for the screenshots of failed tests."""
FAILED: Final = pytest.StashKey[bool]()
LOCAL_SCHEMES: Final = ("data", "blob", "about")
HOST_NAME: Final = "romme.test"
"""A host name that the browser resolves to this machine."""
BROWSER_FLAGS: Final = (
    "--js-flags=--no-opt --no-maglev",
    f"--host-resolver-rules=MAP {HOST_NAME} 127.0.0.1",
)
"""Flags for all tests. A page lives a few seconds, too short for optimised code to pay off."""


@dataclass(frozen=True, slots=True)
class Device:
    """A screen size in CSS pixels, with or without touch."""

    width: int
    height: int
    touch: bool


DESKTOP: Final = Device(1280, 800, touch=False)
PHONE: Final = Device(360, 740, touch=True)


@dataclass(slots=True)
class PageErrors:
    """The errors on the pages of a test, and those that the test allows."""

    host: str
    found: list[str] = field(default_factory=list)
    allowed: list[re.Pattern[str]] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """Ignore errors that match a regular expression, for example an expected refusal."""
        self.allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Record the errors of all pages in a browser context."""
        context.on("console", lambda message: self._on_console(message))  # noqa: PLW0108 - Playwright marks a method's owner
        context.on("weberror", lambda error: self.found.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: self._on_request(request.url))
        context.on("page", lambda page: page.on("websocket", lambda one: self._on_request(one.url)))

    def unexpected(self) -> list[str]:
        """Return the recorded errors that are not allowed."""
        return [one for one in self.found if not any(some.search(one) for some in self.allowed)]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in LOCAL_SCHEMES and parts.netloc != self.host:
            self.found.append(f"request to another host: {url}")


expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--full`, run only the first case of each parametrized test."""
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
"""`visit(PHONE, language="de", scheme="dark", workers="allow")`: a page in a new context."""


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of the server's SQLite file."""
    return tmp_path_factory.mktemp("server") / "romme.db"


@pytest.fixture(scope="package")
def address(database: Path, deal_file: Path) -> Iterator[str]:
    """The address of a server whose bots play without a pause. Builds the page if needed."""
    with serve_fixed_deals(deal_file, database.parent) as served:
        yield served.address.rstrip("/")


@pytest.fixture(scope="package")
def deal_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file from which the server reads the next deal. Without it, the server shuffles."""
    return tmp_path_factory.mktemp("deals") / "deal.json"


@pytest.fixture
def set_deal(deal_file: Path) -> Iterator[SetDeal]:
    """A function that sets the deal of all games until the end of the test."""

    def write(*hands: str, **more: Any) -> None:  # noqa: ANN401 - the fields of `Deal`
        deal_file.write_bytes(msgspec.json.encode(Deal(list(hands), **more)))

    yield write
    deal_file.unlink(missing_ok=True)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The connection to Playwright, of which a process can have only one.

    The tests are skipped if there is no Chromium.
    """
    try:
        chromium.find()
    except chromium.NoChromium as error:
        pytest.skip(str(error))
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.launched(playwright, *BROWSER_FLAGS) as browser:
        yield browser


@pytest.fixture
def page_errors(address: str) -> Iterator[PageErrors]:
    """The errors on this test's pages. The test fails if one of them is not allowed."""
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
    """A function that opens a page with a device, a language and settings.

    Every page has its own browser context, and so its own cookies and storage.
    """
    contexts: list[BrowserContext] = []

    def open_page(
        device: Device = DESKTOP,
        *,
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        workers: Literal["allow", "block"] = "block",
        motion: Literal["reduce", "no-preference"] = "reduce",  # animations take time
        other_address: str = "",
    ) -> Page:
        if other_address:
            page_errors.host = urlsplit(other_address).netloc
        context = browser.new_context(
            base_url=other_address or address,
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
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    file = SCREENSHOTS / (re.sub(r"[^\w-]+", "-", name) + ".png")
    for page in context.pages:
        with suppress(Error):  # the page itself may have crashed
            page.screenshot(path=file)


@pytest.fixture
def desktop(visit: Visit) -> Page:
    """A page on a laptop, in English."""
    return visit(DESKTOP)


@pytest.fixture
def phone(visit: Visit) -> Page:
    """A page on a phone, in English."""
    return visit(PHONE)
