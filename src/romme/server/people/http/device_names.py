"""Default names of devices, from the user agent."""

from __future__ import annotations

from typing import Final

from romme.server.people.names import read_device

_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""Browsers by a part of the user agent.

The order matters, because most browsers also claim to be those below them.
"""
_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def device_label(said: str, user_agent: str) -> str:
    """Return the name that the owner gave, else browser and system, else the user agent.

    >>> device_label("", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_label("", "python-httpx/0.28.1"), device_label("Küche", "curl/8")
    ('python-httpx/0.28.1', 'Küche')
    """
    own = read_device(said)
    if own:
        return own
    parts = [
        next((name for sign, name in known.items() if sign in user_agent), None)
        for known in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(part for part in parts if part) or read_device(user_agent)
