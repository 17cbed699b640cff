"""A virtual authenticator, which creates and uses passkeys without asking anyone."""

from __future__ import annotations

from playwright.sync_api import Page


def add_authenticator(page: Page) -> None:
    """Attach a virtual authenticator, with user verification, to a page."""
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
