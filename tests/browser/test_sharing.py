"""Sharing links, even over plain HTTP, where browsers offer no clipboard API and no share API.

Pages opened on the server's own computer show links with its network address.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import hatch_page
from tests.browser.conftest import (
    DESKTOP,
    HOST_NAME,
    LOCALES,
    PHONE,
    TIMEOUT_MS,
    Device,
    PageErrors,
)
from tests.support.browser.office import NAMES, OfficePage, TournamentClient, tournament_factory
from tests.support.browser.player import Player
from tests.support.servers import calm_at, free_port, serving

COPYING_FAILS: Final = "document.execCommand = () => false"
SHARING_WORKS: Final = """
window.shared = [];
navigator.share = async ({ url }) => {
  if (window.refusal) throw new DOMException("", window.refusal);
  window.shared.push(url);
};
"""
OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def network_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in the local network, without HTTPS."""
    hatch_page.ensure_built()
    folder, port = tmp_path_factory.mktemp("plain"), free_port()
    own = f"http://{HOST_NAME}:{port}"
    flags = (*calm_at(port), "--database", f"sqlite:///{folder / 'romme.db'}")
    with serving(folder, *flags, "--origin", own, "--origin", localhost_address(own)):
        yield own


def localhost_address(address: str) -> str:
    """Return the address with 127.0.0.1 as the host, as used on the server's own computer."""
    return address.replace(HOST_NAME, "127.0.0.1")


@pytest.fixture
def open_page(browser: Browser, network_address: str) -> Iterator[OpenPage]:
    errors_by_page: list[PageErrors] = []
    contexts = []

    def new_page(
        device: Device = DESKTOP,
        *,
        language: Literal["en", "de"] = "en",
        script: str = "",
        address: str = network_address,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        context.set_default_timeout(TIMEOUT_MS)
        if script:
            context.add_init_script(script)
        errors_by_page.append(PageErrors(urlsplit(address).netloc))
        errors_by_page[-1].watch(context)
        contexts.append(context)
        return context.new_page()

    yield new_page
    for context in contexts:
        context.close()
    assert not [one for page_errors in errors_by_page for one in page_errors.unexpected()]


@pytest.fixture
def tournament(network_address: str) -> Iterator[TournamentClient]:
    with tournament_factory(localhost_address(network_address)) as make:
        yield make(NAMES[:3])


def paste(page: Page) -> str:
    """Return the text in the clipboard by pasting it into an empty page."""
    other = page.context.new_page()
    other.set_content("<textarea></textarea>")
    other.locator("textarea").press("ControlOrMeta+v")
    text = other.locator("textarea").input_value()
    other.close()
    return text


def selected(page: Page) -> str:
    return str(page.evaluate("getSelection().toString()"))


def expect_copied(page: Page, within: Locator, link: str) -> None:
    """Expect a link to be visible, press its copy button and check the clipboard."""
    expect(within.get_by_text(link, exact=True)).to_be_visible()
    within.get_by_role("button", name="Copy link").click()
    expect(within.get_by_role("status").get_by_text("Link copied")).to_be_visible()
    assert paste(page) == link


def qr_drawing(within: Locator) -> str:
    """Return the markup of the QR code, which is identical for identical links."""
    return within.get_by_role("img", name="QR code for this table").inner_html()


def test_the_link_of_a_table_is_copied_over_plain_http(open_page: OpenPage) -> None:
    page = open_page()
    Player(page).sit_down("turnier", seats=4, bots=1)
    assert page.evaluate("[isSecureContext, 'share' in navigator, 'clipboard' in navigator]") == [
        False,
        False,
        False,
    ]
    expect_copied(page, page.locator(".invite"), page.url)


def test_all_other_links_are_copied_too(
    open_page: OpenPage, network_address: str, tournament: TournamentClient
) -> None:
    """Links to rules, a public tournament page, a wall display and the office are copied."""
    page = open_page()
    page.goto("/rules/turnier")
    expect_copied(page, page.get_by_role("main"), f"{network_address}/rules/turnier")

    page.goto(tournament.path)
    page.get_by_role("button", name="Share this page").click()
    expect_copied(page, page.get_by_role("dialog"), network_address + tournament.path)

    page = open_page()
    OfficePage(page, tournament)
    page.get_by_text("Links, QR codes and PINs").click()
    doors = page.locator(".doors").first.get_by_role("listitem")
    expect_copied(
        page, doors.filter(has_text="Wall display"), f"{network_address}{tournament.path}/wall"
    )
    secret = doors.filter(has_text="Tournament director")
    expect(secret).not_to_contain_text("http")
    secret.get_by_role("button", name="Show").click()
    expect_copied(page, secret, f"{network_address}{tournament.path}#key={tournament.key}")

    page.goto(tournament.path.replace("s/", "s?made="))
    everybody = page.get_by_role("region", name="Everyone")
    expect_copied(page, everybody, network_address + tournament.path)


def test_links_on_localhost_show_the_network_address(
    open_page: OpenPage, network_address: str, tournament: TournamentClient
) -> None:
    """A link to 127.0.0.1 would not work on another device."""
    page = open_page(address=localhost_address(network_address))
    table = Player(page).sit_down("turnier", seats=4, bots=1)
    invited = page.locator(".invite")
    expect_copied(page, invited, f"{network_address}/t/{table}")
    code = qr_drawing(invited)
    page.goto("/rules/turnier")
    expect_copied(page, page.get_by_role("main"), f"{network_address}/rules/turnier")
    page.goto(tournament.path)
    page.get_by_role("button", name="Share this page").click()
    expect_copied(page, page.get_by_role("dialog"), network_address + tournament.path)

    guest = open_page()
    guest.goto(f"/t/{table}")
    assert qr_drawing(guest.locator(".invite")) == code


def test_if_copying_fails_the_link_is_selected(open_page: OpenPage) -> None:
    page = open_page(script=COPYING_FAILS)
    Player(page).sit_down("turnier", seats=4, bots=1)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("alert")).to_contain_text("The link is selected: copy it with Ctrl+C")
    expect(page.get_by_text("Link copied")).to_have_count(0)
    assert selected(page) == page.url
    page.keyboard.press("ControlOrMeta+c")
    assert paste(page) == page.url


def test_a_phone_shares_and_falls_back_to_copying(open_page: OpenPage) -> None:
    """If sharing fails, the link is copied. If the user cancels, it is not copied."""
    page = open_page(PHONE, script=SHARING_WORKS)
    Player(page).sit_down("turnier", seats=4, bots=1)
    share = page.get_by_role("button", name="Share link")
    share.click()
    page.wait_for_function("shared.length === 1")
    assert page.evaluate("shared") == [page.url]
    page.evaluate("refusal = 'AbortError'")
    share.click()
    expect(page.get_by_text("Link copied")).to_have_count(0)
    page.evaluate("refusal = 'NotAllowedError'")
    share.click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert paste(page) == page.url
