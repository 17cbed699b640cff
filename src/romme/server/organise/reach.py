"""Under which address the phones in a hall find the server."""

from __future__ import annotations

from ipaddress import ip_address

from romme.server.people import Origins
from romme.server.people.origins import host_of


def reachable(host: str, origins: Origins) -> str:
    """The address that phones in the hall can reach, where the director may have opened another.

    >>> own = Origins.of("http://localhost:8000", "http://192.168.1.7:8000")
    >>> reachable("localhost:8000", own), reachable("192.168.1.7:8000", own)
    ('http://192.168.1.7:8000', 'http://192.168.1.7:8000')
    >>> reachable("localhost:8000", Origins.of("http://localhost:8000"))
    'http://localhost:8000'
    """
    here = [one for one in sorted(origins.allowed) if one.partition("://")[2] == host.lower()]
    others = sorted(origins.allowed, key=lambda one: (is_loopback(one), one))
    own = next((one for one in here if not is_loopback(one)), None)
    return own or next(iter(others), f"http://{host}")


def is_loopback(origin: str) -> bool:
    """Whether only the machine itself can get there."""
    host = host_of(origin).strip("[]")
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
