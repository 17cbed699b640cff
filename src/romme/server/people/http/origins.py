"""The origins from which pages may send requests for a signed-in person.

With each request that changes something, a browser sends the page's scheme, host and port in
normalised form. The configured list is normalised once, and the header is compared literally. So
there is no parser that a header could trick.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv6Address
from typing import Final

_ORIGIN: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?/?",
    re.IGNORECASE,
)
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_MAX_PORT: Final = 65_535


class BadOrigin(ValueError):  # noqa: N818 - named for what was given
    """An origin in the settings that is not of the form scheme://host[:port]."""


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
        """Raise `BadOrigin` for origins not in normalised form: no header would equal them."""
        for origin in self.allowed:
            if normalise_origin(origin) != origin:
                raise BadOrigin(f"{origin!r} should be {normalise_origin(origin)!r}")

    @classmethod
    def of(cls, *settings: str) -> Origins:
        """Normalise the configured origins. Raise `BadOrigin` if one is invalid."""
        return cls(frozenset(normalise_origin(setting) for setting in settings))

    def allows(self, header: str | None) -> bool:
        """Whether an `Origin` header equals one of these origins."""
        return header is not None and header in self.allowed


def normalise_origin(setting: str) -> str:
    """Convert an origin to the form that browsers send. Raise `BadOrigin` if it is invalid.

    >>> normalise_origin("https://Romme.Example:443/"), normalise_origin("http://[::0:1]:8000")
    ('https://romme.example', 'http://[::1]:8000')
    >>> normalise_origin("romme.example")
    Traceback (most recent call last):
    ...
    romme.server.people.http.origins.BadOrigin: 'romme.example' is not like https://romme.example
    """
    found = _ORIGIN.fullmatch(setting)
    if found is None or not setting.isascii():
        raise BadOrigin(f"{setting!r} is not like https://romme.example")
    scheme, host = found["scheme"].lower(), found["host"].lower()
    if host.startswith("["):
        try:
            host = f"[{IPv6Address(host[1:-1]).compressed}]"
        except ValueError as error:
            raise BadOrigin(f"{setting!r}: {error}") from error
    port = int(found["port"] or _DEFAULT_PORTS[scheme])
    if not 0 < port <= _MAX_PORT:
        raise BadOrigin(f"{setting!r}: invalid port {port}")
    return f"{scheme}://{host}" + ("" if port == _DEFAULT_PORTS[scheme] else f":{port}")


def host_of(origin: str) -> str:
    """Return the host of a normalised origin. Passkeys are bound to the host.

    >>> host_of("https://romme.example:8443"), host_of("http://[::1]:8000")
    ('romme.example', '[::1]')
    """
    host = origin.partition("://")[2]
    return host if host.endswith("]") else re.sub(r":\d+$", "", host)
