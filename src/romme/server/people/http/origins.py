"""Where pages may come from that ask in the name of whoever is signed in (R16).

A browser says with each request that changes something which page sent it: scheme, host and port,
always written in one way. So the list is brought to that way once, and a header is compared letter
by letter; there is nothing to parse and nothing to trick.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv6Address
from typing import Final

_WRITTEN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?/?",
    re.IGNORECASE,
)
_USUAL: Final = {"http": 80, "https": 443}
_HIGHEST_PORT: Final = 65_535


class BadOrigin(ValueError):  # noqa: N818 - named for what was given
    """A setting that is no scheme://host[:port]."""


@dataclass(frozen=True, slots=True)
class Origins:
    """The origins of this server's own pages.

    >>> own = Origins.of("https://romme.example", "HTTP://LocalHost:8000/")
    >>> own.allows("https://romme.example"), own.allows("http://localhost:8000")
    (True, True)
    >>> own.allows("https://romme.example.evil.example"), own.allows("null"), own.allows(None)
    (False, False, False)
    """

    allowed: frozenset[str]

    def __post_init__(self) -> None:
        """Refuse what no browser would send: it would never match."""
        for origin in self.allowed:
            if normal(origin) != origin:
                raise BadOrigin(f"{origin!r} is written {normal(origin)!r}")

    @classmethod
    def of(cls, *settings: str) -> Origins:
        """Read origins as people write them."""
        return cls(frozenset(normal(setting) for setting in settings))

    def allows(self, header: str | None) -> bool:
        """Whether an `Origin` header names one of these pages, exactly."""
        return header is not None and header in self.allowed


def normal(setting: str) -> str:
    """Write an origin as browsers do.

    >>> normal("https://Romme.Example:443/"), normal("http://[::0:1]:8000")
    ('https://romme.example', 'http://[::1]:8000')
    >>> normal("romme.example")
    Traceback (most recent call last):
    ...
    romme.server.people.http.origins.BadOrigin: 'romme.example' is not like https://romme.example
    """
    found = _WRITTEN.fullmatch(setting)
    if found is None or not setting.isascii():
        raise BadOrigin(f"{setting!r} is not like https://romme.example")
    scheme, host = found["scheme"].lower(), found["host"].lower()
    if host.startswith("["):
        try:
            host = f"[{IPv6Address(host[1:-1]).compressed}]"
        except ValueError as error:
            raise BadOrigin(f"{setting!r}: {error}") from error
    port = int(found["port"] or _USUAL[scheme])
    if not 0 < port <= _HIGHEST_PORT:
        raise BadOrigin(f"{setting!r}: there is no port {port}")
    return f"{scheme}://{host}" + ("" if port == _USUAL[scheme] else f":{port}")


def host_of(origin: str) -> str:
    """The host of an origin written by `normal`: what passkeys are bound to.

    >>> host_of("https://romme.example:8443"), host_of("http://[::1]:8000")
    ('romme.example', '[::1]')
    """
    host = origin.partition("://")[2]
    return host if host.endswith("]") else re.sub(r":\d+$", "", host)
