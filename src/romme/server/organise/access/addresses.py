"""The URL at which other devices, such as phones in a hall, can reach the server."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

from romme.server.people import Origins
from romme.server.people.http.origins import host_of


def reachable_url(host: str, origins: Origins) -> str:
    """Return the origin at which other devices can reach the server.

    This is the origin with `host`, the request's `Host` header, unless that is localhost. Among the
    others, IP addresses are preferred, because not every network resolves host names. A localhost
    origin is the last resort.

    >>> own = Origins.of("http://localhost:8000", "http://192.168.1.7:8000")
    >>> reachable_url("localhost:8000", own), reachable_url("192.168.1.7:8000", own)
    ('http://192.168.1.7:8000', 'http://192.168.1.7:8000')
    >>> reachable_url("localhost:8000", Origins.of("http://localhost:8000"))
    'http://localhost:8000'
    >>> reachable_url("localhost:8000", Origins.of("http://0f3a:8000", "http://172.17.0.2:8000"))
    'http://172.17.0.2:8000'
    """
    here = [one for one in sorted(origins.allowed) if one.partition("://")[2] == host.lower()]
    others = sorted(origins.allowed, key=lambda one: (is_loopback(one), _is_name(one), one))
    own = next((one for one in here if not is_loopback(one)), None)
    return own or next(iter(others), f"http://{host}")


def is_loopback(origin: str) -> bool:
    """Whether only the machine itself can reach an origin."""
    host = host_of(origin)
    if host == "localhost" or host.endswith(".localhost"):
        return True
    number = _number(host)
    return number is not None and number.is_loopback


def _is_name(origin: str) -> bool:
    return _number(host_of(origin)) is None


def _number(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.strip("[]"))
    except ValueError:
        return None
