"""Access to the tournament API for pages that were opened at another address of this computer.

If a laptop in a hall gets a new address, the pages on the phones were loaded from the old one. They
send their entries to the new one, with the key of their list in a header. Only pages of local
addresses may do so, and never with cookies, so a page on the internet can do nothing here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from http import HTTPStatus
from typing import Any, Final, TypeAlias

from romme.server.organise.access.addresses import is_local
from romme.server.people.http.origins import BadOrigin, normalise_origin

Scope: TypeAlias = Mapping[str, Any]
Message: TypeAlias = dict[str, Any]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

PATHS: Final = "/api/tournaments/"
LONGEST_ORIGIN: Final = 100
ALLOWED: Final = (
    (b"access-control-allow-methods", b"GET, POST"),
    (b"access-control-allow-headers", b"accept-language, content-type, x-romme-key"),
    (b"access-control-max-age", b"600"),
)
"""Headers of the answer to a preflight request. Cookies are not allowed."""


def local_origin(scope: Scope) -> bytes | None:
    """Return the `Origin` header of a request to the tournament API if it is a local address."""
    if not scope["path"].startswith(PATHS):
        return None
    found = [value for name, value in scope["headers"] if name == b"origin"]
    if len(found) != 1 or len(found[0]) > LONGEST_ORIGIN:
        return None
    origin = found[0].decode("latin-1")
    try:
        is_exact = normalise_origin(origin) == origin
    except BadOrigin:
        return None
    return found[0] if is_exact and is_local(origin) else None


def is_preflight(scope: Scope) -> bool:
    """Whether a browser asks if a page may send a certain request."""
    return scope["method"] == "OPTIONS" and any(
        name == b"access-control-request-method" for name, _ in scope["headers"]
    )


def preflight_answer(origin: bytes) -> Iterable[Message]:
    """Yield the messages that allow a page of `origin` to send its request."""
    headers = [*_allowing(origin), *ALLOWED, (b"content-length", b"0")]
    yield {
        "type": "http.response.start",
        "status": int(HTTPStatus.NO_CONTENT),
        "headers": headers,
    }
    yield {"type": "http.response.body", "body": b""}


def allowing(origin: bytes, send: Send) -> Send:
    """Return a `send` that lets a page of `origin` read the response."""

    async def send_allowed(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_allowing(origin)]
        await send(message)

    return send_allowed


def _allowing(origin: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"access-control-allow-origin", origin), (b"vary", b"Origin")]
