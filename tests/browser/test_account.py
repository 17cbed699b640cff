"""Changing the sign-in methods of an account: confirmation dialog and recovery."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, PageErrors, Visit
from tests.support.browser.authenticator import add_authenticator
from tests.support.browser.axe import axe


@pytest.fixture
def localhost(address: str, page_errors: PageErrors) -> str:
    """The server's address with a host name, because passkeys do not work with an IP address."""
    found = address.replace("127.0.0.1", "localhost")
    page_errors.host = urlsplit(found).netloc
    page_errors.allow("status of 40[013]")
    return found


def expire_confirmations(database: Path) -> None:
    """Expire the last confirmation of every session."""
    with closing(sqlite3.connect(database, timeout=20)) as file, file:
        file.execute("UPDATE sessions SET confirmed = 1")


def register(page: Page, localhost: str, *, way: str) -> tuple[str, list[str]]:
    """Create an account and return its username and recovery codes.

    `way` is the label of the sign-in method on the page.
    """
    page.goto(f"{localhost}/me")
    page.get_by_label("Your name").fill("Claire")
    page.get_by_role("button", name="Continue as guest").click()
    make = page.get_by_role("form", name="Create account")
    login = f"claire.{token_hex(4)}"
    make.get_by_text(way, exact=True).click()
    make.get_by_label("Username").fill(login)
    if way == "With a password":
        make.get_by_label("Password", exact=True).fill("rommé am kaffi")
    make.get_by_role("button", name="Create account").click()
    codes = page.get_by_role("region", name="Recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(8)
    written = codes.get_by_role("listitem").all_inner_texts()
    codes.get_by_role("button", name="I’ve written them down").click()
    return login, written


def confirm_dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Confirm that it’s you")


def test_changes_are_confirmed_by_password_or_recovery_code(
    visit: Visit, database: Path, localhost: str
) -> None:
    """The dialog works by keyboard. A wrong password shows an error, and Escape changes nothing."""
    page = visit()
    _, codes = register(page, localhost, way="With a password")
    expire_confirmations(database)
    page.get_by_role("button", name="New codes").press("Enter")
    field = confirm_dialog(page).get_by_label("Password")
    expect(field).to_be_focused()
    axe(page)
    page.keyboard.type("something else")
    page.keyboard.press("Enter")
    expect(confirm_dialog(page).get_by_role("alert")).to_contain_text(
        "doesn’t confirm that it’s you"
    )
    expect(field).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("Escape")
    expect(confirm_dialog(page)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="New codes")).to_be_focused()
    expect(page.get_by_text("8 recovery codes left")).to_be_visible()

    page.keyboard.press("Enter")
    field.fill("rommé am kaffi")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Recovery codes")).to_be_visible()
    fresh = page.get_by_role("region", name="Recovery codes").get_by_role("listitem")
    fresh_codes = fresh.all_inner_texts()
    assert len(fresh_codes) == 8
    assert not set(fresh_codes) & set(codes)

    expire_confirmations(database)
    with page.expect_download() as got:
        page.get_by_role("button", name="Download all data about me").click()
        confirm_dialog(page).get_by_role("button", name="Use a recovery code instead").click()
        confirm_dialog(page).get_by_label("Recovery code").fill(fresh_codes[0])
        confirm_dialog(page).get_by_role("button", name="Confirm", exact=True).click()
    assert got.value.suggested_filename == "romme.json"
    expect(page.get_by_text("7 recovery codes left")).to_be_visible()


def test_accounts_without_a_password_confirm_by_passkey(
    visit: Visit, database: Path, localhost: str
) -> None:
    page = visit(PHONE)
    add_authenticator(page)
    register(page, localhost, way="With a passkey")
    expire_confirmations(database)
    page.get_by_role("button", name="Set password").click()
    page.get_by_label("New password").fill("rommé am kaffi")
    page.get_by_role("button", name="Save").last.click()
    expect(confirm_dialog(page).get_by_label("Password")).to_have_count(0)
    axe(page)
    confirm_dialog(page).get_by_role("button", name="Confirm with a passkey").click()
    expect(page.get_by_role("button", name="Change password")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey on").click()  # needs no second confirmation
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)


def test_recovery_offers_to_remove_all_passkeys(visit: Visit, localhost: str) -> None:
    lost, phone = visit(), visit(PHONE)
    add_authenticator(lost)
    login, codes = register(lost, localhost, way="With a passkey")
    phone.goto(f"{localhost}/me")
    sign_in = phone.get_by_role("region", name="Sign in")
    sign_in.get_by_role("button", name="Forgot your password?").tap()
    recover = phone.get_by_role("region", name="Sign in with a recovery code")
    recover.get_by_label("Username").fill(login)
    recover.get_by_label("Recovery code").fill(codes[0])
    recover.get_by_label("New password").fill("am kaffi rommé")
    recover.get_by_role("button", name="Sign in").tap()
    offered = phone.get_by_role("region", name="You’re back in")
    expect(offered.get_by_role("status")).to_contain_text("All other devices have been signed out")
    axe(phone)
    offered.get_by_role("button", name="Remove all passkeys").tap()
    expect(offered).to_contain_text("You can now sign in only with the new password")
    offered.get_by_role("button", name="All of this is mine").tap()
    expect(offered).to_have_count(0)
    lost.reload()
    expect(lost.get_by_role("heading", level=1)).to_have_text("Profile")
    lost.get_by_role("button", name="With a passkey").click()
    expect(lost.get_by_role("alert")).to_contain_text("Signing in failed")
