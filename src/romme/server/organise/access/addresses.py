"""The URLs at which other devices, such as phones in a hall, can reach the server."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from romme.server.people import Origins
from romme.server.people.http.origins import host_of

MOST_URLS: Final = 6
"""Maximum number of URLs that phones try."""


def hall_urls(origins: Origins) -> list[str]:
    """Return all URLs at which devices in the local network may reach the server.

    These are private addresses and names that end in ``.local``, never hosts on the internet. The
    addresses of this machine itself are the last resort.

    >>> hall_urls(Origins.of("http://127.0.0.1:80", "http://romme.local", "http://192.168.1.7"))
    ['http://192.168.1.7', 'http://romme.local']
    >>> hall_urls(Origins.of("https://romme.example"))
    []
    """
    local = [one for one in sorted(origins.allowed) if is_local(one)]
    others = [one for one in local if not is_loopback(one)]
    return sorted(others or local, key=_is_name)[:MOST_URLS]


def ipv4_addresses(origins: Origins) -> list[str]:
    """Return the IPv4 addresses among these origins, except those of the machine itself.

    >>> ipv4_addresses(Origins.of("http://127.0.0.1:80", "http://romme.local", "http://10.0.0.2"))
    ['10.0.0.2']
    """
    hosts = [host_of(one) for one in sorted(origins.allowed) if not is_loopback(one)]
    return [one for one in hosts if isinstance(_number(one), IPv4Address)]


def with_host(origins: Origins, host: str) -> Origins:
    """Return these origins and the one with another host name, at the same port.

    >>> sorted(with_host(Origins.of("http://10.0.0.2:8270"), "romme.local").allowed)
    ['http://10.0.0.2:8270', 'http://romme.local:8270']
    """
    ports = {one.removeprefix(f"http://{host_of(one)}") for one in origins.allowed}
    return Origins.of(*origins.allowed, *(f"http://{host}{one}" for one in ports if "/" not in one))


def is_local(origin: str) -> bool:
    """Whether an origin is in a local network: a private address, or a name ending in ``.local``.

    >>> is_local("http://10.0.0.2:8270"), is_local("http://laptop.local"), is_local("http://8.8.8.8")
    (True, True, False)
    """
    number = _number(host_of(origin))
    return host_of(origin).endswith(".local") if number is None else number.is_private


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
