"""Everything around the tables: navigation, settings, accounts, and the page while offline."""

from __future__ import annotations

import re
from secrets import token_hex
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.support.browser.authenticator import add_authenticator
from tests.support.browser.player import Player

HIDES_NOTHING: Final = """notice => {
  scrollTo(0, document.body.scrollHeight);
  const box = (one) => one.getBoundingClientRect();
  const content = box(document.querySelector("main"));
  const bar = box(document.querySelector(".main-navigation"));
  return content.bottom <= bar.top + 1 && bar.bottom <= box(notice).top + 1;
}"""
"""Whether content, navigation and notice are stacked without overlapping at the end of the page."""
ALWAYS_ONLINE: Final = """
Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
for (const name of ["online", "offline"])
  addEventListener(name, (event) => event.stopImmediatePropagation(), true);
"""
"""Simulates a browser that does not notice when it goes offline."""
NEVER_ONLINE: Final = """
Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
"""
"""Simulates a browser that claims to be offline, such as on a laptop that runs the server."""


def test_a_game_against_bots_is_one_click_away(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("button", name="Play against bots").tap()
    expect(phone.get_by_role("group", name=re.compile("^Your hand"))).to_be_visible()
    phone.goto("/")
    phone.get_by_role("link", name=re.compile("^Continue: Klassik with 3 bots")).tap()
    expect(phone.get_by_role("group", name=re.compile("^Your hand"))).to_be_visible()


def test_an_unknown_code_shows_an_error(desktop: Page, page_errors: PageErrors) -> None:
    page_errors.allow("status of 404")
    desktop.goto("/")
    desktop.get_by_label("Do you have a code?").fill("ZZZZZZ")
    desktop.get_by_role("button", name="Join").click()
    expect(desktop.get_by_role("alert")).to_contain_text("There is no such table.")


def test_back_restores_the_scroll_position(phone: Page) -> None:
    """Following a link scrolls to the top and focuses the heading."""
    phone.goto("/")
    watch = phone.get_by_role("navigation", name="More").get_by_role("link", name="Watch")
    watch.scroll_into_view_if_needed()
    before = phone.evaluate("scrollY")
    assert before > 0
    watch.tap()
    expect(phone.get_by_role("heading", level=1)).to_be_focused()
    expect(phone).to_have_url(re.compile("/watch$"))
    assert phone.evaluate("scrollY") == 0
    phone.go_back()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Rommé")
    assert phone.evaluate("scrollY") == before


def test_the_heading_keeps_the_focus_when_a_page_has_loaded(desktop: Page) -> None:
    """The focus stays on the heading when its text replaces the placeholder, for screen readers."""
    waiting: list[Route] = []
    desktop.goto("/rules")
    read = desktop.get_by_role("link", name="Read: Turnier")
    expect(read).to_be_visible()
    desktop.route("**/api/rules", lambda route: waiting.append(route))  # noqa: PLW0108 - Playwright sets attributes on it
    read.click()
    heading = desktop.get_by_role("heading", level=1)
    expect(heading).to_have_text("Rules and house rules")
    expect(heading).to_be_focused()
    waiting.pop().continue_()
    expect(heading).to_have_text(re.compile("Turnier"))
    expect(heading).to_be_focused()


def test_an_unknown_address_shows_not_found(desktop: Page) -> None:
    desktop.goto("/nowhere")
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Page not found")
    desktop.get_by_role("main").get_by_role("link", name="Home").click()
    expect(desktop.get_by_role("button", name="Play against bots")).to_be_visible()


def test_a_page_that_failed_to_load_can_be_reloaded(desktop: Page, page_errors: PageErrors) -> None:
    page_errors.allow("ERR_FAILED|dynamically imported")
    desktop.goto("/")
    desktop.route("**/assets/Watch-*", lambda route: route.abort())
    desktop.get_by_role("navigation").get_by_role("link", name="Watch").click()
    expect(desktop.get_by_role("alert")).to_contain_text("couldn’t be loaded")
    desktop.unroute("**/assets/Watch-*")
    desktop.get_by_role("button", name="Reload").click()
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Watch")


def test_language_and_settings_are_remembered(visit: Visit) -> None:
    page = visit(language="de")
    page.goto("/")
    page.get_by_label("Sprache").select_option("lb")
    page.get_by_role("button", name="Astellungen").click()
    page.get_by_role("switch", name="Grouss Schrëft").check()
    page.get_by_role("dialog").get_by_text("donkel", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Géint Bots spillen")).to_be_visible()
    expect(page.locator("html")).to_have_class(re.compile("large"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Astellungen").click()
    expect(page.get_by_role("switch", name="Téin")).not_to_be_checked()


def test_others_can_watch_a_listed_table(visit: Visit) -> None:
    player = Player(visit())
    player.sit_down("klassik", seats=3, visibility="listed")
    other = visit(PHONE, language="fr")
    other.goto("/watch")
    other.get_by_role("link", name=re.compile("Claire")).first.tap()
    expect(other.get_by_role("region", name="Table")).to_be_visible()
    expect(other.get_by_role("group", name=re.compile("^Votre main"))).to_have_count(0)


def test_creating_recovering_and_deleting_an_account(visit: Visit, page_errors: PageErrors) -> None:
    """A guest creates the account. Recovery and deletion happen on a second device."""
    page_errors.allow("status of 40[01]")
    page = visit()
    page.goto("/me")
    page.get_by_label("Your name").fill("Claire")
    page.get_by_role("button", name="Continue as guest").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Claire")

    make = page.get_by_role("form", name="Create account")
    login = f"claire.{token_hex(4)}"
    make.get_by_label("Username").fill(login)
    make.get_by_label("Password").fill("rommé am kaffi")
    make.get_by_role("button", name="Create account").click()
    codes = page.get_by_role("region", name="Recovery codes")
    code = codes.get_by_role("listitem").first.inner_text()
    codes.get_by_role("button", name="I’ve written them down").click()
    expect(page.get_by_role("heading", name=f"Account: {login}")).to_be_visible()

    phone = visit(PHONE)
    phone.goto("/me")
    sign_in = phone.get_by_role("region", name="Sign in")
    sign_in.get_by_label("Username").fill(login)
    sign_in.get_by_label("Password").fill("something else")
    sign_in.get_by_role("button", name="Sign in").tap()
    expect(phone.get_by_role("alert")).to_contain_text("Signing in failed")
    sign_in.get_by_role("button", name="Forgot your password?").tap()
    recover = phone.get_by_role("region", name="Sign in with a recovery code")
    recover.get_by_label("Recovery code").fill(code)
    recover.get_by_label("New password").fill("am kaffi rommé")
    recover.get_by_role("button", name="Sign in").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Claire")

    phone.get_by_role("button", name="Delete my account").tap()
    phone.get_by_label("Password", exact=True).fill("am kaffi rommé")
    phone.get_by_role("button", name="Delete my account").tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Profile")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Profile")


def test_signing_in_with_a_passkey(visit: Visit, page_errors: PageErrors, address: str) -> None:
    page = visit()
    here = address.replace("127.0.0.1", "localhost")  # passkeys need a host name
    page_errors.host = urlsplit(here).netloc
    add_authenticator(page)
    page.goto(f"{here}/me")
    page.get_by_label("Your name").fill("Pol")
    page.get_by_role("button", name="Continue as guest").click()
    make = page.get_by_role("form", name="Create account")
    make.get_by_label("Username").fill(f"pol.{token_hex(4)}")
    make.get_by_role("button", name="Create account").click()
    page.get_by_role("button", name="I’ve written them down").click()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="With a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pol")
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()


def test_the_page_opens_offline_and_says_so(visit: Visit, page_errors: PageErrors) -> None:
    """The page does not trust `navigator.onLine`: in some browsers it stays true while offline."""
    page_errors.allow("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page = visit(workers="allow")
    page.add_init_script(ALWAYS_ONLINE)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.goto("/learn")
    assert page.evaluate("navigator.onLine")
    notice = page.get_by_role("status").filter(has_text="No connection to the server")
    expect(notice).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 300})
    page.wait_for_function(HIDES_NOTHING, arg=notice.element_handle())
    page.goto("/")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    page.context.set_offline(False)
    expect(notice).to_have_count(0)


def test_the_offline_notice_depends_on_the_server_alone(
    visit: Visit, page_errors: PageErrors
) -> None:
    """A laptop can be its own server while offline. A proxy can answer for a stopped server."""
    page_errors.allow("502")
    page = visit()
    page.clock.install()
    page.add_init_script(NEVER_ONLINE)
    page.goto("/")
    assert not page.evaluate("navigator.onLine")
    notice = page.get_by_role("status").filter(has_text="No connection to the server")
    with page.expect_response("**/api/health") as answered:
        page.evaluate("dispatchEvent(new Event('offline'))")
    assert answered.value.ok
    page.clock.fast_forward(60_000)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(notice).to_have_count(0)

    page.route("**/api/**", lambda route: route.fulfill(status=502, body="Bad Gateway"))
    with page.expect_response("**/api/health"):
        page.evaluate("dispatchEvent(new Event('online'))")
    expect(notice).to_have_count(0)  # it may be restarting
    page.clock.fast_forward(5000)
    expect(notice).to_be_visible()

    page.unroute("**/api/**")
    page.clock.fast_forward(10_000)
    expect(notice).to_have_count(0)
