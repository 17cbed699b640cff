r"""Limits on path, query string and cookies, checked before the framework parses them.

Litestar caches the last thousand paths, query strings and cookie headers it has parsed, regardless
of length: 60 KB of ``a=1&a=1…`` take a megabyte of cache, a thousand of them a gigabyte. Our own
URLs are short. Longer ones are refused, and cookies that other programs on the same host have set
are dropped.

>>> exceeds_bounds({"path": "/api/me", "query_string": b"a=1"})
False
>>> exceeds_bounds({"path": "/" + "x" * 2_000, "query_string": b""})
True
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec

from romme.locales import words
from romme.server.http.language import language_of
from romme.server.http.problems import GUARDS, ProblemBody
from romme.server.people.http.authentication import COOKIE

LONGEST_PATH: Final = 1024
"""Maximum length of a path in characters. Our longest path has about two hundred."""
LONGEST_QUERY: Final = 4096
"""Maximum length of a query string in bytes.

A file name has up to 255 characters of up to twelve bytes each when escaped.
"""
MAX_PARAMETERS: Final = 32
LONGEST_COOKIE: Final = 256
"""Maximum length of our own cookie in bytes, including its name."""
CODE: Final = "too-large"


def exceeds_bounds(scope: Mapping[str, Any]) -> bool:
    """Whether the path or query string is too long, or has too many parameters."""
    query: bytes = scope["query_string"]
    return (
        len(scope["path"]) > LONGEST_PATH
        or len(query) > LONGEST_QUERY
        or query.count(b"&") >= MAX_PARAMETERS
    )


def with_own_cookies(scope: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the request scope without cookies other than our own.

    >>> with_own_cookies({"headers": [(b"cookie", b"a=1; romme=x"), (b"host", b"h")]})
    {'headers': [(b'host', b'h'), (b'cookie', b'romme=x')]}
    """
    headers: list[tuple[bytes, bytes]] = list(scope["headers"])
    sent = [value for name, value in headers if name == b"cookie"]
    if not sent:
        return scope
    begins = f"{COOKIE}=".encode()
    parts = (part.strip() for value in sent for part in value.split(b";"))
    own = [part for part in parts if part.startswith(begins) and len(part) <= LONGEST_COOKIE]
    kept = [header for header in headers if header[0] != b"cookie"]
    if own:
        kept.append((b"cookie", own[-1]))
    return {**scope, "headers": kept}


def refusal(scope: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the response to a request whose URL is too long, as two ASGI messages."""
    accepted = (value for name, value in scope["headers"] if name == b"accept-language")
    catalogue = words(language_of(next(accepted, b"").decode("latin-1")))
    body = msgspec.json.encode(ProblemBody(CODE, catalogue.say(f"problem-{CODE}"), {}))
    fields = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Content-Language": catalogue.lang,
        "Vary": "Accept-Language",
        "Cache-Control": "no-store",
        **GUARDS,
    }
    headers = [(name.lower().encode(), value.encode()) for name, value in fields.items()]
    start = {
        "type": "http.response.start",
        "status": int(HTTPStatus.REQUEST_URI_TOO_LONG),
        "headers": headers,
    }
    return start, {"type": "http.response.body", "body": body}
