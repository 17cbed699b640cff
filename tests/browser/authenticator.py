"""A virtual authenticator: passkeys on a device that always recognises its owner."""

from __future__ import annotations

from playwright.sync_api import Page


def add_authenticator(page: Page) -> None:
    """Give the browser of a page an authenticator of its own."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
