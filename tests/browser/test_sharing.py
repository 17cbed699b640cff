"""Links to pass on, also over plain HTTP, where browsers offer neither clipboard nor sharing.

From a page that was opened on the server's own computer, the link names the network's address.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Final, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import hatch_page
from tests.browser import chromium
from tests.browser.conftest import DESKTOP, LOCALES, PHONE, TIMEOUT_MS, Device, Troubles
from tests.browser.office import NAMES, Club, Desk, clubs
from tests.browser.playing import Player
from tests.server.processes.server_processes import free_port
from tests.servers import calm_at, serving

HOST: Final = "romme.test"
COPYING_IS_IMPOSSIBLE: Final = "document.execCommand = () => false"
SHARING: Final = """
window.shared = [];
navigator.share = async ({ url }) => {
  if (window.refusal) throw new DOMException("", window.refusal);
  window.shared.push(url);
};
"""
Come = Callable[..., Page]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a network of its own: no HTTPS, and not this computer's name."""
    hatch_page.make()
    folder, port = tmp_path_factory.mktemp("plain"), free_port()
    own = f"http://{HOST}:{port}"
    flags = (*calm_at(port), "--database", f"sqlite:///{folder / 'romme.db'}")
    with serving(folder, *flags, "--origin", own, "--origin", alone(own)):
        yield own


def alone(address: str) -> str:
    """The address of a server on its own computer."""
    return address.replace(HOST, "127.0.0.1")


@pytest.fixture(scope="module")
def network(browser: Browser) -> Iterator[Browser]:
    """A browser that finds the server by its name."""
    found = chromium.find()
    there = browser.browser_type.launch(
        executable_path=found.path,
        args=[*chromium.QUIET, f"--host-resolver-rules=MAP {HOST} 127.0.0.1"],
        env={**os.environ, **found.needs},
    )
    yield there
    there.close()


@pytest.fixture
def come(network: Browser, plain: str) -> Iterator[Come]:
    watched: list[Troubles] = []
    contexts = []

    def visit(
        device: Device = DESKTOP,
        *,
        language: Literal["en", "de"] = "en",
        script: str = "",
        address: str = plain,
    ) -> Page:
        context = network.new_context(
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
        watched.append(Troubles(urlsplit(address).netloc))
        watched[-1].watch(context)
        contexts.append(context)
        return context.new_page()

    yield visit
    for context in contexts:
        context.close()
    assert not [one for troubles in watched for one in troubles.left()]


@pytest.fixture
def club(plain: str) -> Iterator[Club]:
    with clubs(alone(plain)) as make:
        yield make(NAMES[:3])


def pasted(page: Page) -> str:
    """What somebody gets who pastes it elsewhere."""
    other = page.context.new_page()
    other.set_content("<textarea></textarea>")
    other.locator("textarea").press("ControlOrMeta+v")
    text = other.locator("textarea").input_value()
    other.close()
    return text


def selected(page: Page) -> str:
    return str(page.evaluate("getSelection().toString()"))


def copies(page: Page, within: Locator, link: str) -> None:
    """The link can be read, and the button of this part copies it."""
    expect(within.get_by_text(link, exact=True)).to_be_visible()
    within.get_by_role("button", name="Copy link").click()
    expect(within.get_by_role("status").get_by_text("Link copied")).to_be_visible()
    assert pasted(page) == link


def drawn(within: Locator) -> str:
    """The drawing of a QR code: the same for the same link."""
    return within.get_by_role("img", name="QR code for this table").inner_html()


def test_the_link_of_a_table_is_copied_without_a_secure_page(come: Come) -> None:
    page = come()
    Player(page).sit_down("turnier", seats=4, bots=1)
    assert page.evaluate("[isSecureContext, 'share' in navigator, 'clipboard' in navigator]") == [
        False,
        False,
        False,
    ]
    copies(page, page.locator(".invite"), page.url)


def test_every_other_link_is_copied_too(come: Come, plain: str, club: Club) -> None:
    """Rules, the page of a tournament for others, its office's links, a new tournament's."""
    page = come()
    page.goto("/rules/turnier")
    copies(page, page.get_by_role("main"), f"{plain}/rules/turnier")

    page.goto(club.path)
    page.get_by_role("button", name="Share this page").click()
    copies(page, page.get_by_role("dialog"), plain + club.path)

    page = come()
    Desk(page, club)
    page.get_by_text("Links, QR codes and PINs").click()
    doors = page.locator(".doors").first.get_by_role("listitem")
    copies(page, doors.filter(has_text="Wall display"), f"{plain}{club.path}/wall")
    secret = doors.filter(has_text="Tournament director")
    expect(secret).not_to_contain_text("http")
    secret.get_by_role("button", name="Show").click()
    copies(page, secret, f"{plain}{club.path}#key={club.key}")

    page.goto(club.path.replace("s/", "s?made="))
    everybody = page.get_by_role("region", name="Everyone")
    copies(page, everybody, plain + club.path)


def test_links_from_the_own_computer_name_the_address_in_the_network(
    come: Come, plain: str, club: Club
) -> None:
    """Others would look for 127.0.0.1 in their own devices."""
    page = come(address=alone(plain))
    table = Player(page).sit_down("turnier", seats=4, bots=1)
    invited = page.locator(".invite")
    copies(page, invited, f"{plain}/t/{table}")
    code = drawn(invited)
    page.goto("/rules/turnier")
    copies(page, page.get_by_role("main"), f"{plain}/rules/turnier")
    page.goto(club.path)
    page.get_by_role("button", name="Share this page").click()
    copies(page, page.get_by_role("dialog"), plain + club.path)

    guest = come()
    guest.goto(f"/t/{table}")
    assert drawn(guest.locator(".invite")) == code


def test_a_copy_that_fails_says_so_and_selects_the_link(come: Come) -> None:
    page = come(script=COPYING_IS_IMPOSSIBLE)
    Player(page).sit_down("turnier", seats=4, bots=1)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("alert")).to_contain_text("The link is selected: copy it with Ctrl+C")
    expect(page.get_by_text("Link copied")).to_have_count(0)
    assert selected(page) == page.url
    page.keyboard.press("ControlOrMeta+c")
    assert pasted(page) == page.url


def test_a_phone_shares_and_falls_back_to_copying(come: Come) -> None:
    """A person who changes their mind is told nothing; a share that fails becomes a copy."""
    page = come(PHONE, script=SHARING)
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
    assert pasted(page) == page.url
